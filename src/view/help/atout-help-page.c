/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/atout-help-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "decks/atout-deck.h"
#include "model/words/words.h"
#include "view/help/atout-help-game.h"
#include "view/help/help-blocks.h"
#include "view/help/help-scroll.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/focus.h"
#include "view/widgets/remove-children.h"

struct _AtoutHelpPage
{
  AtoutPage parent_instance;

  GtkScrolledWindow *scrolled_window;
  GtkWidget *column;
  GtkLabel *title;
  GtkBox *summary; /* first section, or the games */
  GtkFlowBox *contents;
  GtkBox *body;
  GtkWidget *back;

  AtoutDeck *deck;
  DeckSuits suits;  /* French or German suits of the deck */
  const Game *game; /* NULL for the overview or nothing */
  gboolean shown;
  Options options;
  HelpBook *book;

  char *moments;      /* moments last asked for */
  GPtrArray *places;  /* stack of HelpPlace */
  GtkWidget *current; /* last section visited, or NULL */
  HelpScroll *scroll;
};

enum
{
  TURNED,
  LEARN_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean go_back (AtoutPage *page);

G_DEFINE_FINAL_TYPE (AtoutHelpPage, atout_help_page, ATOUT_TYPE_PAGE)

static void
go_to_widget (AtoutHelpPage *self, GtkWidget *widget)
{
  self->current = widget;
  gtk_widget_grab_focus (widget);
  help_scroll_to_widget (self->scroll, widget);
}

static void
scroll_back (AtoutHelpPage *self, double wanted)
{
  if (wanted < 0 && self->current != NULL)
    help_scroll_to_widget (self->scroll, self->current);
  else
    help_scroll_to (self->scroll, MAX (wanted, 0));
}

/* ---- Class ------------------------------------------------------------------------------ */

static void
atout_help_page_dispose (GObject *object)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (object);

  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_pointer (&self->scroll, help_scroll_free);
  g_clear_object (&self->deck);

  G_OBJECT_CLASS (atout_help_page_parent_class)->dispose (object);
}

static void
atout_help_page_finalize (GObject *object)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (object);

  g_clear_pointer (&self->book, help_book_free);
  g_clear_pointer (&self->moments, g_free);

  G_OBJECT_CLASS (atout_help_page_parent_class)->finalize (object);
}

/* Focuses the section visited last. */
static gboolean
atout_help_page_grab_focus (GtkWidget *widget)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (widget);
  double wanted = help_scroll_get_wanted (self->scroll);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->summary));

  if (self->current == NULL)
    return first != NULL && gtk_widget_grab_focus (first);

  gtk_widget_grab_focus (self->current);
  scroll_back (self, wanted);

  return TRUE;
}

/* Clears the selection that GTK makes on focus, where Tab would skip links. */
static gboolean
atout_help_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *before = gtk_root_get_focus (root);
  gboolean moved = focus_through (widget, direction);
  GtkWidget *after = gtk_root_get_focus (root);

  if (moved && after != before && GTK_IS_LABEL (after))
    {
      int cursor = direction == GTK_DIR_TAB_BACKWARD ? -1 : 0;

      gtk_label_select_region (GTK_LABEL (after), cursor, cursor);
    }

  return moved;
}

static void
atout_help_page_class_init (AtoutHelpPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AtoutPageClass *page_class = ATOUT_PAGE_CLASS (klass);

  object_class->dispose = atout_help_page_dispose;
  object_class->finalize = atout_help_page_finalize;
  widget_class->focus = atout_help_page_focus;
  widget_class->grab_focus = atout_help_page_grab_focus;
  page_class->go_back = go_back;

  /** AtoutHelpPage::turned: emitted when a game or the overview opens */
  signals[TURNED] = g_signal_new ("turned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  /** AtoutHelpPage::learn-wanted: emitted when the user wants to learn the game */
  signals[LEARN_WANTED] = g_signal_new ("learn-wanted", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ATOUT_TYPE_SHRINK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/help/atout-help-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, scrolled_window);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, column);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, summary);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, contents);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, body);
  gtk_widget_class_bind_template_child (widget_class, AtoutHelpPage, back);
  gtk_widget_class_bind_template_callback (widget_class, go_back);
}

static void
atout_help_page_init (AtoutHelpPage *self)
{
  self->deck = atout_deck_new_builtin ();
  self->places = g_ptr_array_new_with_free_func (help_place_free);

  gtk_widget_init_template (GTK_WIDGET (self));
  atout_page_set_title (ATOUT_PAGE (self), _ ("Rules"), NULL);
  self->scroll = help_scroll_new (self->scrolled_window, self->column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1,
                                  -1);
}

/* ---- Links ------------------------------------------------------------------------------ */

/* Shows the button after a link; otherwise the window's button goes back. */
static void
update_back (AtoutHelpPage *self)
{
  guint n = self->places->len;
  const HelpPlace *last = n > 0 ? g_ptr_array_index (self->places, n - 1) : NULL;

  gtk_widget_set_visible (self->back, last != NULL && last->is_link);
}

