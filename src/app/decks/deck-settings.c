/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/deck-settings.h"

#include <adwaita.h>
#include <string.h>

#include "app/settings/settings-part.h"
#include "decks/deck-file.h"

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
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
  g_autofree char *id = g_settings_get_string (kept, "deck");

  return id[0] != '\0' ? g_steal_pointer (&id) : NULL;
}

char *
deck_settings_get_name (GSettings *settings, const Game *game)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
  g_autofree char *id = g_settings_get_string (kept, "deck");
  g_autofree char *name = g_settings_get_string (kept, "deck-name");

  return name[0] != '\0' ? deck_file_shorten (name) : atout_deck_store_guess_name (id);
}

static gboolean
is_alike (const char *id, const char *other)
{
  g_autofree char *folded = g_utf8_casefold (id, -1);
  g_autofree char *other_folded = g_utf8_casefold (other, -1);

  return g_str_equal (folded, other_folded);
}

AtoutDeckEntry *
deck_settings_find_chosen (GSettings *settings, AtoutDeckStore *decks, const Game *game)
{
  g_autofree char *id = deck_settings_get_id (settings, game);
  GListModel *entries = atout_deck_store_get_entries (decks);
  AtoutDeckEntry *found = id != NULL ? atout_deck_store_find (decks, id) : NULL;

  for (guint i = 0; id != NULL && found == NULL && i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (entries, i);

      if (is_alike (atout_deck_entry_get_id (entry), id))
        found = entry; /* owned by the store */
    }

  return found;
}

AtoutDeckEntry *
deck_settings_find (GSettings *settings, AtoutDeckStore *decks, const Game *game)
{
  AtoutDeckEntry *entry = deck_settings_find_chosen (settings, decks, game);

  if (entry == NULL)
    entry = deck_settings_usual (decks, game);
  if (entry == NULL)
    {
      /* owned by the store */
      g_autoptr (AtoutDeckEntry) first
          = g_list_model_get_item (atout_deck_store_get_entries (decks), 0);

      entry = first;
    }

  return entry;
}

void
deck_settings_choose (GSettings *settings, const Game *game, AtoutDeckEntry *entry)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);

  g_settings_set_string (kept, "deck-name", atout_deck_entry_get_name (entry));
  g_settings_set_string (kept, "deck", atout_deck_entry_get_id (entry));
}

void
deck_settings_forget (GSettings *settings, AtoutDeckEntry *entry)
{
  const char *id = atout_deck_entry_get_id (entry);
  g_autoptr (GSettings) about = settings_part_of_deck (settings, id);
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
      g_autofree char *chosen = g_settings_get_string (kept, "deck");

      if (is_alike (chosen, id))
        {
          g_settings_reset (kept, "deck");
          g_settings_reset (kept, "deck-name");
        }
    }
  g_settings_reset (about, "letters");
  g_settings_reset (about, "suits");
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

gboolean
deck_settings_keeps_colours (AtoutDeck *deck)
{
  return atout_deck_get_suits (deck) == SUITS_FRENCH && !atout_deck_has_four_colours (deck);
}

void
deck_settings_apply (GSettings *settings, AtoutDeckEntry *entry, AtoutDeck *deck)
{
  g_autoptr (GSettings) kept = settings_part_of_deck (settings, atout_deck_entry_get_id (entry));
  g_autofree char *letters = g_settings_get_string (kept, "letters");
  g_autofree char *suits = g_settings_get_string (kept, "suits");

  for (guint i = 0; i < G_N_ELEMENTS (suits_keys); i++)
    if (!atout_deck_entry_get_own (entry) && g_str_equal (suits, suits_keys[i]))
      atout_deck_set_suits (deck, (DeckSuits) i);
  atout_deck_set_style (deck, letters, deck_settings_get_colours (settings));
}

gboolean
deck_settings_change (AtoutDeck *deck)
{
  return atout_deck_has_four_colours (deck) || atout_deck_get_index_sets (deck)[0] != NULL;
}

/* Watches @keys. Reads each: GSettings reports only later changes. */
static GSettings *
watch (GSettings *kept, const char *const *keys, GCallback changed, gpointer object)
{
  for (; *keys != NULL; keys++)
    {
      g_autofree char *signal = g_strconcat ("changed::", *keys, NULL);
      g_autoptr (GVariant) now = NULL;

      g_signal_connect_object (kept, signal, changed, object, G_CONNECT_SWAPPED);
      now = g_settings_get_value (kept, *keys);
    }

  return kept;
}

GSettings *
deck_settings_watch_choice (GSettings *settings, const Game *game, GCallback changed,
                            gpointer object)
{
  static const char *const keys[] = { "deck", NULL };

  return watch (settings_part_of_game (settings, game->key), keys, changed, object);
}

GSettings *
deck_settings_watch_deck (GSettings *settings, AtoutDeckEntry *entry, GCallback changed,
                          gpointer object)
{
  static const char *const keys[] = { "letters", "suits", NULL };

  return watch (settings_part_of_deck (settings, atout_deck_entry_get_id (entry)), keys, changed,
                object);
}

void
deck_settings_watch_colours (GSettings *settings, GCallback changed, gpointer object)
{
  static const char *const keys[] = { "four-colours", "four-colours-choice", NULL };

  watch (settings, keys, changed, object);
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

  /* shorter packs lack some: take cards from the end, the red courts */
  for (Card card = (Card) (pack->n_cards - 1); n < GAME_SAMPLE; card--)
    cards[n++] = card;
}
