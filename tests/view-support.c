/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/match/last-rules.h"
#include "app/widgets/groups.h"
#include "view-support.h"

#include <adwaita.h>
#include <string.h>

#include "view-clock.h"
#include "view/cards/atout-card-view.h"
#include "view/sound/sound-player.h"
#include "view/table/atout-table.h"
#include "view/table/layout/atout-table-spots.h"
#include "view/widgets/page-styles.h"

#define FRAME 20 /* largest width of a window frame in pixels */
#define TELL 30  /* seconds between two messages about a long wait */

#if GTK_CHECK_VERSION(4, 14, 0)

/*
 * What is announced is lost: the accessibility of GTK for tests (GTK_A11Y=test) calls what it does
 * not have. tests/play-aloud.py listens on the bus.
 */
void
gtk_accessible_announce (GtkAccessible *self G_GNUC_UNUSED, const char *message G_GNUC_UNUSED,
                         GtkAccessibleAnnouncementPriority priority G_GNUC_UNUSED)
{
}

#endif

/*
 * What GTK says of itself on X since 4.18 or later, without fault of a program: a window of thirty
 * lines hears it as well, when a second one or a popover was shown.
 */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  static const char *const own[] = {
    "gdk_frame_timings_submitted() called on submitted frame.",
    "Duplicate call to gdk_frame_timings_submitted()",
  };

  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      for (guint k = 0; k < G_N_ELEMENTS (own); k++)
        if (fields[i].length < 0
                ? g_str_equal (fields[i].value, own[k])
                : strlen (own[k]) == (gsize) fields[i].length
                      && memcmp (fields[i].value, own[k], (gsize) fields[i].length) == 0)
          return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

static void
play_nothing (Sound sound G_GNUC_UNUSED)
{
}

static const SoundPlayer silent = { play_nothing };

AtoutApplication *
view_application_new (int *argc, char ***argv)
{
  g_autoptr (AtoutApplication) application = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log, NULL, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return NULL;
    }
  adw_init ();
  view_clock_begin ();
  sound_player_set (&silent);
  application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  page_styles_load (gdk_display_get_default ()); /* for what is shown in a window of a test's own */
  settings = g_settings_new (APP_ID);
  g_settings_set_boolean (settings, "people-told", TRUE); /* nobody is new */

  return g_steal_pointer (&application);
}

static gboolean
tell_wait (gpointer what)
{
  g_test_message ("still waiting for %s", (const char *) what);

  return G_SOURCE_CONTINUE;
}

static void
wait_until (gboolean (*is_true) (gpointer data), gpointer data, const char *what,
            gboolean time_passes)
{
  g_autofree char *told = g_strdup (what);
  guint teller = g_timeout_add_seconds (TELL, tell_wait, told);

  while (!is_true (data))
    if (!g_main_context_iteration (NULL, FALSE) && !(time_passes && view_clock_turn ()))
      g_main_context_iteration (NULL, TRUE);
  g_source_remove (teller);
}

void
view_wait (gboolean (*is_true) (gpointer data), gpointer data, const char *what)
{
  wait_until (is_true, data, what, TRUE);
}

void
view_wait_still (gboolean (*is_true) (gpointer data), gpointer data, const char *what)
{
  wait_until (is_true, data, what, FALSE);
}

