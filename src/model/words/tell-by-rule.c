/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The rule of thumb behind a recommended action as a sentence, unless the sample deals contradict
 * it.
 */

#include <math.h>

#include "model/words/tell-done.h"
#include "model/words/tell-reason.h"
#include "players/analysis/principle.h"
#include "rules/game.h"

/*
 * Returns true if the rule of thumb @argument claims the opposite of the result that the
 * recommended action has in the sample deals (worlds) of @analysis.
 */
static gboolean
speaks_against (const PlayerArgument *argument, const Analysis *analysis)
{
  double value = analysis->row[0].value;
  unsigned n_trick = analysis->row[0].n_trick;

  switch (argument->kind)
    {
    case ARGUMENT_LEAST:
    case ARGUMENT_GUARDS:
    case ARGUMENT_LOST:
      return 2 * n_trick > analysis->n_worlds;
    case ARGUMENT_FEEDS_LATER:
    case ARGUMENT_SPARES:
    case ARGUMENT_LIKELY:
      return 2 * n_trick < analysis->n_worlds;
    case ARGUMENT_LEAD:
    case ARGUMENT_AHEAD_ENOUGH:
    case ARGUMENT_AHEAD_LEAST:
      return (argument->points > 0) != (value > 0);
    case ARGUMENT_GAME_SHORT:
    case ARGUMENT_SUIT_SHORT:
    case ARGUMENT_AHEAD_SHORT:
    case ARGUMENT_TEAM_FAILS:
      return argument->points >= argument->needed
             || (argument->kind == ARGUMENT_AHEAD_SHORT && argument->points > 0 && value < 0);
    case ARGUMENT_GAME_ENOUGH:
    case ARGUMENT_SUIT_ENOUGH:
    case ARGUMENT_TEAM_ENOUGH:
      return argument->points < argument->needed;
    case ARGUMENT_CLOSED:
      return argument->points < argument->needed && argument->cards == 0;
    default:
      return FALSE;
    }
}

/*
 * Replaces the points in @argument, an estimate by a rule of thumb, by the mean over the sample
 * deals (worlds) of @analysis. If a pass is recommended and @considered names trumps, @argument
 * then concerns this suit.
 */
static void
take_lead (PlayerArgument *argument, const Analysis *analysis, Action considered)
{
  const AnalysisRow *row = &analysis->row[0];
  const AnalysisRow *minded = analysis_find (analysis, considered);

  if (argument->kind == ARGUMENT_AHEAD_SHORT && action_verb (considered) == VERB_TRUMP
      && minded != NULL && minded->is_tried && minded->value < 0)
    argument->suit = (uint8_t) action_arg (considered);

  switch (argument->kind)
    {
    case ARGUMENT_AHEAD_SHORT:
      row = analysis_find (analysis, ACTION (VERB_TRUMP, argument->suit));
      break;
    case ARGUMENT_LEAD:
    case ARGUMENT_LEAD_CLOSE:
    case ARGUMENT_AHEAD_ENOUGH:
    case ARGUMENT_AHEAD_LEAST:
      break;
    default:
      return;
    }
  if (analysis->n_worlds > 0 && row != NULL && row->is_tried)
    argument->points = (int) lround (row->value);
}

/*
 * Returns true if @argument, the reason for the recommended call, is left out because a sentence
 * about the call that the user considers takes its place.
 */
static gboolean
is_about_other (const Telling *telling, const Deal *deal, const Observation *seen,
                const Analysis *analysis, Action considered, const PlayerArgument *argument)
{
  g_autofree char *bid = NULL;

  if (considered == ACTION_NONE || argument->action == considered
      || (argument->kind != ARGUMENT_TRUE_SHORT && argument->kind != ARGUMENT_TRUE_IDLE
          && argument->kind != ARGUMENT_TEAM_SHORT))
    return FALSE;
  bid = tell_bid (telling, deal, seen, analysis, considered, FALSE);

  return bid[0] != '\0';
}

/* Returns true if all other actions were tried in the sample deals and are clearly worse. */
static gboolean
are_others_worse (const Analysis *analysis)
{
  for (unsigned i = 1; i < analysis->n; i++)
    if (!analysis->row[i].is_tried || analysis_are_equal (analysis, 0, i))
      return FALSE;

  return TRUE;
}

