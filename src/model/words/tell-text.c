/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tell-text.h"

void
text_append (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}
