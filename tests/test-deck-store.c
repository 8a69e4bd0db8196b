/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which decks there are, and how the user adds and removes some. */

#include <glib/gstdio.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "add-tests.h"
#include "decks/atout-deck-store-private.h"
#include "decks/deck-worker.h"
#include "decks/safe-file.h"

#define SVG(colour)                                                                                \
  "<svg xmlns='http://www.w3.org/2000/svg' width='260' height='150'>"                              \
  "<path id='club_1' d='M0,0H20V30H0Z' fill='" colour "'/>"                                        \
  "<path id='back' d='M40,120H60V150H40Z'/></svg>"

#define KDE_SVG                                                                                    \
  "<svg xmlns='http://www.w3.org/2000/svg' width='260' height='150'>"                              \
  "<path id='1_club' d='M0,0H20V30H0Z'/><path id='back' d='M40,120H60V150H40Z'/></svg>"

#define KDE_INDEX "[KDE Backdeck]\nName=Bee\nSVG=cards.svg\n"

#define OWN_INI                                                                                    \
  "[Deck]\nName=Zebra\nFormat=atout\nSvg=z.svg\nCardWidth=20\nCardHeight=30\nColumns=13\nRows=5\n" \
  "Back=back\n[Faces]\nclub_1=0;0;\nback=2;4;\n"

static void
write_file (const char *path, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* Writes a file below @base; returns its path. */
static char *
write_below (const char *base, const char *name, const char *text)
{
  char *path = g_build_filename (base, name, NULL);

  write_file (path, text);

  return path;
}

static void
keep_result (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static AtoutDeck *
open_entry (AtoutDeckEntry *entry, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  atout_deck_entry_open_async (entry, NULL, keep_result, &result);
  wait_for (&result);

  return atout_deck_entry_open_finish (entry, result, error);
}

static AtoutDeckEntry *
add (AtoutDeckStore *store, const char *path, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  atout_deck_store_add_async (store, file, NULL, keep_result, &result);
  wait_for (&result);

  return atout_deck_store_add_finish (store, result, error);
}

/* The ids of the decks that are not our own, one after the other. */
static char *
list_others (AtoutDeckStore *store)
{
  GString *ids = g_string_new (NULL);
  gboolean is_other = FALSE;
  GListModel *entries = atout_deck_store_get_entries (store);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (entries, i);

      /* our own come first */
      g_assert_false (is_other && atout_deck_entry_get_own (entry));
      is_other = !atout_deck_entry_get_own (entry);
      if (is_other)
        g_string_append_printf (ids, "%s ", atout_deck_entry_get_id (entry));
    }

  return g_string_free (ids, FALSE);
}

static void
assert_others (AtoutDeckStore *store, const char *expected)
{
  g_autofree char *ids = list_others (store);

  g_assert_cmpstr (ids, ==, expected);
}

/* What lies in the folder of the user's decks. */
static guint
count_files (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "atout", "decks", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* ---- Waiting for what is found ------------------------------------------------------------ */

#define PATIENCE G_MAXINT /* ms; no timeout for the decks that are found */

static void
wait_for_others (AtoutDeckStore *store)
{
  while (atout_deck_store_is_loading (store))
    g_main_context_iteration (NULL, TRUE);
}

/* With the decks of others. */
static AtoutDeckStore *
new_store (void)
{
  AtoutDeckStore *store = atout_deck_store_new_with_patience (PATIENCE);

  wait_for_others (store);

  return store;
}

/* (GWeakNotify) runs in the thread that drops the last reference. */
static void
note_gone (gpointer is_gone, GObject *was G_GNUC_UNUSED)
{
  *(gboolean *) is_gone = TRUE;
  g_main_context_wakeup (NULL);
}

/* ---- Tests ------------------------------------------------------------------------------ */

/* Our own are there without any file, and everybody gets the same one. */
static void
test_own (void)
{
  g_autoptr (AtoutDeckStore) store = new_store ();
  AtoutDeckEntry *entry = atout_deck_store_find (store, ATOUT_DECK_STORE_BUILTIN);
  g_autoptr (AtoutDeckEntry) first
      = g_list_model_get_item (atout_deck_store_get_entries (store), 0);
  g_autoptr (GAsyncResult) one = NULL;
  g_autoptr (GAsyncResult) two = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (AtoutDeck) again = NULL;
  gboolean is_gone = FALSE;

  g_assert_nonnull (entry);
  g_assert_true (first == entry);
  g_assert_true (atout_deck_entry_get_own (entry));
  g_assert_false (atout_deck_entry_get_added (entry));
  g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, "Atout French");
  g_assert_null (atout_deck_store_find (store, "nowhere"));

  /* two who ask at the same time */
  atout_deck_entry_open_async (entry, NULL, keep_result, &one);
  atout_deck_entry_open_async (entry, NULL, keep_result, &two);
  wait_for (&one);
  wait_for (&two);
  deck = atout_deck_entry_open_finish (entry, one, &error);
  g_assert_no_error (error);
  again = atout_deck_entry_open_finish (entry, two, &error);
  g_assert_true (deck == again);

  /* and those who ask later, when all that was begun is over */
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (AtoutDeckStore) other = atout_deck_store_new_with_patience (PATIENCE);
      g_autoptr (AtoutDeck) other_deck
          = open_entry (atout_deck_store_find (other, ATOUT_DECK_STORE_BUILTIN), &error);

      g_assert_no_error (error);
      g_clear_object (&again);
      again = open_entry (entry, &error);
      g_assert_true (deck == again);
    }

  /* nobody wants it any more */
  g_object_weak_ref (G_OBJECT (deck), note_gone, &is_gone);
  g_clear_object (&one);
  g_clear_object (&two);
  g_clear_object (&deck);
  g_clear_object (&again);
  while (!is_gone)
    g_main_context_iteration (NULL, TRUE);
  deck = open_entry (entry, &error);
  g_assert_no_error (error);
}

