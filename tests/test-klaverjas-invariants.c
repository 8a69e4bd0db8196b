/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Section 13 and 14 of rules/klaverjas.md, at every step of random deals. */

#include <glib.h>
#include <string.h>

#include "game-checks.h"

#define SEED 20261120

/* What the deal has said so far, kept beside the program's own books. */
static struct
{
  unsigned n_passes;
  unsigned n_answers; /* roem and silent since the last card */
  unsigned roem[2];
} kept;

static const char kj_runs[] = "789TJQKA";   /* K-3.5 */
static const char kj_plain[] = "789JQKTA";  /* K-3.4 */
static const char kj_trumps[] = "78QKTA9J"; /* K-3.3 */

static unsigned
kj_suit (Card card)
{
  return card / 8u;
}

static char
kj_rank (Card card)
{
  return kj_runs[card % 8];
}

static bool
kj_beats (Card card, Card other, unsigned trump)
{
  const char *order = kj_suit (other) == trump ? kj_trumps : kj_plain;

  if (kj_suit (card) != kj_suit (other))
    return kj_suit (card) == trump;

  return strchr (order, kj_rank (card)) > strchr (order, kj_rank (other));
}

/* K-7.8: the place of the winning card */
static unsigned
kj_winner (const Card *cards, unsigned n, unsigned trump)
{
  unsigned best = 0;

  for (unsigned i = 1; i < n; i++)
    if (kj_beats (cards[i], cards[best], trump))
      best = i;

  return best;
}

static unsigned
kj_points (Card card, unsigned trump)
{
  switch (kj_rank (card))
    {
    case 'A':
      return 11;
    case 'T':
      return 10;
    case 'K':
      return 4;
    case 'Q':
      return 3;
    case 'J':
      return kj_suit (card) == trump ? 20 : 2;
    case '9':
      return kj_suit (card) == trump ? 14 : 0;
    default:
      return 0;
    }
}

/* K-8.2 */
static unsigned
kj_roem (const Card *cards, unsigned trump, bool all_100)
{
  static const char *const seed_fours = "TJQKA";
  unsigned value = 0;
  unsigned honours = 0;
  bool four = true;

  for (unsigned i = 0; i < 4; i++)
    {
      unsigned length = 1;
      bool is_start = true;

      for (unsigned k = 0; k < 4; k++)
        is_start = is_start && !(cards[i] % 8 > 0 && cards[k] == cards[i] - 1);
      for (bool more = is_start; more;)
        {
          more = false;
          for (unsigned k = 0; k < 4; k++)
            if (cards[i] % 8u + length < 8 && cards[k] == cards[i] + length)
              more = true;
          length += more;
        }
      if (is_start && length >= 3)
        value += length == 3 ? 20 : 50;
      honours += kj_suit (cards[i]) == trump && strchr ("KQ", kj_rank (cards[i])) != NULL;
      four = four && kj_rank (cards[i]) == kj_rank (cards[0]);
    }

  if (honours == 2)
    value += 20;
  if (four && all_100)
    value += 100;
  else if (four && strchr (seed_fours, kj_rank (cards[0])) != NULL)
    value += kj_rank (cards[0]) == 'J' ? 200 : 100;

  return value;
}

static unsigned
kj_forehand (const Deal *deal)
{
  return (deal->dealer + 1u) % 4;
}

/* Invariant 1: the 32 cards of K-3.1 */
static CardSet
kj_in_play (const Deal *deal G_GNUC_UNUSED)
{
  return 0xffffffff;
}

