/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Faces of one deck that are painted one after the other in a worker thread, while the main thread
 * takes those that are done.
 */

#pragma once

#include "decks/face-painter.h"

typedef struct _FaceBatch FaceBatch;

/** A face to be painted, and painted. */
typedef struct
{
  unsigned index;    /* deck_face_index () */
  gboolean is_weli;  /* it is that of our own German deck */
  gboolean is_drawn; /* for what is on display */
  int width;         /* device pixels */
  int height;
  GdkTexture *texture; /* the result, NULL when it failed */
} FaceJob;

/** (transfer full): an empty batch; @painter paints it with @style_sheet on top of its styles. */
FaceBatch *face_batch_new (FacePainter *painter, const char *style_sheet);

/** Adds a face; before face_batch_start (). */
void face_batch_add (FaceBatch *self, FaceJob job);

/** How many faces were added. */
unsigned face_batch_get_n_jobs (FaceBatch *self);

/** Begins to paint in the worker thread; called once. */
void face_batch_start (FaceBatch *self);

/** No more faces are begun. */
void face_batch_stop (FaceBatch *self);

/** (nullable): the next face that is done, in the order in which they were added. */
const FaceJob *face_batch_take (FaceBatch *self);

/** Whether there is nothing more to come. */
gboolean face_batch_is_over (FaceBatch *self);

/** Stops it and drops the caller's reference; the worker may go on with the face it is at. */
void face_batch_free (FaceBatch *self);
