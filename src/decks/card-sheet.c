/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/card-sheet.h"

#include <libxml/parser.h>
#include <libxml/xmlsave.h>
#include <string.h>

#define SVG_NAMESPACE "http://www.w3.org/2000/svg"

/* How much of an element the document of a card needs. */
typedef enum
{
  NOTHING,
  SHELL, /* the tag without content */
  WHOLE,
} Part;

struct _CardSheet
{
  xmlDoc *doc;
  xmlNode *root;
  GHashTable *elements; /* xmlNode by id */
  GPtrArray *marked;    /* xmlNode to be written */
  GPtrArray *styles;    /* xmlNode of each <style> */
  guint n_shown;        /* number of added <use> */
};

/* ---- Reading ---------------------------------------------------------------------------- */

static gboolean
is_element (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && g_str_equal ((const char *) node->name, name);
}

static const char *
attribute_value (const xmlAttr *attribute)
{
  const xmlNode *text = attribute->children;

  return text != NULL && text->next == NULL && text->content != NULL ? (const char *) text->content
                                                                     : "";
}

static const char *
id_of (const xmlNode *node)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (g_str_equal ((const char *) attribute->name, "id"))
      return attribute_value (attribute);

  return NULL;
}

static xmlNode *
next_node (xmlNode *node, const xmlNode *top)
{
  if (node->type == XML_ELEMENT_NODE && node->children != NULL)
    return node->children;
  while (node != top && node->next == NULL)
    node = node->parent;

  return node != top ? node->next : NULL;
}

/* Indexes elements by id; the first element with an id wins. */
static void
list_elements (CardSheet *self)
{
  for (xmlNode *node = self->root; node != NULL; node = next_node (node, self->root))
    {
      const char *id = node->type == XML_ELEMENT_NODE ? id_of (node) : NULL;

      if (id != NULL && !g_hash_table_contains (self->elements, id))
        g_hash_table_insert (self->elements, (char *) id, node);
      if (is_element (node, "style"))
        g_ptr_array_add (self->styles, node);
    }
}

static int
read_on (void *context, char *buffer, int length)
{
  GBytes **rest = context;
  const gsize size = g_bytes_get_size (*rest);
  const gsize n = MIN ((gsize) length, size);
  GBytes *left = g_bytes_new_from_bytes (*rest, n, size - n);

  memcpy (buffer, g_bytes_get_data (*rest, NULL), n);
  g_bytes_unref (*rest);
  *rest = left;

  return (int) n;
}

/*
 * Parses in chunks: libxml2 2.9 refuses texts above 10 MB in memory, which KDE's decks exceed. Its
 * limit on entities stays.
 */
static xmlDoc *
read_document (GBytes *svg)
{
  const int options = XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_NOERROR | XML_PARSE_NOWARNING
                      | XML_PARSE_NOCDATA | XML_PARSE_COMPACT;
  g_autoptr (GBytes) rest = g_bytes_ref (svg);

  return xmlReadIO (read_on, NULL, &rest, NULL, NULL, options);
}

CardSheet *
card_sheet_new (GBytes *svg)
{
  xmlDoc *doc = read_document (svg);
  CardSheet *self;

  if (doc == NULL || xmlDocGetRootElement (doc) == NULL)
    {
      xmlFreeDoc (doc);
      return NULL;
    }

  self = g_new0 (CardSheet, 1);
  self->doc = doc;
  self->root = xmlDocGetRootElement (doc);
  self->elements = g_hash_table_new (g_str_hash, g_str_equal);
  self->marked = g_ptr_array_new ();
  self->styles = g_ptr_array_new ();
  list_elements (self);

  return self;
}

void
card_sheet_free (CardSheet *self)
{
  g_ptr_array_unref (self->styles);
  g_ptr_array_unref (self->marked);
  g_hash_table_unref (self->elements);
  xmlFreeDoc (self->doc);
  g_free (self);
}

gboolean
card_sheet_has (CardSheet *self, const char *id)
{
  return g_hash_table_contains (self->elements, id);
}

