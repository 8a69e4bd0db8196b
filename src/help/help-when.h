/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `when="option=value|option=value"`: under which house rules a part of a help text holds. */

#pragma once

#include "rules/game.h"

#define HELP_TERMS_MAX 8 /* alternatives in one `when` */

/** Alternatives; without any it always holds. */
typedef struct
{
  unsigned n;
  struct
  {
    uint8_t option; /* index into the options of the game */
    uint8_t value;
  } term[HELP_TERMS_MAX];
} HelpWhen;

/**
 * Reads @text, which may be NULL; an option or value that @game does not have is an error
 * (G_MARKUP_ERROR).
 */
bool help_when_parse (HelpWhen *when, const Game *game, const char *text, GError **error);

/** True when one of the alternatives is in force. */
bool help_when_holds (const HelpWhen *when, const Options *options);
