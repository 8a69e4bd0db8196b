/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What waits until something else has been shown: AtoutShown over a running match. */

#include "add-tests.h"
#include "model/course/atout-match.h"
#include "model/course/atout-shown.h"
#include "support.h"

typedef struct
{
  AtoutCourse *match;
  AtoutShown *shown;
  AtoutCourse *course; /* the same */
  GString *heard;
} Show;

static void
hear_dealt (Show *show)
{
  g_string_append (show->heard, "dealt ");
}

/* Whoever hears of an event finds the moment behind it. */
static void
hear_acted (Show *show, const AtoutEvent *event)
{
  guint n_actions;

  atout_course_get_position (show->course, &n_actions);
  g_assert_cmpmem (atout_course_get_deal (show->course), sizeof (Deal), &event->after,
                   sizeof (Deal));
  g_string_append_printf (show->heard, "acted:%u ", n_actions);
}

static void
hear_rewound (Show *show)
{
  g_string_append (show->heard, "rewound ");
}

static void
hear_settled (Show *show)
{
  g_assert_true (atout_shown_get_settled (show->shown));
  g_string_append (show->heard, "settled ");
}

static void
hear_over (Show *show)
{
  g_assert_true (deal_is_over (atout_course_get_deal (show->course)));
  g_string_append (show->heard, "over ");
}

static void
begin (Show *show, gboolean paced)
{
  static const AtoutPlayer players[] = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE },
                                         { "Bert", TRUE, PLAYER_LEVEL_SIMPLE },
                                         { "Cora", TRUE, PLAYER_LEVEL_SIMPLE },
                                         { "Dirk", TRUE, PLAYER_LEVEL_SIMPLE } };
  static const struct
  {
    const char *signal;
    GCallback callback;
  } rows[] = {
    { "dealt", G_CALLBACK (hear_dealt) },     { "acted", G_CALLBACK (hear_acted) },
    { "rewound", G_CALLBACK (hear_rewound) }, { "settled", G_CALLBACK (hear_settled) },
    { "deal-over", G_CALLBACK (hear_over) },  { "match-over", G_CALLBACK (hear_over) },
  };
  Options options = OPTIONS_DEFAULT;

  show->match = ATOUT_COURSE (atout_match_new (game_find ("klaverjas"), &options, players));
  atout_match_set_seed (ATOUT_MATCH (show->match), 3);
  show->shown = atout_shown_new (show->match);
  show->course = ATOUT_COURSE (show->shown);
  show->heard = g_string_new (NULL);
  atout_shown_set_paced (show->shown, paced);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_swapped (show->shown, rows[i].signal, rows[i].callback, show);
}

static void
end (Show *show)
{
  g_string_free (show->heard, TRUE);
  g_object_unref (show->shown);
  g_object_unref (show->match);
}

static void
deal (Show *show)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (atout_match_deal (ATOUT_MATCH (show->match), &error));
}

/* The first that is legal, as the match knows it. */
static void
act (Show *show)
{
  g_autoptr (GError) error = NULL;
  ActionList legal;

  atout_course_list_legal (show->match, &legal);
  atout_course_act (show->match, (guint) atout_course_get_turn (show->match), legal.at[0],
                    ATOUT_DECIDED, &error);
  g_assert_no_error (error);
}

#define assert_heard(show, text)                                                                   \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_assert_cmpstr ((show)->heard->str, ==, text);                                                \
    g_string_truncate ((show)->heard, 0);                                                          \
  }                                                                                                \
  G_STMT_END

static guint
count_legal (AtoutCourse *course)
{
  ActionList legal;

  atout_course_list_legal (course, &legal);

  return legal.n;
}

/* Nobody shows it: all is told at once, and the moment is that of the match. */
static void
test_at_once (void)
{
  Show show;

  begin (&show, FALSE);
  deal (&show);
  act (&show);
  assert_heard (&show, "dealt acted:1 ");
  g_assert_cmpuint (count_legal (show.course), ==, count_legal (show.match));
  g_assert_true (atout_shown_get_settled (show.shown));
  end (&show);
}

static void
test_one_after_the_other (void)
{
  Show show;
  guint n;

  begin (&show, TRUE);
  deal (&show);
  act (&show);
  act (&show);
  assert_heard (&show, "dealt ");
  g_assert_false (atout_shown_get_settled (show.shown));
  g_assert_cmpuint (atout_course_get_position (show.course, &n), ==, 0);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (count_legal (show.course), ==, 0);

  atout_shown_done (show.shown);
  assert_heard (&show, "acted:1 ");
  g_assert_cmpuint (count_legal (show.course), ==, 0);
  atout_shown_done (show.shown);
  assert_heard (&show, "acted:2 ");
  g_assert_cmpuint (count_legal (show.course), ==, 0);
  atout_shown_done (show.shown);
  assert_heard (&show, "settled ");
  g_assert_cmpuint (count_legal (show.course), ==, count_legal (show.match));
  atout_shown_done (show.shown);
  assert_heard (&show, "");
  end (&show);
}

/* Who shows it in no time says so while he hears of it. */
static void
test_shown_at_once (void)
{
  Show show;

  begin (&show, TRUE);
  for (guint i = 0; i < 2; i++)
    g_signal_connect_swapped (show.shown, i == 0 ? "dealt" : "acted", G_CALLBACK (atout_shown_done),
                              show.shown);
  deal (&show);
  act (&show);
  assert_heard (&show, "dealt settled acted:1 settled ");
  end (&show);
}

/* What led to a moment that is taken back is not shown any more. */
static void
test_rewound (void)
{
  Show show;
  guint n;

  begin (&show, TRUE);
  deal (&show);
  act (&show);
  g_assert_true (atout_match_undo (ATOUT_MATCH (show.match)));
  assert_heard (&show, "dealt rewound ");
  atout_course_get_position (show.course, &n);
  g_assert_cmpuint (n, ==, 0);
  atout_shown_done (show.shown);
  assert_heard (&show, "settled ");
  end (&show);
}

/* Who stops showing leaves nothing behind; the end of a deal is told when it has been reached. */
static void
test_left (void)
{
  Show show;

  begin (&show, TRUE);
  deal (&show);
  while (atout_course_get_state (show.match) == ATOUT_MATCH_PLAYING)
    act (&show);
  assert_heard (&show, "dealt ");
  g_assert_cmpint (atout_course_get_state (show.course), ==, ATOUT_MATCH_PLAYING);
  atout_shown_set_paced (show.shown, FALSE);
  g_assert_true (g_str_has_prefix (show.heard->str, "acted:1 acted:2 "));
  g_assert_true (g_str_has_suffix (show.heard->str, " over settled "));
  g_assert_cmpint (atout_course_get_state (show.course), ==, ATOUT_MATCH_DEAL_OVER);
  end (&show);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/shown", test_at_once, test_one_after_the_other, test_shown_at_once, test_rewound,
             test_left);

  return g_test_run ();
}
