/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A replay shows each moment of a log, and leads from one to the next as the match went. */

#include <string.h>

#include "model/atout-session.h"
#include "model/course/atout-replay.h"
#include "rules/game.h"
#include "rules/record.h"
#include "support.h"

/* ---- What is heard of a replay ------------------------------------------------------------- */

typedef struct
{
  guint dealt;
  guint acted;
  guint rewound;
  guint deal_over;
  guint match_over;
} Count;

typedef struct
{
  const MatchLog *log;
  guint user_seat;
  AtoutReplay *replay;
  Count count;
  AtoutEvent event; /* the last one */

  /* The properties, as they were notified */
  guint deal;
  guint position;
  guint n_actions;
  gboolean at_start;
  gboolean at_end;
} Heard;

static void
hear (guint *count)
{
  (*count)++;
}

static void
hear_event (Heard *heard, const AtoutEvent *event)
{
  g_assert_cmpuint (heard->count.deal_over + heard->count.match_over, ==, 0);
  heard->count.acted++;
  heard->event = *event;
}

static void
read_property (Heard *heard, GParamSpec *pspec)
{
  const struct
  {
    const char *name;
    gpointer place;
  } rows[] = {
    { "deal", &heard->deal },           { "position", &heard->position },
    { "n-actions", &heard->n_actions }, { "at-start", &heard->at_start },
    { "at-end", &heard->at_end },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (pspec == NULL || g_str_equal (rows[i].name, pspec->name))
      g_object_get (heard->replay, rows[i].name, rows[i].place, NULL);
}

static void
heard_init (Heard *heard, const MatchLog *log, guint user_seat)
{
  *heard = (Heard) { .log = log, .user_seat = user_seat };
  heard->replay = atout_replay_new (log, user_seat);
  read_property (heard, NULL);
  g_signal_connect_swapped (heard->replay, "dealt", G_CALLBACK (hear), &heard->count.dealt);
  g_signal_connect_swapped (heard->replay, "acted", G_CALLBACK (hear_event), heard);
  g_signal_connect_swapped (heard->replay, "rewound", G_CALLBACK (hear), &heard->count.rewound);
  g_signal_connect_swapped (heard->replay, "deal-over", G_CALLBACK (hear), &heard->count.deal_over);
  g_signal_connect_swapped (heard->replay, "match-over", G_CALLBACK (hear),
                            &heard->count.match_over);
  g_signal_connect_swapped (heard->replay, "notify", G_CALLBACK (read_property), heard);
}

static void
heard_clear (Heard *heard)
{
  g_assert_finalize_object (heard->replay);
}

/* ---- What is to be there ------------------------------------------------------------------- */

/* The moment is that one of the log, in all that tells of it. */
static void
check_moment (Heard *heard, guint index, guint n)
{
  AtoutCourse *course = ATOUT_COURSE (heard->replay);
  const LogDeal *told = match_log_get_deal (heard->log, index);
  gboolean is_last = index == heard->log->deals->len - 1;
  Match match;
  Deal deal;
  guint n_done;

  match_log_at (heard->log, index, n, &match, &deal);
  g_assert_cmpmem (atout_course_get_deal (course), sizeof deal, &deal, sizeof deal);
  g_assert_cmpmem (atout_course_get_match (course), sizeof match, &match, sizeof match);
  g_assert_cmpuint (atout_course_get_position (course, &n_done), ==, index);
  g_assert_cmpuint (n_done, ==, n);
  g_assert_cmpuint (atout_course_get_user_seat (course), ==, heard->user_seat);
  g_assert_cmpint (atout_course_get_turn (course), ==, deal.turn);

  g_assert_cmpuint (heard->deal, ==, index);
  g_assert_cmpuint (heard->position, ==, n);
  g_assert_cmpuint (heard->n_actions, ==, told->n_done);
  g_assert_cmpint (heard->at_start, ==, index == 0 && n == 0);
  g_assert_cmpint (heard->at_end, ==, is_last && n == told->n_done);
}

/* Nothing but @wanted was heard, and the end of the deal where it is over; then forgets it. */
static void
check_count (Heard *heard, Count wanted)
{
  AtoutMatchState state = atout_course_get_state (ATOUT_COURSE (heard->replay));

  wanted.deal_over = state == ATOUT_MATCH_DEAL_OVER;
  wanted.match_over = state == ATOUT_MATCH_OVER;
  if (wanted.acted + wanted.rewound + wanted.dealt == 0)
    wanted.deal_over = wanted.match_over = 0;
  g_assert_cmpmem (&heard->count, sizeof wanted, &wanted, sizeof wanted);
  heard->count = (Count) { 0 };
}

static void
check_event (const AtoutEvent *event, const AtoutEvent *wanted)
{
  g_assert_cmpuint (event->seat, ==, wanted->seat);
  g_assert_cmpuint (event->action, ==, wanted->action);
  g_assert_cmpint (event->manner == ATOUT_DECIDED, ==, wanted->manner == ATOUT_DECIDED);
  g_assert_cmpmem (&event->before, sizeof (Deal), &wanted->before, sizeof (Deal));
  g_assert_cmpmem (&event->after, sizeof (Deal), &wanted->after, sizeof (Deal));
  g_assert_cmpint (event->in_vain, ==, wanted->in_vain);
  g_assert_cmpint (event->veiled, ==, wanted->veiled);
  g_assert_cmpuint (event->n_moves, ==, wanted->n_moves);
  for (guint i = 0; i < event->n_moves; i++)
    {
      g_assert_cmpuint (event->move[i].card, ==, wanted->move[i].card);
      g_assert_cmpuint (event->move[i].seat, ==, wanted->move[i].seat);
      g_assert_cmpint (event->move[i].to_hand, ==, wanted->move[i].to_hand);
      g_assert_cmpint (event->move[i].aside, ==, wanted->move[i].aside);
    }
}

/* ---- The playthroughs ---------------------------------------------------------------------- */

/* The log of @record, where each action of @user_seat is a step. */
static MatchLog *
mark_steps (const Record *record, guint user_seat)
{
  const MatchLog *from = record->log;
  MatchLog *log = match_log_new (from->game, &from->options);

  for (guint i = 0; i < from->match.n_seats; i++)
    match_log_set_player (log, i, from->player[i].kind, from->player[i].name);
  if (from->deals->len > 0)
    match_log_set_dealer (log, match_log_get_deal (from, 0)->before.dealer);
  for (guint d = 0; d < from->deals->len; d++)
    {
      const LogDeal *deal = match_log_get_deal (from, d);

      match_log_deal (log, deal->has_number ? &deal->number : NULL, deal->pack);
      for (guint i = 0; i < deal->n_done; i++)
        match_log_act (log, log_deal_get_action (deal, i)->action,
                       log_deal_get_action (deal, i)->seat == user_seat);
    }

  return log;
}

static void
check_record (const Record *record, void (*check) (Heard *heard))
{
  for (guint seat = 0; seat < record->log->match.n_seats; seat++)
    {
      g_autoptr (MatchLog) log = mark_steps (record, seat);
      Heard heard;

      heard_init (&heard, log, seat);
      check (&heard);
      heard_clear (&heard);
    }
}

/* Calls the check with a replay of every playthrough, seen from every seat. */
static void
test_playthroughs (gconstpointer data)
{
  void (*const *check) (Heard * heard) = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autoptr (GPtrArray) records = NULL;

      if (!g_str_has_suffix (name, ".atout"))
        continue;
      g_test_message ("%s", name);
      records = support_read_records (file);
      for (guint i = 0; i < records->len; i++, n++)
        check_record (g_ptr_array_index (records, i), *check);
    }
  g_assert_cmpuint (n, >, 0);
}

