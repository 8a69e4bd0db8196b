/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Introductions of a game's things (GameThing), once in a match. */

#pragma once

#include "model/words/telling.h"
#include "rules/decision.h"

/** The things introduced so far; zeroed before the first. */
typedef struct
{
  GHashTable *at; /* position of the introducing decision by key, or NULL */
} ThingsTold;

/** Frees the contents of @told. */
void things_told_clear (ThingsTold *told);

/**
 * Returns a sentence for each thing that matters in @decision for the first time, at most two; ""
 * if none. Things that exceed @room letters wait for a later decision. @at is the position of the
 * decision in the match. A repeated or earlier decision, after undo, introduces again. Free with
 * g_free ().
 */
char *tell_things (const Telling *telling, const Decision *decision, guint at, glong room,
                   ThingsTold *told);
