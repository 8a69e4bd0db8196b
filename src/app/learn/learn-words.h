/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Words on problems, as titles and counts. Texts are to be freed with g_free (). */

#pragma once

#include "model/learning/practice.h"

G_BEGIN_DECLS

/** "12 of 40 solved". */
char *learn_words_solved (const PracticeCount *count);

/** How hard problems of @band are, 1 to PROBLEM_BANDS, as a title: "Easy". */
char *learn_words_band (guint band);

G_END_DECLS
