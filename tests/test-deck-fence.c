/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The fence around the process that tries decks: each row is tried in a process of its own, behind
 * the fence. What a row may need from before (a file, the parent) is there. Built for the address
 * sanitizer there is no fence, so what has to be possible is all that is tried.
 */

#include <errno.h>
#include <fcntl.h>
#include <fontconfig/fontconfig.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "decks/deck-fence.h"

static char *file;  /* of the user */
static int ends[2]; /* of a pipe */
static volatile sig_atomic_t has_rung;

#define ENOUGH 86400 /* seconds; the test runner ends a test that hangs */

/* ---- What is tried ------------------------------------------------------------------------ */

static gboolean
is_opened (int fd)
{
  return fd >= 0;
}

static gboolean
read_system (void)
{
  return is_opened (open ("/etc/passwd", O_RDONLY));
}

static gboolean
read_own (void)
{
  return is_opened (open (file, O_RDONLY));
}

static gboolean
read_program (void)
{
  return is_opened (open ("/proc/self/exe", O_RDONLY));
}

static gboolean
list_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/", 0, NULL);

  return dir != NULL;
}

static gboolean
write_own (void)
{
  return is_opened (open (file, O_WRONLY));
}

static gboolean
make_file (void)
{
  g_autofree char *path = g_strconcat (file, ".new", NULL);

  return is_opened (open (path, O_WRONLY | O_CREAT, 0600));
}

static gboolean
make_memory_file (void)
{
  return is_opened (memfd_create ("x", 0));
}

static gboolean
remove_own (void)
{
  return g_unlink (file) == 0;
}

static gboolean
hide_own (void)
{
  return g_chmod (file, 0) == 0;
}

static gboolean
reach_network (void)
{
  return is_opened (socket (AF_INET, SOCK_STREAM, 0))
         || is_opened (socket (AF_INET6, SOCK_DGRAM, 0));
}

static gboolean
reach_desktop (void)
{
  return is_opened (socket (AF_UNIX, SOCK_STREAM, 0));
}

static gboolean
make_process (void)
{
  const pid_t pid = fork ();

  if (pid == 0)
    _exit (0);

  return pid > 0;
}

/* It is no program, but that is seen only by who may start one. */
static gboolean
run_program (void)
{
  char *argv[] = { file, NULL };

  execv (file, argv);

  return errno == ENOEXEC;
}

static gboolean
signal_parent (void)
{
  return kill (getppid (), SIGCONT) == 0;
}

static gboolean
watch_parent (void)
{
  return ptrace (PTRACE_SEIZE, getppid (), NULL, NULL) == 0;
}

/* Ready pipes would have signals sent, here to the process itself. */
static gboolean
choose_receiver (void)
{
  return fcntl (ends[0], F_SETOWN, getpid ()) == 0;
}

static gboolean
choose_signal (void)
{
  return fcntl (ends[0], F_SETSIG, SIGURG) == 0;
}

static gboolean
have_signals_sent (void)
{
  return fcntl (ends[0], F_SETFL, O_ASYNC) == 0;
}

static gboolean
keep_from_others (void)
{
  return fcntl (ends[0], F_GETFD) >= 0 && fcntl (ends[0], F_SETFD, FD_CLOEXEC) == 0;
}

static gboolean
stop_clock (void)
{
  alarm (0); /* tells no errors */

  return syscall (SYS_setitimer, ITIMER_REAL, &(struct itimerval) { 0 }, NULL) == 0;
}

static void
note_alarm (int number G_GNUC_UNUSED)
{
  has_rung = TRUE;
}

/* The clock rings by itself, a second after the fence was begun. */
static gboolean
hear_clock (void)
{
  while (!has_rung) /* the signal may come just before the sleep, so each sleep is short */
    nanosleep (&(struct timespec) { .tv_nsec = 1000000 }, NULL);

  return has_rung;
}

