/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "app/history/atout-replay-page.h"
#include "app/decks/suit-colours.h"
#include "app/start/atout-start-page.h"
#include "app/widgets/still-pages.h"
#include "app/window/action-state.h"
#include "app/widgets/atout-messages.h"
#include "app/window/window-focus.h"
#include "app/window/window-help.h"
#include "app/window/window-pages.h"
#include "app/window/window-past.h"
#include "app/window/window-places.h"
#include "app/window/window-record.h"
#include "app/window/window-table.h"

enum
{
  PROP_0,
  PROP_DECKS,
  PROP_HISTORY,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

enum
{
  CARDS_WANTED,
  PLACE_WANTED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutWindow, atout_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
is_on (AtoutWindow *self, gpointer page)
{
  return (gpointer) atout_trail_get_page (self->trail) == page;
}

const Game *
atout_window_get_game (AtoutWindow *self, const Options **options)
{
  AtoutNewMatchPage *page;

  g_return_val_if_fail (ATOUT_IS_WINDOW (self), NULL);

  if (self->session != NULL && !is_on (self, self->new_match_page))
    {
      *options = atout_course_get_options (ATOUT_COURSE (self->session));
      return atout_course_get_game (ATOUT_COURSE (self->session));
    }

  page = window_pages_get_new_match (self);
  *options = atout_new_match_page_get_options (page);
  return atout_new_match_page_get_game (page);
}

static void
update_title (AtoutWindow *self)
{
  AtoutPage *page = atout_trail_get_page (self->trail);
  const char *title = atout_page_get_title (page);
  g_autofree char *subtitle = atout_page_make_subtitle (page);

  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : APP_NAME);
  /* rules that are called like the game add nothing to it */
  g_object_set (self->bar, "subtitle",
                g_strcmp0 (subtitle, title) != 0 && subtitle != NULL ? subtitle : "", NULL);
}

void
window_update_table (AtoutWindow *self)
{
  window_table_update (self, is_on (self, self->table_page));
}

void
window_update_chrome (AtoutWindow *self)
{
  GActionMap *actions = G_ACTION_MAP (self);
  gboolean table = is_on (self, self->table_page);
  gboolean new_match = is_on (self, self->new_match_page);
  AtoutTablePage *table_page = ATOUT_TABLE_PAGE (self->table_page);

  update_title (self);
  /* where there is little room the title comes first; the menu and keys do the same */
  g_object_set (self->bar, "roomy", table && !atout_table_page_get_narrow (table_page), NULL);
  action_state_set_enabled (actions, "back", !is_on (self, self->start_page));
  action_state_set_enabled (actions, "new-match", !new_match);
  action_state_set_enabled (actions, "cards", table || new_match);
  action_state_set_enabled (actions, "place", table || new_match);
  action_state_set_enabled (actions, "export", self->session != NULL);
  action_state_set_enabled (actions, "help", !is_on (self, self->help_page));
  window_update_table (self);
  gtk_window_set_default_widget (
      GTK_WINDOW (self),
      new_match ? atout_new_match_page_get_button (window_pages_get_new_match (self)) : NULL);
}

/* A match that was left stays on the table until that is out of sight. */
static void
page_left (AtoutWindow *self, AtoutPage *page)
{
  if ((gpointer) page == self->table_page)
    atout_table_page_set_session (ATOUT_TABLE_PAGE (self->table_page), NULL);
}

static void
show_message (AtoutWindow *self, const char *text)
{
  atout_messages_show (ATOUT_MESSAGES (self->messages), text);
}

static void
set_up (AtoutWindow *self, const Game *game, const GameForm *form)
{
  AtoutNewMatchPage *page = window_pages_get_new_match (self);

  atout_new_match_page_set_game (page, game, form);
  atout_table_page_expect (window_pages_get_table (self), game,
                           atout_new_match_page_get_options (page));
  atout_trail_open (self->trail, ATOUT_PAGE (page));
}

static void
rules_wanted (AtoutWindow *self, const char *key)
{
  GameForm form;
  const Game *game = game_find_form (key, &form);

  set_up (self, game, &form);
}

/* Matches that rest are offered first. */
static void
offer_resting (AtoutWindow *self)
{
  g_autoptr (GListModel) resting = NULL;

  if (self->history == NULL)
    return;
  resting = atout_history_list_resting (self->history);
  atout_start_page_set_resting (ATOUT_START_PAGE (self->start_page), resting);
}

/* As long as something waits to be written that stands there. */
static void
tell_problem (AtoutWindow *self)
{
  const char *problem = atout_history_get_problem (self->history);
  gboolean waits = atout_history_get_waits (self->history);

  atout_messages_keep (ATOUT_MESSAGES (self->messages), waits ? problem : NULL);
  if (problem != NULL && !waits)
    show_message (self, problem);
}

static void
follow_history (AtoutWindow *self)
{
  g_signal_connect_object (self->history, "notify::problem", G_CALLBACK (tell_problem), self,
                           G_CONNECT_SWAPPED);
  tell_problem (self);
}

static void
forget (AtoutWindow *self, AtoutResting *resting)
{
  g_autoptr (GError) error = NULL;

  if (!atout_history_forget (self->history, resting, &error))
    show_message (self, error->message);
  offer_resting (self);
  gtk_widget_grab_focus (self->start_page);
}

/* A match whose table was left is put by. */
static void
moved (AtoutWindow *self)
{
  if (!atout_trail_has (self->trail, ATOUT_PAGE (self->table_page)))
    {
      g_clear_object (&self->before);
      window_match_set_session (self, NULL);
    }
  if (is_on (self, self->start_page))
    offer_resting (self);
  window_update_chrome (self);
}

void
window_go_back (AtoutWindow *self)
{
  if (!atout_page_go_back (atout_trail_get_page (self->trail)))
    atout_trail_go_back (self->trail);
}

static void
back_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  window_go_back (user_data);
}

