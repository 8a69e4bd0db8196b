/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/table-piles.h"
#include "view/table/stage/atout-table-stage-private.h"

/* Seconds at normal speed. */
#define TIME_DEAL 0.9
#define TIME_PLAY 0.26
#define TIME_AFTER_PLAY 0.12
#define TIME_AFTER_CALL 0.7
#define TIME_COLLECT 0.32
#define TIME_AFTER_CLAIM 0.5
#define TIME_LOOK 2.5      /* before the result covers open hands */
#define TIME_LAID_DOWN 0.3 /* for a trick of a laid-down rest, at any speed */
#define PACE_LAID_DOWN 0.4 /* factor for the cards of a laid-down rest */

G_DEFINE_FINAL_TYPE (AtoutTableStage, atout_table_stage, G_TYPE_OBJECT)

enum
{
  DEAL_SHOWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Rhythm ------------------------------------------------------------------------------- */

static gboolean
skips (AtoutTableStage *self)
{
  return atout_choices_get_laid_down (atout_session_get_choices (self->session))
         && atout_course_is_watched (ATOUT_COURSE (self->session));
}

static double
at_pace (AtoutTableStage *self, double seconds)
{
  if (skips (self))
    return 0;

  return seconds * self->pace.slowness
         * (atout_choices_get_laid_down (atout_session_get_choices (self->session)) ? PACE_LAID_DOWN
                                                                                    : 1);
}

static void
idle (gpointer data)
{
  AtoutTableStage *self = data;

  if (self->session != NULL)
    atout_shown_done (atout_session_get_shown (self->session));
}

static void
felt_progress (double value, gpointer data)
{
  atout_felt_set_progress (((AtoutTableStage *) data)->felt, value);
}

/* ---- The deal ----------------------------------------------------------------------------- */

static void
deal_begin (gpointer data)
{
  AtoutTableStage *self = data;

  if (!atout_session_is_replay (self->session))
    table_stage_play_sound (self, SOUND_SHUFFLE);
}

static void
deal_progress (double value, gpointer data)
{
  AtoutTableStage *self = data;

  felt_progress (value, self);
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (self->session)); i++)
    {
      guint size = atout_seat_get_hand_size (atout_session_get_seat (self->session, i));
      guint shown = value >= 1 ? G_MAXUINT : (guint) (value * size);

      atout_seat_view_set_shown (table_stage_seat (self, i), shown);
      if (i == atout_course_get_user_seat (ATOUT_COURSE (self->session)))
        atout_hand_set_shown (self->hand, shown);
    }
}

/* ---- A card to the trick ------------------------------------------------------------------ */

typedef struct
{
  AtoutTableStage *stage;
  guint seat;
  Card card;
  gboolean has_from;
  graphene_rect_t from;
  int winner; /* winner of the trick with this card */
} PlayStep;

static void
play_begin (gpointer data)
{
  PlayStep *step = data;

  table_piles_take (step->stage->places, step->stage->session, step->seat, step->card);
  atout_felt_play (step->stage->felt, step->seat, step->card, step->has_from ? &step->from : NULL);
}

static void
play_progress (double value, gpointer data)
{
  felt_progress (value, ((PlayStep *) data)->stage);
}

static void
play_end (gpointer data)
{
  PlayStep *step = data;

  table_stage_play_sound (step->stage, SOUND_CARD);
  table_stage_end_move (step->stage);
  atout_felt_set_winner (step->stage->felt, step->winner);
}

static void
add_play (AtoutTableStage *self, const AtoutEvent *event, Card card)
{
  const Deal *after = &event->after;
  PlayStep *step = g_new0 (PlayStep, 1);

  step->stage = self;
  step->seat = event->seat;
  step->card = card;
  step->winner
      = trick_winner (atout_event_takes_trick (event) ? &after->last_trick : &after->trick);
  step->has_from = event->seat == atout_course_get_user_seat (ATOUT_COURSE (self->session))
                   && atout_hand_locate (self->hand, card, GTK_WIDGET (self->felt), &step->from);
  rhythm_add_move (self->rhythm, at_pace (self, TIME_PLAY), play_begin, play_progress, play_end,
                   step, g_free);
}

/* ---- A trick to its winner ---------------------------------------------------------------- */

typedef struct
{
  AtoutTableStage *stage;
  guint winner;
} CollectStep;

