/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/principle.h"

#include <string.h>

#include "players/analysis/sure-end.h"
#include "players/analysis/visible.h"
#include "players/player-game.h"
#include "rules/game.h"
#include "rules/trick-score.h"

static const char *const keys[PRINCIPLES] = {
  [PRINCIPLE_NONE] = "",
  [PRINCIPLE_DRAW_TRUMPS] = "draw-trumps",
  [PRINCIPLE_KEEP_TRUMP] = "keep-trump",
  [PRINCIPLE_FORCE] = "force",
  [PRINCIPLE_PARTNER_RUFFS] = "partner-ruffs",
  [PRINCIPLE_FEED_PARTNER] = "feed-partner",
  [PRINCIPLE_LEAVE_TO_PARTNER] = "leave-to-partner",
  [PRINCIPLE_THROW_CHEAP] = "throw-cheap",
  [PRINCIPLE_TAKE_DEAR] = "take-dear",
  [PRINCIPLE_WIN_CHEAPLY] = "win-cheaply",
  [PRINCIPLE_LEAD_WINNER] = "lead-winner",
  [PRINCIPLE_ACES_EARLY] = "aces-early",
  [PRINCIPLE_POINTS_SAFE] = "points-safe",
  [PRINCIPLE_WAIT] = "wait",
  [PRINCIPLE_DUCK] = "duck",
  [PRINCIPLE_KEEP_LEAD] = "keep-lead",
  [PRINCIPLE_GIVE_LEAD] = "give-lead",
  [PRINCIPLE_CATCH] = "catch",
  [PRINCIPLE_LONG_SUIT] = "long-suit",
  [PRINCIPLE_SHORT_SUIT] = "short-suit",
  [PRINCIPLE_LAST_TRICK] = "last-trick",
  [PRINCIPLE_MAKE_BONUS] = "make-bonus",
  [PRINCIPLE_DENY_BONUS] = "deny-bonus",
  [PRINCIPLE_KEEP_PAIR] = "keep-pair",
  [PRINCIPLE_ENOUGH] = "enough",
  [PRINCIPLE_STAY_BELOW] = "stay-below",
  [PRINCIPLE_SHED] = "shed",
  [PRINCIPLE_SMALL_FOR_END] = "small-for-end",
  [PRINCIPLE_FEED_DECLARER] = "feed-declarer",
  [PRINCIPLE_SOUND_TRUMPS] = "sound-trumps",
  [PRINCIPLE_TRUMPS_AHEAD] = "trumps-ahead",
  [PRINCIPLE_COUNT_POINTS] = "count-points",
  [PRINCIPLE_LAID_POINTS] = "laid-points",
  [PRINCIPLE_DOUBLE] = "double",
  [PRINCIPLE_TEAM_POINTS] = "team-points",
  [PRINCIPLE_TRUE_CALL] = "true-call",
  [PRINCIPLE_CLOSE] = "close",
  [PRINCIPLE_EXCHANGE] = "exchange",
  [PRINCIPLE_SILENT_LOSER] = "silent-loser",
  [PRINCIPLE_LAY_POINTS] = "lay-points",
  [PRINCIPLE_VOID] = "void",
};

const char *
principle_key (Principle principle)
{
  return keys[principle];
}

Principle
principle_find_key (const char *key)
{
  for (unsigned i = 1; i < PRINCIPLES; i++)
    if (strcmp (keys[i], key) == 0)
      return (Principle) i;

  return PRINCIPLE_NONE;
}

void
principle_argue (const Observation *seen, const Analysis *analysis, Choice *choice,
                 PlayerArgument *argument)
{
  unsigned at = 0;
  ChoiceRow row;

  *choice = analysis->choice;
  while (choice->row[at].action != analysis->row[0].action)
    at++;
  row = choice->row[at];
  for (; at > 0; at--)
    choice->row[at] = choice->row[at - 1];
  choice->row[0] = row;
  player_argue (seen, choice, argument);
}

