/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/hand/atout-hand-private.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/widgets/children-drawn.h"
#include "view/widgets/focus.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutHand, atout_hand, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

enum
{
  CHOSEN,
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
any_playable (AtoutHand *self)
{
  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_playable (atout_card_view_get_card (hand_view_at (self, i))))
      return TRUE;

  return FALSE;
}

/* Dims cards only if the rules forbid them at the user's turn. */
static void
update_dim (AtoutHand *self)
{
  gboolean acting = any_playable (self);

  for (guint i = 0; i < self->views->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (hand_view_at (self, i));

      atout_card_view_set_dim (hand_view_at (self, i), acting && !atout_card_get_playable (card)
                                                           && !atout_card_get_chosen (card));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A finger hides its target: its first tap raises a card, the second plays it. */
static void
card_clicked (AtoutHand *self, AtoutCardView *view)
{
  AtoutCard *card = atout_card_view_get_card (view);

  if (self->by_finger && !self->on_first_tap && self->tapped != GTK_WIDGET (view)
      && atout_card_get_playable (card) && !atout_card_get_markable (card))
    {
      self->tapped = GTK_WIDGET (view);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      return;
    }
  hand_choose (self, view);
}

static void
focus_changed (AtoutHand *self)
{
  for (guint i = 0; i < self->views->len; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (hand_view_at (self, i))))
      self->focused = i;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Hides a card on its way into the hand, which keeps its place and focus. */
static void
update_coming (AtoutHand *self, AtoutCardView *view)
{
  Card card = atout_card_get_card (atout_card_view_get_card (view));

  gtk_widget_set_opacity (GTK_WIDGET (view), card_set_has (self->coming, card) ? 0 : 1);
}

static void
update_known (AtoutHand *self, AtoutCardView *view)
{
  Card card = atout_card_get_card (atout_card_view_get_card (view));

  atout_card_view_set_known (view, card_set_has (self->known, card));
}

/* ---- Model ------------------------------------------------------------------------------ */

static void
remove_view (AtoutHand *self, AtoutCardView *view)
{
  self->last_card = atout_card_get_card (atout_card_view_get_card (view));
  if (!gtk_widget_compute_bounds (GTK_WIDGET (view), GTK_WIDGET (self), &self->last_bounds))
    self->last_card = CARD_NONE;
  if (self->dragged == GTK_WIDGET (view))
    self->dragged = NULL;
  if (self->tapped == GTK_WIDGET (view))
    self->tapped = NULL;
  g_signal_handlers_disconnect_by_data (atout_card_view_get_card (view), self);
  focus_leave (GTK_WIDGET (view));
  gtk_widget_unparent (GTK_WIDGET (view));
}

static GtkWidget *
new_view (AtoutHand *self, AtoutCard *card)
{
  GtkWidget *view = atout_card_view_new (card, self->deck);

  g_signal_connect_swapped (view, "clicked", G_CALLBACK (card_clicked), self);
  g_signal_connect_swapped (view, "notify::has-focus", G_CALLBACK (focus_changed), self);
  g_signal_connect_swapped (card, "changed", G_CALLBACK (update_dim), self);
  g_signal_connect_swapped (card, "changed", G_CALLBACK (gtk_widget_queue_allocate), self);

  return view;
}

static void
add_view (AtoutHand *self, guint i, GPtrArray *gone)
{
  g_autoptr (AtoutCard) card = g_list_model_get_item (self->cards, i);
  GtkWidget *view = NULL;

  for (guint k = 0; k < gone->len && view == NULL; k++)
    if (atout_card_view_get_card (g_ptr_array_index (gone, k)) == card)
      view = g_ptr_array_steal_index (gone, k);
  if (view == NULL)
    view = new_view (self, card);
  g_ptr_array_insert (self->views, (int) i, view);
  update_coming (self, ATOUT_CARD_VIEW (view));
  update_known (self, ATOUT_CARD_VIEW (view));
  gtk_widget_insert_after (view, GTK_WIDGET (self),
                           i > 0 ? GTK_WIDGET (hand_view_at (self, i - 1)) : NULL);
}

static void
cards_changed (AtoutHand *self, guint position, guint removed, guint added)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();
  gboolean had_focus = FALSE;

  for (guint i = 0; i < removed; i++)
    g_ptr_array_add (gone, g_ptr_array_steal_index (self->views, position));
  for (guint i = 0; i < added; i++)
    add_view (self, position + i, gone);
  for (guint i = 0; i < self->views->len; i++)
    atout_card_view_set_place (hand_view_at (self, i), i + 1, self->views->len);
  for (guint i = 0; i < gone->len; i++)
    had_focus |= gtk_widget_has_focus (g_ptr_array_index (gone, i));
  /* otherwise a screen reader would announce the table */
  if (had_focus && self->views->len > 0)
    spoken_grab_focus (GTK_WIDGET (hand_view_at (self, MIN (position, self->views->len - 1))));
  for (guint i = 0; i < gone->len; i++)
    remove_view (self, g_ptr_array_index (gone, i));
  focus_changed (self);
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
    *minimum = *natural = self->card_height + self->row_step + TABLE_LAYOUT_RISE;
  else
    *minimum = *natural = self->card_width;
}

static gboolean
has_best (AtoutHand *self)
{
  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_lit (atout_card_view_get_card (hand_view_at (self, i))) == ATOUT_LIT_BEST)
      return TRUE;

  return FALSE;
}

