/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Any bytes as a deck: as an SVG, packed or not, as a key file of ours or of KDE, as a picture in
 * an SVG. It is read, or there is one sentence that names the file. The first byte tells which.
 */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "decks/atout-deck.h"
#include "decks/deck-file.h"
#include "decks/deck-style.h"
#include "decks/svg-check.h"
#include "fuzz.h"

static char *
make_folder (void)
{
  char *folder = g_dir_make_tmp ("fuzz-deck-XXXXXX", NULL);

  fuzz_check (folder != NULL, "there is a folder to write to");

  return folder;
}

static void
write_file (const char *path, const uint8_t *data, size_t size)
{
  FILE *file = g_fopen (path, "wb");

  fuzz_check (file != NULL && fwrite (data, 1, size, file) == size && fclose (file) == 0,
              "“%s” is written", path);
}

static void
check_result (bool is_read, const GError *error, const char *path)
{
  fuzz_check (is_read == (error == NULL), "an error exactly when nothing is read");
  if (is_read)
    return;

  fuzz_check (error->domain == ATOUT_DECK_ERROR, "the error is one of decks: %s", error->message);
  fuzz_check (g_utf8_validate (error->message, -1, NULL), "the error is text");
  fuzz_check (strstr (error->message, path) != NULL, "“%s” names the file", error->message);
}

static void
check_svg (const char *folder, const uint8_t *data, size_t size)
{
  g_autofree char *path = g_build_filename (folder, "cards.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (DeckFile) deck = NULL;
  bool is_good;

  write_file (path, data, size);
  deck = deck_file_read (file, &error);
  is_good
      = deck != NULL && deck_file_load (deck, &error) && svg_check (file, deck->drawing, &error);
  check_result (is_good, error, path);
}

/* What is pasted into a style sheet cannot end there. */
static void
check_sets (const DeckFile *deck)
{
  g_autofree char *sheet = deck_style_sheet (deck, NULL, FALSE);
  guint n_rules = 0;

  for (const char *c = sheet; *c != '\0'; c++)
    n_rules += *c == '{';
  fuzz_check (n_rules == g_strv_length (deck->index_sets), "a rule for each set: %s", sheet);
  for (guint i = 0; deck->index_sets[i] != NULL; i++)
    fuzz_check (strspn (deck->index_sets[i], G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_@-")
                    == strlen (deck->index_sets[i]),
                "“%s” is a name", deck->index_sets[i]);
}

static void
check_key_file (const char *folder, const char *name, const uint8_t *data, size_t size)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (DeckFile) deck = NULL;

  write_file (path, data, size);
  deck = deck_file_read (location, &error);
  check_result (deck != NULL, error, path);
  g_unlink (path);
  if (deck == NULL)
    return;

  fuzz_check (deck->name != NULL && deck->svg != NULL, "a deck has a name and an SVG");
  fuzz_check (*deck->name != '\0' && g_utf8_validate (deck->name, -1, NULL)
                  && g_utf8_strlen (deck->name, -1) <= DECK_NAME_MAX,
              "“%s” can be shown", deck->name);
  fuzz_check (deck->card_width == 0
                  || deck_file_check_card (path, deck->card_width, deck->card_height, NULL),
              "a card has a form");
  check_sets (deck);
  fuzz_check (g_file_has_prefix (deck->svg, location), "the SVG is in the same folder");
  fuzz_check (deck->face[DECK_BACK].id != NULL, "a deck has a back");
}

/* The head of a picture, and a URL that may be none. */
static void
check_picture (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_base64_encode (data, size);
  g_autofree char *good = g_strconcat ("data:image/png;base64,", text, NULL);
  g_autofree char *any = g_strndup ((const char *) data, size);

  fuzz_check (embedded_picture_is_plain (good), "base64 is plain");
  embedded_picture_count_pixels (good);
  if (embedded_picture_is_plain (any))
    embedded_picture_count_pixels (any);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static char *folder;

  if (folder == NULL)
    folder = make_folder ();
  if (size == 0)
    return 0;

  switch (data[0])
    {
    case 'o':
      check_key_file (folder, DECK_FILE_NAME, data + 1, size - 1);
      break;
    case 'k':
      check_key_file (folder, DECK_FILE_NAME_KDE, data + 1, size - 1);
      break;
    case 'p':
      check_picture (data + 1, size - 1);
      break;
    default:
      check_svg (folder, data, size);
    }

  return 0;
}
