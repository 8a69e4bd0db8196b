/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits calls of Zensern, made or omitted at random. The crossing is the value difference at which
 * both are equal, 0 in the code.
 */

#include "workshop/fit/fits.h"

#include "players/games/zensern/zensern-position.h"
#include "rules/games/zensern/zensern-state.h"

#define SEATS 4
#define ROUNDS 2
#define FORMS 3 /* forms of an Antrag */
#define FLECKE 4
#define BY_LOT 3    /* one call in BY_LOT is tried */
#define LEAST 30    /* least useful number of cases */
#define THROWN_IN 2 /* no third deal may be thrown in (Z-5.6) */

typedef struct
{
  GPtrArray *all;
  Fit *name[2][ROUNDS][SEATS]; /* by third deal, round and earlier calls */
  Fit *antrag[ROUNDS][2];
  Fit *accept[FORMS];
  Fit *fleck[FLECKE];
} Fits;

/* A call that may be omitted. */
typedef struct
{
  Fit *fit;
  const ChoiceRow *call;
  const ChoiceRow *other;
} Offer;

static const ChoiceRow *
find_row (const Choice *choice, unsigned verb)
{
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == verb)
      return &choice->row[i];

  return NULL;
}

static const ChoiceRow *
find_but (const Choice *choice, unsigned verb)
{
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) != verb)
      return &choice->row[i];

  return NULL;
}

static unsigned
count_spoken (const Deal *deal)
{
  return deal_count_players (deal) - (unsigned) __builtin_popcount (deal->own.zensern.to_speak);
}

static Offer
offer_bid (FitDeal *round, const Fits *fits, const Choice *choice)
{
  const Deal *deal = &round->deal;
  unsigned at = deal->phase == ZENSERN_PHASE_BID2;
  unsigned n_spoken = count_spoken (deal);
  const ChoiceRow *antrag = find_row (choice, ZENSERN_VERB_ANTRAG);

  if (antrag != NULL && rng_below (&round->rng, 2))
    return (Offer) { fits->antrag[at][n_spoken], antrag, find_but (choice, ZENSERN_VERB_ANTRAG) };

  return (Offer) { fits->name[zensern_is_forced (deal)][at][n_spoken],
                   find_row (choice, VERB_TRUMP), find_row (choice, VERB_PASS) };
}

static Offer
find_offer (FitDeal *round, const Fits *fits, const Choice *choice)
{
  const Deal *deal = &round->deal;

  switch (deal->phase)
    {
    case ZENSERN_PHASE_BID1:
    case ZENSERN_PHASE_BID2:
      return offer_bid (round, fits, choice);
    case ZENSERN_PHASE_ANTRAG:
      return (Offer) { fits->accept[deal->own.zensern.antrag - 1],
                       find_row (choice, ZENSERN_VERB_ACCEPT),
                       find_row (choice, ZENSERN_VERB_REFUSE) };
    case ZENSERN_PHASE_FLECK:
      return (Offer) { fits->fleck[MIN (deal->own.zensern.n_flecke, FLECKE - 1)],
                       find_row (choice, ZENSERN_VERB_FLECK), find_row (choice, VERB_PASS) };
    default:
      return (Offer) { 0 };
    }
}

static void
play_deal (const Fits *fits, const char *mode, bool is_third, uint64_t index)
{
  FitDeal round;
  Deal *deal = &round.deal;
  bool is_open = true;
  bool asks; /* true to force an Antrag, so that answers occur */
  double lead[SEATS_MAX];

  fit_begin (&round, &zensern_game, mode, index);
  round.match.own.zensern.n_thrown_in = is_third ? THROWN_IN : 0;
  fit_shuffle (&round);
  asks = rng_below (&round.rng, 2);
  while (!deal_is_over (deal))
    {
      Choice choice;
      Action action;
      Offer offer;

      fit_judge (&round, &choice);
      action = choice.row[0].action;
      offer = find_offer (&round, fits, &choice);
      if (asks && find_row (&choice, ZENSERN_VERB_ANTRAG) != NULL && rng_below (&round.rng, 2))
        action = ACTION (ZENSERN_VERB_ANTRAG, 0);
      else if (is_open && offer.call != NULL && offer.other != NULL
               && rng_below (&round.rng, BY_LOT) == 0)
        {
          bool is_done = rng_below (&round.rng, 2);

          fit_take_choice (offer.fit, offer.call->value - offer.other->value, is_done,
                           deal_unit (deal, (unsigned) deal->turn));
          action = is_done ? offer.call->action : offer.other->action;
          is_open = false;
        }
      deal_apply (deal, action);
    }
  fits_leads (deal, lead);
  fits_settle (fits->all, lead);
}

static Fit *
add_fit (Fits *fits, const char *format, ...)
{
  g_autofree char *name = NULL;
  va_list args;
  Fit *fit;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  fit = fit_new_crossing (name, 0);
  g_ptr_array_add (fits->all, fit);

  return fit;
}

static void
make_fits (Fits *fits, const char *mode)
{
  fits->all = g_ptr_array_new ();
  for (unsigned third = 0; third < 2; third++)
    for (unsigned round = 0; round < ROUNDS; round++)
      for (unsigned seat = 0; seat < SEATS; seat++)
        fits->name[third][round][seat]
            = add_fit (fits, "zensern %s%s, round %u, to name a suit after %u calls", mode,
                       third ? ", third deal" : "", round + 1, seat);
  for (unsigned round = 0; round < ROUNDS; round++)
    for (unsigned seat = 0; seat < 2; seat++)
      fits->antrag[round][seat]
          = add_fit (fits, "zensern %s, round %u, Antrag after %u calls", mode, round + 1, seat);
  for (unsigned form = 0; form < FORMS; form++)
    fits->accept[form] = add_fit (fits, "zensern %s, to accept form %u", mode, form + 1);
  for (unsigned level = 0; level < FLECKE; level++)
    fits->fleck[level] = add_fit (fits, "zensern %s, Fleck above %u", mode, level);
}

void
fit_zensern_calls (unsigned n_deals, GPtrArray *fits)
{
  static const char *const modes[ZENSERN_TABLES] = { "mode=2", "mode=3", "mode=4" };

  for (ZensernTable table = 0; table < ZENSERN_TABLES; table++)
    {
      Fits own;

      make_fits (&own, modes[table]);
      for (unsigned i = 0; i < n_deals; i++)
        for (unsigned third = 0; third < 2; third++)
          play_deal (&own, modes[table], third, i);
      for (unsigned i = 0; i < own.all->len; i++)
        if (fit_count (g_ptr_array_index (own.all, i)) >= LEAST)
          fits_add (fits, g_ptr_array_index (own.all, i));
        else
          fit_free (g_ptr_array_index (own.all, i)); /* too few cases */
      g_ptr_array_unref (own.all);
    }
}
