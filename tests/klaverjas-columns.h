/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The columns of the examples of Klaverjassen, of the game for three and of Kraken. */

#pragma once

#include "examples.h"

/** Ends with a NULL name. */
extern const ExampleColumn klaverjas_columns[];
