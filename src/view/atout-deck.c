/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-deck.h"

#include "atout-face.h"
#include "deck-file.h"
#include "face-painter.h"

#define BUILTIN_DECK "resource://" RESOURCE_BASE "/decks/french/"
#define DEFAULT_LANGUAGE "en"

/* Faces are painted in batches so small that a change of size or style is soon obeyed. */
#define BATCH_MAX 6

/* Above this, textures that were not drawn for the longest time are dropped. */
#define MEMORY_MAX ((gsize) 160 * 1024 * 1024)

struct _AtoutDeck
{
  GObject parent_instance;

  DeckFile *file;
  FacePainter *painter; /* used by one batch at a time */
  AtoutFace *faces[DECK_FACES];

  guint style; /* counts the style sheets */
  char *style_sheet;
  int scale_factor;

  guint start_id;            /* idle source that starts the next batch */
  guint later_id;            /* timeout that does so when sizes have settled */
  GCancellable *cancellable; /* of the batch that is being painted, else NULL */
};

G_DEFINE_FINAL_TYPE (AtoutDeck, atout_deck, G_TYPE_OBJECT)

G_DEFINE_QUARK (atout_deck_error, atout_deck_error)

enum
{
  PROP_0,
  PROP_SCALE_FACTOR,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

/* Faces to be painted in the worker thread. It has all it needs, the deck may go meanwhile. */
typedef struct
{
  FacePainter *painter;
  char *style_sheet;
  guint style;
  guint n;
  struct
  {
    guint index;   /* of the face in the deck */
    DeckFace face; /* with an id of its own */
    int width, height;
    GdkTexture *texture; /* the result, NULL when it failed */
  } row[BATCH_MAX];
} Batch;

static void
batch_free (gpointer data)
{
  Batch *batch = data;

  for (guint i = 0; i < batch->n; i++)
    {
      g_free (batch->row[i].face.id);
      g_clear_object (&batch->row[i].texture);
    }
  face_painter_unref (batch->painter);
  g_free (batch->style_sheet);
  g_free (batch);
}

static void
atout_deck_dispose (GObject *object)
{
  AtoutDeck *self = ATOUT_DECK (object);

  g_clear_handle_id (&self->start_id, g_source_remove);
  g_clear_handle_id (&self->later_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);

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
}

/* ---- Painting --------------------------------------------------------------------------- */

/*
 * Adds the faces that are wanted for the display (@drawn) or in advance. Returns when to look
 * again for those that are not due yet, in monotonic time, or @later.
 */
static gint64
collect_wanted (AtoutDeck *self, Batch *batch, gboolean drawn, gint64 later)
{
  gint64 now = g_get_monotonic_time ();

  for (guint i = 0; i < DECK_FACES && batch->n < BATCH_MAX; i++)
    {
      const AtoutFaceWish *wish;

      if (self->faces[i] == NULL)
        continue;

      wish = atout_face_get_wish (self->faces[i]);
      if (wish->width == 0 || wish->drawn != drawn)
        continue;

      if (wish->due > now)
        {
          later = MIN (later, wish->due);
          continue;
        }

      batch->row[batch->n].index = i;
      batch->row[batch->n].face = self->file->face[i];
      batch->row[batch->n].face.id = g_strdup (self->file->face[i].id);
      batch->row[batch->n].width = wish->width;
      batch->row[batch->n].height = wish->height;
      batch->n++;
    }

  return later;
}

static void
paint_batch (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  Batch *batch = task_data;

  for (guint i = 0; i < batch->n; i++)
    {
      g_autoptr (GError) error = NULL;

      if (g_cancellable_is_cancelled (cancellable))
        break;

      batch->row[i].texture
          = face_painter_paint (batch->painter, &batch->row[i].face, batch->style_sheet,
                                batch->row[i].width, batch->row[i].height, &error);
      if (error != NULL)
        g_warning ("Card face %s cannot be painted: %s", batch->row[i].face.id, error->message);
    }

  g_task_return_boolean (task, TRUE);
}

static void
limit_memory (AtoutDeck *self)
{
  for (;;)
    {
      AtoutFace *least_used = NULL;
      gsize memory = 0;

      for (guint i = 0; i < DECK_FACES; i++)
        if (self->faces[i] != NULL)
          {
            memory += atout_face_get_memory (self->faces[i]);
            if (least_used == NULL
                || atout_face_get_last_use (self->faces[i]) < atout_face_get_last_use (least_used))
              least_used = self->faces[i];
          }

      if (memory <= MEMORY_MAX)
        return;

      atout_face_drop_texture (least_used);
    }
}

static void start_soon (AtoutDeck *self);
static void start_at (AtoutDeck *self, gint64 time);

static void
batch_painted (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  Batch *batch = g_task_get_task_data (G_TASK (result));
  AtoutDeck *self;

  /* A deck that goes cancels its batch: then there is no deck any more. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  self = user_data;
  g_clear_object (&self->cancellable);

  /* The task may live on for a moment, but not the textures with it. */
  for (guint i = 0; i < batch->n; i++)
    {
      g_autoptr (GdkTexture) texture = g_steal_pointer (&batch->row[i].texture);

      atout_face_take_texture (self->faces[batch->row[i].index], texture, batch->style);
    }
  limit_memory (self);
  start_soon (self);
}

static void
start_batch (AtoutDeck *self)
{
  Batch *batch = g_new0 (Batch, 1);
  g_autoptr (GTask) task = NULL;
  gint64 later = G_MAXINT64;

  batch->painter = face_painter_ref (self->painter);
  batch->style_sheet = g_strdup (self->style_sheet);
  batch->style = self->style;
  later = collect_wanted (self, batch, TRUE, later);
  later = collect_wanted (self, batch, FALSE, later);
  if (batch->n == 0)
    {
      batch_free (batch);
      if (later != G_MAXINT64)
        start_at (self, later);
      return;
    }

  /* No source object: the task would keep the deck. */
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, batch_painted, self);
  g_task_set_source_tag (task, start_batch);
  g_task_set_task_data (task, batch, batch_free);
  g_task_run_in_thread (task, paint_batch);
}

