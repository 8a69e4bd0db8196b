/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Arguments for the action that a player judged best: facts that cards can show, and the figures
 * the player used.
 */

#pragma once

#include "players/knowledge/trick-view.h"
#include "players/player.h"

/** The kind of an argument; the model turns it into a sentence. */
typedef enum
{
  ARGUMENT_REASON, /* only the row's reason */

  /* calls: `points` counts the hand, `needed` is the least good enough */
  ARGUMENT_SUIT_ENOUGH,  /* own points with `suit` as trumps */
  ARGUMENT_SUIT_SHORT,   /* best suit, but passing is better */
  ARGUMENT_SUIT_LEAST,   /* best suit when one must be named */
  ARGUMENT_AHEAD_ENOUGH, /* lead over the others with `suit` as trumps */
  ARGUMENT_AHEAD_SHORT,
  ARGUMENT_AHEAD_LEAST,
  ARGUMENT_LEAD,        /* lead with trumps already named */
  ARGUMENT_ANTRAG,      /* weak `suit`; a new deal is possible */
  ARGUMENT_GAME_ENOUGH, /* points of `action`; `needed` win */
  ARGUMENT_GAME_SHORT,  /* best call, but passing is better */
  ARGUMENT_GAME_LEAST,  /* best call when all are bad */
  ARGUMENT_GAME_BEST,   /* best call, not by points */
  ARGUMENT_GAME_LOW,    /* low cards; only the last trick loses */
  ARGUMENT_GAME_LITTLE, /* trumps drawn, `other` wins the last trick */
  ARGUMENT_GAME_BEYOND, /* all trumps held, too few for `action` */
  ARGUMENT_TEAM_ENOUGH, /* team points; the call needs `needed` */
  ARGUMENT_TEAM_SHORT,  /* best suit, but passing is better */
  ARGUMENT_TEAM_STANDS, /* team points for the standing call */
  ARGUMENT_TEAM_FAILS,  /* opponents' points; they called `needed` */
  ARGUMENT_TRUE_CALL,
  ARGUMENT_TRUE_SHORT,  /* true call of too few points */
  ARGUMENT_TRUE_IDLE,   /* true call that wins no more than the present one */
  ARGUMENT_CLOSED,      /* eyes expected after closing; `needed` are missing */
  ARGUMENT_FEW_TRUMPS,  /* all trumps held */
  ARGUMENT_MANY_TRUMPS, /* all trumps held; others are worse */
  ARGUMENT_HONEST,      /* a hidden Solo is unlikely */

  /* announcements and discards */
  ARGUMENT_CUSTOM, /* usual answer */
  ARGUMENT_BONUS,
  ARGUMENT_BOTH,     /* `points` for the cards, or their last */
  ARGUMENT_WAITS,    /* bonus after the first trick won */
  ARGUMENT_DENIED,   /* bonus that would go to the others */
  ARGUMENT_KEPT,     /* bonus not lost by playing a card */
  ARGUMENT_OUTDONE,  /* figure of `points` that another one beats */
  ARGUMENT_FIGURE,   /* figure of `points`, if none is better */
  ARGUMENT_ENOUGH,   /* `points` reach `needed` */
  ARGUMENT_EXCHANGE, /* exchange of the card for `other` */
  ARGUMENT_KEEPS_TRUMP,
  ARGUMENT_SAFE_POINTS,
  ARGUMENT_SPARE,     /* few points; the rest of its suit is kept */
  ARGUMENT_VOID,      /* last card of its suit, to ruff later */
  ARGUMENT_REST,      /* `points` of the hand kept */
  ARGUMENT_LED_FIRST, /* forced lead; the rest of its suit is laid aside */

  /* plays: facts that hold with open hands */
  ARGUMENT_DRAW,        /* `points` trumps may be out */
  ARGUMENT_TOP,         /* highest card of its suit */
  ARGUMENT_TAKES,       /* beats `other`, for `points` in the trick */
  ARGUMENT_CHEAPEST,    /* lowest own card that beats `other` */
  ARGUMENT_FEEDS,       /* points for `other`, winning for the own side */
  ARGUMENT_FEEDS_LATER, /* points for a trick probably won */
  ARGUMENT_SPARES,      /* low card for a trick probably won */
  ARGUMENT_LEAVES,      /* the cards could win, at a higher cost */
  ARGUMENT_LEAST,       /* cheapest legal card, probably lost */
  ARGUMENT_GUARDS,      /* probably lost; cheaper cards are kept */
  ARGUMENT_BELOW,       /* below an unwanted `other` */
  ARGUMENT_LOW_LEAD,    /* lead that may lose `points` */
  ARGUMENT_LIKELY,      /* probably wins; `points` higher cards may be out */
  ARGUMENT_SPARES_ROEM, /* the cards could give the others roem */

  /* plays when tricks are bad */
  ARGUMENT_UNDER,    /* probably loses; `points` higher cards may be out */
  ARGUMENT_STUCK,    /* probably wins; lower cards are kept */
  ARGUMENT_SHED,     /* `points` higher cards may be out: unsafe last */
  ARGUMENT_HARMLESS, /* uncounted trick; lower cards are kept */
  ARGUMENT_RUFFED,   /* only `points` trumps may beat it */
  ARGUMENT_LATER,    /* `points` higher cards may be out: hardly the trick needed */
  ARGUMENT_CATCH,    /* `points` cards may let the declarer follow below */
  ARGUMENT_LEFT,     /* stays below the declarer's winning `other` */
  ARGUMENT_UNLOAD,   /* `points` lower cards may be out: could save the declarer */
  ARGUMENT_LOWEST,
  ARGUMENT_ALONE, /* last card of its suit: could save the declarer */
  ARGUMENTS,
} PlayerArgumentKind;

