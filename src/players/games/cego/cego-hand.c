/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Judges keeping, demanding and discarding (section 15 of games/cego/rules.md). */

#include "players/games/cego/cego-hand.h"

#include "players/games/cego/cego-position.h"
#include "players/games/cego/cego.h"
#include "rules/game.h"
#include "rules/games/cego/cego-tables.h"

/*
 * Weights in card points, found by deals of all bids from Cego to zwei verschiedene: kept points
 * are at risk, discarded ones safe. Test changes with tools/try-simple, cego payment=each.
 */
static const struct
{
  double trump;
  double trump_share; /* trump, times the squared share of trumps below */
  double at_risk;     /* share of a kept card's points */
  double safe_top;    /* `at_risk` for the top card of a suit */
  double lone;        /* bonus for discarding the last card of a suit */
  double leere_rank;  /* small weight that prefers the higher Leere */
  double leere_laid;  /* share of discarded points of its suit */
} weigh = {
  .trump = 3,
  .trump_share = 7,
  .at_risk = 0.8,
  .safe_top = -0.1,
  .lone = 0.8,
  .leere_rank = 0.01,
  .leere_laid = 0.1,
};

static double
worth_of_holding (const TrickOrder *order, Card card, bool is_top)
{
  double at_risk = (is_top ? weigh.safe_top : weigh.at_risk) * (order->points[card] - 1);
  double share = card / (double) CEGO_STIESS;

  if (!cego_is_trump (card))
    return -at_risk;
  if (card >= CEGO_MOND)
    return weigh.trump + weigh.trump_share * share * share;

  return weigh.trump + weigh.trump_share * share * share - at_risk;
}

/* ---- Keeping --------------------------------------------------------------------------- */

static double
worth_of_keeping (const Options *options, CegoGame game, CardSet hand, Card card)
{
  const TrickOrder *order = game_order (&cego_game, options, SUIT_TRUMPS);
  CardSet suit = order->members[order->group[card]];

  if (!cego_is_kept_open (game))
    return worth_of_holding (order, card, false);

  return weigh.leere_laid * trick_points (order, hand & suit & cego_full_cards (options))
         + weigh.leere_rank * order->strength[card] / (double) CARDS_MAX;
}

CardSet
cego_best_kept (const Options *options, CegoGame game, CardSet hand)
{
  CardSet kept = 0;

  for (unsigned n = cego_count_kept (game); n > 0; n--)
    {
      CardSet set = cego_may_keep (options, game, hand, kept);
      Card best = CARD_NONE;

      for (; set != 0; set = card_set_rest (set))
        {
          Card card = card_set_first (set);

          if (best == CARD_NONE
              || worth_of_keeping (options, game, hand, card)
                     > worth_of_keeping (options, game, hand, best))
            best = card;
        }
      if (best != CARD_NONE)
        kept |= card_set_of (best);
    }

  return kept;
}

static void
judge_keep (const Observation *observation, ChoiceRow *row)
{
  const Deal *seen = &observation->seen;
  CegoGame game = seen->own.cego.game;

  row->value = worth_of_keeping (&seen->options, game, seen->hand[observation->seat],
                                 (Card) action_arg (row->action));
  row->reason = row->value > 0 ? REASON_STRONG_HAND : REASON_LEAST_BAD;
}

/* ---- Discarding ------------------------------------------------------------------------ */

static void
judge_discard (const Observation *observation, ChoiceRow *row)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);
  Card card = (Card) action_arg (row->action);
  CardSet suit = order->members[order->group[card]];
  CardSet own = seen->hand[observation->seat] & suit & ~card_set_of (card);
  bool is_top = (order->beaters[card] & suit & observation->unseen) == 0;

  row->value = -worth_of_holding (order, card, is_top);
  if (own == 0 && !cego_is_trump (card))
    row->value += weigh.lone;
  row->reason = order->points[card] > 1 ? REASON_SAVE_POINTS : REASON_DISCARD;
}

