/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/argue.h"

#include "players/knowledge/trick-view.h"
#include "players/player-game.h"
#include "rules/trick-score.h"

/* ---- Facts of the table ---------------------------------------------------------------------- */

/*
 * Returns true if the side that wins the trick after @after is certain: no seat of the other side
 * that is yet to play may beat the best card.
 */
static bool
is_settled (const TrickView *view, const Trick *after)
{
  Card best = trick_best_card (after);
  unsigned led = view->facts.play.order->group[after->card[0]];
  SeatSet left = trick_view_is_friend (view, trick_winner (after)) ? trick_view_enemies (view)
                                                                   : view->friends;

  left &= view->facts.play.playing;
  for (unsigned i = 0; i < after->n; i++)
    left &= (SeatSet) ~seats_of (after->seat[i]);
  for (unsigned s = 0; s < view->facts.play.n_seats; s++)
    if (seats_have (left, s) && trick_view_may_beat (view, s, best, led) != 0)
      return false;

  return true;
}

static CardSet
trumps_out (const TrickView *view)
{
  return trick_view_trumps (view) & view->facts.out;
}

static CardSet
legal_cards (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  CardSet cards = 0;

  for (unsigned i = 0; i < observation->legal.n; i++)
    if (action_is_play (seen->game, observation->legal.at[i]))
      cards |= pack_copies (deal_pack (seen), action_card (seen->game, observation->legal.at[i]));

  return cards & seen->hand[observation->seat];
}

/* Returns the own cards that beat @card in its suit. */
static CardSet
own_above (const TrickView *view, Card card)
{
  const TrickOrder *order = view->facts.play.order;

  return view->facts.hand & order->members[order->group[card]] & order->beaters[card];
}

static CardSet
cheaper_cards (const TrickView *view, CardSet legal, Card card)
{
  const uint8_t *points = view->facts.play.order->points;
  CardSet cheaper = 0;

  for (; legal != 0; legal = card_set_rest (legal))
    if (points[card_set_first (legal)] < points[card])
      cheaper |= card_set_of (card_set_first (legal));

  return cheaper;
}

/* ---- Leading and following ------------------------------------------------------------------- */

/* Explains a lead that may lose the trick. A single point is next to nothing. */
static void
argue_low_lead (const TrickView *view, const Observation *observation, Card card,
                PlayerArgument *argument)
{
  CardSet cheaper = cheaper_cards (view, legal_cards (observation), card);
  bool is_dear = cheaper != 0 && view->facts.play.order->points[card] > 1;

  argument->kind = is_dear ? ARGUMENT_DEAR_LEAD : ARGUMENT_LOW_LEAD;
  if (is_dear)
    argument->cards = cheaper;
}

static void
argue_lead (const TrickView *view, const Observation *observation, Card card,
            PlayerArgument *argument)
{
  const TrickOrder *order = view->facts.play.order;

  switch (argument->reason)
    {
    case REASON_DRAW_TRUMPS:
      argument->kind = ARGUMENT_DRAW;
      argument->points = (int) card_set_count (trumps_out (view));
      argument->cards = view->facts.hand & trick_view_trumps (view);
      break;
    case REASON_CASH_WINNER:
    case REASON_PARTNER_SUIT:
    case REASON_LIKELY_TRICK:
    case REASON_SAFE_LEAD:
      if (trick_view_is_top (view, card) && argument->reason != REASON_SAFE_LEAD)
        argument->kind = ARGUMENT_TOP;
      else if (argument->reason == REASON_SAFE_LEAD)
        argue_low_lead (view, observation, card, argument);
      argument->points = order->points[card];
      if (argument->kind == ARGUMENT_REASON)
        {
          argument->kind = ARGUMENT_LIKELY;
          argument->points = (int) argue_count_above (view, card);
        }
      break;
    default:
      break;
    }
}

/* Explains a card for a trick that is lost or unwanted. */
static void
argue_giving (const TrickView *view, const Observation *observation, Card card,
              PlayerArgument *argument)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet legal = legal_cards (observation);
  CardSet cheaper = cheaper_cards (view, legal, card);
  CardSet takers = legal & order->beaters[trick_best_card (&view->facts.trick)];

  argument->points = order->points[card];
  if (takers != 0 && !trick_view_is_friend (view, trick_winner (&view->facts.trick)))
    argument->kind = ARGUMENT_LEAVES;
  else
    argument->kind = cheaper == 0 ? ARGUMENT_LEAST : ARGUMENT_GUARDS;
  if (argument->kind != ARGUMENT_LEAST)
    argument->cards = argument->kind == ARGUMENT_LEAVES ? takers : cheaper;
}

/* Explains a card that leaves an unwanted trick to others: it stays below, or is a discard. */
static void
argue_ducking (const TrickView *view, Card card, PlayerArgument *argument)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];

  if (order->group[card] == order->group[argument->other])
    {
      argument->kind = ARGUMENT_BELOW;
      return;
    }
  argument->kind = ARGUMENT_RID;
  argument->points = (int) card_set_count (view->facts.out & suit & ~order->beaters[card]);
  argument->needed = (int) argue_count_above (view, card);
}

