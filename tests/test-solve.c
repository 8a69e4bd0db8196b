/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The answers of `solve` are those of a plain search by the rules, which knows nothing but what may
 * be done and what is counted in the end: each objective of records.md §5, in small endings of all
 * games, their forms and house rules; and the best action is the first of the best by its token.
 */

#include <string.h>

#include "players/solver/solve.h"
#include "rules/games/cego/cego-score.h"
#include "rules/games/klaverjas/klaverjas-state.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/jass.h"
#include "support.h"

#define N_ENDINGS 150 /* of each game, for each objective */
#define N_COURSES 30
#define COURSE_CARDS 20 /* in all hands, at most, where a course begins */

/* ---- What is counted, by the rules ----------------------------------------------------------- */

static bool
is_game (const Deal *deal, const char *key)
{
  return g_str_equal (deal->game->key, key);
}

/* records.md §5: the declarer's side of Cego, else seat 0's */
static SeatSet
counted_side (const Deal *deal)
{
  return is_game (deal, "cego") ? seats_of ((unsigned) deal->declarer)
                                : game_allies (deal, 0) & deal->playing;
}

static int
count_cards (const Deal *deal)
{
  return is_game (deal, "cego") ? cego_count (&deal->options, cego_pile_of_declarer (deal))
                                : deal->card_points[deal_unit (deal, 0)];
}

/* K-9.2 without pit, nor stuk that was announced since @root: tricks do not bring it */
static int
klaverjas_points (const Deal *deal, const Deal *root, unsigned unit)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  int points = deal->card_points[unit] + own->roem[unit] - (own->pit == unit ? 100 : 0);

  if (own->stuk != root->own.klaverjas.stuk && (own->stuk & deal_partners (deal, unit)) != 0)
    points -= 20;

  return points;
}

static int
count_points (const Deal *deal, const Deal *root)
{
  int matsch = 0;

  if (is_game (deal, "klaverjas"))
    return klaverjas_points (deal, root, 0) - klaverjas_points (deal, root, 1);
  if (is_game (deal, "cego"))
    return 2 * count_cards (deal) - cego_total (&deal->options);
  if (is_game (deal, "wurzen"))
    return (int) wurzen_eyes (deal, 0) - (int) wurzen_eyes (deal, 1);
  if (is_game (deal, "zensern"))
    matsch = deal->won[1] == 0 ? 100 : deal->won[0] == 0 ? -100 : 0;

  return deal->card_points[0] - deal->card_points[1] + matsch;
}

static int
count_worth (const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);
  if (is_game (deal, "cego"))
    return result.score[deal->declarer];
  if (is_game (deal, "fiftysix") && result.score[0] + result.score[1] == 0)
    return result.score[0]; /* counters that move */

  return result.score[0] - result.score[1];
}

static int
count (const Deal *deal, const Deal *root, SolveObjective objective)
{
  switch (objective)
    {
    case SOLVE_CARDS:
      return count_cards (deal);
    case SOLVE_POINTS:
      return count_points (deal, root);
    case SOLVE_DEAL:
    default:
      return count_worth (deal);
    }
}

/* ---- The plain search ------------------------------------------------------------------------ */

/* What is no choice: silence about roem, and a claim, where only cards or tricks count. */
static bool
is_choice (const Deal *deal, Action action, SolveObjective objective)
{
  if (objective == SOLVE_DEAL)
    return true;
  if (is_game (deal, "klaverjas"))
    return action_verb (action) != KLAVERJAS_VERB_SILENT;

  return !is_game (deal, "wurzen") || action_verb (action) != WURZEN_VERB_CLAIM;
}

static int
search (const Deal *deal, const Deal *root, SolveObjective objective, int low, int high)
{
  ActionList legal;
  bool is_own;

  if (deal_is_over (deal))
    return count (deal, root, objective);
  is_own = seats_have (counted_side (root), (unsigned) deal->turn);
  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n && low < high; i++)
    {
      Deal next = *deal;
      int value;

      if (!is_choice (deal, legal.at[i], objective))
        continue;
      deal_apply (&next, legal.at[i]);
      value = search (&next, root, objective, low, high);
      low = is_own ? MAX (low, value) : low;
      high = is_own ? high : MIN (high, value);
    }

  return is_own ? low : high;
}

/* ---- Tests ----------------------------------------------------------------------------------- */

/* Nobody goes out by itself where every card is played. */
static void
play_to_the_end (Deal *deal, SolveObjective objective)
{
  if (is_game (deal, "wurzen") && objective != SOLVE_DEAL)
    g_assert_true (options_set_all (&deal->options, deal->game, "claim=free", NULL));
}

