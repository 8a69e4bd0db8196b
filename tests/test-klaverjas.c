/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Klaverjassen, the game for three and Kraken by example: the rows are examples/klaverjas*.txt, the
 * rules games/klaverjas/rules.md. Here is what is no row.
 */

#include <glib.h>
#include <string.h>

#include "klaverjas-columns.h"
#include "klaverjas-support.h"

#define GAME (&klaverjas_game)
#define THREE "game=three"

static const int no_roem[] = { 0, 0, 0 };

/* K-10.4, K-10.7: a drawn tournament, and the running totals on the sheet at the end of a round */
static void
test_tournament_sheet (void)
{
  Options options = support_options (GAME, "deals=4 tournament=yes");
  static const int cards[] = { 62, 100 };
  SheetRow row;
  Match match;
  Deal deal;

  match_init (&match, GAME, &options, NO_SEAT);
  klaverjas_book_deals (&match, 3);
  klaverjas_set_up_over (&deal, "deals=4 tournament=yes", cards, no_roem); /* nat: 0:162 */
  match_book (&match, &deal);
  game_sheet_row (&match, &deal, &row);
  g_assert_cmpint (row.unit[0].total, ==, 300);
  g_assert_cmpint (row.unit[1].total, ==, 3 * 62 + 162);
  g_assert_cmpuint (row.block, ==, 1);
  g_assert_cmpuint (row.n_notes, ==, 1);
  g_assert_cmpint (row.note[0].kind, ==, SHEET_NOTE_PLAYERS);
  for (unsigned p = 0; p < 4; p++)
    g_assert_cmpint (row.note[0].value[p], ==, p % 2 == 0 ? 300 : 3 * 62 + 162);
  g_assert_cmpint (match.score[0], ==, 0);

  /* round 3, 0 and 3 against 1 and 2, who get 162: three players draw */
  match.own.klaverjas.player[0] = 1200;
  match.own.klaverjas.player[1] = match.own.klaverjas.player[2] = 1038;
  match.own.klaverjas.player[3] = 838;
  match.n_counted = 11;
  match_book (&match, &deal);
  game_sheet_row (&match, &deal, &row);
  g_assert_cmpuint (row.block, ==, 3);
  g_assert_true (match.over);
  g_assert_cmpuint (match.winners, ==, 1u << 0 | 1u << 1 | 1u << 2);
}

/* K-10.8: marks are written as they come, for the side that has them so far */
static void
test_marks_so_far (void)
{
  char marks[SHEET_MARKS_MAX] = "unwritten";
  Deal deal;

  klaverjas_set_up (&deal, "", 'H', 0, "");
  game_marks_so_far (&deal, 0, marks);
  g_assert_cmpstr (marks, ==, "");
  klaverjas_add_marks (&deal, "0:20 1:50 0:100");
  game_marks_so_far (&deal, 0, marks);
  g_assert_cmpstr (marks, ==, "I O");
  game_marks_so_far (&deal, 1, marks);
  g_assert_cmpstr (marks, ==, "V");
}

/* E-21, K-6.5: a redeal counts for nothing, and the same dealer deals again */
static void
test_redeal (void)
{
  Options options = support_options (GAME, THREE);
  Breakdown breakdown;
  g_autofree char *sheet = NULL;
  Card pack[CARDS_MAX];
  DealResult result;
  Match match;
  Deal deal;

  support_unshuffled (pack, 32);
  match_init (&match, GAME, &options, NO_SEAT);
  match.score[1] = 100;
  match.n_counted = 11;
  match_deal (&match, pack, &deal);
  support_act (&deal, "pass pass pass");
  g_assert_true (deal_is_over (&deal));
  deal_result (&deal, &result);
  for (unsigned u = 0; u < 3; u++)
    g_assert_true (result.points[u] == 0 && result.score[u] == 0);
  match_book (&match, &deal);
  g_assert_false (match.over);
  g_assert_cmpuint (match.dealer, ==, 2);
  g_assert_cmpuint (match.n_counted, ==, 11);
  g_assert_cmpuint (match.n_deals, ==, 1);
  g_assert_cmpint (match.score[1], ==, 100);
  sheet = klaverjas_sheet_text (&match, &deal);
  support_check ("K-6.5 nothing on the sheet", sheet, "–  / –  / – ");
  game_breakdown (&deal, &breakdown);
  g_assert_cmpuint (breakdown.n_rows, ==, 1);
  support_check ("K-6.5 nothing to break down", breakdown.row[0].label, "Written");
}

