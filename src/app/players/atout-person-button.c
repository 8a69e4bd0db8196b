/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/atout-person-button.h"

#include <glib/gi18n-lib.h>

#include "app/players/seat-name.h"
#include "model/words/words.h"
#include "view/people/atout-portrait.h"
#include "view/widgets/remove-children.h"
#include "view/widgets/spoken-names.h"

#define SIZE 40    /* pixels, on the button */
#define CHOICE 56  /* pixels, in the list */
#define WIDTH 310  /* pixels, list */
#define HEIGHT 300 /* pixels, visible list */

struct _AtoutPersonButton
{
  GtkWidget parent_instance;

  GSettings *settings;
  const Game *game; /* NULL for all games */
  guint n_seats;
  guint seat;
  char *place;

  GtkWidget *button;
  GtkWidget *portrait;
  GtkWidget *nobody;
  GtkWidget *choices; /* list in the open popover */
  GPtrArray *people;  /* Person, in list order */
  guint coming;       /* tick callback, or 0 */
};

G_DEFINE_FINAL_TYPE (AtoutPersonButton, atout_person_button, GTK_TYPE_WIDGET)

static const Person *
find_person (AtoutPersonButton *self)
{
  g_autofree char *name = seat_name_get (self->settings, self->game, self->seat);

  return people_find (name);
}

static gboolean
is_seen (AtoutPersonButton *self)
{
  return g_settings_get_boolean (self->settings, "portraits");
}

/* ---- List of people -------------------------------------------------------------------------- */

/* Returns the seat of @person among @names, or @n_seats. */
static guint
find_seat (AtoutPersonButton *self, char **names, const Person *person)
{
  guint seat = 0;

  while (seat < self->n_seats && !g_str_equal (names[seat], person->name))
    seat++;

  return seat;
}

/* Describes @person, now at @seat, and the effect of choosing; free with g_free (). */
static char *
tell (AtoutPersonButton *self, const Person *person, guint seat)
{
  g_autofree char *who = people_tell (person);
  const char *but = NULL;

  if (seat == 0)
    but = C_ ("person", "You have this name yourself.");
  else if (seat < self->n_seats && seat != self->seat)
    but = C_ ("person", "Already at the table: the two swap places.");

  return but != NULL ? g_strjoin (" ", who, but, NULL) : g_steal_pointer (&who);
}

static GtkWidget *
make_line (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);
}

static GtkWidget *
make_lines (const Person *person)
{
  GtkWidget *lines = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "hexpand",
                                   TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *brief = people_tell_briefly (person);
  GtkWidget *below = make_line (brief);

  gtk_widget_add_css_class (below, "dim-label");
  gtk_widget_add_css_class (below, "caption");
  gtk_box_append (GTK_BOX (lines), make_line (person->name));
  gtk_box_append (GTK_BOX (lines), below);

  return lines;
}

static GtkWidget *
make_choice (AtoutPersonButton *self, const Person *person, guint seat)
{
  GtkWidget *choice = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *portrait = atout_portrait_new (CHOICE);
  g_autofree char *told = tell (self, person, seat);

  atout_portrait_set_person (ATOUT_PORTRAIT (portrait), person);
  gtk_widget_set_tooltip_text (portrait, NULL); /* the choice has the tooltip */
  gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (portrait, is_seen (self));
  gtk_box_append (GTK_BOX (box), portrait);
  gtk_box_append (GTK_BOX (box), make_lines (person));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (choice), box);
  gtk_widget_set_tooltip_text (choice, told);
  gtk_widget_set_sensitive (choice, seat != 0);
  spoken_set_name (choice, person->name);
  spoken_set_description (choice, told);

  return choice;
}

static void
add_choice (AtoutPersonButton *self, GtkFlowBox *choices, char **names, const Person *person)
{
  guint seat = find_seat (self, names, person);
  GtkWidget *choice = make_choice (self, person, seat);

  gtk_flow_box_append (choices, choice);
  g_ptr_array_add (self->people, (gpointer) person);
  if (seat == self->seat)
    gtk_flow_box_select_child (choices, GTK_FLOW_BOX_CHILD (choice));
}

