/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Announced figures of Zensern, and those that count: ANSAGE and HOCH (Z-6.22 to Z-6.27). */

#include "rules/games/zensern/zensern-ansagen.h"

#include <glib.h>

#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-play.h"

/* ---- Comparison: Z-6.27 --------------------------------------------------------------------- */

/* Z-8.6; Z-8.7: the figures of @unit are laid open */
static void
count_for (Deal *deal, unsigned unit)
{
  ZensernState *own = &deal->own.zensern;

  own->counting = (int8_t) unit;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    own->seen |= zensern_figure_cards (deal, seat);
}

/* Z-6.27: the seats that stated the highest strength so far */
static SeatSet
leaders (const Deal *deal)
{
  const ZensernState *own = &deal->own.zensern;
  SeatSet set = 0;
  uint8_t highest = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      if (own->stated[seat] > highest)
        {
          highest = own->stated[seat];
          set = 0;
        }
      if (highest > 0 && own->stated[seat] == highest)
        set |= seats_of (seat);
    }

  return set;
}

/* Z-6.27 b: of level leaders the one with a figure of trumps; NO_SEAT: none */
static int
leader_in_trumps (const Deal *deal, SeatSet set)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      ZensernFigure figure;

      if (seats_have (set, seat) && zensern_strongest_figure (deal, seat, &figure)
          && figure.suit == deal->trump)
        return (int) seat;
    }

  return NO_SEAT;
}

/* Z-6.27, Z-8.8: a level comparison at the top cancels the Ansagen of all */
static void
compare (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  SeatSet leading = leaders (deal);
  SeatSet contenders = leading | own->to_speak;
  unsigned unit = deal_unit (deal, (unsigned) __builtin_ctz (contenders));
  int in_trumps;

  if ((contenders & ~zensern_seats_of (deal, unit)) == 0)
    {
      count_for (deal, unit);
      zensern_begin_play (deal);
    }
  else if (own->to_speak != 0)
    {
      deal->phase = ZENSERN_PHASE_HOCH;
      deal->turn = (int8_t) seats_next (own->to_speak, deal->dealer, deal->n_seats);
    }
  else
    {
      in_trumps = leader_in_trumps (deal, leading);
      if (in_trumps != NO_SEAT)
        count_for (deal, deal_unit (deal, (unsigned) in_trumps));
      zensern_begin_play (deal);
    }
}

/* ---- The two rounds ------------------------------------------------------------------------- */

/* All seats: the observer, who deals, is the last one (Z-6.22). */
void
zensern_begin_ansage (Deal *deal)
{
  deal->phase = ZENSERN_PHASE_ANSAGE;
  deal->own.zensern.to_speak = seats_all (deal->n_seats);
  deal->turn = (int8_t) deal_seat_after (deal, deal->dealer, 1);
}

static Action
statement_of (const ZensernFigure *figure)
{
  if (figure->class == ZENSERN_CLASS_KUNST)
    return ACTION (ZENSERN_VERB_FOUR, figure->top);

  return ACTION2 (ZENSERN_VERB_HOCH, figure->length, figure->top);
}

/* Z-6.22, Z-6.25 */
void
zensern_ansage_legal (const Deal *deal, ActionList *list)
{
  ZensernFigure figure;

  if (zensern_strongest_figure (deal, (unsigned) deal->turn, &figure))
    action_list_add (list, deal->phase == ZENSERN_PHASE_HOCH
                               ? statement_of (&figure)
                               : ACTION (ZENSERN_VERB_TERZ + figure.class - ZENSERN_CLASS_TERZ, 0));
  action_list_add (list, ACTION (VERB_PASS, 0));
}

/* Z-6.23, Z-6.24 */
static void
end_ansage (Deal *deal)
{
  ZensernState *own = &deal->own.zensern;
  uint8_t highest = ZENSERN_CLASS_NONE;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    highest = MAX (highest, own->ansage[seat]);
  if (highest == ZENSERN_CLASS_NONE)
    {
      zensern_begin_play (deal);
      return;
    }

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (own->ansage[seat] == highest)
      own->to_speak |= seats_of (seat);
  compare (deal);
}

void
zensern_ansage_apply (Deal *deal, Action action)
{
  ZensernState *own = &deal->own.zensern;
  unsigned seat = (unsigned) deal->turn;

  own->to_speak &= (SeatSet) ~seats_of (seat);
  if (deal->phase == ZENSERN_PHASE_HOCH)
    {
      own->stated[seat] = (uint8_t) zensern_stated_strength (action);
      compare (deal); /* Z-6.26 */
      return;
    }

  if (action_verb (action) != VERB_PASS)
    own->ansage[seat] = (uint8_t) (ZENSERN_CLASS_TERZ + action_verb (action) - ZENSERN_VERB_TERZ);
  if (own->to_speak != 0)
    deal->turn = (int8_t) seats_next (own->to_speak, deal->dealer, deal->n_seats);
  else
    end_ansage (deal);
}
