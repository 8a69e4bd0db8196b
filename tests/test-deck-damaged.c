/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Decks with a damaged or blank picture are refused, and the message names the file. */

#include <gtk/gtk.h>
#include <string.h>

#include "deck-support.h"
#include "folder-support.h"

#define CARD_WIDTH 16
#define CARD_HEIGHT 24
#define SVG "<svg xmlns='http://www.w3.org/2000/svg' "
#define CARD SVG "viewBox='0 0 20 30'><path d='M0,0H20V30H0Z' fill='#%06x'/></svg>"
#define RED 0xffff0000u

/* A grey JPEG as large as a card. */
#define JPEG                                                                                       \
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVG"   \
  "ZIhlbXd7gYKBTmCNl4x9lnN+gXz/wAALCAAYABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAA"   \
  "AAAAAAAAAAD/2gAIAQEAAD8AAA//2Q=="
#define JPEG_HEAD 148 /* bytes of its size and tables, before the pixels */

/* Makes a PNG whose pixels all have the premultiplied @colour. */
static GByteArray *
new_png (guint32 colour)
{
  const gsize size = CARD_WIDTH * CARD_HEIGHT;
  guint32 *pixels = g_new (guint32, size);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  for (gsize i = 0; i < size; i++)
    pixels[i] = colour;
  bytes = g_bytes_new_take (pixels, size * sizeof *pixels);
  texture = gdk_memory_texture_new (CARD_WIDTH, CARD_HEIGHT, GDK_MEMORY_DEFAULT, bytes,
                                    CARD_WIDTH * sizeof *pixels);

  return g_bytes_unref_to_array (gdk_texture_save_to_png_bytes (texture));
}

static GByteArray *
new_jpeg (void)
{
  gsize size;
  guchar *data = g_base64_decode (JPEG, &size);

  return g_byte_array_new_take (data, size);
}

/* Makes the checksum of the pixels wrong. */
static void
spoil_checksum (GByteArray *png)
{
  guchar *chunk = memmem (png->data, png->len, "IDAT", 4);

  g_assert_nonnull (chunk);
  chunk[4 + chunk[-1] + (chunk[-2] << 8)] ^= 1;
}

static void
write_bytes (const char *folder, const char *name, const GByteArray *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, (const char *) bytes->data, bytes->len, &error);
  g_assert_no_error (error);
}

typedef enum
{
  IS_PNG,
  IS_JPEG,
  IS_SVG,
  KINDS,
} Kind;

static const char *const endings[KINDS] = { "png", "jpg", "svg" };

/* Writes an undamaged picture of @kind. */
static void
write_good (const char *folder, const char *name, Kind kind)
{
  g_autoptr (GByteArray) bytes = kind == IS_JPEG ? new_jpeg () : new_png (RED);
  g_autofree char *svg = g_strdup_printf (CARD, RED & 0xffffffu);

  if (kind == IS_SVG)
    g_object_unref (folder_write (folder, name, svg));
  else
    write_bytes (folder, name, bytes);
}

typedef enum
{
  WRONG_CHECKSUM,
  CUT_IN_HEAD,
  CUT_BEHIND_HEAD,
  CUT_AT_END,
  TRANSPARENT,
  EMPTY_DRAWING,
  DAMAGED_INSIDE, /* a drawing that contains only a damaged PNG */
} Damage;

static void
write_damaged (const char *folder, const char *name, Kind kind, Damage damage)
{
  g_autoptr (GByteArray) bytes
      = kind == IS_JPEG ? new_jpeg () : new_png (damage == TRANSPARENT ? 0 : RED);
  g_autofree char *code = NULL;
  g_autofree char *svg = NULL;

  if (damage == WRONG_CHECKSUM || damage == DAMAGED_INSIDE)
    spoil_checksum (bytes);
  if (damage == CUT_IN_HEAD)
    g_byte_array_set_size (bytes, kind == IS_JPEG ? 96 : 20);
  if (damage == CUT_BEHIND_HEAD)
    g_byte_array_set_size (bytes, kind == IS_JPEG ? JPEG_HEAD : 60);
  if (damage == CUT_AT_END)
    g_byte_array_set_size (bytes, bytes->len - 2);
  if (kind != IS_SVG)
    {
      write_bytes (folder, name, bytes);
      return;
    }

  code = g_base64_encode (bytes->data, bytes->len);
  svg = g_strdup_printf (SVG "viewBox='0 0 20 30'><image width='20' height='30' "
                             "href='data:image/png;base64,%s'/></svg>",
                         code);
  g_object_unref (folder_write (
      folder, name, damage == EMPTY_DRAWING ? SVG "viewBox='0 0 20 30'><g/></svg>" : svg));
}

