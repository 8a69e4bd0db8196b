/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-checks.h"

#include <string.h>

#include "workshop/play-out.h"

#define DEALS 20000         /* per game */
#define OBSERVED_DEALS 1500 /* per game; every seat at every step */
#define SEED 20261120
#define DRAWS 3 /* by lot, at every step */

/* Where we are, for the message of a failed check. */
static struct
{
  char *options;
  unsigned n_match;
  unsigned n_deal;
} where;

void
game_check (bool holds, const Deal *deal, const char *rule)
{
  g_autofree char *legal = NULL;

  if (holds)
    return;
  legal = support_legal (deal);
  g_error ("%s does not hold: %s '%s', seed %d match %u deal %u, after %u cards, %d legal %s", rule,
           deal->game->key, where.options, SEED, where.n_match, where.n_deal, deal->n_played,
           deal->turn, legal);
}

/* ---- What holds in every game ------------------------------------------------------------ */

/* Invariant 1: every card is in exactly one place. */
static void
check_cards (const Deal *deal, const GameChecks *checks)
{
  CardSet all = 0;
  CardSet aside = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      all |= deal->hand[i] | deal->won[i];
      n += card_set_count (deal->hand[i]) + card_set_count (deal->won[i]);
    }
  if (checks->aside != NULL)
    aside = checks->aside (deal);
  all |= trick_cards (&deal->trick) | aside;
  n += deal->trick.n + card_set_count (aside);
  game_check (all == checks->in_play (deal), deal, "invariant 1: no card is lost");
  game_check (n == card_set_count (all), deal, "invariant 1: no card is twice");

  all = 0;
  for (unsigned i = 0; i < deal->n_played; i++)
    all |= card_set_of (deal->played[i]);
  game_check (card_set_count (all) == deal->n_played, deal, "no card is played twice");
}

/* What is neither in a hand nor played lies in the piles on the table, as everybody can count. */
static void
check_piles (const Deal *deal, const GameChecks *checks)
{
  unsigned n_aside = checks->aside != NULL ? card_set_count (checks->aside (deal)) : 0;
  Pile piles[PILES_MAX];
  unsigned n_piles = game_piles (deal, piles);
  CardSet in_play = checks->in_play (deal);
  unsigned n = 0;

  game_check (n_piles <= PILES_MAX, deal, "not too many piles");
  for (unsigned i = 0; i < n_piles; i++)
    {
      game_check (piles[i].n_hidden + piles[i].n_open + (piles[i].under != CARD_NONE) > 0, deal,
                  "no pile is empty");
      n += piles[i].n_hidden;
      n += piles[i].under != CARD_NONE || piles[i].under_hidden;
      for (unsigned k = 0; k < piles[i].n_open; k++)
        n += card_set_has (in_play, piles[i].open[k]);
    }
  if (!deal_is_over (deal))
    game_check (n == n_aside, deal, "the piles are the cards aside");
}

static CardSet
cards_of_pile (const Pile *pile)
{
  CardSet cards = 0;

  for (unsigned i = 0; i < pile->n_open; i++)
    cards |= card_set_of (pile->open[i]);

  return cards;
}

/* What lies open before a seat is known to everybody; what it has chosen is in its hand. */
static void
check_laid_open (const Deal *deal)
{
  Pile piles[SEATS_MAX];
  unsigned n = game_laid_open (deal, piles);
  SeatSet owners = 0;
  CardSet played = 0;

  for (unsigned i = 0; i < deal->n_played; i++)
    played |= card_set_of (deal->played[i]);
  for (unsigned i = 0; i < n; i++)
    {
      unsigned owner = (unsigned) piles[i].owner;
      CardSet cards = cards_of_pile (&piles[i]);

      game_check (owner < deal->n_seats && !seats_have (owners, owner), deal, "one pile a seat");
      game_check ((cards != 0 || piles[i].value > 0) && piles[i].n_hidden == 0, deal,
                  "it lies open");
      game_check ((cards & played) == 0 || piles[i].value == 0, deal, "a card lies in one place");
      game_check ((cards & ~played & ~game_shown (deal, owner)) == 0, deal,
                  "what lies open is shown");
      owners |= seats_of (owner);
    }
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    game_check ((game_chosen (deal, seat) & ~deal->hand[seat]) == 0, deal,
                "chosen cards are in the hand");
}

