/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-deck-private.h"

#include "atout-face.h"
#include "deck-style.h"
#include "face-batch.h"

/*
 * How often painted faces are taken, in ms, and how many new ones a frame has to draw at most: a
 * renderer may need a millisecond or two for each. After some time without a frame nobody looks.
 */
#define TAKE_INTERVAL 16
#define TAKE_MAX 3
#define TAKE_PATIENCE 30 /* intervals */

/* All decks there are; they share the memory. */
static GPtrArray *decks;

struct _AtoutDeck
{
  GObject parent_instance;

  DeckFile *file;
  FacePainter *painter; /* for the worker thread alone */
  AtoutFace *faces[DECK_FACES];

  WordsSuits suits;
  guint style; /* counts the style sheets */
  char *style_sheet;
  int scale_factor;

  FaceBatch *batch;  /* what is being painted, else NULL */
  guint batch_style; /* the style of that */
  guint take_id;     /* timeout that takes the faces of the batch */
  guint n_waited;    /* intervals since the last face was taken */
  guint start_id;    /* idle source that starts the next batch */
  guint later_id;    /* timeout that does so when sizes have settled */
};

G_DEFINE_FINAL_TYPE (AtoutDeck, atout_deck, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SCALE_FACTOR,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

static void
atout_deck_dispose (GObject *object)
{
  AtoutDeck *self = ATOUT_DECK (object);

  g_clear_handle_id (&self->start_id, g_source_remove);
  g_clear_handle_id (&self->later_id, g_source_remove);
  g_clear_handle_id (&self->take_id, g_source_remove);
  g_clear_pointer (&self->batch, face_batch_free);

  g_ptr_array_remove_fast (decks, self);
  for (guint i = 0; i < DECK_FACES; i++)
    if (self->faces[i] != NULL)
      {
        g_signal_handlers_disconnect_by_data (self->faces[i], self);
        g_clear_object (&self->faces[i]);
      }

  G_OBJECT_CLASS (atout_deck_parent_class)->dispose (object);
}

static void
atout_deck_finalize (GObject *object)
{
  AtoutDeck *self = ATOUT_DECK (object);

  g_clear_pointer (&self->painter, face_painter_unref);
  g_clear_pointer (&self->file, deck_file_free);
  g_free (self->style_sheet);

  G_OBJECT_CLASS (atout_deck_parent_class)->finalize (object);
}

static void
atout_deck_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutDeck *self = ATOUT_DECK (object);

  switch (property_id)
    {
    case PROP_SCALE_FACTOR:
      g_value_set_int (value, self->scale_factor);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_deck_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  AtoutDeck *self = ATOUT_DECK (object);

  switch (property_id)
    {
    case PROP_SCALE_FACTOR:
      atout_deck_set_scale_factor (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_deck_class_init (AtoutDeckClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = atout_deck_dispose;
  object_class->finalize = atout_deck_finalize;
  object_class->get_property = atout_deck_get_property;
  object_class->set_property = atout_deck_set_property;

  properties[PROP_SCALE_FACTOR]
      = g_param_spec_int ("scale-factor", NULL, NULL, 1, 16, 1,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_deck_init (AtoutDeck *self)
{
  self->scale_factor = 1;

  if (decks == NULL)
    decks = g_ptr_array_new ();
  g_ptr_array_add (decks, self);
}

/* ---- The Weli --------------------------------------------------------------------------- */

/* Only decks made for games with a Weli have one; with German suits they get ours. */
static gboolean
may_borrow (AtoutDeck *self, guint index)
{
  return self->file->kind != DECK_OWN && index == (guint) deck_face_index (SUIT_DIAMONDS, RANK_6);
}

static gboolean
borrows (AtoutDeck *self, guint index)
{
  return self->suits == WORDS_GERMAN && may_borrow (self, index);
}

/* ---- Painting --------------------------------------------------------------------------- */

/*
 * Adds the faces that are wanted for the display (@drawn) or in advance. Returns when to look
 * again for those that are not due yet, in monotonic time, or @later.
 */
static gint64
collect_wanted (AtoutDeck *self, FaceBatch *batch, gboolean drawn, gint64 later)
{
  gint64 now = g_get_monotonic_time ();

  for (guint i = 0; i < DECK_FACES; i++)
    {
      const AtoutFaceWish *wish;

      if (self->faces[i] == NULL)
        continue;

      wish = atout_face_get_wish (self->faces[i]);
      if (wish->width == 0 || wish->drawn != drawn)
        continue;

      if (wish->due > now)
        later = MIN (later, wish->due);
      else
        face_batch_add (batch, (FaceJob) { .index = i,
                                           .is_weli = borrows (self, i),
                                           .is_drawn = drawn,
                                           .width = wish->width,
                                           .height = wish->height });
    }

  return later;
}

/* Drops the textures that were not drawn for the longest time, of whatever deck. */
static void
limit_memory (void)
{
  for (;;)
    {
      AtoutFace *least_used = NULL;
      gsize memory = 0;

      for (guint d = 0; d < decks->len; d++)
        {
          AtoutDeck *deck = decks->pdata[d];

          for (guint i = 0; i < DECK_FACES; i++)
            if (deck->faces[i] != NULL)
              {
                memory += atout_face_get_memory (deck->faces[i]);
                if (least_used == NULL
                    || atout_face_get_last_use (deck->faces[i])
                           < atout_face_get_last_use (least_used))
                  least_used = deck->faces[i];
              }
        }

      if (memory <= ATOUT_DECK_MEMORY)
        return;

      atout_face_drop_texture (least_used);
    }
}

static void start_soon (AtoutDeck *self);
static void start_at (AtoutDeck *self, gint64 time);

/* How many faces more the next frame can take in. */
static guint
count_room (AtoutDeck *self)
{
  guint n_new = 0;

  if (self->n_waited++ >= TAKE_PATIENCE)
    return TAKE_MAX;

  for (guint i = 0; i < DECK_FACES; i++)
    n_new += self->faces[i] != NULL && atout_face_is_new (self->faces[i]);

  return n_new < TAKE_MAX ? TAKE_MAX - n_new : 0;
}

static gboolean
take_painted (gpointer user_data)
{
  AtoutDeck *self = user_data;
  guint room = count_room (self);
  const FaceJob *job;

  while (room > 0 && (job = face_batch_take (self->batch)) != NULL)
    {
      atout_face_take_texture (self->faces[job->index], job->texture, self->batch_style);
      self->n_waited = 0;
      room -= job->is_drawn;
    }
  limit_memory ();

  if (!face_batch_is_over (self->batch))
    return G_SOURCE_CONTINUE;

  self->take_id = 0;
  g_clear_pointer (&self->batch, face_batch_free);
  start_soon (self);

  return G_SOURCE_REMOVE;
}

static void
start_batch (AtoutDeck *self)
{
  FaceBatch *batch = face_batch_new (self->painter, self->style_sheet);
  gint64 later = G_MAXINT64;

  later = collect_wanted (self, batch, TRUE, later);
  later = collect_wanted (self, batch, FALSE, later);
  if (face_batch_get_n_jobs (batch) == 0)
    {
      face_batch_free (batch);
      if (later != G_MAXINT64)
        start_at (self, later);
      return;
    }

  self->batch = batch;
  self->batch_style = self->style;
  self->n_waited = 0;
  self->take_id = g_timeout_add (TAKE_INTERVAL, take_painted, self);
  face_batch_start (batch);
}

static gboolean
start_now (gpointer user_data)
{
  AtoutDeck *self = user_data;

  self->start_id = 0;
  if (self->batch == NULL)
    start_batch (self);

  return G_SOURCE_REMOVE;
}

static void
start_later (gpointer user_data)
{
  AtoutDeck *self = user_data;

  self->later_id = 0;
  if (self->batch == NULL)
    start_batch (self);
}

static void
start_at (AtoutDeck *self, gint64 time)
{
  gint64 wait = (time - g_get_monotonic_time ()) / G_TIME_SPAN_MILLISECOND + 1;

  if (self->later_id == 0)
    self->later_id = g_timeout_add_once ((guint) MAX (wait, 1), start_later, self);
}

/* Waits for the end of the frame that is being drawn, so that all its wishes come together. */
static void
start_soon (AtoutDeck *self)
{
  if (self->batch == NULL && self->start_id == 0)
    self->start_id = g_idle_add_full (G_PRIORITY_DEFAULT, start_now, self, NULL);
}

/* What is wanted now may be more urgent than the rest of the batch. */
static void
face_wanted (AtoutDeck *self)
{
  if (self->batch != NULL)
    face_batch_stop (self->batch);
  start_soon (self);
}

static void
configure_faces (AtoutDeck *self)
{
  for (guint i = 0; i < DECK_FACES; i++)
    if (self->faces[i] != NULL)
      atout_face_configure (self->faces[i], self->style, self->scale_factor);
}

/* ---- Interface -------------------------------------------------------------------------- */

AtoutDeck *
atout_deck_new_of (DeckFile *file, FacePainter *painter)
{
  AtoutDeck *self = g_object_new (ATOUT_TYPE_DECK, NULL);

  self->file = file;
  self->painter = painter;
  self->suits = file->suits;
  for (guint i = 0; i < DECK_FACES; i++)
    if (file->face[i].id != NULL || may_borrow (self, i))
      {
        self->faces[i] = atout_face_new (atout_deck_get_aspect_ratio (self));
        g_signal_connect_swapped (self->faces[i], "wanted", G_CALLBACK (face_wanted), self);
      }
  atout_deck_set_style (self, NULL, FALSE);

  return self;
}

const char *
atout_deck_get_name (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return self->file->name;
}

WordsSuits
atout_deck_get_suits (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), WORDS_FRENCH);

  return self->suits;
}

void
atout_deck_set_suits (AtoutDeck *self, WordsSuits suits)
{
  g_return_if_fail (ATOUT_IS_DECK (self));

  if (self->suits == suits)
    return;

  self->suits = suits;
  self->style++;
  configure_faces (self);
}

gboolean
atout_deck_has_face (AtoutDeck *self, Suit suit, Rank rank)
{
  int index;

  g_return_val_if_fail (ATOUT_IS_DECK (self), FALSE);

  index = deck_face_index (suit, rank);

  return index >= 0 && (self->file->face[index].id != NULL || borrows (self, (guint) index));
}

const char *
atout_deck_get_figure (AtoutDeck *self, Suit suit, Rank rank)
{
  int index;

  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  index = deck_face_index (suit, rank);

  return index >= 0 ? self->file->figure[index] : NULL;
}

gboolean
atout_deck_covers (AtoutDeck *self, const Pack *pack)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), FALSE);
  g_return_val_if_fail (pack != NULL, FALSE);

  for (Card card = 0; card < pack->n_cards; card++)
    if (!atout_deck_has_face (self, pack_suit (pack, card), pack_rank (pack, card)))
      return FALSE;

  return TRUE;
}

double
atout_deck_get_aspect_ratio (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), 1.0);

  return self->file->card_width / self->file->card_height;
}

