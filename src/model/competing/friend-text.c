/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/friend-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/words.h"
#include "rules/record.h"

#define MARK "atout-cards:"
#define VERSION "1"
#define HUMAN "human"
#define CHECK_DIGITS 8
#define QUOTE_CHARS 40 /* letters of a text from outside that a sentence quotes */

static gboolean
fail (GError **error, FriendCardsError code, const char *sentence)
{
  g_set_error_literal (error, FRIEND_CARDS_ERROR, (int) code, sentence);

  return FALSE;
}

/* ---- Writing a line -------------------------------------------------------------------------- */

static void
append_player (GString *line, const LogPlayer *who)
{
  if (who->kind == PLAYER_HUMAN)
    g_string_append (line, HUMAN);
  else
    g_string_append_uri_escaped (line, who->name, NULL, FALSE);
}

static char *
make_check (const char *text)
{
  char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  digest[CHECK_DIGITS] = '\0';

  return digest;
}

char *
friend_text_write (const MatchLog *cards)
{
  g_autofree char *options = options_to_string (&cards->options, cards->game);
  GString *line = g_string_new (MARK VERSION ":");
  g_autofree char *check = NULL;

  g_strdelimit (options, " ", ',');
  g_string_append_printf (line, "%s%s%s:", cards->game->key, options[0] != '\0' ? "," : "",
                          options);
  for (guint i = 0; i < cards->match.n_seats; i++)
    {
      g_string_append (line, i > 0 ? "," : "");
      append_player (line, &cards->player[i]);
    }
  for (guint i = 0; i < cards->planned->len; i++)
    g_string_append_printf (line, "%c%s", i > 0 ? '.' : ':',
                            g_array_index (cards->planned, DealNumber, i).hex);
  check = make_check (line->str);
  g_string_append_printf (line, ":%s", check);

  return g_string_free (line, FALSE);
}

/* ---- Reading a line -------------------------------------------------------------------------- */

/* Returns @text without blanks, line breaks and the “>” of quotations. */
static char *
remove_blanks (const char *text)
{
  GString *whole = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (!g_ascii_isspace (*at) && *at != '>')
      g_string_append_c (whole, *at);

  return g_string_free (whole, FALSE);
}

static void
append_options (GString *record, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ",", -1);

  g_string_append_printf (record, "atout %d\ngame %s\n", RECORD_VERSION_PLANNED,
                          words[0] != NULL ? words[0] : "");
  for (guint i = 1; i < g_strv_length (words); i++)
    {
      g_strdelimit (words[i], "=", ' ');
      g_string_append_printf (record, "option %s\n", words[i]);
    }
}

/* Appends the players in @part; returns false if one is no text. */
static gboolean
append_players (GString *record, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *name = g_uri_unescape_string (words[i], NULL);
      gboolean is_human = strcmp (words[i], HUMAN) == 0;

      if (name == NULL)
        return FALSE;
      record_write_player (record, i, is_human ? PLAYER_HUMAN : PLAYER_COMPUTER,
                           is_human ? "" : name);
    }

  return TRUE;
}

static gboolean
is_number (const char *word)
{
  DealNumber number;

  return number_parse (&number, word);
}

/* Fails with @sentence, in which {text} is @text from outside, cut after some letters. */
static gboolean
fail_quoting (GError **error, const char *sentence, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  gboolean is_long = g_utf8_strlen (valid, -1) > QUOTE_CHARS;
  g_autofree char *start = g_utf8_substring (valid, 0, is_long ? QUOTE_CHARS : -1);
  g_autofree char *quoted = g_strconcat (start, is_long ? "…" : NULL, NULL);
  const WordsValue values[] = { { "{text}", quoted }, { NULL, NULL } };
  g_autofree char *whole = words_fill (sentence, values);

  return fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE, whole);
}

static gboolean
fail_newer (GError **error)
{
  return fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
               _ ("These cards were made by a newer version of this program: update this program "
                  "to play them."));
}

static gboolean
check_option (const Game *game, const char *key, const char *value, GError **error)
{
  Options options = OPTIONS_DEFAULT;
  g_autofree char *setting = g_strjoin ("=", key, value, NULL);

  return options_set (&options, game, key, value != NULL ? value : "", NULL)
         || fail_quoting (error,
                          _ ("This program does not know the house rule “{text}” of these cards: "
                             "update this program, or ask for cards with other rules."),
                          setting);
}

static gboolean
check_numbers (char **words, GError **error)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (!is_number (words[i]))
      return fail_quoting (error,
                           _ ("These cards have a wrong code, “{text}”: ask for them once "
                              "more."),
                           words[i]);

  return g_strv_length (words) <= FRIEND_DEALS_MAX
         || fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
                  _ ("Only matches of 1 to 16 deals can be sent."));
}