/* ---- Demanding ------------------------------------------------------------------------- */

#define DEMAND_FACTOR 8 /* CE-9.12 */

/* Guessed share of Solo hands that are hidden. */
#define HIDES 0.15

/* Guessed loss against a hidden Solo, in units of the bid. */
#define LOST_TO_HIDER 2

/* Shares in CE-6.5: `atout-workshop fit cego-chances`. */
#define STRONG_NINE_4 0.36
#define STRONG_NINE_3 0.08
#define STRONG_EIGHT 0.11

double
cego_share_of_strong_hands (const Options *options)
{
  if (options->value[CEGO_SOLO_DUTY] == CEGO_SOLO_DUTY_EIGHT)
    return STRONG_EIGHT;

  return options->value[CEGO_PLAYERS] == CEGO_PLAYERS_3 ? STRONG_NINE_3 : STRONG_NINE_4;
}

/* Returns the probability of exactly @k trumps in a hand. */
static double
chance_of_trumps (unsigned n_trumps, unsigned n_cards, unsigned n_hand, unsigned k)
{
  double chance = 1;
  unsigned n_other = n_cards - n_trumps;

  if (k > n_trumps || n_hand - k > n_other)
    return 0;
  for (unsigned i = 0; i < n_hand; i++)
    chance *= i < k ? (n_trumps - i) / (double) (n_cards - i) * (n_hand - i) / (k - i)
                    : (n_other - (i - k)) / (double) (n_cards - i);

  return chance;
}

/* Returns the probability that nobody who passed had to announce. */
static double
chance_of_honest_hands (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  unsigned n_hand = cego_hand_size (&seen->options);
  unsigned n_trumps = card_set_count (observation->unseen & CEGO_TRUMPS);
  unsigned n_cards = card_set_count (observation->unseen);
  unsigned least = seen->options.value[CEGO_SOLO_DUTY] == CEGO_SOLO_DUTY_EIGHT ? 8 : 9;
  double must = cego_share_of_strong_hands (&seen->options)
                * chance_of_trumps (n_trumps, n_cards, n_hand, least - 1);
  double honest = 1;

  for (unsigned k = least; k <= n_hand; k++)
    must += chance_of_trumps (n_trumps, n_cards, n_hand, k);
  for (unsigned s = 0; s < seen->n_seats; s++)
    if (s != observation->seat && seats_have (seen->own.cego.passed_first, s))
      honest *= 1 - MIN (1, must);

  /* with so many trumps out, somebody who passed holds too many */
  if (n_trumps > (seen->n_seats - 1u) * (least - 1) && seen->own.cego.announced == CEGO_NO_GAME)
    return 0;

  return honest;
}

static void
judge_demand (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  double honest = chance_of_honest_hands (observation);
  double guilty = (1 - honest) * HIDES / ((1 - honest) * HIDES + honest);
  double value = cego_value (seen->own.cego.game) + seen->own.cego.against;
  bool sheet = seen->options.value[CEGO_PAYMENT] == CEGO_PAYMENT_SHEET;
  double n_paid = sheet ? 1 : seen->n_seats - 1;

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      row->value = -guilty * LOST_TO_HIDER * value * n_paid;
      row->reason = REASON_STRONG_HAND;
      if (action_verb (row->action) != CEGO_VERB_DEMAND)
        continue;
      row->value = DEMAND_FACTOR * value * (guilty - (1 - guilty) * n_paid);
      row->reason = REASON_CATCH;
    }
}

void
simple_cego_judge_hand (const Observation *observation, Choice *choice)
{
  if (observation->seen.phase == CEGO_PHASE_DEMAND)
    {
      judge_demand (observation, choice);
      return;
    }

  for (unsigned i = 0; i < choice->n; i++)
    if (observation->seen.phase == CEGO_PHASE_KEEP)
      judge_keep (observation, &choice->row[i]);
    else
      judge_discard (observation, &choice->row[i]);
}