/* Each action is worth what the plain search says. */
static void
check_each (Solver *solver, const Deal *deal, SolveObjective objective, const SolveRow *wanted,
            unsigned n_wanted)
{
  SolveRow found[ACTIONS_MAX];
  unsigned n = solve_each (solver, deal, objective, found);

  g_assert_cmpuint (n, >=, n_wanted);
  for (unsigned i = 0, at = 0; at < n_wanted; i++)
    {
      g_assert_cmpuint (i, <, n);
      if (found[i].action != wanted[at].action)
        continue;
      g_assert_cmpint (found[i].low, ==, wanted[at].low);
      g_assert_cmpint (found[i].high, ==, wanted[at].high);
      at++;
    }
}

static void
check_deal (Solver *solver, const Deal *deal, SolveObjective objective)
{
  bool is_own = seats_have (counted_side (deal), (unsigned) deal->turn);
  const SolveRow *best = NULL;
  SolveRow worth[ACTIONS_MAX];
  unsigned n = 0;
  char found[TOKEN_MAX], wanted[TOKEN_MAX];
  ActionList legal;
  SolveAnswer answer;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Deal next = *deal;
      int after;

      if (!is_choice (deal, legal.at[i], objective))
        continue;
      deal_apply (&next, legal.at[i]);
      after = search (&next, deal, objective, -1000000, 1000000);
      worth[n] = (SolveRow) { .action = legal.at[i], .low = after, .high = after };
      if (best == NULL || (is_own ? after > best->low : after < best->low))
        best = &worth[n];
      n++;
    }
  solve_deal (solver, deal, objective, &answer);
  g_assert_cmpint (answer.low, ==, best->low);
  g_assert_cmpint (answer.high, ==, best->low);
  g_assert_cmpstr (action_to_token (deal->game, deal_pack (deal), answer.best, found), ==,
                   action_to_token (deal->game, deal_pack (deal), best->action, wanted));
  if (deal->phase == PHASE_PLAY)
    check_each (solver, deal, objective, worth, n);
}

/* As many cards are left to all as a plain search can look through. */
static unsigned
count_cards_left (const Deal *deal)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    n += seats_have (deal->playing, seat) ? card_set_count (deal->hand[seat]) : 0;

  return n;
}

/* What hardly ever comes up by lot has rows of its own. */
typedef bool (*Filter) (const Deal *deal);

/* King and queen of trumps were in one hand, and one of them still is. */
static bool
has_pair (const Deal *deal)
{
  CardSet pair = deal->trump < SUITS ? jass_marriage (deal->trump) : 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      CardSet whole = deal->hand[seat];

      for (unsigned i = 0; i < deal->n_played; i++)
        whole |= deal->played_by[i] == seat ? card_set_of (deal->played[i]) : 0;
      if (seats_have (deal->playing, seat) && (whole & pair) == pair
          && (deal->hand[seat] & pair) != 0)
        return true;
    }

  return false;
}

/* K-9.7: card points count double, roem once, and each side gets its own */
static bool
has_two_factors (const Deal *deal)
{
  return deal->trump == SUIT_SPADES && deal->own.klaverjas.n_kraaks == 0;
}

/* K-9.5: the winner gets all */
static bool
is_doubled (const Deal *deal)
{
  return deal->own.klaverjas.n_kraaks > 0;
}

/* CE-9.9 */
static bool
has_fixed_price (const Deal *deal)
{
  return deal->own.cego.game >= CEGO_ULTIMO;
}

/* W-9.7: a false claim may cost less than to play on. */
static bool
is_hopeless (const Deal *deal)
{
  unsigned seat = (unsigned) deal->turn;

  return deal->tricks_won[seat] > 0 && wurzen_eyes (deal, seat) < 20
         && wurzen_eyes (deal, seat ^ 1) > 50;
}

/* One side has all tricks, and may get them all. */
static bool
may_sweep (const Deal *deal)
{
  return (deal->won[0] != 0) != (deal->won[1] != 0);
}

static bool
is_picolo (const Deal *deal)
{
  return deal->own.cego.game == CEGO_PICOLO;
}

/* As if all cards of the hands but @n had been played: with a stock there is enough to search. */
static void
trim_hands (Deal *deal, unsigned n)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    while (card_set_count (deal->hand[seat]) > n)
      {
        deal->hand[seat] = card_set_rest (deal->hand[seat]);
        deal->n_played++;
      }
}

/* All pass, and forehand chooses Picolo: CE-6.14 */
static void
choose_picolo (Deal *deal)
{
  while (deal->phase != CEGO_PHASE_CHOOSE)
    deal_apply (deal, ACTION (VERB_PASS, 0));
  support_act (deal, "game:picolo");
  trim_hands (deal, 3);
}

typedef struct
{
  const char *name;
  const char *game;
  const char *settings; /* NULL: by lot */
  SolveObjective objective;
  Filter filter; /* NULL: any ending */
} Row;

