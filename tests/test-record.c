/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Records (records.md §1): what is read, what is refused and how the error says it. */

#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "add-tests.h"
#include "support.h"

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
  GString *text = g_string_new (NULL);
  Match match;

  record_write_header (text, GAME, &options);
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

static char *
fill_in (const char *text)
{
  g_autoptr (GString) full = g_string_new (text);
  g_autofree char *long_line = g_strnfill (RECORD_LINE_MAX + 1, 'x');

  g_string_replace (full, "{deal}", whole_deal, 0);
  g_string_replace (full, "{result}", deal_result_lines, 0);
  g_string_replace (full, "{boom}", whole_boom, 0);
  g_string_replace (full, "{long}", long_line, 0);

  return g_strdup (full->str);
}

/* ---- Broken records --------------------------------------------------------------------- */

typedef struct
{
  const char *row;
  const char *text;
  int line;         /* from 1; 0 the last, -1 the one before */
  const char *says; /* parts of the message, joined by | */
} Broken;

static const Broken broken[] = {
  /* R-2: the header */
  { "R-2 empty", "", 1, "ends here|'atout'" },
  { "R-2 only comments", "# nothing\n\n", 3, "ends here|'atout'" },
  { "R-2 no version", "game klaverjas\n", 1, "'game'|'atout'" },
  { "R-2 no version word", "atout\n", 1, "'atout'|'atout 1'" },
  { "R-2 unknown version", "atout 2\ngame klaverjas\n", 1, "version '2'|reads version 1" },
  { "R-2 version is a word", "atout one\n", 1, "version 'one'|1" },
  { "R-2 version with zeros", "atout 01\n", 1, "version '01'|1" },
  { "R-2 a word too many", "atout 1 x\n", 1, "'atout'|3 words|'atout 1'" },
  { "R-2 version twice", "atout 1\natout 1\n", 2, "'atout'|'game'" },
  { "R-2 no game", "atout 1\n", 2, "ends here|'game'" },
  { "R-2 no game, then players", "atout 1\nplayer 0 human A\n", 2, "'player'|'game'" },
  { "R-2 unknown game", "atout 1\ngame bridge\n", 2, "'bridge'|klaverjas" },
  { "R-2 game without key", "atout 1\ngame\n", 2, "'game'|'game KEY'" },
  { "R-2 game twice", HEAD "game klaverjas\n", 3, "'game'|'option'|'player'|'deal'" },
  { "R-2 unknown option", HEAD "option colour red\n", 3, "'colour'|rules, trump" },
  { "R-2 unknown value", HEAD "option rules leiden\n", 3, "'leiden'|rules|amsterdam, rotterdam" },
  { "R-2 option without value", HEAD "option rules\n", 3, "2 words|'option KEY VALUE'" },
  { "R-2 option twice", HEAD "option rules rotterdam\noption rules rotterdam\n", 4,
    "option rules|twice" },
  { "R-2 option twice, the default", HEAD "option rules amsterdam\noption rules rotterdam\n", 4,
    "option rules|twice" },
  { "K-4.2 combination", HEAD "option trump utrecht\noption first_speaker dealer\n", 4,
    "first_speaker=dealer|trump=utrecht|first_speaker=left|trump=free" },
  { "K-4.2 combination, found later", HEAD "option target 500\n\nplayer 0 human A\n", 3,
    "target=500|end=boom|end=target" },
  { "R-2 option after player", HEAD "player 0 human A\noption deal 44\n", 4,
    "'option'|'player' or 'deal'" },
  { "R-2 unknown kind", HEAD "player 0 robot R\n", 3, "'robot'|human, computer" },
  { "R-2 seat out of range", HEAD "player 4 human A\n", 3, "'4'|0 to 3" },
  { "R-2 seat is no number", HEAD "player x human A\n", 3, "'x'|0 to 3" },
  { "R-2 seat below 0", HEAD "player -1 human A\n", 3, "'-1'|0 to 3" },
  { "R-2 seat beyond numbers", HEAD "player 4294967296 human A\n", 3, "'4294967296'|0 to 3" },
  { "R-2 player twice", HEAD "player 1 human A\nplayer 1 human B\n", 4, "player 1|twice" },
  { "R-2 player without name", HEAD "player 0 human\n", 3, "'player SEAT KIND NAME'" },

  /* R-3: the deal */
  { "R-3 deal out of order", HEAD "deal 2\n", 3, "'2'|deal 1" },
  { "R-3 deal without number", HEAD "deal\n", 3, "'deal N'" },
  { "R-3 deal with zeros", HEAD "deal 01\n", 3, "'01'|deal 1" },
  { "R-3 the same deal again", "{deal}{result}" DEAL, -1, "'1'|deal 2" },
  { "R-3 deal in the deal", HEAD "deal 1\ndeal 2\n", 4, "'deal'|'dealer'" },
  { "R-3 deal before the last is over", TO_ACT "deal 2\n", 7, "'deal'|'SEAT TOKEN'" },
  { "R-3 no dealer", HEAD "deal 1\n" PACK, 4, "'pack'|'dealer'" },
  { "R-3 dealer out of range", HEAD "deal 1\ndealer 4\n", 4, "'4'|0 to 3" },
  { "R-3 dealer without seat", HEAD "deal 1\ndealer\n", 4, "'dealer SEAT'" },
  { "R-3 K-5.1 wrong dealer", "{deal}{result}deal 2\ndealer 3\n", 0, "seat 3|seat 0" },
  { "R-3 number too short", HEAD DEAL "number 0001\n", 5, "'0001'|32 hex digits" },
  { "R-3 number in capitals", HEAD DEAL "number 000102030405060708090A0B0C0D0E0F\n", 5,
    "'000102030405060708090A0B0C0D0E0F'|lower case" },
  { "R-3 number is no number", HEAD DEAL "number 000102030405060708090a0b0c0d0e0g\n", 5,
    "0e0g'|32 hex digits" },
  { "R-3 number twice", HEAD DEAL NUMBER NUMBER, 6, "'number'|'pack'|'SEAT TOKEN'" },
  { "R-3 number after the pack", HEAD DEAL PACK NUMBER, 6, "'number'|'SEAT TOKEN'" },
  { "R-3 pack empty", HEAD DEAL "pack\n", 5, "0 cards|32" },
  { "R-3 pack too short", HEAD DEAL "pack " CARDS "\n", 5, "31 cards|32" },
  { "R-3 pack too long", HEAD DEAL "pack " CARDS " AD 7C\n", 5, "33 cards|32" },
  { "R-3 card double", HEAD DEAL "pack " CARDS " 7C\n", 5, "7C|too often" },
  { "R-3 unknown card", HEAD DEAL "pack " CARDS " 1D\n", 5, "'1D'|7C to AD" },
  { "R-3 card in small letters", HEAD DEAL "pack " CARDS " ad\n", 5, "'ad'" },
  { "K-3.2 low card without trump=random", HEAD DEAL "pack " CARDS " 2D\n", 5, "'2D'|7C to AD" },
  { "K-3.2 the turn-up pile is missing", HEAD "option trump random\n" DEAL PACK, 6, "32 cards|52" },
  { "R-3 pack against number", HEAD DEAL NUMBER PACK, 6,
    "000102030405060708090a0b0c0d0e0f|remove one" },
  { "R-3 pack twice", HEAD DEAL PACK PACK, 6, "'pack'|'SEAT TOKEN'" },

  /* R-4: actions */
  { "R-4 action before the deal", HEAD "0 pass\n", 3, "'0'|'deal'" },
  { "R-4 action before the cards", HEAD DEAL "0 pass\n", 5, "'0'|'number' or 'pack'" },
  { "R-4 wrong seat", HEAD DEAL PACK "1 pass\n", 6, "seat 1|seat 0|pass trump:C" },
  { "R-4 no such seat", HEAD DEAL PACK "9 pass\n", 6, "seat 9|seat 0|pass trump:C" },
  { "R-4 seat with zeros", HEAD DEAL PACK "00 pass\n", 6, "seat 00|seat 0" },
  { "R-4 unknown token", HEAD DEAL PACK "0 double\n", 6, "'double'|pass trump:C trump:D" },
  { "R-4 token in capitals", HEAD DEAL PACK "0 PASS\n", 6, "'PASS'|pass trump:C" },
  { "R-4 illegal call", HEAD DEAL PACK "0 roem\n", 6, "'roem'|pass trump:C" },
  { "R-4 no trump suit", HEAD DEAL PACK "0 trump:N\n", 6, "'trump:N'|pass trump:C" },
  { "R-4 a card not held", TO_ACT "0 play:AD\n", 7, "'play:AD'|play:7C play:8C" },
  { "R-4 K-7.4 a card that does not follow", TO_ACT "0 play:7C\n1 play:7H\n", 8,
    "'play:7H'|legal are: play:JC play:QC play:TC" },
  { "R-4 no token", HEAD DEAL PACK "0\n", 6, "1 words|'SEAT TOKEN'" },
  { "R-4 two tokens", HEAD DEAL PACK "0 pass pass\n", 6, "3 words|'SEAT TOKEN'" },
  { "R-4 action after the end of the deal", "{deal}0 play:7C\n", 0, "'0'|'result'" },

  /* R-5: results */
  { "R-5 result too early", TO_ACT "result points 0 0 score 0 0\n", 7, "'result'|'SEAT TOKEN'" },
  { "R-5 wrong points", "{deal}result points 1 161 score 0 162\n", 0,
    "'result points 1 161 score 0 162'|the rules give 'result points " },
  { "R-5 result of three", "{deal}result points 1 2 3 score 1 2 3\n", 0, "the rules give" },
  { "R-5 result twice", "{deal}{result}result points 0 0 score 0 0\n", 0, "'result'|'deal'" },
  { "R-5 wrong match scores", "{deal}match scores 0 0 over no\n", 0,
    "'match scores 0 0 over no'|the rules give 'match scores " },
  { "R-5 match without deal", HEAD "match scores 0 0 over no\n", 3, "'match'|'deal'" },
  { "R-5 wrong winners", "{boom}match scores 0 0 over yes winners 0\n", 0, "'match'|'deal'" },
  { "K-10.6 a deal after the end", "{boom}deal 5\ndealer 3\n", -1, "over after deal 4" },

  /* R-1: lines */
  { "R-1 unknown statement", "hello\n", 1, "unknown statement 'hello'|'atout'" },
  { "R-1 statement in capitals", "ATOUT 1\n", 1, "'ATOUT'|'atout'" },
  { "R-1 blank before", " atout 1\n", 1, "white space|single spaces" },
  { "R-1 blank behind", "atout 1 \n", 1, "white space|single spaces" },
  { "R-1 two blanks", "atout  1\n", 1, "white space|single spaces" },
  { "R-1 only blanks", "atout 1\n  \n", 2, "white space|single spaces" },
  { "R-1 tab", "atout\t1\n", 1, "white space|single spaces" },
  { "R-1 comment that is indented", " # x\natout 1\n", 1, "white space" },
  { "R-1 blank in a name", HEAD "player 0 human Anna  B\n", 3, "white space" },
  { "R-1 carriage return inside", HEAD "player 0 human A\rB\n", 3, "control character U+000D" },
  { "R-1 escape", HEAD "player 0 human \x1b[31mred\n", 3, "control character U+001B" },
  { "R-1 delete, C1",
    HEAD "player 0 human \xc2\x9b"
         "31m\n",
    3, "control character U+009B" },
  { "R-1 byte order mark within", "atout 1\n\xef\xbb\xbfgame klaverjas\n", 2,
    "byte order mark U+FEFF|beginning" },
  { "R-1 two byte order marks", "\xef\xbb\xbf\xef\xbb\xbf" HEAD, 1, "byte order mark U+FEFF" },
  { "R-1 invalid UTF-8", HEAD "player 0 human \xff\n", 3, "not text|UTF-8" },
  { "R-1 invalid UTF-8 in a comment", HEAD "# \xc3\x28\n", 3, "not text|UTF-8" },
  { "R-1 line too long", HEAD "{long}\n", 3, "4097 bytes|4096" },
  { "R-1 comment too long", HEAD "#{long}\n", 3, "4098 bytes|4096" },
};

