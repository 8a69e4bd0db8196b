/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Deals of every game in every form, looked at as they lie on the table, in windows of three sizes:
 * no card is drawn twice or covers the trick, every index is seen, the hand keeps its order.
 */

#include <math.h>

#include "model/atout-session.h"
#include "model/course/atout-replay.h"
#include "model/told/people.h"
#include "rules/match-log.h"
#include "support.h"
#include "table-clear.h"
#include "view-drawn.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/table/atout-table.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/layout/atout-table-spots.h"

#define SETTLED 1 /* pictures of a deal before a new table has found how large its letters are */
#define CARDS_PLAYED 8 /* shorter deals show too little */

static const struct
{
  int width, height;
} sizes[] = { { 360, 593 }, { 1000, 653 }, { 1920, 1033 } }; /* a window without its bar */

/* The forms of the games: whatever changes seats, hands or piles. */
static const struct
{
  const char *game, *settings;
} forms[] = {
  { "klaverjas", "" },
  { "klaverjas", "trump=random" },
  { "klaverjas", "game=kraken" },
  { "klaverjas", "game=three" },
  { "zensern", "mode=2" },
  { "zensern", "mode=3" },
  { "zensern", "mode=4" },
  { "zensern", "mode=4d" },
  { "cego", "" },
  { "cego", "players=3" },
  { "fiftysix", "players=4" },
  { "fiftysix", "players=6" },
  { "fiftysix", "players=8" },
  { "wurzen", "" },
  { "wurzen", "mode=schnapsen" },
};

/* Where somebody sits: the foot of the name, and the face, without size where none is seen. */
typedef struct
{
  float foot;
  graphene_rect_t face;
} Sitting;

typedef struct
{
  const Game *game;
  const Pack *pack;
  AtoutDeck *deck;
  GtkWidget *window;
  GtkWidget *table;
  AtoutReplay *replay;
  AtoutSession *session;
  GHashTable *card_of;        /* of GdkTexture: the first card with that face, + 1; 0: a back */
  GArray *hand;               /* of Card: as it lay before */
  char where[80];             /* for messages */
  Sitting sitting[SEATS_MAX]; /* by seat, as it was seen last … */
  guint n_seen;               /* … of so many times in this deal */
  gboolean was_calling;
} Stage;

/* ---- What is drawn -------------------------------------------------------------------------- */

/* The first card of the pack that looks like @texture, CARD_NONE for a back. */
static Card
card_drawn (Stage *stage, const Drawn *drawn)
{
  gpointer known;
  Card found = CARD_NONE;

  if (g_hash_table_lookup_extended (stage->card_of, drawn->texture, NULL, &known))
    return (Card) (GPOINTER_TO_UINT (known) - 1);
  for (Card card = 0; card < stage->pack->n_cards && found == CARD_NONE; card++)
    if (view_drawn_is (drawn, atout_deck_get_face (stage->deck, pack_suit (stage->pack, card),
                                                   pack_rank (stage->pack, card))))
      found = card;
  g_hash_table_insert (stage->card_of, g_object_ref (drawn->texture),
                       GUINT_TO_POINTER ((guint) (Card) (found + 1)));

  return found;
}

static guint
count_copies (Stage *stage, Card card)
{
  guint n = 0;

  for (Card other = 0; other < stage->pack->n_cards; other++)
    n += pack_suit (stage->pack, other) == pack_suit (stage->pack, card)
         && pack_rank (stage->pack, other) == pack_rank (stage->pack, card);

  return n;
}

/* The cards that @widget has drawn, in coordinates of the table; of Drawn. */
static void
add_drawn (Stage *stage, GtkWidget *widget, GArray *all)
{
  g_autoptr (GskRenderNode) picture = NULL;
  g_autoptr (GArray) drawn = NULL;
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_bounds (widget, stage->table, &bounds))
    return;
  picture = view_picture (widget);
  drawn = view_drawn (picture);
  for (guint i = 0; i < drawn->len; i++)
    {
      Drawn card = g_array_index (drawn, Drawn, i);

      if (card.texture == NULL)
        continue;
      g_object_ref (card.texture);
      graphene_rect_offset (&card.place, bounds.origin.x, bounds.origin.y);
      graphene_rect_offset (&card.seen, bounds.origin.x, bounds.origin.y);
      g_array_append_val (all, card);
    }
}

