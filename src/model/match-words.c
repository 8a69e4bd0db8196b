/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "match-words.h"

#include <glib/gi18n-lib.h>

#include "words.h"

static const char *
name_of (AtoutMatch *match, unsigned seat)
{
  return atout_seat_get_name (atout_match_get_seat (match, seat));
}

char *
match_words_prompt (AtoutMatch *match, const Deal *deal)
{
  unsigned value = 0;
  Suit suit = SUIT_NONE;
  const char *unaided = match_notice_prompt (match, deal);
  const char *text = unaided != NULL ? unaided : deal->game->prompt (deal, &value, &suit);
  char number[12];
  const WordsValue values[] = {
    { "{value}", number },
    { "{suit}", words_suit (atout_match_get_words (match), suit) },
    { NULL, NULL },
  };

  g_snprintf (number, sizeof number, "%u", value);

  return words_fill (words_of_game ("prompt", text), values);
}

char *
match_words_dealt (AtoutMatch *match)
{
  const Deal *deal = atout_match_get_deal (match);
  const WordsValue values[] = { { "{name}", name_of (match, deal->dealer) }, { NULL, NULL } };

  return words_fill (_ ("{name} dealt the cards."), values);
}

char *
match_words_settling (AtoutMatch *match, guint seat, const Deal *before, AtoutAction *action)
{
  g_autofree char *old = match_words_settled (match, before);
  g_autofree char *settled = match_words_settled (match, atout_match_get_deal (match));
  const WordsValue values[] = {
    { "{name}", name_of (match, seat) },
    { "{said}", atout_action_get_said (action) },
    { "{settled}", settled },
    { NULL, NULL },
  };

  if (old != NULL || settled == NULL)
    return match_words_acted (match, seat, action);

  /* Translators: what was said last, and a sentence on what that settled */
  return words_fill (_ ("{name}: “{said}”. {settled}"), values);
}

char *
match_words_acted (AtoutMatch *match, guint seat, AtoutAction *action)
{
  Card card = atout_action_get_card (action);
  g_autofree char *card_name = NULL;
  WordsValue values[] = {
    { "{name}", name_of (match, seat) },
    { "{card}", "" },
    { "{said}", atout_action_get_said (action) },
    { "{meaning}", atout_action_get_meaning (action) },
    { NULL, NULL },
  };

  if (card == CARD_NONE && atout_action_get_said (action)[0] != '\0')
    /* Translators: {said} is in the game's language, {meaning} in yours. */
    return words_fill (_ ("{name}: “{said}” ({meaning})"), values);
  if (!atout_action_get_play (action))
    /* Translators: {meaning} is what a player does: "Anna: Lay trump 5 aside". */
    return words_fill (_ ("{name}: {meaning}"), values);
  card_name = words_card (atout_match_get_words (match), atout_match_get_pack (match), card);
  values[1].value = card_name;

  return words_fill (_ ("{name} plays: {card}"), values);
}

char *
match_words_trick_taken (AtoutMatch *match)
{
  const Deal *deal = atout_match_get_deal (match);
  const Trick *trick = &deal->last_trick;
  unsigned points = trick_points (deal_order (deal), trick_cards (trick));
  char number[12];
  const WordsValue values[] = {
    { "{name}", name_of (match, trick_winner (trick)) },
    { "{points}", number },
    { NULL, NULL },
  };

  if (deal->game->counts_at_end)
    return words_fill (_ ("{name} takes the trick"), values);
  g_snprintf (number, sizeof number, "%u", points);

  return words_fill (ngettext ("{name} takes the trick: {points} point",
                               "{name} takes the trick: {points} points", points),
                     values);
}

