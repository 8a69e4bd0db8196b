/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Styles of the table and of all pages but the first, which is shown without them. */

#pragma once

#include <gdk/gdk.h>

/**
 * Has pages.css from now on, on @display, beside style.css: before any page but the first is shown.
 * To read it takes longer than many a page, which the first frame need not wait for.
 */
void page_styles_load (GdkDisplay *display);
