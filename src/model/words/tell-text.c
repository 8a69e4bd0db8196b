/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/tell-text.h"

const char *
text_for (const Telling *telling, unsigned seat, const char *text, const char *to_user)
{
  return telling->listener == (int) seat ? to_user : text;
}

void
text_append (GString *text, char *sentence)
{
  if (text->len > 0 && sentence[0] != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}
