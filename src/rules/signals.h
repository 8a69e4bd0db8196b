/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Signals that partners agree on and announce beforehand (section 15 of games/klaverjas/rules.md).
 * No rule depends on them.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/** The meaning of a discard. */
typedef enum
{
  SIGNAL_NONE,
  SIGNAL_SAME_SUIT,  /* kleur: a low card asks for its suit, a picture warns */
  SIGNAL_OTHER_SUIT, /* tegenkleur: a discard asks for the other suit of its colour */
  SIGNALS_OF_DISCARD,
} DiscardSignal;

/** The signals that a side has agreed on; zero means none. */
typedef struct
{
  uint8_t discard; /* DiscardSignal */
  bool lead;       /* true if the maker's first lead shows or denies the highest trump */
} Signals;

typedef struct
{
  const char *name;  /* key in settings: "kleur+lead" */
  const char *title; /* NC_("signals", …) */
  Signals signals;
} SignalSystem;

/** All systems, usual one first; a row without name is last. */
extern const SignalSystem signal_systems[];

/** The computer players' default. */
#define SIGNALS_USUAL (signal_systems[0].signals)

/** Writes the signals of system @name to @signals; returns false if unknown. */
bool signals_read (const char *name, Signals *signals);

/** Returns the system of @signals. */
const SignalSystem *signals_system (const Signals *signals);

static inline bool
signals_are_same (const Signals *a, const Signals *b)
{
  return a->discard == b->discard && a->lead == b->lead;
}
