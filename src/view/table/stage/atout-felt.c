/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/stage/atout-felt.h"

#include <glib/gi18n-lib.h>

#include "view/cards/card-signs.h"
#include "view/table/layout/atout-table-part.h"
#include "view/widgets/spoken-names.h"

#define RAISE 7 /* rise of the winning card */
#define RING 3  /* border width of the winning card */

/* A card that moves, or is at its place (progress 1). */
typedef struct
{
  Card card; /* CARD_NONE: a back */
  guint seat;
  graphene_rect_t from;
  gboolean collected; /* true on the way to the winner */
  guint winner;
  gboolean passes; /* true between a hand and the table */
  graphene_rect_t to;
  double start; /* progress of the movement at departure */
  double end;
} FeltCard;

/* The places of a seat's cards. */
typedef struct
{
  graphene_rect_t trick;
  graphene_rect_t home;
  graphene_rect_t won;
  graphene_rect_t aside;
} Places;

struct _AtoutFelt
{
  GtkWidget parent_instance;

  AtoutDeck *deck;
  AtoutSession *session;
  GArray *cards; /* FeltCard in order of arrival */
  Places places[SEATS_MAX];
  graphene_rect_t pile;
  int winner;
  CardSet announced;
  double progress;
};

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutFelt, atout_felt, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

static GdkPaintable *
face_of (AtoutFelt *self, Card card)
{
  const Pack *pack;

  if (card == CARD_NONE || self->session == NULL)
    return atout_deck_get_back (self->deck);
  pack = atout_course_get_pack (ATOUT_COURSE (self->session));

  return atout_deck_get_face (self->deck, pack_suit (pack, card), pack_rank (pack, card));
}

static const graphene_rect_t *
target_of (AtoutFelt *self, const FeltCard *card)
{
  if (card->passes)
    return &card->to;
  if (card->collected)
    return &self->places[card->winner].won;

  return card->card == CARD_NONE ? &self->places[card->seat].home : &self->places[card->seat].trick;
}

static double
share_of (AtoutFelt *self, const FeltCard *card)
{
  double share = (self->progress - card->start) / (card->end - card->start);

  return CLAMP (share, 0, 1);
}

static void
draw_ring (GtkSnapshot *snapshot, const graphene_rect_t *bounds, GdkRGBA color)
{
  GdkRGBA colors[4] = { color, color, color, color };
  float widths[4] = { RING, RING, RING, RING };
  graphene_rect_t outer;
  GskRoundedRect outline;

  graphene_rect_inset_r (bounds, -RING, -RING, &outer);
  gsk_rounded_rect_init_from_rect (&outline, &outer, 0.06f * outer.size.width + RING);
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

static void
draw_light (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  GdkRGBA light = { 0.75f, 0.93f, 1, 0.95f };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, 0.06f * bounds->size.width);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &light, 0, 0, RING, 3 * RING);
}

