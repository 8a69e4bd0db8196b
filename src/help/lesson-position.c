/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/lesson-position.h"

#include <string.h>

#include "rules/game.h"
#include "rules/record.h"

typedef void (*FindRight) (const LessonPosition *self, GStrvBuilder *right);

static void
lesson_position_free (gpointer data)
{
  LessonPosition *self = data;

  g_clear_pointer (&self->log, match_log_free);
  g_strfreev (self->right);
  g_strfreev (self->offers);
  g_free (self->name);
  g_free (self);
}

void
lesson_positions_free (LessonPositions *self)
{
  g_ptr_array_unref (self->positions);
  g_free (self);
}

const LessonPosition *
lesson_positions_find (const LessonPositions *self, const char *name)
{
  for (guint i = 0; i < self->positions->len; i++)
    {
      const LessonPosition *position = g_ptr_array_index (self->positions, i);

      if (strcmp (position->name, name) == 0)
        return position;
    }

  return NULL;
}

bool
lesson_position_is_right (const LessonPosition *position, const char *answer)
{
  return g_strv_contains ((const char *const *) position->right, answer);
}

/* ---- Right answers --------------------------------------------------------------------------- */

static void
add_number (GStrvBuilder *right, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  g_strv_builder_add (right, text);
}

static void
add_token (GStrvBuilder *right, const Deal *deal, Action action)
{
  char token[TOKEN_MAX];

  g_strv_builder_add (right, action_to_token (deal->game, deal_pack (deal), action, token));
}

/* Returns the trick with the card of @action, in the copy held. */
static Trick
trick_with (const Deal *deal, Action action)
{
  CardSet held
      = pack_copies (deal_pack (deal), (Card) action_arg (action)) & deal->hand[deal->turn];
  Trick trick = deal->trick;

  trick_add (&trick, deal_order (deal), (uint8_t) deal->turn, card_set_first (held));

  return trick;
}

static bool
is_own (const Deal *deal, unsigned seat)
{
  return seats_have (game_allies (deal, (unsigned) deal->turn), seat);
}

static void
find_take (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Trick trick = trick_with (deal, legal.at[i]);

      if (trick_winner (&trick) == deal->turn)
        add_token (right, deal, legal.at[i]);
    }
}

/* Returns the points of the trick, negative if the others win it. */
static int
worth_of (const Deal *deal, Action action)
{
  Trick trick = trick_with (deal, action);
  int points = (int) trick_points (deal_order (deal), trick_cards (&trick));

  return is_own (deal, trick_winner (&trick)) ? points : -points;
}

static void
find_trick (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  int best = G_MININT;
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    best = MAX (best, worth_of (deal, legal.at[i]));
  for (unsigned i = 0; i < legal.n; i++)
    if (worth_of (deal, legal.at[i]) == best)
      add_token (right, deal, legal.at[i]);
}

static void
find_winner (const LessonPosition *self, GStrvBuilder *right)
{
  add_number (right, trick_winner (&self->log->deal.trick));
}

static void
find_points (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;

  add_number (right, (int) trick_points (deal_order (deal), trick_cards (&deal->trick)));
}

static void
find_may (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  CardSet cards = 0;
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    cards |= pack_copies (deal_pack (deal), (Card) action_arg (legal.at[i]));
  add_number (right, (int) card_set_count (cards & deal->hand[deal->turn]));
}

static void
find_out (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  const TrickOrder *order = deal_order (deal);
  unsigned group = self->suit == SUIT_TRUMPS ? order->trump : self->suit;
  CardSet out = order->members[group] & ~deal->hand[deal->turn];

  for (unsigned i = 0; i < deal->n_played; i++)
    out &= ~card_set_of (deal->played[i]);
  add_number (right, (int) card_set_count (out));
}

static void
find_taken (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;

  add_number (right, deal->card_points[deal_unit (deal, (unsigned) deal->turn)]);
}

static void
find_needs (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  unsigned targets[SEATS_MAX] = { 0 };
  OwnCount count = { 0 };

  game_count (deal, (unsigned) deal->turn, &count);
  if (game_targets (deal, targets))
    add_number (right, MAX (0, (int) targets[unit] - (int) deal->card_points[unit]));
  else if (count.needed > 0)
    add_number (right, MAX (0, (int) count.needed - (int) count.value));
}

/* Adds the lead over the mean of the others, if no choice remains. */
static void
find_score (const LessonPosition *self, GStrvBuilder *right)
{
  Deal deal = self->log->deal;
  unsigned unit = deal_unit (&deal, (unsigned) deal.turn);
  DealResult result;

  while (!deal_is_over (&deal))
    {
      ActionList legal;

      deal_legal (&deal, &legal);
      if (legal.n != 1)
        return;
      deal_apply (&deal, legal.at[0]);
    }
  deal_result (&deal, &result);
  add_number (right, (int) deal_result_lead (&result, unit));
}

