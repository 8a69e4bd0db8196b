/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What speaks for an action that a player has judged best: facts that can be shown in cards, and
 * the figures by which the player judged. Nothing is judged anew here.
 */

#pragma once

#include "players/knowledge/trick-view.h"
#include "players/player.h"

/** What kind of argument it is; the model makes sentences of them. */
typedef enum
{
  ARGUMENT_REASON, /* no more than the reason of the row */

  /* calls: `points` is what a count of the cards promises; from `needed` on it is good enough */
  ARGUMENT_SUIT_ENOUGH,  /* points of the own side with `suit` as trumps */
  ARGUMENT_SUIT_SHORT,   /* the same of the best suit, and passing is better */
  ARGUMENT_SUIT_LEAST,   /* one suit must be named, and no other promises as much */
  ARGUMENT_AHEAD_ENOUGH, /* the same three with points above those of the others */
  ARGUMENT_AHEAD_SHORT,
  ARGUMENT_AHEAD_LEAST,
  ARGUMENT_LEAD,        /* points above those of the others in a deal whose trumps are named */
  ARGUMENT_ANTRAG,      /* `suit` promises little, and the deal may be thrown in */
  ARGUMENT_GAME_ENOUGH, /* points of `action`, where `needed` win it */
  ARGUMENT_GAME_SHORT,  /* the same of the best call, and passing is better */
  ARGUMENT_GAME_LEAST,  /* the same, and all else is worse */
  ARGUMENT_GAME_BEST,   /* promises most, by chances that are no points */
  ARGUMENT_GAME_LOW,    /* the same: only the last trick loses it, and the cards are low */
  ARGUMENT_GAME_LITTLE, /* the same: `other` must win the last trick, when the cards drew trumps */
  ARGUMENT_GAME_BEYOND, /* the cards are all trumps of the hand, and `action` needs most of all */
  ARGUMENT_TEAM_ENOUGH, /* points of the own team with `suit`; the call needs `needed` */
  ARGUMENT_TEAM_SHORT,  /* the same of its best suit, and passing is better */
  ARGUMENT_TEAM_STANDS, /* the same of what it has called already */
  ARGUMENT_TEAM_FAILS,  /* points of the others of `needed` that they called */
  ARGUMENT_TRUE_CALL,   /* what is promised is true of the cards */
  ARGUMENT_TRUE_SHORT,  /* the same of `action`, which promises too little: better a pass */
  ARGUMENT_TRUE_IDLE,   /* the same of `action`, which wins no more than what is called */
  ARGUMENT_CLOSED,      /* eyes to come with the stock closed, of `needed` more */
  ARGUMENT_FEW_TRUMPS,  /* the cards are all trumps of the hand */
  ARGUMENT_MANY_TRUMPS, /* the cards are all trumps of the hand, and all else is worse */
  ARGUMENT_HONEST,      /* hardly anybody can have hidden a Solo */

  /* what is said or laid away */
  ARGUMENT_CUSTOM,      /* all answers are as good, and this is usual */
  ARGUMENT_BONUS,       /* brings `points` */
  ARGUMENT_BOTH,        /* the cards, or the last of them, bring `points` */
  ARGUMENT_WAITS,       /* they will bring `points` with the first trick that is won */
  ARGUMENT_DENIED,      /* the others would write the `points` */
  ARGUMENT_KEPT,        /* the cards bring `points` also when one of them is played */
  ARGUMENT_OUTDONE,     /* the cards are a figure of `points`, and the others have a better one */
  ARGUMENT_FIGURE,      /* the cards are a figure that brings `points` if no other is better */
  ARGUMENT_ENOUGH,      /* has `points` of `needed` */
  ARGUMENT_EXCHANGE,    /* `other` comes to the hand for the card */
  ARGUMENT_KEEPS_TRUMP, /* a kept trump wins tricks */
  ARGUMENT_SAFE_POINTS, /* laid aside, the `points` of the card are safe */
  ARGUMENT_SPARE,       /* has next to no points, and the cards, of its suit, stay */
  ARGUMENT_VOID,        /* the last card of its suit, which can be ruffed then */
  ARGUMENT_REST,        /* the cards that are kept promise `points` */
  ARGUMENT_LED_FIRST,   /* must be led; the cards of its suit are laid aside */

  /* plays, of hard facts that open cards cannot contradict */
  ARGUMENT_DRAW,        /* so many trumps (`points`) may be with the others */
  ARGUMENT_TOP,         /* nobody holds a higher card of its suit */
  ARGUMENT_TAKES,       /* beats `other`, for `points` on the table */
  ARGUMENT_CHEAPEST,    /* the same, and no lower card of the hand does */
  ARGUMENT_FEEDS,       /* `other` of the own side is winning, the card brings points */
  ARGUMENT_FEEDS_LATER, /* the own side will probably win, the card brings points */
  ARGUMENT_SPARES,      /* the own side will probably win without more */
  ARGUMENT_LEAVES,      /* the cards could take the trick, at a greater cost */
  ARGUMENT_LEAST,       /* probably lost, and no card that may be played has fewer points */
  ARGUMENT_GUARDS,      /* probably lost, and the cards with fewer points are kept */
  ARGUMENT_BELOW,       /* stays below `other`, whose trick is not wanted */
  ARGUMENT_LOW_LEAD,    /* may be beaten, at the cost of `points` */
  ARGUMENT_LIKELY,      /* `points` cards of its suit may be higher, and the own side wins likely */
  ARGUMENT_SPARES_ROEM, /* the cards could hand the others roem */

  /* plays where tricks are bad */
  ARGUMENT_UNDER,    /* `points` cards of its suit may be higher: somebody else wins likely */
  ARGUMENT_STUCK,    /* probably wins the trick; the cards, lower ones of the suit, are kept */
  ARGUMENT_SHED,     /* `points` cards of its suit may be higher: it must not be the last */
  ARGUMENT_HARMLESS, /* the trick does not count; the cards, lower ones of the suit, are kept */
  ARGUMENT_RUFFED,   /* no card of its suit is higher, but `points` trumps may take the trick */
  ARGUMENT_LATER,    /* `points` cards of its suit may be higher: hardly the one trick wanted */
  ARGUMENT_CATCH,    /* `points` cards of the suit led may be lower than what lies best then */
  ARGUMENT_LEFT,     /* `other` of the declarer wins so far, and the card does not beat it */
  ARGUMENT_UNLOAD,   /* `points` cards of its suit may be lower: kept, it saves the declarer */
  ARGUMENT_LOWEST,   /* only higher cards of its suit may be out */
  ARGUMENT_ALONE,    /* no card of its suit is out: kept, it saves the declarer */
  ARGUMENTS,
} PlayerArgumentKind;

