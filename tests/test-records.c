/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Records that come from outside, told to the program that runs already: by another process, as
 * the desktop and the command line do it.
 */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "add-tests.h"
#include "model/history/atout-past-list.h"
#include "rules/record.h"
#include "support.h"

typedef struct
{
  char *folder;
  GSubprocess *program; /* with the window */
} House;

/* The search ends with an error when a window goes that it looks at, as of a program that ends. */
#define SEARCH "until xdotool search --sync --onlyvisible --name \"$1\"; do :; done"

static void
find_window (const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) search
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, "timeout", "100", "sh", "-c",
                          SEARCH, "sh", title, NULL);

  g_assert_no_error (error);
  g_test_message ("waiting for a window “%s”", title);
  g_assert_true (g_subprocess_wait_check (search, NULL, &error));
  g_assert_no_error (error);
}

static GSubprocess *
launch (House *house, const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", house->folder, TRUE);
  /* that for tests cannot announce, and would end the program */
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "none", TRUE);
  g_subprocess_launcher_set_cwd (launcher, house->folder);
  g_ptr_array_add (argv, (gpointer) g_getenv ("ATOUT_PROGRAM"));
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);

  return process;
}

/* Returns what another `atout` prints as an error; its exit status has to be @status. */
static char *
call_with (House *house, int status, const char *const *arguments)
{
  g_autoptr (GSubprocess) process = launch (house, arguments);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &text, &error);
  g_assert_no_error (error);
  g_test_message ("%s: %s", arguments[0], text);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);

  return text;
}

static char *
call (House *house, int status, const char *first, const char *second)
{
  const char *const arguments[] = { first, second, NULL };

  return call_with (house, status, arguments);
}

static void
make_house (House *house)
{
  g_autoptr (GError) error = NULL;

  house->folder = g_dir_make_tmp ("atout-records-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
open_house (House *house, const char *argument)
{
  const char *const arguments[] = { argument, NULL };

  make_house (house);
  house->program = launch (house, arguments);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_folder (child);
      else
        g_remove (child);
    }
  g_rmdir (path);
}

static void
end_program (House *house)
{
  g_autofree char *text = NULL;

  g_subprocess_send_signal (house->program, SIGTERM);
  g_subprocess_communicate_utf8 (house->program, NULL, NULL, NULL, &text, NULL);
  g_assert_null (strstr (text, "CRITICAL"));
  g_clear_object (&house->program);
}

static void
close_house (House *house)
{
  if (house->program != NULL)
    end_program (house);
  remove_folder (house->folder);
  g_free (house->folder);
}

static void
write_file (House *house, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (house->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
write_record (House *house, const char *name)
{
  Rng rng = rng_new (1, 1);
  const Game *game = game_find ("klaverjas");
  Options options = support_options (game, "deals=4");
  g_autofree char *text = support_random_match (game, &options, 2, &rng);

  write_file (house, name, text);
}

/* ---- Files that are none --------------------------------------------------------------------- */

static void
test_no_record (void)
{
  House house;
  g_autofree char *foreign = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *binary = NULL;
  g_autofree char *pipe = NULL;
  g_autofree char *path = NULL;

  open_house (&house, NULL);
  find_window ("Atout");
  foreign = call (&house, 1, "/etc/passwd", NULL);
  g_assert_nonnull (strstr (foreign, "passwd"));
  missing = call (&house, 1, "nothing.atout", NULL);
  g_assert_nonnull (strstr (missing, "nothing.atout"));
  folder = call (&house, 1, "/etc", NULL);
  g_assert_nonnull (strstr (folder, "etc"));

  write_file (&house, "binary.atout", "\xff\xfe\033[31m\a\001 and so on\n");
  binary = call (&house, 1, "binary.atout", NULL);
  g_assert_true (g_utf8_validate (binary, -1, NULL));
  g_assert_null (strchr (binary, '\033'));

  path = g_build_filename (house.folder, "pipe.atout", NULL);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  pipe = call (&house, 1, "pipe.atout", NULL); /* nobody waits for somebody to write there */
  g_assert_nonnull (strstr (pipe, "pipe.atout"));
  close_house (&house);
}

/* ---- Records --------------------------------------------------------------------------------- */

/* In the folder of who calls. */
static void
test_record (void)
{
  House house;
  g_autofree char *text = NULL;

  open_house (&house, NULL);
  find_window ("Atout");
  write_record (&house, "two deals.atout");
  text = call (&house, 0, "two deals.atout", NULL);
  g_assert_cmpstr (text, ==, "");
  find_window ("Looking back");
  close_house (&house);
}

/* One good file among others is shown, and the others are named. */
static void
test_several (void)
{
  House house;
  g_autofree char *text = NULL;

  open_house (&house, NULL);
  find_window ("Atout");
  write_record (&house, "good.atout");
  write_file (&house, "bad.atout", "atout 1\ngame poker\n");
  text = call (&house, 1, "good.atout", "bad.atout");
  g_assert_nonnull (strstr (text, "bad.atout"));
  g_assert_null (strstr (text, "good.atout"));
  find_window ("Looking back");
  close_house (&house);
}

/* ---- A match that runs ----------------------------------------------------------------------- */

/* It is put by when another is begun from outside. */
static void
test_put_by (void)
{
  House house;
  g_autofree char *text = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *path = NULL;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutPastList) list = NULL;

  open_house (&house, "--new=klaverjas");
  find_window ("Klaverjassen");
  text = call (&house, 0, "--new=cego", NULL);
  find_window ("Cego");
  refused = call (&house, 1, "--new=cego:two", NULL);
  g_assert_nonnull (strstr (refused, "choose from: cego, cent, schwarzwald, three"));
  end_program (&house);

  path = g_build_filename (house.folder, "atout", "history.db", NULL);
  history = atout_history_new (path, "test");
  list = atout_past_list_new (history);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AtoutPast) past = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_cmpint (atout_past_get_row (past)->state, ==, HISTORY_RESTS);
    }
  g_clear_object (&list);
  g_clear_object (&history);
  close_house (&house);
}

