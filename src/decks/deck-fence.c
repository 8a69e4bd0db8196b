/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-fence.h"

#include <fcntl.h>
#include <fontconfig/fontconfig.h>
#include <gio/gio.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n-lib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef HAVE_SECCOMP
#include <errno.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#endif

#ifdef __has_include
#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif
#endif

/* Limit of open files: inherited ones and a few fonts. */
#define FILES_MAX 64

/* ---- Preloading --------------------------------------------------------------------------- */

static void
load_ahead (void)
{
  static const char *const pictures[] = { "png", "jpeg", "gif", "webp" };

  FcInit ();
  g_vfs_get_default ();
  gettext ("");
  g_dgettext ("glib20", "");

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_type (pictures[i], NULL);

      if (loader == NULL)
        continue;
      gdk_pixbuf_loader_close (loader, NULL);
      g_object_unref (loader);
    }
}

/* ---- Files -------------------------------------------------------------------------------- */

#if defined(LANDLOCK_CREATE_RULESET_VERSION) && defined(SYS_landlock_create_ruleset)

/* Returns the access rights that this Landlock version restricts, as bits. */
static guint64
known_rights (long version)
{
  static const int n_bits[] = { 0, 13, 14, 15, 15, 16 };

  return (G_GUINT64_CONSTANT (1) << n_bits[MIN (version, (long) G_N_ELEMENTS (n_bits) - 1)]) - 1;
}