static unsigned
count_lines (const char *text)
{
  unsigned n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';

  return n;
}

/* One error, no record, "NAME:LINE: " in front, every part of @says in it, all in one line. */
static void
check_error (const char *row, const char *text, gsize length, unsigned line, const char *says)
{
  g_auto (GStrv) parts = g_strsplit (says, "|", -1);
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

static void
test_broken (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *text = fill_in (broken[i].text);
      int line = broken[i].line > 0 ? broken[i].line : (int) count_lines (text) + broken[i].line;

      check_error (broken[i].row, text, strlen (text), (unsigned) line, broken[i].says);
    }
}

/* What no string constant can hold. */
static void
test_broken_bytes (void)
{
  static const char nul[] = HEAD "player 0 human A\0B\n";
  static const char nul_first[] = HEAD "\0\n";
  g_autofree char *large = g_strnfill (RECORD_FILE_MAX + 1, '\n');

  check_error ("R-1 NUL in a line", nul, sizeof nul - 1, 3, "not text");
  check_error ("R-1 NUL alone", nul_first, sizeof nul_first - 1, 3, "not text");
  check_error ("R-1 file too large", large, RECORD_FILE_MAX + 1, 1, "16777216 bytes");
  check_error ("R-6 no LF at all", HEAD, strlen ("atout 1"), 1, "ends here|'atout'");
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

static void
test_accepted (void)
{
  static const struct
  {
    const char *row;
    const char *text;
    unsigned n_deals;
    unsigned n_actions; /* of the last deal */
  } rows[] = {
    { "R-6 only the header", HEAD, 0, 0 },
    { "R-1 CRLF", "atout 1\r\ngame klaverjas\r\nplayer 0 human Anna B\r\n", 0, 0 },
    { "R-1 byte order mark", "\xef\xbb\xbf" HEAD, 0, 0 },
    { "R-1 byte order mark before a comment", "\xef\xbb\xbf# a\r\natout 1\r\ngame klaverjas\r\n", 0,
      0 },
    { "R-1 comments and blank lines", "# a\n\natout 1\n#b\n\n\ngame klaverjas\n# c\n", 0, 0 },
    { "R-1 a comment may hold anything", HEAD "#\ttab  blanks \n", 0, 0 },
    { "R-2 options in any order", HEAD "option roem auto\noption rules rotterdam\n", 0, 0 },
    { "R-2 an option with its default", HEAD "option rules amsterdam\n", 0, 0 },
    { "R-2 players in any order", HEAD "player 3 human A\nplayer 0 computer strong X\n", 0, 0 },
    { "R-2 names of several words", HEAD "player 0 human Jan van der Meer\n", 0, 0 },
    { "R-2 any letters", HEAD "player 0 human Ö 王 🂡\n", 0, 0 },
    { "R-3 any seat may deal first", HEAD "deal 1\ndealer 1\n" PACK "2 pass\n", 1, 1 },
    { "R-3 number without pack", HEAD DEAL NUMBER "0 pass\n", 1, 1 },
    { "R-3 number with its pack", HEAD DEAL NUMBER NUMBER_PACK "0 pass\n", 1, 1 },
    { "R-5 the results may be missing", "{deal}deal 2\ndealer 0\n" PACK "1 trump:H\n", 2, 1 },
    { "R-5 result without match", "{deal}result points 52 130 score 0 182\ndeal 2\ndealer 0\n" PACK,
      2, 0 },
    { "R-6 a deal without cards", HEAD DEAL, 1, 0 },
    { "R-5 a whole match", "{boom}", 4, 33 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = fill_in (rows[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (Record) record = record_parse (text, strlen (text), "good.atout", &error);
      const RecordDeal *last;

      if (record == NULL)
        {
          support_fail ("%s: %s", rows[i].row, error->message);
          continue;
        }
      g_assert_null (record->warning);
      g_assert_cmpuint (record->deals->len, ==, rows[i].n_deals);
      if (record->deals->len == 0)
        continue;
      last = g_ptr_array_index (record->deals, record->deals->len - 1);
      g_assert_cmpuint (last->log != NULL ? last->log->n_done : 0, ==, rows[i].n_actions);
    }
}

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
    { HEAD "\natout 2\n\n" HEAD, 1, "all:4: ", 2 },
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

  ADD_TESTS ("/record", test_broken, test_broken_bytes, test_accepted, test_contents, test_marks,
             test_written_again, test_cut_at_lines, test_cut_at_bytes, test_round_trip,
             test_any_name, test_damaged, test_files, test_several);
  status = g_test_run ();

  g_free (whole_deal);
  g_free (deal_result_lines);
  g_free (whole_boom);

  return status;
}
