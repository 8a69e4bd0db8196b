/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a hand is measured by that was dealt by chance: what all cards of the pack have of it. */

#include "support.h"

/* The pool and what it has of every measure, by the packs of the rules files. */
static void
test_pools (void)
{
  static const struct
  {
    const char *row;
    const char *game;
    const char *settings;
    const char *upcard;
    const char *pool; /* "CARDS LABEL:SUM …" */
  } rows[] = {
    { "K-3.1 K-3.4", "klaverjas", "", NULL,
      "32 Cards of {suit}:8 Cards of {suit}:8 Cards of {suit}:8 Cards of {suit}:8 Jacks:4 Aces:4 "
      "Card points (without trumps):120" },
    { "K-3.2 the turn-up pile", "klaverjas", "trump=random", "2H",
      "32 Cards of the suit turned up:8 Jacks:4 Aces:4 Card points (without trumps):120" },
    { "Z-3.2 the jack turned up", "zensern", "", "JC",
      "31 Cards of the suit turned up:7 Jacks:3 Aces:4 Card points (without trumps):118" },
    { "CE-3 four", "cego", "", NULL, "54 Trumps:22 Kings:4 Card points, each card by itself:106" },
    { "CE-3 three", "cego", "players=3", NULL,
      "51 Trumps:22 Kings:4 Card points, each card by itself:103" },
    { "F-3.3", "fiftysix", "", NULL,
      "48 Cards of {suit}:12 Cards of {suit}:12 Cards of {suit}:12 Cards of {suit}:12 Jacks:8 "
      "Nines:8 Card points:56" },
    { "F-3.7", "fiftysix", "players=8", NULL,
      "64 Cards of {suit}:16 Cards of {suit}:16 Cards of {suit}:16 Cards of {suit}:16 Jacks:8 "
      "Nines:8 Card points:56" },
    { "W-3.5 the Weli is trump", "wurzen", "", "AH", "35 Trumps:9 Aces:3 Card points:132" },
    { "W-3.5 Schell", "wurzen", "", "7D", "35 Trumps:8 Aces:4 Card points:135" },
    { "W-3.5 Schnapsen", "wurzen", "mode=schnapsen", "JS", "19 Trumps:4 Aces:4 Card points:118" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Game *game = game_find (rows[i].game);
      Options options = support_options (game, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      Luck luck;

      game_luck (game, &options,
                 rows[i].upcard != NULL ? support_card (game_pack (game, &options), rows[i].upcard)
                                        : CARD_NONE,
                 &luck);
      g_string_append_printf (text, "%u", card_set_count (luck.pool));
      for (unsigned k = 0; k < luck.n; k++)
        {
          unsigned sum = 0;

          for (unsigned card = 0; card < CARDS_MAX; card++)
            sum += luck.measure[k].worth[card];
          g_string_append_printf (text, " %s:%u", luck.measure[k].label, sum);
        }
      support_check (rows[i].row, text->str, rows[i].pool);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/luck/pools", test_pools);

  return g_test_run ();
}
