/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What always holds, at every step of thousands of random deals with random options: section 13
 * of each rules file.
 *
 * The first half is about every game of the registry. What only one game promises stands in its
 * GameChecks, written from the rules file and not from the code it judges.
 */

#include <glib.h>
#include <string.h>

#include "support.h"

#define DEALS 20000 /* per game */
#define SEED 20261120

/* Where we are, for the message of a failed check. */
static struct
{
  char *options;
  unsigned n_match;
  unsigned n_deal;
} where;

static void
check (bool holds, const Deal *deal, const char *rule)
{
  g_autofree char *legal = NULL;

  if (holds)
    return;
  legal = support_legal (deal);
  g_error ("%s does not hold: %s '%s', seed %d match %u deal %u, after %u cards, %d legal %s", rule,
           deal->game->key, where.options, SEED, where.n_match, where.n_deal, deal->n_played,
           deal->turn, legal);
}

/** What one game promises besides what all do. */
typedef struct
{
  const char *game_key;

  /** The cards that are in hands, tricks or aside at every moment of @deal. */
  CardSet (*in_play) (const Deal *deal);
  /** Those of them that are in no hand, trick or pile of won cards. */
  CardSet (*aside) (const Deal *deal);

  void (*dealt) (const Deal *deal);
  void (*legal) (const Deal *deal, const ActionList *list);
  void (*acted) (const Deal *before, Action action, const Deal *after);
  void (*over) (const Deal *deal, const DealResult *result);
  void (*booked) (const Match *before, const Deal *deal, const Match *after);
} GameChecks;

/* ---- Klaverjas, written from rules/klaverjas.md ------------------------------------------ */

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

static bool
kj_option (const Deal *deal, const char *key, const char *value)
{
  int index = options_find (deal->game, key);

  return strcmp (options_value_key (&deal->options, deal->game, (unsigned) index), value) == 0;
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

static CardSet
kj_aside (const Deal *deal G_GNUC_UNUSED)
{
  return 0;
}

/* K-5.1 to K-5.5, K-6.2 to K-6.7 */
static void
kj_dealt (const Deal *deal)
{
  bool random = kj_option (deal, "trump", "random");
  Card open[CARDS_MAX];
  unsigned n_low = 0;
  unsigned place = 0;

  memset (&kept, 0, sizeof kept);
  for (unsigned seat = 0; seat < 4; seat++)
    check (card_set_count (deal->hand[seat]) == 8, deal, "K-5 eight cards each");
  check (deal->turn
             == (int) (kj_option (deal, "first_speaker", "dealer") ? deal->dealer
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
              check (deal->game->open_cards (deal, open) == 1, deal, "K-5.5 one card is turned");
              check (open[0] == deal->pack[i], deal, "K-5.5 the first of the turn-up pile");
            }
          continue;
        }
      if (kj_option (deal, "deal", "44"))
        k = place / 4 % 4;
      else
        k = place < 12 ? place / 3 : place < 20 ? (place - 12) / 2 : (place - 20) / 3;
      check (card_set_has (deal->hand[(kj_forehand (deal) + k) % 4], deal->pack[i]), deal,
             "K-5.2, K-5.3 the deal");
      place++;
    }
  check ((n_low > 0) == random, deal, "K-3.2 low cards only with trump=random");
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
  if (kj_option (deal, "rules", "rotterdam")) /* K-7.6 */
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
    check (playable == kj_playable (deal), deal, "invariant 3, section 7");
  if (roem)
    check (!kj_option (deal, "roem", "auto"), deal, "invariant 11: no claims with roem=auto");
  if (deal->n_played < 32 && deal->trump != SUIT_NONE && deal->trick.n < 4)
    check (playable != 0, deal, "K-6.18 play");
}

