/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Which card a beginner of a Klaverjas club would play (section 15 of rules/klaverjas.md).
 *
 * A card is worth what its trick brings or costs, by the chance that the own side wins it, less
 * what the card would still be good for if it were kept. The sayings of the club table are
 * additions to that.
 */

#include "klaverjas.h"
#include "klaverjas-position.h"

#define DEAL_CARDS 32
#define HAND_CARDS 8
#define LAST_TRICK_POINTS 10 /* K-9.1 */
#define PIT_ROEM 100         /* K-8.10 */
#define ROEM_TO_SPARE 15     /* worth a word: most of the least roem */

/* All in card points; found by duplicate matches of the level against itself. */
static const struct
{
  double coming; /* the points that each seat still to come puts into the trick */

  /* what a card is good for if it is kept */
  double keep_top;             /* a side card that only a ruff can beat, if it is not ruffed */
  double keep_top_share;       /* more for it, of its points */
  double keep_second;          /* a side card that one card beats, with another beside it */
  double keep_other_share;     /* of the points of any other side card: less than nothing */
  double keep_guard;           /* the low card beside a second one */
  double keep_void;            /* the last card of a side suit stands in the way of a ruff */
  double keep_trump;           /* any trump */
  double keep_top_trump;       /* more, if nothing out beats it */
  double keep_top_trump_share; /* more for that, of its points */
  double keep_trump_share;     /* more for any other, of its points */
  double keep_last_trump;      /* more, if the enemy has no trump left */

  /* sayings */
  double draw;           /* the maker's side draws trumps: for each that the enemy may hold */
  double draw_top;       /* more, if it is sure to win */
  double to_maker;       /* the maker's partner leads a trump */
  double defender_trump; /* a defender leads a trump */
  double idle_trump;     /* a trump lead when the enemy has none */
  double singleton;      /* a defender leads a lone low card and may ruff the suit later */
  double pit_share;      /* of the pit, for each trick won out of 8 */
} weigh = {
  .coming = 1.6,
  .keep_top = 7,
  .keep_top_share = 0.5,
  .keep_second = 4.5,
  .keep_other_share = -0.2,
  .keep_guard = 0.5,
  .keep_void = -1.5,
  .keep_trump = 9,
  .keep_top_trump = 8,
  .keep_top_trump_share = 1,
  .keep_trump_share = 0.75,
  .keep_last_trump = 6,
  .draw = 8,
  .draw_top = 18,
  .to_maker = 1.5,
  .defender_trump = -3,
  .idle_trump = -9,
  .singleton = 3,
  .pit_share = 0.18,
};

/* ---- What the trick is worth --------------------------------------------------------- */

/* What a pit that is still alive makes of this trick, for both sides the same amount. */
static double
pit_stake (const KlaverjasPosition *position)
{
  const Deal *seen = position->seen;
  unsigned tricks[2]
      = { seen->tricks_won[0] + seen->tricks_won[2], seen->tricks_won[1] + seen->tricks_won[3] };
  double part;

  if (tricks[0] > 0 && tricks[1] > 0)
    return 0;
  part = (tricks[0] + tricks[1]) / 8.0;

  return weigh.pit_share * PIT_ROEM * part * part;
}

/* Expected gain or loss by the trick if @card is played to it, with @win the chance to win it. */
static double
worth_of_trick (const KlaverjasPosition *position, Card card, double win, KlaverjasProspect roem)
{
  const TrickView *view = &position->view;
  CardSet table = trick_cards (view->trick) | card_set_of (card);
  bool is_last = position->seen->n_played + KLAVERJAS_SEATS - view->trick->n >= DEAL_CARDS;
  double stake = trick_points (view->order, table) + (is_last ? LAST_TRICK_POINTS : 0)
                 + weigh.coming * trick_view_seats_to_come (view) + pit_stake (position);

  return win * (stake + roem.if_won) - (1 - win) * (stake + roem.if_lost);
}

/* ---- What a card is worth in the hand ------------------------------------------------ */

static double
keep_trump (const KlaverjasPosition *position, Card card)
{
  const TrickView *view = &position->view;
  unsigned points = view->order->points[card];
  double keep = weigh.keep_trump;

  if (trick_view_is_top (view, card))
    keep += weigh.keep_top_trump + weigh.keep_top_trump_share * points;
  else
    keep += weigh.keep_trump_share * points;
  if (position->enemy_trumps == 0)
    keep += weigh.keep_last_trump;

  return keep;
}

