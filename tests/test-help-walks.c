/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The first hands told in the help books: every card, name, sum and result is that of a deal in
 * tests/walkthroughs, and where the text says "must", the rules say so.
 */

#include <string.h>

#include "add-tests.h"
#include "help-support.h"
#include "help/help-text.h"
#include "model/choices/atout-action.h"
#include "support.h"

typedef struct
{
  const char *record; /* the deal that is told */
  const char *game;
  const char *section;
} WalkRow;

static const WalkRow walk_rows[] = {
  { "klaverjas", "klaverjas", "first" },
  { "klaverjas-three", "klaverjas", "first-three" },
  { "zensern", "zensern", "first" },
  { "zensern-3", "zensern", "first-3" },
  { "zensern-4", "zensern", "first-4" },
  { "zensern-4d", "zensern", "first-4d" },
  { "cego", "cego", "first" },
  { "cego-3", "cego", "first-3" },
  { "fiftysix", "fiftysix", "first" },
  { "fiftysix-4", "fiftysix", "first-4" },
  { "fiftysix-8", "fiftysix", "first-8" },
  { "wurzen", "wurzen", "first" },
  { "schnapsen", "wurzen", "first-schnapsen" },
};

/* ---- The deals ---------------------------------------------------------------------------- */

typedef struct
{
  const WalkRow *row;
  GPtrArray *records; /* Record; one */
  GArray *actions;    /* of LogAction */
  Deal start;         /* when the cards are dealt */
  Deal end;
  CardSet dealt; /* the first cards of seat 0 */
  CardSet held;  /* all that it ever held */
  CardSet open;  /* single cards that ever lay open */
} Walk;

static void
add_open (Walk *walk, const Deal *deal)
{
  Card open[CARDS_MAX];
  Pile piles[PILES_MAX];
  unsigned n = game_open_cards (deal, open);
  unsigned n_piles = game_piles (deal, piles);

  for (unsigned i = 0; i < n; i++)
    walk->open |= card_set_of (open[i]);
  for (unsigned i = 0; i < n_piles; i++)
    {
      if (piles[i].under != CARD_NONE)
        walk->open |= card_set_of (piles[i].under);
      for (unsigned j = 0; j < piles[i].n_open; j++)
        walk->open |= card_set_of (piles[i].open[j]);
    }
}

static Walk *
walk_new (const WalkRow *row)
{
  g_autofree char *name = g_strdup_printf ("%s.atout", row->record);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "walkthroughs", name, NULL);
  Walk *walk = g_new0 (Walk, 1);
  const MatchLog *log;

  walk->row = row;
  walk->records = support_read_records (path);
  log = ((const Record *) g_ptr_array_index (walk->records, 0))->log;
  walk->actions = match_log_get_deal (log, 0)->actions;

  match_log_at (log, 0, 0, NULL, &walk->start);
  walk->end = walk->start;
  walk->dealt = walk->held = walk->start.hand[0];
  add_open (walk, &walk->start);
  for (guint i = 0; i < walk->actions->len; i++)
    {
      match_log_at (log, 0, i + 1, NULL, &walk->end);
      walk->dealt = walk->dealt != 0 ? walk->dealt : walk->end.hand[0];
      walk->held |= walk->end.hand[0];
      add_open (walk, &walk->end);
    }
  g_assert_true (deal_is_over (&walk->end));

  return walk;
}

static void
walk_free (Walk *walk)
{
  g_ptr_array_unref (walk->records);
  g_free (walk);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Walk, walk_free)

typedef void (*CheckWalk) (const Walk *walk, const HelpSection *section);

/* Calls @check for every walk-through in every language. */
static void
check_walks (CheckWalk check)
{
  for (guint i = 0; i < G_N_ELEMENTS (walk_rows); i++)
    {
      g_autoptr (Walk) walk = walk_new (&walk_rows[i]);

      for (guint l = 0; help_languages[l] != NULL; l++)
        {
          const Game *game = game_find (walk_rows[i].game);
          g_autoptr (HelpBook) book = help_support_open (game, help_languages[l]);

          g_test_message ("%s.%s", walk_rows[i].record, help_languages[l]);
          check (walk, help_support_section (book, walk_rows[i].section));
        }
    }
}

