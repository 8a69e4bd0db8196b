/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Suit signs come from the program’s own font if no font of the machine has them, and from a font
 * of the machine if one has.
 */

#include <glib/gstdio.h>
#include <pango/pangocairo.h>

#include "model/words/words.h"
#include "view/widgets/suit-font.h"

/* Fontconfig rule that removes the suit signs from all fonts of the machine. */
#define WITHOUT                                                                                    \
  "<match target='scan'><edit name='charset' mode='assign'><minus><name>charset</name>"            \
  "<charset><range><int>0x2660</int><int>0x2667</int></range></charset></minus></edit></match>"
#define CONFIG                                                                                     \
  "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig>"                      \
  "<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><cachedir>%s</cachedir>%s"          \
  "</fontconfig>"

static PangoLayout *
lay_out (const char *text)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);

  pango_layout_set_text (layout, text, -1);
  g_object_unref (context);

  return layout;
}

/* Returns the font family of the first letter of @layout; free with g_free (). */
static char *
find_family (PangoLayout *layout)
{
  PangoLayoutRun *run = pango_layout_get_line_readonly (layout, 0)->runs->data;
  PangoFontDescription *font = pango_font_describe (run->item->analysis.font);
  char *family = g_strdup (pango_font_description_get_family (font));

  pango_font_description_free (font);

  return family;
}

/* Runs this test in a subprocess with Fontconfig @rules; returns TRUE in the subprocess. */
static gboolean
enter (const char *rules)
{
  g_autofree char *folder = NULL;
  g_autofree char *file = NULL;
  g_autofree char *config = NULL;

  if (g_test_subprocess ())
    return TRUE;
  folder = g_dir_make_tmp ("atout-fonts-XXXXXX", NULL);
  file = g_build_filename (folder, "fonts.conf", NULL);
  config = g_strdup_printf (CONFIG, folder, rules);
  g_assert_true (g_file_set_contents (file, config, -1, NULL));
  g_setenv ("FONTCONFIG_FILE", file, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();

  return FALSE;
}

static void
test_missing (void)
{
  g_autoptr (PangoLayout) letters = NULL;
  g_autofree char *family = NULL;

  if (!enter (WITHOUT))
    return;
  g_assert_true (suit_font_add ());
  for (Suit suit = 0; suit < SUITS; suit++)
    {
      g_autoptr (PangoLayout) sign = lay_out (words_suit_short (SUITS_FRENCH, suit));
      g_autofree char *found = find_family (sign);
      PangoRectangle ink;

      g_assert_cmpint (pango_layout_get_unknown_glyphs_count (sign), ==, 0);
      g_assert_cmpstr (found, ==, "Atout Suits");
      pango_layout_get_pixel_extents (sign, &ink, NULL);
      g_assert_cmpint (ink.width, >, 4);
      g_assert_cmpint (ink.height, >, 4);
    }
  letters = lay_out ("Herz 10");
  family = find_family (letters);
  g_assert_cmpstr (family, !=, "Atout Suits");
}

static void
test_there (void)
{
  if (enter (""))
    g_assert_false (suit_font_add ());
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/suit-font/missing", test_missing);
  g_test_add_func ("/suit-font/there", test_there);

  return g_test_run ();
}
