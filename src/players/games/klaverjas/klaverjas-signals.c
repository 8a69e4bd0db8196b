/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/klaverjas/klaverjas-signals.h"

#include "rules/game.h"

/* Factors on the chance of holding the promised or denied cards. */
#define TOLD_HOLDS 12.0f
#define TOLD_LACKS 0.1f
#define TOLD_STRONG 3.0f /* weak: nearly every discard gives it */

#define FEW_TRUMPS 3 /* jack included; more would rather lead trumps */

typedef struct
{
  unsigned suit; /* suit of the message */
  CardSet cards; /* cards of which one or none is held */
  bool holds;
  float factor; /* factor on the chance to hold @cards */
} Message;

/* ---- Decoding -------------------------------------------------------------------------------- */

static CardSet
card_with_points (const TrickOrder *order, unsigned suit, unsigned points)
{
  CardSet set = order->members[suit];

  while (set != 0 && order->points[card_set_first (set)] != points)
    set = card_set_rest (set);

  return set & -set;
}

static CardSet
ace_of (const TrickOrder *order, unsigned suit)
{
  return card_with_points (order, suit, 11);
}

/* Returns ace and ten; either counts as strong. */
static CardSet
strong_of (const TrickOrder *order, unsigned suit)
{
  return ace_of (order, suit) | card_with_points (order, suit, 10);
}

static CardSet
jack_of_trumps (const TrickOrder *order, unsigned trump)
{
  return card_with_points (order, trump, 20);
}

/* Returns the other suit of the colour. */
static unsigned
opposite (unsigned suit)
{
  static const unsigned others[] = { [SUIT_CLUBS] = SUIT_SPADES,
                                     [SUIT_SPADES] = SUIT_CLUBS,
                                     [SUIT_HEARTS] = SUIT_DIAMONDS,
                                     [SUIT_DIAMONDS] = SUIT_HEARTS };

  return others[suit];
}

/* Decodes a seat's first discard in a suit; returns false if meaningless. */
static bool
read_discard (const TrickOrder *order, unsigned trump, DiscardSignal signal, Card card,
              Message *message)
{
  unsigned suit = order->group[card];
  bool is_high = order->points[card] >= 10;
  bool is_low = order->points[card] == 0;

  if (is_high || signal == SIGNAL_NONE)
    return false;
  if (signal == SIGNAL_OTHER_SUIT)
    {
      *message
          = (Message) { opposite (suit), strong_of (order, opposite (suit)), true, TOLD_STRONG };
      return opposite (suit) != trump;
    }
  *message = (Message) { suit, ace_of (order, suit), is_low, is_low ? TOLD_HOLDS : TOLD_LACKS };

  return true;
}

/* Decodes the maker's first lead; returns false if meaningless. */
static bool
read_lead (const TrickOrder *order, unsigned trump, Card card, Message *message)
{
  bool is_low = order->points[card] == 0;

  *message = (Message) { trump, jack_of_trumps (order, trump), is_low,
                         is_low ? TOLD_HOLDS : TOLD_LACKS };

  return order->group[card] != trump && (is_low || order->points[card] == 11);
}

/* ---- Signals in play ------------------------------------------------------------------------- */

static bool
is_discard (const TrickOrder *order, unsigned trump, unsigned led, Card card)
{
  return order->group[card] != led && order->group[card] != trump;
}

/* Returns a mask of suits discarded by @seat in the first @n plays. */
static unsigned
suits_thrown (const Deal *seen, const TrickOrder *order, unsigned seat, unsigned n)
{
  unsigned suits = 0;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned led = order->group[seen->played[i - i % 4]];

      if (seen->played_by[i] == seat && is_discard (order, seen->trump, led, seen->played[i]))
        suits |= 1u << order->group[seen->played[i]];
    }

  return suits;
}

static bool
is_first_lead (const Deal *seen, unsigned index, unsigned seat)
{
  return index == 0 && seen->declarer == (int) seat;
}

/* Decodes play number @index; returns false if meaningless. */
static bool
read_play (const Observation *observation, const TrickOrder *order, unsigned seat, unsigned index,
           Card card, Message *message)
{
  const Deal *seen = &observation->seen;
  const Signals *signals = &observation->signals[seat];
  unsigned suit = order->group[card];

  if (is_first_lead (seen, index, seat))
    return signals->lead && read_lead (order, seen->trump, card, message);
  if (index % 4 == 0 || signals->discard == SIGNAL_NONE
      || !is_discard (order, seen->trump, order->group[seen->played[index - index % 4]], card)
      || (suits_thrown (seen, order, seat, index) & (1u << suit)) != 0)
    return false;

  return read_discard (order, seen->trump, signals->discard, card, message);
}