void
match_words_append (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static void
append_trick (GString *text, AtoutMatch *match)
{
  const Trick *trick = atout_match_get_trick (match);

  for (unsigned i = 0; i < trick->n; i++)
    {
      g_autofree char *card = words_card (atout_match_get_words (match),
                                          atout_match_get_pack (match), trick->card[i]);
      const WordsValue values[]
          = { { "{name}", name_of (match, trick->seat[i]) }, { "{card}", card }, { NULL, NULL } };

      match_words_append (text, words_fill (_ ("{name} played: {card}."), values));
    }
  if (trick->n > 0)
    {
      const WordsValue values[]
          = { { "{name}", name_of (match, trick_winner (trick)) }, { NULL, NULL } };

      match_words_append (text, words_fill (_ ("{name} is winning the trick."), values));
    }
}

/* What the user has won so far, where that is told. */
static void
append_count (GString *text, AtoutMatch *match)
{
  AtoutSeat *seat = atout_match_get_seat (match, atout_match_get_user_seat (match));
  const WordsValue values[] = { { "{name}", atout_seat_get_name (seat) },
                                { "{count}", atout_seat_get_count (seat) },
                                { NULL, NULL } };

  if (atout_seat_get_count (seat)[0] != '\0')
    /* Translators: {count} is what the user has won so far in this deal, as "43 eyes" */
    match_words_append (text, words_fill (C_ ("state", "{name}: {count}."), values));
}

/* "ten of clubs, king of clubs" */
char *
match_words_cards (AtoutMatch *match, const Card *cards, guint n)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *card
          = words_card (atout_match_get_words (match), atout_match_get_pack (match), cards[i]);

      /* Translators: between the cards of a list, as in "ten of clubs, king of clubs" */
      g_string_append_printf (list, "%s%s", i > 0 ? C_ ("list", ", ") : "", card);
    }

  return g_string_free (list, FALSE);
}

/* The cards of a pile before the user that the user has laid there: nobody else knows them. */
static guint
find_own_cards (AtoutMatch *match, const Pile *pile, Card *cards)
{
  const Deal *deal = atout_match_get_deal (match);
  guint user = atout_match_get_user_seat (match);
  Observation observation;
  CardSet own = 0;
  guint n = 0;

  if (pile->owner != (int) user || deal_is_over (deal))
    return 0;
  observation_make (&observation, deal, user);
  for (guint i = 0; i < deal_pack (deal)->n_cards; i++)
    own |= card_set_of ((Card) i);
  own &= ~observation.unseen;
  for (guint seat = 0; seat < deal->n_seats; seat++)
    own &= ~observation.seen.hand[seat];
  for (guint i = 0; i < deal->n_played; i++)
    own &= ~card_set_of (observation.seen.played[i]);
  if (card_set_count (own) != pile->n_hidden + (guint) pile->under_hidden)
    return 0;
  for (; own != 0; own = card_set_rest (own))
    cards[n++] = card_set_first (own);

  return n;
}

char *
match_words_tag (AtoutMatch *match, const Pile *pile)
{
  int declarer = atout_match_get_deal (match)->declarer;
  char value[12];
  const WordsValue values[] = {
    { "{value}", value },
    { "{name}", declarer != NO_SEAT ? name_of (match, (unsigned) declarer) : "" },
    { NULL, NULL },
  };

  g_snprintf (value, sizeof value, "%u", pile->value);

  return words_fill (pile->tag != NULL ? words_of_game ("pile", pile->tag) : "", values);
}

char *
match_words_pile (AtoutMatch *match, const Pile *pile)
{
  Card laid[CARDS_MAX];
  g_autofree char *own = match_words_cards (match, laid, find_own_cards (match, pile, laid));
  g_autofree char *open = match_words_cards (match, pile->open, pile->n_open);
  g_autofree char *under = match_words_cards (match, &pile->under, pile->under != CARD_NONE);
  char count[12];
  char value[12];
  const WordsValue values[] = {
    { "{pile}", words_of_game ("pile", pile->name) },
    { "{name}", pile->owner != NO_SEAT ? name_of (match, (unsigned) pile->owner) : "" },
    { "{count}", count },
    { "{under}", under },
    { "{cards}", open },
    { "{own}", own },
    { "{value}", value },
    { NULL, NULL },
  };
  GString *text = g_string_new (NULL);

  g_snprintf (value, sizeof value, "%u", pile->value);
  g_snprintf (count, sizeof count, "%u", pile->n_hidden);
  match_words_append (text, words_fill (pile->owner != NO_SEAT
                                            /* Translators: {pile} is "Laid away", by {name} */
                                            ? C_ ("pile", "{pile}, {name}.")
                                            : C_ ("pile", "{pile}."),
                                        values));
  if (pile->n_hidden > 0)
    match_words_append (text, words_fill (ngettext ("{count} card face down.",
                                                    "{count} cards face down.", pile->n_hidden),
                                          values));
  if (own[0] != '\0')
    match_words_append (text, words_fill (C_ ("pile", "You laid there: {own}."), values));
  if (pile->under != CARD_NONE)
    match_words_append (text, words_fill (C_ ("pile", "Under it: {under}."), values));
  if (pile->under_hidden)
    match_words_append (text, g_strdup (_ ("One card lies face down across under it.")));
  if (pile->n_open > 0)
    match_words_append (text, words_fill (C_ ("pile", "Face up: {cards}."), values));
  if (pile->value > 0)
    match_words_append (
        text, words_fill (ngettext ("Worth {value} point.", "Worth {value} points.", pile->value),
                          values));

  return g_string_free (text, FALSE);
}