/* Fails if @words, a statement of a record of @game, cannot be read; @game is updated. */
static gboolean
check_statement (char **words, const Game **game, GError **error)
{
  if (strcmp (words[0], "atout") == 0)
    return g_ascii_strtoull (words[1], NULL, 10) <= RECORD_VERSION_PLANNED || fail_newer (error);
  if (strcmp (words[0], "game") == 0)
    return (*game = game_find (words[1])) != NULL
           || fail_quoting (error,
                            _ ("This program does not have the game “{text}” of these cards: "
                               "update this program, or ask for cards of another game."),
                            words[1]);
  if (strcmp (words[0], "option") == 0 && *game != NULL)
    return check_option (*game, words[1], words[2], error);

  return strcmp (words[0], "planned") != 0 || check_numbers (words + 1, error);
}

/* Explains in one sentence why @record cannot be read, without naming its lines. */
static void
explain (const char *record, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  const Game *game = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      if (g_strv_length (words) >= 2 && !check_statement (words, &game, error))
        return;
    }
  fail (
      error, FRIEND_CARDS_ERROR_UNPLAYABLE,
      _ ("The rules or players of these cards do not fit the game: ask for the cards once more."));
}

/* Reads @text, a record, as cards that can be played; the error is one sentence. */
static MatchLog *
read_record (const char *text, GError **error)
{
  g_autoptr (Record) record = record_parse (text, strlen (text), "", NULL);

  if (record == NULL)
    {
      explain (text, error);
      return NULL;
    }

  return friend_cards_check (record->log, error) ? g_steal_pointer (&record->log) : NULL;
}

/* Reads @line, which follows MARK and has no blanks; any text may follow it. */
static MatchLog *
read_line (const char *line, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (line, ":", 5);
  g_autoptr (GString) record = g_string_new (NULL);
  g_autofree char *body = NULL;
  g_autofree char *check = NULL;

  if (g_strv_length (parts) >= 1 && strcmp (parts[0], VERSION) != 0
      && strspn (parts[0], "0123456789") == strlen (parts[0]) && parts[0][0] != '\0')
    {
      fail_newer (error);
      return NULL;
    }
  if (g_strv_length (parts) == 5)
    {
      body = g_strconcat (MARK, parts[0], ":", parts[1], ":", parts[2], ":", parts[3], NULL);
      check = make_check (body);
    }
  if (check == NULL || !g_str_has_prefix (parts[4], check)
      || (append_options (record, parts[1]), !append_players (record, parts[2])))
    {
      fail (
          error, FRIEND_CARDS_ERROR_DAMAGED,
          _ ("The line with the cards is damaged: copy it again from “atout-cards:” to its end."));
      return NULL;
    }
  g_strdelimit (parts[3], ".", ' ');
  g_string_append_printf (record, "planned %s\n", parts[3]);

  return read_record (record->str, error);
}

/* ---- Reading a record ------------------------------------------------------------------------ */

/* Returns @line without the marks of a quotation and blanks at both ends. */
static char *
tidy_line (const char *line)
{
  while (g_ascii_isspace (*line) || *line == '>')
    line++;

  return g_strchomp (g_strdup (line));
}

/* Returns true if @line has only deal numbers: a mail program has folded the line before it. */
static gboolean
is_folded (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!is_number (words[i]))
      return FALSE;

  return words[0] != NULL;
}

/* Returns the record in @text without its deals; "" if @text has none. Free with g_free (). */
static char *
find_record (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) record = g_string_new (NULL);
  gboolean is_planned = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = tidy_line (lines[i]);

      if (line[0] == '\0' || (record->len == 0 && !g_str_has_prefix (line, "atout ")))
        continue;
      if (is_planned && !is_folded (line))
        break;
      g_string_append_printf (record, "%s%s", is_planned ? " " : record->len > 0 ? "\n" : "", line);
      is_planned |= g_str_has_prefix (line, "planned");
    }
  if (!is_planned)
    return g_strdup ("");

  return g_strconcat (record->str, "\n", NULL);
}

/* Keeps @fault (taken) in @kept unless that says as much: damaged text may be no cards at all. */
static void
keep_fault (GError **kept, GError *fault)
{
  if (*kept != NULL && !g_error_matches (*kept, FRIEND_CARDS_ERROR, FRIEND_CARDS_ERROR_DAMAGED))
    {
      g_error_free (fault);
      return;
    }
  g_clear_error (kept);
  *kept = fault;
}

MatchLog *
friend_text_read (const char *text, GError **error)
{
  g_autofree char *whole = remove_blanks (text);
  g_auto (GStrv) lines = g_strsplit (whole, MARK, -1);
  guint n_lines = g_strv_length (lines);
  g_autofree char *record = find_record (text);
  g_autoptr (GError) kept = NULL;
  MatchLog *cards = NULL;
  GError *fault = NULL;

  for (guint i = 1; i < n_lines && cards == NULL; i++)
    if ((cards = read_line (lines[i], &fault)) == NULL)
      keep_fault (&kept, g_steal_pointer (&fault));
  if (cards == NULL && record[0] != '\0' && (cards = read_record (record, &fault)) == NULL)
    keep_fault (&kept, g_steal_pointer (&fault));
  if (cards == NULL && kept == NULL)
    fail (error, FRIEND_CARDS_ERROR_MISSING,
          _ ("This text has no cards: copy the line that begins with “atout-cards:”."));
  else if (cards == NULL)
    g_propagate_error (error, g_steal_pointer (&kept));

  return cards;
}
