/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/signals.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const SignalSystem signal_systems[] = {
  { "kleur+lead", NC_ ("signals", "Same suit, first lead"), { SIGNAL_SAME_SUIT, true } },
  { "kleur", NC_ ("signals", "Same suit"), { SIGNAL_SAME_SUIT, false } },
  { "tegenkleur+lead", NC_ ("signals", "Opposite suit, first lead"), { SIGNAL_OTHER_SUIT, true } },
  { "tegenkleur", NC_ ("signals", "Opposite suit"), { SIGNAL_OTHER_SUIT, false } },
  { "none+lead", NC_ ("signals", "First lead"), { SIGNAL_NONE, true } },
  { "none", NC_ ("signals", "None"), { SIGNAL_NONE, false } },
  { 0 },
};

bool
signals_read (const char *name, Signals *signals)
{
  for (const SignalSystem *system = signal_systems; system->name != NULL; system++)
    if (strcmp (system->name, name) == 0)
      {
        *signals = system->signals;
        return true;
      }

  return false;
}

const SignalSystem *
signals_system (const Signals *signals)
{
  const SignalSystem *system = signal_systems;

  while (!signals_are_same (&system->signals, signals))
    system++;

  return system;
}
