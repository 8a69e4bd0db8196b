/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-window-private.h"

#include "app/compete/atout-compete-page.h"
#include "app/decks/suit-colours.h"
#include "app/history/atout-replay-page.h"
#include "app/learn/atout-learn-page.h"
#include "app/match/last-rules.h"
#include "app/start/atout-start-page.h"
#include "app/widgets/atout-messages.h"
#include "app/widgets/still-pages.h"
#include "app/window/window-record.h"
#include "model/words/house-rules.h"

enum
{
  CARDS_WANTED,
  PLACE_WANTED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void host_iface_init (AtoutHostInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutWindow, atout_window, ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_HOST, host_iface_init))

/* ---- AtoutHost ------------------------------------------------------------------------------- */

static void
say (AtoutHost *host, const char *text)
{
  atout_messages_show (ATOUT_MESSAGES (ATOUT_WINDOW (host)->messages), text);
}

static void
open_page (AtoutHost *host, AtoutPage *page)
{
  atout_navigation_open (ATOUT_WINDOW (host)->navigation, page);
}

static void
play (AtoutHost *host, AtoutSession *session)
{
  window_match_play (ATOUT_WINDOW (host), session);
}

static AtoutSession *
get_session (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->session;
}

static AtoutHistory *
get_history (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->history;
}

static AtoutLearning *
get_learning (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->learning;
}

static void
compete (AtoutHost *host, const ContestStart *start, const AtoutPlayer *players)
{
  window_match_compete (ATOUT_WINDOW (host), start, players);
}

static void
resume (AtoutHost *host, gint64 id)
{
  window_match_go_on (ATOUT_WINDOW (host), id);
}

static void
play_evening (AtoutHost *host, gint64 id)
{
  window_match_play_evening (ATOUT_WINDOW (host), id);
}

static AtoutEvenings *
get_evenings (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->evenings;
}

static AtoutContests *
get_contests (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->contests;
}

static AtoutSlips *
get_slips (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->slips;
}

static AtoutDeckStore *
get_decks (AtoutHost *host)
{
  return ATOUT_WINDOW (host)->decks;
}

static void
host_iface_init (AtoutHostInterface *iface)
{
  iface->say = say;
  iface->open = open_page;
  iface->play = play;
  iface->compete = compete;
  iface->resume = resume;
  iface->play_evening = play_evening;
  iface->get_session = get_session;
  iface->get_history = get_history;
  iface->get_learning = get_learning;
  iface->get_slips = get_slips;
  iface->get_contests = get_contests;
  iface->get_evenings = get_evenings;
  iface->get_decks = get_decks;
}

/* ---- Pages ----------------------------------------------------------------------------------- */

const Game *
atout_window_get_game (AtoutWindow *self, const Options **options)
{
  AtoutNewMatchPage *page;
  const Game *game;
  GameForm form;

  g_return_val_if_fail (ATOUT_IS_WINDOW (self), NULL);

  if (self->session != NULL && !window_shows (self, self->new_match_page))
    {
      *options = atout_course_get_options (ATOUT_COURSE (self->session));
      return atout_course_get_game (ATOUT_COURSE (self->session));
    }

  if (self->new_match_page == NULL)
    {
      game = last_rules_game (self->settings, &form);
      self->rules = last_rules_recall (self->settings, game, &form);
      *options = &self->rules;
      return game;
    }

  page = ATOUT_NEW_MATCH_PAGE (self->new_match_page);
  *options = atout_new_match_page_get_options (page);
  return atout_new_match_page_get_game (page);
}

/* Removes the session from the table page when it is out of sight. */
static void
page_left (AtoutWindow *self, AtoutPage *page)
{
  if ((gpointer) page == self->table_page)
    atout_table_page_set_session (ATOUT_TABLE_PAGE (self->table_page), NULL);
}

static void
set_up (AtoutWindow *self, const Game *game, const GameForm *form)
{
  AtoutNewMatchPage *page = window_match_get_rules (self);

  atout_new_match_page_set_game (page, game, form);
  atout_table_page_expect (window_match_get_table (self), game,
                           atout_new_match_page_get_options (page));
  atout_navigation_open (self->navigation, ATOUT_PAGE (page));
}

static void
rules_wanted (AtoutWindow *self, const char *key)
{
  GameForm form;
  const Game *game = game_find_form (key, &form);

  set_up (self, game, &form);
}

