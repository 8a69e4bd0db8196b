/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-exercise.h"

#include "model/course/player-names.h"
#include "model/learning/exercise-reason.h"
#include "model/words/tell-problem.h"
#include "model/words/tell-text.h"
#include "players/problems/problem-fact.h"

struct _AtoutExercise
{
  GObject parent_instance;

  Problem *problem;
  guint seat; /* seat that decides */
  guint deal; /* last deal of the log */
  guint n;    /* actions before the decision */
  AtoutCourse *position;
  AtoutSession *session[ATOUT_EXERCISE_BEST + 1]; /* by sight, or NULL */
  AtoutReplay *replay[ATOUT_EXERCISE_BEST + 1];   /* by sight; NULL for the position */

  AtoutExerciseState state;
  AtoutExerciseSight sight;
  Action once;       /* action in the match, or ACTION_NONE */
  double cost;       /* average cost of `once` in points */
  gboolean explains; /* true if the verdict explains the solution */
  Action done;       /* user's action, or ACTION_NONE */
  int answer;        /* answer to a count problem */
  guint n_tries;
  gboolean was_helped; /* help came before the first answer */
  gboolean is_clean;
  DeckSuits suits;
  ExerciseReason reason;
};

G_DEFINE_FINAL_TYPE (AtoutExercise, atout_exercise, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SUITS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  TOLD,
  TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Sessions -------------------------------------------------------------------------------- */

static void
seat_user (MatchLog *log, guint seat)
{
  if (match_log_find_user (log) != (int) seat)
    for (guint i = 0; i < log->match.n_seats; i++)
      match_log_set_player (log, i, i == seat ? PLAYER_HUMAN : PLAYER_NONE, "");
  player_names_fill (log);
}

static gboolean
is_count (AtoutExercise *self)
{
  return self->problem->kind == PROBLEM_COUNT;
}

static void
keep_session (AtoutExercise *self, AtoutExerciseSight sight, AtoutSession *session)
{
  gboolean is_line = sight == ATOUT_EXERCISE_BEATEN || sight == ATOUT_EXERCISE_BEST;

  self->session[sight] = session;
  g_object_bind_property (self, "suits", session, "suits", G_BINDING_SYNC_CREATE);
  atout_session_set_guided (session, is_line || self->problem->kind == PROBLEM_OPEN);
}

static void
add_replay (AtoutExercise *self, AtoutExerciseSight sight, const MatchLog *log)
{
  g_clear_object (&self->session[sight]);
  g_clear_object (&self->replay[sight]);
  self->replay[sight] = atout_replay_new (log, self->seat);
  atout_replay_begin_at (self->replay[sight], self->deal,
                         sight == ATOUT_EXERCISE_PAST ? 0 : self->n);
  atout_replay_go_to (self->replay[sight], self->deal, self->n);
  keep_session (self, sight, atout_session_new_replay (self->replay[sight]));
}

/* Returns the log of the line that @sight shows, or NULL. */
static MatchLog *
make_line (AtoutExercise *self, AtoutExerciseSight sight)
{
  const ProblemRefutation *refutation
      = sight == ATOUT_EXERCISE_BEATEN ? problem_find_refutation (self->problem, self->done) : NULL;
  MatchLog *log;

  if (sight == ATOUT_EXERCISE_BEST ? self->problem->n_best == 0 : refutation == NULL)
    return NULL;
  log = problem_play_line (self->problem, refutation);
  if (log != NULL)
    seat_user (log, self->seat);

  return log;
}

/* ---- Verdicts -------------------------------------------------------------------------------- */

/*
 * Returns the words for texts of this exercise. Their suit names come from the present deck: the
 * session may still have the old ones while a change of deck is announced.
 */
static Telling
tell (AtoutExercise *self)
{
  Telling telling = atout_session_tell (self->session[ATOUT_EXERCISE_POSITION]);

  telling.suits = self->suits;

  return telling;
}

/* Without a refutation the cost comes from the slip or the judgement. */
static char *
tell_wrong (AtoutExercise *self, const Telling *telling)
{
  const ProblemRefutation *refutation = problem_find_refutation (self->problem, self->done);
  const ProblemRefutation judged
      = { .wrong = self->done,
          .cost = self->done == self->once ? self->cost
                                           : exercise_reason_get_cost (&self->reason, self->done) };
  LineFact fact;

  if (is_count (self))
    return tell_problem_miscounted (telling, self->problem, self->answer);
  problem_find_fact (self->problem, self->done, &fact);

  return tell_problem_wrong (telling, self->problem, refutation != NULL ? refutation : &judged,
                             &fact);
}

static char *
tell_verdict (AtoutExercise *self, const Telling *telling)
{
  g_autofree char *reason = NULL;

  if (self->explains)
    {
      reason = self->problem->kind == PROBLEM_OPEN || self->problem->kind == PROBLEM_SURE
                   ? tell_problem_not (telling, self->problem, self->done)
                   : exercise_reason_tell (&self->reason, telling, self->problem, self->done);
      return tell_problem_why (telling, self->problem, reason);
    }
  if (self->state == ATOUT_EXERCISE_RIGHT)
    return tell_problem_right (telling, self->problem);

  return self->state == ATOUT_EXERCISE_WRONG ? tell_wrong (self, telling) : g_strdup ("");
}

char *
atout_exercise_make_verdict (AtoutExercise *self)
{
  const Telling telling = tell (self);
  gboolean is_told = self->state == ATOUT_EXERCISE_WRONG && self->done == self->once;
  GString *text = g_string_new (NULL);

  text_append (text, tell_verdict (self, &telling));
  if (self->sight == ATOUT_EXERCISE_BEST)
    text_append (text, tell_problem_shown (self->problem));
  if (self->once != ACTION_NONE && text->len > 0)
    text_append (text, tell_problem_once (&telling, self->problem, self->once,
                                          is_told && !self->explains ? 0 : self->cost));

  return g_string_free (text, FALSE);
}

char *
atout_exercise_make_question (AtoutExercise *self)
{
  const Telling telling = tell (self);

  return tell_problem_question (&telling, self->problem);
}

/* ---- Lit cards ------------------------------------------------------------------------------- */

/* Lights the known solution and the card of the verdict. */
static void
light (AtoutExercise *self)
{
  AtoutChoices *choices = atout_session_get_choices (self->session[self->sight]);
  gboolean is_known = self->explains || self->sight == ATOUT_EXERCISE_BEST;
  CardSet hand = self->problem->deal.hand[self->seat];
  CardSet spoken = 0;
  LineFact fact;

  if (self->sight == ATOUT_EXERCISE_BEATEN)
    {
      problem_find_fact (self->problem, self->done, &fact);
      if (fact.lost != CARD_NONE)
        spoken = hand & card_set_of (fact.lost);
    }
  atout_choices_light (choices, ATOUT_LIGHT_ADVICE,
                       is_known ? hand & problem_right_cards (self->problem) : 0, spoken);
}

/* ---- Reasons --------------------------------------------------------------------------------- */

static void
judged (gpointer owner, const Observation *seen, const Analysis *analysis, const OpenCards *open)
{
  AtoutExercise *self = owner;

  exercise_reason_take (&self->reason, seen, analysis);
  if (self->state != ATOUT_EXERCISE_ASKED)
    g_signal_emit (self, signals[TOLD], 0);
}

static void
ask_judge (AtoutExercise *self)
{
  if (tell_problem_is_average (self->problem)
      && (self->problem->kind != PROBLEM_EXAMPLE || self->once != ACTION_NONE))
    exercise_reason_ask (&self->reason, ATOUT_MATCH (self->position), &self->problem->deal,
                         G_OBJECT (self), judged);
}

gboolean
atout_exercise_is_thinking (AtoutExercise *self)
{
  g_return_val_if_fail (ATOUT_IS_EXERCISE (self), FALSE);

  return exercise_reason_is_awaited (&self->reason);
}

/* ---- Answers --------------------------------------------------------------------------------- */

/* Sets the state and closes an answered position. */
static void
set_state (AtoutExercise *self, AtoutExerciseState state)
{
  self->state = state;
  atout_choices_set_closed (atout_session_get_choices (self->session[ATOUT_EXERCISE_POSITION]),
                            state != ATOUT_EXERCISE_ASKED);
}

static void
note_help (AtoutExercise *self)
{
  self->was_helped |= self->n_tries == 0;
  if (self->state == ATOUT_EXERCISE_ASKED)
    set_state (self, ATOUT_EXERCISE_LEFT);
}

static void
judge (AtoutExercise *self, gboolean is_right)
{
  set_state (self, is_right ? ATOUT_EXERCISE_RIGHT : ATOUT_EXERCISE_WRONG);
  self->explains = FALSE;
  if (++self->n_tries == 1)
    self->is_clean = is_right && !self->was_helped;
  ask_judge (self);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
acted (AtoutExercise *self, const AtoutEvent *event)
{
  if (self->state != ATOUT_EXERCISE_ASKED)
    return; /* cards that follow the first */
  self->done = event->action;
  judge (self, action_list_has (&self->problem->right, event->action));
}

guint
atout_exercise_get_n_answers (AtoutExercise *self)
{
  int answers[COUNT_ANSWERS_MAX];

  g_return_val_if_fail (ATOUT_IS_EXERCISE (self), 0);

  return is_count (self) ? count_answers_list (self->problem, answers) : 0;
}

static int
get_answer (AtoutExercise *self, guint index)
{
  int answers[COUNT_ANSWERS_MAX];

  count_answers_list (self->problem, answers);

  return answers[index];
}

char *
atout_exercise_make_answer (AtoutExercise *self, guint index, gboolean spoken)
{
  const Telling telling = tell (self);
  int answer;

  g_return_val_if_fail (index < atout_exercise_get_n_answers (self), NULL);

  answer = get_answer (self, index);

  return spoken ? tell_problem_answer_spoken (&telling, self->problem, answer)
                : tell_problem_answer (&telling, self->problem, answer);
}

void
atout_exercise_answer (AtoutExercise *self, guint index)
{
  g_return_if_fail (index < atout_exercise_get_n_answers (self));

  if (self->state != ATOUT_EXERCISE_ASKED)
    return;
  self->answer = get_answer (self, index);
  judge (self, self->answer == self->problem->answer);
}

/* ---- Help ------------------------------------------------------------------------------------ */

static void
turn (AtoutExercise *self, AtoutExerciseSight sight)
{
  gboolean is_other = self->sight != sight || sight >= ATOUT_EXERCISE_BEATEN;

  self->sight = sight;
  light (self);
  if (is_other)
    g_signal_emit (self, signals[TURNED], 0);
}

void
atout_exercise_again (AtoutExercise *self)
{
  g_return_if_fail (ATOUT_IS_EXERCISE (self));

  if (self->done != ACTION_NONE) /* the match has gone on */
    while (match_log_get_deal (atout_course_get_log (self->position), self->deal)->n_done > self->n
           && atout_match_undo (ATOUT_MATCH (self->position)))
      ;
  self->done = ACTION_NONE;
  self->explains = FALSE;
  set_state (self, ATOUT_EXERCISE_ASKED);
  turn (self, ATOUT_EXERCISE_POSITION);
  g_signal_emit (self, signals[TOLD], 0);
}

gboolean
atout_exercise_can_show (AtoutExercise *self, AtoutExerciseSight sight)
{
  g_autoptr (MatchLog) line = NULL;

  g_return_val_if_fail (ATOUT_IS_EXERCISE (self), FALSE);

  switch (sight)
    {
    case ATOUT_EXERCISE_PAST:
      return self->n > 0;
    case ATOUT_EXERCISE_BEATEN:
    case ATOUT_EXERCISE_BEST:
      if (sight == ATOUT_EXERCISE_BEATEN && self->state != ATOUT_EXERCISE_WRONG)
        return FALSE;
      line = make_line (self, sight);
      return line != NULL;
    default:
      return TRUE;
    }
}

void
atout_exercise_show (AtoutExercise *self, AtoutExerciseSight sight)
{
  g_return_if_fail (atout_exercise_can_show (self, sight));

  if (sight >= ATOUT_EXERCISE_BEATEN)
    {
      g_autoptr (MatchLog) line = make_line (self, sight);

      add_replay (self, sight, line);
    }
  if (sight == ATOUT_EXERCISE_BEST)
    note_help (self);
  turn (self, sight);
}

void
atout_exercise_explain (AtoutExercise *self)
{
  g_return_if_fail (ATOUT_IS_EXERCISE (self));

  note_help (self);
  self->explains = TRUE;
  ask_judge (self);
  light (self);
  g_signal_emit (self, signals[TOLD], 0);
}

/* ---- State ----------------------------------------------------------------------------------- */

const Problem *
atout_exercise_get_problem (AtoutExercise *self)
{
  return self->problem;
}

AtoutExerciseState
atout_exercise_get_state (AtoutExercise *self)
{
  return self->state;
}

AtoutExerciseSight
atout_exercise_get_sight (AtoutExercise *self)
{
  return self->sight;
}

AtoutSession *
atout_exercise_get_session (AtoutExercise *self)
{
  return self->session[self->sight];
}

AtoutReplay *
atout_exercise_get_replay (AtoutExercise *self)
{
  return self->replay[self->sight];
}

Action
atout_exercise_get_done (AtoutExercise *self)
{
  return self->done;
}

guint
atout_exercise_get_n_tries (AtoutExercise *self)
{
  return self->n_tries;
}

gboolean
atout_exercise_is_clean (AtoutExercise *self)
{
  return self->is_clean;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_exercise_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SUITS)
    g_value_set_int (value, (int) ATOUT_EXERCISE (object)->suits);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_exercise_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutExercise *self = ATOUT_EXERCISE (object);

  if (id != PROP_SUITS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  if (self->suits == (DeckSuits) g_value_get_int (value))
    return;
  self->suits = (DeckSuits) g_value_get_int (value);
  g_object_notify_by_pspec (object, pspec);
  g_signal_emit (self, signals[TOLD], 0);
}

static void
atout_exercise_finalize (GObject *object)
{
  AtoutExercise *self = ATOUT_EXERCISE (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->session); i++)
    {
      g_clear_object (&self->session[i]);
      g_clear_object (&self->replay[i]);
    }
  g_clear_object (&self->position);
  exercise_reason_clear (&self->reason);
  g_clear_pointer (&self->problem, problem_free);

  G_OBJECT_CLASS (atout_exercise_parent_class)->finalize (object);
}

static void
atout_exercise_class_init (AtoutExerciseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_exercise_get_property;
  object_class->set_property = atout_exercise_set_property;
  object_class->finalize = atout_exercise_finalize;

  /** AtoutExercise:suits: the DeckSuits of card names */
  props[PROP_SUITS]
      = g_param_spec_int ("suits", NULL, NULL, SUITS_FRENCH, SUITS_GERMAN, SUITS_FRENCH,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /** AtoutExercise::told: emitted when state or texts change */
  signals[TOLD] = g_signal_new ("told", ATOUT_TYPE_EXERCISE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  /** AtoutExercise::turned: emitted when the session changes */
  signals[TURNED] = g_signal_new ("turned", ATOUT_TYPE_EXERCISE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
atout_exercise_init (AtoutExercise *self G_GNUC_UNUSED)
{
}

/* A count problem asks for no action: its position is a paused replay. */
static gboolean
make_position (AtoutExercise *self, GError **error)
{
  g_autoptr (MatchLog) log = match_log_copy (self->problem->log);

  seat_user (log, self->seat);
  if (is_count (self))
    {
      AtoutReplay *replay = atout_replay_new (log, self->seat);

      self->position = ATOUT_COURSE (replay);
      atout_replay_go_to (replay, self->deal, self->n);
      keep_session (self, ATOUT_EXERCISE_POSITION, atout_session_new_replay (replay));
    }
  else
    {
      AtoutMatch *match = atout_match_new_from_log (match_log_copy (log), error);

      if (match == NULL)
        return FALSE;
      self->position = ATOUT_COURSE (match);
      keep_session (self, ATOUT_EXERCISE_POSITION, atout_session_new_position (self->position));
      atout_choices_offer (atout_session_get_choices (self->session[ATOUT_EXERCISE_POSITION]),
                           &self->problem->offers);
      g_signal_connect_object (match, "acted", G_CALLBACK (acted), self, G_CONNECT_SWAPPED);
    }
  add_replay (self, ATOUT_EXERCISE_PAST, log);

  return TRUE;
}

AtoutExercise *
atout_exercise_new (Problem *problem, GError **error)
{
  g_autoptr (AtoutExercise) self = g_object_new (ATOUT_TYPE_EXERCISE, NULL);

  self->problem = problem;
  self->seat = (guint) problem->deal.turn;
  self->deal = problem->log->deals->len - 1;
  self->n = match_log_get_deal (problem->log, self->deal)->n_done;

  return make_position (self, error) ? g_steal_pointer (&self) : NULL;
}

AtoutExercise *
atout_exercise_new_for_log (const MatchLog *log, const ActionList *right, const char *why,
                            GError **error)
{
  Problem *problem = g_new0 (Problem, 1);

  problem->name = g_strdup ("");
  problem->kind = PROBLEM_EXAMPLE;
  problem->log = match_log_copy (log);
  problem->deal = log->deal;
  problem->right = *right;
  problem->why = g_strdup (why);
  problem->from = -1;
  problem->refutations = g_array_new (FALSE, FALSE, sizeof (ProblemRefutation));

  return atout_exercise_new (problem, error);
}

AtoutExercise *
atout_exercise_new_for_slip (const MatchLog *log, const ActionList *right, Action once, double cost,
                             const Signals *own, const Signals *others, GError **error)
{
  AtoutExercise *self = atout_exercise_new_for_log (log, right, NULL, error);

  if (self == NULL)
    return NULL;
  self->once = once;
  self->cost = cost;
  g_object_set (self->position, "own-signals", signals_system (own)->name, "other-signals",
                signals_system (others)->name, NULL);

  return self;
}
