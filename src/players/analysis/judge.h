/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Judgements that are kept for a while: who asks again of a decision, guide, hint or review, hears
 * the same, at once. Several threads may ask.
 */

#pragma once

#include "players/analysis/analysis.h"

typedef struct Judge Judge;

/** Free with judge_unref (), from any thread. */
Judge *judge_new (void);
Judge *judge_ref (Judge *self);
void judge_unref (Judge *self);

/**
 * analysis_new () with ANALYSIS_SEED, or what came out of it before; free with analysis_free ().
 * What was cancelled is not kept.
 */
Analysis *judge_ask (Judge *self, const Observation *observation, const Player *player,
                     GCancellable *cancellable);
