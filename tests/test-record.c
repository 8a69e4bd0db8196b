/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Records (records.md §1): what is read, what is refused and how the error says it. */

#include <glib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "add-tests.h"
#include "examples.h"

#define GAME (&klaverjas_game)

#define HEAD "atout 1\ngame klaverjas\n"
#define CARDS                                                                                      \
  "7C 8C 9C TC JC QC KC AC 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD"
#define DEAL "deal 1\ndealer 3\n"
#define PACK "pack " CARDS " AD\n"
#define TO_ACT HEAD DEAL PACK "0 trump:H\n" /* 6 lines; seat 0 leads */
#define NUMBER "number 000102030405060708090a0b0c0d0e0f\n"
#define NUMBER_PACK                                                                                \
  "pack 9C AD QD QS TS KS JD KC TH 7S AH 8D 9D 9S KD 7D 7C 9H TC TD 8S 8H AS 8C 7H JC JH AC QC "   \
  "QH JS KH\n"

/* {deal}: a first deal with all actions; {boom}: a whole match of four deals. */
static char *whole_deal;
static char *deal_result_lines;
static char *whole_boom;

/* A match of first legal actions, dealt from the unshuffled pack; the last lines apart. */
static char *
play_first (const char *settings, unsigned n_deals, char **result_lines)
{
  Options options = support_options (GAME, settings);
  g_autoptr (MatchLog) log = match_log_new (GAME, &options);
  GString *text = g_string_new (NULL);
  Match match;

  record_write_header (text, log);
  match_init (&match, GAME, &options, NO_SEAT);
  for (unsigned d = 0; d < n_deals; d++)
    {
      g_autoptr (GString) result = g_string_new (NULL);
      Card pack[CARDS_MAX];
      ActionList list;
      Deal deal;

      support_unshuffled (pack, game_pack (GAME, &options)->n_cards);
      match_deal (&match, pack, &deal);
      record_write_deal (text, &match, &deal, NULL);
      while (!deal_is_over (&deal))
        {
          deal_legal_sorted (&deal, &list);
          record_write_action (text, &deal, (unsigned) deal.turn, list.at[0]);
          deal_apply (&deal, list.at[0]);
        }
      match_book (&match, &deal);
      record_write_result (result, &match, &deal);
      if (result_lines != NULL)
        *result_lines = g_strdup (result->str);
      else
        g_string_append (text, result->str);
    }

  return g_string_free (text, FALSE);
}

/* Returns @text with placeholders such as {head} replaced by the texts that they name. */
static char *
fill_in (const char *text)
{
  g_autofree char *long_line = g_strnfill (RECORD_LINE_MAX + 1, 'x');
  const struct
  {
    const char *name;
    const char *text;
  } parts[] = {
    { "{head}", HEAD },
    { "{start}", DEAL },
    { "{pack}", PACK },
    { "{cards}", CARDS },
    { "{act}", TO_ACT },
    { "{number}", NUMBER },
    { "{deal}", whole_deal },
    { "{boom}", whole_boom },
    { "{result}", deal_result_lines },
    { "{long}", long_line },
    { "{number-pack}", NUMBER_PACK },
  };
  g_autoptr (GString) full = g_string_new (text);

  for (unsigned i = 0; i < G_N_ELEMENTS (parts); i++)
    g_string_replace (full, parts[i].name, parts[i].text, 0);

  return g_strdup (full->str);
}

static void
set_text (Example *example, const char *cell)
{
  g_autofree char *text = g_strcompress (cell);
  g_autofree char *filled = fill_in (text);

  g_string_assign (example->told, filled);
}

/* ---- Broken records --------------------------------------------------------------------- */

static unsigned
count_lines (const char *text)
{
  unsigned n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';

  return n;
}

/* One error, no record, "NAME:LINE: " in front, every part "A / B" of @says in it, in one line. */
static void
check_error (const char *row, const char *text, gsize length, unsigned line, const char *says)
{
  g_auto (GStrv) parts = g_strsplit (says, " / ", -1);
  g_autofree char *prefix = g_strdup_printf ("broken.atout:%u: ", line);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, length, "broken.atout", &error);

  if (record != NULL || error == NULL)
    {
      support_fail ("%s: accepted", row);
      return;
    }
  g_assert_true (error->domain == RECORD_ERROR);
  if (!g_str_has_prefix (error->message, prefix))
    support_fail ("%s: '%s' does not begin with '%s'", row, error->message, prefix);
  for (unsigned i = 0; parts[i] != NULL; i++)
    if (strstr (error->message, parts[i]) == NULL)
      support_fail ("%s: '%s' does not say '%s'", row, error->message, parts[i]);
  if (strchr (error->message, '\n') != NULL)
    support_fail ("%s: '%s' has more than one line", row, error->message);
}

