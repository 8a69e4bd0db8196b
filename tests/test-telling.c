/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A past moment is told as the running one was: every moment of a match, from its record. */

#include "add-tests.h"
#include "model/atout-session.h"
#include "model/course/atout-replay.h"
#include "model/told/atout-sheet.h"
#include "model/told/atout-talk.h"
#include "model/words/tell-hint.h"
#include "rules/record.h"

static const struct
{
  const char *game;
  const char *settings;
} rows[] = {
  { "klaverjas", "" },     { "klaverjas", "game=kraken" },  { "klaverjas", "game=three roem=auto" },
  { "zensern", "mode=3" }, { "zensern", "mode=4" },         { "cego", "" },
  { "fiftysix", "" },      { "fiftysix", "match=tables6" }, { "wurzen", "" },
};

#define DEALS 3
#define SEEDS 6 /* of news */

static AtoutSession *
match_of (const char *key, const char *settings)
{
  AtoutPlayer players[SEATS_MAX];
  static const char *const names[SEATS_MAX]
      = { "Ada", "Bert", "Cora", "Dirk", "Emma", "Finn", "Gerd", "Hans" };
  const Game *game = game_find (key);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  AtoutSession *match;

  for (guint i = 0; i < SEATS_MAX; i++)
    players[i] = (AtoutPlayer) { names[i], FALSE, PLAYER_LEVEL_SIMPLE };
  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  match = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (match), 56);
  g_object_set (atout_session_get_match (match), "own-signals", "none", "other-signals", "none",
                NULL); /* what is agreed stands in no record */

  return match;
}

/* ---- All that is told ---------------------------------------------------------------------- */

static void
add_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s\n", line != NULL ? line : "-");
  g_free (line);
}

/* What can be told of @telling but for the last action. */
static char *
tell_all (const Telling *telling, const Trick *tricks, guint n_tricks)
{
  GString *text = g_string_new (NULL);
  Pile piles[MAX (PILES_MAX, SEATS_MAX)];
  guint n = game_piles (telling->deal, piles);

  add_line (text, tell_contract (telling));
  add_line (text, tell_targets (telling));
  add_line (text, tell_state (telling));
  for (guint i = 0; i < n; i++)
    {
      add_line (text, tell_pile (telling, &piles[i]));
      add_line (text, tell_tag (telling, &piles[i]));
    }
  for (guint i = 0; i < n_tricks; i++)
    add_line (text, tell_trick (telling, &tricks[i], i + 1));
  if (telling->match->over)
    add_line (text, tell_winners (telling));

  return g_string_free (text, FALSE);
}

/* ---- As it runs ---------------------------------------------------------------------------- */

typedef struct
{
  AtoutSession *match;
  AtoutTalk *talk;
  AtoutSheet *sheet;
  GPtrArray *moments; /* what was told in each */
  GPtrArray *status;  /* and what had just happened */
} Running;

static void
note (Running *running)
{
  AtoutCourse *course = ATOUT_COURSE (running->match);
  Trick tricks[CARDS_MAX];
  guint n = atout_course_list_tricks (course, tricks);
  Telling telling = atout_session_tell (running->match);
  g_autofree char *contract = tell_contract (&telling);

  g_assert_cmpstr (atout_session_get_contract (running->match), ==, contract);
  telling.row = atout_sheet_get_last_row (running->sheet);
  g_ptr_array_add (running->moments, tell_all (&telling, tricks, n));
  g_ptr_array_add (running->status, g_strdup (atout_talk_get_status (running->talk)));
}

static void
play (AtoutSession *match)
{
  for (guint i = 0; i < DEALS && atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER;
       i++)
    {
      g_autoptr (GError) error = NULL;

      atout_match_deal (atout_session_get_match (match), &error);
      g_assert_no_error (error);
      while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
        g_main_context_iteration (NULL, TRUE);
    }
}

static void
run (Running *running)
{
  g_signal_connect_swapped (running->match, "dealt", G_CALLBACK (note), running);
  g_signal_connect_swapped (running->match, "acted", G_CALLBACK (note), running);
  play (running->match);
}

/* ---- As it is remembered -------------------------------------------------------------------- */

