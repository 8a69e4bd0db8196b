/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutTableStage share: atout-table-stage.c and table-stage-moves.c. */

#pragma once

#include "atout-felt.h"
#include "atout-hand.h"
#include "atout-seat-view.h"
#include "atout-table-stage.h"
#include "rhythm.h"

G_BEGIN_DECLS

struct _AtoutTableStage
{
  GObject parent_instance;

  AtoutTablePlaces *places; /* not owned, no more than felt and hand */
  AtoutFelt *felt;
  AtoutHand *hand;
  AtoutSession *session;
  Rhythm *rhythm;

  double slowness;
  double trick_pause;
  gboolean until_click;
};

/* ---- table-stage-moves.c ------------------------------------------------------------------ */

/** (transfer none): where @seat is shown. */
AtoutSeatView *table_stage_seat          (AtoutTableStage  *self,
                                          guint             seat);

/** Shows the piles as they are now; for signals and the rhythm @data is the stage. */
void           table_stage_show_piles    (gpointer          data);

/** Shows every card that is in a hand now. */
void           table_stage_show_hands    (AtoutTableStage  *self);

/** What moved on the felt has come to its place; @data is the stage. */
void           table_stage_end_move      (gpointer          data);

/** Hides what is not to be seen yet of the moves that @event made. */
void           table_stage_prepare_moves (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Adds these moves to what is shown, and what lies on the table after them. */
void           table_stage_add_moves     (AtoutTableStage  *self,
                                          const AtoutEvent *event);

G_END_DECLS
