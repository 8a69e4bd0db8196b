/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/friend-open.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/compete/atout-friend-page.h"
#include "app/compete/side-by-side.h"
#include "app/players/seat-name.h"
#include "app/widgets/file-choice.h"
#include "model/competing/friend-cards.h"
#include "model/competing/friend-text.h"
#include "model/competing/side-words.h"
#include "model/course/player-names.h"
#include "model/history/history-log.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "rules/record.h"

#define DATA "cards" /* Cards of a page, as object data */

/* The cards on a page, owned by the page. */
typedef struct
{
  AtoutHost *host;
  MatchLog *cards;  /* friend_cards_new () */
  MatchLog *played; /* match of the user, or NULL */
  gint64 begun;     /* id of the user's unfinished match with these cards, or -1 */
} Cards;

static void
cards_free (gpointer data)
{
  Cards *self = data;

  g_clear_pointer (&self->cards, match_log_free);
  g_clear_pointer (&self->played, match_log_free);
  g_free (self);
}

/* ---- Pages ----------------------------------------------------------------------------------- */

/* Adds a row for each seat of @cards. */
static void
add_players (AtoutFriendPage *page, const MatchLog *cards, const char *at_user)
{
  AtoutPlayer players[SEATS_MAX] = { 0 };

  friend_cards_seat (cards, players);
  for (guint i = 0; i < cards->match.n_seats; i++)
    atout_friend_page_add_row (page, players[i].human ? at_user : players[i].name,
                               players[i].human ? "" : words_level (players[i].level));
}

/* Returns a page on @cards (transfer full); @heading has a singular and a plural with {count}. */
static AtoutFriendPage *
make_page (AtoutHost *host, MatchLog *cards, const char *title, const char *heading,
           const char *text, const char *at_user)
{
  g_autofree char *count = g_strdup_printf ("%u", cards->planned->len);
  g_autofree char *rules = house_rules_title (cards->game, &cards->options);
  const WordsValue values[] = { { "{count}", count }, { "{rules}", rules }, { NULL, NULL } };
  g_autofree char *head = words_fill (heading, values);
  AtoutFriendPage *page
      = atout_friend_page_new (title, words_title (cards->game, &cards->options), head, text);
  Cards *data = g_new0 (Cards, 1);

  player_names_fill (cards);
  *data = (Cards) { .host = host, .cards = cards, .begun = -1 };
  g_object_set_data_full (G_OBJECT (page), DATA, data, cards_free);
  add_players (page, cards, at_user);

  return page;
}

static Cards *
cards_of (gpointer page)
{
  return g_object_get_data (page, DATA);
}

static void
add_button (AtoutFriendPage *page, const char *label, gboolean is_suggested, GCallback clicked)
{
  GtkWidget *button = atout_friend_page_add_button (page, label, is_suggested);

  g_signal_connect_object (button, "clicked", clicked, page, G_CONNECT_SWAPPED);
}

/* ---- Playing --------------------------------------------------------------------------------- */

static void
play_clicked (AtoutFriendPage *page)
{
  const Cards *self = cards_of (page);
  g_autoptr (MatchLog) cards = match_log_copy (self->cards); /* the page is closed */
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *name = seat_name_get (settings, cards->game, 0);
  const ContestStart start = { .kind = CONTEST_FRIEND,
                               .game = cards->game,
                               .options = &cards->options,
                               .began = g_get_real_time () / G_USEC_PER_SEC,
                               .numbers = (const DealNumber *) (void *) cards->planned->data,
                               .n_deals = cards->planned->len };
  AtoutPlayer players[SEATS_MAX] = { 0 };

  friend_cards_seat (cards, players);
  players[MAX (match_log_find_user (cards), 0)].name = name;
  atout_host_compete (self->host, &start, players);
}

static void
go_on_clicked (AtoutFriendPage *page)
{
  const Cards *self = cards_of (page);

  atout_host_resume (self->host, self->begun);
}