static gboolean
is_gone (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

void
view_wait_until_gone (gpointer pointer, const char *what)
{
  view_wait (is_gone, pointer, what);
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

static void
set (gboolean *flag)
{
  *flag = TRUE;
}

static gboolean
is_idle (gpointer flag)
{
  set (flag);

  return G_SOURCE_REMOVE;
}

void
view_wait_for_idle (void)
{
  gboolean idle = FALSE;

  g_idle_add_full (G_PRIORITY_LOW, is_idle, &idle, NULL);
  wait_until (is_set, &idle, "nothing to do", FALSE);
}

typedef struct
{
  gboolean told; /* what the pointer did until then */
  gboolean drawn;
} Frame;

static void
begin_frame (GdkFrameClock *clock, gpointer data)
{
  ((Frame *) data)->told = TRUE;
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
}

static void
end_frame (GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  Frame *frame = data;

  frame->drawn = frame->told;
}

static gboolean
is_drawn (gpointer data)
{
  return ((Frame *) data)->drawn;
}

static gboolean
has_clock (gpointer widget)
{
  return gtk_widget_get_frame_clock (widget) != NULL;
}

static gboolean
is_busy (gpointer widget)
{
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_state (widget, GTK_ACCESSIBLE_STATE_BUSY))
    return FALSE;
  other = gtk_test_accessible_check_state (widget, GTK_ACCESSIBLE_STATE_BUSY, TRUE);

  return other == NULL;
}

gboolean
view_is_grown (gpointer root)
{
  if ((ADW_IS_PREFERENCES_GROUP (root) && groups_find_hidden (root) != NULL)
      || (GTK_IS_BOX (root) && is_busy (root)))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !view_is_grown (child))
      return FALSE;

  return TRUE;
}

/* What the pointer does is told when a frame begins, so the frame may not have begun already. */
static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock;
  Frame frame = { 0 };
  gulong begin, end;

  wait_until (has_clock, widget, "a window", FALSE);
  clock = gtk_widget_get_frame_clock (widget);
  begin = g_signal_connect (clock, "flush-events", G_CALLBACK (begin_frame), &frame);
  end = g_signal_connect (clock, "after-paint", G_CALLBACK (end_frame), &frame);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
  wait_until (is_drawn, &frame, "a frame", FALSE);
  g_signal_handler_disconnect (clock, begin);
  g_signal_handler_disconnect (clock, end);
}

void
view_wait_for_draw (GtkWidget *widget)
{
  do
    wait_for_frame (widget);
  while (!view_is_grown (widget));
}

typedef struct
{
  GtkWidget *window;
  int width;
  int height;
} Size;

/* What it shows may be narrower only a frame later: it is asked again until it has that size. */
static gboolean
has_size (gpointer data)
{
  const Size *size = data;

  if (ABS (gtk_widget_get_width (size->window) - size->width) <= FRAME
      && ABS (gtk_widget_get_height (size->window) - size->height) <= FRAME)
    return TRUE;
  gtk_window_set_default_size (GTK_WINDOW (size->window), size->width, size->height);

  return FALSE;
}

void
view_resize (GtkWidget *window, int width, int height)
{
  Size size = { window, width, height };

  do
    {
      wait_until (has_size, &size, "the size of the window", FALSE);
      view_wait_for_draw (window);
      view_wait_for_idle ();
    }
  while (!has_size (&size));
  view_wait_for_draw (window);
}

void
view_enlarge_letters (double size)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * size), NULL);
}

void
view_forget_rules (GSettings *settings)
{
  const Game *game;
  GameForm form;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      last_rules_forget (settings, &form);
}

void
view_wait_for_rest (GtkWidget *widget, gboolean (*is_true) (gpointer data), gpointer data,
                    const char *what)
{
  do
    {
      view_wait (is_true, data, what);
      view_wait_for_draw (widget);
      view_wait_for_idle ();
      view_wait_for_draw (widget); /* a layout may have left something for then */
    }
  while (!is_true (data));
}

static void
collect (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

GPtrArray *
view_find_all (GtkWidget *root, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, found);

  return found;
}

GtkWidget *
view_find (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = view_find_all (root, type);

  return found->len > 0 ? g_ptr_array_index (found, 0) : NULL;
}

gboolean
view_is_laid (gpointer root)
{
  GtkWidget *table = view_find (root, ATOUT_TYPE_TABLE);

  return table == NULL
         || atout_table_spots_get_ready (ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (table)));
}

typedef struct
{
  GtkWidget *root;
  GType type;
} Wanted;

static gboolean
is_there (gpointer data)
{
  const Wanted *wanted = data;
  GtkWidget *found = view_find (wanted->root, wanted->type);

  return found != NULL && view_is_grown (found);
}

GtkWidget *
view_wait_for_type (GtkWidget *root, GType type)
{
  Wanted wanted = { root, type };

  view_wait (is_there, &wanted, g_type_name (type));

  return view_find (root, type);
}

