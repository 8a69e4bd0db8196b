/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/atout-application.h"

#include <glib/gi18n-lib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/preferences/atout-preferences.h"
#include "app/settings/desktop-scheme.h"
#include "app/widgets/atout-host.h"
#include "app/widgets/toolkit-gaps.h"
#include "app/window/atout-window.h"
#include "app/window/window-record.h"
#include "model/competing/day.h"
#include "model/words/house-rules.h"
#include "model/words/typed-rules.h"
#include "model/words/words.h"
#include "view/widgets/focus-place.h"
#include "view/widgets/focus.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-font.h"

/* ---- Memory ---------------------------------------------------------------------------------- */

/* Limit of heaps: glibc would keep freed memory in a heap per thread. */
#define HEAPS 2
#define LARGE (512 * 1024) /* bytes mapped outside heaps */
#define SPARE (512 * 1024) /* free bytes before a heap is trimmed */

/* Makes glibc return freed memory to the system. Call this before threads exist. */
static void
memory_use_limit (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, HEAPS);
  mallopt (M_MMAP_THRESHOLD, LARGE);
  mallopt (M_TRIM_THRESHOLD, SPARE);
#endif
}

/* ---- The application ------------------------------------------------------------------------- */

struct _AtoutApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  AtoutDeckStore *decks;
  AtoutHistory *history;
  DesktopScheme *scheme;
  GtkCssProvider *contrast; /* high-contrast style sheet */
  gboolean restarts;        /* true if the program will restart */
  gint64 resumed;           /* history id of the match to resume, or -1 */
};

G_DEFINE_FINAL_TYPE (AtoutApplication, atout_application, ADW_TYPE_APPLICATION)

static AtoutWindow *
get_window (AtoutApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ATOUT_IS_WINDOW (l->data))
      return l->data;

  return atout_window_new (GTK_APPLICATION (self), self->decks, self->history);
}

static void
set_unknown_game (const char *key, GError **error)
{
  g_autofree char *known = game_list_forms ();

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("There is no game “%s”; choose from: %s"), key, known);
}

/* Parses KEY or KEY:PRESET of the option --new. */
static const Game *
parse_new (const char *text, Options *options, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  g_autoptr (GString) keys = NULL;
  GameForm form;
  const Game *game = parts[0] != NULL ? game_find_form (parts[0], &form) : NULL;

  if (game == NULL)
    {
      set_unknown_game (text, error);
      return NULL;
    }

  *options = house_rules_of_form (game, &form);
  if (parts[1] == NULL)
    return game;

  *options = OPTIONS_DEFAULT;

  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    if (g_str_equal (preset->key, parts[1]))
      return options_set_all (options, game, preset->settings, error) ? game : NULL;

  keys = g_string_new (NULL);
  for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
    g_string_append_printf (keys, "%s%s", keys->len > 0 ? ", " : "", preset->key);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what the user typed, a game, and what can be typed for it */
               _ ("There are no house rules “%s” for %s; choose from: %s"), parts[1],
               words_game_title (game), keys->str);
  return NULL;
}

static void
set_missing_game (const char *date, GError **error)
{
  g_autofree char *known = game_list_forms ();
  g_autofree char *option = date != NULL ? g_strconcat ("--day ", date, NULL) : g_strdup ("--same");

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: first an option of the command line, as --same, then all games */
               _ ("The game is missing; write one of these after “%s”: %s"), option, known);
}

/* Parses the words GAME [KEY=VALUE…] of the options --day and --same. */
static const Game *
parse_rules (char **words, Options *options, GError **error)
{
  GameForm form;
  const Game *game = game_find_form (words[0], &form);

  if (game == NULL)
    {
      set_unknown_game (words[0], error);
      return NULL;
    }
  *options = house_rules_of_form (game, &form);

  return typed_rules_set (options, game, words + 1, error) ? game : NULL;
}

/* Opens the page of --day @date, or of --same if @date is NULL; returns the exit status. */
static int
compete (AtoutApplication *self, GApplicationCommandLine *caller, const char *date, char **words)
{
  g_autoptr (GError) error = NULL;
  const Game *game = NULL;
  Options options;
  GameForm form;
  gboolean has_rules;
  GDate day, today;

  day_of_time (g_get_real_time () / G_USEC_PER_SEC, &today);
  if (date != NULL && !day_parse (date, &day))
    g_set_error (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _ ("“%s” is not a date; write it as in 2026-11-29"), date);
  else if (date != NULL && !day_is_open (&day, &today))
    g_set_error (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _ ("%s is in the future; choose today or an earlier day"), date);
  else if (words == NULL || words[0] == NULL)
    set_missing_game (date, &error);
  else
    game = parse_rules (words, &options, &error);
  if (game == NULL)
    {
      g_autofree char *reason = g_utf8_make_valid (error->message, -1); /* it quotes words */

      g_application_command_line_printerr (caller, "%s\n", reason);
      return 1;
    }
  form = game_form (game, &options);
  has_rules = date != NULL || words[1] != NULL;
  atout_window_compete (get_window (self), form.key, has_rules ? &options : NULL,
                        date != NULL ? &day : NULL);
  g_application_activate (G_APPLICATION (self));

  return 0;
}

