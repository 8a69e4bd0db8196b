/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Actions, keys and answers of the user at an AtoutTable. */

#include <glib/gi18n-lib.h>

#include "view/table/atout-table-private.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/told/atout-table-info.h"
#include "view/widgets/focus.h"

#define DIGITS 10      /* number of digit keys */
#define SMALL_ROOM 100 /* letters of a reason on a small table, with four lines in all */

/* ---- Cards and calls ---------------------------------------------------------------------- */

void
atout_table_hurry (AtoutTable *self)
{
  if (table_back_end_last_trick (self))
    table_explain (self, NULL);
  atout_table_stage_hurry (self->stage);
}

/* Ends animations. Returns true if the click only did so for other players. */
static gboolean
hurries_others (AtoutTable *self)
{
  gboolean was_settled = table_is_settled (self);

  atout_table_hurry (self);

  return !was_settled
         && atout_course_get_turn (ATOUT_COURSE (self->session))
                != (int) atout_course_get_user_seat (ATOUT_COURSE (self->session));
}

static void
try_action (AtoutTable *self, Action action)
{
  g_autoptr (GError) error = NULL;

  self->focus_wanted = TRUE;
  if (atout_choices_choose_for (atout_session_get_choices (self->session),
                                atout_course_get_user_seat (ATOUT_COURSE (self->session)), action,
                                &error))
    return;
  table_explain (self, error->message);
  /* an answer is wanted, not a card */
  if (!atout_hand_has_playable (ATOUT_HAND (self->hand)))
    atout_calls_focus (ATOUT_CALLS (self->calls));
}

static void
mark_card (AtoutTable *self, guint card)
{
  g_autoptr (GError) error = NULL;

  atout_choices_mark (atout_session_get_choices (self->session), (Card) card, &error);
  table_explain (self, error != NULL ? error->message : NULL);
}

static void
marks_laid (AtoutTable *self)
{
  g_autoptr (GError) error = NULL;

  if (hurries_others (self))
    return;
  self->focus_wanted = TRUE;
  if (!atout_choices_lay_marked (atout_session_get_choices (self->session), &error))
    table_explain (self, error->message);
}

static void
card_chosen (AtoutTable *self, guint card)
{
  g_autoptr (GListModel) meanings = NULL;
  g_autoptr (AtoutAction) only = NULL;

  if (hurries_others (self))
    return;
  if (atout_choices_get_n_wanted (atout_session_get_choices (self->session)) > 0)
    {
      mark_card (self, card);
      return;
    }
  meanings = atout_choices_list_meanings (atout_session_get_choices (self->session), card);
  only = g_list_model_get_item (meanings, 0);
  /* a forbidden card is tried, so that the match says why */
  if (g_list_model_get_n_items (meanings) > 1)
    atout_calls_ask (ATOUT_CALLS (self->calls), meanings);
  else
    try_action (self, only != NULL ? atout_action_get_action (only) : ACTION (VERB_PLAY, card));
}

/* Asks back if the user's own count contradicts the call. */
static gboolean
ask_back (AtoutTable *self, Action action)
{
  const Telling telling = atout_session_tell (self->session);
  g_autofree char *doubt = tell_doubt (&telling, action);
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (self->session));

  if (doubt[0] == '\0' || atout_calls_is_asking (ATOUT_CALLS (self->calls)))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_action (call) == action)
        {
          atout_calls_doubt (ATOUT_CALLS (self->calls), call, doubt);
          return TRUE;
        }
    }

  return FALSE;
}

static void
call_chosen (AtoutTable *self, guint action)
{
  if (!hurries_others (self) && !ask_back (self, action))
    try_action (self, action);
}

static void
question_left (AtoutTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.focus-hand", NULL);
}

static void
card_moved (AtoutTable *self, guint from, guint to)
{
  atout_choices_move_card (atout_session_get_choices (self->session), from, to);
}

/* ---- Actions ------------------------------------------------------------------------------ */

