/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "rules/game.h"
#include "rules/record-reader.h"

G_DEFINE_QUARK (record_error, record_error)

bool
record_fail (const RecordReader *reader, GError **error, RecordError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, RECORD_ERROR, code, "%s:%u: %s", reader->name, reader->line, message);

  return false;
}

int
record_number (const char *word)
{
  size_t length = strlen (word);

  if (length == 0 || length > 5 || strspn (word, "0123456789") != length
      || (word[0] == '0' && length > 1))
    return -1;

  return atoi (word);
}

static bool
expect_words (const RecordReader *reader, char **words, unsigned least, unsigned most,
              const char *form, GError **error)
{
  unsigned n = g_strv_length (words);

  if (n >= least && n <= most)
    return true;

  return record_fail (reader, error, RECORD_ERROR_SYNTAX, "'%s' has %u words; write '%s'", words[0],
                      n, form);
}

/* ---- The header: R-2 ------------------------------------------------------------------------- */

static bool
read_version (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  if (!expect_words (reader, words, 2, 2, "atout 1", error))
    return false;
  reader->version = record_number (words[1]);
  if (reader->version < RECORD_VERSION || reader->version > RECORD_VERSION_PLANNED)
    return record_fail (reader, error, RECORD_ERROR_UNKNOWN,
                        "unknown version '%s' of the format; this program reads versions %d and %d",
                        words[1], RECORD_VERSION, RECORD_VERSION_PLANNED);
  reader->expect = EXPECT_GAME;

  return true;
}

static bool
read_game (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  g_autofree char *known = NULL;

  if (!expect_words (reader, words, 2, 2, "game KEY", error))
    return false;
  reader->game = game_find (words[1]);
  if (reader->game == NULL)
    {
      known = game_list_keys ();
      return record_fail (reader, error, RECORD_ERROR_UNKNOWN, "unknown game '%s'; choose from %s",
                          words[1], known);
    }
  reader->expect = EXPECT_OPTIONS;

  return true;
}

static bool
read_option (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  g_autoptr (GError) local = NULL;
  unsigned bit;

  if (!expect_words (reader, words, 3, 3, "option KEY VALUE", error))
    return false;
  if (!options_set (&reader->options, reader->game, words[1], words[2], &local))
    return record_fail (reader, error, RECORD_ERROR_UNKNOWN, "%s", local->message);
  bit = 1u << options_find (reader->game, words[1]);
  if (reader->seen & bit)
    return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                        "option %s is set twice; one line an option", words[1]);
  reader->seen |= bit;
  reader->options_line = reader->line;

  return true;
}

bool
record_finish_options (RecordReader *reader, GError **error)
{
  Record *record = reader->record;
  g_autoptr (GError) local = NULL;

  if (record->log != NULL)
    return true;
  if (options_validate (&reader->options, reader->game, &local))
    {
      record->log = match_log_new (reader->game, &reader->options);
      return true;
    }
  reader->line = reader->options_line;

  return record_fail (reader, error, RECORD_ERROR_ILLEGAL, "%s", local->message);
}

/* Returns the seat, or -1 with an error. */
static int
read_seat (const RecordReader *reader, const char *word, GError **error)
{
  unsigned n_seats = reader->record->log->match.n_seats;
  int seat = record_number (word);

  if (seat >= 0 && (unsigned) seat < n_seats)
    return seat;
  record_fail (reader, error, RECORD_ERROR_ILLEGAL, "there is no seat '%s'; seats are 0 to %u",
               word, n_seats - 1);

  return -1;
}

