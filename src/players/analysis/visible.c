/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/visible.h"

#include "players/knowledge/trick-view.h"
#include "rules/game.h"
#include "rules/talon-play.h"
#include "rules/trick-score.h"

typedef struct
{
  TrickView view;
  CardSet legal;
  Card card; /* twin in the hand */
  Card rival;
  CardSet rival_twins; /* copies of the rival; of equal cards the one played first wins */
} Sight;

static Card
in_hand (const Observation *observation, Card card)
{
  CardSet held = card == CARD_NONE ? 0
                                   : observation->seen.hand[observation->seat]
                                         & pack_copies (deal_pack (&observation->seen), card);

  return held != 0 ? card_set_first (held) : CARD_NONE;
}

static void
sight_make (Sight *sight, const Observation *observation, Card card, Card rival)
{
  const Deal *seen = &observation->seen;

  trick_view_make (&sight->view, observation);
  knowledge_place_unseen (&sight->view.facts);
  sight->view.friends = sight->view.facts.play.allies[observation->seat];
  sight->card = in_hand (observation, card);
  sight->rival = in_hand (observation, rival);
  sight->rival_twins = rival != CARD_NONE ? pack_copies (deal_pack (seen), rival) : 0;
  sight->legal = 0;
  for (unsigned i = 0; i < observation->legal.n; i++)
    if (action_is_play (seen->game, observation->legal.at[i]))
      {
        Card legal = in_hand (observation, action_card (seen->game, observation->legal.at[i]));

        sight->legal |= legal != CARD_NONE ? card_set_of (legal) : 0;
      }
}

/* Returns true if an opponent in @seats may hold one of @cards. */
static bool
may_hold (const Sight *sight, SeatSet seats, CardSet cards)
{
  for (unsigned seat = 0; seat < sight->view.facts.play.n_seats; seat++)
    if (seats_have (trick_view_enemies (&sight->view) & seats, seat)
        && (sight->view.facts.may_hold[seat] & cards) != 0)
      return true;

  return false;
}

static CardSet
suit_of (const Sight *sight, Card card)
{
  const TrickOrder *order = sight->view.facts.play.order;

  return order->members[order->group[card]];
}

/* Returns true if an opponent may ruff when @card, no trump, is led. */
static bool
may_be_ruffed (const Sight *sight, Card card)
{
  unsigned group = sight->view.facts.play.order->group[card];

  for (unsigned seat = 0; seat < sight->view.facts.play.n_seats; seat++)
    if (seats_have (trick_view_enemies (&sight->view), seat)
        && trick_view_may_ruff (&sight->view, seat, group) != 0)
      return true;

  return false;
}

/* ---- Leads ----------------------------------------------------------------------------------- */

/*
 * Returns one of @seats that cannot hold a card of @suit but may hold one of @trumps; NO_SEAT if
 * there is none.
 */
static int
find_seat_without (const Sight *sight, SeatSet seats, CardSet suit, CardSet trumps)
{
  for (unsigned seat = 0; seat < sight->view.facts.play.n_seats; seat++)
    if (seats_have (seats, seat) && (sight->view.facts.may_hold[seat] & suit) == 0
        && (sight->view.facts.may_hold[seat] & trumps) != 0)
      return (int) seat;

  return NO_SEAT;
}

/*
 * Finds an opponent who cannot have the suit of @card and may have trumps. Sets the seat in
 * @visible; returns false if there is none.
 */
static bool
find_void (const Sight *sight, Card card, Visible *visible)
{
  int seat = find_seat_without (sight, trick_view_enemies (&sight->view), suit_of (sight, card),
                                trick_view_trumps (&sight->view));

  if (seat != NO_SEAT)
    visible->seat = (uint8_t) seat;

  return seat != NO_SEAT;
}

/* Returns true if @seat, which holds a trump and cannot follow suit, must ruff. */
static bool
must_ruff (const Sight *sight, unsigned seat)
{
  const TrickPlay *play = &sight->view.facts.play;
  const TrickDuties *duties = play->n_stock > 0 ? play->drawing_duties : play->duties;

  return (sight->view.facts.may_hold[seat] & ~trick_view_trumps (&sight->view)) == 0
         || (!duties->free && duties->ruff == RUFF_ALWAYS && !duties->ruff_to_win
             && !duties->no_underruff);
}

