/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Light or dark without a settings portal: as the preferences have it, else as the desktop's own
 * settings say, whichever library reads them.
 */

#include <adwaita.h>

#include "app/settings/desktop-scheme.h"

static const struct
{
  const char *chosen;
  const char *desktop;
  gboolean dark;
} rows[] = {
  { "system", "default", FALSE },      { "system", "prefer-dark", TRUE },
  { "system", "prefer-light", FALSE }, { "light", "default", FALSE },
  { "light", "prefer-dark", FALSE },   { "light", "prefer-light", FALSE },
  { "dark", "default", TRUE },         { "dark", "prefer-dark", TRUE },
  { "dark", "prefer-light", TRUE },
};

static void
assert_row (guint row)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  if (dark != rows[row].dark)
    g_error ("“%s” where the desktop has “%s” is %s", rows[row].chosen, rows[row].desktop,
             dark ? "dark" : "light");
}

/* At the start, when the desktop changes, and when the user chooses. */
static void
test_dark (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GSettings) desktop = g_settings_new ("org.gnome.desktop.interface");
  DesktopScheme *kept;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_settings_set_string (settings, "colour-scheme", rows[i].chosen);
      g_settings_set_string (desktop, "color-scheme", rows[i].desktop);
      kept = desktop_scheme_new (settings, manager);
      assert_row (i);
      desktop_scheme_free (kept);
    }

  kept = desktop_scheme_new (settings, manager);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
      {
        g_settings_set_string (settings, "colour-scheme", rows[i].chosen);
        g_settings_set_string (desktop, "color-scheme", rows[i].desktop);
        assert_row (i);
        g_settings_set_string (desktop, "color-scheme", rows[j].desktop);
        g_settings_set_string (settings, "colour-scheme", rows[j].chosen);
        assert_row (j);
      }
  desktop_scheme_free (kept);
  g_settings_reset (settings, "colour-scheme");
  g_settings_reset (desktop, "color-scheme");
}

static gboolean
get_moves (void)
{
  gboolean moves;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moves, NULL);

  return moves;
}

/* Older libraries read no more of it than light and dark, and say that they do. */
static void
test_motion (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean is_told = adw_style_manager_get_system_supports_color_schemes (manager);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GSettings) desktop = g_settings_new ("org.gnome.desktop.interface");
  DesktopScheme *kept = desktop_scheme_new (settings, manager);

  g_assert_true (get_moves ());
  g_settings_set_boolean (desktop, "enable-animations", FALSE);
  g_assert_true (get_moves () == is_told);
  g_settings_set_boolean (desktop, "enable-animations", TRUE);
  g_assert_true (get_moves ());
  desktop_scheme_free (kept);
}

int
main (int argc, char **argv)
{
  /* no portal: what the desktop of whoever runs this has set is not asked */
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/desktop-scheme/dark", test_dark);
  g_test_add_func ("/desktop-scheme/motion", test_motion);

  return g_test_run ();
}
