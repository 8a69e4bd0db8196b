/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How a deal goes on in which two players draw from a stock: by the rules of thumb as long as they
 * draw, each with what it sees; from there on, the stock being closed or used up, as is best.
 */

#pragma once

#include "rules/deal.h"
#include "rules/rng.h"

typedef struct TalonRest TalonRest;

/** For worlds of the deal that @seen is of; NULL where no such stock is played with. */
TalonRest *talon_rest_new (const Deal *seen);

/** @self may be NULL. */
void talon_rest_free (TalonRest *self);

/**
 * Plays @deal on as long as cards are drawn, and returns what its end is worth for seat 0
 * (bummerl.h).
 */
double talon_rest_lead (TalonRest *self, Deal *deal);

/** How likely each action of @list is to be done in @deal by the rules of thumb, to @share. */
void talon_rest_shares (const TalonRest *self, const Deal *deal, const ActionList *list,
                        double *share);

/** Lays what lies face down in the stock of @deal in another order, every one as likely. */
void talon_shuffle (Deal *deal, Rng *rng);
