/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever sees little: on every page, by day and by evening, each word and sign can be read on what
 * lies behind it, and is there. Also under high contrast (ADW_DEBUG_HIGH_CONTRAST).
 */

#include "looks.h"

#include <adwaita.h>

#include "support.h"
#include "view-read.h"

static const struct
{
  AdwColorScheme scheme;
  const char *name;
} styles[] = { { ADW_COLOR_SCHEME_FORCE_LIGHT, "light" }, { ADW_COLOR_SCHEME_FORCE_DARK, "dark" } };

/* All that is written below @root, in the style there is. */
static void
read_all (GtkWidget *root, const char *place, const char *style)
{
  g_autofree char *where = g_strjoin (", ", place, style, NULL);
  guint n = 0;
  guint n_signs = 0;

  do
    {
      guint signs;

      view_wait_for_draw (root);
      n += view_read_check (root, where, &signs);
      n_signs += signs;
    }
  while (walk_scroll_on (root));
  walk_scroll_back (root);
  if (n == 0)
    support_fail ("%s: nothing can be read", where);
  if (n_signs == 0 && GTK_IS_WINDOW (root)) /* it has a button at least */
    support_fail ("%s: no sign can be read", where);
}

/* What the icon theme of the platform does not have is shown as a torn picture. */
static void
check_icons (GtkWidget *root, const char *place)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (root));
  g_autoptr (GPtrArray) images = view_find_all (root, GTK_TYPE_IMAGE);

  for (guint i = 0; i < images->len; i++)
    {
      const char *name = gtk_image_get_icon_name (images->pdata[i]);

      if (name != NULL && !gtk_icon_theme_has_icon (theme, name))
        support_fail ("%s: there is no icon %s", place, name);
    }
}

/* Who has found what he was looking for rests: a spinner that nobody sees draws all the same. */
static void
check_rest (GtkWidget *root, const char *place)
{
  if (GTK_IS_SPINNER (root) && gtk_spinner_get_spinning (GTK_SPINNER (root)))
    support_fail ("%s: a spinner goes on", place);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_rest (child, place);
}

static void
take_style (guint style)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), styles[style].scheme);
}

/* Windows in both styles; what opens from them, which is alike, in one and then in the other. */
static void
look (const Walk *walk G_GNUC_UNUSED, GtkWidget *root, const char *place)
{
  static guint last = 0;
  const gboolean is_window = GTK_IS_WINDOW (root);

  check_icons (root, place);
  check_rest (root, place);
  if (is_window)
    {
      view_take_keyboard (root); /* what is not in use is painted more faintly */
      last = (last + 1) % G_N_ELEMENTS (styles);
    }
  for (guint i = is_window ? 0 : last; i <= (is_window ? G_N_ELEMENTS (styles) - 1 : last); i++)
    {
      take_style (i);
      read_all (root, place, styles[i].name);
    }
  take_style (0);
}

const WalkLook look_seen = { "seen", WALK_MENUS, look, NULL, NULL };
