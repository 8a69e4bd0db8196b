/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-tricks-page.h"

#include "remove-children.h"
#include "words.h"

struct _AtoutTricksPage
{
  GtkWidget parent_instance;

  GtkWidget *names;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (AtoutTricksPage, atout_tricks_page, GTK_TYPE_WIDGET)

enum
{
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
new_line (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);

  return line;
}

static GtkWidget *
add_cell (GtkWidget *line, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (line), label);

  return label;
}

static guint
seat_at (AtoutSession *session, guint column)
{
  return (column + atout_course_get_user_seat (ATOUT_COURSE (session)))
         % atout_course_get_n_seats (ATOUT_COURSE (session));
}

static void
show_names (AtoutTricksPage *self, AtoutSession *session)
{
  remove_children (self->names);
  add_cell (self->names, "", NULL);
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    {
      const char *name
          = atout_seat_get_name (atout_session_get_seat (session, seat_at (session, i)));

      gtk_widget_set_tooltip_text (add_cell (self->names, name, "heading"), name);
    }
}

/* The card of @seat in @trick, marked if it led or took it. */
static void
add_card (GtkWidget *line, AtoutSession *session, const Trick *trick, guint seat)
{
  DeckSuits suits = atout_session_get_words (session);
  const Pack *pack = atout_course_get_pack (ATOUT_COURSE (session));
  g_autofree char *text = NULL;
  GtkWidget *cell;
  guint i = 0;

  while (i < trick->n && trick->seat[i] != seat)
    i++;
  if (i == trick->n)
    {
      add_cell (line, "", NULL); /* who watches plays no card */
      return;
    }
  text = words_card_short (suits, pack, trick->card[i]);
  cell = add_cell (line, text, "card-name");
  gtk_label_set_wrap (GTK_LABEL (cell), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_justify (GTK_LABEL (cell), GTK_JUSTIFY_CENTER);
  if (words_suit_is_red (suits, pack_suit (pack, trick->card[i])))
    gtk_widget_add_css_class (cell, "red");
  if (i == 0)
    gtk_widget_add_css_class (cell, "lead");
  if (i == trick->best)
    gtk_widget_add_css_class (cell, "winner");
}

static void
add_trick (AtoutTricksPage *self, AtoutSession *session, const Trick *trick, guint index)
{
  const Telling telling = atout_session_tell (session);
  g_autofree char *text = tell_trick (&telling, trick, index + 1);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = new_line ();
  char number[12];

  g_snprintf (number, sizeof number, "%u", index + 1);
  add_cell (line, number, "number");
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    add_card (line, session, trick, seat_at (session, i));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_tooltip_text (row, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
leave (AtoutTricksPage *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static gboolean
escape_pressed (GtkWidget *widget, GVariant *args G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  leave (ATOUT_TRICKS_PAGE (widget));

  return TRUE;
}

static void
atout_tricks_page_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (atout_tricks_page_parent_class)->dispose (object);
}

static void
atout_tricks_page_class_init (AtoutTricksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_tricks_page_dispose;
  gtk_widget_class_set_css_name (widget_class, "tricks-page");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed, NULL);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/atout-tricks-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutTricksPage, names);
  gtk_widget_class_bind_template_child (widget_class, AtoutTricksPage, list);
  gtk_widget_class_bind_template_callback (widget_class, leave);

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
atout_tricks_page_init (AtoutTricksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
atout_tricks_page_show (AtoutTricksPage *self, AtoutSession *session)
{
  Trick tricks[CARDS_MAX];
  guint n = atout_course_list_tricks (ATOUT_COURSE (session), tricks);

  remove_children (self->list);
  show_names (self, session);
  for (guint i = 0; i < n; i++)
    add_trick (self, session, &tricks[i], i);
}

gboolean
atout_tricks_page_focus (AtoutTricksPage *self)
{
  GtkWidget *last = gtk_widget_get_last_child (self->list);

  return last != NULL && gtk_widget_grab_focus (last);
}