/* Every section that tells a deal has one behind it. */
static void
test_all_told (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    {
      g_autoptr (HelpBook) book = help_support_open (game_at (g), "en");

      for (guint i = 0; i < book->sections->len; i++)
        {
          const HelpSection *section = g_ptr_array_index (book->sections, i);
          gboolean found = !g_str_has_prefix (section->id, "first");

          for (guint w = 0; w < G_N_ELEMENTS (walk_rows); w++)
            found = found
                    || (strcmp (walk_rows[w].game, game_at (g)->key) == 0
                        && strcmp (walk_rows[w].section, section->id) == 0);
          g_test_message ("%s: %s", game_at (g)->key, section->id);
          g_assert_true (found);
        }
    }
}

/* ---- Cards -------------------------------------------------------------------------------- */

static const HelpBlock *
get_block (const HelpSection *section, guint index)
{
  return g_ptr_array_index (section->blocks, index);
}

static const HelpLine *
first_line (const HelpBlock *block)
{
  return g_ptr_array_index (block->lines, 0);
}

static gboolean
is_trick (const HelpBlock *block)
{
  return block->kind == HELP_CARDS && block->by != NULL;
}

/* The cards of @line, of two alike the other one as well. */
static CardSet
read_cards (const Pack *pack, const HelpLine *line)
{
  CardSet cards = 0;

  for (guint i = 0; i < line->cells->len; i++)
    {
      CardSet copies = pack_copies (pack, support_card (pack, g_ptr_array_index (line->cells, i)));

      copies &= ~cards;
      g_assert_true (copies != 0);
      cards |= card_set_of (card_set_first (copies));
    }

  return cards;
}

/*
 * Of the pictures without names the first is the dealt hand, the next one what came to it, and a
 * single card is one that lies open.
 */
static void
check_hands (const Walk *walk, const HelpSection *section)
{
  const Pack *pack = deal_pack (&walk->start);
  guint n_hands = 0;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const HelpBlock *block = get_block (section, i);
      CardSet cards;
      g_autofree char *told = NULL, *dealt = NULL;

      if (block->kind != HELP_CARDS || is_trick (block))
        continue;

      cards = read_cards (pack, first_line (block));
      if (first_line (block)->cells->len == 1)
        {
          g_assert_true (cards & walk->open);
          continue;
        }

      told = support_codes (pack, cards);
      dealt = support_codes (pack, n_hands == 0 ? walk->dealt : walk->held & ~walk->dealt);
      g_assert_cmpstr (told, ==, dealt);
      n_hands++;
    }

  g_assert_cmpuint (n_hands, >, 0);
}

static void
test_hands (void)
{
  check_walks (check_hands);
}

/* Which trick of the deal, not before @from, has the cards of @block; they are in turn. */
static guint
find_trick (const Deal *deal, const HelpBlock *block, guint from)
{
  const HelpLine *line = first_line (block);
  guint n = deal_count_players (deal);

  g_assert_cmpuint (line->cells->len, ==, n);
  for (guint t = from; t < deal->n_played / n; t++)
    {
      guint same = 0;

      while (same < n
             && strcmp (pack_code (deal_pack (deal), deal->played[t * n + same]),
                        g_ptr_array_index (line->cells, same))
                    == 0)
        same++;
      if (same == n)
        return t;
    }

  g_test_message ("There is no trick %s …", (const char *) g_ptr_array_index (line->cells, 0));
  g_assert_not_reached ();
}

/* One name for each seat, another one for those who play against it; nobody shares that of 0. */
static void
check_names (const Deal *deal, const HelpBlock *block, guint trick, const char **names)
{
  guint n = deal_count_players (deal);

  g_assert_cmpuint (g_strv_length (block->by), ==, n);
  for (guint i = 0; i < n; i++)
    {
      guint seat = deal->played_by[trick * n + i];

      if (names[seat] == NULL)
        names[seat] = block->by[i];
      g_assert_cmpstr (block->by[i], ==, names[seat]);
      for (guint other = 0; other < deal->n_seats; other++)
        if (other != seat && names[other] != NULL
            && (other == 0 || seat == 0 || deal_unit (deal, other) != deal_unit (deal, seat)))
          g_assert_cmpstr (names[other], !=, names[seat]);
    }
}

