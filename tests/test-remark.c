/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Remarks after a deal: each is true by the cards, they are few, and none comes again too soon. */

#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "model/course/player-names.h"
#include "model/told/people.h"
#include "model/told/remark.h"
#include "player-support.h"
#include "support.h"

static const struct
{
  const char *game, *settings;
} forms[] = {
  { "klaverjas", "" },
  { "klaverjas", "rules=rotterdam roem=auto" },
  { "klaverjas", "game=kraken" },
  { "klaverjas", "game=three" },
  { "zensern", "mode=2" },
  { "zensern", "mode=4" },
  { "cego", "" },
  { "cego", "players=3" },
  { "fiftysix", "players=4" },
  { "fiftysix", "players=6" },
  { "wurzen", "" },
  { "wurzen", "mode=schnapsen" },
};

/* ---- Matches --------------------------------------------------------------------------------- */

static MatchLog *
begin (guint form, guint user, Rng *rng)
{
  const Game *game = game_find (forms[form].game);
  Options options = support_options (game, forms[form].settings);
  MatchLog *log = match_log_new (game, &options);
  guint first = rng_below (rng, SEATS_MAX);
  guint n = 0;

  while (people_at (game, n) != NULL)
    n++;
  for (guint i = 0; i < log->match.n_seats; i++)
    {
      g_autofree char *name
          = g_strdup_printf ("simple %s", people_at (game, (first + i) % n)->name);

      match_log_set_player (log, i, i == user ? PLAYER_HUMAN : PLAYER_COMPUTER,
                            i == user ? "" : name);
    }

  return log;
}

/* Adds a deal, in which one of @n_odd actions is by lot; 0: none, 1: all. */
static void
play (MatchLog *log, guint n_odd, Rng *rng)
{
  DealNumber number;

  number_from_seed (&number, rng_next (rng), 0);
  match_log_deal (log, &number, NULL);
  while (!deal_is_over (&log->deal))
    {
      Choice choice;

      if (n_odd > 0 && rng_below (rng, n_odd) == 0)
        {
          match_log_act (log, support_random_action (&log->deal, rng), false);
          continue;
        }
      player_support_choose (&log->deal, &choice);
      match_log_act (log, choice.row[0].action, false);
    }
}

static void
agree (Signals *signals)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    signals[i] = SIGNALS_USUAL;
}

/* ---- Facts, counted again -------------------------------------------------------------------- */

/* The state before the play of each card, with the action. */
typedef struct
{
  guint n;
  Deal before[CARDS_MAX];
  Action action[CARDS_MAX];
  Deal end;
} Plays;

static void
list_plays (const MatchLog *log, guint index, Plays *plays)
{
  const LogDeal *deal = match_log_get_deal (log, index);
  Deal before;

  plays->n = 0;
  match_log_at (log, index, 0, NULL, &plays->end);
  for (guint i = 0; i < deal->n_done; i++)
    {
      before = plays->end;
      match_log_at (log, index, i + 1, NULL, &plays->end);
      if (plays->end.n_played == before.n_played)
        continue;
      plays->before[plays->n] = before;
      plays->action[plays->n++] = log_deal_get_action (deal, i)->action;
    }
}

/* The winner of the trick of play @i, by who takes it. */
static guint
winner_of (const Plays *plays, guint i)
{
  const Deal *before = &plays->before[i];

  for (; i < plays->n; i++)
    {
      const Deal *after = i + 1 < plays->n ? &plays->before[i + 1] : &plays->end;

      for (guint seat = 0; seat < before->n_seats; seat++)
        if (after->tricks_won[seat] > before->tricks_won[seat])
          return seat;
    }

  return SEATS_MAX;
}

static gboolean
is_ally (const Deal *deal, guint seat, guint other)
{
  return seats_have (game_allies (deal, seat), other);
}

static guint
points_at (const Plays *plays, guint i)
{
  return plays->end.order->points[plays->end.played[i]];
}

static gboolean
is_trump_at (const Plays *plays, guint i)
{
  return plays->end.order->group[plays->end.played[i]] == plays->end.order->trump;
}

/* The play that begins the trick of play @i. */
static guint
lead_of (const Plays *plays, guint i)
{
  return i - plays->before[i].trick.n;
}

static const struct
{
  const char *game;
  guint ace; /* points of the richest plain card */
} aces[] = { { "klaverjas", 11 },
             { "zensern", 11 },
             { "wurzen", 11 },
             { "cego", 5 },
             { "fiftysix", 3 } };

