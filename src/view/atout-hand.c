/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-hand.h"

#include <glib/gi18n-lib.h>

#include "atout-card-view.h"

#define RISE 14 /* pixels a raised card stands higher */

struct _AtoutHand
{
  GtkWidget parent_instance;

  GListModel *cards;
  AtoutDeck *deck;
  GPtrArray *views; /* of AtoutCardView, in the order of cards; owned as children */
  int card_width;
  int card_height;
  guint shown;
  CardSet coming; /* on their way into the hand */
  guint focused;  /* place of the card that had the focus last */
  Card last_card; /* that left the hand, and where it was */
  graphene_rect_t last_bounds;
};

G_DEFINE_FINAL_TYPE (AtoutHand, atout_hand, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static AtoutCardView *
view_at (AtoutHand *self, guint i)
{
  return g_ptr_array_index (self->views, i);
}

static gboolean
any_playable (AtoutHand *self)
{
  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_playable (atout_card_view_get_card (view_at (self, i))))
      return TRUE;

  return FALSE;
}

/* Dim means one thing only: it is your turn and the rules forbid this card. */
static void
update_dim (AtoutHand *self)
{
  gboolean acting = any_playable (self);

  for (guint i = 0; i < self->views->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (view_at (self, i));

      atout_card_view_set_dim (view_at (self, i), acting && !atout_card_get_playable (card)
                                                      && !atout_card_get_chosen (card));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
card_clicked (AtoutHand *self, AtoutCardView *view)
{
  g_signal_emit (self, signals[CHOSEN], 0,
                 (guint) atout_card_get_card (atout_card_view_get_card (view)));
}

static void
focus_changed (AtoutHand *self)
{
  for (guint i = 0; i < self->views->len; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (view_at (self, i))))
      self->focused = i;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* What is on its way is not seen, but has its place and may keep the focus. */
static void
update_coming (AtoutHand *self, AtoutCardView *view)
{
  Card card = atout_card_get_card (atout_card_view_get_card (view));

  gtk_widget_set_opacity (GTK_WIDGET (view), card_set_has (self->coming, card) ? 0 : 1);
}

/* ---- Keeping to the model --------------------------------------------------------------- */

static void
remove_view (AtoutHand *self, guint i, gboolean *had_focus)
{
  AtoutCardView *view = view_at (self, i);

  *had_focus |= gtk_widget_has_focus (GTK_WIDGET (view));
  self->last_card = atout_card_get_card (atout_card_view_get_card (view));
  if (!gtk_widget_compute_bounds (GTK_WIDGET (view), GTK_WIDGET (self), &self->last_bounds))
    self->last_card = CARD_NONE;
  g_signal_handlers_disconnect_by_data (atout_card_view_get_card (view), self);
  g_ptr_array_remove_index (self->views, i);
  gtk_widget_unparent (GTK_WIDGET (view));
}

static void
add_view (AtoutHand *self, guint i)
{
  g_autoptr (AtoutCard) card = g_list_model_get_item (self->cards, i);
  GtkWidget *view = atout_card_view_new (card, self->deck);

  g_ptr_array_insert (self->views, (int) i, view);
  update_coming (self, ATOUT_CARD_VIEW (view));
  gtk_widget_insert_after (view, GTK_WIDGET (self),
                           i > 0 ? GTK_WIDGET (view_at (self, i - 1)) : NULL);
  g_signal_connect_swapped (view, "clicked", G_CALLBACK (card_clicked), self);
  g_signal_connect_swapped (view, "notify::has-focus", G_CALLBACK (focus_changed), self);
  g_signal_connect_swapped (card, "notify::playable", G_CALLBACK (update_dim), self);
  g_signal_connect_swapped (card, "notify::chosen", G_CALLBACK (update_dim), self);
}

static void
cards_changed (AtoutHand *self, guint position, guint removed, guint added)
{
  gboolean had_focus = FALSE;

  for (guint i = 0; i < removed; i++)
    remove_view (self, position, &had_focus);
  for (guint i = 0; i < added; i++)
    add_view (self, position + i);
  for (guint i = 0; i < self->views->len; i++)
    atout_card_view_set_place (view_at (self, i), i + 1, self->views->len);
  if (had_focus && self->views->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (view_at (self, MIN (position, self->views->len - 1))));
  update_dim (self);
}

/* ---- Layout ----------------------------------------------------------------------------- */

static void
atout_hand_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                    int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                    int *natural_baseline G_GNUC_UNUSED)
{
  AtoutHand *self = ATOUT_HAND (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->card_height + RISE;
  else
    *minimum = *natural = self->card_width;
}

static gboolean
is_raised (AtoutCardView *view)
{
  return atout_card_get_playable (atout_card_view_get_card (view))
         || atout_card_get_chosen (atout_card_view_get_card (view))
         || gtk_widget_has_visible_focus (GTK_WIDGET (view));
}

static void
atout_hand_size_allocate (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                          int baseline G_GNUC_UNUSED)
{
  AtoutHand *self = ATOUT_HAND (widget);
  guint n = self->views->len;
  float step = (float) self->card_width * 0.92f;
  float left;

  if (n == 0)
    return;
  if (n > 1)
    step = MIN (step, (float) (width - self->card_width) / (float) (n - 1));
  left = ((float) width - step * (float) (n - 1) - (float) self->card_width) / 2;
  for (guint i = 0; i < n; i++)
    {
      AtoutCardView *view = view_at (self, i);
      float y = is_raised (view) ? 0 : RISE;
      graphene_point_t place = GRAPHENE_POINT_INIT ((float) (int) (left + step * (float) i), y);

      gtk_widget_set_child_visible (GTK_WIDGET (view), i < self->shown);
      gtk_widget_allocate (GTK_WIDGET (view), self->card_width, self->card_height, -1,
                           gsk_transform_translate (NULL, &place));
    }
}

/* ---- Focus: one stop for Tab, arrows inside --------------------------------------------- */

static gboolean
focus_place (AtoutHand *self, guint i)
{
  return i < self->views->len && gtk_widget_grab_focus (GTK_WIDGET (view_at (self, i)));
}

static gboolean
atout_hand_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AtoutHand *self = ATOUT_HAND (widget);
  gboolean inside = gtk_widget_get_focus_child (widget) != NULL;

  if (self->views->len == 0)
    return FALSE;
  if (!inside)
    return focus_place (self, MIN (self->focused, self->views->len - 1));
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;
  /* at either end the arrows stay in the hand */
  if (direction == GTK_DIR_RIGHT)
    focus_place (self, self->focused + 1);
  else if (self->focused > 0)
    focus_place (self, self->focused - 1);

  return TRUE;
}

static gboolean
digit_pressed (GtkWidget *widget, GVariant *args, gpointer data G_GNUC_UNUSED)
{
  guint place = (guint) g_variant_get_int32 (args);

  return focus_place (ATOUT_HAND (widget), place);
}

/* ---- Class ------------------------------------------------------------------------------ */

static void
atout_hand_dispose (GObject *object)
{
  AtoutHand *self = ATOUT_HAND (object);

  atout_hand_set_cards (self, NULL);
  g_clear_object (&self->deck);
  g_clear_pointer (&self->views, g_ptr_array_unref);

  G_OBJECT_CLASS (atout_hand_parent_class)->dispose (object);
}

static void
atout_hand_class_init (AtoutHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_hand_dispose;
  widget_class->measure = atout_hand_measure;
  widget_class->size_allocate = atout_hand_size_allocate;
  widget_class->focus = atout_hand_focus;
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint i = 0; i < 9; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + i, 0, digit_pressed, "i", (int) i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + i, 0, digit_pressed, "i", (int) i);
    }

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
atout_hand_init (AtoutHand *self)
{
  self->views = g_ptr_array_new ();
  self->shown = G_MAXUINT;
  self->last_card = CARD_NONE;
  self->card_width = 80;
  self->card_height = 120;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your hand"), -1);
}