/* Returns the id of the user's unfinished match with @cards, or -1. */
static gint64
find_begun (AtoutHost *host, const MatchLog *cards)
{
  AtoutHistory *history = atout_host_get_history (host);
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) fault = NULL;
  g_autoptr (ContestRow) row = contest_rows_find_open (
      database, cards->game, &g_array_index (cards->planned, DealNumber, 0), &fault);
  g_autoptr (MatchLog) own = row != NULL ? history_log_read (database, row->match, &fault) : NULL;

  if (fault != NULL)
    atout_history_mend (history, fault);

  return own != NULL && friend_cards_are_same (own, cards) ? row->match : -1;
}

static gboolean
was_played (AtoutHost *host, const MatchLog *cards)
{
  Database *database = atout_history_get_database (atout_host_get_history (host));
  g_autoptr (ContestRow) row = contest_rows_find_cards (
      database, cards->game, &g_array_index (cards->planned, DealNumber, 0), NULL);

  return row != NULL;
}

/* Asks if the user wants to play @cards (transfer full), or to go on with them. */
static void
offer (AtoutHost *host, MatchLog *cards)
{
  gint64 begun = find_begun (host, cards);
  const char *known = begun >= 0                 ? _ ("You go on at the card where you left off.")
                      : was_played (host, cards) ? _ ("You have played these cards before.")
                                                 : NULL;
  const char *about = _ ("Somebody sent you these cards and plays them in the same seat, with the "
                         "same players. Send your match back, and both can be compared.");
  g_autofree char *text = g_strjoin (" ", about, known, NULL);
  AtoutFriendPage *page
      = make_page (host, cards, _ ("Cards from a friend"),
                   /* Translators: {rules} is a game with its rules */
                   ngettext ("Play this deal of {rules}?", "Play these {count} deals of {rules}?",
                             cards->planned->len),
                   text, _ ("Your seat"));

  cards_of (page)->begun = begun;
  if (begun >= 0)
    add_button (page, _ ("Go On"), TRUE, G_CALLBACK (go_on_clicked));
  else
    add_button (page, C_ ("friend", "Play"), TRUE, G_CALLBACK (play_clicked));
  atout_host_open (host, ATOUT_PAGE (page));
}

void
friend_open_text (AtoutHost *host, const char *text)
{
  g_autoptr (GError) error = NULL;
  MatchLog *cards = friend_text_read (text, &error);

  if (cards == NULL)
    atout_host_say (host, error->message);
  else
    offer (host, cards);
}

void
friend_open_file (AtoutHost *host)
{
  gtk_widget_activate_action (GTK_WIDGET (host), "win.open", NULL);
}

/* ---- Comparing ------------------------------------------------------------------------------- */

/* A deal that both played; owned by the signal connection of its row. */
typedef struct
{
  AtoutHost *host;
  SideBySide *side;
  char *name; /* name of the friend, or "" */
} Pair;

static void
pair_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Pair *pair = data;

  side_by_side_free (pair->side);
  g_free (pair->name);
  g_free (pair);
}

static void
pair_activated (Pair *pair)
{
  side_by_side_open_friend (pair->host, pair->side, pair->name);
}

/* Returns where the tables part in the deal. */
static char *
tell_parting (const SideBySide *side)
{
  g_autofree char *number = NULL;

  if (side == NULL)
    return g_strdup (_ ("Not comparable: the earlier deals led to another dealer or score."));
  if (!side->is_parted)
    return g_strdup (C_ ("side", "Both of you played every card alike."));
  if (side->parting.n_played == 0)
    return g_strdup (_ ("The first difference is before the first card."));
  number = g_strdup_printf ("%u", deal_count_tricks (&side->parting) + 1);

  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };

  return words_fill (_ ("The first difference is in trick {number}."), values);
}

