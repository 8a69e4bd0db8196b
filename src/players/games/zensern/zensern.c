/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The PlayerGame table of Zensern (section 15 of games/zensern/rules.md). */

#include "players/games/zensern/zensern.h"

#include <glib/gi18n-lib.h>

#include "players/argue.h"
#include "players/games/player-games.h"
#include "players/games/zensern/zensern-count.h"
#include "players/search/keep.h"
#include "players/temperament.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/games/zensern/zensern.h"
#include "rules/jass.h"

/* ---- Ansagen -------------------------------------------------------------------------------- */

/*
 * D14: Ansagen are true, so a seat only chooses whether to speak. Silence never paid in duplicate
 * matches (tools/try-simple, a value for `silent`, zensern).
 */

/* Worth of an Ansage that shows cards for nothing. */
#define SHOWN (-1)

static int
figure_points (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n
      = zensern_figures (&seen->options, seen->hand[observation->seat], seen->trump, figures);
  int points = 0;

  for (unsigned i = 0; i < n; i++)
    points += figures[i].points;

  return points;
}

/* Returns true if another party announced a class above @class and all of ours. */
static bool
is_beaten_class (const Observation *observation, unsigned class)
{
  const Deal *seen = &observation->seen;
  const uint8_t *ansage = seen->own.zensern.ansage;
  unsigned ours = 0;
  unsigned theirs = 0;

  for (unsigned s = 0; s < seen->n_seats; s++)
    if (deal_unit (seen, s) == deal_unit (seen, observation->seat))
      ours = MAX (ours, ansage[s]);
    else
      theirs = MAX (theirs, ansage[s]);

  return theirs > MAX (ours, class);
}

/* Returns true if another party stated a strength above @strength. */
static bool
is_beaten_figure (const Observation *observation, unsigned strength)
{
  const Deal *seen = &observation->seen;
  const uint8_t *stated = seen->own.zensern.stated;

  for (unsigned s = 0; s < seen->n_seats; s++)
    if (deal_unit (seen, s) != deal_unit (seen, observation->seat) && stated[s] > strength)
      return true;

  return false;
}

/* Judges Ansagen; values are points. */
static void
simple_zensern_judge_ansagen (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  int points = figure_points (observation);
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  bool beaten;

  zensern_figures (&seen->options, seen->hand[observation->seat], seen->trump, figures);
  if (seen->phase == ZENSERN_PHASE_ANSAGE)
    beaten = is_beaten_class (observation, figures[0].class);
  else
    beaten = is_beaten_figure (observation, figures[0].strength);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool silent = action_verb (row->action) == VERB_PASS;

      row->value = silent ? 0 : beaten ? SHOWN : points;
      row->reason = beaten ? REASON_HIDE_HAND : REASON_BEST_SO_FAR;
    }
}

static void
judge (const Observation *observation, Choice *choice)
{
  switch (observation->seen.phase)
    {
    case PHASE_PLAY:
      simple_zensern_judge_cards (observation, choice);
      break;
    case ZENSERN_PHASE_ANSAGE:
    case ZENSERN_PHASE_HOCH:
      simple_zensern_judge_ansagen (observation, choice);
      break;
    default:
      simple_zensern_judge_calls (observation, choice);
    }
}

/* ---- Arguments ------------------------------------------------------------------------------ */

/* Returns trumps, aces and tens, which zensern_features () counts. */
static CardSet
counted_cards (const Deal *seen, unsigned seat, Suit trump)
{
  CardSet hand = seen->hand[seat];

  return hand & (jass_suit_cards (trump) | jass_rank_cards (RANK_ACE) | jass_rank_cards (RANK_TEN));
}

typedef struct
{
  const Observation *observation;
  unsigned suit;
} Naming;

static double
worth_of_margin (gconstpointer data, double margin)
{
  const Naming *naming = data;

  return zensern_worth_of_naming (naming->observation, naming->suit, margin);
}

static void
argue_bid (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *named = argue_find (choice, VERB_TRUMP);
  Naming naming = { .observation = observation };
  double margin;

  if (named == NULL)
    return;
  argument->suit = (uint8_t) action_arg (named->action);
  argument->cards = counted_cards (seen, observation->seat, argument->suit);
  naming.suit = argument->suit;
  if (action_verb (argument->action) == ZENSERN_VERB_ANTRAG)
    {
      argument->kind = ARGUMENT_ANTRAG;
      return;
    }
  margin = zensern_expected_margin (seen, ZENSERN_COUNT_BID, observation->seat, observation->seat,
                                    argument->suit);
  argue_count (argument, choice, ARGUMENT_AHEAD_ENOUGH, margin, worth_of_margin, &naming);
}

/* Explains a Fleck, or its omission, by the expected lead of the own side. */
static void
argue_fleck (const Observation *observation, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  bool is_declarer = seen->declarer == (int) observation->seat;
  double margin
      = zensern_expected_margin (seen, is_declarer ? ZENSERN_COUNT_DECLARE : ZENSERN_COUNT_OPPOSE,
                                 observation->seat, (unsigned) seen->declarer, seen->trump);

  argument->kind = ARGUMENT_LEAD;
  argument->cards = counted_cards (seen, observation->seat, seen->trump);
  argument->points = (int) (is_declarer ? margin : -margin);
}

static void
argue_exchange (const Observation *observation, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;

  if (!argument->is_bold)
    return;
  argue_trade (argument, seen, jass_card (seen->trump, RANK_7), seen->own.zensern.upcard);
}