/* Probability that no enemy ruffs the next round of @suit. */
static double
chance_to_walk (const KlaverjasPosition *position, CardSet suit)
{
  const TrickView *view = &position->view;
  CardSet trumps = view->order->members[position->trump];
  double walks = 1;

  for (unsigned k = 1; k < KLAVERJAS_SEATS; k += 2)
    {
      unsigned enemy = (view->seat + k) % KLAVERJAS_SEATS;

      walks *= 1
               - trick_view_chance_none (view, enemy, suit)
                     * (1 - trick_view_chance_none (view, enemy, trumps));
    }

  return walks;
}

static double
keep_plain (const KlaverjasPosition *position, Card card)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->order;
  CardSet suit = order->members[order->group[card]];
  CardSet own = view->hand & suit & ~card_set_of (card);
  unsigned points = order->points[card];
  unsigned n_above = card_set_count (order->beaters[card] & suit & view->out);
  double keep;

  if (n_above == 0)
    return chance_to_walk (position, suit) * (weigh.keep_top + weigh.keep_top_share * points);

  if (n_above == 1 && own != 0 && points > 2)
    keep = weigh.keep_second;
  else
    keep = weigh.keep_other_share * points;

  /* the guard of a card that only one beats */
  if (card_set_count (own) == 1
      && card_set_count (order->beaters[card_set_first (own)] & suit & view->out) == 1)
    keep += weigh.keep_guard;
  /* "maak je vrij": a void suit can be ruffed */
  if (own == 0 && (view->hand & order->members[position->trump]) != 0)
    keep += weigh.keep_void;

  return keep;
}

/* ---- Sayings about the lead ---------------------------------------------------------- */

static double
lead_bonus (const KlaverjasPosition *position, Card card)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->order;
  CardSet suit = order->members[order->group[card]];

  if (klaverjas_is_trump (position, card))
    {
      if (position->enemy_trumps == 0)
        return weigh.idle_trump;
      if (!position->is_makers_side)
        return weigh.defender_trump;
      return weigh.draw * MIN (position->n_enemy_trumps, 2)
             + (trick_view_is_top (view, card) ? weigh.draw_top : 0)
             + (position->is_maker ? 0 : weigh.to_maker);
    }

  if (!position->is_makers_side && (view->hand & suit) == card_set_of (card)
      && order->points[card] < 4 && (view->hand & order->members[position->trump]) != 0)
    return weigh.singleton;

  return 0;
}

/* ---- Reasons ------------------------------------------------------------------------- */

static PlayerReason
reason_to_lead (const KlaverjasPosition *position, Card card, double win)
{
  const TrickView *view = &position->view;

  if (klaverjas_is_trump (position, card) && position->is_makers_side
      && position->enemy_trumps != 0)
    return REASON_DRAW_TRUMPS;
  if (trick_view_is_top (view, card) && win > 0.5)
    return REASON_CASH_WINNER;
  if (win > 0.5)
    return REASON_PARTNER_SUIT;

  return REASON_SAFE_LEAD;
}

static PlayerReason
reason_to_follow (const KlaverjasPosition *position, Card card, double win, bool spares_roem)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->order;
  unsigned points = order->points[card];
  bool beats = card_set_has (order->beaters[trick_best_card (view->trick)], card);
  bool partner_wins = trick_view_is_friend (view, trick_winner (view->trick));

  if (beats && !partner_wins)
    return trick_view_is_top (view, card) ? REASON_WIN_TRICK : REASON_WIN_CHEAPLY;
  if (partner_wins && points >= 3 && win > 0.5)
    return REASON_FEED_PARTNER;
  if (win < 0.5 && spares_roem)
    return REASON_AVOID_BONUS;
  if (win < 0.5 && points < 3)
    return REASON_KEEP_POINTS;

  return REASON_DISCARD;
}

void
simple_klaverjas_judge_cards (const Observation *observation, Choice *choice)
{
  KlaverjasPosition position;
  KlaverjasProspect roem[HAND_CARDS];
  double most_roem = 0;

  klaverjas_position_make (&position, observation);
  for (unsigned i = 0; i < choice->n; i++)
    {
      roem[i] = klaverjas_roem_prospect (&position, (Card) action_arg (choice->row[i].action));
      most_roem = MAX (most_roem, roem[i].if_lost);
    }

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      Card card = (Card) action_arg (row->action);
      double win = trick_view_chance_to_win (&position.view, card);
      bool leads = position.view.trick->n == 0;

      row->value = worth_of_trick (&position, card, win, roem[i]);
      row->value -= klaverjas_is_trump (&position, card) ? keep_trump (&position, card)
                                                         : keep_plain (&position, card);
      if (leads)
        row->value += lead_bonus (&position, card);
      row->reason = leads ? reason_to_lead (&position, card, win)
                          : reason_to_follow (&position, card, win,
                                              most_roem - roem[i].if_lost >= ROEM_TO_SPARE);
    }
}