static void
add_choices (AtoutPersonButton *self, GtkFlowBox *choices)
{
  g_auto (GStrv) names = seat_name_list (self->settings, self->game);
  const Person *person;
  const Game *game;

  g_ptr_array_set_size (self->people, 0);
  for (guint i = 0; self->game != NULL && (person = people_at (self->game, i)) != NULL; i++)
    add_choice (self, choices, names, person);
  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    for (guint i = 0; game != self->game && (person = people_at (game, i)) != NULL; i++)
      add_choice (self, choices, names, person);
}

static void
chosen (AtoutPersonButton *self, GtkFlowBoxChild *choice)
{
  const Person *person = g_ptr_array_index (self->people, gtk_flow_box_child_get_index (choice));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  seat_name_choose (self->settings, self->game, self->seat, person->name);
}

/* Focuses the chosen person as Tab does: arrow keys go on from there. */
static void
focus_chosen (AtoutPersonButton *self)
{
  GList *selected = gtk_flow_box_get_selected_children (GTK_FLOW_BOX (self->choices));

  gtk_widget_child_focus (selected != NULL ? selected->data
                                           : GTK_WIDGET (gtk_flow_box_get_child_at_index (
                                               GTK_FLOW_BOX (self->choices), 0)),
                          GTK_DIR_TAB_FORWARD);
  g_list_free (selected);
}

static void
clear (gpointer data)
{
  g_autoptr (GtkPopover) popover = data;

  if (!gtk_widget_get_mapped (GTK_WIDGET (popover)))
    gtk_popover_set_child (popover, NULL);
}

/* Returns the focus at once; GTK would wait for the next frame. */
static void
closed (AtoutPersonButton *self, GtkPopover *popover)
{
  gtk_widget_grab_focus (self->button);
  g_idle_add_once (clear, g_object_ref (popover));
}

static GtkWidget *
make_popover (AtoutPersonButton *self)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_widget_add_css_class (popover, "people");
  g_signal_connect_object (popover, "map", G_CALLBACK (focus_chosen), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed), self, G_CONNECT_SWAPPED);

  return popover;
}

static GtkWidget *
make_choices (AtoutPersonButton *self)
{
  GtkWidget *choices
      = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "max-children-per-line", 1, "valign",
                      GTK_ALIGN_START, "selection-mode", GTK_SELECTION_SINGLE, NULL);

  add_choices (self, GTK_FLOW_BOX (choices));
  g_signal_connect_swapped (choices, "child-activated", G_CALLBACK (chosen), self);

  return choices;
}

static void
show_choices (AtoutPersonButton *self)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->button)));
  GtkWidget *scrolled;

  self->choices = make_choices (self);
  scrolled
      = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->choices, "hscrollbar-policy",
                      GTK_POLICY_NEVER, "min-content-height", HEIGHT, "width-request", WIDTH, NULL);
  spoken_set_name (scrolled, C_ ("person", "People"));
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
}

/* ---- Scrolling ------------------------------------------------------------------------------- */

static GtkWidget *
find_page (AtoutPersonButton *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
}

/* Returns the pixels to scroll until the button is visible. */
static int
find_way (AtoutPersonButton *self, GtkWidget *page)
{
  graphene_rect_t bounds;
  float below;

  if (page == NULL || !gtk_widget_compute_bounds (self->button, page, &bounds))
    return 0;
  below = bounds.origin.y + bounds.size.height - (float) gtk_widget_get_height (page);

  return (int) (bounds.origin.y < 0 ? bounds.origin.y : MAX (below, 0));
}

static gboolean
open_in_sight (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  AtoutPersonButton *self = data;
  GtkMenuButton *button = GTK_MENU_BUTTON (widget);

  if (find_way (self, find_page (self)) != 0)
    return G_SOURCE_CONTINUE;

  self->coming = 0;
  gtk_menu_button_set_popover (button, make_popover (self));
  gtk_menu_button_popdown (button);
  gtk_menu_button_popup (button);

  return G_SOURCE_REMOVE;
}