/* K-5.1 to K-5.5, K-6.2 to K-6.7 */
static void
kj_dealt (const Deal *deal, const Match *match G_GNUC_UNUSED)
{
  bool random = game_checks_option (deal, "trump", "random");
  Card open[CARDS_MAX];
  unsigned n_low = 0;
  unsigned place = 0;

  memset (&kept, 0, sizeof kept);
  for (unsigned seat = 0; seat < 4; seat++)
    game_check (card_set_count (deal->hand[seat]) == 8, deal, "K-5 eight cards each");
  game_check (deal->turn
                  == (int) (game_checks_option (deal, "first_speaker", "dealer")
                                ? deal->dealer
                                : kj_forehand (deal)),
              deal, "K-6.2, K-6.4 first speaker");

  /* K-5.2, K-5.3: whose is the card at each place of the main pack */
  for (unsigned i = 0; i < deal->n_pack; i++)
    {
      unsigned k;

      if (deal->pack[i] >= 32)
        {
          if (n_low++ == 0)
            {
              game_check (deal->game->open_cards (deal, open) == 1, deal,
                          "K-5.5 one card is turned");
              game_check (open[0] == deal->pack[i], deal, "K-5.5 the first of the turn-up pile");
            }
          continue;
        }
      if (game_checks_option (deal, "deal", "44"))
        k = place / 4 % 4;
      else
        k = place < 12 ? place / 3 : place < 20 ? (place - 12) / 2 : (place - 20) / 3;
      game_check (card_set_has (deal->hand[(kj_forehand (deal) + k) % 4], deal->pack[i]), deal,
                  "K-5.2, K-5.3 the deal");
      place++;
    }
  game_check ((n_low > 0) == random, deal, "K-3.2 low cards only with trump=random");
}

/* Section 7, case by case. */
static CardSet
kj_playable (const Deal *deal)
{
  CardSet hand = deal->hand[deal->turn];
  unsigned trump = deal->trump;
  CardSet follow = 0, trumps = 0, over = 0;
  const Trick *trick = &deal->trick;
  unsigned led, best;
  bool partner;

  if (trick->n == 0)
    return hand; /* K-7.2 */
  led = kj_suit (trick->card[0]);
  best = kj_winner (trick->card, trick->n, trump);
  partner = trick->seat[best] == (deal->turn + 2) % 4;
  for (CardSet s = hand; s != 0; s = card_set_rest (s))
    {
      Card card = card_set_first (s);

      follow |= kj_suit (card) == led ? card_set_of (card) : 0;
      trumps |= kj_suit (card) == trump ? card_set_of (card) : 0;
      over |= kj_suit (card) == trump && kj_beats (card, trick->card[best], trump)
                  ? card_set_of (card)
                  : 0;
    }

  if (led == trump) /* K-7.3 */
    return follow == 0 ? hand : over != 0 ? over : follow;
  if (follow != 0) /* K-7.4 */
    return follow;
  if (trumps == 0) /* K-7.5 */
    return hand;
  if (game_checks_option (deal, "rules", "rotterdam")) /* K-7.6 */
    return over != 0 ? over : trumps;
  if (!partner && over != 0) /* K-7.7 a */
    return over;
  if (!partner) /* K-7.7 b, c */
    return hand != trumps ? hand & ~trumps : hand;
  if (kj_suit (trick->card[best]) != trump) /* K-7.7 d */
    return hand;

  return (hand & ~(trumps & ~over)) != 0 ? hand & ~(trumps & ~over) : hand; /* K-7.7 e */
}

static void
kj_legal (const Deal *deal, const ActionList *list)
{
  CardSet playable = 0;
  bool roem = false;

  for (unsigned i = 0; i < list->n; i++)
    {
      Card card = action_card (deal->game, list->at[i]);

      if (card != CARD_NONE)
        playable |= card_set_of (card);
      roem = roem || action_verb (list->at[i]) >= VERB_OWN;
    }
  if (playable != 0)
    game_check (playable == kj_playable (deal), deal, "invariant 3, section 7");
  if (roem)
    game_check (!game_checks_option (deal, "roem", "auto"), deal,
                "invariant 11: no claims with roem=auto");
  if (deal->n_played < 32 && deal->trump != SUIT_NONE && deal->trick.n < 4)
    game_check (playable != 0, deal, "K-6.18 play");
}