/* ---- Detection ------------------------------------------------------------------------------- */

/* The principle of each argument by which the rules of thumb speak for the action. */
static const Principle of_argument[ARGUMENTS] = {
  [ARGUMENT_SUIT_ENOUGH] = PRINCIPLE_SOUND_TRUMPS,
  [ARGUMENT_SUIT_SHORT] = PRINCIPLE_SOUND_TRUMPS,
  [ARGUMENT_SUIT_WEAK] = PRINCIPLE_SOUND_TRUMPS,
  [ARGUMENT_AHEAD_ENOUGH] = PRINCIPLE_TRUMPS_AHEAD,
  [ARGUMENT_AHEAD_SHORT] = PRINCIPLE_TRUMPS_AHEAD,
  [ARGUMENT_LEAD] = PRINCIPLE_DOUBLE,
  [ARGUMENT_GAME_ENOUGH] = PRINCIPLE_COUNT_POINTS,
  [ARGUMENT_GAME_SHORT] = PRINCIPLE_COUNT_POINTS,
  [ARGUMENT_GAME_LOW] = PRINCIPLE_SMALL_FOR_END,
  [ARGUMENT_TEAM_ENOUGH] = PRINCIPLE_TEAM_POINTS,
  [ARGUMENT_TEAM_SHORT] = PRINCIPLE_TEAM_POINTS,
  [ARGUMENT_TEAM_STANDS] = PRINCIPLE_TEAM_POINTS,
  [ARGUMENT_TRUE_CALL] = PRINCIPLE_TRUE_CALL,
  [ARGUMENT_TRUE_SHORT] = PRINCIPLE_TEAM_POINTS,
  [ARGUMENT_TRUE_IDLE] = PRINCIPLE_TEAM_POINTS,
  [ARGUMENT_CLOSED] = PRINCIPLE_CLOSE,
  [ARGUMENT_DENIED] = PRINCIPLE_SILENT_LOSER,
  [ARGUMENT_ENOUGH] = PRINCIPLE_ENOUGH,
  [ARGUMENT_REACHES] = PRINCIPLE_ENOUGH,
  [ARGUMENT_EXCHANGE] = PRINCIPLE_EXCHANGE,
  [ARGUMENT_SAFE_POINTS] = PRINCIPLE_LAY_POINTS,
  [ARGUMENT_VOID] = PRINCIPLE_VOID,
  [ARGUMENT_DRAW] = PRINCIPLE_DRAW_TRUMPS,
  [ARGUMENT_TOP] = PRINCIPLE_LEAD_WINNER,
  [ARGUMENT_CHEAPEST] = PRINCIPLE_WIN_CHEAPLY,
  [ARGUMENT_FEEDS] = PRINCIPLE_FEED_PARTNER,
  [ARGUMENT_LEAST] = PRINCIPLE_THROW_CHEAP,
  [ARGUMENT_SPARES_ROEM] = PRINCIPLE_DENY_BONUS,
  [ARGUMENT_BELOW] = PRINCIPLE_STAY_BELOW,
  [ARGUMENT_UNDER] = PRINCIPLE_STAY_BELOW,
  [ARGUMENT_RID] = PRINCIPLE_SHED,
  [ARGUMENT_STUCK] = PRINCIPLE_STAY_BELOW,
  [ARGUMENT_SHED] = PRINCIPLE_SMALL_FOR_END,
  [ARGUMENT_HARMLESS] = PRINCIPLE_SMALL_FOR_END,
  [ARGUMENT_CATCH] = PRINCIPLE_FEED_DECLARER,
  [ARGUMENT_LEFT] = PRINCIPLE_FEED_DECLARER,
  [ARGUMENT_UNLOAD] = PRINCIPLE_FEED_DECLARER,
  [ARGUMENT_LOWEST] = PRINCIPLE_FEED_DECLARER,
  [ARGUMENT_ALONE] = PRINCIPLE_FEED_DECLARER,
};

