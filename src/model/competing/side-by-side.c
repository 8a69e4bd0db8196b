/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/side-by-side.h"

#include "model/words/tell-done.h"

void
side_by_side_free (SideBySide *self)
{
  g_clear_pointer (&self->own, match_log_free);
  g_clear_pointer (&self->other, match_log_free);
  g_clear_pointer (&self->analysis, analysis_free);
  g_free (self);
}

/* ---- Comparison ------------------------------------------------------------------------------ */

static gboolean
is_legal (const Deal *deal, guint seat, Action action)
{
  ActionList legal;

  if (deal_is_over (deal) || deal->turn != (int) seat)
    return FALSE;
  deal_legal (deal, &legal);

  return action_list_has (&legal, action);
}

/*
 * Returns a copy of @own up to deal @index with the actions of this deal in @other; NULL if an
 * action is illegal there.
 */
static MatchLog *
copy_with_play (const MatchLog *own, guint index, const MatchLog *other)
{
  const LogDeal *like = match_log_get_deal (own, index);
  const LogDeal *played = match_log_get_deal (other, index);
  g_autoptr (MatchLog) log = match_log_copy (own);

  match_log_cut (log, index);
  match_log_deal (log, like->has_number ? &like->number : NULL, like->pack);
  for (guint i = 0; i < played->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (played, i);

      if (!is_legal (&log->deal, action->seat, action->action))
        return NULL;
      match_log_act (log, action->action, action->is_step);
    }

  return deal_is_over (&log->deal) ? g_steal_pointer (&log) : NULL;
}

static void
find_parting (SideBySide *self)
{
  guint index = self->own->deals->len - 1;
  const LogDeal *own = match_log_get_deal (self->own, index);
  const LogDeal *other = match_log_get_deal (self->other, index);
  guint n = MIN (own->n_done, other->n_done);
  guint at = 0;

  while (at < n && log_deal_get_action (own, at)->action == log_deal_get_action (other, at)->action)
    at++;
  if (at == n) /* equal actions end the deal at the same time */
    return;
  self->is_parted = TRUE;
  self->position = at;
  match_log_at (self->own, index, at, NULL, &self->parting);
  self->own_action = log_deal_get_action (own, at)->action;
  self->other_action = log_deal_get_action (other, at)->action;
}

SideBySide *
side_by_side_new (const MatchLog *own, guint deal, guint seat, const MatchLog *other)
{
  g_autoptr (SideBySide) self = g_new0 (SideBySide, 1);

  self->seat = seat;
  self->own = match_log_copy (own);
  match_log_cut (self->own, deal + 1);
  self->other = copy_with_play (own, deal, other);
  if (self->other == NULL)
    return NULL;
  self->own_result = field_result (&self->own->deal, seat);
  self->other_result = field_result (&self->other->deal, seat);
  find_parting (self);

  return g_steal_pointer (&self);
}

/* ---- House players --------------------------------------------------------------------------- */

guint
side_by_side_find_best (const ContestDeal *deal)
{
  guint best = 0;

  if (deal->n_house == 0)
    return FIELD_MEMBERS - 1;
  for (guint i = 1; i < deal->n_house; i++)
    if (deal->house[i] >= deal->house[best])
      best = i;

  return best;
}

typedef struct
{
  MatchLog *log;
  FieldPlace place; /* its log is @log */
  guint member;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  match_log_free (search->log);
  g_free (search);
}

/* Finds the reason of the house player, and what the judge of hints thinks of both actions. */
static void
find_reason (const Search *search, GCancellable *cancellable, SideBySide *self)
{
  Choice choice;
  Action best;

  field_judge (&search->place, search->member, &self->parting, self->position, cancellable,
               &self->seen, &choice);
  player_argue (&self->seen, &choice, &self->argument);
  self->rule = tell_rule (&self->parting, &choice.row[0]);
  self->analysis = analysis_new (&self->seen, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED,
                                 cancellable);
  best = self->analysis->row[0].action;
  self->is_own_better = best == self->own_action;
  if (best != self->other_action)
    g_clear_pointer (&self->analysis, analysis_free);
  self->has_reason = TRUE;
}

static void
play (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  const Search *search = data;
  g_autoptr (MatchLog) other = field_play (&search->place, search->member, cancellable);
  g_autoptr (SideBySide) self = NULL;

  if (other != NULL)
    {
      self = side_by_side_new (search->log, search->place.deal, search->place.seat, other);
      if (self->is_parted && (guint) self->parting.turn == self->seat)
        find_reason (search, cancellable, self);
    }
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&self), (GDestroyNotify) side_by_side_free);
}

void
side_by_side_play_async (const FieldPlace *place, guint member, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Search *search = g_new0 (Search, 1);

  search->log = match_log_copy (place->log);
  search->place = *place;
  search->place.log = search->log;
  search->member = member;
  g_task_set_source_tag (task, side_by_side_play_async);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, play);
}

SideBySide *
side_by_side_play_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