/* Returns true if the reason @argument says only that all other answers are worse. */
static gboolean
says_others_are_worse (const PlayerArgument *argument)
{
  return argument->kind == ARGUMENT_MANY_TRUMPS
         || (argument->kind == ARGUMENT_REASON
             && (argument->reason == REASON_WEAK_HAND || argument->reason == REASON_LEAST_BAD));
}

/*
 * Returns true if @argument prefers the card to cheaper ones, and one of those was about as good in
 * the sample deals.
 */
static gboolean
are_cheaper_equal (const PlayerArgument *argument, const Observation *seen,
                   const Analysis *analysis)
{
  const Deal *deal = &seen->seen;

  if (argument->kind != ARGUMENT_DEAR_LEAD)
    return FALSE;
  for (unsigned i = 1; i < analysis->n; i++)
    if (action_is_play (deal->game, analysis->row[i].action)
        && (pack_copies (deal_pack (deal), action_card (deal->game, analysis->row[i].action))
            & argument->cards)
               != 0
        && analysis_are_equal (analysis, 0, i))
      return TRUE;

  return FALSE;
}

static gboolean
takes_so_far (const Deal *deal, Card card)
{
  Trick trick = deal->trick;

  if (trick.n == 0)
    return FALSE;
  trick_add (&trick, deal_order (deal), (unsigned) deal->turn, card);

  return trick_winner (&trick) == (unsigned) deal->turn;
}

/*
 * Returns true if the reason @argument is to keep the card of @considered, which is about as good
 * in the sample deals.
 */
static gboolean
keeps_equal (const PlayerArgument *argument, const Observation *seen, const Analysis *analysis,
             Action considered)
{
  Card card = action_card (seen->seen.game, considered);
  const AnalysisRow *row = analysis_find (analysis, considered);

  if (card == CARD_NONE || row == NULL
      || !analysis_are_equal (analysis, 0, (unsigned) (row - analysis->row)))
    return FALSE;

  return (argument->kind == ARGUMENT_LEAVES || argument->kind == ARGUMENT_GUARDS
          || argument->kind == ARGUMENT_KEEPS || argument->kind == ARGUMENT_DEAR_LEAD)
         && (argument->cards & pack_copies (deal_pack (&seen->seen), card)) != 0;
}

/* Returns true if the reason @argument speaks for the card of @considered as well. */
static gboolean
holds_for (const PlayerArgument *argument, const Deal *deal, Action considered)
{
  const uint8_t *points = deal->phase == PHASE_PLAY ? deal_order (deal)->points : NULL;
  Card best = action_card (deal->game, argument->action);
  Card card = action_card (deal->game, considered);

  if (points == NULL || card == CARD_NONE || best == CARD_NONE || card == best)
    return FALSE;
  switch (argument->kind)
    {
    case ARGUMENT_TAKES:
      return takes_so_far (deal, card);
    case ARGUMENT_BELOW:
      return !takes_so_far (deal, card);
    case ARGUMENT_LEAST:
    case ARGUMENT_LOW_LEAD:
      return points[card] <= points[best];
    case ARGUMENT_SPARES:
    case ARGUMENT_KEEPS:
      return points[card] <= points[best] && !card_set_has (deal_order (deal)->beaters[best], card);
    case ARGUMENT_HARMLESS:
      return argument->cards == 0;
    default:
      return FALSE;
    }
}

char *
tell_by_rule (const Telling *telling, const Deal *deal, const Observation *seen,
              const Analysis *analysis, Action considered, CardSet *cards)
{
  PlayerArgument argument;
  Choice choice;
  char *text;

  principle_argue (seen, analysis, &choice, &argument);
  take_lead (&argument, analysis, considered);
  if ((analysis->n_worlds > 0
       && (speaks_against (&argument, analysis) || are_cheaper_equal (&argument, seen, analysis)
           || keeps_equal (&argument, seen, analysis, considered)
           || (says_others_are_worse (&argument) && !are_others_worse (analysis))))
      || holds_for (&argument, deal, considered)
      || is_about_other (telling, deal, seen, analysis, considered, &argument))
    return g_strdup ("");
  text = tell_argument (telling, deal, &argument);
  *cards |= player_argument_cards (&argument, deal);
  if (text[0] != '\0')
    return text;
  g_free (text);

  return g_strdup (tell_rule (deal, &choice.row[0]));
}
