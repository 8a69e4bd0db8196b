/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-bus.h"

#include <gio/gio.h>
#include <string.h>
#include <unistd.h>

#define REGISTRY "org.a11y.atspi.Registry"
#define ROOT "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define COMPONENT "org.a11y.atspi.Component"
#define PROPERTIES "org.freedesktop.DBus.Properties"
#define LABELLED_BY 2  /* a kind of relation of AT-SPI … */
#define FOCUSABLE 11   /* … and its states, by their bits */
#define SCROLL_PANE 49 /* a role, by its number */
#define FOCUSED 12
#define SENSITIVE 24
#define SHOWING 25
#define VISIBLE 30
#define PLACES 4 /* of what something lies in are told */

/* Somebody who asks in a thread of his own, since the program answers in the main one. */
typedef struct
{
  GDBusConnection *bus;
  const char *title; /* of the window that is looked at */
  BusJudge judge;
  gboolean all; /* of what cannot have the keys names and descriptions are heard, too */
  BusHeard *heard;
  gboolean is_gone; /* what was asked: a message goes by itself */
  gboolean is_done; /* atomic */
} Asker;

/* Something on the bus … */
typedef struct
{
  const char *program;
  const char *path;
} Ref;

/* … and what it lies in. */
typedef struct _Place Place;
struct _Place
{
  Ref ref;
  Place *outer; /* NULL for a window */
  enum
  {
    NOT_ASKED,
    LAID_OUT,
    NOT_LAID_OUT
  } layout; /* as is_laid_out () tells */
};

void
view_bus_use (void)
{
  g_setenv ("GTK_A11Y", "atspi", TRUE);
}

/* ---- Asking ---------------------------------------------------------------------------------- */

/* NULL for what has gone meanwhile. */
static GVariant *
ask_bus (GDBusConnection *bus, Ref ref, const char *interface, const char *method,
         GVariant *arguments, const char *type)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_sync (
      bus, ref.program, ref.path, interface, method, arguments, G_VARIANT_TYPE (type),
      G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error); /* no timeout */

  if (reply == NULL && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD)
      && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT)
      && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER))
    g_error ("%s of %s: %s", method, ref.path, error->message);

  return reply;
}

/* Of what has gone @nothing is told, in the text form of @type. */
static GVariant *
ask (Asker *self, Ref ref, const char *interface, const char *method, GVariant *arguments,
     const char *type, const char *nothing)
{
  GVariant *reply = ask_bus (self->bus, ref, interface, method, arguments, type);

  if (reply != NULL)
    return reply;
  self->is_gone = TRUE;

  return g_variant_ref_sink (g_variant_new_parsed (nothing));
}

static GVariant *
ask_children (Asker *self, Ref ref)
{
  g_autoptr (GVariant) reply
      = ask (self, ref, ACCESSIBLE, "GetChildren", NULL, "(a(so))", "(@a(so) [],)");

  return g_variant_get_child_value (reply, 0);
}

static guint64
ask_states (Asker *self, Ref ref)
{
  g_autoptr (GVariant) reply
      = ask (self, ref, ACCESSIBLE, "GetState", NULL, "(au)", "(@au [0, 0],)");
  g_autoptr (GVariant) words = g_variant_get_child_value (reply, 0);
  guint32 low, high;

  g_variant_get_child (words, 0, "u", &low);
  g_variant_get_child (words, 1, "u", &high);

  return (guint64) high << 32 | low;
}

static char *
ask_text (Asker *self, Ref ref, const char *property)
{
  g_autoptr (GVariant) reply = ask (self, ref, PROPERTIES, "Get",
                                    g_variant_new ("(ss)", ACCESSIBLE, property), "(v)", "(<''>,)");
  g_autoptr (GVariant) text = NULL;

  g_variant_get (reply, "(v)", &text);

  return g_variant_dup_string (text, NULL);
}

static char *
ask_name (Asker *self, Ref ref)
{
  return ask_text (self, ref, "Name");
}

static char *
ask_role (Asker *self, Ref ref)
{
  g_autoptr (GVariant) reply = ask (self, ref, ACCESSIBLE, "GetRoleName", NULL, "(s)", "('',)");
  char *role;

  g_variant_get (reply, "(s)", &role);

  return role;
}

