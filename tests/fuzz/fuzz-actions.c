/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Any bytes as a match: they choose game, options, dealer, packs and actions, all of them legal.
 * What holds in every game is checked at every step. Bytes that are missing count as 0.
 */

#include <string.h>

#include "fuzz.h"
#include "rules/game.h"

#define DEALS_MOST 16
#define ACTIONS_MOST 1000   /* of a deal; more means that it does not end */
#define POINTS_MOST 1000000 /* points of a deal in which everybody has doubled ten times */

typedef struct
{
  const uint8_t *at;
  const uint8_t *end;
} Bytes;

/* A number 0 … @n-1. */
static unsigned
choose (Bytes *bytes, unsigned n)
{
  return bytes->at < bytes->end ? *bytes->at++ % n : 0;
}

static const Game *
choose_game (Bytes *bytes)
{
  unsigned n = 0;

  while (game_at (n) != NULL)
    n++;

  return game_at (choose (bytes, n));
}

static uint8_t
nth_value (unsigned allowed, unsigned n)
{
  uint8_t value = 0;

  for (;; value++)
    if ((allowed & (1u << value)) && n-- == 0)
      return value;
}

static Options
choose_options (Bytes *bytes, const Game *game)
{
  Options options = OPTIONS_DEFAULT;
  unsigned n_options = options_count (game);

  for (unsigned i = 0; i < n_options; i++)
    {
      unsigned allowed = options_allowed (&options, game, i);

      fuzz_check (allowed != 0, "%s: option %u has a value", game->key, i);
      options.value[i]
          = nth_value (allowed, choose (bytes, (unsigned) __builtin_popcount (allowed)));
    }
  /* a value may bar one that was chosen before it */
  for (unsigned round = 0; round < n_options && !options_validate (&options, game, NULL); round++)
    for (unsigned i = 0; i < n_options; i++)
      {
        unsigned allowed = options_allowed (&options, game, i);

        if (!(allowed & (1u << options.value[i])))
          options.value[i] = nth_value (allowed, 0);
      }
  fuzz_check (options_validate (&options, game, NULL), "%s: allowed values are valid", game->key);

  return options;
}

static void
choose_pack (Bytes *bytes, unsigned n_cards, Card *pack)
{
  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
  for (unsigned i = n_cards - 1; i > 0; i--)
    {
      unsigned j = choose (bytes, i + 1);
      Card swap = pack[i];

      pack[i] = pack[j];
      pack[j] = swap;
    }
}

/* The cards in hands, won tricks and the trick; none of them in two places. */
static CardSet
check_cards (const Deal *deal)
{
  CardSet all = trick_cards (&deal->trick);
  unsigned n = deal->trick.n;

  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      all |= deal->hand[i] | deal->won[i];
      n += card_set_count (deal->hand[i]) + card_set_count (deal->won[i]);
    }
  fuzz_check (card_set_count (all) == n, "no card is twice");
  fuzz_check (deal->n_pack == CARDS_MAX || all >> deal->n_pack == 0, "every card is of the pack");

  for (unsigned i = 0; i < deal->n_played; i++)
    {
      fuzz_check (card_set_has (all, deal->played[i]), "a played card is not lost");
      for (unsigned s = 0; s < deal->n_seats; s++)
        fuzz_check (!card_set_has (deal->hand[s], deal->played[i]), "a played card left the hand");
    }

  return all;
}

static void
check_legal (const Deal *deal, const ActionList *list)
{
  fuzz_check (deal->turn >= 0 && deal->turn < deal->n_seats, "a seat is to act");
  fuzz_check (list->n > 0 && list->n <= ACTIONS_MAX, "there is something to do");
  for (unsigned i = 0; i < list->n; i++)
    {
      char token[TOKEN_MAX];

      action_to_token (deal->game, deal_pack (deal), list->at[i], token);
      fuzz_check (action_from_token (deal->game, deal_pack (deal), token) == list->at[i],
                  "token '%s' leads back to the action", token);
      if (action_verb (list->at[i]) == VERB_PLAY)
        fuzz_check ((deal->hand[deal->turn]
                     & pack_copies (deal_pack (deal), (Card) action_arg (list->at[i])))
                        != 0,
                    "a card to play is in the hand");
    }
}

