/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/talon-search.h"

#include <glib.h>
#include <string.h>

#include "players/solver/talon-end.h"

/* ---- Positions ------------------------------------------------------------------------------- */

void
talon_state_make (TalonState *state, const Deal *deal, const TrickPlay *trick,
                  const TalonPlay *talon)
{
  *state = (TalonState) { .hand = { deal->hand[0], deal->hand[1] },
                          .pending = talon->pending,
                          .led = trick_cards (&deal->trick) != 0 ? deal->trick.card[0] : CARD_NONE,
                          .under = talon->under,
                          .leader = (uint8_t) deal->turn,
                          .talon = talon->talon,
                          .closer = talon->closer,
                          .at_closing = talon->closer == NO_SEAT ? 0 : talon->at_closing,
                          .is_swapped = talon->is_swapped,
                          .is_first = deal->n_played == 0 };
  if (state->led != CARD_NONE)
    state->leader ^= 1;
  for (unsigned seat = 0; seat < 2; seat++)
    {
      state->has_trick |= (uint8_t) ((deal->tricks_won[seat] > 0) << seat);
      state->points[seat] = (int16_t) (deal->card_points[seat] + talon->announced[seat]);
    }
  g_assert (trick->n_stock == 0 || trick->n_stock == talon->talon);
}

int
talon_so_far (const TalonSearch *self, const TalonState *state)
{
  switch (self->objective)
    {
    case SOLVE_CARDS:
      return state->points[0] - self->talon->announced[0];
    case SOLVE_POINTS:
      return state->points[0] - state->points[1];
    case SOLVE_DEAL:
    default:
      return 0;
    }
}

/*
 * Makes the cache key, with all points for SOLVE_DEAL, points that wait for a trick for
 * SOLVE_POINTS, and no points for SOLVE_CARDS.
 */
static void
key_of (const TalonSearch *self, const TalonState *state, TalonKey *key)
{
  uint64_t rest = state->leader | (uint64_t) state->is_swapped << 1
                  | (uint64_t) (state->closer + 1) << 2 | (uint64_t) state->has_trick << 4;

  key->word[0] = state->hand[0] | (uint64_t) state->talon << 36
                 | (uint64_t) (state->under & 63) << 42 | rest << 48
                 | (uint64_t) state->is_first << 56;
  key->word[1] = state->hand[1];
  if (self->objective == SOLVE_DEAL)
    key->word[1] |= (uint64_t) state->at_closing << 54;
  for (unsigned seat = 0; seat < 2; seat++)
    key->points[seat]
        = self->objective == SOLVE_DEAL
                  || (self->objective == SOLVE_POINTS && ((state->has_trick >> seat) & 1) == 0)
              ? state->points[seat]
              : 0;
}

/* ---- The search ------------------------------------------------------------------------------ */

static int search_lead (TalonSearch *self, const TalonState *state, int need);

static inline bool
is_settled (unsigned seat, int value, int need)
{
  return seat == 0 ? value >= need : value < need;
}

static inline int
better_of (unsigned seat, int a, int b)
{
  return seat == 0 ? MAX (a, b) : MIN (a, b);
}

static inline int
gain_of (const TalonSearch *self, unsigned seat, int points)
{
  switch (self->objective)
    {
    case SOLVE_CARDS:
      return seat == 0 ? points : 0;
    case SOLVE_POINTS:
      return seat == 0 ? points : -points;
    case SOLVE_DEAL:
    default:
      return 0;
    }
}

/* W-7.8: draws for both seats, @winner first. */
static void
draw (const TalonSearch *self, TalonState *state, unsigned winner)
{
  const TrickPlay *trick = self->trick;
  unsigned next = trick->n_stock - state->talon;

  state->hand[winner] |= card_set_of (trick->stock[next]);
  if (state->talon == 2)
    {
      state->hand[winner ^ 1] |= card_set_of (state->under);
      state->under = CARD_NONE;
    }
  else
    {
      state->hand[winner ^ 1] |= card_set_of (trick->stock[next + 1]);
    }
  state->talon = (uint8_t) (state->talon - 2);
}

/* W-7.6 to W-7.8: ends the trick and searches the rest. */
static int
end_trick (TalonSearch *self, const TalonState *before, Card led, Card card, int need)
{
  const TrickOrder *order = self->trick->order;
  unsigned other = before->leader ^ 1u;
  unsigned winner = card_set_has (order->beaters[led], card) ? other : before->leader;
  int points = order->points[led] + order->points[card];
  int gain = gain_of (self, winner, points);
  TalonState after = *before;

  self->nodes++;
  after.hand[before->leader] &= ~card_set_of (led);
  after.hand[other] &= ~card_set_of (card);
  after.led = CARD_NONE;
  after.pending = 0;
  after.is_swapped = false;
  after.is_first = false;
  after.leader = (uint8_t) winner;
  after.has_trick |= (uint8_t) (1u << winner);
  after.points[winner] = (int16_t) (after.points[winner] + points);
  if (after.hand[winner] == 0)
    return gain + talon_end_deal (self, &after, winner);
  if (self->objective == SOLVE_DEAL && self->talon->is_automatic
      && has_target (self, &after, winner))
    return talon_claim (self, &after, winner);
  if (is_open (&after))
    draw (self, &after, winner);

  return gain + search_lead (self, &after, need - gain);
}