static bool
hear (const Deal *deal, Promise *promise)
{
  return game_heard (deal, (unsigned) deal->turn, promise) != NO_SEAT;
}

static void
find_heard (const LessonPosition *self, GStrvBuilder *right)
{
  Promise promise;

  if (hear (&self->log->deal, &promise))
    add_number (right, promise.number);
}

static void
find_top (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  Promise promise;

  if (hear (deal, &promise) && promise.n_cards > 0)
    g_strv_builder_add (right, pack_code (deal_pack (deal), promise.card[0]));
}

static void
find_true (const LessonPosition *self, GStrvBuilder *right)
{
  const Deal *deal = &self->log->deal;
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      char token[TOKEN_MAX];
      Grounds grounds;

      action_to_token (deal->game, deal_pack (deal), legal.at[i], token);
      game_grounds (deal, legal.at[i], &grounds);
      if (grounds.is_promise && grounds.holds
          && g_strv_contains ((const char *const *) self->offers, token))
        g_strv_builder_add (right, token);
    }
}

/* Facts by LessonAsks. Without a function, answers come from the comment, or there are none. */
static const struct
{
  const char *name;
  FindRight find;
  bool is_written, needs_trick, needs_play;
} rows[] = {
  [LESSON_TAKE] = { "take", find_take, .needs_trick = true, .needs_play = true },
  [LESSON_TRICK] = { "trick", find_trick, .needs_trick = true, .needs_play = true },
  [LESSON_REST] = { "rest", NULL, .is_written = true, .needs_play = true },
  [LESSON_BEST] = { "best", NULL, .is_written = true },
  [LESSON_DEAL] = { "deal", NULL },
  [LESSON_MATCH] = { "match", NULL },
  [LESSON_WINNER] = { "winner", find_winner, .needs_trick = true, .needs_play = true },
  [LESSON_POINTS] = { "points", find_points, .needs_trick = true, .needs_play = true },
  [LESSON_MAY] = { "may", find_may, .needs_play = true },
  [LESSON_OUT] = { "out", find_out, .needs_play = true },
  [LESSON_TAKEN] = { "taken", find_taken, .needs_play = true },
  [LESSON_NEEDS] = { "needs", find_needs, .needs_play = true },
  [LESSON_SCORE] = { "score", find_score, .needs_play = true },
  [LESSON_HEARD] = { "heard", find_heard },
  [LESSON_TOP] = { "top", find_top },
  [LESSON_TRUE] = { "true", find_true },
};

