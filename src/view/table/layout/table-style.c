/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/layout/table-style.h"

#include "view/table/layout/table-layout.h"
#include "view/widgets/letters.h"

#define MANY_SEATS 6
#define FEW_SEATS 4 /* more seats crowd a compact table */
#define FORM "table-form"
#define STAYS 0.9 /* a shrinking table keeps its text scale down to this share of the size */

/* Scale of text on tables of at least this size (pages.css). */
static const struct
{
  const char *style;
  double scale;
  int width;
  int height;
} text_sizes[] = {
  { "largest", 1.6, 1850, 1150 },
  { "larger", 1.35, 1350, 850 },
  { "large", 1.15, 1150, 720 },
};

static const TableForm *
get_form (GtkWidget *table)
{
  static const TableForm usual = { .n_seats = FEW_SEATS };
  const TableForm *form = g_object_get_data (G_OBJECT (table), FORM);

  return form != NULL ? form : &usual;
}

/* Converts @pixels to units of the enlarged font. */
static int
count_pixels (GtkWidget *table, int pixels)
{
  return (int) (pixels / table_style_get_letters (table));
}

/*
 * Returns the row of text_sizes for @table, or -1. Text beside the table takes room from it when it
 * grows: STAYS prevents an endless alternation of sizes.
 */
static int
find_text_size (GtkWidget *table)
{
  int width = count_pixels (table, gtk_widget_get_width (table));
  int height = count_pixels (table, gtk_widget_get_height (table));

  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    {
      double share = gtk_widget_has_css_class (table, text_sizes[i].style) ? STAYS : 1;

      if (width >= share * text_sizes[i].width && height >= share * text_sizes[i].height)
        return (int) i;
    }

  return -1;
}

static const char *
find_text_style (GtkWidget *table)
{
  int size = find_text_size (table);

  return size >= 0 ? text_sizes[size].style : NULL;
}

/* Returns the font size relative to that around the table, or 0 if the size class is enough. */
static double
find_share (GtkWidget *table)
{
  double wanted = letters_get_wanted (table);
  double letters = table_style_get_letters (table);
  int size = find_text_size (table);

  return letters < wanted ? letters / wanted * (size >= 0 ? text_sizes[size].scale : 1) : 0;
}

static gboolean
is_compact (GtkWidget *table)
{
  return table_layout_is_compact (count_pixels (table, gtk_widget_get_width (table)),
                                  count_pixels (table, gtk_widget_get_height (table)));
}

/* Returns true if many seats need smaller names and calls. */
static gboolean
is_crowded (GtkWidget *table)
{
  return get_form (table)->n_seats > (is_compact (table) ? FEW_SEATS : MANY_SEATS);
}

static gboolean
is_tight (GtkWidget *table)
{
  return get_form (table)->has_open && is_compact (table);
}

static void
set_style (GtkWidget *table, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (table, style);
  else
    gtk_widget_remove_css_class (table, style);
}

void
table_style_set_form (GtkWidget *table, const TableForm *form)
{
  g_object_set_data_full (G_OBJECT (table), FORM, g_memdup2 (form, sizeof *form), g_free);
}

static gboolean
is_enlarged (GtkWidget *table)
{
  return table_style_get_letters (table) > 1;
}

static gboolean
is_broad (GtkWidget *table)
{
  return gtk_widget_get_width (table) > gtk_widget_get_height (table);
}

gboolean
table_style_is_old (GtkWidget *table)
{
  const char *text_style = find_text_style (table);
  gboolean is_old = gtk_widget_has_css_class (table, "crowded") != is_crowded (table)
                    || gtk_widget_has_css_class (table, "compact") != is_compact (table)
                    || gtk_widget_has_css_class (table, "tight") != is_tight (table)
                    || gtk_widget_has_css_class (table, "enlarged") != is_enlarged (table)
                    || gtk_widget_has_css_class (table, "broad") != is_broad (table);

  is_old |= table_style_has_other_letters (table);
  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    is_old |= gtk_widget_has_css_class (table, text_sizes[i].style)
              != (text_style == text_sizes[i].style);

  return is_old;
}

gboolean
table_style_has_other_letters (GtkWidget *table)
{
  return !letters_has_share (table, find_share (table));
}

/* Sets the class of the text size on the window, for texts beside the table. */
static void
tell_root (GtkWidget *table, const char *text_style)
{
  GtkRoot *root = gtk_widget_get_root (table);

  for (guint i = 0; root != NULL && i < G_N_ELEMENTS (text_sizes); i++)
    {
      g_autofree char *style = g_strconcat ("table-", text_sizes[i].style, NULL);

      set_style (GTK_WIDGET (root), style, text_style == text_sizes[i].style);
    }
}

void
table_style_update (GtkWidget *table)
{
  const char *text_style = find_text_style (table);

  set_style (table, "crowded", is_crowded (table));
  set_style (table, "compact", is_compact (table));
  set_style (table, "tight", is_tight (table));
  set_style (table, "enlarged", is_enlarged (table));
  set_style (table, "broad", is_broad (table));
  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    set_style (table, text_sizes[i].style, text_style == text_sizes[i].style);
  letters_set_share (table, find_share (table));
  tell_root (table, text_style);
}

double
table_style_get_letters (GtkWidget *table)
{
  return table_layout_letters (letters_get_wanted (table), gtk_widget_get_width (table),
                               gtk_widget_get_height (table), get_form (table));
}

double
table_style_get_scale (GtkWidget *table)
{
  for (guint i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    if (gtk_widget_has_css_class (table, text_sizes[i].style))
      return text_sizes[i].scale;

  return 1;
}
