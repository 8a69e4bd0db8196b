/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-problem-series.h"
#include "model/learning/atout-slips.h"

#define ATOUT_TYPE_SLIP_SERIES (atout_slip_series_get_type ())

/**
 * AtoutSlipSeries: slips of the user, put to him once more; the first answer to each is noted.
 */
G_DECLARE_FINAL_TYPE (AtoutSlipSeries, atout_slip_series, ATOUT, SLIP_SERIES,
                      AtoutProblemSeries)

/** The series of what is due by now of @slips and of @form; it is called @title. */
AtoutProblemSeries *atout_slip_series_new (AtoutSlips *slips,
                                           const char *form,
                                           const char *title);
