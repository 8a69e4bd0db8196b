/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the match tells an AtoutTable, shown one after the other in its rhythm. */

#include "atout-calls.h"
#include "atout-felt.h"
#include "atout-hand.h"
#include "atout-lay-down.h"
#include "atout-seat-view.h"
#include "atout-table-info.h"
#include "atout-table-private.h"
#include "atout-tricks-won.h"
#include "score/atout-result.h"

/* Seconds at normal speed. */
#define TIME_DEAL 0.9
#define TIME_PLAY 0.26
#define TIME_AFTER_PLAY 0.12
#define TIME_AFTER_CALL 0.7
#define TIME_COLLECT 0.32
#define TIME_AFTER_CLAIM 0.5
#define TIME_LOOK 2.5      /* at hands that are shown at the end, before the result covers them */
#define TIME_LAID_DOWN 0.3 /* a trick of a rest that was laid down, at any speed */
#define PACE_LAID_DOWN 0.4 /* its cards, as share of the usual time */

/* ---- Rhythm: what is shown one after the other -------------------------------------------- */

/* What is only watched may be skipped. */
static gboolean
skips (AtoutTable *self)
{
  return atout_match_get_claiming (self->match) && atout_match_get_watching (self->match);
}

/* Seconds that something takes which takes @seconds at normal speed. */
static double
at_pace (AtoutTable *self, double seconds)
{
  if (skips (self))
    return 0;

  return seconds * self->slowness * (atout_match_get_claiming (self->match) ? PACE_LAID_DOWN : 1);
}

/* One card on its way to the trick. */
typedef struct
{
  AtoutTable *table;
  guint seat;
  Card card;
  gboolean has_from;
  graphene_rect_t from;
  int winner; /* of the trick with this card */
} PlayStep;

/*
 * What has the focus may go: a button that was pressed, the last card. The table keeps it, or GTK
 * would give it to the header bar, where the next key press would do something else.
 */
static void
keep_focus (AtoutTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || gtk_widget_get_native (focus) == NULL
      || (focus == self->lay_down && !atout_match_get_watching (self->match))
      || gtk_widget_is_ancestor (focus, self->calls)
      || gtk_widget_is_ancestor (focus, self->result))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
begin_busy (AtoutTable *self)
{
  keep_focus (self);
  if (self->holding)
    return;
  self->holding = TRUE;
  atout_match_hold (self->match);
  atout_calls_set_quiet (ATOUT_CALLS (self->calls), TRUE);
  atout_lay_down_set_busy (ATOUT_LAY_DOWN (self->lay_down), TRUE);
}

