/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reads problems from the comments of a record (records.md §7). */

#include <errno.h>
#include <string.h>

#include "players/player.h"
#include "players/problems/problem.h"

#define ANSWER_MOST 9999 /* greatest answer: points, number of cards or seat */

typedef struct
{
  Problem *problem;
  const Record *record;
  const char *name; /* file, for messages */
  unsigned line;    /* line of the current comment */
} Reader;

#define EXAMPLES (1u << PROBLEM_EXAMPLE)
#define COUNTS (1u << PROBLEM_COUNT)
#define DECISIONS                                                                                  \
  (1u << PROBLEM_OPEN | 1u << PROBLEM_SURE | 1u << PROBLEM_CHANCE | 1u << PROBLEM_CALL)

static const struct
{
  const char *key;
  unsigned kinds; /* kinds that allow the comment, as bits */
} known[] = {
  { PROBLEM_KIND, EXAMPLES | COUNTS | DECISIONS },
  { PROBLEM_ASKS, 1u << PROBLEM_OPEN | COUNTS },
  { PROBLEM_OFFERS, 1u << PROBLEM_CALL },
  { PROBLEM_RIGHT, EXAMPLES | COUNTS | DECISIONS },
  { PROBLEM_WRONG, EXAMPLES },
  { PROBLEM_MARGIN, DECISIONS },
  { PROBLEM_SHARE, 1u << PROBLEM_CHANCE | 1u << PROBLEM_CALL },
  { PROBLEM_THEMES, COUNTS | DECISIONS },
  { PROBLEM_BAND, COUNTS | DECISIONS },
  { PROBLEM_BEST, DECISIONS },
  { PROBLEM_BEATS, DECISIONS },
  { PROBLEM_WHY, EXAMPLES },
  { PROBLEM_FROM, EXAMPLES },
};

static bool fail (const Reader *self, RecordError code, GError **error, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Sets @error to "NAME:LINE: what is wrong". Returns false. */
static bool
fail (const Reader *self, RecordError code, GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, RECORD_ERROR, code, "%s:%u: %s", self->name, self->line, message);

  return false;
}

/* Returns the words after @key, or NULL, and sets the line to that comment or the last. */
static const char *
find (Reader *self, const char *key)
{
  unsigned last = self->record->line;

  for (unsigned i = 0; i < self->record->comments->len; i++)
    {
      const RecordComment *comment = &g_array_index (self->record->comments, RecordComment, i);

      if (g_str_has_prefix (comment->text, key) && comment->text[strlen (key)] == ' ')
        {
          self->line = comment->line;
          return comment->text + strlen (key) + 1;
        }
      last = comment->line;
    }
  self->line = last;

  return NULL;
}

/* Works like find (), but sets @error for NULL. */
static const char *
find_needed (Reader *self, const char *key, GError **error)
{
  const char *words = find (self, key);

  if (words == NULL)
    fail (self, RECORD_ERROR_SYNTAX, error, "the line '%s' is missing", key);

  return words;
}

static bool
is_end_or_blank (char letter)
{
  return letter == '\0' || g_ascii_isspace (letter);
}

/* Returns the index of @text in `known`, or its length for free text. */
static unsigned
find_known (const char *text)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_has_prefix (text, known[i].key) && is_end_or_blank (text[strlen (known[i].key)]))
      return i;

  return G_N_ELEMENTS (known);
}

/* Checks that each known comment has words, suits the kind, and (but for '# beats') occurs once. */
static bool
check_comments (Reader *self, GError **error)
{
  ProblemKind kind = self->problem->kind;
  bool is_there[G_N_ELEMENTS (known)] = { false };

  for (unsigned i = 0; i < self->record->comments->len; i++)
    {
      const RecordComment *comment = &g_array_index (self->record->comments, RecordComment, i);
      unsigned k = find_known (comment->text);
      const char *key, *words;

      if (k == G_N_ELEMENTS (known))
        continue;
      key = known[k].key;
      words = comment->text + strlen (key);
      self->line = comment->line;
      if (words[0] != ' ' || is_end_or_blank (words[1]))
        return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' has no words behind one blank", key);
      if ((known[k].kinds & 1u << kind) == 0)
        return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' does not belong to %s%s", key,
                     kind == PROBLEM_EXAMPLE ? "an example" : "the kind ",
                     kind == PROBLEM_EXAMPLE ? "" : problem_kind_name (kind));
      if (is_there[k] && strcmp (key, PROBLEM_BEATS) != 0)
        return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' is there twice", key);
      is_there[k] = true;
    }

  return true;
}

/* ---- Actions --------------------------------------------------------------------------------- */