GdkPaintable *
atout_deck_get_face (AtoutDeck *self, Suit suit, Rank rank)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return GDK_PAINTABLE (
      self->faces[atout_deck_has_face (self, suit, rank) ? deck_face_index (suit, rank)
                                                         : DECK_BACK]);
}

GdkPaintable *
atout_deck_get_back (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return GDK_PAINTABLE (self->faces[DECK_BACK]);
}

void
atout_deck_prepare (AtoutDeck *self, double width, double height)
{
  g_return_if_fail (ATOUT_IS_DECK (self));
  g_return_if_fail (width > 0 && height > 0);

  for (guint i = 0; i < DECK_FACES; i++)
    if (self->faces[i] != NULL)
      atout_face_prepare (self->faces[i], width, height);
}

void
atout_deck_mark_cards (AtoutDeck *self, const Pack *pack)
{
  g_return_if_fail (ATOUT_IS_DECK (self));

  for (guint i = 0; i < DECK_FACES; i++)
    if (self->faces[i] != NULL)
      atout_face_set_mark (self->faces[i], NULL);
  for (Card card = 0; card < pack->n_cards; card++)
    {
      const char *name = pack->cards[card].nickname;
      int index = deck_face_index (pack_suit (pack, card), pack_rank (pack, card));

      if (name != NULL && self->suits == WORDS_FRENCH && self->faces[index] != NULL)
        {
          const char letter[] = { name[0], '\0' };

          atout_face_set_mark (self->faces[index], letter);
        }
    }
}

const char *const *
atout_deck_get_index_sets (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return (const char *const *) self->file->index_sets;
}

gboolean
atout_deck_has_four_colours (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), FALSE);

  return self->file->kind == DECK_OWN && face_painter_has_word (self->painter, "suit-spade");
}

void
atout_deck_set_style (AtoutDeck *self, const char *index_set, gboolean four_colours)
{
  g_autofree char *style_sheet = NULL;

  g_return_if_fail (ATOUT_IS_DECK (self));

  style_sheet = deck_style_sheet (self->file, index_set, four_colours);
  if (g_strcmp0 (style_sheet, self->style_sheet) == 0)
    return;

  g_free (self->style_sheet);
  self->style_sheet = g_steal_pointer (&style_sheet);
  self->style++;
  configure_faces (self);
}

void
atout_deck_set_scale_factor (AtoutDeck *self, int scale_factor)
{
  g_return_if_fail (ATOUT_IS_DECK (self));
  g_return_if_fail (scale_factor > 0);

  if (self->scale_factor == scale_factor)
    return;

  self->scale_factor = scale_factor;
  configure_faces (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCALE_FACTOR]);
}