/* Returns TRUE and prints an error to @caller if @options has several that open something. */
static gboolean
refuse_several (GVariantDict *options, GApplicationCommandLine *caller)
{
  static const char *const keys[] = { "day", "new", "same" };
  g_autoptr (GString) found = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_variant_dict_contains (options, keys[i]))
      g_string_append_printf (found, "%s--%s", n++ > 0 ? ", " : "", keys[i]);
  if (n > 1)
    {
      g_autofree char *reason
          /* Translators: %s are options of the command line, as “--day, --same” */
          = g_strdup_printf (_ ("These options exclude each other: %s; choose one of them"),
                             found->str);

      g_application_command_line_printerr (caller, "%s\n", reason);
    }

  return n > 1;
}

static int
atout_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("%s %s\n", APP_NAME, APP_VERSION);
      return 0;
    }

  return G_APPLICATION_CLASS (atout_application_parent_class)
      ->handle_local_options (application, options);
}

/* Opens files; reports errors in the window and to @caller (nullable). */
static int
open_files (AtoutApplication *self, GFile **files, int n, GApplicationCommandLine *caller)
{
  AtoutWindow *window = get_window (self);
  int status = 0;

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;

      if (window_record_open (window, files[i], &error))
        continue;
      atout_host_say (ATOUT_HOST (window), error->message);
      if (caller != NULL)
        g_application_command_line_printerr (caller, "%s\n", error->message);
      status = 1;
    }

  return status;
}

static int
open_names (AtoutApplication *self, GApplicationCommandLine *caller, const char **names)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (files, g_application_command_line_create_file_for_arg (caller, names[i]));

  return open_files (self, (GFile **) files->pdata, (int) files->len, caller);
}

static int
atout_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (command_line);
  const Game *game = NULL;
  Options chosen;
  g_autofree const char **names = NULL;
  const char *text = NULL;
  gint64 seed;
  gint64 match;
  int status = 0;

  if (refuse_several (options, command_line))
    return 1;
  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &names);
  if (g_variant_dict_lookup (options, "day", "&s", &text)
      || g_variant_dict_contains (options, "same"))
    return compete (ATOUT_APPLICATION (application), command_line, text, (char **) names);

  if (g_variant_dict_lookup (options, "new", "&s", &text))
    {
      g_autoptr (GError) error = NULL;

      game = parse_new (text, &chosen, &error);
      if (game == NULL)
        {
          g_application_command_line_printerr (command_line, "%s\n", error->message);
          return 1;
        }
    }

  if (g_variant_dict_lookup (options, "seed", "x", &seed))
    atout_window_set_seed (get_window (ATOUT_APPLICATION (application)), (guint64) seed);
  /* skips the start page */
  if (g_variant_dict_lookup (options, "resume", "x", &match))
    atout_window_resume (get_window (ATOUT_APPLICATION (application)), match);
  if (game != NULL)
    atout_window_start_match (get_window (ATOUT_APPLICATION (application)), game, &chosen);
  g_application_activate (application);
  if (names != NULL)
    status = open_names (ATOUT_APPLICATION (application), command_line, names);

  return status;
}

static void
atout_application_activate (GApplication *application)
{
  AtoutWindow *window = get_window (ATOUT_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  atout_window_look_for_slips (window);
}

/* Opens files sent over D-Bus. */
static void
atout_application_open (GApplication *application, GFile **files, int n, const char *hint)
{
  g_application_activate (application);
  open_files (ATOUT_APPLICATION (application), files, n, NULL);
}

static void
quit (AtoutApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ATOUT_IS_WINDOW (l->data) && atout_window_ask_before_close (l->data))
      return;
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (self))) != NULL)
    {
      /* the window of the pressed key is freed last, after its transient parent */
      gtk_window_set_transient_for (windows->data, NULL);
      gtk_window_destroy (windows->data);
    }
}

static void
quit_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  quit (user_data);
}

static void
restart_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutApplication *self = user_data;

  self->restarts = TRUE;
  self->resumed = atout_window_get_resumable (get_window (self));
  quit (self);
}