static void
drop (gpointer drawn)
{
  g_object_unref (((Drawn *) drawn)->texture);
}

static GtkWidget *
child_at (Stage *stage, AtoutTableSpot place, guint index)
{
  return atout_table_spots_get_child (
      ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (stage->table)), place, index);
}

/* What all children that have @place have drawn. */
static GArray *
list_drawn (Stage *stage, AtoutTableSpot place)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Drawn));

  g_array_set_clear_func (all, drop);
  for (guint i = 0; i < SEATS_MAX; i++)
    add_drawn (stage, child_at (stage, place, i), all);

  return all;
}

/* ---- The checks ----------------------------------------------------------------------------- */

static void
count_faces (Stage *stage, const GArray *drawn, guint *count)
{
  for (guint i = 0; i < drawn->len; i++)
    {
      Card card = card_drawn (stage, &g_array_index (drawn, Drawn, i));

      if (card == CARD_NONE)
        continue;
      count[card]++;
      if (count[card] > count_copies (stage, card))
        g_error ("card %s is drawn %u times", pack_code (stage->pack, card), count[card]);
    }
}

static void
check_uncovered (const GArray *shown, const GArray *trick)
{
  for (guint i = 0; i < shown->len; i++)
    for (guint k = 0; k < trick->len; k++)
      {
        const graphene_rect_t *a = &g_array_index (shown, Drawn, i).seen;
        graphene_rect_t b, both;

        graphene_rect_inset_r (&g_array_index (trick, Drawn, k).place, 1, 1, &b);
        if (graphene_rect_intersection (a, &b, &both))
          g_error ("%g x %g of a card of the trick are covered at %g, %g", both.size.width,
                   both.size.height, both.origin.x, both.origin.y);
      }
}

/* Of cards in a row that lie upon each other the whole corner index is seen. */
static void
check_strips (Stage *stage, const GArray *drawn)
{
  double width, height;

  atout_deck_get_index_size (stage->deck, &width, &height);
  for (guint i = 1; i < drawn->len; i++)
    {
      const graphene_rect_t *a = &g_array_index (drawn, Drawn, i - 1).place;
      const graphene_rect_t *b = &g_array_index (drawn, Drawn, i).place;
      float step = b->origin.x - a->origin.x;

      if (a->origin.y + a->size.height / 3 < b->origin.y || step <= 0)
        continue; /* in the next row, or another hand */
      g_assert_cmpfloat (step, >=, (float) (width * a->size.width) - 1);
      /* what is seen at the right is the whole other index or nothing of it */
      g_assert_true (step >= a->size.width || step <= a->size.width * (float) (1 - width) + 1
                     || g_array_index (drawn, Drawn, i).seen.size.width < b->size.width);
    }
}

static void
check_order (Stage *stage)
{
  g_autoptr (GPtrArray) views
      = view_find_all (child_at (stage, ATOUT_TABLE_SPOT_HAND, 0), ATOUT_TYPE_CARD_VIEW);
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (stage->session));
  guint last = 0;

  for (guint i = 0; i < views->len && deal->n_played > 1; i++)
    {
      Card card
          = atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (views->pdata[i])));

      for (guint k = 0; k < stage->hand->len; k++)
        if (g_array_index (stage->hand, Card, k) == card)
          {
            g_assert_cmpuint (k, >=, last);
            last = k;
          }
    }
  g_array_set_size (stage->hand, 0);
  for (guint i = 0; i < views->len; i++)
    {
      Card card
          = atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (views->pdata[i])));

      g_array_append_val (stage->hand, card);
    }
}