static void
draw_card (AtoutFelt *self, GtkSnapshot *snapshot, const FeltCard *card)
{
  double share = share_of (self, card);
  const graphene_rect_t *to = target_of (self, card);
  graphene_rect_t bounds;
  gboolean lies = !card->collected && !card->passes && share >= 1;
  gboolean wins = lies && card->card != CARD_NONE && (int) card->seat == self->winner;

  if ((card->card == CARD_NONE || card->passes) && (share <= 0 || share >= 1))
    return; /* drawn by another widget */
  graphene_rect_interpolate (&card->from, to, share, &bounds);
  /* whole pixels and the size of the place avoid scaling */
  bounds.origin.x = (float) (int) (bounds.origin.x + 0.5f);
  bounds.origin.y = (float) (int) (bounds.origin.y + 0.5f) - (wins ? RAISE : 0);
  if (!card->collected && !card->passes)
    bounds.size = to->size;

  if (lies && card->card != CARD_NONE && card_set_has (self->announced, card->card))
    draw_light (snapshot, &bounds);
  if (wins) /* white, because gold marks the seat to act */
    draw_ring (snapshot, &bounds, (GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds.origin);
  gdk_paintable_snapshot (face_of (self, card->card), snapshot, bounds.size.width,
                          bounds.size.height);
  gtk_snapshot_restore (snapshot);
  if (wins)
    winner_sign_draw (snapshot, &bounds);
}

/* Returns the top edge as sort key; backs and cards between hand and table come last. */
static float
edge_of (AtoutFelt *self, const FeltCard *card)
{
  return card->card == CARD_NONE || card->passes ? G_MAXFLOAT
                                                 : self->places[card->seat].trick.origin.y;
}

static int
compare_edges (gconstpointer a, gconstpointer b, gpointer felt)
{
  float first = edge_of (felt, a), second = edge_of (felt, b);

  return (first > second) - (first < second);
}

/* Draws lower trick cards above higher ones, so that each index is visible. */
static void
atout_felt_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutFelt *self = ATOUT_FELT (widget);
  g_autoptr (GArray) cards = g_array_copy (self->cards);

  if (self->deck == NULL)
    return;
  g_array_sort_with_data (cards, compare_edges, self);
  for (guint i = 0; i < cards->len; i++)
    draw_card (self, snapshot, &g_array_index (cards, FeltCard, i));
}

static void
atout_felt_dispose (GObject *object)
{
  AtoutFelt *self = ATOUT_FELT (object);

  atout_felt_set_deck (self, NULL);
  g_clear_object (&self->session);
  g_clear_pointer (&self->cards, g_array_unref);

  G_OBJECT_CLASS (atout_felt_parent_class)->dispose (object);
}

static graphene_rect_t
find_home (const TableLayout *layout, guint place)
{
  const graphene_rect_t *from = place > 0 ? &layout->seat[place] : &layout->hand;
  int width = place > 0 ? layout->back_width : layout->card_width;

  return GRAPHENE_RECT_INIT (from->origin.x + from->size.width / 2 - (float) width / 2,
                             from->origin.y + (float) (place > 0 ? 0 : layout->hand_step), width,
                             place > 0 ? layout->back_height : layout->card_height);
}

static void
fit (AtoutTablePart *part, const TablePlan *plan)
{
  AtoutFelt *self = ATOUT_FELT (part);
  const TableLayout *layout = plan->layout;

  for (guint seat = 0; seat < plan->n_seats; seat++)
    {
      guint place = table_plan_position (plan, seat);

      self->places[seat] = (Places) { layout->trick[place], find_home (layout, place),
                                      layout->won[place], layout->aside[place] };
    }
  self->pile = plan->pile;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->fit = fit;
}