static gboolean
is_raised (AtoutCardView *view, gboolean has_best)
{
  AtoutCard *card = atout_card_view_get_card (view);

  /* only a recommended card is raised */
  if ((has_best || atout_card_get_hinted (card) != ATOUT_HINTED_NOT)
      && !atout_card_get_chosen (card))
    return atout_card_get_lit (card) == ATOUT_LIT_BEST;
  /* a marked card is raised */
  return atout_card_get_chosen (card)
         || (!atout_card_get_markable (card)
             && (atout_card_get_playable (card)
                 || gtk_widget_has_visible_focus (GTK_WIDGET (view))));
}

static void
atout_hand_size_allocate (GtkWidget *widget, int width G_GNUC_UNUSED, int height G_GNUC_UNUSED,
                          int baseline G_GNUC_UNUSED)
{
  AtoutHand *self = ATOUT_HAND (widget);
  gboolean is_recommended = has_best (self);

  for (guint i = 0; i < self->views->len; i++)
    {
      AtoutCardView *view = hand_view_at (self, i);
      gboolean dragged = GTK_WIDGET (view) == self->dragged;
      graphene_point_t lies = hand_find_card (self, i);
      float x = dragged ? self->drag_from + self->drag_by : lies.x;
      float rise = dragged                             ? TABLE_LAYOUT_RISE + self->lift_by
                   : self->tapped == GTK_WIDGET (view) ? 2 * TABLE_LAYOUT_RISE
                   : is_raised (view, is_recommended)  ? TABLE_LAYOUT_RISE
                                                       : 0;
      graphene_point_t place = GRAPHENE_POINT_INIT ((float) (int) x, lies.y - rise);

      atout_card_view_set_under (view, i < hand_count_upper (self));
      gtk_widget_set_child_visible (GTK_WIDGET (view), i < self->shown);
      gtk_widget_allocate (GTK_WIDGET (view), self->card_width, self->card_height, -1,
                           gsk_transform_translate (NULL, &place));
    }
}

static void
atout_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutHand *self = ATOUT_HAND (widget);

  children_drawn (widget, self->lifted ? self->dragged : NULL, snapshot);
}

/* ---- Arranging ---------------------------------------------------------------------------- */

static gboolean
move_pressed (GtkWidget *widget, GVariant *args, gpointer data G_GNUC_UNUSED)
{
  AtoutHand *self = ATOUT_HAND (widget);
  gboolean right = g_variant_get_int32 (args) > 0;

  if (focus_inside (widget) != NULL
      && (right ? self->focused + 1 < self->views->len : self->focused > 0))
    g_signal_emit (self, signals[MOVED], 0, self->focused,
                   right ? self->focused + 1 : self->focused - 1);

  return TRUE;
}

/* ---- Focus: one stop for Tab, arrows inside --------------------------------------------- */

static gboolean
focus_place (AtoutHand *self, guint i)
{
  return i < self->views->len && spoken_grab_focus (GTK_WIDGET (hand_view_at (self, i)));
}

static gboolean
focus_other_row (AtoutHand *self, gboolean upwards)
{
  guint n_upper = hand_count_upper (self);
  float x = hand_find_card (self, self->focused).x + (float) self->card_width / 2;

  if (n_upper == 0 || (self->focused < n_upper) == upwards)
    return TRUE;

  return focus_place (
      self, hand_place_at (self, x, upwards ? 0 : (float) self->row_step + TABLE_LAYOUT_RISE));
}

