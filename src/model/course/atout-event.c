/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-event.h"

#include "rules/game.h"

/* ---- Moves ----------------------------------------------------------------------------------- */

static CardSet
open_in_the_middle (const Deal *deal)
{
  Pile piles[PILES_MAX];
  guint n = game_piles (deal, piles);
  CardSet cards = 0;

  for (guint i = 0; i < n; i++)
    {
      if (piles[i].owner != NO_SEAT)
        continue;
      if (piles[i].under != CARD_NONE)
        cards |= card_set_of (piles[i].under);
      for (guint k = 0; k < piles[i].n_open; k++)
        cards |= card_set_of (piles[i].open[k]);
    }

  return cards;
}

static CardSet
shown_of (const Deal *deal, guint seat)
{
  return game_shown (deal, seat) & deal->hand[seat];
}

static void
add_moves (AtoutEvent *event, CardSet cards, CardSet seen, AtoutMove move)
{
  for (; cards != 0 && event->n_moves < G_N_ELEMENTS (event->move); cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      move.card = card_set_has (seen, card) ? card : CARD_NONE;
      event->move[event->n_moves++] = move;
    }
}

/* Lists the moves; the winner of a trick draws first. */
static void
find_moves (AtoutEvent *event, guint user_seat)
{
  const Deal *before = &event->before;
  const Deal *after = &event->after;
  CardSet open = open_in_the_middle (before) | open_in_the_middle (after);
  CardSet played = 0;

  event->n_moves = 0;
  for (guint i = before->n_played; i < after->n_played; i++)
    played |= card_set_of (after->played[i]);
  for (guint k = 0; k < after->n_seats; k++)
    {
      guint seat = deal_seat_after (after, after->turn != NO_SEAT ? (guint) after->turn : 0, k);
      CardSet seen
          = open
            | (seat == user_seat ? ~(CardSet) 0 : shown_of (before, seat) | shown_of (after, seat));
      CardSet gone = before->hand[seat] & ~after->hand[seat] & ~played;
      CardSet come = after->hand[seat] & ~before->hand[seat];
      AtoutMove move = { .seat = (guint8) seat };

      if (!seats_have (after->playing, seat))
        continue; /* only watches */
      add_moves (event, gone & open, seen, move);
      move.aside = TRUE;
      add_moves (event, gone & ~open, seen, move);
      move.aside = FALSE;
      move.to_hand = TRUE;
      add_moves (event, come, seen, move);
    }
}

/* ---- Events ---------------------------------------------------------------------------------- */

void
atout_event_complete (AtoutEvent *event, guint user_seat)
{
  event->veiled = event->seat != user_seat && game_is_private (&event->before, event->action);
  find_moves (event, user_seat);
}

Card
atout_event_get_played (const AtoutEvent *event)
{
  const Game *game = event->before.game;

  return !event->veiled && action_is_play (game, event->action) ? action_card (game, event->action)
                                                                : CARD_NONE;
}

gboolean
atout_event_takes_trick (const AtoutEvent *event)
{
  return deal_count_tricks (&event->after) > deal_count_tricks (&event->before);
}
