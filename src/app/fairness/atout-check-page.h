/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "rules/match-log.h"

#define ATOUT_TYPE_CHECK_PAGE (atout_check_page_get_type ())

/** AtoutCheckPage: the seal of a deal and, afterwards, its code to check it. */
G_DECLARE_FINAL_TYPE (AtoutCheckPage, atout_check_page, ATOUT, CHECK_PAGE, AtoutPage)

/** Opens the page of deal @deal of @log, or reports that it has no code. */
void       atout_check_page_open (AtoutHost        *host,
                                  const MatchLog   *log,
                                  guint             deal);