GtkWidget *
atout_hand_new (void)
{
  return g_object_new (ATOUT_TYPE_HAND, NULL);
}

void
atout_hand_set_cards (AtoutHand *self, GListModel *cards)
{
  if (self->cards == cards)
    return;
  if (self->cards != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->cards, self);
      cards_changed (self, 0, self->views->len, 0);
    }
  g_set_object (&self->cards, cards);
  if (cards != NULL)
    {
      g_signal_connect_swapped (cards, "items-changed", G_CALLBACK (cards_changed), self);
      cards_changed (self, 0, 0, g_list_model_get_n_items (cards));
    }
}

void
atout_hand_set_deck (AtoutHand *self, AtoutDeck *deck)
{
  g_set_object (&self->deck, deck);
  for (guint i = 0; i < self->views->len; i++)
    atout_card_view_set_deck (view_at (self, i), deck);
}

void
atout_hand_set_card_size (AtoutHand *self, int width, int height)
{
  if (self->card_width == width && self->card_height == height)
    return;
  self->card_width = width;
  self->card_height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
atout_hand_get_rise (void)
{
  return RISE;
}

void
atout_hand_set_shown (AtoutHand *self, guint shown)
{
  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
atout_hand_set_coming (AtoutHand *self, CardSet cards)
{
  self->coming = cards;
  for (guint i = 0; i < self->views->len; i++)
    update_coming (self, view_at (self, i));
}

gboolean
atout_hand_has_playable (AtoutHand *self)
{
  return any_playable (self);
}

gboolean
atout_hand_focus_playable (AtoutHand *self)
{
  if (self->views->len == 0)
    return FALSE;
  if (self->focused < self->views->len
      && atout_card_get_playable (atout_card_view_get_card (view_at (self, self->focused))))
    return focus_place (self, self->focused);
  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_playable (atout_card_view_get_card (view_at (self, i))))
      return focus_place (self, i);

  return focus_place (self, MIN (self->focused, self->views->len - 1));
}

gboolean
atout_hand_locate (AtoutHand *self, Card card, GtkWidget *target, graphene_rect_t *bounds)
{
  graphene_point_t origin;

  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_card (atout_card_view_get_card (view_at (self, i))) == card)
      return gtk_widget_compute_bounds (GTK_WIDGET (view_at (self, i)), target, bounds);

  if (card != self->last_card
      || !gtk_widget_compute_point (GTK_WIDGET (self), target, &self->last_bounds.origin, &origin))
    return FALSE;
  *bounds = self->last_bounds;
  bounds->origin = origin;

  return TRUE;
}

void
atout_hand_describe (AtoutHand *self, const char *text)
{
  for (guint i = 0; i < self->views->len; i++)
    if (text == NULL || i == self->focused)
      atout_card_view_describe (view_at (self, i), text);
}
