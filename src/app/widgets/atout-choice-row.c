/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-choice-row.h"

#include "app/widgets/combo-rows.h"

struct _AtoutChoiceRow
{
  AdwComboRow parent_instance;

  GStrv keys;
  GStrv meanings; /* meaning of each value, or empty */
  char *usual;    /* key shown while the setting is empty, or NULL */
};

G_DEFINE_FINAL_TYPE (AtoutChoiceRow, atout_choice_row, ADW_TYPE_COMBO_ROW)

static void
atout_choice_row_finalize (GObject *object)
{
  AtoutChoiceRow *self = ATOUT_CHOICE_ROW (object);

  g_clear_pointer (&self->keys, g_strfreev);
  g_clear_pointer (&self->meanings, g_strfreev);
  g_free (self->usual);

  G_OBJECT_CLASS (atout_choice_row_parent_class)->finalize (object);
}

static void
atout_choice_row_class_init (AtoutChoiceRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_choice_row_finalize;
}

static void
atout_choice_row_init (AtoutChoiceRow *self)
{
  choice_list_set (ADW_COMBO_ROW (self));
}

static gboolean
index_from_setting (GValue *value, GVariant *variant, gpointer user_data)
{
  AtoutChoiceRow *self = user_data;
  const char *key = g_variant_get_string (variant, NULL);

  if (key[0] == '\0' && self->usual != NULL)
    key = self->usual;
  for (guint i = 0; self->keys[i] != NULL; i++)
    if (g_str_equal (self->keys[i], key))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  g_value_set_uint (value, GTK_INVALID_LIST_POSITION);
  return TRUE;
}

static GVariant *
setting_from_index (const GValue *value, const GVariantType *type, gpointer user_data)
{
  AtoutChoiceRow *self = user_data;
  guint index = g_value_get_uint (value);

  return index < g_strv_length (self->keys) ? g_variant_new_string (self->keys[index]) : NULL;
}

static char *
tell (GtkStringObject *value, AtoutChoiceRow *self)
{
  guint index = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  return told_value_write (value,
                           index < g_strv_length (self->meanings) ? self->meanings[index] : "");
}

static void
set_choices (AtoutChoiceRow *self, const AtoutChoice *choices)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) meanings = g_strv_builder_new ();

  for (const AtoutChoice *choice = choices; choice->key != NULL; choice++)
    {
      g_strv_builder_add (keys, choice->key);
      gtk_string_list_append (titles, choice->title);
      if (choice->meaning != NULL)
        g_strv_builder_add (meanings, choice->meaning);
    }
  self->keys = g_strv_builder_end (keys);
  self->meanings = g_strv_builder_end (meanings);
  if (self->meanings[0] != NULL)
    told_value_by (ADW_COMBO_ROW (self), G_CALLBACK (tell), FALSE);
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (titles));
}

void
atout_choice_row_bind (AtoutChoiceRow *self, GSettings *settings, const char *key,
                       const char *usual, const AtoutChoice *choices)
{
  g_return_if_fail (ATOUT_IS_CHOICE_ROW (self));
  g_return_if_fail (self->keys == NULL);

  self->usual = g_strdup (usual);
  set_choices (self, choices);
  g_settings_bind_with_mapping (settings, key, self, "selected", G_SETTINGS_BIND_DEFAULT,
                                index_from_setting, setting_from_index, self, NULL);
}
