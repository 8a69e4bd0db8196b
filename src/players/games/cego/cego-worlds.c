/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Infers hidden cards in Cego from bids and from kept and discarded cards. */

#include "players/games/cego/cego.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "players/inference/beginning.h"
#include "players/inference/thumb.h"
#include "players/worlds/facts.h"
#include "rules/games/cego/cego-state.h"

/* ---- Ultimo (CE-6.2), bids (CE-6.8), kept and discarded cards (CE-6.15, CE-6.18) ------------- */

void
cego_place (const Observation *observation, CardSet *may)
{
  const CegoState *own = &observation->seen.own.cego;

  if (own->announced == CEGO_ULTIMO)
    facts_place_card (observation, may, (unsigned) own->soloist, CEGO_LITTLE_MAN);
}

/* CE-6.18: sets a possible last discard; returns false if none. */
static bool
find_discard (Deal *world)
{
  CegoState *own = &world->own.cego;
  CardSet hand = facts_whole_hand (world, (unsigned) world->declarer);

  CardSet could_be = 0;

  for (CardSet set = own->laid_aside; set != 0; set = card_set_rest (set))
    {
      CardSet card = card_set_of (card_set_first (set));

      could_be |= cego_may_discard (own->game, hand | card, own->kept) & card;
    }
  if (could_be != 0
      && !card_set_has (could_be,
                        own->discard)) /* not overwritten if possible: the declarer knows it */
    own->discard = card_set_first (could_be);

  return could_be != 0;
}

/* Returns the hand before the Blind (CE-6.16). */
static CardSet
hand_as_bid (const Deal *world, unsigned seat)
{
  const CegoState *own = &world->own.cego;
  CardSet discard = own->discard != CARD_NONE ? card_set_of (own->discard) : 0;
  bool has_taken = (int) seat == world->declarer && own->laid_aside != 0;

  if (!has_taken || !cego_is_kept_open (own->game))
    return facts_whole_hand (world, seat);

  return own->kept | (own->laid_aside & ~discard);
}

bool
cego_fits (Deal *world)
{
  const CegoState *own = &world->own.cego;
  bool has_discarded = world->phase == PHASE_PLAY && cego_has_discard (own->game);

  if (has_discarded && !find_discard (world))
    return false;
  if (world->phase == CEGO_PHASE_KEEP && cego_is_kept_open (own->game)
      && cego_may_keep (&world->options, own->game, world->hand[world->declarer], own->kept) == 0)
    return false;
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    if (!cego_is_possible (&world->options, own->said[seat], hand_as_bid (world, seat)))
      return false;

  return true;
}

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_called (const Deal *deal)
{
  return deal->phase == PHASE_PLAY || deal->phase == CEGO_PHASE_KEEP;
}

static bool
is_said_alike (const CegoState *own, const CegoState *wanted)
{
  return own->announced == wanted->announced && own->passed_first == wanted->passed_first
         && memcmp (own->said, wanted->said, sizeof own->said) == 0;
}

static bool
may_become (const Deal *deal, const Deal *world)
{
  const CegoState *own = &deal->own.cego;
  const CegoState *wanted = &world->own.cego;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (own->said[seat] > wanted->said[seat])
      return false;

  return own->announced <= wanted->announced && own->bid <= MAX (wanted->bid, CEGO_CEGO)
         && (own->passed_first & ~wanted->passed_first) == 0
         && (own->soloist == NO_SEAT || own->announced < wanted->announced
             || own->soloist == wanted->soloist)
         && (!is_called (deal) || (own->game == wanted->game && is_said_alike (own, wanted)));
}

static bool
is_asked_as (const Deal *deal, const Deal *world)
{
  return is_said_alike (&deal->own.cego, &world->own.cego);
}

/* CE-6.15: returns the kept cards; unseen ones are probably high trumps. */
static CardSet
cego_kept (const Deal *start)
{
  const CegoState *own = &start->own.cego;
  const TrickOrder *order = deal_order (start);
  CardSet hand = start->hand[start->declarer];
  CardSet kept = 0;

  if (cego_is_kept_open (own->game))
    return own->kept;
  for (unsigned n = cego_count_kept (own->game); n > 0; n--)
    {
      CardSet left = hand & ~kept;
      Card best = card_set_first (left);

      for (; left != 0; left = card_set_rest (left))
        if (card_set_has (order->beaters[best], card_set_first (left)))
          best = card_set_first (left);
      kept |= card_set_of (best);
    }

  return kept;
}

/* Returns a possible dealt hand of @seat. */
static CardSet
dealt_hand (const Deal *start, unsigned seat)
{
  const CegoState *own = &start->own.cego;
  CardSet discard = 0;

  if ((int) seat != start->declarer || own->n_laid_aside == 0)
    return start->hand[seat];
  if (own->discard != CARD_NONE)
    discard = card_set_of (own->discard);

  return (own->laid_aside & ~discard) | cego_kept (start);
}

static void
lay_pack (const Deal *world, const Deal *start, const Deal *places, Card *pack,
          Rng *rng G_GNUC_UNUSED)
{
  for (unsigned seat = 0; seat < world->n_seats; seat++)
    beginning_put (pack, places->hand[seat], dealt_hand (start, seat));
}

const PlayerPast cego_past = {
  .is_called = is_called,
  .may_become = may_become,
  .is_asked_as = is_asked_as,
  .lay_pack = lay_pack,
};

/* ---- Discards behind hidden kept cards (CE-6.15, CE-6.18) ------------------------------------ */

/* Sets @worths of the cards as cards to keep, by rules of thumb. */
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
  if (thumb_judge (simple_cego_judge_hand, observation, &deal, &choice))
    for (unsigned i = 0; i < choice.n; i++)
      worths[action_arg (choice.row[i].action)] = choice.row[i].value;
}

/*
 * Returns the chance that @hand contains the kept cards. These should be worth more than all of
 * @laid, the other dealt cards.
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

/* Averages over the discards that may have been the last. */
double
cego_laid (const Observation *observation, const Deal *start)
{
  const CegoState *own = &start->own.cego;
  CardSet hand = start->hand[start->declarer];
  unsigned n_kept = cego_count_kept (own->game);
  double worths[CARDS_MAX] = { 0 };
  double sum = 0;

  if (own->n_laid_aside == 0 || cego_is_kept_open (own->game))
    return 1;
  list_worths (observation, start, worths);
  if (!cego_has_discard (own->game))
    return chance_of_kept (worths, hand, own->laid_aside, n_kept);
  for (CardSet set = own->laid_aside; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      Deal deal = before_discard (start, card);

      sum += thumb_chance_of (simple_cego_judge_hand, observation, &deal,
                              ACTION (CEGO_VERB_DISCARD, card))
             * chance_of_kept (worths, hand, own->laid_aside & ~card_set_of (card), n_kept);
    }

  return sum / own->n_laid_aside;
}
