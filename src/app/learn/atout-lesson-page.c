/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-lesson-page.h"

#include <glib/gi18n-lib.h>

#include "app/decks/page-deck.h"
#include "app/learn/answer-buttons.h"
#include "app/learn/learn-words.h"
#include "app/learn/lesson-review.h"
#include "app/learn/lesson-table.h"
#include "app/learn/lesson-text.h"
#include "app/table/table-keys.h"
#include "app/table/table-settings.h"
#include "help/help-text.h"
#include "help/lesson-book.h"
#include "view/table/atout-table.h"
#include "view/widgets/css-class.h"
#include "view/widgets/focus.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define SUGGESTED "suggested-action"

typedef enum
{
  LESSON_READ, /* no question */
  LESSON_ASKED,
  LESSON_RIGHT,
  LESSON_WRONG,
} LessonState;

struct _AtoutLessonPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  GSettings *settings;
  AtoutGameDeck *deck;
  const Game *game;
  Options options;
  HelpBook *help;
  LessonBook *book;
  LessonPositions *positions;

  const Lesson *lesson;
  GHashTable *solved;             /* names of the positions solved so far */
  guint index;                    /* index of the step; number of steps: the end */
  gboolean is_repeat;             /* only missed steps follow */
  const LessonPosition *position; /* NULL if there is no task */
  AtoutExercise *exercise;        /* NULL unless an action is asked for */
  AtoutSession *session;          /* NULL if the table is empty */
  LessonState state;

  GtkWidget *table;
  GtkWidget *side;
  GtkWidget *bin;
  GtkWidget *text;
  GtkWidget *verdict;
  GtkWidget *review; /* worst decision of the finished deal */
  GtkWidget *answers;
  GtkWidget *back_button;
  GtkWidget *again_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (AtoutLessonPage, atout_lesson_page, ATOUT_TYPE_PAGE)

static const LessonStep *
get_step (AtoutLessonPage *self)
{
  return g_ptr_array_index (self->lesson->steps, self->index);
}

static gboolean
is_end (AtoutLessonPage *self)
{
  return self->index == self->lesson->steps->len;
}

/* Returns the position of step @index; NULL if the step is only read. */
static const LessonPosition *
find_position (AtoutLessonPage *self, guint index)
{
  const LessonStep *step = g_ptr_array_index (self->lesson->steps, index);

  return step->at != NULL ? lesson_positions_find (self->positions, step->at) : NULL;
}

static gboolean
is_missed (AtoutLessonPage *self, guint index)
{
  const LessonPosition *position = find_position (self, index);

  return position != NULL && !g_hash_table_contains (self->solved, position->name);
}

/* Returns the index of the first missed step from @index on, or the number of steps. */
static guint
find_missed (AtoutLessonPage *self, guint index)
{
  while (index < self->lesson->steps->len && !is_missed (self, index))
    index++;

  return index;
}

static gboolean
is_done (AtoutLessonPage *self)
{
  return find_missed (self, 0) == self->lesson->steps->len;
}

static gboolean
is_deal (const LessonPosition *position)
{
  return position != NULL && (position->asks == LESSON_DEAL || position->asks == LESSON_MATCH);
}

static gboolean
is_played (AtoutLessonPage *self)
{
  return is_deal (self->position);
}

static DeckSuits
get_suits (AtoutLessonPage *self)
{
  AtoutDeck *deck = atout_game_deck_get_deck (self->deck);

  return deck != NULL ? atout_deck_get_suits (deck) : SUITS_FRENCH;
}

/* ---- Text ------------------------------------------------------------------------------------ */

/* Explains the word in a message, because the help would cover the lesson. */
static gboolean
follow_link (GtkLabel *label G_GNUC_UNUSED, const char *uri, gpointer page)
{
  AtoutLessonPage *self = page;
  g_autofree char *explained = lesson_text_explain (
      self->help, uri, game_pack (self->game, &self->options), get_suits (self));

  atout_host_say (self->host, explained);

  return TRUE;
}

