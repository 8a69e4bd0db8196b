/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tells what contests and club evenings lose with a match. Free strings with g_free (). */

#pragma once

#include "model/history/atout-history.h"

/**
 * Returns what is lost if @match of @history is deleted; NULL if it belongs to no contest and no
 * evening.
 */
char *contest_loss_tell     (AtoutHistory *history,
                             gint64        match);

/** Returns what is lost if all @matches (gint64) are deleted; NULL if nothing is. */
char *contest_loss_tell_all (AtoutHistory *history,
                             const GArray *matches);
