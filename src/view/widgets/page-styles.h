/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Styles of the table and of all pages but the first. */

#pragma once

#include <gdk/gdk.h>

/**
 * Adds pages.css to @display, once. Call this before showing the table or any page but the first;
 * the first frame need not wait for it.
 */
void page_styles_load (GdkDisplay *display);