/* Returns true if the expected margin is the reason to double, or not to double. */
static bool
is_double (const PlayerArgument *argument, const Observation *seen, const Analysis *analysis)
{
  return seen->seen.trump < SUIT_NONE && argument->is_bold == (analysis->row[0].value > 0)
         && (!argument->is_bold || 2 * analysis->row[0].n_won >= analysis->n_worlds);
}

/* Returns the principle behind a reason that the rules of thumb give. */
static Principle
of_rule (const PlayerArgument *argument, const Observation *seen, const Analysis *analysis)
{
  bool is_enough = argument->points >= argument->needed;

  if (argument->is_laid)
    return PRINCIPLE_LAID_POINTS;
  if ((argument->kind == ARGUMENT_LEAD && !is_double (argument, seen, analysis))
      || (argument->kind == ARGUMENT_CLOSED && !is_enough)
      || (argument->kind == ARGUMENT_TEAM_SHORT && is_enough))
    return PRINCIPLE_NONE;

  return of_argument[argument->kind];
}

static bool
is_trump (const Deal *seen, Card card)
{
  const TrickOrder *order = deal_order (seen);

  return card != CARD_NONE && order->trump < TRICK_GROUPS && order->group[card] == order->trump;
}

/* Returns true if a partner of the seat wins the trick so far. */
static bool
is_partner_winning (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  SeatSet partners
      = game_allies (seen, observation->seat) & (SeatSet) ~seats_of (observation->seat);

  return seen->trick.n > 0 && seats_have (partners, trick_winner (&seen->trick));
}

/* Returns the principle of a card that ends in an own trick. */
static Principle
of_card_home (const Observation *observation, const Contrast *contrast, Card played)
{
  if (contrast->card != played)
    return is_trump (&observation->seen, contrast->card) ? PRINCIPLE_KEEP_TRUMP : PRINCIPLE_WAIT;
  if (is_trump (&observation->seen, played))
    return PRINCIPLE_NONE;

  return contrast->is_ruff ? PRINCIPLE_ACES_EARLY : PRINCIPLE_POINTS_SAFE;
}

/* Returns the principle of the last trick, if it counts extra. */
static Principle
of_last_trick (const Deal *seen)
{
  TrickPlay play;

  trick_play_make (&play, seen);

  return play.last_trick_points > 0 ? PRINCIPLE_LAST_TRICK : PRINCIPLE_NONE;
}

#define SURE 10 /* a lead is sure that loses in one of so many worlds at most */

static Principle
of_contrast (const Observation *observation, const Contrast *contrast, unsigned n_worlds,
             Card played)
{
  const Deal *seen = &observation->seen;
  bool is_lead = seen->trick.n == 0;

  switch (contrast->kind)
    {
    case CONTRAST_LAST_TRUMP:
    case CONTRAST_DRAWN:
      return is_lead && is_trump (seen, played) ? PRINCIPLE_DRAW_TRUMPS : PRINCIPLE_NONE;
    case CONTRAST_FORCED:
      return is_lead ? PRINCIPLE_FORCE : PRINCIPLE_NONE;
    case CONTRAST_PARTNER_RUFFS:
      return is_lead ? PRINCIPLE_PARTNER_RUFFS : PRINCIPLE_NONE;
    case CONTRAST_FED:
      return is_partner_winning (observation) ? PRINCIPLE_FEED_PARTNER : PRINCIPLE_POINTS_SAFE;
    case CONTRAST_TO_PARTNER:
      return is_lead ? PRINCIPLE_NONE : PRINCIPLE_LEAVE_TO_PARTNER;
    case CONTRAST_SAVED:
      return is_lead ? PRINCIPLE_NONE : PRINCIPLE_THROW_CHEAP;
    case CONTRAST_TRICK_TAKEN:
      if (!is_lead)
        return trick_score_is_priced (seen) ? PRINCIPLE_NONE : PRINCIPLE_TAKE_DEAR;
      return SURE * contrast->n_better >= (SURE - 1) * n_worlds ? PRINCIPLE_LEAD_WINNER
                                                                : PRINCIPLE_NONE;
    case CONTRAST_TRICK_LEFT:
      return PRINCIPLE_DUCK;
    case CONTRAST_LEAD_KEPT:
      return PRINCIPLE_KEEP_LEAD;
    case CONTRAST_LEAD_LEFT:
      return PRINCIPLE_GIVE_LEAD;
    case CONTRAST_OUT_NOW:
    case CONTRAST_OUT:
      return PRINCIPLE_ENOUGH;
    case CONTRAST_HOME:
      return of_card_home (observation, contrast, played);
    case CONTRAST_CAUGHT:
      return PRINCIPLE_CATCH;
    case CONTRAST_LAST_TRICK:
      return of_last_trick (seen);
    case CONTRAST_BONUS_TAKEN:
      return PRINCIPLE_MAKE_BONUS;
    case CONTRAST_BONUS_GIVEN:
      return PRINCIPLE_DENY_BONUS;
    case CONTRAST_BONUS_LATER:
      return player_game (seen->game)->draws ? PRINCIPLE_KEEP_PAIR : PRINCIPLE_NONE;
    case CONTRAST_LONG:
      return PRINCIPLE_LONG_SUIT;
    default:
      return PRINCIPLE_NONE;
    }
}