static void
offer_resting (AtoutWindow *self)
{
  g_autoptr (GListModel) resting = NULL;

  if (self->history == NULL)
    return;
  resting = atout_history_list_resting (self->history);
  atout_start_page_set_resting (ATOUT_START_PAGE (self->start_page), self->history, resting);
}

/* Shows a problem of the history, permanently while writes are pending. */
static void
tell_problem (AtoutWindow *self)
{
  const char *problem = atout_history_get_problem (self->history);
  gboolean waits = atout_history_get_waits (self->history);

  atout_messages_keep (ATOUT_MESSAGES (self->messages), waits ? problem : NULL);
  if (problem != NULL && !waits)
    say (ATOUT_HOST (self), problem);
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
    say (ATOUT_HOST (self), error->message);
  offer_resting (self);
  gtk_widget_grab_focus (self->start_page);
}

/* Moves the page down while there are messages, except a table, which keeps its size. */
static void
make_room (AtoutWindow *self)
{
  AtoutPage *page = atout_navigation_get_page (self->navigation);

  gtk_widget_set_visible (self->room, gtk_widget_get_visible (self->messages)
                                          && !ATOUT_PAGE_GET_CLASS (page)->has_table);
}

/* Sets the match aside if the user left its table. */
static void
moved (AtoutWindow *self)
{
  if (!atout_navigation_has (self->navigation, ATOUT_PAGE (self->table_page)))
    {
      g_clear_object (&self->before);
      window_match_set_session (self, NULL);
    }
  if (window_shows (self, self->start_page))
    offer_resting (self);
  make_room (self);
  window_chrome_update (self);
}

static void
back_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  atout_navigation_go_back (((AtoutWindow *) user_data)->navigation);
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

/* Opens the help. Opens its page first, to remember the focus of the table. */
static void
help_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutWindow *self = user_data;
  const Options *options;
  AtoutPage *page = atout_navigation_get_page (self->navigation);
  AtoutHelpPage *help = window_help_get (self);
  const Game *game
      = window_shows (self, self->start_page) ? NULL : atout_window_get_game (self, &options);
  AtoutSession *session = window_shows (self, self->table_page) ? self->session : NULL;
  Options learnt;
  GameForm form;

  if (ATOUT_IS_LEARN_PAGE (page))
    {
      game = game_find_form (atout_learn_page_get_form (ATOUT_LEARN_PAGE (page)), &form);
      learnt = house_rules_of_form (game, &form);
      options = &learnt;
    }
  else if (ATOUT_IS_COMPETE_PAGE (page))
    {
      game = game_find_form (atout_compete_page_get_form (ATOUT_COMPETE_PAGE (page)), &form);
      learnt = last_rules_recall (self->settings, game, &form);
      options = &learnt;
    }
  else if (ATOUT_IS_REPLAY_PAGE (page))
    {
      session = atout_replay_page_get_session (ATOUT_REPLAY_PAGE (page));
      game = atout_course_get_game (ATOUT_COURSE (session));
      options = atout_course_get_options (ATOUT_COURSE (session));
    }
  atout_navigation_open (self->navigation, ATOUT_PAGE (help));
  window_help_show (help, game, game != NULL ? options : NULL, session);
  gtk_widget_grab_focus (GTK_WIDGET (help));
}

static void
cards_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutWindow *self = user_data;
  const Options *options;
  const Game *game = atout_window_get_game (self, &options);

  g_signal_emit (self, signals[CARDS_WANTED], 0, game, options);
}

static void
place_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_signal_emit (user_data, signals[PLACE_WANTED], 0);
}

/* Goes back on Escape, except from a match. */
static gboolean
escape_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  AtoutWindow *self = ATOUT_WINDOW (widget);
  AtoutTablePage *table = ATOUT_TABLE_PAGE (self->table_page);

  if (window_shows (self, self->start_page))
    return GDK_EVENT_PROPAGATE;
  if (!window_shows (self, self->table_page))
    atout_navigation_go_back (self->navigation);
  else if (atout_table_page_get_narrow (table) && atout_table_page_get_sheet_shown (table))
    atout_table_page_set_sheet_shown (table, FALSE);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* Forwards unhandled keys to the table. */
static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode,
             GdkModifierType modifiers, gpointer user_data)
{
  AtoutWindow *self = user_data;

  return window_shows (self, self->table_page)
         && atout_table_page_forward_key (ATOUT_TABLE_PAGE (self->table_page), controller);
}

