/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The geometry of the table, over many sizes and numbers of seats: nothing covers what counts. */

#include "table-layout.h"

static const struct
{
  int width;
  int height;
} sizes[] = { { 340, 294 }, { 360, 590 },  { 480, 700 },  { 700, 480 },   { 740, 640 },
              { 990, 640 }, { 1000, 650 }, { 1366, 700 }, { 1920, 1030 }, { 2560, 1390 } };

static void
make (TableLayout *layout, int width, int height, guint seats, gboolean clockwise)
{
  const TableSpace space = {
    .width = width,
    .height = height,
    .n_seats = seats,
    .clockwise = clockwise,
    .aspect_ratio = 2.0 / 3,
    .hand_cards = 8,
    .rise = 14,
    .info_height = 24,
    .plate_height = 30,
    .status_height = 20,
  };

  table_layout_make (layout, &space);
}

static void
assert_inside (const graphene_rect_t *bounds, int width, int height)
{
  g_assert_cmpfloat (bounds->origin.x, >=, 0);
  g_assert_cmpfloat (bounds->origin.y, >=, 0);
  g_assert_cmpfloat (bounds->origin.x + bounds->size.width, <=, width);
  g_assert_cmpfloat (bounds->origin.y + bounds->size.height, <=, height);
}

static void
test_inside (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint seats = 2; seats <= SEATS_MAX; seats++)
      {
        TableLayout layout;

        make (&layout, sizes[i].width, sizes[i].height, seats, TRUE);
        g_test_message ("%d x %d, %u seats", sizes[i].width, sizes[i].height, seats);
        assert_inside (&layout.hand, sizes[i].width, sizes[i].height);
        assert_inside (&layout.info, sizes[i].width, sizes[i].height);
        assert_inside (&layout.status, sizes[i].width, sizes[i].height);
        for (guint place = 0; place < seats; place++)
          assert_inside (&layout.seat[place], sizes[i].width, sizes[i].height);
      }
}

/* At the sizes promised, cards of the trick lie clear of the hand, of the others and of each
 * other, for the four of Klaverjassen. */
static void
test_trick_is_seen (void)
{
  for (guint i = 1; i < G_N_ELEMENTS (sizes); i++)
    {
      TableLayout layout;

      if (sizes[i].height < 560)
        continue;
      make (&layout, sizes[i].width, sizes[i].height, 4, TRUE);
      g_test_message ("%d x %d", sizes[i].width, sizes[i].height);
      g_assert_cmpint (layout.trick_height, >=, 72);
      for (guint a = 0; a < 4; a++)
        {
          g_assert_false (graphene_rect_intersection (&layout.trick[a], &layout.hand, NULL));
          for (guint b = 0; b < 4; b++)
            {
              if (a < b)
                g_assert_false (
                    graphene_rect_intersection (&layout.trick[a], &layout.trick[b], NULL));
              g_assert_false (graphene_rect_intersection (&layout.trick[a], &layout.seat[b], NULL));
            }
        }
    }
}

/* Clockwise play goes to the user's left, anticlockwise to the right. */
static void
test_direction (void)
{
  TableLayout layout;

  make (&layout, 1000, 650, 4, TRUE);
  g_assert_cmpfloat (layout.seat[1].origin.x, <, 300);
  g_assert_cmpfloat (layout.seat[3].origin.x, >, 600);
  g_assert_cmpfloat (layout.trick[1].origin.x, <, layout.trick[3].origin.x);
  make (&layout, 1000, 650, 4, FALSE);
  g_assert_cmpfloat (layout.seat[1].origin.x, >, 600);
  g_assert_cmpfloat (layout.trick[1].origin.x, >, layout.trick[3].origin.x);
}

/* A fan of the whole hand shows the index of every card. */
static void
test_fan (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TableLayout layout;
      double step;

      make (&layout, sizes[i].width, sizes[i].height, 4, TRUE);
      step = (layout.hand.size.width - layout.card_width) / 7;
      g_assert_cmpfloat (step, >=, 24);
      g_assert_cmpfloat (step, >=, 0.3 * layout.card_width);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/inside", test_inside);
  g_test_add_func ("/layout/trick-is-seen", test_trick_is_seen);
  g_test_add_func ("/layout/direction", test_direction);
  g_test_add_func ("/layout/fan", test_fan);

  return g_test_run ();
}
