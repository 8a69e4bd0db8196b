/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/cards/atout-card-view.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/cards/card-signs.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"

#define RING 4            /* border width if chosen */
#define EYE 0.1           /* radius / card width */
#define LIGHT 3           /* border width if recommended */
#define CORNER 0.06       /* radius / card width, as in faces */
#define GAUGE_WIDTH 0.075 /* width / card width */
#define GAUGE_TOP 0.42    /* top / card height */
#define ASIDE 0.45        /* left edge of marks under a row / card width */
#define DOT 0.06          /* radius / card width */
#define DOT_LEAST 3       /* pixels */
#define BADGE 0.22        /* diameter / card width */

struct _AtoutCardView
{
  GtkButton parent_instance;

  AtoutCard *card;
  GdkPaintable *face;
  gboolean dim;
  gboolean known; /* true if all players know the card */
  gboolean under; /* true if another row covers the card */
  guint place;
  guint count;
};

G_DEFINE_FINAL_TYPE (AtoutCardView, atout_card_view, GTK_TYPE_BUTTON)

static void
atout_card_view_measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation G_GNUC_UNUSED,
                         int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                         int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 1; /* the hand sets the size */
}

/* Colour of a chosen card. Gold marks turns, blue recommendations. */
static const GdkRGBA green = { 0.15f, 0.64f, 0.41f, 1 };

static void
draw_ring (GtkSnapshot *snapshot, float width, float height, float border, GdkRGBA color)
{
  GdkRGBA colors[4] = { color, color, color, color };
  float widths[4] = { border, border, border, border };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   (float) CORNER * width);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

static void
append_disc (GtkSnapshot *snapshot, float x, float y, float radius, GdkRGBA color)
{
  const graphene_rect_t disc = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &disc, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, &disc);
  gtk_snapshot_pop (snapshot);
}

/* Draws an eye at the lower left edge, which is never covered. */
static void
draw_eye (GtkSnapshot *snapshot, float width, float height)
{
  double radius = EYE * width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, radius + 2, height - radius - 2);
  cairo_scale (cr, radius, radius);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.11, 0.11, 0.11);
  cairo_fill (cr);
  cairo_move_to (cr, -0.7, 0);
  cairo_curve_to (cr, -0.3, -0.6, 0.3, -0.6, 0.7, 0);
  cairo_curve_to (cr, 0.3, 0.6, -0.3, 0.6, -0.7, 0);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 0.26, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.11, 0.11, 0.11);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
draw_chosen (GtkSnapshot *snapshot, float width, float height)
{
  draw_ring (snapshot, width, height, RING, green);
}

/* Marks a recommended card in blue: gold has other meanings. */
static void
draw_best (GtkSnapshot *snapshot, float width, float height)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   (float) CORNER * width);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.21f, 0.52f, 0.89f, 0.1f },
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_pop (snapshot);
  draw_ring (snapshot, width, height, LIGHT, (GdkRGBA) { 0.11f, 0.44f, 0.85f, 1 });
}

/* Draws the dot of a mentioned card above the gauge, or beside the index under a row. */
static void
draw_dot (AtoutCardView *self, GtkSnapshot *snapshot, float width, float height)
{
  const float radius = MAX (DOT_LEAST, (float) DOT * width);
  const float x = self->under ? (float) ASIDE * width - radius - 2 : LIGHT + radius;
  const float y = self->under ? LIGHT + radius + 2 : (float) GAUGE_TOP * height - radius - 2;
  const GdkRGBA ink = { 0.11f, 0.11f, 0.11f, 1 };
  const GdkRGBA paper = { 1, 1, 1, 1 };

  append_disc (snapshot, x, y, radius + 1, paper);
  append_disc (snapshot, x, y, radius, ink);
}

/* Draws a plus on a card just taken up, visible in a narrow fan. */
static void
draw_badge (AtoutCardView *self, GtkSnapshot *snapshot, float width, float height)
{
  const float size = MAX (12, (float) BADGE * width);
  const float bar = size / 6;
  const float x = self->under ? (float) ASIDE * width : RING + 1;
  const float y = self->under ? RING + 1 : height / 2 - size / 2;
  const GdkRGBA white = { 1, 1, 1, 1 };

  append_disc (snapshot, x + size / 2, y + size / 2, size / 2, green);
  gtk_snapshot_append_color (
      snapshot, &white, &GRAPHENE_RECT_INIT (x + size / 4, y + size / 2 - bar / 2, size / 2, bar));
  gtk_snapshot_append_color (
      snapshot, &white, &GRAPHENE_RECT_INIT (x + size / 2 - bar / 2, y + size / 4, bar, size / 2));
}