typedef struct
{
  const MatchLog *log;
  Match match;
  Deal deal;
  Deal before;
  SheetRow row; /* of the deal before */
  Trick trick[CARDS_MAX];
  guint n_tricks;
  Telling telling;
} Past;

/* The names in a record have the level of a computer player in front. */
static const char *
name_of (const MatchLog *log, guint player)
{
  return strchr (log->player[player].name, ' ') + 1;
}

static void
begin_deal (Past *past, guint index)
{
  const LogDeal *deal = match_log_get_deal (past->log, index);

  past->telling = (Telling) {
    .match = &past->match, .deal = &past->deal, .listener = NO_SEAT, .prompt = "", .counts = true
  };
  if (index > 0)
    {
      const LogDeal *last = match_log_get_deal (past->log, index - 1);

      match_log_at (past->log, index - 1, last->n_done, &past->match, &past->deal);
      game_sheet_row (&past->match, &past->deal, &past->row);
      past->telling.row = &past->row;
    }
  for (guint seat = 0; seat < past->log->match.n_seats; seat++)
    {
      past->telling.name[seat] = name_of (past->log, match_player_at (&deal->before, seat));
      past->telling.player[seat] = name_of (past->log, seat);
    }
  past->n_tricks = 0;
  match_log_at (past->log, index, 0, &past->match, &past->deal);
}

/* The moment of deal @index after action @n, from 0. */
static void
step (Past *past, guint index, guint n)
{
  past->before = past->deal;
  past->telling.before = &past->before;
  match_log_at (past->log, index, n + 1, &past->match, &past->deal);
  if (deal_count_tricks (&past->deal) > deal_count_tricks (&past->before))
    past->trick[past->n_tricks++] = past->deal.last_trick;
}

static void
check_moment (Past *past, const Running *running, guint moment, const char *status)
{
  g_autofree char *told = tell_all (&past->telling, past->trick, past->n_tricks);

  g_assert_cmpstr (told, ==, g_ptr_array_index (running->moments, moment));
  g_assert_cmpstr (status, ==, g_ptr_array_index (running->status, moment));
}

static char *
tell_step (const Past *past, const LogAction *done)
{
  return deal_count_tricks (&past->deal) > deal_count_tricks (&past->before)
             ? tell_trick_taken (&past->telling)
             : tell_acted (&past->telling, done->seat, done->action);
}

static guint
check_deal (Past *past, const Running *running, guint index, guint moment)
{
  const LogDeal *deal = match_log_get_deal (past->log, index);
  g_autofree char *dealt = NULL;

  begin_deal (past, index);
  dealt = tell_dealt (&past->telling);
  check_moment (past, running, moment++, dealt);
  for (guint i = 0; i < deal->n_done; i++)
    {
      g_autofree char *status = NULL;

      step (past, index, i);
      status = tell_step (past, log_deal_get_action (deal, i));
      check_moment (past, running, moment++, status);
    }

  return moment;
}

static void
test_past (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) match = match_of (rows[i].game, rows[i].settings);
      g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (match));
      g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (match));
      g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) status = g_ptr_array_new_with_free_func (g_free);
      Running running = { match, talk, sheet, moments, status };
      g_autofree char *text = NULL;
      g_autoptr (Record) record = NULL;
      g_autoptr (GError) error = NULL;
      Past past = { 0 };
      guint moment = 0;

      g_object_set (match, "shows-count", TRUE, NULL);
      run (&running);
      text = atout_course_to_record (ATOUT_COURSE (match));
      record = record_parse (text, strlen (text), rows[i].game, &error);
      g_assert_no_error (error);
      past.log = record->log;
      for (guint index = 0; index < past.log->deals->len; index++)
        moment = check_deal (&past, &running, index, moment);
      g_assert_cmpuint (moment, ==, moments->len);
      g_assert_cmpuint (moment, >, 3 * 8);
    }
}

/* ---- Who comes late ------------------------------------------------------------------------- */