static gboolean
asks_winner (AtoutLessonPage *self)
{
  return self->position != NULL && self->position->asks == LESSON_WINNER;
}

/* Shows how many questions were solved, and what is left to do. */
static void
show_end (AtoutLessonPage *self)
{
  guint n = 0, n_right = 0;
  gboolean is_deal_left = FALSE;
  g_autofree char *figure = NULL;

  for (guint i = 0; i < self->lesson->steps->len; i++)
    {
      const LessonPosition *position = find_position (self, i);

      if (is_deal (position))
        is_deal_left = is_deal_left || is_missed (self, i);
      else if (position != NULL)
        {
          n++;
          n_right += is_missed (self, i) ? 0 : 1;
        }
    }
  figure = learn_words_right (n_right, n);
  lesson_text_end (GTK_BOX (self->text), figure,
                   learn_words_lesson_end (n_right < n, is_deal_left));
}

static void
show_text (AtoutLessonPage *self)
{
  AtoutDeck *deck = atout_game_deck_get_deck (self->deck);
  const HelpContext context
      = { self->help, self->game, &self->options, deck, G_OBJECT (self), follow_link };

  if (is_end (self))
    show_end (self);
  if (is_end (self) || deck == NULL)
    return;
  lesson_text_fill (GTK_BOX (self->text), get_step (self)->text, &context);
  if (asks_winner (self))
    lesson_text_add_trick (GTK_BOX (self->text), self->position, self->session, deck);
}

static void
announce_text (AtoutLessonPage *self)
{
  g_autofree char *text = lesson_text_gather (self->text);

  spoken_announce (GTK_WIDGET (self), text);
}

/* ---- Answers --------------------------------------------------------------------------------- */

/* Returns true if trying again is what is suggested, rather than going on. */
static gboolean
is_again_wanted (AtoutLessonPage *self)
{
  return is_end (self) ? !is_done (self) : self->state == LESSON_WRONG && !is_played (self);
}

static void
update_controls (AtoutLessonPage *self)
{
  gboolean is_over = self->state != LESSON_ASKED;
  gboolean is_left = is_end (self) && !is_done (self);

  gtk_widget_set_visible (self->verdict, self->state > LESSON_ASKED);
  gtk_widget_set_sensitive (self->answers, !is_over);
  gtk_widget_set_visible (self->back_button, !is_end (self));
  gtk_widget_set_visible (self->again_button, self->state > LESSON_ASKED || is_left);
  gtk_button_set_label (GTK_BUTTON (self->again_button),
                        /* Translators: a button: leads to the steps that were not solved */
                        is_end (self) ? C_ ("lesson", "Missed Steps")
                                      /* Translators: a button: the same question again */
                                      : C_ ("lesson", "Again"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back", self->index > 0);
  gtk_button_set_label (GTK_BUTTON (self->next_button),
                        /* Translators: a button: the lesson is over */
                        is_end (self) ? C_ ("lesson", "Finish")
                                      /* Translators: a button: the next step of a lesson */
                                      : C_ ("lesson", "Next"));
  css_class_set (self->again_button, SUGGESTED, is_again_wanted (self));
  css_class_set (self->next_button, SUGGESTED, is_over && !is_again_wanted (self));
}

static void
focus_wanted (AtoutLessonPage *self)
{
  if (self->state == LESSON_ASKED && self->position->offers != NULL)
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
  else if (self->state == LESSON_ASKED)
    atout_table_focus (ATOUT_TABLE (self->table));
  else
    spoken_grab_focus (is_again_wanted (self) ? self->again_button : self->next_button);
}

/* Saves the progress; the lesson opens again at @step. */
static void
keep (AtoutLessonPage *self, guint step)
{
  AtoutLearning *learning = atout_host_get_learning (self->host);
  const LearningLesson state = { .step = step, .is_done = is_done (self) };

  if (learning != NULL)
    atout_learning_set_lesson (learning, self->game->key, self->lesson->id, &state);
}

/* Notes that the question was solved or the deal played to its end, whoever won it. */
static void
note_solved (AtoutLessonPage *self)
{
  AtoutLearning *learning = atout_host_get_learning (self->host);

  g_hash_table_add (self->solved, g_strdup (self->position->name));
  if (learning != NULL)
    atout_learning_note_solved (learning, self->game->key, self->position->name);
  if (is_done (self))
    keep (self, 0);
}

static void
judge (AtoutLessonPage *self, gboolean is_right, const char *answer)
{
  const char *said
      = is_right ? get_step (self)->right : lesson_step_say_wrong (get_step (self), answer);
  g_autofree char *filled
      = help_text_fill (self->help, said, game_pack (self->game, &self->options), get_suits (self));

  self->state = is_right ? LESSON_RIGHT : LESSON_WRONG;
  if (is_right || is_played (self))
    note_solved (self);
  lesson_text_judge (GTK_LABEL (self->verdict), filled, is_right, is_played (self));
  update_controls (self);
  spoken_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->verdict)));
}

