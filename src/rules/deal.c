/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/deal.h"

#include <string.h>

#include "rules/game.h"

void
deal_init (Deal *deal, const Game *game, const Options *options)
{
  memset (deal, 0, sizeof *deal);
  deal->game = game;
  deal->options = *options;
  deal->n_seats = (uint8_t) game_count_seats (game, options);
  for (unsigned seat = 0; seat < MIN (deal->n_seats, SEATS_MAX); seat++)
    deal->unit[seat] = (uint8_t) game_unit_of (game, options, seat);
  deal->playing = seats_all (deal->n_seats);
  deal->turn = NO_SEAT;
  deal->declarer = NO_SEAT;
  deal_set_trump (deal, SUIT_NONE);
}

void
deal_set_trump (Deal *deal, unsigned trump)
{
  deal->trump = (uint8_t) trump;
  deal->order = game_order (deal->game, &deal->options, trump);
}

const Pack *
deal_pack (const Deal *deal)
{
  return game_pack (deal->game, &deal->options);
}

CardSet
deal_cards_by_duties (const Deal *deal)
{
  const TrickDuties *duties = game_duties (deal);
  unsigned seat = (unsigned) deal->turn;
  bool partner_wins = duties->ruff == RUFF_UNLESS_PARTNER && deal_partner_wins (deal, seat);

  return pack_first_copies (deal_pack (deal), trick_legal (deal_order (deal), duties, &deal->trick,
                                                           deal->hand[seat], partner_wins));
}

CardSet
deal_plain_cards (const Deal *deal)
{
  CardSet cards = deal->phase == PHASE_PLAY ? deal_cards_by_duties (deal) : 0;

  return (cards & game_special (deal)) == 0 ? cards : 0;
}

void
deal_legal (const Deal *deal, ActionList *list)
{
  CardSet cards;

  list->n = 0;
  if (deal_is_over (deal))
    return;
  cards = deal_plain_cards (deal);
  if (cards != 0)
    action_list_add_cards (list, VERB_PLAY, cards);
  else
    deal->game->play->legal (deal, list);
}

void
deal_legal_sorted (const Deal *deal, ActionList *list)
{
  deal_legal (deal, list);
  action_list_sort (list, deal->game, deal_pack (deal));
}

const uint8_t *
deal_verbs (const Deal *deal)
{
  const PhaseInfo *info = deal->game->phases;

  while (info->verb[0] != VERB_NONE && info->phase != deal->phase)
    info++;

  return info->verb;
}

unsigned
deal_verb_place (const Deal *deal, Action action)
{
  const uint8_t *verbs = deal_verbs (deal);
  unsigned place = 0;

  while (verbs[place] != VERB_NONE && verbs[place] != action_verb (action))
    place++;

  return place;
}

void
deal_apply (Deal *deal, Action action)
{
  deal->game->play->apply (deal, action);
}

void
deal_result (const Deal *deal, DealResult *result)
{
  memset (result, 0, sizeof *result);
  result->n_units = game_count_units (deal->game, &deal->options);
  if (deal_is_over (deal))
    deal->game->play->result (deal, result);
}

Card
deal_find_twin (const Deal *deal, unsigned seat, Card card)
{
  CardSet twins = deal->hand[seat] & pack_copies (deal_pack (deal), card);

  return twins != 0 ? card_set_first (twins) : card;
}

bool
deal_has_played (const Deal *deal, unsigned seat, Card card)
{
  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played[i] == card)
      return deal->played_by[i] == seat;

  return false;
}

unsigned
deal_take_trick (Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  const Trick *trick = &deal->trick;
  unsigned winner = trick_winner (trick);
  unsigned unit = deal_unit (deal, winner);
  CardSet cards = 0;
  unsigned points = 0;

  for (unsigned i = 0; i < trick->n; i++)
    {
      cards |= card_set_of (trick->card[i]);
      points += order->points[trick->card[i]];
    }
  deal->won[unit] |= cards;
  deal->card_points[unit] += (uint16_t) points;
  deal->tricks_won[winner]++;
  deal->last_trick = deal->trick;
  deal->trick
      = (Trick) { 0 }; /* clears the cards too, because observations are compared bytewise */
  deal->turn = (int8_t) winner;

  return winner;
}

void
deal_play_card (Deal *deal, Card card)
{
  unsigned next = deal_next_player (deal, (unsigned) deal->turn);

  deal_put_card (deal, deal_order (deal), card);
  if (next == deal->trick.seat[0]) /* the trick is complete */
    deal->game->play->take_trick (deal);
  else
    deal->turn = (int8_t) next;
}

void
deal_end (Deal *deal)
{
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
}

double
deal_result_lead (const DealResult *result, unsigned unit)
{
  double others = 0;

  for (unsigned u = 0; u < result->n_units; u++)
    if (u != unit)
      others += result->score[u];

  return result->score[unit] - others / (result->n_units - 1);
}
