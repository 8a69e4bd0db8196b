/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/cards/atout-pile.h"

#include <math.h>

#include "model/words/words.h"
#include "view/cards/card-fan.h"
#include "view/cards/card-signs.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

#define STEP 1.5 /* pixels between hidden cards */
#define STEPS_MAX 6
#define OPEN_SHARE 0.34 /* visible share of an overlapped card's width */
#define OPEN_LEAST 14   /* least visible pixels of an overlapped card, to show the index */
#define CORNER 3        /* radius in pixels */
#define UNDER_SHARE 0.5 /* visible share of the hidden card's height */
#define BESIDE 1.1      /* distance of the face-up card / card width */

struct _AtoutPile
{
  GtkWidget parent_instance;

  AtoutDeck *deck;
  const Pack *pack;
  Pile pile;
  GtkWidget *count;
  char *text; /* content in words, or NULL before the first */
  guint most; /* maximum number of cards of the hand, or 0 */
};

G_DEFINE_FINAL_TYPE (AtoutPile, atout_pile, GTK_TYPE_WIDGET)

/* The layout of a pile in pixels: card size and position of the hidden cards. */
typedef struct
{
  float width;
  float height;
  float x;
  float y;
} PilePlace;

double
atout_pile_get_span (guint n_open)
{
  return n_open > 1 ? 1 + OPEN_SHARE * (n_open - 1) : 1;
}

/* Returns the pile's width in card widths; @ratio is height / width of a card. */
static float
span_of (AtoutPile *self, float ratio)
{
  float span = (float) atout_pile_get_span (self->pile.n_open);

  if (self->pile.across)
    return MAX (span, ratio);

  if (self->pile.under != CARD_NONE)
    return MAX (span, BESIDE + 1);

  return self->pile.under_hidden ? MAX (span, 1 + UNDER_SHARE * ratio) : span;
}

static PilePlace
place_of (AtoutPile *self)
{
  float ratio = (float) (1 / atout_deck_get_aspect_ratio (self->deck));
  float steps = self->pile.n_hidden > 0 ? STEPS_MAX * (float) STEP : 0;
  float room_x = (float) gtk_widget_get_width (GTK_WIDGET (self)) - steps;
  float room_y = (float) gtk_widget_get_height (GTK_WIDGET (self)) - steps;
  float width = floorf (MIN (room_x / span_of (self, ratio), room_y / ratio));
  PilePlace place = { width, floorf (width * ratio), 0, 0 };

  place.x = floorf ((room_x - width * span_of (self, ratio)) / 2);
  if (self->pile.across) /* centred */
    place.x = floorf ((room_x - width) / 2);
  place.y = floorf ((room_y - place.height) / 2);

  return place;
}

static void
draw_face (GtkSnapshot *snapshot, GdkPaintable *face, float x, float y, const PilePlace *place)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gdk_paintable_snapshot (face, snapshot, place->width, place->height);
  gtk_snapshot_restore (snapshot);
}

static GdkPaintable *
face_of (AtoutPile *self, Card card)
{
  return atout_deck_get_face (self->deck, pack_suit (self->pack, card),
                              pack_rank (self->pack, card));
}

/* Draws a hidden card crosswise under the pile. */
static void
draw_hidden_under (AtoutPile *self, GtkSnapshot *snapshot, const PilePlace *place)
{
  float right = place->x + place->width + (float) UNDER_SHARE * place->height;
  float middle = place->y + (place->height - place->width) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (right, middle));
  gtk_snapshot_rotate (snapshot, 90);
  draw_face (snapshot, atout_deck_get_back (self->deck), 0, 0, place);
  gtk_snapshot_restore (snapshot);
}

/* Draws the face-up bottom card upright beside the pile, to be readable. */
static void
draw_under (AtoutPile *self, GtkSnapshot *snapshot, const PilePlace *place)
{
  float steps = (float) (MIN (self->pile.n_hidden, STEPS_MAX) * STEP);

  if (self->pile.under_hidden)
    draw_hidden_under (self, snapshot, place);
  else if (self->pile.under != CARD_NONE)
    draw_face (snapshot, face_of (self, self->pile.under),
               place->x + floorf ((float) BESIDE * place->width) + steps, place->y, place);
}