static bool
read_player (RecordReader *reader, char **words, const char *line, GError **error)
{
  PlayerKind kind;
  const char *name;
  int seat;

  if (!record_finish_options (reader, error)
      || !expect_words (reader, words, 4, G_MAXUINT, "player SEAT KIND NAME", error))
    return false;
  seat = read_seat (reader, words[1], error);
  if (seat < 0)
    return false;
  if (reader->record->log->player[seat].kind != PLAYER_NONE)
    return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                        "player %d stands twice; one line a seat", seat);
  if (strcmp (words[2], "human") == 0)
    kind = PLAYER_HUMAN;
  else if (strcmp (words[2], "computer") == 0)
    kind = PLAYER_COMPUTER;
  else
    return record_fail (reader, error, RECORD_ERROR_UNKNOWN,
                        "unknown kind of player '%s'; choose from human, computer", words[2]);
  name = line + strlen ("player 0 ") + strlen (words[2]) + 1;
  match_log_set_player (reader->record->log, (unsigned) seat, kind,
                        strcmp (name, RECORD_NO_NAME) != 0 ? name : "");
  reader->expect = EXPECT_PLAYERS;

  return true;
}

/* Reads @word as a deal number; false with an error. */
static bool
read_hex (const RecordReader *reader, const char *word, DealNumber *number, GError **error)
{
  return number_parse (number, word)
         || record_fail (reader, error, RECORD_ERROR_SYNTAX,
                         "'%s' is no deal number; write %d hex digits in lower case", word,
                         NUMBER_DIGITS);
}

static bool
read_planned (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  DealNumber numbers[PLANNED_MAX];
  unsigned n = g_strv_length (words) - 1;

  if (reader->version < RECORD_VERSION_PLANNED)
    return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                        "'planned' belongs to version %d of the format; begin with 'atout %d'",
                        RECORD_VERSION_PLANNED, RECORD_VERSION_PLANNED);
  if (n > PLANNED_MAX)
    return record_fail (reader, error, RECORD_ERROR_SIZE, "%u planned deals; at most %d are read",
                        n, PLANNED_MAX);
  if (!record_finish_options (reader, error)
      || !expect_words (reader, words, 2, PLANNED_MAX + 1, "planned HEX…", error))
    return false;
  for (unsigned i = 0; i < n; i++)
    if (!read_hex (reader, words[i + 1], &numbers[i], error))
      return false;
  match_log_plan (reader->record->log, numbers, n);
  reader->expect = EXPECT_DEAL;

  return true;
}

/* ---- Deals: R-3 ------------------------------------------------------------------------------ */

static bool
read_deal (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  unsigned next = reader->record->deals->len + 1;
  RecordDeal *deal;

  if (!record_finish_options (reader, error)
      || !expect_words (reader, words, 2, 2, "deal N", error))
    return false;
  if (reader->record->log->match.over)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "the match is over after deal %u; no deal may follow", next - 1);
  if (record_number (words[1]) != (int) next)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "deal '%s' is out of order; here comes deal %u", words[1], next);

  deal = g_new0 (RecordDeal, 1);
  deal->head = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (reader->record->deals, deal);
  reader->current = deal;
  reader->expect = EXPECT_DEALER;

  return true;
}

static bool
read_dealer (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  MatchLog *log = reader->record->log;
  int seat;

  if (!expect_words (reader, words, 2, 2, "dealer SEAT", error))
    return false;
  seat = read_seat (reader, words[1], error);
  if (seat < 0)
    return false;
  if (log->deals->len == 0)
    match_log_set_dealer (log, (unsigned) seat);
  if ((unsigned) seat != log->match.dealer)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "seat %d does not deal here; seat %u does", seat, log->match.dealer);
  reader->current->dealer = (unsigned) seat;
  reader->expect = EXPECT_CARDS;

  return true;
}

static void
start_deal (RecordReader *reader, const DealNumber *number, const Card *pack)
{
  MatchLog *log = reader->record->log;

  match_log_deal (log, number, pack);
  reader->current->log = match_log_get_deal (log, log->deals->len - 1);
}

static bool
read_number (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  const DealNumber *planned;
  DealNumber number;

  if (!expect_words (reader, words, 2, 2, "number HEX", error)
      || !read_hex (reader, words[1], &number, error))
    return false;
  planned = match_log_next_number (reader->record->log);
  if (planned != NULL && strcmp (planned->hex, number.hex) != 0)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "deal number %s is not the planned one, %s", number.hex, planned->hex);
  start_deal (reader, &number, NULL);
  reader->expect = EXPECT_PACK;

  return true;
}

