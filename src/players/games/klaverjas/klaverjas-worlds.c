/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Infers hidden cards in Klaverjassen from calls, declarations and discards. */

#include "players/games/klaverjas/klaverjas.h"

#include <glib.h>
#include <string.h>

#include "players/inference/thumb.h"
#include "players/worlds/facts.h"
#include "rules/games/klaverjas/klaverjas-roem.h"
#include "rules/jass.h"

/* ---- Kraken (K-8.5 to K-8.9) ----------------------------------------------------------------- */

/* K-8.8: declarations reveal stuk; K-8.9: automatic stuk falls with its first card. */
static bool
holds_stuk_as_said (const Deal *world, unsigned seat, CardSet stuk)
{
  const KlaverjasState *own = &world->own.klaverjas;
  bool whole = card_set_count (stuk) == 2;
  bool half_played = (stuk & ~world->hand[seat]) != 0;

  if (option_is (&world->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO))
    return !whole || !half_played || own->stuk != 0;
  if (own->said[seat] == KLAVERJAS_VERB_DECLARE_ALL)
    return whole == (own->stuk == seats_of (seat));

  return own->said[seat] != KLAVERJAS_VERB_DECLARE_NOSTUK || whole;
}

/* K-6.22: the maker holds, or held, a trump. */
static bool
holds_named_suit (const Deal *world)
{
  const TrickOrder *order = jass_order (world->trump);

  return !option_is (&world->options, KLAVERJAS_NAMED, KLAVERJAS_NAMED_HELD)
         || (facts_whole_hand (world, (unsigned) world->declarer) & order->members[order->trump])
                != 0;
}

/* K-8.6: declarations are complete; K-8.9: with roem=auto everybody declares. */
static bool
fits_declarations (const Deal *world)
{
  const KlaverjasState *own = &world->own.klaverjas;
  bool automatic = option_is (&world->options, KLAVERJAS_ROEM, KLAVERJAS_ROEM_AUTO);
  CardSet stuk = jass_marriage (world->trump);

  for (unsigned seat = 0; seat < world->n_seats; seat++)
    {
      bool has_declared
          = automatic ? world->phase == PHASE_PLAY : own->said[seat] > KLAVERJAS_VERB_DECLARE_NONE;
      KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
      CardSet whole = facts_whole_hand (world, seat);
      CardSet combined = 0;

      if (has_declared)
        for (unsigned n = klaverjas_combinations (&world->options, whole, list); n > 0; n--)
          combined |= list[n - 1].cards;
      if (has_declared && combined != own->declared[seat])
        return false;
      if (!holds_stuk_as_said (world, seat, whole & stuk))
        return false;
    }

  return true;
}

bool
klaverjas_fits (Deal *world)
{
  if (world->declarer == NO_SEAT)
    return true;

  return holds_named_suit (world)
         && (!klaverjas_is_kraken (&world->options) || fits_declarations (world));
}

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_called (const Deal *deal)
{
  return deal->phase == PHASE_PLAY || deal->phase == KLAVERJAS_PHASE_DISCARD
         || deal->phase == KLAVERJAS_PHASE_DECLARE;
}

static bool
may_become (const Deal *deal, const Deal *world)
{
  unsigned n_kraaks = deal->own.klaverjas.n_kraaks;
  unsigned n_wanted = world->own.klaverjas.n_kraaks;

  return (deal->declarer == NO_SEAT || deal->trump == world->trump) && n_kraaks <= n_wanted
         && (!is_called (deal) || n_kraaks == n_wanted);
}

static bool
is_asked_as (const Deal *deal, const Deal *world)
{
  return deal->own.klaverjas.to_speak == world->own.klaverjas.to_speak
         && deal->own.klaverjas.n_kraaks == world->own.klaverjas.n_kraaks
         && deal->own.klaverjas.turned == world->own.klaverjas.turned;
}

/* Clears roem of tricks but keeps declarations. */
static void
unplay (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;

  own->to_speak = 0;
  own->roem_on_table = 0;
  own->pit = KLAVERJAS_NO_UNIT;
  own->n_marks = 0;
  memset (own->roem, 0, sizeof own->roem);
}

const PlayerPast klaverjas_past = {
  .is_called = is_called,
  .may_become = may_become,
  .is_asked_as = is_asked_as,
  .unplay = unplay,
};

/* ---- Discards of three (K-6.12) -------------------------------------------------------------- */

static double
chance_of_order (const Observation *observation, const Deal *start, Card first, Card second)
{
  Deal deal = *start;
  double chance = thumb_chance_of (simple_klaverjas_judge_discards, observation, &deal,
                                   ACTION (KLAVERJAS_VERB_DISCARD, first));

  deal_apply (&deal, ACTION (KLAVERJAS_VERB_DISCARD, first));

  return chance
         * thumb_chance_of (simple_klaverjas_judge_discards, observation, &deal,
                            ACTION (KLAVERJAS_VERB_DISCARD, second));
}

/* Returns the chance that the declarer chooses the two discarded cards, in either order. */
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

double
klaverjas_laid (const Observation *observation, const Deal *start)
{
  return start->own.klaverjas.n_discarded > 0 ? chance_of_two (observation, start) : 1;
}
