/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/klaverjas/klaverjas-state.h"

#include "rules/jass.h"

bool
klaverjas_turns_up (const Options *options)
{
  return option_is (options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_RANDOM)
         || option_is (options, KLAVERJAS_TRUMP, KLAVERJAS_TRUMP_TURNED);
}

/* K-3.1, K-3.2 */
const Pack *
klaverjas_pack (const Options *options)
{
  return klaverjas_turns_up (options) ? &jass_pack_with_low : &jass_pack;
}

/* K-3.6 */
unsigned
klaverjas_count_seats (const Options *options)
{
  return klaverjas_is_three (options) ? 3 : 4;
}

/* Section 15 */
bool
klaverjas_has_signals (const Options *options)
{
  return klaverjas_count_seats (options) == 4;
}

/* K-3.7 */
unsigned
klaverjas_count_units (const Options *options)
{
  return klaverjas_is_three (options) ? 3 : 2;
}

/* K-3.7 */
unsigned
klaverjas_unit_of (const Options *options, unsigned seat)
{
  return klaverjas_is_three (options) ? seat : seat & 1;
}

bool
klaverjas_may_pit (const Deal *deal, unsigned unit)
{
  return !option_is (&deal->options, KLAVERJAS_PIT, KLAVERJAS_PIT_MAKERS)
         || unit == klaverjas_unit_of (&deal->options, (unsigned) deal->declarer);
}

Suit
klaverjas_turned_suit (const Deal *deal)
{
  const KlaverjasState *own = &deal->own.klaverjas;

  return own->n_turned > 0 ? pack_suit (&jass_pack_with_low, own->turned[0]) : SUIT_NONE;
}