/* Where other programs keep theirs; the user's folder comes before the system's. */
static void
test_found (void)
{
  const char *user = g_get_user_data_dir ();
  const char *system = g_get_system_data_dirs ()[0];
  g_autofree char *a = write_below (system, "aisleriot/cards/small_deck.svg", SVG ("red"));
  g_autofree char *b = write_below (user, "aisleriot/cards/small_deck.svg", SVG ("blue"));
  g_autofree char *c = write_below (system, "aisleriot/cards/README", "nothing");
  g_autofree char *d = write_below (system, "gnome-games-common/cards/old.svgz", "broken");
  g_autofree char *e = write_below (system, "carddecks/bee/index.desktop", KDE_INDEX);
  g_autofree char *f = write_below (system, "carddecks/bee/cards.svg", KDE_SVG);
  g_autofree char *g = write_below (system, "carddecks/sole/cards.svg", KDE_SVG);
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  AtoutDeckEntry *entry;

  /* a folder with nothing but an SVG is a deck, too */
  assert_others (store, "kde/bee aisleriot/old aisleriot/small_deck kde/sole ");
  entry = atout_deck_store_find (store, "aisleriot/small_deck");
  g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, "Small deck");
  g_assert_false (atout_deck_entry_get_own (entry));
  g_assert_false (atout_deck_entry_get_added (entry));
  deck = open_entry (entry, &error);
  g_assert_no_error (error);
  g_assert_true (atout_deck_has_face (deck, SUIT_CLUBS, RANK_ACE));

  g_clear_object (&deck);
  entry = atout_deck_store_find (store, "kde/bee");
  g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, "Bee");
  deck = open_entry (entry, &error);
  g_assert_no_error (error);

  /* what is wrong with one is told when it is opened */
  g_clear_object (&deck);
  deck = open_entry (atout_deck_store_find (store, "aisleriot/old"), &error);
  g_assert_null (deck);
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN);
  g_assert_nonnull (strstr (error->message, "old.svgz"));
}

