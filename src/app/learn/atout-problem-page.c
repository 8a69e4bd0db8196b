/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/atout-problem-page.h"

#include <glib/gi18n-lib.h>

#include "app/decks/atout-game-deck.h"
#include "app/decks/suit-colours.h"
#include "app/history/replay-moves.h"
#include "app/table/table-bar.h"
#include "app/table/table-settings.h"
#include "model/words/words.h"
#include "view/table/atout-table.h"
#include "view/table/stage/rhythm.h"
#include "view/widgets/focus.h"
#include "view/widgets/letters.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

/* From this width on all that steers stands in one line. */
#define WIDE 640
#define LETTERS_WIDTH 360 /* a window in which usual letters leave the table its room */
#define PAUSE .6          /* seconds between two steps of a line, once the first is shown */

struct _AtoutProblemPage
{
  GtkWidget parent_instance;

  AtoutHost *host;
  GSettings *settings;
  AtoutProblemSeries *series;
  AtoutExercise *exercise;
  AtoutGameDeck *deck;
  guint n_tries;       /* of which the series knows … */
  gboolean was_left;   /* … and that the user has asked what is right */
  gboolean is_playing; /* a line goes on by itself */
  RhythmClockRun *pause;
  gboolean is_wide;
  guint turn_id;

  GtkWidget *table;
  GtkWidget *bar;
  GtkWidget *text;
  GtkWidget *answers;
  GtkWidget *controls;
  GtkWidget *steps;        /* through a replay */
  GtkWidget *aside_button; /* seen where that makes sense */
  GtkWidget *past_button;
  GtkWidget *again_button;
  GtkWidget *show_button;
  GtkWidget *why_button;
  GtkWidget *next_button;
};

static void page_iface_init (AtoutPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutProblemPage, atout_problem_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_PAGE, page_iface_init))

/* ---- What is said ---------------------------------------------------------------------------- */

/* The verdict stands in the place of the question, which has been read by then. */
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

/* The first moment that @sight shows: lines begin where is decided. */
static guint
get_start (AtoutProblemPage *self)
{
  const Problem *problem = atout_exercise_get_problem (self->exercise);

  if (atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_PAST)
    return 0;

  return match_log_get_deal (problem->log, problem->log->deals->len - 1)->n_done;
}

static guint
get_deal (AtoutProblemPage *self)
{
  return atout_exercise_get_problem (self->exercise)->log->deals->len - 1;
}

static void
update_steps (AtoutProblemPage *self)
{
  AtoutReplay *replay = atout_exercise_get_replay (self->exercise);

  gtk_widget_set_visible (self->steps, replay != NULL);
  gtk_widget_set_visible (self->past_button,
                          atout_exercise_can_show (self->exercise, ATOUT_EXERCISE_PAST));
  for (const ReplayMove *move = replay_moves; move->action != NULL; move++)
    gtk_widget_action_set_enabled (
        GTK_WIDGET (self), move->action,
        replay != NULL && move->stops != ATOUT_STOP_DEAL
            && replay_move_is_possible (move, replay, get_deal (self) + 1)
            && (move->direction > 0 || atout_replay_get_position (replay) > get_start (self)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->past_button),
                                atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_PAST);
}

static void
stop_playing (AtoutProblemPage *self)
{
  self->is_playing = FALSE;
  g_clear_pointer (&self->pause, rhythm_clock_stop);
}

static void
make (AtoutProblemPage *self, const ReplayMove *move)
{
  AtoutReplay *replay = atout_exercise_get_replay (self->exercise);
  guint start = get_start (self);

  stop_playing (self);
  atout_table_hurry (ATOUT_TABLE (self->table));
  replay_move_make (move, replay);
  if (atout_replay_get_deal (replay) != get_deal (self)
      || atout_replay_get_position (replay) < start)
    atout_replay_go_to (replay, get_deal (self), start);
}

static void
move_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  make (ATOUT_PROBLEM_PAGE (widget), replay_move_find (name));
}

/* ---- A line that plays itself ---------------------------------------------------------------- */

static void
pause_is_over (double value G_GNUC_UNUSED, gpointer data)
{
  AtoutProblemPage *self = data;

  self->pause = NULL;
  atout_replay_step (atout_exercise_get_replay (self->exercise));
}