/** The kind of a signal between partners (signals.h). */
typedef enum
{
  MESSAGE_NONE,
  MESSAGE_TELLS, /* true signal */
  MESSAGE_LIES,  /* false signal */
  MESSAGE_ASKED, /* lead that the partner asked for */
} PlayerMessageKind;

typedef struct
{
  PlayerMessageKind kind;
  uint8_t suit;  /* group in TrickOrder */
  CardSet cards; /* cards of the signal */
  bool holds;    /* true if one of `cards` is held, false if none is */
  Card card;     /* partner's card of MESSAGE_ASKED */
} PlayerMessage;

typedef struct
{
  PlayerArgumentKind kind;
  PlayerReason reason;
  CardSet cards; /* own cards as observed */
  Card other;    /* card on the table, own card for the last trick, or CARD_NONE */
  uint8_t suit;  /* suit of the argument, or SUIT_NONE */
  Action action;
  int points;
  int needed;
  bool is_bold; /* true for a call above a pass */
  PlayerMessage message;
  bool is_sure; /* true if no later card can beat the play */
} PlayerArgument;

/** Explains the best row of @choice, which rules of thumb made from @observation. */
void player_argue (const Observation *observation, const Choice *choice, PlayerArgument *argument);

/**
 * Returns the cards of @argument in the hand at turn in @deal, where twins may have other numbers
 * than in the observation.
 */
CardSet player_argument_cards (const PlayerArgument *argument, const Deal *deal);

/** Maps observed @cards to @deal like player_argument_cards (). */
CardSet player_cards_in (CardSet cards, const Deal *deal);

/* Helpers of the games' arguers. */

/** Returns the value of @points by a rule of thumb; never decreasing. */
typedef double (*ArgueWorth) (gconstpointer data, double points);

/**
 * Sets points, needed and kind of @argument from the @points of the best suit. @enough is the first
 * of the three kinds.
 */
void argue_count (PlayerArgument *argument, const Choice *choice, PlayerArgumentKind enough,
                  double points, ArgueWorth worth, gconstpointer data);

/** Returns the best row of @choice with @verb, or NULL. */
const ChoiceRow *argue_find (const Choice *choice, unsigned verb);

/** Returns the number of cards that may be out above @card in its suit. */
unsigned argue_count_above (const TrickView *view, Card card);
