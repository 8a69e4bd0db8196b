/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-slip-series.h"

struct _AtoutSlipSeries
{
  AtoutProblemSeries parent_instance;

  AtoutSlips *slips;
  guint n_made;      /* how many are behind */
  gboolean is_noted; /* an answer to the last of them */
};

G_DEFINE_FINAL_TYPE (AtoutSlipSeries, atout_slip_series, ATOUT_TYPE_PROBLEM_SERIES)

/* A slip whose deal has gone meanwhile is left out. */
static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (series);
  AtoutSlip *slip;
  Signals own, others;

  self->is_noted = FALSE;
  atout_slips_get_signals (self->slips, &own, &others);
  while ((slip = atout_problem_series_move (series, self->n_made)) != NULL)
    {
      Action done;
      ActionList right;
      g_autoptr (MatchLog) log = atout_slip_make_log (slip, &done, &right);

      self->n_made++;
      if (log != NULL)
        return atout_exercise_new_for_slip (log, &right, done, atout_slip_get_cost (slip), &own,
                                            &others, error);
    }

  return NULL;
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (series);
  AtoutSlip *slip = atout_problem_series_get_item (series);

  if (!self->is_noted)
    atout_slips_answer (self->slips, atout_slip_get_id (slip),
                        atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT);
  self->is_noted = TRUE;
}

static void
lay_aside (AtoutProblemSeries *series)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (series);
  AtoutSlip *slip = atout_problem_series_get_item (series);

  atout_slips_lay_aside (self->slips, atout_slip_get_id (slip));
  self->is_noted = TRUE;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_slip_series_finalize (GObject *object)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (object);

  g_clear_object (&self->slips);

  G_OBJECT_CLASS (atout_slip_series_parent_class)->finalize (object);
}

static void
atout_slip_series_class_init (AtoutSlipSeriesClass *klass)
{
  AtoutProblemSeriesClass *series_class = ATOUT_PROBLEM_SERIES_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_slip_series_finalize;
  series_class->make_next = make_next;
  series_class->note = note;
  series_class->lay_aside = lay_aside;
}

static void
atout_slip_series_init (AtoutSlipSeries *self G_GNUC_UNUSED)
{
}

AtoutProblemSeries *
atout_slip_series_new (AtoutSlips *slips, const char *form, const char *title)
{
  AtoutSlipSeries *self = g_object_new (ATOUT_TYPE_SLIP_SERIES, NULL);
  g_autoptr (GListModel) due = atout_slips_list_due (slips, form);

  atout_problem_series_set_up (ATOUT_PROBLEM_SERIES (self), due, title);
  self->slips = g_object_ref (slips);

  return ATOUT_PROBLEM_SERIES (self);
}
