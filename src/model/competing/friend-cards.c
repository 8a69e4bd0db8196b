/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/friend-cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/competing/day.h"
#include "model/course/player-names.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "players/seating.h"

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
check_same (const MatchLog *own, const MatchLog *other, GError **error)
{
  return check_rules (own, other, error) && check_cards (own, other, error)
         && check_players (own, other, error);
}

gboolean
friend_cards_are_same (const MatchLog *own, const MatchLog *other)
{
  return check_same (own, other, NULL);
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

  if (!check_same (own, other, error) || !check_deals (own, other, error))
    return NULL;
  deals = g_ptr_array_new_with_free_func (friend_deal_free);
  for (guint i = 0; i < own->planned->len; i++)
    g_ptr_array_add (deals, compare_deal (own, other, i));

  return g_steal_pointer (&deals);
}
