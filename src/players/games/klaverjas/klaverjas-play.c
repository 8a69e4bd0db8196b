/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses cards in Klaverjassen like a beginner (section 15 of games/klaverjas/rules.md). The value
 * is the expected gain of the trick, minus the card's worth if kept, plus bonuses.
 */

#include "players/games/klaverjas/klaverjas-position.h"
#include "players/games/klaverjas/klaverjas-signals.h"
#include "players/games/klaverjas/klaverjas.h"

#include "players/card-worth.h"
#include "rules/game.h"

#define HAND_CHOICES 10      /* three: ten; Kraken: eight, two also with stuk */
#define LAST_TRICK_POINTS 10 /* K-9.1 */
#define PIT_ROEM 100         /* K-8.10 */
#define FEED_POINTS 3        /* a queen or more is worth feeding */
#define ROEM_TO_SPARE 15     /* roem difference worth a reason */

/*
 * Weights in card points, found by duplicate matches (tools/try-simple, klaverjas; game=three for
 * three).
 */
static const struct
{
  double coming; /* points per seat to come */

  CardWeights keep;
  double top_share_three; /* keep.top_share for three */
  double top_trump_four;  /* keep.top_trump for four */
  double last_trump;      /* added once enemies have no trump */

  /* bonuses */
  double draw;     /* maker's side: per enemy trump */
  double draw_top; /* added for a sure winner */
  double to_maker;
  double defender_trump;
  double idle_trump;
  double high_to_ace; /* king or ten led below a live card, with lower cards held */
  double risked_top;  /* sure winner discarded: times the chance of losing it */
  double singleton;   /* defender leads a lone low card to ruff later */
  double pit_share;   /* share of the pit per trick already won */

  /* signals, measured in strength-notes.md */
  double told; /* true signal */
  double lied; /* false signal */

  /* three: share of a trick that a defender must win himself */
  double own_trick;
} weigh = {
  .coming = 1.6,
  .keep = {
    .top = 7,
    .top_share = 0.5,
    .second = 4.5,
    .other_share = -0.2,
    .guard = 0.5,
    .void_suit = -1.5,
    .trump = 9,
    .top_trump = 8,
    .top_trump_share = 1,
    .trump_share = 0.75,
  },
  .top_share_three = 0.9,
  .top_trump_four = 14,
  .last_trump = 6,
  .draw = 8,
  .draw_top = 18,
  .to_maker = 1.5,
  .defender_trump = -3,
  .idle_trump = -9,
  .high_to_ace = -5,
  .risked_top = -12,
  .singleton = 3,
  .pit_share = 0.18,
  .told = 1.5,
  .lied = -1,
  .own_trick = 0.15,
};

/* ---- Worth of the trick -------------------------------------------------------------- */

/* Returns what the chance of a pit adds to this trick. */
static double
pit_stake (const KlaverjasPosition *position)
{
  const Deal *seen = position->seen;
  unsigned n_cards = card_set_count (position->view.facts.hand); /* tricks left */
  unsigned n_winners = 0;
  bool may_pit = false;
  unsigned n_tricks;
  double part;

  for (unsigned u = 0; u < game_count_units (seen->game, &seen->options); u++)
    {
      n_winners += seen->won[u] != 0;
      may_pit |= seen->won[u] != 0 && klaverjas_may_pit (seen, u);
    }
  if (n_winners > 1 || !may_pit)
    return 0;
  n_tricks = deal_count_tricks (seen);
  part = (double) n_tricks / (n_tricks + n_cards);

  return weigh.pit_share * PIT_ROEM * part * part;
}

static double
chance_to_win_alone (KlaverjasPosition *position, Card card)
{
  return trick_view_chance_of_others (&position->view, seats_of (position->view.facts.seat), card);
}

/*
 * Returns the expected gain with the chance @win. A defender of three prefers winning it himself.
 */
static double
worth_of_trick (KlaverjasPosition *position, Card card, double win, KlaverjasProspect roem)
{
  const TrickView *view = &position->view;
  CardSet table = trick_cards (&view->facts.trick) | card_set_of (card);
  bool is_last = card_set_count (view->facts.hand) == 1;
  double stake = trick_points (view->facts.play.order, table) + (is_last ? LAST_TRICK_POINTS : 0)
                 + weigh.coming * trick_view_seats_to_come (view) + pit_stake (position);

  if (position->is_three && !position->is_maker)
    win = (1 - weigh.own_trick) * win + weigh.own_trick * chance_to_win_alone (position, card);

  return win * (stake + roem.if_won) - (1 - win) * (stake + roem.if_lost);
}