/* When a step has been shown, the next one follows. */
static void
go_on (AtoutProblemPage *self)
{
  if (!self->is_playing || self->pause != NULL)
    return;
  if (atout_replay_is_at_end (atout_exercise_get_replay (self->exercise)))
    stop_playing (self);
  else
    self->pause
        = rhythm_clock_start (GTK_WIDGET (self), RHYTHM_CLOCK_PAUSE, PAUSE, pause_is_over, self);
}

static void
begin_line (AtoutProblemPage *self)
{
  self->is_playing = TRUE;
  atout_replay_step (atout_exercise_get_replay (self->exercise));
}

/* ---- What the exercise tells ----------------------------------------------------------------- */

static gboolean
is_asked (AtoutProblemPage *self)
{
  return atout_exercise_get_state (self->exercise) == ATOUT_EXERCISE_ASKED;
}

static gboolean
is_line (AtoutProblemPage *self)
{
  return atout_exercise_get_sight (self->exercise) >= ATOUT_EXERCISE_BEATEN;
}

static void
set_suggested (GtkWidget *button, gboolean is_suggested)
{
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
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
  set_suggested (self->again_button, state == ATOUT_EXERCISE_WRONG);
  set_suggested (self->next_button, state == ATOUT_EXERCISE_RIGHT || state == ATOUT_EXERCISE_LEFT);
}

static void
update_answers (AtoutProblemPage *self)
{
  gtk_widget_set_visible (self->answers, atout_exercise_get_n_answers (self->exercise) > 0);
  gtk_widget_set_sensitive (self->answers, is_asked (self));
}

/* The keys go where the next thing is to be done. */
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

static void
note_answer (AtoutProblemPage *self)
{
  gboolean is_left = atout_exercise_get_state (self->exercise) == ATOUT_EXERCISE_LEFT;
  guint n_tries = atout_exercise_get_n_tries (self->exercise);

  if (self->n_tries == n_tries && self->was_left == is_left)
    return;
  if (self->n_tries < n_tries || is_left)
    atout_problem_series_note (self->series, self->exercise);
  self->n_tries = n_tries;
  self->was_left = is_left;
}

/* In the next round: the table is still being told what was done there. */
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
  note_answer (self);
  show_text (self);
  update_wishes (self);
  update_answers (self);
  if (!is_asked (self) && self->turn_id == 0
      && atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_POSITION)
    self->turn_id = g_idle_add_once (show_beaten, self);
}

/* The table looks for what is asked there; after an answer nothing is. */
static void
settled_changed (AtoutProblemPage *self, AtoutShown *shown)
{
  if (!atout_shown_get_settled (shown))
    return;
  if (is_line (self))
    go_on (self);
  else if (!is_asked (self) && atout_exercise_get_sight (self->exercise) == ATOUT_EXERCISE_POSITION)
    focus_wanted (self);
}

static void
exercise_turned (AtoutProblemPage *self)
{
  AtoutSession *session = atout_exercise_get_session (self->exercise);
  AtoutReplay *replay = atout_exercise_get_replay (self->exercise);
  AtoutShown *shown = atout_session_get_shown (session);

  stop_playing (self);
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
  if (is_line (self))
    begin_line (self);
}

/* ---- One exercise after the other ------------------------------------------------------------ */

static void
answer_clicked (AtoutProblemPage *self, GtkWidget *button)
{
  atout_exercise_answer (self->exercise,
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static void
add_answer (AtoutProblemPage *self, guint index)
{
  g_autofree char *text = atout_exercise_make_answer (self->exercise, index, FALSE);
  g_autofree char *spoken = atout_exercise_make_answer (self->exercise, index, TRUE);
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkWidget *child = gtk_flow_box_child_new ();

  suit_signs_colour (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (index));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (answer_clicked), self);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_insert (GTK_FLOW_BOX (self->answers), child, -1);
}

static void
fill_answers (AtoutProblemPage *self)
{
  remove_children (self->answers);
  for (guint i = 0; i < atout_exercise_get_n_answers (self->exercise); i++)
    add_answer (self, i);
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
  stop_playing (self);
  if (self->exercise != NULL)
    g_signal_handlers_disconnect_by_data (self->exercise, self);
  g_clear_object (&self->exercise);
}

/* Shows @exercise (taken). */
static void
take_exercise (AtoutProblemPage *self, AtoutExercise *exercise)
{
  const Problem *problem = atout_exercise_get_problem (exercise);

  forget_exercise (self);
  self->exercise = exercise;
  self->n_tries = atout_exercise_get_n_tries (exercise);
  self->was_left = atout_exercise_get_state (exercise) == ATOUT_EXERCISE_LEFT;
  g_signal_connect_swapped (exercise, "told", G_CALLBACK (exercise_told), self);
  g_signal_connect_swapped (exercise, "turned", G_CALLBACK (exercise_turned), self);
  place_settings_bind (self->settings, ATOUT_TABLE (self->table), problem->deal.game);
  atout_game_deck_set_game (self->deck, problem->deal.game, &problem->deal.options);
  deck_changed (self);
  show_text (self);
  update_wishes (self);
  update_answers (self);
  exercise_turned (self);
  atout_page_retitled (ATOUT_PAGE (self));
}

/* ---- What the user asks for ------------------------------------------------------------------ */

static void
next_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);
  g_autoptr (GError) error = NULL;
  AtoutExercise *exercise = atout_problem_series_make_next (self->series, &error);

  if (error != NULL)
    atout_host_say (self->host, error->message);
  if (exercise == NULL)
    {
      gtk_widget_activate_action (widget, "win.back", NULL);
      return;
    }
  take_exercise (self, exercise);
  focus_wanted (self);
}