/* Returns the index of token @wanted in @legal, or its length. */
static unsigned
find_token (const Deal *deal, const ActionList *legal, const char *wanted)
{
  char token[TOKEN_MAX];
  unsigned i = 0;

  while (i < legal->n
         && strcmp (action_to_token (deal->game, deal_pack (deal), legal->at[i], token), wanted)
                != 0)
    i++;

  return i;
}

/* Sets @named for each action of @list in @words; @meant names what it should be. */
static bool
read_tokens (const Reader *self, const char *words, const ActionList *list, const char *meant,
             bool *named, GError **error)
{
  g_auto (GStrv) tokens = g_strsplit (words, " ", -1);

  for (unsigned i = 0; tokens[i] != NULL; i++)
    {
      unsigned k = find_token (&self->problem->deal, list, tokens[i]);

      if (k == list->n)
        return fail (self, RECORD_ERROR_ILLEGAL, error, "'%s' should be %s, but is not legal",
                     tokens[i], meant);
      if (named[k])
        return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' is there twice", tokens[i]);
      named[k] = true;
    }

  return true;
}

/* Stores the right actions: legal ones in @words, with @is_wrong the others. */
static bool
read_right (const Reader *self, const char *words, bool is_wrong, GError **error)
{
  bool named[ACTIONS_MAX] = { false };
  Problem *problem = self->problem;
  ActionList legal;

  deal_legal_sorted (&problem->deal, &legal);
  if (!read_tokens (self, words, &legal, is_wrong ? "wrong" : "right", named, error))
    return false;
  for (unsigned k = 0; k < legal.n; k++)
    if (named[k] != is_wrong)
      problem->right.at[problem->right.n++] = legal.at[k];
  if (problem->right.n > 0 && problem->right.n < legal.n)
    return true;

  return fail (self, RECORD_ERROR_SYNTAX, error,
               "all that is legal is as good as the rest, nothing is asked");
}

/* Reads @tokens as actions, applied to @deal. */
static bool
read_line (const Reader *self, char **tokens, Deal *deal, Action *line, unsigned *n, GError **error)
{
  for (*n = 0; tokens[*n] != NULL; (*n)++)
    {
      ActionList legal;
      unsigned k;

      deal_legal (deal, &legal);
      k = find_token (deal, &legal, tokens[*n]);
      if (k == legal.n || *n == PROBLEM_LINE_MAX)
        return fail (self, RECORD_ERROR_ILLEGAL, error, "'%s', number %u of the line, is not legal",
                     tokens[*n], *n + 1);
      line[*n] = legal.at[k];
      deal_apply (deal, legal.at[k]);
    }
  if (*n > 0)
    return true;

  return fail (self, RECORD_ERROR_SYNTAX, error, "the line has no action");
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* Rejects exponents and hex, which g_ascii_strtod () takes. */
static bool
read_points (const Reader *self, const char *word, double *points, GError **error)
{
  char *end = NULL;

  *points = g_ascii_strtod (word, &end);
  if (end != word && strspn (word, "-.0123456789") == strlen (word) && *end == '\0'
      && *points >= -1e6 && *points <= 1e6)
    return true;

  return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' should be a number", word);
}

static bool
read_whole (const Reader *self, const char *word, unsigned low, unsigned high, unsigned *number,
            GError **error)
{
  guint64 whole;

  if (!g_ascii_string_to_unsigned (word, 10, low, high, &whole, NULL))
    return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' is no whole number from %u to %u", word,
                 low, high);
  *number = (unsigned) whole;

  return true;
}

/* ---- Refutations ----------------------------------------------------------------------------- */

/* Reads a layout; x marks cards in no hand. Returns the number of words, 0 for an error. */
static unsigned
read_layout (const Reader *self, char **words, const Observation *observation,
             ProblemRefutation *refutation, GError **error)
{
  const Pack *pack = deal_pack (&observation->seen);
  CardSet left = observation->unseen;
  unsigned i = 0;

  for (unsigned s = 0; s <= observation->seen.n_seats; s++)
    {
      bool is_seat = s < observation->seen.n_seats;
      unsigned n = is_seat ? observation->hand_size[s] - card_set_count (observation->seen.hand[s])
                           : observation->n_elsewhere;
      char mark[] = { is_seat ? (char) ('0' + s) : PROBLEM_ELSEWHERE, '\0' };

      if (n == 0)
        continue;
      if (g_strcmp0 (words[i++], mark) != 0)
        return fail (self, RECORD_ERROR_SYNTAX, error, "the layout lacks '%s' and %u cards", mark,
                     n);
      for (; n > 0; n--, i++)
        {
          Card card = words[i] == NULL ? CARD_NONE
                                       : pack_find (pack, words[i], (unsigned) strlen (words[i]));
          CardSet copies = card == CARD_NONE ? 0 : pack_copies (pack, card) & left;

          if (copies == 0)
            return fail (self, RECORD_ERROR_ILLEGAL, error, "'%s' is no card that may lie there",
                         words[i] != NULL ? words[i] : "");
          refutation->layout[refutation->n_layout++] = card_set_first (copies);
          left &= ~card_set_of (card_set_first (copies));
        }
    }

  return i;
}

