/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "message-toast.h"

#include <glib/gi18n-lib.h>

#include "atout-pixel-clamp.h"
#include "spoken-names.h"
#include "spoken.h"
#include "suit-signs.h"

/* Time enough to read two lines and to look where the file is. */
#define MESSAGE_SECONDS 10
#define MESSAGE_WIDTH 240 /* pixels; what a narrow window has room for */

/*
 * The messages of an overlay. Libadwaita 1.2 comes back to a toast that was sent away while it
 * still moved in, and crashes. So none moves in, and each waits until the one before has gone for
 * good, where the overlay would let it push that one off.
 */
typedef struct
{
  AdwToastOverlay *overlay; /* its owner */
  GQueue waiting;           /* texts */
  AdwToast *shown;          /* weak; NULL: none is */
  guint idle;
} Messages;

static void show_next (Messages *messages);

static AdwToast *
new_toast (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  AdwToast *toast = adw_toast_new ("");

  /* a toast's own title would cut off what is long */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  suit_signs_colour (label);
  adw_toast_set_custom_title (toast, atout_pixel_clamp_new (label, MESSAGE_WIDTH));
  adw_toast_set_timeout (toast, MESSAGE_SECONDS);

  return toast;
}

/* What sends the toast away that came last has but a picture, and no name. */
static void
name_button (AdwToastOverlay *overlay)
{
  GtkWidget *toast = gtk_widget_get_last_child (GTK_WIDGET (overlay));
  GtkWidget *button = toast != NULL ? gtk_widget_get_last_child (toast) : NULL;

  if (GTK_IS_BUTTON (button))
    spoken_set_name (button, _ ("Dismiss"));
}

static gboolean
show_later (gpointer data)
{
  Messages *messages = data;

  messages->idle = 0;
  show_next (messages);

  return G_SOURCE_REMOVE;
}

/* (GWeakNotify) Not now: the overlay is still busy with what has gone. */
static void
has_gone (gpointer data, GObject *toast G_GNUC_UNUSED)
{
  Messages *messages = data;

  messages->shown = NULL;
  messages->idle = g_idle_add (show_later, messages);
}

/* Without moving in: what is not animated is there at once. */
static void
add_at_once (AdwToastOverlay *overlay, AdwToast *toast)
{
  static const char property[] = "gtk-enable-animations";
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (overlay));
  gboolean animated, is_back;

  g_object_get (settings, property, &animated, NULL);
  if (animated)
    g_object_set (settings, property, FALSE, NULL);
  adw_toast_overlay_add_toast (overlay, toast);
  if (!animated)
    return;
  gtk_settings_reset_property (settings, property); /* to what the desktop says, also later on */
  g_object_get (settings, property, &is_back, NULL);
  if (!is_back)
    g_object_set (settings, property, TRUE, NULL);
}

static void
show_next (Messages *messages)
{
  g_autofree char *text = messages->shown == NULL && messages->idle == 0
                              ? g_queue_pop_head (&messages->waiting)
                              : NULL;

  if (text == NULL)
    return;
  messages->shown = new_toast (text);
  g_object_weak_ref (G_OBJECT (messages->shown), has_gone, messages);
  add_at_once (messages->overlay, messages->shown);
  name_button (messages->overlay);
  spoken_announce (GTK_WIDGET (messages->overlay), text);
}

static void
messages_free (gpointer data)
{
  Messages *messages = data;

  if (messages->shown != NULL)
    g_object_weak_unref (G_OBJECT (messages->shown), has_gone, messages);
  g_clear_handle_id (&messages->idle, g_source_remove);
  g_queue_clear_full (&messages->waiting, g_free);
  g_free (messages);
}

/* Those of @overlay. */
static Messages *
get_messages (AdwToastOverlay *overlay)
{
  static const char key[] = "messages";
  Messages *messages = g_object_get_data (G_OBJECT (overlay), key);

  if (messages != NULL)
    return messages;
  messages = g_new0 (Messages, 1);
  messages->overlay = overlay;
  g_queue_init (&messages->waiting);
  g_object_set_data_full (G_OBJECT (overlay), key, messages, messages_free);

  return messages;
}

void
message_toast_show (AdwToastOverlay *overlay, const char *text)
{
  Messages *messages = get_messages (overlay);

  g_queue_push_tail (&messages->waiting, g_strdup (text));
  show_next (messages);
}
