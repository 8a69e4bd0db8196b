/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-messages.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/atout-pixel-clamp.h"
#include "view/widgets/labels.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

/* Enough time to read two lines. */
#define MESSAGE_SECONDS 10
#define MESSAGE_WIDTH 420 /* pixels */

typedef struct
{
  char *text;
  char *label;  /* button label, or NULL for no button */
  char *action; /* action of the button */
} Message;

struct _AtoutMessages
{
  GtkWidget parent_instance;

  GtkWidget *label;
  GtkWidget *offer; /* action button */
  GQueue waiting;   /* Message queue */
  Message *shown;   /* visible message, or NULL */
  char *kept;       /* persistent text, or NULL */
  guint timeout;    /* source that ends a message; 0 for persistent text */
};

G_DEFINE_FINAL_TYPE (AtoutMessages, atout_messages, GTK_TYPE_WIDGET)

static Message *
message_new (const char *text, const char *label, const char *action)
{
  Message *message = g_new (Message, 1);

  *message = (Message) { g_strdup (text), g_strdup (label), g_strdup (action) };

  return message;
}

static void
message_free (gpointer data)
{
  Message *message = data;

  g_free (message->text);
  g_free (message->label);
  g_free (message->action);
  g_free (message);
}

static void show_next (AtoutMessages *self);
static void wait (AtoutMessages *self);

static void
time_is_over (gpointer data)
{
  AtoutMessages *self = data;

  self->timeout = 0;
  if (self->shown->label != NULL && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    {
      wait (self);
      return;
    }
  g_clear_pointer (&self->shown, message_free);
  show_next (self);
}

static void
wait (AtoutMessages *self)
{
  guint seconds = self->shown->label != NULL ? 2 * MESSAGE_SECONDS : MESSAGE_SECONDS;

  self->timeout = g_timeout_add_once (seconds * 1000, time_is_over, self);
}

static void
show (AtoutMessages *self, Message *message)
{
  self->shown = message;
  gtk_label_set_label (GTK_LABEL (self->label), message->text);
  gtk_widget_set_visible (self->offer, message->label != NULL);
  if (message->label != NULL)
    gtk_button_set_label (GTK_BUTTON (self->offer), message->label);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  spoken_announce (GTK_WIDGET (self), message->text);
}

/* Hides the messages and returns their focus to the overlay’s main child. */
static void
hide (AtoutMessages *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *below = gtk_overlay_get_child (GTK_OVERLAY (gtk_widget_get_parent (widget)));
  gboolean has_keys = gtk_widget_get_focus_child (widget) != NULL;

  gtk_widget_set_visible (widget, FALSE);
  if (has_keys && !gtk_widget_grab_focus (below))
    gtk_widget_child_focus (below, GTK_DIR_TAB_FORWARD);
}

static void
show_next (AtoutMessages *self)
{
  Message *message = self->shown == NULL ? g_queue_pop_head (&self->waiting) : NULL;

  if (self->shown != NULL)
    return;
  if (message == NULL && self->kept == NULL)
    {
      hide (self);
      return;
    }
  show (self, message != NULL ? message : message_new (self->kept, NULL, NULL));
  if (message != NULL)
    wait (self);
}

static void
send_away (AtoutMessages *self)
{
  if (self->timeout == 0)
    g_clear_pointer (&self->kept, g_free);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->shown, message_free);
  show_next (self);
}

static void
offer_clicked (AtoutMessages *self)
{
  g_autofree char *action = g_strdup (self->shown->action);

  send_away (self);
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

static void
put (AtoutMessages *self, Message *message)
{
  g_queue_push_tail (&self->waiting, message);
  if (self->timeout == 0)
    g_clear_pointer (&self->shown, message_free); /* persistent text returns later */
  show_next (self);
}

void
atout_messages_show (AtoutMessages *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_MESSAGES (self));
  g_return_if_fail (text != NULL);

  put (self, message_new (text, NULL, NULL));
}

void
atout_messages_offer (AtoutMessages *self, const char *text, const char *label, const char *action)
{
  g_return_if_fail (ATOUT_IS_MESSAGES (self));
  g_return_if_fail (text != NULL && label != NULL && action != NULL);

  put (self, message_new (text, label, action));
}

void
atout_messages_withdraw (AtoutMessages *self, const char *action)
{
  g_return_if_fail (ATOUT_IS_MESSAGES (self));
  g_return_if_fail (action != NULL);

  for (GList *l = self->waiting.head, *next; l != NULL; l = next)
    {
      next = l->next;
      if (g_strcmp0 (((Message *) l->data)->action, action) != 0)
        continue;
      message_free (l->data);
      g_queue_delete_link (&self->waiting, l);
    }
  if (self->shown != NULL && g_strcmp0 (self->shown->action, action) == 0)
    send_away (self);
}

void
atout_messages_keep (AtoutMessages *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_MESSAGES (self));

  g_free (self->kept);
  self->kept = g_strdup (text);
  if (self->timeout == 0)
    g_clear_pointer (&self->shown, message_free);
  show_next (self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_messages_dispose (GObject *object)
{
  AtoutMessages *self = ATOUT_MESSAGES (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_messages_parent_class)->dispose (object);
}

static void
atout_messages_finalize (GObject *object)
{
  AtoutMessages *self = ATOUT_MESSAGES (object);

  g_queue_clear_full (&self->waiting, message_free);
  g_clear_pointer (&self->shown, message_free);
  g_free (self->kept);

  G_OBJECT_CLASS (atout_messages_parent_class)->finalize (object);
}

static void
atout_messages_class_init (AtoutMessagesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_messages_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_messages_finalize;
  gtk_widget_class_set_css_name (widget_class, "message");
  /* a box would measure wrapped labels a dozen times */
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
}

static void
append (AtoutMessages *self, GtkWidget *child, int column)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_parent (child, widget);
  g_object_set (gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (widget), child),
                "column", column, NULL);
}

static void
atout_messages_init (AtoutMessages *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  g_queue_init (&self->waiting);
  self->label = gtk_label_new (NULL);
  break_anywhere (GTK_LABEL (self->label));
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  suit_signs_colour (self->label);
  append (self, atout_pixel_clamp_new (self->label, MESSAGE_WIDTH), 0);
  self->offer = gtk_button_new ();
  gtk_widget_set_valign (self->offer, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (self->offer, FALSE);
  g_signal_connect_swapped (self->offer, "clicked", G_CALLBACK (offer_clicked), self);
  append (self, self->offer, 1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (button, FALSE);
  spoken_set_name (button, _ ("Dismiss"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (send_away), self);
  append (self, button, 2);
  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (widget, GTK_ALIGN_START);
  gtk_widget_set_visible (widget, FALSE);
}