static guint
ace_points (const Deal *deal)
{
  for (guint i = 0; i < G_N_ELEMENTS (aces); i++)
    if (g_str_equal (aces[i].game, deal->game->key))
      return aces[i].ace;
  g_assert_not_reached ();
}

/* Whether a card of @card's value was put by choice by @giver on a trick that @taker won. */
static gboolean
is_gift (const Plays *plays, guint giver, guint taker, Card card)
{
  for (guint i = 0; i < plays->n; i++)
    {
      const Deal *before = &plays->before[i];
      ActionList list;

      if (plays->end.played_by[i] != giver || plays->end.played[i] != card || before->trick.n == 0
          || winner_of (plays, i) != taker || is_trump_at (plays, i)
          || points_at (plays, i) + 1 < ace_points (before) || !is_ally (before, giver, taker))
        continue;
      deal_legal (before, &list);
      for (guint k = 0; k < list.n; k++)
        if (action_is_play (before->game, list.at[k])
            && before->order->points[action_card (before->game, list.at[k])] < points_at (plays, i))
          return TRUE;
    }

  return FALSE;
}

static gboolean
is_ruff (const Plays *plays, guint user, guint loser, Card card)
{
  for (guint i = 0; i < plays->n; i++)
    if (plays->end.played_by[i] == loser && plays->end.played[i] == card && !is_trump_at (plays, i)
        && points_at (plays, i) == ace_points (&plays->end) && winner_of (plays, i) == user
        && !is_ally (&plays->end, user, loser))
      {
        guint lead = lead_of (plays, i);

        for (guint k = lead; k < plays->n && lead_of (plays, k) == lead; k++)
          if (plays->end.played_by[k] == user)
            return is_trump_at (plays, k) && !is_trump_at (plays, lead);
      }

  return FALSE;
}

/* The play by which a partner of @user asked for @suit, by the usual signals of Klaverjassen. */
static int
find_request (const Plays *plays, guint user, guint suit)
{
  const guint8 *group = plays->end.order->group;

  for (guint i = 0; i < plays->n; i++)
    {
      guint seat = plays->end.played_by[i];
      gboolean is_first_lead = i == 0 && plays->end.declarer == (int) seat;

      if (seat == user || !is_ally (&plays->end, user, seat))
        continue;
      if (!is_first_lead && plays->before[i].trick.n > 0
          && group[plays->end.played[i]] != group[plays->end.played[lead_of (plays, i)]]
          && !is_trump_at (plays, i) && points_at (plays, i) == 0
          && group[plays->end.played[i]] == suit)
        return (int) i;
    }

  return -1;
}

static gboolean
is_answered (const Plays *plays, guint user, guint partner, guint suit)
{
  int asked = find_request (plays, user, suit);

  for (guint i = asked >= 0 ? (guint) asked + 1 : plays->n; i < plays->n; i++)
    if (plays->before[i].trick.n == 0 && plays->end.played_by[i] == user
        && plays->end.order->group[plays->end.played[i]] == suit && winner_of (plays, i) == partner)
      return TRUE;

  return FALSE;
}

static gboolean
is_missed (const Plays *plays, guint user, guint partner, guint suit)
{
  int asked = find_request (plays, user, suit);
  gboolean is_lost = FALSE;

  if (asked < 0 || plays->end.played_by[asked] != partner)
    return FALSE;
  for (guint i = 0; i < plays->n; i++)
    {
      const Deal *before = &plays->before[i];

      if (before->trick.n > 0 || plays->end.played_by[i] != user)
        continue;
      if (plays->end.order->group[plays->end.played[i]] == suit)
        return FALSE;
      is_lost |= (int) i > asked && !is_ally (before, user, winner_of (plays, i))
                 && (before->hand[user] & before->order->members[suit]) != 0
                 && (before->hand[partner] & before->order->members[suit]) != 0;
    }

  return is_lost;
}

