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

/* Uses a grid: a horizontal box measures widths for heights, which is slow. */
static GtkWidget *
list_new (const HelpBlock *block, const HelpContext *context)
{
  GtkWidget *list = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  int row = 0;

  gtk_widget_add_css_class (list, "help-list");

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);
      GtkWidget *bullet, *text;

      if (!help_when_holds (&line->when, context->options))
        continue;

      bullet = g_object_new (GTK_TYPE_LABEL, "label", "•", "yalign", 0.0f, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (bullet, "help-bullet");
      text = text_new (context, g_ptr_array_index (line->cells, 0), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
      if (line->id != NULL)
        {
          g_autofree char *name = g_strconcat (TERM_NAME, line->id, NULL);

          gtk_widget_set_name (text, name);
        }
      gtk_widget_set_hexpand (text, TRUE);
      gtk_grid_attach (GTK_GRID (list), bullet, 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (list), text, 1, row, 1, 1);
      row++;
    }

  return list;
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

static GtkWidget *
table_new (const HelpBlock *block, const HelpContext *context)
{
  GtkWidget *grid = gtk_grid_new ();
  gboolean has_head = FALSE;
  int row = 0;

  gtk_widget_add_css_class (grid, "help-table");

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (!help_when_holds (&line->when, context->options))
        continue;

      has_head = has_head || line->head;
      for (guint column = 0; column < line->cells->len; column++)
        {
          GtkWidget *cell = cell_new (context, g_ptr_array_index (line->cells, column), line->head,
                                      !has_head && column == 0);

          gtk_grid_attach (GTK_GRID (grid), cell, (int) column, row, 1, 1);
        }
      row++;
    }
  return atout_shrink_bin_new (grid);
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

/* Lists the other allowed values. */
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

static void
add_option (GtkGrid *grid, const HelpContext *context, guint option, guint allowed)
{
  const OptionInfo *info = &context->game->options->list[option];
  const char *title = words_of_game ("option", info->title);
  const char *value = words_of_game ("option", info->values[context->options->value[option]].title);
  g_autofree char *others = list_others (context, option, allowed);
  g_autofree char *name = g_markup_printf_escaped ("%s", title);
  g_autofree char *value_markup = g_markup_printf_escaped ("<b>%s</b>", value);
  g_autofree char *others_markup = g_markup_escape_text (others, -1);
  const WordsValue values[] = {
    { "{value}", value_markup },
    { "{others}", others_markup },
    { NULL, NULL },
  };
  /* Translators: a house rule: what holds, and what one may choose instead */
  g_autofree char *markup = words_fill (C_ ("help", "{value}. Or: {others}"), values);
  GtkWidget *first = cell_new (context, name, FALSE, TRUE);
  GtkWidget *second = cell_new (context, markup, FALSE, FALSE);

  gtk_widget_set_tooltip_text (first, words_of_game ("option", info->description));
  gtk_grid_attach (grid, first, 0, (int) option, 1, 1);
  gtk_grid_attach (grid, second, 1, (int) option, 1, 1);
}

/* Lists the options that leave a choice. */
static GtkWidget *
options_new (const HelpContext *context)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "help-table");
  for (guint i = 0; context->game->options->list[i].key != NULL; i++)
    {
      guint allowed = options_allowed (context->options, context->game, i);

      if (options_matters (context->options, context->game, i))
        add_option (GTK_GRID (grid), context, i, allowed);
    }

  return atout_shrink_bin_new (grid);
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
      return list_new (block, context);
    case HELP_TABLE:
      return table_new (block, context);
    case HELP_CARDS:
      return cards_new (block, context);
    case HELP_OPTIONS:
      return options_new (context);
    case HELP_PARAGRAPH:
    default:
      return text_new (context, g_ptr_array_index (first->cells, 0), GTK_ACCESSIBLE_ROLE_LABEL);
    }
}

/* Returns true if more than a head row is left. */
static gboolean
block_has_lines (const HelpBlock *block, const Options *options)
{
  if (block->kind == HELP_OPTIONS)
    return TRUE;

  for (guint i = 0; i < block->lines->len; i++)
    {
      const HelpLine *line = g_ptr_array_index (block->lines, i);

      if (!line->head && help_when_holds (&line->when, options))
        return TRUE;
    }

  return FALSE;
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

      if (help_when_holds (&block->when, context->options)
          && block_has_lines (block, context->options))
        {
          gtk_box_append (box, block_new (block, context));
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
