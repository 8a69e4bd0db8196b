/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-course-group.h"

#include <glib/gi18n-lib.h>

#include "app/learn/atout-test-page.h"
#include "app/learn/learn-open.h"
#include "app/learn/learn-words.h"
#include "app/match/atout-option-row.h"
#include "app/match/last-rules.h"
#include "help/lesson-book.h"
#include "model/learning/course-test.h"
#include "model/words/house-rules.h"

struct _AtoutCourseGroup
{
  AdwPreferencesGroup parent_instance;

  AtoutHost *host;
  AtoutLearning *learning; /* NULL if nothing is saved */
  GSettings *settings;
  const Game *game;
  GameForm form;
  Options options;
  HelpBook *help;
  LessonBook *book;           /* NULL if there is no course */
  GHashTable *begun;          /* lessons begun: id → LearningLesson */
  GHashTable *solved;         /* names of the positions solved */
  guint n_done;               /* number of lessons done */
  guint n_ended;              /* number of lessons read to the end, done or not */
  GListModel *before, *after; /* problems of each test, or NULL */
  gboolean is_second;         /* the test taken last is the one after the course */

  GtkWidget *next;
  GtkWidget *rules;
  GPtrArray *rule_rows;
  GtkWidget *lessons;
  GPtrArray *lesson_rows;
  GPtrArray *marks;
  GtkWidget *test;
};

G_DEFINE_FINAL_TYPE (AtoutCourseGroup, atout_course_group, ADW_TYPE_PREFERENCES_GROUP)

static const Lesson *
lesson_at (AtoutCourseGroup *self, guint index)
{
  return g_ptr_array_index (self->book->lessons, index);
}

static LearningLesson
state_of (AtoutCourseGroup *self, const Lesson *lesson)
{
  const LearningLesson *begun = g_hash_table_lookup (self->begun, lesson->id);

  return begun != NULL ? *begun : (LearningLesson) { 0 };
}

/* Returns true if the end of @lesson was reached, with steps missed or not. */
static gboolean
is_ended (AtoutCourseGroup *self, const Lesson *lesson)
{
  const LearningLesson state = state_of (self, lesson);

  return state.is_done || state.step >= lesson->steps->len;
}

/*
 * Returns the index of the first lesson whose end was not reached; if there is none, of the first
 * lesson not done. The number of lessons if all are done.
 */
static guint
find_next (AtoutCourseGroup *self)
{
  guint n = self->book->lessons->len;

  for (guint i = 0; i < n; i++)
    if (!is_ended (self, lesson_at (self, i)))
      return i;
  for (guint i = 0; i < n; i++)
    if (!state_of (self, lesson_at (self, i)).is_done)
      return i;

  return n;
}

/* Counts the steps of @lesson to be solved, if its end was reached; otherwise returns 0. */
static guint
count_missed (AtoutCourseGroup *self, const Lesson *lesson)
{
  guint n = 0;

  for (guint i = 0; i < lesson->steps->len && is_ended (self, lesson); i++)
    {
      const LessonStep *step = g_ptr_array_index (lesson->steps, i);

      n += step->at != NULL && !g_hash_table_contains (self->solved, step->at) ? 1 : 0;
    }

  return n;
}

static void
update_state (AtoutCourseGroup *self)
{
  g_clear_pointer (&self->begun, g_hash_table_unref);
  self->begun = self->learning != NULL
                    ? atout_learning_list_lessons (self->learning, self->game->key)
                    : g_hash_table_new (g_str_hash, g_str_equal);
  g_clear_pointer (&self->solved, g_hash_table_unref);
  self->solved = self->learning != NULL
                     ? atout_learning_list_solved (self->learning, self->game->key)
                     : g_hash_table_new (g_str_hash, g_str_equal);
  self->n_done = self->n_ended = 0;
  for (guint i = 0; i < self->book->lessons->len; i++)
    {
      self->n_done += state_of (self, lesson_at (self, i)).is_done ? 1 : 0;
      self->n_ended += is_ended (self, lesson_at (self, i)) ? 1 : 0;
    }
}

/* ---- Lessons --------------------------------------------------------------------------------- */

static void
open_lesson (AtoutCourseGroup *self, guint index)
{
  const Lesson *lesson = lesson_at (self, index);
  const LearningLesson state = state_of (self, lesson);

  learn_open_lesson (self->host, self->game, &self->options, lesson->id,
                     state.is_done && state.step >= lesson->steps->len ? 0 : state.step);
}