static gboolean
make_code (void)
{
  return mmap (NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
         != MAP_FAILED;
}

static gpointer
return_itself (gpointer data)
{
  return data;
}

static gboolean
paint (void)
{
  GThread *thread = g_thread_new ("painter", return_itself, file);
  g_autofree char *memory = g_malloc0 (32 * 1024 * 1024);

  return g_thread_join (thread) == file && memory[1000000] == 0 && write (STDERR_FILENO, "", 0) == 0
         && g_get_monotonic_time () > 0;
}

static gboolean
read_font (void)
{
  FcPattern *all = FcPatternCreate ();
  FcObjectSet *wanted = FcObjectSetBuild (FC_FILE, NULL);
  FcFontSet *fonts = FcFontList (NULL, all, wanted);
  FcChar8 *path;

  g_assert_cmpint (fonts->nfont, >, 0);
  g_assert_cmpint (FcPatternGetString (fonts->fonts[0], FC_FILE, 0, &path), ==, FcResultMatch);

  return is_opened (open ((const char *) path, O_RDONLY));
}

/* ---- Rows --------------------------------------------------------------------------------- */

typedef struct
{
  const char *what;
  gboolean (*happens) (void);
  int kept_out;  /* by any of these */
  guint seconds; /* until the clock rings, if not ENOUGH */
} Row;

#define FILES DECK_FENCE_FILES
#define CALLS DECK_FENCE_CALLS
#define NOTHING_NEW DECK_FENCE_NOTHING_NEW

static const Row rows[] = {
  { "paint", paint, 0 },
  { "read-font", read_font, NOTHING_NEW },
  { "keep-from-others", keep_from_others, 0 },
  { "hear-clock", hear_clock, 0, .seconds = 1 },
#define ALWAYS 4 /* rows without a fence */
  { "read-system", read_system, FILES | NOTHING_NEW },
  { "read-own", read_own, FILES | NOTHING_NEW },
  { "read-program", read_program, FILES | NOTHING_NEW },
  { "list-folder", list_folder, FILES | NOTHING_NEW },
  { "write-own", write_own, FILES | NOTHING_NEW },
  { "make-file", make_file, FILES | NOTHING_NEW },
  { "make-memory-file", make_memory_file, CALLS | NOTHING_NEW },
  { "reach-network", reach_network, CALLS | NOTHING_NEW },
  { "reach-desktop", reach_desktop, CALLS | NOTHING_NEW },
  { "remove-own", remove_own, FILES | CALLS },
  { "hide-own", hide_own, CALLS },
  { "make-process", make_process, CALLS },
  { "run-program", run_program, FILES | CALLS },
  { "signal-parent", signal_parent, CALLS },
  { "choose-receiver", choose_receiver, CALLS },
  { "choose-signal", choose_signal, CALLS },
  { "have-signals-sent", have_signals_sent, CALLS },
  { "stop-clock", stop_clock, CALLS },
  { "watch-parent", watch_parent, FILES | CALLS },
  { "make-code", make_code, CALLS },
};

#ifdef __SANITIZE_ADDRESS__
#define N_ROWS ALWAYS
#else
#define N_ROWS G_N_ELEMENTS (rows)
#endif

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  DeckFence fence;
  gboolean happens;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }

  g_assert_cmpint (pipe (ends), ==, 0);
  signal (SIGALRM, note_alarm);
  fence = deck_fence_raise (row->seconds > 0 ? row->seconds : ENOUGH);
  happens = row->happens ();
  g_printerr ("# %s %s behind fence %d\n", row->what, happens ? "happens" : "does not", fence);

  /* either all of it, or nothing can be opened */
#ifndef __SANITIZE_ADDRESS__
  g_assert_true (fence == (FILES | CALLS) || (fence & NOTHING_NEW));
#endif
  g_assert_cmpint (happens, ==, (fence & row->kept_out) == 0);
  _exit (0);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_setenv ("GIO_USE_VFS", "local", TRUE); /* as for the trial; others have threads of their own */

  file = g_test_subprocess () ? g_strdup (g_getenv ("FENCE_FILE"))
                              : g_build_filename (g_get_tmp_dir (), "atout-fence-XXXXXX", NULL);
  if (!g_test_subprocess ())
    {
      close (g_mkstemp (file));
      g_assert_cmpint (g_chmod (file, 0700), ==, 0);
      g_setenv ("FENCE_FILE", file, TRUE);
    }

  for (guint i = 0; i < N_ROWS; i++)
    {
      g_autofree char *path = g_strconcat ("/deck-fence/", rows[i].what, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  status = g_test_run ();
  if (!g_test_subprocess ())
    g_unlink (file);
  g_free (file);

  return status;
}