/* ---- Step by step -------------------------------------------------------------------------- */

/* What the rules say of action @i of @told: @deal goes on to behind it. */
static AtoutEvent
event_of (const LogDeal *told, guint i, Deal *deal, guint user_seat)
{
  const LogAction *done = log_deal_get_action (told, i);
  AtoutEvent event = { .seat = (guint) deal->turn,
                       .action = done->action,
                       .manner = done->is_step ? ATOUT_DECIDED : ATOUT_BY_ITSELF,
                       .before = *deal };

  deal_apply (deal, done->action);
  event.after = *deal;
  atout_event_complete (&event, user_seat);

  return event;
}

static void
check_forward (Heard *heard)
{
  check_moment (heard, 0, 0);
  for (guint d = 0; d < heard->log->deals->len; d++)
    {
      const LogDeal *told = match_log_get_deal (heard->log, d);
      Match match = told->before;
      Deal deal;

      match_deal (&match, told->pack, &deal);
      if (d > 0)
        {
          g_assert_true (atout_replay_step (heard->replay));
          check_count (heard, (Count) { .dealt = 1 });
          check_moment (heard, d, 0);
        }
      for (guint i = 0; i < told->n_done; i++)
        {
          AtoutEvent wanted = event_of (told, i, &deal, heard->user_seat);

          g_assert_true (atout_replay_step (heard->replay));
          check_event (&heard->event, &wanted);
          check_count (heard, (Count) { .acted = 1 });
          check_moment (heard, d, i + 1);
        }
    }
  g_assert_false (atout_replay_step (heard->replay));
  check_count (heard, (Count) { 0 });
}

