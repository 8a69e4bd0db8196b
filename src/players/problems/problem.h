/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Problems: records that stop where a seat has to decide, with a question, its answers and their
 * proof in comments behind the lines (records.md §7).
 */

#pragma once

#include <stdint.h>

#include "players/player.h"
#include "players/solver/solve.h"
#include "rules/record.h"

/** What is asked, and how the answers are proved. */
typedef enum
{
  PROBLEM_EXAMPLE, /* a decision with what is right there, which nobody has proved */
  PROBLEM_OPEN,    /* all hands are seen: right is every action with the best exact value */
  PROBLEM_SURE,    /* right wins the deal in every layout that fits; all else loses it in one */
  PROBLEM_CHANCE,  /* a card that is best on average over the layouts that fit */
  PROBLEM_CALL,    /* the same of what is said before the cards are played, or laid away */
  PROBLEM_COUNT,   /* a question about what was played, which the record answers */
  PROBLEM_KINDS,
} ProblemKind;

/** What a problem of the kind count asks of the seat at turn. */
typedef enum
{
  ASKED_NOTHING,
  ASKED_OUT,     /* how many cards of a group it does not see: neither played nor in its hand */
  ASKED_VOID,    /* the only seat of which plays have told that it has none of a group */
  ASKED_POINTS,  /* the card points in the tricks of its side */
  ASKED_HIGHEST, /* the highest card of a group that it does not see */
  ASKED_KINDS,
} ProblemAsked;

/** So many actions a line has at most: a whole deal with its calls. */
#define PROBLEM_LINE_MAX 128

/** How a wrong action is beaten. */
typedef struct
{
  Action wrong;
  double cost; /* points by which it is behind what is right, as the margin */

  /* the cards lie otherwise than in the record: those that the seat at turn does not see, in the
     order in which observation_fill () takes them; 0 of them: as there */
  unsigned n_layout;
  Card layout[CARDS_MAX];

  unsigned n_line;
  Action line[PROBLEM_LINE_MAX]; /* what follows, @wrong first; the rules tell who does it */
} ProblemRefutation;

typedef enum
{
  THEME_DRAW_TRUMPS,   /* lead trumps to take those of the others */
  THEME_KEEP_TRUMP,    /* keep a trump for the end instead of spending it now */
  THEME_RUFF,          /* take a trick of another suit with a trump */
  THEME_FORCE,         /* make somebody spend a trump */
  THEME_HOLD_UP,       /* leave a trick that could be taken */
  THEME_UNBLOCK,       /* get rid of a high card, or of the lead, that stands in the way */
  THEME_THROW_IN,      /* give somebody the lead who must then lead into one's cards */
  THEME_FEED_PARTNER,  /* points into a trick of the partner */
  THEME_SAVE_POINTS,   /* keep a card with points from being caught */
  THEME_CATCH_POINTS,  /* take a card with points of the others */
  THEME_MAKE_BONUS,    /* play so that a bonus in tricks (roem, Stich) comes about */
  THEME_DENY_BONUS,    /* play so that the others get none */
  THEME_ANNOUNCE,      /* announce what is held, or keep silent */
  THEME_READ_SIGNAL,   /* act on what somebody's calls or cards have told */
  THEME_CLOSE,         /* close the stock */
  THEME_COUNT_TO_GOAL, /* count what is needed: enough now, or not yet */
  THEME_SAFETY,        /* guard against the one layout in which the usual play fails */
  THEME_LAST_TRICK,    /* play for the last trick */
  THEME_EXIT,          /* get off lead without giving anything away */
  THEME_NAME_TRUMPS,   /* which trumps, or whether to name them */
  THEME_RAISE,         /* bid more, or leave it */
  THEME_DOUBLE,        /* double, or leave it */
  THEME_CHOOSE_GAME,   /* which contract, or what to lay away for it */
  THEME_COUNT_TRUMPS,  /* how many trumps are out */
  THEME_COUNT_SUIT,    /* what is out of another suit, and who has none */
  THEME_COUNT_POINTS,  /* what is in the tricks */
  THEMES,
} ProblemTheme;

/** A set of themes: bit 1 << ProblemTheme. */
typedef uint32_t ProblemThemes;

