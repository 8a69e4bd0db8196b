/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/evening-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/score-words.h"
#include "model/words/time-words.h"
#include "rules/sheet.h"

#define VALUES_MAX 4

/* Returns @text with the number @value in place of @name, and then those of the further pairs. */
static char *
fill (const char *text, const char *names[VALUES_MAX], const guint numbers[VALUES_MAX])
{
  WordsValue values[VALUES_MAX + 1] = { 0 };
  char digits[VALUES_MAX][12];

  for (guint i = 0; i < VALUES_MAX && names[i] != NULL; i++)
    {
      g_snprintf (digits[i], sizeof digits[i], "%u", numbers[i]);
      values[i] = (WordsValue) { names[i], digits[i] };
    }

  return words_fill (text, values);
}

/* ---- Evening --------------------------------------------------------------------------------- */

static const char *
course_of (const EveningPlan *plan)
{
  switch (plan->form->kind)
    {
    case EVENING_KNOCKOUT:
      return _ ("A knock-out of {people} players: the winner of each match goes on.");
    case EVENING_LEAGUE:
      /* Translators: {entrants} is the number of players, or of teams */
      return plan->n_team > 1 ? _ ("A league of {entrants} teams: each plays a match against each "
                                   "other one.")
                              : _ ("A league of {entrants} players: each plays a match against "
                                   "each other one.");
    case EVENING_DRIVE:
    default:
      /* Translators: tables to sit at */
      return _ ("{rounds} rounds of {deals} deals at {tables} tables: the places are drawn anew "
                "each round, and each player’s points add up.");
    }
}

char *
evening_words_size (guint n_tables)
{
  const char *names[VALUES_MAX] = { "{count}", NULL };
  const guint numbers[VALUES_MAX] = { n_tables, 0 };

  /* Translators: tables to sit at; the title of a row that begins a club evening */
  return fill (ngettext ("{count} Table", "{count} Tables", n_tables), names, numbers);
}

char *
evening_words_course (const EveningPlan *plan)
{
  const char *names[VALUES_MAX] = { "{rounds}", "{deals}", "{tables}", NULL };
  const guint numbers[VALUES_MAX] = { plan->n_rounds, plan->n_deals, plan->n_tables, 0 };
  const char *other_names[VALUES_MAX] = { "{people}", "{entrants}", NULL };
  const guint other_numbers[VALUES_MAX] = { plan->n_people, plan->n_entrants, 0 };

  return plan->form->kind == EVENING_DRIVE ? fill (course_of (plan), names, numbers)
                                           : fill (course_of (plan), other_names, other_numbers);
}

char *
evening_words_length (const EveningPlan *plan)
{
  const char *names[VALUES_MAX] = { "{minutes}", NULL };
  const guint numbers[VALUES_MAX] = { evening_plan_minutes (plan), 0 };

  return fill (plan->form->kind == EVENING_KNOCKOUT
                   ? _ ("Up to about {minutes} minutes. You can leave at any card and go on "
                        "another day.")
                   : _ ("About {minutes} minutes. You can leave at any card and go on another "
                        "day."),
               names, numbers);
}

static const char *
title_of (const EveningPlan *plan)
{
  switch (plan->form->kind)
    {
    case EVENING_KNOCKOUT:
      /* Translators: {tables} is the number of tables in the first round */
      return _ ("Knock-out of {day}, {tables} tables");
    case EVENING_LEAGUE:
      return _ ("League of {day}, {tables} tables");
    case EVENING_DRIVE:
    default:
      return _ ("Drive of {day}, {tables} tables");
    }
}

char *
evening_words_title (const EveningRow *row)
{
  g_autofree char *day
      = row->shares_day ? time_words_moment (row->began) : time_words_day (row->began);
  g_autofree char *tables = g_strdup_printf ("%u", row->plan.n_tables);
  const WordsValue values[] = { { "{day}", day }, { "{tables}", tables }, { NULL, NULL } };

  return words_fill (title_of (&row->plan), values);
}

char *
evening_words_state (const EveningRow *row)
{
  const char *names[VALUES_MAX] = { "{round}", "{rounds}", NULL };
  const guint numbers[VALUES_MAX] = { row->round + 1, row->plan.n_rounds, 0 };

  return row->is_over ? g_strdup (_ ("The evening is over."))
                      : fill (C_ ("evening", "Round {round} of {rounds}"), names, numbers);
}

/* ---- List ------------------------------------------------------------------------------------ */

static const char *
name_of (const EveningRow *row, guint person)
{
  return person == EVENING_USER ? C_ ("player", "You") : row->names[person];
}

