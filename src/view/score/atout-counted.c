/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-counted.h"
#include "view/widgets/remove-children.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "view/cards/atout-pile.h"
#include "view/widgets/spoken-names.h"

#define CARD_LEAST 20 /* width in pixels */
#define CARD_MOST 44
#define COLUMNS 6 /* one more if all groups are smaller than COUNTED_CARDS_MAX */
#define GAP 6

struct _AtoutCounted
{
  GtkWidget parent_instance;

  double aspect_ratio; /* width / height */
  guint n_groups;
  guint n_columns;
  double span;                          /* width of the largest group in cards */
  int card_most;                        /* width of a card at most */
  GtkWidget *cards[COUNTED_GROUPS_MAX]; /* AtoutPile, or a label for a group without cards */
  GtkWidget *points[COUNTED_GROUPS_MAX];
};

G_DEFINE_FINAL_TYPE (AtoutCounted, atout_counted, GTK_TYPE_WIDGET)

static int
width_with (AtoutCounted *self, int card_width)
{
  return (int) ceil (self->n_columns * (card_width * self->span + GAP)) - GAP;
}

static int
card_width_in (AtoutCounted *self, int width)
{
  double room = (double) (width + GAP) / self->n_columns - GAP;

  return CLAMP ((int) (room / self->span), CARD_LEAST, self->card_most);
}

static int
label_height (AtoutCounted *self)
{
  int natural = 0;

  if (self->n_groups > 0)
    gtk_widget_measure (self->points[0], GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static int
row_height (AtoutCounted *self, int card_width)
{
  return (int) (card_width / self->aspect_ratio) + label_height (self);
}

static GtkSizeRequestMode
atout_counted_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_counted_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  AtoutCounted *self = ATOUT_COUNTED (widget);
  int rows = (int) ((self->n_groups + self->n_columns - 1) / self->n_columns);
  int width = for_size >= 0 ? for_size : width_with (self, CARD_LEAST);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width_with (self, CARD_LEAST);
      *natural = width_with (self, self->card_most);
      return;
    }
  *minimum = *natural = rows * (row_height (self, card_width_in (self, width)) + GAP);
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, least), height }, -1);
}

static void
atout_counted_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                             int baseline G_GNUC_UNUSED)
{
  AtoutCounted *self = ATOUT_COUNTED (widget);
  int card_width = card_width_in (self, width);
  int card_height = (int) (card_width / self->aspect_ratio);
  int group_width = (int) (card_width * self->span);
  int left = MAX ((width - width_with (self, card_width)) / 2, 0);
  int labels = label_height (self);

  for (guint i = 0; i < self->n_groups; i++)
    {
      int x = left + (int) (i % self->n_columns) * (group_width + GAP);
      int y = (int) (i / self->n_columns) * (card_height + labels + GAP);

      put (self->cards[i], x, y, group_width, card_height);
      put (self->points[i], x, y + card_height, group_width, labels);
    }
}

static void
atout_counted_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));
  ATOUT_COUNTED (object)->n_groups = 0;
  G_OBJECT_CLASS (atout_counted_parent_class)->dispose (object);
}

static void
atout_counted_class_init (AtoutCountedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_counted_dispose;
  widget_class->get_request_mode = atout_counted_get_request_mode;
  widget_class->measure = atout_counted_measure;
  widget_class->size_allocate = atout_counted_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "counted");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
atout_counted_init (AtoutCounted *self)
{
  /* cards are not mirrored, like those on the table */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

static GtkWidget *
make_cards (AtoutSession *session, AtoutDeck *deck, const CountedGroup *group)
{
  Pile pile = { .name = "", .owner = NO_SEAT, .under = CARD_NONE, .n_open = group->n_cards };
  GtkWidget *cards;

  if (group->n_cards == 0)
    {
      cards = gtk_label_new (C_ ("breakdown", "left out"));
      gtk_label_set_wrap (GTK_LABEL (cards), TRUE);
      gtk_label_set_justify (GTK_LABEL (cards), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (cards, "caption");
      return cards;
    }
  memcpy (pile.open, group->card, group->n_cards * sizeof *group->card);
  cards = atout_pile_new ();
  atout_pile_set_deck (ATOUT_PILE (cards), deck);
  atout_pile_show (ATOUT_PILE (cards), session, &pile);

  return cards;
}

static void
add_group (AtoutCounted *self, AtoutSession *session, AtoutDeck *deck, const CountedGroup *group)
{
  const Telling telling = atout_session_tell (session);
  g_autofree char *text = tell_group (&telling, group);
  guint i = self->n_groups++;
  char number[8];

  g_snprintf (number, sizeof number, "%d", group->points);
  self->cards[i] = make_cards (session, deck, group);
  self->points[i] = gtk_label_new (number);
  gtk_widget_add_css_class (self->points[i], "numeric");
  gtk_widget_set_parent (self->cards[i], GTK_WIDGET (self));
  gtk_widget_set_parent (self->points[i], GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (self->cards[i], text);
  spoken_set_name (self->cards[i], text);
}

GtkWidget *
atout_counted_new (AtoutSession *session, AtoutDeck *deck, const Counted *counted, double scale)
{
  AtoutCounted *self = g_object_new (ATOUT_TYPE_COUNTED, NULL);
  const Telling telling = atout_session_tell (session);
  g_autofree char *text = tell_counted (&telling, counted);
  guint largest = 1;

  self->card_most = (int) (CARD_MOST * scale);
  self->aspect_ratio = deck != NULL ? atout_deck_get_aspect_ratio (deck) : 0.6;
  for (guint i = 0; i < counted->n_groups; i++)
    {
      largest = MAX (largest, counted->group[i].n_cards);
      add_group (self, session, deck, &counted->group[i]);
    }
  self->span = atout_pile_get_span (largest);
  self->n_columns = largest == COUNTED_CARDS_MAX ? COLUMNS : COLUMNS + 1;
  spoken_set_name (GTK_WIDGET (self), text);

  return GTK_WIDGET (self);
}
