/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a person reads on the score sheet and in the result of a deal, in every game. */

#include <string.h>

#include "add-tests.h"
#include "model/course/atout-replay.h"
#include "model/told/people.h"
#include "model/told/remark.h"
#include "model/words/score-words.h"
#include "view-support.h"
#include "view/people/atout-portrait.h"
#include "view/score/atout-result.h"
#include "view/score/atout-score-sheet.h"

#define DEALS 4
#define NARROW 360   /* a telephone */
#define NARROWER 290 /* where words are long, as much less is left to names */
#define SEEDS_MAX 500

/* ---- Matches ------------------------------------------------------------------------------- */

/* Of players called @names. */
static AtoutSession *
new_match_of (const char *const *names, const Game *game, const char *settings, guint64 seed)
{
  AtoutPlayer players[SEATS_MAX] = { 0 };
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  AtoutSession *session;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < game_count_seats (game, &options); i++)
    players[i] = (AtoutPlayer) { names[i], FALSE, PLAYER_LEVEL_RANDOM };
  session = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (session), seed);

  return session;
}

static AtoutSession *
new_match (const Game *game, const char *settings, guint64 seed)
{
  static const char *const names[]
      = { "Maximiliane-Charlotte", "Willem-Alexander",  "Friederike Sophie", "Bartholomäus",
          "Josephine Henriette",   "Kristoffersen Jan", "Amalia-Wilhelmina", "Ferdinand Maria" };

  return new_match_of (names, game, settings, seed);
}

static gboolean
is_deal_over (gpointer session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING;
}

static void
play_deal (AtoutSession *session)
{
  g_autoptr (GError) error = NULL;

  atout_match_deal (atout_session_get_match (session), &error);
  g_assert_no_error (error);
  view_wait (is_deal_over, session, "the end of the deal");
}

static gboolean
is_over (AtoutSession *session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_OVER;
}

static const SheetForm *
form_of (AtoutSession *session)
{
  return game_sheet_form (atout_course_get_game (ATOUT_COURSE (session)),
                          atout_course_get_options (ATOUT_COURSE (session)));
}

static AtoutScoreRow *
last_row (AtoutSession *session)
{
  AtoutSheet *sheet = atout_session_get_sheet (session);
  GListModel *rows = atout_sheet_get_rows (sheet);

  return g_list_model_get_item (rows, g_list_model_get_n_items (rows) - 1);
}

/* ---- Windows ------------------------------------------------------------------------------- */

static GtkWidget *
show (GtkWidget *child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);

  return window;
}

static GtkWidget *
show_sheet (AtoutSession *session, int height)
{
  GtkWidget *sheet = g_object_new (ATOUT_TYPE_SCORE_SHEET, NULL);

  atout_score_sheet_set_session (ATOUT_SCORE_SHEET (sheet), session);

  return show (sheet, NARROW, height);
}

static GtkWidget *
show_result_in (AtoutSession *session, int width)
{
  GtkWidget *result = g_object_new (ATOUT_TYPE_RESULT, NULL);

  atout_result_show (ATOUT_RESULT (result), session);

  return show (result, width, 640);
}

static GtkWidget *
show_result (AtoutSession *session)
{
  return show_result_in (session, NARROW);
}

/* The label at @column and @line of the first grid below @root, or NULL. */
static const char *
text_at (GtkWidget *root, int column, int line)
{
  GtkWidget *child
      = gtk_grid_get_child_at (GTK_GRID (view_find (root, GTK_TYPE_GRID)), column, line);

  return GTK_IS_LABEL (child) ? gtk_label_get_text (GTK_LABEL (child)) : NULL;
}

/* ---- The sheet ------------------------------------------------------------------------------ */

/* The lowest label below @root before those @to_come, in coordinates of @window. */
static double
lowest_label (GtkWidget *root, GtkWidget *window, gboolean *to_come)
{
  double lowest = 0;
  graphene_rect_t bounds;

  *to_come |= gtk_widget_has_css_class (root, "to-come");
  if (GTK_IS_LABEL (root) && !*to_come && gtk_widget_get_mapped (root)
      && gtk_widget_compute_bounds (root, window, &bounds))
    return bounds.origin.y + bounds.size.height;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !*to_come;
       child = gtk_widget_get_next_sibling (child))
    {
      double low = lowest_label (child, window, to_come);

      lowest = MAX (lowest, low);
    }

  return lowest;
}