/* What goes without saying, and what is announced by itself, may be done. */
static void
check_suggestions (const Deal *deal, const ActionList *list)
{
  const Game *game = deal->game;
  Action implied = game_implied (deal);
  bool is_safe;

  game_check (implied == ACTION_NONE || action_list_has (list, implied), deal,
              "what goes without saying may be said");
  for (unsigned i = 0; i < list->n; i++)
    {
      Card card
          = action_verb (list->at[i]) == VERB_PLAY ? (Card) action_arg (list->at[i]) : CARD_NONE;
      Action action = game_announcement (deal, card, &is_safe);

      game_check (action == ACTION_NONE || action_list_has (list, action), deal,
                  "what is announced by itself may be announced");
      game_check (action == ACTION_NONE || action_card (game, action) == card, deal,
                  "an announcement goes with its card");
    }
}

static bool
is_of_phase (const Deal *deal, Action action)
{
  for (const uint8_t *verb = deal_verbs (deal); *verb != VERB_NONE; verb++)
    if (*verb == action_verb (action))
      return true;

  return false;
}

/* True also of an action that has none to name. */
static bool
names_suit (const Game *game, Action action)
{
  const VerbInfo *info = action_verb_info (game, action);

  return (info->shape != SHAPE_SUIT && info->shape != SHAPE_NUMBER_SUIT)
         || action_suit (game, action) < SUITS
         || (action_suit (game, action) == SUIT_NONE && info->no_suit);
}

/* What is drawn by lot is what stands in that place of the list. */
static void
check_drawn (const Deal *deal)
{
  for (unsigned i = 0; i < DRAWS; i++)
    {
      Rng rng = rng_new (deal->n_played, i);
      Rng place = rng;
      ActionList list;

      deal_legal (deal, &list);
      game_check (deal_draw_action (deal, &rng) == list.at[rng_below (&place, list.n)], deal,
                  "an action by lot is one of the list");
    }
}

/* What is played out at once is what is played action by action, to the last byte. */
static void
check_played_out (const Deal *deal)
{
  Rng rng = rng_new (deal->n_played, deal->hand[0]);
  Rng same = rng;
  Deal at_once, by_actions;

  memcpy (&at_once, deal, sizeof *deal);
  memcpy (&by_actions, deal, sizeof *deal);
  deal_play_out (&at_once, &rng);
  while (!deal_is_over (&by_actions))
    deal_apply (&by_actions, deal_draw_action (&by_actions, &same));
  game_check (memcmp (&at_once, &by_actions, sizeof at_once) == 0 && rng.state == same.state, deal,
              "a deal comes to the same end at once and action by action");
}