/* Remembers the place before leaving it by a link of @origin, or NULL. */
static void
leave_place (AtoutHelpPage *self, GtkLabel *origin)
{
  g_ptr_array_add (self->places, help_place_new (self->game, &self->options,
                                                 help_scroll_get_top (self->scroll), origin));
  update_back (self);
}

static gboolean
follow (GtkLabel *label, const char *uri, gpointer user_data)
{
  AtoutHelpPage *self = user_data;
  GtkWidget *term;

  if (!g_str_has_prefix (uri, HELP_LINK))
    return FALSE;

  help_scroll_finish (self->scroll);
  term = help_find_term (GTK_WIDGET (self->body), uri + strlen (HELP_LINK));
  if (term == NULL)
    {
      /* tests check all links */
      g_critical ("Nothing explains %s", uri);
      return TRUE;
    }

  leave_place (self, label);
  go_to_widget (self, term);
  gtk_label_select_region (GTK_LABEL (term), 0, -1);

  return TRUE;
}

/* ---- Contents --------------------------------------------------------------------------- */

static void
go_to_section (AtoutHelpPage *self, GtkWidget *button)
{
  go_to_widget (self, g_object_get_data (G_OBJECT (button), "section"));
}

static GtkWidget *
add_to_contents (AtoutHelpPage *self, const char *title)
{
  GtkWidget *entry = help_entry_new (title);

  gtk_flow_box_insert (self->contents, entry, -1);

  return gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (entry));
}

static void
clear (AtoutHelpPage *self)
{
  self->current = NULL;
  remove_children (GTK_WIDGET (self->contents));
  remove_children (GTK_WIDGET (self->summary));
  remove_children (GTK_WIDGET (self->body));
}

/* ---- A game ----------------------------------------------------------------------------- */

static gboolean
open_book (AtoutHelpPage *self, const Game *game)
{
  g_autoptr (GError) error = NULL;
  HelpBook *book = help_book_open (game, &error);

  /* built-in texts fail only by a bug */
  if (book == NULL)
    {
      g_critical ("No help for %s: %s", game->key, error->message);
      return FALSE;
    }

  g_clear_pointer (&self->book, help_book_free);
  self->book = book;

  return TRUE;
}

static void
others_clicked (AtoutHelpPage *self)
{
  leave_place (self, NULL);
  atout_help_page_show_overview (self);
  atout_help_page_grab_focus (GTK_WIDGET (self));
}

static HelpContext
make_context (AtoutHelpPage *self)
{
  return (HelpContext) {
    self->book, self->game, &self->options, self->deck, G_OBJECT (self), follow,
  };
}

/* Least number of lines that a frame adds; more would block the main loop for longer. */
#define LINES_PER_FRAME 6

static guint
fill_section (GtkWidget *widget, guint first, gpointer data)
{
  const HelpContext context = make_context (data);

  return help_section_add (GTK_BOX (widget), help_sections_get (widget), &context, first,
                           LINES_PER_FRAME);
}

static void
build_section (AtoutHelpPage *self, const HelpSection *section)
{
  const HelpContext context = make_context (self);
  GtkWidget *widget = help_section_new (section, &context);
  GtkWidget *button;

  help_sections_set (widget, section);

  /* the first section is the summary */
  if (gtk_widget_get_first_child (GTK_WIDGET (self->summary)) == NULL)
    {
      gtk_box_append (self->summary, widget);
      help_section_fill (GTK_BOX (widget), section, &context);
      return;
    }

  gtk_box_append (self->body, widget);
  button = add_to_contents (self, section->title);
  g_object_set_data (G_OBJECT (button), "section", widget);
  g_signal_connect_object (button, "clicked", G_CALLBACK (go_to_section), self, G_CONNECT_SWAPPED);
}

static void
learn_clicked (AtoutHelpPage *self)
{
  g_signal_emit (self, signals[LEARN_WANTED], 0);
}

static void
focus_current (gpointer data)
{
  AtoutHelpPage *self = data;

  if (self->current != NULL && gtk_widget_get_mapped (self->current))
    gtk_widget_grab_focus (self->current);
}

