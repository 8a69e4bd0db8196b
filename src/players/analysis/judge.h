/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cache of judgements: guide, hint and review get the same answer at once. Thread-safe. */

#pragma once

#include "players/analysis/analysis.h"

typedef struct Judge Judge;

/** Creates a judge; free with judge_unref (), from any thread. */
Judge *judge_new (void);
Judge *judge_ref (Judge *self);
void judge_unref (Judge *self);

/**
 * Returns analysis_new () with ANALYSIS_SEED, cached unless cancelled; free with analysis_free ().
 */
Analysis *judge_ask (Judge *self, const Observation *observation, const Player *player,
                     GCancellable *cancellable);