/* ---- Worth of a kept card ------------------------------------------------------------ */

static double
worth_in_hand (const KlaverjasPosition *position, Card card)
{
  const TrickView *view = &position->view;
  double top = trick_view_is_top (view, card);
  CardWeights keep = weigh.keep;

  if (option_is (&position->seen->options, KLAVERJAS_GAME, KLAVERJAS_GAME_KLAVERJAS))
    keep.top_trump = weigh.top_trump_four;
  if (klaverjas_is_trump (position, card))
    return card_worth_trump (&keep, view, card, top)
           + (position->enemy_trumps == 0 ? weigh.last_trump : 0);

  if (position->is_three)
    keep.top_share = weigh.top_share_three;

  return card_worth_plain (&keep, view, view->facts.out, card, top);
}

/* ---- Bonuses ------------------------------------------------------------------------- */

static bool
is_led_to_higher (const TrickView *view, Card card)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];
  CardSet lower = suit & view->facts.hand & ~order->beaters[card] & ~card_set_of (card);

  return order->points[card] >= 4 && lower != 0 && !trick_view_is_top (view, card);
}

static double
signal_bonus (const KlaverjasPosition *position, const Observation *observation, Card card)
{
  switch (klaverjas_signals_tell (position, observation, card).truth)
    {
    case KLAVERJAS_TELLS_TRUTH:
      return weigh.told;
    case KLAVERJAS_TELLS_LIE:
      return weigh.lied;
    default:
      return 0;
    }
}

static double
lead_bonus (const KlaverjasPosition *position, const Observation *observation, Card card)
{
  const TrickView *view = &position->view;
  const TrickOrder *order = view->facts.play.order;
  CardSet suit = order->members[order->group[card]];

  if (klaverjas_is_trump (position, card))
    {
      if (position->enemy_trumps == 0)
        return weigh.idle_trump;
      if (!position->is_makers_side || klaverjas_signals_warn_of_trumps (position, observation))
        return weigh.defender_trump;
      return weigh.draw * MIN (position->n_enemy_trumps, 2)
             + (trick_view_is_top (view, card) ? weigh.draw_top : 0)
             + (position->is_maker ? 0 : weigh.to_maker);
    }

  if (is_led_to_higher (view, card))
    return weigh.high_to_ace;
  if (!position->is_makers_side && (view->facts.hand & suit) == card_set_of (card)
      && order->points[card] < 4 && (view->facts.hand & order->members[position->trump]) != 0)
    return weigh.singleton;

  return 0;
}

/* Penalises discarding a high ace or ten on a trick that may be lost. */
static double
follow_bonus (const TrickView *view, Card card, double win)
{
  const TrickOrder *order = view->facts.play.order;
  unsigned group = order->group[card];

  if (group == order->group[view->facts.trick.card[0]] || group == order->trump
      || !trick_view_is_top (view, card) || order->points[card] < 10)
    return 0;

  return weigh.risked_top * (1 - win);
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
  PlayerReason reason = card_reason_to_follow (&position->view, card, win, FEED_POINTS);
  bool gives_nothing = reason == REASON_KEEP_POINTS || reason == REASON_LEAST_BAD;

  return gives_nothing && win < 0.5 && spares_roem ? REASON_AVOID_BONUS : reason;
}

void
simple_klaverjas_judge_cards (const Observation *observation, Choice *choice)
{
  KlaverjasPosition position;
  KlaverjasProspect roem[HAND_CHOICES];
  double most_roem = 0;

  g_assert (choice->n <= HAND_CHOICES);

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
      bool leads = position.view.facts.trick.n == 0;

      row->value = worth_of_trick (&position, card, win, roem[i]);
      row->value -= worth_in_hand (&position, card);
      row->value += leads ? lead_bonus (&position, observation, card)
                          : follow_bonus (&position.view, card, win);
      row->value += signal_bonus (&position, observation, card);
      if (action_verb (row->action) == KLAVERJAS_VERB_PLAY_STUK)
        row->value
            += klaverjas_is_losing (observation) ? -KLAVERJAS_STUK_ROEM : KLAVERJAS_STUK_ROEM;
      row->reason = leads ? reason_to_lead (&position, card, win)
                          : reason_to_follow (&position, card, win,
                                              most_roem - roem[i].if_lost >= ROEM_TO_SPARE);
    }
}
