/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-state.h"

#include <glib.h>

#include "rules/jass.h"

/* ---- Cards and seats: Z-3 ------------------------------------------------------------------- */

/* Z-3.1, Z-3.2 */
const Pack *
zensern_pack (const Options *options G_GNUC_UNUSED)
{
  return &jass_pack;
}

/* Z-3.3 */
const TrickOrder *
zensern_order (const Options *options G_GNUC_UNUSED, unsigned trump)
{
  return jass_order (trump);
}

/* Z-3.4 */
unsigned
zensern_count_seats (const Options *options)
{
  static const uint8_t seats[]
      = { [ZENSERN_MODE_2] = 2, [ZENSERN_MODE_3] = 3, [ZENSERN_MODE_4] = 4, [ZENSERN_MODE_4D] = 4 };

  return seats[options->value[ZENSERN_MODE]];
}

/* Z-3.4 */
unsigned
zensern_count_units (const Options *options)
{
  return option_is (options, ZENSERN_MODE, ZENSERN_MODE_4) ? 2 : zensern_count_seats (options);
}

/* Z-3.4 */
unsigned
zensern_unit_of (const Options *options, unsigned seat)
{
  return option_is (options, ZENSERN_MODE, ZENSERN_MODE_4) ? seat % 2 : seat;
}

SeatSet
zensern_seats_of (const Deal *deal, unsigned unit)
{
  return option_is (&deal->options, ZENSERN_MODE, ZENSERN_MODE_4)
             ? seats_every_second (unit, deal->n_seats)
             : seats_of (unit);
}

/* ---- State of a deal ------------------------------------------------------------------------- */

/* Z-5.6 */
bool
zensern_is_forced (const Deal *deal)
{
  return deal->own.zensern.n_thrown_in >= 2;
}

/* Z-5.6 */
bool
zensern_is_thrown_in (const Deal *deal)
{
  return deal_is_over (deal) && deal->declarer == NO_SEAT;
}

/* Z-6.21 */
unsigned
zensern_fleck_cap (const Options *options)
{
  static const uint8_t caps[] = {
    [ZENSERN_FLECK_FREE] = 10, [ZENSERN_FLECK_OFF] = 0, [ZENSERN_FLECK_1] = 1,
    [ZENSERN_FLECK_2] = 2,     [ZENSERN_FLECK_3] = 3,   [ZENSERN_FLECK_4] = 4,
  };

  return caps[options->value[ZENSERN_FLECK]];
}

/* Z-6.20 */
unsigned
zensern_multiplier (const Deal *deal)
{
  return 1u << deal->own.zensern.n_flecke;
}

CardSet
zensern_whole_hand (const Deal *deal, unsigned seat)
{
  CardSet cards = deal->hand[seat];

  for (unsigned i = 0; i < deal->n_played; i++)
    if (deal->played_by[i] == seat)
      cards |= card_set_of (deal->played[i]);

  return cards;
}
