/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-problem-page.h"

#include <glib/gi18n-lib.h>

#include "app/decks/page-deck.h"
#include "app/history/replay-moves.h"
#include "app/history/replay-run.h"
#include "app/learn/answer-buttons.h"
#include "app/learn/learn-words.h"
#include "app/table/table-bar.h"
#include "app/table/table-keys.h"
#include "app/table/table-settings.h"
#include "view/table/atout-table.h"
#include "view/widgets/css-class.h"
#include "view/widgets/focus.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

/* Least width for controls in one line. */
#define WIDE 640
#define SUGGESTED "suggested-action"
#define LETTERS_WIDTH 360 /* window with room for usual letters */

struct _AtoutProblemPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  GSettings *settings;
  AtoutProblemSeries *series;
  AtoutExercise *exercise;
  AtoutGameDeck *deck;
  guint n_told; /* answers and requested solutions saved in the series */
  ReplayRun run;
  gboolean is_wide;
  guint turn_id;

  GtkWidget *table;
  GtkWidget *bar;
  GtkWidget *text;
  GtkWidget *answers;
  GtkWidget *controls;
  GtkWidget *steps;
  GtkWidget *aside_button;
  GtkWidget *past_button;
  GtkWidget *again_button;
  GtkWidget *why_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (AtoutProblemPage, atout_problem_page, ATOUT_TYPE_PAGE)

/* ---- Text ------------------------------------------------------------------------------------ */

static void
show_text (AtoutProblemPage *self)
{
  g_autofree char *verdict = atout_exercise_make_verdict (self->exercise);
  g_autofree char *text
      = verdict[0] != '\0' ? g_strdup (verdict) : atout_exercise_make_question (self->exercise);

  if (g_str_equal (gtk_label_get_label (GTK_LABEL (self->text)), text))
    return;
  gtk_label_set_label (GTK_LABEL (self->text), text);
  spoken_announce (GTK_WIDGET (self), text);
}

/* ---- Steps ----------------------------------------------------------------------------------- */

static void
update_steps (AtoutProblemPage *self)
{
  AtoutReplay *replay = atout_exercise_get_replay (self->exercise);

  gtk_widget_set_visible (self->steps, replay != NULL);
  gtk_widget_set_visible (self->past_button,
                          atout_exercise_can_show (self->exercise, ATOUT_EXERCISE_PAST));
  replay_moves_update (GTK_WIDGET (self), replay,
                       atout_exercise_get_problem (self->exercise)->log->deals->len);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->past_button),
                                atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_PAST);
}

static void
move_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  replay_run_stop (&self->run);
  replay_moves_make (name, atout_exercise_get_replay (self->exercise), ATOUT_TABLE (self->table));
}

/* ---- Exercise -------------------------------------------------------------------------------- */

static gboolean
is_asked (AtoutProblemPage *self)
{
  return atout_exercise_get_state (self->exercise) == ATOUT_EXERCISE_ASKED;
}

static void
update_wishes (AtoutProblemPage *self)
{
  AtoutExerciseState state = atout_exercise_get_state (self->exercise);
  guint n = atout_problem_series_get_n_problems (self->series);
  gboolean is_last = n > 0 && atout_problem_series_get_index (self->series) + 1 == n;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "problem.again", state != ATOUT_EXERCISE_ASKED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "problem.why", state != ATOUT_EXERCISE_ASKED);
  gtk_widget_set_visible (self->again_button, state != ATOUT_EXERCISE_ASKED);
  gtk_widget_set_visible (self->why_button, state != ATOUT_EXERCISE_ASKED);
  gtk_button_set_label (GTK_BUTTON (self->next_button),
                        /* Translators: a button: back to the list of problems */
                        is_last ? C_ ("problem", "Finish")
                                /* Translators: a button: the next problem */
                                : C_ ("problem", "Next"));
  css_class_set (self->again_button, SUGGESTED, state == ATOUT_EXERCISE_WRONG);
  css_class_set (self->next_button, SUGGESTED,
                 state == ATOUT_EXERCISE_RIGHT || state == ATOUT_EXERCISE_LEFT);
  gtk_widget_set_sensitive (self->answers, state == ATOUT_EXERCISE_ASKED);
}

