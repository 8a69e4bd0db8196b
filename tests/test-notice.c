/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * K-15: who has to notice roem alone is asked the same after every trick of the own, with or
 * without roem.
 */

#include <string.h>

#include "klaverjas-support.h"
#include "model/course/atout-notice.h"
#include "rules/game.h"
#include "support.h"

static void
test_holds_back (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *table; /* seat 0 led */
    unsigned seat;     /* that wants to notice */
    bool asked;
  } rows[] = {
    { "the own trick without roem", "", "7H 8H TC", 3, true },
    { "the partner’s trick", "", "7H 8H TC", 1, false },
    { "the trick of others", "", "7H 8H TC", 0, false },
    { "roem is asked for anyway", "", "7H 8H 9H", 3, false },
    { "a trick that is not complete", "", "7H 8H", 3, false },
    { "roem is written by itself", "roem=auto", "7H 8H TC", 3, false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Card last = support_card (klaverjas_main_pack (), "JH");
      AtoutEvent event = { .action = ACTION (VERB_PLAY, last) };
      Deal shown;

      klaverjas_set_up (&event.before, rows[i].settings, 'H', 0, rows[i].table);
      for (unsigned seat = 0; seat < 4; seat++)
        event.before.hand[seat] = card_set_of (support_card (klaverjas_main_pack (), "7D")) << seat;
      event.before.hand[event.before.turn] |= card_set_of (last);
      event.seat = (unsigned) event.before.turn;
      event.after = event.before;
      deal_apply (&event.after, event.action);
      atout_event_complete (&event, rows[i].seat);
      if (atout_notice_holds_back (&event, rows[i].seat, &shown) != rows[i].asked)
        support_fail ("%s: %s", rows[i].row, rows[i].asked ? "not asked" : "asked");
      if (!rows[i].asked)
        continue;

      g_assert_cmpstr (game_trick_claim (&shown)->question, ==,
                       "Is there roem in your side’s trick?");
      g_assert_cmpint (shown.turn, ==, (int) rows[i].seat);
      g_assert_cmpuint (shown.trick.n, ==, 4);
      g_assert_cmpuint (trick_winner (&shown.trick), ==, rows[i].seat);
      g_assert_cmpuint (shown.last_trick.n, ==, event.before.last_trick.n);
      g_assert_cmpmem (shown.hand, sizeof shown.hand, event.after.hand, sizeof shown.hand);
      g_assert_cmpmem (shown.won, sizeof shown.won, event.before.won, sizeof shown.won);
      g_assert_cmpmem (shown.card_points, sizeof shown.card_points, event.before.card_points,
                       sizeof shown.card_points);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notice/holds-back", test_holds_back);

  return g_test_run ();
}
