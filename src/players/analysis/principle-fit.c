/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Checks that the sentence of a principle is true of the cards at hand. */

#include "players/analysis/principle.h"
#include "players/analysis/visible.h"
#include "players/knowledge/trick-view.h"
#include "players/player-game.h"
#include "rules/game.h"
#include "rules/talon-play.h"

/* Least cards of a long suit. */
#define LONG_SUIT 3

/* Least length of a suit that is named as trumps. */
#define SOUND_TRUMPS 3

/* A trick is safe if it is won in so many of ten worlds, and lost if in so few. */
#define SAFE_TENTHS 8
#define LOST_TENTHS 2

typedef struct
{
  const Observation *seen;
  const Analysis *analysis;
  const Contrast *contrast;
  Card card; /* recommended card in the hand */
  TrickView view;
} Fit;

static const TrickOrder *
order_of (const Fit *fit)
{
  return fit->view.facts.play.order;
}

static bool
is_trump (const Fit *fit, Card card)
{
  return card != CARD_NONE && card_set_has (trick_view_trumps (&fit->view), card);
}

/* Returns true if no trump and no card of its suit still out beats @card, a trump. */
static bool
is_top_trump (const Fit *fit, Card card)
{
  return is_trump (fit, card) && trick_view_is_top (&fit->view, card);
}

static CardSet
legal_cards (const Fit *fit)
{
  const Deal *deal = &fit->seen->seen;
  CardSet cards = 0;

  for (unsigned i = 0; i < fit->seen->legal.n; i++)
    if (action_is_play (deal->game, fit->seen->legal.at[i]))
      cards |= pack_copies (deal_pack (deal), action_card (deal->game, fit->seen->legal.at[i]));

  return cards & fit->view.facts.hand;
}

static CardSet
own_of_suit (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  return fit->view.facts.hand & order->members[order->group[fit->card]];
}

/* Returns true if the seat has a trump and, without a stock, a choice in later tricks. */
static bool
may_ruff_later (const Fit *fit)
{
  return !is_trump (fit, fit->card) && (fit->view.facts.hand & trick_view_trumps (&fit->view)) != 0
         && fit->view.facts.play.n_stock == 0 && card_set_count (fit->view.facts.hand) > 2;
}

/* Returns the own cards of the recommended card's suit that are lower; a twin of it is not. */
static CardSet
own_below (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  return fit->view.facts.hand & order->members[order->group[fit->card]] & ~order->beaters[fit->card]
         & ~pack_copies (deal_pack (&fit->seen->seen), fit->card);
}

/* Returns true if no legal card counts less than the card, and one counts more. */
static bool
counts_least (const Fit *fit)
{
  const uint8_t *points = order_of (fit)->points;
  bool is_choice = false;

  for (CardSet left = legal_cards (fit); left != 0; left = card_set_rest (left))
    {
      if (points[card_set_first (left)] < points[fit->card])
        return false;
      is_choice |= points[card_set_first (left)] > points[fit->card];
    }

  return is_choice;
}

static bool
counts_most (const Fit *fit)
{
  const uint8_t *points = order_of (fit)->points;

  for (CardSet left = legal_cards (fit); left != 0; left = card_set_rest (left))
    if (points[card_set_first (left)] > points[fit->card])
      return false;

  return true;
}

/*
 * Returns true if the card follows below the best one, and is the highest legal card that does.
 * There must be another legal card of the suit.
 */
static bool
is_highest_that_loses (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);
  const Trick *trick = &fit->view.facts.trick;
  CardSet legal = legal_cards (fit) & order->members[order->group[fit->card]];
  CardSet losing;

  if (trick->n == 0 || card_set_count (legal) < 2
      || order->group[fit->card] != order->group[trick_best_card (trick)])
    return false;
  losing = legal & ~order->beaters[trick_best_card (trick)];

  return card_set_has (losing, fit->card) && (losing & order->beaters[fit->card]) == 0;
}

static bool
takes_so_far (const Fit *fit, Card card)
{
  Trick trick = fit->view.facts.trick;

  trick_add (&trick, order_of (fit), fit->seen->seat, card);

  return trick_winner (&trick) == fit->seen->seat;
}

/* Returns true if a legal card would win the trick so far. */
static bool
can_take (const Fit *fit)
{
  for (CardSet left = legal_cards (fit); left != 0; left = card_set_rest (left))
    if (takes_so_far (fit, card_set_first (left)))
      return true;

  return false;
}