static void
append_marks (GString *text, AtoutMatch *match, guint unit)
{
  g_autofree char *marks = atout_match_describe_marks (match, unit);
  const WordsValue values[] = { { "{marks}", marks }, { NULL, NULL } };

  if (marks[0] != '\0')
    /* Translators: what a side has beside its tricks: "In this deal: roem 20, roem 50." */
    match_words_append (text, words_fill (C_ ("state", "In this deal: {marks}."), values));
}

static void
append_scores (GString *text, AtoutMatch *match)
{
  g_autofree char *waiting = atout_match_describe_waiting (match, TRUE);
  const WordsValue of_waiting[] = { { "{waiting}", waiting }, { NULL, NULL } };

  for (guint unit = 0; unit < atout_match_get_n_units (match); unit++)
    {
      guint n = atout_match_get_tricks (match, unit);
      char score[12];
      char tricks[12];
      const WordsValue values[] = {
        { "{side}", atout_match_get_unit_meaning (match, unit) },
        { "{score}", score },
        { "{tricks}", tricks },
        { NULL, NULL },
      };

      sheet_write_number (score, sizeof score, atout_match_get_score (match, unit), FALSE);
      g_snprintf (tricks, sizeof tricks, "%u", n);
      /* Translators: {side} is "We", "They" or a name; tricks are those of this deal. */
      match_words_append (text,
                          words_fill (ngettext ("{side}: {tricks} trick, {score} written.",
                                                "{side}: {tricks} tricks, {score} written.", n),
                                      values));
      append_marks (text, match, unit);
    }
  if (waiting != NULL)
    match_words_append (text, words_fill (C_ ("state", "{waiting}."), of_waiting));
}

static void
append_piles (GString *text, AtoutMatch *match)
{
  Pile piles[PILES_MAX];
  guint n = atout_match_get_piles (match, piles);

  for (guint i = 0; i < n; i++)
    match_words_append (text, match_words_pile (match, &piles[i]));
}

static void
append_laid_open (GString *text, AtoutMatch *match)
{
  Pile piles[SEATS_MAX];
  guint n = atout_match_get_laid_open (match, piles);

  for (guint i = 0; i < n; i++)
    match_words_append (text, match_words_pile (match, &piles[i]));
}

static void
append_turn (GString *text, AtoutMatch *match)
{
  int turn = atout_match_get_turn (match);

  if (turn == NO_SEAT)
    {
      match_words_append (text, g_strdup (_ ("The deal is over.")));
    }
  else if (atout_match_get_prompt (match)[0] != '\0')
    {
      const WordsValue values[]
          = { { "{prompt}", atout_match_get_prompt (match) }, { NULL, NULL } };

      const char *prompt = atout_match_get_prompt (match);

      match_words_append (text, g_str_has_suffix (prompt, "?")
                                    ? g_strdup (prompt)
                                    : words_fill (C_ ("state", "{prompt}."), values));
    }
  else
    {
      const WordsValue values[]
          = { { "{name}", name_of (match, (unsigned) turn) }, { NULL, NULL } };

      match_words_append (text, words_fill (_ ("It is {name}’s turn."), values));
    }
}

char *
match_words_state (AtoutMatch *match)
{
  GString *text = g_string_new (NULL);

  if (atout_match_get_state (match) != ATOUT_MATCH_IDLE)
    {
      match_words_append (text, match_words_contract_sentence (match));
      match_words_append (text, match_words_dealt (match));
      append_piles (text, match);
      append_laid_open (text, match);
      append_trick (text, match);
      append_turn (text, match);
      append_count (text, match);
      append_scores (text, match);
    }

  return g_string_free (text, FALSE);
}