static void
check_tricks (const Walk *walk, const HelpSection *section)
{
  const Deal *deal = &walk->end;
  const char *names[SEATS_MAX] = { NULL };
  guint n = deal_count_players (deal);
  guint next = 0, n_tricks = 0;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const HelpBlock *block = get_block (section, i);
      guint trick;

      if (!is_trick (block))
        continue;

      trick = find_trick (deal, block, next);
      check_names (deal, block, trick, names);

      /* who won leads next */
      g_assert_cmpuint (block->winner, >, 0);
      if ((trick + 1) * n < deal->n_played)
        g_assert_cmpuint (deal->played_by[trick * n + block->winner - 1], ==,
                          deal->played_by[(trick + 1) * n]);
      next = trick + 1;
      n_tricks++;
    }

  g_assert_cmpuint (n_tricks, >=, 3);
}

static void
test_tricks (void)
{
  check_walks (check_tricks);
}

/* Cards that are named were in the hand told of, in a trick, or with somebody who watched. */
static void
check_named (const Walk *walk, const HelpSection *section)
{
  const Pack *pack = deal_pack (&walk->start);
  CardSet seen = walk->held | walk->open;

  for (guint i = 0; i < walk->end.n_played; i++)
    seen |= card_set_of (walk->end.played[i]);
  for (unsigned seat = 0; seat < walk->end.n_seats; seat++)
    seen |= walk->end.hand[seat];

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const char *text = g_ptr_array_index (first_line (get_block (section, i))->cells, 0);

      while (get_block (section, i)->kind != HELP_CARDS && (text = strchr (text, '{')) != NULL)
        {
          gsize length = strcspn (++text, "|}");
          Card card = text[length] == '}' ? pack_find (pack, text, (unsigned) length) : CARD_NONE;

          if (card != CARD_NONE)
            g_assert_true (seen & pack_copies (pack, card));
        }
    }
}

static void
test_named (void)
{
  check_walks (check_named);
}

/* ---- Numbers ------------------------------------------------------------------------------ */

/* The text of a section, a cell a line. */
static char *
get_text (const HelpSection *section)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < section->blocks->len; i++)
    for (guint j = 0; j < get_block (section, i)->lines->len; j++)
      {
        const HelpLine *line = g_ptr_array_index (get_block (section, i)->lines, j);

        for (guint k = 0; k < line->cells->len; k++)
          g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (line->cells, k));
      }

  return g_string_free (text, FALSE);
}

/* "3 + 4" is 7. */
static gint64
count_values (const char *values)
{
  g_auto (GStrv) parts = g_strsplit (values, " + ", -1);
  gint64 sum = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    sum += g_ascii_strtoll (parts[i], NULL, 10);

  return sum;
}

/* What is said to add up does. */
static void
check_sums (const Walk *walk, const HelpSection *section)
{
  g_autoptr (GRegex) regex = g_regex_new ("(\\d+(?: \\+ \\d+)+) = (\\d+)", 0, 0, NULL);
  g_autofree char *text = get_text (section);
  g_autoptr (GMatchInfo) info = NULL;

  for (g_regex_match (regex, text, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL))
    {
      g_autofree char *addends = g_match_info_fetch (info, 1);
      g_autofree char *sum = g_match_info_fetch (info, 2);

      g_test_message ("%s = %s", addends, sum);
      g_assert_cmpint (count_values (addends), ==, g_ascii_strtoll (sum, NULL, 10));
    }
}

static void
test_sums (void)
{
  check_walks (check_sums);
}

/* The values of the cards of @trick, "3 + 0 + 10 + 20". */
static char *
write_values (const Deal *deal, guint trick)
{
  GString *values = g_string_new (NULL);
  guint n = deal_count_players (deal);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (values, "%s%u", i > 0 ? " + " : "",
                            deal_order (deal)->points[deal->played[trick * n + i]]);

  return g_string_free (values, FALSE);
}

/* True when @text begins with as many addends as a trick has cards. */
static gboolean
begins_with_values (const char *text, guint n)
{
  g_autofree char *pattern = g_strdup_printf ("^\\d+(?: \\+ \\d+){%u}(?! \\+)", n - 1);

  return g_regex_match_simple (pattern, text, 0, 0);
}

