/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files that tell share. */

#pragma once

#include "telling.h"

/** Puts @sentence (taken) behind those that @text has. */
void text_append (GString *text, char *sentence);

/** What was settled before the play in @deal, in one sentence, or NULL. In tell-contract.c. */
char *tell_settled (const Telling *telling, const Deal *deal);