/* Reads a pack card; a repeated code means the next copy. */
static bool
read_pack_card (const RecordReader *reader, const Pack *pack, const char *code, CardSet *seen,
                Card *out, GError **error)
{
  Card card = pack_find (pack, code, (unsigned) strlen (code));

  if (card == CARD_NONE)
    return record_fail (reader, error, RECORD_ERROR_UNKNOWN,
                        "unknown card '%s' in the pack; the pack holds %s to %s", code,
                        pack_code (pack, 0), pack_code (pack, (Card) (pack->n_cards - 1)));
  while (card_set_has (*seen, card))
    {
      card++;
      if (card == pack->n_cards || strcmp (pack_code (pack, card), code) != 0)
        return record_fail (
            reader, error, RECORD_ERROR_ILLEGAL,
            "card %s is too often in the pack; every card stands once for each copy", code);
    }
  *seen |= card_set_of (card);
  *out = card;

  return true;
}

static bool
read_pack (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  const Pack *pack = game_pack (reader->game, &reader->options);
  RecordDeal *deal = reader->current;
  unsigned n = g_strv_length (words) - 1;
  Card cards[CARDS_MAX];
  CardSet seen = 0;

  for (unsigned i = 0; i < MIN (n, pack->n_cards); i++)
    if (!read_pack_card (reader, pack, words[i + 1], &seen, &cards[i], error))
      return false;
  if (n != pack->n_cards)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "the pack has %u cards; it must have %u", n, pack->n_cards);
  if (deal->log != NULL && memcmp (cards, deal->log->pack, n) != 0)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "the pack is not the one of deal number %s; remove one of the two lines",
                        deal->log->number.hex);
  if (deal->log == NULL && match_log_next_number (reader->record->log) != NULL)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "a planned deal needs its number before the pack: 'number %s'",
                        match_log_next_number (reader->record->log)->hex);
  if (deal->log == NULL)
    start_deal (reader, NULL, cards);
  reader->expect = EXPECT_ACTION;

  return true;
}

/* ---- Actions: R-4 ---------------------------------------------------------------------------- */

static char *
list_legal (const Deal *deal)
{
  GString *text = g_string_new (NULL);
  ActionList list;
  char token[TOKEN_MAX];

  deal_legal_sorted (deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            action_to_token (deal->game, deal_pack (deal), list.at[i], token));

  return g_string_free (text, FALSE);
}

static bool
read_action (RecordReader *reader, char **words, const char *line G_GNUC_UNUSED, GError **error)
{
  MatchLog *log = reader->record->log;
  const Deal *deal = &log->deal;
  g_autofree char *legal = list_legal (deal);
  Action action;
  ActionList list;
  int seat = record_number (words[0]);

  if (!expect_words (reader, words, 2, 2, "SEAT TOKEN", error))
    return false;
  if (seat != deal->turn)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "seat %s is not to act; seat %d is, with one of: %s", words[0], deal->turn,
                        legal);
  action = action_from_token (deal->game, deal_pack (deal), words[1]);
  if (action == ACTION_NONE)
    return record_fail (reader, error, RECORD_ERROR_UNKNOWN, "unknown token '%s'; legal are: %s",
                        words[1], legal);
  deal_legal (deal, &list);
  if (!action_list_has (&list, action))
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL,
                        "'%s' is not legal here; legal are: %s", words[1], legal);

  match_log_act (log, action, match_log_is_human (log, log->deals->len - 1, (unsigned) seat));
  reader->expect = deal_is_over (deal) ? EXPECT_RESULT : EXPECT_ACTION;

  return true;
}

/* ---- Results: R-5 ---------------------------------------------------------------------------- */

static bool
read_result (RecordReader *reader, char **words, const char *line, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  bool is_match = strcmp (words[0], "match") == 0;
  g_auto (GStrv) lines = NULL;
  const char *right;

  record_write_result (text, &reader->record->log->match, &reader->record->log->deal);
  lines = g_strsplit (text->str, "\n", -1);
  right = lines[is_match ? 1 : 0];
  if (strcmp (line, right) != 0)
    return record_fail (reader, error, RECORD_ERROR_ILLEGAL, "'%s' is wrong; the rules give '%s'",
                        line, right);
  reader->expect = is_match ? EXPECT_DEAL : EXPECT_MATCH;

  return true;
}