static gboolean
is_not_there (gpointer data)
{
  const Wanted *wanted = data;

  return view_find (wanted->root, wanted->type) == NULL;
}

void
view_wait_without_type (GtkWidget *root, GType type)
{
  Wanted wanted = { root, type };

  view_wait (is_not_there, &wanted, g_type_name (type));
}

GtkWidget *
view_find_row (GtkWidget *root, const char *title)
{
  g_autoptr (GPtrArray) rows = view_find_all (root, ADW_TYPE_PREFERENCES_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
      return rows->pdata[i];

  g_error ("there is no row “%s”", title);
}

static gboolean
any_label (GtkWidget *root, const char *text, gboolean whole)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *label = gtk_label_get_text (g_ptr_array_index (labels, i));

      if (whole ? g_str_equal (label, text) : strstr (label, text) != NULL)
        return TRUE;
    }

  return FALSE;
}

gboolean
view_reads (GtkWidget *root, const char *text)
{
  return any_label (root, text, TRUE);
}

gboolean
view_mentions (GtkWidget *root, const char *text)
{
  return any_label (root, text, FALSE);
}

static gboolean
has_focus (gpointer data)
{
  return gtk_widget_has_focus (data);
}

void
view_wait_for_focus (GtkWidget *widget)
{
  view_wait (has_focus, widget, "the focus");
}

typedef struct
{
  GtkWidget *root;
  const char *text;
  gboolean seen;
} Mention;

static gboolean
is_as_wanted (gpointer data)
{
  const Mention *mention = data;

  return view_mentions (mention->root, mention->text) == mention->seen;
}

void
view_wait_for_text (GtkWidget *root, const char *text, gboolean seen)
{
  Mention mention = { root, text, seen };
  g_autofree char *what = g_strconcat (text, seen ? NULL : " to go", NULL);

  view_wait (is_as_wanted, &mention, what);
}

AtoutWindow *
view_window_new (AtoutApplication *application, AtoutHistory *history)
{
  AtoutWindow *window = atout_window_new (GTK_APPLICATION (application),
                                          atout_application_get_decks (application), history);

  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (GTK_WIDGET (window));
  view_take_keyboard (GTK_WIDGET (window));

  return window;
}

static void
was_read (GObject *clipboard, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
has_text (gpointer text)
{
  return *(char **) text != NULL;
}

char *
view_read_clipboard (GtkWidget *widget)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, was_read, &text);
  view_wait (has_text, &text, "the clipboard");

  return text;
}

AtoutDeck *
view_deck_new (const Game *game)
{
  g_autofree char *location
      = g_strdup_printf ("resource://" RESOURCE_BASE "/decks/%s/", game->usual_deck);
  g_autoptr (GFile) folder = g_file_new_for_uri (location);
  g_autoptr (GError) error = NULL;
  AtoutDeck *deck = atout_deck_new (folder, &error);

  g_assert_no_error (error);

  return deck;
}

void
view_add_game_tests (const char *prefix, GTestDataFunc test)
{
  const Game *game;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat (prefix, "/", game->key, NULL);

      g_test_add_data_func (path, game, test);
    }
}

/* The text that is read, and what has the focus: a button or a card of the hand; NULL: anything */
typedef struct
{
  GtkWidget *page;
  const char *text;
  const char *on;
} Answer;

static gboolean
answer_has_focus (const Answer *answer)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (answer->page));
  g_autofree char *name = NULL;

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    return FALSE;
  if (ATOUT_IS_CARD_VIEW (focus))
    {
      name = atout_card_view_tell_name (ATOUT_CARD_VIEW (focus));
      return g_str_has_prefix (name, answer->on);
    }

  return GTK_IS_BUTTON (focus)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), answer->on) == 0;
}

static gboolean
is_answered (gpointer data)
{
  const Answer *answer = data;

  return view_mentions (answer->page, answer->text)
         && (answer->on == NULL || answer_has_focus (answer));
}

void
view_wait_for_answer (GtkWidget *page, const char *text, const char *on)
{
  Answer answer = { page, text, on };

  view_wait_for_rest (page, is_answered, &answer, text);
}
