/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/atout-deck.h"

#include <string.h>

#include "decks/deck-file.h"
#include "decks/deck-style.h"
#include "decks/deck-trial.h"
#include "decks/deck-worker.h"
#include "decks/face-mender.h"
#include "decks/face-painter.h"
#include "decks/face-supply.h"

/* Corner size of a deck that specifies none: larger than most corners. */
#define INDEX_WIDTH 0.24
#define INDEX_HEIGHT 0.34

/* Index set without letters: it also disables borrowed corners. */
#define NO_LETTERS "none"

struct _AtoutDeck
{
  GObject parent_instance;

  DeckFile *file;
  FacePainter *painter;
  FaceSupply *faces;

  GCancellable *cancellable; /* trial of larger faces; NULL if none was started */

  DeckSuits suits;
  char *index_set; /* requested set of corner letters, or NULL */
  DeckColours colours;
  DeckFile *corners;  /* built-in deck that lends its corners, or NULL */
  char **corner_sets; /* index sets while corners are borrowed */
  int scale_factor;
};

G_DEFINE_FINAL_TYPE (AtoutDeck, atout_deck, G_TYPE_OBJECT)

static void
atout_deck_dispose (GObject *object)
{
  AtoutDeck *self = ATOUT_DECK (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->faces, face_supply_free);

  G_OBJECT_CLASS (atout_deck_parent_class)->dispose (object);
}

static void
atout_deck_finalize (GObject *object)
{
  AtoutDeck *self = ATOUT_DECK (object);

  g_clear_pointer (&self->painter, face_painter_unref);
  g_clear_pointer (&self->file, deck_file_free);
  g_clear_pointer (&self->corners, deck_file_free);
  g_strfreev (self->corner_sets);
  g_free (self->index_set);

  G_OBJECT_CLASS (atout_deck_parent_class)->finalize (object);
}

static void
atout_deck_class_init (AtoutDeckClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = atout_deck_dispose;
  object_class->finalize = atout_deck_finalize;
}

static void
atout_deck_init (AtoutDeck *self)
{
  self->scale_factor = 1;
}

/* ---- The Weli --------------------------------------------------------------------------- */

/* Returns TRUE for the Weli (six of bells): other programs' decks with German suits borrow it. */
static gboolean
may_borrow (AtoutDeck *self, guint index)
{
  return self->file->kind != DECK_OWN && index == (guint) deck_face_index (SUIT_DIAMONDS, RANK_6);
}

static gboolean
borrows (AtoutDeck *self, guint index)
{
  return self->suits == SUITS_GERMAN && may_borrow (self, index);
}

/* ---- Style ------------------------------------------------------------------------------ */

/* Loads the built-in deck whose corners replace unreadable ones. */
static void
read_corners (AtoutDeck *self)
{
  const OwnDeck own = own_deck_choose (self->file, self->suits);
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GStrvBuilder) sets = NULL;

  if (own == OWN_DECKS)
    return;

  g_clear_pointer (&self->corners, deck_file_free);
  folder = own_deck_locate (own);
  self->corners = deck_file_read (folder, &error);
  g_assert_no_error (error);

  sets = g_strv_builder_new ();
  g_strv_builder_addv (sets, (const char **) self->corners->index_sets);
  if (!g_strv_contains ((const char *const *) self->corners->index_sets, NO_LETTERS))
    g_strv_builder_add (sets, NO_LETTERS);
  g_strfreev (self->corner_sets);
  self->corner_sets = g_strv_builder_end (sets);
}

/* Returns a style sheet that gives the borrowed corners the deck's own suit colours. */
static char *
make_corner_sheet (AtoutDeck *self)
{
  static const char *const names[SUITS] = { [SUIT_CLUBS] = "club",
                                            [SUIT_SPADES] = "spade",
                                            [SUIT_HEARTS] = "heart",
                                            [SUIT_DIAMONDS] = "diamond" };
  g_autofree char *sheet = deck_style_sheet (self->corners, self->index_set, DECK_COLOURS_TWO);
  const DeckLook *look = &self->file->look;
  GString *css = g_string_new (sheet);

  for (unsigned suit = 0; look->has_colours && suit < SUITS; suit++)
    g_string_append_printf (css, ".suit-%s { fill: #%06x; }\n", names[suit], look->colour[suit]);

  return g_string_free (css, FALSE);
}

static void
update_style (AtoutDeck *self)
{
  const gboolean has_corners
      = self->corners != NULL && g_strcmp0 (self->index_set, NO_LETTERS) != 0;
  FaceStyle style = {
    .style_sheet = has_corners ? make_corner_sheet (self)
                               : deck_style_sheet (self->file, self->index_set, self->colours),
    .has_weli = borrows (self, (guint) deck_face_index (SUIT_DIAMONDS, RANK_6)),
    .corners = has_corners ? own_deck_choose (self->file, self->suits) : OWN_DECKS,
  };

  face_supply_set_style (self->faces, &style);
  face_style_clear (&style);
}