void
klaverjas_signals_hear (KlaverjasPosition *position, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  TrickView *view = &position->view;

  if (!game_has_signals (seen->game, &seen->options))
    return;
  for (unsigned i = 0; i < seen->n_played; i++)
    {
      unsigned seat = seen->played_by[i];
      Message message;

      if (seat != observation->seat
          && read_play (observation, view->facts.play.order, seat, i, seen->played[i], &message)
          && (message.cards & view->facts.out) != 0)
        trick_view_favour (view, seat, message.cards & view->facts.out, message.factor);
    }
}

KlaverjasTold
klaverjas_signals_tell (const KlaverjasPosition *position, const Observation *observation,
                        Card card)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = position->view.facts.play.order;
  CardSet hand = position->view.facts.hand;
  Message message;
  bool is_true;

  if (!game_has_signals (seen->game, &seen->options)
      || !read_play (observation, order, observation->seat, seen->n_played, card, &message))
    return (KlaverjasTold) { KLAVERJAS_TELLS_NOTHING };
  is_true = message.holds == ((message.cards & hand) != 0);
  if (is_first_lead (seen, seen->n_played, observation->seat) && message.holds)
    is_true = is_true && card_set_count (hand & order->members[position->trump]) <= FEW_TRUMPS;

  return (KlaverjasTold) { is_true ? KLAVERJAS_TELLS_TRUTH : KLAVERJAS_TELLS_LIE, message.suit,
                           message.holds };
}

/* Finds the partner's last request for the suit of @card; returns false if none. */
static bool
find_asked (const KlaverjasPosition *position, const Observation *observation, Card card,
            PlayerMessage *message)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = position->view.facts.play.order;
  SeatSet partners = position->view.friends & (SeatSet) ~seats_of (observation->seat);
  bool is_found = false;

  for (unsigned i = 0; i < seen->n_played; i++)
    {
      Message told;

      if (!seats_have (partners, seen->played_by[i])
          || !read_play (observation, order, seen->played_by[i], i, seen->played[i], &told)
          || !told.holds || told.suit != order->group[card]
          || (told.cards & position->view.facts.out) == 0)
        continue;
      is_found = true;
      *message = (PlayerMessage) { .kind = MESSAGE_ASKED,
                                   .suit = (uint8_t) told.suit,
                                   .cards = told.cards,
                                   .holds = true,
                                   .card = seen->played[i] };
    }

  return is_found;
}

void
klaverjas_signals_message (const KlaverjasPosition *position, const Observation *observation,
                           Card card, PlayerMessage *message)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = position->view.facts.play.order;
  KlaverjasTold told;
  Message read;

  *message = (PlayerMessage) { .card = CARD_NONE };
  if (!game_has_signals (seen->game, &seen->options)
      || (seen->trick.n == 0 && find_asked (position, observation, card, message)))
    return;
  told = klaverjas_signals_tell (position, observation, card);
  if (told.truth == KLAVERJAS_TELLS_NOTHING
      || !read_play (observation, order, observation->seat, seen->n_played, card, &read)
      || (read.cards & (position->view.facts.hand | position->view.facts.out)) == 0)
    return; /* all these cards are played */
  *message = (PlayerMessage) {
    .kind = told.truth == KLAVERJAS_TELLS_TRUTH ? MESSAGE_TELLS : MESSAGE_LIES,
    .suit = (uint8_t) read.suit,
    .cards = read.cards,
    .holds = read.holds,
    .card = CARD_NONE,
  };
}

bool
klaverjas_signals_warn_of_trumps (const KlaverjasPosition *position, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  Message message;

  return game_has_signals (seen->game, &seen->options) && seen->n_played > 0
         && position->is_makers_side && !position->is_maker
         && is_first_lead (seen, 0, seen->played_by[0])
         && read_play (observation, position->view.facts.play.order, seen->played_by[0], 0,
                       seen->played[0], &message)
         && !message.holds && (message.cards & position->view.facts.hand) == 0;
}
