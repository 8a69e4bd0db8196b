/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The geometry of the table, over many sizes and numbers of seats: nothing covers what counts. */

#include "add-tests.h"
#include "view/table/layout/table-layout.h"
#include "view/table/layout/table-put.h"

#define WINNER_RISE 14 /* pixels that a card stands higher while it wins the trick */

static const struct
{
  int width;
  int height;
} sizes[] = { { 340, 294 }, { 360, 590 },  { 480, 700 },  { 700, 480 },   { 740, 640 },
              { 990, 640 }, { 1000, 650 }, { 1366, 700 }, { 1920, 1030 }, { 2560, 1390 } };

/* The numbers of seats there are in some game. */
static const guint table_seats[] = { 2, 3, 4, 6, 8 };

static TableSpace
space_of (int width, int height, guint seats)
{
  return (TableSpace) {
    .width = width,
    .height = height,
    .n_seats = seats,
    .aspect_ratio = 2.0 / 3,
    .hand_cards = 8,
    .backs = 8,
    .rise = 14,
    .info_height = 24,
    .plate_height = seats > 6 ? 21 : 26,
    .bubble_height = seats > 6 ? 21 : 26,
    .status_height = 20,
  };
}

static void
make_open (TableLayout *layout, int width, int height, guint seats, int calls_height,
           int corners_height)
{
  TableSpace space = space_of (width, height, seats);

  space.has_open = TRUE;
  space.calls_height = calls_height;
  space.corners_height = corners_height;
  table_layout_make (layout, &space);
}

static void
make_calling (TableLayout *layout, int width, int height, guint seats, gboolean clockwise,
              int calls_height)
{
  TableSpace space = space_of (width, height, seats);

  space.clockwise = clockwise;
  space.calls_height = calls_height;
  table_layout_make (layout, &space);
}

static void
make (TableLayout *layout, int width, int height, guint seats, gboolean clockwise)
{
  make_calling (layout, width, height, seats, clockwise, 0);
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

static gboolean
is_promised (guint size)
{
  return sizes[size].width >= 360 && sizes[size].height >= 560;
}

static void
assert_clear (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_rect_t both;

  if (graphene_rect_intersection (a, b, &both))
    g_error ("%g x %g at %g, %g lies on another", both.size.width, both.size.height, both.origin.x,
             both.origin.y);
}

/* Cards of the trick lie upon those above them, but on no index, and on no more than a third. */
static void
check_indices (const TableLayout *layout, guint seats)
{
  for (guint a = 0; a < seats; a++)
    {
      graphene_rect_t index = layout->trick[a], upper = layout->trick[a];

      index.size.width *= 0.35f;
      index.size.height *= 0.4f;
      upper.size.height *= 0.66f;
      for (guint b = 0; b < seats; b++)
        if (layout->trick[b].origin.y > layout->trick[a].origin.y)
          {
            assert_clear (&index, &layout->trick[b]);
            if (layout->trick[b].origin.x == layout->trick[a].origin.x)
              assert_clear (&upper, &layout->trick[b]);
          }
        else if (a != b && layout->trick[b].origin.y == layout->trick[a].origin.y)
          {
            assert_clear (&layout->trick[a], &layout->trick[b]);
          }
    }
}

/* At the sizes promised the cards of the trick lie clear of the hand, whoever plays, and each is
 * told by its index. */
static void
test_trick_is_clear (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n = 0; is_promised (i) && n < G_N_ELEMENTS (table_seats); n++)
      {
        guint seats = table_seats[n];
        TableLayout layout;

        make (&layout, sizes[i].width, sizes[i].height, seats, FALSE);
        g_test_message ("%d x %d, %u seats", sizes[i].width, sizes[i].height, seats);
        g_assert_cmpint (layout.trick_height, >=, 64);
        for (guint a = 0; a < seats; a++)
          {
            assert_clear (&layout.trick[a], &layout.hand);
            assert_inside (&layout.trick[a], sizes[i].width, sizes[i].height);
          }
        check_indices (&layout, seats);
      }
}

/* The cards of six and eight go round as the players sit: to the right, above, to the left. */
/* Where others lay tricks and cards away no card of the trick lies, where there is the room. */
static void
check_piles (const TableLayout *layout, guint seats, gboolean roomy)
{
  for (guint owner = 1; owner < seats; owner++)
    for (guint place = 0; place < seats; place++)
      {
        const graphene_rect_t *card = &layout->trick[place];

        if (2 * owner != seats && !roomy)
          continue;
        g_assert_false (graphene_rect_intersection (&layout->won[owner], card, NULL));
        g_assert_false (graphene_rect_intersection (&layout->aside[owner], card, NULL));
      }
}

