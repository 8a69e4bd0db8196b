/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-clear.h"

#include "view-drawn.h"
#include "view-support.h"
#include "view/people/atout-portrait.h"
#include "view/score/atout-result.h"
#include "view/table/layout/atout-table-spots.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/seats/atout-tricks-won.h"

#define TOUCH 1        /* pixels that things may share: they were rounded */
#define WORDS_GAP 16   /* pixels from a name to what is said beside it, at most */
#define CARD_TOLD 0.65 /* share of a card of the trick that nothing may lie on, with its index */

/* What lies on a table, by what may lie on what. */
typedef enum
{
  THING_NAME,
  THING_PORTRAIT,
  THING_SAID,
  THING_ASKED,
  THING_INFO,
  THING_PILE,
  THING_OPEN,
  THING_WON,
  THING_TRICK,
  THING_EXPLAINED,
} ThingKind;

static const char *const kind_names[]
    = { "a name", "a portrait",   "a saying",   "a question",          "contract or score",
        "a pile", "an open hand", "tricks won", "a card of the trick", "what is explained" };

typedef struct
{
  ThingKind kind;
  guint index;
  graphene_rect_t bounds;
} Thing;

static void
add_thing (GArray *things, ThingKind kind, guint index, const graphene_rect_t *bounds)
{
  const Thing thing = { kind, index, *bounds };

  if (bounds->size.width > 0 && bounds->size.height > 0)
    g_array_append_val (things, thing);
}

static void
add_widget (GArray *things, ThingKind kind, guint index, GtkWidget *table, GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) <= 0)
    return;
  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));
  add_thing (things, kind, index, &bounds);
}

/* The cards that @widget has drawn: those of the trick one by one, else what they take together. */
static void
add_cards (GArray *things, ThingKind kind, guint index, GtkWidget *table, GtkWidget *widget)
{
  g_autoptr (GskRenderNode) picture = NULL;
  g_autoptr (GArray) drawn = NULL;
  graphene_rect_t bounds, all = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (widget == NULL || !gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_bounds (widget, table, &bounds))
    return;
  picture = view_picture (widget);
  drawn = view_drawn (picture);
  for (guint i = 0; i < drawn->len; i++)
    {
      graphene_rect_t card = g_array_index (drawn, Drawn, i).seen;

      if (g_array_index (drawn, Drawn, i).texture == NULL || card.size.width <= 0)
        continue;
      graphene_rect_offset (&card, bounds.origin.x, bounds.origin.y);
      if (kind == THING_TRICK)
        add_thing (things, kind, i, &card);
      else if (all.size.width > 0)
        graphene_rect_union (&all, &card, &all);
      else
        all = card;
    }
  if (kind != THING_TRICK)
    add_thing (things, kind, index, &all);
}

static GtkWidget *
find_plate (GtkWidget *seat)
{
  g_autoptr (GPtrArray) boxes = view_find_all (seat, GTK_TYPE_BOX);

  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class (boxes->pdata[i], "plate"))
      return boxes->pdata[i];

  return NULL;
}

static GArray *
list_things (GtkWidget *table)
{
  AtoutTableSpots *places = ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (table));
  GArray *things = g_array_new (FALSE, FALSE, sizeof (Thing));
  GtkWidget *info = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_INFO, 0);
  GtkWidget *calls = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_CALLS, 0);
  GtkWidget *lay_down = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_LAY_DOWN, 0);
  g_autoptr (GPtrArray) chips = view_find_all (info, GTK_TYPE_LABEL);

  for (guint i = 0; i < SEATS_MAX; i++)
    {
      GtkWidget *seat = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_SEAT, i);

      if (seat != NULL)
        add_widget (things, THING_NAME, i, table, find_plate (seat));
      add_widget (things, THING_PORTRAIT, i, table,
                  atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_PORTRAIT, i));
      add_widget (things, THING_SAID, i, table,
                  atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_BUBBLE, i));
      add_cards (things, THING_OPEN, i, table,
                 atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_LAID_OPEN, i));
      add_cards (things, THING_WON, i, table,
                 atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_TRICKS_WON, i));
    }
  for (guint i = 0; i < PILES_MAX; i++)
    add_cards (things, THING_PILE, i, table,
               atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_PILE, i));
  for (guint i = 0; i < chips->len; i++)
    add_widget (things, THING_INFO, i, table, chips->pdata[i]);
  add_cards (things, THING_TRICK, 0, table,
             atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_FELT, 0));
  for (GtkWidget *part = gtk_widget_get_first_child (gtk_widget_get_first_child (calls));
       part != NULL; part = gtk_widget_get_next_sibling (part))
    add_widget (things, THING_ASKED, 0, table, part);

  add_widget (things, THING_ASKED, 1, table, lay_down);
  add_widget (things, THING_EXPLAINED, 0, table,
              atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_EXPLAIN, 0));

  return things;
}

/* What is asked or explained may lie on the lower part of a card of the trick. */
static graphene_rect_t
bounds_beside (const Thing *thing, const Thing *other)
{
  graphene_rect_t bounds = thing->bounds;

  if (thing->kind == THING_TRICK && (other->kind == THING_ASKED || other->kind == THING_EXPLAINED))
    bounds.size.height *= (float) CARD_TOLD;

  return bounds;
}

/* Cards of the trick lie as they lie, so do those that lie there face down. */
static gboolean
may_touch (const Thing *a, const Thing *b)
{
  if ((a->kind == THING_WON && b->kind == THING_PILE)
      || (a->kind == THING_PILE && b->kind == THING_WON))
    return TRUE;

  return a->kind == b->kind
         && (a->kind == THING_TRICK || a->kind == THING_WON || a->kind == THING_ASKED
             || a->kind == THING_INFO);
}

