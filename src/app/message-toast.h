/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A message of one or two sentences that goes by itself. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * Shows @text on @overlay, in as many lines as it needs, as soon as the messages before it have
 * gone; other toasts must not be shown there.
 */
void message_toast_show (AdwToastOverlay *overlay, const char *text);

G_END_DECLS
