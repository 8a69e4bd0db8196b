/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-support.h"

#include <glib.h>

void
problems_use_those_for_tests (void)
{
  g_autofree char *lies = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "problems", NULL);
  g_autofree char *overlay = g_strconcat (RESOURCE_BASE "/problems=", lies, NULL);

  g_setenv ("G_RESOURCE_OVERLAYS", overlay, TRUE);
}
