/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/play-out.h"

#include "rules/game.h"

/* One of @cards by lot. */
static inline Card
draw_of (CardSet cards, Rng *rng)
{
  return card_set_at (cards, rng_below (rng, card_set_count (cards)));
}

/* One of the actions that the game lists, where a card is not all that may be done. */
static Action
draw_called (const Deal *deal, Rng *rng)
{
  ActionList list;

  list.n = 0;
  deal->game->play->legal (deal, &list);

  return list.at[rng_below (rng, list.n)];
}

Action
deal_draw_action (const Deal *deal, Rng *rng)
{
  CardSet cards = deal_plain_cards (deal);

  return cards != 0 ? ACTION (VERB_PLAY, draw_of (cards, rng)) : draw_called (deal, rng);
}

/* ---- Tricks ------------------------------------------------------------------------------ */

/* One of @cards by lot, of two copies that which is in @hand. */
static inline Card
draw_card (const Pack *pack, CardSet cards, CardSet hand, Rng *rng)
{
  Card card = draw_of (pack_first_copies (pack, cards), rng);

  return (Card) (card + !card_set_has (hand, card));
}

/* How a trick stands that is played, until the deal is told. */
typedef struct
{
  unsigned n;
  unsigned best;
  CardSet beaters; /* the cards that beat the winning one */
} Run;

/* As deal_put_card () does. */
static inline void
put_card (Deal *deal, Run *run, unsigned seat, Card card)
{
  const TrickOrder *order = deal_order (deal);
  CardSet beaters = order->beaters[card];
  bool beats = run->n == 0 || card_set_has (run->beaters, card);

  deal->hand[seat] &= ~card_set_of (card);
  deal->played[deal->n_played] = card;
  deal->played_by[deal->n_played++] = (uint8_t) seat;
  deal->trick.seat[run->n] = (uint8_t) seat;
  deal->trick.card[run->n] = card;
  run->best = beats ? run->n : run->best;
  run->beaters = beats ? beaters : run->beaters;
  run->n++;
}

/*
 * Plays cards by lot, as deal_play_card () does, until the trick is taken: true. False where more
 * than a card is to be decided before.
 *
 * The duties are copied: whatever is written to the deal could change them, for all that the
 * compiler knows.
 */
static bool
play_trick (Deal *deal, const Pack *pack, Rng *rng)
{
  const TrickOrder *order = deal_order (deal);
  const TrickDuties duties = *game_duties (deal);
  const CardSet special = game_special (deal);
  Trick *trick = &deal->trick;
  Run run = { trick->n, trick->best, order->beaters[trick_best_card (trick)] };
  unsigned seat = (unsigned) deal->turn;
  CardSet cards = deal->hand[seat];
  unsigned led;

  if (run.n == 0)
    {
      if ((cards & special) != 0)
        return false;
      put_card (deal, &run, seat, draw_card (pack, cards, deal->hand[seat], rng));
      seat = deal_next_player (deal, seat);
    }
  led = order->group[trick->card[0]];
  do
    {
      bool partner_wins = duties.ruff == RUFF_UNLESS_PARTNER
                          && deal->unit[seat] == deal->unit[trick->seat[run.best]];

      cards = trick_legal_behind (order->trump, order->members, &duties, led, run.beaters,
                                  deal->hand[seat], partner_wins);
      if ((cards & special) != 0)
        break;
      put_card (deal, &run, seat, draw_card (pack, cards, deal->hand[seat], rng));
      seat = deal_next_player (deal, seat);
    }
  while (seat != trick->seat[0]);
  deal->turn = (int8_t) seat;
  trick->n = (uint8_t) run.n;
  trick->best = (uint8_t) run.best;
  if ((cards & special) != 0)
    return false;
  deal->game->play->take_trick (deal);

  return true;
}

void
deal_play_out (Deal *deal, Rng *rng)
{
  const Pack *pack = deal_pack (deal);

  while (!deal_is_over (deal))
    if (deal->phase != PHASE_PLAY || !play_trick (deal, pack, rng))
      deal_apply (deal, draw_called (deal, rng));
}