/* ---- Opening, usually in a worker thread ------------------------------------------------- */

typedef struct
{
  DeckFile *file;
  FacePainter *painter;
} Opened;

static void
opened_free (gpointer data)
{
  Opened *opened = data;

  g_clear_pointer (&opened->painter, face_painter_unref);
  g_clear_pointer (&opened->file, deck_file_free);
  g_free (opened);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opened, opened_free)

static Opened *
open_deck (GFile *location, gboolean untrusted, GCancellable *cancellable, GError **error)
{
  g_autoptr (Opened) opened = g_new0 (Opened, 1);

  opened->file = untrusted ? deck_trial_open (location, FALSE, cancellable, error)
                           : deck_file_read (location, error);
  if (opened->file == NULL)
    return NULL;

  opened->painter = face_painter_new (opened->file, error);
  if (opened->painter == NULL)
    return NULL;

  return g_steal_pointer (&opened);
}

static gboolean
is_own (GFile *location)
{
  return g_file_has_uri_scheme (location, "resource");
}

static void
larger_tried (GObject *source, GAsyncResult *result, gpointer user_data)
{
  AtoutDeck *self;
  int largest = deck_trial_larger_finish (result, NULL);

  if (largest == 0)
    return; /* the deck was disposed */

  self = user_data;
  if (largest <= face_painter_get_largest (self->painter))
    return;

  face_painter_set_largest (self->painter, largest);
  face_supply_paint_anew (self->faces);
}

/* Tries larger faces when one is requested. Until then, small faces are enlarged. */
static void
face_wanted (AtoutDeck *self, AtoutFace *face)
{
  const AtoutFaceWish *wish = atout_face_get_wish (face);

  if (self->cancellable != NULL
      || MAX (wish->width, wish->height) <= face_painter_get_largest (self->painter)
      || face_painter_get_largest (self->painter) == FACE_PIXELS_MAX)
    return;

  self->cancellable = g_cancellable_new ();
  deck_trial_larger_async (self->file, self->cancellable, larger_tried, self);
}

/* A card shows its back, not blank paper, until its face is painted. */
static void
show_backs_first (AtoutDeck *self)
{
  AtoutFace *back = face_supply_get (self->faces, DECK_BACK);

  for (guint i = 0; back != NULL && i < DECK_CARDS; i++)
    if (face_supply_get (self->faces, i) != NULL)
      atout_face_set_substitute (face_supply_get (self->faces, i), back);
}

static AtoutDeck *
deck_of (Opened *opened)
{
  AtoutDeck *self = g_object_new (ATOUT_TYPE_DECK, NULL);
  FaceMender *mender;

  self->file = g_steal_pointer (&opened->file);
  self->painter = g_steal_pointer (&opened->painter);
  self->suits = self->file->suits;
  read_corners (self);
  mender = face_mender_new (self->painter, &self->file->look);
  self->faces = face_supply_new (mender);
  face_mender_unref (mender);
  for (guint i = 0; i < DECK_FACES; i++)
    if (self->file->face[i].id != NULL || may_borrow (self, i))
      {
        face_supply_add (self->faces, i, atout_deck_get_aspect_ratio (self));
        g_signal_connect_object (face_supply_get (self->faces, i), "wanted",
                                 G_CALLBACK (face_wanted), self, G_CONNECT_SWAPPED);
      }
  show_backs_first (self);
  atout_deck_set_style (self, NULL, DECK_COLOURS_TWO);

  return self;
}

static void
open_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  GFile *location = g_task_get_task_data (task);
  GError *error = NULL;
  Opened *opened;

  if (g_task_return_error_if_cancelled (task))
    return;

  opened = open_deck (location, !is_own (location), g_task_get_cancellable (task), &error);

  if (opened != NULL)
    g_task_return_pointer (task, opened, opened_free);
  else
    g_task_return_error (task, error);
}

void
atout_deck_open_async (GFile *location, GCancellable *cancellable, GAsyncReadyCallback callback,
                       gpointer user_data)
{
  GTask *task;

  g_return_if_fail (G_IS_FILE (location));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, atout_deck_open_async);
  g_task_set_task_data (task, g_object_ref (location), g_object_unref);
  if (is_own (location))
    deck_worker_open_own (open_in_thread, task);
  else
    deck_worker_open (open_in_thread, task);
}

AtoutDeck *
atout_deck_open_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (Opened) opened = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  opened = g_task_propagate_pointer (G_TASK (result), error);

  return opened != NULL ? deck_of (opened) : NULL;
}

AtoutDeck *
atout_deck_new (GFile *location, GError **error)
{
  g_autoptr (Opened) opened = NULL;

  g_return_val_if_fail (G_IS_FILE (location), NULL);

  opened = open_deck (location, FALSE, NULL, error);

  return opened != NULL ? deck_of (opened) : NULL;
}

