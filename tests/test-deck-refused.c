/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Decks of others that are no good are refused with their name and the reason, at no cost; what is
 * shown was tried before.
 */

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <sys/stat.h>
#include <unistd.h>

#include "add-tests.h"
#include "deck-support.h"
#include "decks/deck-file.h"
#include "decks/deck-trial.h"
#include "decks/safe-file.h"
#include "decks/svg-check.h"
#include "folder-support.h"

#define CARD_WIDTH 20
#define CARD_HEIGHT 30

#define SVG "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
#define SIZE "width='260' height='150'"

/* ---- Bad files -------------------------------------------------------------------------- */

#define ANY (-2)
#define UNSAFE ATOUT_DECK_ERROR_UNSAFE
#define BROKEN ATOUT_DECK_ERROR_BROKEN
#define ACROSS ATOUT_DECK_ERROR_ACROSS
#define CARDS                                                                                      \
  "<path id='club_1' d='M0,0H20V30Z'/><path id='club_2' d='M20,0H40V30Z'/>"                        \
  "<path id='back' d='M40,120H60V150Z'/></svg>"
#define PNG                                                                                        \
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"   \
  "gg=="

typedef struct
{
  const char *what;
  const char *svg;
  int code;          /* ATOUT_DECK_ERROR_…; ANY of them; -1: it is good */
  const char *names; /* what the message has to name */
} BadRow;