static void
argue_follow (const TrickView *view, const Observation *observation, Card card, bool takes,
              PlayerArgument *argument)
{
  const TrickOrder *order = view->facts.play.order;
  bool friend_wins = trick_view_is_friend (view, trick_winner (&view->facts.trick));

  argument->other = trick_best_card (&view->facts.trick);
  argument->points = order->points[card];
  switch (argument->reason)
    {
    case REASON_WIN_CHEAPLY:
    case REASON_WIN_TRICK:
      if (!takes)
        break;
      argument->points += (int) trick_points (order, trick_cards (&view->facts.trick));
      argument->kind = argument->reason == REASON_WIN_CHEAPLY ? ARGUMENT_CHEAPEST : ARGUMENT_TAKES;
      if (argument->kind == ARGUMENT_CHEAPEST)
        argument->cards |= own_above (view, card);
      break;
    case REASON_FEED_PARTNER:
      argument->kind = friend_wins ? ARGUMENT_FEEDS : ARGUMENT_FEEDS_LATER;
      break;
    case REASON_PARTNER_SUIT:
      argument->kind = cheaper_cards (view, legal_cards (observation), card) == 0
                           ? ARGUMENT_SPARES
                           : ARGUMENT_FEEDS_LATER;
      break;
    case REASON_KEEP_POINTS:
    case REASON_LEAST_BAD:
    case REASON_DISCARD:
      argue_giving (view, observation, card, argument);
      break;
    case REASON_DUCK:
      if (!takes)
        argue_ducking (view, card, argument);
      break;
    default:
      break;
    }
}

/* Replaces arguments about card points where none count. */
static void
leave_points (PlayerArgument *argument)
{
  switch (argument->kind)
    {
    case ARGUMENT_FEEDS:
    case ARGUMENT_FEEDS_LATER:
      argument->kind = ARGUMENT_SPARES;
      break;
    case ARGUMENT_LEAST:
    case ARGUMENT_GUARDS:
      argument->kind = ARGUMENT_LOST;
      break;
    case ARGUMENT_LEAVES:
      argument->kind = ARGUMENT_KEEPS;
      break;
    case ARGUMENT_DEAR_LEAD:
      argument->kind = ARGUMENT_LOW_LEAD;
      argument->cards = 0;
      break;
    default:
      break;
    }
}

/* Explains a play. Friends are allies, not scoring partners. */
static void
argue_card (const Observation *observation, Action action, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  TrickView view;
  Trick after;
  Card card;

  trick_view_make (&view, observation);
  knowledge_place_unseen (&view.facts);
  view.friends = view.facts.play.allies[observation->seat];
  card = card_set_first (view.facts.hand
                         & pack_copies (deal_pack (seen), action_card (seen->game, action)));
  argument->cards = card_set_of (card);
  after = view.facts.trick;
  trick_add (&after, view.facts.play.order, observation->seat, card);
  argument->is_ours = trick_view_is_friend (&view, trick_winner (&after));
  argument->is_sure = is_settled (&view, &after);
  if (view.facts.trick.n == 0)
    argue_lead (&view, observation, card, argument);
  else
    argue_follow (&view, observation, card, trick_winner (&after) == observation->seat, argument);
  if (trick_score_is_priced (seen))
    leave_points (argument);
}

/* ---- Argument -------------------------------------------------------------------------------- */

/* Returns true if @best is a call that the search in worlds chose. */
static bool
is_call_by_worlds (const Deal *seen, const ChoiceRow *best)
{
  return best->standard_error > 0 && !action_is_play (seen->game, best->action)
         && seen->phase != PHASE_PLAY;
}

void
player_argue (const Observation *observation, const Choice *choice, PlayerArgument *argument)
{
  const Deal *seen = &observation->seen;
  const ChoiceRow *best = &choice->row[0];
  const PlayerGame *game = player_game (seen->game);
  Card card = action_card (seen->game, best->action);

  *argument = (PlayerArgument) {
    .reason = best->reason,
    .other = CARD_NONE,
    .suit = SUIT_NONE,
    .action = best->action,
    .is_bold = action_verb (best->action) != VERB_PASS,
  };
  if (card != CARD_NONE && !action_is_play (seen->game, best->action))
    argument->cards = card_set_of (card);
  if (choice->n <= 1 || is_call_by_worlds (seen, best))
    return;

  if (seen->phase == PHASE_PLAY && action_is_play (seen->game, best->action))
    argue_card (observation, best->action, argument);
  if (game->argue != NULL)
    game->argue (observation, choice, argument);
}

CardSet
player_cards_in (CardSet cards, const Deal *deal)
{
  CardSet hand = deal->hand[deal->turn];
  CardSet found = 0;

  for (; cards != 0; cards = card_set_rest (cards))
    {
      CardSet held = hand & ~found & pack_copies (deal_pack (deal), card_set_first (cards));

      if (held != 0)
        found |= card_set_of (card_set_first (held));
    }

  return found;
}

CardSet
player_argument_cards (const PlayerArgument *argument, const Deal *deal)
{
  return player_cards_in (argument->cards, deal);
}
