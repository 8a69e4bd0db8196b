/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private declarations of atout-table-stage.c and table-stage-moves.c. */

#pragma once

#include "view/sound/sound-player.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/stage/atout-felt.h"
#include "view/table/stage/atout-table-stage.h"
#include "view/table/stage/rhythm.h"

struct _AtoutTableStage
{
  GObject parent_instance;

  AtoutTableSpots *places; /* not owned, like felt and hand */
  AtoutFelt *felt;
  AtoutHand *hand;
  AtoutSession *session;
  Rhythm *rhythm;

  TablePace pace;
  gboolean is_elsewhere;            /* true after a jump to another moment */
  RhythmClockRun *recent[N_SOUNDS]; /* running while a sound may not be repeated */
};

/* ---- table-stage-moves.c ------------------------------------------------------------------ */

/** Returns (transfer none) the view of @seat. */
AtoutSeatView *table_stage_seat          (AtoutTableStage  *self,
                                          guint             seat);

/** Shows the current piles; @data is the stage. */
void           table_stage_show_piles    (gpointer          data);

/** Shows all cards in hands. */
void           table_stage_show_hands    (AtoutTableStage  *self);

/** Ends the movement on the felt; @data is the stage. */
void           table_stage_end_move      (gpointer          data);

/** Hides the cards that @event will move into hands. */
void           table_stage_prepare_moves (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Queues the moves of @event, and then the piles. */
void           table_stage_add_moves     (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Plays @sound, unless sounds are off or it was just played. */
void           table_stage_play_sound    (AtoutTableStage  *self,
                                          Sound             sound);

/** Allows all sounds again. */
void           table_stage_forget_sounds (AtoutTableStage  *self);

/** Plays the sound of @event. */
void           table_stage_sound_event   (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Queues the knock with which others answer @event. */
void           table_stage_sound_answer  (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Plays the sound of a won deal. */
void           table_stage_sound_end     (AtoutTableStage  *self);