static gboolean
is_any (const Thing *a G_GNUC_UNUSED, const Thing *b G_GNUC_UNUSED)
{
  return TRUE;
}

/* Returns TRUE if one thing is the question and the other a name or a speech bubble. */
static gboolean
is_asked_on_words (const Thing *a, const Thing *b)
{
  const Thing *other = a->kind == THING_ASKED ? b : a;

  return (a->kind == THING_ASKED || b->kind == THING_ASKED)
         && (other->kind == THING_NAME || other->kind == THING_SAID);
}

/* Counts the touching pairs for which @counts returns TRUE. */
static guint
check_clear (const GArray *things, gboolean (*counts) (const Thing *a, const Thing *b),
             const char *where)
{
  guint n = 0;

  for (guint i = 0; i < things->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const Thing *a = &g_array_index (things, Thing, i);
        const Thing *b = &g_array_index (things, Thing, k);
        const graphene_rect_t here = bounds_beside (a, b), there = bounds_beside (b, a);
        graphene_rect_t both;

        if (!counts (a, b) || may_touch (a, b) || !graphene_rect_intersection (&here, &there, &both)
            || both.size.width <= TOUCH || both.size.height <= TOUCH)
          continue;
        g_test_message ("%s: %s %u and %s %u share %g x %g at %g, %g", where, kind_names[a->kind],
                        a->index, kind_names[b->kind], b->index, both.size.width, both.size.height,
                        both.origin.x, both.origin.y);
        n++;
      }

  return n;
}

static const Thing *
find_thing (const GArray *things, ThingKind kind, guint index)
{
  for (guint i = 0; i < things->len; i++)
    {
      const Thing *thing = &g_array_index (things, Thing, i);

      if (thing->kind == kind && thing->index == index)
        return thing;
    }

  return NULL;
}

/* What stands beside a name was said by that one: it stands near it. */
static guint
count_strayed (const GArray *things, const char *where)
{
  guint n = 0;

  for (guint i = 0; i < SEATS_MAX; i++)
    {
      const Thing *said = find_thing (things, THING_SAID, i);
      const Thing *name = find_thing (things, THING_NAME, i);
      float gap;

      if (said == NULL || name == NULL
          || ABS (said->bounds.origin.y - name->bounds.origin.y) >= name->bounds.size.height / 2)
        continue;
      gap = MAX (said->bounds.origin.x - name->bounds.origin.x - name->bounds.size.width,
                 name->bounds.origin.x - said->bounds.origin.x - said->bounds.size.width);
      if (gap <= WORDS_GAP)
        continue;
      g_test_message ("%s: what %u says stands %g beside the name", where, i, gap);
      n++;
    }

  return n;
}

/* What is played for, or what happened last. */
static guint
count_cut (GtkWidget *table, const char *style, const char *where)
{
  g_autoptr (GPtrArray) labels = view_find_all (table, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], style)
        && pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])))
      {
        g_test_message ("%s: cut short: %s", where, gtk_label_get_text (labels->pdata[i]));
        return 1;
      }

  return 0;
}

/* Names and marks by their seats, what is played for and what happened last. */
static guint
check_whole (GtkWidget *table, const char *where)
{
  g_autoptr (GPtrArray) seats = view_find_all (table, ATOUT_TYPE_SEAT_VIEW);
  guint n = 0;

  for (guint i = 0; i < seats->len; i++)
    {
      g_autoptr (GPtrArray) labels = view_find_all (seats->pdata[i], GTK_TYPE_LABEL);

      for (guint k = 0; k < labels->len; k++)
        if (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[k])))
          {
            g_test_message ("%s: cut short: %s", where, gtk_label_get_text (labels->pdata[k]));
            n++;
          }
    }

  return n + count_cut (table, "contract", where) + count_cut (table, "status", where);
}

void
table_clear_check (GtkWidget *table, const char *where)
{
  g_autoptr (GArray) things = list_things (table);
  guint n = check_clear (things, is_any, where) + count_strayed (things, where)
            + check_whole (table, where);

  if (n > 0)
    g_test_fail_printf ("%s: %u things cannot be read", where, n);
}

void
table_clear_check_asked (GtkWidget *table, const char *where)
{
  g_autoptr (GArray) things = list_things (table);
  guint n = check_clear (things, is_asked_on_words, where);

  if (n > 0)
    g_test_fail_printf ("%s: the question lies on %u names or sayings", where, n);
}

/* Whether a rim of @thing looks out behind @result. */
static gboolean
looks_out (GtkWidget *thing, GtkWidget *result, GtkWidget *table)
{
  graphene_rect_t bounds, cover;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (thing, table, &bounds));
  g_assert_true (gtk_widget_compute_bounds (result, table, &cover));
  graphene_rect_get_center (&bounds, &middle);

  return graphene_rect_contains_point (&cover, &middle)
         && !graphene_rect_contains_rect (&cover, &bounds);
}

void
table_clear_check_result (GtkWidget *table, const char *where)
{
  const GType types[] = { ATOUT_TYPE_PORTRAIT, ATOUT_TYPE_TRICKS_WON };
  GtkWidget *result = view_find (table, ATOUT_TYPE_RESULT);

  for (guint i = 0; result != NULL && i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (GPtrArray) things = view_find_all (table, types[i]);

      for (guint k = 0; k < things->len; k++)
        if (looks_out (things->pdata[k], result, table))
          g_test_fail_printf ("%s: a rim of %s looks out", where, g_type_name (types[i]));
    }
}