static gboolean
start_now (gpointer user_data)
{
  AtoutDeck *self = user_data;

  self->start_id = 0;
  if (self->cancellable == NULL)
    start_batch (self);

  return G_SOURCE_REMOVE;
}

static gboolean
start_later (gpointer user_data)
{
  AtoutDeck *self = user_data;

  self->later_id = 0;
  if (self->cancellable == NULL)
    start_batch (self);

  return G_SOURCE_REMOVE;
}

static void
start_at (AtoutDeck *self, gint64 time)
{
  gint64 wait = (time - g_get_monotonic_time ()) / G_TIME_SPAN_MILLISECOND + 1;

  if (self->later_id == 0)
    self->later_id = g_timeout_add ((guint) MAX (wait, 1), start_later, self);
}

/* Waits for the end of the frame that is being drawn, so that all its wishes come together. */
static void
start_soon (AtoutDeck *self)
{
  if (self->cancellable == NULL && self->start_id == 0)
    self->start_id = g_idle_add_full (G_PRIORITY_DEFAULT, start_now, self, NULL);
}

/* ---- Style ------------------------------------------------------------------------------ */

static const char *
choose_language (AtoutDeck *self, const char *index_language)
{
  const char *const *languages = (const char *const *) self->file->languages;
  const char *const *names = g_get_language_names ();

  if (index_language != NULL && g_strv_contains (languages, index_language))
    return index_language;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_strv_contains (languages, names[i]))
      return names[i];

  return DEFAULT_LANGUAGE;
}

static char *
make_style_sheet (AtoutDeck *self, const char *index_language, gboolean four_colours)
{
  const char *language = choose_language (self, index_language);
  GString *css = g_string_new (NULL);

  for (guint i = 0; self->file->languages[i] != NULL; i++)
    g_string_append_printf (css, ".index-%s { display: %s; }\n", self->file->languages[i],
                            g_str_equal (self->file->languages[i], language) ? "inline" : "none");

  /* As at German tournaments: clubs black, spades green, hearts red, diamonds yellow. */
  if (four_colours)
    g_string_append (css, ".suit-club { fill: #17161c; }\n"
                          ".suit-spade { fill: #0a7836; }\n"
                          ".suit-heart { fill: #c5202c; }\n"
                          ".suit-diamond { fill: #d97a00; }\n");

  return g_string_free (css, FALSE);
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
atout_deck_new (GFile *folder, GError **error)
{
  g_autoptr (AtoutDeck) self = NULL;
  g_autoptr (DeckFile) file = NULL;
  FacePainter *painter;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  file = deck_file_read (folder, error);
  if (file == NULL)
    return NULL;

  painter = face_painter_new (file, error);
  if (painter == NULL)
    return NULL;

  self = g_object_new (ATOUT_TYPE_DECK, NULL);
  self->file = g_steal_pointer (&file);
  self->painter = painter;
  for (guint i = 0; i < DECK_FACES; i++)
    if (self->file->face[i].id != NULL)
      {
        self->faces[i] = atout_face_new (atout_deck_get_aspect_ratio (self));
        g_signal_connect_swapped (self->faces[i], "wanted", G_CALLBACK (start_soon), self);
      }
  atout_deck_set_style (self, NULL, FALSE);

  return g_steal_pointer (&self);
}

AtoutDeck *
atout_deck_new_builtin (void)
{
  g_autoptr (GFile) folder = g_file_new_for_uri (BUILTIN_DECK);
  g_autoptr (GError) error = NULL;
  AtoutDeck *self = atout_deck_new (folder, &error);

  g_assert_no_error (error);

  return self;
}

const char *
atout_deck_get_name (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);

  return self->file->name;
}

double
atout_deck_get_aspect_ratio (AtoutDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK (self), 1.0);

  return (double) self->file->card_width / self->file->card_height;
}

GdkPaintable *
atout_deck_get_face (AtoutDeck *self, Suit suit, Rank rank)
{
  AtoutFace *face;

  g_return_val_if_fail (ATOUT_IS_DECK (self), NULL);
  g_return_val_if_fail (suit < SUITS && rank < RANKS, NULL);

  face = self->faces[deck_file_index (suit, rank)];

  return GDK_PAINTABLE (face != NULL ? face : self->faces[DECK_BACK]);
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
atout_deck_set_style (AtoutDeck *self, const char *index_language, gboolean four_colours)
{
  g_autofree char *style_sheet = NULL;

  g_return_if_fail (ATOUT_IS_DECK (self));

  style_sheet = make_style_sheet (self, index_language, four_colours);
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