/* Saves the window size; open windows ignore changed settings. */
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
atout_window_dispose (GObject *object)
{
  AtoutWindow *self = ATOUT_WINDOW (object);

  g_clear_handle_id (&self->furnish_id, g_source_remove);
  g_clear_handle_id (&self->look_id, g_source_remove);
  window_chrome_remove_sheet (self);
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      atout_conductor_stop (atout_session_get_conductor (self->session));
    }
  g_clear_pointer (&self->focus, window_focus_free);
  g_clear_object (&self->navigation);
  g_clear_pointer (&self->exported, match_log_free);
  g_clear_object (&self->table_actions);
  g_clear_object (&self->help_deck);
  g_clear_object (&self->before);
  g_clear_object (&self->session);
  g_clear_object (&self->evenings);
  g_clear_object (&self->contests);
  g_clear_object (&self->slips);
  g_clear_object (&self->learning);
  g_clear_object (&self->history);
  g_clear_object (&self->decks);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_window_parent_class)->dispose (object);
}

static void
atout_window_show (GtkWidget *widget)
{
  AtoutWindow *self = ATOUT_WINDOW (widget);

  if (window_shows (self, self->start_page))
    gtk_widget_grab_focus (self->start_page);

  GTK_WIDGET_CLASS (atout_window_parent_class)->show (widget);
}

static gboolean
atout_window_close_request (GtkWindow *window)
{
  return atout_window_ask_before_close (ATOUT_WINDOW (window))
         || GTK_WINDOW_CLASS (atout_window_parent_class)->close_request (window);
}

static void
atout_window_class_init (AtoutWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_window_dispose;

  widget_class->show = atout_window_show;
  GTK_WINDOW_CLASS (klass)->close_request = atout_window_close_request;

  /** AtoutWindow::cards-wanted: emitted to choose a deck for @game under @options */
  signals[CARDS_WANTED]
      = g_signal_new ("cards-wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  /** AtoutWindow::place-wanted: emitted to choose a place */
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
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, room);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindow, start_page);
  gtk_widget_class_bind_template_callback (widget_class, forget);
  gtk_widget_class_bind_template_callback (widget_class, make_room);
  gtk_widget_class_bind_template_callback (widget_class, window_match_resume);
  gtk_widget_class_bind_template_callback (widget_class, window_learn_open);
  gtk_widget_class_bind_template_callback (widget_class, window_compete_open);
  gtk_widget_class_bind_template_callback (widget_class, rules_wanted);
  gtk_widget_class_bind_template_callback (widget_class, window_match_play_chosen);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);

  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  /* a binding, because children must handle Escape first */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed, NULL);
}

static void
follow_navigation (AtoutWindow *self)
{
  self->navigation = atout_navigation_new (GTK_STACK (self->pages), ATOUT_PAGE (self->start_page));
  g_signal_connect_object (self->navigation, "moved", G_CALLBACK (moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->navigation, "retitled", G_CALLBACK (window_chrome_update_title),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->navigation, "left", G_CALLBACK (page_left), self,
                           G_CONNECT_SWAPPED);
  window_chrome_update (self);
}

static void
furnish (AtoutWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  follow_navigation (self);
  offer_resting (self);
  atout_start_page_set_slips (ATOUT_START_PAGE (self->start_page), self->slips);
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
  window_destinations_add_actions (self);
  window_chrome_add_actions (self);
  window_past_add_actions (self);
  window_record_add_actions (self);
  window_close_add_actions (self);
}

AtoutWindow *
atout_window_new (GtkApplication *application, AtoutDeckStore *decks, AtoutHistory *history)
{
  AtoutWindow *self = g_object_new (ATOUT_TYPE_WINDOW, NULL);

  self->decks = g_object_ref (decks);
  g_set_object (&self->history, history);
  if (history != NULL)
    {
      self->learning = atout_learning_new (history);
      self->slips = atout_slips_new (history);
      self->contests = atout_contests_new (history);
      self->evenings = atout_evenings_new (history);
      window_compete_follow (self);
    }
  bind_size (self);
  self->focus = window_focus_new (self);
  still_pages_follow (GTK_WINDOW (self));
  furnish (self);
  window_match_expect_table (self);
  if (history != NULL)
    follow_history (self);
  gtk_window_set_application (GTK_WINDOW (self), application);

  return self;
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
