/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the tests of the help books share. */

#pragma once

#include "help/help-book.h"

/** Every language there is a help book in; NULL behind the last. */
extern const char *const help_languages[];

/** The help book of @game in @language, without an error. */
HelpBook *help_support_open (const Game *game, const char *language);

/** The section with @id, which must be there. */
const HelpSection *help_support_section (const HelpBook *book, const char *id);