static gboolean
is_painted (const xmlNode *node)
{
  static const char *const unpainted[]
      = { "defs", "symbol", "clipPath", "mask", "pattern", "marker" };

  for (; node != NULL && node->type == XML_ELEMENT_NODE; node = node->parent)
    for (guint i = 0; i < G_N_ELEMENTS (unpainted); i++)
      if (is_element (node, unpainted[i]))
        return FALSE;

  return TRUE;
}

char *
card_sheet_show (CardSheet *self, const char *id)
{
  xmlNode *use;
  g_autofree char *name = NULL;
  g_autofree char *target = g_strconcat ("#", id, NULL);

  if (is_painted (g_hash_table_lookup (self->elements, id)))
    return g_strdup (id);

  do
    name = g_strdup_printf ("shown-%u", self->n_shown++);
  while (card_sheet_has (self, name) && (g_free (name), TRUE));
  use = xmlNewChild (self->root, NULL, BAD_CAST "use", NULL);
  xmlSetNs (use, self->root->ns);
  xmlNewProp (use, BAD_CAST "id", BAD_CAST name);
  xmlNewProp (use, BAD_CAST "href", BAD_CAST target);
  g_hash_table_insert (self->elements, (char *) id_of (use), use);

  return g_steal_pointer (&name);
}

/* ---- References of a card --------------------------------------------------------------- */

static Part
part_of (const xmlNode *node)
{
  return (Part) GPOINTER_TO_INT (node->_private);
}

static void
set_part (CardSheet *self, xmlNode *node, Part part)
{
  if (part_of (node) == NOTHING)
    g_ptr_array_add (self->marked, node);
  node->_private = GINT_TO_POINTER (part);
}

static void mark (CardSheet *self, xmlNode *node);

static void
mark_called (CardSheet *self, const char *text, gsize length)
{
  g_autofree char *id = g_strndup (text, length);
  xmlNode *node = g_hash_table_lookup (self->elements, id);

  if (node != NULL)
    mark (self, node);
}

static void
mark_urls (CardSheet *self, const char *text)
{
  for (const char *url = strstr (text, "url("); url != NULL; url = strstr (url, "url("))
    {
      url += strlen ("url(");
      url += strspn (url, " \t\r\n\"'");
      if (*url == '#')
        mark_called (self, url + 1, strcspn (url + 1, " \t\r\n\"')"));
    }
}

static void
mark_attributes (CardSheet *self, const xmlNode *node)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      const char *value = attribute_value (attribute);

      if (g_str_equal ((const char *) attribute->name, "href"))
        {
          value += strspn (value, " \t\r\n");
          if (*value == '#')
            mark_called (self, value + 1, strcspn (value + 1, " \t\r\n"));
        }
      else if (!g_str_equal ((const char *) attribute->name, "d"))
        mark_urls (self, value);
    }
}

/* Marks for writing: @node, its content and ancestors, and all their references. */
static void
mark (CardSheet *self, xmlNode *node)
{
  if (part_of (node) == WHOLE)
    return;

  for (xmlNode *outer = node->parent; outer != NULL && outer->type == XML_ELEMENT_NODE;
       outer = outer->parent)
    {
      if (part_of (outer) == WHOLE)
        return;
      if (part_of (outer) == SHELL)
        break;
      set_part (self, outer, SHELL);
      mark_attributes (self, outer);
    }
  set_part (self, node, WHOLE);
  for (xmlNode *inner = node; inner != NULL; inner = next_node (inner, node))
    if (inner->type == XML_ELEMENT_NODE)
      mark_attributes (self, inner);
}

static void
unmark_all (CardSheet *self)
{
  for (guint i = 0; i < self->marked->len; i++)
    ((xmlNode *) self->marked->pdata[i])->_private = NULL;
  g_ptr_array_set_size (self->marked, 0);
}

/* ---- Writing ---------------------------------------------------------------------------- */

static void
write_text (xmlOutputBuffer *out, const char *text)
{
  xmlOutputBufferWriteString (out, text);
}

static void
write_name (xmlOutputBuffer *out, const xmlNs *space, const xmlChar *name)
{
  if (space != NULL && space->prefix != NULL)
    {
      write_text (out, (const char *) space->prefix);
      write_text (out, ":");
    }
  write_text (out, (const char *) name);
}

