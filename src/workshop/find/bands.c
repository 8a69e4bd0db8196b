/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/bands.h"

#include <glib.h>

#include "players/problems/counted.h"
#include "rules/game.h"
#include "rules/trick-score.h"

const PlayerLevel band_levels[BAND_LEVELS]
    = { PLAYER_LEVEL_SIMPLE, PLAYER_LEVEL_CLUB, PLAYER_LEVEL_STRONG };

static const unsigned weight_of_level[BAND_LEVELS] = { 2, 1, 1 };

/* greatest weighted failures in all bands but the last */
static const unsigned missed_most[PROBLEM_BANDS - 1] = { 6, 40, 55, 70 };

/* Most facts to remember in each band except the last, for problems about past play. */
static const unsigned facts_most[PROBLEM_BANDS - 1] = { 2, 3, 5, 7 };

/*
 * Most points of difficulty in each band except the last, for problems with open hands. Points come
 * from depth and tempting actions (BandSearch).
 */
static const unsigned search_most[PROBLEM_BANDS - 1] = { 2, 4, 6, 8 };

void
band_count_solved (const Problem *problem, unsigned *solved)
{
  for (unsigned i = 0; i < BAND_LEVELS; i++)
    {
      solved[i] = 0;
      for (unsigned seed = 1; seed <= BAND_SEEDS; seed++)
        solved[i]
            += action_list_has (&problem->right, problem_choose (problem, band_levels[i], seed));
    }
}

/* ---- Open problems --------------------------------------------------------------------------- */

#define OUTWEIGHS 1000 /* weight of the deal's score; larger than any lead in points */

/* Lead of a seat over the opponents after each trick of a line of play. */
typedef struct
{
  unsigned n;
  int lead[CARDS_MAX];
} Leads;

/* Returns the points so far of @seat and its allies, minus those of the other seats. */
static int
lead_so_far (const Deal *deal, unsigned seat)
{
  SeatSet allies = game_allies (deal, seat);
  unsigned units = 0;
  TrickScore score;
  int lead = 0;

  trick_score_make (&score, deal);
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      unsigned unit = deal_unit (deal, s);
      int points = score.points[unit] + score.bonus[unit];

      if ((units & 1u << unit) == 0)
        lead += seats_have (allies, s) ? points : -points;
      units |= 1u << unit;
    }

  return lead;
}

/*
 * Returns the lead at the end of a line of play. If the problem's objective is the result of the
 * deal, the score of the deal weighs more than points.
 */
static int
lead_at_end (const Problem *problem, const Deal *deal)
{
  unsigned seat = (unsigned) problem->deal.turn;
  int lead = lead_so_far (deal, seat);
  DealResult result;

  if (!deal_is_over (deal) || problem->objective != SOLVE_DEAL)
    return lead;
  deal_result (deal, &result);

  return lead + (int) (OUTWEIGHS * deal_result_lead (&result, deal_unit (deal, seat)));
}

static void
follow (const Problem *problem, const Action *line, unsigned n_line, Leads *leads)
{
  Deal deal = problem->deal;

  leads->n = 0;
  for (unsigned i = 0; i < n_line && !deal_is_over (&deal); i++)
    {
      unsigned before = deal_count_tricks (&deal);

      deal_apply (&deal, line[i]);
      if (deal_count_tricks (&deal) > before && !deal_is_over (&deal))
        leads->lead[leads->n++] = lead_so_far (&deal, (unsigned) problem->deal.turn);
    }
  leads->lead[leads->n++] = lead_at_end (problem, &deal);
}

/* Returns the number of the trick, from 1, after which line @right stays ahead of line @wrong. */
static unsigned
find_depth (const Leads *right, const Leads *wrong)
{
  unsigned depth = MAX (right->n, wrong->n);

  while (depth > 1
         && right->lead[MIN (depth - 1, right->n) - 1] > wrong->lead[MIN (depth - 1, wrong->n) - 1])
    depth--;

  return depth;
}

void
band_search (const Problem *problem, BandSearch *search)
{
  Leads right, wrong;

  *search = (BandSearch) { 1, 0 };
  follow (problem, problem->best, problem->n_best, &right);
  for (unsigned i = 0; i < problem->refutations->len; i++)
    {
      const ProblemRefutation *refutation
          = &g_array_index (problem->refutations, ProblemRefutation, i);
      unsigned depth;

      follow (problem, refutation->line, refutation->n_line, &wrong);
      depth = find_depth (&right, &wrong);
      search->depth = MAX (search->depth, depth);
      search->n_tempting += depth > 1;
    }
}

/* ---- Counting problems ----------------------------------------------------------------------- */

/* Returns the cards played in earlier tricks. */
static CardSet
cards_before (const Deal *deal)
{
  CardSet cards = 0;

  for (unsigned i = 0; i + deal->trick.n < deal->n_played; i++)
    cards |= card_set_of (deal->played[i]);

  return cards;
}

static CardSet
cards_above (const TrickOrder *order, unsigned group, Card card)
{
  CardSet above = 0;

  for (unsigned i = order->first[group]; i < order->first[group + 1]; i++)
    if (order->strength[order->ranked[i]] > order->strength[card])
      above |= card_set_of (order->ranked[i]);

  return above;
}

static unsigned
count_with_points (const TrickOrder *order, CardSet cards)
{
  unsigned n = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    n += order->points[card_set_first (cards)] > 0;

  return n;
}

unsigned
band_memory (const Problem *problem)
{
  const Deal *deal = &problem->deal;
  const TrickOrder *order = deal_order (deal);
  CardSet gone = cards_before (deal);
  unsigned n_in_trick = deal_count_players (deal);

  switch (problem->asked)
    {
    case ASKED_OUT:
      return card_set_count (gone & order->members[problem->group]);
    case ASKED_HIGHEST:
      return 1
             + card_set_count (gone & cards_above (order, problem->group, (Card) problem->answer));
    case ASKED_VOID:
      return deal->n_played / n_in_trick + 1
             - counted_void_trick (deal, problem->group, (unsigned) problem->answer);
    case ASKED_POINTS:
      return count_with_points (order, deal->won[deal_unit (deal, (unsigned) deal->turn)]);
    default:
      return 0;
    }
}

/* ---- Bands ----------------------------------------------------------------------------------- */

static unsigned
find_band (unsigned figure, const unsigned *most)
{
  unsigned band = 0;

  while (band < PROBLEM_BANDS - 1 && figure > most[band])
    band++;

  return band + 1;
}

unsigned
band_of (const Problem *problem, unsigned *solved)
{
  BandSearch search;
  unsigned missed = 0;

  switch (problem->kind)
    {
    case PROBLEM_COUNT:
      return find_band (band_memory (problem), facts_most);
    case PROBLEM_OPEN:
      band_search (problem, &search);
      return find_band (2 * (search.depth - 1) + search.n_tempting, search_most);
    default:
      band_count_solved (problem, solved);
      for (unsigned i = 0; i < BAND_LEVELS; i++)
        missed += weight_of_level[i] * (BAND_SEEDS - solved[i]);
      return find_band (missed, missed_most);
    }
}
