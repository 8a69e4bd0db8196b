/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/svg-check.h"

#include <gdk/gdk.h>
#include <glib/gi18n-lib.h>
#include <libxml/xmlreader.h>
#include <string.h>

#include "decks/deck-error.h"
#include "decks/picture-head.h"

/* ---- Pictures embedded as `data:` URLs ------------------------------------------------------- */

#define SCHEME "data:image/"
#define CODE ";base64,"
#define BLANKS " \t\r\n\f"

static const char *
find_text (const char *url)
{
  static const char *const kinds[] = { "png", "jpeg", "jpg", "gif", "webp" };

  if (g_ascii_strncasecmp (url, SCHEME, strlen (SCHEME)) != 0)
    return NULL;

  url += strlen (SCHEME);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_ascii_strncasecmp (url, kinds[i], strlen (kinds[i])) == 0
        && g_ascii_strncasecmp (url + strlen (kinds[i]), CODE, strlen (CODE)) == 0)
      return url + strlen (kinds[i]) + strlen (CODE);

  return NULL;
}

gboolean
embedded_picture_is_plain (const char *url)
{
  const char *text = find_text (url);

  if (text == NULL)
    return FALSE;

  text += strspn (text, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "+/" BLANKS);
  text += strspn (text, "=" BLANKS);

  return *text == '\0';
}

guint64
embedded_picture_count_pixels (const char *url)
{
  gsize size = 0;
  g_autofree guchar *data = g_base64_decode (find_text (url), &size);
  PictureHead head;

  return picture_head_read (data, size, &head) ? (guint64) head.width * head.height : 0;
}

/*
 * Returns TRUE if the last marker is EOI, not SOS: decoders invent the rest of a JPEG that ends in
 * a scan.
 */
static gboolean
jpeg_has_end (const guchar *data, gsize size)
{
  for (gsize i = size - 1; i > 0; i--)
    if (data[i - 1] == 0xff && (data[i] == 0xd9 || data[i] == 0xda))
      return data[i] == 0xd9;

  return FALSE;
}

gboolean
embedded_picture_is_whole (const char *url)
{
  gsize size = 0;
  guchar *data = g_base64_decode (find_text (url), &size);
  g_autoptr (GBytes) bytes = g_bytes_new_take (data, size);
  g_autoptr (GdkTexture) texture = NULL;
  PictureHead head;

  if (!picture_head_read (data, size, &head))
    return FALSE;
  if (g_str_equal (head.kind, "gif") || g_str_equal (head.kind, "webp"))
    return TRUE;

  texture = gdk_texture_new_from_bytes (bytes, NULL);

  return texture != NULL && (g_str_equal (head.kind, "png") || jpeg_has_end (data, size));
}

/* ---- Drawings --------------------------------------------------------------------------- */

#define SVG_NAMESPACE "http://www.w3.org/2000/svg"
#define XLINK_NAMESPACE "http://www.w3.org/1999/xlink"
#define INCLUDE_NAMESPACE "http://www.w3.org/2001/XInclude"

/* Longest quotation of the file in a message, in characters. */
#define QUOTE_MAX 60

/* Limit of the pixels of all pictures together, at four bytes each. */
#define PIXELS_MAX ((guint64) 64 * 1024 * 1024)

typedef struct
{
  const char *path;
  xmlTextReaderPtr reader;
  char *parse_error; /* first error of the parser */
  GString *style;    /* content of the open <style>, or NULL */
  int style_depth;
  guint64 n_pixels; /* number of pixels of the pictures so far */
  GError **error;
} Check;

/* ---- Refusing --------------------------------------------------------------------------- */

static char *
quote (const char *what)
{
  g_autofree char *valid = g_utf8_make_valid (what, (gssize) strnlen (what, 8 * QUOTE_MAX));

  g_strdelimit (valid, "\n\r\t", ' ');
  g_strstrip (valid);
  if (g_utf8_strlen (valid, -1) > QUOTE_MAX)
    {
      *g_utf8_offset_to_pointer (valid, QUOTE_MAX) = '\0';
      return g_strconcat (valid, "…", NULL);
    }

  return g_steal_pointer (&valid);
}

G_GNUC_PRINTF (3, 0)
static gboolean
refuse (const Check *self, AtoutDeckError code, const char *format, const char *what)
{
  g_autofree char *quoted = quote (what);

  g_set_error (self->error, ATOUT_DECK_ERROR, code, format, self->path, quoted);

  return FALSE;
}

static gboolean
refuse_reference (const Check *self, const char *what)
{
  return refuse (self, ATOUT_DECK_ERROR_UNSAFE,
                 _ ("“%s” refers to “%s”, which is not part of it; a deck must be contained in a "
                    "single drawing"),
                 what);
}

/* ---- Style sheets ----------------------------------------------------------------------- */