static void
say_state (AtoutTable *self)
{
  Telling telling = atout_session_tell (self->session);
  g_autofree char *text = NULL;

  telling.row = atout_sheet_get_last_row (atout_session_get_sheet (self->session));
  text = tell_state (&telling);
  table_explain (self, text);
}

static void
say_contract (AtoutTable *self)
{
  const Telling telling = atout_session_tell (self->session);
  g_autofree char *text = tell_contract_sentence (&telling);

  table_explain (self, text);
}

static void
focus_calls (AtoutTable *self)
{
  if (!atout_calls_focus (ATOUT_CALLS (self->calls))
      && !(gtk_widget_get_visible (self->lay_down) && gtk_widget_grab_focus (self->lay_down)))
    table_explain (self, _ ("There is nothing to call now."));
}

static void
focus_hand (AtoutTable *self)
{
  if (!gtk_widget_child_focus (self->hand, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
lay_down (AtoutTable *self)
{
  atout_table_hurry (self);
  if (!gtk_widget_get_visible (self->lay_down))
    {
      table_explain (self, atout_choices_get_laid_down (atout_session_get_choices (self->session))
                               ? _ ("The remaining cards are being laid down.")
                               : _ ("As far as you can tell, the rest is not decided yet."));
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self)); /* the button disappears */
  self->focus_wanted = TRUE;
  table_explain (self, NULL);
  atout_choices_lay_down (atout_session_get_choices (self->session));
}

static void
sort_hand (AtoutTable *self)
{
  gboolean had_focus = gtk_widget_has_focus (self->sort);

  if (!atout_choices_get_arranged (atout_session_get_choices (self->session)))
    {
      table_explain (self, _ ("Your hand is sorted."));
      return;
    }
  atout_choices_sort_hand (atout_session_get_choices (self->session));
  if (had_focus)
    atout_hand_focus_playable (ATOUT_HAND (self->hand));
  gtk_widget_set_visible (self->sort, FALSE);
}

/* Toggles the explanation of the running or next deal, but not of single positions. */
static void
explain_deal (AtoutTable *self)
{
  if (atout_session_get_match (self->session) == NULL && !self->is_replay)
    return;
  if (atout_course_get_state (ATOUT_COURSE (self->session)) != ATOUT_MATCH_OVER)
    atout_session_set_guided (self->session, !atout_session_get_guided (self->session));
}

static void
undo (AtoutTable *self)
{
  AtoutMatch *match = atout_session_get_match (self->session);

  if (match == NULL || !atout_match_undo (match))
    table_explain (self, _ ("You have not decided anything yet in this deal."));
}

static void
redo (AtoutTable *self)
{
  AtoutMatch *match = atout_session_get_match (self->session);

  if (match == NULL || !atout_match_redo (match))
    table_explain (self, _ ("Nothing has been undone."));
}

/* Returns the action that the user has in mind, or ACTION_NONE. */
static Action
get_considered (AtoutTable *self)
{
  Action call = atout_calls_get_considered (ATOUT_CALLS (self->calls));
  Card card = atout_hand_get_considered (ATOUT_HAND (self->hand));
  g_autoptr (GListModel) meanings = NULL;
  g_autoptr (AtoutAction) first = NULL;

  if (call != ACTION_NONE || card == CARD_NONE)
    return call;
  meanings = atout_choices_list_meanings (atout_session_get_choices (self->session), card);
  first = g_list_model_get_item (meanings, 0);

  return first != NULL ? atout_action_get_action (first) : ACTION_NONE;
}

void
table_actions_update_room (AtoutTable *self)
{
  guint room = gtk_widget_has_css_class (GTK_WIDGET (self), "compact") ? SMALL_ROOM : 0;

  if (self->session == NULL)
    return;
  if (atout_session_get_hint (self->session) != NULL)
    atout_counsel_set_room (ATOUT_COUNSEL (atout_session_get_hint (self->session)), room);
  if (atout_session_get_adviser (self->session) != NULL)
    atout_counsel_set_room (ATOUT_COUNSEL (atout_session_get_adviser (self->session)), room);
}

/* Shows or takes back a hint. */
static void
hint (AtoutTable *self)
{
  AtoutHint *hint = atout_session_get_hint (self->session);

  if (hint == NULL || atout_hint_leave (hint))
    return;
  atout_table_hurry (self);
  if (!atout_hint_ask (hint, get_considered (self)))
    table_explain (self, _ ("You have nothing to decide now."));
}

static void
show_last_trick (AtoutTable *self)
{
  g_autofree char *text = NULL;

  if (!self->shows_trick)
    atout_table_hurry (self);
  text = table_back_show_last_trick (self);
  table_explain (self, text);
}

static void
show_tricks (AtoutTable *self)
{
  g_autofree char *text = NULL;

  if (!gtk_widget_get_visible (self->tricks_page))
    atout_table_hurry (self);
  text = table_back_show_tricks (self);
  table_explain (self, text);
}

static void
show_auction (AtoutTable *self)
{
  if (!atout_table_info_show_auction (ATOUT_TABLE_INFO (self->info)))
    table_explain (self, _ ("Nothing has been said in this deal."));
}

static const struct
{
  const char *name;
  void (*does) (AtoutTable *self); /* called only with a session */
  guint key;                       /* 0: none */
  GdkModifierType modifiers;
} actions[] = {
  { "table.undo", undo, GDK_KEY_z, GDK_CONTROL_MASK },
  { "table.redo", redo, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
  { "table.last-trick", show_last_trick, GDK_KEY_l, 0 },
  { "table.all-tricks", show_tricks, GDK_KEY_l, GDK_CONTROL_MASK },
  { "table.lay-down", lay_down, GDK_KEY_c, 0 },
  { "table.sort-hand", sort_hand, GDK_KEY_o, 0 },
  { "table.hint", hint, 0, 0 },
  { "table.say-state", say_state, GDK_KEY_s, 0 },
  { "table.say-contract", say_contract, GDK_KEY_t, 0 },
  { "table.explain", explain_deal, GDK_KEY_e, 0 },
  { "table.focus-calls", focus_calls, GDK_KEY_b, 0 },
  { "table.focus-hand", focus_hand, 0, 0 },
  { "table.show-auction", show_auction, GDK_KEY_a, 0 },
  { "table.hurry", atout_table_hurry, 0, 0 },
};

static void
do_action (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AtoutTable *self = (AtoutTable *) widget;

  for (guint i = 0; self->session != NULL && i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, name))
      actions[i].does (self);
}

/* Arrows lead from the table to the hand only. A result needs no arrows. */
static gboolean
arrow_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutTable *self = (AtoutTable *) widget;

  if (focus_inside (widget) == self->result)
    return TRUE;
  if (!gtk_widget_has_focus (widget))
    return FALSE;
  gtk_widget_child_focus (self->hand, GTK_DIR_TAB_FORWARD);

  return TRUE;
}

static gboolean
focus_card (AtoutTable *self, int place)
{
  return !self->is_replay && !gtk_widget_get_visible (self->result)
         && atout_hand_focus_at (ATOUT_HAND (self->hand), place);
}

static gboolean
place_pressed (GtkWidget *widget, GVariant *place, gpointer data G_GNUC_UNUSED)
{
  return focus_card ((AtoutTable *) widget, g_variant_get_int32 (place));
}

/* Returns the unshifted digit of key @code, 10 for 0; 0: none. */
static guint
digit_of (GtkWidget *widget, guint code)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *values = NULL;
  int n = 0;

  gdk_display_map_keycode (gtk_widget_get_display (widget), code, &keys, &values, &n);
  for (int i = 0; i < n; i++)
    if (keys[i].level == 0 && values[i] >= GDK_KEY_0 && values[i] <= GDK_KEY_9)
      return values[i] == GDK_KEY_0 ? DIGITS : values[i] - GDK_KEY_0;

  return 0;
}