/*
 * Finds an opponent who cannot have the suit of the card led and certainly holds a trump. Sets the
 * seat in @visible; returns VISIBLE_NONE if there is none.
 */
static VisibleKind
find_sure_ruff (const Sight *sight, Visible *visible)
{
  const Knowledge *facts = &sight->view.facts;

  for (unsigned seat = 0; seat < facts->play.n_seats; seat++)
    if (seats_have (trick_view_enemies (&sight->view), seat)
        && (facts->may_hold[seat] & suit_of (sight, sight->card)) == 0
        && knowledge_must_hold (facts, seat, trick_view_trumps (&sight->view)))
      {
        visible->seat = (uint8_t) seat;
        return must_ruff (sight, seat) ? VISIBLE_MUST_RUFF : VISIBLE_CAN_RUFF;
      }

  return VISIBLE_NONE;
}

/* Returns the fact that explains the lead of the highest remaining trump. */
static VisibleKind
find_top_trump (const Sight *sight)
{
  return may_hold (sight, ~(SeatSet) 0, trick_view_trumps (&sight->view)) ? VISIBLE_TOP_TRUMP
                                                                          : VISIBLE_SURE;
}

/* Returns the fact about a lead that is the highest card of its suit, and no trump. */
static VisibleKind
find_top (const Sight *sight, Visible *visible)
{
  CardSet trumps = trick_view_trumps (&sight->view);
  VisibleKind ruff = find_sure_ruff (sight, visible);

  if (trumps != 0 && !may_hold (sight, ~(SeatSet) 0, trumps))
    return VISIBLE_NO_RUFF;
  if (!may_be_ruffed (sight, sight->card))
    return VISIBLE_SURE;

  return ruff != VISIBLE_NONE ? ruff : VISIBLE_TOP;
}

static VisibleKind
find_lead (const Sight *sight, Visible *visible)
{
  CardSet suit = suit_of (sight, sight->card);
  CardSet trumps = trick_view_trumps (&sight->view);
  bool is_trump = card_set_has (trumps, sight->card);

  if (trick_view_is_top (&sight->view, sight->card))
    return is_trump ? find_top_trump (sight) : find_top (sight, visible);
  if (!is_trump && find_void (sight, sight->card, visible))
    return VISIBLE_VOID;
  if (!is_trump && sight->view.facts.play.n_stock == 0
      && card_set_count (sight->view.facts.hand) > 2 /* otherwise no choice is left later */
      && card_set_count (sight->view.facts.hand & suit) == 1
      && (sight->view.facts.hand & trumps) != 0)
    return VISIBLE_LAST;

  return VISIBLE_NONE;
}

/* ---- Cards that follow ----------------------------------------------------------------------- */

/* Returns the legal cards that would win the trick so far. */
static CardSet
find_takers (const Sight *sight)
{
  CardSet takers = 0;

  for (CardSet left = sight->legal; left != 0; left = card_set_rest (left))
    {
      Trick after = sight->view.facts.trick;

      trick_add (&after, sight->view.facts.play.order, sight->view.facts.seat,
                 card_set_first (left));
      if (trick_winner (&after) == sight->view.facts.seat)
        takers |= card_set_of (card_set_first (left));
    }

  return takers;
}

/* Returns true if no opponent still to play may hold a card that beats @card, which wins so far. */
static bool
is_safe (const Sight *sight, Card card)
{
  const Trick *trick = &sight->view.facts.trick;
  unsigned led = sight->view.facts.play.order->group[trick->card[0]];
  SeatSet left = trick_view_enemies (&sight->view);

  for (unsigned i = 0; i < trick->n; i++)
    left &= (SeatSet) ~seats_of (trick->seat[i]);
  for (unsigned seat = 0; seat < sight->view.facts.play.n_seats; seat++)
    if (seats_have (left, seat) && trick_view_may_beat (&sight->view, seat, card, led) != 0)
      return false;

  return true;
}

/* Returns true if a partner wins the trick so far, or plays after the seat. */
static bool
may_friend_take (const Sight *sight)
{
  const Trick *trick = &sight->view.facts.trick;
  SeatSet left = sight->view.facts.play.playing & sight->view.friends
                 & (SeatSet) ~seats_of (sight->view.facts.seat);

  for (unsigned i = 0; i < trick->n; i++)
    left &= (SeatSet) ~seats_of (trick->seat[i]);

  return left != 0 || trick_view_is_friend (&sight->view, trick_winner (trick));
}

