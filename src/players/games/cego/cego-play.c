/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses cards like a beginner in games of wanted tricks (section 15 of games/cego/rules.md). The
 * value is the expected gain of the trick, minus the card's worth if kept.
 */

#include "players/games/cego/cego-position.h"
#include "players/games/cego/cego.h"

#include "players/card-worth.h"

/* Weights in card points. */
typedef struct
{
  /* trick */
  double points; /* share of the trick's points; 0 if only tricks count */
  double trick;  /* any trick; negative, since cards cost points (CE-9.2) */
  double rich;   /* expected points per later friend of the winner */
  double poor;   /* expected points per later enemy of the winner */

  CardWeights keep;

  /* lead bonuses */
  double draw;      /* trump, per enemy who must follow */
  double draw_lost; /* trump, times the chance to lose */
  double idle;      /* trump when enemies have none */
  double force;     /* suit that the declarer must ruff */
} Weights;

typedef enum
{
  PART_DECLARER, /* games by points */
  PART_OPPONENT,
  PART_DECLARER_OF_TRICKS, /* Durchmarsch, Ultimo */
  PART_OPPONENT_OF_TRICKS,
  PARTS,
} Part;

/* Found by duplicate matches (tools/try-simple, cego payment=each). */
static const Weights parts[PARTS] = {
  [PART_DECLARER] = {
    .points = 1,
    .trick = -2.5,
    .rich = 1.8,
    .poor = 1.3,
    .keep = {
      .top = -1,
      .top_share = 0.2,
      .other_share = 0.05,
      .other_from = 1,
      .guard = 0.5,
      .void_suit = 0,
      .trump = 3,
      .trump_rank = 7.2,
      .top_trump = 6.4,
      .trump_share = 0.1,
    },
    .draw = -0.2,
    .draw_lost = -1,
    .idle = -3,
    .force = 0,
  },
  [PART_OPPONENT] = {
    .points = 1,
    .trick = -1.5,
    .rich = 2.2,
    .poor = 1.3,
    .keep = {
      .top = -1,
      .top_share = 0.5,
      .other_share = 0.5,
      .other_from = 1,
      .guard = 0.5,
      .void_suit = -1,
      .trump = 4,
      .trump_rank = 6,
      .top_trump = 6,
      .trump_share = 0.9,
    },
    .draw = -1,
    .draw_lost = 0,
    .idle = -3,
    .force = 1,
  },
  [PART_DECLARER_OF_TRICKS] = {
    .points = 0,
    .trick = 12,
    .keep = {
      .top = 4,
      .trump = 2,
      .trump_rank = 6,
      .top_trump = 0,
    },
    .draw = 3,
    .idle = -3,
  },
  [PART_OPPONENT_OF_TRICKS] = {
    .points = 0,
    .trick = 7.5,
    .keep = {
      .top = 4,
      .top_share = 0.6,
      .guard = 2,
      .void_suit = 1,
      .trump = 3,
      .trump_rank = 6,
      .top_trump = 3,
    },
    .draw = -3,
    .force = 14,
  },
};

#define FEED_POINTS 2     /* courts and counting trumps are worth feeding */
#define ULTIMO_LOST -1000 /* value of playing 01 early, which loses Ultimo (CE-8) */

typedef struct
{
  CegoPosition position;
  const Weights *weigh;
} CegoJudge;

/* Returns the expected points of later cards if our side (@ours) or the enemies win. */
static double
coming (const CegoJudge *judge, bool ours)
{
  const TrickView *view = &judge->position.view;
  unsigned seat = view->facts.seat;
  double sum = 0;

  for (unsigned n = view->facts.trick.n + 1; n < view->facts.n_playing; n++)
    {
      seat = (unsigned) seats_next (view->facts.play.playing, seat, view->facts.play.n_seats);
      sum += trick_view_is_friend (view, seat) == ours ? judge->weigh->rich : judge->weigh->poor;
    }

  return sum;
}

static double
worth_of_trick (const CegoJudge *judge, Card card, double win)
{
  const TrickView *view = &judge->position.view;
  const Weights *weigh = judge->weigh;
  CardSet table = trick_cards (&view->facts.trick) | card_set_of (card);
  double stake = weigh->trick + weigh->points * trick_points (view->facts.play.order, table);

  return win * (stake + coming (judge, true)) - (1 - win) * (stake + coming (judge, false));
}

static double
worth_in_hand (const CegoJudge *judge, Card card)
{
  const TrickView *view = &judge->position.view;
  const CardWeights *keep = &judge->weigh->keep;
  CardSet against = trick_view_enemy_may_hold (view, view->facts.play.order->group[card]);
  double top = (view->facts.play.order->beaters[card] & against) == 0;

  return cego_is_trump (card) ? card_worth_trump (keep, view, card, top)
                              : card_worth_plain (keep, view, against, card, top);
}

static double
lead_bonus (const CegoJudge *judge, Card card, double win)
{
  const CegoPosition *position = &judge->position;
  const TrickView *view = &position->view;
  const Weights *weigh = judge->weigh;
  CardSet suit = view->facts.play.order->members[view->facts.play.order->group[card]];

  if (cego_is_trump (card))
    {
      if (position->others == 0)
        return weigh->idle;
      return weigh->draw * position->n_drawn + weigh->draw_lost * (1 - win);
    }
  if (position->is_declarer)
    return 0;

  return weigh->force * trick_view_chance_none (view, position->declarer, suit)
         * (1 - trick_view_chance_none (view, position->declarer, CEGO_TRUMPS));
}

static PlayerReason
reason_to_lead (const CegoPosition *position, Card card, double win)
{
  if (cego_is_trump (card) && position->is_declarer && position->others != 0)
    return REASON_DRAW_TRUMPS;
  if (trick_view_is_top (&position->view, card) && win > 0.5)
    return REASON_CASH_WINNER;
  if (win > 0.5)
    return position->is_declarer ? REASON_LIKELY_TRICK : REASON_PARTNER_SUIT;

  return REASON_SAFE_LEAD;
}

static const Weights *
weights_of (const CegoPosition *position)
{
  unsigned game = position->seen->own.cego.game;

  if (game == CEGO_ULTIMO || game == CEGO_MARCH)
    return &parts[position->is_declarer ? PART_DECLARER_OF_TRICKS : PART_OPPONENT_OF_TRICKS];

  return &parts[position->is_declarer ? PART_DECLARER : PART_OPPONENT];
}

static bool
loses_ultimo (const CegoPosition *position, Card card)
{
  return position->seen->own.cego.game == CEGO_ULTIMO && position->is_declarer
         && card == CEGO_LITTLE_MAN;
}

void
simple_cego_judge_cards (const Observation *observation, Choice *choice)
{
  CegoJudge judge;
  const CegoPosition *position = &judge.position;
  bool leads = observation->seen.trick.n == 0;

  cego_position_make (&judge.position, observation);
  judge.weigh = weights_of (position);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      Card card = (Card) action_arg (row->action);
      double win = trick_view_chance_to_win (&judge.position.view, card);

      row->value = worth_of_trick (&judge, card, win);
      row->value -= worth_in_hand (&judge, card);
      if (leads)
        row->value += lead_bonus (&judge, card, win);
      if (loses_ultimo (position, card))
        row->value += ULTIMO_LOST;
      row->reason = leads ? reason_to_lead (position, card, win)
                          : card_reason_to_follow (&position->view, card, win, FEED_POINTS);
    }
}
