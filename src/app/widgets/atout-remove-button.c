/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-remove-button.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/atout-pixel-clamp.h"
#include "model/words/words.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

struct _AtoutRemoveButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *keep_button;
  GtkWidget *what;
  GtkWidget *loss;
};

enum
{
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutRemoveButton, atout_remove_button, GTK_TYPE_WIDGET)

/* Focuses the safe answer; the popover’s default is not reliable. */
static void
asked (AtoutRemoveButton *self)
{
  gtk_widget_grab_focus (self->keep_button);
}

static void
tell_removed (gpointer data)
{
  g_autoptr (AtoutRemoveButton) self = data;

  g_signal_emit (self, signals[REMOVED], 0);
}

/* Emits `removed` after the popover has returned the focus. */
static void
remove_clicked (AtoutRemoveButton *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_idle_add_once (tell_removed, g_object_ref (self));
}

static void
atout_remove_button_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_remove_button_parent_class)->dispose (object);
}

static void
atout_remove_button_class_init (AtoutRemoveButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_remove_button_dispose;

  /** AtoutRemoveButton::removed: emitted when the user confirms */
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ATOUT_TYPE_PIXEL_CLAMP);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/widgets/atout-remove-button.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutRemoveButton, button);
  gtk_widget_class_bind_template_child (widget_class, AtoutRemoveButton, popover);
  gtk_widget_class_bind_template_child (widget_class, AtoutRemoveButton, keep_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutRemoveButton, what);
  gtk_widget_class_bind_template_child (widget_class, AtoutRemoveButton, loss);
  gtk_widget_class_bind_template_callback (widget_class, asked);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked);
}

static void
atout_remove_button_init (AtoutRemoveButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
atout_remove_button_new (const char *what, const char *loss)
{
  AtoutRemoveButton *self = g_object_new (ATOUT_TYPE_REMOVE_BUTTON, NULL);
  const WordsValue values[] = { { "{match}", what }, { NULL, NULL } };
  /* Translators: what a screen reader says of a button with a bin */
  g_autofree char *label = words_fill (_ ("Remove {match}"), values);

  gtk_label_set_label (GTK_LABEL (self->what), what);
  gtk_label_set_label (GTK_LABEL (self->loss), loss != NULL ? loss : "");
  gtk_widget_set_visible (self->loss, loss != NULL);
  spoken_set_name (self->button, label);

  return GTK_WIDGET (self);
}
