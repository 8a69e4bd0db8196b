/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of cards for a friend: the line of text survives mail programs, damaged and unplayable
 * cards are refused with a sentence, and only matches with the same cards are compared.
 */

#include <string.h>

#include "add-tests.h"
#include "model/competing/friend-cards.h"
#include "model/competing/friend-text.h"
#include "rules/game.h"
#include "support.h"

#define N_DEALS 3

static const struct
{
  const char *game;
  const char *settings;
} forms[] = { { "klaverjas", "rules=rotterdam" },
              { "klaverjas", "game=three" },
              { "cego", "" },
              { "fiftysix", "" },
              { "zensern", "" },
              { "wurzen", "mode=schnapsen" } };

/* Returns a match of N_DEALS planned deals with the user at @seat, before its first deal. */
static MatchLog *
plan (const char *key, const char *settings, guint64 cards, guint seat)
{
  static const char *const names[]
      = { "strong Anna", "club Jan-Dirk, jr.", "simple Øyvind: 50 %", "master Trijntje" };
  const Game *game = game_find (key);
  Options options = support_options (game, settings);
  MatchLog *log = match_log_new (game, &options);
  DealNumber numbers[N_DEALS];

  for (guint i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, i == seat ? PLAYER_HUMAN : PLAYER_COMPUTER,
                          i == seat ? "Ada" : names[i % G_N_ELEMENTS (names)]);
  for (guint i = 0; i < N_DEALS; i++)
    number_from_seed (&numbers[i], cards, i);
  match_log_plan (log, numbers, N_DEALS);

  return log;
}

/* Plays the next @n deals of @log at random. */
static void
play_on (MatchLog *log, guint n, guint64 seed)
{
  Rng rng = rng_new (seed, 1);

  for (guint i = 0; i < n; i++)
    {
      match_log_deal (log, match_log_next_number (log), NULL);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, &rng), log->deal.turn == 0);
    }
}

static MatchLog *
play (const char *key, const char *settings, guint64 cards, guint64 seed)
{
  MatchLog *log = plan (key, settings, cards, 0);

  play_on (log, N_DEALS, seed);

  return log;
}

/* Returns the line of the cards of @log. */
static char *
write_line (const MatchLog *log)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MatchLog) cards = friend_cards_new (log, &error);

  g_assert_no_error (error);

  return friend_text_write (cards);
}

/* ---- Cards on their way ---------------------------------------------------------------------- */

/* Asserts that reading @text gives the record @wanted. */
static void
check_read (const char *text, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MatchLog) cards = friend_text_read (text, &error);
  g_autofree char *got = NULL;

  g_assert_no_error (error);
  got = record_of_log (cards);
  g_assert_cmpstr (got, ==, wanted);
}

/* Returns @text with "\r\n> " after every @width letters, as in a quoted mail. */
static char *
fold (const char *text, guint width)
{
  GString *folded = g_string_new ("Hello,\n\n> ");

  for (guint i = 0; text[i] != '\0'; i++)
    {
      if (i > 0 && i % width == 0)
        g_string_append (folded, "\r\n>  ");
      g_string_append_c (folded, text[i]);
    }
  g_string_append (folded, "\r\n\r\nGood luck: try to win!\r\n-- \r\nAda");

  return g_string_free (folded, FALSE);
}

/* Returns @record with the planned numbers on a line each, as in a quoted mail. */
static char *
fold_record (const char *record)
{
  g_auto (GStrv) head = g_strsplit (record, "planned ", 2);
  g_autofree char *numbers = g_strdup (head[1]);
  g_auto (GStrv) number = g_strsplit (g_strchomp (numbers), " ", -1);
  g_autofree char *folded = g_strjoinv ("\r\n> ", number);

  return g_strconcat ("See below.\r\n\r\n> ", head[0], "> planned ", folded,
                      " \r\n>\r\nGood luck!\r\n", NULL);
}

