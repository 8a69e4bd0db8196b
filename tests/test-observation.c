/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a seat is given follows from what it sees: two deals that differ only in what it cannot see
 * give observations that are equal byte for byte, at every moment of the deal.
 *
 * What a seat sees is what an outside program on it is told (records.md §6) and who is asked for
 * what, and not what an observation holds. A second deal is dealt from a pack in which some cards
 * have changed places, and the same is done in it; it counts while the seat is told the same.
 */

#include <string.h>

#include "support.h"

#define N_DEALS 20000 /* of all games */
#define STEPS_MAX 256
#define TRIES 12 /* second deals of one deal */

/** A moment of a deal as one seat is told of it. */
typedef struct
{
  char *told;
  Observation observation;
  char token[TOKEN_MAX]; /* of the action that follows */
  bool hidden;           /* the seat hears only the first word of it */
  CardSet unseen;        /* cards that may lie elsewhere for all that the seat knows */
} Moment;

/** A deal from its first moment to its last. */
typedef struct
{
  Deal first;
  Card pack[CARDS_MAX];
  int dealer;
  unsigned seat;
  unsigned n;
  Moment moment[STEPS_MAX];
} Course;

static void
append_cards (GString *text, const char *what, const Deal *deal, CardSet cards)
{
  g_autofree char *codes = support_codes (deal_pack (deal), cards);

  g_string_append_printf (text, "%s %s\n", what, codes);
}

/* All that @seat is told at this moment, and the cards that it is told of in @seen. */
static char *
tell (const Deal *deal, unsigned seat, CardSet *seen)
{
  GString *text = g_string_new (NULL);
  Card open[CARDS_MAX];
  unsigned n_open = game_open_cards (deal, open);
  DealResult result;

  *seen = deal->hand[seat];
  append_cards (text, "hand", deal, deal->hand[seat]);
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      CardSet shown = s != seat ? game_shown (deal, s) & deal->hand[s] : 0;

      g_string_append_printf (text, "%u has %u, ", s, card_set_count (deal->hand[s]));
      append_cards (text, "of these", deal, shown);
      *seen |= shown;
    }
  g_string_append (text, "open");
  for (unsigned i = 0; i < n_open; i++)
    {
      g_string_append_printf (text, " %s", pack_code (deal_pack (deal), open[i]));
      *seen |= card_set_of (open[i]);
    }
  for (unsigned i = 0; i < deal->n_played; i++)
    *seen |= card_set_of (deal->played[i]);
  g_string_append_printf (text, "\nturn %d, asked in phase %u\n", deal->turn, deal->phase);
  if (deal->turn == (int) seat)
    {
      g_autofree char *legal = support_legal (deal);

      g_string_append_printf (text, "legal %s\n", legal);
    }
  deal_result (deal, &result);
  for (unsigned u = 0; u < result.n_units; u++)
    g_string_append_printf (text, "%d %d\n", result.points[u], result.score[u]);

  return g_string_free (text, FALSE);
}

static void
start (Deal *deal, const Game *game, const Options *options, int dealer, const Card *pack)
{
  Match match;

  match_init (&match, game, options, dealer);
  match_deal (&match, pack, deal);
}

/* Plays a deal of @options by lot, as a random seat sees it. */
static void
play (Course *course, const Game *game, const Options *options, Rng *rng)
{
  unsigned n_cards = game_pack (game, options)->n_cards;
  Deal deal;

  course->dealer = (int) rng_below (rng, game_count_seats (game, options));
  course->seat = rng_below (rng, game_count_seats (game, options));
  support_shuffled (course->pack, n_cards, rng);
  start (&deal, game, options, course->dealer, course->pack);
  memcpy (course->pack, deal.pack, n_cards); /* the numbers of twins follow their order */
  course->first = deal;
  for (course->n = 0;; course->n++)
    {
      Moment *moment = &course->moment[course->n];
      CardSet seen;
      Action action;

      g_assert_cmpuint (course->n, <, STEPS_MAX);
      moment->told = tell (&deal, course->seat, &seen);
      moment->unseen = ~seen & (n_cards < 64 ? (UINT64_C (1) << n_cards) - 1 : ~UINT64_C (0));
      observation_make (&moment->observation, &deal, course->seat);
      if (deal_is_over (&deal))
        break;
      action = support_random_action (&deal, rng);
      moment->hidden = game_is_private (&deal, action) && deal.turn != (int) course->seat;
      action_to_token (game, deal_pack (&deal), action, moment->token);
      deal_apply (&deal, action);
    }
}

static void
course_clear (Course *course)
{
  for (unsigned i = 0; i <= course->n; i++)
    g_free (course->moment[i].told);
}

static void
swap (Card *pack, unsigned n_cards, Card a, Card b)
{
  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = pack[i] == a ? b : pack[i] == b ? a : pack[i];
}

