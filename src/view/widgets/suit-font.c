/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/suit-font.h"

#include <fontconfig/fontconfig.h>
#include <gio/gio.h>
#include <sys/mman.h>
#include <unistd.h>

/* Appends the font before Fontconfig's fallbacks. */
#define RULE                                                                                       \
  "<fontconfig><match target='pattern'><edit name='family' mode='append_last' binding='strong'>"   \
  "<string>Atout Suits</string></edit></match></fontconfig>"

/* Returns TRUE if a font of @format without colours has all suit signs. */
static gboolean
is_there (const char *format)
{
  static const FcChar32 signs[] = { 0x2660, 0x2663, 0x2665, 0x2666 };
  FcCharSet *wanted = FcCharSetCreate ();
  FcObjectSet *told = FcObjectSetBuild (FC_FILE, NULL);
  FcPattern *pattern;
  FcFontSet *found;
  gboolean is_any;

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    FcCharSetAddChar (wanted, signs[i]);
  pattern = FcPatternBuild (NULL, FC_CHARSET, FcTypeCharSet, wanted, FC_COLOR, FcTypeBool, FcFalse,
                            FC_FONTFORMAT, FcTypeString, format, NULL);
  found = FcFontList (NULL, pattern, told);
  is_any = found != NULL && found->nfont > 0;

  if (found != NULL)
    FcFontSetDestroy (found);
  FcPatternDestroy (pattern);
  FcObjectSetDestroy (told);
  FcCharSetDestroy (wanted);

  return is_any;
}

/* Adds a memory file, which stays open because Fontconfig needs its name. */
static gboolean
add_font (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE_BASE "/font/suits.ttf",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  int file = memfd_create ("suits.ttf", MFD_CLOEXEC);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  char path[32];

  g_snprintf (path, sizeof path, "/proc/self/fd/%d", file);

  return file >= 0 && write (file, data, size) == (gssize) size
         && FcConfigAppFontAddFile (NULL, (const FcChar8 *) path)
         && FcConfigParseAndLoadFromMemory (FcConfigGetCurrent (), (const FcChar8 *) RULE, FcFalse);
}

gboolean
suit_font_add (void)
{
  return !is_there ("TrueType") && !is_there ("CFF") && add_font ();
}
