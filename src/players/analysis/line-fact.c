/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/line-fact.h"

#include <glib.h>

#include "rules/game.h"
#include "rules/trick-score.h"

/* A trick and its winner's gain in card points. */
typedef struct
{
  Trick trick;
  bool is_own;
  unsigned points;
} Taken;

/* The deal from the decision on. */
typedef struct
{
  Deal begin, end;
  unsigned seat; /* deciding seat */
  unsigned n_taken;
  Taken taken[CARDS_MAX];
  CardSet own, others; /* cards won by the own side and by others */
} Line;

static void
add_trick (Line *line, const Deal *before, const Deal *after)
{
  Taken *taken = &line->taken[line->n_taken++];
  unsigned winner = trick_winner (&after->last_trick);
  unsigned unit = deal_unit (after, winner);
  CardSet cards = trick_cards (&after->last_trick);

  taken->trick = after->last_trick;
  taken->is_own = seats_have (game_allies (after, line->seat), winner);
  taken->points = (unsigned) MAX (after->card_points[unit] - before->card_points[unit], 0);
  if (taken->is_own)
    line->own |= cards;
  else
    line->others |= cards;
}

static void
read_line (const MatchLog *log, unsigned n, Line *line)
{
  unsigned index = log->deals->len - 1;
  const LogDeal *logged = match_log_get_deal (log, index);

  *line = (Line) { .n_taken = 0 };
  match_log_at (log, index, n, NULL, &line->begin);
  line->seat = (unsigned) line->begin.turn;
  line->end = line->begin;
  for (unsigned i = n; i < logged->n_done; i++)
    {
      Deal before = line->end;

      deal_apply (&line->end, log_deal_get_action (logged, i)->action);
      if (deal_count_tricks (&line->end) > deal_count_tricks (&before))
        add_trick (line, &before, &line->end);
    }
}

static Card
find_dearest (const TrickOrder *order, CardSet cards)
{
  Card dearest = CARD_NONE;

  for (; cards != 0; cards = card_set_rest (cards))
    {
      Card card = card_set_first (cards);

      if (order->points[card] > (dearest == CARD_NONE ? 0 : order->points[dearest]))
        dearest = card;
    }

  return dearest;
}

static const Taken *
find_trick (const Line *line, Card card)
{
  for (unsigned i = 0; i < line->n_taken; i++)
    if (card_set_has (trick_cards (&line->taken[i].trick), card))
      return &line->taken[i];

  return NULL;
}

static unsigned
find_player (const Trick *trick, Card card)
{
  unsigned i = 0;

  while (trick->card[i] != card)
    i++;

  return trick->seat[i];
}

static void
tell_trick (const Line *line, const Taken *taken, LineFact *fact)
{
  const TrickOrder *order = deal_order (&line->end);
  const Trick *trick = &taken->trick;

  fact->seat = trick_winner (trick);
  fact->card = trick_best_card (trick);
  fact->points = taken->points;
  fact->is_ruff
      = order->group[fact->card] == order->trump && order->group[trick->card[0]] != order->trump;
}

/* Sets the fact that others won @card; @first is the decision's trick. */
static void
tell_card (const Line *line, Card card, const Taken *first, LineFact *fact)
{
  const Taken *taken = find_trick (line, card);

  tell_trick (line, taken, fact);
  fact->lost = card;
  fact->holder = (uint8_t) find_player (&taken->trick, card);
  if (taken == first)
    fact->kind = LINE_FACT_TAKEN;
  else if (fact->holder == line->seat)
    fact->kind = LINE_FACT_CAUGHT;
  else if (seats_have (game_allies (&line->end, line->seat), fact->holder))
    fact->kind = LINE_FACT_LOST;
  else
    fact->kind = LINE_FACT_SAVED;
}

