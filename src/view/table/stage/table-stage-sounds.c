/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard at a table. */

#include "view/table/stage/atout-table-stage-private.h"

#define TIME_APART 0.1 /* seconds between two sounds of a kind, at any speed */

static void
is_past (double value G_GNUC_UNUSED, gpointer recent)
{
  *(RhythmClockRun **) recent = NULL;
}

void
table_stage_play_sound (AtoutTableStage *self, Sound sound)
{
  GtkWidget *felt = GTK_WIDGET (self->felt);

  if (!self->sound || self->recent[sound] != NULL)
    return;
  self->recent[sound]
      = rhythm_clock_start (felt, RHYTHM_CLOCK_PAUSE, TIME_APART, is_past, &self->recent[sound]);
  sound_player_play (felt, sound);
}

void
table_stage_forget_sounds (AtoutTableStage *self)
{
  for (Sound sound = 0; sound < N_SOUNDS; sound++)
    g_clear_pointer (&self->recent[sound], rhythm_clock_stop);
}

static void
knock (gpointer self)
{
  table_stage_play_sound (self, SOUND_KNOCK);
}

static gboolean
is_knock (const Game *game, Action action)
{
  const VerbInfo *verb = action_verb_info (game, action);

  return verb != NULL && verb->knocks;
}

void
table_stage_sound_event (AtoutTableStage *self, const AtoutEvent *event)
{
  if (is_knock (event->before.game, event->action))
    knock (self);
}

/* Because of a card, so it comes when that lies there. */
void
table_stage_sound_answer (AtoutTableStage *self, const AtoutEvent *event)
{
  unsigned seat;

  if (is_knock (event->after.game, game_unasked (&event->before, &event->after, &seat)))
    rhythm_add_event (self->rhythm, knock, self);
}

void
table_stage_sound_end (AtoutTableStage *self)
{
  const Telling telling = atout_session_tell (self->session);
  SheetRow row;

  if (self->is_elsewhere || atout_session_is_replay (self->session))
    return;
  game_sheet_row (telling.match, telling.deal, &row);
  if (tell_is_won (&telling, &row))
    table_stage_play_sound (self, SOUND_WIN);
}