static gboolean
shows_end (gpointer window)
{
  gboolean to_come = FALSE;

  return lowest_label (window, window, &to_come) <= gtk_widget_get_height (window);
}

/* The last deal was not scrolled away for the empty lines behind it. */
static gboolean
shows_written (gpointer window)
{
  gboolean to_come = FALSE;

  return lowest_label (window, window, &to_come) > gtk_widget_get_height (window) / 2.0;
}

/* Nothing has to be pushed sideways to be read. */
static void
check_width (GtkWidget *window)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (
      GTK_SCROLLED_WINDOW (view_find (window, GTK_TYPE_SCROLLED_WINDOW)));

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
}

/* True when something below @root is called @told for who listens, and for who points at it. */
static gboolean
is_told (GtkWidget *root, const char *told)
{
  g_autofree char *different = NULL;

  if (g_strcmp0 (gtk_widget_get_tooltip_text (root), told) == 0)
    {
      different = gtk_test_accessible_check_property (GTK_ACCESSIBLE (root),
                                                      GTK_ACCESSIBLE_PROPERTY_LABEL, told);
      g_assert_null (different);
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_told (child, told))
      return TRUE;

  return FALSE;
}

/* The figure whose tooltip is @told has a line below it, as wide as the figure. */
static gboolean
is_underlined (GtkWidget *root, const char *told)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (labels->pdata[i]), told) == 0
        && gtk_widget_has_css_class (labels->pdata[i], "maker"))
      {
        int natural;

        gtk_widget_measure (labels->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                            NULL);
        g_assert_cmpint (gtk_widget_get_width (labels->pdata[i]), ==, natural);
        return TRUE;
      }

  return FALSE;
}

static void
check_row (GtkWidget *window, AtoutSession *session, AtoutScoreRow *score)
{
  const SheetForm *form = form_of (session);
  const SheetRow *row = atout_score_row_get_sheet (score);
  const ScoreTexts *texts = atout_score_row_get_texts (score);

  g_assert_true (row->contract[0] == '\0' || is_told (window, texts->told));
  if (strstr (row->contract, "{suit}") != NULL)
    g_assert_true (
        view_reads (window, words_suit_short (atout_session_get_suits (session), row->trump)));
  if (form->has_declarer && row->declarer != NO_SEAT)
    g_assert_true (view_reads (window, atout_score_row_get_seat_name (score, row->declarer)));
  if (form->has_dealer)
    g_assert_true (view_reads (window, atout_score_row_get_seat_name (score, row->dealer)));
  if (row->figures[0] != '\0')
    g_assert_true (view_reads (window, row->figures) && is_told (window, texts->figures));
  for (guint u = 0; u < row->n_units; u++)
    {
      int maker = score_words_maker (atout_course_get_deal (ATOUT_COURSE (session)), row);
      char total[16];

      if (row->unit[u].written[0] != '\0')
        g_assert_cmpint (is_underlined (window, texts->cell[u]), ==, maker == (int) u);
      g_assert_true (view_reads (window, row->unit[u].written));
      g_assert_true (is_told (window, texts->cell[u]));
      sheet_write_number (total, sizeof total, row->unit[u].total, form->is_ledger);
      if (form->has_totals)
        g_assert_true (view_reads (window, total));
      if (row->unit[u].marks[0] != '\0')
        g_assert_true (view_reads (window, row->unit[u].marks));
    }
  g_assert_true (form->heading == NULL || view_reads (window, texts->heading));
}

/* All that is written in the cells of @score, with blanks between. */
static char *
list_written (AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  g_auto (GStrv) games = g_strsplit (row->contract, "/", -1); /* one against another */
  g_autofree char *contract = g_strjoinv (" ", games);
  GString *written = g_string_new (" ");

  g_string_append_printf (written, "%s %s ", contract, row->figures);
  for (guint u = 0; u < row->n_units; u++)
    g_string_append_printf (written, "%s %s %s ", row->unit[u].written, row->unit[u].marks,
                            row->no_bonus && !row->unit[u].lost ? "╱" : "");

  return g_string_free (written, FALSE);
}