char *
evening_words_entrant (const EveningRow *row, guint entrant)
{
  const char *names[SEATS_MAX];

  for (guint i = 0; i < row->plan.n_team; i++)
    names[i] = name_of (row, entrant * row->plan.n_team + i);

  return score_words_list (names, row->plan.n_team);
}

char *
evening_words_points (int points)
{
  char number[16];

  sheet_write_number (number, sizeof number, points, FALSE);

  return g_strdup (number);
}

/* Returns the points of all rounds that @line has played, or "". */
static char *
tell_points (const EveningRow *row, const EveningLine *line)
{
  GString *text = g_string_new (NULL);

  for (guint round = 0; round < row->plan.n_rounds; round++)
    {
      gboolean is_first = text->len == 0;
      int points = line->points[round];
      g_autofree char *number = evening_words_points (is_first ? points : ABS (points));

      if (line->has_played[round])
        g_string_append_printf (text, "%s%s", is_first ? "" : points < 0 ? " − " : " + ", number);
    }

  return g_string_free (text, FALSE);
}

/* Appends @part, after a dot unless @text is empty. */
static void
append_part (GString *text, const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

char *
evening_words_line (const EveningRow *row, const EveningLine *line)
{
  const char *names[VALUES_MAX] = { "{count}", NULL };
  const guint numbers[VALUES_MAX] = { line->n_won, 0 };
  GString *text = g_string_new (NULL);
  g_autofree char *points = tell_points (row, line);
  g_autofree char *won
      = fill (ngettext ("{count} match won", "{count} matches won", line->n_won), names, numbers);

  g_string_append (text, points);
  if (row->plan.form->counts_wins)
    append_part (text, won);
  if (line->is_out)
    append_part (text, C_ ("evening", "knocked out"));
  if (line->is_last)
    /* Translators: what clubs give to the last of the list; in Dutch the “poedel” */
    append_part (text, C_ ("evening", "consolation prize"));

  return g_string_free (text, FALSE);
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static char *
list_side (const EveningRow *row, const EveningTable *table, guint unit)
{
  const EveningPlan *plan = &row->plan;
  const char *names[SEATS_MAX];
  guint n = 0;

  for (guint seat = 0; seat < plan->n_seats; seat++)
    if (game_unit_of (plan->game, &plan->options, seat) == unit)
      names[n++] = name_of (row, table->seats.person[seat]);

  return score_words_list (names, n);
}

char *
evening_words_places (const EveningRow *row, const EveningTable *table)
{
  guint n_units = game_count_units (row->plan.game, &row->plan.options);
  GString *text = g_string_new (NULL);

  for (guint unit = 0; unit < n_units; unit++)
    {
      g_autofree char *side = list_side (row, table, unit);

      g_string_append_printf (text, "%s%s", unit == 0 ? "" : n_units == 2 ? " – " : ", ", side);
    }

  return g_string_free (text, FALSE);
}

/* Returns the points of each side, "1520 – 1080". */
static char *
list_points (const EveningPlan *plan, const EveningTable *table)
{
  guint n_units = game_count_units (plan->game, &plan->options);
  GString *text = g_string_new (NULL);

  for (guint unit = 0; unit < n_units; unit++)
    for (guint seat = 0; seat < plan->n_seats; seat++)
      if (game_unit_of (plan->game, &plan->options, seat) == unit)
        {
          g_autofree char *points = evening_words_points (table->points[seat]);

          g_string_append_printf (text, "%s%s",
                                  unit == 0      ? ""
                                  : n_units == 2 ? " – "
                                                 : ", ",
                                  points);
          break;
        }

  return g_string_free (text, FALSE);
}

char *
evening_words_table (const EveningRow *row, const EveningTable *table)
{
  const char *names[VALUES_MAX] = { "{count}", "{deals}", NULL };
  const guint numbers[VALUES_MAX] = { table->n_deals, row->plan.n_deals, 0 };

  if (table->is_over && table->is_own && table->match < 0)
    {
      g_autofree char *points = list_points (&row->plan, table);

      /* Translators: the result of a match that the user has deleted */
      return g_strjoin (" · ", points, C_ ("evening", "match deleted"), NULL);
    }
  if (table->is_over)
    return list_points (&row->plan, table);
  if (table->is_own)
    return g_strdup (table->match >= 0 ? C_ ("evening", "begun") : C_ ("evening", "your turn"));
  if (row->plan.n_deals > 0)
    /* Translators: {count} is the number of finished deals */
    return fill (C_ ("evening", "{count} of {deals}"), names, numbers);

  return fill (ngettext ("{count} deal", "{count} deals", table->n_deals), names, numbers);
}