static void
pass_gate (gpointer gate)
{
  g_mutex_lock (gate);
  g_mutex_unlock (gate);
}

/* Where it takes long to look, our own decks do not wait for the others. */
static void
test_slow_place (void)
{
  static GMutex gate; /* not all threads have passed it when the test ends */
  g_autofree char *a
      = write_below (g_get_user_data_dir (), "carddecks/bee/index.desktop", KDE_INDEX);
  g_autoptr (AtoutDeckStore) store = NULL;

  g_mutex_lock (&gate);
  for (guint i = 0; i < DECK_LOOKERS; i++)
    deck_worker_look (pass_gate, &gate);

  store = atout_deck_store_new_with_patience (PATIENCE);
  g_assert_nonnull (atout_deck_store_find (store, ATOUT_DECK_STORE_BUILTIN));
  assert_others (store, "");
  g_assert_true (atout_deck_store_is_loading (store));

  g_mutex_unlock (&gate);
  wait_for_others (store);
  assert_others (store, "kde/bee ");
}

/* A place that does not answer, as one on a dead disk, keeps back none of the others. */
static void
test_dead_place (void)
{
  static GMutex gate;
  const char *user = g_get_user_data_dir ();
  g_autofree char *a = write_below (user, "carddecks/bee/index.desktop", KDE_INDEX);
  g_autofree char *b = write_below (user, "aisleriot/cards/small.svg", SVG ("red"));
  g_autoptr (AtoutDeckStore) store = NULL;

  g_mutex_lock (&gate);
  for (guint i = 1; i < DECK_LOOKERS; i++)
    deck_worker_look (pass_gate, &gate);

  store = atout_deck_store_new_with_patience (PATIENCE);
  wait_for_others (store);
  assert_others (store, "kde/bee aisleriot/small ");

  g_mutex_unlock (&gate);
}

/* When nobody answers in time, the store goes on without; what comes late is added then. */
static void
test_dead_disk (void)
{
  static GMutex gate;
  g_autofree char *a
      = write_below (g_get_user_data_dir (), "carddecks/bee/index.desktop", KDE_INDEX);
  g_autoptr (AtoutDeckStore) store = NULL;
  AtoutDeckStore *gone;

  g_mutex_lock (&gate);
  for (guint i = 0; i < DECK_LOOKERS; i++)
    deck_worker_look (pass_gate, &gate);

  gone = atout_deck_store_new_with_patience (0);
  g_object_unref (gone); /* nobody tells one that is not there any more */

  store = atout_deck_store_new_with_patience (0);
  wait_for_others (store);
  assert_others (store, "");

  g_mutex_unlock (&gate);
  while (atout_deck_store_find (store, "kde/bee") == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_others (store, "kde/bee ");
}

/* Decks of others that are being opened for ever do not keep back our own. */
static void
test_dead_decks (void)
{
  static GMutex gate;
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&gate);
  for (guint i = 0; i < DECK_OPENERS; i++)
    deck_worker_open (pass_gate, &gate);

  deck = open_entry (atout_deck_store_find (store, ATOUT_DECK_STORE_BUILTIN), &error);
  g_assert_no_error (error);
  g_assert_nonnull (deck);

  g_mutex_unlock (&gate);
}

static void
make_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_assert_cmpuint (g_strlcpy (address.sun_path, path, sizeof address.sun_path), <,
                    sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (fd);
}

