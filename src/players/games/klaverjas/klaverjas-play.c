/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Which card a beginner of a Klaverjas club would play (section 15 of games/klaverjas/rules.md).
 *
 * A card is worth what its trick brings or costs, by the chance that the own side wins it, less
 * what the card would still be good for if it were kept. The sayings of the club table are
 * additions to that.
 */

#include "players/games/klaverjas/klaverjas-position.h"
#include "players/games/klaverjas/klaverjas-signals.h"
#include "players/games/klaverjas/klaverjas.h"

#include "players/card-worth.h"
#include "rules/game.h"

#define HAND_CHOICES 10      /* three: ten cards; Kraken: eight, two of them also with stuk */
#define LAST_TRICK_POINTS 10 /* K-9.1 */
#define PIT_ROEM 100         /* K-8.10 */
#define STUK_ROEM 20         /* K-8.8 */
#define FEED_POINTS 3        /* worth a word in a partner’s trick: queens and more */
#define ROEM_TO_SPARE 15     /* worth a word: most of the least roem */

/*
 * All in card points; found by duplicate matches of the level against itself (tools/try-simple,
 * klaverjas; those for three with game=three).
 */
static const struct
{
  double coming; /* the points that each seat still to come puts into the trick */

  CardWeights keep;       /* what a card is good for if it is kept */
  double top_share_three; /* its top_share in the game for three */
  double top_trump_four;  /* its top_trump in the game of four */
  double last_trump;      /* more for a trump, if the enemy has none left */

  /* sayings */
  double draw;           /* the maker's side draws trumps: for each that the enemy may hold */
  double draw_top;       /* more, if it is sure to win */
  double to_maker;       /* the maker's partner leads a trump */
  double defender_trump; /* a defender leads a trump */
  double idle_trump;     /* a trump lead when the enemy has none */
  double high_to_ace;    /* leads a picture below the ace or ten, out, of a suit with lower cards */
  double risked_top; /* throws off a card that would win a trick itself: by the chance to lose it */
  double singleton;  /* a defender leads a lone low card and may ruff the suit later */
  double pit_share;  /* of the pit, for each trick won out of all */

  /* Weights of signals, where the side has agreed on them; measured in strength-notes.md */
  double told; /* tells the partner something true */
  double lied; /* or something that is not */

  /* three: so much of a defender's trick counts only if he wins it himself */
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

/* ---- What the trick is worth --------------------------------------------------------- */

/* What a pit that is still alive makes of this trick, for both sides the same amount. */
static double
pit_stake (const KlaverjasPosition *position)
{
  const Deal *seen = position->seen;
  unsigned n_cards = card_set_count (position->view.facts.hand); /* this trick and those to come */
  unsigned n_winners = 0;
  unsigned n_tricks = 0;
  double part;

  for (unsigned u = 0; u < game_count_units (seen->game, &seen->options); u++)
    n_winners += seen->won[u] != 0;
  if (n_winners > 1)
    return 0;
  for (unsigned s = 0; s < seen->n_seats; s++)
    n_tricks += seen->tricks_won[s];
  part = (double) n_tricks / (n_tricks + n_cards);

  return weigh.pit_share * PIT_ROEM * part * part;
}

/* The chance that the own seat wins the trick with @card, whoever else of its side may. */
static double
chance_to_win_alone (KlaverjasPosition *position, Card card)
{
  return trick_view_chance_of_others (&position->view, seats_of (position->view.facts.seat), card);
}

/*
 * Expected gain or loss by the trick if @card is played to it, with @win the chance to win it.
 * A defender of the game for three has the trick from the maker either way, but rather himself.
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

/* ---- What a card is worth in the hand ------------------------------------------------ */

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

/* ---- Sayings about the lead ---------------------------------------------------------- */

/* A king or ten that falls to a higher card out, where the hand has a lower one of the suit. */
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

/* An ace is thrown to a trick that is won, not to one that somebody may still take. */
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
        row->value += klaverjas_is_losing (observation) ? -STUK_ROEM : STUK_ROEM;
      row->reason = leads ? reason_to_lead (&position, card, win)
                          : reason_to_follow (&position, card, win,
                                              most_roem - roem[i].if_lost >= ROEM_TO_SPARE);
    }
}
