/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/competing/day.h"
#include "model/competing/evening-rows.h"
#include "model/words/house-rules.h"
#include "model/words/standing-words.h"
#include "model/words/time-words.h"
#include "model/words/words.h"

/* ---- Deals ----------------------------------------------------------------------------------- */

/* Returns how many house players have finished the deal. */
static char *
tell_progress (const ContestDeal *deal)
{
  g_autofree char *n = g_strdup_printf ("%u", deal->n_house);
  g_autofree char *all = g_strdup_printf ("%u", FIELD_MEMBERS);
  const WordsValue values[] = { { "{count}", n }, { "{all}", all }, { NULL, NULL } };

  /* Translators: {count} of {all} players of the program have played these cards so far */
  return words_fill (C_ ("standing", "The house is playing these cards: {count} of {all} players "
                                     "are done"),
                     values);
}

/* Returns why @deal does not count, or NULL if it counts. */
static const char *
tell_left_out (const ContestDeal *deal)
{
  if (deal->left_out == NULL)
    return NULL;

  return strcmp (deal->left_out, "hinted") == 0
             ? C_ ("standing", "does not count: you asked for a hint")
             : C_ ("standing", "does not count: you took a card back");
}

/* Returns true if the house can play the deals of @row that the user has finished. */
static bool
can_house_play (const ContestRow *row)
{
  return row->match >= 0 && row->players == FIELD_VERSION;
}

char *
contest_words_deal (const ContestRow *row, const ContestDeal *deal)
{
  const char *left_out = tell_left_out (deal);
  g_autofree char *line = NULL;
  StandingRow told;

  if (!deal->is_over)
    return g_strdup (left_out != NULL ? left_out : "");
  if (deal->n_house < FIELD_MEMBERS)
    return can_house_play (row)
               ? tell_progress (deal)
               : g_strdup (C_ ("standing", "does not count: the house has not finished it"));
  told = standing_row (deal->own, deal->house, deal->n_house);
  line = standing_words_row (&told);

  return left_out != NULL ? g_strjoin (" · ", line, left_out, NULL) : g_steal_pointer (&line);
}

/* ---- Contests -------------------------------------------------------------------------------- */

static char *
tell_day (const char *text)
{
  GDate date;
  g_autofree char *day = day_parse (text, &date) ? day_tell (&date) : g_strdup (text);
  const WordsValue values[] = { { "{day}", day }, { NULL, NULL } };

  return words_fill (C_ ("contest", "Deals of {day}"), values);
}

char *
contest_words_title (const ContestRow *row)
{
  switch (row->kind)
    {
    case CONTEST_DAY:
      return tell_day (row->day != NULL ? row->day : "");
    case CONTEST_FRIEND:
      return g_strdup (C_ ("contest", "Cards from a friend"));
    case CONTEST_SAME:
    default:
      return g_strdup (C_ ("contest", "Same cards"));
    }
}

/* Returns the game of @row and writes its rules to @options; NULL if any of them is unknown. */
static const Game *
read_rules (const ContestRow *row, Options *options)
{
  const Game *game = game_find (row->game);

  *options = OPTIONS_DEFAULT;

  return game != NULL && house_rules_parse (options, game, row->options) ? game : NULL;
}

char *
contest_words_rules (const Game *game, const Options *options)
{
  const GameForm form = game_form (game, options);
  const Options usual = house_rules_of_form (game, &form);
  g_autofree char *usual_rules = day_rules (game, &usual);
  g_autofree char *rules = day_rules (game, options);
  Options without_length = OPTIONS_DEFAULT;

  if (strcmp (rules, usual_rules) == 0)
    return g_strdup ("");
  house_rules_parse (&without_length, game, rules);

  return house_rules_name (game, &without_length);
}

/* ---- Matches --------------------------------------------------------------------------------- */

/* Returns the contest of @match with "again", or NULL. */
static char *
name_contest (Database *database, gint64 match, GError **error)
{
  g_autoptr (ContestRow) row = contest_rows_find_match (database, match, error);
  g_autofree char *title = NULL;

  if (row == NULL)
    return NULL;
  title = contest_words_title (row);

  return row->is_again ? g_strjoin (" · ", title, C_ ("contest", "again"), NULL)
                       : g_steal_pointer (&title);
}

/* Returns the evening of @match with its round, or NULL. */
static char *
name_evening (Database *database, gint64 match, GError **error)
{
  g_autofree char *round = NULL;
  EveningUnit unit;

  if (!evening_rows_find_match (database, match, &unit, error))
    return NULL;
  round = g_strdup_printf ("%u", unit.round + 1);

  const WordsValue values[] = { { "{round}", round }, { NULL, NULL } };

  return words_fill (C_ ("contest", "Club evening, round {round}"), values);
}

