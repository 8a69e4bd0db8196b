/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/told/atout-lay-down.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/table/layout/atout-table-part.h"
#include "view/widgets/finger.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

struct _AtoutLayDown
{
  GtkButton parent_instance;

  AtoutSession *session;

  GtkWidget *title;
  GtkWidget *reason;
  gboolean is_short; /* true if only the tooltip has the reason */
};

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutLayDown, atout_lay_down, GTK_TYPE_BUTTON,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

enum
{
  OFFERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_reason (AtoutLayDown *self)
{
  gtk_widget_set_visible (self->reason, !self->is_short);
  gtk_widget_set_tooltip_text (
      GTK_WIDGET (self), self->is_short ? gtk_label_get_label (GTK_LABEL (self->reason)) : NULL);
}

static void
update (AtoutLayDown *self)
{
  const char *reason = self->session != NULL
                           ? atout_choices_get_rest (atout_session_get_choices (self->session))
                           : "";
  gboolean watching
      = self->session != NULL && atout_course_is_watched (ATOUT_COURSE (self->session));
  gboolean offered = reason[0] != '\0';
  g_autofree char *text = NULL;
  const WordsValue values[] = { { "{reason}", reason }, { NULL, NULL } };

  gtk_widget_set_visible (GTK_WIDGET (self), offered);
  if (!offered)
    return;
  gtk_label_set_label (GTK_LABEL (self->title),
                       watching ? _ ("Skip to the Result") : _ ("Lay Down the Rest"));
  gtk_label_set_label (GTK_LABEL (self->reason), reason);
  show_reason (self);
  /* Translators: {reason} is a sentence; C is the key that does it */
  text = words_fill (watching ? _ ("{reason} Press C to skip to the result.")
                              : _ ("{reason} Press C to lay down the rest."),
                     values);
  spoken_set_name (GTK_WIDGET (self), text);
  g_signal_emit (self, signals[OFFERED], 0, text);
}

static int
shorten (AtoutTablePart *part, gboolean is_short)
{
  AtoutLayDown *self = ATOUT_LAY_DOWN (part);

  if (self->is_short != is_short)
    {
      self->is_short = is_short;
      show_reason (self);
    }

  return 0;
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->shorten = shorten;
}

static void
atout_lay_down_dispose (GObject *object)
{
  atout_lay_down_set_session (ATOUT_LAY_DOWN (object), NULL);

  G_OBJECT_CLASS (atout_lay_down_parent_class)->dispose (object);
}

static void
atout_lay_down_class_init (AtoutLayDownClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_lay_down_dispose;

  widget_class->contains = finger_contains;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/told/atout-lay-down.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutLayDown, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutLayDown, reason);

  /** AtoutLayDown::offered: emitted when the offer appears; @text describes it with its key */
  signals[OFFERED] = g_signal_new ("offered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
atout_lay_down_init (AtoutLayDown *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->title);
  suit_signs_colour (self->reason);
}

void
atout_lay_down_set_session (AtoutLayDown *self, AtoutSession *session)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (atout_session_get_choices (self->session), self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_swapped (atout_session_get_choices (session), "notify::rest",
                              G_CALLBACK (update), self);
  update (self);
}
