/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/same.h"

#include <glib.h>
#include <string.h>

#include "rules/game.h"

/* Maps each card to the suit order @suits; returns false if a suit lacks a card. */
static bool
exchange_suits (const Pack *pack, const uint8_t *suits, Card *cards)
{
  for (unsigned c = 0; c < pack->n_cards; c++)
    {
      unsigned suit = pack_suit (pack, (Card) c);
      unsigned d = 0;

      if (suit >= SUITS)
        {
          cards[c] = (Card) c;
          continue;
        }
      while (d < pack->n_cards
             && (pack_suit (pack, (Card) d) != suits[suit]
                 || pack_rank (pack, (Card) d) != pack_rank (pack, (Card) c)
                 || d % pack->n_copies != c % pack->n_copies))
        d++;
      if (d == pack->n_cards)
        return false;
      cards[c] = (Card) d;
    }

  return true;
}

static void
add_cards (GString *text, const Pack *pack, CardSet set, const Card *cards)
{
  CardSet exchanged = 0;

  for (; set != 0; set = card_set_rest (set))
    exchanged |= card_set_of (pack_first_copy (pack, cards[card_set_first (set)]));
  g_string_append_printf (text, " %016" G_GINT64_MODIFIER "x", exchanged);
}

/* Appends a hand; pairs of interchangeable twins separately. */
static void
add_hand (GString *text, const Pack *pack, CardSet set, const Card *cards)
{
  add_cards (text, pack, set, cards);
  if (pack->n_copies > 1)
    add_cards (text, pack, pack_pairs (pack, set), cards);
}

static char *
describe (const Problem *problem, const uint8_t *suits, const Card *cards)
{
  Observation observation;
  const Deal *deal = &problem->deal;
  const Pack *pack = deal_pack (deal);
  unsigned seat = (unsigned) deal->turn;
  GString *text = g_string_new (NULL);

  observation_make (&observation, deal, seat);
  g_string_printf (
      text, "%s %s %u", deal->game->key,
      problem_kind_name (problem->kind == PROBLEM_CALL ? PROBLEM_CHANCE : problem->kind),
      problem->asked);
  g_string_append_printf (
      text, " %u %u %d", deal->phase, deal->trump < SUITS ? suits[deal->trump] : deal->trump,
      deal->declarer == NO_SEAT ? -1
                                : (int) ((deal->declarer + deal->n_seats - seat) % deal->n_seats));
  if (problem->asked != ASKED_NOTHING && problem->asked != ASKED_POINTS)
    g_string_append_printf (text, " %u", problem->group < SUITS ? suits[problem->group] : SUITS);
  for (unsigned i = 0; i < deal->n_seats; i++)
    {
      unsigned s = (seat + i) % deal->n_seats;

      if (s == seat || problem->kind == PROBLEM_OPEN)
        add_hand (text, pack, deal->hand[s], cards);
    }
  add_hand (text, pack, observation.unseen, cards);
  for (unsigned i = 0; i < deal->trick.n; i++)
    add_cards (text, pack, card_set_of (deal->trick.card[i]), cards);

  return g_string_free (text, FALSE);
}

static void
swap (uint8_t *a, uint8_t *b)
{
  uint8_t kept = *a;

  *a = *b;
  *b = kept;
}

/* Makes the next permutation (Knuth, The Art of Computer Programming 4A, 7.2.1.2). */
static bool
next_order (uint8_t *suits)
{
  int i = SUITS - 2;
  int j = SUITS - 1;

  while (i >= 0 && suits[i] > suits[i + 1])
    i--;
  if (i < 0)
    return false;
  while (suits[j] < suits[i])
    j--;
  swap (&suits[i], &suits[j]);
  for (int low = i + 1, high = SUITS - 1; low < high; low++, high--)
    swap (&suits[low], &suits[high]);

  return true;
}

void
problem_make_name (const Problem *problem, char *name)
{
  const Pack *pack = deal_pack (&problem->deal);
  uint8_t suits[SUITS] = { 0, 1, 2, 3 };
  g_autofree char *least = NULL;
  g_autofree char *sum = NULL;
  Card cards[CARDS_MAX];

  do
    if (exchange_suits (pack, suits, cards))
      {
        char *text = describe (problem, suits, cards);

        if (least == NULL || strcmp (text, least) < 0)
          {
            g_free (least);
            least = g_steal_pointer (&text);
          }
        g_free (text);
      }
  while (next_order (suits));
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, least, -1);
  g_strlcpy (name, sum, PROBLEM_NAME_DIGITS + 1);
}