static const BadRow bad_rows[] = {
  { "good", SVG SIZE ">" CARDS, -1, NULL },
  { "empty", "", BROKEN, NULL },
  { "no XML", "\x89PNG\r\n", BROKEN, NULL },
  { "other XML", "<html/>", BROKEN, "html" },
  { "SVG without its namespace", "<svg " SIZE ">" CARDS, BROKEN, "svg" },
  { "cut off", SVG SIZE "><g><path id='club_1'", BROKEN, NULL },
  { "no cards", SVG SIZE "><path id='back' d='M0,0H9V9Z'/></svg>", ATOUT_DECK_ERROR_NO_CARDS,
    "club_1" },
  { "no back", SVG SIZE "><path id='club_1' d='M0,0H9V9Z'/></svg>", BROKEN, "back" },
  { "no size", SVG "width='0' height='0'>" CARDS, BROKEN, "size" },

  { "flat", SVG "width='1e9' height='1e-3'>" CARDS, BROKEN, "size" },
  { "thin", SVG "width='1e-3' height='1e9'>" CARDS, BROKEN, "size" },
  { "low", SVG "width='1e9' height='1'>" CARDS, -1, NULL },
  { "endless", SVG "viewBox='0 0 1e30 1e30'>" CARDS, -1, NULL },
  { "minute", SVG "viewBox='0 0 1e-30 1e-30'>" CARDS, BROKEN, "size" },
  { "negative", SVG "width='-260' height='150'>" CARDS, BROKEN, "size" },
  { "all negative", SVG "width='-260' height='-150'>" CARDS, BROKEN, "size" },
  { "overflow", SVG "width='1e999' height='1e999'>" CARDS, BROKEN, "size" },
  { "overflow on the way", SVG "width='1e308in' height='1e308in'>" CARDS, BROKEN, "size" },
  { "no number", SVG "width='nan' height='nan'>" CARDS, BROKEN, "size" },
  { "endless number", SVG "width='inf' height='inf'>" CARDS, BROKEN, "size" },
  { "narrow cards", SVG "width='100' height='150'>" CARDS, -1, NULL },
  { "wide cards", SVG "width='500' height='150'>" CARDS, -1, NULL },
  { "endless card of KDE",
    SVG SIZE "><path id='1_club' d='M0,0H1e30V1e30H0Z'/><path id='back' d='M0,0H20V30H0Z'/></svg>",
    BROKEN, NULL }, /* newer librsvg finds no size at all */
  { "flat card of KDE",
    SVG SIZE "><path id='1_club' d='M0,0H200V30H0Z'/><path id='back' d='M0,0H20V30H0Z'/></svg>",
    ACROSS, "200 wide and 30 high" },
  { "endless back of KDE",
    SVG SIZE "><path id='1_club' d='M0,0H20V30H0Z'/><path id='back' d='M0,0H1e9V1e9H0Z'/></svg>",
    BROKEN, "“back” cannot be drawn: it " }, /* … is too wide, or has no size in newer librsvg */

  { "link to a fragment", SVG SIZE "><use xlink:href='#club_1'/>" CARDS, -1, NULL },
  { "hyperlink", SVG SIZE "><a href='https://example.org/'><path d='M0,0'/></a>" CARDS, -1, NULL },
  { "words about a place", SVG SIZE "><!-- href='http://x' --><desc>url(http://x)</desc>" CARDS, -1,
    NULL },
  { "picture elsewhere", SVG SIZE "><image xlink:href='https://example.org/a.png'/>" CARDS, UNSAFE,
    "https://example.org/a.png" },
  { "picture beside it", SVG SIZE "><image href='other.png'/>" CARDS, UNSAFE, "other.png" },
  { "file of the system", SVG SIZE "><use href='file:///etc/passwd#a'/>" CARDS, UNSAFE,
    "/etc/passwd" },
  { "link after blanks", SVG SIZE "><use href=' &#10; other.svg#a'/>" CARDS, UNSAFE, "other.svg" },
  { "source", SVG SIZE "><image src='other.png'/>" CARDS, UNSAFE, "other.png" },
  { "gradient elsewhere", SVG SIZE "><path fill='url(other.svg#a)'/>" CARDS, UNSAFE,
    "other.svg#a" },
  { "filter elsewhere in a style", SVG SIZE "><path style='filter: URL( \"http://x/#f\" )'/>" CARDS,
    UNSAFE, "http://x/#f" },
  { "own gradient", SVG SIZE "><path style='fill: url( \"#g\" ); filter:url(#f)'/>" CARDS, -1,
    NULL },
  { "hidden by an escape", SVG SIZE "><path style='fill:\\75 r\\6c(other.svg#a)'/>" CARDS, UNSAFE,
    "other.svg#a" },
  { "imported style", SVG SIZE "><style>path {} @import 'other.css';</style>" CARDS, UNSAFE,
    "@import" },
  { "imported style, split", SVG SIZE "><style>@im<![CDATA[PORT url(#a)]]></style>" CARDS, UNSAFE,
    "@imPORT" },
  { "imported style behind a style",
    SVG SIZE "><style><style></style>@import url(file:///a)</style>" CARDS, UNSAFE, "@import" },
  { "imported style in two halves",
    SVG SIZE "><style>@im<style>x</style><a/>port 'a'</style>" CARDS, -1, NULL },
  { "style elsewhere, deep",
    SVG SIZE "><style><g><style/><style>a{}</style></g>"
             "path{fill:url(a.svg#a)}</style>" CARDS,
    UNSAFE, "a.svg#a" },
  { "style elsewhere", SVG SIZE "><style>path { fill: url(other.svg#a) }</style>" CARDS, UNSAFE,
    "other.svg#a" },
  { "plain style", SVG SIZE "><style>path { fill: url(#a) red }</style>" CARDS, -1, NULL },
  { "style sheet of XML", "<?xml-stylesheet href='other.css'?>" SVG SIZE ">" CARDS, UNSAFE,
    "other.css" },
  { "XInclude",
    SVG SIZE "><i:include xmlns:i='http://www.w3.org/2001/XInclude' href='a.svg'/>" CARDS, UNSAFE,
    "XInclude" },

  { "plain entity",
    "<!DOCTYPE svg [<!ENTITY ns 'http://example.org/'>]>" SVG SIZE " xmlns:x='&ns;'>" CARDS, -1,
    NULL },
  { "document type elsewhere",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://nowhere.example/svg11.dtd'>" SVG SIZE
    ">" CARDS,
    -1, NULL },
  { "entity in a file",
    "<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" SVG SIZE ">"
    "<desc>&e;</desc>" CARDS,
    UNSAFE, "/etc/passwd" },
  { "parameter entity",
    "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'http://x/e.dtd'> %p;]>" SVG SIZE ">" CARDS, UNSAFE,
    "http://x/e.dtd" },
  { "entity of entities",
    "<!DOCTYPE svg [<!ENTITY a 'aaa'><!ENTITY b '&a;&a;'>]>" SVG SIZE ">" CARDS, UNSAFE,
    "entity “b”" },
  { "entity bomb",
    "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
    "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>"
    "<!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;'><!ENTITY f '&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;'>"
    "<!ENTITY g '&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;'><!ENTITY h '&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;'>"
    "]>" SVG SIZE "><desc>&h;</desc>" CARDS,
    ANY, "entity" },
  { "drawing in an entity",
    "<!DOCTYPE svg [<!ENTITY e '<path d=\"M0,0\"/>'>]>" SVG SIZE ">&e;" CARDS, UNSAFE,
    "entity “e”" },
  { "link in an entity",
    "<!DOCTYPE svg [<!ENTITY e 'other.svg#a'>]>" SVG SIZE "><use href='&e;'/>" CARDS, UNSAFE,
    "other.svg#a" },
  { "style in an entity",
    "<!DOCTYPE svg [<!ENTITY e '@import'>]>" SVG SIZE "><style>&e; 'a.css'</style>" CARDS, UNSAFE,
    "“e”" },
  { "link by default",
    "<!DOCTYPE svg [<!ATTLIST use href CDATA 'other.svg#a'>]>" SVG SIZE "><use/>" CARDS, UNSAFE,
    "other.svg#a" },

  { "embedded picture", SVG SIZE "><image href='data:image/png;base64," PNG "'/>" CARDS, -1, NULL },
  { "broken picture", SVG SIZE "><image href='data:image/png;base64,iVBORw0KGgo='/>" CARDS, BROKEN,
    "image/png" },
  { "embedded drawing",
    SVG SIZE "><image href='data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/"
             "%3E'/>" CARDS,
    UNSAFE, "image/svg+xml" },
  { "embedded picture, upper case",
    SVG SIZE "><image href='DATA:Image/PNG;Base64,&#10;" PNG "&#10;'/>" CARDS, -1, NULL },
  { "embedded picture in percents",
    SVG SIZE "><image href='data:image/png,%89PNG;base64," PNG "'/>" CARDS, UNSAFE, "image/png" },
  { "percents in base64", SVG SIZE "><image href='data:image/png;base64,%69" PNG "'/>" CARDS,
    UNSAFE, "image/png;base64" },
  { "fragment in base64", SVG SIZE "><image href='data:image/png;base64," PNG "#" PNG "'/>" CARDS,
    UNSAFE, "image/png;base64" },
  { "more behind the end", SVG SIZE "><image href='data:image/png;base64," PNG PNG "'/>" CARDS,
    UNSAFE, "image/png;base64" },
  { "other code", SVG SIZE "><image href='data:image/png;charset=x;base64," PNG "'/>" CARDS, UNSAFE,
    "image/png;charset=x;base64" },
  { "picture without a code", SVG SIZE "><image href='data:image/png'/>" CARDS, UNSAFE,
    "image/png" },
  { "drawing called a picture",
    SVG SIZE "><image href='data:image/png;base64,"
             "PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnLz4K'/>" CARDS,
    BROKEN, "image/png" },
  { "embedded text", SVG SIZE "><image href='data:,hello'/>" CARDS, UNSAFE, "data" },
  { "script", SVG SIZE "><script>alert ()</script>" CARDS, -1, NULL },
};

