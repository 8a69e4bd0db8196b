/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness/atout-check-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/fairness/fairness-code.h"
#include "view/widgets/letters.h"

#define WINDOW_WIDTH 300 /* window with room for the button */

struct _AtoutCheckPage
{
  AtoutPage parent_instance;

  GtkWidget *text;
  GtkWidget *codes;
  GtkWidget *shuffling;
};

G_DEFINE_FINAL_TYPE (AtoutCheckPage, atout_check_page, ATOUT_TYPE_PAGE)

static gboolean
atout_check_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (ATOUT_CHECK_PAGE (widget)->codes, GTK_DIR_TAB_FORWARD);
}

static void
atout_check_page_class_init (AtoutCheckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = atout_check_page_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/fairness/atout-check-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutCheckPage, text);
  gtk_widget_class_bind_template_child (widget_class, AtoutCheckPage, codes);
  gtk_widget_class_bind_template_child (widget_class, AtoutCheckPage, shuffling);
}

static void
atout_check_page_init (AtoutCheckPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  atout_page_set_title (ATOUT_PAGE (self), _ ("Check This Deal"), NULL);
  letters_keep (self->shuffling, WINDOW_WIDTH);
}

static void
add (AtoutCheckPage *self, const char *title, const char *text)
{
  gtk_box_append (GTK_BOX (self->codes), fairness_code_new (title, text));
}

/* Returns the page; shows @number only if @is_over. */
static GtkWidget *
page_new (const DealNumber *number, gboolean is_over)
{
  AtoutCheckPage *self = g_object_new (ATOUT_TYPE_CHECK_PAGE, NULL);
  g_autofree char *command = number_seal_command (number);
  char seal[SEAL_DIGITS + 1];

  number_seal (number, seal);
  gtk_label_set_label (
      GTK_LABEL (self->text),
      is_over ? _ ("This is the seal that was shown before the first call. If the command gives "
                   "the same seal from the code, the cards were settled before anybody said a "
                   "word.")
              : _ ("This seal fixes the cards of the deal: it is worked out from the deal’s code, "
                   "which you get when the deal is over. Copy the seal now, and you can compare "
                   "it then."));
  add (self, C_ ("fairness", "Seal"), seal);
  if (is_over)
    {
      add (self, C_ ("fairness", "Code of the deal"), number->hex);
      add (self, C_ ("fairness", "Command for a terminal"), command);
    }

  return GTK_WIDGET (self);
}

void
atout_check_page_open (AtoutHost *host, const MatchLog *log, guint deal)
{
  const LogDeal *told = match_log_get_deal (log, deal);
  gboolean is_over = deal < match_log_n_over (log);

  if (told->has_number)
    atout_host_open (host, ATOUT_PAGE (page_new (&told->number, is_over)));
  else
    atout_host_say (host, _ ("The cards of this deal do not come from a code."));
}