/* Parses TOKEN cost N [with LAYOUT] line TOKEN… */
static bool
read_refutation (Reader *self, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  Problem *problem = self->problem;
  ProblemRefutation refutation = { .wrong = ACTION_NONE };
  Deal deal = problem->deal;
  unsigned at = 3;

  if (g_strv_length (words) < 5 || strcmp (words[1], "cost") != 0)
    return fail (self, RECORD_ERROR_SYNTAX, error, "a refutation is TOKEN cost N … line TOKEN…");
  if (!read_points (self, words[2], &refutation.cost, error))
    return false;
  if (strcmp (words[at], "with") == 0)
    {
      Observation observation;
      unsigned n;

      observation_make (&observation, &problem->deal, (unsigned) problem->deal.turn);
      n = read_layout (self, words + at + 1, &observation, &refutation, error);
      if (n == 0)
        return false;
      at += n + 1;
      observation_fill (&observation, refutation.layout, &deal);
    }
  if (g_strcmp0 (words[at], "line") != 0)
    return fail (self, RECORD_ERROR_SYNTAX, error, "behind the cards of a refutation comes 'line'");
  if (!read_line (self, words + at + 1, &deal, refutation.line, &refutation.n_line, error))
    return false;
  refutation.wrong = refutation.line[0];
  if (strcmp (words[0], words[at + 1]) != 0 || action_list_has (&problem->right, refutation.wrong))
    return fail (self, RECORD_ERROR_ILLEGAL, error,
                 "'%s' is right, or not what its line begins with", words[0]);
  if (problem_find_refutation (problem, refutation.wrong) != NULL)
    return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' is beaten twice", words[0]);
  g_array_append_val (problem->refutations, refutation);

  return true;
}

static bool
read_refutations (Reader *self, GError **error)
{
  for (unsigned i = 0; i < self->record->comments->len; i++)
    {
      const RecordComment *comment = &g_array_index (self->record->comments, RecordComment, i);

      self->line = comment->line;
      if (g_str_has_prefix (comment->text, PROBLEM_BEATS " ")
          && !read_refutation (self, comment->text + strlen (PROBLEM_BEATS " "), error))
        return false;
    }

  return true;
}

/* ---- Offers ---------------------------------------------------------------------------------- */

/* Rejects @action, of which the offers and the answers disagree. */
static bool
fail_offer (const Reader *self, Action action, const char *why, GError **error)
{
  const Deal *deal = &self->problem->deal;
  char token[TOKEN_MAX];

  return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' is %s",
               action_to_token (deal->game, deal_pack (deal), action, token), why);
}

/* Checks that right and refuted actions are offered, and no others. */
static bool
check_offers (const Reader *self, const ActionList *legal, GError **error)
{
  const Problem *problem = self->problem;

  for (unsigned i = 0; i < legal->n; i++)
    {
      bool is_right = action_list_has (&problem->right, legal->at[i]);
      bool is_wrong = problem_find_refutation (problem, legal->at[i]) != NULL;
      bool is_offered = action_list_has (&problem->offers, legal->at[i]);

      if (!is_offered && (is_right || is_wrong))
        return fail_offer (self, legal->at[i],
                           is_right ? "right, but not offered" : "beaten, but not offered", error);
      if (is_offered && !is_right && !is_wrong)
        return fail_offer (self, legal->at[i], "offered, but neither right nor beaten", error);
    }
  if (problem->refutations->len == 0)
    return fail (self, RECORD_ERROR_SYNTAX, error, "nothing wrong is offered");
  if (problem->offers.n >= PROBLEM_OFFERS_LEAST && problem->offers.n <= PROBLEM_OFFERS_MOST)
    return true;

  return fail (self, RECORD_ERROR_SYNTAX, error, "%u actions are offered, not %u to %u",
               problem->offers.n, PROBLEM_OFFERS_LEAST, PROBLEM_OFFERS_MOST);
}

