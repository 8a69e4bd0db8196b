/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names of players, wherever they come from, are short and of one line. */

#include <string.h>

#include "add-tests.h"
#include "model/course/atout-match.h"
#include "model/course/atout-replay.h"
#include "model/course/player-names.h"
#include "rules/record.h"
#include "support.h"

#define TEN "abcdefghij"
#define FORTY TEN TEN TEN TEN
#define E_ACUTE "e\xcc\x81" /* two code points that are one letter */
#define FAMILY "👩‍👩‍👧"
#define DUTCH_FLAG "🇳🇱"

static const struct
{
  const char *row;
  const char *given;
  const char *shown;
} rows[] = {
  { "as it is", "Jan van der Meer", "Jan van der Meer" },
  { "any letters", "Ömer 王 Şahin", "Ömer 王 Şahin" },
  { "from the right", "אורה", "אורה" },
  { "40 letters", FORTY, FORTY },
  { "41 letters", FORTY "k", FORTY },
  { "41 that take two bytes", FORTY "ö", FORTY },
  { "blanks around and within", "  Jan \t van   Dijk ", "Jan van Dijk" },
  { "a blank at the cut", TEN TEN TEN "abcdefghi " TEN, TEN TEN TEN "abcdefghi" },
  { "lines", "Anna\nresult points 1\r\n", "Anna result points 1" },
  { "line and paragraph separator", "A\u2028B\u2029C", "A B C" },
  { "escape, bell", "\x1b[31mRed\a", "[31mRed" },
  { "delete, C1",
    "A\x7f\xc2\x9b"
    "B",
    "A B" },
  { "written from the right by force", "\u202eannA\u202c", "annA" },
  { "isolates, marks", "\u2066A\u2069\u200e\u200fB\ufeff", "AB" },
  { "no text",
    "A\xff\xfe"
    "B",
    "A\ufffd\ufffdB" },
  { "joined letters stay", "نامه\u200cای", "نامه\u200cای" },
  { "a mark goes with its letter", TEN TEN TEN "abcdefghi" E_ACUTE, TEN TEN TEN "abcdefghi" },
  { "a mark that fits", TEN TEN TEN "abcdefgh" E_ACUTE, TEN TEN TEN "abcdefgh" E_ACUTE },
  { "a picture of five", TEN TEN TEN "abcdefg" FAMILY, TEN TEN TEN "abcdefg" },
  { "a picture that fits", TEN TEN TEN "abcde" FAMILY, TEN TEN TEN "abcde" FAMILY },
  { "a flag of two", TEN TEN TEN "abcdefghi" DUTCH_FLAG, TEN TEN TEN "abcdefghi" },
  { "the second flag", TEN TEN TEN "abcdefg" DUTCH_FLAG DUTCH_FLAG,
    TEN TEN TEN "abcdefg" DUTCH_FLAG },
};

/* More than 300,000 characters each. */
static char *
repeat (const char *text)
{
  GString *all = g_string_new (NULL);

  while (all->len < 1200000)
    g_string_append (all, text);

  return g_string_free (all, FALSE);
}

static AtoutMatch *
match_of (const char *own, const char *other)
{
  const AtoutPlayer players[SEATS_MAX]
      = { { own, TRUE, PLAYER_LEVEL_SIMPLE }, { other, FALSE, PLAYER_LEVEL_SIMPLE } };
  const Options options = OPTIONS_DEFAULT;

  return atout_match_new (game_find ("wurzen"), &options, players);
}

static void
check (const char *row, AtoutCourse *course, const char *own, const char *other)
{
  support_check (row, atout_course_get_player_name (course, 0), own);
  support_check (row, atout_course_get_player_name (course, 1), other);
}

static void
test_given (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *row = g_strconcat ("given, ", rows[i].row, NULL);
      g_autoptr (AtoutMatch) match = match_of (rows[i].given, rows[i].given);

      check (row, ATOUT_COURSE (match), rows[i].shown, rows[i].shown);
    }
}

/* What lies in the history or in a record of others. */
static void
test_read (void)
{
  const Options options = OPTIONS_DEFAULT;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *row = g_strconcat ("read, ", rows[i].row, NULL);
      g_autofree char *with_level = g_strconcat ("simple ", rows[i].given, NULL);
      MatchLog *log = match_log_new (game_find ("wurzen"), &options);
      g_autoptr (AtoutReplay) replay = NULL;
      g_autoptr (AtoutMatch) match = NULL;

      match_log_set_player (log, 0, PLAYER_HUMAN, rows[i].given);
      match_log_set_player (log, 1, PLAYER_COMPUTER, with_level);
      replay = atout_replay_new (log, 0);
      check (row, ATOUT_COURSE (replay), rows[i].shown, rows[i].shown);
      match = atout_match_new_from_log (log, NULL);
      check (row, ATOUT_COURSE (match), rows[i].shown, rows[i].shown);
    }
}

static void
test_long (void)
{
  g_autofree char *letters = repeat ("a");
  g_autofree char *controls = repeat ("\x01");
  g_autofree char *marks = repeat ("\u0301");
  g_autofree char *bytes = repeat ("\xff");
  g_autoptr (AtoutMatch) long_names = match_of (letters, marks);
  g_autoptr (AtoutMatch) odd_names = match_of (controls, bytes);
  const char *name = atout_course_get_player_name (ATOUT_COURSE (long_names), 1);

  g_assert_cmpuint (strlen (atout_course_get_player_name (ATOUT_COURSE (long_names), 0)), ==, 40);
  g_assert_cmpuint (g_utf8_strlen (name, -1), <=, 40);
  g_assert_cmpstr (atout_course_get_player_name (ATOUT_COURSE (odd_names), 0), ==, "You");
  name = atout_course_get_player_name (ATOUT_COURSE (odd_names), 1);
  g_assert_cmpuint (g_utf8_strlen (name, -1), ==, 40);
}

/* Without a name, or with none that can be seen, the user is “you”, and others have one that fits
 * the game. */
static void
test_none (void)
{
  static const char *const given[] = { NULL, "", " ", "\n", "\u202e", "\x1b" };

  for (guint i = 0; i < G_N_ELEMENTS (given); i++)
    {
      g_autoptr (AtoutMatch) match = match_of (given[i], given[i]);

      check (given[i], ATOUT_COURSE (match), "You", "Franz");
    }
}

/* A record keeps that the user had no name, so who reads it is spoken to as well. */
static void
test_record_of_none (void)
{
  g_autoptr (AtoutMatch) match = match_of ("", "Resi");
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (match));
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "a record", &error);
  g_autoptr (AtoutReplay) replay = NULL;

  g_assert_no_error (error);
  replay = atout_replay_new (record->log, 0);
  check ("read back", ATOUT_COURSE (replay), "You", "Resi");
}

/* Nobody at a table of @game is called as another. */
static void
test_games (void)
{
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      const char *const *names = player_names_of (game);
      g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

      for (guint seat = 0; seat < SEATS_MAX; seat++)
        {
          g_autofree char *tidy = tidy_name (names[seat]);

          g_assert_cmpstr (names[seat], ==, tidy);
          g_assert_cmpuint (g_utf8_strlen (tidy, -1), <=, 9); /* whole on a plate */
          g_assert_true (g_hash_table_add (seen, (gpointer) names[seat]));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/player-names", test_given, test_read, test_long, test_none, test_record_of_none,
             test_games);

  return g_test_run ();
}