/* "LINE PART / PART": the line from 1, 0 the last, -1 the one before */
static void
check_refused (Example *example, const char *cell)
{
  g_autofree char *says = g_strcompress (strchr (cell, ' ') + 1);
  int line = atoi (cell);

  if (line <= 0)
    line += (int) count_lines (example->told->str);
  check_error (example->row, example->told->str, example->told->len, (unsigned) line, says);
}

/* What no text can hold. */
static void
test_broken_bytes (void)
{
  static const char nul[] = HEAD "player 0 human A\0B\n";
  static const char nul_first[] = HEAD "\0\n";
  g_autofree char *large = g_strnfill (RECORD_FILE_MAX + 1, '\n');

  check_error ("R-1 NUL in a line", nul, sizeof nul - 1, 3, "not text");
  check_error ("R-1 NUL alone", nul_first, sizeof nul_first - 1, 3, "not text");
  check_error ("R-1 file too large", large, RECORD_FILE_MAX + 1, 1, "16777216 bytes");
  check_error ("R-6 no LF at all", HEAD, strlen ("atout 1"), 1, "ends here / 'atout'");
}

/* ---- What is accepted ------------------------------------------------------------------- */

static Record *
parse (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  Record *record = record_parse (text, length, "good.atout", &error);

  if (record == NULL)
    g_error ("'%s' in:\n%.*s", error->message, (int) length, text);

  return record;
}

/* Returns "DEALS ACTIONS": the number of deals, and of actions in the last deal. */
static char *
tell_accepted (Example *example)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record
      = record_parse (example->told->str, example->told->len, "good.atout", &error);
  const RecordDeal *last;

  if (record == NULL)
    return g_strdup (error->message);
  g_assert_null (record->warning);
  if (record->deals->len == 0)
    return g_strdup ("0 0");
  last = g_ptr_array_index (record->deals, record->deals->len - 1);

  return g_strdup_printf ("%u %u", record->deals->len, last->log != NULL ? last->log->n_done : 0);
}

static const ExampleColumn columns[] = {
  { "text", .set = set_text },
  { "refused", .check = check_refused },
  { "accepted", .text = tell_accepted },
  { NULL },
};

/* Every part of a record where it belongs. */
static void
test_contents (void)
{
  static const char text[] = HEAD "option trump utrecht\r\n"
                                  "player 2 computer strong Old Jan\n"
                                  "player 0 human Anna\n"
                                  "# comment\n" DEAL NUMBER NUMBER_PACK "0 trump:S\n";
  g_autoptr (Record) record = parse (text, strlen (text));
  const RecordDeal *deal = g_ptr_array_index (record->deals, 0);
  const LogAction *action = log_deal_get_action (deal->log, 0);
  g_autofree char *options = options_to_string (&record->log->options, record->log->game);

  g_assert_true (record->log->game == GAME);
  g_assert_cmpstr (options, ==, "trump=utrecht");
  g_assert_cmpint (record->log->player[0].kind, ==, PLAYER_HUMAN);
  g_assert_cmpstr (record->log->player[0].name, ==, "Anna");
  g_assert_cmpint (record->log->player[1].kind, ==, PLAYER_NONE);
  g_assert_cmpint (record->log->player[2].kind, ==, PLAYER_COMPUTER);
  g_assert_cmpstr (record->log->player[2].name, ==, "strong Old Jan");
  g_assert_cmpuint (record->head->len, ==, 5);
  g_assert_cmpstr (g_ptr_array_index (record->head, 2), ==, "option trump utrecht");
  g_assert_cmpuint (deal->dealer, ==, 3);
  g_assert_true (deal->log->has_number);
  g_assert_cmpstr (deal->log->number.hex, ==, "000102030405060708090a0b0c0d0e0f");
  g_assert_cmpuint (deal->head->len, ==, 4);
  g_assert_cmpuint (deal->log->pack[0], ==, 2); /* 9C */
  g_assert_cmpuint (action->seat, ==, 0);
  g_assert_cmpuint (action->action, ==, ACTION (VERB_TRUMP, SUIT_SPADES));
}

