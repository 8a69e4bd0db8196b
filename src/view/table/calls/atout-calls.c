/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/atout-calls.h"
#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"

#include <glib/gi18n-lib.h>

#include "view/table/calls/atout-call-panel.h"
#include "view/table/calls/call-button.h"
#include "view/table/calls/choice-grid.h"
#include "view/table/layout/atout-table-part.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define RING 5       /* free pixels around the focused card below */
#define ROWS_MOST 3  /* number of rows above which buttons have one line of text */
#define LINES_MOST 4 /* most lines of a text, if all buttons break alike */
#define COLUMNS_WIDE 8
#define COLUMNS_NARROW 3

struct _AtoutCalls
{
  GtkWidget parent_instance;

  AtoutSession *session;
  GtkWidget *prompt;
  GtkWidget *buttons;   /* a grid */
  GtkWidget *panel;     /* replaces buttons if calls have parts */
  GListModel *meanings; /* actions of the card in question, or NULL */
  char *doubt;          /* question of atout_calls_doubt (), or NULL */
  int room;
  int height;     /* available height; 0: enough */
  int line;       /* last line height */
  gboolean brief; /* true if meanings have no room */
  gboolean narrow;
};

static void part_init (AtoutTablePartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutCalls, atout_calls, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_TABLE_PART, part_init))

enum
{
  CALLED,
  LEFT,
  MARKS_LAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void update (AtoutCalls *self);

static void
stop_asking (AtoutCalls *self)
{
  g_clear_object (&self->meanings);
  g_clear_pointer (&self->doubt, g_free);
  update (self);
}

static void
leave_question (AtoutCalls *self)
{
  stop_asking (self);
  g_signal_emit (self, signals[LEFT], 0);
}

static gboolean
escape (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutCalls *self = ATOUT_CALLS (widget);

  if (self->meanings == NULL)
    return FALSE;
  leave_question (self);

  return TRUE;
}

static void
clicked (GtkWidget *button, AtoutCalls *self)
{
  g_signal_emit (self, signals[CALLED], 0,
                 (guint) atout_action_get_action (call_button_get_action (button)));
}

static void
panel_called (AtoutCalls *self, guint action)
{
  g_signal_emit (self, signals[CALLED], 0, action);
}

static void
remove_buttons (AtoutCalls *self)
{
  remove_children (self->buttons);
}

/* Adds the first button, so that the next key does not do the doubtful action. */
static void
add_way_back (AtoutCalls *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Go On Playing"));

  gtk_widget_add_css_class (button, "call");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (leave_question), self);
  gtk_grid_attach (GTK_GRID (self->buttons), button, -1, 0, 1, 1);
}

static void
lay_marks (AtoutCalls *self)
{
  g_signal_emit (self, signals[MARKS_LAID], 0);
}

/* Returns the verb for marked cards, or NULL if the user marks none. */
static const VerbInfo *
get_marking (AtoutCalls *self)
{
  return self->session != NULL && self->meanings == NULL
             ? atout_choices_get_marking (atout_session_get_choices (self->session))
             : NULL;
}

/* Adds the button before the calls, which are extras. */
static void
add_marks_button (AtoutCalls *self, const VerbInfo *marking)
{
  AtoutChoices *choices = atout_session_get_choices (self->session);
  guint n_missing = atout_choices_get_n_wanted (choices) - atout_choices_get_n_marked (choices);

  gtk_grid_attach (GTK_GRID (self->buttons),
                   call_button_new_for_marks (marking, n_missing, G_CALLBACK (lay_marks), self), -1,
                   0, 1, 1);
}

static void
show_hint (AtoutCalls *self)
{
  call_button_hint (GTK_WIDGET (self), self->session);
}

static void
add_buttons (AtoutCalls *self, GListModel *calls, guint columns)
{
  const VerbInfo *marking = get_marking (self);
  guint n = g_list_model_get_n_items (calls);

  remove_buttons (self);
  if (self->doubt != NULL)
    add_way_back (self);
  if (marking != NULL)
    add_marks_button (self, marking);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutAction) action = g_list_model_get_item (calls, i);

      gtk_grid_attach (GTK_GRID (self->buttons),
                       call_button_new (self->session, action,
                                        self->brief || n > ROWS_MOST * columns,
                                        G_CALLBACK (clicked), self),
                       (int) (i % columns), (int) (i / columns), 1, 1);
    }
  show_hint (self);
}

