/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "need.h"

#include <malloc.h>
#include <string.h>

#define GROWTH 0.1     /* of memory, at most */
#define THREADS_MORE 1 /* at most */

static double
read_status (const char *key)
{
  g_autofree char *status = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  line = status != NULL ? strstr (status, key) : NULL;

  return line != NULL ? (double) g_ascii_strtoll (line + strlen (key), NULL, 10) : 0;
}

static guint
count_files (void)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (g_dir_read_name (folder) != NULL)
    n++;

  return n;
}

Need
need_look (guint n_deals)
{
  return (Need) {
    .n_deals = n_deals,
    .memory = read_status ("VmRSS:") / 1024,
    .used = (double) mallinfo2 ().uordblks / (1024 * 1024),
    .files = count_files (),
    .threads = (guint) read_status ("Threads:"),
  };
}

const char *
need_find_growth (const GArray *needs)
{
  const Need *last = &g_array_index (needs, Need, needs->len - 1);
  const Need *first = NULL;

  for (guint i = 0; i < needs->len && first == NULL; i++)
    if (g_array_index (needs, Need, i).n_deals >= NEED_SETTLED)
      first = &g_array_index (needs, Need, i);

  if (first == NULL)
    return NULL;
  if (last->memory > first->memory * (1 + GROWTH))
    return "memory";
  if (last->files > first->files)
    return "the number of descriptors";
  if (last->threads > first->threads + THREADS_MORE)
    return "the number of threads";

  return NULL;
}