/* The same people, seat, rules and cards arrive, whatever a mail program does to them. */
static void
test_arrive (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (MatchLog) log = plan (forms[i].game, forms[i].settings, i, 1);
      g_autoptr (MatchLog) cards = friend_cards_new (log, NULL);
      g_autofree char *line = friend_text_write (cards);
      g_autofree char *record = record_of_log (cards);
      g_autofree char *narrow = fold (line, 7);
      g_autofree char *wide = fold (line, 76);
      g_autofree char *mail = fold_record (record);

      g_assert_cmpuint (strcspn (line, " \t\r\n>"), ==, strlen (line));
      g_assert_true (g_str_is_ascii (line));
      g_assert_null (strstr (line, "Ada"));
      g_assert_nonnull (strstr (record, "player 1 human -\n"));
      check_read (line, record);
      check_read (narrow, record);
      check_read (wide, record);
      check_read (record, record);
      check_read (mail, record);
    }
}

/* A match that was played gives the same cards as before it began; without a plan, those dealt. */
static void
test_played (void)
{
  g_autoptr (MatchLog) before = plan ("klaverjas", "", 1, 0);
  g_autoptr (MatchLog) played = play ("klaverjas", "", 1, 2);
  g_autoptr (MatchLog) free_match = match_log_new (played->game, &played->options);
  g_autofree char *wanted = write_line (before);
  g_autofree char *got = write_line (played);
  g_autofree char *dealt = NULL;

  g_assert_cmpstr (got, ==, wanted);
  for (guint i = 0; i < played->match.n_seats; i++)
    match_log_set_player (free_match, i, played->player[i].kind, played->player[i].name);
  for (guint i = 0; i < N_DEALS; i++)
    {
      Rng rng = rng_new (i, 1);

      match_log_deal (free_match, &match_log_get_deal (played, i)->number, NULL);
      while (!deal_is_over (&free_match->deal))
        match_log_act (free_match, support_random_action (&free_match->deal, &rng), false);
    }
  dealt = write_line (free_match);
  g_assert_cmpstr (dealt, ==, wanted);
}

static void
test_seats (void)
{
  g_autoptr (MatchLog) log = plan ("klaverjas", "", 1, 2);
  g_autofree char *line = write_line (log);
  g_autoptr (MatchLog) cards = friend_text_read (line, NULL);
  AtoutPlayer players[SEATS_MAX] = { 0 };

  friend_cards_seat (cards, players);
  g_assert_true (players[2].human);
  g_assert_cmpstr (players[2].name, ==, NULL);
  g_assert_false (players[0].human);
  g_assert_cmpstr (players[0].name, ==, "Anna");
  g_assert_cmpint (players[0].level, ==, PLAYER_LEVEL_STRONG);
  g_assert_cmpstr (players[1].name, ==, "Jan-Dirk, jr.");
  g_assert_cmpint (players[1].level, ==, PLAYER_LEVEL_CLUB);
  g_assert_cmpint (players[3].level, ==, PLAYER_LEVEL_MASTER);
}

/* ---- Refused cards --------------------------------------------------------------------------- */

static void
check_refused (const char *text, FriendCardsError code, const char *fault)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MatchLog) cards = friend_text_read (text, &error);

  g_assert_null (cards);
  g_assert_error (error, FRIEND_CARDS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, fault));
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_false (g_regex_match_simple ("[0-9]: |choose from", error->message, 0, 0));
}

/* One changed letter anywhere, or a missing end, is noticed. */
static void
test_damaged (void)
{
  g_autoptr (MatchLog) log = plan ("klaverjas", "rules=rotterdam", 1, 0);
  g_autofree char *line = write_line (log);

  for (gsize i = strlen ("atout-cards:1:"); line[i] != '\0'; i++)
    {
      g_autofree char *changed = g_strdup (line);
      g_autofree char *cut = g_strndup (line, i);

      changed[i] = changed[i] == 'e' ? 'f' : 'e';
      check_refused (changed, FRIEND_CARDS_ERROR_DAMAGED, "is damaged");
      check_refused (cut, FRIEND_CARDS_ERROR_DAMAGED, "is damaged");
    }
}

static char *
seal (const char *body)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);

  return g_strdup_printf ("%s:%.8s", body, digest);
}

#define HEX "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e8"
#define OTHER_HEX "6f0c2e0a9d3b41c7a1e2f3a4b5c6d7e8"
#define MANY_LETTERS "abcdefghijklmnopqrstabcdefghijklmnopqrst"

