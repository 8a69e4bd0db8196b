/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/lesson-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "help/help-text.h"
#include "view/help/help-cards.h"
#include "view/widgets/remove-children.h"

#define WIDE 900 /* least width for text beside the table */
#define SIDE_WIDTH 340
#define SHARE .45  /* largest share of the height for text below the table */
#define COLUMN 440 /* least height of text alone */

void
lesson_text_fill (GtkBox *box, const HelpSection *section, const HelpContext *context)
{
  remove_children (GTK_WIDGET (box));
  help_section_fill (box, section, context);
}

void
lesson_text_add_trick (GtkBox *box, const LessonPosition *position, AtoutSession *session,
                       AtoutDeck *deck)
{
  const Deal *deal = &position->log->deal;
  AtoutHelpCards *cards = ATOUT_HELP_CARDS (atout_help_cards_new (deck));

  for (guint i = 0; i < deal->trick.n; i++)
    atout_help_cards_add (cards, deal_pack (deal), deal->trick.card[i],
                          atout_course_get_seat_name (ATOUT_COURSE (session), deal->trick.seat[i]),
                          FALSE);
  gtk_box_append (box, GTK_WIDGET (cards));
}

static void
add_line (GtkBox *box, const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

void
lesson_text_end (GtkBox *box, const char *figure, const char *text)
{
  remove_children (GTK_WIDGET (box));
  add_line (box, figure, "title-2");
  add_line (box, text, "body");
}

static void
gather (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather (child, text);
}

char *
lesson_text_gather (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  gather (widget, text);

  return g_string_free (text, FALSE);
}

char *
lesson_text_explain (const HelpBook *help, const char *uri, const Pack *pack, DeckSuits suits)
{
  const HelpLine *line = g_hash_table_lookup (help->terms, uri + strlen (HELP_LINK));
  g_autofree char *filled = help_text_fill (help, g_ptr_array_index (line->cells, 0), pack, suits);
  char *plain = NULL;

  pango_parse_markup (filled, -1, 0, NULL, &plain, NULL, NULL);

  return plain;
}

void
lesson_text_judge (GtkLabel *label, const char *said, gboolean is_right, gboolean is_played)
{
  /* Translators: to a wrong answer in a lesson; what follows helps without giving it away */
  const char *word = is_right ? _ ("Right.") : C_ ("lesson", "Not quite.");
  g_autofree char *judged
      = is_played ? g_strdup (said) : g_strdup_printf ("<b>%s</b> %s", word, said);

  gtk_label_set_markup (label, judged);
}

/* ---- Layout ---------------------------------------------------------------------------------- */

static GtkSizeRequestMode
bin_request_mode (GtkWidget *bin G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bin_measure (GtkWidget *bin, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (bin);
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));
  int wanted;

  gtk_widget_measure (scrolled, orientation, for_size, minimum, natural, NULL, NULL);
  gtk_widget_measure (gtk_viewport_get_child (GTK_VIEWPORT (viewport)), orientation, for_size, NULL,
                      &wanted, NULL, NULL);
  *natural = MAX (*natural, wanted);
  *minimum_baseline = *natural_baseline = -1;
}

static void
bin_allocate (GtkWidget *bin, int width, int height, int baseline G_GNUC_UNUSED)
{
  gtk_widget_allocate (gtk_widget_get_first_child (bin), width, height, -1, NULL);
}

void
lesson_text_scroll (GtkWidget *bin)
{
  gtk_widget_set_layout_manager (
      bin, gtk_custom_layout_new (bin_request_mode, bin_measure, bin_allocate));
}

/* Places text alone, at a constant height that keeps its buttons still; a narrow window is
 * filled. */
static void
place_column (GtkWidget *side, int least, GtkAllocation *place)
{
  int width = MIN (place->width, MAX (2 * SIDE_WIDTH, least));
  int height, wanted;

  gtk_widget_measure (side, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL, NULL);
  height = width < place->width ? MIN (place->height, MAX (COLUMN, wanted)) : place->height;
  *place
      = (GtkAllocation) { (place->width - width) / 2, (place->height - height) / 3, width, height };
}

static int
least_of (GtkWidget *widget, GtkOrientation orientation)
{
  int least;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);

  return least;
}

void
lesson_text_measure (GtkWidget *side, GtkWidget *table, GtkOrientation orientation, int *minimum,
                     int *natural)
{
  int least, wanted;

  gtk_widget_measure (side, orientation, -1, minimum, natural, NULL, NULL);
  if (!gtk_widget_get_visible (table))
    return;
  gtk_widget_measure (table, orientation, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*minimum, wanted);
}

void
lesson_text_allocate (GtkWidget *side, GtkWidget *table, int width, int height)
{
  int least = least_of (side, GTK_ORIENTATION_HORIZONTAL);
  GtkAllocation text = { 0, 0, width, height };
  GtkAllocation rest = { 0, 0, width, height };

  if (!gtk_widget_get_visible (table))
    place_column (side, least, &text);
  else if (width >= WIDE)
    {
      text.width = MAX (SIDE_WIDTH, least);
      rest.x = text.width;
      rest.width = width - text.width;
    }
  else
    {
      int wanted;

      gtk_widget_measure (side, GTK_ORIENTATION_VERTICAL, width, &text.height, &wanted, NULL, NULL);
      text.height = MAX (text.height, MIN (wanted, (int) (height * SHARE)));
      text.y = height - text.height;
      rest.height = MAX (text.y, least_of (table, GTK_ORIENTATION_VERTICAL));
    }
  if (gtk_widget_get_visible (table))
    gtk_widget_size_allocate (table, &rest, -1);
  gtk_widget_size_allocate (side, &text, -1);
}