/* Invariant 8: who speaks when. */
static void
kj_acted (const Deal *before, Action action, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  bool dealer_first = game_checks_option (before, "first_speaker", "dealer");
  unsigned first = dealer_first ? before->dealer : kj_forehand (before);
  char token[TOKEN_MAX];

  action_to_token (before->game, deal_pack (before), action, token);
  if (strcmp (token, "pass") == 0)
    {
      game_check (seat == (first + kept.n_passes) % 4, before, "invariant 8: passes in turn");
      game_check (++kept.n_passes <= 4, before, "invariant 8: four passes at most");
    }
  else if (g_str_has_prefix (token, "trump:"))
    {
      game_check (seat == (first + kept.n_passes) % 4, before, "invariant 8: trump in turn");
      game_check (after->declarer == (int) seat && suit_letter (after->trump) == token[6], after,
                  "K-6.2 the seat is the maker");
    }
  else if (g_str_has_prefix (token, "play:"))
    {
      kept.n_answers = 0;
    }
  else
    {
      const Card *cards = before->played + before->n_played - 4;
      unsigned winner = kj_winner (cards, 4, before->trump);
      unsigned asked = before->played_by[before->n_played - 4 + winner];
      unsigned value
          = kj_roem (cards, before->trump, game_checks_option (before, "four_kind", "all100"));

      game_check (value > 0, before, "K-8.3 nobody is asked without roem");
      game_check (seat == (asked + 2 * kept.n_answers) % 4, before,
                  "K-8.3 the winner, then the partner");
      game_check (++kept.n_answers <= 2, before, "invariant 8: two answers at most");
      if (strcmp (token, "roem") == 0)
        kept.roem[seat % 2] += value;
      if (strcmp (token, "roem") == 0 || kept.n_answers == 2)
        game_check (deal_is_over (after) || (after->turn == (int) asked && after->trick.n == 0),
                    after, "K-8.3 the winner leads");
      else
        game_check (after->turn == (int) (asked + 2) % 4, after, "K-8.3 then the partner is asked");
    }

  if (before->trump == SUIT_NONE && after->trump != SUIT_NONE)
    game_check (after->turn == (int) kj_forehand (after), after, "K-6.18 forehand leads");
  if (kept.n_passes == 4 && after->trump == SUIT_NONE)
    game_check (after->turn == (int) first, after, "K-6.3 who spoke first must name");
}

/* The deal counted again from the cards as they fell. */
static void
kj_over (const Deal *deal, const DealResult *result)
{
  const KlaverjasState *own = &deal->own.klaverjas;
  unsigned tricks[2] = { 0, 0 };
  unsigned cards[2] = { 0, 0 };
  unsigned marks[2] = { 0, 0 };
  unsigned leader = kj_forehand (deal); /* invariant 9 */
  unsigned maker = (unsigned) deal->declarer % 2;
  int points[2];

  game_check (deal->n_played == 32, deal, "K-6.20 32 cards are played");
  for (unsigned t = 0; t < 8; t++)
    {
      const Card *trick = deal->played + 4 * t;
      unsigned roem
          = kj_roem (trick, deal->trump, game_checks_option (deal, "four_kind", "all100"));

      for (unsigned i = 0; i < 4; i++)
        game_check (deal->played_by[4 * t + i] == (leader + i) % 4, deal, "K-6.18 turn order");
      leader = (leader + kj_winner (trick, 4, deal->trump)) % 4;
      tricks[leader % 2]++;
      for (unsigned i = 0; i < 4; i++)
        cards[leader % 2] += kj_points (trick[i], deal->trump);
      if (game_checks_option (deal, "roem", "auto"))
        kept.roem[leader % 2] += roem; /* K-8.4 */
    }
  cards[leader % 2] += 10; /* K-9.1 */
  for (unsigned u = 0; u < 2; u++)
    if (tricks[u] == 8)
      kept.roem[u] += 100; /* K-8.10 */

  for (unsigned i = 0; i < own->n_marks; i++)
    marks[own->mark[i].unit] += own->mark[i].value;
  for (unsigned u = 0; u < 2; u++)
    {
      game_check (deal->card_points[u] == cards[u], deal, "K-9.1 card points");
      game_check (own->roem[u] == kept.roem[u], deal, "K-9.2 roem");
      game_check (own->roem[u] == marks[u], deal, "invariant 4: the sum of the marks");
      game_check ((own->pit == u) == (tricks[u] == 8), deal, "invariant 4: pit");
      points[u] = (int) (cards[u] + kept.roem[u]);
      game_check (result->points[u] == points[u], deal, "K-9.2 points");
    }
  game_check (cards[0] + cards[1] == 162, deal, "invariant 4: 162");

  /* K-9.3; invariants 5, 6, 7 */
  if (points[maker] > points[1 - maker])
    game_check (result->score[0] == points[0] && result->score[1] == points[1], deal, "K-9.3 made");
  else
    game_check (result->score[maker] == 0 && result->score[1 - maker] == points[0] + points[1],
                deal, "K-9.3 nat");
  if (own->n_marks == 0)
    game_check (result->score[0] + result->score[1] == 162, deal, "invariant 7");
}

