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
  ARGUMENT_REASON, /* no facts, only the row's reason */

  /* calls: `points` are the hand's expected points, `needed` the least that suffice */
  ARGUMENT_SUIT_ENOUGH,  /* own points with `suit` as trumps suffice */
  ARGUMENT_SUIT_SHORT,   /* best suit, but passing is better */
  ARGUMENT_SUIT_WEAK,    /* too few or too low trumps of `suit`, the best, for a free call */
  ARGUMENT_SUIT_LEAST,   /* best suit when one must be named */
  ARGUMENT_AHEAD_ENOUGH, /* lead over the others with `suit` as trumps */
  ARGUMENT_AHEAD_SHORT,
  ARGUMENT_AHEAD_LEAST,
  ARGUMENT_LEAD,        /* lead over the others, with trumps already named */
  ARGUMENT_LEAD_CLOSE,  /* small negative lead of a double, which may still be made */
  ARGUMENT_ANTRAG,      /* weak `suit`; the others may prefer new cards */
  ARGUMENT_GAME_ENOUGH, /* `points` expected of `action`; `needed` win */
  ARGUMENT_GAME_SHORT,  /* best call, but passing is better */
  ARGUMENT_GAME_LEAST,  /* best call when all are bad */
  ARGUMENT_GAME_BEST,   /* best call, in a game that points do not decide */
  ARGUMENT_GAME_LOW,    /* low cards for a game in which only the last trick loses */
  ARGUMENT_GAME_LITTLE, /* `cards` draw the trumps, then `other` wins the last trick */
  ARGUMENT_GAME_BEYOND, /* `cards`, all own trumps, are too few for `action` */
  ARGUMENT_TEAM_ENOUGH, /* team's points; the call needs `needed` */
  ARGUMENT_TEAM_SHORT,  /* best suit, but passing is better */
  ARGUMENT_TEAM_STANDS, /* team's points; its present call needs `needed` */
  ARGUMENT_TEAM_FAILS,  /* opponents' points with `suit`; they called `needed` */
  ARGUMENT_TRUE_CALL,   /* call truly tells partners of `cards`; team's points, `needed` ones */
  ARGUMENT_TRUE_SHORT,  /* true call; the team's points fall short of it */
  ARGUMENT_TRUE_IDLE,   /* true call, which wins no more than the present one */
  ARGUMENT_CLOSED,      /* points with a closed stock; `needed` are missing, `cards` sure to win */
  ARGUMENT_FEW_TRUMPS,  /* few trumps: `cards` are all own ones */
  ARGUMENT_MANY_TRUMPS, /* `cards` are all own trumps; other games are worse */
  ARGUMENT_HONEST,      /* a hidden Solo is unlikely */

  /* announcements and discards */
  ARGUMENT_CUSTOM, /* usual answer; any will do */
  ARGUMENT_BONUS,
  ARGUMENT_SHARED,   /* bonus that the partner may claim if the seat stays silent */
  ARGUMENT_BOTH,     /* `points` for the pair, or for its second card */
  ARGUMENT_WAITS,    /* bonus that counts once a trick is won */
  ARGUMENT_DENIED,   /* roem that would go to the others if claimed */
  ARGUMENT_KEPT,     /* bonus that can also be claimed when playing a card */
  ARGUMENT_OUTDONE,  /* figure (announced meld) that a better one beats */
  ARGUMENT_FIGURE,   /* figure that counts `points` if none is better */
  ARGUMENT_ENOUGH,   /* `points` reach `needed` */
  ARGUMENT_REACHES,  /* with the bonus of `cards` the seat has `points`, and `needed` suffice */
  ARGUMENT_EXCHANGE, /* exchange for the trump `other`; if it is higher, worth `points` more */
  ARGUMENT_KEEPS_TRUMP,
  ARGUMENT_SAFE_POINTS,
  ARGUMENT_SPARE,     /* card of few points; `cards` of its suit are kept */
  ARGUMENT_VOID,      /* last card of its suit, to ruff later */
  ARGUMENT_REST,      /* `points` expected from the cards kept */
  ARGUMENT_LED_FIRST, /* kept card, led first; `cards` of its suit are discarded */

  /* plays: facts that hold with open hands */
  ARGUMENT_DRAW,        /* `points` trumps may be out */
  ARGUMENT_TOP,         /* highest card of its suit */
  ARGUMENT_TAKES,       /* beats `other`, for `points` in the trick */
  ARGUMENT_CHEAPEST,    /* lowest own card that beats `other` */
  ARGUMENT_FEEDS,       /* points added to `other`, with which the own side is winning */
  ARGUMENT_FEEDS_LATER, /* points for a trick probably won */
  ARGUMENT_SPARES,      /* low card for a trick probably won */
  ARGUMENT_LEAVES,      /* `cards` could take the trick, at a higher cost */
  ARGUMENT_LEAST,       /* cheapest legal card, probably lost */
  ARGUMENT_GUARDS,      /* probably lost; the cheaper `cards` are kept */
  ARGUMENT_LOST,        /* probably lost, in a deal in which points do not count */
  ARGUMENT_KEEPS,       /* trick left; `cards` could take it and are kept for later */
  ARGUMENT_BELOW,       /* stays below `other` in an unwanted trick */
  ARGUMENT_LOW_LEAD,    /* lead that may lose `points`; no other would cost less */
  ARGUMENT_DEAR_LEAD,   /* lead that may lose `points`; the cheaper `cards` are kept */
  ARGUMENT_LIKELY,      /* probably wins; `points` higher cards may be out */
  ARGUMENT_SPARES_ROEM, /* `cards` could give the others roem */

  /* plays when tricks are bad */
  ARGUMENT_RID,      /* discard; `points` lower, `needed` higher cards may still be out */
  ARGUMENT_UNDER,    /* probably loses; `points` higher cards may be out */
  ARGUMENT_STUCK,    /* probably wins; lower cards are kept */
  ARGUMENT_FORCED,   /* probably wins, as would each legal card: none is lower */
  ARGUMENT_SHED,     /* card to shed before the last trick; `points` higher ones may be out */
  ARGUMENT_HARMLESS, /* trick that does not count; lower cards are kept */
  ARGUMENT_RUFFED,   /* top card; only a ruff by one of `points` trumps may beat it */
  ARGUMENT_LATER,    /* needs one trick, hardly this: `points` higher cards may be out */
  ARGUMENT_CATCH,    /* only `points` lower cards would let the declarer avoid the trick */
  ARGUMENT_LEFT,     /* stays below the declarer's winning `other` */
  ARGUMENT_UNLOAD,   /* high card: could take the declarer's trick from `points` lower ones */
  ARGUMENT_LOWEST,
  ARGUMENT_ALONE, /* only card left of its suit: could take the declarer's trick */
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
  CardSet cards; /* cards that the signal is about */
  bool holds;    /* true if one of `cards` is held, false if none is */
  Card card;     /* partner's card of MESSAGE_ASKED */
} PlayerMessage;