static VisibleKind
find_following (const Sight *sight, Visible *visible)
{
  const TrickOrder *order = sight->view.facts.play.order;
  CardSet takers = find_takers (sight);

  visible->other = trick_best_card (&sight->view.facts.trick);
  if (takers == 0)
    return may_friend_take (sight) ? VISIBLE_NONE : VISIBLE_HOPELESS;
  if (!card_set_has (takers, sight->card))
    return VISIBLE_NONE;
  if (card_set_count (takers) > 1
      && !trick_view_is_friend (&sight->view, trick_winner (&sight->view.facts.trick))
      && (takers & ~order->beaters[sight->card]) == card_set_of (sight->card))
    return (takers & ~order->members[order->group[sight->card]]) != 0
                   && (takers & ~trick_view_trumps (&sight->view)) == card_set_of (sight->card)
               ? VISIBLE_NO_TRUMP
               : VISIBLE_CHEAPEST;

  if (trick_view_seats_to_come (&sight->view) == 0)
    return VISIBLE_LAST_TO_PLAY;

  return is_safe (sight, sight->card) ? VISIBLE_SAFE : VISIBLE_NONE;
}

/* ---- Ruffs --------------------------------------------------------------------------------- */

Visible
visible_find_ruff (const Observation *observation, Card card, bool is_partner)
{
  Visible visible = { .other = CARD_NONE };
  const TrickOrder *order;
  CardSet trumps;
  SeatSet seats;
  uint8_t led;
  Sight sight;
  int seat;

  if (observation->seen.phase != PHASE_PLAY)
    return visible;
  sight_make (&sight, observation, card, CARD_NONE);
  if (sight.card == CARD_NONE)
    return visible;
  order = sight.view.facts.play.order;
  trumps = trick_view_trumps (&sight.view);
  led = order->group[sight.view.facts.trick.n > 0 ? sight.view.facts.trick.card[0] : sight.card];
  if (led == order->trump)
    return visible;
  seats = is_partner ? sight.view.friends & (SeatSet) ~seats_of (observation->seat)
                     : trick_view_enemies (&sight.view);
  for (unsigned i = 0; i < sight.view.facts.trick.n; i++)
    seats &= (SeatSet) ~seats_of (sight.view.facts.trick.seat[i]);
  visible.other = sight.card;
  visible.group = led;
  if (card_set_has (trumps, sight.card))
    trumps &= order->beaters[sight.card];
  seat = find_seat_without (&sight, seats & sight.view.facts.play.playing, order->members[led],
                            trumps);
  if (seat == NO_SEAT)
    return visible;
  visible.seat = (uint8_t) seat;
  visible.kind = order->group[sight.card] == order->trump ? VISIBLE_MAY_OVERTAKE : VISIBLE_MAY_RUFF;

  return visible;
}

/* ---- The lead and cards to draw ------------------------------------------------------------ */

/* Returns true if the card, played second in a trick of two, wins the trick. */
static bool
takes_for_certain (const Sight *sight)
{
  return card_set_has (find_takers (sight), sight->card);
}

/*
 * Finds the announcement with most points among the cards left in the hand after this card. Sets
 * its cards and points in @visible; returns false if there is none.
 */
static bool
find_announcement (const Sight *sight, const TalonPlay *play, Visible *visible)
{
  CardSet hand = sight->view.facts.hand & ~card_set_of (sight->card);

  for (unsigned i = 0; i < play->n_announcements; i++)
    if ((play->announcement[i].cards & ~hand) == 0
        && play->announcement[i].points > visible->points)
      {
        visible->cards = play->announcement[i].cards;
        visible->points = play->announcement[i].points;
      }

  return visible->points > 0;
}

#define CARDS_A_TRICK 2

/*
 * Finds own trumps that may be exchanged for the higher turned-up trump after this trick. Sets them
 * in @visible; returns false if there are none.
 */
