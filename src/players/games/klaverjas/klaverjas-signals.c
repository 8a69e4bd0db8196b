/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/klaverjas/klaverjas-signals.h"

#include "rules/game.h"

/* How many times as likely it is that he holds what he told he does, or told he does not. */
#define TOLD_HOLDS 12.0f
#define TOLD_LACKS 0.1f
#define TOLD_STRONG 3.0f /* where nearly every card that is thrown off tells something */

#define FEW_TRUMPS 3 /* of which the jack is one: leading them takes less than it gives */

/* What a card told. */
typedef struct
{
  unsigned suit; /* of which it speaks */
  CardSet cards; /* one of these is held, or none of them */
  bool holds;
  float factor; /* by which it is believed */
} Message;

/* ---- The language ---------------------------------------------------------------------------- */

/* The card of @suit with @points, which no other of the suit has. */
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

/* Ace and ten: one of them is called strong. */
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

/* The other suit of the colour. */
static unsigned
opposite (unsigned suit)
{
  static const unsigned others[] = { [SUIT_CLUBS] = SUIT_SPADES,
                                     [SUIT_SPADES] = SUIT_CLUBS,
                                     [SUIT_HEARTS] = SUIT_DIAMONDS,
                                     [SUIT_DIAMONDS] = SUIT_HEARTS };

  return others[suit];
}

/* What the first discard of a seat in the suit of @card means; false: nothing. */
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

/* What the maker's lead to the first trick means; false: nothing. */
static bool
read_lead (const TrickOrder *order, unsigned trump, Card card, Message *message)
{
  bool is_low = order->points[card] == 0;

  *message = (Message) { trump, jack_of_trumps (order, trump), is_low,
                         is_low ? TOLD_HOLDS : TOLD_LACKS };

  return order->group[card] != trump && (is_low || order->points[card] == 11);
}

/* ---- Who said what --------------------------------------------------------------------------- */

static bool
is_discard (const TrickOrder *order, unsigned trump, unsigned led, Card card)
{
  return order->group[card] != led && order->group[card] != trump;
}

/* The suits, as bits, in which @seat has thrown off a card in the first @n cards of the play. */
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

/* The maker leads to the first trick. */
static bool
is_first_lead (const Deal *seen, unsigned index, unsigned seat)
{
  return index == 0 && seen->declarer == (int) seat;
}

/* What the card with @index, played by @seat, told or would tell; false: nothing. */
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

/* The last card by which the partner asked for the suit of @card, to @message; false: none did. */
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
    return; /* nothing new of what everybody saw played */
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