static void
test_piles_are_clear (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint seats = 3; seats <= 4; seats++)
      {
        TableLayout layout;

        make (&layout, sizes[i].width, sizes[i].height, seats, FALSE);
        g_test_message ("%d x %d, %u seats", sizes[i].width, sizes[i].height, seats);
        assert_inside (&layout.centre, sizes[i].width, sizes[i].height);
        check_piles (&layout, seats, sizes[i].width >= 700);
      }
}

/* Nothing of the table lies on the portrait of @place. */
static void
check_portrait (const TableLayout *layout, const TableSpace *space, guint place)
{
  const graphene_rect_t *portrait = &layout->portrait[place];

  assert_inside (portrait, space->width, space->height);
  g_assert_cmpfloat (portrait->size.width, ==, layout->portrait[1].size.width);
  assert_clear (portrait, &layout->hand);
  assert_clear (portrait, &layout->info);
  for (guint i = 0; i < space->n_seats; i++)
    {
      assert_clear (portrait, &layout->trick[i]);
      assert_clear (portrait, &layout->won[i]);
      assert_clear (portrait, &layout->aside[i]);
      if (i > 0)
        {
          assert_clear (portrait, &layout->name[i]);
          assert_clear (portrait, &layout->said[i]);
          if (space->has_open)
            assert_clear (portrait, &layout->laid_open[i]);
        }
      if (i > 0 && i != place)
        assert_clear (portrait, &layout->portrait[i]);
    }
}

/* All are shown, or none: none where it is narrow or many sit, all where there is room. */
static void
test_portraits (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n = 0; n < 2 * G_N_ELEMENTS (table_seats); n++)
      {
        TableSpace space = space_of (sizes[i].width, sizes[i].height, table_seats[n / 2]);
        gboolean is_roomy
            = sizes[i].width >= 990 && sizes[i].height >= 640 && space.n_seats <= 4 && n % 2 == 0;
        gboolean has_none = sizes[i].width < 560 || space.n_seats == 8;
        gboolean is_shown;
        TableLayout layout;

        space.has_open = n % 2 == 1;
        for (guint place = 1; place < space.n_seats; place++)
          space.has_portrait[place] = TRUE;
        table_layout_make (&layout, &space);
        is_shown = layout.portrait[1].size.width > 0;
        g_test_message ("%d x %d, %u seats%s: %g", sizes[i].width, sizes[i].height, space.n_seats,
                        space.has_open ? ", open" : "", layout.portrait[1].size.width);
        g_assert_true (is_shown ? !has_none : !is_roomy);
        for (guint place = 1; place < space.n_seats; place++)
          if (is_shown)
            check_portrait (&layout, &space, place);
          else
            g_assert_cmpfloat (layout.portrait[place].size.width, ==, 0);
      }
}

/* What the user of three lays aside on a narrow table is clear of the prompt over the hand. */
static void
test_laid_away_is_clear (void)
{
  for (int width = 360; width < 560; width += 10)
    {
      TableSpace space = space_of (width, 583, 3);
      TableLayout layout;
      graphene_rect_t asked;

      space.has_pile = space.clockwise = TRUE;
      space.info_height = 52;
      space.plate_height = space.bubble_height = 22;
      space.status_height = 30;
      space.rise = 18;
      table_layout_make (&layout, &space);
      asked = GRAPHENE_RECT_INIT ((float) width / 2 - 100, layout.hand.origin.y - 64, 200, 64);
      g_test_message ("%d wide", width);
      assert_clear (&layout.aside[0], &asked);
    }
}

/* Whatever was in its memory before, the same is laid out, and what is not there is empty. */
static void
test_all_is_set (void)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (table_seats); i++)
    for (guint letters = 1; letters <= 2; letters++)
      {
        TableSpace space = space_of (1000, 650, table_seats[i / 2]);
        TableLayout layout, again;

        space.has_open = i % 2 == 1;
        space.letters = letters;
        memset (&layout, 0x55, sizeof layout);
        memset (&again, 0xaa, sizeof again);
        table_layout_make (&layout, &space);
        table_layout_make (&again, &space);
        g_assert_cmpmem (&layout, sizeof layout, &again, sizeof again);
      }
}

static void
test_trick_goes_round (void)
{
  for (guint seats = 6; seats <= 8; seats += 2)
    {
      TableLayout layout;
      guint half = seats / 2;

      make (&layout, 1000, 650, seats, FALSE);
      g_assert_cmpfloat (layout.trick[0].origin.y, >, layout.trick[half].origin.y);
      g_assert_cmpfloat (layout.trick[1].origin.x, >, layout.trick[0].origin.x);
      g_assert_cmpfloat (layout.trick[seats - 1].origin.x, <, layout.trick[0].origin.x);
      g_assert_cmpfloat (layout.trick[half - 1].origin.x, >, layout.trick[half + 1].origin.x);
      g_assert_cmpfloat (layout.seat[1].origin.y, >, layout.seat[half - 1].origin.y);
      g_assert_cmpfloat (layout.seat[1].origin.x, >, layout.seat[seats - 1].origin.x);
    }
}