/** What cards tell between partners who have agreed on signals (signals.h). */
typedef enum
{
  MESSAGE_NONE,
  MESSAGE_TELLS, /* the own card tells the partner */
  MESSAGE_LIES,  /* the same, and it is not so */
  MESSAGE_ASKED, /* the own side leads what a card of the partner has asked for */
} PlayerMessageKind;

typedef struct
{
  PlayerMessageKind kind;
  uint8_t suit;  /* of which it speaks */
  CardSet cards; /* one of these is held … */
  bool holds;    /* … or none of them */
  Card card;     /* of MESSAGE_ASKED: the partner's */
} PlayerMessage;

typedef struct
{
  PlayerArgumentKind kind;
  PlayerReason reason; /* of the row */
  CardSet cards;       /* of the own hand as it was observed: those that it speaks of */
  Card other;          /* a card on the table, or CARD_NONE */
  uint8_t suit;        /* Suit, SUIT_NONE */
  Action action;       /* the call it speaks of */
  int points;
  int needed;
  bool is_bold; /* a call: more than to pass */
  PlayerMessage message;
  bool is_sure; /* a play: nobody who follows can beat it, whatever the others hold */
} PlayerArgument;

/** What speaks for the best row of @choice, which was made from @observation by rules of thumb. */
void player_argue (const Observation *observation, const Choice *choice, PlayerArgument *argument);

/**
 * The cards of @argument in the hand of the seat at turn in @deal, of which the observation was
 * made: that may have named twins otherwise.
 */
CardSet player_argument_cards (const PlayerArgument *argument, const Deal *deal);

/** The same of any @cards of the hand as it was observed. */
CardSet player_cards_in (CardSet cards, const Deal *deal);

/* For the arguers of the games. */

/** What figures promise, as a rule of thumb values it; it grows with them. */
typedef double (*ArgueWorth) (gconstpointer data, double points);

/**
 * Sets points, needed and the kind of @argument by the @points that the best suit promises: the
 * kind of three in a row, from @enough on.
 */
void argue_count (PlayerArgument *argument, const Choice *choice, PlayerArgumentKind enough,
                  double points, ArgueWorth worth, gconstpointer data);

/** The best row of @choice with @verb, or NULL. */
const ChoiceRow *argue_find (const Choice *choice, unsigned verb);

/** How many cards of the suit of @card the others may hold that are higher. */
unsigned argue_count_above (const TrickView *view, Card card);
