/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The schema of the history database and the migrations from older versions. */

#include "model/history/history-log.h"

/*
 * Times are seconds since 1970 in UTC. Deals, actions and players are numbered from 0. Version 5 is
 * the first that was released, so older versions cannot be migrated. Version 6 adds the tables of
 * model/learning; version 7 changes the contents of `slip` and `problem`.
 */
const char *const history_versions[] = {
  "",
  "",
  "",
  "",
  "CREATE TABLE match ("
  "  id INTEGER PRIMARY KEY,"
  "  game TEXT NOT NULL,"
  "  options TEXT NOT NULL,"   /* "key=value …" */
  "  dealer INTEGER NOT NULL," /* dealer of the first deal */
  "  version TEXT NOT NULL,"   /* version of the program that wrote the match */
  "  began INTEGER NOT NULL,"
  "  touched INTEGER NOT NULL,"
  "  state INTEGER NOT NULL,"                /* HistoryState */
  "  won INTEGER,"                           /* HistoryOutcome */
  "  again INTEGER,"                         /* number of the last deal if it is one that is played
                                              again; NULL: it is not */
  "  guidance INTEGER NOT NULL DEFAULT 0,"   /* AtoutGuidance */
  "  laid_down INTEGER NOT NULL DEFAULT 0);" /* the cards of the last deal were laid down */
  "CREATE INDEX match_by_time ON match (state, touched);"
  "CREATE TABLE player ("
  "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,"
  "  player INTEGER NOT NULL,"
  "  kind INTEGER NOT NULL," /* PlayerKind */
  "  name TEXT NOT NULL,"    /* level and name for a computer player */
  "  PRIMARY KEY (match, player)) WITHOUT ROWID;"
  "CREATE TABLE deal ("
  "  id INTEGER PRIMARY KEY,"
  "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  hex TEXT NOT NULL,"       /* the number from which the cards are shuffled */
  "  n_done INTEGER NOT NULL," /* actions from this position on were undone */
  "  was_undone INTEGER NOT NULL,"
  "  is_over INTEGER NOT NULL,"
  "  was_hinted INTEGER NOT NULL DEFAULT 0," /* the user was told what to do */
  "  is_taken INTEGER NOT NULL DEFAULT 0,"   /* the deal began elsewhere, or with known cards */
  "  UNIQUE (match, number));"
  "CREATE INDEX deal_by_hex ON deal (hex);"
  "CREATE TABLE action ("
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  position INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  token TEXT NOT NULL,"
  "  is_step INTEGER NOT NULL," /* the first action of a step that the user can undo */
  "  PRIMARY KEY (deal, position)) WITHOUT ROWID;"
  "CREATE TABLE result ("
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  unit INTEGER NOT NULL,"
  "  score INTEGER NOT NULL," /* total of the unit after the deal */
  "  PRIMARY KEY (deal, unit)) WITHOUT ROWID;"
  "CREATE TABLE outcome (" /* input of the statistics: one row per finished deal */
  "  deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE,"
  "  game TEXT NOT NULL,"
  "  mode TEXT NOT NULL,"  /* house_rules_key () */
  "  level TEXT NOT NULL," /* level of the computer players; \"mixed\"; \"\" if there are none */
  "  ended INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"   /* seat of the user; -1: nobody played, and the next columns are 0 */
  "  points INTEGER NOT NULL," /* points of the user’s unit, as in DealResult */
  "  score INTEGER NOT NULL,"
  "  others INTEGER NOT NULL," /* sum of the scores of all other units */
  "  won INTEGER NOT NULL,"    /* no unit has a higher score, and at least one has a lower one */
  "  role INTEGER NOT NULL,"   /* HistoryRole */
  "  made INTEGER,"            /* whether the contract was made; NULL: there was none */
  "  thrown_in INTEGER NOT NULL,"
  "  was_undone INTEGER NOT NULL,"
  "  was_hinted INTEGER NOT NULL,"
  "  match_end INTEGER NOT NULL," /* HistoryOutcome of the match if it ended with this deal */
  "  hand INTEGER NOT NULL,"      /* CardSet dealt to the user; 0: none */
  "  upcard INTEGER NOT NULL);"   /* Card turned up after the deal; -1: none */
  "CREATE INDEX outcome_by_time ON outcome (game, ended, deal);"
  "CREATE INDEX outcome_by_kind ON outcome (game, mode, level, ended) WHERE seat >= 0;"
  "CREATE TABLE reset ("
  "  game TEXT PRIMARY KEY,"
  "  since INTEGER NOT NULL) WITHOUT ROWID;", /* statistics count deals that ended later */
  "CREATE TABLE problem ("                    /* one row per problem that was tried */
  "  form TEXT NOT NULL,"                     /* key of a GameForm */
  "  name TEXT NOT NULL,"
  "  game TEXT NOT NULL,"
  "  kind INTEGER NOT NULL," /* ProblemKind */
  "  band INTEGER NOT NULL,"
  "  themes INTEGER NOT NULL,"   /* ProblemThemes */
  "  is_first INTEGER NOT NULL," /* the first try was right */
  "  n_tries INTEGER NOT NULL,"
  "  n_right INTEGER NOT NULL," /* number of tries that were right */
  "  tried INTEGER NOT NULL,"   /* time of the last try */
  "  PRIMARY KEY (form, name)) WITHOUT ROWID;"
  "CREATE TABLE lesson ("
  "  course TEXT NOT NULL,"
  "  lesson TEXT NOT NULL,"
  "  step INTEGER NOT NULL,"
  "  is_done INTEGER NOT NULL,"
  "  PRIMARY KEY (course, lesson)) WITHOUT ROWID;"
  "CREATE TABLE test ("
  "  course TEXT NOT NULL,"
  "  is_after INTEGER NOT NULL," /* 1: the test after the lessons; 0: the one before them */
  "  n_right INTEGER NOT NULL,"
  "  n_asked INTEGER NOT NULL,"
  "  PRIMARY KEY (course, is_after)) WITHOUT ROWID;"
  "CREATE TABLE looked (" /* deals that were searched for slips of the user */
  "  deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE);"
  "CREATE TABLE slip ("
  "  id INTEGER PRIMARY KEY,"
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  game TEXT NOT NULL,"
  "  form TEXT NOT NULL,"        /* key of a GameForm */
  "  position INTEGER NOT NULL," /* number of actions before it */
  "  seat INTEGER NOT NULL,"
  "  done TEXT NOT NULL," /* token of the action that was a slip */
  "  suspicion REAL NOT NULL,"
  "  right TEXT,"           /* tokens of the right actions; NULL: the slip is not judged yet */
  "  cost REAL NOT NULL,"   /* points that the slip cost the user’s unit, on average */
  "  box INTEGER NOT NULL," /* 0 to 5; the exercise returns after 2^(box - 1) days */
  "  due INTEGER NOT NULL," /* 0: due at any time */
  "  UNIQUE (deal, position));",
  /* converts `slip.due` from a time to a day as slip_rows_find_day () counts them */
  "UPDATE slip SET due = coalesce (CAST (julianday (date (due, 'unixepoch', 'localtime',"
  "  '-4 hours')) - julianday ('1970-01-01') AS INTEGER), 0) WHERE due > 0;"
  /* converts `problem.kind` and `problem.themes` from numbers to the names that records use */
  "ALTER TABLE problem RENAME TO numbered;"
  "CREATE TABLE problem ("
  "  form TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  game TEXT NOT NULL,"
  "  kind TEXT NOT NULL," /* problem_kind_name () */
  "  band INTEGER NOT NULL,"
  "  themes TEXT NOT NULL," /* problem_theme_name () of each, separated by blanks */
  "  is_first INTEGER NOT NULL,"
  "  n_tries INTEGER NOT NULL,"
  "  n_right INTEGER NOT NULL,"
  "  tried INTEGER NOT NULL,"
  "  PRIMARY KEY (form, name)) WITHOUT ROWID;"
  "INSERT INTO problem SELECT form, name, game, CASE kind"
  "  WHEN 0 THEN 'example' WHEN 1 THEN 'open' WHEN 2 THEN 'sure' WHEN 3 THEN 'chance'"
  "  WHEN 4 THEN 'call' WHEN 5 THEN 'count' ELSE '' END, band, trim ("
  "     iif (themes & 1, 'draw-trumps ', '')"
  "  || iif (themes & 2, 'keep-trump ', '')"
  "  || iif (themes & 4, 'ruff ', '')"
  "  || iif (themes & 8, 'force ', '')"
  "  || iif (themes & 16, 'hold-up ', '')"
  "  || iif (themes & 32, 'unblock ', '')"
  "  || iif (themes & 64, 'throw-in ', '')"
  "  || iif (themes & 128, 'feed-partner ', '')"
  "  || iif (themes & 256, 'save-points ', '')"
  "  || iif (themes & 512, 'catch-points ', '')"
  "  || iif (themes & 1024, 'make-bonus ', '')"
  "  || iif (themes & 2048, 'deny-bonus ', '')"
  "  || iif (themes & 4096, 'announce ', '')"
  "  || iif (themes & 8192, 'read-signal ', '')"
  "  || iif (themes & 16384, 'close ', '')"
  "  || iif (themes & 32768, 'count-to-goal ', '')"
  "  || iif (themes & 65536, 'safety ', '')"
  "  || iif (themes & 131072, 'last-trick ', '')"
  "  || iif (themes & 262144, 'exit ', '')"
  "  || iif (themes & 524288, 'name-trumps ', '')"
  "  || iif (themes & 1048576, 'raise ', '')"
  "  || iif (themes & 2097152, 'double ', '')"
  "  || iif (themes & 4194304, 'choose-game ', '')"
  "  || iif (themes & 8388608, 'count-trumps ', '')"
  "  || iif (themes & 16777216, 'count-suit ', '')"
  "  || iif (themes & 33554432, 'count-points ', '')"
  "  ), is_first, n_tries, n_right, tried FROM numbered;"
  "DROP TABLE numbered;"
  /* the order of slip_rows_list_due (), so that a query with a LIMIT reads few rows */
  "CREATE INDEX slip_by_form ON slip (form, box, deal, cost, due) WHERE right IS NOT NULL;",
  NULL,
};
