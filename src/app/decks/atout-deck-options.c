/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-options.h"

#include <glib/gi18n-lib.h>

#include "app/decks/deck-settings.h"
#include "app/settings/settings-part.h"
#include "app/widgets/atout-choice-row.h"
#include "app/widgets/atout-switch-row.h"
#include "model/words/words.h"
#include "view/widgets/spoken-names.h"

#define CHOICES_MAX 12

struct _AtoutDeckOptions
{
  AdwPreferencesGroup parent_instance;

  GtkWidget *letters_row;
  GtkWidget *four_colours_row;
  GtkWidget *own_colours_row;
  GtkWidget *suits_row;
};

G_DEFINE_FINAL_TYPE (AtoutDeckOptions, atout_deck_options, ADW_TYPE_PREFERENCES_GROUP)

static void
atout_deck_options_class_init (AtoutDeckOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ATOUT_TYPE_CHOICE_ROW);
  g_type_ensure (ATOUT_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/decks/atout-deck-options.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckOptions, letters_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckOptions, four_colours_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckOptions, own_colours_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckOptions, suits_row);
}

static void
atout_deck_options_init (AtoutDeckOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_row (AtoutDeckOptions *self, GtkWidget *row)
{
  gtk_widget_set_visible (row, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
offer (AtoutDeckOptions *self, GtkWidget *row, GSettings *kept, const char *key, const char *usual,
       const AtoutChoice *choices)
{
  atout_choice_row_bind (ATOUT_CHOICE_ROW (row), kept, key, usual, choices);
  show_row (self, row);
}

static const char *
name_letters (const char *key)
{
  static const AtoutChoice names[] = {
    { "auto", NC_ ("letters", "Automatic") },
    { "nl", NC_ ("letters", "Dutch") },
    { "en", NC_ ("letters", "English") },
    { "de", NC_ ("letters", "German") },
    { "fr", NC_ ("letters", "French") },
    { "daus", NC_ ("letters", "Daus, König, Ober, Unter (D K O U)") },
    { "ass", NC_ ("letters", "Ass, König, Ober, Unter (A K O U)") },
    { "daus-figures", NC_ ("letters", "D K O U and 10 9 8 7") },
    { "ass-figures", NC_ ("letters", "A K O U and 10 9 8 7") },
    { "none", NC_ ("letters", "None") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].key, key))
      return words_of_game ("letters", names[i].title);

  return key;
}

static void
offer_letters (AtoutDeckOptions *self, GSettings *kept, AtoutDeck *deck)
{
  const char *const *sets = atout_deck_get_index_sets (deck);
  AtoutChoice choices[CHOICES_MAX + 1] = { { "auto", name_letters ("auto") } };

  if (sets[0] == NULL)
    return;

  for (guint i = 0; sets[i] != NULL && i + 1 < CHOICES_MAX; i++)
    choices[i + 1] = (AtoutChoice) { sets[i], name_letters (sets[i]) };
  offer (self, self->letters_row, kept, "letters", "auto", choices);
}

static void
offer_suits (AtoutDeckOptions *self, GSettings *kept, AtoutDeck *deck)
{
  const AtoutChoice choices[] = {
    { deck_settings_suits_key (SUITS_FRENCH), C_ ("suits", "French") },
    { deck_settings_suits_key (SUITS_GERMAN), C_ ("suits", "German") },
    { NULL, NULL },
  };

  offer (self, self->suits_row, kept, "suits",
         deck_settings_suits_key (atout_deck_get_suits (deck)), choices);
}

GtkWidget *
atout_deck_options_new (GSettings *settings, AtoutDeckEntry *entry, AtoutDeck *deck)
{
  AtoutDeckOptions *self = g_object_new (ATOUT_TYPE_DECK_OPTIONS, NULL);
  g_autoptr (GSettings) kept = settings_part_of_deck (settings, atout_deck_entry_get_id (entry));

  offer_letters (self, kept, deck);
  if (atout_deck_has_four_colours (deck))
    show_row (self, self->four_colours_row);
  else if (deck_settings_keeps_colours (deck))
    show_row (self, self->own_colours_row);
  /* own decks define their suits */
  if (!atout_deck_entry_get_own (entry))
    offer_suits (self, kept, deck);
  spoken_name_parts (GTK_WIDGET (self), atout_deck_entry_get_name (entry));

  return GTK_WIDGET (self);
}
