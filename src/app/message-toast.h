/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A message of one or two sentences that goes by itself. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** (transfer full): a toast with @text, of as many lines as that needs. */
AdwToast *message_toast_new (const char *text);

G_END_DECLS
