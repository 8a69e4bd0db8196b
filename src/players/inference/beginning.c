/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/inference/beginning.h"

#include <string.h>

#include "rules/game.h"
#include "rules/games/cego/cego-state.h"
#include "rules/games/zensern/zensern-state.h"
#include "rules/jass.h"

/* ---- Before the first card ------------------------------------------------------------------- */

/* Roem that was written in tricks; what a hand declared stays shown, without its mark. */
static void
forget_klaverjas (Deal *deal)
{
  KlaverjasState *own = &deal->own.klaverjas;

  own->to_speak = 0;
  own->roem_on_table = 0;
  own->pit = KLAVERJAS_NO_UNIT;
  own->n_marks = 0;
  memset (own->roem, 0, sizeof own->roem);
}

static void
forget_zensern (Deal *deal)
{
  deal->own.zensern.bella = NO_SEAT;
  deal->own.zensern.belle = false;
}

bool
beginning_of_play (const Deal *world, Deal *beginning)
{
  if (world->game == &wurzen_game)
    return false;

  *beginning = *world;
  if (world->n_played == 0)
    return true;
  for (unsigned i = 0; i < world->n_played; i++)
    beginning->hand[world->played_by[i]] |= card_set_of (world->played[i]);
  memset (beginning->won, 0, sizeof beginning->won);
  memset (beginning->card_points, 0, sizeof beginning->card_points);
  memset (beginning->tricks_won, 0, sizeof beginning->tricks_won);
  beginning->trick = beginning->last_trick = (Trick) { 0 };
  beginning->n_played = 0;
  beginning->phase = PHASE_PLAY;
  beginning->turn = (int8_t) world->played_by[0];
  if (world->game == &klaverjas_game)
    forget_klaverjas (beginning);
  else if (world->game == &zensern_game)
    forget_zensern (beginning);

  return true;
}

/* ---- Before the first call ------------------------------------------------------------------- */

/* CE-6.15: what D kept of his hand, as far as nobody saw it: its highest trumps, likely. */
static CardSet
cego_kept (const Deal *start)
{
  const CegoState *own = &start->own.cego;
  const TrickOrder *order = deal_order (start);
  CardSet hand = start->hand[start->declarer];
  CardSet kept = 0;

  if (cego_is_kept_open (own->game))
    return own->kept;
  for (unsigned n = cego_count_kept (own->game); n > 0; n--)
    {
      CardSet left = hand & ~kept;
      Card best = card_set_first (left);

      for (; left != 0; left = card_set_rest (left))
        if (card_set_has (order->beaters[best], card_set_first (left)))
          best = card_set_first (left);
      kept |= card_set_of (best);
    }

  return kept;
}

/* The hand of @seat as it may have been dealt, with @start before the first card. */
static CardSet
dealt_hand (const Deal *start, unsigned seat)
{
  const CegoState *own = &start->own.cego;
  CardSet discard = 0;

  if (start->game != &cego_game || (int) seat != start->declarer || own->n_laid_aside == 0)
    return start->hand[seat];
  if (own->discard != CARD_NONE)
    discard = card_set_of (own->discard);

  return (own->laid_aside & ~discard) | cego_kept (start);
}

/* Deals @places (cards by their place in the pack) what @cards has, as far as that goes. */
static void
put_cards (Card *pack, CardSet places, CardSet cards)
{
  for (; places != 0 && cards != 0; places = card_set_rest (places), cards = card_set_rest (cards))
    pack[card_set_first (places)] = card_set_first (cards);
}

/* With what was there before the deal and can be told from it. */
static void
begin_match (Match *match, const Deal *world)
{
  match_init (match, world->game, &world->options, world->dealer);
  if (world->game == &zensern_game)
    match->own.zensern.n_thrown_in = world->own.zensern.n_thrown_in;
  else if (world->game == &fiftysix_game && world->own.fiftysix.tables[0] > 0)
    for (unsigned u = 0; u < 2; u++)
      match->score[u] = world->own.fiftysix.tables[u];
}

/* ---- Zensern: which cards were dealt before the calls (Z-5.4) -------------------------------- */

#define DEALT_FIRST 6

/* Z-6.10: what @seat had before it took the upcard for its seven. */
static CardSet
zensern_hand (const Deal *world, const Deal *start, unsigned seat)
{
  const ZensernState *own = &world->own.zensern;
  bool took = own->seven == (int) seat && own->upcard != own->turned;

  return took ? start->hand[seat] ^ (card_set_of (own->turned) | card_set_of (own->upcard))
              : start->hand[seat];
}

/* Takes a card of @cards by lot. */
static Card
take_any (CardSet *cards, Rng *rng)
{
  CardSet left = *cards;

  for (unsigned skip = rng_below (rng, card_set_count (left)); skip > 0; skip--)
    left = card_set_rest (left);
  *cards &= ~card_set_of (card_set_first (left));

  return card_set_first (left);
}

/* Each hand, the upcard and the stock to where they lay in @pack; what was dealt first, by lot. */
static void
put_zensern (const Deal *world, const Deal *start, const Deal *places, Card *pack, Rng *rng)
{
  const ZensernState *own = &world->own.zensern;
  unsigned n_players = deal_count_players (world);
  unsigned at = DEALT_FIRST * n_players;
  unsigned seat = world->dealer;

  pack[at++] = own->turned;
  for (unsigned i = 0; i < own->n_stock; i++)
    pack[deal_pack (world)->n_cards - 1 - i] = own->stock[i];
  if (own->bottom != CARD_NONE)
    pack[deal_pack (world)->n_cards - 1] = own->bottom;
  for (unsigned i = 0; i < n_players; i++)
    {
      CardSet first = 0;
      CardSet hand;

      seat = deal_next_player (world, seat);
      hand = zensern_hand (world, start, seat) & ~card_set_of (own->turned);
      for (unsigned n = 0; n < DEALT_FIRST; n++)
        first |= card_set_of (take_any (&hand, rng));
      put_cards (pack, places->hand[seat], first);
      for (; hand != 0; hand = card_set_rest (hand))
        pack[at++] = card_set_first (hand);
    }
}

bool
beginning_of_calls (const Deal *world, Rng *rng, Deal *beginning)
{
  const unsigned n_cards = deal_pack (world)->n_cards;
  Card pack[CARDS_MAX];
  CardSet placed = 0;
  Deal start;
  Deal places;
  Match match;
  unsigned at = 0;

  if (!beginning_of_play (world, &start))
    return false;
  begin_match (&match, world);
  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
  match_deal (&match, pack, &places);

  memset (pack, CARD_NONE, sizeof pack);
  if (world->game == &zensern_game)
    put_zensern (world, &start, &places, pack, rng);
  else
    for (unsigned seat = 0; seat < world->n_seats; seat++)
      put_cards (pack, places.hand[seat], dealt_hand (&start, seat));
  for (unsigned i = 0; i < n_cards; i++)
    placed |= pack[i] != CARD_NONE ? card_set_of (pack[i]) : 0;
  for (unsigned i = 0; i < n_cards; i++)
    if (pack[i] == CARD_NONE)
      {
        while (card_set_has (placed, (Card) at))
          at++;
        pack[i] = (Card) at++;
      }
  begin_match (&match, world);
  match_deal (&match, pack, beginning);

  return true;
}