/* What is no regular file is not waited for, whatever it is called; the other decks are found. */
static void
test_odd_files (void)
{
  static const char *const names[] = { "deck.ini", "index.desktop" };
  g_autofree char *place = g_dir_make_tmp ("atout-odd-XXXXXX", NULL);
  g_autofree char *good = write_below (place, "zebra/deck.ini", OWN_INI);
  g_autoptr (AtoutDeckStore) store = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *const kinds[] = { "pipe", "socket", "folder", "device", "nowhere", "itself" };

      for (guint j = 0; j < G_N_ELEMENTS (kinds); j++)
        {
          g_autofree char *name = g_strdup_printf ("%s-%u", kinds[j], i);
          g_autofree char *folder = g_build_filename (place, name, NULL);
          g_autofree char *path = g_build_filename (folder, names[i], NULL);

          g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
          if (j == 0)
            g_assert_cmpint (mkfifo (path, 0600), ==, 0);
          else if (j == 1)
            make_socket (path);
          else if (j == 2)
            g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
          else
            g_assert_cmpint (symlink (j == 3   ? "/dev/zero"
                                      : j == 4 ? "/nowhere"
                                               : names[i],
                                      path),
                             ==, 0);
        }
    }

  g_setenv ("ATOUT_DECKDIR", place, TRUE);
  store = new_store ();
  g_unsetenv ("ATOUT_DECKDIR");
  assert_others (store, "user/zebra ");
}

/* Who goes before the others are found is not kept by the search. */
static void
test_gone_while_loading (void)
{
  AtoutDeckStore *store = atout_deck_store_new_with_patience (PATIENCE);
  g_autoptr (AtoutDeckStore) other = NULL;

  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &store);
  g_object_unref (store);
  g_assert_null (store);
  other = new_store ();
  assert_others (other, "");
}

static void
test_given_folder (void)
{
  g_autofree char *place = g_build_filename (g_get_user_cache_dir (), "given", NULL);
  g_autofree char *a = write_below (place, "zebra/deck.ini", OWN_INI);
  g_autofree char *b = write_below (place, "zebra/z.svg", SVG ("red"));
  g_autoptr (AtoutDeckStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  AtoutDeckEntry *entry;

  g_setenv ("ATOUT_DECKDIR", place, TRUE);
  store = new_store ();
  g_unsetenv ("ATOUT_DECKDIR");

  entry = atout_deck_store_find (store, "user/zebra");
  g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, "Zebra");
  g_assert_false (atout_deck_entry_get_added (entry));
  deck = open_entry (entry, &error);
  g_assert_no_error (error);
}

/* ---- Decks that change ------------------------------------------------------------------- */

/* Its one card is a thousand million others: it is loaded at once and never painted. */
static char *
make_bomb (const char *card)
{
  GString *svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' "
                               "xmlns:xlink='http://www.w3.org/1999/xlink' "
                               "width='260' height='150'><defs><g id='u0'/>");

  for (guint i = 1; i < 10; i++)
    {
      g_string_append_printf (svg, "<g id='u%u'>", i);
      for (guint j = 0; j < 10; j++)
        g_string_append_printf (svg, "<use xlink:href='#u%u'/>", i - 1);
      g_string_append (svg, "</g>");
    }
  g_string_append_printf (svg,
                          "</defs><g id='%s'><path d='M0,0H20V30H0Z'/><use xlink:href='#u9'/></g>"
                          "<path id='back' d='M40,120H60V150H40Z'/></svg>",
                          card);

  return g_string_free (svg, FALSE);
}

/* A deck that is opened again is what was tried before, or is tried again. */
static void
test_changed_since (void)
{
  const char *user = g_get_user_data_dir ();
  g_autofree char *bomb = make_bomb ("club_1");
  g_autofree char *kde_bomb = make_bomb ("1_club");
  g_autofree char *svg = write_below (user, "carddecks/bee/cards.svg", KDE_SVG);
  g_autofree char *other = write_below (user, "carddecks/bee/other.svg", kde_bomb);
  g_autofree char *index = write_below (user, "carddecks/bee/index.desktop", KDE_INDEX);
  g_autofree char *plain = write_below (user, "aisleriot/cards/plain.svg", SVG ("red"));
  g_autoptr (AtoutDeckStore) store = new_store ();
  const struct
  {
    const char *id;
    const char *changed;
    const char *text;
    const char *names; /* what the message has to name */
  } rows[] = {
    { "aisleriot/plain", plain, bomb, "plain.svg" },
    { "kde/bee", index, "[KDE Backdeck]\nName=Bee\nSVG=other.svg\n", "other.svg" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AtoutDeckEntry *entry = atout_deck_store_find (store, rows[i].id);
      g_autoptr (GError) error = NULL;
      g_autoptr (AtoutDeck) deck = open_entry (entry, &error);

      g_assert_no_error (error);
      g_clear_object (&deck);
      write_file (rows[i].changed, rows[i].text);
      deck = open_entry (entry, &error);
      g_assert_null (deck);
      g_assert_true (error != NULL && error->domain == ATOUT_DECK_ERROR);
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, rows[i].names));
    }
}

