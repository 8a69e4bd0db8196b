/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/beside-table.h"

#include "view/table/layout/table-layout.h"
#include "view/widgets/letters.h"

#define SHEET_WIDTH_MIN 220
#define SHEET_WIDTH_MAX 360
#define SHEET_SHARE 0.3 /* limit of the sheet on wide pages, as a share of the page width */

#define ADVICE_SHARE 6 /* enlarged advice gets at least 1/6 of the page */

static const TableForm usual = { .n_seats = 4 };

double
beside_table_letters (GtkWidget *page, int width, int height)
{
  return table_layout_letters (letters_get_wanted (page), width, height, &usual);
}

int
beside_table_sheet_width (GtkWidget *sheet, int width, double letters)
{
  /* large tables have larger letters */
  double most = MAX (SHEET_WIDTH_MAX * letters, width * SHEET_SHARE);
  int minimum, natural;

  gtk_widget_measure (sheet, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);

  return MAX (minimum, (int) (CLAMP (natural, SHEET_WIDTH_MIN * letters, most)));
}

int
beside_table_advice_height (AtoutSession *session, double letters, int height)
{
  TableForm open_table = { .has_open = TRUE };

  if (session == NULL || letters <= 1)
    return 0;
  open_table.n_seats = atout_course_get_n_seats (ATOUT_COURSE (session));

  return MAX (height - table_layout_least_height (&open_table), height / ADVICE_SHARE);
}
