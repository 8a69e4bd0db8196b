/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "example-columns.h"

#include <stdlib.h>
#include <string.h>

#define ANY "*" /* a cell that checks nothing */

typedef struct
{
  char *name;
  const Game *game;
  const ExampleColumn *columns;
  GStrv header;
  GPtrArray *rows; /* of GStrv */
} Table;

/* ---- Positions -------------------------------------------------------------------------- */

Options
example_options (const Example *example)
{
  return support_options (example->game, example->settings);
}

const Pack *
example_pack (const Example *example)
{
  return support_pack (example->game, example->settings);
}

Match *
example_match (Example *example)
{
  Options options = example_options (example);

  if (!example->has_match)
    match_init (&example->match, example->game, &options, example->dealer);
  example->has_match = true;

  return &example->match;
}

Deal *
example_deal (Example *example)
{
  if (!example->has_deal)
    {
      if (!example->has_pack)
        support_unshuffled (example->pack, example_pack (example)->n_cards);
      match_deal (example_match (example), example->pack, &example->deal);
    }
  example->has_deal = true;

  return &example->deal;
}

Deal *
example_begin (Example *example)
{
  Options options = example_options (example);

  deal_init (&example->deal, example->game, &options);
  example->deal.phase = PHASE_PLAY;
  example->has_deal = true;

  return &example->deal;
}

void
example_play (Example *example, const char *actions)
{
  Deal *deal = example_deal (example);
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  if (g_ascii_isdigit (actions[0]))
    {
      support_walk (example->row, deal, actions);
      return;
    }
  for (unsigned i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      Action action = action_from_token (deal->game, deal_pack (deal), words[i]);
      ActionList list;

      deal_legal (deal, &list);
      if (!action_list_has (&list, action))
        {
          support_fail ("%s: '%s' is not legal, action %u of '%s'", example->row, words[i], i,
                        actions);
          return;
        }
      deal_apply (deal, action);
    }
}

CardSet
example_cards (const Example *example, const char *codes)
{
  const Pack *pack = example_pack (example);
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  CardSet cards = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (words[i], "..", 2);
      Card first, last;

      if (words[i][0] == '\0' || strcmp (words[i], "-") == 0)
        continue;
      first = support_card (pack, ends[0]);
      last = ends[1] != NULL ? support_card (pack, ends[1]) : first;
      g_assert_cmpuint (first, <=, last);
      for (Card card = first; card <= last; card++)
        cards |= card_set_of (card);
    }

  return cards;
}

unsigned
example_numbers (const char *cell, int *numbers, unsigned max)
{
  g_auto (GStrv) words = g_strsplit_set (cell, " :", -1);
  unsigned n = 0;

  for (; words[n] != NULL && words[n][0] != '\0'; n++)
    {
      g_assert_cmpuint (n, <, max);
      numbers[n] = atoi (words[n]);
    }

  return n;
}

char *
example_join (const int32_t *numbers, unsigned n, const char *separator)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? separator : "", numbers[i]);

  return g_string_free (text, FALSE);
}

/* ---- Rows --------------------------------------------------------------------------------- */

static const ExampleColumn *
find_column (const Table *table, const char *name)
{
  const ExampleColumn *const lists[] = { table->columns, example_columns };

  for (unsigned i = 0; i < G_N_ELEMENTS (lists); i++)
    for (const ExampleColumn *column = lists[i]; column->name != NULL; column++)
      if (strcmp (column->name, name) == 0)
        return column;
  g_error ("%s: there is no column '%s'", table->name, name);
}

/* Runs of blanks are one: texts may be laid out in columns. */
static char *
squeeze (char *text)
{
  char *end = text;

  for (const char *at = text; *at != '\0'; at++)
    if (*at != ' ' || (end > text && end[-1] != ' '))
      *end++ = *at;
  *end = '\0';

  return g_strchomp (text);
}

/* The field of @column in @example, once there is a deal or a match. */
static char *
field_of (Example *example, const ExampleColumn *column)
{
  if (column->at >= offsetof (Example, deal))
    example_deal (example);
  else if (column->at >= offsetof (Example, match))
    example_match (example);

  return (char *) example + column->at;
}

static void
set_field (Example *example, const ExampleColumn *column, const char *cell)
{
  char *field = field_of (example, column);
  int numbers[CARDS_MAX];
  unsigned n = example_numbers (cell, numbers, (unsigned) (column->size / column->number_size));

  for (unsigned i = 0; i < n; i++, field += column->number_size)
    if (column->number_size == 1)
      *(uint8_t *) field = (uint8_t) numbers[i];
    else if (column->number_size == 2)
      *(uint16_t *) (void *) field = (uint16_t) numbers[i];
    else
      *(int32_t *) (void *) field = numbers[i];
}

static int
read_field (Example *example, const ExampleColumn *column)
{
  const void *field = field_of (example, column);

  if (column->size == 1)
    return *(const uint8_t *) field == UINT8_MAX ? -1 : *(const uint8_t *) field;

  return column->size == 2 ? *(const uint16_t *) field : *(const int32_t *) field;
}

