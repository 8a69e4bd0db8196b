/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* A critical of GLib ends in SIGTRAP, of which libFuzzer knows nothing. */
static void
abort_on_message (const char *domain, GLogLevelFlags level, const char *message,
                  gpointer data G_GNUC_UNUSED)
{
  fuzz_check (level & (G_LOG_LEVEL_INFO | G_LOG_LEVEL_DEBUG), "%s: %s",
              domain != NULL ? domain : "message", message);
}

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  g_log_set_default_handler (abort_on_message, NULL);

  return 0;
}

void
fuzz_check (bool holds, const char *format, ...)
{
  va_list args;

  if (holds)
    return;
  va_start (args, format);
  fputs ("does not hold: ", stderr);
  vfprintf (stderr, format, args);
  fputc ('\n', stderr);
  va_end (args);
  abort ();
}
