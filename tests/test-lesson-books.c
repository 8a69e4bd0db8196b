/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parsers of lessons and of their positions. */

#include "add-tests.h"
#include "help-support.h"
#include "help/lesson-book.h"
#include "help/lesson-position.h"
#include "model/words/house-rules.h"
#include "rules/game.h"
#include "rules/record.h"

static const Lesson *
lesson_at (const LessonBook *book, guint index)
{
  return g_ptr_array_index (book->lessons, index);
}

static const LessonStep *
step_at (const Lesson *lesson, guint index)
{
  return g_ptr_array_index (lesson->steps, index);
}

#define LESSONS(text) "<lessons game='fiftysix' title='T'>\n" text "</lessons>"
#define LESSON(text) LESSONS ("<lesson id='a' title='A' minutes='5'>\n" text "</lesson>")

static const struct
{
  const char *xml;
  const char *names; /* what the message has to name */
} bad_books[] = {
  { "<lessons game='cego' title='T'/>", "'cego'" },
  { "<help game='fiftysix' title='T'/>", "<help>" },
  { "<lessons game='fiftysix' title='T' asks='deal'/>", "'deal'" },
  { LESSONS ("<lesson id='a' title='A' minutes='11'/>"), "'11'" },
  { LESSONS ("<lesson id='a' title='A' minutes='1'/><lesson id='a' title='A' minutes='1'/>"),
    "'a'" },
  { LESSONS ("<lesson id='a' title='A' minutes='1' when='much=1'/>"), "'much=1'" },
  { LESSONS ("<step/>"), "<step>" },
  { LESSONS ("<section id='a' title='A'/>"), "<section>" },
  { LESSON ("<step><right>x</right></step>"), "'at'" },
  { LESSON ("<step><wrong>x</wrong></step>"), "'at'" },
  { LESSON ("<step at='b'><right>x</right><right>x</right></step>"), "two <right>" },
  { LESSON ("<step><p><term ref='roem'>x</term></p></step>"), "'roem'" },
  { LESSON ("<step>words</step>"), "line 3" },
  { LESSON ("<step when='trump=maybe'/>"), "'trump=maybe'" },
};

static void
test_bad_books (void)
{
  const Game *game = game_find ("fiftysix");
  g_autoptr (HelpBook) help = help_support_open (game, "en");

  for (guint i = 0; i < G_N_ELEMENTS (bad_books); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lesson_book_parse (bad_books[i].xml, -1, "test.xml", game, help, &error));
      g_test_message ("%s", error->message);
      g_assert_true (error->domain == G_MARKUP_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "test.xml: "));
      g_assert_nonnull (strstr (error->message, bad_books[i].names));
    }
}

static void
test_book (void)
{
  const Game *game = game_find ("fiftysix");
  g_autoptr (HelpBook) help = help_support_open (game, "en");
  g_autoptr (GError) error = NULL;
  g_autoptr (LessonBook) book = lesson_book_parse (
      "<lessons game='fiftysix' title='T' asks='trump dblscore'>"
      "<lesson id='a' title='A' minutes='5'><step><p>Read <term ref='trick'>it</term>.</p></step>"
      "<step at='b'><p>Do</p><cards>JH</cards><right>Yes, <b>so</b>.</right>"
      "<wrong to='play:9H 3'>No.</wrong><wrong>Not\n  quite.</wrong></step></lesson></lessons>",
      -1, "test.xml", game, help, &error);
  const LessonStep *step;

  g_assert_no_error (error);
  g_assert_cmpuint (book->asks->len, ==, 2);
  g_assert_cmpuint (lesson_at (book, 0)->minutes, ==, 5);
  step = step_at (lesson_book_find (book, "a"), 0);
  g_assert_null (step->at);
  g_assert_null (step->right);
  g_assert_cmpuint (step->text->blocks->len, ==, 1);
  step = step_at (lesson_book_find (book, "a"), 1);
  g_assert_cmpstr (step->at, ==, "b");
  g_assert_cmpuint (step->text->blocks->len, ==, 2);
  g_assert_cmpstr (step->right, ==, "Yes, <b>so</b>.");
  g_assert_cmpstr (lesson_step_say_wrong (step, "3"), ==, "No.");
  g_assert_cmpstr (lesson_step_say_wrong (step, "play:JH"), ==, "Not quite.");
  g_assert_null (lesson_book_find (book, "b"));
}