/* Reaches for a file beside it. */
#define LINKED                                                                                     \
  "<svg xmlns='http://www.w3.org/2000/svg' width='260' height='150'><use href='other.svg#a'/>"     \
  "<path id='club_1' d='M0,0H20V30H0Z'/><path id='back' d='M40,120H60V150H40Z'/></svg>"

/* What was tried is not tried again when the program is started again, if it is the same. */
static void
test_tried_before (void)
{
  g_autofree char *path
      = write_below (g_get_user_data_dir (), "aisleriot/cards/tried.svg", SVG ("#012345"));
  g_autofree char *bad = write_below (g_get_user_data_dir (), "aisleriot/cards/bad.svg", LINKED);
  g_autofree char *kept = g_build_filename (g_get_user_cache_dir (), "atout", "tried-decks", NULL);
  g_autoptr (AtoutDeckStore) store = new_store ();
  AtoutDeckEntry *entry = atout_deck_store_find (store, "aisleriot/tried");
  AtoutDeckEntry *refused = atout_deck_store_find (store, "aisleriot/bad");
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  g_autofree char *text = NULL;
  g_autofree char *damaged = NULL;

  if (g_test_subprocess ())
    {
      /* lines that are none do no harm */
      g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
      damaged = g_strconcat ("zzz 12\n\n", text, "0123 99999\n\xff", NULL);
      write_file (kept, damaged);

      g_setenv ("ATOUT_PROGRAM", "/bin/false", TRUE);
      deck = open_entry (entry, &error);
      g_assert_no_error (error);

      /* nor is what was refused: this process would say nothing */
      g_assert_null (open_entry (refused, &error));
      g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_UNSAFE);

      /* another byte is another deck */
      g_clear_object (&deck);
      write_file (path, SVG ("#012346"));
      deck = open_entry (entry, NULL);
      g_assert_null (deck);
      return;
    }

  deck = open_entry (entry, &error);
  g_assert_no_error (error);
  g_assert_null (open_entry (refused, &error));
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_UNSAFE);

  /* when the program is started again */
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* ---- Adding and removing ----------------------------------------------------------------- */

static void
count_changes (GListModel *list, guint position, guint removed, guint added, guint *n)
{
  *n += removed + added;
}