/* ---- Contests -------------------------------------------------------------------------------- */

#define UNKNOWN "There is no game “bridge”; choose from: "

/* Asserts that `atout @first @second` fails with @wanted, and with all forms to choose from. */
static void
check_refused (House *house, const char *first, const char *second, const char *wanted)
{
  g_autofree char *text = call (house, 1, first, second);
  GameForm form;

  g_assert_true (g_str_has_prefix (text, wanted));
  for (unsigned i = 0; game_at (i) != NULL; i++)
    for (unsigned j = 0; game_form_at (game_at (i), j, &form); j++)
      g_assert_nonnull (strstr (text, form.key));
}

static void
check_rule_refused (House *house)
{
  const char *const arguments[] = { "--same", "klaverjas", "deals=4", "color=red\xff", NULL };
  g_autofree char *text = call_with (house, 1, arguments);

  g_assert_true (g_str_has_prefix (text, "There is no house rule “color” for Klaverjassen; "));
}

/* Two options that open something are refused instead of one of them being ignored. */
static void
check_refused_together (House *house, const char *first, const char *second, const char *both)
{
  const char *const arguments[] = { first, second, "klaverjas", NULL };
  g_autofree char *text = call_with (house, 1, arguments);
  g_autofree char *wanted
      = g_strdup_printf ("These options exclude each other: %s; choose one of them\n", both);

  g_assert_cmpstr (text, ==, wanted);
}

/* Without a game that can be played, the message names all that can. */
static void
test_compete (void)
{
  House house;
  g_autofree char *text = NULL;
  g_autofree char *unknown = NULL;

  open_house (&house, NULL);
  find_window ("Atout");
  check_refused (&house, "--same", NULL,
                 "The game is missing; write one of these after “--same”: ");
  check_refused (&house, "--day=2026-11-29", NULL,
                 "The game is missing; write one of these after “--day 2026-11-29”: ");
  check_refused (&house, "--same", "bridge", UNKNOWN);
  check_refused (&house, "--day=2026-11-29", "bridge", UNKNOWN);
  check_refused (&house, "--new=bridge", NULL, UNKNOWN);
  unknown = call (&house, 1, "--same", "bridge\xff"); /* no UTF-8 */
  g_assert_true (g_str_has_prefix (unknown, "There is no game “bridge"));
  check_rule_refused (&house);
  check_refused_together (&house, "--same", "--day=2026-11-29", "--day, --same");
  check_refused_together (&house, "--new=cego", "--same", "--new, --same");
  text = call (&house, 0, "--same", "schnapsen");
  g_assert_cmpstr (text, ==, "");
  find_window ("Compete");
  close_house (&house);
}

