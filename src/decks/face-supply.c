/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-supply.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "decks/deck-worker.h"

/* ---- Batches ---------------------------------------------------------------------------- */

typedef struct
{
  unsigned index;    /* deck_face_index () */
  gboolean is_drawn; /* true for a visible face */
  int width;         /* device pixels */
  int height;
  GdkTexture *texture; /* NULL if painting failed */
} FaceJob;

/* Faces of one deck that a worker thread paints while the main thread takes finished ones. */
typedef struct
{
  FaceMender *mender;
  FaceStyle style;
  GArray *jobs;     /* FaceJob; once started, only results change */
  unsigned n_taken; /* number of taken results; main thread only */

  /* shared by both threads */
  gint is_stopped;
  gint is_over;
  gint n_done; /* number of readable results */
} FaceBatch;

static void
clear_job (gpointer data)
{
  g_clear_object (&((FaceJob *) data)->texture);
}

static FaceBatch *
face_batch_new (FaceMender *mender, const FaceStyle *style)
{
  FaceBatch *self = g_atomic_rc_box_new0 (FaceBatch);

  self->mender = face_mender_ref (mender);
  self->style = face_style_copy (style);
  self->jobs = g_array_new (FALSE, FALSE, sizeof (FaceJob));
  g_array_set_clear_func (self->jobs, clear_job);

  return self;
}

static void
clear_batch (gpointer data)
{
  FaceBatch *self = data;

  g_array_unref (self->jobs);
  face_style_clear (&self->style);
  face_mender_unref (self->mender);
}

static void
face_batch_stop (FaceBatch *self)
{
  g_atomic_int_set (&self->is_stopped, TRUE);
}

/* Drops the main thread's reference; the worker finishes its current face. */
static void
face_batch_free (FaceBatch *self)
{
  face_batch_stop (self);
  g_atomic_rc_box_release_full (self, clear_batch);
}

static void
face_batch_add (FaceBatch *self, FaceJob job)
{
  g_array_append_val (self->jobs, job);
}

/* Returns freed memory to the system: glibc keeps it between live documents. */
static void
give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static void
paint_jobs (gpointer data)
{
  FaceBatch *self = data;

  for (unsigned i = 0; i < self->jobs->len && !g_atomic_int_get (&self->is_stopped); i++)
    {
      FaceJob *job = &g_array_index (self->jobs, FaceJob, i);
      g_autoptr (GError) error = NULL;

      job->texture = face_mender_paint (self->mender, job->index, &self->style, job->width,
                                        job->height, &error);
      if (job->texture == NULL)
        g_warning ("A card cannot be painted: %s", error->message);
      g_atomic_int_inc (&self->n_done);
    }

  give_back ();
  g_atomic_int_set (&self->is_over, TRUE);
  g_atomic_rc_box_release_full (self, clear_batch);
}

static void
face_batch_start (FaceBatch *self)
{
  deck_worker_paint (paint_jobs, g_atomic_rc_box_acquire (self));
}

/* Returns the next painted face or NULL. The caller takes over the texture, to free it early. */
static FaceJob *
face_batch_take (FaceBatch *self)
{
  if (self->n_taken == (unsigned) g_atomic_int_get (&self->n_done))
    return NULL;

  return &g_array_index (self->jobs, FaceJob, self->n_taken++);
}

static gboolean
face_batch_is_over (FaceBatch *self)
{
  /* in this order: n_done is final once it is over */
  return g_atomic_int_get (&self->is_over)
         && self->n_taken == (unsigned) g_atomic_int_get (&self->n_done);
}

/* ---- Supplies --------------------------------------------------------------------------- */

/* Interval of taking faces in ms, and new faces per frame, which take a millisecond or two each. */
#define TAKE_INTERVAL 16
#define TAKE_MAX 3
#define TAKE_PATIENCE 30 /* intervals without a taken face after which TAKE_MAX more are taken */

/* All supplies, which share FACE_MEMORY. */
static GPtrArray *supplies;

struct _FaceSupply
{
  FaceMender *mender; /* worker thread only */
  AtoutFace *faces[DECK_FACES];

  FaceStyle style;
  guint n_style; /* number of the current style */
  int scale_factor;

  FaceBatch *batch;  /* NULL if idle */
  guint batch_style; /* style number of @batch */
  guint take_id;
  guint n_waited;    /* intervals since the last taken face */
  guint start_id;    /* timeout of the next batch */
  gint64 start_time; /* monotonic time of the next batch */
};

/*
 * Adds due requests to @batch, visible ones (@drawn) or others. Returns the earliest time of
 * requests not yet due, or @later.
 */
static gint64
collect_wanted (FaceSupply *self, FaceBatch *batch, gboolean drawn, gint64 later)
{
  gint64 now = g_get_monotonic_time ();

  for (guint n = 0; n < DECK_FACES; n++)
    {
      guint i = (n + DECK_BACK) % DECK_FACES; /* the back first, which replaces the others */
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
                                           .is_drawn = drawn,
                                           .width = wish->width,
                                           .height = wish->height });
    }

  return later;
}

/* Drops the least recently drawn textures of all supplies above FACE_MEMORY. */
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
  FaceJob *job;

  while (room > 0 && (job = face_batch_take (self->batch)) != NULL)
    {
      g_autoptr (GdkTexture) texture = g_steal_pointer (&job->texture);

      atout_face_take_texture (self->faces[job->index], texture, self->batch_style);
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
  FaceBatch *batch = face_batch_new (self->mender, &self->style);
  gint64 later = G_MAXINT64;

  later = collect_wanted (self, batch, TRUE, later);
  later = collect_wanted (self, batch, FALSE, later);
  if (batch->jobs->len == 0)
    {
      face_batch_free (batch);
      if (later != G_MAXINT64)
        start_at (self, later);
      return;
    }

  self->batch = batch;
  self->batch_style = self->n_style;
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

/* Starts a batch from the main loop, with all requests of the current frame. */
static void
start_soon (FaceSupply *self)
{
  if (self->batch == NULL)
    start_at (self, 0);
}

/* Stops the batch, as the new request may be more urgent. */
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
      atout_face_configure (self->faces[i], self->n_style, self->scale_factor);
}

FaceSupply *
face_supply_new (FaceMender *mender)
{
  FaceSupply *self = g_new0 (FaceSupply, 1);

  self->mender = face_mender_ref (mender);
  self->style.corners = OWN_DECKS;
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

  face_mender_unref (self->mender);
  face_style_clear (&self->style);
  g_free (self);
}

void
face_supply_add (FaceSupply *self, unsigned index, double aspect_ratio)
{
  self->faces[index] = atout_face_new (aspect_ratio);
  atout_face_configure (self->faces[index], self->n_style, self->scale_factor);
  g_signal_connect_swapped (self->faces[index], "wanted", G_CALLBACK (face_wanted), self);
}

AtoutFace *
face_supply_get (FaceSupply *self, unsigned index)
{
  return self->faces[index];
}

void
face_supply_set_style (FaceSupply *self, const FaceStyle *style)
{
  FaceStyle last = self->style;

  if (face_style_equal (style, &last))
    return;

  self->style = face_style_copy (style);
  face_style_clear (&last);
  face_supply_paint_anew (self);
}

void
face_supply_paint_anew (FaceSupply *self)
{
  self->n_style++;
  configure_faces (self);
}

void
face_supply_set_scale_factor (FaceSupply *self, int scale_factor)
{
  self->scale_factor = scale_factor;
  configure_faces (self);
}