static void
check_refused (GFile *file, const BadRow *row)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;

  g_test_message ("%s", row->what);
  deck = deck_open (file, &error);
  if (row->code == -1)
    {
      g_assert_no_error (error);
      g_assert_nonnull (deck);
      return;
    }

  g_assert_null (deck);
  g_test_message ("  %s", error->message);
  g_assert_true (error->domain == ATOUT_DECK_ERROR);
  if (row->code != ANY)
    g_assert_cmpint (error->code, ==, row->code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_null (strpbrk (deck_error_tell (error), "/0123456789."));
  if (row->names != NULL)
    g_assert_nonnull (strstr (error->message, row->names));
}

static void
test_bad_files (void)
{
  g_autofree char *folder = folder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (bad_rows); i++)
    {
      g_autoptr (GFile) file = folder_write (folder, "bad.svg", bad_rows[i].svg);

      check_refused (file, &bad_rows[i]);
    }

  folder_remove (folder);
}

static void
test_bad_folders (void)
{
  static const struct
  {
    const char *index;
    const BadRow row;
  } rows[] = {
    { "[KDE Backdeck]\nSVG=cards.svg\n", { "no name", NULL, BROKEN, "“Name”" } },
    { "[KDE Backdeck]\nName=A\n", { "no SVG named", NULL, BROKEN, "“SVG”" } },
    { "[Desktop Entry]\nName=A\n", { "other group", NULL, BROKEN, "KDE Backdeck" } },
    { "[KDE Backdeck]\nName=A\nSVG=../a.svg\n", { "elsewhere", NULL, BROKEN, "SVG=../a.svg" } },
    { "[KDE Backdeck]\nName=A\nSVG=no.svg\n",
      { "no SVG", NULL, ATOUT_DECK_ERROR_MISSING, "no.svg" } },
  };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autofree char *large = g_strnfill (1024 * 1024, '\n');
  const BadRow large_row = { "large key file", NULL, ATOUT_DECK_ERROR_LARGE, "index.desktop" };
  g_autoptr (GFile) large_file = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GFile) file = folder_write (folder, "index.desktop", rows[i].index);

      check_refused (location, &rows[i].row);
    }

  large_file = folder_write (folder, "index.desktop", large);
  check_refused (location, &large_row);
  folder_remove (folder);
}

