/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Programs on the seats of atout-cli (records.md §6): what they are told, and how they fail. */

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/pidfd.h>

#include "cli-support.h"
#include "folder-support.h"

#define K "--game klaverjas "
#define TWO_RANDOM "--seat 0=random --seat 1=random "
#define THREE_RANDOM TWO_RANDOM "--seat 2=random "
#define ALL_RANDOM THREE_RANDOM "--seat 3=random "

static char *folder; /* for files of this test */

static char *
log_path (const char *mode)
{
  return g_strdup_printf ("%s/%s.log", folder, mode);
}

/* The words for a seat with tests/exec-player. */
static char *
program_seat (unsigned seat, const char *mode)
{
  g_autofree char *log = log_path (mode);

  return g_strdup_printf ("--seat '%u=exec:%s %s %s' ", seat, g_getenv ("ATOUT_EXEC_PLAYER"), mode,
                          log);
}

/* Waits until the killed process @pid has ended, even if its parent has not yet reaped it. */
static void
wait_for_end (int pid)
{
  struct pollfd ending = { .fd = pidfd_open (pid, 0), .events = POLLIN };

  if (ending.fd < 0)
    {
      g_assert_cmpint (errno, ==, ESRCH);
      return;
    }
  while (poll (&ending, 1, -1) != 1)
    ;
  close (ending.fd);
}

/* The lines the program was told; every process of its "pid" lines must be gone. */
static char *
told (const char *mode)
{
  g_autofree char *path = log_path (mode);
  g_autofree char *log = NULL;
  g_auto (GStrv) lines = NULL;
  GString *rest = g_string_new (NULL);
  unsigned n_pids = 0;

  g_assert_true (g_file_get_contents (path, &log, NULL, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  lines = g_strsplit (log, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "pid "))
      {
        n_pids++;
        g_test_message ("exec-player %s: process %s is to end", mode, lines[i] + 4);
        wait_for_end (atoi (lines[i] + strlen ("pid ")));
      }
    else if (lines[i + 1] != NULL)
      {
        g_string_append_printf (rest, "%s\n", lines[i]);
      }
  g_assert_cmpuint (n_pids, ==, strcmp (mode, "parent") == 0 ? 2 : 1);

  return g_string_free (rest, FALSE);
}

static void
append_codes (GString *text, const Deal *deal, CardSet cards)
{
  g_autofree char *codes = support_codes (deal_pack (deal), cards);

  g_string_append (text, codes);
}

/* The hand of @seat, if it is not what it held before less what was played. */
static void
append_hand (GString *text, const Deal *deal, unsigned seat, CardSet *held)
{
  CardSet played = 0;

  for (unsigned i = 0; i < deal->n_played; i++)
    played |= card_set_of (deal->played[i]);
  if ((*held & ~played) != deal->hand[seat])
    {
      g_string_append (text, "hand ");
      append_codes (text, deal, deal->hand[seat]);
      g_string_append_c (text, '\n');
    }
  *held = deal->hand[seat];
}

/* The cards of other hands that everybody has come to see. */
static void
append_shown (GString *text, const Deal *deal, unsigned seat, CardSet *shown)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      CardSet now = s != seat ? game_shown (deal, s) & deal->hand[s] : 0;

      if ((now & ~shown[s]) != 0)
        {
          g_string_append_printf (text, "see hand:%u ", s);
          append_codes (text, deal, now & ~shown[s]);
          g_string_append_c (text, '\n');
        }
      shown[s] = now;
    }
}

/* What others may not see is told by its first word alone. */
static void
append_action (GString *text, const Deal *deal, const LogAction *action, unsigned seat)
{
  const Game *game = deal->game;
  bool hidden = game_is_private (deal, action->action);

  if (hidden && action->seat != seat)
    g_string_append_printf (text, "%u %s\n", action->seat,
                            action_verb_info (game, action->action)->name);
  else
    record_write_action (text, deal, action->seat, action->action);
}

/* The open cards, if they are not those of @before. */
static void
append_open (GString *text, const Deal *deal, GString *before)
{
  g_autoptr (GString) now = g_string_new ("see open");
  Card open[CARDS_MAX];
  unsigned n = game_open_cards (deal, open);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (now, " %s", pack_code (deal_pack (deal), open[i]));
  g_string_append_c (now, '\n');
  if (!g_string_equal (now, before) && (n > 0 || before->len > 0))
    g_string_append (text, now->str);
  if (n > 0 || before->len > 0)
    g_string_assign (before, now->str);
}