static void
check_refused (GFile *location, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = deck_open (location, &error);

  g_assert_null (deck);
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, name));
}

static const struct
{
  Kind kind;
  Damage damage;
} rows[] = {
  { IS_PNG, WRONG_CHECKSUM },   { IS_PNG, CUT_IN_HEAD }, { IS_PNG, CUT_BEHIND_HEAD },
  { IS_PNG, CUT_AT_END },       { IS_PNG, TRANSPARENT }, { IS_JPEG, CUT_IN_HEAD },
  { IS_JPEG, CUT_BEHIND_HEAD }, { IS_JPEG, CUT_AT_END }, { IS_SVG, EMPTY_DRAWING },
  { IS_SVG, DAMAGED_INSIDE },   { IS_SVG, TRANSPARENT },
};

/* A folder of good pictures is refused if one card or the back is bad. */
static void
test_pictures (void)
{
  static const char ranks[] = "789TJQKA", suits[] = "CDHS";
  static const char *const bad[] = { "9H", "back" };

  for (Kind kind = 0; kind < KINDS; kind++)
    {
      g_autofree char *folder = folder_new ();
      g_autoptr (GFile) location = g_file_new_for_path (folder);
      g_autofree char *back = g_strconcat ("back.", endings[kind], NULL);

      write_good (folder, back, kind);
      for (guint i = 0; i < 32; i++)
        {
          g_autofree char *name
              = g_strdup_printf ("%c%c.%s", ranks[i % 8], suits[i / 8], endings[kind]);

          write_good (folder, name, kind);
        }
      g_object_unref (deck_open_good (location));

      for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
        for (guint i = 0; rows[row].kind == kind && i < G_N_ELEMENTS (bad); i++)
          {
            g_autofree char *name = g_strconcat (bad[i], ".", endings[kind], NULL);

            write_damaged (folder, name, kind, rows[row].damage);
            check_refused (location, name);
            write_good (folder, name, kind);
          }
      folder_remove (folder);
    }
}

/* A drawing of all cards is refused if one element is empty or contains only a damaged picture. */
static void
test_drawing (void)
{
  static const struct
  {
    const char *id;
    const char *other; /* a second, good element */
  } drawings[] = {
    { "club_2", "<path id='back' d='M40,120H60V150H40Z'/>" },
    { "back", "<path id='club_2' d='M20,0H40V30H20Z'/>" },
  };
  g_autofree char *folder = folder_new ();
  g_autoptr (GByteArray) png = new_png (RED);
  g_autofree char *code = NULL;
  g_autofree char *image = NULL;

  spoil_checksum (png);
  code = g_base64_encode (png->data, png->len);
  image = g_strconcat ("<image width='20' height='30' href='data:image/png;base64,", code, "'/>",
                       NULL);
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    for (guint j = 0; j < 2; j++)
      {
        g_autofree char *svg
            = g_strdup_printf (SVG "width='260' height='150'><path id='club_1' d='M0,0H20V30H0Z'/>"
                                   "<g id='%s'>%s</g>%s</svg>",
                               drawings[i].id, j == 0 ? "" : image, drawings[i].other);
        g_autoptr (GFile) file = folder_write (folder, "cards.svg", svg);

        check_refused (file, j == 0 ? drawings[i].id : "cards.svg");
      }

  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }

  g_test_add_func ("/deck-damaged/pictures", test_pictures);
  g_test_add_func ("/deck-damaged/drawing", test_drawing);

  return g_test_run ();
}