/* While a call is put together every name and every bubble is seen: clear of each other and of
 * the calls. */
static void
test_calling_is_seen (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n = 0; is_promised (i) && n < G_N_ELEMENTS (table_seats); n++)
      {
        guint seats = table_seats[n];
        int calls_height = table_layout_is_compact (sizes[i].width, sizes[i].height) ? 215 : 155;
        graphene_rect_t seen[SEATS_MAX];
        TableLayout layout, play;

        make_calling (&layout, sizes[i].width, sizes[i].height, seats, FALSE, calls_height);
        make (&play, sizes[i].width, sizes[i].height, seats, FALSE);
        g_test_message ("%d x %d, %u seats", sizes[i].width, sizes[i].height, seats);
        g_assert_cmpint (layout.card_height, ==, play.card_height); /* the hand stays as it is */
        for (guint a = 1; a < seats; a++)
          {
            seen[a] = layout.seat[a];
            seen[a].size.height += seats > 6 ? 21 : 26; /* with the bubble */
            assert_clear (&seen[a], &layout.calls);
            assert_clear (&seen[a], &layout.info);
            for (guint b = 1; b < a; b++)
              assert_clear (&seen[a], &seen[b]);
          }
      }
}

/* The open hands of many cover nobody's name, call or hand, in an auction and in the play. */
static void
test_open_hands_are_seen (void)
{
  static const int asked[] = { 0, 155, 190 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint k = 0; is_promised (i) && k < 2 * G_N_ELEMENTS (asked); k++)
      {
        guint seats = k % 2 == 0 ? 6 : 8;
        float bubble = seats > 6 ? 21 : 26;
        TableLayout layout;

        make_open (&layout, sizes[i].width, sizes[i].height, seats, asked[k / 2], 15);
        g_test_message ("%d x %d, %u seats, %d asked", sizes[i].width, sizes[i].height, seats,
                        asked[k / 2]);
        g_assert_true (layout.corners || layout.back_height >= 52);
        for (guint a = 1; a < seats; a++)
          for (guint b = 1; b < seats; b++)
            {
              graphene_rect_t name = layout.seat[b];

              name.origin.y += name.size.height - bubble;
              /* where there is no other room the hand is seen when nothing is said */
              name.size.height = layout.corners && !layout.corners_above ? bubble : 2 * bubble;
              if (layout.laid_open[a].size.height > 0)
                assert_clear (&layout.laid_open[a], &name);
              if (a < b)
                assert_clear (&layout.laid_open[a], &layout.laid_open[b]);
            }
      }
}

static void
assert_same (const graphene_rect_t *a, const graphene_rect_t *b)
{
  g_assert_true (graphene_rect_equal (a, b));
}

/* Whatever is asked, nothing but the calls moves: no seat, no card, no place of the trick. */
static void
test_stands_still (void)
{
  static const int asked[] = { 60, 84, 110, 155 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n = 0; is_promised (i) && n < G_N_ELEMENTS (table_seats); n++)
      for (guint k = 0; k < G_N_ELEMENTS (asked); k++)
        {
          TableLayout calling, play;

          make_calling (&calling, sizes[i].width, sizes[i].height, table_seats[n], TRUE, asked[k]);
          make (&play, sizes[i].width, sizes[i].height, table_seats[n], TRUE);
          assert_same (&calling.hand, &play.hand);
          assert_same (&calling.pile, &play.pile);
          g_assert_cmpint (calling.back_height, ==, play.back_height);
          for (guint place = 0; place < table_seats[n]; place++)
            {
              assert_same (&calling.seat[place], &play.seat[place]);
              assert_same (&calling.trick[place], &play.trick[place]);
              assert_same (&calling.won[place], &play.won[place]);
            }
        }
}

/* A pile in the middle is never under what is asked; where there is no room it lies in a corner. */
static void
test_centre_is_clear (void)
{
  static const int asked[] = { 0, 84, 155, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint k = 0; is_promised (i) && k < 2 * G_N_ELEMENTS (asked); k++)
      {
        TableSpace space = space_of (sizes[i].width, sizes[i].height, k % 2 == 0 ? 3 : 4);
        TableLayout layout;

        space.has_pile = TRUE;
        space.calls_height = asked[k / 2];
        table_layout_make (&layout, &space);
        g_test_message ("%d x %d, %u seats, %d asked", space.width, space.height, space.n_seats,
                        space.calls_height);
        if (!graphene_rect_equal (&layout.centre, &layout.pile))
          assert_clear (&layout.centre, &layout.calls);
      }
}