/* ---- What the desktop asks for over the session bus ------------------------------------------ */

/* The service file that will be installed lies beside the schema. */
static char *
find_service (void)
{
  const char *path = g_getenv ("GSETTINGS_SCHEMA_DIR");
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".service"))
      return g_build_filename (path, name, NULL);

  g_assert_not_reached ();
}

/* Tells the bus of the service as it is installed, but for where the program lies. */
static char *
announce_service (GDBusConnection *bus, House *house)
{
  g_autoptr (GKeyFile) service = g_key_file_new ();
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder
      = g_build_filename (g_getenv ("XDG_RUNTIME_DIR"), "dbus-1", "services", NULL);
  g_autofree char *built = find_service ();
  g_autofree char *base = g_path_get_basename (built);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autofree char *exec = NULL;
  g_autofree char *here = NULL;

  g_key_file_load_from_file (service, built, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  exec = g_key_file_get_string (service, "D-BUS Service", "Exec", NULL);
  g_assert_true (g_path_is_absolute (exec));
  g_assert_true (g_str_has_suffix (exec, "/bin/atout --gapplication-service"));

  here = g_strdup_printf ("/usr/bin/env XDG_DATA_HOME=%s %s --gapplication-service", house->folder,
                          g_getenv ("ATOUT_PROGRAM"));
  g_key_file_set_string (service, "D-BUS Service", "Exec", here);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_key_file_save_to_file (service, path, &error);
  g_assert_no_error (error);

  reply = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                       "org.freedesktop.DBus", "ReloadConfig", NULL, NULL,
                                       G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);

  return g_key_file_get_string (service, "D-BUS Service", "Name", NULL);
}

/* Asks the program called @name for @method of what every program offers the desktop. */
static void
ask (GDBusConnection *bus, const char *name, const char *method, GVariant *parameters)
{
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_strconcat ("/", name, NULL);

  g_strdelimit (path, ".", '/');
  reply = g_dbus_connection_call_sync (bus, name, path, "org.freedesktop.Application", method,
                                       parameters, NULL, G_DBUS_CALL_FLAGS_NONE, 100000, NULL,
                                       &error);
  g_assert_no_error (error);
}

static void
name_left (GDBusConnection *bus, const char *name, gpointer loop)
{
  g_main_loop_quit (loop);
}

/* Started by the bus, shown a record, ended: no command line anywhere. */
static void
test_bus (void)
{
  House house = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autofree char *uri = NULL;
  const char *uris[] = { NULL, NULL };
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  guint watch;

  g_assert_no_error (error);
  make_house (&house);
  name = announce_service (bus, &house);

  ask (bus, name, "Activate", g_variant_new ("(a{sv})", NULL));
  find_window ("Atout");

  write_record (&house, "from the desktop.atout");
  path = g_build_filename (house.folder, "from the desktop.atout", NULL);
  uri = g_filename_to_uri (path, NULL, NULL);
  uris[0] = uri;
  ask (bus, name, "Open", g_variant_new ("(^asa{sv})", uris, NULL));
  find_window ("Looking back");

  ask (bus, name, "ActivateAction", g_variant_new ("(sava{sv})", "quit", NULL, NULL));
  watch = g_bus_watch_name_on_connection (bus, name, G_BUS_NAME_WATCHER_FLAGS_NONE, NULL, name_left,
                                          loop, NULL);
  g_main_loop_run (loop);
  g_bus_unwatch_name (watch);
  close_house (&house);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/records", test_no_record, test_record, test_several, test_put_by, test_compete,
             test_bus);

  return g_test_run ();
}