/* Invariant 8: who speaks when. */
static void
kj_acted (const Deal *before, Action action, const Deal *after)
{
  unsigned seat = (unsigned) before->turn;
  bool dealer_first = kj_option (before, "first_speaker", "dealer");
  unsigned first = dealer_first ? before->dealer : kj_forehand (before);
  char token[TOKEN_MAX];

  action_to_token (before->game, deal_pack (before), action, token);
  if (strcmp (token, "pass") == 0)
    {
      check (seat == (first + kept.n_passes) % 4, before, "invariant 8: passes in turn");
      check (++kept.n_passes <= 4, before, "invariant 8: four passes at most");
    }
  else if (g_str_has_prefix (token, "trump:"))
    {
      check (seat == (first + kept.n_passes) % 4, before, "invariant 8: trump in turn");
      check (after->declarer == (int) seat && suit_letter (after->trump) == token[6], after,
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
      unsigned value = kj_roem (cards, before->trump, kj_option (before, "four_kind", "all100"));

      check (value > 0, before, "K-8.3 nobody is asked without roem");
      check (seat == (asked + 2 * kept.n_answers) % 4, before,
             "K-8.3 the winner, then the partner");
      check (++kept.n_answers <= 2, before, "invariant 8: two answers at most");
      if (strcmp (token, "roem") == 0)
        kept.roem[seat % 2] += value;
      if (strcmp (token, "roem") == 0 || kept.n_answers == 2)
        check (deal_is_over (after) || (after->turn == (int) asked && after->trick.n == 0), after,
               "K-8.3 the winner leads");
      else
        check (after->turn == (int) (asked + 2) % 4, after, "K-8.3 then the partner is asked");
    }

  if (before->trump == SUIT_NONE && after->trump != SUIT_NONE)
    check (after->turn == (int) kj_forehand (after), after, "K-6.18 forehand leads");
  if (kept.n_passes == 4 && after->trump == SUIT_NONE)
    check (after->turn == (int) first, after, "K-6.3 who spoke first must name");
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

  check (deal->n_played == 32, deal, "K-6.20 32 cards are played");
  for (unsigned t = 0; t < 8; t++)
    {
      const Card *trick = deal->played + 4 * t;
      unsigned roem = kj_roem (trick, deal->trump, kj_option (deal, "four_kind", "all100"));

      for (unsigned i = 0; i < 4; i++)
        check (deal->played_by[4 * t + i] == (leader + i) % 4, deal, "K-6.18 turn order");
      leader = (leader + kj_winner (trick, 4, deal->trump)) % 4;
      tricks[leader % 2]++;
      for (unsigned i = 0; i < 4; i++)
        cards[leader % 2] += kj_points (trick[i], deal->trump);
      if (kj_option (deal, "roem", "auto"))
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
      check (deal->card_points[u] == cards[u], deal, "K-9.1 card points");
      check (own->roem[u] == kept.roem[u], deal, "K-9.2 roem");
      check (own->roem[u] == marks[u], deal, "invariant 4: the sum of the marks");
      check ((own->pit == u) == (tricks[u] == 8), deal, "invariant 4: pit");
      points[u] = (int) (cards[u] + kept.roem[u]);
      check (result->points[u] == points[u], deal, "K-9.2 points");
    }
  check (cards[0] + cards[1] == 162, deal, "invariant 4: 162");

  /* K-9.3; invariants 5, 6, 7 */
  if (points[maker] > points[1 - maker])
    check (result->score[0] == points[0] && result->score[1] == points[1], deal, "K-9.3 made");
  else
    check (result->score[maker] == 0 && result->score[1 - maker] == points[0] + points[1], deal,
           "K-9.3 nat");
  if (own->n_marks == 0)
    check (result->score[0] + result->score[1] == 162, deal, "invariant 7");
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
      check (after->score[u] == before->score[u] + result.score[u], deal, "K-10.1 running sums");
      winners |= after->score[u] == best ? 5u << u : 0;
    }
  check (after->dealer == (deal->dealer + 1) % 4, deal, "invariant 9: the next dealer");
  if (kj_option (deal, "end", "boom"))
    check (after->over == (after->n_deals == limit), deal, "invariant 10: length of a boom");
  else
    check (after->over == (best >= target && after->score[0] != after->score[1]), deal,
           "invariant 10: the target");
  check (after->winners == (after->over ? winners : 0), deal, "K-10.4 winners");
}