AtoutDeck *
atout_deck_new_builtin (void)
{
  g_autoptr (GFile) folder = own_deck_locate (OWN_FRENCH);
  g_autoptr (GError) error = NULL;
  AtoutDeck *self = atout_deck_new (folder, &error);

  g_assert_no_error (error);

  return self;
}

/* ---- Interface -------------------------------------------------------------------------- */

const char *
atout_deck_get_name (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return self->file->name;
}

DeckSuits
atout_deck_get_suits (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), SUITS_FRENCH);

  return self->suits;
}

gboolean
atout_deck_is_small (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), FALSE);

  return self->file->is_small;
}

void
atout_deck_set_suits (AtoutDeck *self, DeckSuits suits)
{
  g_return_if_fail (ATOUT_IS_DECK (self));

  if (self->suits == suits)
    return;

  self->suits = suits;
  read_corners (self);
  update_style (self);
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

void
atout_deck_get_index_size (AtoutDeck *self, double *width, double *height)
{
  const DeckFile *said;

  g_return_if_fail (ATOUT_IS_DECK (self));

  said = self->corners != NULL ? self->corners : self->file;
  *width = said->index_width > 0 ? said->index_width / said->card_width : INDEX_WIDTH;
  *height = said->index_height > 0
                ? said->index_height / said->card_width * atout_deck_get_aspect_ratio (self)
                : INDEX_HEIGHT;
  *width = MIN (*width, 1);
  *height = MIN (*height, 1);
}

GdkPaintable *
atout_deck_get_face (AtoutDeck *self, Suit suit, Rank rank)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return atout_deck_has_face (self, suit, rank)
             ? GDK_PAINTABLE (face_supply_get (self->faces, (guint) deck_face_index (suit, rank)))
             : atout_deck_get_back (self);
}

GdkPaintable *
atout_deck_get_back (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return GDK_PAINTABLE (face_supply_get (self->faces, DECK_BACK));
}

void
atout_deck_prepare (AtoutDeck *self, double width, double height)
{
  g_return_if_fail (ATOUT_IS_DECK (self));
  g_return_if_fail (width > 0 && height > 0);

  for (guint i = 0; i < DECK_FACES; i++)
    {
      AtoutFace *face = face_supply_get (self->faces, i);

      if (face != NULL)
        atout_face_prepare (face, width, height);
    }
}

static void
mark_card (AtoutDeck *self, const Pack *pack, Card card)
{
  const char *name = pack->cards[card].nickname;
  AtoutFace *face;

  if (name == NULL || self->suits != SUITS_FRENCH)
    return;

  face = face_supply_get (self->faces,
                          (guint) deck_face_index (pack_suit (pack, card), pack_rank (pack, card)));
  if (face != NULL)
    atout_face_set_mark (face, (const char[]) { name[0], '\0' });
}

void
atout_deck_mark_cards (AtoutDeck *self, const Pack *pack)
{
  g_return_if_fail (ATOUT_IS_DECK (self));

  for (guint i = 0; i < DECK_FACES; i++)
    {
      AtoutFace *face = face_supply_get (self->faces, i);

      if (face != NULL)
        atout_face_set_mark (face, NULL);
    }
  for (Card card = 0; card < pack->n_cards; card++)
    mark_card (self, pack, card);
}

const char *const *
atout_deck_get_index_sets (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return (const char *const *) (self->corners != NULL ? self->corner_sets : self->file->index_sets);
}

gboolean
atout_deck_has_four_colours (AtoutDeck *self)
{
  static const char word[] = "suit-spade";
  const char *drawing;
  gsize size;

  g_return_val_if_fail (ATOUT_IS_DECK (self), FALSE);

  if (self->file->kind != DECK_OWN)
    return FALSE;

  drawing = g_bytes_get_data (self->file->drawing, &size);

  return memmem (drawing, size, word, strlen (word)) != NULL;
}

gboolean
atout_deck_get_suit_colours (AtoutDeck *self, guint32 colours[SUITS])
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), FALSE);

  memcpy (colours, self->file->look.colour, sizeof self->file->look.colour);

  return self->file->look.has_colours;
}

void
atout_deck_set_style (AtoutDeck *self, const char *index_set, DeckColours colours)
{
  g_return_if_fail (ATOUT_IS_DECK (self));

  g_free (self->index_set);
  self->index_set = g_strdup (index_set);
  self->colours = colours;
  update_style (self);
}

void
atout_deck_set_scale_factor (AtoutDeck *self, int scale_factor)
{
  g_return_if_fail (ATOUT_IS_DECK (self));
  g_return_if_fail (scale_factor > 0);

  if (self->scale_factor == scale_factor)
    return;

  self->scale_factor = scale_factor;
  face_supply_set_scale_factor (self->faces, scale_factor);
}
