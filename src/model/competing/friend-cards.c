/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/friend-cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/competing/day.h"
#include "model/course/player-names.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "players/seating.h"
#include "rules/record.h"

#define MARK "atout-cards:"
#define VERSION "1"
#define HUMAN "human"
#define CHECK_DIGITS 8
#define QUOTE_CHARS 40 /* letters of a text from outside that a sentence quotes */

G_DEFINE_QUARK (friend_cards_error, friend_cards_error)

static gboolean
fail (GError **error, FriendCardsError code, const char *sentence)
{
  g_set_error_literal (error, FRIEND_CARDS_ERROR, (int) code, sentence);

  return FALSE;
}

static gboolean
fail_long (GError **error)
{
  return fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
               _ ("Only matches of 1 to 16 deals can be sent."));
}

/* Fails with @sentence, in which {own} and {other} are replaced. */
static gboolean
fail_with (GError **error, FriendCardsError code, const char *sentence, const char *own,
           const char *other)
{
  const WordsValue values[] = { { "{own}", own }, { "{other}", other }, { NULL, NULL } };
  g_autofree char *text = words_fill (sentence, values);

  return fail (error, code, text);
}

/* ---- Cards of a match ------------------------------------------------------------------------ */

/* Writes the numbers of the deals of @log to @numbers (PLANNED_MAX); returns 0 with an error. */
static guint
list_numbers (const MatchLog *log, DealNumber *numbers, GError **error)
{
  guint n = log->planned->len > 0 ? log->planned->len : log->deals->len;

  if (n == 0 || n > FRIEND_DEALS_MAX)
    {
      fail_long (error);
      return 0;
    }
  for (guint i = 0; i < n; i++)
    {
      const LogDeal *deal = log->planned->len > 0 ? NULL : match_log_get_deal (log, i);

      if (deal != NULL && !deal->has_number)
        {
          fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
                _ ("The cards of this match cannot be sent: they do not come from a code."));
          return 0;
        }
      numbers[i] = deal != NULL ? deal->number : g_array_index (log->planned, DealNumber, i);
    }

  return n;
}

/* Copies the players of @log to @cards; everybody except the user becomes a computer player. */
static void
copy_players (MatchLog *cards, const MatchLog *log)
{
  int user = MAX (match_log_find_user (log), 0);

  for (int i = 0; i < log->match.n_seats; i++)
    {
      const LogPlayer *who = &log->player[i];
      const char *level = player_of_level (PLAYER_LEVEL_STRONG)->name;
      const char *own = who->name != NULL ? who->name : "";
      g_autofree char *name = who->kind == PLAYER_COMPUTER
                                  ? g_strdup (own)
                                  : g_strjoin (own[0] != '\0' ? " " : "", level, own, NULL);

      match_log_set_player (cards, (guint) i, i == user ? PLAYER_HUMAN : PLAYER_COMPUTER,
                            i == user ? "" : name);
    }
}

MatchLog *
friend_cards_new (const MatchLog *log, GError **error)
{
  DealNumber numbers[PLANNED_MAX];
  guint n = list_numbers (log, numbers, error);
  g_autoptr (MatchLog) cards = NULL;

  if (n == 0)
    return NULL;
  cards = match_log_new (log->game, &log->options);
  copy_players (cards, log);
  match_log_set_dealer (cards, log->deals->len > 0 ? match_log_get_deal (log, 0)->before.dealer
                                                   : log->match.dealer);
  match_log_plan (cards, numbers, n);

  return friend_cards_check (cards, error) ? g_steal_pointer (&cards) : NULL;
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
friend_cards_write (const MatchLog *cards)
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

  return g_strv_length (words) <= FRIEND_DEALS_MAX || fail_long (error);
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
friend_cards_read (const char *text, GError **error)
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

/* ---- Playing --------------------------------------------------------------------------------- */

/* Returns the level in the name of a computer player, or -1. */
static int
level_of (const LogPlayer *who)
{
  g_auto (GStrv) words = g_strsplit (who->name != NULL ? who->name : "", " ", 2);

  return who->kind == PLAYER_COMPUTER && words[0] != NULL ? player_level_find (words[0]) : -1;
}

static gboolean
check_different (const MatchLog *cards, GError **error)
{
  for (guint i = 0; i < cards->planned->len; i++)
    for (guint k = 0; k < i; k++)
      if (strcmp (g_array_index (cards->planned, DealNumber, i).hex,
                  g_array_index (cards->planned, DealNumber, k).hex)
          == 0)
        {
          g_autofree char *first = g_strdup_printf ("%u", k + 1);
          g_autofree char *again = g_strdup_printf ("%u", i + 1);

          return fail_with (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
                            /* Translators: {own} and {other} are numbers of deals */
                            _ ("Deals {own} and {other} of these cards are the same: each deal "
                               "needs cards of its own."),
                            first, again);
        }

  return TRUE;
}

gboolean
friend_cards_check (const MatchLog *cards, GError **error)
{
  guint n_humans = 0;
  guint n_levels = 0;
  Match usual;

  match_init (&usual, cards->game, &cards->options, NO_SEAT);
  for (guint i = 0; i < cards->match.n_seats; i++)
    {
      n_humans += cards->player[i].kind == PLAYER_HUMAN;
      n_levels += level_of (&cards->player[i]) >= 0;
    }
  if (cards->planned->len == 0)
    return fail (error, FRIEND_CARDS_ERROR_MISSING,
                 _ ("These cards have no deal: ask for them once more."));
  if (cards->planned->len > FRIEND_DEALS_MAX)
    return fail_long (error);
  if (n_humans != 1 || n_humans + n_levels != cards->match.n_seats)
    return fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
                 _ ("These cards need one seat for you, and players of this program at all "
                    "others."));
  if (cards->match.dealer != usual.dealer)
    return fail (error, FRIEND_CARDS_ERROR_UNPLAYABLE,
                 _ ("These cards cannot be played: another player than usual deals first."));

  return check_different (cards, error);
}