static Card
draw (CardSet cards, Rng *rng)
{
  for (unsigned n = rng_below (rng, card_set_count (cards)); n > 0; n--)
    cards = card_set_rest (cards);

  return card_set_first (cards);
}

/* The pack of @course with some cards in other places that @moment leaves open. */
static void
change_pack (const Course *course, const Moment *moment, Card *pack, Rng *rng)
{
  unsigned n_swaps = 1 + rng_below (rng, 6);

  memcpy (pack, course->pack, CARDS_MAX);
  for (unsigned i = 0; i < n_swaps && moment->unseen != 0; i++)
    {
      Card one = draw (moment->unseen, rng);

      swap (pack, deal_pack (&course->first)->n_cards, one, draw (moment->unseen, rng));
    }
}

/* What is done at @moment in another deal: of what the seat does not hear, anything alike. */
static Action
repeat (const Deal *deal, const Moment *moment, Rng *rng)
{
  Action action = action_from_token (deal->game, deal_pack (deal), moment->token);
  ActionList legal;
  unsigned first;

  deal_legal (deal, &legal);
  if (!moment->hidden || legal.n == 0)
    return action_list_has (&legal, action) ? action : ACTION_NONE;
  first = rng_below (rng, legal.n);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Action other = legal.at[(first + i) % legal.n];

      if (action_verb (other) == action_verb (action) && game_is_private (deal, other))
        return other;
    }

  return ACTION_NONE;
}

/* The first byte that differs. */
static size_t
find_difference (const Observation *a, const Observation *b)
{
  size_t at = 0;

  while (((const char *) a)[at] == ((const char *) b)[at])
    at++;

  return at;
}

static void
report (const Course *course, unsigned step, const Observation *other)
{
  const Observation *one = &course->moment[step].observation;
  const Deal *deal = &one->seen;
  g_autofree char *options = options_to_string (&deal->options, deal->game);
  size_t at = find_difference (one, other);

  support_fail ("%s %s, seat %u, action %u, phase %u: byte %zu differs (own begins at %zu of %zu)",
                deal->game->key, options, course->seat, step, deal->phase, at,
                G_STRUCT_OFFSET (Observation, seen.own), sizeof (Observation));
}

/*
 * Deals @pack and does what was done in @course until the seat is told something else; true if it
 * was told the same up to @goal.
 */
static bool
compare (const Course *course, const Card *pack, unsigned goal, Rng *rng)
{
  Deal deal;

  start (&deal, course->first.game, &course->first.options, course->dealer, pack);
  for (unsigned step = 0;; step++)
    {
      const Moment *moment = &course->moment[step];
      CardSet seen;
      g_autofree char *told = tell (&deal, course->seat, &seen);
      Observation observation;
      Action action;

      if (strcmp (told, moment->told) != 0)
        return step > goal;
      if (step == course->n)
        return true; /* now everybody may look at everything */
      observation_make (&observation, &deal, course->seat);
      if (memcmp (&observation, &moment->observation, sizeof observation) != 0)
        {
          report (course, step, &observation);
          return true;
        }
      action = repeat (&deal, moment, rng);
      if (action == ACTION_NONE)
        return step >= goal;
      deal_apply (&deal, action);
    }
}

/* Second deals of one deal by @options; returns how many there were. */
static unsigned
look (const Game *game, const Options *options, Rng *rng)
{
  g_autofree Course *course = g_new0 (Course, 1);
  unsigned n = 0;

  play (course, game, options, rng);
  for (unsigned i = 0; i < TRIES && !g_test_failed (); i++)
    {
      unsigned goal = rng_below (rng, course->n);
      Card pack[CARDS_MAX];

      change_pack (course, &course->moment[goal], pack, rng);
      if (memcmp (pack, course->pack, deal_pack (&course->first)->n_cards) != 0)
        n += compare (course, pack, goal, rng);
    }
  course_clear (course);

  return n;
}

static unsigned
count_games (void)
{
  unsigned n = 0;

  while (game_at (n) != NULL)
    n++;

  return n;
}

/* Every preset comes up, and between them random options. */
static void
test_equal (gconstpointer data)
{
  const Game *game = data;
  const OptionPreset *preset = game->options->presets;
  unsigned n_wanted = N_DEALS / count_games ();
  Rng rng = rng_new (14, 0);
  unsigned n = 0, n_presets = 0;

  for (unsigned round = 0; n < n_wanted || preset->key != NULL; round++)
    {
      Options options = support_random_options (game, &rng);

      if (round % 2 == 0 && preset->key == NULL)
        preset = game->options->presets;
      if (round % 2 == 0 && preset->key != NULL)
        {
          options = support_options (game, (preset++)->settings);
          n_presets++;
        }
      n += look (game, &options, &rng);
      if (g_test_failed ())
        return;
    }
  g_test_message ("%s: %u deals, presets %u times", game->key, n, n_presets);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/observation/", game_at (i)->key, NULL);

      g_test_add_data_func (path, game_at (i), test_equal);
    }

  return g_test_run ();
}