/* Resolves CSS escapes, which could hide words. */
static char *
unescape (const char *css)
{
  GString *plain = g_string_new (NULL);

  while (*css != '\0')
    {
      gunichar c = 0;
      int n_digits = 0;

      if (*css != '\\')
        {
          g_string_append_c (plain, *css++);
          continue;
        }

      css++;
      for (; n_digits < 6 && g_ascii_isxdigit (*css); n_digits++)
        c = c * 16 + (gunichar) g_ascii_xdigit_value (*css++);
      if (n_digits > 0 && c != 0 && g_unichar_validate (c))
        g_string_append_unichar (plain, c);
      if (n_digits > 0 && g_ascii_isspace (*css))
        css++;
    }

  return g_string_free (plain, FALSE);
}

static gboolean
check_style (const Check *self, const char *css)
{
  g_autofree char *plain = NULL;
  g_autofree char *lower = NULL;
  const char *url;
  const char *import;

  if (strpbrk (css, "(@\\") == NULL)
    return TRUE;

  plain = unescape (css);
  lower = g_ascii_strdown (plain, -1);
  import = strstr (lower, "@import");
  if (import != NULL)
    return refuse_reference (self, plain + (import - lower));

  for (url = strstr (lower, "url("); url != NULL; url = strstr (url, "url("))
    {
      url += strlen ("url(");
      url += strspn (url, " \t\r\n\f\"'");
      if (*url != '#')
        {
          g_autofree char *what = g_strndup (plain + (url - lower), strcspn (url, "\"')"));

          return refuse_reference (self, what);
        }
    }

  return TRUE;
}

/* ---- Elements --------------------------------------------------------------------------- */

static gboolean
check_picture (Check *self, const char *url, const char *kind)
{
  guint64 n_pixels = embedded_picture_count_pixels (url);

  if (n_pixels == 0)
    return refuse (self, ATOUT_DECK_ERROR_BROKEN,
                   /* Translators: a file, and the kind of the picture, as “image/png” */
                   _ ("“%s” contains a picture (%s) that cannot be read"), kind);

  self->n_pixels += MIN (n_pixels, PIXELS_MAX + 1);
  if (self->n_pixels > PIXELS_MAX)
    return refuse (self, ATOUT_DECK_ERROR_LARGE,
                   _ ("“%s” contains pictures (%s) that are much larger than cards need"), kind);

  return embedded_picture_is_whole (url)
         || refuse (self, ATOUT_DECK_ERROR_BROKEN,
                    /* Translators: a file, and the kind of the picture, as “image/png” */
                    _ ("“%s” contains a picture (%s) that is damaged or incomplete"), kind);
}

static gboolean
check_embedded (Check *self, const char *url)
{
  const char *type = url + strlen ("data:");
  g_autofree char *kind = g_strndup (type, strcspn (type, ";,"));
  g_autofree char *head = g_strndup (type, strcspn (type, ","));

  return embedded_picture_is_plain (url)
             ? check_picture (self, url, kind)
             : refuse (self, ATOUT_DECK_ERROR_UNSAFE,
                       _ ("“%s” has embedded data of type “%s”; only PNG, JPEG, GIF and WebP "
                          "pictures in base64 can be shown"),
                       head);
}

static gboolean
check_link (Check *self, const char *url)
{
  url += strspn (url, " \t\r\n\f");
  if (*url == '\0' || *url == '#')
    return TRUE;
  if (g_ascii_strncasecmp (url, "data:", strlen ("data:")) == 0)
    return check_embedded (self, url);

  return refuse_reference (self, url);
}

static gboolean
check_attribute (Check *self, const char *name, const char *value)
{
  return g_str_equal (name, "href") || g_str_equal (name, "src") ? check_link (self, value)
                                                                 : check_style (self, value);
}

static gboolean
check_attributes (Check *self)
{
  /* links to click on are harmless */
  gboolean is_hyperlink
      = g_str_equal ((const char *) xmlTextReaderConstLocalName (self->reader), "a");

  while (xmlTextReaderMoveToNextAttribute (self->reader) == 1)
    {
      const char *name = (const char *) xmlTextReaderConstLocalName (self->reader);
      const char *space = (const char *) xmlTextReaderConstNamespaceUri (self->reader);
      const char *value = (const char *) xmlTextReaderConstValue (self->reader);

      if (value == NULL || (space != NULL && !g_str_equal (space, XLINK_NAMESPACE))
          || (is_hyperlink && g_str_equal (name, "href")))
        continue;

      if (!check_attribute (self, name, value))
        return FALSE;
    }

  return xmlTextReaderMoveToElement (self->reader) >= 0;
}