/* A line that is whole may still hold nothing that can be played here. */
static void
test_unplayable (void)
{
  static const struct
  {
    const char *body;
    const char *fault;
  } rows[] = {
    { "atout-cards:1:poker:human,strong:" HEX, "does not have the game “poker”" },
    { "atout-cards:1:klaverjas,rules=paris:human,strong,strong,strong:" HEX, "“rules=paris”" },
    { "atout-cards:1:klaverjas:human,strong,strong,strong:" HEX "." HEX "0",
      "wrong code, “" HEX "0”" },
    { "atout-cards:1:klaverjas:human,strong,strong:" HEX, "one seat for you" },
    { "atout-cards:1:klaverjas:human,strong,strong,strong,strong:" HEX, "do not fit the game" },
    { "atout-cards:1:klaverjas:human,human,strong,strong:" HEX, "one seat for you" },
    { "atout-cards:1:klaverjas:strong,strong,strong,strong:" HEX, "one seat for you" },
    { "atout-cards:1:klaverjas:human,strong,genius%20Jan,strong:" HEX, "players of this program" },
    { "atout-cards:2:klaverjas:human,strong,strong,strong:" HEX, "newer version" },
    { "atout-cards:1:klaverjas:human,strong,strong,strong:" HEX "." OTHER_HEX "." HEX,
      "Deals 1 and 3 of these cards are the same" },
    { "atout-cards:1:" MANY_LETTERS MANY_LETTERS ":human,strong:" HEX, MANY_LETTERS "…”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = seal (rows[i].body);

      check_refused (line, FRIEND_CARDS_ERROR_UNPLAYABLE, rows[i].fault);
    }
}

/* Of several lines, the first that can be played counts; else the one that says most about it. */
static void
test_several (void)
{
  g_autoptr (MatchLog) log = plan ("klaverjas", "", 1, 0);
  g_autoptr (MatchLog) cards = friend_cards_new (log, NULL);
  g_autofree char *line = friend_text_write (cards);
  g_autofree char *record = record_of_log (cards);
  g_autofree char *half = g_strndup (line, strlen (line) / 2);
  g_autofree char *poker = seal ("atout-cards:1:poker:human,strong:" HEX);
  g_autofree char *named
      = g_strjoin ("\n", "Copy from atout-cards: to the end.", half, poker, line, half, NULL);
  g_autofree char *both = g_strjoin ("\n", half, record, NULL);
  g_autofree char *bad = g_strjoin ("\n", half, poker, half, NULL);

  check_read (named, record);
  check_read (both, record);
  check_refused (bad, FRIEND_CARDS_ERROR_UNPLAYABLE, "the game “poker”");
}

static void
test_missing (void)
{
  g_autoptr (MatchLog) log = plan ("klaverjas", "", 1, 0);
  g_autoptr (MatchLog) other = match_log_copy (log);
  g_autoptr (GError) error = NULL;

  check_refused ("", FRIEND_CARDS_ERROR_MISSING, "has no cards");
  check_refused ("Dear Ada, shall we play?", FRIEND_CARDS_ERROR_MISSING, "has no cards");
  check_refused ("atout 1\ngame klaverjas\n", FRIEND_CARDS_ERROR_MISSING, "has no cards");
  check_refused ("atout 2\ngame klaverjas\nplanned x\n", FRIEND_CARDS_ERROR_UNPLAYABLE,
                 "wrong code, “x”");
  g_array_set_size (other->planned, 0);
  g_assert_null (friend_cards_new (other, &error));
  g_assert_error (error, FRIEND_CARDS_ERROR, FRIEND_CARDS_ERROR_UNPLAYABLE);
  g_clear_error (&error);
  match_log_set_dealer (log, (log->match.dealer + 1) % log->match.n_seats);
  g_assert_null (friend_cards_new (log, &error));
  g_assert_nonnull (strstr (error->message, "deals first"));
}

/* ---- Comparison ------------------------------------------------------------------------------ */

/* Reads @log again from its record, as it comes back from a friend. */
static MatchLog *
send_back (const MatchLog *log)
{
  g_autofree char *text = record_of_log (log);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "back.atout", &error);

  g_assert_no_error (error);

  return g_steal_pointer (&record->log);
}