/* Open hands of others lie clear of each other, of their names and of the trick. */
static void
test_open_hands (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n = 0; is_promised (i) && n < G_N_ELEMENTS (table_seats); n++)
      {
        TableSpace space = space_of (sizes[i].width, sizes[i].height - 84, table_seats[n]);
        TableLayout layout;

        space.has_open = TRUE;
        table_layout_make (&layout, &space);
        g_test_message ("%d x %d, %u seats", space.width, space.height, space.n_seats);
        for (guint a = 1; a < space.n_seats; a++)
          {
            g_assert_cmpfloat (layout.laid_open[a].size.height, >=, 20);
            for (guint b = 1; b < a; b++)
              {
                assert_clear (&layout.laid_open[a], &layout.laid_open[b]);
                assert_clear (&layout.laid_open[a], &layout.seat[b]);
                assert_clear (&layout.seat[a], &layout.laid_open[b]);
              }
          }
      }
}

/* At the sizes promised, cards of the trick lie clear of the hand and of the others, for the four
 * of Klaverjassen. */
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
            g_assert_false (graphene_rect_intersection (&layout.trick[a], &layout.seat[b], NULL));
        }
    }
}

/* Games that need room of their own, at a table of usual size: with closed hands, too, the cards of
 * the trick are as high as those of the hand. */
static void
test_trick_is_as_large (void)
{
  static const struct
  {
    guint seats;
    guint cards;
    gboolean has_pile;
    double ratio;
  } forms[] = { { 4, 8, FALSE, 0.67 }, { 3, 10, TRUE, 0.67 }, { 2, 9, TRUE, 0.56 },
                { 3, 9, TRUE, 0.56 },  { 4, 9, TRUE, 0.56 },  { 3, 11, TRUE, 0.55 },
                { 4, 11, TRUE, 0.55 }, { 6, 8, FALSE, 0.67 }, { 8, 8, FALSE, 0.67 } };
  static const int tables[][2] = { { 990, 640 }, { 700, 640 }, { 1000, 653 }, { 1590, 940 } };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (guint k = 0; k < G_N_ELEMENTS (tables); k++)
      {
        TableSpace space = space_of (tables[k][0], tables[k][1], forms[i].seats);
        TableLayout layout;

        space.aspect_ratio = forms[i].ratio;
        space.hand_cards = forms[i].cards;
        space.has_pile = space.no_pile = forms[i].has_pile;
        space.info_height = 28;
        table_layout_make (&layout, &space);
        g_test_message ("%d x %d, %u seats, %u cards: %d beside %d", space.width, space.height,
                        space.n_seats, space.hand_cards, layout.trick_height, layout.card_height);
        g_assert_cmpint (layout.card_height, >=, space.height / 5);
        g_assert_cmpint (100 * layout.trick_height, >=, 95 * layout.card_height);
        check_indices (&layout, space.n_seats);
      }
}

/*
 * In the explained deal the trick is what is looked at first: its cards are no lower than the open
 * hands, and never hard to read; with one line of contract and score or with two.
 */
static void
check_large (int width, int height, guint seats, gboolean has_pile, int info, int least)
{
  gboolean compact = table_layout_is_compact (width, height);
  TableSpace space = space_of (width, height, seats);
  TableLayout layout;

  space.has_open = TRUE;
  space.has_pile = has_pile;
  space.hand_cards = 12;
  space.info_height = info;
  space.plate_height = space.bubble_height = compact ? (seats > 4 ? 21 : 22) : 26;
  space.corners_height = seats > 4 ? 18 : 26;
  space.tall_calls = seats > 4;
  table_layout_make (&layout, &space);
  g_test_message ("%d x %d, %u seats%s, %d above", width, height, seats,
                  has_pile ? " with a pile" : "", info);
  g_assert_cmpint (layout.trick_height, >=, least);
  for (guint place = 1; place < seats && !compact && !layout.corners; place++)
    g_assert_cmpfloat (layout.trick_height, >=, layout.laid_open[place].size.height);
}

static void
test_open_trick_is_large (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (table_seats); n++)
    for (guint has_pile = 0; has_pile < 2; has_pile++)
      for (int info = 26; info <= 52; info += 26)
        {
          guint seats = table_seats[n];

          check_large (990, 592, seats, has_pile, info, 84);
          check_large (1366, 700, seats, has_pile, info, 96);
          check_large (1920, 980, seats, has_pile, info, 120);
          check_large (360, 474, seats, has_pile, info, seats == 8 ? 54 : 60);
        }
}

/* Two have the pile beside the trick: it, the tricks won and the name of who sits opposite are
 * clear of each other and of the cards that are played. */