static void
new_match_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutWindow *self = user_data;
  const Options *options;

  const Game *game = atout_window_get_game (self, &options);
  const GameForm form = game_form (game, options);

  set_up (self, game, &form);
}

/* Opened first: what is shown takes the focus, which the table wants back. */
static void
help_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutWindow *self = user_data;
  const Options *options;
  AtoutPage *page = atout_trail_get_page (self->trail);
  AtoutHelpPage *help = window_pages_get_help (self);
  const Game *game = is_on (self, self->start_page) ? NULL : atout_window_get_game (self, &options);
  AtoutSession *session = is_on (self, self->table_page) ? self->session : NULL;

  if (ATOUT_IS_REPLAY_PAGE (page))
    {
      session = atout_replay_page_get_session (ATOUT_REPLAY_PAGE (page));
      game = atout_course_get_game (ATOUT_COURSE (session));
      options = atout_course_get_options (ATOUT_COURSE (session));
    }
  atout_trail_open (self->trail, ATOUT_PAGE (help));
  window_help_show (help, game, game != NULL ? options : NULL, session);
  gtk_widget_grab_focus (GTK_WIDGET (help));
}

/* The decks for the game in front of the user. */
static void
cards_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutWindow *self = user_data;
  const Options *options;
  const Game *game = atout_window_get_game (self, &options);

  g_signal_emit (self, signals[CARDS_WANTED], 0, game, options);
}

/* The tables on which it can lie. */
static void
place_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_signal_emit (user_data, signals[PLACE_WANTED], 0);
}

/* Escape goes back where that leaves no match. */
static gboolean
escape_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  AtoutWindow *self = ATOUT_WINDOW (widget);
  AtoutTablePage *table = ATOUT_TABLE_PAGE (self->table_page);

  if (is_on (self, self->start_page))
    return GDK_EVENT_PROPAGATE;
  if (!is_on (self, self->table_page))
    window_go_back (self);
  else if (atout_table_page_get_narrow (table) && atout_table_page_get_sheet_shown (table))
    atout_table_page_set_sheet_shown (table, FALSE);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* The table's keys work wherever the focus is, unless somebody there takes them. */
static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode,
             GdkModifierType modifiers, gpointer user_data)
{
  AtoutWindow *self = user_data;

  return is_on (self, self->table_page)
         && atout_table_page_forward_key (ATOUT_TABLE_PAGE (self->table_page), controller);
}