static void
aside_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  if (!atout_problem_series_can_lay_aside (self->series))
    return;
  atout_problem_series_lay_aside (self->series);
  next_activated (widget, name, parameter);
}

static void
again_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  atout_exercise_again (self->exercise);
  focus_wanted (self);
}

static void
why_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  atout_exercise_explain (ATOUT_PROBLEM_PAGE (widget)->exercise);
}

/* The right answer in words and, where there is a line, at the table. */
static void
show_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (widget);

  if (atout_exercise_can_show (self->exercise, ATOUT_EXERCISE_BEST))
    atout_exercise_show (self->exercise, ATOUT_EXERCISE_BEST);
  atout_exercise_explain (self->exercise);
  focus_wanted (self);
}

/* How it came to the question, or back from there. */
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

static void
past_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  turn_past (ATOUT_PROBLEM_PAGE (widget));
}

static void
past_clicked (AtoutProblemPage *self)
{
  turn_past (self);
  update_steps (self);
}

/* ---- Keys ------------------------------------------------------------------------------------ */

/* Of the digits, those of the keypad too. */
static gboolean
choose_answer (AtoutProblemPage *self, guint keyval, GdkModifierType held)
{
  guint first = keyval >= GDK_KEY_KP_1 ? GDK_KEY_KP_1 : GDK_KEY_1;

  if (held != 0 || keyval < first || !is_asked (self)
      || keyval - first >= atout_exercise_get_n_answers (self->exercise))
    return FALSE;
  atout_exercise_answer (self->exercise, keyval - first);

  return TRUE;
}

/* Keys that steer a replay while one is shown, wherever the focus is. */
static gboolean
key_pressed (AtoutProblemPage *self, guint keyval, guint keycode G_GNUC_UNUSED,
             GdkModifierType modifiers)
{
  GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();
  guint key = reading_order_key (GTK_WIDGET (self), keyval);

  if (choose_answer (self, keyval, held))
    return GDK_EVENT_STOP;
  if (atout_exercise_get_replay (self->exercise) == NULL)
    return GDK_EVENT_PROPAGATE;
  for (const ReplayMove *move = replay_moves; move->action != NULL; move++)
    if (move->key == key && move->modifiers == held)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), move->action, NULL);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* The table's own keys work wherever the focus is, unless somebody there takes them. */
static gboolean
other_key_pressed (GtkEventControllerKey *controller, guint keyval G_GNUC_UNUSED,
                   guint keycode G_GNUC_UNUSED, GdkModifierType modifiers G_GNUC_UNUSED,
                   gpointer user_data G_GNUC_UNUSED)
{
  AtoutProblemPage *self
      = ATOUT_PROBLEM_PAGE (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  GtkWidget *focus = focus_inside (GTK_WIDGET (self));

  return focus != self->table && gtk_event_controller_key_forward (controller, self->table);
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

static void
turn (AtoutProblemPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->controls), self->is_wide
                                                                       ? GTK_ORIENTATION_HORIZONTAL
                                                                       : GTK_ORIENTATION_VERTICAL);
  if (self->is_wide)
    gtk_widget_remove_css_class (self->controls, "narrow");
  else
    gtk_widget_add_css_class (self->controls, "narrow");
}