static void
test_two_with_pile (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const TableSpace space = {
        .width = sizes[i].width,
        .height = sizes[i].height,
        .n_seats = 2,
        .clockwise = TRUE,
        .aspect_ratio = 0.56,
        .hand_cards = 8,
        .has_pile = TRUE,
        .rise = 14,
        .info_height = 24,
        .plate_height = 26,
        .bubble_height = 26,
        .status_height = 20,
      };
      TableLayout layout;
      const graphene_rect_t *lying[]
          = { &layout.trick[0], &layout.trick[1], &layout.won[0],  &layout.won[1],
              &layout.pile,     &layout.seat[1],  &layout.seat[0], &layout.info };

      if (!is_promised (i))
        continue;
      g_test_message ("%d x %d", sizes[i].width, sizes[i].height);
      table_layout_make (&layout, &space);
      for (guint a = 0; a < G_N_ELEMENTS (lying); a++)
        for (guint b = 0; b < a; b++)
          assert_clear (lying[a], lying[b]);
      g_assert_cmpint (layout.back_height, >, 0); /* the cards opposite are seen */
      g_assert_cmpfloat (layout.seat[1].size.width, >=, 160);
    }
}

/* On a phone the explained deal leaves least room: all names stand over the calls. */
static void
test_many_on_a_phone (void)
{
  for (guint seats = 6; seats <= 8; seats += 2)
    {
      TableSpace space = space_of (360, 487, seats);
      TableLayout layout;

      space.has_open = TRUE;
      space.info_height = seats > 6 ? 26 : 50; /* with what sides need, or without */
      space.plate_height = space.bubble_height = 21;
      space.calls_height = 190;
      space.corners_height = 10;
      space.is_calling = TRUE;
      table_layout_make (&layout, &space);
      g_assert_true (layout.corners);
      /* with what is said, or in turn with it, as high as they can be read */
      g_assert_cmpint (layout.corners_height, >=, 20);
      for (guint place = 1; place < seats; place++)
        {
          const graphene_rect_t *seat = &layout.seat[place];

          g_assert_cmpfloat (seat->origin.y + seat->size.height, <=,
                             layout.hand.origin.y - (float) space.calls_height);
        }
    }
}

/* When the play begins there the names stay where they are, over cards that can still be read. */
static void
test_many_stand_still (void)
{
  TableSpace space = space_of (360, 474, 6);
  TableLayout calling, play;

  space.has_open = TRUE;
  space.info_height = 50;
  space.plate_height = space.bubble_height = 21;
  space.calls_height = 190;
  space.corners_height = 18;
  space.is_calling = TRUE;
  table_layout_make (&calling, &space);
  space.is_calling = FALSE;
  table_layout_make (&play, &space);
  g_assert_cmpint (play.corners_height, >=, 24);
  for (guint place = 1; place < space.n_seats; place++)
    {
      assert_same (&calling.seat[place], &play.seat[place]);
      for (guint card = 0; card < space.n_seats; card++)
        assert_clear (&play.laid_open[place], &play.trick[card]);
    }
}