/* The focus is taken where the user acted last: here, and not from an open menu. */
static gboolean
may_take_focus (AtoutTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* a card that was just played is still named, but stands nowhere any more */
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : NULL;

  if (root == NULL || (native != NULL && native != GTK_NATIVE (root)))
    return FALSE;

  return self->wants_focus || native == NULL || focus == GTK_WIDGET (self)
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* Keyboard players find the focus where something is to be done. */
void
table_show_focus (AtoutTable *self)
{
  if (!may_take_focus (self))
    return;
  /* what is not laid out yet would swallow every key; it gets the focus when it is there */
  if (!atout_table_places_get_ready (self->places))
    {
      self->wants_focus = TRUE;
      return;
    }
  /* with an empty hand there is nothing yet: the wish stays; calls beside cards are extras */
  if (gtk_widget_get_visible (self->result))
    self->wants_focus = !atout_result_focus (ATOUT_RESULT (self->result));
  else if (atout_hand_has_playable (ATOUT_HAND (self->hand)))
    self->wants_focus = !atout_hand_focus_playable (ATOUT_HAND (self->hand));
  else
    self->wants_focus = !atout_calls_focus (ATOUT_CALLS (self->calls))
                        && !atout_hand_focus_playable (ATOUT_HAND (self->hand));
}

void
table_show_idle (gpointer data)
{
  AtoutTable *self = data;

  if (!self->holding)
    return;
  self->holding = FALSE;
  atout_calls_set_quiet (ATOUT_CALLS (self->calls), FALSE);
  table_show_focus (self);
  atout_lay_down_set_busy (ATOUT_LAY_DOWN (self->lay_down), FALSE);
  atout_match_release (self->match);
}

static void
felt_progress (double value, gpointer data)
{
  atout_felt_set_progress (ATOUT_FELT (((AtoutTable *) data)->felt), value);
}

static void
deal_progress (double value, gpointer data)
{
  AtoutTable *self = data;

  felt_progress (value, self);
  for (guint i = 0; i < self->n_seats; i++)
    {
      guint size = atout_seat_get_hand_size (atout_match_get_seat (self->match, i));
      guint shown = value >= 1 ? G_MAXUINT : (guint) (value * size);

      atout_seat_view_set_shown (ATOUT_SEAT_VIEW (self->seat[i]), shown);
      if (i == atout_match_get_user_seat (self->match))
        atout_hand_set_shown (ATOUT_HAND (self->hand), shown);
    }
}

static void
end_move (gpointer data)
{
  atout_felt_end_move (ATOUT_FELT (((AtoutTable *) data)->felt));
}

static void
play_begin (gpointer data)
{
  PlayStep *step = data;

  atout_felt_play (ATOUT_FELT (step->table->felt), step->seat, step->card,
                   step->has_from ? &step->from : NULL);
}

static void
play_progress (double value, gpointer data)
{
  felt_progress (value, ((PlayStep *) data)->table);
}

static void
play_end (gpointer data)
{
  PlayStep *step = data;

  end_move (step->table);
  atout_felt_set_winner (ATOUT_FELT (step->table->felt), step->winner);
}

/* A trick on its way to who has won it. */
typedef struct
{
  AtoutTable *table;
  guint winner;
} CollectStep;

static void
collect_begin (gpointer data)
{
  const CollectStep *step = data;

  atout_felt_collect (ATOUT_FELT (step->table->felt), step->winner);
}

static void
collect_progress (double value, gpointer data)
{
  felt_progress (value, ((CollectStep *) data)->table);
}

static void
collect_end (gpointer data)
{
  AtoutTable *self = ((CollectStep *) data)->table;

  end_move (self);
  table_update_tricks_won (self);
}

static void
show_result (gpointer data)
{
  AtoutTable *self = data;

  atout_table_info_show_score (ATOUT_TABLE_INFO (self->info));
  atout_result_show (ATOUT_RESULT (self->result), self->match, self->sheet);
  gtk_widget_set_visible (self->result, TRUE);
}

/* ---- What the match tells ----------------------------------------------------------------- */

/* Any card may fall next: its face should be there before it does. */
static void
prepare_faces (AtoutTable *self)
{
  int width, height;

  atout_table_places_get_trick_size (self->places, &width, &height);
  if (self->deck == NULL || width == 0 || self->prepared_width == width)
    return;
  self->prepared_width = width;
  atout_deck_prepare (self->deck, width, height);
}

static void
match_dealt (AtoutTable *self)
{
  int dealer = 0;

  for (guint i = 0; i < self->n_seats; i++)
    if (atout_seat_get_roles (atout_match_get_seat (self->match, i)) & ROLE_DEALER)
      dealer = (int) i;

  gtk_widget_set_visible (self->result, FALSE);
  atout_table_places_set_has_pile (self->places, FALSE);
  table_update_tricks_won (self);
  table_update_piles (self);
  atout_table_info_show_score (ATOUT_TABLE_INFO (self->info));
  begin_busy (self);
  atout_felt_deal (ATOUT_FELT (self->felt), (guint) dealer, 3);
  rhythm_add_move (self->rhythm, at_pace (self, TIME_DEAL), NULL, deal_progress, end_move, self,
                   NULL);
}

static void
add_play (AtoutTable *self, const AtoutEvent *event, Card card)
{
  const Deal *after = &event->after;
  PlayStep *step = g_new0 (PlayStep, 1);

  step->table = self;
  step->seat = event->seat;
  step->card = card;
  step->winner
      = trick_winner (atout_event_takes_trick (event) ? &after->last_trick : &after->trick);
  step->has_from = event->seat == atout_match_get_user_seat (self->match)
                   && atout_hand_locate (ATOUT_HAND (self->hand), card, self->felt, &step->from);
  rhythm_add_move (self->rhythm, at_pace (self, TIME_PLAY), play_begin, play_progress, play_end,
                   step, g_free);
}

/* The others leave time to take in what they did; nobody waits for himself. */
static double
time_after (AtoutTable *self, gboolean played, gboolean by_user)
{
  if (by_user)
    return 0;

  return at_pace (self, played ? TIME_AFTER_PLAY : TIME_AFTER_CALL);
}

/* How long a trick lies there; one that waited for an answer was long enough to be seen. */
static double
time_to_look (AtoutTable *self, gboolean was_asked)
{
  if (atout_match_get_claiming (self->match))
    return skips (self) ? 0 : MIN (self->trick_pause, TIME_LAID_DOWN);
  if (self->until_click)
    return RHYTHM_UNTIL_HURRY;

  return was_asked ? MIN (self->trick_pause, TIME_AFTER_CLAIM) : self->trick_pause;
}

static void
add_collection (AtoutTable *self, const AtoutEvent *event)
{
  CollectStep *step = g_new0 (CollectStep, 1);

  step->table = self;
  step->winner = trick_winner (&event->after.last_trick);
  begin_busy (self); /* without animations what was shown before has ended by now */
  rhythm_add_pause (self->rhythm, time_to_look (self, atout_event_get_played (event) == CARD_NONE));
  rhythm_add_move (self->rhythm, at_pace (self, TIME_COLLECT), collect_begin, collect_progress,
                   collect_end, step, g_free);
}

/* True when the user did it himself, or laid it down. */
static gboolean
is_by_user (AtoutTable *self, const AtoutEvent *event)
{
  return event->seat == atout_match_get_user_seat (self->match)
         && (event->manner != ATOUT_BY_ITSELF || atout_match_get_claiming (self->match));
}

static void
match_acted (AtoutTable *self, const AtoutEvent *event)
{
  Card card = atout_event_get_played (event);
  gboolean takes_trick = atout_event_takes_trick (event);

  table_back_end_last_trick (self);
  table_hide_explanation (self);
  prepare_faces (self);
  begin_busy (self);
  if (card != CARD_NONE)
    add_play (self, event, card);
  table_moves_prepare (self, event);
  if (!takes_trick)
    table_moves_add (self, event);
  rhythm_add_pause (self->rhythm, time_after (self, card != CARD_NONE, is_by_user (self, event)));
  if (takes_trick)
    {
      add_collection (self, event);
      table_moves_add (self, event);
    }
}

/* True when cards lie open that the result would cover. */
static gboolean
is_turned_up (AtoutTable *self)
{
  Pile piles[MAX (PILES_MAX, SEATS_MAX)];
  const Telling telling = atout_match_tell (self->match);
  guint n = tell_laid_open (&telling, piles);

  if (n > 0)
    return TRUE;
  n = atout_match_get_piles (self->match, piles);
  while (n-- > 0)
    if (piles[n].owner != NO_SEAT && piles[n].under != CARD_NONE)
      return TRUE;

  return FALSE;
}

static void
match_deal_over (AtoutTable *self)
{
  begin_busy (self);
  if (is_turned_up (self))
    rhythm_add_pause (self->rhythm, TIME_LOOK * self->slowness);
  begin_busy (self); /* without animations the pause has ended by now */
  rhythm_add_event (self->rhythm, show_result, self);
}

/* Whatever was being shown led to another moment: this one lies there at once. */
static void
match_rewound (AtoutTable *self)
{
  rhythm_clear (self->rhythm);
  table_back_end_tricks (self);
  self->showing_last_trick = FALSE;
  table_hide_explanation (self);
  atout_hand_set_coming (ATOUT_HAND (self->hand), 0);
  for (guint seat = 0; seat < self->n_seats; seat++)
    atout_seat_view_set_shown (ATOUT_SEAT_VIEW (self->seat[seat]), G_MAXUINT);
  keep_focus (self);
  gtk_widget_set_visible (self->result, FALSE);
  atout_felt_show_trick (ATOUT_FELT (self->felt), atout_match_get_trick (self->match));
  table_update_tricks_won (self);
  table_update_piles (self);
  atout_table_info_show_score (ATOUT_TABLE_INFO (self->info));
  self->wants_focus = TRUE;
  if (self->holding)
    table_show_idle (self);
  else
    table_show_focus (self);
}

void
table_show_connect (AtoutTable *self)
{
  g_signal_connect_swapped (self->match, "rewound", G_CALLBACK (match_rewound), self);
  g_signal_connect_swapped (self->match, "dealt", G_CALLBACK (match_dealt), self);
  g_signal_connect_swapped (self->match, "acted", G_CALLBACK (match_acted), self);
  g_signal_connect_swapped (self->match, "deal-over", G_CALLBACK (match_deal_over), self);
  g_signal_connect_swapped (self->match, "match-over", G_CALLBACK (match_deal_over), self);
}