/* Invariants 9 and 10, K-10.1 to K-10.4 */
static void
kj_booked (const Match *before, const Deal *deal, const Match *after)
{
  int limit = atoi (options_value_key (&deal->options, deal->game,
                                       (unsigned) options_find (deal->game, "deals")));
  int target = atoi (options_value_key (&deal->options, deal->game,
                                        (unsigned) options_find (deal->game, "target")));
  int best = MAX (after->score[0], after->score[1]);
  unsigned winners = 0;
  DealResult result;

  deal_result (deal, &result);
  for (unsigned u = 0; u < 2; u++)
    {
      game_check (after->score[u] == before->score[u] + result.score[u], deal,
                  "K-10.1 running sums");
      winners |= after->score[u] == best ? 5u << u : 0;
    }
  game_check (after->dealer == (deal->dealer + 1) % 4, deal, "invariant 9: the next dealer");
  if (game_checks_option (deal, "end", "boom"))
    game_check (after->over == (after->n_deals == limit), deal, "invariant 10: length of a boom");
  else
    game_check (after->over == (best >= target && after->score[0] != after->score[1]), deal,
                "invariant 10: the target");
  game_check (after->winners == (after->over ? winners : 0), deal, "K-10.4 winners");
}

/* K-5.5: the second card of the turn-up pile, until it is turned */
static void
kj_swap_hidden (Deal *deal, unsigned seat G_GNUC_UNUSED, Rng *rng)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (own->n_turned != 1)
    return;
  do
    own->turned[1] = (Card) (32 + rng_below (rng, 20));
  while (own->turned[1] == own->turned[0]);
}

static const GameChecks kj_checks = {
  .game = &klaverjas_game,
  .in_play = kj_in_play,
  .dealt = kj_dealt,
  .legal = kj_legal,
  .acted = kj_acted,
  .over = kj_over,
  .booked = kj_booked,
  .n_phases = 6,
  .swap_hidden = kj_swap_hidden,
};

/* ---- Invariant 11 of klaverjas ----------------------------------------------------------- */

/* Claiming always is the same as roem=auto with the same cards. */
static void
test_klaverjas_manual_is_auto (void)
{
  const Game *game = &klaverjas_game;
  unsigned roem_option = (unsigned) options_find (game, "roem");
  Rng rng = rng_new (SEED, 1);

  for (unsigned i = 0; i < 5000; i++)
    {
      Options manual_options = support_random_options (game, &rng);
      Options auto_options;
      DealResult manual_result, auto_result;
      Card pack[CARDS_MAX];
      Deal manual, automatic;
      Match match;

      manual_options.value[roem_option] = 0;
      auto_options = manual_options;
      auto_options.value[roem_option] = 1;
      support_shuffled (pack, game->pack (&manual_options)->n_cards, &rng);
      match_init (&match, game, &manual_options, NO_SEAT);
      match_deal (&match, pack, &manual);
      match_init (&match, game, &auto_options, NO_SEAT);
      match_deal (&match, pack, &automatic);
      while (!deal_is_over (&manual))
        {
          Action action = support_random_action (&manual, &rng);
          ActionList list;

          if (manual.phase == KLAVERJAS_PHASE_ROEM)
            {
              deal_apply (&manual, ACTION (KLAVERJAS_VERB_ROEM, 0));
              continue;
            }
          deal_legal (&automatic, &list);
          g_assert_true (action_list_has (&list, action));
          deal_apply (&manual, action);
          deal_apply (&automatic, action);
        }
      deal_result (&manual, &manual_result);
      deal_result (&automatic, &auto_result);
      g_assert_cmpmem (&manual_result, sizeof manual_result, &auto_result, sizeof auto_result);
      g_assert_cmpmem (manual.own.klaverjas.mark, sizeof manual.own.klaverjas.mark,
                       automatic.own.klaverjas.mark, sizeof automatic.own.klaverjas.mark);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game_checks_add (&kj_checks);
  g_test_add_func ("/invariants/klaverjas-manual-is-auto", test_klaverjas_manual_is_auto);

  return g_test_run ();
}