/* Hides the dialog's action bars, which widen the window on pages never shown here. */
static void
hide_unused (GtkWidget *widget)
{
  if (GTK_IS_ACTION_BAR (widget))
    gtk_widget_set_visible (widget, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hide_unused (child);
}

static void
about_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  AtoutApplication *self = user_data;
  /* Translators: the name of the program */
  g_autofree char *authors = g_strdup_printf (_ ("The %s authors"), APP_NAME);
  GtkWidget *dialog;

  /* clang-format off */
  dialog = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                         "transient-for",
                         gtk_application_get_active_window (GTK_APPLICATION (self)),
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "application-name", APP_NAME,
                         "application-icon", APP_ID,
                         "version", APP_VERSION,
                         "comments", _("Old trick-taking card games against the computer"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "developer-name", authors,
                         /* Translators: put your names here, one a line */
                         "translator-credits", _("translator-credits"),
                         NULL);
  /* clang-format on */
  hide_unused (dialog);
  /* libadwaita before 1.3 crashes if two "Copied to clipboard" messages are dismissed in a row */
  if (adw_get_major_version () == 1 && adw_get_minor_version () < 3)
    gtk_widget_action_set_enabled (dialog, "about.copy-property", FALSE);
  spoken_name_parts (dialog, APP_NAME);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns the only preferences window. */
static AtoutPreferences *
get_preferences (AtoutApplication *self, GtkWindow *parent)
{
  AtoutPreferences *preferences = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ATOUT_IS_PREFERENCES (l->data))
      preferences = l->data;
  if (preferences == NULL)
    preferences = atout_preferences_new (GTK_APPLICATION (self), self->decks);

  gtk_window_set_transient_for (GTK_WINDOW (preferences), parent);

  return preferences;
}

/* Shows the preferences at the page selected by @show. */
static void
show_preferences (AtoutApplication *self, void (*show) (AtoutPreferences *preferences,
                                                        const Game *game, const Options *options))
{
  AtoutWindow *window = get_window (self);
  AtoutPreferences *preferences = get_preferences (self, GTK_WINDOW (window));
  const Options *options;
  const Game *game = atout_window_get_game (window, &options);

  show (preferences, game, options);
  window_present_next (GTK_WINDOW (preferences));
}

static void
preferences_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_preferences (user_data, atout_preferences_show_settings);
}

static void
level_activated (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_preferences (user_data, atout_preferences_show_level);
}

static void
show_decks (AtoutWindow *window, const Game *game, const Options *options, AtoutApplication *self)
{
  AtoutPreferences *preferences = get_preferences (self, GTK_WINDOW (window));

  atout_preferences_show_decks (preferences, game, options);
  window_present_next (GTK_WINDOW (preferences));
}

static void
show_place (AtoutWindow *window G_GNUC_UNUSED, AtoutApplication *self)
{
  show_preferences (self, atout_preferences_show_place);
}

static void
set_icon (gpointer data G_GNUC_UNUSED)
{
  gtk_window_set_default_icon_name (APP_ID);
}

/* (GtkTickCallback) Loads the icon after the first frame. */
static gboolean
expect_icon (GtkWidget *window G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED,
             gpointer data G_GNUC_UNUSED)
{
  g_idle_add_once (set_icon, NULL);

  return G_SOURCE_REMOVE;
}

static void
atout_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (atout_application_parent_class)->window_added (application, window);
  focus_ring_keep (window);
  focus_place_keep (window);

  if (!ATOUT_IS_WINDOW (window))
    return;
  gtk_widget_add_tick_callback (GTK_WIDGET (window), expect_icon, NULL, NULL);
  if (!g_settings_is_writable (ATOUT_APPLICATION (application)->settings, "language"))
    atout_host_say (ATOUT_HOST (window),
                    _ ("Your preferences cannot be saved: any changes will be lost when you close "
                       "the program."));
  g_signal_connect_object (window, "cards-wanted", G_CALLBACK (show_decks), application, 0);
  g_signal_connect_object (window, "place-wanted", G_CALLBACK (show_place), application, 0);
}

static AtoutHistory *
open_history (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "atout", "history.db", NULL);

  return atout_history_new (path, APP_VERSION);
}