/* R-8: what comments tell of how the deal came about, and what is written of it again. */
static void
test_marks (void)
{
#define HUMAN HEAD "player 2 human Anna\n" DEAL PACK "0 pass\n1 pass\n2 pass\n3 trump:H\n"
#define NOBODY HEAD DEAL PACK "0 pass\n1 pass\n2 pass\n3 trump:H\n"
  static const struct
  {
    const char *row;
    const char *text;
    const char *steps; /* one sign an action: a step begins, or not */
    bool was_undone;
    const char *marks; /* as written again */
  } rows[] = {
    { "R-8 nobody is human", NOBODY, "....", false, "" },
    { "R-8 every action of a human seat", HUMAN, "..s.", false, "" },
    { "R-8 not those of a computer", HEAD "player 2 computer strong\n" DEAL PACK "0 pass\n", ".",
      false, "" },
    { "R-8 undone", HUMAN "# undone\n", "..s.", true, "# undone\n" },
    { "R-8 undone in its first deal", "{deal}{result}# undone\ndeal 2\ndealer 0\n" PACK "1 pass\n",
      ".", false, "" },
    { "R-8 undone, CRLF", HUMAN "# undone\r\n", "..s.", true, "# undone\n" },
    { "R-8 undone twice", HUMAN "# undone\n# undone\n", "..s.", true, "# undone\n" },
    { "R-8 undone before there is a deal", HEAD "# undone\n" DEAL PACK "0 pass\n", ".", false, "" },
    { "R-8 undone before there are cards", HEAD DEAL "# undone\n" PACK "0 pass\n", ".", false, "" },
    { "R-8 hinted", HUMAN "# hinted\n", "..s.", false, "# hinted\n" },
    { "R-8 hinted and undone", HUMAN "# hinted\n# undone\n", "..s.", true, "# undone\n# hinted\n" },
    { "R-8 hinted in its first deal", "{deal}{result}# hinted\ndeal 2\ndealer 0\n" PACK "1 pass\n",
      ".", false, "" },
    { "R-8 another word", HUMAN "# undone?\n#undone\n# Undone\n", "..s.", false, "" },
    { "R-8 steps", NOBODY "# steps 1 3\n", "s.s.", false, "# steps 1 3\n" },
    { "R-8 steps and undone", NOBODY "# undone\n# steps 4\n", "...s", true,
      "# steps 4\n# undone\n" },
    { "R-8 what answered itself is no step", HUMAN "# steps\n", "....", false, "# steps\n" },
    { "R-8 as it is anyway", HUMAN "# steps 3\n", "..s.", false, "" },
    { "R-8 the last word counts", NOBODY "# steps 1 3\n# steps 2\n", ".s..", false, "# steps 2\n" },
    { "R-8 before more is done",
      HEAD "player 0 human Anna\n" DEAL PACK
           "0 pass\n1 pass\n# steps 2\n2 pass\n3 trump:H\n0 play:7C\n",
      ".s..s", false, "# steps 2 5\n" },
    { "R-8 of the last deal", "{deal}{result}deal 2\ndealer 0\n" PACK "1 pass\n# steps 1\n", "s",
      false, "# steps 1\n" },
    { "R-8 no such action", NOBODY "# steps 1 5\n", "....", false, "" },
    { "R-8 none is 0", NOBODY "# steps 0\n", "....", false, "" },
    { "R-8 not ascending", NOBODY "# steps 3 1\n", "....", false, "" },
    { "R-8 one twice", NOBODY "# steps 3 3\n", "....", false, "" },
    { "R-8 no number", NOBODY "# steps 1 two\n# steps of a dance\n", "....", false, "" },
    { "R-8 blanks", NOBODY "# steps  1\n# steps 1 \n#steps 1\n", "....", false, "" },
    { "R-8 a longer word", NOBODY "# stepson 1\n", "....", false, "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = fill_in (rows[i].text);
      g_autoptr (Record) record = parse (text, strlen (text));
      unsigned last = record->log->deals->len - 1;
      const LogDeal *deal = match_log_get_deal (record->log, last);
      g_autoptr (GString) steps = g_string_new (NULL);
      g_autoptr (GString) again = g_string_new (NULL);
      const char *marks;

      for (unsigned k = 0; k < deal->n_done; k++)
        g_string_append_c (steps, log_deal_get_action (deal, k)->is_step ? 's' : '.');
      record_write_log_deal (again, record->log, last);
      marks = strstr (again->str, "# ");
      if (!g_str_equal (steps->str, rows[i].steps) || deal->was_undone != rows[i].was_undone
          || g_strcmp0 (marks != NULL ? marks : "", rows[i].marks) != 0)
        support_fail ("%s: steps %s%s, written '%s'", rows[i].row, steps->str,
                      deal->was_undone ? ", undone" : "", marks != NULL ? marks : "");
    }
#undef HUMAN
#undef NOBODY
}

/* A record that stops anywhere is written again as it was, but for what says nothing. */
static void
test_written_again (void)
{
  static const struct
  {
    const char *row;
    const char *text;
    const char *again; /* NULL: the same */
  } rows[] = {
    { "R-2 the header", HEAD "option rules rotterdam\n", NULL },
    { "R-2 players", HEAD "player 0 human Anna B\nplayer 3 computer strong X\n", NULL },
    { "R-2 players in any order", HEAD "player 3 human A\nplayer 0 human B\n",
      HEAD "player 0 human B\nplayer 3 human A\n" },
    { "R-2 an option with its default", HEAD "option rules amsterdam\n", HEAD },
    { "R-1 byte order mark", "\xef\xbb\xbf" HEAD, HEAD },
    { "R-1 comments, blank lines, CRLF", "# a\natout 1\r\n\ngame klaverjas\n# b\n", HEAD },
    { "R-3 no deal yet", HEAD "deal 1\n", HEAD },
    { "R-3 no cards yet, the usual dealer", HEAD DEAL, HEAD },
    { "R-3 no cards yet, another dealer", HEAD "deal 1\ndealer 1\n", NULL },
    { "R-3 another dealer", HEAD "deal 1\ndealer 1\n" PACK "2 pass\n", NULL },
    { "R-3 number with its pack", HEAD DEAL NUMBER NUMBER_PACK "0 pass\n", NULL },
    { "R-3 number alone", HEAD DEAL NUMBER "0 pass\n", HEAD DEAL NUMBER NUMBER_PACK "0 pass\n" },
    { "R-5 a deal with its result", "{deal}{result}", NULL },
    { "R-5 a result is written always", "{deal}", "{deal}{result}" },
    { "R-5 a whole match", "{boom}", NULL },
    { "R-8 what is marked", "{deal}{result}# steps 1\n# undone\n# hinted\ndeal 2\ndealer 0\n" PACK,
      NULL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = fill_in (rows[i].text);
      g_autofree char *wanted = fill_in (rows[i].again != NULL ? rows[i].again : rows[i].text);
      g_autoptr (Record) record = parse (text, strlen (text));
      g_autofree char *again = record_of_log (record->log);

      if (!g_str_equal (again, wanted))
        support_fail ("%s: written as '%s'", rows[i].row, again);
    }
}

/* R-6: what a crash leaves is a record up to its last whole line. */
static void
check_cut (const char *text, gsize length)
{
  gsize whole = length;
  bool has_half;
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = NULL;

  while (whole > 0 && text[whole - 1] != '\n')
    whole--;
  has_half = whole < length;
  record = record_parse (text, length, "cut.atout", &error);
  if (whole < strlen (HEAD))
    {
      g_assert_null (record);
      g_assert_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX);
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpint (record->warning != NULL, ==, has_half);
  if (has_half)
    {
      g_autoptr (Record) without = parse (text, whole);
      unsigned line = 1;
      g_autofree char *prefix = NULL;

      for (gsize i = 0; i < whole; i++)
        line += text[i] == '\n';
      prefix = g_strdup_printf ("cut.atout:%u: ", line);
      g_assert_true (g_str_has_prefix (record->warning, prefix));
      g_assert_cmpuint (record->head->len, ==, without->head->len);
      g_assert_cmpuint (record->deals->len, ==, without->deals->len);
      for (unsigned d = 0; d < record->deals->len; d++)
        {
          const RecordDeal *a = g_ptr_array_index (record->deals, d);
          const RecordDeal *b = g_ptr_array_index (without->deals, d);

          g_assert_true ((a->log == NULL) == (b->log == NULL));
          if (a->log != NULL)
            g_assert_cmpuint (a->log->n_done, ==, b->log->n_done);
        }
    }
}

static void
test_cut_at_lines (void)
{
  Rng rng = rng_new (6, 0);
  Options options = support_options (GAME, "trump=random random_second=name");
  g_autofree char *text = support_random_match (GAME, &options, G_MAXUINT, &rng);

  for (gsize i = 0; text[i] != '\0'; i++)
    if (text[i] == '\n')
      check_cut (text, i + 1);
}

static void
test_cut_at_bytes (void)
{
  Rng rng = rng_new (6, 1);
  Options options = support_options (GAME, "rules=rotterdam deals=4");
  g_autofree char *text = support_random_match (GAME, &options, 2, &rng);

  for (gsize i = 0; i <= strlen (text); i++)
    check_cut (text, i);
}

/* ---- Round trip ------------------------------------------------------------------------- */

static void
test_round_trip (void)
{
  Rng rng = rng_new (4, 0);
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    for (unsigned i = 0; i < 200; i++)
      {
        Options options = support_random_options (game, &rng);
        g_autofree char *text
            = support_random_match (game, &options, 1 + rng_below (&rng, 20), &rng);
        g_autoptr (Record) record = parse (text, strlen (text));
        g_autofree char *again = record_of_log (record->log);
        g_autoptr (GString) crlf = g_string_new (text);
        g_autoptr (Record) from_crlf = NULL;
        g_autofree char *once_more = NULL;

        g_assert_cmpstr (text, ==, again);
        g_assert_null (strchr (again, '\r'));
        g_string_replace (crlf, "\n", "\r\n\r\n# comment\r\n", 0);
        from_crlf = parse (crlf->str, crlf->len);
        once_more = record_of_log (from_crlf->log);
        g_assert_cmpstr (text, ==, once_more);
      }
}

/* Whatever a player calls himself: the record can be read again. */
static void
test_any_name (void)
{
  static const struct
  {
    const char *name;
    const char *written;
  } rows[] = {
    { "Anna", "Anna" },
    { "Jan van der Meer", "Jan van der Meer" },
    { "", "" },
    { "   ", "" },
    { " Anna  B ", "Anna B" },
    { "Anna\tB\n0 pass", "Anna B 0 pass" },
    { "Anna\r\n", "Anna" },
    { "\x1b[31mred", "[31mred" },
    { "caf\xe9", "caf\xef\xbf\xbd" },
    { "王 🂡", "王 🂡" },
    { "#", "#" },
  };
  g_autofree char *long_name = g_strnfill (10000, 'x');
  g_autoptr (GString) long_text = g_string_new (HEAD);
  g_autoptr (Record) long_record = NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (HEAD);
      g_autoptr (Record) record = NULL;

      record_write_player (text, 2, PLAYER_HUMAN, rows[i].name);
      record = parse (text->str, text->len);
      support_check (rows[i].name, record->log->player[2].name, rows[i].written);
    }
  record_write_player (long_text, 0, PLAYER_COMPUTER, long_name);
  long_record = parse (long_text->str, long_text->len);
  g_assert_true (g_str_has_prefix (long_name, long_record->log->player[0].name));
}

/* ---- Whatever the file holds ------------------------------------------------------------ */

/* Bytes changed, lines doubled, dropped or exchanged: a record or one error, never a crash. */
static char *
damage (const char *text, gsize *length, Rng *rng)
{
  GString *broken_text = g_string_new (text);

  for (unsigned n = 1 + rng_below (rng, 3); n > 0 && broken_text->len > 1; n--)
    {
      gsize at = rng_below (rng, (uint32_t) broken_text->len);
      gsize wanted = 1 + rng_below (rng, 40);
      gsize size = MIN (wanted, broken_text->len - at);
      g_autofree char *piece = g_strndup (broken_text->str + at, size);

      switch (rng_below (rng, 4))
        {
        case 0:
          broken_text->str[at] = (char) rng_below (rng, 256);
          break;
        case 1:
          g_string_erase (broken_text, (gssize) at, (gssize) size);
          break;
        case 2:
          g_string_insert (broken_text, (gssize) rng_below (rng, (uint32_t) broken_text->len),
                           piece);
          break;
        default:
          broken_text->str[at] = " \n\r\t#0123456789:CSHD"[rng_below (rng, 20)];
        }
    }
  *length = broken_text->len;

  return g_string_free (broken_text, FALSE);
}

static void
test_damaged (void)
{
  Rng rng = rng_new (7, 0);
  unsigned n_refused = 0;
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    for (unsigned i = 0; i < 5000; i++)
      {
        Options options = support_random_options (game, &rng);
        g_autofree char *text = support_random_match (game, &options, 1, &rng);
        gsize length;
        g_autofree char *damaged = damage (text, &length, &rng);
        g_autoptr (GError) error = NULL;
        g_autoptr (Record) record = record_parse (damaged, length, "damaged.atout", &error);

        g_assert_cmpint (record == NULL, ==, error != NULL);
        if (error == NULL)
          continue;
        n_refused++;
        g_assert_true (error->domain == RECORD_ERROR);
        g_assert_true (g_regex_match_simple ("^damaged.atout:[0-9]+: .", error->message, 0, 0));
        g_assert_true (g_utf8_validate (error->message, -1, NULL));
        g_assert_null (strchr (error->message, '\n'));
      }
  g_test_message ("%u refused", n_refused);
  g_assert_cmpuint (n_refused, >, 3000);
}

/* ---- Files ------------------------------------------------------------------------------ */

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("atout-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a b.atout", NULL);
  g_autofree char *prefix = g_strconcat (path, ":1: ", NULL);
  g_autoptr (RecordFile) bad = NULL;
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (record_file_open (path, &error));
  g_assert_nonnull (strstr (error->message, path));
  g_clear_error (&error);

  g_assert_null (record_file_open (folder, &error));
  g_assert_nonnull (strstr (error->message, folder));
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (path, "hello\n", -1, NULL));
  bad = record_file_open (path, &error);
  g_assert_no_error (error);
  g_assert_null (record_file_next (bad, &error));
  g_assert_true (g_str_has_prefix (error->message, prefix));

  g_assert_true (g_file_set_contents (path, whole_boom, -1, NULL));
  records = support_read_records (path);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpuint (((Record *) g_ptr_array_index (records, 0))->deals->len, ==, 4);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/*
 * So many good records, the last statement of the last of them in this @line, and behind them one
 * of which an error @says something, or none.
 */