/* Returns true if another legal card that would win the trick so far is higher or a trump. */
static bool
keeps_taker (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);
  CardSet others = legal_cards (fit) & ~card_set_of (fit->card);
  bool keeps = false;

  for (CardSet left = others; left != 0; left = card_set_rest (left))
    if (takes_so_far (fit, card_set_first (left)))
      {
        if (!card_set_has (order->beaters[fit->card], card_set_first (left)))
          return false;
        keeps = true;
      }

  return keeps;
}

/* Returns the cards of the hand that are higher than the card in its suit. */
static CardSet
own_above (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  return fit->view.facts.hand & order->members[order->group[fit->card]] & order->beaters[fit->card];
}

/*
 * Returns true if the card leaves the trick to others, and another legal one would take it; a lead,
 * if higher cards are still out and the seat keeps one.
 */
static bool
is_ducking (const Fit *fit)
{
  if (fit->view.facts.trick.n == 0)
    return !trick_view_is_top (&fit->view, fit->card) && own_above (fit) != 0;

  return !takes_so_far (fit, fit->card) && can_take (fit);
}

static bool
is_mostly_won (const Fit *fit)
{
  return 10 * fit->contrast->n_better >= SAFE_TENTHS * fit->analysis->n_worlds;
}

/* Returns true if the own side wins the trick in at least @tenths of ten worlds. */
static bool
wins_tenths (const Fit *fit, unsigned tenths)
{
  return 10 * fit->analysis->row[0].n_trick >= tenths * fit->analysis->n_worlds;
}

static bool
is_mostly_lost (const Fit *fit)
{
  return 10 * fit->analysis->row[0].n_trick <= LOST_TENTHS * fit->analysis->n_worlds;
}

/* Returns true if the trick that is won holds at least the points of an average one. */
static bool
is_full_trick (const Fit *fit)
{
  const Pack *pack = deal_pack (&fit->seen->seen);
  unsigned all = trick_points (order_of (fit), card_set_of (pack->n_cards) - 1);

  return fit->contrast->points * pack->n_cards >= all * fit->view.facts.n_playing;
}

/* Returns true if @card counts at least a third of the card that counts most. */
static bool
counts_much (const Fit *fit, Card card)
{
  const uint8_t *points = order_of (fit)->points;
  unsigned most = 0;

  for (unsigned i = 0; i < deal_pack (&fit->seen->seen)->n_cards; i++)
    most = MAX (most, points[i]);

  return card != CARD_NONE && 3 * points[card] >= most;
}

/* Returns true if a partner is known to have none of the suit that is led. */
static bool
is_partner_void (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  for (unsigned seat = 0; seat < fit->view.facts.play.n_seats; seat++)
    if (seat != fit->seen->seat && trick_view_is_friend (&fit->view, seat)
        && (fit->view.facts.may_hold[seat] & order->members[order->group[fit->card]]) == 0)
      return true;

  return false;
}

/* Returns true if the seat has half of what ends the deal. */
static bool
is_half_way (const Fit *fit)
{
  const Deal *deal = &fit->seen->seen;
  unsigned unit = deal_unit (deal, fit->seen->seat);
  const TrickEnd *end = &fit->view.facts.play.end;

  return end->kind == TRICK_END_POINTS && 2 * deal->card_points[unit] >= end->points[unit];
}

/* Returns true if the hand holds more trumps than the opponents probably do together. */
static bool
has_more_trumps (const Fit *fit)
{
  const Knowledge *facts = &fit->view.facts;
  CardSet trumps = trick_view_trumps (&fit->view);
  double out = card_set_count (trumps & facts->out);
  double held = card_set_count (trumps & facts->hand);
  unsigned n_all = facts->n_elsewhere;
  unsigned n_theirs = 0;

  for (unsigned seat = 0; seat < facts->play.n_seats; seat++)
    {
      unsigned n
          = seat == facts->seat ? 0 : facts->n_hidden[seat] + card_set_count (facts->shown[seat]);

      n_all += n;
      if (!trick_view_is_friend (&fit->view, seat))
        n_theirs += n;
    }

  return n_all == 0 || held > out * n_theirs / n_all;
}

static bool
may_others_have_trumps (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  return order->trump < TRICK_GROUPS && trick_view_enemy_may_hold (&fit->view, order->trump) != 0;
}

/* Returns true if the card is no trump, and no card still out beats it in its suit. */
static bool
is_top_outside_trumps (const Fit *fit)
{
  return !is_trump (fit, fit->card) && trick_view_is_top (&fit->view, fit->card);
}

