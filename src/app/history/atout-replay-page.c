/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/atout-replay-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/decks/page-deck.h"
#include "app/history/atout-line-bar.h"
#include "app/history/past-words.h"
#include "app/history/replay-moves.h"
#include "app/table/table-bar.h"
#include "app/table/table-keys.h"
#include "app/table/table-settings.h"
#include "model/course/atout-replay.h"
#include "model/thinking/better-line.h"
#include "model/words/words.h"
#include "view/table/atout-table.h"
#include "view/widgets/letters.h"
#include "view/widgets/suit-signs.h"

#define ACTIONS "replay."
#define CONTINUE ACTIONS "continue"
#define COULD_WIN ACTIONS "could-win"

/* Least width for controls in one line. */
#define WIDE 640
/* Window widths with room for a note and the menu. */
#define LETTERS_WIDTH 360
#define MENU_WIDTH 290
/* Least height for all controls in a narrow window. */
#define TALL 400

struct _AtoutReplayPage
{
  AtoutPage parent_instance;

  AtoutHost *host;
  GSettings *settings;
  MatchLog *log;   /* finished deals only */
  MatchLog *whole; /* complete record, if one was opened, or NULL */
  AtoutReplay *replay;
  AtoutSession *session;
  AtoutGameDeck *deck;
  gboolean is_moving; /* TRUE while the replay moves the scale */
  gboolean is_wide;
  gboolean is_short;
  guint turn_id;
  guint note_deal; /* deal to which the note belongs */
  guint note_position;

  GtkWidget *table;
  GtkWidget *bar;
  GtkWidget *note;   /* label, empty without a text */
  GtkWidget *lines;  /* bar that switches between two plays of the deal, or NULL */
  const char *title; /* translated title, or NULL for the usual one */
  GtkWidget *controls;
  GtkWidget *steps;
  GtkWidget *line;
  GtkWidget *scale;
  GtkAdjustment *position;
  GtkWidget *menu;
  GtkWidget *open_button;
};

G_DEFINE_FINAL_TYPE (AtoutReplayPage, atout_replay_page, ATOUT_TYPE_PAGE)

/* ---- Moves ----------------------------------------------------------------------------------- */

static guint
deal_of (AtoutReplayPage *self)
{
  return atout_replay_get_deal (self->replay);
}

static void
move_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (widget);

  replay_moves_make (name, self->replay, ATOUT_TABLE (self->table));
}

static void
position_chosen (AtoutReplayPage *self)
{
  if (self->is_moving || self->replay == NULL)
    return;
  atout_table_hurry (ATOUT_TABLE (self->table));
  atout_replay_go_to (self->replay, deal_of (self),
                      (guint) (gtk_adjustment_get_value (self->position) + .5));
}

/* ---- Position -------------------------------------------------------------------------------- */

static void
tell_position (AtoutReplayPage *self)
{
  g_autofree char *position = g_strdup_printf ("%u", atout_replay_get_position (self->replay));
  g_autofree char *count = g_strdup_printf ("%u", atout_replay_get_n_actions (self->replay));
  const WordsValue values[] = { { "{position}", position }, { "{count}", count }, { NULL, NULL } };
  /* Translators: how far a deal has got that is looked at again: calls and cards */
  g_autofree char *text = words_fill (_ ("Step {position} of {count}"), values);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  text, -1);
  gtk_widget_set_tooltip_text (self->scale, text);
}

static void
show_note (AtoutReplayPage *self)
{
  gtk_widget_set_visible (self->note,
                          gtk_label_get_label (GTK_LABEL (self->note))[0] != '\0'
                              && deal_of (self) == self->note_deal
                              && atout_replay_get_position (self->replay) == self->note_position);
}

static void
position_changed (AtoutReplayPage *self)
{
  guint position = atout_replay_get_position (self->replay);
  guint n_actions = atout_replay_get_n_actions (self->replay);

  self->is_moving = TRUE;
  gtk_adjustment_set_upper (self->position, n_actions);
  gtk_adjustment_set_value (self->position, position);
  self->is_moving = FALSE;
  replay_moves_update (GTK_WIDGET (self), self->replay, self->log->deals->len);
  tell_position (self);
  show_note (self);
}

/* Enables "Could I have won?" for a lost deal, until it was asked. */
static void
update_question (AtoutReplayPage *self)
{
  guint seat = atout_course_get_user_seat (ATOUT_COURSE (self->replay));
  Deal end;

  match_log_at (self->log, deal_of (self), atout_replay_get_n_actions (self->replay), NULL, &end);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), COULD_WIN,
                                 self->lines == NULL && better_line_is_asked (&end, seat));
}

static void
update_title (AtoutReplayPage *self)
{
  g_autofree char *subtitle = past_words_deal (self->log, deal_of (self));

  atout_page_set_title (
      ATOUT_PAGE (self),
      /* Translators: title of a page on which a past deal is shown step by step */
      self->title != NULL ? self->title : _ ("Looking back"), subtitle);
}

static void
deal_changed (AtoutReplayPage *self)
{
  update_question (self);
  update_title (self);
  show_note (self);
}