/* ---- Large and slow files --------------------------------------------------------------- */

/* The most memory this process ever had, in bytes. */
static gsize
get_peak (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = strstr (status, "VmHWM:");
  g_assert_nonnull (line);

  return (gsize) g_ascii_strtoull (line + strlen ("VmHWM:"), NULL, 10) * 1024;
}

/* A bomb is not unpacked further than the limit, wherever it is opened. */
static void
test_large (void)
{
  const BadRow bomb_row = { "bomb", NULL, ATOUT_DECK_ERROR_LARGE, "20 MB" };
  const BadRow plain_row = { "large file", NULL, ATOUT_DECK_ERROR_LARGE, "20 MB" };
  const BadRow tail_row = { "rubbish behind the end", NULL, ATOUT_DECK_ERROR_LARGE, "20 MB" };
  g_autofree char *folder = folder_new ();
  g_autofree char *blanks = g_strnfill (1024 * 1024, ' ');
  g_autofree char *large = g_strnfill (SAFE_SVG_MAX + 1, ' ');
  g_autoptr (GFile) bomb = deck_write_packed (folder, "bomb.svgz", SVG SIZE ">", blanks, 300);
  g_autoptr (GFile) plain = folder_write (folder, "large.svg", large);
  g_autoptr (GFile) tail = deck_write_packed (folder, "tail.svgz", SVG SIZE ">" CARDS, "", 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (DeckFile) deck = NULL;
  gsize before;

  check_refused (bomb, &bomb_row);
  check_refused (plain, &plain_row);
  g_assert_cmpint (truncate (g_file_peek_path (tail), 300 * 1024 * 1024), ==, 0);
  check_refused (tail, &tail_row);

  before = get_peak ();
  deck = deck_file_read (bomb, &error);
  g_assert_no_error (error);
  g_assert_false (deck_file_load (deck, &error));
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_LARGE);
  g_assert_cmpuint (get_peak () - before, <, 5 * SAFE_SVG_MAX);

  folder_remove (folder);
}

static cairo_status_t
append_bytes (void *bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* A small file that is a picture of 144 million pixels is not unpacked either. */
static void
test_large_picture (void)
{
  const BadRow row = { "large picture", NULL, ATOUT_DECK_ERROR_LARGE, "image/png" };
  const BadRow percents_row = { "in percents", NULL, UNSAFE, "image/png" };
  g_autofree char *folder = folder_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A1, 12000, 12000);
  g_autoptr (GByteArray) png = g_byte_array_new ();
  g_autofree char *text = NULL;
  g_autofree char *svg = NULL;
  g_autoptr (GString) percents = NULL;
  g_autoptr (GFile) file = NULL;

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_bytes, png), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  text = g_base64_encode (png->data, png->len);
  svg = g_strconcat (SVG SIZE "><image href='data:image/png;base64,", text, "'/>" CARDS, NULL);
  file = folder_write (folder, "large.svg", svg);

  g_assert_cmpuint (png->len, <, 1024 * 1024);
  check_refused (file, &row);

  /* nor is one beside which a small one is put for those who look for base64 only */
  percents = g_string_new (SVG SIZE "><image href='data:image/png,");
  for (guint i = 0; i < png->len; i++)
    g_string_append_printf (percents, "%%%02x", png->data[i]);
  g_string_append (percents, ";base64," PNG "'/>" CARDS);
  g_object_unref (folder_write (folder, "large.svg", percents->str));
  check_refused (file, &percents_row);

  folder_remove (folder);
}