/* Of each sign that is written in @score, stands there what it means; letters are a sign. */
static guint
check_legend (GtkWidget *window, AtoutSession *session, AtoutScoreRow *score)
{
  const char *contract = atout_score_row_get_sheet (score)->contract;
  g_autofree char *written = list_written (score);
  gboolean is_told = !g_ascii_isalpha (contract[0]);
  guint n = 0;

  for (const SheetSign *sign = form_of (session)->signs; sign != NULL && sign->sign != NULL; sign++)
    {
      const char *meaning = words_of_game ("sign", sign->meaning);
      g_autofree char *cell = g_strdup_printf (" %s ", sign->sign);
      g_auto (GStrv) parts = NULL;
      g_autofree char *text = NULL;
      g_autofree char *whole = g_strdup_printf ("%s: %s", sign->sign, meaning);

      if (strstr (written, cell) == NULL)
        continue;
      parts = g_strsplit (whole, " ", -1);
      text = g_strjoinv ("\302\240", parts);
      if (!view_mentions (window, text))
        g_error ("nobody says what %s is", whole);
      is_told |= g_str_has_prefix (contract, sign->sign);
      n++;
    }
  if (!is_told)
    g_error ("nobody says what %s is", contract);

  return n;
}

/* Reads a number as the panel writes it; false for anything else. */
static gboolean
read_number (const char *text, int *number)
{
  gboolean negative;
  char *end;

  *number = 0;
  if (text == NULL)
    return FALSE;
  negative = g_str_has_prefix (text, "−");
  *number = (int) g_ascii_strtoll (text + (negative ? strlen ("−") : 0), &end, 10);
  if (negative)
    *number = -*number;

  return end != text && *end == '\0';
}

/* Under a line stands the sum of what is above it, up to the totals of the match. */
static void
check_sums (GtkWidget *window, AtoutSession *session)
{
  const char *last = form_of (session)->so_far;
  GtkGrid *grid = GTK_GRID (view_find (window, GTK_TYPE_GRID));

  for (int column = 1; column <= (int) atout_course_get_n_units (ATOUT_COURSE (session)); column++)
    {
      guint n_sums = 0;
      int sum = 0;
      int number;

      for (int line = 0; g_strcmp0 (text_at (window, 0, line), last) != 0; line++)
        {
          const char *label = text_at (window, 0, line + 1);
          GtkWidget *head = gtk_grid_get_child_at (grid, 0, line + 1);

          g_assert_cmpint (line, <, 100);
          if (gtk_grid_get_child_at (grid, 0, line) == NULL)
            sum = 0; /* the names of the units: here the rows begin */
          if (GTK_IS_SEPARATOR (gtk_grid_get_child_at (grid, 0, line)))
            {
              g_assert_nonnull (label);
              if (gtk_widget_has_css_class (head, "total"))
                {
                  g_assert_true (read_number (text_at (window, column, line + 1), &number));
                  g_assert_cmpint (number, ==, sum);
                  n_sums++;
                  line++;
                  if (g_str_equal (label, last))
                    break;
                }
              else
                {
                  sum = 0; /* from the figures that decided to the score */
                }
            }
          else if (read_number (text_at (window, column, line), &number))
            {
              sum += number;
            }
        }
      g_assert_cmpuint (n_sums, >=, 2);
    }
}

static guint n_signs; /* that were written and explained so far */

