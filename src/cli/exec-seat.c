/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "exec-seat.h"

#include <errno.h>
#include <gio/gio.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "game.h"

#define ANSWER_MAX 256 /* bytes of an answer */
#define GRACE_MS 500   /* that a program has to end by itself, and again after SIGTERM */

struct _ExecSeat
{
  char *command;
  int timeout; /* seconds */
  GPid pid;
  int to;           /* its standard input */
  int from;         /* its standard output */
  GString *pending; /* read but not yet used */
  CardSet hand;     /* as it was told last */
  unsigned n_open;
  Card open[CARDS_MAX];
  CardSet shown[SEATS_MAX]; /* cards that it knows in other hands, by seat */
};

/* In the child: a group of its own, so that what it starts itself can be ended with it. */
static void
lead_own_group (gpointer data G_GNUC_UNUSED)
{
  setpgid (0, 0);
}

ExecSeat *
exec_seat_new (const char *command, int timeout, GError **error)
{
  g_auto (GStrv) argv = NULL;
  ExecSeat *self = NULL;
  int to, from;
  GPid pid;

  signal (SIGPIPE, SIG_IGN);
  if (!g_shell_parse_argv (command, NULL, &argv, error)
      || !g_spawn_async_with_pipes (NULL, argv, NULL,
                                    G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, lead_own_group,
                                    NULL, &pid, &to, &from, NULL, error))
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

  return self;
}

/* True when @pid ends within GRACE_MS; it stays a zombie, so that its number is not given away. */
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
  close (self->to); /* the end of its input tells the program that the run is over */
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

bool
exec_seat_tell (ExecSeat *self, const char *lines, GError **error)
{
  size_t left = strlen (lines);

  while (left > 0)
    {
      ssize_t n = write (self->to, lines, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                       "exec:%s has ended or closed its input: %s", self->command,
                       g_strerror (errno));
          return false;
        }
      lines += n;
      left -= (size_t) n;
    }

  return true;
}

static void
append_cards (GString *text, const Deal *deal, CardSet cards)
{
  for (; cards != 0; cards = card_set_rest (cards))
    g_string_append_printf (text, " %s", pack_code (deal_pack (deal), card_set_first (cards)));
}

/* Cards of other hands that everybody has seen by now: announced, taken up openly … */
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

/* Waits until there is a line in pending. */
static bool
read_more (ExecSeat *self, GError **error)
{
  gint64 deadline = g_get_monotonic_time () + (gint64) self->timeout * G_USEC_PER_SEC;

  while (strchr (self->pending->str, '\n') == NULL && self->pending->len < ANSWER_MAX)
    {
      struct pollfd wait = { .fd = self->from, .events = POLLIN };
      gint64 left = (deadline - g_get_monotonic_time ()) / 1000;
      char buffer[ANSWER_MAX];
      ssize_t n;

      if (left <= 0 || poll (&wait, 1, (int) left) == 0)
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
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE,
                       "exec:%s has ended or closed its output and gave no answer", self->command);
          return false;
        }
      g_string_append_len (self->pending, buffer, n);
    }

  return true;
}

/* The next line of the program, or NULL; a line that is too long is no token, as will be seen. */
static char *
read_answer (ExecSeat *self, GError **error)
{
  g_autofree char *answer = NULL;
  char *lf;

  if (!read_more (self, error))
    return NULL;
  lf = strchr (self->pending->str, '\n');
  if (lf == NULL)
    {
      answer = g_strdup (self->pending->str);
      g_string_truncate (self->pending, 0);
    }
  else
    {
      answer = g_strndup (self->pending->str, (gsize) (lf - self->pending->str));
      g_string_erase (self->pending, 0, lf - self->pending->str + 1);
    }

  return g_utf8_make_valid (g_strstrip (answer), -1);
}

bool
exec_seat_choose (ExecSeat *self, const Observation *observation, Action *action, GError **error)
{
  const Deal *seen = &observation->seen;
  const Pack *pack = deal_pack (seen);
  g_autoptr (GString) text = g_string_new ("legal");
  g_autofree char *answer = NULL;
  char token[TOKEN_MAX];

  for (unsigned i = 0; i < observation->legal.n; i++)
    g_string_append_printf (text, " %s",
                            action_to_token (seen->game, pack, observation->legal.at[i], token));
  g_string_append_c (text, '\n');
  if (!exec_seat_tell (self, text->str, error))
    return false;

  answer = read_answer (self, error);
  if (answer == NULL)
    return false;
  *action = action_from_token (seen->game, pack, answer);
  if (*action != ACTION_NONE && action_list_has (&observation->legal, *action))
    return true;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "exec:%s answered '%s' to '%s'",
               self->command, answer, g_strchomp (text->str));

  return false;
}
