/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses cards in Zensern like a beginner (section 15 of games/zensern/rules.md). The value is the
 * expected gain of the trick, minus the card's worth if kept, plus bonuses.
 */

#include "players/card-worth.h"
#include "players/games/zensern/zensern-position.h"
#include "players/games/zensern/zensern.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/jass.h"

#define LAST_TRICK_POINTS 10 /* Z-9.1 */
#define MATSCH_POINTS 100    /* Z-9.1 */
#define FEED_POINTS 3        /* a queen or more is worth feeding */
#define ANY_CHANCE 0.1       /* trumps worth drawing, as an expected number */

/* Weights, in card points or as shares. */
typedef struct
{
  double coming;       /* expected points per seat yet to play */
  double enemy_share;  /* share of an enemy trick that counts as a loss */
  double fellow_share; /* share of a fellow opponent's trick that counts as a gain */
  double matsch_share; /* share of the Stichmatsch (all tricks), times the squared part won */

  CardWeights keep;
  double last_trump; /* added once enemies have no trump */

  /* bonuses */
  double draw;        /* trump led by the declarer's side, per enemy trump */
  double draw_top;    /* added for a sure winner */
  double to_declarer; /* declarer's partner leads trumps */
  double defender_trump;
  double idle_trump; /* trump led when enemies have none */
  double singleton;  /* opponent leads a lone low card to ruff later */
} Weights;

/* Found by duplicate matches, one weight at a time (tools/try-simple, zensern mode=3). */
static const Weights weights[ZENSERN_TABLES] = {
  [ZENSERN_TABLE_TWO] = {
    .coming = 4.2,
    .enemy_share = 1.5,
    .matsch_share = 0.18,
    .keep = {
      .top = 7,
      .top_share = 0.5,
      .second = 4.5,
      .other_share = 0.8,
      .guard = 2.6,
      .void_suit = 0.75,
      .trump = 18,
      .top_trump = 12,
      .top_trump_share = 1,
      .trump_share = 0.95,
    },
    .last_trump = 9,
    .draw = 8,
    .draw_top = 18,
    .defender_trump = -3,
    .idle_trump = -13.5,
  },
  [ZENSERN_TABLE_THREE] = {
    .coming = 1.6,
    .enemy_share = 1.5,
    .fellow_share = -0.6,
    .matsch_share = 0.38,
    .keep = {
      .top = 1.75,
      .top_share = 0.1,
      .second = 7.2,
      .other_share = 0.2,
      .guard = 0.5,
      .void_suit = -2.25,
      .trump = 29.2,
      .top_trump = 20,
      .top_trump_share = 1,
      .trump_share = 0.55,
    },
    .last_trump = 6,
    .draw = 2.8,
    .draw_top = 18,
    .defender_trump = -4.5,
    .idle_trump = -9,
    .singleton = 4.5,
  },
  [ZENSERN_TABLE_FOUR] = {
    .coming = 1.6,
    .enemy_share = 0.8,
    .matsch_share = -0.02,
    .keep = {
      .top = 7,
      .top_share = 0.7,
      .second = 1.8,
      .other_share = -0.4,
      .guard = 0.5,
      .void_suit = -1.95,
      .trump = 11.7,
      .top_trump = 8,
      .top_trump_share = 1,
      .trump_share = 0.55,
    },
    .last_trump = 9,
    .draw = 8,
    .draw_top = 9,
    .to_declarer = 1.5,
    .defender_trump = -4.8,
    .idle_trump = -9,
    .singleton = 6,
  },
};

static inline const Weights *
weights_of (const ZensernPosition *position)
{
  return &weights[position->table];
}

/* Returns what the chance of a Stichmatsch adds to this trick. */
static double
matsch_stake (const ZensernPosition *position)
{
  const Deal *seen = position->seen;
  unsigned n_sides = 0;
  unsigned n_taken;
  double part;

  for (unsigned u = 0; u < SEATS_MAX; u++)
    n_sides += seen->won[u] != 0;
  if (n_sides > 1)
    return 0;
  n_taken = deal_count_tricks (seen);
  part = (double) n_taken / (n_taken + card_set_count (position->view.facts.hand));

  return weights_of (position)->matsch_share * MATSCH_POINTS * part * part;
}

