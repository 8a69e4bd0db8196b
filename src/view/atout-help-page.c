/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-help-page.h"

#include <adwaita.h>
#include <string.h>

#include "help-book.h"

/* Longer lines are hard to read. */
#define COLUMN_WIDTH 680

/* In a table of more columns words may be broken. */
#define COLUMNS_OF_WORDS 2

/* Strong enough on light and on dark. */
#define SUIT_RED "#e01b24"

struct _AtoutHelpPage
{
  GtkWidget parent_instance;

  GtkScrolledWindow *scrolled_window;
  GtkWidget *column;
  GtkLabel *title;
  GtkFlowBox *contents;
  GtkBox *body;

  const Game *game; /* what is shown; NULL at first */
  Options options;
  HelpBook *book;
};

G_DEFINE_FINAL_TYPE (AtoutHelpPage, atout_help_page, GTK_TYPE_WIDGET)

static void
atout_help_page_dispose (GObject *object)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (atout_help_page_parent_class)->dispose (object);
}

static void
atout_help_page_finalize (GObject *object)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (object);

  g_clear_pointer (&self->book, help_book_free);

  G_OBJECT_CLASS (atout_help_page_parent_class)->finalize (object);
}

static gboolean
atout_help_page_grab_focus (GtkWidget *widget)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (widget);

  return gtk_widget_child_focus (GTK_WIDGET (self->contents), GTK_DIR_TAB_FORWARD);
}

static void
atout_help_page_class_init (AtoutHelpPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_help_page_dispose;
  object_class->finalize = atout_help_page_finalize;
  widget_class->grab_focus = atout_help_page_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE "/atout-help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, scrolled_window);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, column);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, contents);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, body);
}

/* ---- The column --------------------------------------------------------------------------- */

/*
 * It does what AdwClamp does, which asks for the width at a height too: with so many labels that
 * wrap, searching for it takes longer than everything else on the page.
 */
static GtkSizeRequestMode
column_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
column_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (child, orientation, MIN (for_size, COLUMN_WIDTH), minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, COLUMN_WIDTH));
}

static void
column_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int column = MIN (width, COLUMN_WIDTH);

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation) { (width - column) / 2, 0, column, height }, -1);
}

static void
atout_help_page_init (AtoutHelpPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (
      self->column, gtk_custom_layout_new (column_request_mode, column_measure, column_allocate));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1,
                                  -1);
}

/* ---- Labels ----------------------------------------------------------------------------- */

static void
set_up_label (GtkLabel *label, const char *markup)
{
  g_auto (GStrv) hearts = g_strsplit (markup, "♥", -1);
  g_autofree char *with_hearts = g_strjoinv ("<span color=\"" SUIT_RED "\">♥</span>", hearts);
  g_auto (GStrv) diamonds = g_strsplit (with_hearts, "♦", -1);
  g_autofree char *coloured = g_strjoinv ("<span color=\"" SUIT_RED "\">♦</span>", diamonds);

  gtk_label_set_markup (label, coloured);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_yalign (label, 0);
}

static GtkWidget *
text_new (const char *markup, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  set_up_label (GTK_LABEL (label), markup);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);

  return label;
}

static GtkWidget *
heading_new (const char *markup, int level, const char *css_class)
{
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  set_up_label (GTK_LABEL (label), markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* ---- Blocks ----------------------------------------------------------------------------- */

/* A grid: a horizontal box would ask its labels for their width at a height, which is slow. */
static GtkWidget *
list_new (const HelpBlock *block, const Options *options)
{
  GtkWidget *list = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  int row = 0;

  gtk_widget_add_css_class (list, "help-list");

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);
      GtkWidget *bullet, *text;

      if (!help_when_holds (&line->when, options))
        continue;

      bullet = g_object_new (GTK_TYPE_LABEL, "label", "•", "yalign", 0.0f, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (bullet, "help-bullet");
      text = text_new (g_ptr_array_index (line->cells, 0), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      gtk_widget_set_hexpand (text, TRUE);
      gtk_grid_attach (GTK_GRID (list), bullet, 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (list), text, 1, row, 1, 1);
      row++;
    }

  return list;
}

static GtkWidget *
cell_new (const char *markup, gboolean head, gboolean term)
{
  GtkWidget *label = text_new (markup, GTK_ACCESSIBLE_ROLE_LABEL);

  gtk_widget_add_css_class (label, "help-cell");
  if (head)
    gtk_widget_add_css_class (label, "help-head");
  if (term)
    gtk_widget_add_css_class (label, "help-term");
  /* Nothing to read or select there. */
  if (*markup == '\0')
    gtk_label_set_selectable (GTK_LABEL (label), FALSE);

  return label;
}

static GtkWidget *
table_new (const HelpBlock *block, const Options *options)
{
  GtkWidget *grid = gtk_grid_new ();
  gboolean has_head = FALSE;
  int row = 0;

  gtk_widget_add_css_class (grid, "help-table");

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (!help_when_holds (&line->when, options))
        continue;

      has_head = has_head || line->head;
      for (guint column = 0; column < line->cells->len; column++)
        {
          GtkWidget *cell = cell_new (g_ptr_array_index (line->cells, column), line->head,
                                      !has_head && column == 0);

          /* Where many columns share little width. Elsewhere it would only cost time. */
          if (line->cells->len > COLUMNS_OF_WORDS)
            gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD_CHAR);
          gtk_grid_attach (GTK_GRID (grid), cell, (int) column, row, 1, 1);
        }
      row++;
    }

  return grid;
}