static void
collect_begin (gpointer data)
{
  const CollectStep *step = data;

  table_stage_play_sound (step->stage, SOUND_TRICK);
  atout_felt_collect (step->stage->felt, step->winner);
}

static void
collect_progress (double value, gpointer data)
{
  felt_progress (value, ((CollectStep *) data)->stage);
}

static void
collect_end (gpointer data)
{
  AtoutTableStage *self = ((CollectStep *) data)->stage;

  table_stage_end_move (self);
  table_piles_show_tricks_won (self->places, self->session);
}

/* Returns the time to look: a trick that waited for an answer has been seen long enough. */
static double
time_to_look (AtoutTableStage *self, gboolean was_asked)
{
  if (atout_choices_get_laid_down (atout_session_get_choices (self->session)))
    return skips (self) ? 0 : MIN (self->pace.trick_pause, TIME_LAID_DOWN);
  if (self->pace.until_click)
    return RHYTHM_UNTIL_HURRY;

  return was_asked ? MIN (self->pace.trick_pause, TIME_AFTER_CLAIM) : self->pace.trick_pause;
}

static void
add_collection (AtoutTableStage *self, const AtoutEvent *event)
{
  CollectStep *step = g_new0 (CollectStep, 1);

  step->stage = self;
  step->winner = trick_winner (&event->after.last_trick);
  rhythm_add_pause (self->rhythm, time_to_look (self, atout_event_get_played (event) == CARD_NONE));
  rhythm_add_move (self->rhythm, at_pace (self, TIME_COLLECT), collect_begin, collect_progress,
                   collect_end, step, g_free);
}

/* ---- Events of the match ------------------------------------------------------------------ */

static void
match_dealt (AtoutTableStage *self)
{
  int dealer = 0;

  self->is_elsewhere = FALSE;
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (self->session)); i++)
    if (atout_seat_get_roles (atout_session_get_seat (self->session, i)) & ROLE_DEALER)
      dealer = (int) i;

  table_piles_show_tricks_won (self->places, self->session);
  table_stage_show_piles (self);
  atout_felt_deal (self->felt, (guint) dealer, 3);
  rhythm_add_move (self->rhythm, at_pace (self, TIME_DEAL), deal_begin, deal_progress,
                   table_stage_end_move, self, NULL);
  rhythm_go (self->rhythm);
}

/* Returns a delay only after the actions of others, to let the user see them. */
static double
time_after (AtoutTableStage *self, gboolean played, gboolean by_user)
{
  if (by_user)
    return 0;

  return at_pace (self, played ? TIME_AFTER_PLAY : TIME_AFTER_CALL);
}

/* Returns true if the user acted, or laid down the rest. */
static gboolean
is_by_user (AtoutTableStage *self, const AtoutEvent *event)
{
  return event->seat == atout_course_get_user_seat (ATOUT_COURSE (self->session))
         && (event->manner != ATOUT_BY_ITSELF
             || atout_choices_get_laid_down (atout_session_get_choices (self->session)));
}

static void
match_acted (AtoutTableStage *self, const AtoutEvent *event)
{
  Card card = atout_event_get_played (event);
  gboolean takes_trick = atout_event_takes_trick (event);

  self->is_elsewhere = FALSE;
  table_stage_sound_event (self, event);
  if (card != CARD_NONE)
    add_play (self, event, card);
  table_stage_sound_answer (self, event);
  table_stage_prepare_moves (self, event);
  if (!takes_trick)
    table_stage_add_moves (self, event);
  rhythm_add_pause (self->rhythm, time_after (self, card != CARD_NONE, is_by_user (self, event)));
  if (takes_trick)
    {
      add_collection (self, event);
      table_stage_add_moves (self, event);
    }
  rhythm_go (self->rhythm);
}

static gboolean
is_turned_up (AtoutTableStage *self)
{
  Pile piles[MAX (PILES_MAX, SEATS_MAX)];
  const Telling telling = atout_session_tell (self->session);
  guint n = tell_laid_open (&telling, piles);

  if (n > 0)
    return TRUE;
  n = atout_course_list_piles (ATOUT_COURSE (self->session), piles);
  while (n-- > 0)
    if (piles[n].owner != NO_SEAT && piles[n].under != CARD_NONE)
      return TRUE;

  return FALSE;
}

