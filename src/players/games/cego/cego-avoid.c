/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Games in which tricks are bad (CE-8): Bettel and Picolo, where the others hunt the declarer, and
 * Räuber and Drescher, where everyone plays for himself. By section 15 of games/cego/rules.md.
 *
 * A card is worth what the trick does with it, and that it is gone: high cards are dangerous.
 */

#include "players/games/cego/cego-position.h"
#include "players/games/cego/cego.h"

/* How dangerous it is to keep a card, and so how welcome to be rid of it. */
typedef struct
{
  double suit;    /* a card of a suit, by the share of its suit out that it beats */
  double covered; /* of that, if a lower one of the suit stays */
  double trump;   /* any trump: it beats four suits */
  double higher;  /* more, by the share of trumps out that it beats */
} Danger;

/*
 * Per cent of a trick that must not be won, or that the declarer is made to win. Found by matches
 * of the level against itself with other values in one seat, the games chosen for it. In all games
 * of a match they are tried by tools/try-simple, cego payment=each.
 */
#define TRICK 100

static const Danger danger_declarer = { 21, 0.6, -3, 16 };
static const Danger danger_hunter = { 50, 0.6, 0, 8 };
static const Danger danger_raeuber = { 16, 0, 45, 24 };
static const Danger danger_drescher = { 3, 0.6, 15, 16 };

static const struct
{
  double trick;  /* a won trick, besides its points */
  double point;  /* a card point in a won trick */
  double given;  /* a card point put on somebody else's trick */
  double coming; /* the points that each seat to come puts into the trick */
} raeuber = {
  .trick = -8,
  .point = 8,
  .given = 6,
  .coming = 1,
};

/* The lead to the last trick: worse than any card kept for it. */
#define DRESCHER_LEAD 16

/* The share of the cards out of its group that @card beats. */
static double
share_below (const TrickView *view, Card card)
{
  CardSet out
      = view->facts.play.order->members[view->facts.play.order->group[card]] & view->facts.out;
  unsigned n = card_set_count (out);

  return n == 0 ? 0.5 : card_set_count (out & ~view->facts.play.order->beaters[card]) / (double) n;
}

static double
danger (const Danger *weigh, const TrickView *view, Card card)
{
  const TrickOrder *order = view->facts.play.order;
  CardSet own = view->facts.hand & order->members[order->group[card]];
  double share = share_below (view, card);
  bool is_covered = (own & ~order->beaters[card] & ~card_set_of (card)) != 0;

  if (cego_is_trump (card))
    return weigh->trump + weigh->higher * share;

  return weigh->suit * share * (is_covered ? weigh->covered : 1);
}

static PlayerReason
reason_to_avoid (const TrickView *view, double won)
{
  if (won >= 0.5)
    return REASON_LEAST_BAD;

  return view->facts.trick.n == 0 ? REASON_SAFE_LEAD : REASON_DUCK;
}

/* ---- Bettel and Picolo ---------------------------------------------------------------- */

/* The declarer wants no trick (any more). */
static void
judge_staying_low (const CegoPosition *position, ChoiceRow *row, Card card)
{
  double won = cego_chance_to_be_left (&position->view, card);

  row->value = danger (&danger_declarer, &position->view, card) - TRICK * won;
  row->reason = reason_to_avoid (&position->view, won);
}

/* Picolo: the one trick, best at once and with the card that would hurt most later. */
static void
judge_one_trick (CegoPosition *position, ChoiceRow *row, Card card)
{
  double won = trick_view_chance_to_win (&position->view, card);

  row->value = danger (&danger_declarer, &position->view, card) + TRICK * won;
  row->reason = won >= 0.5 ? REASON_WIN_TRICK : REASON_LEAST_BAD;
}

/* The opponents make the declarer win a trick; if he cannot, they get rid of high cards. */
static void
judge_hunting (const CegoPosition *position, ChoiceRow *row, Card card)
{
  const TrickView *view = &position->view;
  bool waits_for_one = position->seen->own.cego.game == CEGO_PICOLO
                       && position->seen->tricks_won[position->declarer] == 0;
  double caught = waits_for_one ? 0 : cego_chance_to_catch (view, position->declarer, card);

  row->value = danger (&danger_hunter, view, card) + TRICK * caught;
  row->reason = caught > 0 ? REASON_CATCH : REASON_DISCARD;
}

/* ---- Räuber and Drescher -------------------------------------------------------------- */

/* Most points lose: no tricks with points, and full cards onto those of others. */
static void
judge_raeuber (const CegoPosition *position, ChoiceRow *row, Card card)
{
  const TrickView *view = &position->view;
  double won = cego_chance_to_be_left (view, card);
  double points = view->facts.play.order->points[card];
  double stake = trick_points (view->facts.play.order, trick_cards (&view->facts.trick)) + points
                 + raeuber.coming * trick_view_seats_to_come (view);

  row->value = danger (&danger_raeuber, view, card) - won * (raeuber.trick + raeuber.point * stake)
               + (1 - won) * raeuber.given * points;
  row->reason = reason_to_avoid (view, won);
}

/* Only the last trick loses: high cards first, and not the lead to the last trick. */
static void
judge_drescher (const CegoPosition *position, ChoiceRow *row, Card card)
{
  const TrickView *view = &position->view;
  bool is_last_but_one = card_set_count (view->facts.hand) == 2;
  double won = is_last_but_one ? cego_chance_to_be_left (view, card) : 0;

  row->value = danger (&danger_drescher, view, card) - won * DRESCHER_LEAD;
  row->reason = won > 0                          ? reason_to_avoid (view, won)
                : share_below (view, card) > 0.5 ? REASON_SHED_HIGH
                                                 : REASON_DISCARD;
}

void
simple_cego_judge_avoiding (const Observation *observation, Choice *choice)
{
  CegoPosition position;
  unsigned game = observation->seen.own.cego.game;

  cego_position_make (&position, observation);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      Card card = (Card) action_arg (row->action);

      if (game == CEGO_RAEUBER)
        judge_raeuber (&position, row, card);
      else if (game == CEGO_DRESCHER)
        judge_drescher (&position, row, card);
      else if (!position.is_declarer)
        judge_hunting (&position, row, card);
      else if (game == CEGO_PICOLO && position.seen->tricks_won[position.declarer] == 0)
        judge_one_trick (&position, row, card);
      else
        judge_staying_low (&position, row, card);
    }
}
