/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"

#define ATOUT_TYPE_OVERLAY (atout_overlay_get_type ())

/**
 * AtoutOverlay: a course over another one, its source, to which it delegates. Subclasses hold back
 * or change events.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutOverlay, atout_overlay, ATOUT, OVERLAY, GObject)

/** Handlers of signals of the source; each emits its signal by default. */
struct _AtoutOverlayClass
{
  GObjectClass parent_class;

  void (*dealt) (AtoutOverlay *self);
  void (*acted) (AtoutOverlay *self, const AtoutEvent *event);
  void (*rewound) (AtoutOverlay *self);
  void (*settled) (AtoutOverlay *self);
  void (*over) (AtoutOverlay *self); /* deal or match */
};

/** Connects @self to @source and keeps it alive; call this once. */
void         atout_overlay_lay        (AtoutOverlay *self,
                                       AtoutCourse  *source);

/** Returns the source; (transfer none). */
AtoutCourse *atout_overlay_get_source (AtoutOverlay *self);

/** Emits `deal-over` or `match-over`. */
void         atout_overlay_tell_over  (AtoutOverlay *self);