static gboolean
has_number (const char *text, gint64 number)
{
  g_autofree char *pattern
      = g_strdup_printf ("(?<![0-9])%" G_GINT64_FORMAT "(?![0-9])", ABS (number));

  return g_regex_match_simple (pattern, text, 0, 0);
}

/* A trick brings what is told; if card by card, then behind its picture. */
static void
check_values (const Walk *walk, const HelpSection *section)
{
  g_autofree char *text = get_text (section);
  const Deal *deal = &walk->end;
  guint n = deal_count_players (deal);
  guint next = 0;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const HelpBlock *block = get_block (section, i);
      g_autofree char *values = NULL;
      const char *after;

      if (!is_trick (block))
        continue;

      next = find_trick (deal, block, next) + 1;
      values = write_values (deal, next - 1);
      after = g_ptr_array_index (first_line (get_block (section, i + 1))->cells, 0);
      g_test_message ("%s", values);
      g_assert_true (!begins_with_values (after, n) || g_str_has_prefix (after, values));
      if (n > 2)
        g_assert_true (strstr (text, values) != NULL || has_number (text, count_values (values)));
    }
}

static void
test_values (void)
{
  check_walks (check_values);
}

/* The end is that of the deal: the points of seat 0, and what is written for each. */
static void
check_result (const Walk *walk, const HelpSection *section)
{
  g_autofree char *text = get_text (section);
  DealResult result;

  deal_result (&walk->end, &result);
  g_assert_true (has_number (text, result.points[deal_unit (&walk->end, 0)]));
  for (unsigned unit = 0; unit < result.n_units; unit++)
    if (result.score[unit] != 0)
      {
        g_test_message ("unit %u has %d", unit, (int) result.score[unit]);
        g_assert_true (has_number (text, result.score[unit]));
      }
}

static void
test_results (void)
{
  check_walks (check_result);
}

/* ---- Calls -------------------------------------------------------------------------------- */

/* In a table of an auction, each call has the number and the suit that it stands at then. */
static void
check_calls (const Walk *walk, const HelpSection *section)
{
  static const char *const signs[SUITS] = { "♣", "♠", "♥", "♦" };
  g_autofree char *text = get_text (section);
  const char *at = text;
  Deal deal = walk->start;
  unsigned last = 0;

  for (guint i = 0; i < walk->actions->len; i++)
    {
      GameContract contract;
      g_autofree char *number = NULL;

      deal_apply (&deal, g_array_index (walk->actions, LogAction, i).action);
      contract = game_contract (&deal);
      if (contract.value == 0 || contract.value == last)
        continue;

      last = contract.value;
      number = g_strdup_printf ("\n%u", last);
      at = strstr (at, number);
      g_test_message ("%u", last);
      g_assert_nonnull (at);
      at++;
      if (contract.trump < SUITS)
        g_assert_nonnull (g_strstr_len (at, (gssize) strcspn (at, "\n"), signs[contract.trump]));
    }
}

static void
test_calls (void)
{
  check_walks (check_calls);
}

/* The text of a section as it is read with cards of @suits, without links. */
static char *
read_text (const HelpBook *book, const HelpSection *section, const Pack *pack, DeckSuits suits)
{
  g_autoptr (GRegex) tags = g_regex_new ("<[^>]*>", 0, 0, NULL);
  g_autofree char *text = get_text (section);
  g_autofree char *filled = help_text_fill (book, text, pack, suits);
  g_autofree char *plain = g_regex_replace_literal (tags, filled, -1, 0, "", 0, NULL);

  return g_utf8_casefold (plain, -1);
}

/* True when what @action is called depends on its moment or on the cards of somebody. */
static gboolean
is_worded (const Deal *deal, Action action)
{
  ActionShape shape = action_verb_info (deal->game, action)->shape;

  return shape == SHAPE_RUN || shape == SHAPE_RANK || (game_wording (deal, action) != NULL);
}

