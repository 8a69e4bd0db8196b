/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Checks that the sentence of a principle is true of the cards at hand. */

#include "players/analysis/principle.h"
#include "players/knowledge/trick-view.h"
#include "rules/game.h"

/* Least cards of a long suit. */
#define LONG_SUIT 3

/* A trick is safe if it is won in so many of ten worlds. */
#define SAFE_TENTHS 8

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

/* Returns the own cards of the recommended card's suit that are lower; a twin of it is not. */
static CardSet
own_below (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  return fit->view.facts.hand & order->members[order->group[fit->card]] & ~order->beaters[fit->card]
         & ~pack_copies (deal_pack (&fit->seen->seen), fit->card);
}

static bool
counts_least (const Fit *fit)
{
  const uint8_t *points = order_of (fit)->points;

  for (CardSet left = legal_cards (fit); left != 0; left = card_set_rest (left))
    if (points[card_set_first (left)] < points[fit->card])
      return false;

  return true;
}

/* Returns true if the card follows below the best one, and is the highest legal card that does. */
static bool
is_highest_that_loses (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);
  const Trick *trick = &fit->view.facts.trick;
  CardSet losing;

  if (trick->n == 0 || order->group[fit->card] != order->group[trick_best_card (trick)])
    return false;
  losing = legal_cards (fit) & order->members[order->group[fit->card]]
           & ~order->beaters[trick_best_card (trick)];

  return card_set_has (losing, fit->card) && (losing & order->beaters[fit->card]) == 0;
}

static bool
takes_so_far (const Fit *fit, Card card)
{
  Trick trick = fit->view.facts.trick;

  trick_add (&trick, order_of (fit), fit->seen->seat, card);

  return trick_winner (&trick) == fit->seen->seat;
}

/*
 * Returns true if the card leaves the trick to others, and another legal one would take it; a lead,
 * if higher cards are still out.
 */
static bool
is_ducking (const Fit *fit)
{
  if (fit->view.facts.trick.n == 0)
    return !trick_view_is_top (&fit->view, fit->card);
  if (takes_so_far (fit, fit->card))
    return false;
  for (CardSet left = legal_cards (fit); left != 0; left = card_set_rest (left))
    if (takes_so_far (fit, card_set_first (left)))
      return true;

  return false;
}

static bool
is_mostly_won (const Fit *fit)
{
  return 10 * fit->contrast->n_better >= SAFE_TENTHS * fit->analysis->n_worlds;
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

/* Returns true if our side probably holds more trumps than the opponents. */
static bool
has_more_trumps (const Fit *fit)
{
  const Knowledge *facts = &fit->view.facts;
  CardSet trumps = trick_view_trumps (&fit->view);
  double out = card_set_count (trumps & facts->out);
  double held = card_set_count (trumps & facts->hand);
  unsigned n_all = facts->n_elsewhere;
  unsigned n_theirs = 0;
  unsigned n_ours = 0;

  for (unsigned seat = 0; seat < facts->play.n_seats; seat++)
    {
      unsigned n
          = seat == facts->seat ? 0 : facts->n_hidden[seat] + card_set_count (facts->shown[seat]);

      n_all += n;
      *(trick_view_is_friend (&fit->view, seat) ? &n_ours : &n_theirs) += n;
    }

  return n_all == 0 || held + out * n_ours / n_all > out * n_theirs / n_all;
}

static bool
may_others_have_trumps (const Fit *fit)
{
  const TrickOrder *order = order_of (fit);

  return order->trump < TRICK_GROUPS && trick_view_enemy_may_hold (&fit->view, order->trump) != 0;
}

static bool
is_ace_outside_trumps (const Fit *fit)
{
  return !is_trump (fit, fit->card)
         && deal_pack (&fit->seen->seen)->cards[fit->card].rank == RANK_ACE;
}

bool
principle_fits (Principle principle, const Observation *seen, const Analysis *analysis,
                const Contrast *contrast, Card card)
{
  Fit fit = { .seen = seen, .analysis = analysis, .contrast = contrast };
  bool is_lead;

  if (principle == PRINCIPLE_TRUMPS_AHEAD && action_verb (analysis->row[0].action) != VERB_PASS)
    return analysis->row[0].value > 0;
  if (seen->seen.phase != PHASE_PLAY || card == CARD_NONE)
    return true;

  trick_view_make (&fit.view, seen);
  fit.view.friends = fit.view.facts.play.allies[seen->seat];
  fit.card = card_set_first (fit.view.facts.hand & pack_copies (deal_pack (&seen->seen), card));
  is_lead = fit.view.facts.trick.n == 0;
  switch (principle)
    {
    case PRINCIPLE_DRAW_TRUMPS:
      return has_more_trumps (&fit);
    case PRINCIPLE_KEEP_TRUMP:
      return !is_trump (&fit, fit.card);
    case PRINCIPLE_PARTNER_RUFFS:
      return is_partner_void (&fit);
    case PRINCIPLE_FEED_PARTNER:
      return (contrast->kind == CONTRAST_NONE || is_mostly_won (&fit))
             && counts_much (&fit, fit.card);
    case PRINCIPLE_POINTS_SAFE:
      return is_mostly_won (&fit) && !is_top_trump (&fit, fit.card) && counts_much (&fit, fit.card);
    case PRINCIPLE_THROW_CHEAP:
      return counts_least (&fit) && 2 * analysis->row[0].n_trick <= analysis->n_worlds;
    case PRINCIPLE_TAKE_DEAR:
      return is_full_trick (&fit) && (own_below (&fit) & legal_cards (&fit)) != 0;
    case PRINCIPLE_ACES_EARLY:
      return is_ace_outside_trumps (&fit) && may_others_have_trumps (&fit);
    case PRINCIPLE_WAIT:
      return !trick_view_is_top (&fit.view, contrast->card) && counts_much (&fit, contrast->card);
    case PRINCIPLE_DUCK:
      return is_ducking (&fit) && !counts_much (&fit, fit.card);
    case PRINCIPLE_KEEP_LEAD:
      return is_lead;
    case PRINCIPLE_CATCH:
      return is_lead && contrast->card != CARD_NONE
             && order_of (&fit)->group[contrast->card] == order_of (&fit)->group[fit.card];
    case PRINCIPLE_LONG_SUIT:
      return card_set_count (contrast->cards) >= LONG_SUIT;
    case PRINCIPLE_ENOUGH:
      return is_half_way (&fit);
    case PRINCIPLE_STAY_BELOW:
      return is_highest_that_loses (&fit);
    case PRINCIPLE_SMALL_FOR_END:
      return own_below (&fit) != 0;
    default:
      return true;
    }
}