/* Returns the principle behind a fact that can be seen. */
static Principle
of_sight (const Observation *seen, Card card)
{
  switch (visible_find (seen, card, CARD_NONE).kind)
    {
    case VISIBLE_CHEAPEST:
    case VISIBLE_NO_TRUMP:
      return PRINCIPLE_WIN_CHEAPLY;
    case VISIBLE_SURE:
    case VISIBLE_TOP_TRUMP:
    case VISIBLE_NO_RUFF:
      return PRINCIPLE_LEAD_WINNER;
    case VISIBLE_TOP:
      return PRINCIPLE_ACES_EARLY;
    case VISIBLE_LAST:
      return PRINCIPLE_SHORT_SUIT;
    default:
      return PRINCIPLE_NONE;
    }
}

/* Returns true if @principle is about tricks that cost. */
static bool
shuns_tricks (Principle principle)
{
  return principle >= PRINCIPLE_STAY_BELOW && principle <= PRINCIPLE_FEED_DECLARER;
}

/* Returns true if @considered is another action, about as good as the recommended one. */
static bool
is_as_good (const Analysis *analysis, Action considered)
{
  const AnalysisRow *row = analysis_find (analysis, considered);

  return row != NULL && row != analysis->row
         && analysis_are_equal (analysis, 0, (unsigned) (row - analysis->row));
}

Principle
principle_find (const Observation *seen, const Analysis *analysis, Action considered)
{
  Card card = action_card (seen->seen.game, analysis->row[0].action);
  PlayerArgument argument;
  Principle principle;
  Contrast contrast;
  Choice choice;

  if (analysis->n < 2 || sure_end_is_decided (analysis, seen))
    return PRINCIPLE_NONE;
  principle_argue (seen, analysis, &choice, &argument);
  principle = of_rule (&argument, seen, analysis);
  if (analysis->n_worlds == 0 || analysis->is_call || seen->seen.phase != PHASE_PLAY
      || shuns_tricks (principle) || player_shuns (&seen->seen) != SHUNS_NOTHING
      || is_as_good (analysis, considered)
      || contrast_choose (analysis, seen, considered, &contrast) < 0)
    contrast = (Contrast) { .card = CARD_NONE };
  else if (contrast.kind != CONTRAST_NONE)
    principle = of_contrast (seen, &contrast, analysis->n_worlds, card);

  if (principle == PRINCIPLE_NONE && !analysis->is_call && !is_as_good (analysis, considered))
    principle = of_sight (seen, card);

  return principle_fits (principle, seen, analysis, &contrast, card) ? principle : PRINCIPLE_NONE;
}
