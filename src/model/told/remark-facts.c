/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/remark-facts.h"

#include "players/argue.h"
#include "rules/game.h"
#include "rules/trick-score.h"

#define CLOSE_POINTS 2
#define BONUS_LEAST 40 /* points of a large announcement: a marriage of trumps in Schnapsen */
#define TRICKS_LEAST 5 /* tricks of a deal that was played through */

typedef struct
{
  unsigned user;
  const Signals *signals;
  RemarkFact *facts;

  /* current trick */
  RemarkFact fed;
  RemarkFact given;
  uint8_t asked;  /* suits that were asked for, by bit, if the user led the trick */
  int8_t asking;  /* seat that asked */
  bool is_answer; /* true if the user led one of them */

  uint8_t missed;   /* suits asked for when the user lost the lead with another */
  int8_t missed_of; /* seat that asked */
  uint8_t led;      /* suits that the user has led */
} Walk;

static void
set (RemarkFact *facts, RemarkFactKind kind, RemarkFact fact)
{
  fact.holds = true;
  facts[kind] = fact;
}

/* ---- Calls ----------------------------------------------------------------------------------- */

static bool
is_double (const Deal *before, const Deal *after)
{
  GameContract old = game_contract (before);
  GameContract now = game_contract (after);

  if (old.seat == NO_SEAT || now.seat != old.seat || now.value != old.value)
    return false;

  return now.doubled != NULL ? now.doubled != old.doubled : now.multiplier > old.multiplier;
}

static void
note_bonus (Walk *walk, const Announced *announced)
{
  if (announced->points >= BONUS_LEAST && announced->points > walk->facts[REMARK_BONUS].points)
    set (walk->facts, REMARK_BONUS, (RemarkFact) { .seat = NO_SEAT, .points = announced->points });
}

static void
walk_announcements (Walk *walk, const Deal *before, const Deal *after, unsigned seat, Action action)
{
  Announced announced = { 0 };
  unsigned of;

  if (before->game->counsel->announced == NULL)
    return;
  if (seat == walk->user)
    announced = game_announces (before, action);
  note_bonus (walk, &announced);
  action = game_unasked (before, after, &of);
  if (action == ACTION_NONE || of != walk->user)
    return;
  announced = game_announces (after, action);
  note_bonus (walk, &announced);
}

/* ---- Cards given ----------------------------------------------------------------------------- */

/* Returns the most points of a card that is no trump. */
static unsigned
most_points (const Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  unsigned most = 0;

  for (unsigned i = 0; i < deal_pack (deal)->n_cards; i++)
    if (order->group[i] != order->trump && order->points[i] > most)
      most = order->points[i];

  return most;
}

/* Returns true if @card is no trump and counts nearly as much as any. */
static bool
is_rich (const Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);

  return order->group[card] != order->trump && order->points[card] > 1
         && order->points[card] + 1u >= most_points (deal);
}

static bool
had_cheaper_card (const Deal *before, Card card)
{
  const uint8_t *points = deal_order (before)->points;
  ActionList list;

  deal_legal (before, &list);
  for (unsigned i = 0; i < list.n; i++)
    if (action_is_play (before->game, list.at[i])
        && points[action_card (before->game, list.at[i])] < points[card])
      return true;

  return false;
}

/* Notes a card that was put by choice on a trick that the own side was winning. */
static void
walk_gift (Walk *walk, const Deal *before, unsigned seat, Card card)
{
  SeatSet side = game_allies (before, walk->user);
  unsigned winner;

  if (before->trick.n == 0 || !seats_have (side, seat) || !is_rich (before, card)
      || !had_cheaper_card (before, card))
    return;
  winner = trick_winner (&before->trick);
  if (seat == walk->user && seats_have (side, winner))
    walk->fed = (RemarkFact) { .holds = true, .seat = (int8_t) winner, .card = card };
  else if (seat != walk->user && winner == walk->user)
    walk->given = (RemarkFact) { .holds = true, .seat = (int8_t) seat, .card = card };
}

/* ---- Signals --------------------------------------------------------------------------------- */

/*
 * Returns true if a partner asked for @action, a lead of the user in a plain suit, and can win the
 * trick. Trumps are led for other reasons too.
 */
static bool
is_asked (const Walk *walk, const Observation *observation, const Deal *before, Action action,
          PlayerMessage *message)
{
  const Choice choice = { .n = observation->legal.n, .row = { { .action = action } } };
  PlayerArgument argument;

  player_argue (observation, &choice, &argument);
  *message = argument.message;
  if (message->kind != MESSAGE_ASKED || message->suit == before->trump)
    return false;
  for (unsigned seat = 0; seat < before->n_seats; seat++)
    if (seat != walk->user && (message->cards & before->hand[seat]) != 0
        && deal_has_played (before, seat, message->card))
      return true;

  return false;
}

static unsigned
seat_that_played (const Deal *deal, Card card)
{
  unsigned seat = 0;

  while (!deal_has_played (deal, seat, card))
    seat++;

  return seat;
}