/* Returns true if no other party can beat or equal @figure any more (Z-6.23, Z-6.27). */
static bool
is_best_figure (const Observation *observation, const ZensernFigure *figure)
{
  const Deal *seen = &observation->seen;
  const ZensernState *own = &seen->own.zensern;

  for (unsigned s = 0; s < seen->n_seats; s++)
    if (deal_unit (seen, s) != deal_unit (seen, observation->seat)
        && (seats_have (own->to_speak, s)
            || (seen->phase == ZENSERN_PHASE_ANSAGE ? own->ansage[s] >= figure->class
                                                    : own->stated[s] >= figure->strength)))
      return false;

  return true;
}

static void
argue_figure (const Observation *observation, PlayerArgument *argument)
{
  ZensernFigure figure;

  if (!zensern_strongest_figure (&observation->seen, observation->seat, &figure))
    return;
  argument->cards = figure.cards;
  argument->points = figure.points;
  if (argument->reason == REASON_BEST_SO_FAR)
    {
      argument->kind = ARGUMENT_FIGURE;
      argument->is_ours = argument->is_sure = is_best_figure (observation, &figure);
    }
  else if (argument->reason == REASON_HIDE_HAND)
    argument->kind = ARGUMENT_OUTDONE;
}

static void
argue_bella (const Deal *seen, PlayerArgument *argument)
{
  if (argument->reason != REASON_CLAIM_BONUS)
    return;
  argument->kind = ARGUMENT_BOTH;
  argument->cards |= seen->hand[seen->turn] & jass_marriage (seen->trump);
  argument->points = ZENSERN_BELLA_POINTS;
}

static void
simple_zensern_argue (const Observation *observation, const Choice *choice,
                      PlayerArgument *argument)
{
  switch (observation->seen.phase)
    {
    case ZENSERN_PHASE_ANTRAG:
      argument->kind = ARGUMENT_LEAD;
      argument->is_bold = action_verb (argument->action) == ZENSERN_VERB_ACCEPT;
      argument->points = (int) zensern_lead_if_accepted (observation);
      break;
    case ZENSERN_PHASE_EXCHANGE:
      argue_exchange (observation, argument);
      break;
    case ZENSERN_PHASE_FLECK:
      argue_fleck (observation, argument);
      break;
    case ZENSERN_PHASE_ANSAGE:
    case ZENSERN_PHASE_HOCH:
      argue_figure (observation, argument);
      break;
    case PHASE_PLAY:
      argue_bella (&observation->seen, argument);
      break;
    default:
      argue_bid (observation, choice, argument);
    }
}

static void
zensern_guide (const Deal *deal, ActionList *list)
{
  switch (deal->phase)
    {
    case PHASE_PLAY:
      keep_loudest_plays (list);
      break;
    case ZENSERN_PHASE_FLECK:
      keep_verb (list, VERB_PASS);
      break;
    case ZENSERN_PHASE_EXCHANGE:
    case ZENSERN_PHASE_ANSAGE: /* the first action speaks, the second passes */
    case ZENSERN_PHASE_HOCH:
      keep_only (list, list->at[0]);
      break;
    default:
      break;
    }
}

/* Plans by mode; measurements are in strength-notes.md. */
static const SearchPlan zensern_plans[] = {
  { .kind = ZENSERN_MODE_2,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .more_cards = -2,
    .tried = 3,
    .traits = SEARCH_DEEP | SEARCH_OPEN },
  { .kind = ZENSERN_MODE_3,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .more_cards = 1,
    .tried = 1 },
  { .kind = ZENSERN_MODE_4,
    .policy = GUIDE_BY_RULES,
    .share = 1,
    .n_judged = 4000,
    .more_cards = 1,
    .tried = 3 },
};

/* Excludes Ansagen, which are obvious, and Flecke, which lost by search (strength-notes.md). */
static bool
zensern_bids (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;

  return !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3)
         && seen->phase >= ZENSERN_PHASE_BID1 && seen->phase <= ZENSERN_PHASE_NAME;
}

/*
 * Fleck values are margins, worth up to two points of score. Other reaches are 0: the judge
 * overrates near ties with a pass, so bold players would lose (strength-notes.md).
 */
static double
zensern_reach (const Observation *observation, const Player *player G_GNUC_UNUSED)
{
  const Deal *seen = &observation->seen;

  if (seen->phase == ZENSERN_PHASE_FLECK
      && !option_is (&seen->options, ZENSERN_MODE, ZENSERN_MODE_3))
    return TEMPERAMENT_POINTS / (2u << seen->own.zensern.n_flecke);

  return seen->phase == ZENSERN_PHASE_ANTRAG ? TEMPERAMENT_POINTS : 0;
}

/* ---- People --------------------------------------------------------------------------------- */

static const Person zensern_people[] = {
  { "poldi", "Poldi", "Brig", TEMPERAMENT_STEADY,
    NC_ ("person", "A retired railwayman; still arrives on time.") },
  { "grete", "Grete", "Visperterminen", TEMPERAMENT_BOLD,
    NC_ ("person", "Grows wine on steep slopes; has dared more with less in her hand.") },
  { "ferdl", "Ferdl", "Umhausen", TEMPERAMENT_QUICK,
    NC_ ("person", "With the mountain rescue; decides as fast as he climbs.") },
  { "hedi", "Hedi", "Neustift", TEMPERAMENT_CAREFUL,
    NC_ ("person", "A vet; looks at everything twice.") },
  { .name = NULL },
};

/* ---- The table ------------------------------------------------------------------------------- */

const PlayerGame zensern_player = {
  .game = &zensern_game,
  .people = zensern_people,
  .judge = judge,
  .argue = simple_zensern_argue,
  .reach = zensern_reach,
  .bids = zensern_bids,
  .plans = zensern_plans,
  .n_plans = G_N_ELEMENTS (zensern_plans),
  .guide = zensern_guide,
  .place = zensern_place,
  .fits = zensern_fits,
  .past = &zensern_past,
};