/* Returns true if the calls are too high at their allocated width. */
static gboolean
is_too_high (AtoutCalls *self)
{
  int least, natural, height;

  if (self->height <= 0)
    return FALSE;
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL,
                      MAX (MIN (natural, self->room), least), NULL, &height, NULL, NULL);

  return height > self->height;
}

static int
measure_buttons (AtoutCalls *self, gboolean least)
{
  int minimum, natural;

  gtk_widget_measure (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);

  return least ? minimum : natural;
}

static void
fit_brief_buttons (AtoutCalls *self, GListModel *calls, guint columns)
{
  self->brief = TRUE;
  add_buttons (self, calls, columns);
  while (self->room > 0 && measure_buttons (self, FALSE) > self->room && columns > 1)
    add_buttons (self, calls, --columns);
  self->brief = FALSE;
}

/* Uses as few lines as possible: else one text breaks and its neighbour does not. */
static void
break_alike (AtoutCalls *self)
{
  for (int lines = 1; lines <= LINES_MOST; lines++)
    {
      call_button_break_alike (self->buttons, lines);
      if (self->room <= 0 || measure_buttons (self, FALSE) <= self->room)
        return;
    }
  call_button_break_alike (self->buttons, 0);
}

/* Uses as few rows as possible, evenly filled. */
static void
fit_buttons (AtoutCalls *self, GListModel *calls)
{
  /* the button for marks may be alone */
  guint n = MAX (g_list_model_get_n_items (calls), 1);
  guint columns = MIN (self->narrow ? COLUMNS_NARROW : COLUMNS_WIDE, n);
  guint rows;

  gtk_widget_set_size_request (self->buttons, -1, -1);
  add_buttons (self, calls, columns);
  while (self->room > 0 && measure_buttons (self, TRUE) > self->room && columns > 1)
    add_buttons (self, calls, --columns);
  rows = (n + columns - 1) / columns;
  columns = (n + rows - 1) / rows;
  add_buttons (self, calls, columns);
  break_alike (self);
  if (!is_too_high (self))
    return;
  /* wider buttons need fewer lines of text */
  gtk_widget_set_size_request (self->buttons, self->room, -1);
  if (!is_too_high (self))
    return;
  gtk_widget_set_size_request (self->buttons, -1, -1);
  fit_brief_buttons (self, calls, columns);
}

/* Lets a hint explain figures where buttons show them; those of the panel never do. */
static void
note_figures (AtoutCalls *self)
{
  AtoutHint *hint = self->session != NULL ? atout_session_get_hint (self->session) : NULL;

  if (hint != NULL)
    atout_counsel_set_shows_figures (ATOUT_COUNSEL (hint), call_button_have_room (self->buttons));
}

/* The panel stays during an auction, so that nothing moves; buttons appear when needed. */
static void
show (AtoutCalls *self, GListModel *calls, const char *prompt)
{
  gboolean asked
      = calls != NULL && (g_list_model_get_n_items (calls) > 0 || get_marking (self) != NULL);
  gboolean in_panel = self->session != NULL && self->meanings == NULL
                      && atout_course_is_calling (ATOUT_COURSE (self->session))
                      && atout_call_panel_has_kinds (ATOUT_CALL_PANEL (self->panel))
                      && (!asked || atout_call_panel_knows (ATOUT_CALL_PANEL (self->panel), calls));

  remove_buttons (self);
  if (self->session != NULL && !atout_course_is_calling (ATOUT_COURSE (self->session)))
    gtk_widget_add_css_class (self->prompt, "over-trick");
  else
    gtk_widget_remove_css_class (self->prompt, "over-trick");
  gtk_widget_set_visible (self->buttons, asked && !in_panel);
  atout_call_panel_set_calls (ATOUT_CALL_PANEL (self->panel), asked && in_panel ? calls : NULL);
  gtk_label_set_label (GTK_LABEL (self->prompt), prompt);
  /* an explained deal needs no question */
  gtk_widget_set_visible (self->prompt,
                          in_panel ? !atout_session_get_guided (self->session) : prompt[0] != '\0');
  gtk_widget_set_margin_bottom (self->prompt, asked || in_panel ? 0 : RING);
  gtk_widget_set_visible (self->panel, in_panel);
  if (asked && !in_panel)
    fit_buttons (self, calls);
  note_figures (self);
}

