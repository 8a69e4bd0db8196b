/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/told/atout-tricks-page.h"

#include "model/words/words.h"
#include "view/cards/atout-pile.h"
#include "view/table/layout/table-style.h"
#include "view/widgets/focus.h"
#include "view/widgets/labels.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

#define CARD_LEAST 28
#define CARD_MOST 64
#define AROUND 96   /* width beside the cards */
#define CELL_GAP 10 /* between cards */

struct _AtoutTricksPage
{
  GtkWidget parent_instance;

  AtoutSession *session; /* weak, or NULL */
  AtoutDeck *deck;
  int card_width;
  gboolean opens; /* true until scrolled to the newest trick */
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

/* Keeps the order of the seats: the table does not mirror. */
static GtkWidget *
new_line (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_direction (line, GTK_TEXT_DIR_LTR);
  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);

  return line;
}

static void
add_cell (GtkWidget *line, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (line), label);
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
      GtkWidget *label = gtk_label_new (name);
      GtkWidget *cell = name_label_fit (label);

      gtk_widget_add_css_class (label, "heading");
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_widget_set_hexpand (cell, TRUE);
      gtk_box_append (GTK_BOX (self->names), cell);
    }
}

static void
add_card (AtoutTricksPage *self, GtkWidget *line, AtoutSession *session, const Trick *trick,
          guint seat)
{
  Pile pile = { .name = "", .owner = NO_SEAT, .under = CARD_NONE, .n_open = 1 };
  GtkWidget *card;
  guint i = 0;

  while (i < trick->n && trick->seat[i] != seat)
    i++;
  if (i == trick->n)
    {
      add_cell (line, "", NULL); /* a watching seat plays no card */
      return;
    }
  pile.open[0] = trick->card[i];
  card = atout_pile_new ();
  atout_pile_set_deck (ATOUT_PILE (card), self->deck);
  atout_pile_show (ATOUT_PILE (card), session, &pile);
  gtk_widget_set_size_request (
      card, self->card_width,
      (int) (self->card_width
             / (self->deck != NULL ? atout_deck_get_aspect_ratio (self->deck) : 1)));
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  if (i == 0)
    gtk_widget_add_css_class (card, "lead");
  if (i == trick->best)
    gtk_widget_add_css_class (card, "winner");
  gtk_box_append (GTK_BOX (line), card);
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
    add_card (self, line, session, trick, seat_at (session, i));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_tooltip_text (row, text);
  spoken_set_name (row, text);
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

/* Scrolls to the last trick when the rows have heights. */
static void
height_changed (AtoutTricksPage *self, GtkAdjustment *adjustment)
{
  if (!self->opens)
    return;
  self->opens = gtk_adjustment_get_page_size (adjustment) <= 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
atout_tricks_page_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));
  g_clear_weak_pointer (&ATOUT_TRICKS_PAGE (object)->session);
  g_clear_object (&ATOUT_TRICKS_PAGE (object)->deck);
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
                                               RESOURCE_BASE "/table/told/atout-tricks-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutTricksPage, names);
  gtk_widget_class_bind_template_child (widget_class, AtoutTricksPage, list);
  gtk_widget_class_bind_template_callback (widget_class, leave);
  gtk_widget_class_bind_template_callback (widget_class, height_changed);

  /** AtoutTricksPage::left: emitted when the user closes the page */
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
atout_tricks_page_init (AtoutTricksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->names, GTK_TEXT_DIR_LTR); /* like each line */
}

void
atout_tricks_page_show (AtoutTricksPage *self, AtoutSession *session)
{
  int n_seats = (int) atout_course_get_n_seats (ATOUT_COURSE (session));
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));
  int room = gtk_widget_get_width (table) - (int) (AROUND * table_style_get_letters (table));
  Trick tricks[CARDS_MAX];
  guint n = atout_course_list_tricks (ATOUT_COURSE (session), tricks);

  g_set_weak_pointer (&self->session, session);
  self->card_width = CLAMP (room / n_seats - CELL_GAP, CARD_LEAST, CARD_MOST);
  self->opens = TRUE;
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

void
atout_tricks_page_set_deck (AtoutTricksPage *self, AtoutDeck *deck)
{
  gboolean has_focus = focus_inside (GTK_WIDGET (self)) != NULL;

  if (!g_set_object (&self->deck, deck) || self->session == NULL
      || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  atout_tricks_page_show (self, self->session);
  if (has_focus)
    atout_tricks_page_focus (self);
}
