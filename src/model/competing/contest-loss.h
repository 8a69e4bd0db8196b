/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tells which results contests and club evenings lose if matches are deleted. Free strings with
 * g_free ().
 */

#pragma once

#include "model/history/atout-history.h"

/**
 * Returns sentences about the results that are lost if @match of @history is deleted; NULL if it
 * belongs to no contest and no evening.
 */
char *contest_loss_tell     (AtoutHistory *history,
                             gint64        match);

/**
 * Returns sentences about the results that are lost if all matches with the ids @matches (gint64)
 * are deleted; NULL if none is lost.
 */
char *contest_loss_tell_all (AtoutHistory *history,
                             const GArray *matches);