static void
lesson_activated (AtoutCourseGroup *self, GtkWidget *row)
{
  guint index;

  if (g_ptr_array_find (self->lesson_rows, row, &index))
    open_lesson (self, index);
}

static void
next_activated (AtoutCourseGroup *self)
{
  guint index = find_next (self);

  if (index < self->book->lessons->len)
    open_lesson (self, index);
}

static void
show_next (AtoutCourseGroup *self)
{
  guint index = find_next (self);
  gboolean is_begun = g_hash_table_size (self->begun) > 0;
  g_autofree char *text = NULL;
  guint step;

  if (index == self->book->lessons->len)
    {
      gtk_widget_set_visible (self->next, FALSE);
      return;
    }
  step = state_of (self, lesson_at (self, index)).step;
  text = learn_words_next_lesson (lesson_at (self, index)->title,
                                  is_ended (self, lesson_at (self, index)) ? 0 : step);
  gtk_widget_set_visible (self->next, TRUE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->next),
                                 is_begun ? _ ("Go On with the Course")
                                          : _ ("Begin with the First Lesson"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->next), text);
}

static void
show_lessons (AtoutCourseGroup *self)
{
  g_autofree char *text = learn_words_done (self->n_done, self->book->lessons->len);

  for (guint i = 0; i < self->book->lessons->len; i++)
    {
      const Lesson *lesson = lesson_at (self, i);
      const LearningLesson state = state_of (self, lesson);
      g_autofree char *told
          = learn_words_lesson (lesson->minutes, &state, count_missed (self, lesson));

      adw_action_row_set_subtitle (self->lesson_rows->pdata[i], told);
      gtk_widget_set_opacity (self->marks->pdata[i], state.is_done ? 1 : 0);
    }
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->lessons), text);
}

static GtkWidget *
new_row (const char *title)
{
  return g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "activatable",
                       TRUE, NULL);
}

static GtkWidget *
add_icon (GtkWidget *row, const char *name)
{
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon);

  return icon;
}

static void
add_lessons (AtoutCourseGroup *self)
{
  for (guint i = 0; i < self->book->lessons->len; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u · %s", i + 1, lesson_at (self, i)->title);
      GtkWidget *row = new_row (title);

      g_signal_connect_swapped (row, "activated", G_CALLBACK (lesson_activated), self);
      g_ptr_array_add (self->lesson_rows, row);
      g_ptr_array_add (self->marks, add_icon (row, "object-select-symbolic"));
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->lessons), row);
    }
}

/* ---- House rules ----------------------------------------------------------------------------- */

static void
show_rules (AtoutCourseGroup *self)
{
  gboolean is_any = FALSE;

  for (guint i = 0; i < self->rule_rows->len; i++)
    {
      atout_option_row_set_options (self->rule_rows->pdata[i], &self->options);
      is_any = is_any || gtk_widget_get_visible (self->rule_rows->pdata[i]);
    }
  gtk_widget_set_visible (self->rules, is_any);
}

static void
rule_chosen (AtoutCourseGroup *self, guint value, AtoutOptionRow *row)
{
  house_rules_choose (&self->options, self->game, atout_option_row_get_index (row), value);
  last_rules_set (self->settings, self->game, &self->options);
  show_rules (self);
}

static void
add_rules (AtoutCourseGroup *self)
{
  for (guint i = 0; i < self->book->asks->len; i++)
    {
      GtkWidget *row = atout_option_row_new (self->game, g_array_index (self->book->asks, guint, i),
                                             &self->options);

      g_signal_connect_swapped (row, "chosen", G_CALLBACK (rule_chosen), self);
      g_ptr_array_add (self->rule_rows, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self->rules), row);
    }
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static LearningTest
get_test (AtoutCourseGroup *self, gboolean is_after)
{
  return atout_learning_get_test (self->learning, self->form.key, is_after);
}

/* Returns true if the test after the course is next; ending a lesson closes the one before. */
static gboolean
is_after (AtoutCourseGroup *self)
{
  LearningTest before = get_test (self, FALSE);

  return course_test_is_over (before) || self->n_ended == self->book->lessons->len
         || (self->n_ended > 0 && before.n_asked == 0);
}

static void
show_test (AtoutCourseGroup *self)
{
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->test, self->learning != NULL && self->before != NULL);
  if (!gtk_widget_get_visible (self->test))
    return;
  text = learn_words_test (get_test (self, FALSE), get_test (self, TRUE), is_after (self));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->test), text);
}