/* Returns the cards of the hand outside trumps that no card still out beats in its suit. */
static CardSet
own_winners (const Fit *fit)
{
  CardSet winners = 0;

  for (CardSet left
       = fit->view.facts.hand & ~trick_view_trumps (&fit->view) & ~card_set_of (fit->card);
       left != 0; left = card_set_rest (left))
    if (trick_view_is_top (&fit->view, card_set_first (left)))
      winners |= card_set_of (card_set_first (left));

  return winners;
}

/* Returns true if the hand has a high card outside trumps that a ruff could take. */
static bool
has_high_cards (const Fit *fit)
{
  for (CardSet left = fit->view.facts.hand & ~trick_view_trumps (&fit->view); left != 0;
       left = card_set_rest (left))
    if (counts_much (fit, card_set_first (left))
        || trick_view_is_top (&fit->view, card_set_first (left)))
      return true;

  return false;
}

/*
 * Returns true if small cards of the long suit can become winners. The hand has more of the suit
 * than another hand has on average, and others have no trumps or fewer than the hand.
 */
static bool
can_win_late (const Fit *fit)
{
  const Knowledge *facts = &fit->view.facts;
  CardSet cards = fit->contrast->cards;
  CardSet suit = order_of (fit)->members[fit->contrast->group];
  unsigned n = card_set_count (cards);
  bool has_small = false;

  for (CardSet left = cards; left != 0; left = card_set_rest (left))
    has_small |= !trick_view_is_top (&fit->view, card_set_first (left));

  return n >= LONG_SUIT && has_small
         && n * (facts->n_playing - 1u) > card_set_count (suit & facts->out)
         && (!may_others_have_trumps (fit) || has_more_trumps (fit));
}

/* Returns true if the hand has a pair to announce on a later lead, without the card. */
static bool
keeps_pair (const Fit *fit)
{
  CardSet kept = fit->view.facts.hand & ~card_set_of (fit->card);
  TalonPlay play;

  if (!talon_play_make (&play, &fit->seen->seen))
    return false;
  for (unsigned i = 0; i < play.n_announcements; i++)
    if ((play.announcement[i].cards & ~kept) == 0)
      return true;

  return false;
}

/* ---- Calls ----------------------------------------------------------------------------------- */

/* Returns true if the hand has three trumps of @suit, one of the best two, and an ace beside. */
static bool
is_sound (const Observation *seen, Suit suit)
{
  const Deal *deal = &seen->seen;
  const TrickOrder *order = game_order (deal->game, &deal->options, suit);
  CardSet hand = deal->hand[seen->seat];
  const Card *best;
  CardSet trumps;

  if (order->trump >= TRICK_GROUPS)
    return false;
  trumps = order->members[order->trump];
  best = &order->ranked[order->first[order->trump]];
  if (card_set_count (hand & trumps) < SOUND_TRUMPS
      || (hand & (card_set_of (best[0]) | card_set_of (best[1]))) == 0)
    return false;
  for (CardSet left = hand & ~trumps; left != 0; left = card_set_rest (left))
    if (deal_pack (deal)->cards[card_set_first (left)].rank == RANK_ACE)
      return true;

  return false;
}

/* Returns true if the named suit is sound; of a pass, if no suit is. */
static bool
are_trumps_sound (const Observation *seen, Action action)
{
  if (action_verb (action) != VERB_PASS)
    return is_sound (seen, action_suit (seen->seen.game, action));
  for (Suit suit = 0; suit < SUIT_NONE; suit++)
    if (is_sound (seen, suit))
      return false;

  return true;
}

/* ---- Plays ----------------------------------------------------------------------------------- */

/* Rules about trumps and partners; true for others. */
static bool
fits_side (Principle principle, const Fit *fit, bool is_lead)
{
  switch (principle)
    {
    case PRINCIPLE_DRAW_TRUMPS:
      return is_lead && is_trump (fit, fit->card) && may_others_have_trumps (fit)
             && has_more_trumps (fit) && has_high_cards (fit);
    case PRINCIPLE_KEEP_TRUMP:
      return !is_trump (fit, fit->card);
    case PRINCIPLE_FORCE:
      return is_lead && is_mostly_won (fit);
    case PRINCIPLE_PARTNER_RUFFS:
      return is_partner_void (fit);
    case PRINCIPLE_FEED_PARTNER:
      return !takes_so_far (fit, fit->card) && wins_tenths (fit, SAFE_TENTHS) && counts_most (fit)
             && counts_much (fit, fit->card);
    case PRINCIPLE_LEAVE_TO_PARTNER:
      return !is_lead && !takes_so_far (fit, fit->card) && can_take (fit)
             && trick_view_is_friend (&fit->view, trick_winner (&fit->view.facts.trick));
    case PRINCIPLE_ACES_EARLY:
      return is_lead && is_top_outside_trumps (fit) && may_others_have_trumps (fit);
    case PRINCIPLE_LONG_SUIT:
      return can_win_late (fit);
    case PRINCIPLE_SHORT_SUIT:
      return is_lead && own_of_suit (fit) == card_set_of (fit->card) && may_ruff_later (fit);
    case PRINCIPLE_KEEP_PAIR:
      return keeps_pair (fit);
    case PRINCIPLE_ENOUGH:
      return is_half_way (fit);
    default:
      return true;
    }
}