/* What @seat sees stays when the cards it cannot see lie the other way round. */
static void
check_unseen (const Observation *observation, const Deal *deal)
{
  Observation changed;
  Card cards[CARDS_MAX];
  unsigned n = card_set_count (observation->unseen);
  Deal copy;

  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    cards[--n] = card_set_first (set);
  observation_fill (observation, cards, &copy);
  for (unsigned i = 0; i < deal->n_pack; i++)
    copy.pack[i] = deal->pack[deal->n_pack - 1 - i];
  observation_make (&changed, &copy, observation->seat);
  fuzz_check (memcmp (observation, &changed, sizeof changed) == 0,
              "what seat %u sees does not depend on hidden cards", observation->seat);
}

/* The first copies of the cards of @set: which of two twins it is tells nobody anything. */
static CardSet
first_copies (const Deal *deal, CardSet set)
{
  CardSet firsts = 0;

  for (; set != 0; set = card_set_rest (set))
    firsts |= card_set_of (pack_first_copy (deal_pack (deal), card_set_first (set)));

  return firsts;
}

static void
check_observation (const Deal *deal, unsigned seat)
{
  Observation observation;
  unsigned n_hidden = 0;

  observation_make (&observation, deal, seat);
  fuzz_check (observation.seat == seat
                  && first_copies (deal, observation.seen.hand[seat])
                         == first_copies (deal, deal->hand[seat])
                  && card_set_count (observation.seen.hand[seat]) == observation.hand_size[seat],
              "a seat sees its own hand");
  fuzz_check ((observation.unseen & observation.seen.hand[seat]) == 0,
              "own cards are no unseen cards");
  fuzz_check (observation.seen.n_pack == 0, "nobody sees the pack");
  fuzz_check ((observation.legal.n > 0) == (deal->turn == (int) seat), "who acts may do something");
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      fuzz_check (observation.hand_size[s] == card_set_count (deal->hand[s]), "size of a hand");
      if (s == seat)
        continue;
      fuzz_check ((observation.seen.hand[s] & ~deal->hand[s]) == 0, "seen cards are there");
      fuzz_check ((first_copies (deal, deal->hand[s] & ~observation.seen.hand[s])
                   & ~first_copies (deal, observation.unseen))
                      == 0,
                  "other cards are unseen");
      n_hidden += card_set_count (deal->hand[s] & ~observation.seen.hand[s]);
    }
  fuzz_check (card_set_count (observation.unseen) == n_hidden + observation.n_elsewhere,
              "unseen cards are in hands or elsewhere");
  check_unseen (&observation, deal);
}

/* Two cards of the pack change places: who cannot see it sees the same deal. */
static void
check_other_deal (const Match *match, const Deal *deal, unsigned i, unsigned j)
{
  Match copy = *match;
  Card pack[CARDS_MAX];
  Card open[2][CARDS_MAX];
  Observation observation, changed;
  unsigned n_open = game_open_cards (deal, open[0]);
  Deal other;

  memcpy (pack, deal->pack, deal->n_pack);
  pack[i] = deal->pack[j];
  pack[j] = deal->pack[i];
  match_deal (&copy, pack, &other);
  if (other.turn != deal->turn || other.phase != deal->phase
      || game_open_cards (&other, open[1]) != n_open || memcmp (open[0], open[1], n_open) != 0)
    return;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      if (other.hand[seat] != deal->hand[seat])
        continue;
      observation_make (&observation, deal, seat);
      observation_make (&changed, &other, seat);
      fuzz_check (memcmp (&observation, &changed, sizeof changed) == 0,
                  "what seat %u sees at first does not depend on hidden cards", seat);
    }
}

