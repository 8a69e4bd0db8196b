/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Bytes of others in a message: nothing of them acts on a terminal or is lost to the eye. */

#pragma once

#include <glib.h>

/**
 * The @length bytes of @bytes as text for a message (transfer full): what is no UTF-8 becomes
 * \xff, and what has no shape, such as a control character, \x1b or \u202e.
 */
char *visible_text (const char *bytes, gsize length);
