/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"

#define ATOUT_TYPE_OVERLAY (atout_overlay_get_type ())

/**
 * AtoutOverlay: a course over another one, its source: it reads, tells and does what that does.
 * Those derived from it say what they hold back or change, and leave the source as it is.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutOverlay, atout_overlay, ATOUT, OVERLAY, GObject)

/** What the source has told; each tells the same of the overlay unless it is overridden. */
struct _AtoutOverlayClass
{
  GObjectClass parent_class;

  void (*dealt) (AtoutOverlay *self);
  void (*acted) (AtoutOverlay *self, const AtoutEvent *event);
  void (*rewound) (AtoutOverlay *self);
  void (*settled) (AtoutOverlay *self);
  void (*over) (AtoutOverlay *self); /* the deal, or the match */
};

/** Lays @self over @source, which it keeps alive; once, when it has been made. */
void         atout_overlay_lay        (AtoutOverlay *self,
                                       AtoutCourse  *source);

/** (transfer none): what it lies over. */
AtoutCourse *atout_overlay_get_source (AtoutOverlay *self);

/** Tells that the deal of the moment is over, or the match with it. */
void         atout_overlay_tell_over  (AtoutOverlay *self);
