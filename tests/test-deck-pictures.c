/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Folders with one picture a card: which file is which card, and what is told when it is none. */

#include <gio/gio.h>

#include "decks/card-names.h"

/* ---- Names ------------------------------------------------------------------------------ */

#define ENGLISH                                                                                    \
  {                                                                                                \
    "club", "spade", "heart", "diamond"                                                            \
  }
#define RANKS_GERMAN "2 3 4 5 6 7 8 9 10 unter ober könig ass"
#define RANKS_ENGLISH "2 3 4 5 6 7 8 9 10 jack queen king"

/* A way of calling cards; ranks go up to the ace. */
typedef struct
{
  DeckSuits suits;
  const char *suit[SUITS];
  const char *between; /* with a '<' in front the suit comes first */
  const char *ranks;
  const char *back; /* NULL: there is none */
} Way;

static const Way ways[] = {
  { SUITS_FRENCH, { "C", "S", "H", "D" }, "", "2 3 4 5 6 7 8 9 10 J Q K A", "1B" },
  { SUITS_FRENCH, { "C", "S", "H", "D" }, "", "2 3 4 5 6 7 8 9 T J Q K A", "back" },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "", "2 3 4 5 6 7 8 9 t j q k 1", "card_back" },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "", "2 3 4 5 6 7 8 9 10 11 12 13 1", "Back1" },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "<_", "02 03 04 05 06 07 08 09 10 11 12 13 01", NULL },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "", "2 3 4 5 6 7 8 9 10 11 12 13 14", "red_back" },
  { SUITS_FRENCH, ENGLISH, "_", RANKS_ENGLISH " 1", "back-blue" },
  { SUITS_FRENCH, ENGLISH, "<-", RANKS_ENGLISH " ace", "back" },
  { SUITS_FRENCH, ENGLISH, "", "6 7 8 9 10 jack queen king ace", "back" },
  { SUITS_FRENCH, ENGLISH, "<", "7 8 9 10 J Q K A", "CardBack" },
  { SUITS_FRENCH, ENGLISH, "<-", "2 3 4 5 6 7 8 9 10 11-Jack 12-Queen 13-King 1", "back" },
  { SUITS_FRENCH,
    { "Clubs", "Spades", "Hearts", "Diamonds" },
    "_of_",
    RANKS_ENGLISH " ace",
    "back" },
  { SUITS_FRENCH, { "clubs", "spades", "hearts", "diamonds" }, " of ", RANKS_ENGLISH " ace", NULL },
  { SUITS_FRENCH,
    { "cardClubs", "cardSpades", "cardHearts", "cardDiamonds" },
    "<",
    "2 3 4 5 6 7 8 9 10 J Q K A",
    "cardBack_blue1" },
  { SUITS_FRENCH, { "♣", "♠", "♥", "♦\uFE0E" }, "", "7 8 9 10 J Q K A", "back" },
  { SUITS_FRENCH,
    { "clubs", "spades", "hearts", "diamonds" },
    "<_",
    "7 8 9 10 unter ober könig ass",
    "carte_french_double_back" },
  { SUITS_FRENCH,
    { "Kreuz", "Pik", "Herz", "Karo" },
    "<-",
    "7 8 9 10 Bube Dame König Ass",
    "Rückseite" },
  { SUITS_FRENCH, { "treff", "pik", "herz", "karo" }, "<_", "7 8 9 10 B D K A", "ruecken" },
  { SUITS_FRENCH,
    { "klaveren", "schoppen", "harten", "ruiten" },
    "<",
    "7 8 9 10 boer vrouw heer aas",
    "achterkant" },
  { SUITS_FRENCH, { "K", "S", "H", "R" }, "<", "7 8 9 10 B V H A", "achterkant" },
  { SUITS_FRENCH, { "T", "P", "C", "K" }, "", "7 8 9 10 V D R A", "back" },
  { SUITS_FRENCH,
    { "trèfle", "pique", "coeur", "carreau" },
    "_de_",
    "7 8 9 10 valet dame roi as",
    "back" },
  { SUITS_GERMAN, { "eichel", "blatt", "herz", "schellen" }, "<_", RANKS_GERMAN, "back" },
  { SUITS_GERMAN,
    { "Eichel", "Grün", "Herz", "Schell" },
    "<-",
    "7 8 9 10 Unter Ober Koenig Daus",
    "rueckseite" },
  { SUITS_GERMAN,
    { "eichel", "gru\u0308n", "rot", "schellen" },
    "<",
    "6 7 8 9 10 unter ober ko\u0308nig as",
    "ru\u0308ckseite" },
  { SUITS_GERMAN, { "Eichel", "Gras", "Herz", "Schellen" }, "<", "7 8 9 10 U O K A", "back" },
  { SUITS_GERMAN, { "Eichel", "laub", "herz", "schellen" }, "<", "7 8 9 10 U O K D", "back" },
  { SUITS_GERMAN, { "E", "G", "H", "S" }, "", "7 8 9 10 U O K S", "back" },
  { SUITS_GERMAN,
    { "eicheln", "schilten", "rosen", "schellen" },
    " ",
    "7 8 9 10 unter ober könig ass",
    NULL },
  { SUITS_GERMAN,
    { "acorn", "leaf", "heart", "bell" },
    "<_",
    "7 8 9 10 unter ober king daus",
    "back" },
};