static void
walk_lead (Walk *walk, const Deal *before, Action action)
{
  unsigned suit = deal_order (before)->group[action_card (before->game, action)];
  Observation observation;

  walk->led |= (uint8_t) (1u << suit);
  if (!game_has_signals (before->game, &before->options))
    return;
  observation_make (&observation, before, walk->user);
  memcpy (observation.signals, walk->signals, sizeof observation.signals);
  for (unsigned i = 0; i < observation.legal.n && observation.legal.n > 1; i++)
    {
      PlayerMessage message;

      if (!action_is_play (before->game, observation.legal.at[i])
          || !is_asked (walk, &observation, before, observation.legal.at[i], &message))
        continue;
      walk->asked |= (uint8_t) (1u << message.suit);
      walk->asking = (int8_t) seat_that_played (before, message.card);
    }
  walk->is_answer = (walk->asked & (1u << suit)) != 0;
}

/* ---- Tricks ---------------------------------------------------------------------------------- */

static unsigned
count_tricks (const Deal *deal, SeatSet seats)
{
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    n += seats_have (seats, seat) ? deal->tricks_won[seat] : 0;

  return n;
}

/* Notes an opponent's highest card that the user took with a trump. */
static void
note_ruff (Walk *walk, const Deal *after)
{
  const TrickOrder *order = deal_order (after);
  const Trick *trick = &after->last_trick;
  SeatSet side = game_allies (after, walk->user);

  if (order->group[trick_best_card (trick)] != order->trump
      || order->group[trick->card[0]] == order->trump)
    return;
  for (unsigned i = 0; i < trick->n; i++)
    if (!seats_have (side, trick->seat[i]) && is_rich (after, trick->card[i])
        && order->points[trick->card[i]] == most_points (after))
      set (walk->facts, REMARK_RUFFED,
           (RemarkFact) { .seat = (int8_t) trick->seat[i], .card = trick->card[i] });
}

static void
note_signal (Walk *walk, const Deal *after, unsigned winner)
{
  const Trick *trick = &after->last_trick;

  if (walk->asked == 0)
    return;
  if (walk->is_answer && (int) winner == walk->asking)
    set (walk->facts, REMARK_ANSWERED,
         (RemarkFact) { .seat = walk->asking, .suit = deal_order (after)->group[trick->card[0]] });
  else if (!walk->is_answer && !seats_have (game_allies (after, walk->user), winner))
    {
      walk->missed |= walk->asked;
      walk->missed_of = walk->asking;
    }
}

static void
walk_trick (Walk *walk, const Deal *after)
{
  unsigned winner = trick_winner (&after->last_trick);
  SeatSet side = game_allies (after, walk->user);

  if (walk->fed.holds && winner != walk->user && seats_have (side, winner))
    {
      walk->fed.seat = (int8_t) winner;
      walk->facts[REMARK_FED] = walk->fed;
    }
  if (walk->given.holds && winner == walk->user)
    walk->facts[REMARK_GIVEN] = walk->given;
  if (winner == walk->user)
    note_ruff (walk, after);
  note_signal (walk, after, winner);
  walk->fed.holds = walk->given.holds = walk->is_answer = false;
  walk->asked = 0;
}

static void
note_missed (const Walk *walk)
{
  unsigned missed = walk->missed & ~walk->led;
  uint8_t suit = 0;

  if (missed == 0)
    return;
  while ((missed & (1u << suit)) == 0)
    suit++;
  set (walk->facts, REMARK_MISSED, (RemarkFact) { .seat = walk->missed_of, .suit = suit });
}

/* ---- The result ------------------------------------------------------------------------------ */

/* Returns how many card points would turn a contest of two sides; 0 if only a trick would. */
static unsigned
turn_contest (const TrickScore *score)
{
  unsigned must = score->contest.must;
  int lead
      = score->points[must] + score->bonus[must] - score->points[must ^ 1] - score->bonus[must ^ 1];

  if (seats_count (score->winners) < 2)
    return 0;

  return (unsigned) (lead > 0 ? (lead + 1) / 2 : -lead / 2 + 1);
}

/* Returns how many card points would turn a deal that the points of one side decide, or 0. */
static unsigned
turn_table (const Deal *end, const TrickScore *score)
{
  unsigned seat = 0;
  int total = score->total;
  int points;

  for (unsigned u = 0; score->total == 0 && u < SEATS_MAX; u++)
    total += score->points[u];
  while (!seats_have (score->side, seat))
    seat++;
  points = score->points[deal_unit (end, seat)];
  for (int by = 1; by <= CLOSE_POINTS; by++)
    for (int other = points - by; other <= points + by; other += 2 * by)
      if (other >= 0 && other <= total && (score->worth[other] > 0) != (score->worth[points] > 0))
        return (unsigned) by;

  return 0;
}