static gboolean
allow_reading (int rules, const char *folder)
{
  struct landlock_path_beneath_attr rule = {
    .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE,
    .parent_fd = open (folder, O_PATH | O_DIRECTORY | O_CLOEXEC),
  };
  gboolean is_allowed;

  if (rule.parent_fd < 0)
    return TRUE;

  is_allowed = syscall (SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  close (rule.parent_fd);

  return is_allowed;
}

static gboolean
allow_fonts (int rules)
{
  FcStrList *folders = FcConfigGetFontDirs (NULL);
  gboolean is_allowed = TRUE;
  const FcChar8 *folder;

  while (folders != NULL && (folder = FcStrListNext (folders)) != NULL)
    is_allowed = allow_reading (rules, (const char *) folder) && is_allowed;
  if (folders != NULL)
    FcStrListDone (folders);

  return is_allowed;
}

static gboolean
restrict_files (void)
{
  const long version
      = syscall (SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  struct landlock_ruleset_attr known = { 0 };
  gboolean holds;
  int rules;

  if (version < 1)
    return FALSE;

  known.handled_access_fs = known_rights (version);
  rules = (int) syscall (SYS_landlock_create_ruleset, &known, sizeof known.handled_access_fs, 0);
  if (rules < 0)
    return FALSE;

  holds = allow_fonts (rules) && syscall (SYS_landlock_restrict_self, rules, 0) == 0;
  close (rules);

  return holds;
}

#else

static gboolean
restrict_files (void)
{
  return FALSE;
}

#endif

/* ---- System calls ------------------------------------------------------------------------- */

#ifdef HAVE_SECCOMP

/* System calls allowed with any arguments. */
static const int harmless[] = {
  /* memory */
  SCMP_SYS (brk),
  SCMP_SYS (munmap),
  SCMP_SYS (mremap),
  SCMP_SYS (madvise),
  /* open files */
  SCMP_SYS (read),
  SCMP_SYS (readv),
  SCMP_SYS (pread64),
  SCMP_SYS (write),
  SCMP_SYS (writev),
  SCMP_SYS (lseek),
  SCMP_SYS (_llseek),
  SCMP_SYS (close),
  SCMP_SYS (poll),
  SCMP_SYS (ppoll),
  /* existence and size of files */
  SCMP_SYS (fstat),
  SCMP_SYS (fstat64),
  SCMP_SYS (newfstatat),
  SCMP_SYS (fstatat64),
  SCMP_SYS (statx),
  SCMP_SYS (stat),
  SCMP_SYS (stat64),
  SCMP_SYS (lstat),
  SCMP_SYS (lstat64),
  SCMP_SYS (access), /* fontconfig calls access () before opening a font */
  SCMP_SYS (faccessat),
  SCMP_SYS (faccessat2),
  /* threads */
  SCMP_SYS (futex),
  SCMP_SYS (futex_time64),
  SCMP_SYS (sched_yield),
  SCMP_SYS (sched_getaffinity),
  SCMP_SYS (set_robust_list),
  SCMP_SYS (rseq),
  SCMP_SYS (gettid),
  SCMP_SYS (getpid),
  SCMP_SYS (getcpu),
  /* exit and signals */
  SCMP_SYS (exit),
  SCMP_SYS (exit_group),
  SCMP_SYS (rt_sigaction),
  SCMP_SYS (rt_sigprocmask),
  SCMP_SYS (rt_sigreturn),
  SCMP_SYS (sigreturn),
  SCMP_SYS (sigaltstack),
  SCMP_SYS (restart_syscall),
  /* time and random numbers */
  SCMP_SYS (clock_gettime),
  SCMP_SYS (clock_gettime64),
  SCMP_SYS (clock_getres),
  SCMP_SYS (clock_nanosleep),
  SCMP_SYS (clock_nanosleep_time64),
  SCMP_SYS (nanosleep),
  SCMP_SYS (gettimeofday),
  SCMP_SYS (time),
  SCMP_SYS (getrandom),
  SCMP_SYS (getrusage),
  SCMP_SYS (sysinfo),
  SCMP_SYS (uname),
  /* identity */
  SCMP_SYS (getuid),
  SCMP_SYS (geteuid),
  SCMP_SYS (getgid),
  SCMP_SYS (getegid),
};

/* fcntl () commands without signals or locks. */
static const int harmless_commands[] = { F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC };

static gboolean
allow (scmp_filter_ctx filter, int call)
{
  return seccomp_rule_add (filter, SCMP_ACT_ALLOW, call, 0) == 0;
}

static gboolean
allow_bits (scmp_filter_ctx filter, int call, unsigned i, guint64 mask, guint64 bits)
{
  return seccomp_rule_add (filter, SCMP_ACT_ALLOW, call, 1,
                           SCMP_CMP (i, SCMP_CMP_MASKED_EQ, mask, bits))
         == 0;
}

static gboolean
allow_value (scmp_filter_ctx filter, int call, unsigned i, guint64 value)
{
  return seccomp_rule_add (filter, SCMP_ACT_ALLOW, call, 1, SCMP_CMP (i, SCMP_CMP_EQ, value)) == 0;
}

static gboolean
fill_filter (scmp_filter_ctx filter, gboolean may_open)
{
  /* Landlock restricts the other access rights */
  const guint64 writing = O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND;
  gboolean is_good = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    is_good = is_good && allow (filter, harmless[i]);
  for (guint i = 0; i < G_N_ELEMENTS (harmless_commands); i++)
    is_good = is_good && allow_value (filter, SCMP_SYS (fcntl), 1, (guint64) harmless_commands[i])
              && allow_value (filter, SCMP_SYS (fcntl64), 1, (guint64) harmless_commands[i]);

  if (may_open)
    is_good = is_good && allow_bits (filter, SCMP_SYS (openat), 2, writing, O_RDONLY)
              && allow_bits (filter, SCMP_SYS (open), 1, writing, O_RDONLY);

  /* no new executable code; clone3 () hides its flags, so threads use clone () */
  return is_good && allow_bits (filter, SCMP_SYS (mmap), 2, PROT_EXEC, 0)
         && allow_bits (filter, SCMP_SYS (mmap2), 2, PROT_EXEC, 0)
         && allow_bits (filter, SCMP_SYS (mprotect), 2, PROT_EXEC, 0)
         && allow_bits (filter, SCMP_SYS (clone), 0, CLONE_THREAD, CLONE_THREAD)
         && seccomp_rule_add (filter, SCMP_ACT_ERRNO (ENOSYS), SCMP_SYS (clone3), 0) == 0
         && allow_value (filter, SCMP_SYS (prctl), 0, PR_SET_NAME)
         && allow_value (filter, SCMP_SYS (prlimit64), 0, 0)
         && allow_value (filter, SCMP_SYS (tgkill), 0, (guint64) getpid ());
}

static gboolean
restrict_calls (gboolean may_open)
{
  scmp_filter_ctx filter = seccomp_init (SCMP_ACT_ERRNO (EPERM));
  gboolean holds = filter != NULL && fill_filter (filter, may_open) && seccomp_load (filter) == 0;

  if (filter != NULL)
    seccomp_release (filter);

  return holds;
}

#else

static gboolean
restrict_calls (gboolean may_open)
{
  return FALSE;
}

#endif

/* ---- Interface ---------------------------------------------------------------------------- */

DeckFence
deck_fence_raise (guint seconds)
{
  struct rlimit files = { FILES_MAX, FILES_MAX };
  const struct rlimit nothing = { 0, 0 };
  DeckFence fence = 0;

  alarm (seconds); /* the sandbox forbids alarm () */
  load_ahead ();
#ifdef __SANITIZE_ADDRESS__
  return 0;
#endif
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  setrlimit (RLIMIT_FSIZE, &nothing);
  setrlimit (RLIMIT_NOFILE, &files);

  if (restrict_files ())
    fence |= DECK_FENCE_FILES;
  if (restrict_calls (fence & DECK_FENCE_FILES))
    fence |= DECK_FENCE_CALLS;

  if (fence != (DECK_FENCE_FILES | DECK_FENCE_CALLS) && setrlimit (RLIMIT_NOFILE, &nothing) == 0)
    fence |= DECK_FENCE_NOTHING_NEW;

  return fence;
}
