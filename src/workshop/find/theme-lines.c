/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/theme-lines.h"

#include <string.h>

#include "rules/game.h"
#include "rules/trick-score.h"

/* ---- Reading --------------------------------------------------------------------------------- */

static void
begin_trick (ThemeLine *line, const Deal *deal)
{
  LineTrick *trick = &line->tricks[line->n_tricks++];

  if (deal->trick.n < deal_count_players (deal)) /* a complete trick awaits a question */
    trick->trick = deal->trick;
  memcpy (trick->hand, deal->hand, sizeof trick->hand);
}

static void
read_action (ThemeLine *line, Deal *deal, Action action)
{
  LineTrick *last = line->n_tricks > 0 ? &line->tricks[line->n_tricks - 1] : NULL;
  unsigned n_played = deal->n_played;
  uint8_t seat = (uint8_t) deal->turn;

  if ((last == NULL || last->is_complete) && action_is_play (deal->game, action))
    {
      begin_trick (line, deal);
      last = &line->tricks[line->n_tricks - 1];
    }
  deal_apply (deal, action);
  if (deal->n_played == n_played)
    return;
  trick_add (&last->trick, line->order, seat, deal->played[n_played]);
  last->is_complete = last->trick.n == deal_count_players (deal);
}

ThemeLine *
theme_line_new (const Problem *problem, const ProblemRefutation *refutation)
{
  g_autoptr (MatchLog) log = problem_play_line (problem, refutation);
  unsigned last = problem->log->deals->len - 1;
  unsigned first = match_log_get_deal (problem->log, last)->n_done;
  const LogDeal *played;
  ThemeLine *line;

  if (log == NULL)
    return NULL;
  played = match_log_get_deal (log, last);
  line = g_new0 (ThemeLine, 1);
  line->problem = problem;
  line->action = refutation != NULL ? refutation->wrong : problem->best[0];
  line->cost = refutation != NULL ? refutation->cost : 0;
  match_log_at (log, last, first, NULL, &line->start);
  line->me = (unsigned) line->start.turn;
  line->friends = game_allies (&line->start, line->me);
  line->order = deal_order (&line->start);
  line->end = line->start;
  for (unsigned i = first; i < played->n_done; i++)
    read_action (line, &line->end, log_deal_get_action (played, i)->action);

  return line;
}

/* ---- Tricks ---------------------------------------------------------------------------------- */

bool
theme_line_is_ours (const ThemeLine *line, unsigned index)
{
  return index < line->n_tricks && line->tricks[index].is_complete
         && seats_have (line->friends, trick_winner (&line->tricks[index].trick));
}

bool
theme_line_is_theirs (const ThemeLine *line, unsigned index)
{
  return index < line->n_tricks && line->tricks[index].is_complete
         && !seats_have (line->friends, trick_winner (&line->tricks[index].trick));
}

static bool
is_copy (const ThemeLine *line, Card card, Card other)
{
  const Pack *pack = deal_pack (&line->start);

  return pack_first_copy (pack, card) == pack_first_copy (pack, other);
}

int
theme_line_find (const ThemeLine *line, unsigned seat, Card card)
{
  for (unsigned t = 0; t < line->n_tricks; t++)
    for (unsigned i = 0; i < line->tricks[t].trick.n; i++)
      if (line->tricks[t].trick.seat[i] == seat
          && is_copy (line, line->tricks[t].trick.card[i], card))
        return (int) t;

  return -1;
}

int
theme_line_home (const ThemeLine *line, unsigned seat, Card card)
{
  int t = theme_line_find (line, seat, card);

  if (t < 0 || !line->tricks[t].is_complete)
    return 0;

  return theme_line_is_ours (line, (unsigned) t) ? 1 : -1;
}

bool
theme_line_wins_with (const ThemeLine *line, unsigned index, unsigned seat, Card card)
{
  const Trick *trick = &line->tricks[index].trick;

  return index < line->n_tricks && line->tricks[index].is_complete && trick_winner (trick) == seat
         && is_copy (line, trick_best_card (trick), card);
}

CardSet
theme_line_cards (const ThemeLine *line, unsigned index, SeatSet seats)
{
  const Trick *trick = &line->tricks[index].trick;
  CardSet cards = 0;

  if (index < line->n_tricks)
    for (unsigned i = 0; i < trick->n; i++)
      if (seats_have (seats, trick->seat[i]))
        cards |= card_set_of (trick->card[i]);

  return cards;
}

unsigned
theme_line_trump_tricks (const ThemeLine *line, SeatSet seats, bool only_ruffs)
{
  unsigned n = 0;

  for (unsigned t = 0; t < line->n_tricks; t++)
    {
      const Trick *trick = &line->tricks[t].trick;

      if (line->tricks[t].is_complete && seats_have (seats, trick_winner (trick))
          && line->order->group[trick_best_card (trick)] == line->order->trump
          && !(only_ruffs && line->order->group[trick->card[0]] == line->order->trump))
        n++;
    }

  return n;
}

/* ---- Totals ---------------------------------------------------------------------------------- */

int
theme_line_points (const ThemeLine *line)
{
  unsigned seen = 0; /* bits of counted units */
  int points = 0;

  for (unsigned s = 0; s < line->end.n_seats; s++)
    {
      unsigned unit = deal_unit (&line->end, s);

      if (seats_have (line->friends, s) && !(seen >> unit & 1))
        points += line->end.card_points[unit];
      seen |= seats_have (line->friends, s) ? 1u << unit : 0;
    }

  return points;
}

int
theme_bonus_of (const ThemeLine *line, CardSet cards)
{
  TrickScore score;

  trick_score_make (&score, &line->start);

  return score.trick_bonus != NULL ? trick_bonus_points (score.trick_bonus, cards) : 0;
}

int
theme_line_bonus (const ThemeLine *line)
{
  int bonus = 0;

  for (unsigned t = 0; t < line->n_tricks; t++)
    if (line->tricks[t].is_complete)
      bonus += theme_bonus_of (line, trick_cards (&line->tricks[t].trick))
               * (theme_line_is_ours (line, t) ? 1 : -1);

  return bonus;
}

bool
theme_line_is_played_out (const ThemeLine *line)
{
  for (unsigned s = 0; s < line->end.n_seats; s++)
    if (seats_have (line->end.playing, s) && line->end.hand[s] != 0)
      return false;

  return line->n_tricks > 0 && deal_is_over (&line->end);
}

int
theme_line_sweeper (const ThemeLine *line)
{
  TrickScore score;
  SeatSet winners;

  trick_score_make (&score, &line->start);
  if (score.sweep_points == 0 || !theme_line_is_played_out (line))
    return -1;
  winners = score.winners;
  for (unsigned t = 0; t < line->n_tricks; t++)
    winners |= seats_of (deal_unit (&line->start, trick_winner (&line->tricks[t].trick)));

  return seats_count (winners) == 1 && (winners & ~score.sweepers) == 0
             ? (int) card_set_first (winners)
             : -1;
}

double
theme_line_lead (const ThemeLine *line)
{
  DealResult result;

  deal_result (&line->end, &result);

  return deal_result_lead (&result, deal_unit (&line->end, line->me));
}

bool
theme_points_count (const Deal *deal)
{
  TrickScore score;

  trick_score_make (&score, deal);

  return score.kind != TRICK_SCORE_END;
}
