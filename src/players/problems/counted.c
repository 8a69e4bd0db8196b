/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/problems/counted.h"

#include <glib.h>

#include "players/knowledge/knowledge.h"

/* Returns the cards of @group that are neither played nor in the seat's hand. */
static CardSet
cards_out (const Observation *observation, unsigned group)
{
  const Deal *seen = &observation->seen;
  CardSet out = deal_order (seen)->members[group] & ~seen->hand[observation->seat];

  for (unsigned i = 0; i < seen->n_played; i++)
    out &= ~card_set_of (seen->played[i]);

  return out;
}

/* Returns the cards of @group that the seat cannot place. */
static CardSet
cards_hidden (const Observation *observation, unsigned group)
{
  return observation->unseen & deal_order (&observation->seen)->members[group];
}

static bool
answer_out (const Observation *observation, unsigned group, int *answer)
{
  CardSet out = cards_out (observation, group);

  *answer = (int) card_set_count (out);

  return out == cards_hidden (observation, group);
}

static bool
answer_highest (const Observation *observation, unsigned group, int *answer)
{
  const TrickOrder *order = deal_order (&observation->seen);
  CardSet out = cards_out (observation, group);

  for (unsigned i = order->first[group]; i < order->first[group + 1]; i++)
    if (card_set_has (out, order->ranked[i]))
      {
        *answer = pack_first_copy (deal_pack (&observation->seen), order->ranked[i]);
        return card_set_has (cards_hidden (observation, group), order->ranked[i]);
      }

  return false;
}

unsigned
counted_void_trick (const Deal *deal, unsigned group, unsigned seat)
{
  const TrickOrder *order = deal_order (deal);
  unsigned n_in_trick = deal_count_players (deal);
  TrickPlay play;

  trick_play_make (&play, deal);
  for (unsigned i = play.n_before; i < deal->n_played; i++)
    if (deal->played_by[i] == seat && order->group[deal->played[i]] != group
        && order->group[deal->played[i - i % n_in_trick]] == group)
      return i / n_in_trick + 1;

  return 0;
}

/* Finds the only void seat; returns false unless all others may hold the group. */
static bool
answer_void (const Observation *observation, unsigned group, int *answer)
{
  const Deal *seen = &observation->seen;
  CardSet members = deal_order (seen)->members[group];
  Knowledge knowledge;
  unsigned n = 0;

  if (seen->phase != PHASE_PLAY || deal_count_players (seen) < 3) /* trivial for two */
    return false;
  knowledge_make (&knowledge, observation);
  for (unsigned seat = 0; seat < seen->n_seats; seat++)
    if (seat != observation->seat && seats_have (seen->playing, seat)
        && (knowledge.may_hold[seat] & members) == 0)
      {
        *answer = (int) seat;
        n++;
      }

  return n == 1 && counted_void_trick (seen, group, (unsigned) *answer) > 0;
}

bool
counted_answer (const MatchLog *log, ProblemAsked asked, unsigned group, int *answer)
{
  const Deal *deal = &log->deal;
  unsigned seat = (unsigned) deal->turn;
  Observation observation;

  if (deal->n_played == 0 || (asked != ASKED_POINTS && group >= TRICK_GROUPS))
    return false;
  observation_make (&observation, deal, seat);
  switch (asked)
    {
    case ASKED_OUT:
      return answer_out (&observation, group, answer);
    case ASKED_VOID:
      return answer_void (&observation, group, answer);
    case ASKED_HIGHEST:
      return answer_highest (&observation, group, answer);
    case ASKED_POINTS:
      *answer = (int) trick_points (deal_order (deal), deal->won[deal_unit (deal, seat)]);
      return true;
    case ASKED_NOTHING:
    case ASKED_KINDS:
      break;
    }

  return false;
}

#define SHOWN 4       /* numbers or cards offered */
#define FEW_POINTS 15 /* most points with close answers */
#define CLOSE 2       /* step of close answers */
#define APART 4       /* step of other answers */

/* Returns the place of the right answer, from the unique name. */
static unsigned
place_of (const Problem *problem, unsigned n)
{
  return (unsigned) (g_ascii_strtoull (problem->name, NULL, 16) % n);
}

static unsigned
list_numbers (const Problem *problem, int step, int *answers)
{
  int place = MIN ((int) place_of (problem, SHOWN), problem->answer / step);

  for (int i = 0; i < SHOWN; i++)
    answers[i] = problem->answer + (i - place) * step;

  return SHOWN;
}

static unsigned
list_seats (const Problem *problem, int *answers)
{
  const Deal *deal = &problem->deal;
  unsigned n = 0;

  for (unsigned i = 1; i < deal->n_seats; i++)
    {
      unsigned seat = deal_seat_after (deal, (unsigned) deal->turn, i);

      if (seats_have (deal->playing, seat))
        answers[n++] = (int) seat;
    }

  return n;
}

/* Lists cards of the group outside the hand, around the right one. */
static unsigned
list_cards (const Problem *problem, int *answers)
{
  const Deal *deal = &problem->deal;
  const Pack *pack = deal_pack (deal);
  const TrickOrder *order = deal_order (deal);
  Card cards[CARDS_MAX];
  unsigned n = 0, right = 0, begin;

  for (unsigned i = order->first[problem->group]; i < order->first[problem->group + 1]; i++)
    {
      Card card = order->ranked[i];

      if (card_set_has (deal->hand[deal->turn], card) || pack_first_copy (pack, card) != card)
        continue;
      if ((int) card == problem->answer)
        right = n;
      cards[n++] = card;
    }
  begin = right - MIN (right, place_of (problem, SHOWN));
  begin = MIN (begin, n - MIN (n, SHOWN));
  for (unsigned i = 0; i < MIN (n, SHOWN); i++)
    answers[i] = cards[begin + i];

  return MIN (n, SHOWN);
}

unsigned
count_answers_list (const Problem *problem, int answers[COUNT_ANSWERS_MAX])
{
  switch (problem->asked)
    {
    case ASKED_VOID:
      return list_seats (problem, answers);
    case ASKED_HIGHEST:
      return list_cards (problem, answers);
    case ASKED_POINTS:
      return list_numbers (problem, problem->answer <= FEW_POINTS ? CLOSE : APART, answers);
    default:
      return list_numbers (problem, 1, answers);
    }
}