static const GameChecks game_checks[] = {
  {
      .game_key = "klaverjas",
      .in_play = kj_in_play,
      .aside = kj_aside,
      .dealt = kj_dealt,
      .legal = kj_legal,
      .acted = kj_acted,
      .over = kj_over,
      .booked = kj_booked,
  },
};

/* ---- What holds in every game ------------------------------------------------------------ */

/* Invariant 1: every card is in exactly one place. */
static void
check_cards (const Deal *deal, const GameChecks *checks)
{
  CardSet all = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      all |= deal->hand[i] | deal->won[i];
      n += card_set_count (deal->hand[i]) + card_set_count (deal->won[i]);
    }
  all |= trick_cards (&deal->trick) | checks->aside (deal);
  n += deal->trick.n + card_set_count (checks->aside (deal));
  check (all == checks->in_play (deal), deal, "invariant 1: no card is lost");
  check (n == card_set_count (all), deal, "invariant 1: no card is twice");

  all = 0;
  for (unsigned i = 0; i < deal->n_played; i++)
    all |= card_set_of (deal->played[i]);
  check (card_set_count (all) == deal->n_played, deal, "no card is played twice");
}

/* Invariant 2: never empty, sorted, no doubles; played cards are held; tokens lead back. */
static void
check_legal (const Deal *deal, ActionList *list)
{
  CardSet playable = 0;
  char token[2][TOKEN_MAX] = { "", "" };

  check (deal->turn >= 0 && deal->turn < deal->n_seats, deal, "a seat is to act");
  deal_legal_sorted (deal, list);
  check (list->n > 0, deal, "invariant 2: the list is never empty");
  for (unsigned i = 0; i < list->n; i++)
    {
      Action action = list->at[i];
      char *own = token[i % 2];

      action_to_token (deal->game, deal_pack (deal), action, own);
      check (strcmp (own, token[(i + 1) % 2]) > 0, deal, "invariant 2: sorted, no doubles");
      check (action_from_token (deal->game, deal_pack (deal), own) == action, deal,
             "the token leads back to the action");
      if (action_verb (action) == VERB_PLAY)
        {
          playable |= card_set_of ((Card) action_arg (action));
          check (card_set_has (deal->hand[deal->turn], (Card) action_arg (action)), deal,
                 "invariant 2: a played card is in the hand");
        }
    }

  for (CardSet s = deal->phase == PHASE_PLAY ? deal->hand[deal->turn] : 0; s != 0;
       s = card_set_rest (s))
    {
      Card card = card_set_first (s);
      TrickReason reason = deal->game->reason (deal, (unsigned) deal->turn, card);

      check ((reason == TRICK_LEGAL) == card_set_has (playable, card), deal,
             "a reason exactly for cards that may not be played");
    }
}

/* What the table shows of @deal can be asked at every moment. */
static void
check_shown (const Deal *deal)
{
  unsigned roles[3] = { 0, 0, 0 };
  Card open[CARDS_MAX];
  unsigned value;
  Suit suit;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    for (unsigned r = 0; r < 3; r++)
      roles[r] += (deal->game->roles (deal, seat) >> r) & 1;
  check (roles[0] == 1, deal, "one dealer");
  check (roles[1] == 1, deal, "one forehand");
  check (roles[2] == (deal->declarer != NO_SEAT), deal, "one declarer, once there is one");
  check (deal->game->open_cards (deal, open) <= CARDS_MAX, deal, "open cards");
  if (!deal_is_over (deal))
    check (deal->game->prompt (deal, &value, &suit)[0] != '\0', deal, "a prompt");
}

