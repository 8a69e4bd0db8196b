/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The verdict of a long run: what is no leak, and what is one. */

#include <string.h>

#include "need.h"
#include "support.h"

#define LOOKS 4

static void
test_growth (void)
{
  static const struct
  {
    const char *row;
    Need needs[LOOKS]; /* those with deals */
    const char *grows;
  } rows[] = {
    { "as measured",
      { { 200, 146, 25, 18, 9 }, { 800, 185, 29, 18, 10 }, { 1000, 187, 28, 18, 10 } },
      NULL },
    { "filled late",
      { { 200, 146, 25, 17, 9 },
        { 700, 160, 25, 17, 9 },
        { 800, 212, 30, 18, 9 },
        { 3000, 218, 33, 18, 10 } },
      NULL },
    { "short", { { 100, 100, 25, 10, 9 }, { 700, 300, 80, 30, 40 } }, NULL },
    { "one look", { { 800, 180, 25, 18, 9 } }, NULL },
    { "less", { { 800, 180, 25, 18, 9 }, { 900, 170, 25, 17, 8 } }, NULL },
    { "memory",
      { { 100, 210, 25, 18, 9 }, { 800, 180, 25, 18, 9 }, { 1000, 199, 25, 18, 9 } },
      "memory" },
    { "descriptors",
      { { 200, 146, 25, 18, 9 }, { 800, 180, 25, 18, 9 }, { 900, 180, 25, 19, 9 } },
      "the number of descriptors" },
    { "threads", { { 800, 180, 25, 18, 9 }, { 1000, 180, 25, 18, 11 } }, "the number of threads" },
    { "between",
      { { 800, 180, 25, 18, 9 }, { 900, 300, 25, 18, 9 }, { 1000, 180, 25, 18, 9 } },
      NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) needs = g_array_new (FALSE, FALSE, sizeof (Need));
      const char *grows;

      for (guint k = 0; k < LOOKS && rows[i].needs[k].n_deals > 0; k++)
        g_array_append_val (needs, rows[i].needs[k]);
      grows = need_find_growth (needs);
      support_check (rows[i].row, grows != NULL ? grows : "nothing",
                     rows[i].grows != NULL ? rows[i].grows : "nothing");
    }
}

/* The figures are of this process: what it takes is seen, and what it opens. */
static void
test_look (void)
{
  const gsize size = 64 * 1024 * 1024;
  const Need before = need_look (1);
  g_autofree char *memory = g_malloc (size);
  g_autoptr (GDir) folder = g_dir_open ("/", 0, NULL);
  Need after;

  memset (memory, 1, size);
  after = need_look (2);
  g_assert_cmpuint (after.n_deals, ==, 2);
  g_assert_cmpfloat (after.memory, >, before.memory + 50);
  g_assert_cmpuint (after.files, ==, before.files + 1);
  g_assert_cmpuint (after.threads, >=, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/need/growth", test_growth);
  g_test_add_func ("/need/look", test_look);

  return g_test_run ();
}
