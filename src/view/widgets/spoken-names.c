/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/spoken-names.h"

#include <adwaita.h>

#include "model/words/words-spoken.h"

#define NAMED_KEY "spoken-named" /* widget data: set if named */

void
spoken_names_begin (void)
{
  GtkWidgetClass *scrolled = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);

  gtk_widget_class_set_accessible_role (scrolled, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_class_unref (scrolled);
}

/* ---- Names ----------------------------------------------------------------------------------- */

void
spoken_set_name (GtkWidget *widget, const char *name)
{
  g_autofree char *heard = words_name_signs (name);

  g_object_set_data (G_OBJECT (widget), NAMED_KEY, widget);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, heard,
                                  -1);
  /* the tooltip is the description */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) == 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    heard, -1);
}

gboolean
spoken_has_name (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), NAMED_KEY) != NULL;
}

void
spoken_set_description (GtkWidget *widget, const char *text)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  if (text != NULL)
    {
      g_autofree char *heard = words_name_signs (text);

      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      heard, -1);
    }
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Clears the name, which would be spoken after that of the label. */
static void
clear_name (GtkWidget *widget)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
label_by (GtkWidget *widget, GtkWidget *label)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
}

/* ---- Choices ------------------------------------------------------------------------------ */

static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);

  return found;
}

/* Names @list by its opener and items by their labels, which may change. */
static void
name_list (GtkWidget *list)
{
  GtkWidget *row = gtk_widget_get_ancestor (list, ADW_TYPE_COMBO_ROW);

  if (row != NULL)
    spoken_set_name (list, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  else
    label_by (list, gtk_widget_get_ancestor (list, GTK_TYPE_DROP_DOWN));
  for (GtkWidget *item = gtk_widget_get_first_child (list); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *label = find_label (item);

      if (label != NULL)
        label_by (item, label);
    }
}

static void
name_choices_below (GtkWidget *widget, GtkWidget *chooser)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    label_by (widget, chooser);
  else if (GTK_IS_LIST_VIEW (widget))
    {
      g_signal_handlers_disconnect_by_func (widget, name_list, NULL);
      g_signal_connect (widget, "map", G_CALLBACK (name_list), NULL);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_choices_below (child, chooser);
}

void
spoken_name_choices (GtkWidget *chooser)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (chooser) || ADW_IS_COMBO_ROW (chooser));

  /* newer GTK uses the selected item */
  if (GTK_IS_DROP_DOWN (chooser))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (chooser), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_choices_below (chooser, chooser);
}

/* ---- Entry rows ------------------------------------------------------------------------------ */

static GtkWidget *
text_of (GtkWidget *row)
{
  return GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
}

