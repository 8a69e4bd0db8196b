/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tricks, piles and open hands in words. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"

char *
tell_cards (const Telling *telling, const Card *cards, unsigned n)
{
  GString *list = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *card = words_card (telling->suits, deal_pack (telling->deal), cards[i]);

      /* Translators: between the cards of a list, as in "ten of clubs, king of clubs" */
      g_string_append_printf (list, "%s%s", i > 0 ? C_ ("list", ", ") : "", card);
    }

  return g_string_free (list, FALSE);
}

/* Lists the user's own hidden cards in @pile; returns 0 if they cannot be inferred. */
static unsigned
find_own_cards (const Telling *telling, const Pile *pile, Card *cards)
{
  const Deal *deal = telling->deal;
  unsigned user = telling->user;
  Observation observation;
  CardSet own = 0;
  unsigned n = 0;

  if (pile->owner != (int) user || deal_is_over (deal))
    return 0;
  observation_make (&observation, deal, user);
  for (unsigned i = 0; i < deal_pack (deal)->n_cards; i++)
    own |= card_set_of ((Card) i);
  own &= ~observation.unseen;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    own &= ~observation.seen.hand[seat];
  for (unsigned i = 0; i < deal->n_played; i++)
    own &= ~card_set_of (observation.seen.played[i]);
  if (card_set_count (own) != pile->n_hidden + (unsigned) pile->under_hidden)
    return 0;
  for (; own != 0; own = card_set_rest (own))
    cards[n++] = card_set_first (own);

  return n;
}

char *
tell_tag (const Telling *telling, const Pile *pile)
{
  int declarer = telling->deal->declarer;
  char value[12];
  const WordsValue values[] = {
    { "{value}", value },
    { "{name}", declarer != NO_SEAT ? telling->name[declarer] : "" },
    { NULL, NULL },
  };

  g_snprintf (value, sizeof value, "%u", pile->value);

  return words_fill (pile->tag != NULL ? words_of_game ("pile", pile->tag) : "", values);
}

static const char *
owner_pattern (const Telling *telling, const Pile *pile)
{
  if (pile->owner == NO_SEAT)
    return C_ ("pile", "{pile}.");

  /* Translators: {pile} is "Laid aside": {name} laid these cards aside */
  return text_for (telling, (unsigned) pile->owner, C_ ("pile", "{pile}, {name}."),
                   /* Translators: {pile} is "Laid aside": you laid these cards aside */
                   C_ ("pile", "{pile}, yours."));
}

char *
tell_pile (const Telling *telling, const Pile *pile)
{
  Card laid[CARDS_MAX];
  g_autofree char *own = tell_cards (telling, laid, find_own_cards (telling, pile, laid));
  g_autofree char *open = tell_cards (telling, pile->open, pile->n_open);
  g_autofree char *under = tell_cards (telling, &pile->under, pile->under != CARD_NONE);
  char count[12];
  g_autofree char *value = words_points (telling->deal->game, pile->value);
  const WordsValue values[] = {
    { "{pile}", words_of_game ("pile", pile->name) },
    { "{name}", pile->owner != NO_SEAT ? telling->name[pile->owner] : "" },
    { "{count}", count },
    { "{under}", under },
    { "{cards}", open },
    { "{own}", own },
    { "{value}", value },
    { NULL, NULL },
  };
  GString *text = g_string_new (NULL);

  g_snprintf (count, sizeof count, "%u", pile->n_hidden);
  if (pile->name[0] != '\0' || pile->owner != NO_SEAT)
    text_append (text, words_fill (owner_pattern (telling, pile), values));
  if (pile->n_hidden > 0)
    text_append (text, words_fill (ngettext ("{count} card face down.", "{count} cards face down.",
                                             pile->n_hidden),
                                   values));
  if (own[0] != '\0')
    text_append (text, words_fill (C_ ("pile", "Cards you put there: {own}."), values));
  if (pile->under != CARD_NONE)
    text_append (text, words_fill (C_ ("pile", "Underneath: {under}."), values));
  if (pile->under_hidden)
    text_append (text, g_strdup (_ ("One card lies crosswise underneath, face down.")));
  if (pile->n_open > 0)
    text_append (text, words_fill (C_ ("pile", "Face up: {cards}."), values));
  if (pile->value > 0)
    /* Translators: {value} is "20 points" or "20 eyes" */
    text_append (text, words_fill (C_ ("pile", "Worth {value}."), values));

  return g_string_free (text, FALSE);
}

