/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-evening-group.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-evening-page.h"
#include "app/compete/compete-start.h"
#include "app/compete/evening-begin.h"
#include "model/competing/evening-words.h"

#define SHOWN 3 /* number of evenings to show beside those to begin */
#define STEP 20 /* number of evenings to show at a time */

struct _AtoutEveningGroup
{
  AdwPreferencesGroup parent_instance;

  AtoutHost *host;
  const Game *game; /* NULL for the evenings of all games, none of which can be begun */
  GameForm form;
  guint n_wanted;  /* most evenings to show */
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
size_activated (GtkWidget *row, AtoutEveningGroup *self)
{
  const Options options = compete_start_rules (self->game, &self->form);

  evening_begin_open (self->host, self->game, &options,
                      GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), SIZE)));
}

static GtkWidget *
add_entry (AtoutEveningGroup *self, const char *title, const char *subtitle)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                 "subtitle", subtitle, "activatable", TRUE, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  add_row (self, row);

  return row;
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
  row = add_entry (self, title, course);
  g_object_set_data (G_OBJECT (row), SIZE, GUINT_TO_POINTER (n_tables));
  g_signal_connect (row, "activated", G_CALLBACK (size_activated), self);
}

/* ---- Earlier evenings ------------------------------------------------------------------------ */

#define ID "atout-evening" /* id of a row's evening, as object data */

static void
evening_activated (GtkWidget *row, AtoutEveningGroup *self)
{
  evening_open (self->host, *(const gint64 *) g_object_get_data (G_OBJECT (row), ID));
}

static void
add_evening (AtoutEveningGroup *self, const EveningRow *evening)
{
  const EveningPlan *plan = &evening->plan;
  g_autofree char *title = evening_words_title (evening);
  g_autofree char *state = evening_words_state (evening);
  g_autofree char *text
      = self->game != NULL
            ? g_strdup (state)
            : g_strjoin (" · ", words_title (plan->game, &plan->options), state, NULL);
  GtkWidget *row = add_entry (self, title, text);

  g_object_set_data_full (G_OBJECT (row), ID, g_memdup2 (&evening->id, sizeof evening->id), g_free);
  g_signal_connect (row, "activated", G_CALLBACK (evening_activated), self);
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

/* Shows more evenings, and focuses the first of them. */
static void
more_activated (GtkWidget *row G_GNUC_UNUSED, AtoutEveningGroup *self)
{
  guint n = self->rows->len - 1; /* the row that was activated is the last */

  self->n_wanted += STEP;
  atout_evening_group_update (self);
  if (n < self->rows->len)
    gtk_widget_grab_focus (self->rows->pdata[n]);
}

static void
add_evenings (AtoutEveningGroup *self, const GPtrArray *evenings)
{
  GtkWidget *row;

  for (guint i = 0; i < MIN (evenings->len, self->n_wanted); i++)
    add_evening (self, evenings->pdata[i]);
  if (evenings->len <= self->n_wanted)
    return;
  row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _ ("Earlier Evenings"), "activatable", TRUE,
                      NULL);
  g_signal_connect (row, "activated", G_CALLBACK (more_activated), self);
  add_row (self, row);
}

/* ---- Class ----------------------------------------------------------------------------------- */

/* Describes all that the group shows, to notice changes. */
static char *
describe (AtoutEveningGroup *self, const Options *options, const GPtrArray *evenings)
{
  g_autofree char *rules
      = self->game != NULL ? options_to_string (options, self->game) : g_strdup ("");
  GString *text = g_string_new (rules);

  g_string_append_printf (text, "\n%u", self->n_wanted);
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
  guint n_sizes = self->game != NULL ? evening_plan_list_sizes (self->game, options, sizes) : 0;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n_sizes; i++)
    add_size (self, options, sizes[i]);
  add_evenings (self, evenings);
  if (self->game != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
  else
    adw_preferences_group_set_description (
        ADW_PREFERENCES_GROUP (self),
        self->rows->len > 0 ? NULL : _ ("There are no club evenings any more."));
}

/* Keeps the rows, and the focus on one of them, while nothing has changed. */
void
atout_evening_group_update (AtoutEveningGroup *self)
{
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GPtrArray) evenings = NULL;
  g_autofree char *shown = NULL;

  g_return_if_fail (ATOUT_IS_EVENING_GROUP (self));

  if (self->game != NULL)
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
}

static void
set_up (AtoutEveningGroup *self, AtoutHost *host, guint n_wanted)
{
  self->host = host;
  self->n_wanted = n_wanted;
  g_signal_connect_object (atout_host_get_evenings (host), "changed", G_CALLBACK (evenings_changed),
                           self, G_CONNECT_SWAPPED);
  atout_evening_group_update (self);
}

void
atout_evening_group_set_form (AtoutEveningGroup *self, AtoutHost *host, const Game *game,
                              const GameForm *form)
{
  g_return_if_fail (ATOUT_IS_EVENING_GROUP (self));

  self->game = game;
  self->form = *form;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Club Evening"));
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self),
      _ ("As in a club: you play at one table, and the people of the program at the others."));
  set_up (self, host, SHOWN);
}

void
atout_evening_group_set_all (AtoutEveningGroup *self, AtoutHost *host)
{
  g_return_if_fail (ATOUT_IS_EVENING_GROUP (self));

  set_up (self, host, STEP);
}