/* The copy is there at once and at the next start, even when what was chosen is gone. */
static void
test_add (void)
{
  static const struct
  {
    const char *chosen;
    const char *id;
    const char *name;
  } rows[] = {
    { "small.svg", "user/small", "Small" },
    { "small.svg", "user/small-2", "Small 2" },
    { "bee", "user/bee", "Bee" },
    { "bee/index.desktop", "user/bee-2", "Bee" },
    { "zebra/deck.ini", "user/zebra", "Zebra" },
    { "zebra/z.svg", "user/z", "Z" },
  };
  const char *place = g_get_user_cache_dir ();
  g_autofree char *a = write_below (place, "small.svg", SVG ("red"));
  g_autofree char *b = write_below (place, "bee/index.desktop", KDE_INDEX);
  g_autofree char *c = write_below (place, "bee/cards.svg", KDE_SVG);
  g_autofree char *d = write_below (place, "zebra/deck.ini", OWN_INI);
  g_autofree char *e = write_below (place, "zebra/z.svg", SVG ("red"));
  g_autofree char *f = write_below (place, "zebra/other.txt", "not part of the deck");
  g_autoptr (AtoutDeckStore) store = new_store ();
  guint n_changes = 0;

  g_signal_connect (atout_deck_store_get_entries (store), "items-changed",
                    G_CALLBACK (count_changes), &n_changes);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (place, rows[i].chosen, NULL);
      g_autoptr (GError) error = NULL;
      AtoutDeckEntry *entry = add (store, path, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (atout_deck_entry_get_id (entry), ==, rows[i].id);
      g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, rows[i].name);
      g_assert_true (atout_deck_entry_get_added (entry));
      g_assert_cmpuint (n_changes, ==, i + 1);
      g_assert_cmpuint (count_files (), ==, i + 1);
    }
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (g_unlink ((const char *[]) { a, b, c, d, e }[i]), ==, 0);

  g_clear_object (&store);
  store = new_store ();
  assert_others (store, "user/bee user/bee-2 user/small user/small-2 user/z user/zebra ");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AtoutDeckEntry *entry = atout_deck_store_find (store, rows[i].id);
      g_autoptr (GError) error = NULL;
      g_autoptr (AtoutDeck) deck = open_entry (entry, &error);

      g_assert_no_error (error);
      g_assert_true (atout_deck_store_remove (store, entry, &error));
      g_assert_no_error (error);
      g_assert_null (atout_deck_store_find (store, rows[i].id));
      g_assert_cmpuint (count_files (), ==, G_N_ELEMENTS (rows) - 1 - i);
    }
}

/* Where they are called alike it does not matter which came first. */
static void
test_add_same_name (void)
{
  const char *place = g_get_user_cache_dir ();
  g_autofree char *index = write_below (place, "bee/index.desktop", KDE_INDEX);
  g_autofree char *cards = write_below (place, "bee/cards.svg", KDE_SVG);
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (GError) error = NULL;

  add (store, index, &error);
  add (store, index, &error);
  g_assert_no_error (error);
  assert_others (store, "user/bee user/bee-2 ");
  g_assert_true (
      atout_deck_store_remove (store, atout_deck_store_find (store, "user/bee"), &error));
  add (store, index, &error);
  g_assert_no_error (error);
  assert_others (store, "user/bee user/bee-2 ");

  for (guint i = 0; i < 2; i++)
    atout_deck_store_remove (
        store, atout_deck_store_find (store, i == 0 ? "user/bee" : "user/bee-2"), &error);
  g_assert_no_error (error);
  g_unlink (index);
  g_unlink (cards);
}

