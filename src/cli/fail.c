/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Prints errors and chooses exit statuses. */

#include <stdio.h>

#include "cli/cli.h"
#include "rules/record.h"

const char *cli_name = "atout-cli";

bool
cli_can_print (void)
{
  return ferror (stdout) == 0;
}

int
cli_fail (int status, const char *format, ...)
{
  va_list args;

  fprintf (stderr, "%s: ", cli_name);
  va_start (args, format);
  vfprintf (stderr, format, args);
  va_end (args);
  fputc ('\n', stderr);

  return status;
}

int
cli_fail_error (GError *error)
{
  int status = error->domain == G_OPTION_ERROR || error->domain == OPTIONS_ERROR ? CLI_BAD_USAGE
                                                                                 : CLI_BAD_INPUT;

  /* no program name, for editors */
  if (error->domain == RECORD_ERROR)
    fprintf (stderr, "%s\n", error->message);
  else
    cli_fail (status, "%s", error->message);
  g_error_free (error);

  return status;
}

/* ---- Untrusted bytes ------------------------------------------------------------------------- */

/* Returns false for invisible characters that affect others. */
static bool
has_shape (gunichar letter)
{
  switch (g_unichar_type (letter))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return false;
    default:
      return true;
    }
}

char *
visible_text (const char *bytes, gsize length)
{
  GString *text = g_string_new (NULL);
  const char *end = bytes + length;

  while (bytes < end)
    {
      gunichar letter = g_utf8_get_char_validated (bytes, end - bytes);
      bool is_text = letter != (gunichar) -1 && letter != (gunichar) -2;

      if (is_text && has_shape (letter))
        g_string_append_unichar (text, letter);
      else if (is_text && letter >= 0x80)
        g_string_append_printf (text, "\\u%04x", letter);
      else
        g_string_append_printf (text, "\\x%02x", (guchar) *bytes);
      bytes += is_text ? g_unichar_to_utf8 (letter, NULL) : 1;
    }

  return g_string_free (text, FALSE);
}
