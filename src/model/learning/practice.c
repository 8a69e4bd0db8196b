/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/practice.h"

#include <gio/gio.h>

#include "model/problem-resources.h"

#define MISSED_LEAST 3 /* least number of tried problems per theme */
#define MISSED_MOST 3  /* most themes and kinds at once */
#define LADDER_LEAST 5 /* fewest problems of a ladder (series of problems on one theme) */
#define LADDER_MOST 8

/* ---- Problem books --------------------------------------------------------------------------- */

/* Aborts on an error, which test-problem-books finds. */
static ProblemBook *
read_book (const char *form)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_BASE "/problems/%s.atout", form);
  g_autofree char *name = g_strconcat (form, ".atout", NULL);
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;
  ProblemBook *book;

  g_resources_register (atout_problems_get_resource ());
  text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (text == NULL)
    return NULL;
  book = problem_book_new (text, name, &error);
  if (book == NULL)
    g_error ("%s", error->message);

  return book;
}

const ProblemBook *
problem_books_get (const char *form)
{
  static GHashTable *books; /* ProblemBook by form, or NULL */
  gpointer book;

  g_return_val_if_fail (form != NULL, NULL);

  if (books == NULL)
    books = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_hash_table_lookup_extended (books, form, NULL, &book))
    {
      book = read_book (form);
      g_hash_table_insert (books, g_strdup (form), book);
    }

  return book;
}

/* ---- Ladders --------------------------------------------------------------------------------- */

static gboolean
is_step (const ProblemEntry *entry, ProblemThemes theme, guint band)
{
  return (entry->kind == PROBLEM_OPEN || entry->kind == PROBLEM_SURE) && entry->band == band
         && (entry->themes & theme) != 0;
}

static gboolean
is_among (const guint *steps, guint n, guint index)
{
  for (guint i = 0; i < n; i++)
    if (steps[i] == index)
      return TRUE;

  return FALSE;
}

/*
 * Returns the index of a problem on @theme in @band (difficulty) that is not among @steps. Prefers
 * the one with fewest themes; -1 if none is left.
 */
static int
find_step (const ProblemBook *book, ProblemThemes theme, guint band, const guint *steps, guint n)
{
  int found = -1, fewest = 0;

  for (guint i = 0; i < problem_book_count (book); i++)
    {
      const ProblemEntry *entry = problem_book_at (book, i);
      int n_themes = __builtin_popcount (entry->themes);

      if (is_step (entry, theme, band) && (found < 0 || n_themes < fewest)
          && !is_among (steps, n, i))
        {
          found = (int) i;
          fewest = n_themes;
        }
    }

  return found;
}

static int
compare_places (gconstpointer first, gconstpointer second)
{
  return (int) *(const guint *) first - (int) *(const guint *) second;
}

/*
 * Chooses the problems of the ladder on @theme: from each band (difficulty) in turn, up to
 * LADDER_MOST. Writes their indices to @steps, easiest first; returns their number, or 0 if they
 * make no ladder.
 */
static guint
list_steps (const ProblemBook *book, ProblemThemes theme, guint *steps)
{
  guint bands = 0, n = 0, n_before;

  do
    {
      n_before = n;
      for (guint band = 1; band <= PROBLEM_BANDS && n < LADDER_MOST; band++)
        {
          int index = find_step (book, theme, band, steps, n);

          if (index < 0)
            continue;
          steps[n++] = (guint) index;
          bands |= 1u << band;
        }
    }
  while (n > n_before);
  qsort (steps, n, sizeof *steps, compare_places);

  return n >= LADDER_LEAST && (bands & (bands - 1)) != 0 ? n : 0;
}

/* ---- Counting -------------------------------------------------------------------------------- */

static GHashTable *
list_tried (const char *form, AtoutLearning *learning)
{
  return learning != NULL ? atout_learning_list_problems (learning, form)
                          : g_hash_table_new (g_str_hash, g_str_equal);
}

static PracticeState
find_state (GHashTable *tried, const ProblemEntry *entry)
{
  const LearningProblem *problem = g_hash_table_lookup (tried, entry->name);

  if (problem == NULL)
    return PRACTICE_NEW;

  return problem->n_right > 0 ? PRACTICE_SOLVED : PRACTICE_TRIED;
}

static void
count (PracticeCount *counted, gboolean is_solved)
{
  counted->n++;
  counted->n_solved += is_solved ? 1 : 0;
}

static void
count_ladder (PracticeCount *counted, const ProblemBook *book, ProblemTheme theme,
              GHashTable *tried)
{
  guint steps[LADDER_MOST];
  guint n = list_steps (book, 1u << theme, steps);

  for (guint i = 0; i < n; i++)
    count (counted, find_state (tried, problem_book_at (book, steps[i])) == PRACTICE_SOLVED);
}

void
practice_count (Practice *practice, const char *form, AtoutLearning *learning)
{
  const ProblemBook *book = problem_books_get (form);
  g_autoptr (GHashTable) tried = list_tried (form, learning);

  *practice = (Practice) { 0 };
  for (guint i = 0; book != NULL && i < problem_book_count (book); i++)
    {
      const ProblemEntry *entry = problem_book_at (book, i);
      gboolean is_solved = find_state (tried, entry) == PRACTICE_SOLVED;

      count (&practice->all, is_solved);
      count (&practice->of_kind[entry->kind], is_solved);
      count (&practice->of_band[entry->band], is_solved);
      for (guint theme = 0; theme < THEMES; theme++)
        if ((entry->themes >> theme & 1) != 0)
          count (&practice->of_theme[theme], is_solved);
    }
  for (guint theme = 0; book != NULL && theme < THEMES; theme++)
    count_ladder (&practice->of_ladder[theme], book, theme, tried);
}

