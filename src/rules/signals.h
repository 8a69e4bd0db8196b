/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What partners have agreed to tell each other by the cards they play, and have told the others
 * before play (section 15 of games/klaverjas/rules.md): no rule depends on it.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/** What it means to throw off a card that is neither of the suit led nor a trump. */
typedef enum
{
  SIGNAL_NONE,
  SIGNAL_SAME_SUIT,  /* kleur: a low card asks for its suit, a picture warns of it */
  SIGNAL_OTHER_SUIT, /* tegenkleur: asks for the other suit of its colour */
  SIGNALS_OF_DISCARD,
} DiscardSignal;

/** The agreement of one side. All zero: nothing is agreed. */
typedef struct
{
  uint8_t discard; /* DiscardSignal */
  bool lead;       /* the maker's first lead tells whether he holds the highest trump */
} Signals;

/** A system on which a side may agree. */
typedef struct
{
  const char *name;  /* as settings and the command line write it: "kleur+lead" */
  const char *title; /* NC_("signals", …) */
  Signals signals;
} SignalSystem;

/** All systems, the usual one first; ends with a row without name. */
extern const SignalSystem signal_systems[];

/** What is usual: what computer players have agreed where nobody says otherwise. */
#define SIGNALS_USUAL (signal_systems[0].signals)

/** What the system called @name is; false if there is none. */
bool signals_read (const char *name, Signals *signals);

/** The system of @signals. */
const SignalSystem *signals_system (const Signals *signals);

static inline bool
signals_are_same (const Signals *a, const Signals *b)
{
  return a->discard == b->discard && a->lead == b->lead;
}
