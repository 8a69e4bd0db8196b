/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-supply.h"

#include "decks/face-batch.h"

/*
 * How often painted faces are taken, in ms, and how many new ones a frame has to draw at most: a
 * renderer may need a millisecond or two for each. After some time without a frame nobody looks.
 */
#define TAKE_INTERVAL 16
#define TAKE_MAX 3
#define TAKE_PATIENCE 30 /* intervals */

/* All there are; they share the memory. */
static GPtrArray *supplies;

struct _FaceSupply
{
  FacePainter *painter; /* for the worker thread alone */
  AtoutFace *faces[DECK_FACES];

  guint style; /* counts the styles */
  char *style_sheet;
  int borrowed; /* index of the face that is painted by our own German deck; -1: none */
  int scale_factor;

  FaceBatch *batch;  /* what is being painted, else NULL */
  guint batch_style; /* the style of that */
  guint take_id;     /* timeout that takes the faces of the batch */
  guint n_waited;    /* intervals since the last face was taken */
  guint start_id;    /* timeout that starts the next batch */
  gint64 start_time; /* when that is due, in monotonic time */
};

/*
 * Adds the faces that are wanted for the display (@drawn) or in advance. Returns when to look
 * again for those that are not due yet, in monotonic time, or @later.
 */
static gint64
collect_wanted (FaceSupply *self, FaceBatch *batch, gboolean drawn, gint64 later)
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
                                           .is_weli = (int) i == self->borrowed,
                                           .is_drawn = drawn,
                                           .width = wish->width,
                                           .height = wish->height });
    }

  return later;
}

/* Drops the textures that were not drawn for the longest time, of whatever supply. */
static void
limit_memory (void)
{
  for (;;)
    {
      AtoutFace *least_used = NULL;
      gsize memory = 0;

      for (guint s = 0; s < supplies->len; s++)
        {
          FaceSupply *supply = supplies->pdata[s];

          for (guint i = 0; i < DECK_FACES; i++)
            if (supply->faces[i] != NULL)
              {
                memory += atout_face_get_memory (supply->faces[i]);
                if (least_used == NULL
                    || atout_face_get_last_use (supply->faces[i])
                           < atout_face_get_last_use (least_used))
                  least_used = supply->faces[i];
              }
        }

      if (memory <= FACE_MEMORY)
        return;

      atout_face_drop_texture (least_used);
    }
}

static void start_soon (FaceSupply *self);
static void start_at (FaceSupply *self, gint64 time);

/* How many faces more the next frame can take in. */
static guint
count_room (FaceSupply *self)
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
  FaceSupply *self = user_data;
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
start_batch (FaceSupply *self)
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

static void
start_due (gpointer user_data)
{
  FaceSupply *self = user_data;

  self->start_id = 0;
  if (self->batch == NULL)
    start_batch (self);
}

/* At @time at the latest, in monotonic time. */
static void
start_at (FaceSupply *self, gint64 time)
{
  gint64 wait = (time - g_get_monotonic_time ()) / G_TIME_SPAN_MILLISECOND + 1;

  if (self->start_id != 0 && self->start_time <= time)
    return;

  g_clear_handle_id (&self->start_id, g_source_remove);
  self->start_time = time;
  self->start_id = g_timeout_add_once ((guint) MAX (wait, 0), start_due, self);
}

/* Waits for the end of the frame that is being drawn, so that all its wishes come together. */
static void
start_soon (FaceSupply *self)
{
  if (self->batch == NULL)
    start_at (self, 0);
}

/* A face that is wanted now may be more urgent than the rest of the batch. */
static void
face_wanted (FaceSupply *self)
{
  if (self->batch != NULL)
    face_batch_stop (self->batch);
  start_soon (self);
}

static void
configure_faces (FaceSupply *self)
{
  for (guint i = 0; i < DECK_FACES; i++)
    if (self->faces[i] != NULL)
      atout_face_configure (self->faces[i], self->style, self->scale_factor);
}

FaceSupply *
face_supply_new (FacePainter *painter)
{
  FaceSupply *self = g_new0 (FaceSupply, 1);

  self->painter = face_painter_ref (painter);
  self->borrowed = -1;
  self->scale_factor = 1;

  if (supplies == NULL)
    supplies = g_ptr_array_new ();
  g_ptr_array_add (supplies, self);

  return self;
}

void
face_supply_free (FaceSupply *self)
{
  g_clear_handle_id (&self->start_id, g_source_remove);
  g_clear_handle_id (&self->take_id, g_source_remove);
  g_clear_pointer (&self->batch, face_batch_free);

  g_ptr_array_remove_fast (supplies, self);
  for (guint i = 0; i < DECK_FACES; i++)
    if (self->faces[i] != NULL)
      {
        g_signal_handlers_disconnect_by_data (self->faces[i], self);
        g_clear_object (&self->faces[i]);
      }

  face_painter_unref (self->painter);
  g_free (self->style_sheet);
  g_free (self);
}

void
face_supply_add (FaceSupply *self, unsigned index, double aspect_ratio)
{
  self->faces[index] = atout_face_new (aspect_ratio);
  atout_face_configure (self->faces[index], self->style, self->scale_factor);
  g_signal_connect_swapped (self->faces[index], "wanted", G_CALLBACK (face_wanted), self);
}

AtoutFace *
face_supply_get (FaceSupply *self, unsigned index)
{
  return self->faces[index];
}

void
face_supply_set_style (FaceSupply *self, const char *style_sheet, int borrowed)
{
  if (g_strcmp0 (style_sheet, self->style_sheet) == 0 && borrowed == self->borrowed)
    return;

  g_free (self->style_sheet);
  self->style_sheet = g_strdup (style_sheet);
  self->borrowed = borrowed;
  self->style++;
  configure_faces (self);
}

void
face_supply_set_scale_factor (FaceSupply *self, int scale_factor)
{
  self->scale_factor = scale_factor;
  configure_faces (self);
}
