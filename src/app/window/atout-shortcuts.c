/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-shortcuts.h"

#include <adwaita.h>

#include "app/widgets/atout-pixel-clamp.h"
#include "app/widgets/groups.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"

/* ---- A row with a shortcut ------------------------------------------------------------------- */

#define ATOUT_TYPE_SHORTCUT_ROW (atout_shortcut_row_get_type ())

/*
 * AtoutShortcutRow: what a key does, its title, and the keys that do it.
 *
 * Properties: `accelerator` (string, to be set once: keys as gtk_accelerator_parse () reads them,
 * with a blank between; "1...9" for all of these).
 */
G_DECLARE_FINAL_TYPE (AtoutShortcutRow, atout_shortcut_row, ATOUT, SHORTCUT_ROW, AdwActionRow)

#define RANGE "..."
#define KEYS_WIDTH 96       /* pixels, also in large letters */
#define MAY_BREAK "+\u200b" /* after a plus, with a space that has no width */

struct _AtoutShortcutRow
{
  AdwActionRow parent_instance;

  GtkWidget *keys; /* a box, one key below the other: there is little room beside the title */
};

G_DEFINE_FINAL_TYPE (AtoutShortcutRow, atout_shortcut_row, ADW_TYPE_ACTION_ROW)

enum
{
  PROP_0,
  PROP_ACCELERATOR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* As it stands on the keyboard; free with g_free (). */
static char *
name_key (const char *accelerator)
{
  g_auto (GStrv) ends = g_strsplit (accelerator, RANGE, 2);
  GdkModifierType modifiers;
  guint key;

  if (ends[1] != NULL)
    return g_strdup_printf ("%s … %s", ends[0], ends[1]);
  g_return_val_if_fail (gtk_accelerator_parse (accelerator, &key, &modifiers), g_strdup (""));

  return gtk_accelerator_get_label (key, modifiers);
}

static void
set_accelerator (AtoutShortcutRow *self, const char *text)
{
  g_auto (GStrv) accelerators = g_strsplit (text, " ", -1);
  GString *told = g_string_new (NULL);

  for (guint i = 0; accelerators[i] != NULL; i++)
    {
      g_autofree char *name = name_key (accelerators[i]);
      g_auto (GStrv) parts = g_strsplit (name, "+", -1);
      g_autofree char *written = g_strjoinv (MAY_BREAK, parts);
      g_autofree char *in_order = reading_order_keep (written);
      GtkWidget *label = gtk_label_new (in_order);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (label, "keycap");
      gtk_widget_set_halign (label, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (self->keys), label);
      g_string_append_printf (told, "%s%s", i > 0 ? ", " : "", name);
    }
  spoken_describe (GTK_WIDGET (self), told->str);
  g_string_free (told, TRUE);
}

static void
atout_shortcut_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ACCELERATOR)
    set_accelerator (ATOUT_SHORTCUT_ROW (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_shortcut_row_class_init (AtoutShortcutRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = atout_shortcut_row_set_property;
  properties[PROP_ACCELERATOR] = g_param_spec_string ("accelerator", NULL, NULL, "",
                                                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_shortcut_row_init (AtoutShortcutRow *self)
{
  self->keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_valign (self->keys, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->keys, 6);
  gtk_widget_set_margin_bottom (self->keys, 6);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), atout_pixel_clamp_new (self->keys, KEYS_WIDTH));
}

/* ---- The window ------------------------------------------------------------------------------ */

struct _AtoutShortcuts
{
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutShortcuts, atout_shortcuts, ADW_TYPE_WINDOW)

static void
atout_shortcuts_class_init (AtoutShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ATOUT_TYPE_SHORTCUT_ROW);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/window/atout-shortcuts.ui");
}

static void
atout_shortcuts_init (AtoutShortcuts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (GTK_WIDGET (self));
  spoken_name_parts (GTK_WIDGET (self), gtk_window_get_title (GTK_WINDOW (self)));
}

GtkWidget *
atout_shortcuts_new (GtkWindow *parent)
{
  return g_object_new (ATOUT_TYPE_SHORTCUTS, "transient-for", parent, "destroy-with-parent", TRUE,
                       NULL);
}
