/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The schema of the history database and its migrations. */

#include "model/history/history-log.h"

/*
 * Times are seconds since 1970, UTC. Numbers count from 0. Version 5 was the first release. Version
 * 6 adds the tables of model/learning; version 7 changes `slip` and `problem`. Version 9 adds the
 * tables of model/competing.
 */
const char *const history_versions[] = {
  "",
  "",
  "",
  "",
  "CREATE TABLE match ("
  "  id INTEGER PRIMARY KEY,"
  "  game TEXT NOT NULL,"
  "  options TEXT NOT NULL,"
  "  dealer INTEGER NOT NULL," /* dealer of the first deal */
  "  version TEXT NOT NULL,"
  "  began INTEGER NOT NULL,"
  "  touched INTEGER NOT NULL,"
  "  state INTEGER NOT NULL,"                /* HistoryState */
  "  won INTEGER,"                           /* HistoryOutcome */
  "  again INTEGER,"                         /* number of a repeated last deal, or NULL */
  "  guidance INTEGER NOT NULL DEFAULT 0,"   /* AtoutGuidance */
  "  laid_down INTEGER NOT NULL DEFAULT 0);" /* true if the rest of the last deal was laid down */
  "CREATE INDEX match_by_time ON match (state, touched);"
  "CREATE TABLE player ("
  "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,"
  "  player INTEGER NOT NULL,"
  "  kind INTEGER NOT NULL,"
  "  name TEXT NOT NULL," /* for a computer player, level and name */
  "  PRIMARY KEY (match, player)) WITHOUT ROWID;"
  "CREATE TABLE deal ("
  "  id INTEGER PRIMARY KEY,"
  "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  hex TEXT NOT NULL,"       /* number that shuffles the cards */
  "  n_done INTEGER NOT NULL," /* number of actions without undone ones */
  "  was_undone INTEGER NOT NULL,"
  "  is_over INTEGER NOT NULL,"
  "  was_hinted INTEGER NOT NULL DEFAULT 0," /* true if the user saw a hint */
  "  is_taken INTEGER NOT NULL DEFAULT 0,"   /* true if begun elsewhere or with known cards */
  "  UNIQUE (match, number));"
  "CREATE INDEX deal_by_hex ON deal (hex);"
  "CREATE TABLE action ("
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  position INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  token TEXT NOT NULL,"
  "  is_step INTEGER NOT NULL," /* true at the beginning of an undo step */
  "  PRIMARY KEY (deal, position)) WITHOUT ROWID;"
  "CREATE TABLE result ("
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  unit INTEGER NOT NULL,"
  "  score INTEGER NOT NULL," /* total after the deal */
  "  PRIMARY KEY (deal, unit)) WITHOUT ROWID;"
  "CREATE TABLE outcome (" /* one row per finished deal, for statistics */
  "  deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE,"
  "  game TEXT NOT NULL,"
  "  mode TEXT NOT NULL,"  /* house_rules_key () */
  "  level TEXT NOT NULL," /* level of the computer players, \"mixed\", or \"\" */
  "  ended INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"   /* seat of the user, or -1 */
  "  points INTEGER NOT NULL," /* points of the user’s unit (DealResult) */
  "  score INTEGER NOT NULL,"
  "  others INTEGER NOT NULL," /* sum of the other scores */
  "  won INTEGER NOT NULL,"    /* no score is higher, and one is lower */
  "  role INTEGER NOT NULL,"   /* HistoryRole */
  "  made INTEGER,"            /* NULL without contract */
  "  thrown_in INTEGER NOT NULL,"
  "  was_undone INTEGER NOT NULL,"
  "  was_hinted INTEGER NOT NULL,"
  "  match_end INTEGER NOT NULL," /* HistoryOutcome if the match ended with this deal */
  "  hand INTEGER NOT NULL,"      /* first hand of the user, a CardSet */
  "  upcard INTEGER NOT NULL);"   /* Card turned up, or -1 */
  "CREATE INDEX outcome_by_time ON outcome (game, ended, deal);"
  "CREATE INDEX outcome_by_kind ON outcome (game, mode, level, ended) WHERE seat >= 0;"
  "CREATE TABLE reset ("
  "  game TEXT PRIMARY KEY,"
  "  since INTEGER NOT NULL) WITHOUT ROWID;", /* time before which statistics ignore deals */
  "CREATE TABLE problem ("                    /* one row per problem that was tried */
  "  form TEXT NOT NULL,"                     /* key of a GameForm */
  "  name TEXT NOT NULL,"
  "  game TEXT NOT NULL,"
  "  kind INTEGER NOT NULL," /* ProblemKind */
  "  band INTEGER NOT NULL,"
  "  themes INTEGER NOT NULL,"   /* ProblemThemes */
  "  is_first INTEGER NOT NULL," /* first try was right */
  "  n_tries INTEGER NOT NULL,"
  "  n_right INTEGER NOT NULL,"
  "  tried INTEGER NOT NULL,"
  "  PRIMARY KEY (form, name)) WITHOUT ROWID;"
  "CREATE TABLE lesson ("
  "  course TEXT NOT NULL,"
  "  lesson TEXT NOT NULL,"
  "  step INTEGER NOT NULL,"
  "  is_done INTEGER NOT NULL,"
  "  PRIMARY KEY (course, lesson)) WITHOUT ROWID;"
  "CREATE TABLE test ("
  "  course TEXT NOT NULL,"
  "  is_after INTEGER NOT NULL," /* 1: after the lessons; 0: before them */
  "  n_right INTEGER NOT NULL,"
  "  n_asked INTEGER NOT NULL,"
  "  PRIMARY KEY (course, is_after)) WITHOUT ROWID;"
  "CREATE TABLE looked (" /* deals searched for slips */
  "  deal INTEGER PRIMARY KEY REFERENCES deal ON DELETE CASCADE);"
  "CREATE TABLE slip ("
  "  id INTEGER PRIMARY KEY,"
  "  deal INTEGER NOT NULL REFERENCES deal ON DELETE CASCADE,"
  "  game TEXT NOT NULL,"
  "  form TEXT NOT NULL,"
  "  position INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  done TEXT NOT NULL," /* token of the slip */
  "  suspicion REAL NOT NULL,"
  "  right TEXT,"           /* tokens; NULL before the judgement */
  "  cost REAL NOT NULL,"   /* average cost in points */
  "  box INTEGER NOT NULL," /* 0 to 5; due again after 2^(box - 1) days */
  "  due INTEGER NOT NULL," /* day; 0: any time */
  "  UNIQUE (deal, position));",
  /* `slip.due`: converts times to days of slip_rows_find_day () */
  "UPDATE slip SET due = coalesce (CAST (julianday (date (due, 'unixepoch', 'localtime',"
  "  '-4 hours')) - julianday ('1970-01-01') AS INTEGER), 0) WHERE due > 0;"
  /* `problem`: converts numbers to the names of records */
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
  /* index in the order of slip_rows_list_due (), for its LIMIT */
  "CREATE INDEX slip_by_form ON slip (form, box, deal, cost, due) WHERE right IS NOT NULL;",
  "CREATE TABLE solved (" /* steps of lessons that were solved */
  "  course TEXT NOT NULL,"
  "  position TEXT NOT NULL," /* name of the position */
  "  PRIMARY KEY (course, position)) WITHOUT ROWID;"
  "ALTER TABLE test ADD COLUMN right INTEGER NOT NULL DEFAULT 0;", /* LearningTest::right */
  "CREATE TABLE contest (" /* match that user and house players play with the same cards */
  "  id INTEGER PRIMARY KEY,"
  "  kind TEXT NOT NULL," /* name of the kind, as contest_kind_name () returns it */
  "  day TEXT,"           /* date of the deals, as \"2026-11-29\"; NULL if kind is not \"day\" */
  "  game TEXT NOT NULL,"
  "  form TEXT NOT NULL,"       /* key of a GameForm */
  "  options TEXT NOT NULL,"    /* rules, as day_rules () writes them */
  "  players INTEGER NOT NULL," /* FIELD_VERSION of the house players */
  "  match INTEGER REFERENCES match ON DELETE SET NULL,"
  "  began INTEGER NOT NULL,"
  "  is_again INTEGER NOT NULL," /* 1 if the user had already begun the deals of this day before */
  "  is_begun INTEGER NOT NULL DEFAULT 0);" /* 1 since the first deal was dealt */
  "CREATE INDEX contest_by_form ON contest (form, began);"
  "CREATE INDEX contest_by_match ON contest (match);"
  "CREATE UNIQUE INDEX contest_by_day ON contest (form, options, day)"
  "  WHERE day IS NOT NULL AND NOT is_again;"
  "CREATE TABLE contest_deal ("
  "  contest INTEGER NOT NULL REFERENCES contest ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  hex TEXT NOT NULL,"      /* number that shuffles the cards */
  "  seat INTEGER,"           /* seat of the user; NULL until the deal is over */
  "  own INTEGER,"            /* field_result () of the user; NULL until the deal is over */
  "  role INTEGER,"           /* LongAverage::role of the seat; NULL until the deal is over */
  "  left_out TEXT NOT NULL," /* why the deal does not count: \"undone\", \"hinted\", else \"\" */
  "  PRIMARY KEY (contest, number)) WITHOUT ROWID;"
  "CREATE TABLE contest_house (" /* results of the house: one row per house player and deal */
  "  contest INTEGER NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  member INTEGER NOT NULL," /* house player, an index for field_member () */
  "  result INTEGER NOT NULL,"
  "  PRIMARY KEY (contest, number, member),"
  "  FOREIGN KEY (contest, number) REFERENCES contest_deal ON DELETE CASCADE) WITHOUT ROWID;"
  "CREATE TABLE evening (" /* club evening */
  "  id INTEGER PRIMARY KEY,"
  "  game TEXT NOT NULL,"
  "  form TEXT NOT NULL,"    /* key of a GameForm */
  "  options TEXT NOT NULL," /* rules of all matches, as options_to_string () writes them */
  "  n_tables INTEGER NOT NULL,"
  "  hex TEXT NOT NULL,"   /* number from which all draws follow */
  "  level TEXT NOT NULL," /* level of the computer players */
  "  began INTEGER NOT NULL,"
  "  is_over INTEGER NOT NULL DEFAULT 0);"
  "CREATE INDEX evening_by_form ON evening (form, began);"
  "CREATE TABLE evening_person ("
  "  evening INTEGER NOT NULL REFERENCES evening ON DELETE CASCADE,"
  "  person INTEGER NOT NULL,"
  "  name TEXT NOT NULL," /* \"\" for the user */
  "  PRIMARY KEY (evening, person)) WITHOUT ROWID;"
  "CREATE TABLE evening_table (" /* match at a table in a round */
  "  evening INTEGER NOT NULL REFERENCES evening ON DELETE CASCADE,"
  "  round INTEGER NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  is_own INTEGER NOT NULL,"                           /* 1 if the user plays there */
  "  match INTEGER REFERENCES match ON DELETE SET NULL," /* match of the user */
  "  n_deals INTEGER NOT NULL DEFAULT 0," /* deals that the computer players have finished */
  "  record TEXT NOT NULL DEFAULT '',"    /* record of these deals; \"\" once the match is over */
  "  is_over INTEGER NOT NULL DEFAULT 0,"
  "  PRIMARY KEY (evening, round, number)) WITHOUT ROWID;"
  "CREATE INDEX evening_by_match ON evening_table (match);"
  "CREATE TABLE evening_place ("
  "  evening INTEGER NOT NULL,"
  "  round INTEGER NOT NULL,"
  "  number INTEGER NOT NULL," /* table */
  "  seat INTEGER NOT NULL,"
  "  person INTEGER NOT NULL,"
  "  points INTEGER,"  /* evening_plan_points (); NULL until the match is over */
  "  has_won INTEGER," /* 1 if the person has won the match; NULL until it is over */
  "  PRIMARY KEY (evening, round, number, seat),"
  "  FOREIGN KEY (evening, round, number) REFERENCES evening_table ON DELETE CASCADE)"
  "  WITHOUT ROWID;"
  /* numbers of planned deals (match_log_plan ()), separated by blanks */
  "ALTER TABLE match ADD COLUMN planned TEXT NOT NULL DEFAULT '';",
  NULL,
};
