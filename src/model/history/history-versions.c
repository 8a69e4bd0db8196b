/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-versions.h"

/*
 * Times are seconds since 1970 in UTC; numbers of deals, actions, players count from 0. The first
 * release makes tables of version 5; nothing leads there from those before it. Version 6 adds the
 * tables of model/learning; version 7 changes what these hold.
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
  "  dealer INTEGER NOT NULL," /* of the first deal */
  "  version TEXT NOT NULL,"   /* of the program */
  "  began INTEGER NOT NULL,"
  "  touched INTEGER NOT NULL,"
  "  state INTEGER NOT NULL,"                /* HistoryState */
  "  won INTEGER,"                           /* HistoryOutcome */
  "  again INTEGER,"                         /* the deal that is played again, with which the match
                                              ends; NULL: none is */
  "  guidance INTEGER NOT NULL DEFAULT 0,"   /* AtoutGuidance */
  "  laid_down INTEGER NOT NULL DEFAULT 0);" /* in the last deal */
  "CREATE INDEX match_by_time ON match (state, touched);"
  "CREATE TABLE player ("
  "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,"
  "  player INTEGER NOT NULL,"
  "  kind INTEGER NOT NULL," /* PlayerKind */
  "  name TEXT NOT NULL,"    /* of a computer: level, then name */
  "  PRIMARY KEY (match, player)) WITHOUT ROWID;"
  "CREATE TABLE deal ("
  "  id INTEGER PRIMARY KEY,"
  "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  hex TEXT NOT NULL,"       /* what the cards follow from */
  "  n_done INTEGER NOT NULL," /* the actions behind these were undone */
  "  was_undone INTEGER NOT NULL,"
  "  is_over INTEGER NOT NULL,"
  "  was_hinted INTEGER NOT NULL DEFAULT 0," /* told what to do */
  "  is_taken INTEGER NOT NULL DEFAULT 0,"   /* begun elsewhere, or with known cards */
  "  UNIQUE (match, number));"
  "CREATE INDEX deal_by_hex ON deal (hex);"
  "CREATE TABLE action ("
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  position INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  token TEXT NOT NULL,"
  "  is_step INTEGER NOT NULL," /* a step of the user begins with it */
  "  PRIMARY KEY (deal, position)) WITHOUT ROWID;"
  "CREATE TABLE result ("
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  unit INTEGER NOT NULL,"
  "  score INTEGER NOT NULL," /* what stands for the unit after the deal */
  "  PRIMARY KEY (deal, unit)) WITHOUT ROWID;"
  "CREATE TABLE outcome (" /* what statistics count, one a deal that is over */
  "  deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE,"
  "  game TEXT NOT NULL,"
  "  mode TEXT NOT NULL,"  /* house_rules_key () */
  "  level TEXT NOT NULL," /* of the computers; \"mixed\", \"\" without any */
  "  ended INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"   /* of the user; -1: no person played, and what follows is 0 */
  "  points INTEGER NOT NULL," /* of the user’s unit, as DealResult */
  "  score INTEGER NOT NULL,"
  "  others INTEGER NOT NULL," /* the scores of all other units together */
  "  won INTEGER NOT NULL,"    /* nobody has more score, and somebody less */
  "  role INTEGER NOT NULL,"   /* HistoryRole */
  "  made INTEGER,"            /* the contract was; NULL: there was none */
  "  thrown_in INTEGER NOT NULL,"
  "  was_undone INTEGER NOT NULL,"
  "  was_hinted INTEGER NOT NULL,"
  "  match_end INTEGER NOT NULL," /* HistoryOutcome of the match with this deal */
  "  hand INTEGER NOT NULL,"      /* the user’s as it was dealt, a CardSet; 0: none was */
  "  upcard INTEGER NOT NULL);"   /* what lay open then, a Card; -1: nothing */
  "CREATE INDEX outcome_by_time ON outcome (game, ended, deal);"
  "CREATE INDEX outcome_by_kind ON outcome (game, mode, level, ended) WHERE seat >= 0;"
  "CREATE TABLE reset ("
  "  game TEXT PRIMARY KEY,"
  "  since INTEGER NOT NULL) WITHOUT ROWID;", /* statistics count what ended later */
  "CREATE TABLE problem ("                    /* one that was tried */
  "  form TEXT NOT NULL,"                     /* key of a GameForm */
  "  name TEXT NOT NULL,"
  "  game TEXT NOT NULL,"
  "  kind INTEGER NOT NULL," /* ProblemKind */
  "  band INTEGER NOT NULL,"
  "  themes INTEGER NOT NULL,"   /* ProblemThemes */
  "  is_first INTEGER NOT NULL," /* the very first try was right */
  "  n_tries INTEGER NOT NULL,"
  "  n_right INTEGER NOT NULL," /* of these */
  "  tried INTEGER NOT NULL,"   /* at last */
  "  PRIMARY KEY (form, name)) WITHOUT ROWID;"
  "CREATE TABLE lesson ("
  "  course TEXT NOT NULL,"
  "  lesson TEXT NOT NULL,"
  "  step INTEGER NOT NULL,"
  "  is_done INTEGER NOT NULL,"
  "  PRIMARY KEY (course, lesson)) WITHOUT ROWID;"
  "CREATE TABLE test ("
  "  course TEXT NOT NULL,"
  "  is_after INTEGER NOT NULL," /* the lessons, or before them */
  "  n_right INTEGER NOT NULL,"
  "  n_asked INTEGER NOT NULL,"
  "  PRIMARY KEY (course, is_after)) WITHOUT ROWID;"
  "CREATE TABLE looked (" /* deals in which slips of the user were looked for */
  "  deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE);"
  "CREATE TABLE slip ("
  "  id INTEGER PRIMARY KEY,"
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  game TEXT NOT NULL,"
  "  form TEXT NOT NULL,"        /* key of a GameForm */
  "  position INTEGER NOT NULL," /* so many actions were done before it */
  "  seat INTEGER NOT NULL,"
  "  done TEXT NOT NULL," /* token */
  "  suspicion REAL NOT NULL,"
  "  right TEXT,"           /* tokens; NULL: it is not judged yet */
  "  cost REAL NOT NULL,"   /* points of the lead of the own unit */
  "  box INTEGER NOT NULL," /* how often it was solved, each time later than before */
  "  due INTEGER NOT NULL," /* 0: it is, whatever time it is */
  "  UNIQUE (deal, position));",
  /* `slip.due` was a time, and becomes a day: slip_rows_find_day () */
  "UPDATE slip SET due = coalesce (CAST (julianday (date (due, 'unixepoch', 'localtime',"
  "  '-4 hours')) - julianday ('1970-01-01') AS INTEGER), 0) WHERE due > 0;"
  /* kind and themes of a problem were numbers, and become their names in records */
  "ALTER TABLE problem RENAME TO numbered;"
  "CREATE TABLE problem ("
  "  form TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  game TEXT NOT NULL,"
  "  kind TEXT NOT NULL," /* problem_kind_name () */
  "  band INTEGER NOT NULL,"
  "  themes TEXT NOT NULL," /* problem_theme_name (), joined by blanks */
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
  /* what is due is counted and listed in this order, and no further than is wanted */
  "CREATE INDEX slip_by_form ON slip (form, box, deal, cost, due) WHERE right IS NOT NULL;",
  NULL,
};