static void
check_several (RecordFile *file, unsigned n_good, unsigned line, const char *says)
{
  g_autoptr (GError) error = NULL;
  unsigned last = 0;

  for (unsigned k = 0; k < n_good; k++)
    {
      g_autoptr (Record) record = NULL;

      g_assert_true (record_file_has_next (file));
      record = record_file_next (file, &error);
      g_assert_no_error (error);
      last = record->line;
    }
  g_assert_cmpuint (last, ==, line);
  g_assert_true (record_file_has_next (file) == (says != NULL));
  if (says == NULL)
    return;
  g_assert_null (record_file_next (file, &error));
  if (!g_str_has_prefix (error->message, says))
    support_fail ("'%s' does not say '%s'", error->message, says);
}

/* Several records in one text, as play writes them; line numbers are those of the whole. */
static void
test_several (void)
{
  static const struct
  {
    const char *text;
    unsigned n_good;
    const char *says; /* of the one behind them, or NULL if there is none */
    unsigned line;    /* of the last good one's last statement */
  } rows[] = {
    { HEAD "\n\n" HEAD "option deals 4\n\r\n" HEAD, 3, NULL, 10 },
    { "# first\n" HEAD "\n\n\n# second\n", 1, NULL, 3 },
    { "# first\n" HEAD "\natout 1\ngame skat\n", 1, "all:6: unknown game 'skat'", 3 },
    { "# first\n" HEAD "\natout 1\n\n" HEAD, 1, "all:7: the record ends here", 3 },
    { "# first\n" HEAD HEAD, 0, "all:4: misplaced statement 'atout'", 0 },
    { HEAD "\natout 3\n\n" HEAD, 1, "all:4: ", 2 },
    { "", 0, "all:1: the record ends here", 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GBytes) text = g_bytes_new_static (rows[i].text, strlen (rows[i].text));
      g_autoptr (RecordFile) file = record_file_new (text, "all");

      check_several (file, rows[i].n_good, rows[i].line, rows[i].says);
      record_file_rewind (file);
      check_several (file, rows[i].n_good, rows[i].line, rows[i].says);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  whole_deal = play_first ("", 1, &deal_result_lines);
  whole_boom = play_first ("deals=4 trump=utrecht roem=auto", 4, NULL);

  ADD_TESTS ("/record", test_broken_bytes, test_contents, test_marks, test_written_again,
             test_cut_at_lines, test_cut_at_bytes, test_round_trip, test_any_name, test_damaged,
             test_files, test_several);
  examples_add ("record", GAME, columns);
  status = g_test_run ();

  g_free (whole_deal);
  g_free (deal_result_lines);
  g_free (whole_boom);

  return status;
}