/* Returns true if open cards would cover each other's indices. */
static gboolean
is_cramped (AtoutPile *self, const PilePlace *place)
{
  return self->pile.n_hidden == 0 && self->pile.under == CARD_NONE && self->pile.n_open > 1
         && place->width * (float) OPEN_SHARE < OPEN_LEAST;
}

/* Draws open cards as a fan, sized for the whole hand. */
static void
draw_fan (AtoutPile *self, GtkSnapshot *snapshot)
{
  CardForm form = card_form_of (self->deck);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  guint n = self->pile.n_open;
  PilePlace place = { 0 };
  CardFan fan;
  GskRoundedRect corner;

  card_fan_fit (&fan, MAX (n, self->most), width, height, &form);
  place.width = fan.card_width;
  place.height = fan.card_height;
  for (guint i = 0; i < n; i++)
    {
      graphene_point_t at = card_fan_place (&fan, i, n, width, height, &form);

      if (fan.corners)
        {
          gsk_rounded_rect_init_from_rect (
              &corner, &(graphene_rect_t) { at, card_fan_get_corner (&fan, &form) }, CORNER);
          gtk_snapshot_push_rounded_clip (snapshot, &corner);
        }
      draw_face (snapshot, face_of (self, self->pile.open[i]), at.x, at.y, &place);
      if (fan.corners)
        gtk_snapshot_pop (snapshot);
    }
}

static void
draw_across (AtoutPile *self, GtkSnapshot *snapshot, const PilePlace *place)
{
  float right = place->x + (place->width + place->height) / 2;
  float middle = place->y + (place->height - place->width) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (right, middle));
  gtk_snapshot_rotate (snapshot, 90);
  draw_face (snapshot, atout_deck_get_back (self->deck), 0, 0, place);
  gtk_snapshot_restore (snapshot);
}

static void
atout_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutPile *self = ATOUT_PILE (widget);
  guint n_backs = MIN (self->pile.n_hidden, STEPS_MAX);
  PilePlace place;

  if (self->deck == NULL || self->pack == NULL)
    return;
  place = place_of (self);
  if (place.width < 1)
    return;
  if (self->most > 0 || is_cramped (self, &place))
    {
      draw_fan (self, snapshot);
      gtk_widget_snapshot_child (widget, self->count, snapshot);
      return;
    }
  draw_under (self, snapshot, &place);
  for (guint i = 0; i < n_backs; i++)
    draw_face (snapshot, atout_deck_get_back (self->deck), place.x + (float) (i * STEP),
               place.y + (float) (STEPS_MAX - i) * (float) STEP, &place);
  if (self->pile.across)
    draw_across (self, snapshot, &place);
  for (guint i = 0; i < self->pile.n_open; i++)
    draw_face (snapshot, face_of (self, self->pile.open[i]),
               place.x + floorf ((float) (i * OPEN_SHARE) * place.width)
                   + (float) n_backs * (float) STEP,
               place.y, &place);
  if (gtk_widget_has_css_class (widget, "winner"))
    winner_sign_draw (snapshot, &GRAPHENE_RECT_INIT (place.x, place.y, place.width, place.height));
  gtk_widget_snapshot_child (widget, self->count, snapshot);
}

static void
atout_pile_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (ATOUT_PILE (widget)->count, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
  *minimum_baseline = *natural_baseline = -1;
}