static char *
encode (const char *kind, const guchar *head, gsize size)
{
  guchar data[64] = { 0 };
  g_autofree char *text = NULL;

  memcpy (data, head, size);
  text = g_base64_encode (data, sizeof data);

  return g_strconcat ("data:image/", kind, ";base64,", text, NULL);
}

/* The size is read from the head, of each kind. */
static void
test_picture_heads (void)
{
#define HEAD(kind, bytes, n_pixels)                                                                \
  {                                                                                                \
    kind, (const guchar *) bytes, sizeof bytes - 1, n_pixels                                       \
  }
  static const struct
  {
    const char *kind;
    const guchar *head;
    gsize size;
    guint64 n_pixels;
  } rows[] = {
    HEAD ("png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\2\0\0\1\1", 65538 * 257),
    HEAD ("png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff",
          G_GUINT64_CONSTANT (0xffffffff) * 0xffffffff),
    HEAD ("jpg", "\xff\xd8\xff\xe0\0\4ab\xff\xff\xdb\0\3x\xff\xc2\0\x11\x08\1\2\3\4", 258 * 772),
    HEAD ("jpeg", "\xff\xd8\xff\xe0\0\4ab\xff\xc4\0\4ab\xff\xd9", 0),
    HEAD ("jpeg", "\xff\xd8\xff\xe0\xff\xff", 0),
    HEAD ("gif", "GIF89a\2\1\4\3", 258 * 772),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\1\x2a\2\1\4\3", 258 * 772),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xff\xff\xff\xff", 16384 * 16384),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\xff\xff\1\0\0",
          G_GUINT64_CONSTANT (16777216) * 2),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP9 ", 0),
    HEAD ("png", "BM", 0),
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *url = encode (rows[i].kind, rows[i].head, rows[i].size);

      g_assert_true (embedded_picture_is_plain (url));
      g_assert_cmpuint (embedded_picture_count_pixels (url), ==, rows[i].n_pixels);
    }
}

/* What passes costs this process no more than the one that tried it, however large it is shown. */
static void
test_cost (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) layers = g_string_new (SVG SIZE ">");
  g_autoptr (GFile) file = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  gsize before;

  /* each of them is as large as the whole drawing: 250 MB with cards of 1200 pixels */
  for (guint i = 0; i < 4; i++)
    g_string_append (layers, "<g opacity='.9'>");
  g_string_append (layers,
                   "<path id='club_3' fill='#f00' d='M40,0H60V30H40Z'/></g></g></g></g>" CARDS);
  file = folder_write (folder, "layers.svg", layers->str);
  deck = deck_open_good (file);

  before = get_peak ();
  texture = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_3), 800, 1200);
  g_test_message ("%zu MB", (get_peak () - before) / 1024 / 1024);
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpuint (get_peak () - before, <, DECK_TRIAL_MEMORY);
#endif
  g_assert_cmphex (deck_get_pixel (texture, 400, 600) >> 16, >, 0x80);

  folder_remove (folder);
}

/* A drawing that is small as a file and large in memory. */
static void
test_many_parts (void)
{
#ifndef __SANITIZE_ADDRESS__
  static const BadRow row = { "many parts", NULL, ATOUT_DECK_ERROR_SLOW, "too much memory" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) parts = g_string_new (SVG SIZE "><g id='club_3'>");
  g_autoptr (GFile) file = NULL;

  for (guint i = 0; i < 200000; i++)
    g_string_append (parts, "<rect x='40' width='20' height='30'/>");
  g_string_append (parts, "</g>" CARDS);
  file = folder_write (folder, "parts.svg", parts->str);
  check_refused (file, &row);

  folder_remove (folder);
#endif
}