/* A step that is not in force is not there; one without `when` always is. */
static void
test_choose (void)
{
  const Game *game = game_find ("fiftysix");
  g_autoptr (HelpBook) help = help_support_open (game, "en");
  Options options = OPTIONS_DEFAULT;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LessonBook) book = lesson_book_parse (
          LESSON ("<step when='trump=call'><p>x</p></step><step at='a'><p>x</p></step>"
                  "<step at='b' when='trump=free'><p>x</p></step>"),
          -1, "test.xml", game, help, &error);

      g_assert_no_error (error);
      g_assert_true (options_set (&options, game, "trump", i == 0 ? "call" : "free", NULL));
      lesson_book_choose (book, &options);
      g_assert_cmpuint (lesson_at (book, 0)->steps->len, ==, 2);
      g_assert_cmpstr (step_at (lesson_at (book, 0), 0)->at, ==, i == 0 ? NULL : "a");
      g_assert_cmpstr (step_at (lesson_at (book, 0), 1)->at, ==, i == 0 ? "a" : "b");
    }
}

/* A lesson of another form is not in the course. */
static void
test_choose_lessons (void)
{
  const Game *game = game_find ("wurzen");
  g_autoptr (HelpBook) help = help_support_open (game, "en");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  g_autoptr (LessonBook) book = lesson_book_parse (
      "<lessons game='wurzen' title='T'><lesson id='a' title='A' minutes='5' when='mode=wurzen'/>"
      "<lesson id='b' title='B' minutes='5'/>"
      "<lesson id='c' title='C' minutes='5' when='mode=schnapsen'/></lessons>",
      -1, "test.xml", game, help, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (book->lessons->len, ==, 3);
  g_assert_true (options_set (&options, game, "mode", "schnapsen", NULL));
  lesson_book_choose (book, &options);
  g_assert_cmpuint (book->lessons->len, ==, 2);
  g_assert_cmpstr (lesson_at (book, 0)->id, ==, "b");
  g_assert_cmpstr (lesson_at (book, 1)->id, ==, "c");
}

/* Each form shows no card in its lessons that a deck for it may lack. */
static void
test_packs (void)
{
  const Game *game = game_find ("wurzen");
  g_autoptr (HelpBook) help = help_support_open (game, "en");
  g_autoptr (LessonPositions) positions = lesson_positions_open (game, NULL);
  GameForm form;

  for (unsigned f = 0; game_form_at (game, f, &form); f++)
    {
      g_autoptr (LessonBook) book = lesson_book_open (game, help, NULL);
      const Options options = house_rules_of_form (game, &form);
      const Pack *pack = game_pack (game, &options);

      lesson_book_choose (book, &options);
      for (guint i = 0; i < book->lessons->len; i++)
        for (guint j = 0; j < lesson_at (book, i)->steps->len; j++)
          {
            const char *at = step_at (lesson_at (book, i), j)->at;

            if (at != NULL)
              g_assert_cmpuint (
                  deal_pack (&lesson_positions_find (positions, at)->log->deal)->n_cards, <=,
                  pack->n_cards);
          }
    }
}

#define DEALT "atout 1\ngame fiftysix\ndeal 1\ndealer 5\nnumber 064233886f557e84ef64f043aad01691\n"
#define PLAYED DEALT "0 bid:30:H\n1 pass\n2 pass\n3 pass\n4 pass\n5 pass\n"

static const struct
{
  const char *text;
  const char *names;
} bad_positions[] = {
  { DEALT "# asks deal\n", "# position" },
  { DEALT "# position a\n# asks much\n", "'much'" },
  { DEALT "# position a\n# asks \n", "'# asks'" },
  { DEALT "# position a\n# asks out\n", "suit" },
  { PLAYED "# position a\n# asks out X\n# offers 1 2\n", "'X'" },
  { DEALT "# position a\n# asks winner\n# offers 1 2\n", "cards are played" },
  { DEALT "# position a\n# asks best\n", "# right" },
  { DEALT "# position a\n# asks best\n# right play:JH\n", "'play:JH'" },
  { DEALT "# position a\n# asks true\n", "offered" },
  { DEALT "# position a\n# asks deal\n\n" DEALT "# position a\n# asks deal\n", "two positions" },
};

static void
test_bad_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_positions); i++)
    {
      g_autoptr (GBytes) text
          = g_bytes_new_static (bad_positions[i].text, strlen (bad_positions[i].text));
      g_autoptr (GError) error = NULL;

      g_assert_null (lesson_positions_parse (text, "test.atout", game_find ("fiftysix"), &error));
      g_test_message ("%s", error->message);
      g_assert_true (error->domain == RECORD_ERROR);
      g_assert_nonnull (strstr (error->message, bad_positions[i].names));
    }
}

