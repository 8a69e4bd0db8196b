/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>

#include "cli.h"

int
main (int argc, char **argv)
{
  setlocale (LC_CTYPE, ""); /* words of any letters; everything else is the same in all locales */

  return cli_run (argc, argv);
}
