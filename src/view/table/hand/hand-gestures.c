/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Places the cards of an AtoutHand and handles drags. */

#include "view/cards/card-fan.h"
#include "view/table/hand/atout-hand-private.h"

#define DRAG_LEAST 12
#define FLICK 40 /* pixels upwards that play a card */

/* ---- Positions ---------------------------------------------------------------------------- */

typedef struct
{
  guint first;
  guint n;
  float left; /* left edge */
  float step; /* distance between cards */
} Row;

guint
hand_count_upper (AtoutHand *self)
{
  return self->columns > 0 && self->views->len > self->columns ? self->views->len - self->columns
                                                               : 0;
}

static Row
find_row (AtoutHand *self, gboolean upper)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  CardForm form = card_form_of (self->deck);
  guint n_upper = hand_count_upper (self);
  guint columns;
  Row row = { .first = upper ? 0 : n_upper, .n = upper ? n_upper : self->views->len - n_upper };

  /* a shorter upper row is centred over the columns */
  columns = n_upper > 0 ? self->columns : row.n;
  row.step = card_fan_step ((float) self->card_width, width, columns, &form);
  row.left = (width - row.step * ((float) columns - 1) - (float) self->card_width) / 2;
  row.left += row.step * (float) ((MAX (columns, row.n) - row.n) / 2);

  return row;
}

graphene_point_t
hand_find_card (AtoutHand *self, guint i)
{
  gboolean upper = i < hand_count_upper (self);
  Row row = find_row (self, upper);

  return GRAPHENE_POINT_INIT (
      row.left + row.step * (float) (i - row.first),
      (float) (upper ? TABLE_LAYOUT_RISE : TABLE_LAYOUT_RISE + self->row_step));
}

/* a raised card's upper part belongs to the lower row */
guint
hand_place_at (AtoutHand *self, float x, float y)
{
  Row row = find_row (self, hand_count_upper (self) > 0
                                && y < (float) self->row_step + TABLE_LAYOUT_RISE / 2.0f);

  return row.first + (guint) CLAMP ((int) ((x - row.left) / row.step), 0, (int) row.n - 1);
}

/* ---- Dragging ----------------------------------------------------------------------------- */

void
hand_choose (AtoutHand *self, AtoutCardView *view)
{
  self->tapped = NULL;
  g_signal_emit_by_name (self, "chosen",
                         (guint) atout_card_get_card (atout_card_view_get_card (view)));
}

static void
drag_began (AtoutHand *self, double x, double y, GtkGesture *gesture)
{
  graphene_point_t from = GRAPHENE_POINT_INIT (0, 0);

  if (self->views->len > 0)
    from = hand_find_card (self, hand_place_at (self, (float) x, (float) y));
  if (self->views->len == 0 || self->shown < self->views->len || x < from.x)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->drag_from = from.x;
}

static gboolean
begin_moving (AtoutHand *self, double by_x, double by_y, GtkGesture *gesture)
{
  gboolean sideways = ABS (by_x) >= DRAG_LEAST && ABS (by_x) >= ABS (by_y);
  double x, y;

  self->flicked = -by_y >= DRAG_LEAST && -by_y > ABS (by_x);
  if (!sideways && !self->flicked)
    return FALSE;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  self->dragged = GTK_WIDGET (hand_view_at (self, hand_place_at (self, (float) x, (float) y)));
  self->tapped = NULL;

  return TRUE;
}

/* Moves a dragged card within the hand; outside, the card follows the pointer. */
static void
drag_moved (AtoutHand *self, double by_x, double by_y, GtkGesture *gesture)
{
  double x, y;
  guint from, to;

  if (self->dragged == NULL && !begin_moving (self, by_x, by_y, gesture))
    return;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  self->lifted = by_y < 0 && (self->flicked || y + by_y < 0);
  self->drag_by = (float) by_x;
  self->lift_by = self->lifted ? (float) -by_y : 0;
  g_ptr_array_find (self->views, self->dragged, &from);
  to = hand_place_at (self, self->drag_from + self->drag_by + (float) self->card_width / 2,
                      (float) (y + by_y));
  if (from != to && !self->lifted && !self->flicked)
    g_signal_emit_by_name (self, "moved", from, to);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
drag_left (AtoutHand *self)
{
  self->dragged = NULL;
  self->lift_by = 0;
  self->lifted = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
drag_ended (AtoutHand *self, double by_x G_GNUC_UNUSED, double by_y)
{
  GtkWidget *view = self->lifted && -by_y >= FLICK ? self->dragged : NULL;

  if (view != NULL)
    hand_choose (self, ATOUT_CARD_VIEW (view));
  drag_left (self);
}

static void
add_drag (AtoutHand *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_moved), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_ended), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
atout_hand_set_by_finger (AtoutHand *self, gboolean by_finger)
{
  if (self->by_finger == by_finger)
    return;
  self->by_finger = by_finger;
  self->tapped = NULL;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
note_device (GtkEventController *controller G_GNUC_UNUSED, GdkEvent *event, gpointer data)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS || type == GDK_KEY_PRESS)
    atout_hand_set_by_finger (data, type == GDK_TOUCH_BEGIN);

  return GDK_EVENT_PROPAGATE;
}

static void
watch_devices (AtoutHand *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (note_device), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}

void
hand_add_gestures (AtoutHand *self)
{
  add_drag (self);
  watch_devices (self);
}
