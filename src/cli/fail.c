/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a command says that has failed, and the status that it ends with. */

#include <stdio.h>

#include "cli/cli.h"
#include "rules/record.h"

bool
cli_can_print (void)
{
  return ferror (stdout) == 0;
}

int
cli_fail (int status, const char *format, ...)
{
  va_list args;

  fputs ("atout-cli: ", stderr);
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

  /* "FILE:LINE: …" stands alone, as editors want it */
  if (error->domain == RECORD_ERROR)
    fprintf (stderr, "%s\n", error->message);
  else
    cli_fail (status, "%s", error->message);
  g_error_free (error);

  return status;
}