static void
show_result (AtoutCourseGroup *self)
{
  GListModel *problems = self->is_second ? self->after : self->before;

  atout_host_open (self->host, ATOUT_PAGE (atout_test_page_new (self->host, self->form.key,
                                                                problems, self->is_second)));
}

static void
test_activated (AtoutCourseGroup *self)
{
  self->is_second = is_after (self);
  learn_open_test (self->host, self->form.key, self->is_second ? self->after : self->before,
                   self->is_second, G_CALLBACK (show_result), self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
update (AtoutCourseGroup *self)
{
  self->options = last_rules_recall (self->settings, self->game, &self->form);
  update_state (self);
  show_next (self);
  show_rules (self);
  show_lessons (self);
  show_test (self);
}

static void
atout_course_group_map (GtkWidget *widget)
{
  update (ATOUT_COURSE_GROUP (widget));

  GTK_WIDGET_CLASS (atout_course_group_parent_class)->map (widget);
}

static void
atout_course_group_dispose (GObject *object)
{
  AtoutCourseGroup *self = ATOUT_COURSE_GROUP (object);

  g_clear_object (&self->learning);
  g_clear_object (&self->settings);
  g_clear_object (&self->before);
  g_clear_object (&self->after);

  G_OBJECT_CLASS (atout_course_group_parent_class)->dispose (object);
}

static void
atout_course_group_finalize (GObject *object)
{
  AtoutCourseGroup *self = ATOUT_COURSE_GROUP (object);

  g_clear_pointer (&self->begun, g_hash_table_unref);
  g_clear_pointer (&self->solved, g_hash_table_unref);
  g_clear_pointer (&self->book, lesson_book_free);
  g_clear_pointer (&self->help, help_book_free);
  g_ptr_array_unref (self->rule_rows);
  g_ptr_array_unref (self->lesson_rows);
  g_ptr_array_unref (self->marks);

  G_OBJECT_CLASS (atout_course_group_parent_class)->finalize (object);
}

static void
atout_course_group_class_init (AtoutCourseGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_course_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_course_group_finalize;
  GTK_WIDGET_CLASS (klass)->map = atout_course_group_map;
}

static GtkWidget *
add_row (AtoutCourseGroup *self, GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);

  return row;
}

static GtkWidget *
new_expander (const char *title)
{
  return g_object_new (ADW_TYPE_EXPANDER_ROW, "title", title, NULL);
}

static void
atout_course_group_init (AtoutCourseGroup *self)
{
  self->settings = g_settings_new (APP_ID);
  self->rule_rows = g_ptr_array_new ();
  self->lesson_rows = g_ptr_array_new ();
  self->marks = g_ptr_array_new ();
  self->next = add_row (self, new_row (""));
  add_icon (self->next, "go-next-symbolic");
  g_signal_connect_swapped (self->next, "activated", G_CALLBACK (next_activated), self);
  self->rules = add_row (self, new_expander (_ ("House Rules")));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->rules),
                                 _ ("The lessons follow the rules that you play by"));
  self->test = add_row (self, new_row (_ ("Test Me")));
  add_icon (self->test, "go-next-symbolic");
  g_signal_connect_swapped (self->test, "activated", G_CALLBACK (test_activated), self);
  self->lessons = add_row (self, new_expander (_ ("Lessons")));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns FALSE if the course is missing or broken (reported). */
static gboolean
open_book (AtoutCourseGroup *self)
{
  const Options options = last_rules_recall (self->settings, self->game, &self->form);
  g_autoptr (GError) error = NULL;

  if (!lesson_book_exists (self->game))
    return FALSE;
  if ((self->help = help_book_open (self->game, &error)) == NULL
      || (self->book = lesson_book_open (self->game, self->help, &error)) == NULL)
    atout_host_say (self->host, error->message);
  else
    lesson_book_choose (self->book, &options);

  return self->book != NULL;
}

void
atout_course_group_set_form (AtoutCourseGroup *self, AtoutHost *host, const Game *game,
                             const GameForm *form, GListModel *problems)
{
  g_return_if_fail (ATOUT_IS_COURSE_GROUP (self) && self->book == NULL);

  self->host = host;
  self->game = game;
  self->form = *form;
  g_set_object (&self->learning, atout_host_get_learning (host));
  if (!open_book (self))
    return;
  self->before = course_test_choose (problems, FALSE);
  self->after = course_test_choose (problems, TRUE);
  add_rules (self);
  add_lessons (self);
  update (self);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->rules),
                                 g_hash_table_size (self->begun) == 0);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->lessons),
                                 self->n_done < self->book->lessons->len);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