/* ---- Focus -------------------------------------------------------------------------------- */

static GListModel *
list_calls (AtoutCalls *self)
{
  return self->session != NULL ? atout_choices_get_calls (atout_session_get_choices (self->session))
                               : NULL;
}

/* Returns (transfer full) (nullable) the focused answer. */
static AtoutAction *
get_focused (AtoutCalls *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  AtoutAction *action = NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    action = call_button_get_action (focus);

  return action != NULL ? g_object_ref (action) : NULL;
}

Action
atout_calls_get_considered (AtoutCalls *self)
{
  g_autoptr (AtoutAction) focused
      = focus_seen_inside (GTK_WIDGET (self)) != NULL ? get_focused (self) : NULL;

  return focused != NULL ? atout_action_get_action (focused) : ACTION_NONE;
}

static gboolean
focus_answer (AtoutCalls *self, AtoutAction *answer)
{
  GtkWidget *button = gtk_widget_get_first_child (self->buttons);

  if (gtk_widget_get_visible (self->panel))
    return atout_call_panel_focus (ATOUT_CALL_PANEL (self->panel), answer);
  while (button != NULL
         && (call_button_get_action (button) == NULL
             || atout_action_get_action (call_button_get_action (button))
                    != atout_action_get_action (answer)))
    button = gtk_widget_get_next_sibling (button);

  return button != NULL && spoken_grab_focus (button);
}

static void
focus_again (AtoutCalls *self, AtoutAction *answer)
{
  if (answer == NULL || !focus_answer (self, answer))
    atout_calls_focus (self);
}

/* ---- Offers ------------------------------------------------------------------------------- */

static void
update (AtoutCalls *self)
{
  GListModel *calls = list_calls (self);
  const char *prompt = self->session != NULL
                           ? atout_choices_get_prompt (atout_session_get_choices (self->session))
                           : "";
  gboolean had_focus = focus_inside (GTK_WIDGET (self)) != NULL;
  g_autoptr (AtoutAction) focused = get_focused (self);

  if (self->meanings != NULL)
    {
      calls = self->meanings;
      prompt = self->doubt != NULL ? self->doubt : _ ("What do you want to do with this card?");
    }
  focus_leave (GTK_WIDGET (self));
  show (self, calls, prompt);
  if (had_focus)
    focus_again (self, focused);
}

static gboolean
atout_calls_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return focus_cell (ATOUT_CALLS (widget)->buttons, direction)
         || GTK_WIDGET_CLASS (atout_calls_parent_class)->focus (widget, direction);
}

static void
stop_listening (AtoutCalls *self)
{
  if (self->session == NULL)
    return;
  g_signal_handlers_disconnect_by_data (atout_session_get_choices (self->session), self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  if (atout_session_get_hint (self->session) != NULL)
    {
      g_signal_handlers_disconnect_by_data (atout_session_get_hint (self->session), self);
      g_signal_handlers_disconnect_by_data (atout_session_get_adviser (self->session), self);
    }
}

static void
atout_calls_dispose (GObject *object)
{
  AtoutCalls *self = ATOUT_CALLS (object);

  stop_listening (self);
  g_clear_object (&self->session);
  g_clear_object (&self->meanings);
  g_clear_pointer (&self->doubt, g_free);
  remove_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (atout_calls_parent_class)->dispose (object);
}

static void
fit (AtoutTablePart *part, const TablePlan *plan)
{
  AtoutCalls *self = ATOUT_CALLS (part);
  int width = MIN (plan->width - 16, plan->calls_width);
  int height = plan->layout->calls_room;
  gboolean narrow = plan->layout->compact;
  gboolean had_focus = focus_inside (GTK_WIDGET (self)) != NULL;
  g_autoptr (AtoutAction) focused = get_focused (self);

  if (self->room == width && self->height == height && self->narrow == narrow
      && self->line == letters_get_line (self->prompt))
    return;
  self->line = letters_get_line (self->prompt);
  self->room = width;
  self->height = height;
  self->narrow = narrow;
  atout_call_panel_set_room (ATOUT_CALL_PANEL (self->panel), width, height, narrow);
  update (self);
  if (had_focus)
    focus_again (self, focused);
}

/* Hides the prompt, which another text replaces; returns its height. */
static int
leave_prompt (AtoutTablePart *part, gboolean leave)
{
  AtoutCalls *self = ATOUT_CALLS (part);
  GtkWidget *box;
  int height;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !gtk_widget_get_visible (self->prompt))
    return 0;
  gtk_widget_set_child_visible (self->prompt, !leave);
  if (!leave)
    return 0;
  box = gtk_widget_get_parent (self->prompt);
  gtk_widget_measure (self->prompt, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (box), NULL,
                      &height, NULL, NULL);

  return height + gtk_box_get_spacing (GTK_BOX (box));
}

