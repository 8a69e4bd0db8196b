/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A code with a button that copies it. */

#pragma once

#include <gtk/gtk.h>

/** Returns @text under @title with a copy button (transfer full). */
GtkWidget *fairness_code_new (const char *title,
                              const char *text);