static char *
read_talk (AtoutTalk *talk)
{
  GListModel *auction = atout_talk_get_auction (talk);
  GString *text = g_string_new (atout_talk_get_status (talk));

  for (guint i = 0; i < g_list_model_get_n_items (auction); i++)
    {
      g_autoptr (AtoutSaying) call = g_list_model_get_item (auction, i);
      g_autofree char *told = atout_talk_describe (talk, call);

      g_string_append_printf (text, "\n%u/%u %s", atout_saying_get_trick (call),
                              atout_saying_get_round (call), told);
    }
  for (guint seat = 0; seat < SEATS_MAX; seat++)
    g_string_append_printf (text, "\n%s", atout_talk_get_speech (talk, seat));

  return g_string_free (text, FALSE);
}

static char *
read_sheet (AtoutSheet *sheet)
{
  GListModel *lines = atout_sheet_get_rows (sheet);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (lines, i);
      const ScoreTexts *texts = atout_score_row_get_texts (row);

      g_string_append_printf (text, "%s %s", texts->told, texts->verdict);
      for (guint unit = 0; unit < atout_score_row_get_sheet (row)->n_units; unit++)
        g_string_append_printf (text, " %s", texts->cell[unit]);
      g_string_append (text, "\n");
    }

  return g_string_free (text, FALSE);
}

/* Who begins to listen now knows what was said before. */
static void
compare_talk (Running *running)
{
  g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (running->match));
  g_autofree char *said = read_talk (running->talk);
  g_autofree char *heard = read_talk (talk);

  g_assert_cmpstr (heard, ==, said);
}

/* The same of what was written. */
static void
compare_sheet (Running *running)
{
  g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (running->match));
  g_autofree char *written = read_sheet (running->sheet);
  g_autofree char *found = read_sheet (sheet);

  g_assert_cmpstr (found, ==, written);
}

static void
test_latecomers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) match = match_of (rows[i].game, rows[i].settings);
      g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (match));
      g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (match));
      g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) status = g_ptr_array_new_with_free_func (g_free);
      Running running = { match, talk, sheet, moments, status };
      const char *last;

      g_signal_connect_swapped (match, "dealt", G_CALLBACK (compare_talk), &running);
      g_signal_connect_swapped (match, "dealt", G_CALLBACK (compare_sheet), &running);
      g_signal_connect_swapped (match, "acted", G_CALLBACK (compare_talk), &running);
      g_signal_connect_swapped (match, "deal-over", G_CALLBACK (compare_sheet), &running);
      g_signal_connect_swapped (match, "match-over", G_CALLBACK (compare_sheet), &running);
      run (&running);
      last = g_ptr_array_index (status, status->len - 1);
      g_assert_cmpstr (last, !=, "");
    }
}

/* ---- As a replay shows it ------------------------------------------------------------------- */

static char *
read_all (AtoutTalk *talk, AtoutSheet *sheet)
{
  g_autofree char *said = read_talk (talk);
  g_autofree char *written = read_sheet (sheet);

  return g_strconcat (said, "\n", written, NULL);
}

static void
keep (Running *running)
{
  g_ptr_array_add (running->moments, read_all (running->talk, running->sheet));
}

/* The line of a deal is written behind its last action. */
static void
keep_unless_over (Running *running)
{
  if (!deal_is_over (atout_course_get_deal (ATOUT_COURSE (running->match))))
    keep (running);
}

/* Who listens to a replay hears on the way on what was said, and finds it on the way back. */
static void
check_replay (Running *running)
{
  g_autoptr (AtoutReplay) replay
      = atout_replay_new (atout_course_get_log (ATOUT_COURSE (running->match)), 0);
  g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (replay));
  g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (replay));
  guint at = 0;

  do
    {
      g_autofree char *told = read_all (talk, sheet);

      g_assert_cmpstr (told, ==, g_ptr_array_index (running->moments, at++));
    }
  while (atout_replay_step (replay));
  g_assert_cmpuint (at--, ==, running->moments->len);
  while (atout_replay_go_back (replay, ATOUT_STOP_ACTION))
    {
      g_autofree char *told = read_all (talk, sheet);

      g_assert_cmpstr (told, ==, g_ptr_array_index (running->moments, --at));
    }
  g_assert_cmpuint (at, ==, 0);
}

