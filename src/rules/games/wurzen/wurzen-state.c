/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/wurzen/wurzen-state.h"

#include <glib.h>

#include "rules/games/wurzen/wurzen-tables.h"

/* W-3.0 */
unsigned
wurzen_count_seats (const Options *options G_GNUC_UNUSED)
{
  return WURZEN_PLAYERS;
}

/* W-3.2 */
Card
wurzen_card (const Options *options, Suit suit, Rank rank)
{
  unsigned n_ranks = wurzen_mode (options)->n_cards / SUITS;

  return (Card) (suit * n_ranks + n_ranks - 1 - (RANK_ACE - rank));
}

/* W-8.6, W-8.5 */
unsigned
wurzen_eyes (const Deal *deal, unsigned seat)
{
  return deal->tricks_won[seat] > 0
             ? (unsigned) deal->card_points[seat] + deal->own.wurzen.announced[seat]
             : 0;
}

/* W-3.1 */
bool
wurzen_has_target (const Deal *deal, unsigned seat)
{
  return wurzen_eyes (deal, seat) >= wurzen_mode (&deal->options)->target;
}

/* W-8.1 */
CardSet
wurzen_announcement_cards (const Deal *deal, Action action)
{
  const WurzenMode *mode = wurzen_mode (&deal->options);
  CardSet cards = action_verb (action) == WURZEN_VERB_PAIR ? mode->pair : mode->wurze;

  return cards << (action_arg (action) * (mode->n_cards / SUITS));
}

/* W-8.2 */
unsigned
wurzen_announcement_points (const Deal *deal, Action action)
{
  bool in_trumps = action_arg (action) == deal->trump;

  if (action_verb (action) == WURZEN_VERB_PAIR)
    return in_trumps ? 40 : 20;

  return in_trumps ? 25 : 10;
}
