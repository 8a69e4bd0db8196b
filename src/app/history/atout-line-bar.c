/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/atout-line-bar.h"

#include <glib/gi18n-lib.h>

#include "model/thinking/better-line.h"
#include "model/words/tell-hint.h"
#include "view/widgets/suit-signs.h"

struct _AtoutLineBar
{
  GtkBox parent_instance;

  AtoutReplay *replay;
  AtoutSession *session;
  MatchLog *played;
  BetterLine *line; /* NULL during the search */
  GCancellable *searching;

  GtkWidget *text;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AtoutLineBar, atout_line_bar, GTK_TYPE_BOX)

/* ---- Text ------------------------------------------------------------------------------------ */

static char *
tell_lines (AtoutLineBar *self)
{
  const Telling telling = atout_session_tell (self->session);
  g_autofree char *parting
      = tell_parting (&telling, &self->line->parting, self->line->better, self->line->done);

  return g_strjoin (" ",
                    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button))
                        ? _ ("The better line, with the hidden cards as they lay.")
                        : _ ("As it was played."),
                    parting, NULL);
}

static char *
make_text (AtoutLineBar *self)
{
  if (self->line == NULL)
    return g_strdup (_ ("Working out, with all cards open, whether it could have been won…"));
  switch (self->line->kind)
    {
    case BETTER_LINE_FOUND:
      return tell_lines (self);
    case BETTER_LINE_NONE:
      return g_strdup (_ ("No: as the cards lay, it could not have been won against best play at "
                          "any point."));
    case BETTER_LINE_OPEN:
    default:
      if (self->line->known.game != NULL)
        return tell_known_part (&self->line->known);
      return g_strdup (_ ("There was not enough time to work out whether it could have been won."));
    }
}

static void
update (AtoutLineBar *self)
{
  g_autofree char *text = make_text (self);

  gtk_label_set_label (GTK_LABEL (self->text), text);
  gtk_widget_set_visible (self->button,
                          self->line != NULL && self->line->kind == BETTER_LINE_FOUND);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static void
toggled (AtoutLineBar *self)
{
  gboolean is_better = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button));

  atout_replay_show_log (self->replay, is_better ? self->line->log : self->played);
  update (self);
}

static void
switch_lines (AtoutLineBar *self)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (self->button);

  if (gtk_widget_get_visible (self->button))
    gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

/* Shows the moment where the better line parts from the deal, with open hands. */
static void
show_parting (AtoutLineBar *self)
{
  atout_session_set_guided (self->session, TRUE);
  switch_lines (self);
  atout_replay_go_to (self->replay, self->line->log->deals->len - 1, self->line->position);
}

/* ---- The search ------------------------------------------------------------------------------ */

static void
found (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  BetterLine *line = better_line_find_finish (result, NULL);
  AtoutLineBar *self = data;

  if (line == NULL) /* the search was cancelled */
    return;
  self->line = line;
  update (self);
  if (line->kind == BETTER_LINE_FOUND)
    show_parting (self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_line_bar_dispose (GObject *object)
{
  AtoutLineBar *self = ATOUT_LINE_BAR (object);

  g_cancellable_cancel (self->searching);
  g_clear_object (&self->session);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (atout_line_bar_parent_class)->dispose (object);
}

static void
atout_line_bar_finalize (GObject *object)
{
  AtoutLineBar *self = ATOUT_LINE_BAR (object);

  g_clear_object (&self->searching);
  g_clear_pointer (&self->line, better_line_free);
  g_clear_pointer (&self->played, match_log_free);

  G_OBJECT_CLASS (atout_line_bar_parent_class)->finalize (object);
}

static void
switch_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  switch_lines (ATOUT_LINE_BAR (widget));
}

static void
atout_line_bar_class_init (AtoutLineBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_line_bar_dispose;
  object_class->finalize = atout_line_bar_finalize;

  gtk_widget_class_install_action (widget_class, "line.switch", NULL, switch_activated);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/history/atout-line-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutLineBar, text);
  gtk_widget_class_bind_template_child (widget_class, AtoutLineBar, button);
  gtk_widget_class_bind_template_callback (widget_class, toggled);
}

static void
atout_line_bar_init (AtoutLineBar *self)
{
  self->searching = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->text);
}

GtkWidget *
atout_line_bar_new (AtoutReplay *replay, AtoutSession *session)
{
  AtoutLineBar *self = g_object_new (ATOUT_TYPE_LINE_BAR, NULL);
  AtoutCourse *course = ATOUT_COURSE (replay);

  self->replay = g_object_ref (replay);
  self->session = g_object_ref (session);
  self->played = match_log_copy (atout_course_get_log (course));
  g_signal_connect_object (session, "notify::suits", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  better_line_find_async (self->played, self->played->deals->len - 1,
                          atout_course_get_user_seat (course), self->searching, found, self);

  return GTK_WIDGET (self);
}