static bool
is_own_hand (const Telling *telling, const Pile *pile)
{
  return pile->owner == (int) telling->user
         && pile->n_open == card_set_count (telling->deal->hand[telling->user]);
}

static unsigned
lay_all_open (const Telling *telling, Pile *piles)
{
  const Deal *deal = telling->deal;
  unsigned n = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seat != telling->user && seats_have (deal->playing, seat) && deal->hand[seat] != 0)
      pile_open (pile_add (piles, &n, NC_ ("pile", "Open hand"), (int) seat, 0, CARD_NONE),
                 deal->hand[seat]);

  return n;
}

static void
write_worth (Pile *piles, unsigned n, const Pile *part)
{
  for (unsigned i = 0; i < n; i++)
    if (piles[i].owner == part->owner)
      {
        piles[i].value = part->value;
        piles[i].tag = part->tag;
      }
}

static Pile *
pile_of (Pile *piles, unsigned *n, unsigned owner)
{
  for (unsigned i = 0; i < *n; i++)
    if (piles[i].owner == (int) owner)
      return &piles[i];

  return pile_add (piles, n, NC_ ("pile", "Shown"), (int) owner, 0, CARD_NONE);
}

static void
lay_known_open (const Telling *telling, Pile *piles, unsigned *n)
{
  const Deal *deal = telling->deal;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      CardSet known = seat != telling->user ? game_shown (deal, seat) & deal->hand[seat] : 0;
      Pile *pile = known != 0 ? pile_of (piles, n, seat) : NULL;

      for (unsigned i = 0; pile != NULL && i < pile->n_open; i++)
        known &= ~card_set_of (pile->open[i]);
      if (pile != NULL)
        pile_open (pile, known);
    }
}

unsigned
tell_laid_open (const Telling *telling, Pile *piles)
{
  const Deal *deal = telling->deal;
  bool all = telling->is_guided && !deal_is_over (deal);
  Pile laid[SEATS_MAX];
  unsigned n = all ? lay_all_open (telling, piles) : 0;
  unsigned n_laid = game_laid_open (deal, laid);

  for (unsigned i = 0; i < n_laid; i++)
    if (all && laid[i].owner != (int) telling->user)
      write_worth (piles, n, &laid[i]);
    else if (!is_own_hand (telling, &laid[i]))
      piles[n++] = laid[i];
  if (telling->keeps_known && !all && !deal_is_over (deal))
    lay_known_open (telling, piles, &n);

  return n;
}

static char *
list_plays (const Telling *telling, const Trick *trick)
{
  GString *list = g_string_new (NULL);

  for (unsigned i = 0; i < trick->n; i++)
    {
      g_autofree char *card
          = words_card (telling->suits, deal_pack (telling->deal), trick->card[i]);
      const WordsValue values[] = {
        { "{name}", telling->name[trick->seat[i]] },
        { "{card}", card },
        { NULL, NULL },
      };
      /* Translators: who played what in a list, as in "Anna ten of clubs" */
      g_autofree char *play = words_fill (
          text_for (telling, trick->seat[i], C_ ("trick", "{name} {card}"),
                    /* Translators: the same in the middle of a list, "you ten of clubs" */
                    C_ ("trick", "you {card}")),
          values);

      g_string_append_printf (list, "%s%s", i > 0 ? C_ ("list", ", ") : "", play);
    }

  return g_string_free (list, FALSE);
}

char *
tell_trick (const Telling *telling, const Trick *trick, unsigned number)
{
  unsigned winner = trick_winner (trick);
  g_autofree char *worth = words_card_points (
      telling->deal->game, trick_points (deal_order (telling->deal), trick_cards (trick)));
  g_autofree char *plays = list_plays (telling, trick);
  char which[12];
  const WordsValue values[] = {
    { "{number}", which }, { "{plays}", plays }, { "{name}", telling->name[winner] },
    { "{points}", worth }, { NULL, NULL },
  };

  g_snprintf (which, sizeof which, "%u", number);

  if (telling->deal->game->counts_at_end)
    return words_fill (text_for (telling, winner, _ ("Trick {number}: {plays}. {name} takes it."),
                                 _ ("Trick {number}: {plays}. You take it.")),
                       values);

  /* Translators: {plays} is "Anna ten of clubs, Jan king of clubs, …", {points} "12 eyes" */
  return words_fill (text_for (telling, winner,
                               _ ("Trick {number}: {plays}. {name} takes it: {points}."),
                               _ ("Trick {number}: {plays}. You take it: {points}.")),
                     values);
}