/* Another layout of the controls must wait until this one is over. */
static gboolean
turn_later (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  turn (ATOUT_PROBLEM_PAGE (widget));

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

static const char *
get_title (AtoutPage *page)
{
  return atout_problem_series_get_title (ATOUT_PROBLEM_PAGE (page)->series);
}

static char *
make_subtitle (AtoutPage *page)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (page);
  guint n = atout_problem_series_get_n_problems (self->series);
  g_autofree char *number
      = g_strdup_printf ("%u", atout_problem_series_get_index (self->series) + 1);
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };

  /* Translators: which problem it is of how many */
  return n > 0 ? words_fill (C_ ("problem", "{number} of {count}"), values) : NULL;
}

static gboolean
go_back (AtoutPage *page)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (page);

  if (atout_exercise_get_sight (self->exercise) != ATOUT_EXERCISE_PAST)
    return FALSE;
  turn_past (self);

  return TRUE;
}

static AtoutProblemPage *page_new (AtoutHost *host, AtoutProblemSeries *series);

/* The same exercise, as it stands. */
static GtkWidget *
build_anew (AtoutPage *page)
{
  AtoutProblemPage *self = ATOUT_PROBLEM_PAGE (page);
  AtoutProblemPage *anew = page_new (self->host, self->series);

  stop_playing (self);
  take_exercise (anew, g_object_ref (self->exercise));

  return GTK_WIDGET (anew);
}

static void
page_iface_init (AtoutPageInterface *iface)
{
  iface->get_title = get_title;
  iface->make_subtitle = make_subtitle;
  iface->go_back = go_back;
  iface->build_anew = build_anew;
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
  remove_children (GTK_WIDGET (self));
  g_clear_object (&self->deck);
  g_clear_object (&self->series);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_problem_page_parent_class)->dispose (object);
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
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, show_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, why_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutProblemPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, other_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, past_clicked);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    guint key;
    GtkWidgetActionActivateFunc activate;
  } wishes[] = {
    { "problem.again", GDK_KEY_r, again_activated },
    { "problem.show", GDK_KEY_m, show_activated },
    { "problem.why", GDK_KEY_w, why_activated },
    { "problem.next", GDK_KEY_n, next_activated },
    { "problem.past", GDK_KEY_p, past_activated },
    { "problem.aside", GDK_KEY_x, aside_activated },
  };

  for (const ReplayMove *move = replay_moves; move->action != NULL; move++)
    gtk_widget_class_install_action (widget_class, move->action, NULL, move_activated);
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      gtk_widget_class_install_action (widget_class, wishes[i].name, NULL, wishes[i].activate);
      gtk_widget_class_add_binding_action (widget_class, wishes[i].key, 0, wishes[i].name, NULL);
    }
}

static void
atout_problem_page_class_init (AtoutProblemPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_problem_page_dispose;
  widget_class->measure = atout_problem_page_measure;
  widget_class->size_allocate = atout_problem_page_size_allocate;
  widget_class->grab_focus = atout_problem_page_grab_focus;
  widget_class->focus = focus_through;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  install_actions (widget_class);
  bind_template (widget_class);
}

static void
atout_problem_page_init (AtoutProblemPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->text);
  letters_keep (self->bar, LETTERS_WIDTH);
  table_settings_bind (self->settings, ATOUT_TABLE (self->table));
}

static AtoutProblemPage *
page_new (AtoutHost *host, AtoutProblemSeries *series)
{
  AtoutProblemPage *self = g_object_new (ATOUT_TYPE_PROBLEM_PAGE, NULL);

  self->host = host;
  self->series = g_object_ref (series);
  gtk_widget_set_visible (self->aside_button, atout_problem_series_can_lay_aside (series));
  self->deck = atout_game_deck_new (self->settings, atout_host_get_decks (host));
  suit_colours_follow_deck (GTK_WIDGET (self), self->deck);
  g_signal_connect_object (self->deck, "changed", G_CALLBACK (deck_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->deck, "problem", G_CALLBACK (atout_host_say), host,
                           G_CONNECT_SWAPPED);

  return self;
}

GtkWidget *
atout_problem_page_new (AtoutHost *host, AtoutProblemSeries *series, GError **error)
{
  AtoutExercise *exercise = atout_problem_series_make_next (series, error);
  AtoutProblemPage *self;

  if (exercise == NULL)
    return NULL;
  self = page_new (host, series);
  take_exercise (self, exercise);

  return GTK_WIDGET (self);
}

AtoutExercise *
atout_problem_page_get_exercise (AtoutProblemPage *self)
{
  g_return_val_if_fail (ATOUT_IS_PROBLEM_PAGE (self), NULL);

  return self->exercise;
}
