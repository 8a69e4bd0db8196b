/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is shown of pages that nobody sees at first. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * Has pages.css from now on, on @display, beside style.css: before any page but the first is shown.
 * To read it takes longer than many a page, which the first frame need not wait for.
 */
void page_styles_load (GdkDisplay *display);

G_END_DECLS