static void
write_attribute (xmlOutputBuffer *out, const char *prefix, const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  write_text (out, " ");
  write_text (out, prefix);
  write_text (out, name);
  write_text (out, "=\"");
  write_text (out, escaped);
  write_text (out, "\"");
}

static void
write_numbers (xmlOutputBuffer *out, const char *name, guint n, const double *numbers)
{
  g_autoptr (GString) value = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      char text[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (value, "%s%s", i > 0 ? " " : "",
                              g_ascii_dtostr (text, sizeof text, numbers[i]));
    }
  write_attribute (out, "", name, value->str);
}

/* Writes a start tag without the attributes in @skipped. */
static void
write_tag (xmlOutputBuffer *out, const xmlNode *node, const char *const *skipped)
{
  write_text (out, "<");
  write_name (out, node->ns, node->name);
  for (const xmlNs *space = node->nsDef; space != NULL; space = space->next)
    write_attribute (out, space->prefix != NULL ? "xmlns:" : "xmlns",
                     space->prefix != NULL ? (const char *) space->prefix : "",
                     space->href != NULL ? (const char *) space->href : "");
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (!g_strv_contains (skipped, (const char *) attribute->name))
      {
        g_autofree char *prefix
            = attribute->ns != NULL && attribute->ns->prefix != NULL
                  ? g_strconcat ((const char *) attribute->ns->prefix, ":", NULL)
                  : g_strdup ("");

        write_attribute (out, prefix, (const char *) attribute->name, attribute_value (attribute));
      }
}

static void
write_end (xmlOutputBuffer *out, const xmlNode *node)
{
  write_text (out, "</");
  write_name (out, node->ns, node->name);
  write_text (out, ">");
}

static void
write_inside (CardSheet *self, xmlOutputBuffer *out, xmlNode *node)
{
  static const char *const none[] = { NULL };

  write_text (out, ">");
  for (xmlNode *inner = node->children; inner != NULL; inner = inner->next)
    if (inner->type != XML_ELEMENT_NODE)
      continue;
    else if (part_of (inner) == WHOLE)
      xmlNodeDumpOutput (out, self->doc, inner, 0, 0, "UTF-8");
    else if (part_of (inner) == SHELL)
      {
        write_tag (out, inner, none);
        write_inside (self, out, inner);
      }
  write_end (out, node);
}

static GBytes *
finish (xmlOutputBuffer *out)
{
  GBytes *bytes;

  xmlOutputBufferFlush (out);
  bytes = g_bytes_new (xmlOutputBufferGetContent (out), xmlOutputBufferGetSize (out));
  xmlOutputBufferClose (out);

  return bytes;
}

GBytes *
card_sheet_write_frame (CardSheet *self)
{
  static const char *const none[] = { NULL };
  xmlOutputBuffer *out = xmlAllocOutputBuffer (NULL);

  write_tag (out, self->root, none);
  write_text (out, "/>");

  return finish (out);
}

/* Keeps the root's size inside a card-sized window, so that relative lengths keep their meaning. */
GBytes *
card_sheet_cut (CardSheet *self, const char *id, const CardBox *box, double width, double height)
{
  static const char *const replaced[] = { "x", "y", "width", "height", "overflow", NULL };
  xmlOutputBuffer *out = xmlAllocOutputBuffer (NULL);

  mark (self, g_hash_table_lookup (self->elements, id));
  for (guint i = 0; i < self->styles->len; i++)
    {
      xmlNode *style = self->styles->pdata[i];

      mark (self, style);
      for (xmlNode *text = style->children; text != NULL; text = text->next)
        if (text->content != NULL)
          mark_urls (self, (const char *) text->content);
    }

  write_text (out, "<svg xmlns=\"" SVG_NAMESPACE "\" preserveAspectRatio=\"none\"");
  write_numbers (out, "width", 1, &box->width);
  write_numbers (out, "height", 1, &box->height);
  write_numbers (out, "viewBox", 4, (const double[]) { box->x, box->y, box->width, box->height });
  write_text (out, ">");
  write_tag (out, self->root, replaced);
  write_attribute (out, "", "overflow", "visible");
  write_numbers (out, "width", 1, &width);
  write_numbers (out, "height", 1, &height);
  write_inside (self, out, self->root);
  write_text (out, "</svg>");
  unmark_all (self);

  return finish (out);
}