/* How many card points would have turned the deal, tried one by one; 0: more than two. */
static guint
count_turn (const Deal *end, guint user)
{
  const char *key = end->game->key;
  guint declarer = end->declarer == NO_SEAT ? user : (guint) end->declarer;
  guint own = deal_unit (end, declarer);
  DealResult result;

  deal_result (end, &result);
  for (int by = 1; by <= 2; by++)
    for (int points = -by; points <= by; points += 2 * by)
      {
        int before = result.points[own], after = before + points, least;

        if (g_str_equal (key, "klaverjas") || g_str_equal (key, "zensern"))
          {
            guint must = own;
            int all = result.points[0] + result.points[1];

            if (g_str_equal (key, "klaverjas") && end->own.klaverjas.n_kraaks % 2 == 1)
              must = own ^ 1;
            before = result.points[must];
            after = before + points;
            if ((2 * before > all) != (2 * after > all))
              return (guint) by;
            continue;
          }
        least = g_str_equal (key, "fiftysix") ? end->own.fiftysix.value : 36;
        if (!g_str_equal (key, "wurzen") && (before >= least) != (after >= least))
          return (guint) by;
      }
  if (g_str_equal (key, "wurzen"))
    {
      guint loser = result.score[0] > 0 ? 1 : 0;
      int needed = option_is (&end->options, 0, 0) ? 75 : 66;

      return (guint) MAX (needed - result.points[loser], 0);
    }

  return 0;
}

static void
check_double (const MatchLog *log, const Deal *end, guint user, const RemarkFact *facts)
{
  static const char *const doubles[]
      = { "kraak", "herkraak", "superkraak", "fleck", "double", "redouble", NULL };
  const LogDeal *deal = match_log_get_deal (log, log->deals->len - 1);
  const LogAction *last = NULL;
  DealResult result;
  gboolean is_won, is_own;

  for (guint i = 0; i < deal->n_done; i++)
    {
      char token[TOKEN_MAX];

      action_to_token (log->game, deal_pack (end), log_deal_get_action (deal, i)->action, token);
      if (g_strv_contains (doubles, token))
        last = log_deal_get_action (deal, i);
    }
  deal_result (end, &result);
  is_own = last != NULL && is_ally (end, user, last->seat);
  is_won = deal_result_lead (&result, deal_unit (end, user)) > 0;
  for (RemarkFactKind kind = REMARK_DOUBLE_PAID; kind <= REMARK_DOUBLED_LOST; kind++)
    if (facts[kind].holds)
      {
        g_assert_true (last == log_deal_get_action (deal, facts[kind].action));
        g_assert_cmpint (facts[kind].seat, ==, last->seat);
        g_assert_true (is_own == (kind <= REMARK_DOUBLE_COST));
        g_assert_true (is_won == (kind == REMARK_DOUBLE_PAID || kind == REMARK_DOUBLED_WON));
      }
}

static void
check_tricks (const Plays *plays, guint user, const RemarkFact *facts)
{
  guint n[2] = { 0 };

  for (guint seat = 0; seat < plays->end.n_seats; seat++)
    n[is_ally (&plays->end, user, seat)] += plays->end.tricks_won[seat];
  g_assert_true (!facts[REMARK_ALL_TRICKS].holds || (n[FALSE] == 0 && n[TRUE] >= 5));
  g_assert_true (!facts[REMARK_ALL_BUT_ONE].holds
                 || (n[FALSE] == 1 && plays->end.tricks_won[facts[REMARK_ALL_BUT_ONE].seat] == 1));
}

/* Announced by the user, by the marks of Klaverjassen and the tokens of the others. */
static void
check_bonus (const MatchLog *log, const Deal *end, guint user, const RemarkFact *fact)
{
  const LogDeal *deal = match_log_get_deal (log, log->deals->len - 1);
  gboolean is_found = FALSE;

  if (!fact->holds)
    return;
  if (g_str_equal (log->game->key, "klaverjas") && end->own.klaverjas.n_kraaks == 0
      && !option_is (&log->options, KLAVERJAS_GAME, KLAVERJAS_GAME_KRAKEN))
    {
      for (guint i = 0; i < end->own.klaverjas.n_marks; i++)
        is_found |= end->own.klaverjas.mark[i].unit == deal_unit (end, user);
      g_assert_true (is_found);
      g_assert_cmpuint (fact->points, <=, end->own.klaverjas.roem[deal_unit (end, user)]);
      return;
    }
  for (guint i = 0; i < deal->n_done; i++)
    {
      const LogAction *done = log_deal_get_action (deal, i);
      Deal before;

      match_log_at (log, log->deals->len - 1, i, NULL, &before);
      is_found |= done->seat == user && game_announces (&before, done->action).points >= 40;
    }
  g_assert_true (is_found);
}