/** The name of a theme in records ("draw-trumps"), and the theme of a name, or -1. */
const char *problem_theme_name (ProblemTheme theme);
int problem_theme_find (const char *name);

typedef struct
{
  char *name; /* of a problem that was made: 8 hex digits, in no game twice; else its file */
  ProblemKind kind;
  MatchLog *log; /* its last deal stands at the decision */
  Deal deal;     /* the same moment */

  ActionList right;         /* by token; of the kind count none */
  ProblemAsked asked;       /* of the kind count, else ASKED_NOTHING */
  uint8_t group;            /* that it is asked about: one of the deal's TrickOrder */
  int answer;               /* number, seat or the first copy of a Card */
  SolveObjective objective; /* of the kind open: what is counted */
  double margin;            /* by so many points the best action that is not right is behind */
  ProblemThemes themes;
  unsigned band; /* 1, easy, to PROBLEM_BANDS; 0: not known */
  unsigned n_best;
  Action best[PROBLEM_LINE_MAX]; /* how it goes on with the first action that is right */
  GArray *refutations;           /* of ProblemRefutation, by token of the wrong action */

  /* of an example */
  char *why; /* a sentence */
  int from;  /* the weakest level that must get it right, or -1 */
} Problem;

#define PROBLEM_BANDS 5

/** How many hex digits a problem's name has (not the name of an example). */
#define PROBLEM_NAME_DIGITS 8

/** What a kind is called in records ("open"); that of a name, or -1. */
const char *problem_kind_name (ProblemKind kind);
int problem_kind_find (const char *name);

/**
 * The problem in @record, the last moment of which is its decision, and in its comments. The
 * error's message is "NAME:LINE: what is wrong". It takes the record's log.
 * Returns: (transfer full): the problem, or NULL; free with problem_free ()
 */
Problem *problem_of_record (Record *record, const char *name, GError **error);

/** The one problem in the file @path, or on standard input for "-"; NULL with an error. */
Problem *problem_read (const char *path, GError **error);
void problem_free (Problem *problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Problem, problem_free)

/** Whether the seat at turn in @problem plays with somebody. */
bool problem_has_partner (const Problem *problem);

/** The cards that are right, with their copies. */
CardSet problem_right_cards (const Problem *problem);

/** The refutation of @wrong, or NULL: none is kept. (transfer none) */
const ProblemRefutation *problem_find_refutation (const Problem *problem, Action wrong);

/**
 * The match of @problem with the cards lying as in @refutation, which may be NULL, played on by its
 * line; with NULL as the record has them, by the best one. It is as long as the problem's up to the
 * decision, and differs from it before that in nothing that the seat at turn has seen. NULL if no
 * deal of the game can come to that. Free with match_log_free ().
 */
MatchLog *problem_play_line (const Problem *problem, const ProblemRefutation *refutation);

/** What the seat at turn in @deal sees, where all sides have agreed on the usual signals. */
void problem_observe (const Deal *deal, Observation *observation);

/** What @level does in @problem with stream @stream of its choices; the same each time. */
Action problem_choose (const Problem *problem, PlayerLevel level, uint64_t stream);

/** The actions that are right, as tokens, or the answer of the kind count; free with g_free (). */
char *problem_name_right (const Problem *problem);

/* How the comments of a problem begin, for reader and writer. */
#define PROBLEM_KIND "# problem"
#define PROBLEM_ASKS "# asks"
#define PROBLEM_RIGHT "# right"
#define PROBLEM_WRONG "# wrong"
#define PROBLEM_MARGIN "# margin"
#define PROBLEM_THEMES "# themes"
#define PROBLEM_BAND "# band"
#define PROBLEM_BEST "# best"
#define PROBLEM_BEATS "# beats"
#define PROBLEM_WHY "# why"
#define PROBLEM_FROM "# from"

/** In a layout the mark before cards that lie in no hand. */
#define PROBLEM_ELSEWHERE 'x'

/** The name of a question of the kind count ("out"), and the question of a name, or -1. */
const char *problem_asked_name (ProblemAsked asked);
int problem_asked_find (const char *name);