static bool
find_exchange (const Sight *sight, const TalonPlay *play, Visible *visible)
{
  const uint8_t *strength = sight->view.facts.play.order->strength;
  CardSet hand = sight->view.facts.hand & ~card_set_of (sight->card);

  if (play->under == CARD_NONE || play->closer != NO_SEAT
      || play->talon < play->swap_from + CARDS_A_TRICK)
    return false;
  visible->cards = 0;
  for (CardSet left = hand & play->swaps[play->under]; left != 0; left = card_set_rest (left))
    if (strength[card_set_first (left)] < strength[play->under])
      visible->cards |= card_set_of (card_set_first (left));
  visible->other = play->under;

  return visible->cards != 0;
}

Visible
visible_find_draw (const Observation *observation, Card card)
{
  const Deal *seen = &observation->seen;
  Visible visible = { .other = CARD_NONE };
  unsigned eyes;
  TalonPlay play;
  Sight sight;

  if (seen->phase != PHASE_PLAY || seen->trick.n != 1 || !talon_play_make (&play, seen))
    return visible;
  sight_make (&sight, observation, card, CARD_NONE);
  if (sight.card == CARD_NONE)
    return visible;
  eyes = seen->card_points[observation->seat]
         + trick_points (sight.view.facts.play.order,
                         trick_cards (&seen->trick) | card_set_of (sight.card));
  if (!takes_for_certain (&sight))
    {
      if (play.talon == CARDS_A_TRICK && play.closer == NO_SEAT && play.under != CARD_NONE)
        {
          visible.kind = VISIBLE_DRAWS;
          visible.other = play.under;
        }
    }
  else if (eyes < play.target && find_announcement (&sight, &play, &visible))
    visible.kind = VISIBLE_ANNOUNCES;
  else if (eyes < play.target && find_exchange (&sight, &play, &visible))
    visible.kind = VISIBLE_EXCHANGES;

  return visible;
}

/* ---- The other card -------------------------------------------------------------------------- */

/*
 * Returns true if the rival, kept, is the highest of its suit, which others may still hold; the
 * card played is not the highest of its own.
 */
static bool
keeps_top (const Sight *sight)
{
  return sight->rival != CARD_NONE && sight->rival != sight->card
         && !card_set_has (trick_view_trumps (&sight->view), sight->rival)
         && trick_view_is_top (&sight->view, sight->rival)
         && !trick_view_is_top (&sight->view, sight->card)
         && !may_hold (sight, ~(SeatSet) 0, sight->rival_twins)
         && may_hold (sight, ~(SeatSet) 0, suit_of (sight, sight->rival));
}

/*
 * Returns true if leading the rival card risks a ruff: an opponent without its suit may have
 * trumps. Sets the seat of this opponent.
 */
static bool
is_rival_ruffed (const Sight *sight, Visible *visible)
{
  const TrickOrder *order = sight->view.facts.play.order;

  return sight->view.facts.trick.n == 0 && sight->rival != CARD_NONE
         && !card_set_has (trick_view_trumps (&sight->view), sight->rival)
         && order->group[sight->rival] != order->group[sight->card]
         && find_void (sight, sight->rival, visible);
}

static VisibleKind
find_own (const Sight *sight, Visible *visible)
{
  return sight->view.facts.trick.n == 0 ? find_lead (sight, visible)
                                        : find_following (sight, visible);
}

/* Returns true if @kind says that nobody can beat the card led. */
static bool
is_unbeatable (VisibleKind kind)
{
  return kind == VISIBLE_SURE || kind == VISIBLE_TOP_TRUMP || kind == VISIBLE_NO_RUFF;
}

/* Returns true if a card with the fact @kind, played last, wins the trick. */
static bool
wins_as_last (VisibleKind kind)
{
  return kind == VISIBLE_LAST_TO_PLAY || kind == VISIBLE_CHEAPEST || kind == VISIBLE_NO_TRUMP;
}

/* Returns @kind, a fact about the card, unless it holds for the rival, too. */
static VisibleKind
compare (const Sight *sight, VisibleKind kind)
{
  Visible ignored = { .other = CARD_NONE };
  Sight turned = *sight;
  VisibleKind other;

  if (sight->rival == CARD_NONE || kind == VISIBLE_HOPELESS)
    return kind;
  turned.card = sight->rival;
  other = find_own (&turned, &ignored);
  if (kind >= VISIBLE_TOP && kind <= VISIBLE_MUST_RUFF)
    {
      /* others may have to follow suit now, and ruff later: only a trump can wait */
      if (is_unbeatable (other) && card_set_has (trick_view_trumps (&sight->view), sight->rival)
          && !may_hold (sight, ~(SeatSet) 0, sight->rival_twins))
        return VISIBLE_WAITS;
      if (is_unbeatable (other) || other == VISIBLE_TOP)
        return VISIBLE_NONE;
    }
  if (kind == VISIBLE_LAST_TO_PLAY && wins_as_last (other))
    return VISIBLE_NONE;

  return kind == other || (is_unbeatable (kind) && is_unbeatable (other)) ? VISIBLE_NONE : kind;
}