typedef struct
{
  PlayerArgumentKind kind;
  PlayerReason reason;
  CardSet cards; /* own cards that the sentence names, as observed */
  Card other;    /* card on the table, own card for the last trick, or CARD_NONE */
  uint8_t suit;  /* suit of the argument, or SUIT_NONE */
  Action action;
  int points;
  int needed;
  unsigned at_risk; /* game points of the opponent if ARGUMENT_CLOSED fails */
  bool is_bold;     /* true if the action is not a pass */
  bool is_less;     /* true if the call, made, scores less than the failure of the others' call */
  bool is_laid;     /* true if `cards` count because they are laid aside, with `other` kept */
  PlayerMessage message;
  bool is_ours; /* true if the own side wins the trick so far, or has the best figure */
  bool is_sure; /* true if nobody can change that any more */
} PlayerArgument;

/** Fills @argument with the facts behind the best row of @choice, a judgement of @observation. */
void player_argue (const Observation *observation, const Choice *choice, PlayerArgument *argument);

/**
 * Returns the cards of @argument in the hand at turn in @deal, which may number twins (copies of a
 * card) differently from the observation.
 */
CardSet player_argument_cards (const PlayerArgument *argument, const Deal *deal);

/** Maps observed @cards to @deal like player_argument_cards (). */
CardSet player_cards_in (CardSet cards, const Deal *deal);

/* Helpers for PlayerGame.argue (). */

/**
 * Returns the worth of a call that should make @points, by a rule of thumb. More points never lower
 * it.
 */
typedef double (*ArgueWorth) (gconstpointer data, double points);

/**
 * Sets points, needed and kind of @argument from the @points of the best suit. @enough is the first
 * of three kinds: enough, short of it, least (passing is illegal).
 */
void argue_count (PlayerArgument *argument, const Choice *choice, PlayerArgumentKind enough,
                  double points, ArgueWorth worth, gconstpointer data);

/** Returns the best row of @choice with @verb, or NULL. */
const ChoiceRow *argue_find (const Choice *choice, unsigned verb);

/**
 * Makes @argument the reason for exchanging the own trump @given for the turned-up trump @taken, by
 * the rules of the deal @seen.
 */
void argue_trade (PlayerArgument *argument, const Deal *seen, Card given, Card taken);

/** Returns the number of cards that may be out above @card in its suit. */
unsigned argue_count_above (const TrickView *view, Card card);