/* All that is read of it is read in the background: who takes it over waits for no disk. */
static void
test_add_reads_first (void)
{
  const char *place = g_get_user_cache_dir ();
  g_autofree char *a = write_below (place, "zebra/deck.ini", OWN_INI);
  g_autofree char *b = write_below (place, "zebra/z.svg", SVG ("red"));
  g_autofree char *copy
      = g_build_filename (g_get_user_data_dir (), "atout", "decks", "zebra", "deck.ini", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (a);
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  AtoutDeckEntry *entry;

  atout_deck_store_add_async (store, file, NULL, keep_result, &result);
  wait_for (&result);
  g_assert_cmpint (g_unlink (copy), ==, 0);

  entry = atout_deck_store_add_finish (store, result, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, "Zebra");
  g_assert_true (atout_deck_store_remove (store, entry, &error));
  g_assert_no_error (error);
}

/* Tries decks as the program does, and runs @after then. Returns the program there was. */
static char *
set_program (const char *after)
{
  char *program = g_strdup (g_getenv ("ATOUT_PROGRAM"));
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text
      = g_strdup_printf ("#!/bin/sh\n%s \"$@\"\nstatus=$?\n%s\nexit $status\n", quoted, after);
  g_autofree char *script = write_below (g_get_user_cache_dir (), "program", text);

  g_assert_cmpint (g_chmod (script, 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", script, TRUE);

  return program;
}

/* What is copied is what was tried, even if the files are others by then. */
static void
test_add_what_was_tried (void)
{
  static const char *const chosen[] = { "small.svg", "bee/index.desktop", "zebra/deck.ini" };
  const char *place = g_get_user_cache_dir ();
  /* none of them was tried before */
  const char *const svg = SVG ("#123456");
  const char *const kde_svg = "<!-- not tried yet -->" KDE_SVG;
  g_autofree char *a = write_below (place, "small.svg", svg);
  g_autofree char *b = write_below (place, "bee/index.desktop", KDE_INDEX);
  g_autofree char *c = write_below (place, "bee/cards.svg", kde_svg);
  g_autofree char *d = write_below (place, "zebra/deck.ini", OWN_INI);
  g_autofree char *e = write_below (place, "zebra/z.svg", svg);
  g_autofree char *command = g_strdup_printf ("for f in '%s' '%s' '%s' '%s' '%s'; do "
                                              "echo evil >\"$f\"; done",
                                              a, b, c, d, e);
  g_autoptr (AtoutDeckStore) store = new_store ();

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_autofree char *path = g_build_filename (place, chosen[i], NULL);
      g_autofree char *program = set_program (command);
      g_autoptr (GError) error = NULL;
      g_autoptr (AtoutDeck) deck = NULL;
      g_autofree char *now = NULL;
      AtoutDeckEntry *entry = add (store, path, &error);

      g_setenv ("ATOUT_PROGRAM", program, TRUE);
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
      g_assert_cmpstr (now, ==, "evil\n");
      deck = open_entry (entry, &error);
      g_assert_no_error (error);
      g_assert_true (atout_deck_store_remove (store, entry, &error));

      write_file (a, svg);
      write_file (b, KDE_INDEX);
      write_file (c, kde_svg);
      write_file (d, OWN_INI);
      write_file (e, svg);
    }
}

/* Of a packed drawing only what is unpacked is copied, packed again. */
static void
test_add_packed (void)
{
  const char *place = g_get_user_cache_dir ();
  const char *text = SVG ("red");
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GBytes) packed = safe_file_pack (bytes);
  g_autofree char *path = write_below (place, "small.svgz", "");
  g_autofree char *copied
      = g_build_filename (g_get_user_data_dir (), "atout", "decks", "small.svgz", NULL);
  g_autofree guchar *rubbish = g_malloc0 (1024 * 1024);
  g_autofree char *copy = NULL;
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (GError) error = NULL;
  FILE *file = g_fopen (path, "wb");
  AtoutDeckEntry *entry;
  gsize size;

  fwrite (g_bytes_get_data (packed, NULL), 1, g_bytes_get_size (packed), file);
  fwrite (rubbish, 1, 1024 * 1024, file);
  fclose (file);

  entry = add (store, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (copied, &copy, &size, NULL));
  g_assert_cmpmem (copy, size, g_bytes_get_data (packed, NULL), g_bytes_get_size (packed));
  g_assert_true (atout_deck_store_remove (store, entry, &error));
}

/* A folder with one picture a card is copied picture for picture, and nothing else of it. */
static void
test_add_pictures (void)
{
  const char *place = g_get_user_cache_dir ();
  g_autofree char *folder = g_build_filename (place, "pictures", NULL);
  g_autofree char *other = write_below (place, "pictures/README", "nothing");
  g_autofree char *copied
      = g_build_filename (g_get_user_data_dir (), "atout", "decks", "pictures", "8H.svg", NULL);
  g_autofree char *readme
      = g_build_filename (g_get_user_data_dir (), "atout", "decks", "pictures", "README", NULL);
  g_autofree char *copy = NULL;
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  AtoutDeckEntry *entry;

  for (const char *rank = "789TJQKA"; *rank != '\0'; rank++)
    for (const char *suit = "CDHS"; *suit != '\0'; suit++)
      {
        g_autofree char *name = g_strdup_printf ("pictures/%c%c.svg", *rank, *suit);
        g_autofree char *svg = g_strdup_printf (
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='30'><title>%c%c</title>"
            "<path d='M0,0H20V30Z'/></svg>",
            *rank, *suit);

        g_free (write_below (place, name, svg));
      }

  entry = add (store, folder, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (atout_deck_entry_get_name (entry), ==, "pictures");
  g_assert_false (g_file_test (readme, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (copied, &copy, NULL, NULL));
  g_assert_nonnull (strstr (copy, "<title>8H</title>"));
  deck = open_entry (entry, &error);
  g_assert_no_error (error);
  g_assert_true (atout_deck_has_face (deck, SUIT_SPADES, RANK_7));
  g_assert_true (atout_deck_store_remove (store, entry, &error));
}

/* A bad deck is told why it is refused; nothing of it stays. */
static void
test_add_bad (void)
{
  static const struct
  {
    const char *chosen;
    const char *names;
  } rows[] = {
    { "bad.svg", "other.png" },
    { "nothing", "nothing" },
    { "empty", "one picture per card" },
    { "missing.svg", "There is no file “" },
    { "missing.svg", "missing.svg”" },
    { "pipe.svg", "pipe.svg” of the deck cannot be read: it is not a regular file" },
    { "pipe", "pipe” is neither a folder with a deck nor an SVG file" },
  };
  const char *place = g_get_user_cache_dir ();
  g_autofree char *a = write_below (
      place, "bad.svg", "<svg xmlns='http://www.w3.org/2000/svg'><image href='other.png'/></svg>");
  g_autofree char *b = write_below (place, "empty/README", "no deck");
  g_autofree char *c = g_build_filename (place, "pipe", NULL);
  g_autofree char *d = g_build_filename (place, "pipe.svg", NULL);
  g_autoptr (AtoutDeckStore) store = new_store ();

  g_assert_cmpint (mkfifo (c, 0600), ==, 0);
  g_assert_cmpint (mkfifo (d, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (place, rows[i].chosen, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (add (store, path, &error));
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_true (error->domain == ATOUT_DECK_ERROR);
      g_assert_nonnull (strstr (error->message, rows[i].names));
      assert_others (store, "");
      g_assert_cmpuint (count_files (), ==, 0);
    }
}

/* Where nothing can be written, that is said, and there is no half of a deck. */
static void
test_add_nowhere (void)
{
  g_autofree char *a = write_below (g_get_user_cache_dir (), "small.svg", SVG ("red"));
  g_autofree char *in_the_way = write_below (g_get_user_data_dir (), "atout/decks", "a file");
  g_autoptr (AtoutDeckStore) store = new_store ();
  g_autoptr (GError) error = NULL;

  g_assert_null (add (store, a, &error));
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, in_the_way));
  assert_others (store, "");
}

/* A deck that has gone is called as its file was called, or nearly so. */
static void
test_guessed_names (void)
{
  static const char *const rows[][2] = {
    { "aisleriot/swiss-xvii", "Swiss xvii" },
    { "aisleriot/Атласные", "Атласные" },
    { "kde/svg-gm-paris", "Gm paris" },
    { "nowhere", "Nowhere" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = atout_deck_store_guess_name (rows[i][0]);

      g_assert_cmpstr (name, ==, rows[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD_TESTS ("/deck-store", test_own, test_found, test_slow_place, test_dead_place, test_dead_disk,
             test_dead_decks, test_odd_files, test_gone_while_loading, test_guessed_names,
             test_given_folder, test_changed_since, test_tried_before, test_add, test_add_same_name,
             test_add_reads_first, test_add_what_was_tried, test_add_packed, test_add_pictures,
             test_add_bad, test_add_nowhere);

  return g_test_run ();
}
