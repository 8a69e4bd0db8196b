/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * From now on no GtkFlowBox of the program hears keys that move in it before it is laid out: nobody
 * sees it yet, and GTK 4.8 may end the program.
 */
void flow_box_keys_guard (void);

G_END_DECLS
