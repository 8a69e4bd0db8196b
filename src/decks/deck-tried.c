/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-tried.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <stdio.h>
#include <string.h>

#include "decks/safe-file.h"

/* Number increased when the trial or the format of the cache changes. */
#define TRIAL_VERSION 5

/* Limits of the cached lines; a full table is emptied. */
#define LINES_MAX 500
#define LINE_LENGTH_MAX 8000

#define CHECKSUM_LENGTH 64
#define LARGEST_MAX 10000

static GMutex mutex;      /* protects the table */
static GHashTable *tried; /* DeckTried by checksum */

static char *
get_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "atout", "tried-decks", NULL);
}

static void
keep (const char *checksum, const DeckTried *verdict)
{
  g_hash_table_insert (tried, g_strdup (checksum), g_memdup2 (verdict, sizeof *verdict));
}

/*
 * Parses "CHECKSUM good|limit|refused NUMBER FINDINGS", where NUMBER is the largest side or error
 * code. Skips damaged lines.
 */
static void
read_line (const char *line)
{
  char checksum[CHECKSUM_LENGTH + 1], word[8];
  unsigned number;
  int length = 0;
  DeckTried verdict = { 0 };

  if (sscanf (line, "%64[0-9a-f] %7[a-z] %5u%n", checksum, word, &number, &length) != 3
      || strlen (checksum) != CHECKSUM_LENGTH || number > LARGEST_MAX
      || !deck_tried_read_seen (line + length, &verdict.look, verdict.box))
    return;

  verdict.is_refused = g_str_equal (word, "refused");
  verdict.is_limit = g_str_equal (word, "limit");
  if (verdict.is_refused)
    verdict.code = (AtoutDeckError) number;
  else
    verdict.largest = (int) number;
  keep (checksum, &verdict);
}

static void
load (void)
{
  g_autofree char *path = get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = safe_file_read (file, LINES_MAX * LINE_LENGTH_MAX, FALSE, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (bytes == NULL)
    return;

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (lines[i]);
}

static void
save (void)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer checksum, value;

  g_hash_table_iter_init (&iter, tried);
  while (g_hash_table_iter_next (&iter, &checksum, &value))
    {
      const DeckTried *verdict = value;

      g_string_append_printf (text, "%s %s %d", (char *) checksum,
                              verdict->is_refused ? "refused"
                              : verdict->is_limit ? "limit"
                                                  : "good",
                              verdict->is_refused ? (int) verdict->code : verdict->largest);
      deck_tried_write_seen (text, &verdict->look, verdict->box);
      g_string_append_c (text, '\n');
    }

  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents (path, text->str, (gssize) text->len, NULL);
}

/* ---- Findings --------------------------------------------------------------------------- */

#define LACKS_RANKS " lacks-ranks,"
#define LACKS_TRUMPS " lacks-trumps"
#define LACKS_SUITS " lacks-suits"
#define LACKS_GROUND " lacks-ground"
#define LACKS_EDGE " lacks-edge"
#define COLOURS " colours"

/* A box is " INDEX,X,Y,WIDTH,HEIGHT". */
#define N_NUMBERS 4

static void
write_look (GString *text, const DeckLook *look)
{
  if (look->lacks_ranks != 0)
    g_string_append_printf (text, LACKS_RANKS "%x", look->lacks_ranks);
  if (look->lacks_trumps)
    g_string_append (text, LACKS_TRUMPS);
  if (look->lacks_suits)
    g_string_append (text, LACKS_SUITS);
  if (look->lacks_ground)
    g_string_append (text, LACKS_GROUND);
  if (look->lacks_edge)
    g_string_append (text, LACKS_EDGE);
  if (!look->has_colours)
    return;

  g_string_append (text, COLOURS);
  for (unsigned i = 0; i < SUITS; i++)
    g_string_append_printf (text, ",%06x", look->colour[i]);
}

static gboolean
skip_word (const char **text, const char *word)
{
  if (!g_str_has_prefix (*text, word))
    return FALSE;

  *text += strlen (word);

  return TRUE;
}

