/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-game-deck.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/decks/deck-settings.h"
#include "decks/deck-error.h"
#include "model/words/words.h"

struct _AtoutGameDeck
{
  GObject parent_instance;

  GSettings *settings;
  GSettings *of_game; /* settings of the game */
  GSettings *of_deck; /* settings of the deck in use */
  AtoutDeckStore *decks;
  const Game *game;
  Options options;

  AtoutDeckEntry *entry; /* deck in use; NULL for the built-in fallback */
  AtoutDeck *deck;
  AtoutDeckEntry *wanted; /* deck being opened, or NULL */
  guint patience;         /* ms to wait for the first deck if it is a third party's */
  guint patience_id;
  gboolean is_impatient;     /* true after the wait */
  GCancellable *cancellable; /* cancels opening @wanted */
  char *failed;              /* id of the failed deck already reported, or NULL */
  gboolean is_missing;       /* true if @failed was missing */
};

enum
{
  CHANGED,
  PROBLEM,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutGameDeck, atout_game_deck, G_TYPE_OBJECT)

static gboolean
has_all_cards (AtoutGameDeck *self, AtoutDeck *deck)
{
  return atout_deck_covers (deck, game_pack (self->game, &self->options));
}

static void
mark_cards (AtoutGameDeck *self)
{
  if (self->deck != NULL)
    atout_deck_mark_cards (self->deck, game_pack (self->game, &self->options));
}