/* Everything §6 lets @seat know of @deal_record, and nothing else. */
static void
append_deal (GString *text, const MatchLog *log, unsigned index, unsigned seat)
{
  const LogDeal *told = match_log_get_deal (log, index);
  g_autoptr (GString) open = g_string_new (NULL);
  CardSet shown[SEATS_MAX] = { 0 };
  CardSet held = 0;
  Match match;
  Deal deal;

  match_log_at (log, index, 0, &match, &deal);
  g_string_append_printf (text, "deal %u\ndealer %u\nseat %u\n", match.n_deals, deal.dealer, seat);
  append_hand (text, &deal, seat, &held);
  append_open (text, &deal, open);
  append_shown (text, &deal, seat, shown);
  for (unsigned i = 0; i < told->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (told, i);

      if (action->seat == seat)
        {
          g_autofree char *legal = support_legal (&deal);

          g_string_append_printf (text, "legal %s\n", legal);
        }
      append_action (text, &deal, action, seat);
      match_log_at (log, index, i + 1, &match, &deal);
      append_hand (text, &deal, seat, &held);
      append_open (text, &deal, open);
      append_shown (text, &deal, seat, shown);
    }
  record_write_result (text, &match, &deal);
}

static void
test_program_plays (void)
{
  static const struct
  {
    const char *game;
    const char *seats;
    bool sees_open;
    bool takes_up; /* the hand may change otherwise than by play */
  } rows[] = {
    { K "--set deals=4", ALL_RANDOM, false, false },
    { K "--set 'deals=4 trump=random'", ALL_RANDOM, true, false },
    { K "--set 'deals=4 trump=random random_second=name roem=auto'", ALL_RANDOM, true, false },
    { K "--set 'deals=4 game=kraken'", ALL_RANDOM, false, false },
    { K "--set 'deals=4 game=three'", THREE_RANDOM, true, true },
    { "--game zensern --set 'mode=4 target=301'", ALL_RANDOM, true, true },
    { "--game zensern --set 'mode=2 target=301 seven=on'", TWO_RANDOM, true, true },
    { "--game cego --set deals=1", ALL_RANDOM, false, true },
    { "--game fiftysix --set 'players=4 match=deals6'", ALL_RANDOM, false, true },
    { "--game wurzen --set bummerl=1", TWO_RANDOM, true, true },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *seat = program_seat (1, "first");
      g_autofree char *words = g_strdup_printf ("play %s --seed 4 --matches 2 %s%s", rows[i].game,
                                                rows[i].seats, seat);
      g_autofree char *out = cli_good (words);
      g_autofree char *log = told ("first");
      g_autoptr (GPtrArray) records = cli_records (out);
      g_autoptr (GString) wanted = g_string_new (NULL);

      g_assert_cmpuint (records->len, ==, 2);
      for (unsigned r = 0; r < records->len; r++)
        {
          const Record *record = g_ptr_array_index (records, r);

          for (unsigned k = 0; k < record->head->len; k++)
            g_string_append_printf (wanted, "%s\n",
                                    (const char *) g_ptr_array_index (record->head, k));
          for (unsigned d = 0; d < record->deals->len; d++)
            append_deal (wanted, record->log, d, 1);
        }
      g_assert_cmpstr (log, ==, wanted->str);
      g_assert_cmpuint (cli_count (log, "^(pack|number)"), ==, 0);
      if (!rows[i].takes_up)
        g_assert_cmpuint (cli_count (log, "^hand "), ==, 8);
      g_assert_true ((cli_count (log, "^see open ") > 0) == rows[i].sees_open);
    }
}

/* A program is asked for the deals of the run and for no more. */
static void
test_program_not_more (void)
{
  g_autofree char *seat = program_seat (0, "first");
  g_autofree char *words = g_strdup_printf ("play " K "--deals 2 " ALL_RANDOM "%s", seat);
  g_autofree char *out = cli_good (words);
  g_autofree char *log = told ("first");

  g_assert_cmpuint (cli_count (out, "^deal "), ==, 2);
  g_assert_cmpuint (cli_count (log, "^deal "), ==, 2);
}