/* Draws the gauge below the index, or beside it under a row. */
static void
draw_gauge (AtoutCardView *self, GtkSnapshot *snapshot, float width, float height)
{
  const float x = self->under ? (float) ASIDE * width : LIGHT + 1;
  const float y = self->under ? LIGHT + 2 : (float) GAUGE_TOP * height;
  const float bottom = self->under ? (float) GAUGE_TOP * height : height - LIGHT - 2;

  hint_gauge_draw (snapshot,
                   &GRAPHENE_RECT_INIT (x, y, MAX (5, (float) GAUGE_WIDTH * width), bottom - y),
                   atout_card_get_hinted (self->card), atout_card_get_share (self->card));
}

static void
atout_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutCardView *self = ATOUT_CARD_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  if (self->face != NULL)
    gdk_paintable_snapshot (self->face, snapshot, width, height);
  if (self->known)
    draw_eye (snapshot, width, height);
  if (atout_card_get_chosen (self->card))
    draw_chosen (snapshot, width, height);
  if (atout_card_get_taken (self->card))
    draw_badge (self, snapshot, width, height);
  if (self->dim)
    {
      graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
      GskRoundedRect outline;

      gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) (CORNER * width));
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.05f, 0.12f, 0.09f, 0.5f }, &bounds);
      gtk_snapshot_pop (snapshot);
    }
  if (atout_card_get_lit (self->card) == ATOUT_LIT_BEST)
    draw_best (snapshot, width, height);
  else if (atout_card_get_lit (self->card) == ATOUT_LIT_SPOKEN_OF)
    draw_dot (self, snapshot, width, height);
  if (atout_card_get_share (self->card) > 0
      || atout_card_get_hinted (self->card) == ATOUT_HINTED_WORSE)
    draw_gauge (self, snapshot, width, height);
}

static void
set_face (AtoutCardView *self, GdkPaintable *face)
{
  if (self->face != NULL)
    g_signal_handlers_disconnect_by_data (self->face, self);
  g_set_object (&self->face, face);
  if (face != NULL)
    g_signal_connect_swapped (face, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw),
                              self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns true for trumps whose names do not say that. */
static gboolean
is_told_as_trump (AtoutCard *card)
{
  return atout_card_get_trump (card) && atout_card_get_suit (card) != SUIT_TRUMPS;
}

static void
add_light (char **description, AtoutLit lit)
{
  g_autofree char *plain = *description;
  const WordsValue values[] = { { "{description}", plain }, { NULL, NULL } };
  /* Translators: of a card that the explanation speaks of: "playable, 2 of 8, spoken of" */
  const char *text = _ ("{description}, mentioned");

  if (lit == ATOUT_LIT_BEST)
    /* Translators: of a card that the explanation recommends: "playable, 2 of 8, recommended" */
    text = _ ("{description}, recommended");
  *description = words_fill (text, values);
}

static void
add_hint (char **description, const char *hint)
{
  g_autofree char *plain = *description;
  const WordsValue values[] = { { "{description}", plain }, { "{hint}", hint }, { NULL, NULL } };

  /* Translators: of a card while a hint stands: "playable, 2 of 8, 12 points less" */
  *description = words_fill (_ ("{description}, {hint}"), values);
}

static char *
tell_taken (const char *state)
{
  const WordsValue values[] = { { "{state}", state }, { NULL, NULL } };

  /* Translators: of a card that has just come into the hand; {state} is as in "chosen, 3 of 8" */
  return words_fill (_ ("just picked up, {state}"), values);
}

static void
update_accessible (AtoutCardView *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  char place[16];
  char count[16];
  const WordsValue values[] = {
    { "{place}", place },
    { "{count}", count },
    { NULL, NULL },
  };
  g_autofree char *name = NULL;
  g_autofree char *state = NULL;
  g_autofree char *description = NULL;

  g_snprintf (place, sizeof place, "%u", self->place);
  g_snprintf (count, sizeof count, "%u", self->count);
  name = atout_card_view_tell_name (self);
  /* screen readers skip similar text, so the order differs */
  state = atout_card_get_chosen (self->card) ? words_fill (_ ("chosen, {place} of {count}"), values)
          : atout_card_get_markable (self->card)
              ? words_fill (_ ("{place} of {count}, not chosen"), values)
          : atout_card_get_playable (self->card)
              ? words_fill (_ ("playable, {place} of {count}"), values)
              : words_fill (_ ("{place} of {count}"), values);
  description = atout_card_get_taken (self->card) ? tell_taken (state) : g_strdup (state);
  if (atout_card_get_lit (self->card) != ATOUT_LIT_NOT
      && atout_card_get_hinted (self->card) != ATOUT_HINTED_BEST) /* the hint says it */
    add_light (&description, atout_card_get_lit (self->card));
  if (atout_card_get_hint (self->card)[0] != '\0')
    add_hint (&description, atout_card_get_hint (self->card));

  if (self->known)
    {
      const WordsValue told[] = { { "{place}", description }, { NULL, NULL } };
      /* Translators: {place} is "playable, 1 of 8": a card of the user’s hand that lies open */
      char *open = words_fill (_ ("{place}, visible to all"), told);

      g_free (description);
      description = open;
    }
  spoken_set_name (GTK_WIDGET (self), name);
  spoken_describe (GTK_WIDGET (self), description);
  gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_DISABLED, self->dim != FALSE, -1);
  if (atout_card_get_markable (self->card))
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_PRESSED,
                                 atout_card_get_chosen (self->card) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                    : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);
  else
    gtk_accessible_reset_state (accessible, GTK_ACCESSIBLE_STATE_PRESSED);
}