static void
atout_felt_class_init (AtoutFeltClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_felt_dispose;
  widget_class->snapshot = atout_felt_snapshot;
  gtk_widget_class_set_css_name (widget_class, "felt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
atout_felt_init (AtoutFelt *self)
{
  self->cards = g_array_new (FALSE, TRUE, sizeof (FeltCard));
  self->winner = -1;
  self->progress = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  spoken_set_name (GTK_WIDGET (self), C_ ("table", "Trick"));
}

static void
watch_faces (AtoutFelt *self, gboolean watch)
{
  for (Suit suit = 0; self->deck != NULL && suit <= SUIT_TRUMPS; suit++)
    for (Rank rank = 0; rank <= RANK_TRUMP_22; rank++)
      {
        GdkPaintable *face = atout_deck_get_face (self->deck, suit, rank);

        g_signal_handlers_disconnect_by_data (face, self);
        if (watch)
          g_signal_connect_swapped (face, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw),
                                    self);
      }
}

void
atout_felt_set_deck (AtoutFelt *self, AtoutDeck *deck)
{
  if (self->deck == deck)
    return;
  watch_faces (self, FALSE);
  g_set_object (&self->deck, deck);
  watch_faces (self, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear (AtoutFelt *self)
{
  g_array_set_size (self->cards, 0);
  self->winner = -1;
  self->progress = 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_felt_set_session (AtoutFelt *self, AtoutSession *session)
{
  g_set_object (&self->session, session);
  clear (self);
}

void
atout_felt_show_trick (AtoutFelt *self, const Trick *trick)
{
  clear (self);
  for (guint i = 0; i < trick->n; i++)
    {
      FeltCard card = { .card = trick->card[i], .seat = trick->seat[i], .start = -1, .end = 0 };

      card.from = self->places[card.seat].trick;
      g_array_append_val (self->cards, card);
    }
  if (trick->n > 0)
    self->winner = trick_winner (trick);
}

void
atout_felt_play (AtoutFelt *self, guint seat, Card card, const graphene_rect_t *from)
{
  FeltCard new_card = { .card = card, .seat = seat, .start = 0, .end = 1 };

  new_card.from = from != NULL ? *from : self->places[seat].home;
  self->progress = 0;
  g_array_append_val (self->cards, new_card);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_felt_set_winner (AtoutFelt *self, int seat)
{
  self->winner = seat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_felt_set_announced (AtoutFelt *self, CardSet cards)
{
  self->announced = cards;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
atout_felt_collect (AtoutFelt *self, guint seat)
{
  self->winner = -1;
  self->progress = 0;
  for (guint i = 0; i < self->cards->len; i++)
    {
      FeltCard *card = &g_array_index (self->cards, FeltCard, i);

      if (card->passes)
        continue;
      card->from = self->places[card->seat].trick;
      card->collected = TRUE;
      card->winner = seat;
      card->start = 0;
      card->end = 1;
    }
}

void
atout_felt_deal (AtoutFelt *self, guint dealer, guint packets)
{
  guint n_seats = atout_course_get_n_seats (ATOUT_COURSE (self->session));
  guint n = packets * n_seats;

  clear (self);
  self->progress = 0;
  for (guint i = 0; i < n; i++)
    {
      FeltCard back = { .card = CARD_NONE, .seat = (dealer + 1 + i) % n_seats };

      back.from = self->places[dealer].home;
      back.start = 0.7 * i / n;
      back.end = back.start + 0.3;
      g_array_append_val (self->cards, back);
    }
}

static graphene_rect_t
card_within (AtoutFelt *self, const graphene_rect_t *bounds)
{
  float ratio = (float) atout_deck_get_aspect_ratio (self->deck);
  float height = MIN (bounds->size.height, bounds->size.width / ratio);
  float width = height * ratio;

  return GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - width) / 2,
                             bounds->origin.y + (bounds->size.height - height) / 2, width, height);
}

void
atout_felt_pass (AtoutFelt *self, const AtoutMove *moves, guint n, const graphene_rect_t *in_hand)
{
  self->progress = 0;
  for (guint i = 0; self->deck != NULL && i < n; i++)
    {
      const Places *places = &self->places[moves[i].seat];
      graphene_rect_t table = card_within (self, moves[i].aside ? &places->aside : &self->pile);
      graphene_rect_t hand = in_hand[i].size.width > 0 ? in_hand[i] : places->home;
      FeltCard card = { .card = moves[i].card, .seat = moves[i].seat, .passes = TRUE };

      card.from = moves[i].to_hand ? table : hand;
      card.to = moves[i].to_hand ? hand : table;
      card.start = 0.5 * i / n;
      card.end = card.start + 0.5;
      g_array_append_val (self->cards, card);
    }
}

void
atout_felt_set_progress (AtoutFelt *self, double progress)
{
  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Removes cards that have left the trick; the others stay. */
void
atout_felt_end_move (AtoutFelt *self)
{
  for (guint i = self->cards->len; i-- > 0;)
    {
      FeltCard *card = &g_array_index (self->cards, FeltCard, i);

      if (card->collected || card->passes || card->card == CARD_NONE)
        {
          g_array_remove_index (self->cards, i);
          continue;
        }
      card->start = -1;
      card->end = 0;
    }
  self->progress = 1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