/* Returns the results of both: "You +82 · Anna −40". */
static char *
tell_results (int own, int other, const char *name)
{
  const SideBySide side = { .own_result = own, .other_result = other };
  const SideTable table = { .name = name };

  return side_words_results (&side, &table);
}

static void
add_deal (AtoutHost *host, AtoutFriendPage *page, guint index, FriendDeal *deal, const char *name)
{
  g_autofree char *results = tell_results (deal->own, deal->other, name);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  const WordsValue values[] = { { "{number}", number }, { "{results}", results }, { NULL, NULL } };
  /* Translators: {results} as "You +82 · Anna −40" */
  g_autofree char *title = words_fill (_ ("Deal {number} · {results}"), values);
  g_autofree char *parting = tell_parting (deal->side);
  GtkWidget *row = atout_friend_page_add_row (page, title, parting);
  Pair *pair;

  if (deal->side == NULL)
    return;
  pair = g_new0 (Pair, 1);
  *pair = (Pair) { host, g_steal_pointer (&deal->side), g_strdup (name) };
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect_data (row, "activated", G_CALLBACK (pair_activated), pair, pair_free,
                         G_CONNECT_SWAPPED);
}

/* Shows the results of @deals (FriendDeal), which the user and @other played. */
static void
show_deals (AtoutHost *host, const MatchLog *other, const GPtrArray *deals)
{
  const char *name = player_names_get (other, (guint) match_log_find_user (other));
  g_autofree char *rules = house_rules_title (other->game, &other->options);
  g_autofree char *sum = NULL;
  AtoutFriendPage *page;
  int own = 0;
  int theirs = 0;

  for (guint i = 0; i < deals->len; i++)
    {
      own += ((const FriendDeal *) deals->pdata[i])->own;
      theirs += ((const FriendDeal *) deals->pdata[i])->other;
    }
  sum = tell_results (own, theirs, name);
  page = atout_friend_page_new (C_ ("title", "Side by side"),
                                words_title (other->game, &other->options), rules, sum);
  for (guint i = 0; i < deals->len; i++)
    add_deal (host, page, i, deals->pdata[i], name);
  atout_host_open (host, ATOUT_PAGE (page));
}

/* Returns true if @log is the match of the user itself, as far as it goes. */
static gboolean
is_own (const MatchLog *own, const MatchLog *log)
{
  if (log->deals->len > own->deals->len)
    return FALSE;
  for (guint i = 0; i < log->deals->len; i++)
    {
      const LogDeal *a = match_log_get_deal (own, i);
      const LogDeal *b = match_log_get_deal (log, i);

      if (b->n_done > a->n_done)
        return FALSE;
      for (guint k = 0; k < b->n_done; k++)
        if (log_deal_get_action (a, k)->action != log_deal_get_action (b, k)->action)
          return FALSE;
    }

  return TRUE;
}

/* Compares @log with the user's contest on the same cards; FALSE if there is none. */
static gboolean
compare (AtoutHost *host, const MatchLog *log)
{
  Database *database = atout_history_get_database (atout_host_get_history (host));
  g_autoptr (GError) error = NULL;
  g_autoptr (ContestRow) row = contest_rows_find_cards (
      database, log->game, &g_array_index (log->planned, DealNumber, 0), &error);
  g_autoptr (MatchLog) own = row != NULL ? history_log_read (database, row->match, &error) : NULL;
  g_autoptr (MatchLog) named = match_log_copy (log);
  g_autoptr (GPtrArray) deals = NULL;

  player_names_tidy (named);
  if (own == NULL || (is_own (own, log) && !log->match.over))
    return FALSE;
  deals = friend_cards_compare (own, named, &error);
  if (deals == NULL)
    atout_host_say (host, error->message);
  else
    show_deals (host, named, deals);

  return TRUE;
}