static void
check_back (Heard *heard)
{
  guint d = heard->log->deals->len - 1;
  guint n = match_log_get_deal (heard->log, d)->n_done;

  atout_replay_go_to (heard->replay, d, n);
  check_count (heard, (Count) { .rewound = 1 });
  check_moment (heard, d, n);
  while (d > 0 || n > 0)
    {
      if (n > 0)
        n--;
      else
        n = match_log_get_deal (heard->log, --d)->n_done;
      g_assert_true (atout_replay_go_back (heard->replay, ATOUT_STOP_ACTION));
      check_count (heard, (Count) { .rewound = 1 });
      check_moment (heard, d, n);
    }
  g_assert_false (atout_replay_go_back (heard->replay, ATOUT_STOP_ACTION));
  check_count (heard, (Count) { 0 });
}

/* Hither and thither; nothing is heard of going where it is already. */
static void
check_jumps (Heard *heard)
{
  Rng rng = rng_new (heard->log->deals->len, heard->user_seat);

  for (guint i = 0; i < 100; i++)
    {
      guint d = rng_below (&rng, heard->log->deals->len);
      guint n_done = match_log_get_deal (heard->log, d)->n_done;
      guint n = rng_below (&rng, n_done + 1);
      gboolean stays = d == heard->deal && n == heard->position;

      atout_replay_go_to (heard->replay, d, n);
      check_count (heard, (Count) { .rewound = !stays });
      check_moment (heard, d, n);
      if (n < n_done)
        {
          g_assert_true (atout_replay_step (heard->replay));
          check_count (heard, (Count) { .acted = 1 });
          check_moment (heard, d, n + 1);
        }
    }
}

/* ---- From stop to stop --------------------------------------------------------------------- */

static guint
count_tricks (const MatchLog *log, guint index, guint n)
{
  Deal deal;

  match_log_at (log, index, n, NULL, &deal);

  return deal_count_tricks (&deal);
}

/* Whether @stop is at that moment of @log. */
static gboolean
is_stop (const MatchLog *log, guint index, guint n, AtoutStop stop)
{
  const LogDeal *told = match_log_get_deal (log, index);

  switch (stop)
    {
    case ATOUT_STOP_TRICK:
      return n > 0 && count_tricks (log, index, n) != count_tricks (log, index, n - 1);
    case ATOUT_STOP_DECISION:
      return n < told->n_done && log_deal_get_action (told, n)->is_step;
    case ATOUT_STOP_DEAL:
      return n == 0;
    case ATOUT_STOP_ACTION:
    default:
      return TRUE;
    }
}

/* From the start on, and from the end back, it stops at each @stop and nowhere else. */
static void
check_stops (Heard *heard, AtoutStop stop)
{
  const MatchLog *log = heard->log;
  guint last = log->deals->len - 1;
  guint n_stops = 0;

  for (guint d = 0; d <= last; d++)
    for (guint n = d == 0; n <= match_log_get_deal (log, d)->n_done; n++)
      if (is_stop (log, d, n, stop))
        {
          n_stops++;
          g_assert_true (atout_replay_go_on (heard->replay, stop));
          check_count (heard, (Count) { .rewound = 1 });
          check_moment (heard, d, n);
        }
  g_assert_false (atout_replay_go_on (heard->replay, stop));
  check_count (heard, (Count) { 0 });

  atout_replay_go_to (heard->replay, last, match_log_get_deal (log, last)->n_done);
  heard->count = (Count) { 0 };
  for (guint d = last + 1; d-- > 0;)
    for (guint n = match_log_get_deal (log, d)->n_done + (d < last); n-- > 0;)
      if (is_stop (log, d, n, stop))
        {
          g_assert_true (atout_replay_go_back (heard->replay, stop));
          check_count (heard, (Count) { .rewound = 1 });
          check_moment (heard, d, n);
        }
  g_assert_false (atout_replay_go_back (heard->replay, stop));
  check_count (heard, (Count) { 0 });
  g_assert_cmpuint (stop == ATOUT_STOP_TRICK ? n_stops : 1, >, 0);
}