static void
focus_wanted (AtoutProblemPage *self)
{
  AtoutExerciseState state = atout_exercise_get_state (self->exercise);

  if (state == ATOUT_EXERCISE_ASKED && atout_exercise_get_n_answers (self->exercise) > 0)
    gtk_widget_child_focus (self->answers, GTK_DIR_TAB_FORWARD);
  else if (state == ATOUT_EXERCISE_ASKED)
    atout_table_focus (ATOUT_TABLE (self->table));
  else
    spoken_grab_focus (state == ATOUT_EXERCISE_WRONG ? self->again_button : self->next_button);
}

static guint
count_told (AtoutExercise *exercise)
{
  return atout_exercise_get_n_tries (exercise)
         + (atout_exercise_get_state (exercise) == ATOUT_EXERCISE_LEFT ? 1 : 0);
}

/* Saves a new answer or request for the solution; returns true if there was one. */
static gboolean
note_answer (AtoutProblemPage *self)
{
  guint n_told = count_told (self->exercise);
  gboolean is_new = n_told > self->n_told;

  if (is_new)
    atout_problem_series_note (self->series, self->exercise);
  self->n_told = n_told;

  return is_new;
}

/* Shows the refutation, when the table has handled the answer. */
static void
show_beaten (gpointer data)
{
  AtoutProblemPage *self = data;

  self->turn_id = 0;
  if (atout_exercise_can_show (self->exercise, ATOUT_EXERCISE_BEATEN))
    atout_exercise_show (self->exercise, ATOUT_EXERCISE_BEATEN);
  focus_wanted (self);
}

static void
exercise_told (AtoutProblemPage *self)
{
  gboolean is_new = note_answer (self); /* FALSE for a late explanation, which keeps the focus */

  show_text (self);
  update_wishes (self);
  if (is_new && self->turn_id == 0
      && atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_POSITION)
    self->turn_id = g_idle_add_once (show_beaten, self);
}

/*
 * Continues the replay of a line. After an answer, moves the focus: the table takes the focus
 * only for an open question.
 */
static void
settled_changed (AtoutProblemPage *self, AtoutShown *shown)
{
  if (self->exercise == NULL || !atout_shown_get_settled (shown)) /* NULL during disposal */
    return;
  if (atout_exercise_get_sight (self->exercise) >= ATOUT_EXERCISE_BEATEN)
    replay_run_go_on (&self->run);
  else if (!is_asked (self) && atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_POSITION)
    focus_wanted (self);
}

static void
exercise_turned (AtoutProblemPage *self)
{
  AtoutSession *session = atout_exercise_get_session (self->exercise);
  AtoutReplay *replay = atout_exercise_get_replay (self->exercise);
  AtoutShown *shown = atout_session_get_shown (session);

  replay_run_stop (&self->run);
  atout_table_set_session (ATOUT_TABLE (self->table), session);
  g_signal_handlers_disconnect_by_data (shown, self);
  g_signal_connect_object (shown, "settled-changed", G_CALLBACK (settled_changed), self,
                           G_CONNECT_SWAPPED);
  if (replay != NULL)
    {
      g_signal_handlers_disconnect_by_data (replay, self);
      g_signal_connect_object (replay, "notify::position", G_CALLBACK (update_steps), self,
                               G_CONNECT_SWAPPED);
    }
  update_steps (self);
  if (atout_exercise_get_sight (self->exercise) >= ATOUT_EXERCISE_BEATEN)
    replay_run_begin (&self->run, GTK_WIDGET (self), replay);
}

/* ---- Series ---------------------------------------------------------------------------------- */

static void
answer_chosen (gpointer page, guint index)
{
  atout_exercise_answer (ATOUT_PROBLEM_PAGE (page)->exercise, index);
}

static void
fill_answers (AtoutProblemPage *self)
{
  answer_buttons_clear (self->answers);
  for (guint i = 0; i < atout_exercise_get_n_answers (self->exercise); i++)
    {
      g_autofree char *text = atout_exercise_make_answer (self->exercise, i, FALSE);
      g_autofree char *spoken = atout_exercise_make_answer (self->exercise, i, TRUE);

      answer_buttons_add (self->answers, text, spoken, answer_chosen, self);
    }
}