static void
check_facts (const MatchLog *log, guint user, const RemarkFact *facts)
{
  const RemarkFact *fed = &facts[REMARK_FED], *given = &facts[REMARK_GIVEN];
  const RemarkFact *ruffed = &facts[REMARK_RUFFED], *missed = &facts[REMARK_MISSED];
  const RemarkFact *answered = &facts[REMARK_ANSWERED];
  DealResult result;
  double lead;
  Plays plays;

  list_plays (log, log->deals->len - 1, &plays);
  deal_result (&plays.end, &result);
  lead = deal_result_lead (&result, deal_unit (&plays.end, user));
  if (fed->holds)
    g_assert_true (is_gift (&plays, user, (guint) fed->seat, fed->card));
  if (given->holds)
    g_assert_true (is_gift (&plays, (guint) given->seat, user, given->card));
  if (ruffed->holds)
    g_assert_true (is_ruff (&plays, user, (guint) ruffed->seat, ruffed->card));
  if (answered->holds)
    g_assert_true (is_answered (&plays, user, (guint) answered->seat, answered->suit));
  if (missed->holds)
    g_assert_true (is_missed (&plays, user, (guint) missed->seat, missed->suit));
  for (RemarkFactKind kind = REMARK_CLOSE_WON; kind <= REMARK_CLOSE_LOST; kind++)
    if (facts[kind].holds)
      {
        g_assert_true ((lead > 0) == (kind == REMARK_CLOSE_WON));
        g_assert_cmpuint (facts[kind].points, ==, count_turn (&plays.end, user));
      }
  check_double (log, &plays.end, user, facts);
  check_tricks (&plays, user, facts);
  check_bonus (log, &plays.end, user, &facts[REMARK_BONUS]);
}

/* Every fact is true, and every sentence is said sooner or later. */
static void
test_facts (void)
{
  g_autofree gboolean *is_said = g_new0 (gboolean, remark_count_sentences ());
  guint n_least = (g_test_slow () ? 2000 : 200) * G_N_ELEMENTS (forms), n_most = 10 * n_least;
  guint n_left = remark_count_sentences ();
  Rng rng = rng_new (50, 1);
  Signals signals[SEATS_MAX];

  agree (signals);
  for (guint i = 0; i < n_least || (n_left > 0 && i < n_most); i++)
    {
      guint user = rng_below (&rng, 2);
      g_autoptr (MatchLog) log = begin (i % G_N_ELEMENTS (forms), user, &rng);
      RemarkFact facts[REMARK_FACTS];
      Remark remark;

      play (log, i / G_N_ELEMENTS (forms) % 3, &rng);
      remark_facts_find (log, 0, user, signals, facts);
      check_facts (log, user, facts);
      if (!remark_find (log, 0, signals, &remark))
        continue;
      n_left -= !is_said[remark.sentence];
      is_said[remark.sentence] = TRUE;
      g_assert_true (facts[remark.kind].holds);
    }
  for (guint i = 0; i < remark_count_sentences (); i++)
    if (!is_said[i])
      support_fail ("sentence %u is never said", i);
}

/* ---- How many -------------------------------------------------------------------------------- */

/* At most one in three deals, and no sentence twice in ten; a longer log repeats them. */
static void
test_rate (void)
{
  Rng rng = rng_new (51, 1);
  Signals signals[SEATS_MAX];
  guint n_deals = 0, n_remarks = 0;

  agree (signals);
  for (guint form = 0; form < G_N_ELEMENTS (forms) || n_deals < 200; form++)
    {
      g_autoptr (MatchLog) log = begin (form % G_N_ELEMENTS (forms), 0, &rng);
      g_autoptr (GArray) said = g_array_new (FALSE, FALSE, sizeof (int));

      while (!log->match.over && said->len < 40)
        {
          Remark remark;
          int sentence = -1;

          play (log, 4, &rng);
          if (remark_find (log, said->len, signals, &remark))
            sentence = (int) remark.sentence;
          for (guint i = 1; sentence >= 0 && i < 10 && i <= said->len; i++)
            {
              int earlier = g_array_index (said, int, said->len - i);

              g_assert_cmpint (earlier, !=, sentence);
              g_assert_true (i >= 3 || earlier < 0);
            }
          g_array_append_val (said, sentence);
          n_deals++;
          n_remarks += sentence >= 0;
        }
      for (guint i = 0; i < said->len; i++)
        {
          Remark remark;
          gboolean is_found = remark_find (log, i, signals, &remark);

          g_assert_cmpint (is_found ? (int) remark.sentence : -1, ==, g_array_index (said, int, i));
        }
    }
  g_test_message ("%u remarks in %u deals", n_remarks, n_deals);
  g_assert_cmpuint (n_remarks * 3, <=, n_deals);
  g_assert_cmpuint (n_remarks * 8, >=, n_deals);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/remark", test_facts, test_rate);

  return g_test_run ();
}