/* What is said in words of its moment is told in these words; passes of others may be summed up. */
static void
check_said (const Walk *walk, const HelpBook *book, const HelpSection *section, DeckSuits suits)
{
  g_autofree char *text = read_text (book, section, deal_pack (&walk->start), suits);
  Deal deal = walk->start;

  for (guint i = 0; i < walk->actions->len; i++)
    {
      Action action = g_array_index (walk->actions, LogAction, i).action;
      gboolean told = deal.turn == 0 || action_verb (action) != VERB_PASS;

      if (told && is_worded (&deal, action))
        {
          g_autoptr (AtoutAction) call = atout_action_new (&deal, action, suits);
          g_autofree char *said = g_utf8_casefold (atout_action_get_said (call), -1);

          g_test_message ("%s", said);
          g_assert_nonnull (strstr (text, said));
        }
      deal_apply (&deal, action);
    }
}

static void
test_said (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (walk_rows); w++)
    {
      g_autoptr (Walk) walk = walk_new (&walk_rows[w]);

      for (guint l = 0; help_languages[l] != NULL; l++)
        {
          g_autoptr (HelpBook) book
              = help_support_open (game_find (walk_rows[w].game), help_languages[l]);
          const HelpSection *section = help_support_section (book, walk_rows[w].section);

          g_test_message ("%s.%s", walk_rows[w].record, help_languages[l]);
          for (DeckSuits suits = SUITS_FRENCH; suits <= SUITS_GERMAN; suits++)
            check_said (walk, book, section, suits);
        }
    }
}

/* ---- Choices ------------------------------------------------------------------------------ */

typedef struct
{
  const char *record;
  const char *what; /* the text says */
  guint seat;
  const char *does;
  const char *legal;
} LegalRow;

static const LegalRow choice_rows[] = {
  { "klaverjas", "you have no heart and must ruff", 0, "play:AS", "play:AS" },
  { "zensern", "the other must beat the queen", 1, "play:9C", "play:9C" },
  { "zensern", "you must ruff", 0, "play:KC:rebelle", "play:AC play:KC play:KC:rebelle play:TC" },
  { "zensern-3", "you must ruff", 0, "play:KC:belle",
    "play:JC play:KC play:KC:belle play:QC play:QC:belle" },
  { "zensern-3", "Right must ruff, with the only trump", 2, "play:7C", "play:7C" },
  { "zensern-4", "your partner must play higher than you", 2, "play:TH", "play:9H play:TH" },
  { "zensern-4", "Right must play higher, too", 3, "play:JH", "play:JH" },
  { "zensern-4", "your partner has but the nine", 2, "play:9H", "play:9H" },
  { "zensern-4", "you must ruff with the last trump", 0, "play:AH", "play:AH" },
  { "zensern-4d", "the dealer may announce", 3, "ansage:terz", "ansage:terz pass" },
  { "zensern-4d", "you must ruff", 0, "play:7C", "play:7C play:AC play:JC play:KC play:TC" },
  { "cego-3", "you may come back with these", 0, "bid:leere", "bid:leere bid:mann pass" },
  { "cego-3", "one empty card, and no choice", 0, "keep:3H", "keep:3H" },
  { "cego-3", "you must lead it", 0, "play:3H", "play:3H" },
  { "cego-3", "you must play a trump", 0, "play:07",
    "play:07 play:08 play:10 play:11 play:19 play:20" },
};

static void
test_choices (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (walk_rows); w++)
    {
      g_autoptr (Walk) walk = walk_new (&walk_rows[w]);

      for (guint c = 0; c < G_N_ELEMENTS (choice_rows); c++)
        {
          const LegalRow *row = &choice_rows[c];
          Deal deal = walk->start;
          gboolean found = FALSE;

          if (strcmp (row->record, walk->row->record) != 0)
            continue;

          for (guint i = 0; !found && i < walk->actions->len; i++)
            {
              Action action = g_array_index (walk->actions, LogAction, i).action;
              char token[TOKEN_MAX];

              action_to_token (deal.game, deal_pack (&deal), action, token);
              found = (guint) deal.turn == row->seat && strcmp (token, row->does) == 0;
              if (!found)
                deal_apply (&deal, action);
            }

          g_test_message ("%s: %s", row->record, row->what);
          g_assert_true (found);
          {
            g_autofree char *legal = support_legal (&deal);

            g_assert_cmpstr (legal, ==, row->legal);
          }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/help-walks", test_all_told, test_hands, test_tricks, test_named, test_sums,
             test_values, test_results, test_calls, test_said, test_choices);

  return g_test_run ();
}
