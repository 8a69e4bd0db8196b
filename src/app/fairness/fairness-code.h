/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A line of letters and digits that is to be copied rather than typed. */

#pragma once

#include <gtk/gtk.h>

/** (transfer full): @text under @title, with a button that copies it. */
GtkWidget *fairness_code_new (const char *title,
                              const char *text);