/* There one row of the other's open cards shows the index of each. */
static void
test_two_on_a_phone (void)
{
  TableSpace space = space_of (360, 487, 2);
  TableLayout layout;

  space.has_open = space.has_pile = TRUE;
  space.aspect_ratio = 0.56;
  table_layout_make (&layout, &space);
  g_assert_cmpfloat (layout.laid_open[1].size.height * 0.56 * 0.34, >=, 14);
  assert_clear (&layout.laid_open[1], &layout.pile);
  assert_clear (&layout.seat[1], &layout.trick[1]);
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

/* On a telephone hands lie in two rows, in which more of each card is seen. */
static void
test_two_rows (void)
{
  static const struct
  {
    guint seats;
    guint cards;
    double ratio;
    gboolean draws;
    gboolean has_open;
    int least; /* pixels that are seen of each card in its row */
  } rows[] = { { 4, 8, 0.67, FALSE, FALSE, 68 },  { 3, 10, 0.67, FALSE, FALSE, 64 },
               { 2, 9, 0.56, FALSE, FALSE, 56 },  { 3, 11, 0.55, FALSE, FALSE, 55 },
               { 4, 11, 0.55, FALSE, FALSE, 55 }, { 2, 8, 0.56, TRUE, FALSE, 0 },
               { 4, 8, 0.67, FALSE, TRUE, 0 },    { 6, 8, 0.67, FALSE, FALSE, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TableSpace space = space_of (350, 588, rows[i].seats);
      TableLayout layout;
      double step;

      space.hand_cards = rows[i].cards;
      space.aspect_ratio = rows[i].ratio;
      space.draws = rows[i].draws;
      space.has_open = rows[i].has_open;
      space.has_pile = space.no_pile = rows[i].cards > 8;
      space.plate_height = space.bubble_height = 22;
      space.info_height = 48;
      table_layout_make (&layout, &space);
      g_assert_cmpint (layout.hand_columns > 0, ==, rows[i].least > 0);
      g_assert_cmpint (layout.hand_step > 0, ==, rows[i].least > 0);
      if (rows[i].least == 0)
        continue;
      step = (layout.hand.size.width - layout.card_width) / (layout.hand_columns - 1);
      g_test_message ("%u cards of %d: %g, trick %d", space.hand_cards, layout.card_width, step,
                      layout.trick_height);
      g_assert_cmpuint (2 * layout.hand_columns, >=, space.hand_cards);
      g_assert_cmpfloat (MIN (step, layout.card_width), >=, rows[i].least);
      /* of the upper row an index is seen, also where the lower one is raised */
      g_assert_cmpfloat (layout.hand_step - space.rise, >=, 0.3 * layout.card_height);
      g_assert_cmpint (100 * layout.trick_height, >=, 80 * layout.card_height);
    }
}

/* Roles are said short where a pile leaves no more room; where none lies, it takes none. */
static void
test_names_beside_pile (void)
{
  static const int full[] = { 0, 131, 69, 54 }, in_short[] = { 0, 90, 69, 54 };

  for (guint no_pile = 0; no_pile < 2; no_pile++)
    {
      TableSpace space = space_of (350, 588, 4);
      TableLayout layout;

      space.has_pile = TRUE;
      space.no_pile = no_pile;
      space.info_height = 46; /* two lines */
      space.calls_height = 300;
      space.plate_height = space.bubble_height = 22;
      for (guint i = 1; i < 4; i++)
        {
          space.name_width[FALSE][i] = full[i];
          space.name_width[TRUE][i] = in_short[i];
        }
      table_layout_make (&layout, &space);
      g_assert_cmpint (layout.short_marks, ==, !no_pile);
      for (guint i = 1; i < 4; i++)
        {
          assert_inside (&layout.name[i], 350, 588);
          g_assert_cmpfloat (layout.name[i].size.width, ==, no_pile ? full[i] : in_short[i]);
          for (guint k = 1; k < i; k++)
            g_assert_false (graphene_rect_intersection (&layout.name[i], &layout.name[k], NULL));
          if (!no_pile)
            g_assert_false (graphene_rect_intersection (&layout.name[i], &layout.pile, NULL));
        }
    }
}

/* What is laid open at a narrow table covers no name, no tricks, and no name is cut for it. */
static void
check_laid_open (int height, guint who)
{
  static const int full[] = { 0, 131, 117, 97 }, in_short[] = { 0, 104, 101, 81 };
  TableSpace space = space_of (360, height, 4);
  TableLayout layout;

  space.info_height = 46; /* two lines */
  space.plate_height = space.bubble_height = 22;
  space.has_pile = space.no_pile = (who & 8) != 0; /* it is a seat's by now */
  for (guint i = 1; i < 4; i++)
    {
      space.lies_open[i] = (who >> (i - 1) & 1) != 0;
      space.name_width[FALSE][i] = full[i];
      space.name_width[TRUE][i] = in_short[i];
    }
  table_layout_make (&layout, &space);
  g_test_message ("%u at %d", who, height);
  for (guint i = 1; i < 4; i++)
    {
      g_assert_cmpfloat (layout.name[i].size.width, >=, in_short[i]);
      for (guint k = 1; k < 4; k++)
        {
          if (space.lies_open[k])
            assert_clear (&layout.laid_open[k], &layout.name[i]);
          if (space.lies_open[k] && space.lies_open[i] && i < k)
            assert_clear (&layout.laid_open[k], &layout.laid_open[i]);
          if (space.has_pile)
            continue; /* there nobody wins tricks for a side */
          assert_clear (&layout.name[i], &layout.won[k]);
          if (space.lies_open[k])
            assert_clear (&layout.laid_open[k], &layout.won[i]);
        }
    }
}

static void
test_laid_open (void)
{
  for (int height = 540; height <= 600; height++)
    for (guint who = 0; who < 16;
         who++) /* a bit for each who has laid cards open, and for a pile */
      check_laid_open (height, who);
}

/* Of two, whatever the size of letters: what was laid open clears the card, also as the highest. */
static void
test_laid_open_by_one (void)
{
  for (int height = 294; height <= 600; height++)
    for (int letters = 10; letters <= 20; letters++)
      {
        TableSpace space = space_of (360, height, 2);
        TableLayout layout;
        graphene_rect_t card;

        space.info_height = 23 * letters / 10;
        space.plate_height = space.bubble_height = 16 * letters / 10;
        space.text_scale = letters / 10.0;
        space.has_pile = TRUE;
        space.lies_open[1] = TRUE;
        table_layout_make (&layout, &space);
        g_test_message ("%d in letters of %d", height, letters);
        card = layout.trick[1];
        graphene_rect_inset (&card, 0, -WINNER_RISE);
        assert_clear (&layout.laid_open[1], &card);
      }
}

/* A panel hides tricks that were won, or leaves them the size of a finger. */
static void
test_panel (void)
{
  static const struct
  {
    graphene_rect_t panel;
    int right; /* so far it stands from there … */
    int down;
  } rows[] = {
    { { { 20, 105 }, { 320, 200 } }, 0, 2 },   /* on 2 pixels of the upper ones, down to 107 */
    { { { 20, 90 }, { 320, 200 } }, 0, 17 },   /* on 17 of them */
    { { { 20, 83 }, { 320, 200 } }, 0, 0 },    /* on more than half of them */
    { { { 20, 107 }, { 320, 200 } }, 0, 0 },   /* on nothing */
    { { { 20, 105 }, { 320, 388 } }, 0, 2 },   /* just between them then */
    { { { 20, 105 }, { 320, 394 } }, 0, 0 },   /* on both, wherever it stands */
    { { { 20, 305 }, { 320, 200 } }, 0, -10 }, /* on 10 pixels of the lower ones, from 495 on */
    { { { 20, 330 }, { 320, 200 } }, 0, 0 },   /* on more than half of them */
    { { { 20, 90 }, { 320, 488 } }, 0, 0 },    /* on all of them: they shall not come out */
    { { { 20, 2 }, { 320, 80 } }, 0, 0 },      /* there is no room above to give way to */
    { { { 12, 30 }, { 308, 280 } }, -8, 0 },   /* on 8 pixels of the upper ones, from 312 on */
    { { { 10, 30 }, { 310, 280 } }, 0, 0 },    /* … but there is no room at the other side */
  };
  const graphene_rect_t won[]
      = { GRAPHENE_RECT_INIT (312, 62, 30, 45), GRAPHENE_RECT_INIT (312, 495, 30, 45) };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      graphene_rect_t panel = rows[i].panel;

      table_put_clear (&panel, 360, 582, won, G_N_ELEMENTS (won));
      g_test_message ("%u: %g, %g", i, panel.origin.x, panel.origin.y);
      g_assert_cmpfloat (panel.origin.x, ==, rows[i].panel.origin.x + (float) rows[i].right);
      g_assert_cmpfloat (panel.origin.y, ==, rows[i].panel.origin.y + (float) rows[i].down);
    }
}

/* Before anyone has a card on the table, what the one opposite says may stand in its place. */
static void
test_said_while_calling (void)
{
  TableSpace space = space_of (360, 494, 4);
  TableLayout layout;

  space.clockwise = space.has_open = space.is_calling = TRUE;
  space.info_height = 46;
  space.plate_height = space.bubble_height = 22;
  for (guint i = 1; i < 4; i++)
    {
      /* the wide name at the right moves that opposite to the left */
      space.name_width[FALSE][i] = space.name_width[TRUE][i] = i == 3 ? 131 : 100;
      space.said_width[i] = i < 3 ? 121 : 0;
    }
  table_layout_make (&layout, &space);
  assert_clear (&layout.said[1], &layout.said[2]);
  assert_inside (&layout.said[1], 360, 494);
  assert_inside (&layout.said[2], 360, 494);
}

/* Tricks that were won lie on no name, however long, on nothing that is played, on no others. */
static void
check_won (const TableLayout *layout)
{
  for (guint i = 0; i < 4; i++)
    for (guint k = 0; k < 4; k++)
      {
        if (k > 0)
          assert_clear (&layout->won[i], &layout->name[k]);
        if (k != i)
          assert_clear (&layout->won[i], &layout->won[k]);
        assert_clear (&layout->won[i], &layout->trick[k]);
      }
}

/* On a telephone all names stand at the same height where the trick is high. */
static void
test_won_beside_names (void)
{
  for (int height = 480; height <= 600; height += 4)
    for (guint longest = 1; longest < 4; longest++)
      for (int width = 60; width <= 130; width += 10)
        {
          TableSpace space = space_of (360, height, 4);
          TableLayout layout;

          space.info_height = 54;
          space.plate_height = space.bubble_height = 22;
          space.hand_cards = 11;
          space.has_pile = space.no_pile = TRUE;
          for (guint i = 1; i < 4; i++)
            space.name_width[FALSE][i] = space.name_width[TRUE][i] = i == longest ? width : 60;
          table_layout_make (&layout, &space);
          g_test_message ("%d high, %u is %d wide", height, longest, width);
          check_won (&layout);
        }
}

/* So little room is there for a trick that it gives way to what is said above it. */
static void
test_said_over_low_trick (void)
{
  for (guint calling = 0; calling < 2; calling++)
    {
      TableSpace space = space_of (240, 387, 4);
      TableLayout layout;

      space.has_pile = space.no_pile = TRUE;
      space.is_calling = calling != 0;
      space.info_height = 54;
      space.plate_height = space.bubble_height = 22;
      space.status_height = 27;
      space.hand_cards = 11;
      for (guint i = 1; i < 4; i++)
        {
          space.name_width[FALSE][i] = space.name_width[TRUE][i] = 56;
          space.said_width[i] = 62;
        }
      table_layout_make (&layout, &space);
      for (guint i = 1; i < 4; i++)
        g_assert_cmpfloat (layout.said[i].size.width, ==, space.said_width[i]);
      for (guint i = 0; i < 4; i++)
        assert_clear (&layout.trick[i], &layout.hand);
    }
}

/* Letters are as large as is asked for where there is room, and never smaller than usual ones. */
static void
test_letters (void)
{
  static const struct
  {
    int width;
    int height;
    double wanted;
    double letters;
  } rows[] = {
    { 360, 594, 1, 1 },      { 360, 594, 1.25, 1.25 }, { 360, 594, 2, 1.5 },
    { 340, 294, 2, 1 },      { 720, 1220, 2, 2 },      { 720, 1220, 1.5, 1.5 },
    { 400, 700, 2, 1.625 },  { 1000, 650, 1.5, 1.5 },  { 1000, 650, 2, 1.6875 },
    { 1400, 720, 2, 1.875 }, { 1920, 1030, 2, 2 },
  };
  const TableForm form = { .n_seats = 4 };
  const TableForm many = { .n_seats = 6, .is_calling = TRUE, .tall_calls = TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%d x %d, %g", rows[i].width, rows[i].height, rows[i].wanted);
      g_assert_cmpfloat (
          table_layout_letters (rows[i].wanted, rows[i].width, rows[i].height, &form), ==,
          rows[i].letters);
    }
  g_assert_cmpfloat (table_layout_letters (2, 1000, 624, &many), ==, 1.484375);
}

static void
assert_twice (const graphene_rect_t *large, const graphene_rect_t *usual)
{
  g_assert_cmpfloat_with_epsilon (large->origin.x, 2 * usual->origin.x, 2);
  g_assert_cmpfloat_with_epsilon (large->origin.y, 2 * usual->origin.y, 2);
  g_assert_cmpfloat_with_epsilon (large->size.width, 2 * usual->size.width, 2);
  g_assert_cmpfloat_with_epsilon (large->size.height, 2 * usual->size.height, 2);
}

/* With letters of twice the size a table of twice the size looks the same, twice as large. */
static void
test_twice_as_large (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint n = 0; n < G_N_ELEMENTS (table_seats); n++)
      {
        guint seats = table_seats[n];
        TableSpace usual = space_of (sizes[i].width, sizes[i].height, seats);
        TableSpace large = space_of (2 * sizes[i].width, 2 * sizes[i].height, seats);
        TableLayout there, here;

        usual.calls_height = 120;
        large.calls_height = 240;
        large.letters = 2;
        large.rise *= 2;
        large.info_height *= 2;
        large.plate_height *= 2;
        large.bubble_height *= 2;
        large.status_height *= 2;
        table_layout_make (&there, &usual);
        table_layout_make (&here, &large);
        g_test_message ("%d x %d, %u seats", sizes[i].width, sizes[i].height, seats);
        g_assert_cmpint (here.card_height, ==, 2 * there.card_height);
        g_assert_cmpint (here.calls_room, ==, 2 * there.calls_room);
        assert_twice (&here.info, &there.info);
        assert_twice (&here.hand, &there.hand);
        assert_twice (&here.calls, &there.calls);
        for (guint place = 0; place < seats; place++)
          {
            assert_twice (&here.seat[place], &there.seat[place]);
            assert_twice (&here.trick[place], &there.trick[place]);
            assert_twice (&here.won[place], &there.won[place]);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/layout", test_inside, test_trick_is_seen, test_trick_is_clear,
             test_trick_is_as_large, test_piles_are_clear, test_portraits, test_laid_away_is_clear,
             test_all_is_set, test_trick_goes_round, test_calling_is_seen, test_stands_still,
             test_centre_is_clear, test_open_hands, test_open_trick_is_large, test_two_with_pile,
             test_open_hands_are_seen, test_many_on_a_phone, test_many_stand_still,
             test_two_on_a_phone, test_direction, test_fan, test_two_rows);

  ADD_TESTS ("/layout", test_names_beside_pile, test_laid_open, test_laid_open_by_one, test_panel,
             test_said_while_calling, test_won_beside_names, test_said_over_low_trick, test_letters,
             test_twice_as_large);

  return g_test_run ();
}
