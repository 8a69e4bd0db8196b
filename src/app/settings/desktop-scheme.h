/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Light or dark style by the preferences or the desktop. libadwaita 1.10 only asks the settings
 * portal; without one, this file reads GNOME's style and animation settings. libadwaita reads high
 * contrast itself. GTK never disables animations for reduced motion, so this file does.
 */

#pragma once

#include <adwaita.h>

typedef struct _DesktopScheme DesktopScheme;

/**
 * Makes @manager follow "colour-scheme" of @settings and the desktop, and disables GTK's animations
 * while the desktop wants less motion. @wishes has GTK's properties about motion: the GtkSettings.
 */
DesktopScheme *desktop_scheme_new (GSettings *settings, AdwStyleManager *manager, GObject *wishes);

void desktop_scheme_free (DesktopScheme *self);