static void
part_init (AtoutTablePartInterface *iface)
{
  iface->fit = fit;
  iface->shorten = leave_prompt;
}

static void
atout_calls_class_init (AtoutCallsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_calls_dispose;
  widget_class->focus = atout_calls_move_focus;
  gtk_widget_class_set_css_name (widget_class, "calls");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape, NULL);

  g_type_ensure (ATOUT_TYPE_CALL_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/table/calls/atout-calls.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutCalls, prompt);
  gtk_widget_class_bind_template_child (widget_class, AtoutCalls, buttons);
  gtk_widget_class_bind_template_child (widget_class, AtoutCalls, panel);
  gtk_widget_class_bind_template_callback (widget_class, panel_called);

  /** AtoutCalls::called: emitted when the user chooses the call @action */
  signals[CALLED] = g_signal_new ("called", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /** AtoutCalls::marks-laid: emitted when the user confirms the marked cards */
  signals[MARKS_LAID] = g_signal_new ("marks-laid", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  /** AtoutCalls::left: emitted when the user leaves a question unanswered */
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
atout_calls_init (AtoutCalls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  suit_signs_colour (self->prompt);
}

/* Composes the suggested call, so that one press says it. */
static void
show_suggested (AtoutCalls *self, GParamSpec *pspec G_GNUC_UNUSED, AtoutCounsel *counsel)
{
  Action action = atout_counsel_get_action (counsel);
  GListModel *calls = list_calls (self);

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_action (call) == action)
        atout_call_panel_choose (ATOUT_CALL_PANEL (self->panel), call);
    }
  show_hint (self);
}

void
atout_calls_set_session (AtoutCalls *self, AtoutSession *session)
{
  stop_listening (self);
  g_set_object (&self->session, session);
  atout_call_panel_set_session (ATOUT_CALL_PANEL (self->panel), session);
  if (session != NULL)
    {
      g_signal_connect_swapped (atout_session_get_choices (session), "changed",
                                G_CALLBACK (stop_asking), self);
      g_signal_connect_swapped (session, "notify::guided", G_CALLBACK (stop_asking), self);
      if (atout_session_get_hint (session) != NULL)
        {
          g_signal_connect_swapped (atout_session_get_hint (session), "notify::action",
                                    G_CALLBACK (show_suggested), self);
          g_signal_connect_swapped (atout_session_get_adviser (session), "notify::action",
                                    G_CALLBACK (show_suggested), self);
        }
    }
  stop_asking (self);
}

void
atout_calls_ask (AtoutCalls *self, GListModel *meanings)
{
  g_set_object (&self->meanings, meanings);
  update (self);
  atout_calls_focus (self);
  spoken_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->prompt)));
}

void
atout_calls_doubt (AtoutCalls *self, AtoutAction *action, const char *question)
{
  g_autoptr (GListStore) one = g_list_store_new (ATOUT_TYPE_ACTION);

  g_list_store_append (one, action);
  g_free (self->doubt);
  self->doubt = g_strdup (question);
  atout_calls_ask (self, G_LIST_MODEL (one));
}

gboolean
atout_calls_is_asking (AtoutCalls *self)
{
  return self->meanings != NULL;
}

gboolean
atout_calls_focus (AtoutCalls *self)
{
  GListModel *calls = list_calls (self);
  GtkWidget *button = gtk_widget_get_first_child (self->buttons);
  g_autoptr (AtoutAction) first = NULL;

  if (!gtk_widget_get_visible (self->panel))
    return button != NULL && spoken_grab_focus (button);
  first = calls != NULL ? g_list_model_get_item (calls, 0) : NULL;

  return first != NULL && focus_answer (self, first);
}

gboolean
atout_calls_focus_action (AtoutCalls *self, Action action)
{
  GListModel *calls = list_calls (self);

  for (guint i = 0; calls != NULL && i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_action (call) == action)
        return focus_answer (self, call);
    }

  return FALSE;
}
