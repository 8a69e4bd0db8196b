/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where somebody has been in the help, to come back to. */

#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

G_BEGIN_DECLS

typedef struct
{
  const Game *game; /* NULL: the overview */
  Options options;
  double top; /* how far it was scrolled, in pixels */

  gboolean is_link;  /* left by a link inside the text */
  GtkWidget *origin; /* the text with the link; weak */
  int cursor;        /* where the link was followed in it */
} HelpPlace;

/**
 * (transfer full): where @game, or with NULL the overview, is read under @options, scrolled to
 * @top. With @origin (may be NULL) it is left by the link at the cursor of that label.
 */
HelpPlace *help_place_new          (const Game    *game,
                                    const Options *options,
                                    double         top,
                                    GtkLabel      *origin);

/** (transfer full): the same place, for a page that has no such label. */
HelpPlace *help_place_copy         (const HelpPlace *self);

/** Frees @self; for lists too. */
void       help_place_free         (gpointer       self);

/** Puts the focus back to the link by which it was left; FALSE: there is none any more. */
gboolean   help_place_return_focus (HelpPlace     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpPlace, help_place_free)

G_END_DECLS
