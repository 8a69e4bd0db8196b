/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-batch.h"

#include "decks/deck-worker.h"

struct _FaceBatch
{
  FacePainter *painter;
  char *style_sheet;
  GArray *jobs;     /* FaceJob; not changed once it has started, but for the results */
  unsigned n_taken; /* main thread only */

  /* between the threads */
  gint is_stopped;
  gint is_over;
  gint n_done; /* the results of so many jobs can be read */
};

static void
clear_job (gpointer data)
{
  g_clear_object (&((FaceJob *) data)->texture);
}

FaceBatch *
face_batch_new (FacePainter *painter, const char *style_sheet)
{
  FaceBatch *self = g_atomic_rc_box_new0 (FaceBatch);

  self->painter = face_painter_ref (painter);
  self->style_sheet = g_strdup (style_sheet);
  self->jobs = g_array_new (FALSE, FALSE, sizeof (FaceJob));
  g_array_set_clear_func (self->jobs, clear_job);

  return self;
}

static void
clear_batch (gpointer data)
{
  FaceBatch *self = data;

  g_array_unref (self->jobs);
  g_free (self->style_sheet);
  face_painter_unref (self->painter);
}

void
face_batch_free (FaceBatch *self)
{
  face_batch_stop (self);
  g_atomic_rc_box_release_full (self, clear_batch);
}

void
face_batch_add (FaceBatch *self, FaceJob job)
{
  g_array_append_val (self->jobs, job);
}

unsigned
face_batch_get_n_jobs (FaceBatch *self)
{
  return self->jobs->len;
}

static void
paint_jobs (gpointer data)
{
  FaceBatch *self = data;

  for (unsigned i = 0; i < self->jobs->len && !g_atomic_int_get (&self->is_stopped); i++)
    {
      FaceJob *job = &g_array_index (self->jobs, FaceJob, i);
      g_autoptr (GError) error = NULL;

      job->texture = job->is_weli
                         ? face_painter_paint_weli (self->painter, job->width, job->height, &error)
                         : face_painter_paint (self->painter, job->index, self->style_sheet,
                                               job->width, job->height, &error);
      if (job->texture == NULL)
        g_warning ("A card cannot be painted: %s", error->message);
      g_atomic_int_inc (&self->n_done);
    }

  g_atomic_int_set (&self->is_over, TRUE);
  g_atomic_rc_box_release_full (self, clear_batch);
}

void
face_batch_start (FaceBatch *self)
{
  deck_worker_paint (paint_jobs, g_atomic_rc_box_acquire (self));
}

void
face_batch_stop (FaceBatch *self)
{
  g_atomic_int_set (&self->is_stopped, TRUE);
}

const FaceJob *
face_batch_take (FaceBatch *self)
{
  if (self->n_taken == (unsigned) g_atomic_int_get (&self->n_done))
    return NULL;

  return &g_array_index (self->jobs, FaceJob, self->n_taken++);
}

gboolean
face_batch_is_over (FaceBatch *self)
{
  /* In this order: once it is over no more are done. */
  return g_atomic_int_get (&self->is_over)
         && self->n_taken == (unsigned) g_atomic_int_get (&self->n_done);
}