/* Tries winners from the highest down, then other cards from the lowest. */
static int
search_follow (TalonSearch *self, const TalonState *state, Card led, int need)
{
  const TrickOrder *order = self->trick->order;
  unsigned seat = state->leader ^ 1u;
  const TrickDuties *duties = is_open (state) ? self->trick->drawing_duties : self->trick->duties;
  CardSet beaters = order->beaters[led];
  CardSet legal = trick_legal_behind (order->trump, order->members, duties, order->group[led],
                                      beaters, state->hand[seat], false);
  int result = seat == 0 ? INT16_MIN : INT16_MAX;

  self->nodes++;
  for (unsigned takes = 1; takes <= 1; takes--)
    for (CardSet set = takes ? legal & beaters : legal & ~beaters; set != 0;)
      {
        Card card = takes ? (Card) (63 - __builtin_clzll (set)) : card_set_first (set);

        set &= ~card_set_of (card);
        result = better_of (seat, result, end_trick (self, state, led, card, need));
        if (is_settled (seat, result, need) || self->gave_up)
          return result;
      }

  return result;
}

/* W-8.1, W-8.3: returns the announcement possible with @card, or NULL. */
static const TalonAnnouncement *
find_announcement (const TalonSearch *self, const TalonState *state, Card card)
{
  if (state->is_first && self->talon->is_first_lead_bare)
    return NULL;
  for (unsigned i = 0; i < self->talon->n_announcements; i++)
    {
      const TalonAnnouncement *announcement = &self->talon->announcement[i];

      if (card_set_has (announcement->cards, card)
          && (announcement->cards & ~state->hand[state->leader]) == 0)
        return announcement;
    }

  return NULL;
}

/* W-6.11: returns true if the leader may claim. */
static bool
may_claim (const TalonSearch *self, const TalonState *state)
{
  return self->objective == SOLVE_DEAL && !self->talon->is_automatic
         && ((state->has_trick >> state->leader) & 1) != 0
         && (!self->talon->must_have_target || has_target (self, state, state->leader));
}

/* W-6.12 a: searches an announcement with a claim or a lead of @cards. */
static int
search_announced (TalonSearch *self, const TalonState *before,
                  const TalonAnnouncement *announcement, CardSet cards, int need)
{
  unsigned seat = before->leader;
  int points = self->objective == SOLVE_CARDS ? 0 : announcement->points;
  int gain = gain_of (self, seat, points);
  int result = seat == 0 ? INT16_MIN : INT16_MAX;
  TalonState after = *before;

  after.points[seat] = (int16_t) (after.points[seat] + points);
  after.pending = announcement->cards;
  if (self->objective == SOLVE_DEAL && self->talon->is_automatic && has_target (self, &after, seat))
    return talon_claim (self, &after, seat);
  if (may_claim (self, &after))
    result = talon_claim (self, &after, seat);
  for (CardSet set = cards; set != 0 && !is_settled (seat, result, need) && !self->gave_up;
       set = card_set_rest (set))
    result = better_of (seat, result,
                        gain + search_follow (self, &after, card_set_first (set), need - gain));

  return result;
}

/* Searches a lead. If points count, it always announces, which reveals nothing here. */
static int
search_card (TalonSearch *self, const TalonState *state, Card card, int need)
{
  const TalonAnnouncement *announcement
      = self->objective == SOLVE_CARDS ? NULL : find_announcement (self, state, card);
  unsigned seat = state->leader;
  int value;

  if (announcement == NULL)
    return search_follow (self, state, card, need);
  value = search_announced (self, state, announcement, card_set_of (card), need);
  if (self->objective == SOLVE_POINTS || is_settled (seat, value, need))
    return value;

  return better_of (seat, value, search_follow (self, state, card, need));
}

/* W-6.8: returns the position after an exchange of @card. */
static TalonState
swap (const TalonState *before, Card card)
{
  TalonState after = *before;

  after.hand[before->leader]
      = (after.hand[before->leader] & ~card_set_of (card)) | card_set_of (before->under);
  after.under = card;
  after.is_swapped = true;

  return after;
}

/* W-6.9: returns the position after closing. */
static TalonState
close_talon (const TalonSearch *self, const TalonState *before)
{
  TalonState after = *before;

  after.closer = (int8_t) before->leader;
  if (self->objective == SOLVE_DEAL)
    {
      int value = value_of (self, before, before->leader ^ 1u);

      after.at_closing = (uint8_t) (self->talon->is_closing_dark ? value : MAX (2, value));
    }

  return after;
}