/* The same at the first lead, with a short talon: W-8.1, W-6.5 under sharp. */
static void
make_first_lead (Deal *deal, unsigned talon, Rng *rng)
{
  while (deal->phase != PHASE_PLAY)
    deal_apply (deal, support_random_action (deal, rng));
  trim_hands (deal, 3);
  deal->n_played = 0;
  deal->own.wurzen.n_stock = (uint8_t) (MAX (talon, 2) - 1);
}

/* A lead of Wurzen with few cards in the talon, or with a closed one. */
static void
find_lead (Deal *deal, Rng *rng)
{
  unsigned talon = 2 * rng_below (rng, 4);

  if (rng_below (rng, 4) == 0)
    {
      make_first_lead (deal, talon, rng);
      return;
    }
  while (!deal_is_over (deal)
         && (deal->phase != PHASE_PLAY || deal->trick.n > 0
             || (wurzen_talon (deal) > talon && deal->declarer == NO_SEAT)))
    deal_apply (deal, support_random_action (deal, rng));
  if (!deal_is_over (deal) && deal->own.wurzen.pending == 0)
    trim_hands (deal, 2 + rng_below (rng, 2));
}

static bool
find_ending (Deal *deal, const Row *row, unsigned most, Rng *rng)
{
  const Game *game = game_find (row->game);
  Options options = row->settings != NULL ? support_options (game, row->settings)
                                          : support_random_options (game, rng);
  Card pack[CARDS_MAX];
  Match match;

  match_init (&match, game, &options, NO_SEAT);
  support_shuffled (pack, game_pack (game, &options)->n_cards, rng);
  match_deal (&match, pack, deal);
  if (is_game (deal, "zensern") && rng_below (rng, 2) == 0)
    deal->own.zensern.pot = (int32_t) rng_below (rng, 120);
  if (is_game (deal, "wurzen"))
    find_lead (deal, rng);
  if (row->filter == is_picolo)
    choose_picolo (deal);
  while (!deal_is_over (deal)
         && (count_cards_left (deal) > most || solve_refuse (deal, row->objective) != NULL))
    deal_apply (deal, support_random_action (deal, rng));

  return !deal_is_over (deal) && (row->filter == NULL || row->filter (deal));
}

static void
test_endings (gconstpointer data)
{
  const Row *row = data;
  Solver *solver = solver_new ();
  Rng rng = rng_new (31, row->objective);

  for (unsigned n = 0; n < N_ENDINGS;)
    {
      Deal deal;

      if (!find_ending (&deal, row, 9 + rng_below (&rng, 4), &rng))
        continue;
      play_to_the_end (&deal, row->objective);
      check_deal (solver, &deal, row->objective);
      n++;
    }
  solver_free (solver);
}

/* Stuk that is announced by itself (K-8.9) was not written at @root, and no trick brings it. */
static int
written_since (const Deal *deal, const Deal *root, SolveObjective objective)
{
  if (objective != SOLVE_POINTS || !is_game (deal, "klaverjas")
      || deal->own.klaverjas.stuk == root->own.klaverjas.stuk)
    return 0;

  return (deal->own.klaverjas.stuk & deal_partners (deal, 0)) != 0 ? 20 : -20;
}

/* To the end, with nothing kept from card to card. */
static void
play_afresh (Solver *solver, Deal *deal, SolveObjective objective)
{
  while (!deal_is_over (deal))
    {
      SolveAnswer answer;

      solver_forget (solver);
      solve_deal (solver, deal, objective, &answer);
      deal_apply (deal, answer.best);
    }
}

/* Two seats of @deal change a card. */
static void
exchange_cards (Deal *deal)
{
  unsigned a = (unsigned) deal->turn;
  unsigned b = seats_next (deal->playing, a, deal->n_seats);
  CardSet of_a = deal->hand[a] & -deal->hand[a];
  CardSet of_b = deal->hand[b] & -deal->hand[b];

  deal->hand[a] ^= of_a | of_b;
  deal->hand[b] ^= of_a | of_b;
}

/* @solver has played on a deal with the same cards, but not the same hands. */
static void
ask_of_other (Solver *solver, Solver *afresh, const Deal *root, SolveObjective objective)
{
  Deal other = *root;
  SolveAnswer kept, answer;

  exchange_cards (&other);
  solve_deal (solver, &other, objective, &kept);
  solve_deal (afresh, &other, objective, &answer);
  g_assert_cmpint (kept.low, ==, answer.low);
  g_assert_cmpint (kept.best, ==, answer.best);
}

