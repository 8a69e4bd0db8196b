/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-shortcuts.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/atout-pixel-clamp.h"
#include "app/widgets/groups.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"

#define RANGE "..."
#define KEYS_WIDTH 96       /* pixels, for any font size */
#define MAY_BREAK "+\u200b" /* zero-width space after a plus */

struct _AtoutShortcuts
{
  AdwWindow parent_instance;

  GtkWidget *page;
};

G_DEFINE_FINAL_TYPE (AtoutShortcuts, atout_shortcuts, ADW_TYPE_WINDOW)

/* Rows: accelerators separated by blanks, or the range "1...9"; NULL starts a group. */
static const struct
{
  const char *keys;
  const char *title;
} shortcuts[] = {
  { NULL, NC_ ("shortcut window", "At the table") },
  { "Left Right", NC_ ("shortcut window", "Choose a card") },
  { "Home End", NC_ ("shortcut window", "Go to the first or last card") },
  { "1...9", NC_ ("shortcut window", "Choose a card by its position") },
  { "<Control><Shift>Left <Control><Shift>Right", NC_ ("shortcut window", "Move the card") },
  { "o", NC_ ("shortcut window", "Sort the hand") },
  { "Return space", NC_ ("shortcut window", "Play the card") },
  { "b", NC_ ("shortcut window", "Go to the calls") },
  { "Left Right Up Down", NC_ ("shortcut window", "Suit and number of a call") },
  { "Page_Up Page_Down", NC_ ("shortcut window", "Kind of a call") },
  { "Page_Up Page_Down", NC_ ("shortcut window", "Read on in a long explanation") },
  { "<Control>z", NC_ ("shortcut window", "Take back the last decision") },
  { "<Control><Shift>z", NC_ ("shortcut window", "Redo the decision") },
  { "h", NC_ ("shortcut window", "Show or hide a hint") },
  { "a", NC_ ("shortcut window", "Everything said so far") },
  { "l", NC_ ("shortcut window", "Last trick") },
  { "<Control>l", NC_ ("shortcut window", "All tricks of the deal") },
  { "c", NC_ ("shortcut window", "Lay down the rest") },
  { "e", NC_ ("shortcut window", "Start or stop explaining the deal") },
  { "s", NC_ ("shortcut window", "Read out the score") },
  { "t", NC_ ("shortcut window", "Read out trumps and contract") },
  { NULL, NC_ ("shortcut window", "Match") },
  { "<Control>h", NC_ ("shortcut window", "Past matches") },
  { "<Control>o", NC_ ("shortcut window", "Open a record") },
  { "<Control>s", NC_ ("shortcut window", "Export the match") },
  { "<Control>n", NC_ ("shortcut window", "New match") },
  { "F9", NC_ ("shortcut window", "Score sheet") },
  { "F1", NC_ ("shortcut window", "Rules") },
  { "Escape", NC_ ("shortcut window", "Back, except from the table") },
  { NULL, NC_ ("shortcut window", "Looking back at a deal") },
  { "Left Right", NC_ ("shortcut window", "Step back, step forward") },
  { "Page_Up Page_Down", NC_ ("shortcut window", "Previous trick, next trick") },
  { "<Control>Left <Control>Right",
    NC_ ("shortcut window", "Your previous decision, your next one") },
  { "Home End", NC_ ("shortcut window", "Beginning and end of the deal") },
  { "<Control>Page_Up <Control>Page_Down", NC_ ("shortcut window", "Previous deal, next deal") },
  { "h", NC_ ("shortcut window", "Show all hands") },
  { "v", NC_ ("shortcut window", "A lost deal as it was played, or the better line") },
  { NULL, NC_ ("shortcut window", "Problems") },
  { "1...9", NC_ ("shortcut window", "Choose an answer by its position") },
  { "p", NC_ ("shortcut window", "What was played, or back to the question") },
  { "r", NC_ ("shortcut window", "The same question again") },
  { "m", NC_ ("shortcut window", "Show the right answer") },
  { "w", NC_ ("shortcut window", "Say why") },
  { "n", NC_ ("shortcut window", "Next problem") },
  { "x", NC_ ("shortcut window", "Never ask about this slip again") },
  { NULL, NC_ ("shortcut window", "Lessons") },
  { "1...9", NC_ ("shortcut window", "Choose an answer by its position") },
  { "r", NC_ ("shortcut window", "The same question again") },
  { "n", NC_ ("shortcut window", "Next step") },
  { NULL, NC_ ("shortcut window", "Program") },
  { "<Control>comma", NC_ ("shortcut window", "Preferences") },
  { "<Control>question", NC_ ("shortcut window", "Keyboard shortcuts") },
  { "F10", NC_ ("shortcut window", "Main menu") },
  { "F11", NC_ ("shortcut window", "Full screen") },
  { "<Control>w", NC_ ("shortcut window", "Close window") },
  { "<Control>q", NC_ ("shortcut window", "Quit") },
};

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

/* Returns a row with its keys stacked to save width. */
static GtkWidget *
row_new (const char *title, const char *text)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, NULL);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_auto (GStrv) accelerators = g_strsplit (text, " ", -1);
  g_autoptr (GString) told = g_string_new (NULL);

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
      gtk_box_append (GTK_BOX (keys), label);
      g_string_append_printf (told, "%s%s", i > 0 ? ", " : "", name);
    }
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (keys, 6);
  gtk_widget_set_margin_bottom (keys, 6);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), atout_pixel_clamp_new (keys, KEYS_WIDTH));
  spoken_describe (row, told->str);

  return row;
}

static void
add_rows (AdwPreferencesPage *page)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const char *title = g_dpgettext2 (NULL, "shortcut window", shortcuts[i].title);

      if (shortcuts[i].keys != NULL)
        {
          adw_preferences_group_add (group, row_new (title, shortcuts[i].keys));
          continue;
        }
      group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", title, NULL);
      adw_preferences_page_add (page, group);
    }
}

static void
atout_shortcuts_class_init (AtoutShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/window/atout-shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutShortcuts, page);
}

static void
atout_shortcuts_init (AtoutShortcuts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_rows (ADW_PREFERENCES_PAGE (self->page));
  group_titles_fold (GTK_WIDGET (self));
  spoken_name_parts (GTK_WIDGET (self), gtk_window_get_title (GTK_WINDOW (self)));
}

GtkWidget *
atout_shortcuts_new (GtkWindow *parent)
{
  return g_object_new (ATOUT_TYPE_SHORTCUTS, "transient-for", parent, "destroy-with-parent", TRUE,
                       NULL);
}
