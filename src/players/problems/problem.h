/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Problems: records that end at a decision, with question, answers and proof in comments
 * (records.md §7).
 */

#pragma once

#include <stdint.h>

#include "players/player.h"
#include "players/solver/solve.h"
#include "rules/record.h"

/** A kind of problem. */
typedef enum
{
  PROBLEM_EXAMPLE, /* decision whose answer is not proved */
  PROBLEM_OPEN,    /* open hands; right: best double-dummy value */
  PROBLEM_SURE,    /* action that wins in every possible layout; each other one loses in some */
  PROBLEM_CHANCE,  /* card with the best average over possible layouts */
  PROBLEM_CALL,    /* call or discard with the best average */
  PROBLEM_COUNT,   /* question about past play */
  PROBLEM_KINDS,
} ProblemKind;

/** A question of PROBLEM_COUNT to the seat at turn. */
typedef enum
{
  ASKED_NOTHING,
  ASKED_OUT,     /* number of cards of a group, neither played nor in the hand */
  ASKED_VOID,    /* only seat known to be void in a group */
  ASKED_POINTS,  /* card points in the tricks of its side */
  ASKED_HIGHEST, /* highest card of a group, neither played nor in the hand */
  ASKED_KINDS,
} ProblemAsked;

/** Most actions in a line. */
#define PROBLEM_LINE_MAX 128

/** A refutation of a wrong action. */
typedef struct
{
  Action wrong;
  double cost; /* points behind the right action, like the margin */

  /* hidden cards in observation_fill () order; none for the layout of the record */
  unsigned n_layout;
  Card layout[CARDS_MAX];

  unsigned n_line;
  Action line[PROBLEM_LINE_MAX]; /* play after the decision, @wrong first */
} ProblemRefutation;

typedef enum
{
  THEME_DRAW_TRUMPS,
  THEME_KEEP_TRUMP,
  THEME_RUFF,
  THEME_FORCE,
  THEME_HOLD_UP,
  THEME_UNBLOCK,  /* get rid of a blocking card or lead */
  THEME_THROW_IN, /* force a lead into our cards */
  THEME_FEED_PARTNER,
  THEME_SAVE_POINTS,
  THEME_CATCH_POINTS,
  THEME_MAKE_BONUS, /* roem, Stich */
  THEME_DENY_BONUS,
  THEME_ANNOUNCE,
  THEME_READ_SIGNAL,
  THEME_CLOSE,
  THEME_COUNT_TO_GOAL, /* enough points, or not yet */
  THEME_SAFETY,        /* play safe against one bad layout */
  THEME_LAST_TRICK,
  THEME_EXIT,        /* lose the lead safely */
  THEME_NAME_TRUMPS, /* choice of trumps, or pass */
  THEME_RAISE,
  THEME_DOUBLE,
  THEME_CHOOSE_GAME, /* contract and discards */
  THEME_COUNT_TRUMPS,
  THEME_COUNT_SUIT, /* count a suit, voids included */
  THEME_COUNT_POINTS,
  THEMES,
} ProblemTheme;

/** A set of themes, as bits 1 << ProblemTheme. */
typedef uint32_t ProblemThemes;

/** Convert a theme to its record name ("draw-trumps") and back; -1 if unknown. */
const char *problem_theme_name (ProblemTheme theme);
int problem_theme_find (const char *name);

typedef struct
{
  char *name; /* 8 hex digits, unique in its game; file name of examples */
  ProblemKind kind;
  MatchLog *log; /* match up to the decision */
  Deal deal;     /* deal at the decision */

  ActionList offers;        /* actions asked about, by token; empty: all legal ones */
  ActionList right;         /* right actions by token; empty for PROBLEM_COUNT */
  ProblemAsked asked;       /* question of PROBLEM_COUNT, else ASKED_NOTHING */
  uint8_t group;            /* group asked for, in TrickOrder */
  int answer;               /* number, seat or first copy of a Card */
  SolveObjective objective; /* objective of PROBLEM_OPEN */
  double margin;            /* points that the best wrong action is behind */
  bool has_share;           /* true if the share (n_better and n_worse) is known */
  unsigned n_better;        /* layouts, of PROBLEM_LAYOUTS, in which the right action does better */
  unsigned n_worse;         /* layouts in which the best wrong action does better */
  ProblemThemes themes;
  unsigned band; /* 1, easy, to PROBLEM_BANDS; 0 if unknown */
  unsigned n_best;
  Action best[PROBLEM_LINE_MAX]; /* best line, right action first */
  GArray *refutations;           /* ProblemRefutation by token of the wrong action */

  /* examples only */
  char *why; /* explanation */
  int from;  /* weakest level that must get it right, or -1 */
} Problem;

