/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The places beside the table that the menu leads to. */

#pragma once

#include "app/window/atout-window.h"

G_BEGIN_DECLS

/** Adds the actions to @window that open them. */
void window_places_add_actions (AtoutWindow *window);

G_END_DECLS
