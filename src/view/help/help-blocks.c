/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-blocks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "help/help-text.h"
#include "view/help/help-cards.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

#define TERM_NAME "term-"

/* ---- Labels ----------------------------------------------------------------------------- */

static void
set_up_label (GtkLabel *label, const char *markup)
{
  gtk_label_set_markup (label, markup);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_yalign (label, 0);
  suit_signs_colour (GTK_WIDGET (label));
  spoken_name_links (label);
}

static char *
fill (const HelpContext *context, const char *markup)
{
  return help_text_fill (context->book, markup, game_pack (context->game, context->options),
                         atout_deck_get_suits (context->deck));
}

static GtkWidget *
text_new (const HelpContext *context, const char *markup, GtkAccessibleRole role)
{
  g_autofree char *filled = fill (context, markup);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  set_up_label (GTK_LABEL (label), filled);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (context->follow), context->reader,
                           0);

  return label;
}

static GtkWidget *
heading_new (const HelpContext *context, const char *markup, int level, const char *css_class)
{
  g_autofree char *filled = fill (context, markup);
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  set_up_label (GTK_LABEL (label), filled);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* ---- Blocks ----------------------------------------------------------------------------- */

static void
add_item (GtkGrid *list, const HelpLine *line, int row, const HelpContext *context)
{
  GtkWidget *bullet = g_object_new (GTK_TYPE_LABEL, "label", "•", "yalign", 0.0f, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *text
      = text_new (context, g_ptr_array_index (line->cells, 0), GTK_ACCESSIBLE_ROLE_LIST_ITEM);

  gtk_widget_add_css_class (bullet, "help-bullet");
  if (line->id != NULL)
    {
      g_autofree char *name = g_strconcat (TERM_NAME, line->id, NULL);

      gtk_widget_set_name (text, name);
    }
  gtk_widget_set_hexpand (text, TRUE);
  gtk_grid_attach (list, bullet, 0, row, 1, 1);
  gtk_grid_attach (list, text, 1, row, 1, 1);
}

static GtkWidget *
cell_new (const HelpContext *context, const char *markup, gboolean head, gboolean term)
{
  g_autofree char *in_order = reading_order_keep (markup);
  GtkWidget *label = text_new (context, in_order, GTK_ACCESSIBLE_ROLE_LABEL);

  gtk_widget_add_css_class (label, "help-cell");
  if (head)
    gtk_widget_add_css_class (label, "help-head");
  if (term)
    gtk_widget_add_css_class (label, "help-term");
  /* nothing to select */
  if (*markup == '\0')
    gtk_label_set_selectable (GTK_LABEL (label), FALSE);

  return label;
}

static gboolean
has_head (const HelpBlock *block, const Options *options)
{
  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (line->head && help_when_holds (&line->when, options))
        return TRUE;
    }

  return FALSE;
}

static void
add_row (GtkGrid *table, const HelpLine *line, int row, gboolean has_terms,
         const HelpContext *context)
{
  for (guint column = 0; column < line->cells->len; column++)
    gtk_grid_attach (table,
                     cell_new (context, g_ptr_array_index (line->cells, column), line->head,
                               has_terms && column == 0),
                     (int) column, row, 1, 1);
}

/* Uses a grid for a list: a horizontal box measures widths for heights, which is slow. */
static GtkWidget *
grid_new (HelpBlockKind kind)
{
  GtkWidget *grid;

  if (kind == HELP_LIST)
    {
      grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
      gtk_widget_add_css_class (grid, "help-list");
      return grid;
    }
  grid = gtk_grid_new ();
  gtk_widget_add_css_class (grid, "help-table");

  return atout_shrink_bin_new (grid);
}

/* Adds the lines of a list or table to @widget, from grid_new (). */
static void
add_lines (GtkWidget *widget, const HelpBlock *block, const HelpContext *context)
{
  gboolean has_terms = !has_head (block, context->options);

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (!help_when_holds (&line->when, context->options))
        continue;

      if (block->kind == HELP_LIST)
        add_item (GTK_GRID (widget), line, (int) i, context);
      else
        add_row (GTK_GRID (gtk_widget_get_first_child (widget)), line, (int) i, has_terms, context);
    }
}

static GtkWidget *
cards_new (const HelpBlock *block, const HelpContext *context)
{
  const HelpLine *line = g_ptr_array_index (block->lines, 0);
  const Pack *pack = game_pack (context->game, context->options);
  guint n_by = block->by != NULL ? g_strv_length (block->by) : 0;
  GtkWidget *cards = atout_help_cards_new (context->deck);

  for (guint i = 0; i < line->cells->len; i++)
    {
      const char *code = g_ptr_array_index (line->cells, i);
      Card card = pack_find (pack, code, (unsigned) strlen (code));

      /* built-in texts fail only by a bug */
      if (card == CARD_NONE)
        g_critical ("There is no card '%s' in this game", code);
      else
        atout_help_cards_add (ATOUT_HELP_CARDS (cards), pack, card, i < n_by ? block->by[i] : NULL,
                              i + 1 == block->winner);
    }

  return cards;
}

