/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutTableStage share: atout-table-stage.c and table-stage-moves.c. */

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

  AtoutTableSpots *places; /* not owned, no more than felt and hand */
  AtoutFelt *felt;
  AtoutHand *hand;
  AtoutSession *session;
  Rhythm *rhythm;

  TablePace pace;
  gboolean is_elsewhere;            /* no event has led to the moment that is shown */
  RhythmClockRun *recent[N_SOUNDS]; /* no other of its kind is played meanwhile */
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

/** Plays @sound if sounds are wanted, and none of its kind has just been played. */
void           table_stage_play_sound    (AtoutTableStage  *self,
                                          Sound             sound);

/** Forgets which have just been played. */
void           table_stage_forget_sounds (AtoutTableStage  *self);

/** Plays what is heard of @event itself. */
void           table_stage_sound_event   (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Adds to what is shown what others answer with a knock. */
void           table_stage_sound_answer  (AtoutTableStage  *self,
                                          const AtoutEvent *event);

/** Plays what is heard when a deal has ended. */
void           table_stage_sound_end     (AtoutTableStage  *self);