/* Parses findings into @look. Returns the rest of @text. */
static const char *
read_look (const char *text, DeckLook *look)
{
  if (skip_word (&text, LACKS_RANKS))
    look->lacks_ranks = (guint32) g_ascii_strtoull (text, (char **) &text, 16);
  look->lacks_trumps = skip_word (&text, LACKS_TRUMPS);
  look->lacks_suits = skip_word (&text, LACKS_SUITS);
  look->lacks_ground = skip_word (&text, LACKS_GROUND);
  look->lacks_edge = skip_word (&text, LACKS_EDGE);
  look->has_colours = skip_word (&text, COLOURS);
  for (unsigned i = 0; look->has_colours && i < SUITS; i++)
    if (*text == ',')
      look->colour[i] = (guint32) g_ascii_strtoull (text + 1, (char **) &text, 16) & 0xffffff;
    else
      look->has_colours = FALSE;

  return text;
}

static void
write_boxes (GString *text, const CardBox boxes[DECK_FACES])
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      const double numbers[N_NUMBERS] = { boxes[i].x, boxes[i].y, boxes[i].width, boxes[i].height };
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      if (boxes[i].width == 0)
        continue;
      g_string_append_printf (text, " %u", i);
      for (unsigned k = 0; k < N_NUMBERS; k++)
        g_string_append_printf (text, ",%s",
                                g_ascii_formatd (number, sizeof number, "%.6f", numbers[k]));
    }
}

static gboolean
read_boxes (const char *text, CardBox boxes[DECK_FACES])
{
  while (*text == ' ')
    {
      double numbers[N_NUMBERS] = { 0 };
      char *end;
      guint64 index = g_ascii_strtoull (text + 1, &end, 10);

      for (unsigned k = 0; k < N_NUMBERS && *end == ','; k++)
        numbers[k] = g_ascii_strtod (end + 1, &end);
      if (index >= DECK_FACES || !(numbers[2] >= DECK_SIZE_MIN && numbers[2] <= DECK_SIZE_MAX)
          || !(numbers[3] >= DECK_SIZE_MIN && numbers[3] <= DECK_SIZE_MAX))
        return FALSE;

      boxes[index] = (CardBox) { numbers[0], numbers[1], numbers[2], numbers[3] };
      text = end;
    }

  return *text == '\0';
}

void
deck_tried_write_seen (GString *text, const DeckLook *look, const CardBox boxes[DECK_FACES])
{
  write_look (text, look);
  write_boxes (text, boxes);
}

gboolean
deck_tried_read_seen (const char *text, DeckLook *look, CardBox boxes[DECK_FACES])
{
  return read_boxes (read_look (text, look), boxes);
}

/* ---- Interface -------------------------------------------------------------------------- */

static void
add_bytes (GChecksum *checksum, GBytes *bytes)
{
  if (bytes != NULL)
    g_checksum_update (checksum, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
}

char *
deck_tried_make_checksum (const DeckFile *file)
{
  g_autofree char *by = g_strdup_printf ("%d %u.%u.%u %s %d ", TRIAL_VERSION, rsvg_major_version,
                                         rsvg_minor_version, rsvg_micro_version,
                                         cairo_version_string (), deck_file_get_kind (file));
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  const gsize keys_size = file->keys != NULL ? g_bytes_get_size (file->keys) : 0;

  g_checksum_update (checksum, (const guchar *) by, (gssize) strlen (by));
  g_checksum_update (checksum, (const guchar *) &keys_size, sizeof keys_size);
  add_bytes (checksum, file->keys);
  add_bytes (checksum, file->drawing);
  for (unsigned i = 0; i < DECK_FACES; i++)
    if (file->picture[i] != NULL)
      {
        g_checksum_update (checksum, (const guchar *) &i, sizeof i);
        add_bytes (checksum, file->picture[i]);
      }

  return g_strdup (g_checksum_get_string (checksum));
}

void
deck_tried_find (const char *checksum, DeckTried *verdict)
{
  const DeckTried *found;

  g_mutex_lock (&mutex);
  if (tried == NULL)
    load ();
  found = g_hash_table_lookup (tried, checksum);
  *verdict = found != NULL ? *found : (DeckTried) { 0 };
  g_mutex_unlock (&mutex);
}

void
deck_tried_keep (const char *checksum, const DeckTried *verdict)
{
  g_mutex_lock (&mutex);
  if (tried == NULL)
    load ();
  if (g_hash_table_size (tried) >= LINES_MAX)
    g_hash_table_remove_all (tried);
  keep (checksum, verdict);
  save ();
  g_mutex_unlock (&mutex);
}
