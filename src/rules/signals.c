/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "signals.h"

#include <string.h>

#define LEAD "+lead"

bool
signals_read (const char *text, Signals *signals)
{
  static const char *const names[SIGNALS_OF_DISCARD] = {
    [SIGNAL_NONE] = "none",
    [SIGNAL_SAME_SUIT] = "kleur",
    [SIGNAL_OTHER_SUIT] = "tegenkleur",
  };

  for (unsigned i = 0; i < SIGNALS_OF_DISCARD; i++)
    {
      size_t length = strlen (names[i]);
      const char *rest = text + length;

      if (strncmp (text, names[i], length) == 0 && (*rest == '\0' || strcmp (rest, LEAD) == 0))
        {
          *signals = (Signals) { .discard = (uint8_t) i, .lead = *rest != '\0' };
          return true;
        }
    }

  return false;
}