static void
answer_chosen (gpointer page, guint index)
{
  AtoutLessonPage *self = page;
  const char *answer = self->position->offers[index];

  judge (self, lesson_position_is_right (self->position, answer), answer);
  focus_wanted (self);
}

static void
fill_answers (AtoutLessonPage *self)
{
  char **offers = self->position != NULL ? self->position->offers : NULL;

  answer_buttons_clear (self->answers);
  for (guint i = 0; offers != NULL && offers[i] != NULL; i++)
    {
      g_autofree char *text
          = lesson_table_tell (self->position, self->session, get_suits (self), offers[i]);

      answer_buttons_add (self->answers, text, NULL, answer_chosen, self);
    }
}

/* ---- At the table ---------------------------------------------------------------------------- */

/* Moves the focus after an answer; the table takes the focus only for an open question. */
static void
settled_changed (gpointer page)
{
  AtoutLessonPage *self = page;

  if (self->exercise != NULL && self->state > LESSON_ASKED
      && atout_shown_get_settled (atout_session_get_shown (self->session)))
    focus_wanted (self);
}

static void
exercise_told (AtoutLessonPage *self)
{
  AtoutExerciseState state = atout_exercise_get_state (self->exercise);
  g_autofree char *token = NULL;

  if (state == ATOUT_EXERCISE_ASKED)
    {
      self->state = LESSON_ASKED;
      update_controls (self);
      return;
    }
  token = lesson_table_name (self->position, atout_exercise_get_done (self->exercise));
  judge (self, state == ATOUT_EXERCISE_RIGHT, token);
  focus_later (GTK_WIDGET (self), settled_changed); /* calls move no card */
}

static void
course_over (AtoutLessonPage *self)
{
  AtoutMatchState state = atout_course_get_state (ATOUT_COURSE (self->session));

  lesson_review_begin (self->review, self->session,
                       lesson_table_count_given (self->position, self->session), get_suits (self));
  if (state == ATOUT_MATCH_OVER
      || (self->position->asks == LESSON_DEAL && state == ATOUT_MATCH_DEAL_OVER))
    judge (self, lesson_table_is_won (self->position, self->session), "");
}

static void
forget_session (AtoutLessonPage *self)
{
  if (self->exercise != NULL)
    g_signal_handlers_disconnect_by_data (self->exercise, self);
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (atout_session_get_shown (self->session), self);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  lesson_review_end (self->review);
  atout_table_set_session (ATOUT_TABLE (self->table), NULL);
  g_clear_object (&self->exercise);
  g_clear_object (&self->session);
}