/* fewest and most actions that a problem offers instead of all legal ones */
#define PROBLEM_OFFERS_LEAST 5
#define PROBLEM_OFFERS_MOST 8

#define PROBLEM_BANDS 5
#define PROBLEM_LAYOUTS 100 /* number of sample layouts that a share counts */

/** Length of a name, except of examples. */
#define PROBLEM_NAME_DIGITS 8

/** Convert a kind to its record name ("open") and back; -1 if unknown. */
const char *problem_kind_name (ProblemKind kind);
int problem_kind_find (const char *name);

/**
 * Reads the problem of @record, which ends at its decision, and takes its log on success. Errors
 * read "NAME:LINE: what is wrong".
 * Returns: (transfer full): the problem, or NULL; free with problem_free ()
 */
Problem *problem_of_record (Record *record, const char *name, GError **error);

/** Reads the first problem in file @path, "-" for standard input; NULL with an error. */
Problem *problem_read (const char *path, GError **error);
void problem_free (Problem *problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Problem, problem_free)

/** Returns true if the seat at turn plays with others. */
bool problem_has_partner (const Problem *problem);

/**
 * Returns true if @action of the seat at turn only claims to have enough points to win. Claims are
 * not accepted as answers to problems.
 */
bool problem_is_claim (const Deal *deal, Action action);

/** Lists the actions that @problem asks about: its offers, else all legal ones. Sorted by token. */
void problem_list_offers (const Problem *problem, ActionList *offers);

/** Lists the actions that count as answers to @problem: its offers without claims. */
void problem_list_answers (const Problem *problem, ActionList *answers);

/** Returns the right cards, with their copies. */
CardSet problem_right_cards (const Problem *problem);

/** Returns the refutation of @wrong, or NULL (transfer none). */
const ProblemRefutation *problem_find_refutation (const Problem *problem, Action wrong);

/** Returns the refutation of the best wrong action, claims excluded, or NULL (transfer none). */
const ProblemRefutation *problem_find_second (const Problem *problem);

/**
 * Plays the line of @refutation in its layout, or for NULL the best line. Until the decision the
 * match is as long as the problem's and looks the same to the seat at turn.
 * Returns: the match, or NULL if the layout is impossible; free with match_log_free ()
 */
MatchLog *problem_play_line (const Problem *problem, const ProblemRefutation *refutation);

/** Makes the observation of the seat at turn, with usual signals. */
void problem_observe (const Deal *deal, Observation *observation);

/** Like problem_observe (), with the offers of @problem as legal actions. */
void problem_observe_offers (const Problem *problem, Observation *observation);

/**
 * Returns the action of @level with random stream @stream, its best among the offers of @problem;
 * deterministic.
 */
Action problem_choose (const Problem *problem, PlayerLevel level, uint64_t stream);

/** Returns the right actions as tokens, or the counted answer; free with g_free (). */
char *problem_name_right (const Problem *problem);

/* Prefixes of the comments in a record. */
#define PROBLEM_KIND "# problem"
#define PROBLEM_ASKS "# asks"
#define PROBLEM_OFFERS "# offers"
#define PROBLEM_RIGHT "# right"
#define PROBLEM_WRONG "# wrong"
#define PROBLEM_MARGIN "# margin"
#define PROBLEM_SHARE "# share"
#define PROBLEM_THEMES "# themes"
#define PROBLEM_BAND "# band"
#define PROBLEM_BEST "# best"
#define PROBLEM_BEATS "# beats"
#define PROBLEM_WHY "# why"
#define PROBLEM_FROM "# from"

/** Mark before cards in no hand. */
#define PROBLEM_ELSEWHERE 'x'

/** Convert a question to its name ("out") and back; -1 if unknown. */
const char *problem_asked_name (ProblemAsked asked);
int problem_asked_find (const char *name);
