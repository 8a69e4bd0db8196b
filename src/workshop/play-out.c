/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/play-out.h"

#include "rules/game.h"

static inline Card
draw_of (CardSet cards, Rng *rng)
{
  return card_set_at (cards, rng_below (rng, card_set_count (cards)));
}

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

/* Returns a random one of @cards, or its twin if only that is in @hand. */
static inline Card
draw_card (const Pack *pack, CardSet cards, CardSet hand, Rng *rng)
{
  Card card = draw_of (pack_first_copies (pack, cards), rng);

  return (Card) (card + !card_set_has (hand, card));
}

/* A trick in progress, not yet stored in the deal. */
typedef struct
{
  unsigned n;
  unsigned best;
  CardSet beaters; /* cards that beat the winning one */
} Run;

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
 * Plays random cards to the end of a trick. Returns false before a decision other than a card.
 *
 * Copied duties need not be reread after each write to the deal.
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