static void
name_text (GtkWidget *row)
{
  spoken_set_name (text_of (row), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
}

static void
tell_text (GtkWidget *row)
{
  if (gtk_widget_has_focus (text_of (row)))
    spoken_set_description (text_of (row), gtk_editable_get_text (GTK_EDITABLE (row)));
}

void
spoken_entry_row (GtkWidget *row)
{
  if (gtk_get_minor_version () >= 10)
    return;
  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_object_set (text_of (row), "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (name_text), NULL);
  g_signal_connect_swapped (text_of (row), "notify::has-focus", G_CALLBACK (tell_text), row);
}

/* ---- Links -------------------------------------------------------------------------------- */

#if GTK_CHECK_VERSION(4, 10, 0)

/* Collects the texts of <a> elements. */
typedef struct
{
  GPtrArray *texts;
  GString *text; /* text of the open link */
} Links;

static void
link_begins (GMarkupParseContext *context G_GNUC_UNUSED, const char *element,
             const char **names G_GNUC_UNUSED, const char **values G_GNUC_UNUSED,
             gpointer user_data, GError **error G_GNUC_UNUSED)
{
  Links *self = user_data;

  if (g_str_equal (element, "a"))
    self->text = g_string_new (NULL);
}

static void
link_says (GMarkupParseContext *context G_GNUC_UNUSED, const char *text, gsize length,
           gpointer user_data, GError **error G_GNUC_UNUSED)
{
  Links *self = user_data;

  if (self->text != NULL)
    g_string_append_len (self->text, text, (gssize) length);
}

static void
link_ends (GMarkupParseContext *context G_GNUC_UNUSED, const char *element, gpointer user_data,
           GError **error G_GNUC_UNUSED)
{
  Links *self = user_data;

  if (g_str_equal (element, "a"))
    g_ptr_array_add (self->texts, g_string_free (g_steal_pointer (&self->text), FALSE));
}

static GPtrArray *
list_links (const char *markup)
{
  const GMarkupParser parser = { link_begins, link_ends, link_says, NULL, NULL };
  Links links = { .texts = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &links, NULL);

  /* GtkLabel has parsed the markup */
  if (!g_markup_parse_context_parse (context, "<markup>", -1, NULL)
      || !g_markup_parse_context_parse (context, markup, -1, NULL)
      || !g_markup_parse_context_parse (context, "</markup>", -1, NULL))
    g_return_val_if_reached (links.texts);

  return links.texts;
}

/* Names links on map: an earlier name would prevent their role. */
static void
name_links (GtkLabel *label)
{
  g_autoptr (GPtrArray) texts = list_links (gtk_label_get_label (label));

  /* newer than the minimum version */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkAccessible *link = gtk_accessible_get_first_accessible_child (GTK_ACCESSIBLE (label));

  for (guint i = 0; link != NULL && i < texts->len; i++)
    {
      g_autoptr (GtkAccessible) this_one = link;

      gtk_accessible_update_property (this_one, GTK_ACCESSIBLE_PROPERTY_LABEL, texts->pdata[i], -1);
      link = gtk_accessible_get_next_accessible_sibling (this_one);
    }
  g_clear_object (&link);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

void
spoken_name_links (GtkLabel *label)
{
  g_signal_connect (label, "map", G_CALLBACK (name_links), NULL);
}

#else

void
spoken_name_links (GtkLabel *label G_GNUC_UNUSED)
{
}

#endif

/* ---- Menus -------------------------------------------------------------------------------- */

static gboolean
is_menu_item (GtkWidget *widget)
{
  switch (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Names menu items, whose labels newer GTK does not read out. */
static void
name_items (GtkWidget *widget)
{
  GtkWidget *label = is_menu_item (widget) ? find_label (widget) : NULL;

  if (label != NULL)
    spoken_set_name (widget, gtk_label_get_text (GTK_LABEL (label)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

/* Names the items on each map, since they change. */
static void
name_menu (GtkWidget *menu)
{
  g_signal_handlers_disconnect_by_func (menu, name_items, NULL);
  g_signal_connect (menu, "map", G_CALLBACK (name_items), NULL);
}

/* ---- Pages -------------------------------------------------------------------------------- */

static GtkWidget *
find_label_reading (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label_reading (child, text);

  return found;
}

/* Names @list by its heading or @name. Newer libadwaita also labels it by an empty heading. */
static void
name_by_group (GtkWidget *list, GtkWidget *group, const char *name)
{
  const char *title = adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group));
  GtkWidget *heading = title != NULL && title[0] != '\0' ? find_label_reading (group, title) : NULL;

  if (heading != NULL)
    {
      clear_name (list);
      label_by (list, heading);
    }
  else
    {
      spoken_set_name (list, name);
    }
}

static void
name_rows (GtkWidget *list, const char *name)
{
  GtkWidget *row = gtk_widget_get_ancestor (list, ADW_TYPE_EXPANDER_ROW);
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);

  if (row != NULL)
    spoken_set_name (list, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  else if (group != NULL)
    name_by_group (list, group, name);
  else if (ADW_IS_ABOUT_WINDOW (gtk_widget_get_root (list)))
    spoken_set_name (list, name);
}

/* Labels @row by one of its two title labels; newer GTK reads both. */
static void
name_entry_row (GtkWidget *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  GtkWidget *label = find_label_reading (row, title);

  if (label != NULL)
    label_by (row, label);
}

static void
name_part (GtkWidget *widget, const char *name)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    spoken_set_name (widget, name);
  else if (GTK_IS_LIST_BOX (widget))
    name_rows (widget, name);
  else if (GTK_IS_POPOVER_MENU (widget))
    name_menu (widget);
  else if (ADW_IS_ENTRY_ROW (widget))
    name_entry_row (widget);
  else if (ADW_IS_EXPANDER_ROW (widget))
    spoken_set_name (widget, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
  else if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)))
    clear_name (widget); /* the label has no underscore */
  else if (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "app-version"))
    label_by (widget, find_label (widget)); /* version button of an about window */
  else if (GTK_IS_DROP_DOWN (widget) || ADW_IS_COMBO_ROW (widget))
    spoken_name_choices (widget);
}

void
spoken_name_parts (GtkWidget *root, const char *name)
{
  name_part (root, name);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    spoken_name_parts (child, name);
}