/* Focuses a card after the tenth by Shift and digit. */
static gboolean
shifted_pressed (GtkEventControllerKey *controller G_GNUC_UNUSED, guint key G_GNUC_UNUSED,
                 guint code, GdkModifierType modifiers, gpointer data)
{
  AtoutTable *self = data;
  guint digit;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;
  digit = digit_of (GTK_WIDGET (self), code);

  return digit > 0 && focus_card (self, DIGITS + (int) digit - 1);
}

/* Handles the hint key, except in a replay. */
static gboolean
hint_pressed (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutTable *self = (AtoutTable *) widget;

  if (self->session == NULL || atout_session_get_hint (self->session) == NULL)
    return FALSE;
  hint (self);

  return TRUE;
}

/* Ends the view of the last trick, or a hint; otherwise passes the key on. */
static gboolean
end_looking (GtkWidget *widget, GVariant *arguments G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutTable *self = (AtoutTable *) widget;
  AtoutHint *hint = self->session != NULL ? atout_session_get_hint (self->session) : NULL;

  if (self->session == NULL)
    return FALSE;
  if (!table_back_end_last_trick (self))
    return hint != NULL && atout_hint_leave (hint);
  table_explain (self, NULL);

  return TRUE;
}

/* Returns true if a key would act without a visible focus. */
static gboolean
acts_unseen (AtoutTable *self, GtkWindow *window, GtkWidget *focus)
{
  gboolean is_asked = gtk_widget_get_visible (self->result)
                      || atout_choices_is_asked (atout_session_get_choices (self->session));

  if (focus == GTK_WIDGET (self))
    return is_asked && table_is_settled (self) && !self->is_replay;

  return GTK_WIDGET (gtk_widget_get_native (focus)) == GTK_WIDGET (window)
         && !gtk_window_get_focus_visible (window);
}