Visible
visible_find (const Observation *observation, Card card, Card rival)
{
  Visible visible = { .other = CARD_NONE };
  Sight sight;

  if (observation->seen.phase != PHASE_PLAY)
    return visible;
  sight_make (&sight, observation, card, rival);
  if (sight.card == CARD_NONE)
    return visible;

  visible.group = sight.view.facts.play.order->group[sight.card];
  visible.kind = compare (&sight, find_own (&sight, &visible));
  if (visible.kind != VISIBLE_HOPELESS && trick_score_is_priced (&observation->seen))
    visible.kind = VISIBLE_NONE;
  else if (visible.kind == VISIBLE_WAITS)
    visible.other = sight.rival;
  else if (visible.kind == VISIBLE_NONE && is_rival_ruffed (&sight, &visible))
    {
      visible.kind = VISIBLE_RUFFED;
      visible.other = sight.rival;
      visible.group = sight.view.facts.play.order->group[sight.rival];
    }
  else if (visible.kind == VISIBLE_NONE && keeps_top (&sight))
    {
      visible.kind = VISIBLE_KEPT;
      visible.other = sight.rival;
      visible.group = sight.view.facts.play.order->group[sight.rival];
    }

  return visible;
}

/* ---- Two cards that come to the same -------------------------------------------------------- */

/* Returns the cards of the current trick, and those that may be in other hands. */
static CardSet
find_present (const Sight *sight)
{
  CardSet present = trick_cards (&sight->view.facts.trick);

  for (unsigned seat = 0; seat < sight->view.facts.play.n_seats; seat++)
    if (seat != sight->view.facts.seat)
      present |= sight->view.facts.may_hold[seat];

  return present;
}

/* Returns true if both cards are of one suit, and no card present is between them. */
static bool
are_neighbours (const Sight *sight)
{
  const TrickOrder *order = sight->view.facts.play.order;
  CardSet between = order->beaters[sight->card] ^ order->beaters[sight->rival];

  return order->group[sight->card] == order->group[sight->rival]
         && (between & suit_of (sight, sight->card) & find_present (sight)) == 0;
}

/* Returns true if @card is certain to win the trick that others have begun. */
static bool
is_sure_to_win (const Sight *sight, Card card)
{
  return card_set_has (find_takers (sight), card)
         && (trick_view_seats_to_come (&sight->view) == 0 || is_safe (sight, card));
}

bool
visible_is_sure (const Observation *observation, Card card)
{
  Visible ignored = { .other = CARD_NONE };
  Sight sight;

  if (observation->seen.phase != PHASE_PLAY)
    return false;
  sight_make (&sight, observation, card, CARD_NONE);
  if (sight.card == CARD_NONE)
    return false;

  return sight.view.facts.trick.n == 0 ? is_unbeatable (find_lead (&sight, &ignored))
                                       : is_sure_to_win (&sight, sight.card);
}

Alike
visible_find_alike (const Observation *observation, Card card, Card other)
{
  const uint8_t *points;
  Sight sight;

  if (observation->seen.phase != PHASE_PLAY)
    return ALIKE_NOT;
  sight_make (&sight, observation, card, other);
  if (sight.card == CARD_NONE || sight.rival == CARD_NONE || sight.card == sight.rival)
    return ALIKE_NOT;
  points = sight.view.facts.play.order->points;
  if (points[sight.card] == points[sight.rival] && are_neighbours (&sight))
    return ALIKE_NEIGHBOURS;
  if (sight.view.facts.trick.n == 0)
    return ALIKE_NOT;
  if (is_sure_to_win (&sight, sight.card) && is_sure_to_win (&sight, sight.rival))
    return ALIKE_WON;

  return points[sight.card] == points[sight.rival] && find_takers (&sight) == 0 ? ALIKE_LOST
                                                                                : ALIKE_NOT;
}
