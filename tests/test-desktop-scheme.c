/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Light or dark without a settings portal: as the preferences have it, else as the desktop's own
 * settings say, whichever library reads them. Reduced motion disables animations.
 */

#include <adwaita.h>

#include "app/settings/desktop-scheme.h"

static GObject *toolkit; /* the GtkSettings */

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
      kept = desktop_scheme_new (settings, manager, toolkit);
      assert_row (i);
      desktop_scheme_free (kept);
    }

  kept = desktop_scheme_new (settings, manager, toolkit);
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
  DesktopScheme *kept = desktop_scheme_new (settings, manager, toolkit);

  g_assert_true (get_moves ());
  g_settings_set_boolean (desktop, "enable-animations", FALSE);
  g_assert_true (get_moves () == is_told);
  g_settings_set_boolean (desktop, "enable-animations", TRUE);
  g_assert_true (get_moves ());
  desktop_scheme_free (kept);
}

/* ---- Reduced motion ------------------------------------------------------------------------- */

/* An object with the property of GTK 4.22. It borrows another enumeration of two values. */
struct _Wishes
{
  GObject parent_instance;

  int reduced; /* 1 asks for reduced motion */
};

G_DECLARE_FINAL_TYPE (Wishes, wishes, TEST, WISHES, GObject)
G_DEFINE_FINAL_TYPE (Wishes, wishes, G_TYPE_OBJECT)

static void
wishes_get_property (GObject *object, guint id G_GNUC_UNUSED, GValue *value,
                     GParamSpec *pspec G_GNUC_UNUSED)
{
  g_value_set_enum (value, TEST_WISHES (object)->reduced);
}

static void
wishes_set_property (GObject *object, guint id G_GNUC_UNUSED, const GValue *value,
                     GParamSpec *pspec G_GNUC_UNUSED)
{
  TEST_WISHES (object)->reduced = g_value_get_enum (value);
}

static void
wishes_class_init (WishesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = wishes_get_property;
  object_class->set_property = wishes_set_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_enum ("gtk-interface-reduced-motion", NULL, NULL,
                                                      GTK_TYPE_ORIENTATION, 0,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
wishes_init (Wishes *self G_GNUC_UNUSED)
{
}

/* At the start, and when the desktop changes. */
static void
test_reduced (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GObject) wishes = g_object_new (wishes_get_type (), NULL);
  DesktopScheme *kept = desktop_scheme_new (settings, manager, wishes);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (get_moves ());
      g_object_set (wishes, "gtk-interface-reduced-motion", 1, NULL);
      g_assert_false (get_moves ());
      g_object_set (wishes, "gtk-interface-reduced-motion", 0, NULL);
    }
  g_assert_true (get_moves ());
  desktop_scheme_free (kept);

  g_object_set (wishes, "gtk-interface-reduced-motion", 1, NULL);
  g_assert_true (get_moves ());
  kept = desktop_scheme_new (settings, manager, wishes);
  g_assert_false (get_moves ());
  desktop_scheme_free (kept);
  gtk_settings_reset_property (GTK_SETTINGS (toolkit), "gtk-enable-animations");
}

/* The name of the property is right: it exists from GTK 4.22 on. */
static void
test_property (void)
{
  gboolean has
      = g_object_class_find_property (G_OBJECT_GET_CLASS (toolkit), "gtk-interface-reduced-motion")
        != NULL;

  g_assert_cmpint (has, ==, gtk_check_version (4, 22, 0) == NULL);
}

int
main (int argc, char **argv)
{
  /* no portal: what the desktop of whoever runs this has set is not asked */
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  toolkit = G_OBJECT (gtk_settings_get_default ());
  g_test_add_func ("/desktop-scheme/dark", test_dark);
  g_test_add_func ("/desktop-scheme/motion", test_motion);
  g_test_add_func ("/desktop-scheme/reduced", test_reduced);
  g_test_add_func ("/desktop-scheme/property", test_property);

  return g_test_run ();
}