/* Each layer draws the one before ten times. */
static char *
make_use_bomb (const char *attributes)
{
  GString *svg = g_string_new (SVG SIZE "><defs><path id='u0' d='M0,0H1V1H0Z'/>");

  for (guint i = 1; i < 12; i++)
    {
      g_string_append_printf (svg, "<g id='u%u'>", i);
      for (guint j = 0; j < 10; j++)
        g_string_append_printf (svg, "<use xlink:href='#u%u'/>", i - 1);
      g_string_append (svg, "</g>");
    }
  g_string_append_printf (svg,
                          "</defs><g id='club_3'><path d='M40,0H60V30Z'/>"
                          "<g %s><use xlink:href='#u11'/></g></g>" CARDS,
                          attributes);

  return g_string_free (svg, FALSE);
}

/* A filter that looks at the whole card for each of its points, again and again. */
/* Another text each time: what was refused is not tried again. */
static char *
make_filter_monster (void)
{
  static guint n_made;
  GString *svg = g_string_new (SVG SIZE ">");

  g_string_append_printf (svg, "<!-- %u --><filter id='f'>", n_made++);

  for (guint i = 0; i < 1000; i++)
    g_string_append (svg, "<feMorphology operator='dilate' radius='1000'/>");
  g_string_append (svg, "</filter><g id='club_3' filter='url(#f)'>"
                        "<path d='M40,0H60V30H40Z'/></g>" CARDS);

  return g_string_free (svg, FALSE);
}

static gboolean
count_tick (gpointer user_data)
{
  (*(guint *) user_data)++;

  return G_SOURCE_CONTINUE;
}

/* It is another process that toils; the main loop goes on, and the card to blame is named. */
static void
test_slow (void)
{
  static const BadRow use_row = { "use bomb", NULL, ATOUT_DECK_ERROR_SLOW, "club_3" };
  static const BadRow filter_row = { "filters", NULL, ATOUT_DECK_ERROR_SLOW, "club_3" };
  g_autofree char *folder = folder_new ();
  g_autofree char *bomb = make_use_bomb ("");
  g_autofree char *monster = make_filter_monster ();
  g_autoptr (GFile) bomb_file = folder_write (folder, "bomb.svg", bomb);
  g_autoptr (GFile) monster_file = folder_write (folder, "monster.svg", monster);
  guint n_ticks = 0;
  guint id = g_timeout_add (10, count_tick, &n_ticks);

  check_refused (bomb_file, &use_row);
  n_ticks = 0;
  check_refused (monster_file, &filter_row);
  g_assert_cmpuint (n_ticks, >, 50);

  g_source_remove (id);
  folder_remove (folder);
}

/* ---- Styles ------------------------------------------------------------------------------- */

#define STYLED_INI                                                                                 \
  "[Deck]\nName=A\nFormat=atout\nSvg=a.svg\nCardWidth=20\nCardHeight=30\nColumns=13\nRows=5\n"     \
  "Back=back\n[Faces]\nclub_1=0;0;\nclub_3=2;0;\nback=2;4;\n"                                      \
  "[Indices]\nlanguages=en;de;sr@latin;\n"

/* What is seen with other corner letters alone is tried as well. */
static void
test_tried_sets (void)
{
  static const BadRow good = { "not seen", NULL, -1, NULL };
  static const BadRow bad
      = { "seen", NULL, ATOUT_DECK_ERROR_SLOW, "“club_3” cannot be drawn: it has too many parts" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  const struct
  {
    const BadRow *row;
    char *svg;
  } rows[] = {
    { &good, make_use_bomb ("display='none'") },
    { &bad, make_use_bomb ("class='index-en'") },
    { &bad, make_use_bomb ("class='index-de'") },
    { &bad, make_use_bomb ("class='index-sr@latin'") },
    { &bad, make_use_bomb ("class='index-de suit-club'") },
  };

  g_object_unref (folder_write (folder, "deck.ini", STYLED_INI));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_object_unref (folder_write (folder, "a.svg", rows[i].svg));
      check_refused (location, rows[i].row);
      g_free (rows[i].svg);
    }

  folder_remove (folder);
}