static void
check_tricks (Heard *heard)
{
  check_stops (heard, ATOUT_STOP_TRICK);
}

static void
check_decisions (Heard *heard)
{
  check_stops (heard, ATOUT_STOP_DECISION);
}

static void
check_deals (Heard *heard)
{
  check_stops (heard, ATOUT_STOP_DEAL);
}

/* ---- As it ran ----------------------------------------------------------------------------- */

static void
keep_event (GArray *events, const AtoutEvent *event)
{
  g_array_append_vals (events, event, 1);
}

static void
play_deal (AtoutSession *match, Rng *rng)
{
  g_autoptr (GError) error = NULL;

  atout_match_deal (atout_session_get_match (match), &error);
  g_assert_no_error (error);
  while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    if (atout_course_get_turn (ATOUT_COURSE (match)) == 0)
      {
        Action action = support_random_action (atout_course_get_deal (ATOUT_COURSE (match)), rng);

        atout_choices_choose_for (atout_session_get_choices (match), 0, action, &error);
        g_assert_no_error (error);
      }
    else
      g_main_context_iteration (NULL, TRUE);
}

/* A running match of two deals, the user's seat played at random, tells the same. */
static void
check_running (const Game *game, const char *settings)
{
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  Options options = support_options (game, settings);
  g_autoptr (AtoutSession) match = NULL;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AtoutEvent));
  Rng rng = rng_new (5, 6);
  Heard heard;

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i].level = PLAYER_LEVEL_RANDOM;
  match = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (match), 11);
  g_signal_connect_swapped (match, "acted", G_CALLBACK (keep_event), events);
  for (guint i = 0; i < 2 && atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER; i++)
    play_deal (match, &rng);

  heard_init (&heard, atout_course_get_log (ATOUT_COURSE (match)), 0);
  for (guint i = 0; i < events->len; i++)
    {
      while (heard.count.acted == 0)
        g_assert_true (atout_replay_step (heard.replay));
      check_event (&heard.event, &g_array_index (events, AtoutEvent, i));
      heard.count = (Count) { 0 };
    }
  g_assert_true (atout_replay_is_at_end (heard.replay));
  heard_clear (&heard);
}

static void
test_running (void)
{
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
      check_running (game, preset->settings);
}

/* ---- Another log of the same deal ---------------------------------------------------------- */

/* The last deal goes on in another way after @n actions: with what is legal last. */
static MatchLog *
make_other (const MatchLog *log, guint n)
{
  guint last = log->deals->len - 1;
  const LogDeal *deal = match_log_get_deal (log, last);
  MatchLog *other = match_log_copy (log);

  match_log_cut (other, last);
  match_log_deal (other, deal->has_number ? &deal->number : NULL, deal->pack);
  for (guint i = 0; i < n; i++)
    match_log_act (other, log_deal_get_action (deal, i)->action, FALSE);
  while (!deal_is_over (&other->deal))
    {
      ActionList legal;

      deal_legal (&other->deal, &legal);
      match_log_act (other, legal.at[legal.n - 1], FALSE);
    }

  return other;
}

static guint
count_played (const MatchLog *log, guint n)
{
  Deal deal;

  match_log_at (log, log->deals->len - 1, n, NULL, &deal);

  return deal.n_played;
}

/* At any moment of the last deal: as many cards have been played, and nothing else is seen. */
static void
check_other (Heard *heard)
{
  const MatchLog *log = heard->log;
  guint last = log->deals->len - 1;
  guint n = match_log_get_deal (log, last)->n_done;
  g_autoptr (MatchLog) other = make_other (log, n / 2);
  g_autoptr (AtoutSession) session = atout_session_new_replay (heard->replay);
  GListModel *rows = atout_sheet_get_rows (atout_session_get_sheet (session));
  guint n_other = match_log_get_deal (other, last)->n_done;

  for (guint i = 0; i <= n; i += 5)
    {
      guint most = count_played (other, n_other);

      atout_replay_go_to (heard->replay, last, i);
      atout_replay_show_log (heard->replay, other);
      heard->log = other;
      check_moment (heard, last, heard->position);
      g_assert_cmpuint (count_played (other, heard->position), ==,
                        MIN (count_played (log, i), most));
      if (i <= n / 2)
        g_assert_cmpuint (heard->position, ==, i);

      atout_replay_go_to (heard->replay, last, n_other);
      g_assert_cmpuint (g_list_model_get_n_items (rows), ==, last + 1);
      atout_replay_show_log (heard->replay, log);
      heard->log = log;
      check_moment (heard, last, heard->position);
    }

  /* the sheet has the end that is looked at */
  for (guint turn = 0; turn < 2; turn++)
    {
      g_autoptr (AtoutScoreRow) row = NULL;
      const MatchLog *shown = turn == 0 ? other : log;
      SheetRow sheet;

      atout_replay_go_to (heard->replay, last, heard->n_actions);
      atout_replay_show_log (heard->replay, shown);
      atout_replay_go_to (heard->replay, last, heard->n_actions);
      row = g_list_model_get_item (rows, last);
      game_sheet_row (&shown->match, &shown->deal, &sheet);
      for (guint u = 0; u < sheet.n_units; u++)
        g_assert_cmpint (atout_score_row_get_sheet (row)->unit[u].score, ==, sheet.unit[u].score);
    }
}

