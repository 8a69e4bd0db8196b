/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>

#include "cli/cli.h"

int
main (int argc, char **argv)
{
  setlocale (LC_CTYPE, ""); /* for help texts only */

  return cli_run (&cli_program, argc, argv);
}
