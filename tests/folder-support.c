/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "folder-support.h"

#include <glib/gstdio.h>

char *
folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("atout-test-XXXXXX", &error);

  g_assert_no_error (error);

  return folder;
}

GFile *
folder_write (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (text != NULL)
    g_file_set_contents (path, text, -1, &error);
  else
    g_unlink (path);
  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

void
folder_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}