static void
check_match (const Game *game, const char *settings, guint64 seed)
{
  g_autoptr (AtoutSession) session = new_match (game, settings, seed);
  GtkWidget *window = show_sheet (session, 120);

  for (guint i = 0; i < DEALS && !is_over (session); i++)
    {
      g_autoptr (AtoutScoreRow) row = NULL;
      GtkWidget *result;

      if (i == DEALS - 1)
        g_object_set (session, "suits", (int) SUITS_GERMAN, NULL);
      play_deal (session);
      row = last_row (session);
      view_wait_for_draw (window);
      check_row (window, session, row);
      n_signs += check_legend (window, session, row);
      check_width (window);
      view_wait (shows_end, window, "the last line");

      result = show_result (session);
      g_assert_true (view_reads (result, atout_score_row_get_texts (row)->verdict));
      if (!is_over (session))
        check_sums (result, session);
      gtk_window_destroy (GTK_WINDOW (result));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every preset of every game, with long names and in a narrow window. */
static void
test_presets (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    for (const OptionPreset *preset = game_at (g)->options->presets; preset->key != NULL; preset++)
      check_match (game_at (g), preset->settings, 3);
  g_assert_cmpuint (n_signs, >, 0);
}

/* What presets do not have: most seats, most columns. */
static void
test_widest (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
  } rows[] = {
    { "zensern", "mode=4d" },
    { "zensern", "mode=3" },
    { "fiftysix", "players=8 match=tables12" },
    { "klaverjas", "deals=4 tournament=yes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check_match (game_find (rows[i].game), rows[i].settings, 11);
}

/* How far the match has come, where that is settled. */
static void
test_titles (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
    const char *title; /* of the first deal */
  } rows[] = {
    { "klaverjas", "", "Deal 1 of 16" },
    { "klaverjas", "game=three deals=8 trump=utrecht", "Deal 1 of 6" },
    { "klaverjas", "deals=4 tournament=yes", "Deal 1 of 12" },
    { "klaverjas", "end=target", "Deal 1" },
    { "zensern", "", "Deal 1" },
    { "cego", "", "Deal 1 of 24" },
    { "fiftysix", "match=deals6", "Deal 1 of 6" },
    { "wurzen", "", "Deal 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) session = new_match (game_find (rows[i].game), rows[i].settings, 7);
      GtkWidget *window;

      play_deal (session);
      window = show_result (session);
      if (!view_reads (window, rows[i].title))
        g_error ("%s %s: not titled “%s”", rows[i].game, rows[i].settings, rows[i].title);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
check_whole (GtkWidget *window, const char *name)
{
  g_autoptr (GPtrArray) labels = view_find_all (window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), name))
      {
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

/* A name that is not very long is read as a whole, however long the lines beside its column are. */
static void
test_whole_names (void)
{
  static const char *const names[] = { "Annemarijn", "Bartholome" };

  for (guint64 seed = 0; seed < 8; seed++)
    {
      g_autoptr (AtoutSession) session
          = new_match_of (names, game_find ("wurzen"), "mode=schnapsen", seed);
      GtkWidget *window;

      play_deal (session);
      window = show_result_in (session, NARROWER);
      check_whole (window, names[0]);
      check_whole (window, names[1]);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* ---- What stands below ---------------------------------------------------------------------- */

/* The pot after the last deal of @session, or 0. */
static int
pot_of (AtoutSession *session)
{
  g_autoptr (AtoutScoreRow) row = last_row (session);
  const SheetRow *sheet = atout_score_row_get_sheet (row);

  return sheet->n_notes > 0 ? sheet->note[0].value[0] : 0;
}

/* Z-10.4: the line stays until the points are taken, and then the taker's entry has them */
static void
test_disputed (void)
{
  const Game *zensern = game_find ("zensern");

  for (guint64 seed = 0; seed < SEEDS_MAX; seed++)
    {
      g_autoptr (AtoutSession) session = new_match (zensern, "mode=3 target=1001", seed);
      GtkWidget *window = show_sheet (session, 640);
      int pot = 0;
      gboolean taken = FALSE;

      while (!taken && !is_over (session))
        {
          g_autofree char *entry = g_strdup_printf ("+%d", pot);
          g_autofree char *line = NULL;
          g_autofree char *waiting = NULL;
          g_autofree char *state = NULL;
          AtoutSheet *sheet = atout_session_get_sheet (session);
          Telling telling;

          play_deal (session);
          taken = pot > 0 && pot_of (session) < pot;
          g_assert_true (!taken || view_mentions (window, entry));
          pot = pot_of (session);
          line = g_strdup_printf ("strittig %d", pot);
          g_assert_cmpint (view_reads (window, line), ==, pot > 0);
          g_assert_cmpint (view_mentions (window, "strittig"), ==, pot > 0);
          telling = atout_session_tell (session);
          telling.row = atout_sheet_get_last_row (sheet);
          waiting = tell_waiting (&telling, false);
          g_assert_cmpstr (waiting, ==, pot > 0 && !is_over (session) ? line : NULL);
          state = tell_state (&telling);
          g_assert_cmpint (strstr (state, "Disputed points") != NULL, ==, waiting != NULL);
        }
      gtk_window_destroy (GTK_WINDOW (window));
      if (taken)
        return;
    }
  g_error ("no disputed points in %d matches", SEEDS_MAX);
}

/* W-10.8: dots for the loser, the next Bummerl below; who lost the match, and by what */
static void
test_bummerl (void)
{
  g_autoptr (AtoutSession) session = new_match (game_find ("wurzen"), "claim=auto bummerl=3", 2);
  GtkWidget *window = show_sheet (session, 640);
  GtkWidget *result;
  guint n_blocks;

  while (!is_over (session))
    play_deal (session);
  {
    g_autoptr (AtoutScoreRow) row = last_row (session);
    const SheetRow *sheet = atout_score_row_get_sheet (row);

    n_blocks = sheet->block;
    g_assert_cmpint (MAX (sheet->note[0].value[0], sheet->note[0].value[1]), >=, 3);
  }
  result = show_result (session);
  for (guint i = 1; i <= n_blocks; i++)
    {
      g_autofree char *heading = g_strdup_printf ("Bummerl %u", i);

      g_assert_true (view_reads (window, heading));
      g_assert_true (view_reads (result, heading));
    }
  g_assert_true (view_mentions (window, "●"));
  g_assert_true (view_reads (window, "Black points"));
  g_assert_true (view_reads (result, "Black points"));
  g_assert_true (view_mentions (result, "won the match"));
  g_assert_true (view_mentions (result, "●"));
  gtk_window_destroy (GTK_WINDOW (result));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* K-10.7: a block for each round, who is with whom, and the totals of the four players */
static void
test_tournament (void)
{
  g_autoptr (AtoutSession) session
      = new_match (game_find ("klaverjas"), "deals=4 tournament=yes", 4);
  GtkWidget *window = show_sheet (session, 640);
  GtkWidget *result;

  while (!is_over (session))
    play_deal (session);
  result = show_result (session);
  g_assert_true (view_reads (window, "Round 1: Maximiliane-Charlotte and Friederike Sophie – "
                                     "Willem-Alexander and Bartholomäus"));
  g_assert_true (view_reads (window, "Round 2: Maximiliane-Charlotte and Willem-Alexander – "
                                     "Friederike Sophie and Bartholomäus"));
  g_assert_true (view_mentions (result, "Round 3: "));
  for (guint player = 0; player < 4; player++)
    {
      g_autoptr (AtoutScoreRow) row = last_row (session);
      g_autofree char *total
          = g_strdup_printf ("%d", atout_score_row_get_sheet (row)->note[0].value[player]);

      g_assert_true (view_reads (window, total));
      g_assert_true (view_reads (result, total));
    }
  gtk_window_destroy (GTK_WINDOW (result));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* K-10.7: as many numbered lines as the boom has deals, and what was written last is in sight. */
static void
test_empty_lines (void)
{
  g_autoptr (AtoutSession) session = new_match (game_find ("klaverjas"), "", 4);
  GtkWidget *window = show_sheet (session, 240);

  g_assert_true (view_reads (window, "1"));
  g_assert_true (view_reads (window, "16"));
  g_assert_false (view_reads (window, "17"));
  for (guint i = 0; i < 6; i++)
    play_deal (session);
  g_assert_true (view_reads (window, "16"));
  g_assert_false (view_reads (window, "17"));
  view_wait (shows_end, window, "the last line");
  view_wait (shows_written, window, "the last deal");
  gtk_window_destroy (GTK_WINDOW (window));
}

static char *
marks_of_any (AtoutSession *session)
{
  const Telling telling = atout_session_tell (session);

  for (guint unit = 0; unit < atout_course_get_n_units (ATOUT_COURSE (session)); unit++)
    {
      char marks[SHEET_MARKS_MAX];

      tell_write_marks (&telling, unit, marks);
      if (marks[0] != '\0')
        return g_strdup (marks);
    }

  return NULL;
}

static guint
count_strokes (GtkWidget *window)
{
  GPtrArray *labels = view_find_all (window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_has_css_class (labels->pdata[i], "strokes");
  g_ptr_array_unref (labels);

  return n;
}

/* The cells with strokes in the rows of the deals that are over. */
static guint
count_written_strokes (AtoutSession *session)
{
  AtoutSheet *sheet = atout_session_get_sheet (session);
  GListModel *rows = atout_sheet_get_rows (sheet);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, i);
      const SheetRow *written = atout_score_row_get_sheet (row);

      for (guint unit = 0; unit < written->n_units; unit++)
        n += written->no_bonus ? !written->unit[unit].lost || written->unit[unit].marks[0] != '\0'
                               : written->unit[unit].marks[0] != '\0';
    }

  return n;
}

/* K-10.8: roem stands on the sheet as soon as it is written, on the line of its deal */
static void
test_running_marks (void)
{
  static const char *const settings[]
      = { "roem=auto", "roem=auto end=target", "game=three roem=auto" };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr (AtoutSession) session = new_match (game_find ("klaverjas"), settings[i], 4);
      GtkWidget *window = show_sheet (session, 640);
      g_autofree char *marks = NULL;
      g_autofree char *state = NULL;
      Telling telling;

      while (marks == NULL)
        {
          g_autoptr (GError) error = NULL;

          if (atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING)
            atout_match_deal (atout_session_get_match (session), &error);
          g_assert_no_error (error);
          g_main_context_iteration (NULL, TRUE);
          marks = marks_of_any (session);
        }
      g_assert_true (view_reads (window, marks));
      telling = atout_session_tell (session);
      state = tell_state (&telling);
      g_assert_nonnull (strstr (state, "In this deal: roem "));

      /* then it stands on the line of that deal, and on no other */
      view_wait (is_deal_over, session, "the end of the deal");
      g_assert_cmpuint (count_strokes (window), ==, count_written_strokes (session));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Whether Page Up or Page Down, @key, moves what is below @window. */
static void
check_scrolling (GtkWidget *window, const char *key)
{
  GtkWidget *scrolled = view_find (window, GTK_TYPE_SCROLLED_WINDOW);

  view_take_keyboard (window);
  g_assert_true (gtk_widget_get_focusable (scrolled));
  gtk_widget_grab_focus (scrolled);
  view_wait_for_focus (scrolled);
  view_scroll_by_key (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), key);
}

/* However far the lines are scrolled, above each column it is said whose it is. */
static void
check_heads (GtkWidget *window)
{
  GPtrArray *labels = view_find_all (window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    {
      GtkWidget *label = labels->pdata[i];
      graphene_rect_t bounds;

      if (!gtk_widget_has_css_class (label, "head"))
        continue;
      g_assert_true (gtk_widget_compute_bounds (label, window, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, 60);
      n++;
    }
  g_assert_cmpuint (n, >=, 3);
  g_ptr_array_unref (labels);
}

static GPtrArray *
find_heads (GtkWidget *window)
{
  GPtrArray *labels = view_find_all (window, GTK_TYPE_LABEL);

  for (guint i = labels->len; i > 0; i--)
    if (!gtk_widget_has_css_class (labels->pdata[i - 1], "head"))
      g_ptr_array_remove_index (labels, i - 1);

  return labels;
}

/* A name of one word is not broken; what is left out of it is told. */
static void
check_one_line (GtkWidget *label)
{
  const char *name = gtk_label_get_text (GTK_LABEL (label));
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

  g_assert_cmpint (pango_layout_get_line_count (layout), ==, 1);
  if (!pango_layout_is_ellipsized (layout))
    return;
  g_test_message ("“%s” is cut short", name);
  g_assert_cmpint (g_utf8_strlen (name, -1), >, 8);
  g_assert_nonnull (gtk_widget_get_tooltip_text (label));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (label), name));
}

static void
check_names (GtkWidget *window, const char *const *names)
{
  g_autoptr (GPtrArray) labels = view_find_all (window, GTK_TYPE_LABEL);

  for (guint i = 0; i < 4; i++)
    {
      guint n = 0;

      for (guint k = 0; k < labels->len; k++)
        if (g_str_equal (gtk_label_get_text (labels->pdata[k]), names[i]))
          {
            check_one_line (labels->pdata[k]);
            n++;
          }
      g_assert_cmpuint (n, >, 0);
    }
}

/* Four columns of names: short ones are whole, long ones end in three dots. */
static void
test_names (void)
{
  static const char *const names[][4] = { { "Sanne", "Fritz", "Lisbeth", "Emil" },
                                          { "Annemarijn", "Fritz", "Lisbeth", "Emil" },
                                          { "Lisbeth", "Emil", "Annemarijn", "Bartholomäus" } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (AtoutSession) session = new_match_of (names[i], game_find ("cego"), "", 7);
      GtkWidget *window;

      play_deal (session);
      play_deal (session);
      window = show_sheet (session, 640);
      view_wait_for_draw (window);
      check_names (window, names[i]);
      check_width (window);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* A name of two words that is just too long for its column has two lines, above the first of the
   sheet. */
static void
test_heads (void)
{
  g_autoptr (AtoutSession) session = new_match (game_find ("cego"), "", 7);
  GtkWidget *window;
  g_autoptr (GPtrArray) heads = NULL;
  guint n_folded = 0;

  play_deal (session);
  window = show_sheet (session, 640);
  heads = find_heads (window);
  for (guint i = 0; i < heads->len; i++)
    gtk_label_set_label (heads->pdata[i], i + 4 < heads->len ? "Nr" : "Anna Maria");
  view_wait_for_draw (window);
  view_wait_for_draw (window);
  for (guint i = 0; i < heads->len; i++)
    {
      PangoLayout *layout = gtk_label_get_layout (heads->pdata[i]);
      int height;

      pango_layout_get_pixel_size (layout, NULL, &height);
      g_assert_cmpint (height, <=, gtk_widget_get_height (heads->pdata[i]));
      n_folded += pango_layout_get_line_count (layout) > 1;
    }
  g_assert_cmpuint (n_folded, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is higher than its window can be read by keyboard; what is not takes no focus. */
static void
test_scrolling (void)
{
  g_autoptr (AtoutSession) session = new_match (game_find ("wurzen"), "claim=auto bummerl=3", 2);
  GtkWidget *result, *window;

  while (!is_over (session))
    play_deal (session);
  result = g_object_new (ATOUT_TYPE_RESULT, NULL);
  atout_result_show (ATOUT_RESULT (result), session);
  window = show (result, NARROW, 860);
  g_assert_false (gtk_widget_get_focusable (view_find (window, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_window_destroy (GTK_WINDOW (window));

  result = g_object_new (ATOUT_TYPE_RESULT, NULL);
  atout_result_show (ATOUT_RESULT (result), session);
  window = show (result, NARROW, 320);
  check_scrolling (window, "Next");
  gtk_window_destroy (GTK_WINDOW (window));

  window = show_sheet (session, 240);
  view_wait (shows_end, window, "the last line");
  check_scrolling (window, "Prior");
  check_heads (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of three the marks stand beside the number as well, and short names are whole above both. */
static void
test_marks_of_three (void)
{
  static const char *const names[] = { "Sanne", "Jan", "Trijntje" };
  g_autoptr (AtoutSession) session = new_match_of (names, game_find ("klaverjas"), "game=three", 3);
  GtkWidget *sheet = g_object_new (ATOUT_TYPE_SCORE_SHEET, NULL);
  GtkWidget *window;
  g_autoptr (GPtrArray) labels = NULL;
  guint n = 0;
  int width;

  play_deal (session);
  atout_score_sheet_set_session (ATOUT_SCORE_SHEET (sheet), session);
  /* beside a table it has what it asks for, which is little */
  gtk_widget_measure (sheet, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <, NARROWER);
  window = show (sheet, width, 640);
  labels = view_find_all (sheet, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "strokes"))
      {
        graphene_rect_t number, marks;

        g_assert_true (gtk_widget_has_css_class (labels->pdata[i - 1], "written"));
        g_assert_true (gtk_widget_compute_bounds (labels->pdata[i - 1], sheet, &number));
        g_assert_true (gtk_widget_compute_bounds (labels->pdata[i], sheet, &marks));
        g_assert_cmpfloat (marks.origin.y, ==, number.origin.y);
        g_assert_cmpfloat (marks.origin.x, >, number.origin.x);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    check_whole (sheet, names[i]);
  check_width (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_written (GtkWidget *sheet, const char *style)
{
  g_autoptr (GPtrArray) labels = view_find_all (sheet, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_has_css_class (labels->pdata[i], style);

  return n;
}

/* A deal that is played again is no part of the match: no score or roem of it is written. */
static void
test_once (void)
{
  g_autoptr (AtoutSession) session = new_match (game_find ("klaverjas"), "", 7);
  GtkWidget *window;
  guint n;

  play_deal (session);
  window = show_sheet (session, 640);
  n = count_written (window, "written");
  g_assert_cmpuint (n, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));

  atout_session_set_once (session, TRUE);
  play_deal (session);
  window = show_sheet (session, 640);
  g_assert_cmpuint (count_written (window, "written"), ==, n);
  gtk_window_destroy (GTK_WINDOW (window));

  atout_session_set_once (session, FALSE);
  window = show_sheet (session, 640);
  g_assert_cmpuint (count_written (window, "written"), ==, 2 * n);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Remarks --------------------------------------------------------------------------------- */

/* A match of one deal by lot, after which Jan, the user's partner, or Trijntje or Piet speaks. */
static MatchLog *
new_remarked_log (guint64 seed)
{
  static const char *const names[] = { "", "simple Trijntje", "simple Jan", "simple Piet" };
  const Options options = OPTIONS_DEFAULT;
  const Signals signals[SEATS_MAX] = { 0 };
  Rng rng = rng_new (seed, 1);

  for (;;)
    {
      g_autoptr (MatchLog) log = match_log_new (game_find ("klaverjas"), &options);
      DealNumber number;
      Remark remark;

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        match_log_set_player (log, i, i == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER, names[i]);
      number_from_seed (&number, rng_next (&rng), 0);
      match_log_deal (log, &number, NULL);
      while (!deal_is_over (&log->deal))
        {
          ActionList list;

          deal_legal (&log->deal, &list);
          match_log_act (log, list.at[rng_below (&rng, list.n)], false);
        }
      if (remark_find (log, 0, signals, &remark))
        return g_steal_pointer (&log);
    }
}

/* All that a screen reader says of the result, with @said once at the end. */
static void
check_name (GtkWidget *result, AtoutSession *session, guint seat, const char *said)
{
  g_autoptr (AtoutScoreRow) row = last_row (session);
  const Telling telling = atout_session_tell (session);
  g_autofree char *title = tell_result (&telling, atout_score_row_get_sheet (row));
  g_autofree char *name
      = g_strdup_printf ("%s %s %s: “%s”", title, atout_score_row_get_texts (row)->verdict,
                         atout_course_get_seat_name (ATOUT_COURSE (session), seat), said);

  gtk_test_accessible_assert_property (result, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* Read once with the result, below a portrait; or not at all if it is not wanted. */
static void
test_remark (void)
{
  g_autoptr (MatchLog) log = new_remarked_log (1);
  g_autoptr (AtoutReplay) replay = atout_replay_new (log, 0);
  g_autoptr (AtoutSession) session = atout_session_new_replay (replay);
  g_autofree char *said = NULL;
  GtkWidget *window, *result;
  guint seat;

  atout_replay_go_to (replay, 0, match_log_get_deal (log, 0)->n_done);
  g_assert_null (atout_session_tell_remark (session, &seat));
  window = show_result (session);
  g_assert_false (view_mentions (window, "“"));
  g_assert_null (view_find (window, ATOUT_TYPE_PORTRAIT));
  gtk_window_destroy (GTK_WINDOW (window));

  g_object_set (session, "remarks", TRUE, NULL);
  said = atout_session_tell_remark (session, &seat);
  g_assert_nonnull (said);
  window = show_result (session);
  result = view_find (window, ATOUT_TYPE_RESULT);
  g_assert_true (view_mentions (window, said));
  g_assert_true (
      atout_portrait_get_person (ATOUT_PORTRAIT (view_find (window, ATOUT_TYPE_PORTRAIT)))
      == people_find (atout_course_get_seat_name (ATOUT_COURSE (session), seat)));
  check_name (result, session, seat, said);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;

  ADD_TESTS ("/score-sheet", test_presets, test_widest, test_heads, test_names, test_titles,
             test_whole_names, test_disputed, test_bummerl, test_tournament, test_empty_lines,
             test_running_marks, test_marks_of_three, test_once, test_scrolling, test_remark);

  return g_test_run ();
}
