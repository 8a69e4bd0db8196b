/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/thinker.h"

#include "players/thread-pool.h"

typedef struct
{
  ThinkerQuestion question;
  gboolean is_behind; /* true if the result is for question.behind */
  Choice choice;
  Analysis *analysis; /* NULL for a choice */
  OpenCards open;
  ThinkerFunc answer;
  ThinkerLook look; /* receiver of the analysis, or NULL */
  GWeakRef owner;   /* weak: the last reference must not end in the thread */
} Thought;

/* ---- Watchers -------------------------------------------------------------------------------- */

typedef struct
{
  ThinkerWatch watch;
  gpointer data;
} Watcher;

/* Used only in the main thread. */
static GList *watchers;
static guint n_thoughts; /* number of running questions, including cancelled ones */

void
thinker_watch (ThinkerWatch watch, gpointer data)
{
  Watcher *watcher = g_new (Watcher, 1);

  *watcher = (Watcher) { watch, data };
  watchers = g_list_prepend (watchers, watcher);
  if (n_thoughts > 0)
    watch (data, TRUE);
}

void
thinker_unwatch (gpointer data)
{
  for (GList *link = watchers; link != NULL; link = link->next)
    if (((const Watcher *) link->data)->data == data)
      {
        g_free (link->data);
        watchers = g_list_delete_link (watchers, link);
        return;
      }
}

static void
tell_watchers (gboolean is_thinking)
{
  for (GList *link = watchers; link != NULL; link = link->next)
    {
      const Watcher *watcher = link->data;

      watcher->watch (watcher->data, is_thinking);
    }
}

void
thinker_note (gboolean is_thinking)
{
  guint n_before = n_thoughts;

  n_thoughts = is_thinking ? n_thoughts + 1 : n_thoughts - 1;
  if ((n_before == 0) != (n_thoughts == 0))
    tell_watchers (is_thinking);
}

/* ---- Thoughts -------------------------------------------------------------------------------- */

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  g_weak_ref_clear (&thought->owner);
  g_clear_pointer (&thought->analysis, analysis_free);
  open_cards_clear (&thought->open);
  g_clear_pointer (&thought->question.judge, judge_unref);
  g_free (thought);
}

static void
judge (Thought *thought, const Observation *observation, GCancellable *cancellable)
{
  Player player = *player_of_level (thought->question.level);

  player.temperament = thought->question.temperament;
  player.threads = thread_pool_usual_threads ();
  g_clear_pointer (&thought->analysis, analysis_free);
  if (thought->look == NULL)
    {
      player_choose (observation, &player, &thought->question.rng, cancellable, &thought->choice);
      return;
    }
  thought->analysis = judge_ask (thought->question.judge, observation, &player, cancellable);
}

static Action
best_of (const Thought *thought)
{
  return thought->analysis != NULL ? thought->analysis->row[0].action
                                   : thought->choice.row[0].action;
}

static void
look_at_hands (Thought *thought, GCancellable *cancellable)
{
  const ThinkerQuestion *question = &thought->question;
  Solver *solver;

  thought->open = (OpenCards) { .kind = OPEN_UNKNOWN };
  if (thought->look == NULL || !question->is_open || thought->analysis->n == 1)
    return;
  solver = solver_new ();
  solver_set_limit (solver, OPEN_NODES_MAX);
  solver_set_cancellable (solver, cancellable);
  open_cards_look (thought->is_behind ? &question->deal_behind : &question->deal, thought->analysis,
                   solver, &thought->open);
  solver_free (solver);
}

static void
think (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;
  ThinkerQuestion *question = &thought->question;

  judge (thought, &question->observation, cancellable);
  if (question->implied != ACTION_NONE && best_of (thought) == question->implied)
    {
      thought->is_behind = TRUE;
      judge (thought, &question->behind, cancellable);
    }
  look_at_hands (thought, cancellable);
  g_task_return_boolean (task, TRUE);
}

static void
thought_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (GObject) owner = g_weak_ref_get (&thought->owner);
  const Observation *seen
      = thought->is_behind ? &thought->question.behind : &thought->question.observation;

  thinker_note (FALSE);
  if (!g_task_propagate_boolean (G_TASK (result), NULL) || owner == NULL)
    return;
  if (thought->look != NULL)
    thought->look (owner, seen, thought->analysis, &thought->open);
  else
    thought->answer (owner, seen, &thought->choice);
}

void
thinker_ask (const ThinkerQuestion *question, GCancellable *cancellable, GObject *owner,
             ThinkerFunc answer, ThinkerLook look)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, thought_done, NULL);
  Thought *thought = g_new0 (Thought, 1);

  thought->question = *question;
  if (question->judge != NULL)
    thought->question.judge = judge_ref (question->judge);
  thought->answer = answer;
  thought->look = look;
  g_weak_ref_init (&thought->owner, owner);
  g_task_set_source_tag (task, thinker_ask);
  g_task_set_check_cancellable (task, TRUE);
  g_task_set_task_data (task, thought, thought_free);
  thinker_note (TRUE);
  g_task_run_in_thread (task, think);
}
