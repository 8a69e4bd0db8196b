/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/talon-search.h"

#include <glib.h>
#include <string.h>

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

static inline bool
is_open (const TalonState *state)
{
  return state->closer == NO_SEAT && state->talon > 0;
}

/* W-8.6 */
static inline int
eyes_of (const TalonState *state, unsigned seat)
{
  return (state->has_trick >> seat) & 1 ? state->points[seat] : 0;
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

/* The part of the points that matters later: for the deal all, else those that wait for a trick. */
static void
key_of (const TalonSearch *self, const TalonState *state, uint64_t *key)
{
  uint64_t rest = state->leader | (uint64_t) state->is_swapped << 1
                  | (uint64_t) (state->closer + 1) << 2 | (uint64_t) state->has_trick << 4;

  key[0] = state->hand[0] | (uint64_t) state->talon << 36 | (uint64_t) (state->under & 63) << 42
           | rest << 48 | (uint64_t) state->is_first << 56;
  key[1] = state->hand[1];
  if (self->objective == SOLVE_CARDS)
    return;
  for (unsigned seat = 0; seat < 2; seat++)
    if (self->objective == SOLVE_DEAL || ((state->has_trick >> seat) & 1) == 0)
      key[1] |= (uint64_t) state->points[seat] << (36 + 9 * seat);
  if (self->objective == SOLVE_DEAL)
    key[1] |= (uint64_t) state->at_closing << 54;
}

/* ---- How a deal ends: W-9 -------------------------------------------------------------------- */

/* The game points that @loser has to lose: W-9.1 */
static int
value_of (const TalonSearch *self, const TalonState *state, unsigned loser)
{
  int eyes = eyes_of (state, loser);
  int value = 1 + (((state->has_trick >> loser) & 1) == 0);

  for (unsigned i = 0; i < TALON_LIMITS_MAX; i++)
    value += eyes < self->talon->limits[i];

  return value;
}

static inline int
worth_of (unsigned winner, int value)
{
  return winner == 0 ? value : -value;
}

/* W-9.4, W-9.9 */
static int
closer_wins (const TalonSearch *self, const TalonState *state)
{
  unsigned closer = (unsigned) state->closer;
  int value = self->talon->is_closing_dark ? state->at_closing : value_of (self, state, closer ^ 1);

  return worth_of (closer, value);
}

/* W-9.5, W-9.6 */
static int
closer_loses (const TalonState *state)
{
  return worth_of ((unsigned) state->closer ^ 1, MAX (2, state->at_closing));
}

static inline bool
has_target (const TalonSearch *self, const TalonState *state, unsigned seat)
{
  return eyes_of (state, seat) >= self->talon->target;
}

/* W-9.3 to W-9.7 */
static int
claim (const TalonSearch *self, const TalonState *state, unsigned seat)
{
  bool is_true = has_target (self, state, seat);
  int value;

  if (state->closer == (int) seat)
    return is_true ? closer_wins (self, state) : closer_loses (state);
  if (is_true)
    return state->closer == NO_SEAT ? worth_of (seat, value_of (self, state, seat ^ 1))
                                    : closer_loses (state);
  value = value_of (self, state, seat ^ 1);

  return worth_of (seat ^ 1, self->talon->is_false_claim_cheap ? value : MAX (2, value));
}

/* W-9.8, W-9.9; where points are counted, those that still wait for a trick are lost (W-8.6). */
static int
end_deal (const TalonSearch *self, const TalonState *state, unsigned winner)
{
  switch (self->objective)
    {
    case SOLVE_POINTS:
      return ((state->has_trick & 1) == 0 ? -state->points[0] : 0)
             + ((state->has_trick & 2) == 0 ? state->points[1] : 0);
    case SOLVE_DEAL:
      if (state->closer == NO_SEAT)
        return worth_of (winner, value_of (self, state, winner ^ 1));
      return state->closer == (int) winner && has_target (self, state, winner)
                 ? closer_wins (self, state)
                 : closer_loses (state);
    case SOLVE_CARDS:
    default:
      return 0;
    }
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

/* Points of @seat as they count for seat 0. */
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

/* W-7.8 */
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

/* The trick @led, @card: W-7.6 to W-7.8 */
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
    return gain + end_deal (self, &after, winner);
  if (self->objective == SOLVE_DEAL && self->talon->is_automatic
      && has_target (self, &after, winner))
    return claim (self, &after, winner);
  if (is_open (&after))
    draw (self, &after, winner);

  return gain + search_lead (self, &after, need - gain);
}

/* The best answers first: what takes the trick with many points, else few points. */
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
    for (CardSet set = takes ? legal & beaters : legal & ~beaters; set != 0;
         set = card_set_rest (set))
      {
        result = better_of (seat, result, end_trick (self, state, led, card_set_first (set), need));
        if (is_settled (seat, result, need) || self->gave_up)
          return result;
      }

  return result;
}

