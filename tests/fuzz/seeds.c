/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A harness over files alone, where no libFuzzer is: it must build, and its seeds and what was
 * found once must pass, wherever the tests run.
 * PROGRAM FOLDER
 */

#include "fuzz.h"

#include <glib/gstdio.h>
#include <stdio.h>

static void
use (const char *path)
{
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  bool read = g_file_get_contents (path, &data, &size, &error);

  fuzz_check (read, "%s", read ? "" : error->message);
  printf ("%s: %zu bytes\n", path, size);
  fflush (stdout);
  LLVMFuzzerTestOneInput ((const uint8_t *) data, size);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = argc == 2 ? g_dir_open (argv[1], 0, &error) : NULL;
  unsigned n_used = 0;
  const char *name;

  if (folder == NULL)
    {
      fprintf (stderr, "%s: %s\n", argv[0], error != NULL ? error->message : "give one FOLDER");
      return 2;
    }
  LLVMFuzzerInitialize (&argc, &argv);
  for (; (name = g_dir_read_name (folder)) != NULL; n_used++)
    {
      g_autofree char *path = g_build_filename (argv[1], name, NULL);

      use (path);
    }
  fuzz_check (n_used > 0, "there is nothing in %s", argv[1]);

  return 0;
}
