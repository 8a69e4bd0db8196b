/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/wurzen/wurzen.h"

#include <math.h>
#include <string.h>

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"
#include "rules/rng.h"

/* Softmax temperature of action values, and probability of a random action. */
#define EYES_OF_DOUBT 5.0
#define LEFT_FOR_OTHERS 0.1

#define HISTORIES 6 /* number of sampled draw orders */
#define TRICKS_MAX (WURZEN_CARDS / 2)

/* Known past of a world, without the order of draws. */
typedef struct
{
  const Deal *world;
  unsigned n_tricks;
  unsigned n_drawn;               /* tricks followed by draws */
  Action announced[TRICKS_MAX];   /* at the lead of each trick, or ACTION_NONE */
  uint8_t since[2][WURZEN_CARDS]; /* first trick with the card known to be held */
} Past;

#define NEVER UINT8_MAX

/* Returns the announcement of @seat whose first card is play @index. */
static Action
announced_with (const Past *past, unsigned seat, unsigned index)
{
  const Deal *world = past->world;

  for (unsigned bit = 0; bit < 2 * SUITS; bit++)
    {
      Action action = ACTION (bit < SUITS ? WURZEN_VERB_PAIR : WURZEN_VERB_WURZE, bit % SUITS);
      CardSet cards;
      bool is_first = true;

      if ((world->own.wurzen.told[seat] & wurzen_told_bit (action)) == 0)
        continue;
      cards = wurzen_announcement_cards (world, action);
      for (unsigned i = 0; i < index; i++)
        is_first = is_first && !card_set_has (cards, world->played[i]);
      if (is_first && card_set_has (cards, world->played[index]))
        return action;
    }

  return ACTION_NONE;
}

/* Finds when cards became known: announced ones at their trick, exchanged ones at the start. */
static void
tell_past (Past *past, const Deal *world)
{
  const WurzenMode *mode = wurzen_mode (&world->options);
  CardSet announced[2] = { 0 };

  past->world = world;
  past->n_tricks = world->n_played / 2;
  past->n_drawn = (mode->n_cards - 2u * mode->hand - wurzen_talon (world)) / 2;
  memset (past->since, NEVER, sizeof past->since);
  for (unsigned t = 0; 2 * t < world->n_played; t++)
    {
      unsigned seat = world->played_by[2 * t];

      past->announced[t] = announced_with (past, seat, 2 * t);
      if (past->announced[t] == ACTION_NONE)
        continue;
      announced[seat] |= wurzen_announcement_cards (world, past->announced[t]);
      for (CardSet set = wurzen_announcement_cards (world, past->announced[t]); set != 0;
           set = card_set_rest (set))
        past->since[seat][card_set_first (set)] = (uint8_t) t;
    }
  for (unsigned seat = 0; seat < 2; seat++)
    for (CardSet set = world->own.wurzen.known[seat] & ~announced[seat]; set != 0;
         set = card_set_rest (set))
      past->since[seat][card_set_first (set)] = 0;
}

/* Returns a random card of @hand possibly drawn before trick @t. */
static Card
any_drawn (const Past *past, unsigned seat, unsigned t, CardSet hand, Rng *rng)
{
  CardSet may = 0;

  for (CardSet set = hand; set != 0; set = card_set_rest (set))
    if (past->since[seat][card_set_first (set)] >= t)
      may |= card_set_of (card_set_first (set));
  if (may == 0)
    may = hand;
  for (unsigned skip = rng_below (rng, card_set_count (may)); skip > 0; skip--)
    may = card_set_rest (may);

  return card_set_first (may);
}

/* Samples the hands before each trick, backwards and uniformly. */
static void
draw_hands (const Past *past, unsigned seat, Rng *rng, CardSet *hands)
{
  const Deal *world = past->world;
  CardSet hand = world->hand[seat];

  for (unsigned t = past->n_tricks + 1; t-- > 0;)
    {
      for (unsigned i = 2 * t; i < MIN (2 * t + 2, world->n_played); i++)
        if (world->played_by[i] == seat)
          hand |= card_set_of (world->played[i]);
      hands[t] = hand;
      if (t > 0 && t <= past->n_drawn)
        hand &= ~card_set_of (any_drawn (past, seat, t, hand, rng));
    }
}

