/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-settings.h"

#include <adwaita.h>
#include <string.h>

#include "settings-map.h"

/* Names of the suits of a deck in the settings. */
static const char *const suits_keys[] = {
  [SUITS_FRENCH] = "french",
  [SUITS_GERMAN] = "german",
};

AtoutDeckEntry *
deck_settings_usual (AtoutDeckStore *decks, const Game *game)
{
  return game->usual_deck != NULL ? atout_deck_store_find (decks, game->usual_deck) : NULL;
}

char *
deck_settings_get_id (GSettings *settings, const Game *game)
{
  return settings_map_lookup (settings, "decks", game->key);
}

AtoutDeckEntry *
deck_settings_find (GSettings *settings, AtoutDeckStore *decks, const Game *game)
{
  g_autofree char *id = deck_settings_get_id (settings, game);
  AtoutDeckEntry *entry = id != NULL ? atout_deck_store_find (decks, id) : NULL;

  if (entry == NULL)
    entry = deck_settings_usual (decks, game);
  if (entry == NULL)
    {
      /* the store keeps it */
      g_autoptr (AtoutDeckEntry) first
          = g_list_model_get_item (atout_deck_store_get_entries (decks), 0);

      entry = first;
    }

  return entry;
}

void
deck_settings_choose (GSettings *settings, const Game *game, AtoutDeckEntry *entry)
{
  settings_map_set (settings, "decks", game->key, atout_deck_entry_get_id (entry));
}

void
deck_settings_forget (GSettings *settings, AtoutDeckEntry *entry)
{
  const char *id = atout_deck_entry_get_id (entry);
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *chosen = deck_settings_get_id (settings, game);

      if (g_strcmp0 (chosen, id) == 0)
        settings_map_set (settings, "decks", game->key, NULL);
    }
  settings_map_set (settings, "deck-letters", id, NULL);
  settings_map_set (settings, "deck-suits", id, NULL);
}

const char *
deck_settings_suits_key (DeckSuits suits)
{
  return suits_keys[suits];
}

DeckColours
deck_settings_get_colours (GSettings *settings)
{
  g_autofree char *which = g_settings_get_string (settings, "four-colours-choice");

  if (!g_settings_get_boolean (settings, "four-colours")
      && !adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return DECK_COLOURS_TWO;

  return g_str_equal (which, "english") ? DECK_COLOURS_ENGLISH : DECK_COLOURS_GERMAN;
}

void
deck_settings_apply (GSettings *settings, AtoutDeckEntry *entry, AtoutDeck *deck)
{
  const char *id = atout_deck_entry_get_id (entry);
  g_autofree char *letters = settings_map_lookup (settings, "deck-letters", id);
  g_autofree char *suits = settings_map_lookup (settings, "deck-suits", id);

  for (guint i = 0; suits != NULL && i < G_N_ELEMENTS (suits_keys); i++)
    if (!atout_deck_entry_get_own (entry) && g_str_equal (suits, suits_keys[i]))
      atout_deck_set_suits (deck, (DeckSuits) i);
  atout_deck_set_style (deck, letters, deck_settings_get_colours (settings));
}

gboolean
deck_settings_change (AtoutDeck *deck)
{
  return atout_deck_has_four_colours (deck) || atout_deck_get_index_sets (deck)[0] != NULL;
}

void
deck_settings_watch_style (GSettings *settings, GCallback changed, gpointer object)
{
  static const char *const signals[] = { "changed::deck-letters", "changed::deck-suits",
                                         "changed::four-colours", "changed::four-colours-choice" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (settings, signals[i], changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", changed,
                           object, G_CONNECT_SWAPPED);
}

void
deck_settings_sample (const Game *game, const Pack *pack, Card *cards)
{
  guint n = 0;

  for (guint i = 0; i < GAME_SAMPLE && game->sample[i] != NULL; i++)
    {
      Card card = pack_find (pack, game->sample[i], strlen (game->sample[i]));

      if (card != CARD_NONE)
        cards[n++] = card;
    }

  /* a shorter pack may lack some: from its end, where the courts of the red suits are */
  for (Card card = (Card) (pack->n_cards - 1); n < GAME_SAMPLE; card--)
    cards[n++] = card;
}
