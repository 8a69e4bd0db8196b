/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Animates cards between hands and table, and plays sounds. */

#include "view/table/seats/table-piles.h"
#include "view/table/stage/atout-table-stage-private.h"

#define TIME_MOVE 0.5  /* seconds at normal speed for all cards of an action */
#define TIME_APART 0.1 /* seconds between equal sounds, at any speed */

/* ---- Sounds ------------------------------------------------------------------------------- */

static void
is_past (double value G_GNUC_UNUSED, gpointer recent)
{
  *(RhythmClockRun **) recent = NULL;
}

void
table_stage_play_sound (AtoutTableStage *self, Sound sound)
{
  GtkWidget *felt = GTK_WIDGET (self->felt);

  if (!self->pace.sound || self->recent[sound] != NULL)
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

/* The answer follows the card that causes it. */
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

/* ---- State -------------------------------------------------------------------------------- */

AtoutSeatView *
table_stage_seat (AtoutTableStage *self, guint seat)
{
  return ATOUT_SEAT_VIEW (atout_table_spots_get_child (self->places, ATOUT_TABLE_SPOT_SEAT, seat));
}

void
table_stage_show_piles (gpointer data)
{
  AtoutTableStage *self = data;

  table_piles_show (self->places, self->session);
}

void
table_stage_show_hands (AtoutTableStage *self)
{
  atout_hand_set_coming (self->hand, 0);
  for (guint seat = 0; seat < atout_course_get_n_seats (ATOUT_COURSE (self->session)); seat++)
    atout_seat_view_set_shown (table_stage_seat (self, seat), G_MAXUINT);
}

void
table_stage_end_move (gpointer data)
{
  atout_felt_end_move (((AtoutTableStage *) data)->felt);
}

/* ---- Cards between hands and table -------------------------------------------------------- */

typedef struct
{
  AtoutTableStage *stage;
  guint n;
  AtoutMove move[CARDS_MAX];
} MoveStep;

static gboolean
is_of_user (AtoutTableStage *self, const AtoutMove *move)
{
  return move->seat == atout_course_get_user_seat (ATOUT_COURSE (self->session));
}

void
table_stage_prepare_moves (AtoutTableStage *self, const AtoutEvent *event)
{
  const AtoutMove *moves = event->move;
  guint n = event->n_moves;
  guint come[SEATS_MAX] = { 0 };
  CardSet coming = 0;

  for (guint i = 0; i < n; i++)
    {
      if (!moves[i].to_hand)
        continue;
      come[moves[i].seat]++;
      if (is_of_user (self, &moves[i]))
        coming |= card_set_of (moves[i].card);
    }
  atout_hand_set_coming (self->hand, coming);
  for (guint seat = 0; seat < atout_course_get_n_seats (ATOUT_COURSE (self->session)); seat++)
    if (come[seat] > 0)
      atout_seat_view_set_shown (
          table_stage_seat (self, seat),
          atout_seat_get_hand_size (atout_session_get_seat (self->session, seat)) - come[seat]);
}

static void
moves_begin (gpointer data)
{
  const MoveStep *step = data;
  AtoutTableStage *self = step->stage;
  graphene_rect_t in_hand[CARDS_MAX] = { 0 };

  for (guint i = 0; i < step->n; i++)
    if (is_of_user (self, &step->move[i])
        && !atout_hand_locate (self->hand, step->move[i].card, GTK_WIDGET (self->felt),
                               &in_hand[i]))
      in_hand[i] = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  atout_felt_pass (self->felt, step->move, step->n, in_hand);
}

static void
moves_progress (double value, gpointer data)
{
  atout_felt_set_progress (((MoveStep *) data)->stage->felt, value);
}

static void
moves_end (gpointer data)
{
  const MoveStep *step = data;
  AtoutTableStage *self = step->stage;

  for (guint i = 0; i < step->n; i++)
    if (!step->move[i].to_hand)
      table_stage_play_sound (self, SOUND_CARD);
  table_stage_end_move (self);
  table_stage_show_hands (self);
  table_stage_show_piles (self);
}

void
table_stage_add_moves (AtoutTableStage *self, const AtoutEvent *event)
{
  MoveStep *step;

  if (event->n_moves == 0)
    {
      rhythm_add_event (self->rhythm, table_stage_show_piles, self);
      return;
    }
  step = g_new0 (MoveStep, 1);
  step->stage = self;
  step->n = event->n_moves;
  memcpy (step->move, event->move, event->n_moves * sizeof *event->move);
  rhythm_add_move (self->rhythm, TIME_MOVE * self->pace.slowness, moves_begin, moves_progress,
                   moves_end, step, g_free);
}