/* ---- Problem --------------------------------------------------------------------------------- */

struct _AtoutPracticeProblem
{
  GObject parent_instance;

  guint index;
  const ProblemEntry *entry; /* owned by its book forever */
  PracticeState state;
};

enum
{
  PROP_STATE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (AtoutPracticeProblem, atout_practice_problem, G_TYPE_OBJECT)

static void
atout_practice_problem_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_STATE:
      g_value_set_int (value, ATOUT_PRACTICE_PROBLEM (object)->state);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_practice_problem_class_init (AtoutPracticeProblemClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = atout_practice_problem_get_property;

  /** AtoutPracticeProblem:state: the PracticeState, notified after an answer */
  properties[PROP_STATE]
      = g_param_spec_int ("state", NULL, NULL, PRACTICE_NEW, PRACTICE_SOLVED, PRACTICE_NEW,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
}

static void
atout_practice_problem_init (AtoutPracticeProblem *self G_GNUC_UNUSED)
{
}

static AtoutPracticeProblem *
problem_new (const ProblemBook *book, guint index, PracticeState state)
{
  AtoutPracticeProblem *self = g_object_new (ATOUT_TYPE_PRACTICE_PROBLEM, NULL);

  self->index = index;
  self->entry = problem_book_at (book, index);
  self->state = state;

  return self;
}

guint
atout_practice_problem_get_index (AtoutPracticeProblem *self)
{
  g_return_val_if_fail (ATOUT_IS_PRACTICE_PROBLEM (self), 0);

  return self->index;
}

const ProblemEntry *
atout_practice_problem_get_entry (AtoutPracticeProblem *self)
{
  g_return_val_if_fail (ATOUT_IS_PRACTICE_PROBLEM (self), NULL);

  return self->entry;
}

PracticeState
atout_practice_problem_get_state (AtoutPracticeProblem *self)
{
  g_return_val_if_fail (ATOUT_IS_PRACTICE_PROBLEM (self), PRACTICE_NEW);

  return self->state;
}

AtoutExercise *
practice_open (const char *form, AtoutPracticeProblem *problem, GError **error)
{
  Problem *read = problem_book_read (problem_books_get (form), problem->index, error);

  return read != NULL ? atout_exercise_new (read, error) : NULL;
}

void
practice_note (const char *form, AtoutPracticeProblem *problem, AtoutExercise *exercise,
               AtoutLearning *learning)
{
  const ProblemEntry *entry = problem->entry;
  const LearningAnswer answer
      = { .form = form,
          .name = entry->name,
          .kind = entry->kind,
          .band = entry->band,
          .themes = entry->themes,
          .is_right = atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT };

  atout_learning_note_answer (learning, &answer);
}

/* ---- Finding problems ------------------------------------------------------------------------ */

gboolean
practice_find_missed (PracticeFilter *filter, const char *form, AtoutLearning *learning)
{
  g_autoptr (GArray) missed
      = learning != NULL ? atout_learning_list_missed (learning, form, MISSED_LEAST) : NULL;

  *filter = (PracticeFilter) { .only_open = TRUE };
  for (guint i = 0; missed != NULL && i < MIN (missed->len, MISSED_MOST); i++)
    {
      const LearningShare *share = &g_array_index (missed, LearningShare, i);

      if (share->is_theme)
        filter->themes |= 1u << share->index;
      else
        filter->kinds |= 1u << share->index;
    }

  return (filter->themes | filter->kinds) != 0;
}

static gboolean
fits (const PracticeFilter *filter, const ProblemEntry *entry, GHashTable *tried)
{
  gboolean is_any = filter->themes == 0 && filter->kinds == 0;

  return (is_any || (entry->themes & filter->themes) != 0
          || (filter->kinds >> entry->kind & 1) != 0)
         && (filter->band == 0 || entry->band == filter->band)
         && (!filter->only_open || find_state (tried, entry) != PRACTICE_SOLVED);
}

GListModel *
practice_list (const char *form, const PracticeFilter *filter, AtoutLearning *learning)
{
  const ProblemBook *book = problem_books_get (form);
  g_autoptr (GHashTable) tried = list_tried (form, learning);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_object_unref);
  GListStore *list = g_list_store_new (ATOUT_TYPE_PRACTICE_PROBLEM);
  guint steps[LADDER_MOST];
  guint n_steps = book != NULL && filter->is_ladder ? list_steps (book, filter->themes, steps) : 0;

  for (guint i = 0; book != NULL && i < problem_book_count (book); i++)
    {
      const ProblemEntry *entry = problem_book_at (book, i);

      if (filter->is_ladder ? is_among (steps, n_steps, i) : fits (filter, entry, tried))
        g_ptr_array_add (problems, problem_new (book, i, find_state (tried, entry)));
    }
  g_list_store_splice (list, 0, 0, problems->pdata, problems->len);

  return G_LIST_MODEL (list);
}

void
practice_list_update (GListModel *list, const char *form, AtoutLearning *learning)
{
  g_autoptr (GHashTable) tried = list_tried (form, learning);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (list, i);
      PracticeState state = find_state (tried, problem->entry);

      if (state == problem->state)
        continue;
      problem->state = state;
      g_object_notify_by_pspec (G_OBJECT (problem), properties[PROP_STATE]);
    }
}

PracticeCount
practice_list_count (GListModel *list)
{
  PracticeCount counted = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (list, i);

      count (&counted, problem->state == PRACTICE_SOLVED);
    }

  return counted;
}

guint
practice_list_find_next (GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutPracticeProblem) problem = g_list_model_get_item (list, i);

      if (problem->state != PRACTICE_SOLVED)
        return i;
    }

  return 0;
}
