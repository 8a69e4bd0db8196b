/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is said of each action: by the values that chose, from worlds, and to be shown in cards. */

#include <math.h>
#include <stdlib.h>

#include "add-tests.h"
#include "player-support.h"
#include "players/analysis/judge.h"
#include "players/analysis/open-cards.h"
#include "players/analysis/principle.h"
#include "players/analysis/review.h"
#include "players/analysis/visible.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"
#include "rules/trick-score.h"

#define N_POSITIONS 4 /* of each game, and of calls */
#define N_MANY 40     /* positions with "-m slow" */

static Analysis *
analyse (const Observation *observation, PlayerLevel level)
{
  return analysis_new (observation, player_of_level (level), ANALYSIS_SEED, NULL);
}

typedef void (*CheckPosition) (const Deal *deal, Rng *rng);

/* Of random play, of all forms of @game; @n positions in which a card is played, or is not. */
static void
check_phase (const Game *game, bool is_play, unsigned n_positions, unsigned one_of,
             CheckPosition check)
{
  Rng rng = rng_new (5, 1);
  unsigned n = 0;

  while (n < n_positions)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal))
        {
          ActionList legal;

          deal_legal (&deal, &legal);
          if ((deal.phase == PHASE_PLAY) == is_play && legal.n > 1 && rng_below (&rng, one_of) == 0)
            {
              check (&deal, &rng);
              n++;
            }
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
}

static void
check_positions (const Game *game, unsigned one_of, CheckPosition check)
{
  check_phase (game, true, g_test_slow () ? N_MANY : N_POSITIONS, one_of, check);
}

/* ---- What is advised --------------------------------------------------------------------- */

/* What the level chose stands, unless the same worlds promise more of something else. */
static void
check_order (const Analysis *analysis)
{
  const AnalysisRow *row = analysis->row;
  const AnalysisRow *chosen = analysis_find (analysis, analysis->choice.row[0].action);

  g_assert_true (row[0].is_tried && chosen->is_tried);
  if (chosen != row)
    {
      g_assert_cmpfloat (row[0].value, >, chosen->value - 1e-5);
      g_assert_true (row[0].value > chosen->value || row[0].margin > chosen->margin);
    }
  for (unsigned i = 1; i < analysis->n; i++)
    {
      g_assert_true (row[i - 1].is_tried || !row[i].is_tried);
      if (i > 1 && row[i].is_tried)
        g_assert_cmpfloat (row[i].value, <=, row[i - 1].value);
      if (row[i].is_tried && !analysis_are_equal (analysis, 0, i))
        g_assert_cmpfloat (row[i].value, <, row[0].value);
    }
}

static void
check_figures (const Analysis *analysis)
{
  for (unsigned i = 0; i < analysis->n; i++)
    {
      const AnalysisRow *row = &analysis->row[i];
      double sum = 0;
      unsigned n_won = 0;

      g_assert_true (analysis_find (analysis, row->action) == row);
      for (unsigned w = 0; w < analysis->n_worlds; w++)
        {
          sum += analysis_line (analysis, i, w)->lead;
          n_won += analysis_line (analysis, i, w)->is_won;
        }
      if (!row->is_tried)
        continue;
      g_assert_cmpfloat_with_epsilon (row->value, sum / analysis->n_worlds, 1e-9);
      g_assert_true (analysis->is_exact || analysis->deviation == 0 ? row->error == 0
                                                                    : row->error > 0);
      g_assert_cmpuint (row->n_won, ==, n_won);
      g_assert_cmpuint (row->n_best, <=, analysis->n_worlds);
    }
}

static void
check_judgement (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_STRONG);
  g_assert_cmpuint (analysis->n, ==, observation.legal.n);
  g_assert_cmpuint (analysis->n_worlds, >, 0);
  check_order (analysis);
  check_figures (analysis);
}

/* What is suggested has the figures that say so, and each figure is counted in the worlds. */
static void
test_judgement (gconstpointer data)
{
  check_positions (data, 12, check_judgement);
}

/* What is said is tried in worlds too. */
static void
check_call (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  g_assert_cmpuint (analysis->n_worlds, >, 0);
  check_order (analysis);
  check_figures (analysis);
}

static void
test_calls (gconstpointer data)
{
  check_phase (data, false, g_test_slow () ? N_MANY : N_POSITIONS, 2, check_call);
}

