/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The PlayerGame table of 56 (section 15 of games/fiftysix/rules.md). */

#include "players/games/fiftysix/fiftysix.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "players/games/player-games.h"
#include "players/search/keep.h"
#include "players/temperament.h"
#include "rules/game.h"
#include "rules/games/fiftysix/fiftysix-claims.h"
#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/games/fiftysix/fiftysix.h"

static void
judge (const Observation *observation, Choice *choice)
{
  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_fiftysix_judge_cards (observation, choice);
      break;
    case FIFTYSIX_PHASE_TRUMP:
      simple_fiftysix_judge_trumps (observation, choice);
      break;
    default:
      simple_fiftysix_judge_calls (observation, choice);
    }
}

/* ---- Inference from calls ------------------------------------------------------------------- */

/*
 * Log-likelihood costs. Doubling them fits `simple` better (`bench worlds`), but people bluff more.
 */
static const struct
{
  double missing_top;  /* top card promised and not held */
  double hidden_top;   /* top card denied and held */
  double missing_card; /* per promised card lacking */
  double surplus_card; /* per card beyond "exactly" */
  double false_void;   /* per card of a denied suit */
  double bluff;        /* upper limit of a call's cost */
} weigh = {
  .missing_top = 3,
  .hidden_top = 3,
  .missing_card = 1.5,
  .surplus_card = 1,
  .false_void = 3,
  .bluff = 5,
};

static double
cost_of_length (const FiftysixClaim *claim, unsigned length)
{
  if (length < claim->n_cards)
    return weigh.missing_card * (claim->n_cards - length);
  if (!claim->exact || length == claim->n_cards)
    return 0;

  return claim->n_cards == 0 ? weigh.false_void : weigh.surplus_card * (length - claim->n_cards);
}

/* Returns the cost of the promises of @claim that @hand breaks. */
static double
cost_of_claim (const Deal *world, CardSet hand, const FiftysixClaim *claim)
{
  const Pack *pack = deal_pack (world);
  CardSet suit = game_order (world->game, &world->options, SUIT_NONE)->members[claim->suit];
  double cost = cost_of_length (claim, card_set_count (hand & suit));

  for (unsigned i = 0; i < claim->n_tops; i++)
    {
      unsigned n = i > 0 && claim->top[i] == claim->top[i - 1] ? 2 : 1;

      if (card_set_count (hand & pack_copies (pack, claim->top[i])) < n)
        cost += weigh.missing_top;
    }
  if (claim->lacks != CARD_NONE && (hand & pack_copies (pack, claim->lacks)) != 0)
    cost += weigh.hidden_top;

  return MIN (cost, weigh.bluff);
}

double
fiftysix_likely (const Observation *observation, const Deal *world)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
  CardSet hand[SEATS_MAX];
  unsigned n = fiftysix_list_calls (world, calls);
  double sum = 0;

  for (unsigned s = 0; s < world->n_seats; s++)
    hand[s] = world->hand[s];
  for (unsigned i = 0; i < world->n_played; i++)
    hand[world->played_by[i]] |= card_set_of (world->played[i]);
  fiftysix_claims (world, claims);
  for (unsigned i = 0; i < n; i++)
    if (calls[i].seat != observation->seat && claims[i].suit != SUIT_NONE)
      sum -= cost_of_claim (world, hand[calls[i].seat], &claims[i]);

  return sum;
}

static void
fiftysix_guide (const Deal *deal, ActionList *list)
{
  if (deal->phase == FIFTYSIX_PHASE_CALL)
    keep_verb (list, VERB_PASS);
}

/*
 * Plans of 56. Judging an auction again takes too long, so promises weigh the worlds. Measurements
 * are in strength-notes.md.
 */
static const SearchPlan fiftysix_plans[] = {
  { .kind = FIFTYSIX_PLAYERS_4,
    .policy = GUIDE_BY_TRICK,
    .share = 1,
    .tried = 1,
    .traits = SEARCH_PROMISED },
  { .kind = SEARCH_ANY_KIND, .policy = GUIDE_BY_TRICK, .share = 1, .traits = SEARCH_PROMISED },
};

static bool
fiftysix_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;

  return option_is (&seen->options, FIFTYSIX_PLAYERS, FIFTYSIX_PLAYERS_4)
         && seen->phase == FIFTYSIX_PHASE_CALL;
}

/*
 * Limits the search, since there are fifty calls and a playout takes half a millisecond. With one
 * standard error as the limit, calls that replace the judge's gained little in fresh worlds.
 */
static const PlayerCallScope fiftysix_bids_scope
    = { .most = 4, .close = 0.6, .share = 0.3, .sure = 2 };

static double
fiftysix_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  return observation->seen.phase == FIFTYSIX_PHASE_CALL ? TEMPERAMENT_SMALL_SCORE_AGAIN : 0;
}

#define DOUBLED 256 /* above any value */

/* Returns the value called, or DOUBLED, as the stake; informative calls risk nothing. */
static unsigned
fiftysix_daring (const Deal *seen, Action action)
{
  switch (action_verb (action))
    {
    case FIFTYSIX_VERB_DOUBLE:
    case FIFTYSIX_VERB_REDOUBLE:
      return DOUBLED;
    default:
      return fiftysix_is_value_call (seen, action) ? fiftysix_value_after (seen, action) : 0;
    }
}

/* ---- People --------------------------------------------------------------------------------- */

static const Person fiftysix_people[] = {
  { "unni", "Unni", "Thrissur", TEMPERAMENT_QUICK,
    NC_ ("person", "Drums at temple festivals; his cards keep the beat.") },
  { "latha", "Latha", "Palakkad", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Teaches physics; works out every hand.") },
  { "rajan", "Rajan", "Alappuzha", TEMPERAMENT_STEADY,
    NC_ ("person", "A bus driver; brings the whole table home safely.") },
  { "leela", "Leela", "Kozhikode", TEMPERAMENT_BOLD,
    NC_ ("person", "A doctor; calls first and finds the reasons afterwards.") },
  { "gopi", "Gopi", "Palakkad", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Sang for Kathakali dancers; seldom a wrong note, seldom a wrong card.") },
  { "susy", "Susy", "Kottayam", TEMPERAMENT_BOLD,
    NC_ ("person", "An aunt to everybody; nobody outbids her twice.") },
  { "biju", "Biju", "Kochi", TEMPERAMENT_QUICK,
    NC_ ("person", "An engineer at the harbour; sends messages only between deals.") },
  { "ammini", "Ammini", "Ottapalam", TEMPERAMENT_STEADY,
    NC_ ("person", "A grandmother of eleven; patient as the river.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame fiftysix_player = {
  .game = &fiftysix_game,
  .people = fiftysix_people,
  .judge = judge,
  .argue = simple_fiftysix_argue,
  .reach = fiftysix_reach,
  .daring = fiftysix_daring,
  .bids = fiftysix_bids,
  .bids_scope = &fiftysix_bids_scope,
  .plans = fiftysix_plans,
  .n_plans = G_N_ELEMENTS (fiftysix_plans),
  .guide = fiftysix_guide,
  .likely = fiftysix_likely,
};
