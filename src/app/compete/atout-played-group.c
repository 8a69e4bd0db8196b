/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-played-group.h"

#include <glib/gi18n-lib.h>

#include "app/compete/atout-contest-page.h"
#include "model/competing/contest-words.h"

#define STEP 20 /* contests to show at a time */

struct _AtoutPlayedGroup
{
  AdwPreferencesGroup parent_instance;

  AtoutHost *host;
  char *form;
  guint n_wanted;

  GtkWidget *list;
  GtkWidget *more;
};

G_DEFINE_FINAL_TYPE (AtoutPlayedGroup, atout_played_group, ADW_TYPE_PREFERENCES_GROUP)

#define ID "atout-contest" /* id of a row's contest, as object data */

/* ---- Rows ------------------------------------------------------------------------------------ */

static GtkWidget *
row_at (AtoutPlayedGroup *self, guint index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index));
}

static gint64
id_of (GtkWidget *row)
{
  return *(const gint64 *) g_object_get_data (G_OBJECT (row), ID);
}

static void
row_activated (AtoutPlayedGroup *self, GtkWidget *row)
{
  atout_contest_page_open (self->host, id_of (row));
}

static GtkWidget *
new_row (AtoutPlayedGroup *self, gint64 id)
{
  GtkWidget *next = gtk_image_new_from_icon_name ("go-next-symbolic");
  GtkWidget *row
      = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "activatable", TRUE, NULL);

  gtk_widget_add_css_class (row, "contest");
  g_object_set_data_full (G_OBJECT (row), ID, g_memdup2 (&id, sizeof id), g_free);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (row_activated), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), next);

  return row;
}

static void
tell (AtoutPlayedGroup *self, GtkWidget *row, const ContestRow *contest, GError **error)
{
  Database *database = atout_history_get_database (atout_host_get_history (self->host));
  g_autoptr (GArray) deals = contest_rows_list_deals (database, contest->id, error);
  g_autofree char *title = contest_words_title (contest);
  g_autofree char *summary = NULL;
  g_autofree char *result = NULL;
  g_autofree char *text = NULL;

  if (deals == NULL)
    return;
  summary = contest_words_summary (contest, deals);
  result = contest_words_result (contest, deals);
  text = g_strjoin ("\n", summary, result, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
}

/* Moves the row of contest @id to @index, or inserts a new one there. */
static void
put_row (AtoutPlayedGroup *self, guint index, gint64 id)
{
  guint at = index;

  while (row_at (self, at) != NULL && id_of (row_at (self, at)) != id)
    at++;
  if (row_at (self, at) == NULL)
    gtk_list_box_insert (GTK_LIST_BOX (self->list), new_row (self, id), (int) index);
  else
    while (id_of (row_at (self, index)) != id)
      gtk_list_box_remove (GTK_LIST_BOX (self->list), row_at (self, index));
}

static void
show (AtoutPlayedGroup *self, GPtrArray *contests, GError **error)
{
  guint n = MIN (contests->len, self->n_wanted);

  for (guint i = 0; i < n && (error == NULL || *error == NULL); i++)
    {
      const ContestRow *contest = contests->pdata[i];

      put_row (self, i, contest->id);
      tell (self, row_at (self, i), contest, error);
    }
  while (row_at (self, n) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row_at (self, n));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_set_visible (self->more, contests->len > self->n_wanted);
}

static void
update (AtoutPlayedGroup *self)
{
  AtoutHistory *history = atout_host_get_history (self->host);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GPtrArray) contests = contest_rows_list (atout_history_get_database (history),
                                                      self->form, 0, self->n_wanted + 1, &fault);

  if (contests != NULL)
    show (self, contests, &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);
}

void
atout_played_group_update (AtoutPlayedGroup *self)
{
  g_return_if_fail (ATOUT_IS_PLAYED_GROUP (self));

  /* a list that is about to be shown for the first time is filled then */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || gtk_widget_get_mapped (self->list))
    update (self);
}

/* ---- Actions --------------------------------------------------------------------------------- */

/* Shows more contests, and focuses the first of them. */
static void
more_clicked (AtoutPlayedGroup *self)
{
  guint n = self->n_wanted;

  self->n_wanted += STEP;
  update (self);
  if (row_at (self, n) != NULL)
    gtk_widget_grab_focus (row_at (self, n));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_played_group_finalize (GObject *object)
{
  g_free (ATOUT_PLAYED_GROUP (object)->form);

  G_OBJECT_CLASS (atout_played_group_parent_class)->finalize (object);
}

static void
atout_played_group_class_init (AtoutPlayedGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_played_group_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-played-group.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutPlayedGroup, list);
  gtk_widget_class_bind_template_child (widget_class, AtoutPlayedGroup, more);
  gtk_widget_class_bind_template_callback (widget_class, more_clicked);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
atout_played_group_init (AtoutPlayedGroup *self)
{
  self->n_wanted = STEP;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
atout_played_group_set_form (AtoutPlayedGroup *self, AtoutHost *host, const char *form)
{
  g_return_if_fail (ATOUT_IS_PLAYED_GROUP (self));

  self->host = host;
  self->form = g_strdup (form);
}