/* ---- Statements ------------------------------------------------------------------------------ */

typedef struct
{
  const char *word;
  unsigned when; /* allowed states, bits of RecordExpect */
  bool (*read) (RecordReader *reader, char **words, const char *line, GError **error);
} Statement;

#define WHEN(expect) (1u << (expect))

static const Statement statements[] = {
  { "atout", WHEN (EXPECT_VERSION), read_version },
  { "game", WHEN (EXPECT_GAME), read_game },
  { "option", WHEN (EXPECT_OPTIONS), read_option },
  { "player", WHEN (EXPECT_OPTIONS) | WHEN (EXPECT_PLAYERS), read_player },
  { "planned", WHEN (EXPECT_OPTIONS) | WHEN (EXPECT_PLAYERS), read_planned },
  { "deal",
    WHEN (EXPECT_OPTIONS) | WHEN (EXPECT_PLAYERS) | WHEN (EXPECT_RESULT) | WHEN (EXPECT_MATCH)
        | WHEN (EXPECT_DEAL),
    read_deal },
  { "dealer", WHEN (EXPECT_DEALER), read_dealer },
  { "number", WHEN (EXPECT_CARDS), read_number },
  { "pack", WHEN (EXPECT_CARDS) | WHEN (EXPECT_PACK), read_pack },
  { "result", WHEN (EXPECT_RESULT), read_result },
  { "match", WHEN (EXPECT_RESULT) | WHEN (EXPECT_MATCH), read_result },
};

static const Statement action_statement
    = { "SEAT TOKEN", WHEN (EXPECT_PACK) | WHEN (EXPECT_ACTION), read_action };

char *
record_list_expected (RecordExpect expect)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (statements); i++)
    if (statements[i].when & WHEN (expect))
      g_string_append_printf (text, "%s'%s'", text->len > 0 ? " or " : "", statements[i].word);
  if (action_statement.when & WHEN (expect))
    g_string_append_printf (text, "%san action, 'SEAT TOKEN'", text->len > 0 ? " or " : "");

  return g_string_free (text, FALSE);
}

static const Statement *
find_statement (const char *word)
{
  if (g_ascii_isdigit (word[0]))
    return &action_statement;
  for (unsigned i = 0; i < G_N_ELEMENTS (statements); i++)
    if (strcmp (statements[i].word, word) == 0)
      return &statements[i];

  return NULL;
}

/* Keeps all lines but actions and results, for trace (records.md §4). */
static void
keep_line (RecordReader *reader, const Statement *statement, const char *line)
{
  if (statement == &action_statement || statement->read == read_result)
    return;
  g_ptr_array_add (reader->current != NULL ? reader->current->head : reader->record->head,
                   g_strdup (line));
}

bool
record_read_statement (RecordReader *reader, const char *line, GError **error)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const Statement *statement;
  g_autofree char *expected = NULL;

  for (unsigned i = 0; words[i] != NULL; i++)
    if (words[i][0] == '\0' || strchr (words[i], '\t') != NULL)
      return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                          "stray white space; separate words by single spaces");
  for (const char *at = line; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)))
      return record_fail (reader, error, RECORD_ERROR_SYNTAX,
                          "control character U+%04X; a record is plain text", g_utf8_get_char (at));

  statement = find_statement (words[0]);
  if (statement == NULL || !(statement->when & WHEN (reader->expect)))
    {
      expected = record_list_expected (reader->expect);
      return record_fail (reader, error, RECORD_ERROR_SYNTAX, "%s '%s'; here comes %s",
                          statement == NULL ? "unknown statement" : "misplaced statement", words[0],
                          expected);
    }
  if (!statement->read (reader, words, line, error))
    return false;
  keep_line (reader, statement, line);
  reader->record->line = reader->line;
  if (reader->current != NULL)
    reader->current->line = reader->line;

  return true;
}