/* Each deal has both results and the first difference; deals that cannot be shown have none. */
static void
test_compare (void)
{
  guint n_shown = 0;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (MatchLog) own = play (forms[i].game, forms[i].settings, i, 1);
      g_autoptr (MatchLog) other = play (forms[i].game, forms[i].settings, i, 2);
      g_autoptr (MatchLog) back = send_back (other);
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) deals = friend_cards_compare (own, back, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (deals->len, ==, N_DEALS);
      for (guint k = 0; k < N_DEALS; k++)
        {
          const FriendDeal *deal = deals->pdata[k];
          FieldPlace place = field_place (own, k, 0);
          FieldPlace there = field_place (other, k, 0);

          g_assert_cmpint (deal->own, ==, field_own_result (&place));
          g_assert_cmpint (deal->other, ==, field_own_result (&there));
          g_assert_true (k > 0 || deal->side != NULL);
          if (deal->side == NULL)
            continue;
          n_shown++;
          g_assert_true (deal->side->is_parted || deal->own == deal->other);
          g_assert_cmpint (deal->side->own_result, ==, deal->own);
          g_assert_cmpint (deal->side->other_result, ==, deal->other);
        }
    }
  g_assert_cmpuint (n_shown, >, 2 * G_N_ELEMENTS (forms));
}

static void
check_unlike (const MatchLog *own, const MatchLog *other, FriendCardsError code, const char *fault)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (friend_cards_compare (own, other, &error));
  g_assert_error (error, FRIEND_CARDS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, fault));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
test_unlike (void)
{
  g_autoptr (MatchLog) own = play ("klaverjas", "", 1, 1);
  g_autoptr (MatchLog) rules = play ("klaverjas", "rules=rotterdam", 1, 2);
  g_autoptr (MatchLog) game = play ("cego", "", 1, 2);
  g_autoptr (MatchLog) cards = play ("klaverjas", "", 2, 2);
  g_autoptr (MatchLog) seat = plan ("klaverjas", "", 1, 1);
  g_autoptr (MatchLog) people = play ("klaverjas", "", 1, 2);
  g_autoptr (MatchLog) part = plan ("klaverjas", "", 1, 0);
  g_autoptr (MatchLog) begun = plan ("klaverjas", "", 1, 0);
  g_autoptr (MatchLog) whole = play ("klaverjas", "", 1, 2);

  play_on (seat, N_DEALS, 2);
  play_on (part, N_DEALS - 1, 2);
  play_on (begun, 1, 1);
  match_log_set_player (people, 1, PLAYER_COMPUTER, "simple Jan-Dirk, jr.");
  check_unlike (own, rules, FRIEND_CARDS_ERROR_OTHER, "other rules");
  check_unlike (own, game, FRIEND_CARDS_ERROR_OTHER, "other rules");
  check_unlike (own, cards, FRIEND_CARDS_ERROR_OTHER, "other cards");
  check_unlike (own, seat, FRIEND_CARDS_ERROR_OTHER, "another seat");
  check_unlike (own, people, FRIEND_CARDS_ERROR_OTHER, "other players");
  check_unlike (own, part, FRIEND_CARDS_ERROR_UNFINISHED, "it has 2 of 3 deals");
  check_unlike (begun, whole, FRIEND_CARDS_ERROR_UNFINISHED, "yourself first");
}

/* A record whose deal has another number than the planned one is not even read. */
static void
test_exchanged (void)
{
  g_autoptr (MatchLog) log = play ("klaverjas", "", 1, 1);
  g_autofree char *text = record_of_log (log);
  const char *number = match_log_get_deal (log, 0)->number.hex;
  char *second = strstr (strstr (text, number) + 1, number);
  g_autoptr (GError) error = NULL;

  second[0] = second[0] == '0' ? '1' : '0';
  g_assert_null (record_parse (text, strlen (text), "back.atout", &error));
  g_assert_nonnull (strstr (error->message, "is not the planned one"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/friend", test_arrive, test_played, test_seats, test_damaged, test_unplayable,
             test_several, test_missing, test_compare, test_unlike, test_exchanged);

  return g_test_run ();
}