static char *
ask_namer (Asker *self, Ref ref)
{
  g_autoptr (GVariant) reply
      = ask (self, ref, ACCESSIBLE, "GetRelationSet", NULL, "(a(ua(so)))", "(@a(ua(so)) [],)");
  g_autoptr (GVariantIter) relations = NULL;
  GVariantIter *others;
  guint32 kind;
  char *name = NULL;

  g_variant_get (reply, "(a(ua(so)))", &relations);
  while (g_variant_iter_loop (relations, "(ua(so))", &kind, &others))
    {
      Ref other;

      if (kind == LABELLED_BY && name == NULL
          && g_variant_iter_next (others, "(&s&o)", &other.program, &other.path))
        name = ask_name (self, other);
    }

  return name != NULL ? name : g_strdup ("");
}

static gboolean
ask_has_size (Asker *self, Ref ref)
{
  g_autoptr (GVariant) reply = ask (self, ref, COMPONENT, "GetSize", NULL, "(ii)", "(0, 0)");
  int width, height;

  g_variant_get (reply, "(ii)", &width, &height);

  return width > 0 && height > 0;
}

/* ---- Walking --------------------------------------------------------------------------------- */

static gboolean
has (guint64 states, guint bit)
{
  return (states >> bit & 1) != 0;
}

/* Older GTK says of windows alone that they are showing. */
static gboolean
is_seen (guint64 states)
{
  return has (states, VISIBLE) && (gtk_get_minor_version () < 18 || has (states, SHOWING));
}

/* To be found by. */
static char *
describe (Asker *self, const Place *place)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; place != NULL && i < PLACES; i++, place = place->outer)
    {
      g_autofree char *role = ask_role (self, place->ref);
      g_autofree char *name = ask_name (self, place->ref);

      g_string_append_printf (text, "%s%s “%s”", i > 0 ? " in " : "", role, name);
    }

  return g_string_free (text, FALSE);
}

/* False for what lies in a page or a list that was never shown: the bus calls it visible. */
static gboolean
is_laid_out (Asker *self, Place *place)
{
  if (place->layout == NOT_ASKED)
    place->layout = ask_has_size (self, place->ref)
                            && (place->outer == NULL || is_laid_out (self, place->outer))
                        ? LAID_OUT
                        : NOT_LAID_OUT;

  return place->layout == LAID_OUT;
}

static gboolean
has_role (Asker *self, const Place *place, const char *role)
{
  g_autofree char *actual = ask_role (self, place->ref);

  return strcmp (actual, role) == 0;
}

/* Newer GTK calls that generic, but for this. */
static gboolean
does_scroll (Asker *self, const Place *place)
{
  g_autoptr (GVariant) reply
      = ask (self, place->ref, ACCESSIBLE, "GetRole", NULL, "(u)", "(uint32 0,)");
  guint32 role;

  g_variant_get (reply, "(u)", &role);

  return role == SCROLL_PANE;
}

/* True for what a button shows of a list; the bus says that it could have the keys. */
static gboolean
is_part_of_button (Asker *self, const Place *place)
{
  if (!has_role (self, place, "widget"))
    return FALSE;
  do
    place = place->outer;
  while (place != NULL && has_role (self, place, "group"));

  return place != NULL && has_role (self, place, "button");
}

/* One more of that. */
static void
count (GHashTable *texts, char *text)
{
  g_hash_table_insert (texts, text,
                       GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (texts, text)) + 1));
}

static void
forget (BusHeard *heard)
{
  heard->n_judged = 0;
  heard->n_focused = 0;
  g_hash_table_remove_all (heard->stops);
  g_ptr_array_set_size (heard->wrong, 0);
  g_hash_table_remove_all (heard->names);
  g_hash_table_remove_all (heard->descriptions);
}

static void
ask_judge (Asker *self, Place *place, const char *name)
{
  g_autofree char *namer = ask_namer (self, place->ref);
  const char *wrong = self->judge (name, namer);

  self->heard->n_judged++;
  if (is_laid_out (self, place))
    {
      g_autofree char *role = ask_role (self, place->ref);

      count (self->heard->stops, g_strdup_printf ("%s “%s”", role, name));
    }
  if (wrong != NULL && (!has_role (self, place, "generic") || does_scroll (self, place))
      && is_laid_out (self, place) && !is_part_of_button (self, place))
    {
      g_autofree char *where = describe (self, place);

      g_ptr_array_add (self->heard->wrong, g_strdup_printf ("%s: %s", wrong, where));
    }
}