/* Scrolls to the button, as popovers need a visible one. Returns true while scrolling. */
static gboolean
come_into_sight (AtoutPersonButton *self)
{
  GtkWidget *page = find_page (self);
  int way = find_way (self, page);
  GtkAdjustment *scroll;
  double before;

  if (self->coming != 0)
    return TRUE;
  if (way == 0)
    return FALSE;
  scroll = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (page));
  before = gtk_adjustment_get_value (scroll);
  gtk_adjustment_set_value (scroll, before + way);
  if (gtk_adjustment_get_value (scroll) == before)
    return FALSE;
  self->coming = gtk_widget_add_tick_callback (self->button, open_in_sight, self, NULL);

  return TRUE;
}

static void
open_choices (GtkMenuButton *button, gpointer data)
{
  AtoutPersonButton *self = data;

  if (come_into_sight (self))
    gtk_menu_button_set_popover (button, NULL);
  else
    show_choices (self);
}

/* ---- Button ---------------------------------------------------------------------------------- */

static void
show (AtoutPersonButton *self)
{
  const Person *person = find_person (self);
  gboolean is_face = person != NULL && is_seen (self);
  g_autofree char *told = person != NULL ? people_tell (person) : NULL;
  const WordsValue values[] = { { "{place}", self->place }, { NULL, NULL } };
  g_autofree char *task
      /* Translators: {place} is where, as "Opposite, partner" */
      = words_fill (C_ ("person", "Choose who sits here: {place}"), values);

  atout_portrait_set_person (ATOUT_PORTRAIT (self->portrait), person);
  gtk_widget_set_visible (self->portrait, is_face);
  gtk_widget_set_visible (self->nobody, !is_face);
  gtk_widget_set_tooltip_text (self->button, told != NULL ? told : task);
  spoken_set_name (self->button, task);
  spoken_set_description (self->button, told != NULL ? told : "");
}

static void
atout_person_button_dispose (GObject *object)
{
  AtoutPersonButton *self = ATOUT_PERSON_BUTTON (object);

  remove_children (GTK_WIDGET (self));
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_person_button_parent_class)->dispose (object);
}

static void
atout_person_button_finalize (GObject *object)
{
  g_free (ATOUT_PERSON_BUTTON (object)->place);
  g_ptr_array_unref (ATOUT_PERSON_BUTTON (object)->people);

  G_OBJECT_CLASS (atout_person_button_parent_class)->finalize (object);
}

static void
atout_person_button_class_init (AtoutPersonButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_person_button_dispose;
  G_OBJECT_CLASS (klass)->finalize = atout_person_button_finalize;
  gtk_widget_class_set_css_name (widget_class, "personbutton");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
atout_person_button_init (AtoutPersonButton *self)
{
  GtkWidget *faces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->people = g_ptr_array_new ();
  self->portrait = atout_portrait_new (SIZE);
  self->nobody = g_object_new (GTK_TYPE_IMAGE, "icon-name", "avatar-default-symbolic", "hexpand",
                               TRUE, NULL);
  gtk_box_append (GTK_BOX (faces), self->portrait);
  gtk_box_append (GTK_BOX (faces), self->nobody);
  self->button
      = g_object_new (GTK_TYPE_MENU_BUTTON, "child", faces, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "circular");
  gtk_widget_add_css_class (self->button, "person");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), make_popover (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), open_choices, self, NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

GtkWidget *
atout_person_button_new (GSettings *settings, const Game *game, guint n_seats, guint seat,
                         const char *place)
{
  AtoutPersonButton *self = g_object_new (ATOUT_TYPE_PERSON_BUTTON, NULL);

  self->settings = g_object_ref (settings);
  self->game = game;
  self->n_seats = n_seats;
  self->seat = seat;
  self->place = g_strdup (place);
  seat_name_follow (settings, game, G_CALLBACK (show), self);
  g_signal_connect_object (settings, "changed::portraits", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  show (self);

  return GTK_WIDGET (self);
}