static void
atout_card_view_dispose (GObject *object)
{
  AtoutCardView *self = ATOUT_CARD_VIEW (object);

  set_face (self, NULL);
  if (self->card != NULL)
    g_signal_handlers_disconnect_by_data (self->card, self);
  g_clear_object (&self->card);

  G_OBJECT_CLASS (atout_card_view_parent_class)->dispose (object);
}

static void
atout_card_view_class_init (AtoutCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_card_view_dispose;
  widget_class->measure = atout_card_view_measure;
  widget_class->snapshot = atout_card_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "card");
}

static void
atout_card_view_init (AtoutCardView *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
atout_card_view_new (AtoutCard *card, AtoutDeck *deck)
{
  AtoutCardView *self = g_object_new (ATOUT_TYPE_CARD_VIEW, NULL);

  self->card = g_object_ref (card);
  g_signal_connect_swapped (card, "changed", G_CALLBACK (update_accessible), self);
  g_signal_connect_swapped (card, "changed", G_CALLBACK (gtk_widget_queue_draw), self);
  atout_card_view_set_deck (self, deck);
  update_accessible (self);

  return GTK_WIDGET (self);
}

AtoutCard *
atout_card_view_get_card (AtoutCardView *self)
{
  return self->card;
}

char *
atout_card_view_tell_name (AtoutCardView *self)
{
  const WordsValue values[] = { { "{card}", atout_card_get_name (self->card) }, { NULL, NULL } };

  return is_told_as_trump (self->card) ? words_fill (_ ("{card}, trump"), values)
                                       : g_strdup (atout_card_get_name (self->card));
}

void
atout_card_view_set_deck (AtoutCardView *self, AtoutDeck *deck)
{
  set_face (self, deck != NULL ? atout_deck_get_face (deck, atout_card_get_suit (self->card),
                                                      atout_card_get_rank (self->card))
                               : NULL);
}

void
atout_card_view_set_dim (AtoutCardView *self, gboolean dim)
{
  if (self->dim == dim)
    return;
  self->dim = dim;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_card_view_set_known (AtoutCardView *self, gboolean known)
{
  if (self->known == known)
    return;
  self->known = known;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_card_view_set_under (AtoutCardView *self, gboolean under)
{
  if (self->under == under)
    return;
  self->under = under;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_card_view_set_place (AtoutCardView *self, guint place, guint count)
{
  if (self->place == place && self->count == count)
    return;
  self->place = place;
  self->count = count;
  update_accessible (self);
}