/* W-8.1, W-8.3: an announcement that may be made with @card, or NULL */
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

/* True when the leader may end the deal by a claim: W-6.11 */
static bool
may_claim (const TalonSearch *self, const TalonState *state)
{
  return self->objective == SOLVE_DEAL && !self->talon->is_automatic
         && ((state->has_trick >> state->leader) & 1) != 0
         && (!self->talon->must_have_target || has_target (self, state, state->leader));
}

/* An announcement, and the lead of one of @cards of it; or a claim, W-6.12 a. */
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
    return claim (self, &after, seat);
  if (may_claim (self, &after))
    result = claim (self, &after, seat);
  for (CardSet set = cards; set != 0 && !is_settled (seat, result, need) && !self->gave_up;
       set = card_set_rest (set))
    result = better_of (seat, result,
                        gain + search_follow (self, &after, card_set_first (set), need - gain));

  return result;
}

/* A card is led: where points are counted what can be announced is, it shows nothing new. */
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

/* W-6.8 */
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

/* W-6.9 */
static TalonState
close_talon (const TalonSearch *self, const TalonState *before)
{
  TalonState after = *before;

  after.closer = (int8_t) before->leader;
  after.at_closing
      = self->objective == SOLVE_DEAL ? (uint8_t) value_of (self, before, before->leader ^ 1u) : 0;

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

/* Tries the steps before a card is led. */
static int
search_calls (TalonSearch *self, const TalonState *state, int need)
{
  unsigned seat = state->leader;
  int result = seat == 0 ? INT16_MIN : INT16_MAX;

  if (may_claim (self, state))
    result = claim (self, state, seat);
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

/* The cards that the other cannot beat first, then what settled it before is put before all. */
static int
search_cards (TalonSearch *self, const TalonState *state, Card first, int result, int need,
              Card *best)
{
  unsigned seat = state->leader;
  CardSet hand = state->hand[seat];
  CardSet sure = 0;
  CardSet groups[3];

  for (CardSet set = hand; set != 0; set = card_set_rest (set))
    if ((self->trick->order->beaters[card_set_first (set)] & state->hand[seat ^ 1]) == 0)
      sure |= card_set_of (card_set_first (set));
  groups[0] = first != CARD_NONE ? card_set_of (first) & hand : 0;
  groups[1] = sure & ~groups[0];
  groups[2] = hand & ~sure & ~groups[0];
  for (unsigned g = 0; g < G_N_ELEMENTS (groups); g++)
    for (CardSet set = groups[g]; set != 0; set = card_set_rest (set))
      {
        Card card = card_set_first (set);
        int value;

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

/* Bounds of any answer: the points still to be had by one seat. */
static void
bound_rest (const TalonSearch *self, const TalonState *state, int *low, int *high)
{
  const TrickOrder *order = self->trick->order;
  int left = (int) trick_points (order, state->hand[0] | state->hand[1]);

  *low = -4;
  *high = 4;
  if (self->objective != SOLVE_CARDS)
    {
      if (self->objective == SOLVE_POINTS)
        *low = INT16_MIN, *high = INT16_MAX;
      return;
    }
  if (is_open (state))
    {
      for (unsigned i = self->trick->n_stock - state->talon; i + 1 < self->trick->n_stock; i++)
        left += order->points[self->trick->stock[i]];
      left += order->points[state->under];
    }
  *low = 0;
  *high = left;
}

static int
search_lead (TalonSearch *self, const TalonState *state, int need)
{
  uint64_t key[2];
  const TalonEntry *pair = NULL;
  Card first = CARD_NONE;
  Card best = CARD_NONE;
  TalonEntry *place;
  int low, high, value;

  bound_rest (self, state, &low, &high);
  if (need <= low)
    return low;
  if (need > high)
    return high;
  self->gave_up |= patience_ends (&self->patience, self->nodes);
  if (self->gave_up)
    return 0;

  if (self->table != NULL)
    {
      key_of (self, state, key);
      pair = talon_table_find (self->table, key);
    }
  for (unsigned i = 0; i < 2 && pair != NULL; i++)
    if (talon_entry_is (self->table, &pair[i], key))
      {
        if (pair[i].low >= need)
          return pair[i].low;
        if (pair[i].high < need)
          return pair[i].high;
        first = pair[i].best;
      }

  value = search_calls (self, state, need);
  value = search_cards (self, state, first, value, need, &best);
  if (self->gave_up || self->table == NULL)
    return value;
  place = talon_table_take (self->table, key,
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
    return claim (self, state, state->leader);
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