static void
deck_changed (AtoutProblemPage *self)
{
  AtoutDeck *deck = atout_game_deck_get_deck (self->deck);

  if (deck != NULL)
    g_object_set (self->exercise, "suits", (int) atout_deck_get_suits (deck), NULL);
  atout_table_set_deck (ATOUT_TABLE (self->table), deck);
  fill_answers (self);
}

static void
forget_exercise (AtoutProblemPage *self)
{
  g_clear_handle_id (&self->turn_id, g_source_remove);
  replay_run_stop (&self->run);
  if (self->exercise != NULL)
    g_signal_handlers_disconnect_by_data (self->exercise, self);
  g_clear_object (&self->exercise);
}

/* Shows @exercise; (transfer full). */
static void
take_exercise (AtoutProblemPage *self, AtoutExercise *exercise)
{
  const Problem *problem = atout_exercise_get_problem (exercise);
  g_autofree char *place = learn_words_place (atout_problem_series_get_index (self->series),
                                              atout_problem_series_get_n_problems (self->series));

  forget_exercise (self);
  self->exercise = exercise;
  self->n_told = count_told (exercise);
  g_signal_connect_swapped (exercise, "told", G_CALLBACK (exercise_told), self);
  g_signal_connect_swapped (exercise, "turned", G_CALLBACK (exercise_turned), self);
  place_settings_bind (self->settings, ATOUT_TABLE (self->table), problem->deal.game);
  atout_game_deck_set_game (self->deck, problem->deal.game, &problem->deal.options);
  deck_changed (self);
  show_text (self);
  update_wishes (self);
  exercise_turned (self);
  atout_page_set_title (ATOUT_PAGE (self), atout_problem_series_get_title (self->series), place);
}

/* ---- Actions --------------------------------------------------------------------------------- */

static void
go_next (AtoutProblemPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutProblemSeries) series = g_object_ref (self->series); /* outlives the page */
  AtoutExercise *exercise = atout_problem_series_make_next (series, &error);

  if (error != NULL)
    atout_host_say (self->host, error->message);
  if (exercise == NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
      if (error == NULL)
        atout_problem_series_end (series);
      return;
    }
  take_exercise (self, exercise);
  focus_wanted (self);
}

static void
lay_aside (AtoutProblemPage *self)
{
  if (!atout_problem_series_can_lay_aside (self->series))
    return;
  atout_problem_series_lay_aside (self->series);
  go_next (self);
}

static void
ask_again (AtoutProblemPage *self)
{
  atout_exercise_again (self->exercise);
  focus_wanted (self);
}

static void
tell_why (AtoutProblemPage *self)
{
  atout_exercise_explain (self->exercise);
}

/* Shows the solution, with a replay if there is one. */
static void
show_right (AtoutProblemPage *self)
{
  if (atout_exercise_can_show (self->exercise, ATOUT_EXERCISE_BEST))
    atout_exercise_show (self->exercise, ATOUT_EXERCISE_BEST);
  atout_exercise_explain (self->exercise);
  focus_wanted (self);
}

static void
turn_past (AtoutProblemPage *self)
{
  gboolean is_past = atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_PAST;

  if (!is_past && !atout_exercise_can_show (self->exercise, ATOUT_EXERCISE_PAST))
    return;
  atout_exercise_show (self->exercise, is_past ? ATOUT_EXERCISE_POSITION : ATOUT_EXERCISE_PAST);
  if (is_past)
    focus_wanted (self);
  else
    spoken_grab_focus (self->past_button);
}

static const struct
{
  const char *name;
  guint key;
  void (*act) (AtoutProblemPage *self);
} wishes[] = {
  { "problem.again", GDK_KEY_r, ask_again }, { "problem.show", GDK_KEY_m, show_right },
  { "problem.why", GDK_KEY_w, tell_why },    { "problem.next", GDK_KEY_n, go_next },
  { "problem.past", GDK_KEY_p, turn_past },  { "problem.aside", GDK_KEY_x, lay_aside },
};

static void
wish_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  guint i = 0;

  while (!g_str_equal (wishes[i].name, name))
    i++;
  wishes[i].act (ATOUT_PROBLEM_PAGE (widget));
}

/* ---- Keys ------------------------------------------------------------------------------------ */

