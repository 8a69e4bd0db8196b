/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * (transfer full): @size bytes of zeros for pixels, which may be written until they are given away;
 * NULL with an ATOUT_DECK_ERROR when there is no memory left. It is no part of the heap: it goes
 * back to the system as soon as nobody needs it.
 */
GBytes *pixel_memory_new (gsize size, GError **error);
