/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/zensern/zensern-position.h"

#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-score.h"
#include "rules/jass.h"

/*
 * Factor on the chance that a declarer who said Belle holds the pair's other card. Favouring him
 * for all trumps brought nothing (tools/try-simple, zensern mode=4).
 */
#define HAS_SAID_SO 1000.0f

ZensernTable
zensern_table (const Deal *deal)
{
  switch (deal->options.value[ZENSERN_MODE])
    {
    case ZENSERN_MODE_2:
      return ZENSERN_TABLE_TWO;
    case ZENSERN_MODE_4:
      return ZENSERN_TABLE_FOUR;
    default:
      return ZENSERN_TABLE_THREE;
    }
}

void
zensern_position_make (ZensernPosition *position, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  TrickView *view = &position->view;
  unsigned declarer = (unsigned) seen->declarer;

  trick_view_make (view, observation);
  if (seen->own.zensern.belle && declarer != observation->seat)
    trick_view_favour (view, declarer, jass_marriage (seen->trump), HAS_SAID_SO);
  position->seen = seen;
  position->table = zensern_table (seen);
  position->trump = seen->trump;
  position->is_declarer = declarer == observation->seat;
  position->is_declarers_side = trick_view_is_friend (view, declarer);
  position->enemies = trick_view_enemies (view);
  position->fellows = 0;
  if (position->table == ZENSERN_TABLE_THREE && !position->is_declarer)
    position->fellows = position->enemies & (SeatSet) ~seats_of (declarer);
  position->n_enemy_trumps = 0;
  for (CardSet set = view->facts.out & view->facts.play.order->members[seen->trump]; set != 0;
       set = card_set_rest (set))
    for (unsigned s = 0; s < seen->n_seats; s++)
      if (seats_have (position->enemies, s))
        position->n_enemy_trumps += view->chances.held[s][card_set_first (set)];
}

int
zensern_points_so_far (const Deal *deal, unsigned unit)
{
  int bella = deal->own.zensern.bella;

  return deal->card_points[unit] + (int) zensern_counted_figures (deal, unit)
         + (bella != NO_SEAT && deal_unit (deal, (unsigned) bella) == unit ? ZENSERN_BELLA_POINTS
                                                                           : 0);
}

int
zensern_best_opponent (const Deal *deal)
{
  unsigned declarer = deal_unit (deal, (unsigned) deal->declarer);
  int best = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (deal->playing, seat) && deal_unit (deal, seat) != declarer)
      best = MAX (best, zensern_points_so_far (deal, deal_unit (deal, seat)));

  return best;
}