/* ---- Reduced ranks --------------------------------------------------------------------------- */

/*
 * Writes to @rank the rank of each card in @left among the cards of its suit still in play: the
 * strongest is 1, and copies are equal.
 */
static void
reduce_ranks (const Problem *problem, CardSet left, unsigned *rank)
{
  const Pack *pack = deal_pack (&problem->deal);
  const TrickOrder *order = deal_order (&problem->deal);

  for (unsigned group = 0; group < TRICK_GROUPS; group++)
    {
      unsigned n = 0;
      Card last = CARD_NONE;

      for (unsigned i = order->first[group]; i < order->first[group + 1]; i++)
        {
          Card card = order->ranked[i];

          if (!card_set_has (left, card))
            continue;
          n += pack_first_copy (pack, card) != last;
          last = pack_first_copy (pack, card);
          rank[card] = n;
        }
    }
}

static void
add_reduced (GString *text, const Problem *problem, CardSet set, const uint8_t *suits,
             const unsigned *rank)
{
  const TrickOrder *order = deal_order (&problem->deal);
  uint8_t n_of[TRICK_GROUPS][CARDS_MAX + 1] = { 0 };

  for (; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      unsigned group = order->group[card];

      n_of[group < SUITS ? suits[group] : group][rank[card]]++;
    }
  for (unsigned group = 0; group < TRICK_GROUPS; group++)
    for (unsigned i = 1; i <= CARDS_MAX; i++)
      if (n_of[group][i] > 0)
        g_string_append_printf (text, " %u.%u.%u", group, i, n_of[group][i]);
  g_string_append_c (text, ';');
}

static char *
describe_reduced (const Problem *problem, const uint8_t *suits, CardSet unseen,
                  const unsigned *rank)
{
  const Deal *deal = &problem->deal;
  unsigned seat = (unsigned) deal->turn;
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s %s %u %u", game_form (deal->game, &deal->options).key,
                   problem->kind == PROBLEM_OPEN ? "open" : "hidden", deal->phase,
                   deal->trump < SUITS ? suits[deal->trump] : deal->trump);
  for (unsigned i = 0; i < deal->n_seats; i++)
    {
      unsigned s = (seat + i) % deal->n_seats;

      if (s == seat || problem->kind == PROBLEM_OPEN)
        add_reduced (text, problem, deal->hand[s], suits, rank);
    }
  add_reduced (text, problem, unseen, suits, rank);
  for (unsigned i = 0; i < deal->trick.n; i++)
    add_reduced (text, problem, card_set_of (deal->trick.card[i]), suits, rank);

  return g_string_free (text, FALSE);
}

char *
problem_make_shape (const Problem *problem)
{
  uint8_t suits[SUITS] = { 0, 1, 2, 3 };
  unsigned rank[CARDS_MAX] = { 0 };
  CardSet left = trick_cards (&problem->deal.trick);
  Observation observation;
  char *least = NULL;

  if (problem->kind == PROBLEM_COUNT || problem->deal.phase != PHASE_PLAY)
    return NULL;
  observation_make (&observation, &problem->deal, (unsigned) problem->deal.turn);
  left |= observation.unseen;
  for (unsigned s = 0; s < problem->deal.n_seats; s++)
    left |= problem->deal.hand[s];
  reduce_ranks (problem, left, rank);
  do
    {
      char *text = describe_reduced (problem, suits, observation.unseen, rank);

      if (least == NULL || strcmp (text, least) < 0)
        {
          g_free (least);
          least = g_steal_pointer (&text);
        }
      g_free (text);
    }
  while (next_order (suits));

  return least;
}

char *
problem_make_deal (const Problem *problem)
{
  const MatchLog *log = problem->log;
  const Pack *pack = deal_pack (&problem->deal);
  const LogDeal *logged = match_log_get_deal (log, log->deals->len - 1);
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < pack->n_cards; i++)
    g_string_append (text, pack_code (pack, logged->pack[i]));

  return g_string_free (text, FALSE);
}
