/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/reason.h"

#include "rules/game.h"

/* What a rule of thumb says. */
static const char *const words[] = {
  [REASON_NONE] = "no reason",
  [REASON_ONLY_ACTION] = "nothing else is legal",
  [REASON_RANDOM] = "by lot",
  [REASON_STRONG_TRUMPS] = "strong trumps",
  [REASON_WEAK_HAND] = "the hand is not worth a contract",
  [REASON_LEAST_BAD] = "all else promises less",
  [REASON_CLAIM_BONUS] = "the bonus counts for the own side",
  [REASON_DENY_BONUS] = "the bonus would go to the others",
  [REASON_DRAW_TRUMPS] = "draws the others' trumps",
  [REASON_CASH_WINNER] = "the highest of its suit that is left",
  [REASON_WIN_TRICK] = "beats what lies on the table",
  [REASON_WIN_CHEAPLY] = "the lowest that beats what lies on the table",
  [REASON_FEED_PARTNER] = "points into a trick that the own side will probably win",
  [REASON_KEEP_POINTS] = "few points into a trick that is probably lost",
  [REASON_DISCARD] = "a card without use",
  [REASON_AVOID_BONUS] = "any other could hand over a bonus",
  [REASON_PARTNER_SUIT] = "the own side will probably win the trick",
  [REASON_LIKELY_TRICK] = "will probably win the trick",
  [REASON_SAFE_LEAD] = "the lead that risks least",
  [REASON_LIKELY_WON] = "the deal will probably be won",
  [REASON_BETTER_CARD] = "a better card for a worse one",
  [REASON_HIDE_HAND] = "it would not count, and silence shows nothing",
  [REASON_STRONG_HAND] = "the hand is worth it",
  [REASON_SAVE_POINTS] = "laid aside its points are safe",
  [REASON_DUCK] = "the trick is not wanted",
  [REASON_CATCH] = "spoils the plan of the declarer",
  [REASON_ENOUGH_POINTS] = "has what is needed",
  [REASON_KEEP_BONUS] = "the bonus can still be announced later",
  [REASON_INFORM] = "tells the partners about the hand",
  [REASON_SHED_HIGH] = "a high card, before it wins a trick that is not wanted",
  [REASON_BONUS_WAITS] = "the bonus counts from the own side's first trick on",
  [REASON_BEST_SO_FAR] = "it counts if nobody has a better one",
};

/* What is so of the better action. */
static const char *const facts[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP] = "takes the others' last trump",
  [CONTRAST_BONUS_TAKEN] = "takes {points} {bonus}",
  [CONTRAST_BONUS_GIVEN] = "hands over {points} {bonus}",
  [CONTRAST_DRAWN] = "draws trumps",
  [CONTRAST_FORCED] = "makes the others ruff",
  [CONTRAST_PARTNER_RUFFS] = "lets a partner ruff",
  [CONTRAST_TRICK_TAKEN] = "wins the trick{worth}",
  [CONTRAST_TRICK_LEFT] = "leaves the others the trick{worth}",
  [CONTRAST_TO_PARTNER] = "leaves the trick to a partner",
  [CONTRAST_FED] = "brings its {points} points home",
  [CONTRAST_SAVED] = "gives the others {points} points",
  [CONTRAST_LEAD_KEPT] = "keeps the lead",
  [CONTRAST_LEAD_LEFT] = "leaves the lead to somebody else",
  [CONTRAST_OUT_NOW] = "has enough with this trick",
  [CONTRAST_HOME] = "brings {card} home",
  [CONTRAST_CAUGHT] = "catches {card}",
  [CONTRAST_LAST_TRICK] = "takes the last trick",
  [CONTRAST_BONUS_LATER] = "is better in {bonus} later",
  [CONTRAST_LONG] = "takes more tricks with {cards} later",
  [CONTRAST_MORE_TRICKS] = "takes more tricks",
  [CONTRAST_OUT] = "has enough before the last trick",
  [CONTRAST_MADE] = "makes the contract",
  [CONTRAST_FAILED] = "fails in the contract",
  [CONTRAST_CONCEDED] = "lets the others make theirs",
  [CONTRAST_BROKEN] = "breaks the others' contract",
  [CONTRAST_NOBODY] = "has nobody play",
  [CONTRAST_WON] = "wins the deal",
  [CONTRAST_STAKE_WON] = "wins the deal either way, for more,",
  [CONTRAST_STAKE_LOST] = "loses the deal either way, for less: wins",
};