/* Each back stands for a card that lies open nowhere. */
static void
check_backs (Stage *stage, const GArray *open)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (stage->session));
  g_autoptr (GArray) backs = list_drawn (stage, ATOUT_TABLE_SPOT_SEAT);
  guint n = 0;

  for (guint seat = 1; seat < deal->n_seats; seat++)
    n += card_set_count (deal->hand[seat]);
  g_assert_cmpuint (backs->len + open->len, <=, n);
}

/* The trick is looked at first: no open hand has higher cards, unless corners of them are shown. */
static void
check_sizes (const GArray *open, const GArray *trick)
{
  for (guint i = 0; i < open->len; i++)
    for (guint k = 0; k < trick->len; k++)
      {
        const Drawn *card = &g_array_index (open, Drawn, i);

        if (card->seen.size.height >= card->place.size.height)
          g_assert_cmpfloat (card->place.size.height, <=,
                             g_array_index (trick, Drawn, k).place.size.height);
      }
}

static Sitting
find_sitting (Stage *stage, guint seat)
{
  GtkWidget *view = child_at (stage, ATOUT_TABLE_SPOT_SEAT, seat);
  GtkWidget *portrait = child_at (stage, ATOUT_TABLE_SPOT_PORTRAIT, seat);
  Sitting sitting = { 0 };
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (view, stage->table, &bounds))
    sitting.foot = bounds.origin.y + bounds.size.height;
  if (portrait != NULL && gtk_widget_get_mapped (portrait)
      && gtk_widget_compute_bounds (portrait, stage->table, &bounds))
    sitting.face = bounds;

  return sitting;
}

/*
 * Whatever is shown during a deal nobody's name goes up or down, no face moves, comes or goes; but
 * on a telephone all open hands of many find their room once more when the calls are over.
 */
static void
check_still (Stage *stage)
{
  gboolean is_calling = atout_course_is_calling (ATOUT_COURSE (stage->session));
  gboolean may_move = is_calling != stage->was_calling && atout_session_get_guided (stage->session)
                      && atout_course_get_n_seats (ATOUT_COURSE (stage->session)) > 4
                      && gtk_widget_get_width (stage->table) < 400;

  stage->was_calling = is_calling;
  for (guint seat = 0; seat < atout_course_get_n_seats (ATOUT_COURSE (stage->session)); seat++)
    {
      const Sitting before = stage->sitting[seat];
      Sitting *now = &stage->sitting[seat];

      *now = find_sitting (stage, seat);
      if (stage->n_seen <= SETTLED || may_move)
        continue;
      if (fabsf (now->foot - before.foot) > 0.5f || !graphene_rect_equal (&now->face, &before.face))
        g_error ("%s: %u moved from %g to %g, the face from %g, %g to %g, %g", stage->where, seat,
                 before.foot, now->foot, before.face.origin.x, before.face.origin.y,
                 now->face.origin.x, now->face.origin.y);
    }
  stage->n_seen++;
}

static void
check (Stage *stage)
{
  static const AtoutTableSpot places[] = { ATOUT_TABLE_SPOT_FELT, ATOUT_TABLE_SPOT_HAND,
                                           ATOUT_TABLE_SPOT_PILE, ATOUT_TABLE_SPOT_LAID_OPEN };
  GArray *drawn[G_N_ELEMENTS (places)];
  guint count[CARDS_MAX] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      drawn[i] = list_drawn (stage, places[i]);
      count_faces (stage, drawn[i], count);
    }
  check_uncovered (drawn[2], drawn[0]);
  check_uncovered (drawn[3], drawn[0]);
  check_strips (stage, drawn[1]);
  check_strips (stage, drawn[3]);
  check_backs (stage, drawn[3]);
  check_sizes (drawn[3], drawn[0]);
  check_order (stage);
  check_still (stage);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_array_unref (drawn[i]);
}

/* ---- The deals ------------------------------------------------------------------------------ */