static void
tell_deal_shown (gpointer data)
{
  table_stage_sound_end (data);
  g_signal_emit (data, signals[DEAL_SHOWN], 0);
}

static void
match_deal_over (AtoutTableStage *self)
{
  if (is_turned_up (self))
    rhythm_add_pause (self->rhythm, TIME_LOOK * self->pace.slowness);
  rhythm_add_event (self->rhythm, tell_deal_shown, self);
  rhythm_go (self->rhythm);
}

/* Drops queued steps and shows the new moment at once. */
static void
match_rewound (AtoutTableStage *self)
{
  self->is_elsewhere = TRUE;
  rhythm_clear (self->rhythm);
  table_stage_show_hands (self);
  atout_felt_show_trick (self->felt, &atout_course_get_deal (ATOUT_COURSE (self->session))->trick);
  table_piles_show_tricks_won (self->places, self->session);
  table_stage_show_piles (self);
  idle (self);
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
forget_session (AtoutTableStage *self)
{
  rhythm_clear (self->rhythm);
  g_signal_handlers_disconnect_by_data (self->session, self);
  atout_hand_set_coming (self->hand, 0);
  atout_felt_set_session (self->felt, NULL);
  atout_shown_set_paced (atout_session_get_shown (self->session), FALSE);
  g_clear_object (&self->session);
}

static void
atout_table_stage_dispose (GObject *object)
{
  AtoutTableStage *self = ATOUT_TABLE_STAGE (object);

  if (self->session != NULL)
    forget_session (self);
  table_stage_forget_sounds (self);
  g_clear_pointer (&self->rhythm, rhythm_free);

  G_OBJECT_CLASS (atout_table_stage_parent_class)->dispose (object);
}

static void
atout_table_stage_class_init (AtoutTableStageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_table_stage_dispose;

  /** AtoutTableStage::deal-shown: emitted when the end of a deal has been shown */
  signals[DEAL_SHOWN] = g_signal_new ("deal-shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
atout_table_stage_init (AtoutTableStage *self)
{
  self->pace = (TablePace) { .slowness = 1, .trick_pause = 1.2 };
}

AtoutTableStage *
atout_table_stage_new (GtkWidget *table)
{
  AtoutTableStage *self = g_object_new (ATOUT_TYPE_TABLE_STAGE, NULL);

  self->places = ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (table));
  self->felt = ATOUT_FELT (atout_table_spots_get_child (self->places, ATOUT_TABLE_SPOT_FELT, 0));
  self->hand = ATOUT_HAND (atout_table_spots_get_child (self->places, ATOUT_TABLE_SPOT_HAND, 0));
  /* it waits for the first layout, before which the felt is unmapped */
  self->rhythm = rhythm_new (GTK_WIDGET (self->felt), idle, self);

  return self;
}

void
atout_table_stage_set_session (AtoutTableStage *self, AtoutSession *session)
{
  if (self->session != NULL)
    forget_session (self);
  if (session == NULL)
    return;
  self->session = g_object_ref (session);
  atout_felt_set_session (self->felt, session);
  atout_felt_show_trick (self->felt, &atout_course_get_deal (ATOUT_COURSE (session))->trick);
  g_signal_connect_swapped (session, "rewound", G_CALLBACK (match_rewound), self);
  g_signal_connect_swapped (session, "dealt", G_CALLBACK (match_dealt), self);
  g_signal_connect_swapped (session, "acted", G_CALLBACK (match_acted), self);
  g_signal_connect_swapped (session, "deal-over", G_CALLBACK (match_deal_over), self);
  g_signal_connect_swapped (session, "match-over", G_CALLBACK (match_deal_over), self);
  g_signal_connect_swapped (session, "notify::suits", G_CALLBACK (table_stage_show_piles), self);
  g_signal_connect_swapped (session, "notify::guided", G_CALLBACK (table_stage_show_piles), self);
  g_signal_connect_swapped (session, "notify::keeps-known", G_CALLBACK (table_stage_show_piles),
                            self);
  table_stage_show_piles (self);
  table_piles_show_tricks_won (self->places, self->session);
  atout_shown_set_paced (atout_session_get_shown (session), TRUE);
}

void
atout_table_stage_hurry (AtoutTableStage *self)
{
  rhythm_hurry (self->rhythm);
}

TablePace *
atout_table_stage_get_pace (AtoutTableStage *self)
{
  return &self->pace;
}