/* Rules about the trick; true for others. */
static bool
fits_trick (Principle principle, const Fit *fit, bool is_lead)
{
  PlayerShuns shuns = player_shuns (&fit->seen->seen);
  Card other = fit->contrast->card;

  switch (principle)
    {
    case PRINCIPLE_POINTS_SAFE:
      return !is_lead && is_mostly_won (fit) && !is_top_trump (fit, fit->card)
             && counts_much (fit, fit->card);
    case PRINCIPLE_THROW_CHEAP:
      return !is_lead && counts_least (fit) && is_mostly_lost (fit);
    case PRINCIPLE_TAKE_DEAR:
      return is_full_trick (fit) && (own_below (fit) & legal_cards (fit)) != 0;
    case PRINCIPLE_WIN_CHEAPLY:
      return shuns == SHUNS_NOTHING && !is_lead && takes_so_far (fit, fit->card)
             && wins_tenths (fit, SAFE_TENTHS) && keeps_taker (fit);
    case PRINCIPLE_SHED:
      return shuns != SHUNS_NOTHING && !is_lead && !takes_so_far (fit, fit->card);
    case PRINCIPLE_LEAD_WINNER:
      return is_lead && visible_is_sure (fit->seen, fit->card);
    case PRINCIPLE_WAIT:
      return !trick_view_is_top (&fit->view, other) && counts_much (fit, other);
    case PRINCIPLE_DUCK:
      return is_ducking (fit) && !counts_much (fit, fit->card);
    case PRINCIPLE_KEEP_LEAD:
      return is_lead && is_mostly_won (fit) && own_winners (fit) != 0;
    case PRINCIPLE_GIVE_LEAD:
      return is_mostly_lost (fit) && !counts_much (fit, fit->card) && own_winners (fit) == 0;
    case PRINCIPLE_CATCH:
      return is_lead && other != CARD_NONE && counts_much (fit, other)
             && order_of (fit)->group[other] == order_of (fit)->group[fit->card];
    case PRINCIPLE_LAST_TRICK:
      return card_set_count (fit->view.facts.hand) > 1;
    case PRINCIPLE_MAKE_BONUS:
      return 2 * fit->contrast->n_better >= fit->analysis->n_worlds;
    case PRINCIPLE_DENY_BONUS:
      return !is_lead && is_mostly_lost (fit);
    case PRINCIPLE_STAY_BELOW:
      return shuns != SHUNS_NOTHING && is_highest_that_loses (fit);
    case PRINCIPLE_SMALL_FOR_END:
      return shuns == SHUNS_LAST && own_below (fit) != 0;
    default:
      return true;
    }
}

bool
principle_fits (Principle principle, const Observation *seen, const Analysis *analysis,
                const Contrast *contrast, Card card)
{
  Fit fit = { .seen = seen, .analysis = analysis, .contrast = contrast };
  bool is_lead;

  if (principle == PRINCIPLE_TRUMPS_AHEAD && action_verb (analysis->row[0].action) != VERB_PASS)
    return analysis->row[0].value > 0;
  if (principle == PRINCIPLE_SOUND_TRUMPS)
    return are_trumps_sound (seen, analysis->row[0].action);
  if (seen->seen.phase != PHASE_PLAY || card == CARD_NONE)
    return true;

  trick_view_make (&fit.view, seen);
  fit.view.friends = fit.view.facts.play.allies[seen->seat];
  fit.card = card_set_first (fit.view.facts.hand & pack_copies (deal_pack (&seen->seen), card));
  is_lead = fit.view.facts.trick.n == 0;

  return fits_side (principle, &fit, is_lead) && fits_trick (principle, &fit, is_lead);
}
