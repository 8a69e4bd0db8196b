/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What lies on the table besides trick and hands. */

#include <glib.h>

#include "support.h"

/* A pile shows all cards that lie on it, a whole pack as well. */
static void
test_open (void)
{
  static const unsigned sizes[] = { 1, 16, 17, 32, 54 };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      CardSet cards = ((CardSet) 1 << sizes[i]) - 1;
      CardSet seen = 0;
      Pile piles[PILES_MAX];
      unsigned n = 0;
      Pile *pile = pile_add (piles, &n, "stock", NO_SEAT, 0, CARD_NONE);

      pile_open (pile, cards);
      for (unsigned k = 0; k < pile->n_open; k++)
        seen |= card_set_of (pile->open[k]);
      g_assert_cmpuint (n, ==, 1);
      g_assert_cmpuint (pile->n_open, ==, sizes[i]);
      g_assert_cmphex (seen, ==, cards);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pile/open", test_open);

  return g_test_run ();
}