static CardSet
cards_to_swap (const TalonSearch *self, const TalonState *state)
{
  if (!is_open (state) || state->is_swapped || state->talon < self->talon->swap_from
      || (state->is_first && self->talon->is_first_lead_bare))
    return 0;

  return self->talon->swaps[state->under] & state->hand[state->leader];
}

static int
search_calls (TalonSearch *self, const TalonState *state, int need)
{
  unsigned seat = state->leader;
  int result = seat == 0 ? INT16_MIN : INT16_MAX;

  if (may_claim (self, state))
    result = talon_claim (self, state, seat);
  for (CardSet set = cards_to_swap (self, state);
       set != 0 && !is_settled (seat, result, need) && !self->gave_up; set = card_set_rest (set))
    {
      TalonState after = swap (state, card_set_first (set));

      result = better_of (seat, result, search_lead (self, &after, need));
    }
  if (!is_settled (seat, result, need) && !self->gave_up && is_open (state)
      && state->talon >= self->talon->close_from)
    {
      TalonState after = close_talon (self, state);

      result = better_of (seat, result, search_lead (self, &after, need));
    }

  return result;
}

/* Searches leads: the stored best, sure winners from the highest, then the others. */
static int
search_cards (TalonSearch *self, const TalonState *state, CardSet sure, Card first, int result,
              int need, Card *best)
{
  unsigned seat = state->leader;
  CardSet hand = state->hand[seat];
  CardSet groups[3];

  groups[0] = first != CARD_NONE ? card_set_of (first) & hand : 0;
  groups[1] = sure & ~groups[0];
  groups[2] = hand & ~sure & ~groups[0];
  for (unsigned g = 0; g < G_N_ELEMENTS (groups); g++)
    for (CardSet set = groups[g]; set != 0;)
      {
        Card card = g == 1 ? (Card) (63 - __builtin_clzll (set)) : card_set_first (set);
        int value;

        set &= ~card_set_of (card);

        if (is_settled (seat, result, need) || self->gave_up)
          return result;
        value = search_card (self, state, card, need);
        if (better_of (seat, value, result) != result)
          {
            result = value;
            *best = card;
          }
      }

  return result;
}

static int
search_lead (TalonSearch *self, const TalonState *state, int need)
{
  const bool even = talon_is_even (self, state);
  Card first = CARD_NONE;
  Card best = CARD_NONE;
  TalonEntry *place;
  CardSet sure;
  TalonKey key;
  int low, high, value;

  talon_bound (self, state, &low, &high);
  if (need <= low)
    return low;
  if (need > high)
    return high;
  self->gave_up |= patience_ends (&self->patience, self->nodes);
  if (self->gave_up)
    return 0;
  if (self->table != NULL)
    {
      key_of (self, state, &key);
      if (talon_table_look (self->table, &key, even, need, &value, &first))
        return value;
    }
  sure = talon_find_sure (self, state);
  if (even && !is_open (state) && talon_is_decided (self, state, sure, &value))
    return value;

  value = search_calls (self, state, need);
  value = search_cards (self, state, sure, first, value, need, &best);
  if (self->gave_up || self->table == NULL)
    return value;
  place = talon_table_take (self->table, &key,
                            card_set_count (state->hand[0]) * 2
                                + (is_open (state) ? state->talon : 0u));
  if (value >= need)
    place->low = (int16_t) value;
  else
    place->high = (int16_t) value;
  if (best != CARD_NONE)
    place->best = best;

  return value;
}

int
talon_search_action (TalonSearch *self, const TalonState *state, Action action, int need)
{
  unsigned verb = action_verb (action);
  TalonState after;

  if (verb == self->talon->claim_verb)
    return talon_claim (self, state, state->leader);
  if (verb == self->talon->close_verb)
    after = close_talon (self, state);
  else if (verb == self->talon->swap_verb)
    after = swap (state, (Card) action_arg (action));
  else if (verb == VERB_PLAY)
    return state->led == CARD_NONE
               ? search_follow (self, state, (Card) action_arg (action), need)
               : end_trick (self, state, state->led, (Card) action_arg (action), need);
  else
    {
      for (unsigned i = 0; i < self->talon->n_announcements; i++)
        if (self->talon->announcement[i].action == action)
          return search_announced (self, state, &self->talon->announcement[i],
                                   self->talon->announcement[i].cards, need);
      g_return_val_if_reached (0);
    }

  return search_lead (self, &after, need);
}

int
talon_search_rest (TalonSearch *self, const TalonState *state, int need)
{
  return state->led == CARD_NONE ? search_lead (self, state, need)
                                 : search_follow (self, state, state->led, need);
}
