/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/desktop-scheme.h"

#define INTERFACE "org.gnome.desktop.interface"
#define MOVES "gtk-enable-animations"
#define REDUCED "gtk-interface-reduced-motion" /* since GTK 4.22 */

struct _DesktopScheme
{
  GSettings *settings;
  GSettings *desktop; /* settings of GNOME, or NULL */
  AdwStyleManager *manager;
  GObject *wishes;   /* has the property REDUCED since GTK 4.22 */
  gboolean is_still; /* TRUE if the desktop disables animations */
};

/* Returns GNOME's settings; NULL in Flatpak, where they are not the desktop's. */
static GSettings *
open_desktop (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source == NULL || g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    return NULL;
  schema = g_settings_schema_source_lookup (source, INTERFACE, TRUE);
  if (schema == NULL || !g_settings_schema_has_key (schema, "color-scheme")
      || !g_settings_schema_has_key (schema, "enable-animations"))
    return NULL;

  return g_settings_new_full (schema, NULL, NULL);
}

/* Returns true if GNOME's settings exist and no portal answers. */
static gboolean
is_alone (DesktopScheme *self)
{
  return self->desktop != NULL
         && !adw_style_manager_get_system_supports_color_schemes (self->manager);
}

static AdwColorScheme
find_scheme (DesktopScheme *self)
{
  g_autofree char *chosen = g_settings_get_string (self->settings, "colour-scheme");
  g_autofree char *wanted = NULL;

  if (g_str_equal (chosen, "light"))
    return ADW_COLOR_SCHEME_FORCE_LIGHT;
  if (g_str_equal (chosen, "dark"))
    return ADW_COLOR_SCHEME_FORCE_DARK;
  if (is_alone (self))
    wanted = g_settings_get_string (self->desktop, "color-scheme");

  return g_strcmp0 (wanted, "prefer-dark") == 0 ? ADW_COLOR_SCHEME_PREFER_DARK
                                                : ADW_COLOR_SCHEME_DEFAULT;
}

static gboolean
has_reduced (DesktopScheme *self)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (self->wishes), REDUCED) != NULL;
}

/* Returns true if the desktop wants reduced motion or no animations and GTK does not obey. */
static gboolean
wants_still (DesktopScheme *self)
{
  int reduced = 0; /* a GtkReducedMotion: 0 is no preference */

  if (has_reduced (self))
    g_object_get (self->wishes, REDUCED, &reduced, NULL);

  return reduced != 0
         || (is_alone (self) && !g_settings_get_boolean (self->desktop, "enable-animations"));
}

/*
 * Disables animations or undoes that, but never enables them: settings.ini or the display may
 * forbid them.
 */
static void
update_motion (DesktopScheme *self)
{
  GtkSettings *toolkit = gtk_settings_get_default ();
  gboolean is_still = wants_still (self);

  if (is_still == self->is_still)
    return;
  self->is_still = is_still;
  if (is_still)
    g_object_set (toolkit, MOVES, FALSE, NULL);
  else
    gtk_settings_reset_property (toolkit, MOVES);
}

static void
update (DesktopScheme *self)
{
  adw_style_manager_set_color_scheme (self->manager, find_scheme (self));
  update_motion (self);
}

DesktopScheme *
desktop_scheme_new (GSettings *settings, AdwStyleManager *manager, GObject *wishes)
{
  DesktopScheme *self = g_new0 (DesktopScheme, 1);

  self->settings = g_object_ref (settings);
  self->manager = g_object_ref (manager);
  self->wishes = g_object_ref (wishes);
  self->desktop = open_desktop ();
  g_signal_connect_swapped (settings, "changed::colour-scheme", G_CALLBACK (update), self);
  g_signal_connect_swapped (manager, "notify::system-supports-color-schemes", G_CALLBACK (update),
                            self);
  if (has_reduced (self))
    g_signal_connect_swapped (wishes, "notify::" REDUCED, G_CALLBACK (update), self);
  if (self->desktop != NULL)
    g_signal_connect_swapped (self->desktop, "changed", G_CALLBACK (update), self);
  update (self);

  return self;
}

void
desktop_scheme_free (DesktopScheme *self)
{
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_signal_handlers_disconnect_by_data (self->manager, self);
  g_signal_handlers_disconnect_by_data (self->wishes, self);
  if (self->desktop != NULL)
    g_signal_handlers_disconnect_by_data (self->desktop, self);
  g_clear_object (&self->desktop);
  g_object_unref (self->settings);
  g_object_unref (self->manager);
  g_object_unref (self->wishes);
  g_free (self);
}
