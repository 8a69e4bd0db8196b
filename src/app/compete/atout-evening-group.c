/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-evening-group.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-evening-page.h"
#include "app/compete/compete-start.h"
#include "model/competing/evening-words.h"
#include "model/words/time-words.h"

#define SHOWN 3 /* number of evenings to show outside the row of earlier ones */

struct _AtoutEveningGroup
{
  AdwPreferencesGroup parent_instance;

  AtoutHost *host;
  const Game *game;
  GameForm form;
  GPtrArray *rows; /* all rows of the group */
  char *shown;     /* describe () of the rows, or NULL */
};

G_DEFINE_FINAL_TYPE (AtoutEveningGroup, atout_evening_group, ADW_TYPE_PREFERENCES_GROUP)

static void
add_row (AtoutEveningGroup *self, GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

/* ---- Beginning ------------------------------------------------------------------------------- */

#define SIZE "atout-size" /* number of tables of a row, as object data */

static void
begin_activated (GtkWidget *row, AtoutEveningGroup *self)
{
  const Options options = compete_start_rules (self->game, &self->form);
  guint n_tables = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), SIZE));
  g_autoptr (GError) error = NULL;
  gint64 id = atout_evenings_begin (atout_host_get_evenings (self->host), self->game, &options,
                                    n_tables, &error);

  if (id >= 0)
    evening_open (self->host, id);
  else
    atout_host_say (self->host,
                    error != NULL ? error->message : _ ("The evening cannot be stored."));
}

static void
add_size (AtoutEveningGroup *self, const Options *options, guint n_tables)
{
  const DealNumber number = { { 0 } };
  EveningPlan plan;
  g_autofree char *title = NULL;
  g_autofree char *course = NULL;
  GtkWidget *row;

  if (!evening_plan_init (&plan, self->game, options, n_tables, &number))
    return;
  course = evening_words_course (&plan);
  title = evening_words_size (n_tables);
  row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle", course,
                      "activatable", TRUE, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("media-playback-start-symbolic"));
  g_object_set_data (G_OBJECT (row), SIZE, GUINT_TO_POINTER (n_tables));
  g_signal_connect (row, "activated", G_CALLBACK (begin_activated), self);
  add_row (self, row);
}

/* ---- Earlier evenings ------------------------------------------------------------------------ */

#define ID "atout-evening" /* id of a row's evening, as object data */

static void
evening_activated (GtkWidget *row, AtoutEveningGroup *self)
{
  evening_open (self->host, *(const gint64 *) g_object_get_data (G_OBJECT (row), ID));
}

static GtkWidget *
evening_row_new (AtoutEveningGroup *self, const EveningRow *evening)
{
  g_autofree char *title = time_words_moment (evening->began);
  g_autofree char *state = evening_words_state (evening);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                 "subtitle", state, "activatable", TRUE, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data_full (G_OBJECT (row), ID, g_memdup2 (&evening->id, sizeof evening->id), g_free);
  g_signal_connect (row, "activated", G_CALLBACK (evening_activated), self);

  return row;
}

static GPtrArray *
list_evenings (AtoutEveningGroup *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  g_autoptr (GError) fault = NULL;
  GPtrArray *evenings
      = evening_rows_list (atout_history_get_database (history), self->form.key, &fault);

  if (fault != NULL)
    atout_history_mend (history, fault);

  return evenings;
}

#define FILLED "atout-filled" /* set once the rows of an expander were added */

/* Adds the rows of earlier evenings when they are first wanted: there may be hundreds. */
static void
expanded (GtkWidget *expander, GParamSpec *pspec G_GNUC_UNUSED, AtoutEveningGroup *self)
{
  g_autoptr (GPtrArray) evenings = NULL;

  if (g_object_get_data (G_OBJECT (expander), FILLED) != NULL)
    return;
  g_object_set_data (G_OBJECT (expander), FILLED, expander);
  evenings = list_evenings (self);
  for (guint i = SHOWN; evenings != NULL && i < evenings->len; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (expander),
                              evening_row_new (self, evenings->pdata[i]));
}

static void
add_evenings (AtoutEveningGroup *self, const GPtrArray *evenings)
{
  GtkWidget *expander;

  for (guint i = 0; i < MIN (evenings->len, SHOWN); i++)
    add_row (self, evening_row_new (self, evenings->pdata[i]));
  if (evenings->len <= SHOWN)
    return;
  expander = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", _ ("Earlier Evenings"), NULL);
  g_signal_connect (expander, "notify::expanded", G_CALLBACK (expanded), self);
  add_row (self, expander);
}

/* ---- Class ----------------------------------------------------------------------------------- */

/* Describes all that the group shows, to notice changes. */
static char *
describe (AtoutEveningGroup *self, const Options *options, const GPtrArray *evenings)
{
  g_autofree char *rules = options_to_string (options, self->game);
  GString *text = g_string_new (rules);

  for (guint i = 0; i < evenings->len; i++)
    {
      const EveningRow *row = evenings->pdata[i];

      g_string_append_printf (text, "\n%" G_GINT64_FORMAT " %u", row->id,
                              evening_row_count_over (row));
    }

  return g_string_free (text, FALSE);
}

static void
show (AtoutEveningGroup *self, const Options *options, const GPtrArray *evenings)
{
  guint sizes[EVENING_SIZES_MAX];
  guint n_sizes = evening_plan_list_sizes (self->game, options, sizes);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n_sizes; i++)
    add_size (self, options, sizes[i]);
  add_evenings (self, evenings);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
}

/* Keeps the rows, and the focus on one of them, while nothing has changed. */
void
atout_evening_group_update (AtoutEveningGroup *self)
{
  Options options;
  g_autoptr (GPtrArray) evenings = NULL;
  g_autofree char *shown = NULL;

  g_return_if_fail (ATOUT_IS_EVENING_GROUP (self));

  options = compete_start_rules (self->game, &self->form);
  evenings = list_evenings (self);
  if (evenings == NULL)
    return;
  shown = describe (self, &options, evenings);
  if (g_strcmp0 (shown, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&shown);
  show (self, &options, evenings);
}

/* Evenings are read only while they can be seen. */
static void
evenings_changed (AtoutEveningGroup *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    atout_evening_group_update (self);
}

static void
atout_evening_group_finalize (GObject *object)
{
  g_ptr_array_unref (ATOUT_EVENING_GROUP (object)->rows);
  g_free (ATOUT_EVENING_GROUP (object)->shown);

  G_OBJECT_CLASS (atout_evening_group_parent_class)->finalize (object);
}

static void
atout_evening_group_class_init (AtoutEveningGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_evening_group_finalize;
}

static void
atout_evening_group_init (AtoutEveningGroup *self)
{
  self->rows = g_ptr_array_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Club Evening"));
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self),
      _ ("As in a club: you play at one table, and the people of the program at the others."));
}

void
atout_evening_group_set_form (AtoutEveningGroup *self, AtoutHost *host, const Game *game,
                              const GameForm *form)
{
  g_return_if_fail (ATOUT_IS_EVENING_GROUP (self));

  self->host = host;
  self->game = game;
  self->form = *form;
  g_signal_connect_object (atout_host_get_evenings (host), "changed", G_CALLBACK (evenings_changed),
                           self, G_CONNECT_SWAPPED);
  atout_evening_group_update (self);
}