/* Returns the log-likelihood of @action by the rules of thumb. */
static double
log_of_action (const Deal *deal, const MatchWorth *worth, Action action)
{
  double best = -INFINITY;
  double sum = 0;
  double value = -INFINITY;
  ActionList list;
  Choice choice;

  wurzen_list (deal, &list);
  if (list.n < 2)
    return 0;
  choice.n = list.n;
  for (unsigned i = 0; i < list.n; i++)
    choice.row[i] = (ChoiceRow) { .action = list.at[i] };
  simple_wurzen_judge_in_world (deal, worth, &choice);
  for (unsigned i = 0; i < choice.n; i++)
    best = MAX (best, choice.row[i].value);
  for (unsigned i = 0; i < choice.n; i++)
    {
      sum += exp ((choice.row[i].value - best) / EYES_OF_DOUBT);
      if (choice.row[i].action == action)
        value = choice.row[i].value;
    }

  return log ((1 - LEFT_FOR_OTHERS) * exp ((value - best) / EYES_OF_DOUBT) / sum
              + LEFT_FOR_OTHERS / choice.n);
}

/* Resets @deal to the first lead; exchanged cards count as dealt. */
static void
rewind (const Past *past, Deal *deal)
{
  const WurzenMode *mode = wurzen_mode (&past->world->options);
  WurzenState *own = &deal->own.wurzen;

  *deal = *past->world;
  memset (deal->won, 0, sizeof deal->won);
  memset (deal->card_points, 0, sizeof deal->card_points);
  memset (deal->tricks_won, 0, sizeof deal->tricks_won);
  deal->trick = deal->last_trick = (Trick) { 0 };
  deal->n_played = 0;
  deal->phase = PHASE_PLAY;
  deal->turn = (int8_t) past->world->played_by[0];
  deal->declarer = NO_SEAT;
  own->n_stock = (uint8_t) (mode->n_cards - 2 * mode->hand - 1);
  memset (own->stock, 0, sizeof own->stock);
  memset (own->announced, 0, sizeof own->announced);
  memset (own->told, 0, sizeof own->told);
  own->pending = 0;
  own->swapped = false;
  for (unsigned seat = 0; seat < 2; seat++)
    for (Card c = 0; c < mode->n_cards; c++)
      if (past->since[seat][c] != 0)
        own->known[seat] &= ~card_set_of (c);
}

/* Applies @action and adds its likelihood if @seat acts. */
static void
act (Deal *deal, const MatchWorth *worth, unsigned seat, Action action, double *sum)
{
  if (deal->turn == (int) seat)
    *sum += log_of_action (deal, worth, action);
  deal_apply (deal, action);
}

static double
log_of_history (const Past *past, const MatchWorth *worth, unsigned seat, Rng *rng)
{
  const Deal *world = past->world;
  CardSet hands[2][TRICKS_MAX + 1];
  double sum = 0;
  Deal deal;

  rewind (past, &deal);
  for (unsigned s = 0; s < 2; s++)
    draw_hands (past, s, rng, hands[s]);
  for (unsigned i = 0; i < world->n_played && !deal_is_over (&deal); i++)
    {
      unsigned t = i / 2;

      if (i % 2 == 0)
        {
          for (unsigned s = 0; s < 2; s++)
            deal.hand[s] = hands[s][t];
          if (t == past->n_drawn && world->declarer == deal.turn)
            act (&deal, worth, seat, ACTION (WURZEN_VERB_CLOSE, 0), &sum);
          if (past->announced[t] != ACTION_NONE)
            act (&deal, worth, seat, past->announced[t], &sum);
        }
      if (!deal_is_over (&deal))
        act (&deal, worth, seat, ACTION (VERB_PLAY, world->played[i]), &sum);
    }

  return sum;
}

/* Seeds by the hands, so results are deterministic. */
static Rng
rng_of (const Deal *world)
{
  return rng_new (rng_mix (rng_mix (world->hand[0]) ^ world->hand[1]), 0);
}

double
wurzen_likely (const Observation *observation, const Deal *world)
{
  double chance = 0;
  MatchWorth worth;
  Past past;
  Rng rng = rng_of (world);

  if (world->n_played == 0 || wurzen_talon (world) == 0)
    return 0;
  wurzen_match_worth (&worth, world);
  tell_past (&past, world);
  for (unsigned i = 0; i < HISTORIES; i++)
    chance += exp (log_of_history (&past, &worth, observation->seat ^ 1u, &rng)) / HISTORIES;

  return log (MAX (chance, 1e-12));
}