static gboolean
key_pressed (AtoutProblemPage *self, guint keyval, guint keycode G_GNUC_UNUSED,
             GdkModifierType modifiers)
{
  GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();
  const char *move = atout_exercise_get_replay (self->exercise) != NULL
                         ? replay_moves_find (GTK_WIDGET (self), keyval, held)
                         : NULL;

  if (move == NULL)
    return answer_buttons_press (self->answers, keyval, held);
  gtk_widget_activate_action (GTK_WIDGET (self), move, NULL);

  return GDK_EVENT_STOP;
}

/* ---- Layout ---------------------------------------------------------------------------------- */

static void
atout_problem_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                            int *natural_baseline G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  table_bar_measure (self->table, self->bar, orientation, for_size, minimum, natural);
}

/* Turns the controls after the layout, which must not change them. */
static gboolean
turn_later (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->controls), self->is_wide
                                                                       ? GTK_ORIENTATION_HORIZONTAL
                                                                       : GTK_ORIENTATION_VERTICAL);
  css_class_set (self->controls, "narrow", !self->is_wide);

  return G_SOURCE_REMOVE;
}

static void
atout_problem_page_size_allocate (GtkWidget *widget, int width, int height,
                                  int baseline G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  if (self->is_wide != (width >= WIDE))
    {
      self->is_wide = width >= WIDE;
      gtk_widget_add_tick_callback (widget, turn_later, NULL, NULL);
    }
  table_bar_allocate (self->table, self->bar, width, height);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
go_back (AtoutPage *page)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (page);

  if (atout_exercise_get_sight (self->exercise) != ATOUT_EXERCISE_PAST)
    return FALSE;
  turn_past (self);

  return TRUE;
}

static gboolean
atout_problem_page_grab_focus (GtkWidget *widget)
{
  focus_wanted (ATOUT_PROBLEM_PAGE (widget));

  return TRUE;
}

static void
atout_problem_page_dispose (GObject *object)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (object);

  forget_exercise (self);
  G_OBJECT_CLASS (atout_problem_page_parent_class)->dispose (object);
  g_clear_object (&self->deck);
  g_clear_object (&self->series);
  g_clear_object (&self->settings);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ATOUT_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/learn/atout-problem-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, table);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, text);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, answers);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, controls);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, steps);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, aside_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, past_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, again_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, why_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, turn_past);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  replay_moves_install (widget_class, move_activated);
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      gtk_widget_class_install_action (widget_class, wishes[i].name, NULL, wish_activated);
      gtk_widget_class_add_binding_action (widget_class, wishes[i].key, 0, wishes[i].name, NULL);
    }
}

static void
atout_problem_page_class_init (AtoutProblemPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AtoutPageClass *page_class = ATOUT_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_problem_page_dispose;
  widget_class->measure = atout_problem_page_measure;
  widget_class->size_allocate = atout_problem_page_size_allocate;
  widget_class->grab_focus = atout_problem_page_grab_focus;
  page_class->go_back = go_back;
  page_class->has_table = TRUE;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  install_actions (widget_class);
  bind_template (widget_class);
}

static void
atout_problem_page_init (AtoutProblemPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  replay_moves_add (GTK_BOX (self->steps), FALSE);
  table_keys_follow (GTK_WIDGET (self), self->table);
  suit_signs_colour (self->text);
  letters_keep (self->bar, LETTERS_WIDTH);
  table_settings_bind (self->settings, ATOUT_TABLE (self->table));
}

GtkWidget *
atout_problem_page_new (AtoutHost *host, AtoutProblemSeries *series, GError **error)
{
  AtoutExercise *exercise = atout_problem_series_make_next (series, error);
  AtoutProblemPage *self;

  if (exercise == NULL)
    return NULL;
  self = g_object_new (ATOUT_TYPE_PROBLEM_PAGE, NULL);
  self->host = host;
  self->series = g_object_ref (series);
  gtk_widget_set_visible (self->aside_button, atout_problem_series_can_lay_aside (series));
  self->deck = page_deck_new (GTK_WIDGET (self), host, self->settings, G_CALLBACK (deck_changed));
  take_exercise (self, exercise);

  return GTK_WIDGET (self);
}

AtoutExercise *
atout_problem_page_get_exercise (AtoutProblemPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_PAGE (self), NULL);

  return self->exercise;
}
