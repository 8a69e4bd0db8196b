/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/match/atout-code-row.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/widgets/toolkit-gaps.h"
#include "model/words/words.h"
#include "view/widgets/css-class.h"
#include "view/widgets/spoken-names.h"

struct _AtoutCodeRow
{
  AdwEntryRow parent_instance;

  char *problem;
};

enum
{
  PROP_0,
  PROP_PROBLEM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutCodeRow, atout_code_row, ADW_TYPE_ENTRY_ROW)

static const char *
text_of (AtoutCodeRow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self));
}

/* Counts the characters other than blanks; @foreign becomes the first non-digit, or 0. */
static guint
count_signs (const char *text, gunichar *foreign)
{
  guint n = 0;

  *foreign = 0;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar sign = g_utf8_get_char (at);

      if (g_unichar_isspace (sign))
        continue;
      n++;
      if (*foreign == 0 && (sign > 127 || !g_ascii_isxdigit ((char) sign)))
        *foreign = sign;
    }

  return n;
}

/* Returns a sentence about what is wrong with the code, or ""; free with g_free (). */
static char *
tell_problem (const char *text)
{
  char sign[7] = "";
  gunichar foreign;
  guint n = count_signs (text, &foreign);
  g_autofree char *count = g_strdup_printf ("%u", n);
  const WordsValue values[] = { { "{sign}", sign }, { "{count}", count }, { NULL, NULL } };

  if (n == 0 || (foreign == 0 && n == NUMBER_DIGITS))
    return g_strdup ("");
  if (foreign != 0)
    {
      sign[g_unichar_to_utf8 (foreign, sign)] = '\0';
      return words_fill (_ ("“{sign}” cannot be part of a code: only 0 to 9 and a to f can."),
                         values);
    }

  return words_fill (ngettext ("A code has 32 digits; this one has {count}.",
                               "A code has 32 digits; this one has {count}.", n),
                     values);
}

static void
text_changed (AtoutCodeRow *self)
{
  g_autofree char *old = self->problem;

  self->problem = tell_problem (text_of (self));
  css_class_set (GTK_WIDGET (self), "error", self->problem[0] != '\0');
  if (!g_str_equal (old, self->problem))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_code_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PROBLEM)
    g_value_set_string (value, ATOUT_CODE_ROW (object)->problem);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_code_row_finalize (GObject *object)
{
  g_free (ATOUT_CODE_ROW (object)->problem);

  G_OBJECT_CLASS (atout_code_row_parent_class)->finalize (object);
}

static void
atout_code_row_class_init (AtoutCodeRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_code_row_get_property;
  object_class->finalize = atout_code_row_finalize;

  /** AtoutCodeRow:problem: sentence on the problem, or "" */
  properties[PROP_PROBLEM]
      = g_param_spec_string ("problem", NULL, NULL, "",
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_code_row_init (AtoutCodeRow *self)
{
  self->problem = g_strdup ("");
  forbid_emoji (GTK_EDITABLE (self));
  spoken_entry_row (GTK_WIDGET (self));
  g_signal_connect (self, "changed", G_CALLBACK (text_changed), NULL);
}

gboolean
atout_code_row_is_empty (AtoutCodeRow *self)
{
  gunichar foreign;

  g_return_val_if_fail (ATOUT_IS_CODE_ROW (self), TRUE);

  return count_signs (text_of (self), &foreign) == 0;
}

gboolean
atout_code_row_get_number (AtoutCodeRow *self, DealNumber *number)
{
  g_return_val_if_fail (ATOUT_IS_CODE_ROW (self), FALSE);

  return number_parse_typed (number, text_of (self));
}
