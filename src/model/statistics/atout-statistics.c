/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/atout-statistics.h"

#include <string.h>

#include "model/history/atout-history.h"

struct _AtoutStatistics
{
  GObject parent_instance;

  AtoutHistory *history;
  GCancellable *asking;
  Statistics *answer;
  char *problem;
};

G_DEFINE_FINAL_TYPE (AtoutStatistics, atout_statistics, G_TYPE_OBJECT)

/* ---- Worker thread --------------------------------------------------------------------------- */

typedef struct
{
  StatisticsQuestion question;
  GFile *file; /* file to write, or NULL */
} Asked;

static Asked *
asked_new (const StatisticsQuestion *question, GFile *file)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { *question, file != NULL ? g_object_ref (file) : NULL };
  asked->question.form = g_strdup (question->form);
  asked->question.mode = g_strdup (question->mode);
  asked->question.level = g_strdup (question->level);

  return asked;
}

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_free ((char *) asked->question.form);
  g_free ((char *) asked->question.mode);
  g_free ((char *) asked->question.level);
  g_clear_object (&asked->file);
  g_free (asked);
}

static gpointer
count (Database *database, gpointer data, GError **error)
{
  const Asked *asked = data;

  return statistics_read (database, &asked->question, error);
}

static gpointer export(Database *database, gpointer data, GError **error)
{
  const Asked *asked = data;
  g_autofree char *text = statistics_to_csv (database, &asked->question, error);

  if (text == NULL
      || !g_file_replace_contents (asked->file, text, strlen (text), NULL, FALSE,
                                   G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error))
    return NULL;

  return GINT_TO_POINTER (TRUE);
}

/* ---- Requests -------------------------------------------------------------------------------- */

static void
answered (GObject *history G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (AtoutStatistics) self = user_data;
  g_autoptr (GError) error = NULL;
  Statistics *answer = history_work_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  g_clear_pointer (&self->answer, statistics_free);
  g_clear_pointer (&self->problem, g_free);
  self->answer = answer;
  self->problem = error != NULL ? g_strdup (error->message) : NULL;
  g_signal_emit_by_name (self, "answered");
}

static void
give_up (AtoutStatistics *self)
{
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

void
atout_statistics_ask (AtoutStatistics *self, const StatisticsQuestion *question)
{
  g_return_if_fail (ATOUT_IS_STATISTICS (self));

  give_up (self);
  g_clear_pointer (&self->answer, statistics_free);
  self->asking = g_cancellable_new ();
  history_work_start (self->history, count, asked_new (question, NULL), asked_free,
                      (GDestroyNotify) statistics_free, self->asking, answered,
                      g_object_ref (self));
}

const Statistics *
atout_statistics_get_answer (AtoutStatistics *self)
{
  return self->answer;
}

const char *
atout_statistics_get_problem (AtoutStatistics *self)
{
  return self->problem;
}

gboolean
atout_statistics_reset (AtoutStatistics *self, const char *form, GError **error)
{
  return statistics_reset (atout_history_get_database (self->history), form,
                           g_get_real_time () / G_USEC_PER_SEC, error);
}

void
atout_statistics_export (AtoutStatistics *self, const StatisticsQuestion *question, GFile *file,
                         GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (ATOUT_IS_STATISTICS (self));

  history_work_start (self->history, export, asked_new (question, file), asked_free, NULL, NULL,
                      callback, user_data);
}

gboolean
atout_statistics_export_finish (AtoutStatistics *self G_GNUC_UNUSED, GAsyncResult *result,
                                GError **error)
{
  return history_work_finish (result, error) != NULL;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_statistics_dispose (GObject *object)
{
  AtoutStatistics *self = ATOUT_STATISTICS (object);

  give_up (self);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (atout_statistics_parent_class)->dispose (object);
}

static void
atout_statistics_finalize (GObject *object)
{
  AtoutStatistics *self = ATOUT_STATISTICS (object);

  g_clear_pointer (&self->answer, statistics_free);
  g_free (self->problem);

  G_OBJECT_CLASS (atout_statistics_parent_class)->finalize (object);
}

static void
atout_statistics_class_init (AtoutStatisticsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = atout_statistics_dispose;
  object_class->finalize = atout_statistics_finalize;

  /** AtoutStatistics::answered: emitted with an answer or error. */
  g_signal_new ("answered", ATOUT_TYPE_STATISTICS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
atout_statistics_init (AtoutStatistics *self G_GNUC_UNUSED)
{
}

AtoutStatistics *
atout_statistics_new (AtoutHistory *history)
{
  AtoutStatistics *self = g_object_new (ATOUT_TYPE_STATISTICS, NULL);

  self->history = g_object_ref (history);

  return self;
}