/* Returns the bonus of the own unit, or the best other one. */
static int
count_bonus (const Deal *deal, unsigned seat, bool is_own)
{
  unsigned own = deal_unit (deal, seat);
  TrickScore score;
  int most = 0;

  trick_score_make (&score, deal);
  if (is_own)
    return score.bonus[own];
  for (unsigned i = 0; i < deal->n_seats; i++)
    if (deal_unit (deal, i) != own)
      most = MAX (most, score.bonus[deal_unit (deal, i)]);

  return most;
}

/* Replaces the fact by a bonus above @least, missed or given. */
static void
find_bonus (const Deal *worse, const Deal *better, unsigned seat, int least, LineFact *fact)
{
  int missed = count_bonus (better, seat, true) - count_bonus (worse, seat, true);
  int given = count_bonus (worse, seat, false) - count_bonus (better, seat, false);

  if (MAX (missed, given) <= least)
    return;
  *fact = (LineFact) { .kind = missed >= given ? LINE_FACT_MISSED : LINE_FACT_GIVEN,
                       .card = CARD_NONE,
                       .lost = CARD_NONE,
                       .points = (unsigned) MAX (missed, given) };
}

/* Returns the score lead of the deciding side; 0 before the end of the deal. */
static double
lead_of (const Line *line)
{
  DealResult result; /* all zero before the end */

  deal_result (&line->end, &result);

  return deal_result_lead (&result, deal_unit (&line->end, line->seat));
}

static bool
plays_card (const Line *line, const MatchLog *log, unsigned n)
{
  const LogDeal *logged = match_log_get_deal (log, log->deals->len - 1);

  return action_is_play (line->begin.game, log_deal_get_action (logged, n)->action);
}

static const Taken *
find_first (const Line *line, const MatchLog *log, unsigned n)
{
  return line->n_taken > 0 && plays_card (line, log, n) ? &line->taken[0] : NULL;
}

static void
compare (const Line *worse, const Line *better, const Taken *first, LineFact *fact)
{
  Card card = find_dearest (deal_order (&worse->end), better->own & worse->others);
  const Taken *last = worse->n_taken > 0 ? &worse->taken[worse->n_taken - 1] : NULL;

  if (card != CARD_NONE)
    tell_card (worse, card, first, fact);
  else if (last != NULL && deal_is_over (&worse->end) && deal_is_over (&better->end)
           && better->n_taken > 0 && !last->is_own && better->taken[better->n_taken - 1].is_own)
    {
      tell_trick (worse, last, fact);
      fact->kind = LINE_FACT_END;
    }
  find_bonus (&worse->end, &better->end, worse->seat,
              card != CARD_NONE ? deal_order (&worse->end)->points[card] : 0, fact);
}

static void
look_at (const Line *worse, const Taken *first, LineFact *fact)
{
  Card card;

  if (first != NULL && !first->is_own && first->points > 0)
    {
      tell_trick (worse, first, fact);
      fact->kind = LINE_FACT_TAKEN;
      return;
    }
  card = find_dearest (deal_order (&worse->end), worse->others & worse->begin.hand[worse->seat]);
  if (card != CARD_NONE)
    tell_card (worse, card, first, fact);
}

void
line_fact_find (const MatchLog *worse, const MatchLog *better, unsigned n, LineFact *fact)
{
  Line bad, good;
  const Taken *first;
  bool is_lost;

  *fact = (LineFact) { .card = CARD_NONE, .lost = CARD_NONE };
  read_line (worse, n, &bad);
  if (match_log_get_deal (worse, worse->deals->len - 1)->n_done == n)
    return;
  is_lost = lead_of (&bad) < 0;
  if (better != NULL)
    {
      read_line (better, n, &good);
      is_lost &= lead_of (&good) > 0;
    }
  first = find_first (&bad, worse, n);
  /* different calls have different tricks */
  if ((bad.begin.phase == PHASE_PLAY || plays_card (&bad, worse, n))
      && !trick_score_is_priced (&bad.end))
    {
      if (better != NULL)
        compare (&bad, &good, first, fact);
      else
        look_at (&bad, first, fact);
    }
  fact->is_deal_lost = is_lost;
}
