/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses cards in games of avoided tricks (CE-8; section 15 of games/cego/rules.md). The value is
 * the effect on the trick plus the danger of keeping the card.
 */

#include "players/games/cego/cego-position.h"
#include "players/games/cego/cego.h"

/* Danger of keeping a card. */
typedef struct
{
  double suit;    /* suit card, times the share of its suit below */
  double covered; /* factor if a lower card remains */
  double trump;   /* any trump */
  double higher;  /* added for a trump, times the share of trumps below */
} Danger;

/*
 * Values in percent of a trick, found by matches of these games. Test changes with
 * tools/try-simple, cego payment=each.
 */
#define TRICK 100

static const Danger danger_declarer = { 21, 0.6, -3, 16 };
static const Danger danger_hunter = { 50, 0.6, 0, 8 };
static const Danger danger_raeuber = { 16, 0, 45, 24 };
static const Danger danger_drescher = { 3, 0.6, 15, 16 };

static const struct
{
  double trick;
  double point;  /* per point won */
  double given;  /* per point given away */
  double coming; /* expected points per seat yet to play */
} raeuber = {
  .trick = -8,
  .point = 8,
  .given = 6,
  .coming = 1,
};

/* Cost of leading to the last trick. */
#define DRESCHER_LEAD 16

/* Returns the share of outstanding cards of its group below @card. */
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

static void
judge_staying_low (const CegoPosition *position, ChoiceRow *row, Card card)
{
  double won = cego_chance_to_be_left (&position->view, card);

  row->value = danger (&danger_declarer, &position->view, card) - TRICK * won;
  row->reason = reason_to_avoid (&position->view, won);
}

/* Judges a Picolo card: best to win the one trick early, with a dangerous card. */
static void
judge_one_trick (CegoPosition *position, ChoiceRow *row, Card card)
{
  double won = trick_view_chance_to_win (&position->view, card);

  row->value = danger (&danger_declarer, &position->view, card) + TRICK * won;
  row->reason = won >= 0.5 ? REASON_WIN_TRICK : REASON_LEAST_BAD;
}

/* Judges an opponent's card, which forces a trick on the declarer or sheds danger. */
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

/* Judges a Räuber card. Most points lose, so rich tricks are bad and full cards are given away. */
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

/* Judges a Drescher card. Only the last trick loses, so high cards are shed. */
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