/* Invariant 2: never empty, sorted, no doubles; played cards are held; tokens lead back. */
static void
check_legal (const Deal *deal, ActionList *list)
{
  CardSet playable = 0;
  char token[2][TOKEN_MAX] = { "", "" };

  game_check (deal->turn >= 0 && deal->turn < deal->n_seats, deal, "a seat is to act");
  deal_legal_sorted (deal, list);
  game_check (list->n > 0, deal, "invariant 2: the list is never empty");
  check_drawn (deal);
  for (unsigned i = 0; i < list->n; i++)
    game_check (is_of_phase (deal, list->at[i]), deal, "the phase has the verb");
  for (unsigned i = 0; i < list->n; i++)
    {
      Action action = list->at[i];
      char *own = token[i % 2];

      action_to_token (deal->game, deal_pack (deal), action, own);
      game_check (strcmp (own, token[(i + 1) % 2]) > 0, deal, "invariant 2: sorted, no doubles");
      game_check (action_from_token (deal->game, deal_pack (deal), own) == action, deal,
                  "the token leads back to the action");
      game_check (names_suit (deal->game, action), deal, "no suit is named where none may be");
      if (action_verb (action) == VERB_PLAY)
        {
          playable |= card_set_of ((Card) action_arg (action));
          game_check (
              (deal->hand[deal->turn] & pack_copies (deal_pack (deal), (Card) action_arg (action)))
                  != 0,
              deal, "invariant 2: a played card is in the hand");
        }
    }

  for (CardSet s = deal->phase == PHASE_PLAY ? deal->hand[deal->turn] : 0; s != 0;
       s = card_set_rest (s))
    {
      Card card = pack_first_copy (deal_pack (deal), card_set_first (s));
      TrickReason reason = game_reason (deal, (unsigned) deal->turn, card);

      game_check ((reason == TRICK_LEGAL) == card_set_has (playable, card), deal,
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
      roles[r] += (game_roles (deal, seat) >> r) & 1;
  game_check (roles[0] == 1, deal, "one dealer");
  game_check (roles[1] == 1, deal, "one forehand");
  game_check (roles[2] == (deal->declarer != NO_SEAT), deal, "one declarer, once there is one");
  game_check (game_open_cards (deal, open) <= CARDS_MAX, deal, "open cards");
  if (!deal_is_over (deal))
    game_check (game_prompt (deal, &value, &suit)[0] != '\0', deal, "a prompt");
}

/* Every sign on the sheet can be explained to who does not know it. */
static void
check_signs (const Deal *deal, const SheetForm *form, const char *marks)
{
  g_auto (GStrv) sign = g_strsplit (marks, " ", -1);

  for (unsigned i = 0; sign[i] != NULL; i++)
    {
      bool known = sign[i][0] == '\0' || g_ascii_isdigit (sign[i][0]);

      for (const SheetSign *s = form->signs; !known && s != NULL && s->sign != NULL; s++)
        known = strcmp (s->sign, sign[i]) == 0;
      game_check (known, deal, "sheet: a meaning for every sign");
    }
}

/* What is written has a column, and what has a column is written. */
static void
check_form (const Deal *deal, const SheetRow *row)
{
  const SheetForm *form = game_sheet_form (deal->game, &deal->options);

  game_check (form->so_far != NULL, deal, "sheet: what the totals are");
  game_check ((row->block > 0) == (form->heading != NULL), deal, "sheet: blocks have headings");
  game_check (row->n_notes <= SHEET_NOTES_MAX, deal, "sheet: notes");
  game_check (row->figures[0] == '\0' || form->figures != NULL, deal, "sheet: figures");
  game_check ((row->contract[0] != '\0') == (row->declarer != NO_SEAT || row->trump != SUIT_NONE),
              deal, "sheet: a contract where something was played");
  for (unsigned u = 0; u < row->n_units; u++)
    {
      game_check (row->unit[u].marks[0] == '\0' || form->has_marks, deal, "sheet: marks");
      check_signs (deal, form, row->unit[u].marks);
    }
}

/* The sheet and the breakdown say what the result says, and the rows add up. */
static void
check_sheet (const Match *before, const Match *match, const Deal *deal, const DealResult *result)
{
  int sums[2][SEATS_MAX] = { { 0 } }; /* of the score and of the notes */
  Breakdown breakdown;
  SheetRow row;

  game_sheet_row (match, deal, &row);
  game_check (row.n_units == result->n_units && row.number == match->n_deals, deal, "sheet: row");
  game_check (row.dealer == deal->dealer, deal, "sheet: dealer");
  game_check (row.n_deals == 0 || !match->over || match->n_counted >= row.n_deals, deal,
              "sheet: no end before the last of the deals");
  check_form (deal, &row);
  game_breakdown (deal, &breakdown);
  game_check (breakdown.n_facts <= BREAKDOWN_FACTS_MAX, deal, "breakdown: facts");
  game_check (breakdown.n_rows <= BREAKDOWN_ROWS_MAX && breakdown.verdict != NULL, deal,
              "breakdown");
  for (unsigned u = 0; u < result->n_units; u++)
    {
      game_check (row.unit[u].score == result->score[u], deal, "sheet: score");
      game_check (row.unit[u].total == before->score[u] + result->score[u], deal,
                  "sheet: running total");
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        {
          int *sum = &sums[breakdown.row[r].is_note][u];

          if (breakdown.row[r].is_sum)
            game_check (breakdown.row[r].value[u] == *sum, deal, "breakdown: the rows add up");
          else
            *sum += breakdown.row[r].value[u];
        }
      game_check (sums[false][u] == result->score[u], deal, "breakdown: the last sum is the score");
    }
}

static void
play_deal (Match *match, const GameChecks *checks, Rng *rng)
{
  Match before_match;
  Card pack[CARDS_MAX];
  DealResult result;
  Deal start, deal;

  support_shuffled (pack, game_pack (match->game, &match->options)->n_cards, rng);
  match_deal (match, pack, &deal);
  start = deal;
  if (checks->dealt != NULL)
    checks->dealt (&deal, match);
  check_played_out (&deal);
  while (!deal_is_over (&deal))
    {
      Deal before = deal;
      ActionList list;
      Action action;

      check_cards (&deal, checks);
      check_piles (&deal, checks);
      check_laid_open (&deal);
      check_shown (&deal);
      check_legal (&deal, &list);
      check_suggestions (&deal, &list);
      if (deal.trick.n == deal.n_played % 4) /* now and then, at any place of a trick */
        check_played_out (&deal);
      if (checks->legal != NULL)
        checks->legal (&deal, &list);
      deal_result (&deal, &result);
      for (unsigned u = 0; u < SEATS_MAX; u++)
        game_check (result.points[u] == 0 && result.score[u] == 0, &deal,
                    "no result before the end");

      action = list.at[rng_below (rng, list.n)];
      deal_apply (&deal, action);
      if (checks->acted != NULL)
        checks->acted (&before, action, &deal);
    }

  check_cards (&deal, checks);
  check_shown (&deal);
  game_check (deal.turn == NO_SEAT, &deal, "nobody acts when the deal is over");
  game_check (memcmp (start.pack, deal.pack, sizeof deal.pack) == 0 && start.dealer == deal.dealer
                  && memcmp (&start.options, &deal.options, sizeof deal.options) == 0,
              &deal, "pack, dealer and options stay");
  deal_result (&deal, &result);
  game_check (result.n_units == match->n_units, &deal, "a result for every unit");
  if (checks->over != NULL)
    checks->over (&deal, &result);

  before_match = *match;
  match_book (match, &deal);
  check_sheet (&before_match, match, &deal, &result);
  if (checks->booked != NULL)
    checks->booked (&before_match, &deal, match);
}

static void
test_invariants (gconstpointer data)
{
  const GameChecks *checks = data;
  const Game *game = checks->game;
  Rng rng = rng_new (SEED, 0);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (where.n_deal = 0; where.n_deal < DEALS; where.n_match++)
    {
      Options options = support_random_options (game, &rng);
      int dealer = (int) rng_below (&rng, game_count_seats (game, &options) + 1) - 1;
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

/* ---- Section 14: nobody sees through the backs of cards -------------------------------- */

/* Gives twins each other's numbers at random: nobody can see the difference. */
static void
swap_twins (Deal *deal, Rng *rng)
{
  const Pack *pack = deal_pack (deal);
  CardSet swapped = 0;

  for (unsigned c = 0; pack->n_copies == 2 && c < pack->n_cards; c += 2)
    if (rng_below (rng, 2) == 0)
      swapped |= pack_copies (pack, (Card) c);
  for (unsigned i = 0; i < SEATS_MAX; i++)
    for (CardSet *set = &deal->hand[i]; set != NULL;
         set = set == &deal->hand[i] ? &deal->won[i] : NULL)
      {
        CardSet old = *set & swapped;

        *set &= ~swapped;
        for (; old != 0; old = card_set_rest (old))
          *set |= card_set_of (card_set_first (old) ^ 1);
      }
  for (unsigned i = 0; i < deal->n_played; i++)
    deal->played[i] ^= card_set_has (swapped, deal->played[i]);
  for (unsigned i = 0; i < deal->trick.n; i++)
    deal->trick.card[i] ^= card_set_has (swapped, deal->trick.card[i]);
  for (unsigned i = 0; i < deal->last_trick.n; i++)
    deal->last_trick.card[i] ^= card_set_has (swapped, deal->last_trick.card[i]);
}

static CardSet
hidden_hand (const Deal *deal, unsigned seat, const GameChecks *checks)
{
  return deal->hand[seat] & ~(checks->known != NULL ? checks->known (deal, seat) : 0);
}

/* Deals the cards of the other hands anew, each hand keeping its size, and shuffles the pack. */
static Deal
with_other_checks (const Deal *deal, unsigned seat, const GameChecks *checks, Rng *rng)
{
  Card order[CARDS_MAX];
  Card cards[CARDS_MAX];
  unsigned n = 0;
  Deal other = *deal;

  for (unsigned s = 0; s < deal->n_seats; s++)
    for (CardSet hand = s == seat ? 0 : hidden_hand (deal, s, checks); hand != 0;
         hand = card_set_rest (hand))
      cards[n++] = card_set_first (hand);
  if (n > 0)
    support_shuffled (order, n, rng);
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      unsigned size = card_set_count (hidden_hand (deal, s, checks));

      if (s == seat)
        continue;
      other.hand[s] &= ~hidden_hand (deal, s, checks);
      for (unsigned i = 0; i < size; i++)
        other.hand[s] |= card_set_of (cards[order[--n]]);
    }
  support_shuffled (other.pack, deal->n_pack, rng);
  if (checks->swap_hidden != NULL)
    checks->swap_hidden (&other, seat, rng);
  swap_twins (&other, rng);

  return other;
}

/* True when both sets hold the same cards, whichever of two twins it is. */
static bool
are_same_cards (const Deal *deal, CardSet a, CardSet b)
{
  const Pack *pack = deal_pack (deal);

  for (unsigned c = 0; c < pack->n_cards; c += pack->n_copies)
    if (card_set_count (a & pack_copies (pack, (Card) c))
        != card_set_count (b & pack_copies (pack, (Card) c)))
      return false;

  return true;
}

static void
check_same_trick (const Deal *deal, const Trick *a, const Trick *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  g_assert_true (a->n == 0 || a->best == b->best);
  for (unsigned i = 0; i < a->n; i++)
    {
      g_assert_cmpuint (a->seat[i], ==, b->seat[i]);
      g_assert_cmpuint (pack_first_copy (deal_pack (deal), a->card[i]), ==,
                        pack_first_copy (deal_pack (deal), b->card[i]));
    }
}

/* The @size bytes behind what counts hold nothing, which might tell something. */
static void
assert_zero (const void *bytes, size_t size)
{
  for (size_t i = 0; i < size; i++)
    g_assert_cmpuint (((const uint8_t *) bytes)[i], ==, 0);
}

static void
check_empty_trick (const Trick *trick)
{
  assert_zero (&trick->seat[trick->n], SEATS_MAX - trick->n);
  assert_zero (&trick->card[trick->n], SEATS_MAX - trick->n);
  g_assert_cmpuint (trick->best, <, MAX (trick->n, 1));
}

/* Behind the counts of shared code; for what a game has of its own there is test-observation. */
static void
check_empty (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  const ActionList *legal = &observation->legal;

  check_empty_trick (&seen->trick);
  check_empty_trick (&seen->last_trick);
  assert_zero (&seen->played[seen->n_played], CARDS_MAX - seen->n_played);
  assert_zero (&seen->played_by[seen->n_played], CARDS_MAX - seen->n_played);
  assert_zero (seen->pack, sizeof seen->pack);
  assert_zero (&legal->at[legal->n], (ACTIONS_MAX - legal->n) * sizeof legal->at[0]);
  for (unsigned i = seen->n_seats; i < SEATS_MAX; i++)
    g_assert_cmphex (seen->hand[i] | seen->won[i] | seen->card_points[i] | seen->tricks_won[i], ==,
                     0);
}

/* What is written in observation.h, field by field. */
static void
check_contents (const Observation *observation, const Deal *deal, unsigned seat,
                const GameChecks *checks)
{
  const Deal *seen = &observation->seen;
  ActionList legal = { 0 };
  CardSet unseen = 0;

  g_assert_cmpuint (observation->seat, ==, seat);
  g_assert_true (are_same_cards (deal, seen->hand[seat], deal->hand[seat]));
  for (unsigned s = 0; s < SEATS_MAX; s++)
    {
      g_assert_cmpuint (observation->hand_size[s], ==, card_set_count (deal->hand[s]));
      if (s == seat)
        continue;
      g_assert_cmphex (seen->hand[s], ==, deal->hand[s] & ~hidden_hand (deal, s, checks));
      unseen |= hidden_hand (deal, s, checks);
    }
  if (observation->n_elsewhere == 0)
    g_assert_true (are_same_cards (deal, observation->unseen, unseen));
  else
    g_assert_cmphex (observation->unseen & unseen, ==, unseen);
  g_assert_cmphex (observation->unseen & seen->hand[seat], ==, 0);
  g_assert_cmpuint (seen->n_pack, ==, 0);
  check_empty (observation);
  g_assert_cmpuint (card_set_count (observation->unseen), ==,
                    card_set_count (unseen) + observation->n_elsewhere);

  /* what everybody knows is there */
  check_same_trick (deal, &seen->trick, &deal->trick);
  check_same_trick (deal, &seen->last_trick, &deal->last_trick);
  g_assert_cmpuint (seen->n_played, ==, deal->n_played);
  for (unsigned i = 0; i < deal->n_played; i++)
    g_assert_cmpuint (pack_first_copy (deal_pack (deal), seen->played[i]), ==,
                      pack_first_copy (deal_pack (deal), deal->played[i]));
  g_assert_cmpint (seen->phase, ==, deal->phase);
  g_assert_cmpint (seen->turn, ==, deal->turn);
  g_assert_cmpint (seen->trump, ==, deal->trump);
  g_assert_cmpint (seen->declarer, ==, deal->declarer);

  /* the legal list is private: K-14, "own hand and own legal list" */
  if (deal->turn == (int) seat)
    deal_legal_sorted (deal, &legal);
  g_assert_cmpuint (observation->legal.n, ==, legal.n);
  g_assert_cmpmem (observation->legal.at, legal.n * sizeof legal.at[0], legal.at,
                   legal.n * sizeof legal.at[0]);
}

/* A full deal made of what @observation leaves open looks the same from there. */
static void
check_filled (const Observation *observation, Rng *rng)
{
  unsigned n = card_set_count (observation->unseen);
  static Observation again;
  Card unseen[CARDS_MAX];
  Card order[CARDS_MAX];
  Card cards[CARDS_MAX];
  CardSet all = 0;
  unsigned k = 0;
  Deal filled, refilled;

  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    unseen[k++] = card_set_first (set);
  if (n > 0)
    support_shuffled (order, n, rng);
  for (unsigned i = 0; i < n; i++)
    cards[i] = unseen[order[i]];
  observation_fill (observation, cards, &filled);
  observation_make (&again, &filled, observation->seat);
  if (memcmp (observation, &again, sizeof again) != 0)
    g_error ("a deal filled from what seat %u sees looks different: %s, phase %u, after %u cards",
             observation->seat, filled.game->key, filled.phase, filled.n_played);

  g_assert_cmpuint (observation_list_hidden (&filled, observation->seat, cards), ==, n);
  observation_fill (observation, cards, &refilled);
  g_assert_cmpmem (refilled.hand, sizeof refilled.hand, filled.hand, sizeof filled.hand);
  g_assert_cmpmem (&refilled.own, sizeof refilled.own, &filled.own, sizeof filled.own);

  all = 0;
  for (unsigned s = 0; s < filled.n_seats; s++)
    {
      g_assert_cmpuint (card_set_count (filled.hand[s]), ==, observation->hand_size[s]);
      g_assert_cmphex (all & filled.hand[s], ==, 0);
      all |= filled.hand[s];
    }
}

static void
check_seat (const Deal *deal, unsigned seat, const GameChecks *checks, Rng *rng)
{
  static Observation observation, again;
  Deal other = with_other_checks (deal, seat, checks, rng);

  memset (&observation, 0x55, sizeof observation);
  memset (&again, 0xaa, sizeof again);
  observation_make (&observation, deal, seat);
  observation_make (&again, &other, seat);
  check_contents (&observation, deal, seat, checks);
  if (memcmp (&observation, &again, sizeof observation) != 0)
    g_error ("seat %u sees through the backs: %s, phase %u, after %u cards", seat, deal->game->key,
             deal->phase, deal->n_played);
  check_filled (&observation, rng);
}

static void
test_observation (gconstpointer data)
{
  const GameChecks *checks = data;
  const Game *game = checks->game;
  Rng rng = rng_new (14, 0);
  unsigned n_phases = 0;
  unsigned phases = 0;

  for (unsigned i = 0; i < OBSERVED_DEALS; i++)
    {
      Options options = support_random_options (game, &rng);
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_init (&match, game, &options,
                  (int) rng_below (&rng, game_count_seats (game, &options)));
      match_deal (&match, pack, &deal);
      for (;;)
        {
          phases |= 1u << deal.phase;
          for (unsigned seat = 0; seat < deal.n_seats; seat++)
            check_seat (&deal, seat, checks, &rng);
          if (deal_is_over (&deal))
            break;
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
  for (; phases != 0; phases &= phases - 1)
    n_phases++;
  g_test_message ("%u deals, %u phases", OBSERVED_DEALS, n_phases);
  g_assert_cmpuint (n_phases, ==, checks->n_phases);
}

bool
game_checks_option (const Deal *deal, const char *key, const char *value)
{
  int index = options_find (deal->game, key);

  g_assert_cmpint (index, >=, 0);

  return strcmp (options_value_key (&deal->options, deal->game, (unsigned) index), value) == 0;
}

void
game_checks_add (const GameChecks *checks)
{
  g_autofree char *invariants = g_strdup_printf ("/invariants/%s", checks->game->key);
  g_autofree char *observation = g_strdup_printf ("/observation/%s", checks->game->key);

  g_test_add_data_func (invariants, checks, test_invariants);
  g_test_add_data_func (observation, checks, test_observation);
}