static void
build_game (AtoutHelpPage *self)
{
  GtkWidget *button;

  clear (self);
  gtk_label_set_label (self->title, words_title (self->game, &self->options));
  gtk_widget_set_visible (GTK_WIDGET (self->contents), TRUE);
  for (guint i = 0; i < self->book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (self->book->sections, i);

      if (help_when_holds (&section->when, &self->options))
        build_section (self, section);
    }
  button = add_to_contents (self, _ ("Learn this game"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (learn_clicked), self, G_CONNECT_SWAPPED);
  button = add_to_contents (self, _ ("The other games"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (others_clicked), self, G_CONNECT_SWAPPED);
  help_scroll_grow (self->scroll, self->body, fill_section, focus_current, self);
}

static void
open_game (AtoutHelpPage *self, const Game *game, const Options *options)
{
  if (self->game != game && !open_book (self, game))
    return;

  self->shown = TRUE;
  self->game = game;
  self->options = *options;
  g_clear_pointer (&self->moments, g_free);
  build_game (self);
  help_scroll_to (self->scroll, 0);
  g_signal_emit (self, signals[TURNED], 0);
  atout_page_set_title (ATOUT_PAGE (self), _ ("Rules"), words_title (game, options));
}

/* ---- The overview ----------------------------------------------------------------------- */

static void
game_clicked (AtoutHelpPage *self, AtoutHelpGame *button)
{
  leave_place (self, NULL);
  open_game (self, atout_help_game_get_game (button), atout_help_game_get_options (button));
  atout_help_page_grab_focus (GTK_WIDGET (self));
}

static void
add_game (AtoutHelpPage *self, const Game *game, const GameForm *form)
{
  GtkWidget *button = atout_help_game_new (game, form);

  g_signal_connect_object (button, "clicked", G_CALLBACK (game_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->summary, button);
}

static void
add_forms (AtoutHelpPage *self, const Game *game)
{
  GameForm form;

  for (unsigned i = 0; game_form_at (game, i, &form); i++)
    add_game (self, game, &form);
}

static void
open_overview (AtoutHelpPage *self)
{
  clear (self);
  self->shown = TRUE;
  self->game = NULL;
  g_clear_pointer (&self->moments, g_free);
  gtk_label_set_label (self->title, _ ("The rules of all games"));
  gtk_widget_set_visible (GTK_WIDGET (self->contents), FALSE);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    add_forms (self, game_at (i));
  help_scroll_restart (self->scroll);
  help_scroll_to (self->scroll, 0);
  g_signal_emit (self, signals[TURNED], 0);
  atout_page_set_title (ATOUT_PAGE (self), _ ("Rules"), NULL);
}

/* ---- Interface -------------------------------------------------------------------------- */

GtkWidget *
atout_help_page_new (void)
{
  return g_object_new (ATOUT_TYPE_HELP_PAGE, NULL);
}

static void
go_to_moments (AtoutHelpPage *self, const char *moments)
{
  const HelpSection *section;
  GtkWidget *widget;

  if (g_strcmp0 (self->moments, moments) == 0)
    return;

  g_free (self->moments);
  self->moments = g_strdup (moments);
  section = help_book_find_moment (self->book, moments, &self->options);
  widget = section != NULL ? help_sections_find (self->body, section) : NULL;
  if (widget != NULL)
    go_to_widget (self, widget);
}

void
atout_help_page_show (AtoutHelpPage *self, const Game *game, const Options *options,
                      const char *moments)
{
  g_return_if_fail (ATOUT_IS_HELP_PAGE (self));
  g_return_if_fail (game != NULL && options != NULL);

  g_ptr_array_set_size (self->places, 0);
  update_back (self);

  /* a reader keeps the place */
  if (self->game != game || memcmp (&self->options, options, sizeof *options) != 0)
    open_game (self, game, options);
  if (self->game == game && moments != NULL)
    go_to_moments (self, moments);
}

void
atout_help_page_show_overview (AtoutHelpPage *self)
{
  g_return_if_fail (ATOUT_IS_HELP_PAGE (self));

  if (self->game != NULL || !self->shown)
    open_overview (self);
}

static gboolean
go_back (AtoutPage *page)
{
  AtoutHelpPage *self = ATOUT_HELP_PAGE (page);
  g_autoptr (HelpPlace) place = NULL;

  if (self->places->len == 0)
    return FALSE;

  place = g_ptr_array_steal_index (self->places, self->places->len - 1);
  update_back (self);

  if (place->game == NULL)
    open_overview (self);
  else if (place->game != self->game
           || memcmp (&place->options, &self->options, sizeof place->options) != 0)
    open_game (self, place->game, &place->options);
  self->current = NULL;

  if (!help_place_return_focus (place))
    atout_help_page_grab_focus (GTK_WIDGET (self));
  help_scroll_to (self->scroll, place->top);

  return TRUE;
}

const Game *
atout_help_page_get_game (AtoutHelpPage *self)
{
  g_return_val_if_fail (ATOUT_IS_HELP_PAGE (self), NULL);

  return self->game;
}

const Options *
atout_help_page_get_options (AtoutHelpPage *self)
{
  g_return_val_if_fail (ATOUT_IS_HELP_PAGE (self), NULL);

  return &self->options;
}

/* Rebuilds the text, keeping focus and scroll position. */
static void
rebuild_game (AtoutHelpPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean has_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
  double wanted = help_scroll_get_wanted (self->scroll);
  const HelpSection *section = self->current != NULL ? help_sections_get (self->current) : NULL;

  build_game (self);
  self->current = section != NULL ? help_sections_find (self->body, section) : NULL;
  if (has_focus)
    atout_help_page_grab_focus (GTK_WIDGET (self));
  scroll_back (self, wanted);
}

void
atout_help_page_set_deck (AtoutHelpPage *self, AtoutDeck *deck)
{
  DeckSuits suits;
  gboolean changed;

  g_return_if_fail (ATOUT_IS_HELP_PAGE (self));

  if (deck == NULL)
    return;

  suits = atout_deck_get_suits (deck);
  changed = suits != self->suits || deck != self->deck;
  self->suits = suits;
  g_set_object (&self->deck, deck);
  if (changed && self->game != NULL)
    rebuild_game (self);
}
