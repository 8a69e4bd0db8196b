/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/tidy-name.h"

#define JOINER 0x200d     /* of pictures, and of letters in some scripts */
#define NON_JOINER 0x200c /* between letters, in Persian */

static gboolean
is_gap (gunichar letter)
{
  return g_unichar_isspace (letter) || g_unichar_iscntrl (letter);
}

/* Writes from the right by force, marks where there is nothing to see. */
static gboolean
is_hidden (gunichar letter)
{
  return g_unichar_type (letter) == G_UNICODE_FORMAT && letter != JOINER && letter != NON_JOINER;
}

/* Half of a flag. */
static gboolean
is_regional (gunichar letter)
{
  return letter >= 0x1f1e6 && letter <= 0x1f1ff;
}

/* True if the letters before and behind place @at of @letters are one; UAX #29 in short. */
static gboolean
is_joined (const gunichar *letters, guint at)
{
  guint n_regional = 0;

  while (n_regional < at && is_regional (letters[at - 1 - n_regional]))
    n_regional++;

  return g_unichar_ismark (letters[at]) || letters[at] == JOINER || letters[at - 1] == JOINER
         || (letters[at] >= 0x1f3fb && letters[at] <= 0x1f3ff) /* colours of skin */
         || (is_regional (letters[at]) && n_regional % 2 == 1);
}

/* Where to cut @n letters, of which there is one too many. */
static guint
find_cut (const gunichar *letters, guint n)
{
  guint cut = n - 1;

  while (cut > 0 && is_joined (letters, cut))
    cut--;

  return cut > 0 ? cut : n - 1;
}

char *
tidy_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  gunichar letters[TIDY_NAME_MAX + 1];
  gboolean gap = FALSE;
  guint n = 0;

  for (const char *at = valid; *at != '\0' && n <= TIDY_NAME_MAX; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (is_hidden (letter))
        continue;
      if (is_gap (letter))
        {
          gap = n > 0;
          continue;
        }
      if (gap)
        letters[n++] = ' ';
      gap = FALSE;
      if (n <= TIDY_NAME_MAX)
        letters[n++] = letter;
    }
  if (n > TIDY_NAME_MAX)
    n = find_cut (letters, n);
  while (n > 0 && letters[n - 1] == ' ')
    n--;

  return g_ucs4_to_utf8 (letters, (glong) n, NULL, NULL, NULL);
}
