/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How much of something a number of hands has that are dealt by chance. */

#pragma once

#include <glib.h>

#include "rules/luck.h"

G_BEGIN_DECLS

/** Sums of hands: how likely each is. */
typedef struct _LuckRange LuckRange;

LuckRange *luck_range_new  (void);
void       luck_range_free (LuckRange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LuckRange, luck_range_free)

/** Adds @n_hands of @n_cards, each dealt at random out of @pool, of which each card has @worth. */
void       luck_range_add  (LuckRange     *self,
                            CardSet        pool,
                            const uint8_t *worth,
                            guint          n_cards,
                            guint          n_hands);

/** The mean of a hand that is to be expected. */
double     luck_range_mean (LuckRange     *self);

/**
 * The means of a hand between which chance alone leaves 95 of 100 such lists of hands: fewer than
 * 2.5 of 100 lie below, and as few above. Exact; where that would take too long, with thousands of
 * hands, by the normal distribution of the same mean and variance.
 */
void       luck_range_find (LuckRange     *self,
                            double        *low,
                            double        *high);

G_END_DECLS
