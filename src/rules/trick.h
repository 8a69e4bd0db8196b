/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Trick play for all games; duties, ranks and points are data. */

#pragma once

#include <assert.h>

#include "rules/card.h"

#define TRICK_GROUPS 6 /* card groups: four suits, permanent trumps, one spare */

/** The rank order and card points under one trump suit, a constant of the game. */
typedef struct
{
  uint8_t trump;               /* group, or TRICK_GROUPS for none */
  uint8_t group[CARDS_MAX];    /* group by card */
  uint8_t strength[CARDS_MAX]; /* within the group; higher wins */
  uint8_t points[CARDS_MAX];
  CardSet members[TRICK_GROUPS]; /* cards by group */
  CardSet beaters[CARDS_MAX];    /* cards that beat the card if played later */

  /* All cards by group, then falling strength, then pack order. */
  Card ranked[CARDS_MAX];
  uint8_t first[TRICK_GROUPS + 1]; /* first index of each group in @ranked, and the end */
} TrickOrder;

/** Computes the card sets and @ranked from group and strength. */
void trick_order_complete (TrickOrder *order, unsigned n_cards);

typedef enum
{
  RUFF_FREE,           /* may play anything */
  RUFF_UNLESS_PARTNER, /* must ruff unless the partner is winning */
  RUFF_ALWAYS,
} RuffDuty;

/** Duties of players who do not lead; all follow suit unless @free. */
typedef struct
{
  bool free;
  bool head_trump;   /* if trumps are led, must beat the winning card when able */
  bool head_plain;   /* if a plain suit is led, must beat its winning card when able */
  RuffDuty ruff;     /* duty when void in the suit led */
  bool overruff;     /* must overruff, if able */
  bool ruff_to_win;  /* need not play trumps that cannot win */
  bool no_underruff; /* may underruff only if nothing else is left */
} TrickDuties;

/** A trick in playing order. */
typedef struct
{
  uint8_t n;
  uint8_t best; /* index of the winner; valid if n > 0 */
  uint8_t seat[SEATS_MAX];
  Card card[SEATS_MAX];
} Trick;

/** The reason why a card is illegal. */
typedef enum
{
  TRICK_LEGAL,
  TRICK_MUST_FOLLOW,   /* holds the suit led */
  TRICK_MUST_HEAD,     /* can beat the winning card in the suit led */
  TRICK_MUST_RUFF,     /* holds trumps, but not the suit led */
  TRICK_MUST_OVERRUFF, /* can beat the winning trump */
  TRICK_NO_UNDERRUFF,  /* has other cards than losing trumps */
  TRICK_MUST_LEAD,     /* must lead an announced or kept card */
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

/** Adds a card and updates the winner. */
static inline void
trick_add (Trick *trick, const TrickOrder *order, uint8_t seat, Card card)
{
  bool leads = trick->n == 0;
  bool beats = card_set_has (order->beaters[leads ? card : trick_best_card (trick)], card);

  /* branch-free, as winners are hard to predict */
  trick->best = (uint8_t) (trick->best + (leads | beats) * (trick->n - trick->best));
  assert (trick->n < SEATS_MAX);
  trick->seat[trick->n] = seat;
  trick->card[trick->n] = card;
  trick->n++;
}

static inline CardSet
trick_cards (const Trick *trick)
{
  CardSet set = 0;

  for (unsigned i = 0; i < trick->n; i++)
    set |= card_set_of (trick->card[i]);

  return set;
}

/** Returns the card points of @set. */
unsigned trick_points (const TrickOrder *order, CardSet set);

/* Returns @preferred, or @otherwise if empty. Branch-free, as the case is unpredictable. */
static inline CardSet
trick_either (CardSet preferred, CardSet otherwise)
{
  return preferred | (otherwise & -(CardSet) (preferred == 0));
}

/**
 * Returns the legal cards of a player who does not lead. @members are by group, @led is the group
 * led, @beaters beat the winning card.
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

/** Returns the legal cards of @hand; @partner_wins matters for RUFF_UNLESS_PARTNER. */
static inline CardSet
trick_legal (const TrickOrder *order, const TrickDuties *duties, const Trick *trick, CardSet hand,
             bool partner_wins)
{
  if (trick->n == 0)
    return hand;

  return trick_legal_behind (order->trump, order->members, duties, order->group[trick->card[0]],
                             order->beaters[trick_best_card (trick)], hand, partner_wins);
}

/** Returns why @card is illegal, or TRICK_LEGAL. */
TrickReason trick_reason (const TrickOrder *order, const TrickDuties *duties, const Trick *trick,
                          CardSet hand, bool partner_wins, Card card);