static void
test_program_fails (void)
{
  static const struct
  {
    const char *mode;
    const char *says;
  } rows[] = {
    { "nonsense", "seat 2 in deal 1: |answered 'play:ZZ' to 'legal " },
    { "long", "seat 2 in deal 1: |answered 'xxxx|to 'legal " },
    { "silent", "seat 2 in deal 1: |no answer within 4 seconds" },
    { "stubborn", "seat 2 in deal 1: |no answer within 4 seconds" },
    { "parent", "seat 2 in deal 1: |no answer within 4 seconds" },
    { "escape", "seat 2 in deal 1: |answered '\\x1b[2J\\x07\\u202eplay\\xff\\u009b' to 'legal " },
    { "nul", "seat 2 in deal 1: |answered 'play\\x00:7H', with a NUL byte, to 'legal " },
    { "exit", "seat 2 in deal 1: |has ended with status 3" },
    { "killed", "seat 2 in deal 1: |was ended by signal 9 (Killed)" },
    { "closed", "seat 2 in deal 1: |has closed its output" },
    { "gone", "seat 2 in deal |has ended with status 0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *seat = program_seat (2, rows[i].mode);
      g_autofree char *words
          = g_strdup_printf ("play " K "--deals 2 --seat-timeout %d --threads 2 " ALL_RANDOM "%s",
                             strstr (rows[i].says, "within") != NULL ? 4 : 30, seat);
      g_auto (Run) run = cli (words);
      g_autofree char *log = told (rows[i].mode);

      cli_check_error (rows[i].mode, &run, 1, rows[i].says);
      if (run.out[0] != '\0' || cli_count (run.err, "\n") != 1)
        support_fail ("exec-player %s: output '%s', error '%s'", rows[i].mode, run.out, run.err);
      g_assert_cmpuint (strlen (run.err), <, 1000);
      g_assert_cmpuint (cli_count (log, "^legal "), <=, 1);
    }
}

/* What a program that always plays the first token has answered, by what it was told. */
static char *
answers_in (const char *log)
{
  g_autoptr (GRegex) regex = g_regex_new ("^legal (\\S+)", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GString *answers = g_string_new (NULL);

  for (g_regex_match (regex, log, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *token = g_match_info_fetch (match, 1);

      g_string_append_printf (answers, "%s\n", token);
    }

  return g_string_free (answers, FALSE);
}

/*
 * A program that answers as it should but reads nothing: the pipe to it is full some time. It has
 * four seconds: to start within one may be too much where others need the processor as well.
 */
static void
test_program_deaf (void)
{
  static const char run_words[] = "play " K "--seed 5 --matches 20 " ALL_RANDOM;
  g_autofree char *seat = program_seat (1, "first");
  g_autofree char *good_words = g_strconcat (run_words, seat, NULL);
  g_autofree char *out = cli_good (good_words);
  g_autofree char *log = told ("first");
  g_autofree char *answers = answers_in (log);
  g_autofree char *path = g_build_filename (folder, "answers", NULL);
  g_autofree char *words = g_strdup_printf (
      "%s--seat-timeout 4 --seat \"1=exec:sh -c 'cat %s; exec sleep 1000'\"", run_words, path);
  Run run;

  g_assert_cmpuint (strlen (log), >, 100000); /* more than a pipe holds */
  g_assert_true (g_file_set_contents (path, answers, -1, NULL));
  run = cli (words);
  cli_check_error (words, &run, 1,
                   "seat 1 in deal |did not read what it was told|within 4 seconds");
  g_assert_cmpuint (cli_count (run.err, "\n"), ==, 1);
  run_clear (&run);
}

/* Words of any letters and blanks: the record of such a program can be read again. */
static void
test_program_name (void)
{
  g_autofree char *link = g_build_filename (folder, "plaÿer  王", NULL);
  g_autofree char *log = log_path ("first");
  g_autofree char *words = g_strdup_printf (
      "play " K "--deals 1 " ALL_RANDOM "--seat \"3=exec:'%s' first %s\"", link, log);
  g_autofree char *out = NULL;
  g_autofree char *lines = NULL;
  g_autoptr (GPtrArray) records = NULL;
  GFile *file = g_file_new_for_path (link);

  g_assert_true (g_file_make_symbolic_link (file, g_getenv ("ATOUT_EXEC_PLAYER"), NULL, NULL));
  out = cli_good (words);
  lines = told ("first");
  records = cli_records (out);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_object_unref (file);
}

/* What is done in @deals, "--game G --deals N", with @who at seat 0. */
static char *
actions_with (const char *deals, const char *who)
{
  g_autofree char *words = g_strdup_printf ("play %s --seat 0=%s", deals, who);
  g_autofree char *out = cli_good (words);

  return g_strdup (strstr (out, "\ndeal 1\n"));
}

/* A level without inference is another player, unless it has none anyway. */
static void
test_inference (void)
{
  g_autofree char *club = actions_with (K "--deals 2", "club");
  g_autofree char *same_club = actions_with (K "--deals 2", "club:inference=no");
  g_autofree char *strong = actions_with (K "--deals 2", "strong");
  g_autofree char *other_strong = actions_with (K "--deals 2", "strong:inference=no");

  g_assert_cmpstr (club, ==, same_club);
  g_assert_cmpstr (strong, !=, other_strong);
}

/* Who is steady plays as the level does, and what is said behind a level may be said together. */
static void
test_temperament (void)
{
  const char *auctions = "--game fiftysix --deals 8 --seed 6";
  g_autofree char *simple = actions_with (auctions, "simple");
  g_autofree char *steady = actions_with (auctions, "simple:inference=no:temperament=steady");
  g_autofree char *bold = actions_with (auctions, "simple:temperament=bold");

  g_assert_cmpstr (simple, ==, steady);
  g_assert_cmpstr (simple, !=, bold);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = folder_new ();

  g_test_add_func ("/cli-programs/plays", test_program_plays);
  g_test_add_func ("/cli-programs/not-more", test_program_not_more);
  g_test_add_func ("/cli-programs/fails", test_program_fails);
  g_test_add_func ("/cli-programs/deaf", test_program_deaf);
  g_test_add_func ("/cli-programs/name", test_program_name);
  g_test_add_func ("/cli-programs/inference", test_inference);
  g_test_add_func ("/cli-programs/temperament", test_temperament);
  status = g_test_run ();

  folder_remove (folder);
  g_free (folder);

  return status;
}