/* The sheet and the breakdown say what the result says, and the rows add up. */
static void
check_sheet (const Match *match, const Deal *deal, const DealResult *result)
{
  int sum[SEATS_MAX] = { 0 };
  Breakdown breakdown;
  SheetRow row;

  deal->game->sheet_row (match, deal, &row);
  check (row.n_units == result->n_units && row.number == match->n_deals, deal, "sheet: row");
  deal->game->breakdown (deal, &breakdown);
  check (breakdown.n_rows <= BREAKDOWN_ROWS_MAX && breakdown.verdict != NULL, deal, "breakdown");
  for (unsigned u = 0; u < result->n_units; u++)
    {
      check (row.unit[u].score == result->score[u], deal, "sheet: score");
      check (row.unit[u].total == match->score[u], deal, "sheet: running total");
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        {
          if (breakdown.row[r].is_sum)
            check (breakdown.row[r].value[u] == sum[u], deal, "breakdown: the rows add up");
          else
            sum[u] += breakdown.row[r].value[u];
        }
      check (sum[u] == result->score[u], deal, "breakdown: the last sum is the score");
    }
}

static void
play_deal (Match *match, const GameChecks *checks, Rng *rng)
{
  Match before_match;
  Card pack[CARDS_MAX];
  DealResult result;
  Deal start, deal;

  support_shuffled (pack, match->game->pack (&match->options)->n_cards, rng);
  match_deal (match, pack, &deal);
  start = deal;
  checks->dealt (&deal);
  while (!deal_is_over (&deal))
    {
      Deal before = deal;
      ActionList list;
      Action action;

      check_cards (&deal, checks);
      check_shown (&deal);
      check_legal (&deal, &list);
      checks->legal (&deal, &list);
      deal_result (&deal, &result);
      for (unsigned u = 0; u < SEATS_MAX; u++)
        check (result.points[u] == 0 && result.score[u] == 0, &deal, "no result before the end");

      action = list.at[rng_below (rng, list.n)];
      deal_apply (&deal, action);
      checks->acted (&before, action, &deal);
    }

  check_cards (&deal, checks);
  check_shown (&deal);
  check (deal.turn == NO_SEAT, &deal, "nobody acts when the deal is over");
  check (memcmp (start.pack, deal.pack, sizeof deal.pack) == 0 && start.dealer == deal.dealer
             && memcmp (&start.options, &deal.options, sizeof deal.options) == 0,
         &deal, "pack, dealer and options stay");
  deal_result (&deal, &result);
  check (result.n_units == match->n_units, &deal, "a result for every unit");
  checks->over (&deal, &result);

  before_match = *match;
  match_book (match, &deal);
  check_sheet (match, &deal, &result);
  checks->booked (&before_match, &deal, match);
}

static const GameChecks *
find_checks (const Game *game)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (game_checks); i++)
    if (strcmp (game_checks[i].game_key, game->key) == 0)
      return &game_checks[i];
  g_error ("%s has no row in game_checks", game->key);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  const GameChecks *checks = find_checks (game);
  Rng rng = rng_new (SEED, 0);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (where.n_deal = 0; where.n_deal < DEALS; where.n_match++)
    {
      Options options = support_random_options (game, &rng);
      int dealer = (int) rng_below (&rng, game->count_seats (&options) + 1) - 1;
      Match match;

      g_free (where.options);
      where.options = options_to_string (&options, game);
      g_hash_table_add (seen, g_strdup (where.options));
      match_init (&match, game, &options, dealer);
      for (; !match.over; where.n_deal++)
        play_deal (&match, checks, &rng);
    }
  g_test_message ("%u deals, %u matches, %u combinations of options", where.n_deal, where.n_match,
                  g_hash_table_size (seen));
  g_clear_pointer (&where.options, g_free);
}

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
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/invariants/%s", game->key);

      g_test_add_data_func (path, game, test_game);
    }
  g_test_add_func ("/invariants/klaverjas-manual-is-auto", test_klaverjas_manual_is_auto);

  return g_test_run ();
}
