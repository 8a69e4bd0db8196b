/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The columns of worked examples that all games share. */

#pragma once

#include "examples.h"

/** Ends with a NULL name. */
extern const ExampleColumn example_columns[];