static gboolean
check_element (Check *self)
{
  const char *name = (const char *) xmlTextReaderConstLocalName (self->reader);
  const char *space = (const char *) xmlTextReaderConstNamespaceUri (self->reader);

  if (g_strcmp0 (space, INCLUDE_NAMESPACE) == 0)
    return refuse_reference (self, "XInclude");

  /* foreign elements are not painted */
  if (g_strcmp0 (space, SVG_NAMESPACE) != 0)
    return xmlTextReaderDepth (self->reader) > 0
           || refuse (self, ATOUT_DECK_ERROR_BROKEN,
                      _ ("“%s” is not an SVG drawing: it begins with the element “%s”"), name);

  if (g_str_equal (name, "style") && !xmlTextReaderIsEmptyElement (self->reader)
      && self->style == NULL)
    {
      self->style = g_string_new (NULL);
      self->style_depth = xmlTextReaderDepth (self->reader);
    }

  return check_attributes (self);
}

static gboolean
check_end (Check *self)
{
  gboolean is_good = TRUE;

  if (self->style != NULL && xmlTextReaderDepth (self->reader) == self->style_depth)
    {
      is_good = check_style (self, self->style->str);
      g_string_free (g_steal_pointer (&self->style), TRUE);
    }

  return is_good;
}

/* Accepts entities for plain text only: others could grow without end or include files. */
static gboolean
check_entity (const Check *self, const xmlEntity *entity)
{
  const char *content = (const char *) entity->content;

  if (entity->SystemID != NULL)
    return refuse_reference (self, (const char *) entity->SystemID);

  return (entity->etype == XML_INTERNAL_GENERAL_ENTITY
          && (content == NULL || strpbrk (content, "&<%") == NULL))
         || refuse (self, ATOUT_DECK_ERROR_UNSAFE,
                    _ ("“%s” defines the entity “%s” as more than plain text"),
                    (const char *) entity->name);
}

/* Checks the DTD, which may define default attributes. */
static gboolean
check_declarations (Check *self)
{
  const xmlNode *node = xmlTextReaderCurrentNode (self->reader);
  gboolean is_good = TRUE;

  for (node = node->children; is_good && node != NULL; node = node->next)
    if (node->type == XML_ENTITY_DECL)
      is_good = check_entity (self, (const xmlEntity *) node);
    else if (node->type == XML_ATTRIBUTE_DECL)
      {
        const xmlAttribute *attribute = (const xmlAttribute *) node;

        is_good = attribute->defaultValue == NULL
                  || check_attribute (self, (const char *) attribute->name,
                                      (const char *) attribute->defaultValue);
      }

  return is_good;
}

static gboolean
check_instruction (const Check *self)
{
  const char *name = (const char *) xmlTextReaderConstLocalName (self->reader);
  const char *value = (const char *) xmlTextReaderConstValue (self->reader);

  return !g_str_equal (name, "xml-stylesheet")
         || refuse_reference (self, value != NULL ? value : name);
}

static gboolean
check_node (Check *self)
{
  const char *value;

  switch (xmlTextReaderNodeType (self->reader))
    {
    case XML_READER_TYPE_DOCUMENT_TYPE:
      return check_declarations (self);
    case XML_READER_TYPE_PROCESSING_INSTRUCTION:
      return check_instruction (self);
    case XML_READER_TYPE_ELEMENT:
      return check_element (self);
    case XML_READER_TYPE_END_ELEMENT:
      return check_end (self);
    case XML_READER_TYPE_ENTITY_REFERENCE:
      return self->style == NULL
             || refuse_reference (self, (const char *) xmlTextReaderConstLocalName (self->reader));
    case XML_READER_TYPE_TEXT:
    case XML_READER_TYPE_CDATA:
      value = (const char *) xmlTextReaderConstValue (self->reader);
      if (self->style != NULL && value != NULL)
        g_string_append (self->style, value);
      return TRUE;
    default:
      return TRUE;
    }
}

/* ---- Interface -------------------------------------------------------------------------- */

static void
keep_error (void *data, const char *message, xmlParserSeverities severity,
            xmlTextReaderLocatorPtr locator)
{
  Check *self = data;

  if (self->parse_error == NULL && severity == XML_PARSER_SEVERITY_ERROR)
    self->parse_error = quote (message);
}

gboolean
svg_check (GFile *file, GBytes *svg, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file);
  gsize size;
  const char *text = g_bytes_get_data (svg, &size);
  Check self = { .path = path, .error = error };
  gboolean is_good = TRUE;
  int state = -1;

  self.reader = xmlReaderForMemory (text, (int) size, NULL, NULL, XML_PARSE_NONET);
  if (self.reader != NULL)
    {
      xmlTextReaderSetErrorHandler (self.reader, keep_error, &self);
      while (is_good && (state = xmlTextReaderRead (self.reader)) == 1)
        is_good = check_node (&self);
      xmlFreeTextReader (self.reader);
    }

  if (is_good && state != 0)
    is_good = refuse (&self, ATOUT_DECK_ERROR_BROKEN, _ ("“%s” is not a usable SVG: %s"),
                      self.parse_error != NULL ? self.parse_error : _ ("it is not XML"));
  g_free (self.parse_error);
  if (self.style != NULL)
    g_string_free (self.style, TRUE);

  return is_good;
}
