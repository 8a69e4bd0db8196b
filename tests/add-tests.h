/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Adds tests by the names of their functions: test_by_keys becomes "PREFIX/by-keys". */

#pragma once

#include <glib.h>
#include <string.h>

/** Adds functions without arguments. */
#define ADD_TESTS(prefix, ...)                                                                     \
  add_tests ((prefix), NULL, #__VA_ARGS__, (const GTestFunc[]) { __VA_ARGS__ }, NULL)

/** Adds functions that get @data. */
#define ADD_TESTS_WITH(data, prefix, ...)                                                          \
  add_tests ((prefix), (data), #__VA_ARGS__, NULL, (const GTestDataFunc[]) { __VA_ARGS__ })

static inline void
add_tests (const char *prefix, gconstpointer data, const char *names, const GTestFunc *plain,
           const GTestDataFunc *with_data)
{
  g_auto (GStrv) name = g_strsplit (names, ", ", -1);

  for (guint i = 0; name[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (prefix, "/", name[i] + strlen ("test_"), NULL);

      g_strdelimit (path + strlen (prefix), "_", '-');
      if (plain != NULL)
        g_test_add_func (path, plain[i]);
      else
        g_test_add_data_func (path, data, with_data[i]);
    }
}