/* ---- What it lets be done ------------------------------------------------------------------ */

/* What was before a moment is not shown where that is the first, nor is a deal before it. */
static void
check_begun (Heard *heard)
{
  guint last = heard->log->deals->len - 1;
  guint n = match_log_get_deal (heard->log, last)->n_done / 2;

  atout_replay_begin_at (heard->replay, last, n);
  g_assert_cmpuint (heard->position, ==, n);
  g_assert_true (heard->at_start);
  g_assert_cmpuint (atout_replay_get_first (heard->replay), ==, n);
  g_assert_false (atout_replay_go_back (heard->replay, ATOUT_STOP_ACTION | ATOUT_STOP_DEAL));
  atout_replay_go_to (heard->replay, 0, 0);
  g_assert_cmpuint (heard->deal, ==, last);
  g_assert_cmpuint (heard->position, ==, n);
  if (!atout_replay_step (heard->replay))
    return;
  g_assert_false (heard->at_start);
  g_assert_true (atout_replay_go_back (heard->replay, ATOUT_STOP_ACTION));
  g_assert_true (heard->at_start);
}

/* At no moment. */
static void
check_refusal (Heard *heard)
{
  AtoutCourse *course = ATOUT_COURSE (heard->replay);
  ActionList list = { .n = 1 };
  g_autoptr (GError) error = NULL;

  while (atout_course_get_turn (course) != (int) heard->user_seat
         && atout_replay_step (heard->replay))
    ;
  heard->count = (Count) { 0 };
  atout_course_list_legal (course, &list);
  g_assert_cmpuint (list.n, ==, 0);
  if (atout_course_get_turn (course) == NO_SEAT)
    return;
  deal_legal (atout_course_get_deal (course), &list);
  g_assert_false (atout_course_act (course, heard->user_seat, list.at[0], ATOUT_DECIDED, &error));
  g_assert_error (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN);
  g_assert_true (g_str_has_suffix (error->message, "."));
  check_count (heard, (Count) { 0 });
  check_moment (heard, heard->deal, heard->position);
}

/* A log without a deal has one moment. */
static void
test_empty (void)
{
  Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = match_log_new (game_at (0), &options);
  Heard heard;

  heard_init (&heard, log, 1);
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (heard.replay)), ==, ATOUT_MATCH_IDLE);
  g_assert_cmpint (atout_course_get_turn (ATOUT_COURSE (heard.replay)), ==, NO_SEAT);
  g_assert_true (heard.at_start);
  g_assert_true (heard.at_end);
  g_assert_cmpuint (heard.n_actions, ==, 0);
  g_assert_false (atout_replay_step (heard.replay));
  g_assert_false (atout_replay_go_on (heard.replay, ATOUT_STOP_DEAL));
  g_assert_false (atout_replay_go_back (heard.replay, ATOUT_STOP_ACTION));
  check_count (&heard, (Count) { 0 });
  heard_clear (&heard);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*check) (Heard *heard);
  } rows[] = {
    { "/replay-course/forward", check_forward },     { "/replay-course/back", check_back },
    { "/replay-course/jumps", check_jumps },         { "/replay-course/tricks", check_tricks },
    { "/replay-course/decisions", check_decisions }, { "/replay-course/deals", check_deals },
    { "/replay-course/other", check_other },         { "/replay-course/refusal", check_refusal },
    { "/replay-course/begun", check_begun },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i].check, test_playthroughs);
  g_test_add_func ("/replay-course/running", test_running);
  g_test_add_func ("/replay-course/empty", test_empty);

  return g_test_run ();
}