/* Compares @cell with what is there; @label is for messages. */
static void
compare (Example *example, const ExampleColumn *column, const char *label, const char *cell)
{
  g_autofree char *got = NULL;

  if (column->check != NULL)
    {
      column->check (example, cell);
      return;
    }
  if (column->cards != NULL)
    {
      g_autofree char *wanted
          = support_codes (example_pack (example), example_cards (example, cell));

      got = support_codes (example_pack (example), column->cards (example));
      support_check (label, got, wanted);
      return;
    }
  got = column->text != NULL
            ? squeeze (column->text (example))
            : g_strdup_printf ("%d", column->number != NULL ? column->number (example)
                                                            : read_field (example, column));
  support_check (label, got, cell);
}

static void
run_row (const Table *table, const GStrv row)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", table->name, row[0]);
  Example example
      = { .game = table->game, .row = name, .settings = g_strdup (""), .dealer = NO_SEAT };
  unsigned n_cells = g_strv_length (row);
  unsigned n_checks = 0;
  unsigned next = 1;

  example.told = g_string_new (NULL);
  for (unsigned i = 1; table->header[i] != NULL; i++)
    {
      g_auto (GStrv) head = g_strsplit (table->header[i], " = ", 2);
      const ExampleColumn *column = find_column (table, head[0]);
      const char *cell = head[1] != NULL ? head[1] : next < n_cells ? row[next++] : "";
      g_autofree char *label = g_strdup_printf ("%s: %s", name, head[0]);

      if (column->set != NULL)
        column->set (&example, cell);
      else if (column->is_set)
        set_field (&example, column, cell);
      else if (strcmp (cell, ANY) != 0)
        {
          compare (&example, column, label, cell);
          n_checks++;
        }
    }
  if (next < n_cells)
    g_error ("%s: there are more cells than columns", name);
  if (n_checks == 0)
    g_error ("%s: nothing is checked", name);
  g_free (example.settings);
  g_string_free (example.told, TRUE);
}

static void
run_table (gconstpointer data)
{
  const Table *table = data;

  g_assert_cmpuint (table->rows->len, >, 0);
  for (unsigned i = 0; i < table->rows->len; i++)
    run_row (table, table->rows->pdata[i]);
}

/* ---- The file ----------------------------------------------------------------------------- */

static gboolean
put_text (const GMatchInfo *match, GString *result, gpointer texts)
{
  g_autofree char *name = g_match_info_fetch (match, 1);
  const char *text = g_hash_table_lookup (texts, name);

  if (text == NULL)
    g_error ("there is no text $%s", name);
  g_string_append (result, text);

  return FALSE;
}

/* @line with the texts in place of their names */
static char *
fill_in (const char *line, GHashTable *texts)
{
  g_autoptr (GRegex) name = g_regex_new ("\\$([\\w-]+)", 0, 0, NULL);

  return g_regex_replace_eval (name, line, -1, 0, 0, put_text, texts, NULL);
}

static GStrv
split_cells (const char *line)
{
  GStrv cells = g_strsplit (line, "|", -1);

  for (unsigned i = 0; cells[i] != NULL; i++)
    squeeze (cells[i]);

  return cells;
}

/* Lines without comments; a line that begins with a blank goes on with the one before. */
static GPtrArray *
read_lines (const char *name)
{
  g_autofree char *path
      = g_strdup_printf ("%s/examples/%s.txt", g_test_get_dir (G_TEST_DIST), name);
  GPtrArray *joined = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GError *error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == ' ')
      {
        char **last = (char **) &joined->pdata[joined->len - 1];
        char *longer = g_strconcat (*last, lines[i], NULL);

        g_free (*last);
        *last = longer;
      }
    else if (lines[i][0] != '\0' && lines[i][0] != '#')
      g_ptr_array_add (joined, g_strdup (lines[i]));

  return joined;
}

static void
free_table (gpointer data)
{
  Table *table = data;

  g_free (table->name);
  g_strfreev (table->header);
  g_ptr_array_unref (table->rows);
  g_free (table);
}

void
examples_add (const char *name, const Game *game, const ExampleColumn *columns)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) lines = read_lines (name);
  Table *table = NULL;

  for (unsigned i = 0; i < lines->len; i++)
    {
      const char *raw = lines->pdata[i];
      g_autofree char *line = NULL;

      if (raw[0] == '$')
        {
          g_auto (GStrv) words = g_strsplit (raw + 1, " = ", 2);

          g_assert_nonnull (words[1]);
          g_hash_table_insert (texts, g_strdup (words[0]), squeeze (fill_in (words[1], texts)));
          continue;
        }
      line = fill_in (raw, texts);
      if (line[0] == '[')
        {
          g_autofree char *path = NULL;

          table = g_new0 (Table, 1);
          table->name = g_strndup (line + 1, strlen (line) - 2);
          table->game = game;
          table->columns = columns;
          table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
          path = g_strdup_printf ("/%s/%s", name, table->name);
          g_test_add_data_func_full (path, table, run_table, free_table);
        }
      else if (table->header == NULL)
        table->header = split_cells (line);
      else
        g_ptr_array_add (table->rows, split_cells (line));
    }
}
