/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Trick play, written once for all games: duties, ranks and point values are data.
 */

#pragma once

#include <assert.h>

#include "rules/card.h"

#define TRICK_GROUPS 6 /* four suits, a trump suit of its own, none */

/**
 * Rank order and values of a pack under one trump choice. Constant; made once by the game.
 *
 * A card's group is what "follow suit" means by suit; @beaters is who wins, so any order that a
 * game knows (first of twins, weak trumps) is only another table.
 */
typedef struct
{
  uint8_t trump;                 /* the trump group, or TRICK_GROUPS for none */
  uint8_t group[CARDS_MAX];      /* of every card */
  uint8_t strength[CARDS_MAX];   /* within its group; higher wins */
  uint8_t points[CARDS_MAX];     /* card points */
  CardSet members[TRICK_GROUPS]; /* the cards of each group */
  CardSet beaters[CARDS_MAX];    /* the cards that beat this one when played after it */

  /* all cards group by group, in each by falling strength, equal ones as in the pack */
  Card ranked[CARDS_MAX];
  uint8_t first[TRICK_GROUPS + 1]; /* where the cards of a group begin there; behind it the next */
} TrickOrder;

/** Fills all that follows from group and strength of the first @n_cards cards. */
void trick_order_complete (TrickOrder *order, unsigned n_cards);

typedef enum
{
  RUFF_FREE,           /* a void player may play anything */
  RUFF_UNLESS_PARTNER, /* must ruff unless the partner is winning */
  RUFF_ALWAYS,         /* must ruff, whoever is winning */
} RuffDuty;

/** What a player who does not lead is bound to. Following suit is a duty unless @free. */
typedef struct
{
  bool free;         /* nothing at all is a duty */
  bool head_trump;   /* trump led: beat the winning card if able */
  bool head_plain;   /* plain suit led: beat the winning card if able */
  RuffDuty ruff;     /* void in the suit led */
  bool overruff;     /* who ruffs must beat the winning trump if able */
  bool ruff_to_win;  /* no duty to ruff with trumps that cannot win */
  bool no_underruff; /* a trump that does not win only if nothing else is left */
} TrickDuties;

/** The cards of one trick in the order in which they fell. */
typedef struct
{
  uint8_t n;    /* cards on the table */
  uint8_t best; /* index of the winning card; valid when n > 0 */
  uint8_t seat[SEATS_MAX];
  Card card[SEATS_MAX];
} Trick;

/** Why a card may not be played. */
typedef enum
{
  TRICK_LEGAL,
  TRICK_MUST_FOLLOW,   /* holds cards of the suit led */
  TRICK_MUST_HEAD,     /* follows suit and could beat the winning card */
  TRICK_MUST_RUFF,     /* void, holds trumps */
  TRICK_MUST_OVERRUFF, /* must ruff, and could beat the winning trump */
  TRICK_NO_UNDERRUFF,  /* a lower trump is forbidden while other cards are held */
  TRICK_MUST_LEAD,     /* a card shown before must be led: announced, or kept for it */
} TrickReason;

static inline uint8_t
trick_winner (const Trick *trick)
{
  return trick->seat[trick->best];
}

static inline Card
trick_best_card (const Trick *trick)
{
  return trick->card[trick->best];
}

/** Puts @card of @seat on the table and keeps the winner. */
static inline void
trick_add (Trick *trick, const TrickOrder *order, uint8_t seat, Card card)
{
  bool leads = trick->n == 0;
  bool beats = card_set_has (order->beaters[leads ? card : trick_best_card (trick)], card);

  /* without a branch: the processor would often guess wrong who wins */
  trick->best = (uint8_t) (trick->best + (leads | beats) * (trick->n - trick->best));
  assert (trick->n < SEATS_MAX);
  trick->seat[trick->n] = seat;
  trick->card[trick->n] = card;
  trick->n++;
}

/** The cards on the table as a set. */
static inline CardSet
trick_cards (const Trick *trick)
{
  CardSet set = 0;

  for (unsigned i = 0; i < trick->n; i++)
    set |= card_set_of (trick->card[i]);

  return set;
}

/** Sum of the card points of the cards of @set. */
unsigned trick_points (const TrickOrder *order, CardSet set);

/* Without a branch: the processor would often guess wrong. */
static inline CardSet
trick_either (CardSet preferred, CardSet otherwise)
{
  return preferred | (otherwise & -(CardSet) (preferred == 0));
}

/**
 * The cards of @hand that may be played by who does not lead: @members are the cards of each group,
 * @led is the group that was led, @beaters are the cards that beat the winning one.
 */
static inline CardSet
trick_legal_behind (unsigned trump, const CardSet *members, const TrickDuties *duties, unsigned led,
                    CardSet beaters, CardSet hand, bool partner_wins)
{
  CardSet follow = hand & members[led];
  CardSet trumps;

  if (duties->free)
    return hand;
  if (follow != 0)
    {
      bool head = led == trump ? duties->head_trump : duties->head_plain;

      return head ? trick_either (follow & beaters, follow) : follow;
    }

  if (led == trump || trump >= TRICK_GROUPS || duties->ruff == RUFF_FREE)
    return hand;

  trumps = hand & members[trump];
  if (duties->ruff == RUFF_UNLESS_PARTNER && partner_wins)
    return duties->no_underruff ? trick_either (hand & ~(trumps & ~beaters), hand) : hand;
  if (duties->overruff && (trumps & beaters) != 0)
    return trumps & beaters;
  if (duties->ruff_to_win && (trumps & beaters) == 0)
    return hand;

  return duties->no_underruff ? trick_either (hand & ~trumps, hand) : trick_either (trumps, hand);
}

/** The cards of @hand that may be played; @partner_wins only matters to RUFF_UNLESS_PARTNER. */
static inline CardSet
trick_legal (const TrickOrder *order, const TrickDuties *duties, const Trick *trick, CardSet hand,
             bool partner_wins)
{
  if (trick->n == 0)
    return hand;

  return trick_legal_behind (order->trump, order->members, duties, order->group[trick->card[0]],
                             order->beaters[trick_best_card (trick)], hand, partner_wins);
}

/** Why @card of @hand may not be played, or TRICK_LEGAL. */
TrickReason trick_reason (const TrickOrder *order, const TrickDuties *duties, const Trick *trick,
                          CardSet hand, bool partner_wins, Card card);