static void
take_session (AtoutLessonPage *self)
{
  g_object_set (self->session, "suits", (int) get_suits (self), NULL);
  if (self->exercise != NULL)
    g_signal_connect_swapped (self->exercise, "told", G_CALLBACK (exercise_told), self);
  g_signal_connect_swapped (atout_session_get_shown (self->session), "settled-changed",
                            G_CALLBACK (settled_changed), self);
  if (is_played (self))
    {
      table_settings_bind_match (self->settings, self->session);
      g_signal_connect_swapped (self->session, "deal-over", G_CALLBACK (course_over), self);
      g_signal_connect_swapped (self->session, "match-over", G_CALLBACK (course_over), self);
    }
  atout_table_set_session (ATOUT_TABLE (self->table), self->session);
}

/* ---- Steps ----------------------------------------------------------------------------------- */

static void
show_step (AtoutLessonPage *self)
{
  g_autofree char *place
      = is_end (self) ? NULL : learn_words_place (self->index, self->lesson->steps->len);
  g_autoptr (GError) error = NULL;

  forget_session (self);
  self->position = is_end (self) ? NULL : find_position (self, self->index);
  self->state = self->position != NULL ? LESSON_ASKED : LESSON_READ;
  if (self->position != NULL)
    self->session = lesson_table_open (self->position, &self->exercise, &error);
  if (self->session != NULL)
    take_session (self);
  else if (error != NULL)
    {
      atout_host_say (self->host, error->message);
      self->state = LESSON_READ;
    }
  gtk_widget_set_visible (self->table, self->session != NULL && !asks_winner (self));
  show_text (self);
  fill_answers (self);
  update_controls (self);
  announce_text (self);
  atout_page_set_title (ATOUT_PAGE (self), self->lesson->title, place);
}

/* At the end, keeps a lesson that is not done there, with the missed steps. */
static void
go_to (AtoutLessonPage *self, guint index)
{
  self->index = index;
  self->is_repeat = self->is_repeat && !is_end (self);
  show_step (self);
  focus_wanted (self);
  if (is_end (self) && is_done (self))
    keep (self, 0);
  else if (!self->is_repeat)
    keep (self, index);
}

static void
next_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (widget);

  if (is_end (self))
    gtk_widget_activate_action (widget, "win.back", NULL);
  else
    go_to (self, self->is_repeat ? find_missed (self, self->index + 1) : self->index + 1);
}

static void
back_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (widget);

  if (self->index > 0)
    go_to (self, self->index - 1);
}

static void
again_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (widget);

  if (is_end (self) && !is_done (self))
    {
      self->is_repeat = TRUE;
      go_to (self, find_missed (self, 0));
      return;
    }
  if (self->exercise != NULL)
    atout_exercise_again (self->exercise);
  else if (self->position != NULL)
    show_step (self);
  focus_wanted (self);
}

static void
next_deal (AtoutLessonPage *self)
{
  g_autoptr (GError) error = NULL;

  lesson_review_end (self->review);
  if (!atout_match_deal (atout_session_get_match (self->session), &error))
    atout_host_say (self->host, error->message);
}

static void
finished (AtoutLessonPage *self, gboolean again)
{
  if (again)
    show_step (self);
  focus_wanted (self);
}

static void
deck_changed (AtoutLessonPage *self)
{
  atout_table_set_deck (ATOUT_TABLE (self->table), atout_game_deck_get_deck (self->deck));
  if (self->session != NULL)
    g_object_set (self->session, "suits", (int) get_suits (self), NULL);
  show_text (self);
  fill_answers (self);
}

/* ---- Keys ------------------------------------------------------------------------------------ */

static gboolean
key_pressed (AtoutLessonPage *self, guint keyval, guint keycode G_GNUC_UNUSED,
             GdkModifierType modifiers)
{
  return answer_buttons_press (self->answers, keyval, modifiers);
}

/* ---- Layout ---------------------------------------------------------------------------------- */