gboolean
friend_open_log (AtoutHost *host, const MatchLog *log)
{
  g_autoptr (GError) error = NULL;

  if (log->planned->len == 0 || atout_host_get_history (host) == NULL)
    return FALSE;
  if (log->deals->len > 0)
    return match_log_n_over (log) > 0 && compare (host, log);
  if (!friend_cards_check (log, &error))
    atout_host_say (host, error->message);
  else
    offer (host, match_log_copy (log));

  return TRUE;
}

/* ---- Sending --------------------------------------------------------------------------------- */

static void
written (GObject *file, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (AtoutHost) host = user_data;
  g_autofree char *base = g_file_get_basename (G_FILE (file));
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");
  g_autoptr (GError) error = NULL;
  gboolean is_good = g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);
  const WordsValue values[]
      = { { "{file}", name }, { "{reason}", is_good ? "" : error->message }, { NULL, NULL } };
  g_autofree char *text = words_fill (is_good ? _ ("The cards were saved as {file}.")
                                              : _ ("The cards were not saved as {file}: {reason}."),
                                      values);

  atout_host_say (host, text);
}

static void
place_chosen (GFile *file, gpointer page)
{
  const Cards *self = cards_of (page);
  char *text = record_of_log (self->cards);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                                       NULL, written, g_object_ref (self->host));
}

static void
save_clicked (AtoutFriendPage *page)
{
  const Cards *self = cards_of (page);
  const char *title = words_title (self->cards->game, &self->cards->options);
  const WordsValue values[] = { { "{game}", title }, { NULL, NULL } };
  /* Translators: name of the file that the user sends to a friend; {game} as “Cego” */
  g_autofree char *name = words_fill (_ ("{game} for you"), values);
  g_autofree char *whole = g_strconcat (name, ".atout", NULL);

  file_choice_ask_save (page, _ ("Save Cards"), whole, place_chosen);
}

static void
copy_clicked (AtoutFriendPage *page)
{
  const Cards *self = cards_of (page);
  g_autofree char *line = friend_text_write (self->cards);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), line);
  atout_host_say (self->host, _ ("The cards were copied. Paste them into a message."));
}

static void
match_clicked (AtoutFriendPage *page)
{
  const Cards *self = cards_of (page);

  atout_host_want (self->host, "export", self->played, 0);
}

/* Offers to send @cards (transfer full) of the match @log. */
static void
offer_to_send (AtoutHost *host, MatchLog *cards, const MatchLog *log)
{
  AtoutFriendPage *page
      = make_page (host, cards, _ ("Cards for a friend"),
                   ngettext ("Send the cards of this deal", "Send the cards of these {count} deals",
                             cards->planned->len),
                   _ ("Your friend plays the same cards in your seat, with the same players, and "
                      "sends you the match. Open it to compare both."),
                   _ ("Your friend’s seat"));

  cards_of (page)->played = match_log_copy (log);
  add_button (page, C_ ("friend", "Copy as Text"), TRUE, G_CALLBACK (copy_clicked));
  add_button (page, C_ ("friend", "Save as File…"), FALSE, G_CALLBACK (save_clicked));
  if (match_log_n_over (log) == cards->planned->len)
    add_button (page, C_ ("friend", "Save My Match…"), FALSE, G_CALLBACK (match_clicked));
  atout_host_open (host, ATOUT_PAGE (page));
}

void
friend_send (AtoutHost *host, gint64 contest)
{
  Database *database = atout_history_get_database (atout_host_get_history (host));
  g_autoptr (GError) error = NULL;
  g_autoptr (ContestRow) row = contest_rows_find (database, contest, &error);
  g_autoptr (MatchLog) log = row != NULL ? history_log_read (database, row->match, &error) : NULL;
  MatchLog *cards = log != NULL ? friend_cards_new (log, &error) : NULL;

  if (cards == NULL)
    atout_host_say (host, error != NULL ? error->message : _ ("The cards of this match are gone."));
  else
    offer_to_send (host, cards, log);
}