void
friend_cards_seat (const MatchLog *cards, AtoutPlayer *players)
{
  for (guint i = 0; i < cards->match.n_seats; i++)
    {
      const LogPlayer *who = &cards->player[i];
      gboolean is_human = who->kind == PLAYER_HUMAN;

      players[i] = (AtoutPlayer) { .name = is_human ? NULL : player_names_get (cards, i),
                                   .human = is_human,
                                   .level = is_human ? PLAYER_LEVEL_STRONG
                                                     : (PlayerLevel) level_of (who) };
    }
}

/* ---- Comparison ------------------------------------------------------------------------------ */

static gboolean
check_rules (const MatchLog *own, const MatchLog *other, GError **error)
{
  g_autofree char *own_rules = day_rules (own->game, &own->options);
  g_autofree char *other_rules = day_rules (other->game, &other->options);
  g_autofree char *own_title = house_rules_title (own->game, &own->options);
  g_autofree char *other_title = house_rules_title (other->game, &other->options);

  return (own->game == other->game && strcmp (own_rules, other_rules) == 0)
         || fail_with (error, FRIEND_CARDS_ERROR_OTHER,
                       /* Translators: {own} and {other} are a game with its rules */
                       _ ("This match was played by other rules: {other} instead of {own}."),
                       own_title, other_title);
}

static gboolean
check_cards (const MatchLog *own, const MatchLog *other, GError **error)
{
  gboolean is_good = own->planned->len > 0 && own->planned->len == other->planned->len;

  for (guint i = 0; is_good && i < own->planned->len; i++)
    is_good = strcmp (g_array_index (own->planned, DealNumber, i).hex,
                      g_array_index (other->planned, DealNumber, i).hex)
              == 0;

  return is_good
         || fail (error, FRIEND_CARDS_ERROR_OTHER,
                  _ ("This match was played with other cards, so it cannot be compared."));
}

static gboolean
is_same_player (const LogPlayer *a, const LogPlayer *b)
{
  Player own = *player_of_level (PLAYER_LEVEL_STRONG);
  Player other = own;

  if (a->kind == PLAYER_COMPUTER && a->name != NULL)
    seating_read_player (a->name, &own);
  if (b->kind == PLAYER_COMPUTER && b->name != NULL)
    seating_read_player (b->name, &other);

  return strcmp (own.name, other.name) == 0 && own.temperament == other.temperament
         && own.inference == other.inference;
}

static gboolean
check_players (const MatchLog *own, const MatchLog *other, GError **error)
{
  if (match_log_find_user (own) < 0 || match_log_find_user (own) != match_log_find_user (other))
    return fail (error, FRIEND_CARDS_ERROR_OTHER,
                 _ ("This match was played at another seat, so it cannot be compared."));
  for (guint i = 0; i < own->match.n_seats; i++)
    if (!is_same_player (&own->player[i], &other->player[i]))
      return fail (error, FRIEND_CARDS_ERROR_OTHER,
                   _ ("This match was played with other players, so it cannot be compared."));

  return TRUE;
}

static gboolean
check_deals (const MatchLog *own, const MatchLog *other, GError **error)
{
  g_autofree char *n = g_strdup_printf ("%u", match_log_n_over (other));
  g_autofree char *all = g_strdup_printf ("%u", own->planned->len);

  if (match_log_n_over (own) < own->planned->len)
    return fail (error, FRIEND_CARDS_ERROR_UNFINISHED,
                 _ ("Finish these deals yourself first; then both can be compared."));

  return match_log_n_over (other) == own->planned->len
         || fail_with (error, FRIEND_CARDS_ERROR_UNFINISHED,
                       /* Translators: {other} of {own} deals */
                       _ ("This match is not finished: it has {other} of {own} deals."), all, n);
}

static void
friend_deal_free (gpointer data)
{
  FriendDeal *deal = data;

  g_clear_pointer (&deal->side, side_by_side_free);
  g_free (deal);
}

static FriendDeal *
compare_deal (const MatchLog *own, const MatchLog *other, guint index)
{
  guint user = (guint) match_log_find_user (own);
  FieldPlace own_place = field_place (own, index, user);
  FieldPlace other_place = field_place (other, index, user);
  const Match *own_before = &match_log_get_deal (own, index)->before;
  const Match *other_before = &match_log_get_deal (other, index)->before;
  FriendDeal *deal = g_new0 (FriendDeal, 1);

  deal->own = field_own_result (&own_place);
  deal->other = field_own_result (&other_place);
  if (own_before->dealer == other_before->dealer && own_place.seat == other_place.seat)
    deal->side = side_by_side_new (own, index, own_place.seat, other);

  return deal;
}

GPtrArray *
friend_cards_compare (const MatchLog *own, const MatchLog *other, GError **error)
{
  g_autoptr (GPtrArray) deals = NULL;

  if (!check_rules (own, other, error) || !check_cards (own, other, error)
      || !check_players (own, other, error) || !check_deals (own, other, error))
    return NULL;
  deals = g_ptr_array_new_with_free_func (friend_deal_free);
  for (guint i = 0; i < own->planned->len; i++)
    g_ptr_array_add (deals, compare_deal (own, other, i));

  return g_steal_pointer (&deals);
}
