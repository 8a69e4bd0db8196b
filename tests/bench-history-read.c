/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-history-read.h"

#include "bench-user.h"
#include "model/history/atout-past-list.h"
#include "model/statistics/atout-statistics.h"
#include "model/statistics/statistics-luck.h"
#include "support.h"

#define WRITTEN 300 /* things that are written */
#define READ 205    /* rows that a list has ready at the same time */

static double
since (gint64 begin)
{
  return (g_get_monotonic_time () - begin) / 1e3;
}

static AtoutHistory *
open_history (const char *path)
{
  gint64 begin = g_get_monotonic_time ();
  AtoutHistory *history = atout_history_new (path, "bench");
  double opened = since (begin);
  g_autoptr (GListModel) resting = NULL;

  begin = g_get_monotonic_time ();
  resting = atout_history_list_resting (history);
  g_print ("opened in %.1f ms, %u matches that rest listed in %.1f ms\n", opened,
           g_list_model_get_n_items (resting), since (begin));

  return history;
}

/* A match more, and it is gone again. */
static void
measure_writing (AtoutHistory *history)
{
  const AtoutPlayer players[SEATS_MAX] = { { .name = "Ada", .human = TRUE } };
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutMatch) match = atout_match_new (game, &options, players);
  AtoutCourse *course = ATOUT_COURSE (match);
  Rng rng = rng_new (1, 1);
  double sum = 0, most = 0, over = 0;
  gint64 begin;

  atout_match_set_seed (match, 1);
  atout_history_follow (history, match);
  for (guint i = 0; i < WRITTEN; i++)
    {
      double taken;

      begin = g_get_monotonic_time ();
      if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
        atout_match_deal (match, NULL);
      else
        atout_course_act (course, (guint) atout_course_get_turn (course),
                          support_random_action (atout_course_get_deal (course), &rng),
                          ATOUT_BY_ITSELF, NULL);
      taken = since (begin);
      sum += taken;
      most = MAX (most, taken);
      if (atout_course_get_state (course) == ATOUT_MATCH_DEAL_OVER)
        over = MAX (over, taken);
    }
  begin = g_get_monotonic_time ();
  history_log_remove (atout_history_get_database (history), atout_history_get_id (history, match),
                      NULL);
  g_print ("an action written in %.2f ms, at most %.1f ms; the last of a deal in at most %.1f ms;"
           " the match deleted in %.1f ms\n",
           sum / WRITTEN, most, over, since (begin));
}

/* The list with @form and @text looked for, and rows of it in the middle, as it is scrolled. */
static void
list (AtoutHistory *history, const char *form, const char *text)
{
  const HistoryFilter filter = { .form = form, .text = text };
  g_autoptr (AtoutPastList) past = atout_past_list_new (history);
  gint64 begin = g_get_monotonic_time ();
  double found;
  guint n, n_read;

  atout_past_list_set_filter (past, &filter);
  found = since (begin);
  n = g_list_model_get_n_items (G_LIST_MODEL (past));
  n_read = MIN (n, READ);
  begin = g_get_monotonic_time ();
  for (guint i = 0; i < n_read; i++)
    {
      g_autoptr (AtoutPast) row
          = g_list_model_get_item (G_LIST_MODEL (past), n / 2 - n_read / 2 + i);

      atout_past_get_row (row);
    }
  g_print ("listed   %-16s %-8s %6u matches in %7.1f ms, %u rows read in %7.1f ms\n",
           form != NULL ? form : "all", text != NULL ? text : "", n, found, n_read, since (begin));
}

static void
measure_listing (AtoutHistory *history)
{
  static const char *const texts[] = { "a", "bert", "nobody", "3", "3f0" };
  const Game *game;
  GameForm form;

  list (history, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    list (history, NULL, texts[i]);
  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    for (guint i = 0; game_form_at (game, i, &form); i++)
      list (history, form.key, NULL);
}

static void
count (AtoutHistory *history, const char *form, const char *mode, const char *level, guint days)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const StatisticsQuestion question
      = { .form = form,
          .mode = mode,
          .level = level,
          .since = days > 0 ? now - (gint64) days * 24 * 60 * 60 : 0 };
  g_autoptr (AtoutStatistics) statistics = atout_statistics_new (history);
  gint64 begin = g_get_monotonic_time ();
  BenchProbe loop;
  guint n = 0;

  bench_probe_start (&loop);
  atout_statistics_ask (statistics, &question);
  while (atout_statistics_get_answer (statistics) == NULL)
    g_main_context_iteration (NULL, TRUE);
  bench_probe_stop (&loop);
  for (guint k = 0; k < STATISTICS_KINDS; k++)
    n += atout_statistics_get_answer (statistics)->count[k].n_deals;
  g_print ("counted  %-16s %-8s %-10s %4u days %7u deals %8.1f ms  main loop %5.1f ms\n", form,
           mode != NULL ? "rules" : "", level != NULL ? level : "", days, n, since (begin),
           loop.wall);
}

static void
measure_luck (AtoutHistory *history, const Game *game)
{
  Database *database = atout_history_get_database (history);
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (GPtrArray) games = statistics_luck_games (database, NULL);
  g_autofree StatisticsLuck *luck = statistics_luck_read (database, game, NULL);

  g_print ("hands of %-16s %7u of %u games %8.1f ms\n", game->key, luck->n_hands, games->len,
           since (begin));
}

static void
measure_export (AtoutHistory *history, const char *form)
{
  const StatisticsQuestion question = { .form = form };
  gint64 begin = g_get_monotonic_time ();
  g_autofree char *text = statistics_to_csv (atout_history_get_database (history), &question, NULL);

  g_print ("exported %-16s %.1f MB in %.1f ms\n", form, strlen (text) / 1e6, since (begin));
}

static void
measure_counting (AtoutHistory *history)
{
  static const guint days[] = { 365, 30, 7 };
  const StatisticsQuestion nothing = { 0 };
  Database *database = atout_history_get_database (history);
  g_autoptr (Statistics) all = statistics_read (database, &nothing, NULL);
  g_autofree char *mode = NULL;
  const Game *game;
  GameForm form;

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    {
      for (guint i = 0; game_form_at (game, i, &form); i++)
        count (history, form.key, NULL, NULL, 0);
      measure_luck (history, game);
    }
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    count (history, "klaverjas", NULL, NULL, days[i]);
  count (history, "klaverjas", NULL, "simple", 0);
  for (guint i = 0; i < all->groups->len && mode == NULL; i++)
    if (g_str_equal (((StatisticsGroup *) all->groups->pdata[i])->form.key, "klaverjas"))
      mode = g_strdup (((StatisticsGroup *) all->groups->pdata[i])->mode);
  count (history, "klaverjas", mode, NULL, 0);
  measure_export (history, "klaverjas");
}

void
bench_read_history (const char *path)
{
  g_autoptr (AtoutHistory) history = open_history (path);

  measure_writing (history);
  measure_listing (history);
  measure_counting (history);
}
