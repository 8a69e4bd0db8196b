/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Judges actions in Wurzen and Schnapsen (section 15 of games/wurzen/rules.md). */

#include "players/games/wurzen/wurzen.h"

#include "players/solver/talon-search.h"

/* Values of steps before a lead, above cards; wrong steps are negative. */
#define WORTH_CLAIM 1000
#define WORTH_ANNOUNCE_OUT 900
#define WORTH_SWAP 500
#define WORTH_GAME_POINT 100 /* value of a game point in solved endings; other values break ties */

#define EYES_OF_GAME_POINT 10 /* value of a game point gained by closing */

#define ALIKE 1e-9 /* tolerance of equal means */

/* Least gain in game points of closing at the last lead (alternatives: strength-notes.md). */
#define CLOSE_LAST 0.8

/* ---- Solved endings (talon-search.h) -------------------------------------------------------- */

/* Tricks that a beginner foresees. */
#define TRICKS_SEEN 4

/* Returns true if all cards are known and few enough to search. */
static bool
simple_wurzen_can_solve (const WurzenPosition *position)
{
  return position->talon == 0 && card_set_count (position->hand) <= TRICKS_SEEN;
}

/* Returns the seat's game points after @action with known cards. */
static int
solve_world (const WurzenPosition *position, const Deal *world, Action action)
{
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search = { .trick = &trick, .talon = &talon, .objective = SOLVE_DEAL };
  TalonState state;
  int low = -MATCH_WORTH_POINTS_MAX;
  int high = MATCH_WORTH_POINTS_MAX;

  trick_play_make (&trick, world);
  talon_play_make (&talon, world);
  talon_state_make (&state, world, &trick, &talon);
  while (low < high) /* each answer bounds the value of seat 0 */
    {
      int need = low < 0 && high > 0 ? 0 : high; /* first the winner, then the margin */
      int value;

      need = MAX (need, low + 1);
      value = talon_search_action (&search, &state, action, need);
      if (value >= need)
        low = MIN (value, high);
      else
        high = MAX (value, low);
    }

  return position->seat == 0 ? low : -low;
}

/*
 * Returns the game points of a card or announcement with best play, negative if the other scores.
 */
static int
simple_wurzen_solve (const WurzenPosition *position, Action action)
{
  Deal deal = *position->seen;

  deal.hand[position->other] = position->known | position->maybe;

  return solve_world (position, &deal, action);
}

/* ---- Last lead with cards to draw -------------------------------------------------------- */

/* Returns true at a lead with one face-down card left. */
static bool
simple_wurzen_is_last_lead (const WurzenPosition *position)
{
  return position->talon == 2 && !position->is_strict && position->seen->trick.n == 0;
}

/* Returns the mean worth of @action over the hidden cards, with best play; excludes exchanges. */
static double
simple_wurzen_worth_at_last_lead (const WurzenPosition *position, Action action)
{
  Deal world = *position->seen;
  double sum = 0;

  for (CardSet set = position->maybe; set != 0; set = card_set_rest (set))
    {
      Card drawn = card_set_first (set);

      world.hand[position->other] = (position->known | position->maybe) & ~card_set_of (drawn);
      world.own.wurzen.stock[0] = drawn;
      sum += match_worth (&position->worth, position->seat, solve_world (position, &world, action));
    }

  return sum / card_set_count (position->maybe);
}

/* W-5.2: cutting changes nothing, but is usual (TUR). */
static void
judge_cut (Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    {
      choice->row[i].value = action_verb (choice->row[i].action) == WURZEN_VERB_CUT;
      choice->row[i].reason = REASON_LEAST_BAD;
    }
}

/* ---- Steps before the card ----------------------------------------------------------- */

static void
judge_claim (const WurzenPosition *position, ChoiceRow *row)
{
  bool is_true = position->eyes[position->seat] >= position->target;

  row->value = is_true ? WORTH_CLAIM : -WORTH_CLAIM;
  row->reason = is_true ? REASON_ENOUGH_POINTS : REASON_LEAST_BAD;
}

static unsigned
announced_by_swap (const WurzenPosition *position, Card given)
{
  unsigned points = 0;
  Card partner = wurzen_partner_card (position, position->seen->own.wurzen.under, &points);

  return partner != CARD_NONE && partner != given && card_set_has (position->hand, partner) ? points
                                                                                            : 0;
}

/*
 * The jack is exchanged at once, unless it can make the great Wurze. The ace is given only for a
 * great Wurze or forty; the jack takes it back later (section 15).
 */
static void
judge_swap (const WurzenPosition *position, ChoiceRow *row)
{
  Card given = (Card) action_arg (row->action);
  const TrickOrder *order = position->order;
  bool is_better = order->strength[given] < order->strength[position->seen->own.wurzen.under];
  unsigned gained = announced_by_swap (position, given);
  unsigned given_up = 0;
  Card partner = wurzen_partner_card (position, given, &given_up);

  if (partner == CARD_NONE || !card_set_has (position->hand, partner))
    given_up = 0;
  row->value = (is_better && given_up <= gained) || gained > given_up ? WORTH_SWAP : -WORTH_SWAP;
  row->value += order->strength[position->seen->own.wurzen.under] - order->strength[given];
  row->reason = row->value > 0 ? REASON_BETTER_CARD : REASON_LEAST_BAD;
}

