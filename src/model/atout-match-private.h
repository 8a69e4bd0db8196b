/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutMatch share: atout-match.c, match-claim.c and so on. */

#pragma once

#include "atout-match.h"
#include "hand-order.h"

struct _AtoutMatch
{
  GObject parent_instance;

  MatchLog *log;
  const Deal *shown;  /* the deal of the log … */
  Deal lingering;     /* … or while the user is asked in vain the trick lies there still */
  AtoutMatchState state;
  guint user_seat;
  AtoutSeat *seat[SEATS_MAX];

  gboolean seeded;
  guint64 seed;        /* of the cards, with seeded */
  guint64 player_seed; /* of the computer players' random streams */

  HandOrder hand_order; /* with the words of the deck */
  GListStore *hand;
  GListStore *calls;
  char *prompt;
  char *contract;

  gboolean gives_only_answer; /* what the user’s seat does by itself */
  gboolean plays_only_card;
  AtoutAnnounce announce;
  gboolean notices_claims; /* as the user wants it */
  guint answering;       /* source, while it is going to */

  gboolean shows_count; /* what the user has won so far */

  gboolean guided;
  gboolean was_guided; /* the deal that is over was, unless it is gone back to */
  char *advice;
  char *claim;        /* why the rest may be laid down, or "" */
  gboolean claiming;  /* it has been laid down and plays itself */
  guint claim_source; /* the next card of it */
  GArray *tricks;     /* of Trick: those of this deal */

  guint holds;
  GCancellable *thinking; /* while a computer player thinks, or for the user's advice */
  gboolean stopped;
};

/** Makes hand, calls and prompt say what the user may do now. */
void match_update_choices (AtoutMatch *self);

/** What a guided deal says to the user now; takes @advice. */
void match_set_advice (AtoutMatch *self, char *advice);

/** True while the user has to notice by himself what can be claimed. In match-notice.c, too: */
gboolean match_notices (AtoutMatch *self);

/** What is asked instead where the user has to notice what can be claimed, as NC_("prompt", …);
 * NULL: nothing else. */
const char *match_notice_prompt (AtoutMatch *self, const Deal *deal);

/** Carries out the legal @action of the seat at turn; false: it was an answer in vain. */
gboolean match_apply (AtoutMatch *self, Action action, gboolean is_step);

/** Whether the deal is a guided one, told to all. */
void match_note_guided (AtoutMatch *self, gboolean guided);

/** The user has decided: what is still being thought for him is of no use any more. */
void match_stop_advice (AtoutMatch *self);

/** True when the user is asked for something. */
gboolean match_user_acts (AtoutMatch *self);

/** Why the rest may be laid down; takes @claim. */
void match_set_claim (AtoutMatch *self, char *claim);

/** Tells what the user has won so far. In match-count.c. */
void match_count_update (AtoutMatch *self);

/** Looks whether the rest may be laid down now. In match-claim.c, as the next two. */
void match_claim_update (AtoutMatch *self);

/** When the rest has been laid down its next card falls in the next round of the main loop. */
gboolean match_claim_go_on (AtoutMatch *self);
void match_claim_end (AtoutMatch *self);

/** Keeps the trick that has just been taken. In match-tricks.c. */
void match_tricks_add (AtoutMatch *self);

/** Lets the computer player at turn think, if there is one and nobody holds the match. */
void match_think (AtoutMatch *self);