/* What is kept from card to card, and from way to way, changes nothing of what is played. */
static void
play_each_way (Solver *solver, const Deal *root, SolveObjective objective)
{
  Solver *afresh = solver_new ();
  ActionList legal;

  deal_legal (root, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Deal kept = *root, deal = *root;

      deal_apply (&kept, legal.at[i]);
      deal_apply (&deal, legal.at[i]);
      solve_play_on (solver, &kept, objective);
      play_afresh (afresh, &deal, objective);
      g_assert_cmpmem (kept.played, sizeof kept.played, deal.played, sizeof deal.played);
      ask_of_other (solver, afresh, root, objective);
    }
  solver_free (afresh);
}

/* Whoever does what is best on both sides gets what was said at first, whatever was done since. */
static void
test_courses (gconstpointer data)
{
  const Row *row = data;
  Solver *solver = solver_new ();
  Rng rng = rng_new (37, row->objective);

  for (unsigned n = 0; n < N_COURSES;)
    {
      Deal root, deal;
      SolveAnswer answer;
      int said;

      if (!find_ending (&root, row, COURSE_CARDS, &rng))
        continue;
      play_to_the_end (&root, row->objective);
      deal = root;
      solve_deal (solver, &deal, row->objective, &answer);
      said = answer.low;
      while (!deal_is_over (&deal))
        {
          solve_deal (solver, &deal, row->objective, &answer);
          g_assert_cmpint (answer.low, ==, said + written_since (&deal, &root, row->objective));
          deal_apply (&deal, answer.best);
        }
      g_assert_cmpint (count (&deal, &root, row->objective), ==, said);
      play_each_way (solver, &root, row->objective);
      solve_deal (solver, &deal, row->objective, &answer);
      g_assert_cmpint (answer.low, ==, said + written_since (&deal, &root, row->objective));
      g_assert_true (answer.best == ACTION_NONE);
      n++;
    }
  solver_free (solver);
}

static const Row courses[] = {
  { "sweep", "zensern", "mode=4", SOLVE_POINTS, may_sweep },
  { "pit", "klaverjas", "rules=rotterdam", SOLVE_DEAL, may_sweep },
  { "pit-of-makers", "klaverjas", "rules=rotterdam pit=makers", SOLVE_DEAL, may_sweep },
};

static const Row rows[] = {
  { "bella", "zensern", NULL, SOLVE_DEAL, has_pair },
  { "bella-of-two", "zensern", "mode=2", SOLVE_DEAL, has_pair },
  { "bella-is-no-trick", "zensern", "mode=4", SOLVE_POINTS, has_pair },
  { "stuk", "klaverjas", "game=kraken", SOLVE_DEAL, has_pair },
  { "stuk-by-itself", "klaverjas", "game=kraken roem=auto", SOLVE_DEAL, has_pair },
  { "stuk-is-no-trick", "klaverjas", "game=kraken", SOLVE_POINTS, has_pair },
  { "two-factors", "klaverjas", "game=kraken kraak_roem=no", SOLVE_DEAL, has_two_factors },
  { "pit-of-makers", "klaverjas", "pit=makers", SOLVE_DEAL, may_sweep },
  { "pit-of-makers-kraak", "klaverjas", "game=kraken pit=makers", SOLVE_DEAL, may_sweep },
  { "kraak", "klaverjas", "game=kraken rules=rotterdam", SOLVE_DEAL, is_doubled },
  { "fixed-price", "cego", NULL, SOLVE_DEAL, has_fixed_price },
  { "fixed-price-each", "cego", "payment=each", SOLVE_DEAL, has_fixed_price },
  { "false-claim", "wurzen", "claim=free", SOLVE_DEAL, is_hopeless },
  { "false-claim-by-value", "wurzen", "claim=free false_claim=value", SOLVE_DEAL, is_hopeless },
  { "sharp", "wurzen", "sharp=yes claim=free", SOLVE_POINTS, NULL },
  { "picolo", "cego", "solo_duty=none", SOLVE_DEAL, is_picolo },
  { "counters", "fiftysix", "players=4 match=tables6", SOLVE_DEAL, NULL },
};

int
main (int argc, char **argv)
{
  static const char *const names[] = { "cards", "points", "deal" };
  static Row by_lot[8 * SOLVE_OBJECTIVES];
  const Game *game;
  unsigned n = 0;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/solve/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_endings);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (courses); i++)
    {
      g_autofree char *path = g_strconcat ("/solve/course/", courses[i].name, NULL);

      g_test_add_data_func (path, &courses[i], test_courses);
    }
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    for (SolveObjective objective = 0; objective < SOLVE_OBJECTIVES; objective++)
      {
        g_autofree char *path = g_strdup_printf ("/solve/%s/%s", names[objective], game->key);
        g_autofree char *course
            = g_strdup_printf ("/solve/course/%s/%s", names[objective], game->key);

        by_lot[n] = (Row) { .game = game->key, .objective = objective };
        g_test_add_data_func (course, &by_lot[n], test_courses);
        g_test_add_data_func (path, &by_lot[n++], test_endings);
      }

  return g_test_run ();
}