static void
judge_announcement (const WurzenPosition *position, ChoiceRow *row)
{
  unsigned points = wurzen_announcement_points (position->seen, row->action);
  bool has_trick = position->seen->tricks_won[position->seat] > 0;
  double best = -WORTH_CLAIM;

  for (CardSet set = wurzen_announcement_cards (position->seen, row->action); set != 0;
       set = card_set_rest (set))
    best = MAX (best, simple_wurzen_worth_of_lead (position, card_set_first (set), true));
  row->value = points + best;
  row->reason = has_trick ? REASON_CLAIM_BONUS : REASON_BONUS_WAITS;
  if (has_trick && position->eyes[position->seat] + points >= position->target)
    row->value = WORTH_ANNOUNCE_OUT;
}

static void
judge_card (const WurzenPosition *position, ChoiceRow *row)
{
  Card card = (Card) action_arg (row->action);
  bool is_pending = position->seen->own.wurzen.pending != 0;

  row->value = position->seen->trick.n == 0
                   ? simple_wurzen_worth_of_lead (position, card, is_pending)
                   : simple_wurzen_worth_of_follow (position, card);
  row->reason = simple_wurzen_reason (position, card);
}

static void
judge_row (const WurzenPosition *position, ChoiceRow *row)
{
  switch (action_verb (row->action))
    {
    case WURZEN_VERB_CLAIM:
      judge_claim (position, row);
      return;
    case WURZEN_VERB_SWAP:
      judge_swap (position, row);
      return;
    case WURZEN_VERB_CLOSE: /* judged last */
      return;
    case VERB_PLAY:
      judge_card (position, row);
      break;
    default:
      judge_announcement (position, row);
    }
  if (simple_wurzen_can_solve (position) && row->value < WORTH_ANNOUNCE_OUT)
    row->value += WORTH_GAME_POINT * simple_wurzen_solve (position, row->action);
}

/* ---- Closing ------------------------------------------------------------------------- */

static double
best_value (const Choice *choice, const ChoiceRow *but)
{
  double best = -WORTH_CLAIM;

  for (unsigned i = 0; i < choice->n; i++)
    if (&choice->row[i] != but && choice->row[i].value < WORTH_SWAP / 2)
      best = MAX (best, choice->row[i].value);

  return best;
}

/* Raises the best lead that keeps a sure win above all; returns false if none. */
static bool
keep_sure (const WurzenPosition *position, Choice *choice, const ChoiceRow *close)
{
  double best = best_value (choice, close);
  ChoiceRow *found = NULL;

  for (unsigned i = 0; i < choice->n; i++)
    if (&choice->row[i] != close && (found == NULL || choice->row[i].value > found->value)
        && simple_wurzen_keeps_sure (position, choice->row[i].action))
      found = &choice->row[i];
  if (found != NULL && found->value <= best)
    found->value = best + 1;

  return found != NULL;
}

/* Raises the lead with the best mean above all; returns the gain of closing over it. */
static double
lead_last (const WurzenPosition *position, Choice *choice, const ChoiceRow *close)
{
  double value = best_value (choice, close);
  double most = -WORTH_CLAIM;
  ChoiceRow *found = NULL;

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      double worth;

      if (row == close || ABS (row->value) >= WORTH_SWAP / 2)
        continue;
      worth = simple_wurzen_worth_at_last_lead (position, row->action);
      if (found == NULL || worth > most + ALIKE
          || (worth > most - ALIKE && row->value > found->value))
        {
          most = worth;
          found = row;
        }
    }
  if (found == NULL)
    return 0;
  if (found->value <= value)
    found->value = value + 1;

  return simple_wurzen_worth_at_last_lead (position, close->action) - most;
}

/* Ranks closing against the best card by its gain. A player with a sure win does not close. */
static void
judge_close (const WurzenPosition *position, Choice *choice, ChoiceRow *close)
{
  double worth;

  if (!position->is_imagined && simple_wurzen_is_last_lead (position))
    worth = lead_last (position, choice, close) - CLOSE_LAST;
  else
    worth = simple_wurzen_worth_of_closing (position);
  if (worth > 0 && keep_sure (position, choice, close))
    worth = -1;
  close->value = best_value (choice, close) + EYES_OF_GAME_POINT * worth;
  close->reason = worth > 0 ? REASON_LIKELY_WON : REASON_LEAST_BAD;
}

static void
judge_rows (const WurzenPosition *position, Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    judge_row (position, &choice->row[i]);
  for (unsigned i = 0; i < choice->n; i++)
    if (action_verb (choice->row[i].action) == WURZEN_VERB_CLOSE)
      judge_close (position, choice, &choice->row[i]);
}

void
simple_wurzen_judge (const Observation *observation, Choice *choice)
{
  WurzenPosition position;

  if (observation->seen.phase == WURZEN_PHASE_CUT)
    {
      judge_cut (choice);
      return;
    }
  wurzen_position_make (&position, observation);
  judge_rows (&position, choice);
}

void
simple_wurzen_judge_in_world (const Deal *deal, const MatchWorth *worth, Choice *choice)
{
  WurzenPosition position;

  wurzen_position_of_world (&position, deal, (unsigned) deal->turn, worth);
  judge_rows (&position, choice);
}

Action
simple_wurzen_choose_in_world (const Deal *deal, const MatchWorth *worth, const ActionList *list)
{
  unsigned best = 0;
  Choice choice;

  if (list->n == 1)
    return list->at[0];
  choice.n = list->n;
  for (unsigned i = 0; i < list->n; i++)
    choice.row[i] = (ChoiceRow) { .action = list->at[i] };
  simple_wurzen_judge_in_world (deal, worth, &choice);
  for (unsigned i = 1; i < choice.n; i++)
    if (choice.row[i].value > choice.row[best].value)
      best = i;

  return choice.row[best].action;
}