char *
contest_words_match (AtoutHistory *history, gint64 match)
{
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) fault = NULL;
  char *name = name_contest (database, match, &fault);

  if (name == NULL && fault == NULL)
    name = name_evening (database, match, &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);

  return name;
}

char *
contest_words_match_rules (const Game *game, const Options *options, const char *contest)
{
  g_autofree char *rules
      = contest != NULL ? contest_words_rules (game, options) : house_rules_name (game, options);

  if (contest == NULL)
    return g_steal_pointer (&rules);

  return g_strconcat (rules, rules[0] != '\0' ? " · " : "", contest, NULL);
}

char *
contest_words_match_title (const Game *game, const Options *options, const char *contest)
{
  g_autofree char *rules = contest_words_match_rules (game, options, contest);
  const char *title = words_title (game, options);

  return rules[0] != '\0' ? g_strjoin (" · ", title, rules, NULL) : g_strdup (title);
}

/* ---- Results --------------------------------------------------------------------------------- */

char *
contest_words_summary (const ContestRow *row, const GArray *deals)
{
  Options options;
  const Game *game = read_rules (row, &options);
  g_autofree char *rules = game != NULL ? contest_words_rules (game, &options) : g_strdup ("");
  g_autofree char *when = time_words_lately (row->began, TRUE);
  g_autofree char *n = g_strdup_printf ("%u", deals->len);
  const WordsValue values[] = { { "{count}", n }, { NULL, NULL } };
  g_autofree char *count
      = words_fill (ngettext ("{count} deal", "{count} deals", deals->len), values);

  return g_strconcat (when, " · ", count, rules[0] != '\0' ? " · " : "", rules,
                      row->is_again ? " · " : "",
                      /* Translators: the deals of a day, played a second time */
                      row->is_again ? C_ ("contest", "again") : "", NULL);
}

static guint
count_over (const GArray *deals)
{
  guint n = 0;

  for (guint i = 0; i < deals->len; i++)
    n += g_array_index (deals, ContestDeal, i).is_over ? 1 : 0;

  return n;
}

bool
contest_words_is_open (const ContestRow *row, const GArray *deals)
{
  return row->match >= 0 && count_over (deals) < deals->len;
}

/* Returns true if the house still has to play a deal that counts. */
static bool
is_house_playing (const ContestRow *row, const GArray *deals)
{
  if (!can_house_play (row))
    return false;
  for (guint i = 0; i < deals->len; i++)
    {
      const ContestDeal *deal = &g_array_index (deals, ContestDeal, i);

      if (deal->is_over && deal->left_out == NULL && deal->n_house < FIELD_MEMBERS)
        return true;
    }

  return false;
}

bool
contest_words_is_finished (const ContestRow *row, const GArray *deals)
{
  return count_over (deals) == deals->len && !is_house_playing (row, deals);
}

char *
contest_words_result (const ContestRow *row, const GArray *deals)
{
  guint n_over = count_over (deals);
  g_autofree char *n = g_strdup_printf ("%u", n_over);
  g_autofree char *all = g_strdup_printf ("%u", deals->len);
  const WordsValue values[] = { { "{count}", n }, { "{all}", all }, { NULL, NULL } };
  Standing standing;

  if (n_over < deals->len)
    return words_fill (
        row->match >= 0
            ? C_ ("contest", "{count} of {all} deals played")
            /* Translators: a contest whose match was deleted before its end */
            : C_ ("contest", "Given up after {count} of {all} deals: the match was deleted"),
        values);
  if (is_house_playing (row, deals))
    return g_strdup (C_ ("contest", "The house is still playing these cards"));
  standing = contest_rows_sum_up (row, deals);

  return standing_words_play (&standing);
}

char *
contest_words_to_send (const ContestRow *row, const GArray *deals)
{
  Options options;
  const Game *game = read_rules (row, &options);
  Standing standing = contest_rows_sum_up (row, deals);
  g_autofree char *title = game != NULL ? house_rules_title (game, &options) : g_strdup (row->form);
  g_autofree char *day = time_words_day (row->began);
  g_autofree char *result = standing_words_play (&standing);
  GDate date;

  if (row->kind == CONTEST_DAY && game != NULL && row->day != NULL && day_parse (row->day, &date))
    return day_tell_result (game, &options, &date, &standing);

  return g_strdup_printf ("%s, %s\n%s\n", title, day, result);
}