/* One deal, played by lot, that is not over before it begins. */
static MatchLog *
new_log (const Game *game, const char *settings, Rng *rng)
{
  const Options options = support_options (game, settings);

  for (;;)
    {
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      Card pack[CARDS_MAX];

      for (guint i = 1; i < game_count_seats (game, &options); i++)
        {
          g_autofree char *name = g_strdup_printf ("normal %s", people_at (game, i - 1)->name);

          match_log_set_player (log, i, PLAYER_COMPUTER, name);
        }
      support_shuffled (pack, game_pack (game, &options)->n_cards, rng);
      match_log_set_dealer (log, rng_below (rng, game_count_seats (game, &options)));
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), false);
      if (log->deal.n_played >= CARDS_PLAYED)
        return g_steal_pointer (&log);
    }
}

static gboolean
is_drawn_so_far (gpointer data)
{
  Stage *stage = data;

  return atout_shown_get_settled (atout_session_get_shown (stage->session));
}

/* A full trick stays until the table is hurried: it is looked at too. */
static void
watch_deal (Stage *stage, MatchLog *log, gboolean guided)
{
  stage->replay = atout_replay_new (log, 0);
  stage->session = atout_session_new_replay (stage->replay);
  atout_session_set_guided (stage->session, guided);
  atout_table_set_session (ATOUT_TABLE (stage->table), stage->session);
  g_array_set_size (stage->hand, 0);
  stage->n_seen = 0;
  do
    {
      g_test_message ("%u played", atout_course_get_deal (ATOUT_COURSE (stage->session))->n_played);
      view_wait_for_draw (stage->table);
      check (stage);
      table_clear_check (stage->table, stage->where);
      atout_table_hurry (ATOUT_TABLE (stage->table));
      view_wait (is_drawn_so_far, stage, "the table");
    }
  while (atout_replay_step (stage->replay)
         && !deal_is_over (atout_course_get_deal (ATOUT_COURSE (stage->session))));
  atout_table_set_session (ATOUT_TABLE (stage->table), NULL);
  g_clear_object (&stage->session);
  g_clear_object (&stage->replay);
}

static void
begin (Stage *stage, const Game *game)
{
  stage->game = game;
  stage->deck = view_deck_new (game);
  stage->table = g_object_new (ATOUT_TYPE_TABLE, NULL);
  stage->card_of = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  stage->hand = g_array_new (FALSE, FALSE, sizeof (Card));
  atout_table_set_deck (ATOUT_TABLE (stage->table), stage->deck);
  g_object_set (stage->table, "slowness", 0.0, "until-click", TRUE, NULL);
  stage->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (stage->window), stage->table);
}

static void
end (Stage *stage)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_hash_table_unref (stage->card_of);
  g_array_unref (stage->hand);
  g_clear_object (&stage->deck);
}

static void
test_stage (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (7, 1);
  Stage stage = { 0 };

  begin (&stage, game);
  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      gtk_window_set_default_size (GTK_WINDOW (stage.window), sizes[s].width, sizes[s].height);
      gtk_window_present (GTK_WINDOW (stage.window));
      view_wait_for_draw (stage.table);
      for (guint f = 0; f < G_N_ELEMENTS (forms); f++)
        {
          g_autoptr (MatchLog) log = NULL;

          if (!g_str_equal (forms[f].game, game->key))
            continue;
          log = new_log (game, forms[f].settings, &rng);
          stage.pack = game_pack (game, &log->options);
          g_hash_table_remove_all (stage.card_of);
          view_wait_for_faces (stage.deck, stage.pack);
          for (guint guided = 0; guided < 2; guided++)
            {
              g_snprintf (stage.where, sizeof stage.where, "%d x %d, %s %s%s", sizes[s].width,
                          sizes[s].height, game->key, forms[f].settings,
                          guided ? ", all open" : "");
              g_test_message ("%s", stage.where);
              watch_deal (&stage, log, guided);
            }
        }
    }
  end (&stage);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  view_add_game_tests ("/stage", test_stage);

  return g_test_run ();
}
