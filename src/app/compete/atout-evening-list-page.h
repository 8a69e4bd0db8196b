/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_EVENING_LIST_PAGE (atout_evening_list_page_get_type ())

/** AtoutEveningListPage: the club evenings of all games, finished or not. */
G_DECLARE_FINAL_TYPE (AtoutEveningListPage, atout_evening_list_page, ATOUT, EVENING_LIST_PAGE,
                      AtoutPage)

/** @host must have evenings; it outlives the page. */
GtkWidget *atout_evening_list_page_new (AtoutHost *host);