/* The file of a card, after the pattern of @way. */
static char *
call (const Way *way, Suit suit, const char *rank)
{
  if (*way->between == '<')
    return g_strconcat (way->suit[suit], way->between + 1, rank, NULL);

  return g_strconcat (rank, way->between, way->suit[suit], NULL);
}

/* Names of all cards after @way, and others that are none. */
static GPtrArray *
call_all (const Way *way)
{
  static const char *const others[] = {
    "joker", "Joker1", "1J", "red_joker", "background", "logo", "queen_of_hearts2", "2B", ""
  };
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) ranks = g_strsplit (way->ranks, " ", -1);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (names, g_strdup (others[i]));
  for (guint i = 0; ranks[i] != NULL; i++)
    for (Suit suit = 0; suit < SUITS; suit++)
      g_ptr_array_add (names, call (way, suit, ranks[i]));
  if (way->back != NULL)
    g_ptr_array_add (names, g_strdup (way->back));
  g_ptr_array_add (names, NULL);

  return names;
}

static void
test_ways (void)
{
  for (guint row = 0; row < G_N_ELEMENTS (ways); row++)
    {
      const Way *way = &ways[row];
      g_autoptr (GPtrArray) names = call_all (way);
      g_auto (GStrv) ranks = g_strsplit (way->ranks, " ", -1);
      const Rank lowest = RANK_ACE + 1 - (Rank) g_strv_length (ranks);
      CardFiles files;

      g_test_message ("%s of %s", ranks[0], way->suit[0]);
      g_assert_true (card_names_find ((const char *const *) names->pdata, false, &files));
      g_assert_cmpint (files.naming.suits, ==, way->suits);
      g_assert_cmpint (files.n_cards, ==, (int) g_strv_length (ranks) * SUITS);
      for (guint i = 0; ranks[i] != NULL; i++)
        for (Suit suit = 0; suit < SUITS; suit++)
          {
            g_autofree char *name = call (way, suit, ranks[i]);
            const int face = deck_face_index (suit, lowest + (Rank) i);

            g_assert_cmpstr (names->pdata[files.file[face]], ==, name);
            g_assert_cmpint (card_names_read (&files.naming, name), ==, face);
          }
      if (way->back != NULL)
        g_assert_cmpstr (names->pdata[files.file[DECK_BACK]], ==, way->back);
      else
        g_assert_cmpint (files.file[DECK_BACK], ==, -1);
    }
}

/* The 54 cards of Cego, as our own deck calls them; the numbers of others have a knight at 12. */
static void
test_tarock (void)
{
  static const char *const fools[] = { "stiess", "Fool", "trump_22", "trump_0", "Tarock 22" };

  for (guint row = 0; row < G_N_ELEMENTS (fools); row++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      CardFiles files;

      for (Suit suit = 0; suit < SUITS; suit++)
        for (int number = 1; number <= 14; number++)
          g_ptr_array_add (names, g_strdup_printf ("%02d%c", number, "cshd"[suit]));
      for (int number = 1; number < DECK_TRUMPS; number++)
        g_ptr_array_add (names,
                         g_strdup_printf (row % 2 == 0 ? "trump_%d" : "%02d-Tarock", number));
      g_ptr_array_add (names, g_strdup (fools[row]));
      g_ptr_array_add (names, NULL);

      g_test_message ("%s", fools[row]);
      g_assert_true (card_names_find ((const char *const *) names->pdata, false, &files));
      g_assert_cmpint (files.n_cards, ==, 78);
      g_assert_cmpint (files.file[deck_face_index (SUIT_SPADES, RANK_KNIGHT)], ==, 14 + 11);
      g_assert_cmpint (files.file[deck_face_index (SUIT_HEARTS, RANK_ACE)], ==, 2 * 14);
      g_assert_cmpint (files.file[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_1)], ==, 56);
      g_assert_cmpint (files.file[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_22)], ==, 77);
    }
}

/* Of two drawings of a card the one that is called by less is taken. */
static void
test_doubles (void)
{
  g_autoptr (GPtrArray) names = call_all (&ways[0]);
  CardFiles files;

  names->pdata[names->len - 1] = g_strdup ("king_of_hearts");
  g_ptr_array_add (names, g_strdup ("back-green"));
  g_ptr_array_add (names, g_strdup ("back"));
  g_ptr_array_add (names, NULL);

  g_assert_true (card_names_find ((const char *const *) names->pdata, false, &files));
  g_assert_cmpint (files.n_cards, ==, 52);
  g_assert_cmpstr (names->pdata[files.file[deck_face_index (SUIT_HEARTS, RANK_KING)]], ==, "KH");
  g_assert_cmpstr (names->pdata[files.file[DECK_BACK]], ==, "1B");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/deck-pictures/ways", test_ways);
  g_test_add_func ("/deck-pictures/tarock", test_tarock);
  g_test_add_func ("/deck-pictures/doubles", test_doubles);

  return g_test_run ();
}