/* Returns the expected gain of the trick if the own side wins it with chance @win. */
static double
worth_of_trick (ZensernPosition *position, Card card, double win)
{
  const Weights *weigh = weights_of (position);
  const TrickView *view = &position->view;
  CardSet table = trick_cards (&view->facts.trick) | card_set_of (card);
  bool is_last = card_set_count (view->facts.hand) == 1;
  double stake = trick_points (view->facts.play.order, table) + (is_last ? LAST_TRICK_POINTS : 0)
                 + weigh->coming * trick_view_seats_to_come (view) + matsch_stake (position);
  double by_fellow = 0;

  if (position->fellows != 0)
    by_fellow = MAX (
        0, trick_view_chance_of_others (&position->view, view->friends | position->fellows, card)
               - win);

  return stake
         * (win + weigh->fellow_share * by_fellow
            - weigh->enemy_share * MAX (0, 1 - win - by_fellow));
}

static double
worth_in_hand (const ZensernPosition *position, Card card)
{
  const Weights *weigh = weights_of (position);
  const TrickView *view = &position->view;
  double top = trick_view_chance_top (view, card);

  if (zensern_is_trump (position, card))
    return card_worth_trump (&weigh->keep, view, card, top)
           + (position->n_enemy_trumps < ANY_CHANCE ? weigh->last_trump : 0);

  return card_worth_plain (&weigh->keep, view, view->facts.out, card, top);
}

static double
lead_bonus (const ZensernPosition *position, Card card)
{
  const Weights *weigh = weights_of (position);
  const TrickView *view = &position->view;
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];

  if (zensern_is_trump (position, card))
    {
      if (position->n_enemy_trumps < ANY_CHANCE)
        return weigh->idle_trump;
      if (!position->is_declarers_side)
        return weigh->defender_trump;
      return weigh->draw * MIN (position->n_enemy_trumps, 2)
             + weigh->draw_top * trick_view_chance_top (view, card)
             + (position->is_declarer ? 0 : weigh->to_declarer);
    }

  if (!position->is_declarers_side && (view->facts.hand & suit) == card_set_of (card)
      && order->points[card] < 4 && (view->facts.hand & order->members[position->trump]) != 0)
    return weigh->singleton;

  return 0;
}

static double
points_out (const ZensernPosition *position)
{
  const TrickView *view = &position->view;
  double sum = 0;

  for (CardSet set = view->facts.out; set != 0; set = card_set_rest (set))
    for (unsigned s = 0; s < view->facts.play.n_seats; s++)
      if (seats_have (view->facts.play.playing, s))
        sum += view->chances.held[s][card_set_first (set)]
               * view->facts.play.order->points[card_set_first (set)];

  return sum;
}

/* Returns true if the declarer loses even with all the rest. */
static bool
is_lost (const ZensernPosition *position)
{
  const Deal *seen = position->seen;
  const TrickOrder *order = position->view.facts.play.order;
  double most = zensern_points_so_far (seen, deal_unit (seen, (unsigned) seen->declarer))
                + trick_points (order, trick_cards (&seen->trick) | position->view.facts.hand)
                + points_out (position) + LAST_TRICK_POINTS + ZENSERN_BELLA_POINTS
                + matsch_stake (position);

  return most < zensern_best_opponent (seen);
}

/*
 * Section 15: opponents always announce Bella. The declarer drops it only in a lost deal; "Belle"
 * is free and enables "Rebelle".
 */
static void
judge_bella (const ZensernPosition *position, ChoiceRow *row)
{
  bool lost = position->is_declarer && is_lost (position);

  row->value += lost ? -ZENSERN_BELLA_POINTS : ZENSERN_BELLA_POINTS;
  row->reason = REASON_CLAIM_BONUS;
}

static bool
has_partner (const ZensernPosition *position)
{
  return position->table == ZENSERN_TABLE_FOUR;
}

static PlayerReason
reason_to_lead (const ZensernPosition *position, Card card, double win)
{
  if (zensern_is_trump (position, card) && position->is_declarers_side
      && position->n_enemy_trumps >= ANY_CHANCE)
    return REASON_DRAW_TRUMPS;
  if (win > 0.5 && trick_view_is_top (&position->view, card))
    return REASON_CASH_WINNER;
  if (win > 0.5)
    return has_partner (position) ? REASON_PARTNER_SUIT : REASON_LIKELY_TRICK;

  return REASON_SAFE_LEAD;
}

void
simple_zensern_judge_cards (const Observation *observation, Choice *choice)
{
  ZensernPosition position;

  zensern_position_make (&position, observation);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      Card card = (Card) action_arg (row->action);
      double win = trick_view_chance_to_win (&position.view, card);
      bool leads = position.view.facts.trick.n == 0;

      row->value = worth_of_trick (&position, card, win);
      row->value -= worth_in_hand (&position, card);
      if (leads)
        row->value += lead_bonus (&position, card);
      row->reason = leads ? reason_to_lead (&position, card, win)
                          : card_reason_to_follow (&position.view, card, win, FEED_POINTS);
      if (action_verb (row->action) != VERB_PLAY)
        judge_bella (&position, row);
    }
}