/* ---- Hands ----------------------------------------------------------------------------------- */

static void
open_toggled (AtoutReplayPage *self)
{
  if (self->session != NULL)
    atout_session_set_guided (self->session,
                              gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->open_button)));
}

static void
guided_changed (AtoutReplayPage *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->open_button),
                                atout_session_get_guided (self->session));
}

static void
open_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (widget);

  atout_session_set_guided (self->session, !atout_session_get_guided (self->session));
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static void
line_activated (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (widget);

  if (self->lines == NULL)
    return;
  atout_table_hurry (ATOUT_TABLE (self->table));
  gtk_widget_activate_action (self->lines, "line.switch", NULL);
}

/* ---- Keys ------------------------------------------------------------------------------------ */

/* Handles keys before the table and the scale, except in open lists and menus. */
static gboolean
key_pressed (AtoutReplayPage *self, guint keyval, guint keycode G_GNUC_UNUSED,
             GdkModifierType modifiers)
{
  GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();
  const char *move = replay_moves_find (GTK_WIDGET (self), keyval, held);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return GDK_EVENT_PROPAGATE;
  if (move != NULL)
    replay_moves_make (move, self->replay, ATOUT_TABLE (self->table));
  else if (keyval == GDK_KEY_h && held == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "replay.open-hands", NULL);
  else if (keyval == GDK_KEY_v && held == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "replay.other-line", NULL);
  else if (keyval == GDK_KEY_s && held == GDK_CONTROL_MASK) /* exports the shown match */
    gtk_widget_activate_action (GTK_WIDGET (self), "replay.export", NULL);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* ---- The deal -------------------------------------------------------------------------------- */

/* Passes a request on. Only `continue` needs the unfinished deal. */
static void
wish_activated (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (widget);
  const MatchLog *log = g_str_equal (name, CONTINUE) ? self->whole : self->log;

  atout_host_want (self->host, name + strlen (ACTIONS), log, deal_of (self));
}

static void
deck_changed (AtoutReplayPage *self)
{
  AtoutDeck *deck = atout_game_deck_get_deck (self->deck);

  if (deck != NULL)
    g_object_set (self->session, "suits", (int) atout_deck_get_suits (deck), NULL);
  atout_table_set_deck (ATOUT_TABLE (self->table), deck);
}

/* ---- Layout ---------------------------------------------------------------------------------- */

static void
turn (gpointer user_data)
{
  AtoutReplayPage *self = user_data;

  self->turn_id = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->controls), self->is_wide || self->is_short
                                                                       ? GTK_ORIENTATION_HORIZONTAL
                                                                       : GTK_ORIENTATION_VERTICAL);
  gtk_box_reorder_child_after (GTK_BOX (self->controls), self->line,
                               self->is_wide || self->is_short ? self->steps : NULL);
  gtk_widget_set_visible (self->scale, !self->is_short);
  for (GtkWidget *step = gtk_widget_get_first_child (self->steps); step != NULL;
       step = gtk_widget_get_next_sibling (step))
    if (gtk_widget_has_css_class (step, "spare"))
      gtk_widget_set_visible (step, !self->is_short);
}

static void
atout_replay_page_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                           int *natural_baseline G_GNUC_UNUSED)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (widget);

  table_bar_measure (self->table, self->bar, orientation, for_size, minimum, natural);
}

/* Turns the controls after the layout, which must not change them. */
static void
arrange (AtoutReplayPage *self, int width, int height)
{
  gboolean is_wide = width >= WIDE;
  gboolean is_short = !is_wide && height < TALL;

  if (self->is_wide == is_wide && self->is_short == is_short)
    return;
  self->is_wide = is_wide;
  self->is_short = is_short;
  if (self->turn_id == 0)
    self->turn_id = g_idle_add_once (turn, self);
}

static void
atout_replay_page_size_allocate (GtkWidget *widget, int width, int height,
                                 int baseline G_GNUC_UNUSED)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (widget);

  arrange (self, width, height);
  table_bar_allocate (self->table, self->bar, width, height);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_replay_page_grab_focus (GtkWidget *widget)
{
  GtkBox *steps = GTK_BOX (ATOUT_REPLAY_PAGE (widget)->steps);

  return gtk_widget_grab_focus (replay_moves_find_button (steps, "replay.on"));
}

static void
atout_replay_page_dispose (GObject *object)
{
  AtoutReplayPage *self = ATOUT_REPLAY_PAGE (object);

  g_clear_handle_id (&self->turn_id, g_source_remove);
  G_OBJECT_CLASS (atout_replay_page_parent_class)->dispose (object);
  g_clear_object (&self->deck);
  g_clear_object (&self->session);
  g_clear_object (&self->replay);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->log, match_log_free);
  g_clear_pointer (&self->whole, match_log_free);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ATOUT_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/history/atout-replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, table);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, menu);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, note);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, controls);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, steps);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, line);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, scale);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, position);
  gtk_widget_class_bind_template_child (widget_class, AtoutReplayPage, open_button);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, position_chosen);
  gtk_widget_class_bind_template_callback (widget_class, open_toggled);
}