/* The size is kept; a window that is there already keeps its own. */
static void
bind_size (AtoutWindow *self)
{
  static const struct
  {
    const char *key;
    const char *property;
  } kept[] = {
    { "window-width", "default-width" },
    { "window-height", "default-height" },
    { "window-maximized", "maximized" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_settings_bind (self->settings, kept[i].key, self, kept[i].property,
                     G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
}

static void
focus_lost (GtkWindow *window)
{
  gtk_widget_grab_focus (GTK_WIDGET (atout_trail_get_page (ATOUT_WINDOW (window)->trail)));
}

/* Not in init: the construct property "maximized" is set after that. */
static void
atout_window_constructed (GObject *object)
{
  AtoutWindow *self = ATOUT_WINDOW (object);

  G_OBJECT_CLASS (atout_window_parent_class)->constructed (object);

  bind_size (self);
  window_focus_follow (GTK_WINDOW (self), focus_lost);
  still_pages_follow (GTK_WINDOW (self));
  window_furnish (self);
  window_pages_expect_table (self);
  if (self->history != NULL)
    follow_history (self);
}

static void
atout_window_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutWindow *self = ATOUT_WINDOW (object);

  switch (property_id)
    {
    case PROP_DECKS:
      g_value_set_object (value, self->decks);
      break;
    case PROP_HISTORY:
      g_value_set_object (value, self->history);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_window_set_property (GObject *object, guint property_id, const GValue *value,
                           GParamSpec *pspec)
{
  AtoutWindow *self = ATOUT_WINDOW (object);

  switch (property_id)
    {
    case PROP_DECKS:
      self->decks = g_value_dup_object (value);
      break;
    case PROP_HISTORY:
      self->history = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_window_dispose (GObject *object)
{
  AtoutWindow *self = ATOUT_WINDOW (object);

  g_clear_handle_id (&self->furnish_id, g_source_remove);
  window_table_remove_actions (self);
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      atout_conductor_stop (atout_session_get_conductor (self->session));
    }
  g_clear_object (&self->trail);
  g_clear_object (&self->before);
  g_clear_object (&self->session);
  g_clear_object (&self->history);
  g_clear_object (&self->decks);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_window_parent_class)->dispose (object);
}

/* The start page has the focus unless by now another lies on it. */
static void
atout_window_show (GtkWidget *widget)
{
  AtoutWindow *self = ATOUT_WINDOW (widget);

  if (is_on (self, self->start_page))
    gtk_widget_grab_focus (self->start_page);

  GTK_WIDGET_CLASS (atout_window_parent_class)->show (widget);
}

static void
atout_window_class_init (AtoutWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = atout_window_constructed;
  object_class->dispose = atout_window_dispose;
  object_class->get_property = atout_window_get_property;
  object_class->set_property = atout_window_set_property;

  widget_class->show = atout_window_show;

  properties[PROP_DECKS]
      = g_param_spec_object ("decks", NULL, NULL, ATOUT_TYPE_DECK_STORE,
                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_HISTORY]
      = g_param_spec_object ("history", NULL, NULL, ATOUT_TYPE_HISTORY,
                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CARDS_WANTED]
      = g_signal_new ("cards-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[PLACE_WANTED] = g_signal_new ("place-wanted", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ATOUT_TYPE_MESSAGES);
  g_type_ensure (ATOUT_TYPE_START_PAGE);
  g_type_ensure (ATOUT_TYPE_WINDOW_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/window/atout-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, keys);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, messages);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, start_page);
  gtk_widget_class_bind_template_callback (widget_class, forget);
  gtk_widget_class_bind_template_callback (widget_class, window_match_resume);
  gtk_widget_class_bind_template_callback (widget_class, rules_wanted);
  gtk_widget_class_bind_template_callback (widget_class, window_match_play_chosen);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);

  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  /* not an accelerator: whatever is open inside the window hears of Escape first */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed, NULL);
}

static void
follow_trail (AtoutWindow *self)
{
  self->trail = atout_trail_new (GTK_STACK (self->pages), ATOUT_PAGE (self->start_page));
  g_signal_connect_object (self->trail, "moved", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trail, "retitled", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trail, "left", G_CALLBACK (page_left), self, G_CONNECT_SWAPPED);
  window_update_chrome (self);
}

void
window_furnish (AtoutWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  follow_trail (self);
  offer_resting (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->start_page);
}

static void
atout_window_init (AtoutWindow *self)
{
  static const GActionEntry actions[] = {
    { "back", back_activated },   { "new-match", new_match_activated }, { "help", help_activated },
    { "cards", cards_activated }, { "place", place_activated },
  };
  self->settings = g_settings_new (APP_ID);
  suit_colours_follow (GTK_WIDGET (self), self->settings);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  window_places_add_actions (self);
  window_table_add_actions (self);
  window_past_add_actions (self);
  window_record_add_actions (self);
}

AtoutWindow *
atout_window_new (GtkApplication *application, AtoutDeckStore *decks, AtoutHistory *history)
{
  return g_object_new (ATOUT_TYPE_WINDOW, "application", application, "decks", decks, "history",
                       history, NULL);
}

void
atout_window_set_seed (AtoutWindow *self, guint64 seed)
{
  g_return_if_fail (ATOUT_IS_WINDOW (self));

  self->seed = seed;
  self->has_seed = TRUE;
}

AtoutSession *
atout_window_get_session (AtoutWindow *self)
{
  g_return_val_if_fail (ATOUT_IS_WINDOW (self), NULL);

  return self->session;
}

AtoutHistory *
atout_window_get_history (AtoutWindow *self)
{
  g_return_val_if_fail (ATOUT_IS_WINDOW (self), NULL);

  return self->history;
}

void
atout_window_say (AtoutWindow *self, const char *text)
{
  g_return_if_fail (ATOUT_IS_WINDOW (self));

  show_message (self, text);
}

void
atout_window_open_page (AtoutWindow *self, AtoutPage *page)
{
  g_return_if_fail (ATOUT_IS_WINDOW (self));

  atout_trail_open (self->trail, page);
}
