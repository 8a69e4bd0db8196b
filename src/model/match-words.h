/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What AtoutMatch says in sentences. All return text to free with g_free ().
 */

#pragma once

#include "atout-match.h"

/** The deal as it is; for this file and the classes of the model only. */
const Deal *atout_match_get_deal (AtoutMatch *self);

/** What is asked in @deal, which may be a step ahead of the match. */
char *match_words_prompt (AtoutMatch *match, const Deal *deal);

/** What is asked instead where the user has to notice what can be claimed, as NC_("prompt", …);
 * NULL: nothing else. In match-notice.c. */
const char *match_notice_prompt (AtoutMatch *match, const Deal *deal);

/** Puts @sentence (taken) behind those that @text has. */
void match_words_append (GString *text, char *sentence);

/** What is played and by whom, in short and in sentences. In match-contract.c. */
char *match_words_contract (AtoutMatch *match);
char *match_words_contract_sentence (AtoutMatch *match);

/** What was settled before the play in @deal, or NULL. In match-contract.c. */
char *match_words_settled (AtoutMatch *match, const Deal *deal);

/** What each side needs in card points, in short; "" where that is nothing or open. There too. */
char *match_words_targets (AtoutMatch *match);
char *match_words_dealt (AtoutMatch *match);
char *match_words_acted (AtoutMatch *match, guint seat, AtoutAction *action);

/** What @seat did, and what that settled if it has settled something since @before. */
char *match_words_settling (AtoutMatch *match, guint seat, const Deal *before, AtoutAction *action);
char *match_words_trick_taken (AtoutMatch *match);
char *match_words_state (AtoutMatch *match);

/** What a guided deal says about @choice, the user’s judged actions in @deal. In match-guide.c. */
char *match_guide_advise (AtoutMatch *match, const Deal *deal, const Choice *choice);

/** "ten of clubs, king of clubs", of @n cards. */
char *match_words_cards (AtoutMatch *match, const Card *cards, guint n);

/** @pile in sentences, and what is written on it. */
char *match_words_pile (AtoutMatch *match, const Pile *pile);
char *match_words_tag (AtoutMatch *match, const Pile *pile);