static void
check_fair (const Deal *deal, Rng *rng)
{
  g_autoptr (Analysis) analysis = NULL;
  g_autoptr (Analysis) disguised = NULL;
  Observation observation, other;
  Worlds *worlds;
  Deal world;

  observation_make (&observation, deal, (unsigned) deal->turn);
  worlds = worlds_new (&observation);
  worlds_draw (worlds, rng, &world);
  worlds_free (worlds);
  observation_make (&other, &world, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  disguised = analyse (&other, PLAYER_LEVEL_CLUB);

  g_assert_cmpuint (analysis->n_worlds, ==, disguised->n_worlds);
  for (unsigned i = 0; i < analysis->n; i++)
    {
      g_assert_cmphex (analysis->row[i].action, ==, disguised->row[i].action);
      g_assert_cmpuint (analysis->row[i].n_best, ==, disguised->row[i].n_best);
      g_assert_cmpuint (analysis->row[i].n_won, ==, disguised->row[i].n_won);
      g_assert_cmpuint (analysis->row[i].n_trick, ==, disguised->row[i].n_trick);
    }
}

/* It says the same whatever the cards are that the seat does not see. */
static void
test_fair (gconstpointer data)
{
  check_positions (data, 8, check_fair);
}

/* ---- Facts that can be shown in cards ---------------------------------------------------- */

/* The trick of @deal that @action completes. */
static Trick
complete_trick (const Deal *deal, Action action)
{
  Trick trick = deal->trick;
  Deal after = *deal;

  deal_apply (&after, action);
  trick_add (&trick, deal_order (deal), (uint8_t) deal->turn, after.played[after.n_played - 1]);

  return trick;
}

/* Who plays last to a trick knows all of it: every world has it as it is. */
static void
check_last_to_play (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  unsigned seat = (unsigned) deal->turn;
  const TrickOrder *order = deal_order (deal);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  TrickScore score;

  if (deal->trick.n + 1u != deal_count_players (deal))
    return;
  trick_score_make (&score, deal);
  observation_make (&observation, deal, seat);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  for (unsigned i = 0; i < analysis->n; i++)
    {
      const AnalysisRow *row = &analysis->row[i];

      if (!action_is_play (deal->game, row->action))
        continue;

      Trick trick = complete_trick (deal, row->action);
      bool takes = seats_have (game_allies (deal, seat), trick_winner (&trick));

      if (!row->is_tried || analysis->n_worlds == 0)
        continue;
      g_assert_cmpuint (row->n_trick, ==, takes ? analysis->n_worlds : 0);
      for (unsigned w = 0; w < analysis->n_worlds; w++)
        {
          const AnalysisLine *line = analysis_line (analysis, i, w);

          g_assert_true (line->takes_trick == takes);
          g_assert_cmpuint (line->points, ==, trick_points (order, trick_cards (&trick)));
          g_assert_cmpuint (line->home & ~observation.seen.hand[seat], ==, 0);
          if (score.trick_bonus != NULL)
            g_assert_cmpint (line->bonus, ==,
                             trick_bonus_points (score.trick_bonus, trick_cards (&trick)));
        }
    }
}

static void
test_last_to_play (gconstpointer data)
{
  check_positions (data, 2, check_last_to_play);
}

/* The trumps of those who play against the seat at turn, and whether it may tell where they are. */
static CardSet
trumps_of_others (const Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  CardSet trumps = order->trump < TRICK_GROUPS ? order->members[order->trump] : 0;
  CardSet others = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (!seats_have (game_allies (deal, (unsigned) deal->turn), seat))
      others |= deal->hand[seat] & trumps;
  for (unsigned i = 0; i < deal->trick.n; i++)
    if (!seats_have (game_allies (deal, (unsigned) deal->turn), deal->trick.seat[i]))
      others |= card_set_of (deal->trick.card[i]) & trumps;

  return others;
}

/* Whether the own trump falls with @action and the last of the others, in a trick they led to. */
static bool
ends_trumps (const Deal *deal, Action action)
{
  const TrickOrder *order = deal_order (deal);
  CardSet others = trumps_of_others (deal) & ~trick_cards (&deal->trick);

  return order->group[action_arg (action)] == order->trump && others != 0;
}

/*
 * Where only one world is left, who is last to play takes no trump of others that is still held:
 * the last trump is taken by who led or played before them.
 */
static unsigned
check_known (const Deal *deal)
{
  Observation observation;
  Worlds *worlds;
  double n;
  unsigned n_found = 0;
  g_autoptr (Analysis) analysis = NULL;

  observation_make (&observation, deal, (unsigned) deal->turn);
  worlds = worlds_new (&observation);
  n = worlds_count (worlds);
  worlds_free (worlds);
  if (n != 1)
    return 0;
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  for (unsigned i = 0; i < analysis->n && analysis->n_worlds > 0; i++)
    for (unsigned w = 0; w < analysis->n_worlds && analysis->row[i].is_tried; w++)
      if (analysis_line (analysis, i, w)->ends_trumps)
        {
          g_assert_true (ends_trumps (deal, analysis->row[i].action));
          n_found++;
        }

  return n_found;
}

static void
test_last_trump (void)
{
  Rng rng = rng_new (7, 1);
  unsigned n_found = 0;

  while (n_found == 0)
    {
      Deal deal;

      player_support_random_deal (&deal, game_find ("klaverjas"), &rng);
      while (!deal_is_over (&deal))
        {
          ActionList legal;

          deal_legal (&deal, &legal);
          if (deal.phase == PHASE_PLAY && legal.n > 1 && deal.n_played >= 20)
            n_found += check_known (&deal);
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
}

/* ---- What tells two actions apart -------------------------------------------------------- */

/* What is good comes more often with the better one, what is bad with the other. */
static bool
is_ahead (const Contrast *contrast)
{
  switch (contrast->kind)
    {
    case CONTRAST_BONUS_GIVEN:
    case CONTRAST_SAVED:
    case CONTRAST_FAILED:
    case CONTRAST_CONCEDED:
    case CONTRAST_FEWER_TRICKS:
    case CONTRAST_LAST_LEFT:
      return contrast->n_better < contrast->n_worse;
    case CONTRAST_STAKE_WON:
    case CONTRAST_STAKE_LOST:
      return true; /* the deal was won equally often */
    default:
      return contrast->n_better > contrast->n_worse;
    }
}

/* "Usually ruffed" is so in most worlds, "often ruffed" in a third; so is the card that beats. */
static void
check_loss (const Analysis *analysis, unsigned worse, const Contrast *contrast)
{
  unsigned n_ruffed = 0, n_later = 0, n_beaten = 0;

  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (analysis, worse, w);

      n_ruffed += line->is_ruffed;
      n_beaten += line->beater != CARD_NONE && line->beater == contrast->beater;
      n_later += contrast->kind == CONTRAST_HOME && card_set_has (line->ruffed, contrast->card);
    }
  if (contrast->beater != CARD_NONE)
    g_assert_cmpuint (2 * n_beaten, >, analysis->n_worlds);
  if (contrast->is_ruff && contrast->kind == CONTRAST_HOME)
    g_assert_cmpuint (3 * n_later, >=, analysis->n_worlds);
  else if (contrast->is_ruff)
    g_assert_cmpuint (2 * n_ruffed, >, analysis->n_worlds);
}

/* Returns true if the trick on the table has a trump that was not led. */
static bool
is_ruffed (const Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  bool has_trump = false;

  for (unsigned i = 1; i < deal->trick.n; i++)
    has_trump |= order->group[deal->trick.card[i]] == order->trump;

  return has_trump;
}

/*
 * As many worlds as a contrast counts can be shown, and what is counted is in them. A partner who
 * "ruffs this trick" has not done it yet.
 */
static void
check_contrasts (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  for (unsigned i = 1; i < analysis->n; i++)
    {
      Contrast contrast;
      unsigned n_won = 0;

      contrast_find (analysis, &observation, 0, i, &contrast);
      if (contrast.kind == CONTRAST_NONE)
        continue;
      g_assert_true (analysis->row[0].is_tried && analysis->row[i].is_tried);
      g_assert_true (is_ahead (&contrast));
      g_assert_true ((contrast.card != CARD_NONE)
                     == (contrast.kind == CONTRAST_HOME || contrast.kind == CONTRAST_CAUGHT));
      if (deal->game != game_find ("fiftysix"))
        g_assert_cmphex (contrast.cards & ~deal->hand[deal->turn], ==, 0);
      if (contrast.kind == CONTRAST_CAUGHT)
        g_assert_false (card_set_has (deal->hand[deal->turn], contrast.card));
      if (contrast.kind == CONTRAST_TRICK_TAKEN)
        g_assert_cmpuint (contrast.n_better, ==, analysis->row[0].n_trick);
      if (contrast.kind == CONTRAST_TRICK_LEFT)
        g_assert_cmpuint (contrast.n_worse, ==, analysis->n_worlds - analysis->row[i].n_trick);
      if (contrast.kind == CONTRAST_PARTNER_RUFFS)
        g_assert_false (is_ruffed (deal));
      check_loss (analysis, i, &contrast);
      if (contrast.kind != CONTRAST_HOME)
        continue;
      for (unsigned w = 0; w < analysis->n_worlds; w++)
        n_won += card_set_has (analysis_line (analysis, 0, w)->home, contrast.card);
      g_assert_cmpuint (contrast.n_better, ==, n_won);
    }
}

static void
test_contrasts (gconstpointer data)
{
  check_positions (data, 8, check_contrasts);
}

#define PLAIN_SHARE 10     /* of a hundred decisions at the most have no fact that explains them */
#define PLAIN_DECISIONS 10 /* of each game; ATOUT_PLAIN_DECISIONS: so many */

typedef struct
{
  unsigned n;       /* decisions in which something is worse */
  unsigned n_plain; /* no fact tells why */
} Plain;

static void
count_plain (const Deal *deal, Plain *plain)
{
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  Contrast contrast;

  observation_make (&observation, deal, (unsigned) deal->turn);
  if (observation.legal.n == 1)
    return;
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  if (analysis->n_worlds == 0
      || contrast_choose (analysis, &observation, ACTION_NONE, &contrast) < 0)
    return;
  plain->n++;
  /* what rules of thumb chose is told by what they know */
  plain->n_plain
      += contrast.kind == CONTRAST_NONE
         && !(analysis->is_call && analysis->row[0].action == analysis->choice.row[0].action);
}

/* Nearly always a fact explains why something is better, in deals that the level `simple` plays. */
static void
test_plain (gconstpointer data)
{
  const char *wanted = g_getenv ("ATOUT_PLAIN_DECISIONS");
  unsigned n_wanted = wanted != NULL ? (unsigned) atoi (wanted) : PLAIN_DECISIONS;
  Rng rng = rng_new (31, 1);
  Plain plain = { 0 };

  while (plain.n < n_wanted)
    {
      Deal deal;

      player_support_random_deal (&deal, data, &rng);
      while (!deal_is_over (&deal) && plain.n < n_wanted)
        {
          Choice choice;

          if (rng_below (&rng, deal.n_seats) == 0)
            count_plain (&deal, &plain);
          player_support_choose (&deal, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
  g_test_message ("%s: no fact in %u of %u decisions", ((const Game *) data)->key, plain.n_plain,
                  plain.n);
  g_assert_cmpuint (plain.n_plain * 100, <=, plain.n * PLAIN_SHARE);
}

/*
 * Neither is better within two standard errors of their difference in the same worlds; a few
 * results that are alike leave an error, a row that was not tried is as good as nothing; what is
 * all known has none.
 */
static void
test_equal (void)
{
  AnalysisLine line[] = { { .lead = 9 }, { .lead = 7 }, /* 8 */
                          { .lead = 7 }, { .lead = 8 }, /* 7.5: once more, once less */
                          { .lead = 3 }, { .lead = 1 }, /* 2: always 6 less */
                          { .lead = 0 }, { .lead = 0 } };
  Analysis analysis = {
    .n_worlds = 2,
    .line = line,
    .deviation = 2,
    .n = 4,
    .row = { { .value = 8, .is_tried = true },
             { .value = 7.5, .is_tried = true },
             { .value = 2, .is_tried = true },
             { .value = 0 } },
  };

  g_assert_true (analysis_are_equal (&analysis, 0, 0));
  g_assert_true (analysis_are_equal (&analysis, 0, 1));
  g_assert_false (analysis_are_equal (&analysis, 0, 2));
  g_assert_false (analysis_are_equal (&analysis, 2, 0));
  g_assert_false (analysis_are_equal (&analysis, 0, 3));
  g_assert_cmpfloat (analysis_error_between (&analysis, 0, 2), ==, 1);
  analysis.deviation = 8; /* two results that differ by 6 are few where all differ by 8 */
  g_assert_true (analysis_are_equal (&analysis, 0, 2));
  analysis.is_exact = true;
  g_assert_false (analysis_are_equal (&analysis, 0, 1));
}

/* The action that the user has in mind is what the reason compares with. */
static void
check_considered (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  Contrast contrast;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  for (unsigned i = 1; i < analysis->n && contrast_rival (analysis) >= 0; i++)
    if (analysis->row[i].is_tried && !analysis_are_equal (analysis, 0, i))
      g_assert_cmpint (contrast_choose (analysis, &observation, analysis->row[i].action, &contrast),
                       ==, (int) i);
}

static void
test_considered (gconstpointer data)
{
  check_positions (data, 20, check_considered);
}

/* ---- Principles -------------------------------------------------------------------------- */

static bool
is_trump (const Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);

  return order->trump < TRICK_GROUPS && order->group[card] == order->trump;
}

/* A rule to keep is named where the table shows what it is about. */
static void
check_principle (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  Principle principle;
  Card card;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  principle = principle_find (&observation, analysis, ACTION_NONE);
  card = action_card (deal->game, analysis->row[0].action);
  switch (principle)
    {
    case PRINCIPLE_DRAW_TRUMPS:
      g_assert_true (deal->trick.n == 0 && is_trump (deal, card));
      break;
    case PRINCIPLE_FORCE:
    case PRINCIPLE_PARTNER_RUFFS:
    case PRINCIPLE_ACES_EARLY:
      g_assert_false (is_trump (deal, card));
      break;
    case PRINCIPLE_FEED_PARTNER:
      g_assert_true (
          deal->trick.n > 0 && trick_winner (&deal->trick) != (unsigned) deal->turn
          && seats_have (game_allies (deal, (unsigned) deal->turn), trick_winner (&deal->trick)));
      break;
    case PRINCIPLE_KEEP_TRUMP:
      g_assert_false (is_trump (deal, card));
      break;
    case PRINCIPLE_THROW_CHEAP:
      for (unsigned i = 0; i < observation.legal.n; i++)
        {
          Card other = action_card (deal->game, observation.legal.at[i]);

          if (action_is_play (deal->game, observation.legal.at[i]))
            g_assert_cmpuint (deal_order (deal)->points[card], <=,
                              deal_order (deal)->points[other]);
        }
      g_assert_cmpuint (deal->trick.n, >, 0);
      break;
    case PRINCIPLE_TAKE_DEAR:
    case PRINCIPLE_LEAVE_TO_PARTNER:
      g_assert_cmpuint (deal->trick.n, >, 0);
      break;
    case PRINCIPLE_LEAD_WINNER:
      g_assert_cmpuint (deal->trick.n, ==, 0);
      break;
    case PRINCIPLE_KEEP_PAIR:
    case PRINCIPLE_EXCHANGE:
    case PRINCIPLE_CLOSE:
      g_assert_cmpstr (deal->game->key, ==, "wurzen");
      break;
    case PRINCIPLE_SMALL_FOR_END:
    case PRINCIPLE_FEED_DECLARER:
      g_assert_cmpstr (deal->game->key, ==, "cego");
      break;
    default:
      break;
    }
}

static void
test_principles (gconstpointer data)
{
  check_phase (data, true, g_test_slow () ? N_MANY : 2 * N_POSITIONS, 10, check_principle);
  check_phase (data, false, N_POSITIONS, 3, check_principle);
}

static void
test_principle_keys (void)
{
  for (Principle principle = PRINCIPLE_NONE + 1; principle < PRINCIPLES; principle++)
    g_assert_cmpint (principle_find_key (principle_key (principle)), ==, principle);
  g_assert_cmpint (principle_find_key ("unheard of"), ==, PRINCIPLE_NONE);
}

/* ---- Facts in sight -------------------------------------------------------------------------- */

/* Returns the cards of the opponents of the seat at turn, without those who have played. */
static CardSet
enemy_cards (const Deal *deal, bool is_to_play)
{
  SeatSet gone = game_allies (deal, (unsigned) deal->turn);
  CardSet cards = 0;

  for (unsigned i = 0; i < deal->trick.n && is_to_play; i++)
    gone |= seats_of (deal->trick.seat[i]);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (deal->playing & (SeatSet) ~gone, seat))
      cards |= deal->hand[seat];

  return cards;
}

/* Returns the cards with which opponents may beat @card, played now, in the same trick. */
static CardSet
enemy_answers (const Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);
  SeatSet gone = game_allies (deal, (unsigned) deal->turn);
  Trick after = deal->trick;
  CardSet cards = 0;

  for (unsigned i = 0; i < deal->trick.n; i++)
    gone |= seats_of (deal->trick.seat[i]);
  trick_add (&after, order, (uint8_t) deal->turn, card);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (deal->playing & (SeatSet) ~gone, seat))
      cards |= trick_legal (order, game_duties (deal), &after, deal->hand[seat], false);

  return cards & order->beaters[card];
}

static bool
takes_so_far (const Deal *deal, Action action)
{
  Trick trick = deal->trick;

  trick_add (&trick, deal_order (deal), (unsigned) deal->turn, action_card (deal->game, action));

  return trick_winner (&trick) == (unsigned) deal->turn;
}

/* Whatever a seat proves from its own cards is true of all hands. */
static void
check_sight (const Deal *deal, const Observation *seen, Card card, Card rival)
{
  const TrickOrder *order = deal_order (deal);
  CardSet trumps = order->trump < TRICK_GROUPS ? order->members[order->trump] : 0;
  CardSet suit = order->members[order->group[card]];
  Visible visible = visible_find (seen, card, rival);
  CardSet above = order->beaters[card];

  switch (visible.kind)
    {
    case VISIBLE_SURE:
      g_assert_cmphex (enemy_answers (deal, card), ==, 0);
      break;
    case VISIBLE_TOP_TRUMP:
      g_assert_cmphex (enemy_answers (deal, card), ==, 0);
      g_assert_true (card_set_has (trumps, card));
      break;
    case VISIBLE_NO_RUFF:
      g_assert_cmphex (enemy_answers (deal, card), ==, 0);
      g_assert_cmphex (enemy_cards (deal, false) & trumps, ==, 0);
      break;
    case VISIBLE_TOP:
      g_assert_cmphex (enemy_cards (deal, false) & above & suit, ==, 0);
      break;
    case VISIBLE_CAN_RUFF:
    case VISIBLE_MUST_RUFF:
      g_assert_cmphex (deal->hand[visible.seat] & suit, ==, 0);
      g_assert_cmphex (deal->hand[visible.seat] & trumps, !=, 0);
      break;
    case VISIBLE_VOID:
      g_assert_cmphex (deal->hand[visible.seat] & suit, ==, 0);
      g_assert_false (
          seats_have (game_allies (deal, (unsigned) deal->turn), (unsigned) visible.seat));
      break;
    case VISIBLE_LAST:
      g_assert_cmpuint (card_set_count (deal->hand[deal->turn] & suit), ==, 1);
      break;
    case VISIBLE_HOPELESS:
      for (unsigned i = 0; i < seen->legal.n; i++)
        g_assert_false (action_is_play (deal->game, seen->legal.at[i])
                        && takes_so_far (deal, seen->legal.at[i]));
      break;
    case VISIBLE_CHEAPEST:
    case VISIBLE_NO_TRUMP:
      g_assert_false (
          seats_have (game_allies (deal, (unsigned) deal->turn), trick_winner (&deal->trick)));
      for (unsigned i = 0; i < seen->legal.n; i++)
        if (action_is_play (deal->game, seen->legal.at[i])
            && takes_so_far (deal, seen->legal.at[i]))
          g_assert_false (
              card_set_has (order->beaters[action_card (deal->game, seen->legal.at[i])], card));
      break;
    case VISIBLE_SAFE:
      g_assert_cmphex (enemy_answers (deal, card), ==, 0);
      break;
    case VISIBLE_KEPT:
      suit = order->members[order->group[visible.other]];
      g_assert_true (pack_copies (deal_pack (deal), visible.other)
                     == pack_copies (deal_pack (deal), rival));
      g_assert_cmphex (enemy_cards (deal, false) & order->beaters[visible.other] & suit, ==, 0);
      break;
    case VISIBLE_WAITS:
      g_assert_cmphex (enemy_cards (deal, false) & pack_copies (deal_pack (deal), visible.other),
                       ==, 0);
      g_assert_cmphex (enemy_cards (deal, false) & order->beaters[visible.other]
                           & (order->members[order->group[visible.other]] | trumps),
                       ==, 0);
      break;
    case VISIBLE_RUFFED:
      g_assert_cmphex (deal->hand[visible.seat] & order->members[order->group[visible.other]], ==,
                       0);
      break;
    case VISIBLE_LAST_TO_PLAY:
      g_assert_cmphex (enemy_cards (deal, true), ==, 0);
      break;
    default:
      break;
    }
}

/* Two cards that come to the same as far as the seat can see do so with all hands open. */
static void
check_same (const Deal *deal, const Observation *seen, Card card, Card other)
{
  const TrickOrder *order = deal_order (deal);
  CardSet between = (order->beaters[card] ^ order->beaters[other])
                    & order->members[order->group[card]] & ~deal->hand[deal->turn];

  switch (visible_find_alike (seen, card, other))
    {
    case ALIKE_NEIGHBOURS:
      for (unsigned seat = 0; seat < deal->n_seats; seat++)
        g_assert_cmphex (deal->hand[seat] & between, ==, 0);
      g_assert_cmpuint (order->points[card], ==, order->points[other]);
      break;
    case ALIKE_LOST:
      g_assert_false (takes_so_far (deal, ACTION (VERB_PLAY, card)));
      g_assert_false (takes_so_far (deal, ACTION (VERB_PLAY, other)));
      g_assert_cmpuint (order->points[card], ==, order->points[other]);
      break;
    case ALIKE_WON:
      g_assert_cmphex (enemy_answers (deal, card), ==, 0);
      g_assert_cmphex (enemy_answers (deal, other), ==, 0);
      break;
    default:
      break;
    }
}

/*
 * The seat that visible_find_ruff () names has none of the suit led and plays later in the trick.
 */
static void
check_ruff (const Deal *deal, const Observation *seen, Card card)
{
  const TrickOrder *order = deal_order (deal);
  SeatSet partners
      = game_allies (deal, (unsigned) deal->turn) & (SeatSet) ~seats_of ((unsigned) deal->turn);

  for (unsigned k = 0; k < 2; k++)
    {
      Visible visible = visible_find_ruff (seen, card, k == 1);

      if (visible.kind == VISIBLE_NONE)
        continue;
      g_assert_cmphex (deal->hand[visible.seat] & order->members[visible.group], ==, 0);
      g_assert_cmpint (seats_have (partners, visible.seat), ==, k);
      for (unsigned i = 0; i < deal->trick.n; i++)
        g_assert_cmpuint (deal->trick.seat[i], !=, visible.seat);
    }
}

/* The gain that visible_find_draw () names is really possible after the card is played. */
static void
check_draw (const Deal *deal, const Observation *seen, Action action)
{
  Visible visible = visible_find_draw (seen, action_card (deal->game, action));
  unsigned seat = (unsigned) deal->turn;
  Deal after = *deal;
  bool is_found = false;
  ActionList legal;

  if (visible.kind == VISIBLE_NONE)
    return;
  deal_apply (&after, action);
  if (visible.kind == VISIBLE_DRAWS)
    {
      g_assert_true (card_set_has (after.hand[seat], visible.other));
      return;
    }
  g_assert_cmpuint ((unsigned) after.turn, ==, seat);
  deal_legal (&after, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    is_found |= visible.kind == VISIBLE_ANNOUNCES
                    ? game_announces (&after, legal.at[i]).points == visible.points
                    : action_card (deal->game, legal.at[i]) != CARD_NONE
                          && !action_is_play (deal->game, legal.at[i])
                          && card_set_has (visible.cards, action_card (deal->game, legal.at[i]));
  g_assert_true (is_found);
}

static void
check_sights (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  Observation seen;

  observation_make (&seen, deal, (unsigned) deal->turn);
  for (unsigned i = 0; i < seen.legal.n; i++)
    if (action_is_play (deal->game, seen.legal.at[i]))
      {
        check_ruff (deal, &seen, action_card (deal->game, seen.legal.at[i]));
        check_draw (deal, &seen, seen.legal.at[i]);
      }
  for (unsigned i = 0; i < seen.legal.n; i++)
    for (unsigned k = 0; k < seen.legal.n; k++)
      if (action_is_play (deal->game, seen.legal.at[i])
          && action_is_play (deal->game, seen.legal.at[k]))
        {
          Card card = action_card (deal->game, seen.legal.at[i]);
          Card other = action_card (deal->game, seen.legal.at[k]);

          check_sight (deal, &seen, card, i == k ? CARD_NONE : other);
          check_same (deal, &seen, card, other);
        }
}

static void
test_sights (gconstpointer data)
{
  check_phase (data, true, 400, 2, check_sights);
}

/* ---- Reviews ----------------------------------------------------------------------------- */

/* What is advised costs nothing; what is forced has no grade. */
static void
check_review (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  Solver *solver = solver_new ();
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  ReviewDecision decision;

  solver_set_limit (solver, 100000);
  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  for (unsigned i = 0; i < observation.legal.n; i++)
    {
      Action done = observation.legal.at[i];

      review_decide (deal, &observation, analysis, done, solver, NULL, &decision);
      g_assert_cmphex (decision.best, ==, analysis->row[0].action);
      g_assert_cmpint (decision.grade, !=, REVIEW_FORCED);
      g_assert_true ((decision.cost > 0) == (decision.grade == REVIEW_WORSE));
      if (decision.has_open)
        g_assert_cmpint (decision.open_cost, >=, 0);
      if (decision.outcome != REVIEW_UNDECIDED)
        g_assert_cmpint (decision.open_cost, ==, 0);
      if (done == decision.best)
        g_assert_cmpint (decision.grade, !=, REVIEW_WORSE);
    }
  solver_free (solver);
}

static void
test_review (gconstpointer data)
{
  check_positions (data, 20, check_review);
}

/* Where all hands are open, what the advice says is not charged, and what is charged it says. */
static void
check_open_review (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  Solver *solver = solver_new ();
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  OpenCards open;

  solver_set_limit (solver, 100000);
  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  open_cards_look (deal, analysis, solver, &open);
  for (unsigned i = 0; i < observation.legal.n; i++)
    {
      Action advised = open_cards_recommended (&open, analysis->row[0].action);
      ReviewDecision closed, decision;

      review_decide (deal, &observation, analysis, observation.legal.at[i], solver, NULL, &closed);
      decision = closed;
      review_open (deal, analysis, solver, NULL, &decision);
      g_assert_true (!decision.is_open || open.kind != OPEN_UNKNOWN);
      if (!decision.is_open)
        {
          g_assert_cmpint (decision.grade, ==, closed.grade);
          continue;
        }
      g_assert_true ((decision.cost > 0) == (decision.grade == REVIEW_WORSE));
      if (decision.grade == REVIEW_WORSE)
        g_assert_cmphex (decision.best, ==, advised);
      if (decision.done == advised)
        g_assert_cmpint (decision.grade, !=, REVIEW_WORSE);
    }
  open_cards_clear (&open);
  solver_free (solver);
}

static void
test_open_review (gconstpointer data)
{
  check_positions (data, 8, check_open_review);
}

static void
test_forced (void)
{
  Rng rng = rng_new (2, 1);
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;
  ReviewDecision decision;
  ActionList legal;
  Deal deal;

  player_support_random_deal (&deal, game_find ("klaverjas"), &rng);
  for (deal_legal (&deal, &legal); legal.n > 1; deal_legal (&deal, &legal))
    deal_apply (&deal, support_random_action (&deal, &rng));
  observation_make (&observation, &deal, (unsigned) deal.turn);
  analysis = analyse (&observation, PLAYER_LEVEL_CLUB);
  review_decide (&deal, &observation, analysis, legal.at[0], NULL, NULL, &decision);

  g_assert_cmpint (decision.grade, ==, REVIEW_FORCED);
  g_assert_false (review_is_graded (decision.grade));
  g_assert_false (decision.has_value);
}

/* ---- Kept ---------------------------------------------------------------------------------- */

/* Who asks again hears the same at once; a step taken back that named other trumps is another. */
static void
test_kept (void)
{
  Rng rng = rng_new (3, 1);
  Judge *judge = judge_new ();
  const Player *player = player_of_level (PLAYER_LEVEL_CLUB);
  g_autoptr (Analysis) first = NULL;
  g_autoptr (Analysis) again = NULL;
  g_autoptr (Analysis) other = NULL;
  Observation observation;
  Deal deal;

  player_support_random_deal (&deal, game_find ("klaverjas"), &rng);
  while (deal.phase != PHASE_PLAY || deal.trick.n > 0)
    deal_apply (&deal, support_random_action (&deal, &rng));
  observation_make (&observation, &deal, (unsigned) deal.turn);
  first = judge_ask (judge, &observation, player, NULL);
  observation_make (&observation, &deal, (unsigned) deal.turn);
  again = judge_ask (judge, &observation, player, NULL);
  deal_set_trump (&deal, (deal.trump + 1) % SUITS);
  observation_make (&observation, &deal, (unsigned) deal.turn);
  other = judge_ask (judge, &observation, player, NULL);
  g_assert_true (again == first);
  g_assert_true (other != first);
  judge_unref (judge);
}

/* ---- Given up ---------------------------------------------------------------------------- */

static void
check_given_up (const Deal *deal, Rng *rng G_GNUC_UNUSED)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (Analysis) analysis = NULL;
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  g_cancellable_cancel (cancellable);
  analysis = analysis_new (&observation, player_of_level (PLAYER_LEVEL_STRONG), ANALYSIS_SEED,
                           cancellable);
  g_assert_cmpuint (analysis->n_worlds, ==, 0);
  g_assert_cmpuint (analysis->n, ==, observation.legal.n);
}

static void
test_given_up (void)
{
  check_positions (game_find ("klaverjas"), 10, check_given_up);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer game);
  } tests[] = {
    { "same-choice", test_judgement },
    { "calls", test_calls },
    { "fair", test_fair },
    { "last-to-play", test_last_to_play },
    { "contrasts", test_contrasts },
    { "considered", test_considered },
    { "principles", test_principles },
    { "sights", test_sights },
    { "plain", test_plain },
    { "review", test_review },
    { "open-review", test_open_review },
  };

  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    for (unsigned k = 0; k < G_N_ELEMENTS (tests) && support_has_part (game_at (i)); k++)
      {
        g_autofree char *path
            = g_strdup_printf ("/analysis/%s/%s", tests[k].name, game_at (i)->key);

        g_test_add_data_func (path, game_at (i), tests[k].test);
      }
  if (support_has_part (NULL))
    {
      ADD_TESTS ("/analysis", test_last_trump, test_equal, test_principle_keys, test_forced,
                 test_kept, test_given_up);
    }

  return g_test_run ();
}
