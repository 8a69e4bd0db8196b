/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/lesson-table.h"

#include <stdlib.h>
#include <string.h>

#include "model/course/player-names.h"
#include "model/words/action-words.h"
#include "rules/game.h"

#define OTHERS "club" /* level of the other players */

/* ---- Sessions -------------------------------------------------------------------------------- */

static AtoutExercise *
new_exercise (const LessonPosition *position, GError **error)
{
  const Deal *deal = &position->log->deal;
  AtoutExercise *exercise;
  ActionList legal, right = { 0 };

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      g_autofree char *token = lesson_table_name (position, legal.at[i]);

      if (lesson_position_is_right (position, token))
        action_list_add (&right, legal.at[i]);
    }
  exercise = atout_exercise_new_for_log (position->log, &right, NULL, error);
  if (exercise != NULL)
    atout_session_set_guided (atout_exercise_get_session (exercise), position->asks == LESSON_REST);

  return exercise;
}

/*
 * Returns the log of @position (transfer full), with the user at turn and other players of @kind.
 */
static MatchLog *
seat_players (const LessonPosition *position, PlayerKind kind)
{
  MatchLog *log = match_log_copy (position->log);
  unsigned seat = (unsigned) log->deal.turn;

  for (unsigned i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, i == seat ? PLAYER_HUMAN : kind,
                          i == seat || kind == PLAYER_NONE ? "" : OTHERS);
  player_names_fill (log);

  return log;
}

static AtoutSession *
new_moment (const LessonPosition *position)
{
  g_autoptr (MatchLog) log = seat_players (position, PLAYER_NONE);
  guint deal = log->deals->len - 1;
  g_autoptr (AtoutReplay) replay = atout_replay_new (log, (guint) log->deal.turn);

  atout_replay_go_to (replay, deal, match_log_get_deal (log, deal)->n_done);

  return atout_session_new_replay (replay);
}

static AtoutSession *
new_match (const LessonPosition *position, GError **error)
{
  g_autoptr (AtoutMatch) match
      = atout_match_new_from_log (seat_players (position, PLAYER_COMPUTER), error);
  AtoutSession *session;

  if (match == NULL)
    return NULL;
  session = atout_session_new_for_match (match);
  atout_session_set_once (session, position->asks == LESSON_DEAL);
  atout_session_set_sealed (session, FALSE);

  return session;
}

AtoutSession *
lesson_table_open (const LessonPosition *position, AtoutExercise **exercise, GError **error)
{
  *exercise = NULL;
  if (position->asks == LESSON_DEAL || position->asks == LESSON_MATCH)
    return new_match (position, error);
  if (lesson_asks_question (position->asks))
    return new_moment (position);
  *exercise = new_exercise (position, error);

  return *exercise != NULL ? g_object_ref (atout_exercise_get_session (*exercise)) : NULL;
}

gboolean
lesson_table_is_won (const LessonPosition *position, AtoutSession *session)
{
  const Match *match = atout_course_get_match (ATOUT_COURSE (session));
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session));
  unsigned seat = (unsigned) position->log->deal.turn;
  DealResult result;

  if (position->asks == LESSON_MATCH)
    return match_has_won (match, seat);
  deal_result (deal, &result);

  return deal_result_lead (&result, deal_unit (deal, seat)) > 0;
}

guint
lesson_table_count_given (const LessonPosition *position, AtoutSession *session)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (session));
  guint n = position->log->deals->len;

  return log->deals->len > n ? 0 : match_log_get_deal (position->log, n - 1)->n_done;
}

/* ---- Answers --------------------------------------------------------------------------------- */

char *
lesson_table_name (const LessonPosition *position, Action action)
{
  char token[TOKEN_MAX];

  return g_strdup (
      action_to_token (position->log->game, deal_pack (&position->log->deal), action, token));
}

static Card
card_of (const Trick *trick, unsigned seat)
{
  unsigned i = 0;

  while (trick->seat[i] != seat)
    i++;

  return trick->card[i];
}

static char *
tell_call (const LessonPosition *position, DeckSuits suits, const char *answer)
{
  const Deal *deal = &position->log->deal;
  char *told = NULL;
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n && told == NULL; i++)
    {
      g_autofree char *token = lesson_table_name (position, legal.at[i]);
      ActionWords words = { 0 };

      if (!g_str_equal (token, answer))
        continue;
      action_words_write (&words, deal, legal.at[i], suits);
      told = g_strdup (words.button);
      action_words_clear (&words);
    }

  return told;
}

char *
lesson_table_tell (const LessonPosition *position, AtoutSession *session, DeckSuits suits,
                   const char *answer)
{
  const Deal *deal = &position->log->deal;
  const Pack *pack = deal_pack (deal);
  unsigned seat = (unsigned) atoi (answer);

  switch (position->asks)
    {
    case LESSON_WINNER:
      {
        g_autofree char *card = words_card_short (suits, pack, card_of (&deal->trick, seat));

        return g_strdup_printf ("%s: %s", atout_course_get_seat_name (ATOUT_COURSE (session), seat),
                                card);
      }
    case LESSON_TOP:
      return words_card_short (suits, pack, pack_find (pack, answer, (unsigned) strlen (answer)));
    case LESSON_TRUE:
      return tell_call (position, suits, answer);
    default:
      return answer[0] == '-' ? g_strconcat ("−", answer + 1, NULL) : g_strdup (answer);
    }
}
