/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-slip-series.h"

GListModel *
slips_list_due (AtoutSlips *slips, const char *form)
{
  GameForm found;
  const Game *game = game_find_form (form, &found);
  g_autoptr (GListModel) due = atout_slips_list_due (slips, game->key);
  GListStore *list = g_list_store_new (ATOUT_TYPE_SLIP);

  for (guint i = 0; i < g_list_model_get_n_items (due); i++)
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (due, i);

      if (g_str_equal (atout_slip_get_form (slip), form))
        g_list_store_append (list, slip);
    }

  return G_LIST_MODEL (list);
}

/* ---- The series ------------------------------------------------------------------------------ */

struct _AtoutSlipSeries
{
  GObject parent_instance;

  AtoutSlips *slips;
  GListModel *list; /* AtoutSlip */
  guint n_made;     /* how many of @list are behind */
  char *title;
  gboolean is_noted; /* an answer to the last of them */
};

static void series_init (AtoutProblemSeriesInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutSlipSeries, atout_slip_series, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_PROBLEM_SERIES, series_init))

/* A slip whose deal has gone meanwhile is left out. */
static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (series);

  self->is_noted = FALSE;
  while (self->n_made < g_list_model_get_n_items (self->list))
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (self->list, self->n_made++);
      Action done;
      ActionList right;
      g_autoptr (MatchLog) log = atout_slip_make_log (slip, &done, &right);

      if (log != NULL)
        return atout_exercise_new_for_slip (log, &right, done, atout_slip_get_cost (slip), error);
    }

  return NULL;
}

static guint
get_index (AtoutProblemSeries *series)
{
  return MAX (ATOUT_SLIP_SERIES (series)->n_made, 1) - 1;
}

static guint
get_n_problems (AtoutProblemSeries *series)
{
  return g_list_model_get_n_items (ATOUT_SLIP_SERIES (series)->list);
}

static const char *
get_title (AtoutProblemSeries *series)
{
  return ATOUT_SLIP_SERIES (series)->title;
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (series);
  g_autoptr (AtoutSlip) slip = g_list_model_get_item (self->list, get_index (series));

  if (!self->is_noted)
    atout_slips_answer (self->slips, atout_slip_get_id (slip),
                        atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT);
  self->is_noted = TRUE;
}

static void
lay_aside (AtoutProblemSeries *series)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (series);
  g_autoptr (AtoutSlip) slip = g_list_model_get_item (self->list, get_index (series));

  atout_slips_lay_aside (self->slips, atout_slip_get_id (slip));
  self->is_noted = TRUE;
}

static void
series_init (AtoutProblemSeriesInterface *iface)
{
  iface->make_next = make_next;
  iface->get_index = get_index;
  iface->get_n_problems = get_n_problems;
  iface->get_title = get_title;
  iface->note = note;
  iface->lay_aside = lay_aside;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_slip_series_finalize (GObject *object)
{
  AtoutSlipSeries *self = ATOUT_SLIP_SERIES (object);

  g_clear_object (&self->list);
  g_clear_object (&self->slips);
  g_free (self->title);

  G_OBJECT_CLASS (atout_slip_series_parent_class)->finalize (object);
}

static void
atout_slip_series_class_init (AtoutSlipSeriesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_slip_series_finalize;
}

static void
atout_slip_series_init (AtoutSlipSeries *self G_GNUC_UNUSED)
{
}

AtoutSlipSeries *
atout_slip_series_new (AtoutSlips *slips, const char *form, const char *title)
{
  AtoutSlipSeries *self = g_object_new (ATOUT_TYPE_SLIP_SERIES, NULL);

  self->slips = g_object_ref (slips);
  self->list = slips_list_due (slips, form);
  self->title = g_strdup (title);

  return self;
}
