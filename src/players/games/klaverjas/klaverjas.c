/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Klaverjassen: section 15 of games/klaverjas/rules.md. */

#include "players/games/klaverjas/klaverjas.h"

#include <glib/gi18n-lib.h>

#include "players/games/klaverjas/klaverjas-position.h"
#include "players/games/player-games.h"
#include "players/search/keep.h"
#include "players/temperament.h"

/*
 * Section 15: opponents always claim; the maker's side, and after kraak both, unless the roem would
 * go to the others.
 */
static void
judge_roem (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  const KlaverjasState *own = &seen->own.klaverjas;
  bool is_makers_side
      = deal_unit (seen, observation->seat) == deal_unit (seen, (unsigned) seen->declarer);
  bool partner_was_silent = trick_winner (&seen->trick) != observation->seat;
  bool may_lose_it = is_makers_side || own->n_kraaks > 0;
  bool silent = may_lose_it && (partner_was_silent || klaverjas_is_losing (observation));

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      row->reason = silent ? REASON_DENY_BONUS : REASON_CLAIM_BONUS;
      row->value = 0;
      if (action_verb (row->action) == KLAVERJAS_VERB_ROEM)
        row->value = silent ? -own->roem_on_table : own->roem_on_table;
    }
}

static void
judge (const Observation *observation, Choice *choice)
{
  static void (*const judge_calls[]) (const Observation *observation, Choice *choice) = {
    [KLAVERJAS_GAME_KLAVERJAS] = simple_klaverjas_judge_calls,
    [KLAVERJAS_GAME_KRAKEN] = simple_klaverjas_judge_calls_in_kraken,
    [KLAVERJAS_GAME_THREE] = simple_klaverjas_judge_calls_of_three,
  };

  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_klaverjas_judge_cards (observation, choice);
      break;
    case KLAVERJAS_PHASE_ROEM:
      judge_roem (observation, choice);
      break;
    case KLAVERJAS_PHASE_DISCARD:
      simple_klaverjas_judge_discards (observation, choice);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      simple_klaverjas_judge_kraak (observation, choice);
      break;
    case KLAVERJAS_PHASE_DECLARE:
      simple_klaverjas_judge_declarations (observation, choice);
      break;
    default:
      judge_calls[observation->seen.options.value[KLAVERJAS_GAME]](observation, choice);
    }
}

/* ---- What is searched, which calls are played on, what a call dares ------------------------- */

static void
klaverjas_guide (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case KLAVERJAS_PHASE_ROEM:
      keep_verb (list, KLAVERJAS_VERB_ROEM);
      break;
    case KLAVERJAS_PHASE_KRAAK:
      keep_verb (list, VERB_PASS);
      break;
    case KLAVERJAS_PHASE_DECLARE: /* the first is all there is to declare, or nothing */
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

/* strength-notes.md has the measurements behind each row. */
static const SearchPlan klaverjas_plans[] = {
  { .kind = KLAVERJAS_GAME_KLAVERJAS,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .tried = 3,
    .traits = SEARCH_DEEP | SEARCH_OPEN },
  { .kind = SEARCH_ANY_KIND,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .tried = 3,
    .traits = SEARCH_DEEP },
};

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_form (const Deal *seen, int form)
{
  return option_is (&seen->options, KLAVERJAS_GAME, form);
}

/* Trumps may be named, or left to another. */
static bool
is_offered (const Deal *seen)
{
  return seen->phase == KLAVERJAS_PHASE_CHOOSE || seen->phase == KLAVERJAS_PHASE_OFFER;
}

static bool
klaverjas_bids (const Observation *observation, const Player *player)
{
  const Deal *seen = &observation->seen;

  if (is_form (seen, KLAVERJAS_GAME_KLAVERJAS))
    return player->trumps && is_offered (seen);

  return is_form (seen, KLAVERJAS_GAME_THREE) && seen->phase == KLAVERJAS_PHASE_DISCARD;
}

/*
 * For three: with the same cards `strong` gains more on `simple` as maker than as defender. So much
 * less is a pass worth to it, where another may still play and where nobody does.
 */
#define DARED 30
#define DARED_LAST 60

static void
klaverjas_dare (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  bool is_last;

  if (!is_form (seen, KLAVERJAS_GAME_THREE) || seen->phase != KLAVERJAS_PHASE_CHOOSE)
    return;
  is_last = seats_count (seen->own.klaverjas.to_speak) == 1;
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == VERB_PASS)
      choice->row[i].value -= is_last ? DARED_LAST : DARED;
}

/*
 * Kraken is doubled, and a deal swings by hundreds: more counts as nearly equal there. Who is bold
 * names trumps more often than who is careful, and says kraak far more often; it costs either of
 * them little (strength-notes.md).
 */
#define KRAKEN_NAMES 10.0
#define KRAKEN_KRAAK 100.0

static double
klaverjas_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;
  bool is_kraken = option_is (&seen->options, KLAVERJAS_GAME, KLAVERJAS_GAME_KRAKEN);

  switch (seen->phase)
    {
    case KLAVERJAS_PHASE_CHOOSE:
    case KLAVERJAS_PHASE_OFFER:
    case KLAVERJAS_PHASE_NAME:
      return is_kraken ? KRAKEN_NAMES : TEMPERAMENT_POINTS;
    case KLAVERJAS_PHASE_KRAAK:
      return KRAKEN_KRAAK;
    default:
      return 0;
    }
}

/* ---- People at whose table the game is at home ---------------------------------------------- */

static const Person klaverjas_people[] = {
  { "jan", "Jan", "Urk", TEMPERAMENT_STEADY,
    NC_ ("person", "Once a skipper; has the tides and every played card in his head.") },
  { "trijntje", "Trijntje", "Dokkum", TEMPERAMENT_CAREFUL,
    NC_ ("person", "Taught at school for forty years; counts the trumps twice.") },
  { "piet", "Piet", "Amsterdam", TEMPERAMENT_BOLD,
    NC_ ("person", "Has a stall at the market; plays on next to nothing, and laughs.") },
  { "marijke", "Marijke", "Rotterdam", TEMPERAMENT_QUICK,
    NC_ ("person", "A nurse; has thought before the others have sorted their cards.") },
  { "kees", "Kees", "Utrecht", TEMPERAMENT_BOLD,
    NC_ ("person", "A student; the youngest at the Tuesday table.") },
  { "sophie", "Sophie", "Leiden", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A student; learned the game from her grandmother.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame klaverjas_player = {
  .game = &klaverjas_game,
  .people = klaverjas_people,
  .judge = judge,
  .argue = simple_klaverjas_argue,
  .reach = klaverjas_reach,
  .bids = klaverjas_bids,
  .dare = klaverjas_dare,
  .plans = klaverjas_plans,
  .n_plans = G_N_ELEMENTS (klaverjas_plans),
  .guide = klaverjas_guide,
  .fits = klaverjas_fits,
  .past = &klaverjas_past,
  .laid = klaverjas_laid,
};
