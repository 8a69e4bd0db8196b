/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Light or dark style by the preferences or the desktop. libadwaita 1.10 only asks the settings
 * portal; without one, this file reads GNOME's style and animation settings. libadwaita reads high
 * contrast itself.
 */

#pragma once

#include <adwaita.h>

typedef struct _DesktopScheme DesktopScheme;

/** Makes @manager follow "colour-scheme" of @settings and the desktop. */
DesktopScheme *desktop_scheme_new (GSettings *settings, AdwStyleManager *manager);

void desktop_scheme_free (DesktopScheme *self);