/* @ref, which lies in @outer, and all that is in it */
static void
walk (Asker *self, Ref ref, Place *outer)
{
  const guint64 states = ask_states (self, ref);
  Place place = { ref, outer, NOT_ASKED };
  g_autoptr (GVariant) children = NULL;

  const gboolean judged = has (states, FOCUSABLE) && has (states, SENSITIVE);

  if (!is_seen (states))
    return;
  if (judged || self->all)
    {
      char *name = ask_name (self, ref);

      self->heard->n_focused += has (states, FOCUSED) && name[0] != '\0';
      if (judged)
        ask_judge (self, &place, name);
      count (self->heard->names, name);
    }
  if (self->all)
    count (self->heard->descriptions, ask_text (self, ref, "Description"));
  children = ask_children (self, ref);
  for (gsize i = 0; i < g_variant_n_children (children); i++)
    {
      Ref child;

      g_variant_get_child (children, i, "(&s&o)", &child.program, &child.path);
      walk (self, child, &place);
    }
}

/* True when @program is this one. */
static gboolean
is_this (Asker *self, Ref program)
{
  const Ref daemon = { "org.freedesktop.DBus", "/org/freedesktop/DBus" };
  g_autoptr (GVariant) reply
      = ask (self, daemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID",
             g_variant_new ("(s)", program.program), "(u)", "(uint32 0,)");
  guint32 process;

  g_variant_get (reply, "(u)", &process);

  return process == (guint32) getpid ();
}

/* The windows of this program, or NULL while it is not on the bus. */
static GVariant *
find_windows (Asker *self)
{
  const Ref registry = { REGISTRY, ROOT };
  g_autoptr (GVariant) programs = ask_children (self, registry);

  for (gsize i = 0; i < g_variant_n_children (programs); i++)
    {
      Ref program;

      g_variant_get_child (programs, i, "(&s&o)", &program.program, &program.path);
      if (is_this (self, program))
        return ask_children (self, program);
    }

  return NULL;
}

/* It goes there by itself, some time after its first window. */
static GVariant *
wait_for_windows (Asker *self)
{
  GVariant *windows;

  do
    windows = find_windows (self);
  while (windows == NULL);

  return windows;
}

static void
look_at_window (Asker *self)
{
  g_autoptr (GVariant) windows = wait_for_windows (self);

  for (gsize i = 0; i < g_variant_n_children (windows); i++)
    {
      Ref window;
      g_autofree char *title = NULL;

      g_variant_get_child (windows, i, "(&s&o)", &window.program, &window.path);
      title = ask_name (self, window);
      if (strcmp (title, self->title) == 0)
        walk (self, window, NULL);
    }
}

/* Once more when something has gone: what was heard of it is nothing. */
static gpointer
look_around (gpointer data)
{
  Asker *self = data;

  do
    {
      self->is_gone = FALSE;
      forget (self->heard);
      look_at_window (self);
    }
  while (self->is_gone);
  g_atomic_int_set (&self->is_done, TRUE);
  g_main_context_wakeup (NULL);

  return NULL;
}

/* ---- The bus --------------------------------------------------------------------------------- */

/* The one of this session, opened once. */
static GDBusConnection *
get_bus (void)
{
  const GDBusConnectionFlags flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                     | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
  static GDBusConnection *bus;
  const Ref launcher = { "org.a11y.Bus", "/org/a11y/bus" };
  g_autoptr (GDBusConnection) session = NULL;
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GError) error = NULL;
  const char *address;

  if (bus != NULL)
    return bus;
  session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  reply = ask_bus (session, launcher, "org.a11y.Bus", "GetAddress", NULL, "(s)");
  g_variant_get (reply, "(&s)", &address);
  bus = g_dbus_connection_new_for_address_sync (address, flags, NULL, NULL, &error);
  g_assert_no_error (error);

  return bus;
}

BusHeard *
view_bus_judge (GtkWindow *window, BusJudge judge, gboolean all)
{
  BusHeard *heard = g_new0 (BusHeard, 1);
  Asker asker = { .bus = get_bus (),
                  .title = gtk_window_get_title (window),
                  .judge = judge,
                  .all = all,
                  .heard = heard };
  GThread *thread;

  heard->stops = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  heard->wrong = g_ptr_array_new_with_free_func (g_free);
  heard->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  heard->descriptions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  thread = g_thread_new ("asker", look_around, &asker);
  while (!g_atomic_int_get (&asker.is_done))
    g_main_context_iteration (NULL, TRUE);
  g_thread_join (thread);

  return heard;
}

void
bus_heard_free (BusHeard *heard)
{
  g_hash_table_unref (heard->stops);
  g_ptr_array_unref (heard->wrong);
  g_hash_table_unref (heard->names);
  g_hash_table_unref (heard->descriptions);
  g_free (heard);
}