/* Reads '# offers', which may be absent. */
static bool
read_offers (Reader *self, GError **error)
{
  const char *text = find (self, PROBLEM_OFFERS);
  bool named[ACTIONS_MAX] = { false };
  ActionList legal;

  if (text == NULL)
    return true;
  deal_legal_sorted (&self->problem->deal, &legal);
  if (!read_tokens (self, text, &legal, "offered", named, error))
    return false;
  for (unsigned k = 0; k < legal.n; k++)
    if (named[k])
      action_list_add (&self->problem->offers, legal.at[k]);

  return check_offers (self, &legal, error);
}

/* ---- Other comments -------------------------------------------------------------------------- */

static bool
is_name (const char *word)
{
  return strlen (word) == PROBLEM_NAME_DIGITS
         && strspn (word, "0123456789abcdef") == PROBLEM_NAME_DIGITS;
}

/* Reads '# problem KIND NAME', which examples lack. */
static bool
read_kind (Reader *self, GError **error)
{
  const char *text = find (self, PROBLEM_KIND);
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, " ", -1) : NULL;
  int kind = words != NULL ? problem_kind_find (words[0]) : PROBLEM_EXAMPLE;

  if (words != NULL
      && (kind <= PROBLEM_EXAMPLE || g_strv_length (words) != 2 || !is_name (words[1])))
    return fail (self, RECORD_ERROR_UNKNOWN, error,
                 "a problem is open, sure, chance, call or count, and has a name of %d hex digits",
                 PROBLEM_NAME_DIGITS);
  self->problem->kind = (ProblemKind) kind;
  self->problem->name = g_strdup (words != NULL ? words[1] : self->name);

  return true;
}

static bool
read_objective (Reader *self, GError **error)
{
  const char *text = find_needed (self, PROBLEM_ASKS, error);
  int objective;

  if (text == NULL)
    return false;
  objective = solve_objective_find (text);
  if (objective < 0)
    return fail (self, RECORD_ERROR_UNKNOWN, error,
                 "'" PROBLEM_ASKS "' takes " SOLVE_OBJECTIVE_NAMES);
  self->problem->objective = (SolveObjective) objective;

  return true;
}

/* Reads '# asks': WHAT or WHAT:SUIT. */
static bool
read_asked (Reader *self, GError **error)
{
  const char *text = find_needed (self, PROBLEM_ASKS, error);
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, ":", -1) : NULL;
  bool has_suit;
  int asked, suit;

  if (text == NULL)
    return false;
  asked = problem_asked_find (words[0]);
  has_suit = words[1] != NULL && strlen (words[1]) == 1 && words[2] == NULL;
  suit = has_suit ? suit_from_letter (words[1][0]) : SUIT_CLUBS;
  if (asked <= ASKED_NOTHING || suit < 0 || (asked == ASKED_POINTS ? words[1] != NULL : !has_suit))
    return fail (self, RECORD_ERROR_UNKNOWN, error,
                 "'" PROBLEM_ASKS "' takes out:SUIT, void:SUIT, highest:SUIT or points");
  self->problem->asked = (ProblemAsked) asked;
  self->problem->group = (uint8_t) suit;

  return true;
}

/* Reads '# asks' and '# right' of a counting problem. */
static bool
read_question (Reader *self, GError **error)
{
  const char *right;
  unsigned number = 0;
  Card card;

  if (!read_asked (self, error))
    return false;
  right = find_needed (self, PROBLEM_RIGHT, error);
  if (right == NULL)
    return false;
  if (self->problem->asked == ASKED_HIGHEST)
    {
      card = pack_find (deal_pack (&self->problem->deal), right, (unsigned) strlen (right));
      self->problem->answer = card;
      if (card == CARD_NONE)
        return fail (self, RECORD_ERROR_UNKNOWN, error, "'%s' is no card", right);
      return true;
    }
  if (!read_whole (self, right, 0, ANSWER_MOST, &number, error))
    return false;
  self->problem->answer = (int) number;

  return true;
}

static bool
read_answers (Reader *self, GError **error)
{
  const char *right = find (self, PROBLEM_RIGHT);
  unsigned line = self->line;
  const char *wrong = find (self, PROBLEM_WRONG);

  if (right != NULL && wrong != NULL)
    {
      self->line = MAX (line, self->line);
      return fail (self, RECORD_ERROR_SYNTAX, error,
                   "there are both '" PROBLEM_RIGHT "' and '" PROBLEM_WRONG
                   "'; one of them is enough");
    }
  if (wrong != NULL)
    return read_right (self, wrong, true, error);
  right = find_needed (self, PROBLEM_RIGHT, error);

  return right != NULL && read_right (self, right, false, error);
}

