/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_APPLICATION (atout_application_get_type ())

/**
 * AtoutApplication: the program: its command line, the actions that need no match, and the
 * colour scheme.
 */
G_DECLARE_FINAL_TYPE (AtoutApplication, atout_application, ATOUT, APPLICATION, AdwApplication)

AtoutApplication *atout_application_new (void);

G_END_DECLS
