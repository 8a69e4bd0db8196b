/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-guest.h"

#include "view/table/atout-table.h"
#include "view/table/seats/atout-seat-view.h"

static AtoutApplication *application;

AtoutApplication *
guest_application_new (int *argc, char ***argv)
{
  g_autoptr (GSettings) settings = NULL;

  application = view_application_new (argc, argv);
  if (application == NULL)
    return NULL;
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);

  return application;
}

void
guest_start (Guest *self, const char *key, const char *settings, guint64 seed)
{
  const Game *game = game_find (key);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  self->window = view_window_new (application, NULL);
  atout_window_set_seed (self->window, seed);
  atout_window_start_match (self->window, game, &options);
  self->session = g_object_ref (atout_window_get_session (self->window));
  view_wait_for_draw (GTK_WIDGET (self->window));
  self->table = view_find (GTK_WIDGET (self->window), ATOUT_TYPE_TABLE);
}

void
guest_end (Guest *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->session);
}

GtkWidget *
guest_focus (Guest *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

gboolean
guest_focus_is_in (Guest *self, GType type)
{
  GtkWidget *focus = guest_focus (self);

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_get_ancestor (focus, type) != NULL;
}

guint
guest_count_actions (Guest *self)
{
  guint n_actions;
  guint deal = atout_course_get_position (ATOUT_COURSE (self->session), &n_actions);

  return deal * 1000 + n_actions;
}

gboolean
guest_is_told (Guest *self, const Person *person)
{
  g_autoptr (GPtrArray) seats = view_find_all (self->table, ATOUT_TYPE_SEAT_VIEW);
  g_autofree char *told = people_tell (person);

  for (guint i = 0; i < seats->len; i++)
    {
      g_autofree char *other = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (seats->pdata[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told);

      if (other == NULL)
        return TRUE;
    }

  return FALSE;
}

typedef struct
{
  Guest *guest;
  const char *text;
} Wait;

static gboolean
is_asked (gpointer data)
{
  const Wait *wait = data;
  GtkWidget *table = wait->guest->table;
  GtkWidget *focus = guest_focus (wait->guest);

  return view_mentions (table, wait->text) && focus != NULL && focus != table
         && gtk_widget_is_ancestor (focus, table);
}

void
guest_wait_for (Guest *self, const char *text)
{
  Wait wait = { self, text };

  view_wait_for_rest (self->table, is_asked, &wait, text);
}