static void
test_replay (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) match = match_of (rows[i].game, rows[i].settings);
      g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (match));
      g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (match));
      g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func (g_free);
      Running running = { .match = match, .talk = talk, .sheet = sheet, .moments = moments };

      g_signal_connect_swapped (match, "dealt", G_CALLBACK (keep), &running);
      g_signal_connect_swapped (match, "acted", G_CALLBACK (keep_unless_over), &running);
      g_signal_connect_swapped (match, "deal-over", G_CALLBACK (keep), &running);
      g_signal_connect_swapped (match, "match-over", G_CALLBACK (keep), &running);
      play (match);
      check_replay (&running);
    }
}

/* What a review calls a decision: by the trick it was played to, or the moment it was said in. */
static void
test_reviewed (void)
{
  g_autoptr (AtoutSession) match = match_of ("klaverjas", "");
  g_autoptr (GString) met = g_string_new (NULL);
  Telling telling;
  const MatchLog *log;

  play (match);
  telling = atout_session_tell (match);
  log = atout_course_get_log (ATOUT_COURSE (match));
  for (guint n = 0; n < match_log_get_deal (log, 0)->n_done; n++)
    {
      ReviewDecision decision
          = { .done = log_deal_get_action (match_log_get_deal (log, 0), n)->action };
      g_autofree char *told = NULL;
      g_autofree char *wanted = NULL;
      Deal before;
      guint trick;

      match_log_at (log, 0, n, NULL, &before);
      trick = before.n_played / before.n_seats;
      telling.deal = &before;
      if (action_is_play (before.game, decision.done))
        wanted = g_strdup_printf ("Trick %u: ", trick + 1);
      else
        wanted = before.n_played == 0 ? g_strdup ("Before the play: ")
                                      : g_strdup_printf ("After trick %u: ", trick);
      told = tell_review_done (&telling, &before, &decision,
                               g_str_has_prefix (wanted, "Trick") ? trick + 1 : 0);
      g_assert_true (g_str_has_prefix (told, wanted));
      g_string_append_c (met, wanted[0]);
    }
  g_assert_true (strchr (met->str, 'B') != NULL && strchr (met->str, 'A') != NULL);
}

/* ---- News of others ------------------------------------------------------------------------- */

typedef struct
{
  AtoutSession *match;
  AtoutTalk *talk;
  GHashTable *orders; /* what a seat may do, as its button says it */
} News;

/* Of what can be done now. */
static void
list_orders (News *news)
{
  Deal deal = *atout_course_get_deal (ATOUT_COURSE (news->match));
  ActionList list;

  g_hash_table_remove_all (news->orders);
  if (atout_course_get_state (ATOUT_COURSE (news->match)) != ATOUT_MATCH_PLAYING)
    return;
  deal_legal (&deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    {
      g_autoptr (AtoutAction) action = atout_action_new (&deal, list.at[i], SUITS_FRENCH);

      g_hash_table_add (news->orders, g_strdup (atout_action_get_meaning (action)));
    }
}

/* What names a call is no order. */
static gboolean
is_name (const char *meaning)
{
  return g_str_equal (meaning, "Pass") || g_str_has_prefix (meaning, "Trumps: ")
         || g_str_has_prefix (meaning, "Worth ");
}

static void
check_news (News *news)
{
  const char *status = atout_talk_get_status (news->talk);
  GHashTableIter iter;
  gpointer order;

  g_assert_true (g_unichar_isupper (g_utf8_get_char (status)));
  g_assert_null (strchr (status, '{'));
  g_hash_table_iter_init (&iter, news->orders);
  while (g_hash_table_iter_next (&iter, &order, NULL))
    if (!is_name (order) && strstr (status, order) != NULL)
      g_error ("“%s” orders “%s”", status, (const char *) order);
  list_orders (news);
}

/* Whatever a seat does is told as news, never as it was offered. */
static void
test_news (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows) * SEEDS; i++)
    {
      g_autoptr (AtoutSession) match = match_of (rows[i / SEEDS].game, rows[i / SEEDS].settings);
      g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (match));
      g_autoptr (GHashTable) orders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      News news = { match, talk, orders };

      atout_match_set_seed (atout_session_get_match (match), i);
      g_signal_connect_swapped (match, "dealt", G_CALLBACK (check_news), &news);
      g_signal_connect_swapped (match, "acted", G_CALLBACK (check_news), &news);
      play (match);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/telling", test_past, test_reviewed, test_latecomers, test_replay, test_news);

  return g_test_run ();
}