static GtkWidget *
block_new (const HelpBlock *block, const Options *options)
{
  const HelpLine *first = g_ptr_array_index (block->lines, 0);

  switch (block->kind)
    {
    case HELP_HEADING:
      return heading_new (g_ptr_array_index (first->cells, 0), 3, "help-heading");
    case HELP_LIST:
      return list_new (block, options);
    case HELP_TABLE:
      return table_new (block, options);
    default:
      return text_new (g_ptr_array_index (first->cells, 0), GTK_ACCESSIBLE_ROLE_LABEL);
    }
}

/* True when more than a head row is left of the block. */
static gboolean
block_has_lines (const HelpBlock *block, const Options *options)
{
  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (!line->head && help_when_holds (&line->when, options))
        return TRUE;
    }

  return FALSE;
}

static GtkWidget *
section_new (const HelpSection *section, const Options *options)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "focusable",
                                 TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *markup = g_markup_escape_text (section->title, -1);
  GtkWidget *heading = heading_new (markup, 2, "title-3");

  gtk_accessible_update_relation (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  heading, NULL, -1);
  gtk_widget_add_css_class (box, "help-section");
  gtk_box_append (GTK_BOX (box), heading);

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const HelpBlock *block = g_ptr_array_index (section->blocks, i);

      if (help_when_holds (&block->when, options) && block_has_lines (block, options))
        gtk_box_append (GTK_BOX (box), block_new (block, options));
    }

  return box;
}

/* ---- Contents --------------------------------------------------------------------------- */

static void
go_to_section (AtoutHelpPage *self, GtkWidget *button)
{
  GtkWidget *section = g_object_get_data (G_OBJECT (button), "section");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled_window);
  graphene_rect_t bounds;

  gtk_widget_grab_focus (section);
  if (gtk_widget_compute_bounds (section, self->column, &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y);
}

static void
add_to_contents (AtoutHelpPage *self, const char *title, GtkWidget *section)
{
  GtkWidget *button = gtk_button_new_with_label (title);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (button, "flat");

  g_object_set_data (G_OBJECT (button), "section", section);
  g_signal_connect_object (button, "clicked", G_CALLBACK (go_to_section), self, G_CONNECT_SWAPPED);

  /* The button takes the focus. */
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_insert (self->contents, child, -1);
}

static void
clear (AtoutHelpPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->contents))) != NULL)
    gtk_flow_box_remove (self->contents, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->body))) != NULL)
    gtk_box_remove (self->body, child);
}

/* ---- Interface -------------------------------------------------------------------------- */

GtkWidget *
atout_help_page_new (void)
{
  return g_object_new (ATOUT_TYPE_HELP_PAGE, NULL);
}

static gboolean
open_book (AtoutHelpPage *self, const Game *game)
{
  g_autoptr (GError) error = NULL;
  HelpBook *book = help_book_open (game, &error);

  /* The texts are inside the program: only a bug can break them. */
  if (book == NULL)
    {
      g_critical ("No help for %s: %s", game->key, error->message);
      return FALSE;
    }

  g_clear_pointer (&self->book, help_book_free);
  self->book = book;
  self->game = game;

  return TRUE;
}

void
atout_help_page_show (AtoutHelpPage *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_HELP_PAGE (self));
  g_return_if_fail (game != NULL && options != NULL);

  /* Who is reading keeps the place. */
  if (self->game == game && memcmp (&self->options, options, sizeof *options) == 0)
    return;

  if (self->game != game && !open_book (self, game))
    return;

  self->options = *options;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled_window), 0);
  clear (self);
  gtk_label_set_label (self->title, self->book->title);
  for (guint i = 0; i < self->book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (self->book->sections, i);
      GtkWidget *widget;

      if (!help_when_holds (&section->when, options))
        continue;

      widget = section_new (section, options);
      gtk_box_append (self->body, widget);
      add_to_contents (self, section->title, widget);
    }
}