static bool
read_example (Reader *self, GError **error)
{
  const char *why = find_needed (self, PROBLEM_WHY, error);
  const char *from;

  if (why == NULL)
    return false;
  self->problem->why = g_strstrip (g_strdup (why));
  if (!read_answers (self, error))
    return false;
  from = find (self, PROBLEM_FROM);
  self->problem->from = from != NULL ? player_level_find (from) : -1;
  if (from == NULL || self->problem->from >= 0)
    return true;

  return fail (self, RECORD_ERROR_UNKNOWN, error, "unknown level '%s'", from);
}

static bool
read_themes (Reader *self, GError **error)
{
  const char *text = find (self, PROBLEM_THEMES);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      int theme = problem_theme_find (words[i]);

      if (theme < 0)
        return fail (self, RECORD_ERROR_UNKNOWN, error, "unknown theme '%s'", words[i]);
      if (self->problem->themes & (ProblemThemes) 1 << theme)
        return fail (self, RECORD_ERROR_SYNTAX, error, "theme '%s' is there twice", words[i]);
      self->problem->themes |= (ProblemThemes) 1 << theme;
    }

  return true;
}

static bool
read_band (Reader *self, GError **error)
{
  const char *text = find (self, PROBLEM_BAND);

  return text == NULL || read_whole (self, text, 1, PROBLEM_BANDS, &self->problem->band, error);
}

static bool
read_share (Reader *self, GError **error)
{
  Problem *out = self->problem;
  const char *text = find (self, PROBLEM_SHARE);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "0 0", " ", -1);

  out->has_share = text != NULL;
  if (g_strv_length (words) != 2)
    return fail (self, RECORD_ERROR_SYNTAX, error, "'%s' is not two numbers", text);

  return read_whole (self, words[0], 0, PROBLEM_LAYOUTS, &out->n_better, error)
         && read_whole (self, words[1], 0, PROBLEM_LAYOUTS - out->n_better, &out->n_worse, error);
}

static bool
read_margin_and_best (Reader *self, GError **error)
{
  const char *margin = find_needed (self, PROBLEM_MARGIN, error);
  const char *best;
  g_auto (GStrv) tokens = NULL;
  Deal deal = self->problem->deal;

  if (margin == NULL || !read_points (self, margin, &self->problem->margin, error))
    return false;
  best = find_needed (self, PROBLEM_BEST, error);
  if (best == NULL)
    return false;
  tokens = g_strsplit (best, " ", -1);
  if (!read_line (self, tokens, &deal, self->problem->best, &self->problem->n_best, error))
    return false;
  if (action_list_has (&self->problem->right, self->problem->best[0]))
    return true;

  return fail (self, RECORD_ERROR_ILLEGAL, error, "'%s' is not among what is right", tokens[0]);
}

static bool
read_proof (Reader *self, GError **error)
{
  if (!read_themes (self, error) || !read_band (self, error))
    return false;
  if (self->problem->kind == PROBLEM_COUNT)
    return read_question (self, error);
  if (self->problem->kind == PROBLEM_OPEN && !read_objective (self, error))
    return false;

  return read_answers (self, error) && read_margin_and_best (self, error)
         && read_share (self, error) && read_refutations (self, error) && read_offers (self, error);
}

/* ---- Problems -------------------------------------------------------------------------------- */

Problem *
problem_of_record (Record *record, const char *name, GError **error)
{
  g_autoptr (Problem) problem = g_new0 (Problem, 1);
  Reader reader = { problem, record, name, record->line };
  bool is_good;

  problem->refutations = g_array_new (FALSE, FALSE, sizeof (ProblemRefutation));
  problem->from = -1;
  problem->deal = record->log->deal;
  if (deal_is_over (&problem->deal))
    {
      fail (&reader, RECORD_ERROR_SYNTAX, error, "nobody is to decide");
      return NULL;
    }
  if (record->warning != NULL)
    {
      /* R-6 drops half a line of a match; a proof must be complete */
      g_set_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX,
                   "%s; a problem needs it whole, with the end of its line", record->warning);
      return NULL;
    }
  is_good = read_kind (&reader, error) && check_comments (&reader, error)
            && (problem->kind == PROBLEM_EXAMPLE ? read_example (&reader, error)
                                                 : read_proof (&reader, error));
  if (!is_good)
    return NULL;
  problem->log = g_steal_pointer (&record->log);

  return g_steal_pointer (&problem);
}

Problem *
problem_read (const char *path, GError **error)
{
  g_autoptr (RecordFile) file = record_file_open (path, error);
  g_autoptr (Record) record = file != NULL ? record_file_next (file, error) : NULL;

  return record != NULL ? problem_of_record (record, path, error) : NULL;
}
