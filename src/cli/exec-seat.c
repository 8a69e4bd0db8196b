/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/exec-seat.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli.h"
#include "rules/game.h"

#define ANSWER_MAX 256 /* bytes */
#define GRACE_MS 500   /* milliseconds before SIGTERM, and again after it */

struct _ExecSeat
{
  char *command;
  int timeout; /* seconds */
  GPid pid;
  int to;           /* standard input of the program */
  int from;         /* standard output of the program */
  GString *pending; /* unused output */
  CardSet hand;     /* hand that the program knows */
  unsigned n_open;
  Card open[CARDS_MAX];
  CardSet shown[SEATS_MAX]; /* known cards of other hands */
};

/* Runs in the child. A process group allows killing its children, too. */
static void
lead_own_group (gpointer data G_GNUC_UNUSED)
{
  setpgid (0, 0);
}

/* Splits @command. Only for an empty one the error can suggest a remedy. */
static char **
parse_command (const char *command, GError **error)
{
  g_auto (GStrv) argv = NULL;
  GError *local = NULL;

  if (g_shell_parse_argv (command, NULL, &argv, &local) && argv[0][0] != '\0')
    return g_steal_pointer (&argv);
  if (local == NULL || g_error_matches (local, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
    {
      g_clear_error (&local);
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "'exec:%s' names no program; write I=exec:COMMAND", command);
      return NULL;
    }
  g_propagate_prefixed_error (error, local, "exec:%s: ", command);

  return NULL;
}

ExecSeat *
exec_seat_new (const char *command, int timeout, GError **error)
{
  g_auto (GStrv) argv = parse_command (command, error);
  ExecSeat *self = NULL;
  int to, from;
  GPid pid;

  if (argv == NULL)
    return NULL;
  signal (SIGPIPE, SIG_IGN);
  if (!g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD,
                                 lead_own_group, NULL, &pid, &to, &from, NULL, error))
    {
      g_prefix_error (error, "exec:%s: ", command);
      return NULL;
    }

  self = g_new0 (ExecSeat, 1);
  self->command = g_strdup (command);
  self->timeout = timeout;
  self->pid = pid;
  self->to = to;
  self->from = from;
  self->pending = g_string_new (NULL);
  g_unix_set_fd_nonblocking (to, TRUE, NULL); /* the program need not read its input */

  return self;
}

/* Returns true if @pid ends within GRACE_MS; keeps its zombie, to reserve the number. */
static bool
ends_by_itself (GPid pid)
{
  for (unsigned ms = 0; ms < GRACE_MS; ms += 10)
    {
      siginfo_t info = { 0 };

      if (waitid (P_PID, (id_t) pid, &info, WEXITED | WNOWAIT | WNOHANG) != 0 || info.si_pid == pid)
        return true;
      g_usleep (10 * 1000);
    }

  return false;
}

void
exec_seat_free (ExecSeat *self)
{
  close (self->to); /* end of file ends the program */
  close (self->from);
  if (!ends_by_itself (self->pid))
    {
      kill (-self->pid, SIGTERM);
      ends_by_itself (self->pid);
    }
  kill (-self->pid, SIGKILL);
  waitpid (self->pid, NULL, 0);
  g_spawn_close_pid (self->pid);
  g_string_free (self->pending, TRUE);
  g_free (self->command);
  g_free (self);
}

static gint64
deadline_of (const ExecSeat *self)
{
  return g_get_monotonic_time () + (gint64) self->timeout * G_USEC_PER_SEC;
}

/* Returns true if @fd is ready or closed before @deadline. */
static bool
wait_for (int fd, short events, gint64 deadline)
{
  struct pollfd wait = { .fd = fd, .events = events };
  gint64 left;

  while ((left = (deadline - g_get_monotonic_time ()) / 1000) > 0)
    if (poll (&wait, 1, (int) MIN (left, G_MAXINT)) > 0)
      return true;

  return false;
}

/* Reports that the program closed @stream, or how it ended. */
static void
set_ended (const ExecSeat *self, const char *stream, GError **error)
{
  siginfo_t info = { 0 };
  bool ended = ends_by_itself (self->pid)
               && waitid (P_PID, (id_t) self->pid, &info, WEXITED | WNOWAIT | WNOHANG) == 0
               && info.si_pid == self->pid;

  if (!ended)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, "exec:%s has closed its %s",
                 self->command, stream);
  else if (info.si_code == CLD_EXITED)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, "exec:%s has ended with status %d",
                 self->command, info.si_status);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, "exec:%s was ended by signal %d (%s)",
                 self->command, info.si_status, g_strsignal (info.si_status));
}

static bool
tell_until (ExecSeat *self, const char *lines, gint64 deadline, GError **error)
{
  size_t left = strlen (lines);

  while (left > 0)
    {
      ssize_t n = write (self->to, lines, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0 && errno == EAGAIN && wait_for (self->to, POLLOUT, deadline))
        continue;
      if (n < 0 && errno == EPIPE)
        {
          set_ended (self, "input", error);
          return false;
        }
      if (n < 0)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                       "exec:%s did not read what it was told within %d seconds", self->command,
                       self->timeout);
          return false;
        }
      lines += n;
      left -= (size_t) n;
    }

  return true;
}