const char *
lesson_asks_name (LessonAsks asks)
{
  return rows[asks].name;
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool fail (GError **error, RecordError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

static bool
fail (GError **error, RecordError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, RECORD_ERROR, code, message);

  return false;
}

/* (transfer full): Returns the words of comment @key, or NULL. */
static GStrv
find_comment (const Record *record, const char *key)
{
  g_autofree char *begin = g_strdup_printf ("# %s ", key);

  for (guint i = 0; i < record->comments->len; i++)
    {
      const char *text = g_array_index (record->comments, RecordComment, i).text;

      if (g_str_has_prefix (text, begin))
        return g_strsplit (text + strlen (begin), " ", -1);
    }

  return NULL;
}

/* Reads the suit of LESSON_OUT, which must have cards in this deal. */
static bool
read_suit (LessonPosition *self, const char *word, GError **error)
{
  const TrickOrder *order = deal_order (&self->log->deal);
  bool is_trumps = strcmp (word, "trumps") == 0;
  int suit = is_trumps ? SUIT_TRUMPS : suit_from_letter (word[0]);
  unsigned group = is_trumps ? order->trump : (unsigned) suit;

  if (group >= TRICK_GROUPS || order->members[group] == 0)
    return fail (error, RECORD_ERROR_UNKNOWN, "'%s' is no suit of this deal", word);
  self->suit = (uint8_t) suit;

  return true;
}

static bool
read_asks (LessonPosition *self, char **words, GError **error)
{
  const Deal *deal = &self->log->deal;
  gsize asks = 0;

  if (words[0] == NULL)
    return fail (error, RECORD_ERROR_SYNTAX, "'# asks' should name a question");
  while (asks < G_N_ELEMENTS (rows) && strcmp (rows[asks].name, words[0]) != 0)
    asks++;
  if (asks == G_N_ELEMENTS (rows))
    return fail (error, RECORD_ERROR_UNKNOWN, "'%s' is nothing that can be asked", words[0]);
  self->asks = (LessonAsks) asks;

  self->suit = SUIT_NONE;
  if ((self->asks == LESSON_OUT) != (words[1] != NULL))
    return fail (error, RECORD_ERROR_SYNTAX, "'%s' should %s", words[0],
                 self->asks == LESSON_OUT ? "name a suit" : "be the only word");
  if (rows[asks].needs_play && deal->phase != PHASE_PLAY)
    return fail (error, RECORD_ERROR_SYNTAX, "'%s' is asked while cards are played", words[0]);
  if (words[1] != NULL && !read_suit (self, words[1], error))
    return false;
  if (rows[asks].needs_trick && deal->trick.n == 0)
    return fail (error, RECORD_ERROR_SYNTAX, "'%s' is asked when a trick has begun", words[0]);
  if (self->asks == LESSON_TRICK && deal->trick.n + 1u != seats_count (deal->playing))
    return fail (error, RECORD_ERROR_SYNTAX, "'%s' is asked of who plays last", words[0]);
  if (lesson_asks_question (self->asks) != (self->offers != NULL))
    return fail (error, RECORD_ERROR_SYNTAX, "answers are offered with a question, and only then");

  return true;
}

static bool
check_right (const LessonPosition *self, GError **error)
{
  const Deal *deal = &self->log->deal;
  g_autoptr (GStrvBuilder) tokens = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  char **among = self->offers;
  guint n_right = g_strv_length (self->right);
  ActionList legal;

  if (self->asks == LESSON_DEAL || self->asks == LESSON_MATCH)
    return n_right == 0 || fail (error, RECORD_ERROR_SYNTAX, "nothing is right or wrong here");

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    add_token (tokens, deal, legal.at[i]);
  all = g_strv_builder_end (tokens);
  if (among == NULL)
    among = all;
  for (guint i = 0; i < n_right; i++)
    if (!g_strv_contains ((const char *const *) among, self->right[i]))
      return fail (error, RECORD_ERROR_ILLEGAL, "'%s' should be right, but is not to be had",
                   self->right[i]);
  if (n_right == 0 || n_right >= g_strv_length (among))
    return fail (error, RECORD_ERROR_SYNTAX, "all that is to be had is as good as the rest");
  if (self->offers != NULL && n_right != 1)
    return fail (error, RECORD_ERROR_SYNTAX, "a question should have one right answer");

  return true;
}

/* Fills @self and takes the log of @record. */
static bool
read_position (LessonPosition *self, Record *record, const Game *game, GError **error)
{
  g_auto (GStrv) name = find_comment (record, "position");
  g_auto (GStrv) asks = find_comment (record, "asks");

  if (name == NULL || asks == NULL)
    return fail (error, RECORD_ERROR_SYNTAX, "it should have '# position' and '# asks'");
  self->name = g_strdup (name[0]);
  self->log = g_steal_pointer (&record->log);
  self->offers = find_comment (record, "offers");
  self->right = find_comment (record, "right");
  if (self->log->game != game)
    return fail (error, RECORD_ERROR_UNKNOWN, "the game should be '%s'", game->key);
  if (deal_is_over (&self->log->deal))
    return fail (error, RECORD_ERROR_SYNTAX, "nobody is to decide");
  if (!read_asks (self, asks, error))
    return false;
  if (rows[self->asks].is_written != (self->right != NULL))
    return fail (error, RECORD_ERROR_SYNTAX, "'# right' stands with 'rest' and 'best' alone");

  if (self->right == NULL)
    {
      g_autoptr (GStrvBuilder) right = g_strv_builder_new ();

      if (rows[self->asks].find != NULL)
        rows[self->asks].find (self, right);
      self->right = g_strv_builder_end (right);
    }

  return check_right (self, error);
}

LessonPositions *
lesson_positions_parse (GBytes *text, const char *name, const Game *game, GError **error)
{
  g_autoptr (LessonPositions) self = g_new0 (LessonPositions, 1);
  g_autoptr (RecordFile) file = record_file_new (text, name);

  self->positions = g_ptr_array_new_with_free_func (lesson_position_free);
  while (record_file_has_next (file))
    {
      LessonPosition *position = g_new0 (LessonPosition, 1);
      g_autoptr (Record) record = record_file_next (file, error);
      unsigned line = record != NULL ? record->line : 0;

      g_ptr_array_add (self->positions, position);
      if (record == NULL)
        return NULL;
      if (!read_position (position, record, game, error))
        {
          g_prefix_error (error, "%s:%u: ", name, line);
          return NULL;
        }
      if (lesson_positions_find (self, position->name) != position)
        {
          fail (error, RECORD_ERROR_SYNTAX, "%s:%u: there are two positions '%s'", name, line,
                position->name);
          return NULL;
        }
    }

  return g_steal_pointer (&self);
}

LessonPositions *
lesson_positions_open (const Game *game, GError **error)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_BASE "/lessons/%s.atout", game->key);
  g_autoptr (GBytes) text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return text != NULL ? lesson_positions_parse (text, path, game, error) : NULL;
}
