/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/inference/laid-likely.h"

#include <math.h>

#include "players/inference/beginning.h"
#include "players/inference/thumb.h"
#include "rules/game.h"
#include "rules/games/cego/cego-state.h"

/* What the rules of thumb would not have laid away stays as likely at least. */
#define LEAST 1e-9

/* The chance that the declarer, who is at turn, does @action. */
static double
chance_of (const Observation *observation, const Deal *deal, Action action)
{
  Choice choice;

  return thumb_judge (observation, deal, &choice)
             ? thumb_chance (&choice, action, THUMB_LEFT_FOR_CALLS)
             : 1;
}

/* ---- Klaverjassen for three (K-6.12) --------------------------------------------------------- */

static double
chance_of_order (const Observation *observation, const Deal *start, Card first, Card second)
{
  Deal deal = *start;
  double chance = chance_of (observation, &deal, ACTION (KLAVERJAS_VERB_DISCARD, first));

  deal_apply (&deal, ACTION (KLAVERJAS_VERB_DISCARD, first));

  return chance * chance_of (observation, &deal, ACTION (KLAVERJAS_VERB_DISCARD, second));
}

/* In which order the two were laid away does not matter. */
static double
chance_of_two (const Observation *observation, const Deal *start)
{
  CardSet laid = start->own.klaverjas.discarded;
  Card one = card_set_first (laid);
  Card other = card_set_first (card_set_rest (laid));
  Deal before = *start;

  before.hand[before.declarer] |= laid;
  before.own.klaverjas.discarded = 0;
  before.own.klaverjas.n_discarded = 0;
  before.phase = KLAVERJAS_PHASE_DISCARD;
  before.turn = before.declarer;

  return chance_of_order (observation, &before, one, other)
         + chance_of_order (observation, &before, other, one);
}

/* ---- Cego, where what is kept is not shown (CE-6.15, CE-6.18) -------------------------------- */

/* What every card is worth to be kept, of the hand that was dealt and of the Blind. */
static void
list_worths (const Observation *observation, const Deal *start, double *worths)
{
  Deal deal = *start;
  CegoState *own = &deal.own.cego;
  Choice choice;

  deal.hand[deal.declarer] |= own->laid_aside;
  own->laid_aside = own->kept = 0;
  own->n_laid_aside = own->n_kept = 0;
  own->discard = CARD_NONE;
  deal.phase = CEGO_PHASE_KEEP;
  deal.turn = deal.declarer;
  if (thumb_judge (observation, &deal, &choice))
    for (unsigned i = 0; i < choice.n; i++)
      worths[action_arg (choice.row[i].action)] = choice.row[i].value;
}

/*
 * The chance that what was kept is in @hand, and all of @laid was dealt with it: the others of the
 * hand are of the Blind. Worth more than all that was laid aside must be what was kept.
 */
static double
chance_of_kept (const double *worths, CardSet hand, CardSet laid, unsigned n_kept)
{
  unsigned n = card_set_count (hand);
  unsigned n_above = 0;
  double most = -INFINITY;
  double above = 1;
  double any = 1;

  for (CardSet set = laid; set != 0; set = card_set_rest (set))
    most = MAX (most, worths[card_set_first (set)]);
  for (CardSet set = hand; set != 0; set = card_set_rest (set))
    n_above += worths[card_set_first (set)] >= most;
  for (unsigned i = 0; i < n_kept; i++)
    {
      above *= n_above > i ? (n_above - i) / (double) (n - i) : 0;
      any *= (i + 1) / (double) (n - i);
    }

  return (1 - THUMB_LEFT_FOR_CALLS) * above + THUMB_LEFT_FOR_CALLS * any;
}

/* @start as it was before @card, laid aside last, was. */
static Deal
before_discard (const Deal *start, Card card)
{
  Deal deal = *start;
  CegoState *own = &deal.own.cego;

  deal.hand[deal.declarer] |= card_set_of (card);
  own->laid_aside &= ~card_set_of (card);
  own->n_laid_aside--;
  own->discard = CARD_NONE;
  deal.phase = CEGO_PHASE_DISCARD;
  deal.turn = deal.declarer;

  return deal;
}

/* Any of the cards may have been the last that was laid aside. */
static double
chance_of_laid (const Observation *observation, const Deal *start)
{
  const CegoState *own = &start->own.cego;
  CardSet hand = start->hand[start->declarer];
  unsigned n_kept = cego_count_kept (own->game);
  double worths[CARDS_MAX] = { 0 };
  double sum = 0;

  list_worths (observation, start, worths);
  if (!cego_has_discard (own->game))
    return chance_of_kept (worths, hand, own->laid_aside, n_kept);
  for (CardSet set = own->laid_aside; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      Deal deal = before_discard (start, card);

      sum += chance_of (observation, &deal, ACTION (CEGO_VERB_DISCARD, card))
             * chance_of_kept (worths, hand, own->laid_aside & ~card_set_of (card), n_kept);
    }

  return sum / own->n_laid_aside;
}

/* ---- By game --------------------------------------------------------------------------------- */

double
laid_likely_log (const Observation *observation, const Deal *world)
{
  double chance = 1;
  Deal start;

  if (world->phase != PHASE_PLAY || world->declarer == NO_SEAT
      || world->declarer == (int) observation->seat || !beginning_of_play (world, &start))
    return 0;
  if (world->game == &klaverjas_game && world->own.klaverjas.n_discarded > 0)
    chance = chance_of_two (observation, &start);
  else if (world->game == &cego_game && world->own.cego.n_laid_aside > 0
           && !cego_is_kept_open (world->own.cego.game))
    chance = chance_of_laid (observation, &start);

  return log (MAX (chance, LEAST));
}
