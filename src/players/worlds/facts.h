/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a game lets everybody be sure of about hidden cards, beside what plays have ruled out. */

#pragma once

#include "players/worlds/deals.h"
#include "rules/observation.h"

/**
 * Takes out of @may, by seat and at SEATS_MAX for what lies in no hand, cards of which @observation
 * tells where they lie.
 */
void facts_place (const Observation *observation, CardSet *may);

/**
 * True when @world, a full deal made of what an observation leaves open, agrees with what has been
 * called and shown. What it made up about the way there is set right in it.
 */
bool facts_fit (Deal *world);