/* ---- What is right by the rules -------------------------------------------------------------- */

/* Cards as they lie at the beginning of a deal with this number, seat 5 dealing. */
#define JACK "0 play:9D\n1 play:JD\n2 play:QS\n"

static const struct
{
  const char *text;
  const char *right;
} good_positions[] = {
  { PLAYED "# position a\n# asks deal\n", "" },
  { PLAYED "# position a\n# asks needs\n# offers 27 30\n", "30" },
  { PLAYED "0 play:9D\n# position a\n# asks take\n", "play:JD" },
  { PLAYED JACK "# position a\n# asks winner\n# offers 0 1 2\n", "1" },
  { PLAYED JACK "# position a\n# asks points\n# offers 4 5\n", "5" },
  { PLAYED JACK "# position a\n# asks may\n# offers 2 8\n", "2" },
  { PLAYED JACK "# position a\n# asks out H\n# offers 9 10\n", "10" },
  { PLAYED JACK "# position a\n# asks out trumps\n# offers 9 10\n", "10" },
  { PLAYED "0 play:9C\n1 play:TD\n2 play:AC\n3 play:KC\n4 play:KC\n# position a\n# asks trick\n",
    "play:QC" },
  { DEALT "# position a\n# asks true\n# offers plus:D oneplus:D minus:2:S\n", "plus:D" },
  { DEALT "0 plus:D\n1 pass\n# position a\n# asks heard\n# offers 2 3\n", "3" },
  { DEALT "0 plus:D\n1 pass\n# position a\n# asks top\n# offers JD 9D\n", "JD" },
  { DEALT "0 bid:30:H\n# position a\n# asks best\n# right double pass\n", "double pass" },
};

static void
test_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (good_positions); i++)
    {
      g_autoptr (GBytes) text
          = g_bytes_new_static (good_positions[i].text, strlen (good_positions[i].text));
      g_autoptr (GError) error = NULL;
      g_autoptr (LessonPositions) positions
          = lesson_positions_parse (text, "test.atout", game_find ("fiftysix"), &error);
      const LessonPosition *position;
      g_autofree char *right = NULL;

      g_assert_no_error (error);
      position = lesson_positions_find (positions, "a");
      right = g_strjoinv (" ", position->right);
      g_assert_cmpstr (right, ==, good_positions[i].right);
      g_assert_true (*right == '\0' || lesson_position_is_right (position, position->right[0]));
      g_assert_false (lesson_position_is_right (position, "play:XX"));
    }
}

/* Where one stands against the others, friends are not of the own unit. */
static void
test_alone (void)
{
  static const struct
  {
    const char *name;
    const char *right;
  } expected[] = {
    { "worth-smear", "play:KS" }, /* a friend has ruffed: the most */
    { "worth-save", "play:JD" },  /* the declarer has: the least */
    { "score-rich", "3" },        { "score-lost", "-2" }, { "against-out", "15" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LessonPositions) positions = lesson_positions_open (game_find ("cego"), &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const LessonPosition *position = lesson_positions_find (positions, expected[i].name);
      g_autofree char *right = g_strjoinv (" ", position->right);

      g_assert_cmpstr (right, ==, expected[i].right);
    }
}

/* What is announced counts with the rest, though not before the first trick. */
static void
test_announced (void)
{
  static const struct
  {
    const char *name;
    const char *right;
  } expected[] = {
    { "eyes-needs", "41" }, { "pair-wait", "66" }, { "pair-count", "33" },
    { "w-needs", "51" },    { "pair-lead", "2" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LessonPositions) positions = lesson_positions_open (game_find ("wurzen"), &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const LessonPosition *position = lesson_positions_find (positions, expected[i].name);

      g_assert_cmpstr (position->right[0], ==, expected[i].right);
      g_assert_null (position->right[1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/lesson-books", test_bad_books, test_book, test_choose, test_choose_lessons,
             test_packs, test_bad_positions, test_positions, test_alone, test_announced);

  return g_test_run ();
}