static gboolean
atout_hand_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AtoutHand *self = ATOUT_HAND (widget);
  gboolean inside = focus_inside (widget) != NULL;

  if (self->views->len == 0)
    return FALSE;
  if (!inside)
    return focus_place (self, MIN (self->focused, self->views->len - 1));
  /* only Tab leaves the hand; arrows stop at its ends */
  if (direction == GTK_DIR_LEFT)
    return self->focused == 0 || focus_place (self, self->focused - 1);
  if (direction == GTK_DIR_RIGHT)
    return self->focused + 1 == self->views->len || focus_place (self, self->focused + 1);

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return focus_other_row (self, direction == GTK_DIR_UP);

  return FALSE;
}

/* ---- Part of a table ---------------------------------------------------------------------- */

static void
fit (AtoutTablePart *part, const TablePlan *plan)
{
  AtoutHand *self = ATOUT_HAND (part);
  const TableLayout *layout = plan->layout;

  if (self->card_width == layout->card_width && self->card_height == layout->card_height
      && self->columns == layout->hand_columns && self->row_step == layout->hand_step)
    return;
  self->card_width = layout->card_width;
  self->card_height = layout->card_height;
  self->columns = layout->hand_columns;
  self->row_step = layout->hand_step;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->fit = fit;
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
  widget_class->snapshot = atout_hand_snapshot;
  widget_class->focus = atout_hand_focus;
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                move_pressed, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                move_pressed, "i", 1);

  /** AtoutHand::moved: emitted when the user moves the card at index @from to @to */
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  /** AtoutHand::chosen: emitted when @card is clicked, activated or dragged out */
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
  hand_add_gestures (self);
  spoken_set_name (GTK_WIDGET (self), _ ("Your hand"));
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
    atout_card_view_set_deck (hand_view_at (self, i), deck);
}

gboolean
atout_hand_get_on_first_tap (AtoutHand *self)
{
  return self->on_first_tap;
}

void
atout_hand_set_on_first_tap (AtoutHand *self, gboolean on_first_tap)
{
  self->on_first_tap = on_first_tap;
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
    update_coming (self, hand_view_at (self, i));
}

void
atout_hand_set_known (AtoutHand *self, CardSet cards)
{
  self->known = cards;
  for (guint i = 0; i < self->views->len; i++)
    update_known (self, hand_view_at (self, i));
}

gboolean
atout_hand_is_lifting (AtoutHand *self)
{
  return self->lifted && self->dragged != NULL;
}

Card
atout_hand_get_considered (AtoutHand *self)
{
  GtkWidget *view = self->tapped != NULL ? self->tapped : focus_seen_inside (GTK_WIDGET (self));

  return view != NULL ? atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (view)))
                      : CARD_NONE;
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
      && atout_card_get_playable (atout_card_view_get_card (hand_view_at (self, self->focused))))
    return focus_place (self, self->focused);
  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_playable (atout_card_view_get_card (hand_view_at (self, i))))
      return focus_place (self, i);

  return focus_place (self, MIN (self->focused, self->views->len - 1));
}

gboolean
atout_hand_focus_at (AtoutHand *self, int place)
{
  return focus_place (self, place < 0 ? self->views->len - 1 : (guint) place);
}

gboolean
atout_hand_focus_card (AtoutHand *self, Card card)
{
  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_card (atout_card_view_get_card (hand_view_at (self, i))) == card)
      return focus_place (self, i);

  return FALSE;
}

gboolean
atout_hand_locate (AtoutHand *self, Card card, GtkWidget *target, graphene_rect_t *bounds)
{
  graphene_point_t origin;

  for (guint i = 0; i < self->views->len; i++)
    if (atout_card_get_card (atout_card_view_get_card (hand_view_at (self, i))) == card)
      return gtk_widget_compute_bounds (GTK_WIDGET (hand_view_at (self, i)), target, bounds);

  if (card != self->last_card
      || !gtk_widget_compute_point (GTK_WIDGET (self), target, &self->last_bounds.origin, &origin))
    return FALSE;
  *bounds = self->last_bounds;
  bounds->origin = origin;

  return TRUE;
}