static void
follow_contrast (AdwStyleManager *manager, GParamSpec *pspec G_GNUC_UNUSED, AtoutApplication *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  GtkStyleProvider *sheet = GTK_STYLE_PROVIDER (self->contrast);

  if (adw_style_manager_get_high_contrast (manager))
    gtk_style_context_add_provider_for_display (display, sheet,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  else
    gtk_style_context_remove_provider_for_display (display, sheet);
}

static void
load_styles (AtoutApplication *self)
{
  AdwStyleManager *manager = adw_application_get_style_manager (ADW_APPLICATION (self));
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  /* AdwApplication loads style.css of the view itself */
  gtk_css_provider_load_from_resource (style, RESOURCE_BASE "/app/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  /* libadwaita 1.10 warns about the name style-hc.css */
  self->contrast = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (self->contrast, RESOURCE_BASE "/high-contrast.css");
  follow_contrast (manager, NULL, self);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (follow_contrast), self, 0);
}

static void
atout_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { "quit", quit_activated },   { "restart", restart_activated },
    { "about", about_activated }, { "preferences", preferences_activated },
    { "level", level_activated },
  };
  static const struct
  {
    const char *action;
    const char *keys[3];
  } accels[] = {
    { "app.quit", { "<Control>q" } },
    { "app.preferences", { "<Control>comma" } },
    { "win.shortcuts", { "<Control>question" } },
    { "win.new-match", { "<Control>n" } },
    { "win.history", { "<Control>h" } },
    { "win.open", { "<Control>o" } },
    { "win.export", { "<Control>s" } },
    { "win.score-sheet", { "F9" } },
    { "win.help", { "F1" } },
    { "win.fullscreen", { "F11" } },
    { "window.close", { "<Control>w" } },
  };
  AtoutApplication *self = ATOUT_APPLICATION (application);

  suit_font_add ();
  G_APPLICATION_CLASS (atout_application_parent_class)->startup (application);

  flow_box_keys_guard ();
  spoken_names_begin ();
  self->decks = atout_deck_store_new ();
  self->history = open_history ();
  self->settings = g_settings_new (APP_ID);
  self->scheme = desktop_scheme_new (self->settings,
                                     adw_application_get_style_manager (ADW_APPLICATION (self)),
                                     G_OBJECT (gtk_settings_get_default ()));

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           (const char *const *) accels[i].keys);

  load_styles (self);
}

/* Releases the D-Bus name for the restarted program. */
static void
release_name (GApplication *application)
{
  GDBusConnection *bus = g_application_get_dbus_connection (application);
  g_autoptr (GVariant) reply = NULL;

  if (bus != NULL)
    reply = g_dbus_connection_call_sync (
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName",
        g_variant_new ("(s)", g_application_get_application_id (application)), NULL,
        G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
}

static void
atout_application_shutdown (GApplication *application)
{
  if (ATOUT_APPLICATION (application)->restarts)
    release_name (application);

  G_APPLICATION_CLASS (atout_application_parent_class)->shutdown (application);
}

static void
atout_application_finalize (GObject *object)
{
  AtoutApplication *self = ATOUT_APPLICATION (object);

  g_clear_object (&self->contrast);
  g_clear_pointer (&self->scheme, desktop_scheme_free);
  g_clear_object (&self->history);
  g_clear_object (&self->decks);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_application_parent_class)->finalize (object);
}

static void
atout_application_class_init (AtoutApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = atout_application_finalize;

  application_class->handle_local_options = atout_application_handle_local_options;
  application_class->command_line = atout_application_command_line;
  application_class->activate = atout_application_activate;
  application_class->open = atout_application_open;
  application_class->startup = atout_application_startup;
  application_class->shutdown = atout_application_shutdown;

  GTK_APPLICATION_CLASS (klass)->window_added = atout_application_window_added;
}

static void
atout_application_init (AtoutApplication *self)
{
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version and quit"), NULL },
    { "new", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Start a match at once"),
      /* Translators: placeholders on the command line: key of a game, key of house rules */
      N_ ("GAME[:RULES]") },
    /* Translators: the command line goes on with a game and perhaps its rules */
    { "day", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Show the deals of a day: GAME [KEY=VALUE…]"),
      /* Translators: placeholder on the command line, as 2026-11-29 */
      N_ ("DATE") },
    { "same", 0, 0, G_OPTION_ARG_NONE, NULL,
      N_ ("Show how to play against the house: GAME [KEY=VALUE…]"), NULL },
    { "seed", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT64, NULL, NULL, NULL },
    { "resume", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT64, NULL, NULL, NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL,
      /* Translators: placeholder on the command line: records of matches */
      N_ ("[FILE…]") },
    G_OPTION_ENTRY_NULL,
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
}

AtoutApplication *
atout_application_new (void)
{
  memory_use_limit ();

  /* clang-format off */
  return g_object_new (ATOUT_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", RESOURCE_BASE,
                       NULL);
  /* clang-format on */
}

AtoutDeckStore *
atout_application_get_decks (AtoutApplication *self)
{
  g_return_val_if_fail (ATOUT_IS_APPLICATION (self), NULL);

  return self->decks;
}

gboolean
atout_application_get_restart (AtoutApplication *self, gint64 *match)
{
  g_return_val_if_fail (ATOUT_IS_APPLICATION (self), FALSE);

  *match = self->resumed;

  return self->restarts;
}
