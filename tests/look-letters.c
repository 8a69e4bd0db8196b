/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Who asks for letters of twice the size can read what is said: all that is written on a table,
 * what is asked, the advice and the result are at least half as large again as with usual letters,
 * where advice has to be scrolled no line of it is cut, and nothing looks out behind a result.
 * They are looked at in one turn with usual letters, and then in one with larger ones.
 */

#include "looks.h"

#include <adwaita.h>

#include "support.h"
#include "view/help/atout-advice.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/seats/atout-bubble.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/told/atout-table-info.h"
#include "view/widgets/atout-shrink-bin.h"

#define GROWTH 1.5    /* of twice as large there is at least so much */
#define USUAL 13.33   /* pixels of letters in running text: 10 points */
#define TOLERANCE .98 /* sizes of letters are steps */
#define ROUNDED 1     /* pixels that a line may lie elsewhere */

/*
 * Less is possible where a call of 56 is put together, round hands that lie open, and for what the
 * user says beside a name with marks.
 */
static const struct
{
  const char *place; /* the end of it */
  const char *part;
  gboolean is_narrow;
  double growth;
} tight[] = {
  { "fiftysix, a call", "", TRUE, 1.1 },     { ", explained", "", TRUE, 1 },
  { "fiftysix, explained", "", FALSE, 1.1 }, { ", explained", "", FALSE, 1.2 },
  { ", a card", "AtoutBubble", TRUE, 1.1 },
};

/* What is fitted into a column is drawn as large as that lets it. */
#define FITTED ", fitted"
#define FITTED_GROWTH .9 /* a long name among four */

static const Walk *walk;
static GHashTable *smallest; /* double, by place and what it is, of usual letters */

/* What @label is a part of, or NULL: nothing that is read at the table. */
static const char *
part_of (GtkWidget *label)
{
  const GType types[] = { ATOUT_TYPE_ADVICE,    ATOUT_TYPE_RESULT, ATOUT_TYPE_CALLS,
                          ATOUT_TYPE_SEAT_VIEW, ATOUT_TYPE_BUBBLE, ATOUT_TYPE_TABLE_INFO };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (gtk_widget_get_ancestor (label, types[i]) != NULL)
      return g_type_name (types[i]);

  return gtk_widget_has_css_class (label, "status") ? "status" : NULL;
}

/* The size that letters of @label are drawn with. */
static double
drawn_size (GtkWidget *label, GtkWidget *root)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  int size = pango_font_description_get_size (pango_context_get_font_description (context));
  graphene_matrix_t drawn;

  g_assert_true (gtk_widget_compute_transform (label, root, &drawn));

  return (double) size / PANGO_SCALE * graphene_matrix_get_y_scale (&drawn);
}

/* Headings, names above columns and marks have sizes of their own. */
static char *
make_key (GtkWidget *label, const char *part, const char *place)
{
  g_auto (GStrv) styles = gtk_widget_get_css_classes (label);
  g_autofree char *all = g_strjoinv (" ", styles);

  return g_strdup_printf ("%s: %s (%s)%s", place, part, all,
                          gtk_widget_get_ancestor (label, ATOUT_TYPE_SHRINK_BIN) != NULL ? FITTED
                                                                                         : "");
}

/* How many times as large letters are at @place at least. */
static double
find_growth (const char *key)
{
  const char *end = strchr (key, ':');
  g_autofree char *place = g_strndup (key, (gsize) (end - key));

  if (g_str_has_suffix (key, FITTED))
    return FITTED_GROWTH;
  if (strstr (key, "AtoutAdvice") != NULL)
    return GROWTH;
  for (guint i = 0; i < G_N_ELEMENTS (tight); i++)
    if (g_str_has_suffix (place, tight[i].place) && strstr (end, tight[i].part) != NULL
        && tight[i].is_narrow == (walk->width < 560))
      return tight[i].growth;

  return GROWTH;
}

static void
compare (const char *key, double size)
{
  const double *usual = g_hash_table_lookup (smallest, key);
  double wanted;

  if (usual == NULL)
    return;
  wanted = MIN (*usual, USUAL) * find_growth (key);
  g_test_message ("%s: %.1f, then %.1f", key, *usual, size);
  if (size < wanted * TOLERANCE)
    support_fail ("%s: letters of %.1f pixels become %.1f, not %.1f", key, *usual, size, wanted);
}