static void
update_style (AtoutGameDeck *self)
{
  if (self->entry != NULL)
    deck_settings_apply (self->settings, self->entry, self->deck);
  mark_cards (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
use_deck (AtoutGameDeck *self, AtoutDeckEntry *entry, AtoutDeck *deck)
{
  g_set_object (&self->entry, entry);
  g_set_object (&self->deck, deck);
  g_clear_handle_id (&self->patience_id, g_source_remove);
  self->is_impatient = FALSE;
  g_clear_object (&self->of_deck);
  if (entry != NULL)
    self->of_deck
        = deck_settings_watch_deck (self->settings, entry, G_CALLBACK (update_style), self);
  update_style (self);
}

/* Reports a problem to the user once, even after restarts. */
static void
tell (AtoutGameDeck *self, const char *text)
{
  g_autofree char *told = g_settings_get_string (self->of_game, "deck-told");

  if (g_str_equal (told, text))
    return;
  g_settings_set_string (self->of_game, "deck-told", text);
  g_signal_emit (self, signals[PROBLEM], 0, text);
}

static void
complain (AtoutGameDeck *self, const char *id, const char *deck, const char *problem)
{
  const WordsValue values[] = {
    { "{deck}", deck },
    { "{problem}", problem },
    { NULL, NULL },
  };
  g_autofree char *text = words_fill (
      /* Translators: a deck of cards, and what is wrong with it */
      _ ("The deck “{deck}” could not be used: {problem}. The default deck is shown instead."),
      values);

  g_free (self->failed);
  self->failed = g_strdup (id);
  self->is_missing = atout_deck_store_find (self->decks, id) == NULL;
  tell (self, text);
}

static gboolean
has_failed (AtoutGameDeck *self, const char *id)
{
  return g_strcmp0 (self->failed, id) == 0;
}

static void
open_no_more (AtoutGameDeck *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->wanted);
}

static void open_deck (AtoutGameDeck *self, AtoutDeckEntry *entry);
static void update_deck (AtoutGameDeck *self);

/* Replaces @failed by the usual deck of the game, or by the built-in French deck. */
static void
replace (AtoutGameDeck *self, AtoutDeckEntry *failed)
{
  AtoutDeckEntry *usual = deck_settings_usual (self->decks, self->game);

  if (usual != NULL && usual != failed)
    {
      open_deck (self, usual);
    }
  else
    {
      g_autoptr (AtoutDeck) builtin = atout_deck_new_builtin ();

      use_deck (self, NULL, builtin);
    }
}

static void
deck_opened (GObject *source, GAsyncResult *result, gpointer user_data)
{
  AtoutGameDeck *self;
  AtoutDeckEntry *entry = ATOUT_DECK_ENTRY (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = atout_deck_entry_open_finish (entry, result, &error);

  /* cancelled: the object may be gone */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = user_data;
  open_no_more (self);
  if (deck != NULL && has_all_cards (self, deck))
    {
      use_deck (self, entry, deck);
      if (entry == deck_settings_find_chosen (self->settings, self->decks, self->game))
        g_settings_reset (self->of_game, "deck-told");
      update_deck (self);
      return;
    }

  complain (self, atout_deck_entry_get_id (entry), atout_deck_entry_get_name (entry),
            error != NULL ? deck_error_tell (error) : _ ("it lacks cards that this game needs"));
  replace (self, entry);
}

static void
open_deck (AtoutGameDeck *self, AtoutDeckEntry *entry)
{
  open_no_more (self);
  self->wanted = g_object_ref (entry);
  self->cancellable = g_cancellable_new ();
  atout_deck_entry_open_async (entry, self->cancellable, deck_opened, self);
}

/*
 * Milliseconds to wait with an empty table, to avoid new faces during play: four times the slowest
 * known deck.
 */
#define PATIENCE 4000

static void
patience_ended (gpointer user_data)
{
  AtoutGameDeck *self = user_data;

  self->patience_id = 0;
  self->is_impatient = TRUE;
  update_deck (self);
}

/*
 * Returns true while a third-party deck, possibly not found yet, is worth waiting for. Starts the
 * wait.
 */
static gboolean
waits_for_others (AtoutGameDeck *self, AtoutDeckEntry *entry)
{
  g_autofree char *id = deck_settings_get_id (self->settings, self->game);

  if (self->deck != NULL || self->is_impatient
      || (atout_deck_entry_get_own (entry)
          && (id == NULL || atout_deck_store_find (self->decks, id) != NULL
              || !atout_deck_store_is_loading (self->decks))))
    return FALSE;

  if (self->patience_id == 0)
    self->patience_id = g_timeout_add_once (self->patience, patience_ended, self);

  return TRUE;
}

/* Returns the usual deck if the table would wait too long for a third party's, else @entry. */
static AtoutDeckEntry *
choose_first (AtoutGameDeck *self, AtoutDeckEntry *entry)
{
  AtoutDeckEntry *usual = deck_settings_usual (self->decks, self->game);

  return self->deck == NULL && usual != NULL && !atout_deck_entry_get_own (entry) ? usual : entry;
}

/* Reports a missing chosen deck once; it may appear later. */
static void
look_for_chosen (AtoutGameDeck *self)
{
  g_autofree char *id = deck_settings_get_id (self->settings, self->game);
  g_autofree char *name = NULL;

  if (id == NULL)
    return;

  if (deck_settings_find_chosen (self->settings, self->decks, self->game) != NULL)
    {
      if (has_failed (self, id) && self->is_missing)
        g_clear_pointer (&self->failed, g_free);
    }
  else if (!atout_deck_store_is_loading (self->decks) && !has_failed (self, id))
    {
      name = deck_settings_get_name (self->settings, self->game);
      complain (self, id, name, _ ("it is no longer there"));
    }
}

static void
update_deck (AtoutGameDeck *self)
{
  AtoutDeckEntry *entry;

  if (self->game == NULL)
    return;

  look_for_chosen (self);
  entry = deck_settings_find (self->settings, self->decks, self->game);
  if (entry == self->entry)
    {
      open_no_more (self);
      return;
    }
  if (has_failed (self, atout_deck_entry_get_id (entry)))
    return; /* the usual deck is open or opening */

  if (!waits_for_others (self, entry))
    entry = choose_first (self, entry);
  else if (atout_deck_entry_get_own (entry))
    return; /* the chosen deck may still be found */
  if (entry != self->wanted)
    open_deck (self, entry);
}

static void
choice_changed (AtoutGameDeck *self)
{
  g_clear_pointer (&self->failed, g_free);
  update_deck (self);
}

static void
atout_game_deck_dispose (GObject *object)
{
  AtoutGameDeck *self = ATOUT_GAME_DECK (object);

  open_no_more (self);
  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_clear_object (&self->entry);
  g_clear_object (&self->deck);
  g_clear_object (&self->decks);
  g_clear_object (&self->of_deck);
  g_clear_object (&self->of_game);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->failed, g_free);

  G_OBJECT_CLASS (atout_game_deck_parent_class)->dispose (object);
}

static void
atout_game_deck_class_init (AtoutGameDeckClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_game_deck_dispose;

  /** AtoutGameDeck::changed: emitted when the deck or its style changes */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  /** AtoutGameDeck::problem: emitted with @text for the user */
  signals[PROBLEM] = g_signal_new ("problem", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
atout_game_deck_init (AtoutGameDeck *self)
{
  self->patience = PATIENCE;
}

AtoutGameDeck *
atout_game_deck_new (GSettings *settings, AtoutDeckStore *decks)
{
  AtoutGameDeck *self = g_object_new (ATOUT_TYPE_GAME_DECK, NULL);

  self->settings = g_object_ref (settings);
  self->decks = g_object_ref (decks);
  g_signal_connect_object (atout_deck_store_get_entries (decks), "items-changed",
                           G_CALLBACK (update_deck), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (decks, "notify::loading", G_CALLBACK (update_deck), self,
                           G_CONNECT_SWAPPED);
  deck_settings_watch_colours (settings, G_CALLBACK (update_style), self);

  return self;
}

void
atout_game_deck_set_patience (AtoutGameDeck *self, guint patience)
{
  g_return_if_fail (ATOUT_IS_GAME_DECK (self));

  self->patience = patience;
}

void
atout_game_deck_set_game (AtoutGameDeck *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_GAME_DECK (self));
  g_return_if_fail (game != NULL && options != NULL);

  if (self->game == game && memcmp (&self->options, options, sizeof *options) == 0)
    return;

  if (self->game != game)
    {
      g_clear_object (&self->of_game);
      self->of_game
          = deck_settings_watch_choice (self->settings, game, G_CALLBACK (choice_changed), self);
    }
  self->game = game;
  self->options = *options;
  if (self->deck != NULL && !has_all_cards (self, self->deck))
    use_deck (self, NULL, NULL);
  mark_cards (self);
  choice_changed (self);
}

AtoutDeck *
atout_game_deck_get_deck (AtoutGameDeck *self)
{
  g_return_val_if_fail (ATOUT_IS_GAME_DECK (self), NULL);

  return self->deck;
}