/* Returns true while a hint is being found, so that no key acts on what it may advise against. */
static gboolean
is_thinking (AtoutTable *self)
{
  AtoutHint *hint = atout_session_get_hint (self->session);

  return hint != NULL && atout_hint_is_awaited (hint);
}

/*
 * Stops keys that would act unseen. The first key after a click only shows the focus, so that it
 * plays no unseen card.
 */
static gboolean
stop_unseen (GtkEventControllerKey *controller G_GNUC_UNUSED, guint key, guint code G_GNUC_UNUSED,
             GdkModifierType modifiers, gpointer data)
{
  AtoutTable *self = data;
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *focus = gtk_window_get_focus (window);
  gboolean acts = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter
                  || key == GDK_KEY_space || key == GDK_KEY_KP_Space;

  if (!acts || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || self->session == NULL)
    return GDK_EVENT_PROPAGATE;
  if (is_thinking (self))
    return GDK_EVENT_STOP;
  if (focus == NULL || self->shows_trick || !acts_unseen (self, window, focus))
    return GDK_EVENT_PROPAGATE;
  if (focus == GTK_WIDGET (self))
    table_focus_return (self);
  gtk_window_set_focus_visible (window, TRUE);

  return GDK_EVENT_STOP;
}

void
table_actions_add_keys (AtoutTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (stop_unseen), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (shifted_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
bind_answers (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, card_moved);
  gtk_widget_class_bind_template_callback (widget_class, call_chosen);
  gtk_widget_class_bind_template_callback (widget_class, marks_laid);
  gtk_widget_class_bind_template_callback (widget_class, question_left);
}

void
table_actions_install (GtkWidgetClass *widget_class)
{
  static const guint arrows[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down };
  static const guint ends[] = { GDK_KEY_Escape, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL, do_action);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (widget_class, actions[i].key, actions[i].modifiers,
                                             actions[i].name, NULL);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_h, 0, hint_pressed, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    gtk_widget_class_add_binding (widget_class, ends[i], 0, end_looking, NULL);
  both_keys_bind (widget_class, GDK_KEY_Home, place_pressed, "i", 0);
  both_keys_bind (widget_class, GDK_KEY_End, place_pressed, "i", -1);
  for (guint i = 0; i < DIGITS; i++)
    both_keys_bind (widget_class, GDK_KEY_0 + (i + 1) % DIGITS, place_pressed, "i", (int) i);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_widget_class_add_binding (widget_class, arrows[i], 0, arrow_pressed, NULL);
  bind_answers (widget_class);
}