static void
check_aside (const char *row, const Deal *deal, unsigned seat, const char *wanted)
{
  g_autofree char *extra = NULL;
  g_autofree char *discards = NULL;
  g_autofree char *text = NULL;
  Observation observation;

  observation_make (&observation, deal, seat);
  extra = support_codes (klaverjas_main_pack (), observation.seen.own.klaverjas.extra);
  discards = support_codes (klaverjas_main_pack (), observation.seen.own.klaverjas.discarded);
  text = g_strdup_printf ("%s / %s, %u elsewhere", extra, discards, observation.n_elsewhere);
  support_check (row, text, wanted);
}

/* D-24: only the maker knows the extra cards and the discards until the deal is over */
static void
test_information (void)
{
  ActionList list;
  Deal deal;

  support_deal (&deal, GAME, THREE, NULL);
  check_aside ("K-14 nobody before they are taken", &deal, 0, " / , 2 elsewhere");
  support_act (&deal, "pass trump:C");
  check_aside ("K-14 the maker", &deal, 1, "QH KH / , 0 elsewhere");
  check_aside ("K-14 the others", &deal, 0, " / , 0 elsewhere");
  deal_legal (&deal, &list);
  g_assert_true (game_is_private (&deal, list.at[0]));
  support_act (&deal, "discard:KH");
  check_aside ("K-14 one laid aside", &deal, 2, " / , 1 elsewhere");
  support_act (&deal, "discard:9D");
  check_aside ("K-14 the maker in play", &deal, 1, "QH KH / KH 9D, 0 elsewhere");
  check_aside ("K-14 the others in play", &deal, 2, " / , 2 elsewhere");
  deal_legal (&deal, &list);
  g_assert_false (game_is_private (&deal, list.at[0]));
  while (!deal_is_over (&deal))
    {
      deal_legal (&deal, &list);
      deal_apply (&deal, list.at[0]);
    }
  check_aside ("K-14 everybody in the end", &deal, 2, "QH KH / KH 9D, 0 elsewhere");
}

/* E-17, step by step */
static void
test_e17 (void)
{
  static const char *const steps[][2] = {
    { "0 legal trump:C trump:D trump:H trump:S", "trump:H" },
    { "1 legal kraak pass", "pass" },
    { "3 legal kraak pass", "kraak" },
    { "0 legal herkraak pass", "pass" },
    { "2 legal herkraak pass", "herkraak" },
    { "1 legal pass superkraak", "superkraak" },
    { "0 legal declare:all declare:none declare:nostuk", "declare:nostuk" },
    { "1 legal declare:all declare:none", "declare:none" },
    { "2 legal declare:all declare:none", "declare:none" },
    { "3 legal declare:all declare:none", "declare:none" },
    { "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:KH:stuk play:QH play:QH:stuk "
      "play:QS",
      "play:QH:stuk" },
  };
  const KlaverjasState *own;
  Deal deal;

  support_deal (&deal, GAME, "game=kraken trump=utrecht", NULL);
  own = &deal.own.klaverjas;
  for (unsigned i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      support_check_turn ("E-17", &deal, steps[i][0]);
      if (i == G_N_ELEMENTS (steps) - 1)
        g_assert_true (own->roem[0] == 40 && own->roem[1] == 0 && own->n_marks == 2);
      support_act (&deal, steps[i][1]);
    }
  g_assert_cmpuint (own->roem[0], ==, 60); /* K-8.8: before the trick is complete */
  g_assert_cmpuint (own->n_kraaks, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/klaverjas/tournament-sheet", test_tournament_sheet);
  g_test_add_func ("/klaverjas/marks-so-far", test_marks_so_far);
  g_test_add_func ("/klaverjas-three/redeal", test_redeal);
  g_test_add_func ("/klaverjas-three/information", test_information);
  g_test_add_func ("/klaverjas-kraken/e17", test_e17);
  examples_add ("klaverjas", GAME, klaverjas_columns);
  examples_add ("klaverjas-three", GAME, klaverjas_columns);
  examples_add ("klaverjas-kraken", GAME, klaverjas_columns);

  return g_test_run ();
}