/* Places the count at the lower edge of hidden cards, other text on open ones. */
static void
atout_pile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutPile *self = ATOUT_PILE (widget);
  PilePlace place = { 0 };
  graphene_point_t at;
  GtkRequisition size;
  float middle = 0;

  if (self->deck != NULL)
    {
      float span = self->pile.n_hidden > 0 ? 1 : (float) atout_pile_get_span (self->pile.n_open);

      place = place_of (self);
      middle = place.x + place.width * span / 2;
    }
  gtk_widget_get_preferred_size (self->count, NULL, &size);
  size.width = MIN (size.width, width);
  gtk_widget_measure (self->count, GTK_ORIENTATION_VERTICAL, size.width, NULL, &size.height, NULL,
                      NULL);
  at = GRAPHENE_POINT_INIT (
      floorf (CLAMP (middle - (float) size.width / 2, 0, (float) (width - size.width))),
      floorf (place.y + place.height - (float) size.height));
  gtk_widget_allocate (self->count, size.width, size.height, baseline,
                       gsk_transform_translate (NULL, &at));
}

static void
atout_pile_dispose (GObject *object)
{
  AtoutPile *self = ATOUT_PILE (object);

  atout_pile_set_deck (self, NULL);
  remove_children (GTK_WIDGET (self));
  G_OBJECT_CLASS (atout_pile_parent_class)->dispose (object);
}

static void
atout_pile_finalize (GObject *object)
{
  g_free (ATOUT_PILE (object)->text);
  G_OBJECT_CLASS (atout_pile_parent_class)->finalize (object);
}

static void
atout_pile_class_init (AtoutPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_pile_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_pile_finalize;
  widget_class->measure = atout_pile_measure;
  widget_class->size_allocate = atout_pile_size_allocate;
  widget_class->snapshot = atout_pile_snapshot;
  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
atout_pile_init (AtoutPile *self)
{
  self->count = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_add_css_class (self->count, "count");
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
}

GtkWidget *
atout_pile_new (void)
{
  return g_object_new (ATOUT_TYPE_PILE, NULL);
}

/* Starts or stops redrawing when a texture is ready. */
static void
watch (AtoutPile *self, gboolean on)
{
  GdkPaintable *faces[CARDS_MAX + 2];
  guint n = 0;

  if (self->deck == NULL || self->pack == NULL)
    return;
  faces[n++] = atout_deck_get_back (self->deck);
  if (self->pile.under != CARD_NONE)
    faces[n++] = face_of (self, self->pile.under);
  for (guint i = 0; i < self->pile.n_open; i++)
    faces[n++] = face_of (self, self->pile.open[i]);
  for (guint i = 0; i < n; i++)
    {
      g_signal_handlers_disconnect_by_data (faces[i], self);
      if (on)
        g_signal_connect_swapped (faces[i], "invalidate-contents",
                                  G_CALLBACK (gtk_widget_queue_draw), self);
    }
}

void
atout_pile_set_deck (AtoutPile *self, AtoutDeck *deck)
{
  watch (self, FALSE);
  g_set_object (&self->deck, deck);
  watch (self, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

guint
atout_pile_get_most (AtoutPile *self)
{
  return self->most;
}

void
atout_pile_set_most (AtoutPile *self, guint most)
{
  self->most = most;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns true if all cards are seen: a tooltip would cover what it names. */
static gboolean
lies_open (const Pile *pile)
{
  return pile->n_open > 0 && pile->n_hidden == 0 && !pile->under_hidden;
}

void
atout_pile_show (AtoutPile *self, AtoutSession *session, const Pile *pile)
{
  const Telling telling = atout_session_tell (session);
  g_autofree char *tag = tell_tag (&telling, pile);
  char number[16];

  watch (self, FALSE);
  self->pack = atout_course_get_pack (ATOUT_COURSE (session));
  self->pile = *pile;
  watch (self, TRUE);

  g_snprintf (number, sizeof number, "%u", pile->n_hidden);
  gtk_label_set_label (GTK_LABEL (self->count), tag[0] != '\0' ? tag : number);
  gtk_widget_set_visible (self->count, tag[0] != '\0' || pile->n_hidden > 1);
  g_free (self->text);
  self->text = tell_pile (&telling, pile);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), lies_open (pile) ? NULL : self->text);
  spoken_set_name (GTK_WIDGET (self), self->text);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

const Pile *
atout_pile_get_pile (AtoutPile *self)
{
  return &self->pile;
}

const char *
atout_pile_get_text (AtoutPile *self)
{
  return self->text;
}