static void
check_result (const Match *before, const Match *match, const Deal *deal, const DealResult *result)
{
  int sums[2][SEATS_MAX] = { { 0 } }; /* of the score and of the notes */
  Breakdown breakdown;
  SheetRow row;

  fuzz_check (result->n_units == match->n_units, "a result for every unit");
  game_sheet_row (match, deal, &row);
  game_breakdown (deal, &breakdown);
  fuzz_check (breakdown.n_rows <= BREAKDOWN_ROWS_MAX, "the breakdown has room");
  for (unsigned u = 0; u < result->n_units; u++)
    {
      fuzz_check (ABS (result->points[u]) < POINTS_MOST && ABS (result->score[u]) < POINTS_MOST,
                  "%d points, score %d", result->points[u], result->score[u]);
      fuzz_check (row.unit[u].score == result->score[u]
                      && row.unit[u].total == before->score[u] + result->score[u],
                  "the sheet says what the result says");
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        {
          int *sum = &sums[breakdown.row[r].is_note][u];

          if (!breakdown.row[r].is_sum)
            *sum += breakdown.row[r].value[u];
          else
            fuzz_check (breakdown.row[r].value[u] == *sum, "the rows of the breakdown add up");
        }
      fuzz_check (sums[false][u] == result->score[u], "the breakdown ends with the score");
    }
}

static void
check_booked (const Match *before, const Match *match)
{
  fuzz_check (match->n_deals == before->n_deals && match->n_counted >= before->n_counted
                  && match->n_counted <= before->n_counted + 1u
                  && match->n_counted <= match->n_deals,
              "a deal counts once at most");
  fuzz_check (match->dealer < match->n_seats, "a seat deals next");
  fuzz_check (match->over == (match->winners != 0), "winners exactly when the match is over");
  fuzz_check (match->winners >> match->n_seats == 0, "the winners are seats");
  for (unsigned u = 0; u < match->n_units; u++)
    fuzz_check (ABS (match->score[u] - before->score[u]) < 2 * POINTS_MOST, "a score stays sane");
}

static void
act (Deal *deal, Action action)
{
  CardSet before = check_cards (deal);
  unsigned n_played = deal->n_played;
  CardSet after;

  deal_apply (deal, action);
  after = check_cards (deal);
  if (action_verb (action) == VERB_PLAY)
    fuzz_check (deal->n_played == n_played + 1, "a card is played");
  /* a game's own actions may lay cards away */
  if (action_verb (action) < VERB_OWN)
    fuzz_check ((before & ~after) == 0, "no card is lost");
}

static void
play_deal (Match *match, Bytes *bytes)
{
  Card pack[CARDS_MAX];
  Match before;
  DealResult result;
  Deal deal;
  unsigned i;

  choose_pack (bytes, game_pack (match->game, &match->options)->n_cards, pack);
  match_deal (match, pack, &deal);
  i = choose (bytes, deal.n_pack);
  check_other_deal (match, &deal, i, choose (bytes, deal.n_pack));
  for (unsigned n = 0; !deal_is_over (&deal); n++)
    {
      ActionList list;

      fuzz_check (n < ACTIONS_MOST, "%s: a deal ends", deal.game->key);
      deal_legal (&deal, &list);
      check_legal (&deal, &list);
      if (n % 8 == 0)
        for (unsigned seat = 0; seat < deal.n_seats; seat++)
          check_observation (&deal, seat);
      act (&deal, list.at[choose (bytes, list.n)]);
    }
  fuzz_check (deal.turn == NO_SEAT, "nobody acts when the deal is over");
  for (unsigned k = 0; k < deal.n_pack; k++)
    fuzz_check (
        strcmp (pack_code (deal_pack (&deal), deal.pack[k]), pack_code (deal_pack (&deal), pack[k]))
            == 0,
        "the pack stays");

  before = *match;
  deal_result (&deal, &result);
  match_book (match, &deal);
  check_booked (&before, match);
  check_result (&before, match, &deal, &result);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Bytes bytes = { data, data + size };
  const Game *game = choose_game (&bytes);
  Options options = choose_options (&bytes, game);
  int dealer = (int) choose (&bytes, game_count_seats (game, &options) + 1) - 1;
  Match match;

  G_STATIC_ASSERT (NO_SEAT == -1);
  match_init (&match, game, &options, dealer);
  do
    play_deal (&match, &bytes);
  while (!match.over && match.n_deals < DEALS_MOST && bytes.at < bytes.end);

  return 0;
}