static char *
codes_of (const Pack *pack, CardSet cards)
{
  GString *codes = g_string_new (NULL);

  for (; cards != 0; cards = card_set_rest (cards))
    g_string_append_printf (codes, "%s%s", codes->len > 0 ? " " : "",
                            pack_code (pack, card_set_first (cards)));

  return g_string_free (codes, FALSE);
}

/* "wins the trick, about 21 points,": what is so of the better action. */
static void
add_fact (GString *text, const Deal *deal, const Contrast *contrast)
{
  const char *bonus = deal->game->show->claimed != NULL ? deal->game->show->claimed : "bonus";
  const Pack *pack = deal_pack (deal);
  g_autofree char *cards = codes_of (pack, contrast->cards);
  g_autofree char *points = g_strdup_printf ("%u", contrast->points);
  g_autofree char *worth = contrast->points > 0 && !deal->game->counts_at_end
                               ? g_strdup_printf (", about %u points,", contrast->points)
                               : g_strdup ("");
  g_autoptr (GString) fact = g_string_new (facts[contrast->kind]);

  g_string_replace (fact, "{bonus}", bonus, 0);
  g_string_replace (fact, "{points}", points, 0);
  g_string_replace (fact, "{worth}", worth, 0);
  g_string_replace (fact, "{cards}", cards, 0);
  if (contrast->card != CARD_NONE)
    g_string_replace (fact, "{card}", pack_code (pack, contrast->card), 0);
  g_string_append (text, fact->str);
}

void
reason_add_contrast (GString *text, const Deal *deal, const Contrast *contrast, unsigned n,
                     Action better, Action worse)
{
  char token[TOKEN_MAX];

  if (contrast->kind == CONTRAST_NONE)
    return;
  g_string_append_printf (text, "%s ",
                          action_to_token (deal->game, deal_pack (deal), better, token));
  add_fact (text, deal, contrast);
  g_string_append_printf (text, " in %u of %u worlds, %s in %u", contrast->n_better, n,
                          action_to_token (deal->game, deal_pack (deal), worse, token),
                          contrast->n_worse);
}

/* The fact that tells both apart, or that one is worth more. */
static void
add_difference (GString *text, const Analysis *analysis, const Observation *observation,
                unsigned better, unsigned worse, const Contrast *contrast)
{
  const Deal *seen = &observation->seen;
  const AnalysisRow *one = &analysis->row[better];
  const AnalysisRow *other = &analysis->row[worse];
  char token[TOKEN_MAX], other_token[TOKEN_MAX];

  if (contrast->kind != CONTRAST_NONE)
    {
      reason_add_contrast (text, seen, contrast, analysis->n_worlds, one->action, other->action);
      return;
    }
  action_to_token (seen->game, deal_pack (seen), one->action, token);
  action_to_token (seen->game, deal_pack (seen), other->action, other_token);
  g_string_append_printf (text, "%s is worth %.2f more than %s", token, one->value - other->value,
                          other_token);
}

/* The rule of thumb that speaks for @action. */
static PlayerReason
find_rule (const Analysis *analysis, Action action)
{
  for (unsigned i = 0; i < analysis->choice.n; i++)
    if (analysis->choice.row[i].action == action)
      return analysis->choice.row[i].reason;

  return REASON_NONE;
}

void
reason_add_best (GString *text, const Analysis *analysis, const Observation *observation)
{
  Contrast contrast;
  int rival = analysis->n_worlds > 0 ? contrast_choose (analysis, observation, &contrast) : -1;
  PlayerReason rule;

  if (rival >= 0)
    {
      add_difference (text, analysis, observation, 0, (unsigned) rival, &contrast);
      return;
    }
  rule = find_rule (analysis, analysis->row[0].action);
  if (analysis->n_worlds == 0)
    g_string_append (text, words[rule]);
  else if (rule == REASON_NONE || rule == REASON_LEAST_BAD)
    g_string_append (text, "nothing is clearly worse");
  else
    g_string_append_printf (text, "nothing is clearly worse; %s", words[rule]);
}

void
reason_add_other (GString *text, const Analysis *analysis, const Observation *observation,
                  unsigned index)
{
  char token[TOKEN_MAX];
  Contrast contrast;

  if (analysis->n_worlds == 0)
    g_string_append (text, words[find_rule (analysis, analysis->row[index].action)]);
  else if (!analysis->row[index].is_tried)
    g_string_append (text, "not looked at closely");
  else if (analysis_are_equal (analysis, 0, index))
    g_string_append_printf (text, "as good as %s",
                            action_to_token (observation->seen.game, deal_pack (&observation->seen),
                                             analysis->row[0].action, token));
  else
    {
      contrast_find (analysis, observation, 0, index, &contrast);
      add_difference (text, analysis, observation, 0, index, &contrast);
    }
}