/* A set may be called like a locale with a modifier. */
static void
test_set_of_locale (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (AtoutDeck) deck = NULL;
  const char *const sets[] = { "en", "sr@latin" };
  const guint32 colours[] = { 0x0000ff, 0xff0000 };

  g_object_unref (folder_write (folder, "deck.ini", STYLED_INI));
  g_object_unref (folder_write (folder, "a.svg",
                                SVG SIZE "><g id='club_3'><path d='M40,0H60V30H40Z' fill='#00f'/>"
                                         "<path d='M40,0H60V30H40Z' fill='#f00' "
                                         "class='index-sr@latin'/></g>" CARDS));
  deck = deck_open_good (location);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      const int width = CARD_WIDTH * ((int) i + 1), height = CARD_HEIGHT * ((int) i + 1);
      g_autoptr (GdkTexture) texture = NULL;

      atout_deck_set_style (deck, sets[i], FALSE);
      texture = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_3), width, height);
      g_assert_cmphex (deck_get_pixel (texture, width / 2, height / 2), ==, colours[i]);
    }

  folder_remove (folder);
}

/* Each face is tried with each set of letters in two colours and by both schemes of four. */
static void
test_tried_styles (void)
{
  const char *program = g_getenv ("ATOUT_PROGRAM");
  g_autofree char *folder = folder_new ();
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text = g_strdup_printf (
      "#!/bin/sh\nout=$(%s \"$@\")\nstatus=$?\necho \"$out\" | tee '%s/log'\nexit $status\n",
      quoted, folder);
  g_autoptr (GFile) script = folder_write (folder, "program", text);
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autofree char *log_path = g_build_filename (folder, "log", NULL);
  g_autofree char *log = NULL;
  g_auto (GStrv) pieces = NULL;

  g_object_unref (folder_write (folder, "deck.ini", STYLED_INI));
  g_object_unref (
      folder_write (folder, "a.svg", SVG SIZE "><path id='club_3' d='M40,0H60V30Z'/>" CARDS));
  g_assert_cmpint (g_chmod (g_file_peek_path (script), 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", g_file_peek_path (script), TRUE);
  g_object_unref (deck_open_good (location));
  g_setenv ("ATOUT_PROGRAM", program, TRUE);

  g_assert_true (g_file_get_contents (log_path, &log, NULL, NULL));
  pieces = g_strsplit (log, "trying club_3\n", -1);
  g_assert_cmpuint (g_strv_length (pieces) - 1, ==, 3 * 3);

  folder_remove (folder);
}

/* What the kernel tells of a process behind the fence. */
#ifdef __SANITIZE_ADDRESS__
#define FENCED "State:"
#elif defined HAVE_SECCOMP
#define FENCED "Seccomp:.2"
#else
#define FENCED "NoNewPrivs:.1"
#endif

/* The process that tries decks is behind the fence, and knows nothing of the environment. */
static void
test_fenced (void)
{
  const char *program = g_getenv ("ATOUT_PROGRAM");
  g_autofree char *folder = folder_new ();
  g_autofree char *monster = make_filter_monster ();
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text = g_strdup_printf (
      "#!/bin/sh\nexec 3<&0\n%s \"$@\" <&3 &\n"
      "until grep -q '" FENCED "' /proc/$!/status; do\n"
      "if ! grep -q 'State:.[DRS]' /proc/$!/status; then exit 1; fi\ndone\n"
      "cp /proc/$!/status '%s/status'\ncp /proc/$!/environ '%s/environ'\nkill $!\n",
      quoted, folder, folder);
  g_autoptr (GFile) script = folder_write (folder, "program", text);
  g_autoptr (GFile) file = folder_write (folder, "monster.svg", monster);
  g_autofree char *status_path = g_build_filename (folder, "status", NULL);
  g_autofree char *environ_path = g_build_filename (folder, "environ", NULL);
  g_autofree char *status = NULL;
  g_autofree char *variables = NULL;
  gsize size;

  g_assert_cmpint (g_chmod (g_file_peek_path (script), 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", g_file_peek_path (script), TRUE);
  g_setenv ("ATOUT_SECRET", "secret", TRUE);
  g_clear_object (&(AtoutDeck *) { deck_open (file, NULL) });
  g_setenv ("ATOUT_PROGRAM", program, TRUE);

  g_assert_true (g_file_get_contents (status_path, &status, NULL, NULL));
  g_assert_true (g_file_get_contents (environ_path, &variables, &size, NULL));
#ifndef __SANITIZE_ADDRESS__
  g_assert_nonnull (strstr (status, "NoNewPrivs:\t1\n"));
#endif
  g_assert_null (memmem (variables, size, "secret", strlen ("secret")));
  g_assert_null (memmem (variables, size, "DISPLAY", strlen ("DISPLAY")));

  folder_remove (folder);
}

/* A pipe instead of a file does not keep anybody waiting. */
static void
test_pipe (void)
{
  static const BadRow rows[] = {
    { "key file", NULL, ATOUT_DECK_ERROR_MISSING, "index.desktop" },
    { "drawing", NULL, ATOUT_DECK_ERROR_MISSING, "cards.svg" },
  };
  static const char *const names[] = { "index.desktop", "cards.svg" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      check_refused (location, &rows[i]);
      g_assert_cmpint (g_unlink (path), ==, 0);
      if (i == 0)
        g_object_unref (
            folder_write (folder, names[i], "[KDE Backdeck]\nName=Bee\nSVG=cards.svg\n"));
    }

  folder_remove (folder);
}

/* Who does not want to wait need not. */
static void
test_cancel (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *monster = make_filter_monster ();
  g_autoptr (GFile) file = folder_write (folder, "monster.svg", monster);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  atout_deck_open_async (file, cancellable, deck_keep_result, &result);
  g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (atout_deck_open_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  folder_remove (folder);
}

/* What has been tried is what is shown, even if the file is another one right after the trial. */
static void
test_changed_meanwhile (void)
{
  const char *program = g_getenv ("ATOUT_PROGRAM");
  g_autofree char *folder = folder_new ();
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text = g_strdup_printf (
      "#!/bin/sh\n%s \"$@\"\nstatus=$?\nmv '%s/other.svg' '%s/cards.svg'\nexit $status\n", quoted,
      folder, folder);
  g_autoptr (GFile) script = folder_write (folder, "program", text);
  g_autoptr (GFile) other = folder_write (folder, "other.svg", SVG SIZE " fill='#f00'>" CARDS);
  g_autoptr (GFile) file = folder_write (folder, "cards.svg", SVG SIZE " fill='#00f'>" CARDS);
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  g_assert_cmpint (g_chmod (g_file_peek_path (script), 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", g_file_peek_path (script), TRUE);
  deck = deck_open_good (file);
  g_setenv ("ATOUT_PROGRAM", program, TRUE);
  g_assert_false (g_file_query_exists (other, NULL));

  texture = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE), CARD_WIDTH, CARD_HEIGHT);
  g_assert_cmphex (deck_get_pixel (texture, CARD_WIDTH - 5, 5), ==, 0x0000ff);

  folder_remove (folder);
}

/* A deck in use is what was tried, whatever becomes of its file, also when it is drawn anew. */
static void
test_changed_in_use (void)
{
  static const char *const texts[] = { "", "<svg", SVG SIZE " fill='#f00'>" CARDS, NULL };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = folder_write (folder, "cards.svg", SVG SIZE " fill='#00f'>" CARDS);
  g_autoptr (AtoutDeck) deck = deck_open_good (file);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const int width = (int) (i + 2) * CARD_WIDTH, height = (int) (i + 2) * CARD_HEIGHT;
      g_autoptr (GFile) changed = folder_write (folder, "cards.svg", texts[i]);
      g_autoptr (GdkTexture) texture = NULL;

      atout_deck_set_style (deck, NULL, i % 2 == 0);
      atout_deck_set_scale_factor (deck, 1 + (int) i % 2);
      atout_deck_set_scale_factor (deck, 1);
      texture = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE), width, height);
      g_assert_cmphex (deck_get_pixel (texture, width - 5, 5), ==, 0x0000ff);
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

  ADD_TESTS ("/deck-refused", test_bad_files, test_bad_folders, test_large, test_large_picture,
             test_picture_heads, test_cost, test_many_parts, test_slow, test_tried_sets,
             test_set_of_locale, test_tried_styles, test_fenced, test_pipe, test_cancel,
             test_changed_meanwhile, test_changed_in_use);

  return g_test_run ();
}