static void
atout_replay_page_class_init (AtoutReplayPageClass *klass)
{
  static const char *const wishes[]
      = { ACTIONS "play-again", ACTIONS "review", ACTIONS "copy-code", ACTIONS "check", CONTINUE,
          ACTIONS "export",     COULD_WIN };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_replay_page_dispose;
  widget_class->measure = atout_replay_page_measure;
  widget_class->size_allocate = atout_replay_page_size_allocate;
  widget_class->grab_focus = atout_replay_page_grab_focus;
  ATOUT_PAGE_CLASS (klass)->has_table = TRUE;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  replay_moves_install (widget_class, move_activated);
  gtk_widget_class_install_action (widget_class, "replay.open-hands", NULL, open_activated);
  gtk_widget_class_install_action (widget_class, "replay.other-line", NULL, line_activated);
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    gtk_widget_class_install_action (widget_class, wishes[i], NULL, wish_activated);
  bind_template (widget_class);
}

static void
atout_replay_page_init (AtoutReplayPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  replay_moves_add (GTK_BOX (self->steps), TRUE);
  table_keys_follow (GTK_WIDGET (self), self->table);
  suit_signs_colour (self->note);
  letters_keep (self->note, LETTERS_WIDTH);
  letters_keep (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->menu))),
                MENU_WIDTH);
  table_settings_bind (self->settings, ATOUT_TABLE (self->table));
}

static void
follow (AtoutReplayPage *self)
{
  static const char *const told[]
      = { "notify::position", "notify::n-actions", "notify::at-start", "notify::at-end" };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    g_signal_connect_object (self->replay, told[i], G_CALLBACK (position_changed), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "notify::deal", G_CALLBACK (deal_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::guided", G_CALLBACK (guided_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
atout_replay_page_new (AtoutHost *host, const MatchLog *log, guint deal)
{
  AtoutReplayPage *self = g_object_new (ATOUT_TYPE_REPLAY_PAGE, NULL);

  self->host = host;
  self->log = match_log_copy (log);
  match_log_cut (self->log, match_log_n_over (self->log));
  self->replay = atout_replay_new (self->log, (guint) MAX (match_log_find_user (log), 0));
  atout_replay_go_to (self->replay, deal, 0);
  self->session = atout_session_new_replay (self->replay);
  table_settings_bind_match (self->settings, self->session);
  place_settings_bind (self->settings, ATOUT_TABLE (self->table), log->game);
  self->deck = page_deck_new (GTK_WIDGET (self), host, self->settings, G_CALLBACK (deck_changed));
  follow (self);
  atout_game_deck_set_game (self->deck, log->game, &log->options);
  deck_changed (self);
  atout_table_set_session (ATOUT_TABLE (self->table), self->session);
  position_changed (self);
  update_question (self);
  update_title (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), CONTINUE, FALSE);

  return GTK_WIDGET (self);
}

GtkWidget *
atout_replay_page_new_recorded (AtoutHost *host, const MatchLog *log)
{
  GtkWidget *page = atout_replay_page_new (host, log, 0);

  ATOUT_REPLAY_PAGE (page)->whole = match_log_copy (log);
  gtk_widget_action_set_enabled (page, CONTINUE, !log->match.over);

  return page;
}

GtkWidget *
atout_replay_page_new_lost (AtoutHost *host, const MatchLog *log, guint deal)
{
  g_autoptr (MatchLog) until = match_log_copy (log);
  GtkWidget *page;
  AtoutReplayPage *self;

  match_log_cut (until, deal + 1);
  page = atout_replay_page_new (host, until, deal);
  self = ATOUT_REPLAY_PAGE (page);
  /* Translators: short: the title of a page, whatever the width of the window */
  atout_replay_page_add_lines (self, atout_line_bar_new (self->replay, self->session),
                               C_ ("title", "Could I have won?"));

  return page;
}

void
atout_replay_page_add_lines (AtoutReplayPage *self, GtkWidget *bar, const char *title)
{
  g_return_if_fail (ATOUT_IS_REPLAY_PAGE (self));
  g_return_if_fail (self->lines == NULL);

  self->lines = bar;
  self->title = title;
  letters_keep (bar, LETTERS_WIDTH);
  gtk_box_prepend (GTK_BOX (self->bar), bar);
  update_question (self);
  update_title (self);
}

AtoutReplay *
atout_replay_page_get_replay (AtoutReplayPage *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY_PAGE (self), NULL);

  return self->replay;
}

AtoutSession *
atout_replay_page_get_session (AtoutReplayPage *self)
{
  g_return_val_if_fail (ATOUT_IS_REPLAY_PAGE (self), NULL);

  return self->session;
}

void
atout_replay_page_go_to (AtoutReplayPage *self, guint n_actions, const char *note)
{
  g_return_if_fail (ATOUT_IS_REPLAY_PAGE (self));

  gtk_label_set_label (GTK_LABEL (self->note), note != NULL ? note : "");
  self->note_deal = deal_of (self);
  self->note_position = n_actions;
  atout_replay_go_to (self->replay, deal_of (self), n_actions);
  show_note (self);
}