/* Returns the points that the loser lacks where enough points end the deal. */
static unsigned
turn_count (const Deal *end, unsigned loser)
{
  OwnCount count = { 0 };

  game_count (end, loser, &count);

  return count.needed > count.value ? count.needed - count.value : 0;
}

/* Returns the number of card points that would have changed the winner, or 0 if unknown. */
static unsigned
find_turn (const Deal *end, const DealResult *result, unsigned user, double lead)
{
  TrickScore score;

  trick_score_make (&score, end);
  if (score.kind == TRICK_SCORE_CONTEST && result->n_units == 2)
    return turn_contest (&score);
  if (score.kind == TRICK_SCORE_TABLE)
    return turn_table (end, &score);

  return end->n_seats == 2 ? turn_count (end, lead < 0 ? user : user ^ 1) : 0;
}

/* Returns the first seat outside @side that took a trick. */
static int8_t
find_taker (const Deal *end, SeatSet side)
{
  int8_t seat = 0;

  while (seats_have (side, (unsigned) seat) || end->tricks_won[seat] == 0)
    seat++;

  return seat;
}

static void
note_tricks (Walk *walk, const Deal *end)
{
  SeatSet side = game_allies (end, walk->user);
  unsigned own = count_tricks (end, side);
  unsigned all = count_tricks (end, end->playing);
  TrickScore score;

  trick_score_make (&score, end);
  if (all < TRICKS_LEAST)
    return;
  if (own == all)
    set (walk->facts, REMARK_ALL_TRICKS, (RemarkFact) { .seat = NO_SEAT });
  else if (own + 1 == all && seats_have (score.sweepers, deal_unit (end, walk->user)))
    set (walk->facts, REMARK_ALL_BUT_ONE, (RemarkFact) { .seat = find_taker (end, side) });
}

static void
note_result (Walk *walk, const Deal *end, int doubler, unsigned action)
{
  DealResult result;
  double lead;
  unsigned turn;

  deal_result (end, &result);
  lead = deal_result_lead (&result, deal_unit (end, walk->user));
  if (lead == 0)
    return;
  turn = find_turn (end, &result, walk->user, lead);
  if (turn > 0 && turn <= CLOSE_POINTS)
    set (walk->facts, lead > 0 ? REMARK_CLOSE_WON : REMARK_CLOSE_LOST,
         (RemarkFact) { .seat = end->declarer, .points = turn });
  if (doubler != NO_SEAT)
    {
      bool is_own = seats_have (game_allies (end, walk->user), (unsigned) doubler);

      set (walk->facts,
           is_own ? (lead > 0 ? REMARK_DOUBLE_PAID : REMARK_DOUBLE_COST)
                  : (lead > 0 ? REMARK_DOUBLED_WON : REMARK_DOUBLED_LOST),
           (RemarkFact) { .seat = (int8_t) doubler, .action = action });
    }
  if (lead > 0)
    note_tricks (walk, end);
}

/* Drops the facts that are none where points are not the goal, and announcements that failed. */
static void
drop_void (Walk *walk, const Deal *end)
{
  if (trick_score_is_priced (end))
    walk->facts[REMARK_FED].holds = walk->facts[REMARK_GIVEN].holds
        = walk->facts[REMARK_RUFFED].holds = false;
  if (seats_have (game_contract (end).outdone, walk->user))
    walk->facts[REMARK_BONUS].holds = false;
}

void
remark_facts_find (const MatchLog *log, unsigned index, unsigned user, const Signals *signals,
                   RemarkFact *facts)
{
  const LogDeal *deal = match_log_get_deal (log, index);
  Walk walk = { .user = user, .signals = signals, .facts = facts };
  int doubler = NO_SEAT;
  unsigned doubled = 0;
  Deal before, after;

  memset (facts, 0, REMARK_FACTS * sizeof *facts);
  match_log_at (log, index, 0, NULL, &after);
  for (unsigned i = 0; i < deal->n_done; i++)
    {
      const LogAction *done = log_deal_get_action (deal, i);

      before = after;
      deal_apply (&after, done->action);
      walk_announcements (&walk, &before, &after, done->seat, done->action);
      if (before.phase != PHASE_PLAY && is_double (&before, &after))
        {
          doubler = done->seat;
          doubled = i;
        }
      if (after.n_played > before.n_played && before.trick.n == 0 && done->seat == user)
        walk_lead (&walk, &before, done->action);
      if (after.n_played > before.n_played)
        walk_gift (&walk, &before, done->seat, after.played[before.n_played]);
      if (count_tricks (&after, after.playing) > count_tricks (&before, before.playing))
        walk_trick (&walk, &after);
    }
  if (!deal_is_over (&after) || after.n_played == 0 || !seats_have (after.playing, user))
    {
      memset (facts, 0, REMARK_FACTS * sizeof *facts);
      return;
    }
  note_missed (&walk);
  note_result (&walk, &after, doubler, doubled);
  drop_void (&walk, &after);
}