/* Lists the other allowed values of a house rule. */
static char *
list_others (const HelpContext *context, guint option, guint allowed)
{
  const OptionInfo *info = &context->game->options->list[option];
  GString *others = g_string_new (NULL);

  for (guint i = 0; info->values[i].key != NULL; i++)
    if ((allowed & (1u << i)) && i != context->options->value[option])
      g_string_append_printf (others, "%s%s", others->len > 0 ? "; " : "",
                              words_of_game ("option", info->values[i].title));

  return g_string_free (others, FALSE);
}

/* Uses one label: a table of all house rules takes too long to lay out in one frame. */
static GtkWidget *
option_new (const HelpBlock *block, const HelpContext *context)
{
  const OptionInfo *info = &context->game->options->list[block->option];
  guint value = context->options->value[block->option];
  guint allowed = options_allowed (context->options, context->game, block->option);
  g_autofree char *title = g_markup_escape_text (words_of_game ("option", info->title), -1);
  g_autofree char *chosen
      = g_markup_escape_text (words_of_game ("option", info->values[value].title), -1);
  g_autofree char *others = list_others (context, block->option, allowed);
  g_autofree char *others_markup = g_markup_escape_text (others, -1);
  const WordsValue values[] = {
    { "{value}", chosen },
    { "{others}", others_markup },
    { NULL, NULL },
  };
  /* Translators: a house rule: what holds, and what one may choose instead */
  g_autofree char *words = words_fill (C_ ("help", "{value}. Or: {others}"), values);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>\n%s", title, words);
  GtkWidget *label = text_new (context, markup, GTK_ACCESSIBLE_ROLE_LABEL);

  gtk_widget_set_tooltip_text (label, words_of_game ("option", info->description));

  return label;
}

static GtkWidget *
block_new (const HelpBlock *block, const HelpContext *context)
{
  const HelpLine *first = block->lines->len > 0 ? g_ptr_array_index (block->lines, 0) : NULL;

  switch (block->kind)
    {
    case HELP_HEADING:
      return heading_new (context, g_ptr_array_index (first->cells, 0), 3, "help-heading");
    case HELP_LIST:
    case HELP_TABLE:
      return grid_new (block->kind);
    case HELP_CARDS:
      return cards_new (block, context);
    case HELP_OPTION:
      return option_new (block, context);
    case HELP_PARAGRAPH:
    default:
      return text_new (context, g_ptr_array_index (first->cells, 0), GTK_ACCESSIBLE_ROLE_LABEL);
    }
}

/*
 * Returns true if a house rule leaves a choice, or if a list or table has more than its head row
 * left.
 */
static gboolean
block_is_shown (const HelpBlock *block, const HelpContext *context)
{
  if (block->kind == HELP_OPTION)
    return options_matters (context->options, context->game, block->option);

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (!line->head && help_when_holds (&line->when, context->options))
        return TRUE;
    }

  return FALSE;
}

static void
add_block (GtkBox *box, const HelpBlock *block, const HelpContext *context)
{
  gtk_box_append (box, block_new (block, context));
  if (block->kind == HELP_LIST || block->kind == HELP_TABLE)
    add_lines (gtk_widget_get_last_child (GTK_WIDGET (box)), block, context);
}

guint
help_section_add (GtkBox *box, const HelpSection *section, const HelpContext *context, guint first,
                  guint most)
{
  guint n_lines = 0;
  guint i = first;

  for (; i < section->blocks->len && n_lines < most; i++)
    {
      const HelpBlock *block = g_ptr_array_index (section->blocks, i);

      if (help_when_holds (&block->when, context->options) && block_is_shown (block, context))
        {
          add_block (box, block, context);
          n_lines += MAX (block->lines->len, 1);
        }
    }

  return i < section->blocks->len ? i : 0;
}

void
help_section_fill (GtkBox *box, const HelpSection *section, const HelpContext *context)
{
  help_section_add (box, section, context, 0, G_MAXUINT);
}

GtkWidget *
help_section_new (const HelpSection *section, const HelpContext *context)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "focusable",
                                 TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *markup = g_markup_escape_text (section->title, -1);
  GtkWidget *heading = heading_new (context, markup, 2, "title-3");

  gtk_accessible_update_relation (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  heading, NULL, -1);
  gtk_widget_add_css_class (box, "help-section");
  gtk_box_append (GTK_BOX (box), heading);

  return box;
}

static GtkWidget *
find_name (GtkWidget *widget, const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_name (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
help_find_term (GtkWidget *widget, const char *id)
{
  g_autofree char *name = g_strconcat (TERM_NAME, id, NULL);

  return find_name (widget, name);
}

GtkWidget *
help_entry_new (const char *title)
{
  GtkWidget *button = gtk_button_new_with_label (title);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (button, "flat");

  /* the button is focusable */
  return g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE, "child", button, NULL);
}