static void
atout_lesson_page_measure (GtkWidget *widget, GtkOrientation orientation,
                           int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                           int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (widget);

  lesson_text_measure (self->side, self->table, orientation, minimum, natural);
}

static void
atout_lesson_page_size_allocate (GtkWidget *widget, int width, int height,
                                 int baseline G_GNUC_UNUSED)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (widget);

  lesson_text_allocate (self->side, self->table, width, height);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_lesson_page_grab_focus (GtkWidget *widget)
{
  focus_wanted (ATOUT_LESSON_PAGE (widget));

  return TRUE;
}

static void
atout_lesson_page_dispose (GObject *object)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (object);

  if (self->table != NULL)
    forget_session (self);
  self->table = NULL;
  G_OBJECT_CLASS (atout_lesson_page_parent_class)->dispose (object);
  g_clear_object (&self->deck);
  g_clear_object (&self->settings);
}

static void
atout_lesson_page_finalize (GObject *object)
{
  AtoutLessonPage *self = ATOUT_LESSON_PAGE (object);

  g_clear_pointer (&self->solved, g_hash_table_unref);
  g_clear_pointer (&self->positions, lesson_positions_free);
  g_clear_pointer (&self->book, lesson_book_free);
  g_clear_pointer (&self->help, help_book_free);

  G_OBJECT_CLASS (atout_lesson_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ATOUT_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/learn/atout-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, table);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, side);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, bin);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, text);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, review);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, answers);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, again_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutLessonPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, next_deal);
  gtk_widget_class_bind_template_callback (widget_class, finished);
}

static void
atout_lesson_page_class_init (AtoutLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_lesson_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_lesson_page_finalize;
  widget_class->measure = atout_lesson_page_measure;
  widget_class->size_allocate = atout_lesson_page_size_allocate;
  widget_class->grab_focus = atout_lesson_page_grab_focus;
  ATOUT_PAGE_CLASS (klass)->has_table = TRUE;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_activated);
  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_activated);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "lesson.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "lesson.again", NULL);
  bind_template (widget_class);
}

static void
atout_lesson_page_init (AtoutLessonPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  table_keys_follow (GTK_WIDGET (self), self->table);
  lesson_text_scroll (self->bin);
  suit_signs_colour (self->verdict);
  suit_signs_colour (self->review);
  table_settings_bind (self->settings, ATOUT_TABLE (self->table));
}

static gboolean
open_course (AtoutLessonPage *self, const char *lesson, GError **error)
{
  AtoutLearning *learning = atout_host_get_learning (self->host);

  if ((self->help = help_book_open (self->game, error)) == NULL
      || (self->book = lesson_book_open (self->game, self->help, error)) == NULL
      || (self->positions = lesson_positions_open (self->game, error)) == NULL)
    return FALSE;
  lesson_book_choose (self->book, &self->options);
  self->solved = learning != NULL ? atout_learning_list_solved (learning, self->game->key)
                                  : g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->lesson = lesson_book_find (self->book, lesson);
  g_return_val_if_fail (self->lesson != NULL, FALSE);

  return TRUE;
}

GtkWidget *
atout_lesson_page_new (AtoutHost *host, const Game *game, const Options *options,
                       const char *lesson, guint step, GError **error)
{
  g_autoptr (AtoutLessonPage) self
      = g_object_ref_sink (g_object_new (ATOUT_TYPE_LESSON_PAGE, NULL));

  self->host = host;
  self->game = game;
  self->options = *options;
  if (!open_course (self, lesson, error))
    return NULL;
  self->index = MIN (step, self->lesson->steps->len);
  self->deck = page_deck_new (GTK_WIDGET (self), host, self->settings, G_CALLBACK (deck_changed));
  place_settings_bind (self->settings, ATOUT_TABLE (self->table), game);
  atout_game_deck_set_game (self->deck, game, options);
  show_step (self);
  g_object_force_floating (G_OBJECT (self));

  return GTK_WIDGET (g_steal_pointer (&self));
}