/* What has to be scrolled to below a text does not begin in the middle of a line. */
static void
check_lines (GtkWidget *advice, const char *place)
{
  GtkWidget *scrolled = view_find (advice, GTK_TYPE_SCROLLED_WINDOW);
  g_autoptr (GPtrArray) labels = view_find_all (scrolled, GTK_TYPE_LABEL);
  GtkWidget *label = labels->pdata[labels->len - 1];
  PangoLayoutIter *iter = pango_layout_get_iter (gtk_label_get_layout (GTK_LABEL (label)));
  int room = gtk_widget_get_height (scrolled);
  graphene_rect_t bounds;
  int x, y;

  g_assert_true (gtk_widget_compute_bounds (label, scrolled, &bounds));
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  y += (int) bounds.origin.y;
  do
    {
      PangoRectangle line;
      int start, end;

      pango_layout_iter_get_line_extents (iter, NULL, &line);
      start = y + PANGO_PIXELS (line.y);
      end = y + PANGO_PIXELS (line.y + line.height);
      if (start < room - ROUNDED && end > room + ROUNDED)
        support_fail ("%s: a line of advice from %d to %d is cut at %d", place, start, end, room);
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

static gboolean
is_transparent (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_opacity (widget) <= 0)
      return TRUE;

  return FALSE;
}

/* A result leaves no halves of what is written in @part at its edge. */
static void
check_part (GtkWidget *part, GtkWidget *result, GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) labels = view_find_all (part, GTK_TYPE_LABEL);
  graphene_rect_t cover, bounds;

  g_assert_true (gtk_widget_compute_bounds (result, root, &cover));
  for (guint i = 0; i < labels->len; i++)
    if (!is_transparent (labels->pdata[i])
        && gtk_widget_compute_bounds (labels->pdata[i], root, &bounds)
        && graphene_rect_intersection (&bounds, &cover, NULL))
      support_fail ("%s: “%s” looks out behind the result", place,
                    gtk_label_get_text (labels->pdata[i]));
}

/* … neither of contract and score nor of names. */
static void
check_around (GtkWidget *result, GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) seats = view_find_all (root, ATOUT_TYPE_SEAT_VIEW);

  check_part (view_find (root, ATOUT_TYPE_TABLE_INFO), result, root, place);
  for (guint i = 0; i < seats->len; i++)
    check_part (seats->pdata[i], result, root, place);
}

/* Deals that are past have less room: what steps through them lies below. */
static gboolean
is_played (const char *place)
{
  static const char *const ends[]
      = { ", explained", ", a call", ", a card", ", all tricks", ", the result" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (place, ends[i]))
      return TRUE;

  return FALSE;
}

static void
look (const Walk *how, GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);
  GtkWidget *advice = view_find (root, ATOUT_TYPE_ADVICE);
  GtkWidget *result = view_find (root, ATOUT_TYPE_RESULT);
  g_autoptr (GHashTable) here = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer key, size;

  walk = how;
  if (!is_played (place))
    return;
  if (advice != NULL)
    check_lines (advice, place);
  if (result != NULL)
    check_around (result, root, place);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *part = part_of (labels->pdata[i]);
      double drawn = drawn_size (labels->pdata[i], root);
      char *what = part != NULL ? make_key (labels->pdata[i], part, place) : NULL;
      double *before = what != NULL ? g_hash_table_lookup (here, what) : NULL;

      if (what != NULL && (before == NULL || *before > drawn))
        g_hash_table_insert (here, what, g_memdup2 (&drawn, sizeof drawn));
      else
        g_free (what);
    }
  g_hash_table_iter_init (&iter, here);
  while (g_hash_table_iter_next (&iter, &key, &size))
    if (walk->letters > 1)
      compare (key, *(double *) size);
    else
      g_hash_table_insert (smallest, g_strdup (key), g_memdup2 (size, sizeof (double)));
}

/* What is looked at with larger letters was looked at with usual ones before. */
static void
begin (const Walk *how)
{
  if (how->letters > 1)
    {
      g_assert_cmpuint (g_hash_table_size (smallest), >, 0);
      return;
    }
  g_clear_pointer (&smallest, g_hash_table_unref);
  smallest = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

const WalkLook look_letters = { "letters", WALK_TABLES, look, NULL, begin };
