/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Light or dark: as chosen in the preferences, else as the desktop has it. libadwaita hears of that
 * from the settings portal; version 1.10, unlike 1.2, from nowhere else. Where no portal answers,
 * as without a desktop's own session, the settings of GNOME are read here, if they are installed;
 * and with them whether anything moves. High contrast libadwaita still reads there by itself.
 */

#pragma once

#include <adwaita.h>

typedef struct _DesktopScheme DesktopScheme;

/** Keeps @manager as "colour-scheme" of @settings and the desktop want it. */
DesktopScheme *desktop_scheme_new (GSettings *settings, AdwStyleManager *manager);

void desktop_scheme_free (DesktopScheme *self);