bool
exec_seat_tell (ExecSeat *self, const char *lines, GError **error)
{
  return tell_until (self, lines, deadline_of (self), error);
}

static void
append_cards (GString *text, const Deal *deal, CardSet cards)
{
  for (; cards != 0; cards = card_set_rest (cards))
    g_string_append_printf (text, " %s", pack_code (deal_pack (deal), card_set_first (cards)));
}

/* Appends cards of other hands that everybody has seen. */
static void
append_shown (ExecSeat *self, GString *text, const Deal *deal, unsigned seat)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      CardSet shown = s != seat ? game_shown (deal, s) & deal->hand[s] : 0;

      if ((shown & ~self->shown[s]) != 0)
        {
          g_string_append_printf (text, "see hand:%u", s);
          append_cards (text, deal, shown & ~self->shown[s]);
          g_string_append_c (text, '\n');
        }
      self->shown[s] = shown;
    }
}

bool
exec_seat_show (ExecSeat *self, const Deal *deal, unsigned seat, bool is_new, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Card open[CARDS_MAX];
  unsigned n_open = game_open_cards (deal, open);
  CardSet played = 0;

  for (unsigned i = 0; i < deal->n_played; i++)
    played |= card_set_of (deal->played[i]);
  if (is_new)
    {
      g_string_append_printf (text, "seat %u\n", seat);
      memset (self->shown, 0, sizeof self->shown);
      self->hand = 0;
    }
  if ((self->hand & ~played) != deal->hand[seat])
    {
      g_string_append (text, "hand");
      append_cards (text, deal, deal->hand[seat]);
      g_string_append_c (text, '\n');
    }
  self->hand = deal->hand[seat];
  if ((is_new && n_open > 0)
      || (!is_new && (n_open != self->n_open || memcmp (open, self->open, n_open) != 0)))
    {
      g_string_append (text, "see open");
      for (unsigned i = 0; i < n_open; i++)
        g_string_append_printf (text, " %s", pack_code (deal_pack (deal), open[i]));
      g_string_append_c (text, '\n');
    }
  append_shown (self, text, deal, seat);
  self->n_open = n_open;
  memcpy (self->open, open, n_open);

  return exec_seat_tell (self, text->str, error);
}

static bool
has_line (const ExecSeat *self)
{
  return memchr (self->pending->str, '\n', self->pending->len) != NULL;
}

static bool
read_until (ExecSeat *self, gint64 deadline, GError **error)
{
  while (!has_line (self) && self->pending->len < ANSWER_MAX)
    {
      char buffer[ANSWER_MAX];
      ssize_t n;

      if (!wait_for (self->from, POLLIN, deadline))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                       "exec:%s gave no answer within %d seconds", self->command, self->timeout);
          return false;
        }
      n = read (self->from, buffer, sizeof buffer);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        {
          set_ended (self, "output", error);
          return false;
        }
      g_string_append_len (self->pending, buffer, n);
    }

  return true;
}

/* Takes a line of output, trimmed. A truncated one matches no token. */
static GString *
take_answer (ExecSeat *self)
{
  const char *lf = memchr (self->pending->str, '\n', self->pending->len);
  gsize length = lf != NULL ? (gsize) (lf - self->pending->str) : self->pending->len;
  GString *answer = g_string_new_len (self->pending->str, (gssize) length);

  g_string_erase (self->pending, 0, (gssize) (lf != NULL ? length + 1 : length));
  while (answer->len > 0 && g_ascii_isspace (answer->str[answer->len - 1]))
    g_string_truncate (answer, answer->len - 1);
  while (answer->len > 0 && g_ascii_isspace (answer->str[0]))
    g_string_erase (answer, 0, 1);

  return answer;
}

static void
set_answered (const ExecSeat *self, const GString *answer, char *legal, GError **error)
{
  g_autofree char *visible = visible_text (answer->str, answer->len);
  bool has_nul = strlen (answer->str) < answer->len;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "exec:%s answered '%s'%s to '%s'",
               self->command, visible, has_nul ? ", with a NUL byte," : "", g_strchomp (legal));
}

bool
exec_seat_choose (ExecSeat *self, const Observation *observation, Action *action, GError **error)
{
  const Deal *seen = &observation->seen;
  const Pack *pack = deal_pack (seen);
  gint64 deadline = deadline_of (self);
  g_autoptr (GString) text = g_string_new ("legal");
  g_autoptr (GString) answer = NULL;
  char token[TOKEN_MAX];

  for (unsigned i = 0; i < observation->legal.n; i++)
    g_string_append_printf (text, " %s",
                            action_to_token (seen->game, pack, observation->legal.at[i], token));
  g_string_append_c (text, '\n');
  if (!tell_until (self, text->str, deadline, error) || !read_until (self, deadline, error))
    return false;

  answer = take_answer (self);
  *action = strlen (answer->str) == answer->len ? action_from_token (seen->game, pack, answer->str)
                                                : ACTION_NONE;
  if (*action != ACTION_NONE && action_list_has (&observation->legal, *action))
    return true;
  set_answered (self, answer, text->str, error);

  return false;
}
