/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-sight.h"

#include "model/choices/atout-action.h"
#include "model/course/atout-event.h"
#include "model/course/player-names.h"
#include "model/words/score-words.h"
#include "view-drawn.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/cards/atout-pile.h"
#include "view/score/atout-counters.h"
#include "view/score/atout-result.h"
#include "view/table/layout/atout-table-spots.h"

#define BACKS_OF_TRICKS 8 /* of more tricks than these no more are drawn */
#define BACKS_OF_PILE 6   /* and of more hidden cards */
#define RISE 8            /* pixels, and more, that the card that wins lies higher */

/* ---- What the rules say --------------------------------------------------------------------- */

void
sight_begin (Sight *sight, const MatchLog *log, unsigned user)
{
  sight->log = log;
  sight->user = user;
  sight->placed = 0;
  sight_clear (sight);
  sight->moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  for (unsigned d = 0; d < sight->log->deals->len; d++)
    for (unsigned n = 0; n <= match_log_get_deal (sight->log, d)->n_done; n++)
      {
        Moment moment = { .deal = d, .n = n };

        match_log_at (sight->log, d, n, &moment.match, &moment.now);
        match_log_at (sight->log, d, n > 0 ? n - 1 : 0, NULL, &moment.before);
        g_array_append_val (sight->moments, moment);
      }
}

void
sight_clear (Sight *sight)
{
  g_clear_pointer (&sight->moments, g_array_unref);
}

const Moment *
sight_get_moment (const Sight *sight, guint index)
{
  return &g_array_index (sight->moments, Moment, index);
}

/* To whom sentences are said: the user, unless the computer plays that seat. */
static int
listener_of (Sight *sight, const Match *match)
{
  unsigned player = match_player_at (match, sight->user);

  return sight->log->player[player].kind == PLAYER_HUMAN ? (int) sight->user : NO_SEAT;
}

static Telling
tell (Sight *sight, const Moment *moment)
{
  const LogDeal *log = match_log_get_deal (sight->log, moment->deal);
  Telling telling = { .match = &moment->match,
                      .deal = &moment->now,
                      .before = moment->n > 0 ? &moment->before : NULL,
                      .user = sight->user,
                      .listener = listener_of (sight, &log->before),
                      .suits = SUITS_FRENCH,
                      .prompt = "",
                      .counts = TRUE };

  for (unsigned i = 0; i < moment->match.n_seats; i++)
    {
      telling.name[i] = player_names_get (sight->log, match_player_at (&log->before, i));
      telling.player[i] = player_names_get (sight->log, i);
    }

  return telling;
}

/* Action @index of the deal of the moment; the moments of a deal follow each other. */
static AtoutEvent
event_of (Sight *sight, unsigned index)
{
  const LogAction *done
      = log_deal_get_action (match_log_get_deal (sight->log, sight->moment->deal), index);
  const Moment *after = sight->moment - (sight->moment->n - (index + 1));
  AtoutEvent event = {
    .seat = done->seat, .action = done->action, .before = after->before, .after = after->now
  };

  atout_event_complete (&event, sight->user);

  return event;
}

/* ---- What is seen --------------------------------------------------------------------------- */

static GtkWidget *
child_at (Sight *sight, AtoutTableSpot place, unsigned index)
{
  return atout_table_spots_get_child (
      ATOUT_TABLE_SPOTS (gtk_widget_get_layout_manager (sight->table)), place, index);
}

/* The labels of @root, joined by bars. */
static char *
read_labels (GtkWidget *root)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "",
                            gtk_label_get_text (g_ptr_array_index (labels, i)));

  return g_string_free (text, FALSE);
}

static GtkWidget *
find_styled (GtkWidget *root, GType type, const char *style)
{
  g_autoptr (GPtrArray) found = view_find_all (root, type);

  for (guint i = 0; i < found->len; i++)
    if (gtk_widget_has_css_class (found->pdata[i], style))
      return found->pdata[i];

  return NULL;
}

static GdkPaintable *
face_of (Sight *sight, Card card)
{
  const Pack *pack = game_pack (sight->log->game, &sight->log->options);

  return atout_deck_get_face (sight->deck, pack_suit (pack, card), pack_rank (pack, card));
}

/* What @widget has drawn is these @n cards, in this order; CARD_NONE is a back. */
static void
check_cards (Sight *sight, GtkWidget *widget, const Card *cards, unsigned n)
{
  g_autoptr (GskRenderNode) picture = view_picture (widget);
  g_autoptr (GArray) drawn = view_drawn (picture);
  unsigned i = 0;

  for (guint k = 0; k < drawn->len; k++)
    {
      const Drawn *card = &g_array_index (drawn, Drawn, k);

      if (card->texture == NULL)
        continue;
      g_assert_cmpuint (i, <, n);
      g_assert_true (view_drawn_is (card, cards[i] == CARD_NONE ? atout_deck_get_back (sight->deck)
                                                                : face_of (sight, cards[i])));
      i++;
    }
  g_assert_cmpuint (i, ==, n);
}

static void
check_backs (Sight *sight, GtkWidget *widget, unsigned n)
{
  Card backs[CARDS_MAX];

  for (unsigned i = 0; i < n; i++)
    backs[i] = CARD_NONE;
  check_cards (sight, widget, backs, n);
}

/* ---- The cards ------------------------------------------------------------------------------ */

static void
check_hand (Sight *sight)
{
  const CardSet hand = sight->moment->now.hand[sight->user];
  g_autoptr (GPtrArray) cards
      = view_find_all (child_at (sight, ATOUT_TABLE_SPOT_HAND, 0), ATOUT_TYPE_CARD_VIEW);
  CardSet seen = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      Card card
          = atout_card_get_card (atout_card_view_get_card (ATOUT_CARD_VIEW (cards->pdata[i])));

      check_cards (sight, cards->pdata[i], &card, 1);
      seen |= card_set_of (card);
    }
  g_assert_cmphex (seen, ==, hand);
  g_assert_cmpuint (cards->len, ==, card_set_count (hand));
}

/* A seat has one place in all tricks; the card that wins lies a little higher. */
static gboolean
lies_at (Sight *sight, unsigned seat, const graphene_rect_t *place)
{
  graphene_point_t at;

  graphene_rect_get_center (place, &at);

  return !seats_have (sight->placed, seat)
         || (fabsf (at.x - sight->place[seat].x) <= 1
             && fabsf (at.y - sight->place[seat].y) <= RISE);
}

static void
check_place (Sight *sight, unsigned seat, const graphene_rect_t *place)
{
  g_assert_true (lies_at (sight, seat, place));
  if (!seats_have (sight->placed, seat))
    graphene_rect_get_center (place, &sight->place[seat]);
  sight->placed |= seats_of (seat);
}

/* Who of the trick has played what is drawn at @card; of two that are alike who sits there. */
static unsigned
find_player (Sight *sight, const Drawn *card, SeatSet found)
{
  const Trick *trick = &sight->moment->now.trick;
  int player = NO_SEAT;

  for (unsigned i = 0; i < trick->n; i++)
    {
      unsigned seat = trick->seat[i];

      if (seats_have (found, seat) || !lies_at (sight, seat, &card->place)
          || !view_drawn_is (card, face_of (sight, trick->card[i])))
        continue;
      if (player == NO_SEAT || seats_have (sight->placed, seat))
        player = (int) seat;
    }
  g_assert_cmpint (player, !=, NO_SEAT);

  return (unsigned) player;
}

/*
 * Each card before who played it, those that lie lower upon the others, and the border around the
 * one that wins.
 */
static void
check_trick (Sight *sight)
{
  const Trick *trick = &sight->moment->now.trick;
  GtkWidget *felt = child_at (sight, ATOUT_TABLE_SPOT_FELT, 0);
  g_autoptr (GskRenderNode) picture = view_picture (felt);
  g_autoptr (GArray) drawn = view_drawn (picture);
  gboolean is_marked = FALSE;
  float edge = -G_MAXFLOAT;
  SeatSet found = 0;
  int winner = NO_SEAT;

  for (guint k = 0; k < drawn->len; k++)
    {
      const Drawn *card = &g_array_index (drawn, Drawn, k);
      unsigned seat;

      if (card->texture == NULL)
        {
          is_marked = TRUE; /* what is drawn next */
          continue;
        }
      seat = find_player (sight, card, found);
      check_place (sight, seat, &card->place);
      g_assert_cmpfloat (card->place.origin.y, >=, edge - RISE);
      edge = card->place.origin.y;
      if (is_marked)
        winner = (int) seat;
      is_marked = FALSE;
      found |= seats_of (seat);
    }
  g_assert_cmpuint (seats_count (found), ==, trick->n);
  g_assert_cmpint (winner, ==, trick->n > 0 ? trick_winner (trick) : NO_SEAT);
}

/* The places of the tricks go round as the seats do, the user’s is below. */
void
sight_check_places (const Sight *sight)
{
  graphene_point_t place[SEATS_MAX];
  graphene_point_t middle = GRAPHENE_POINT_INIT (0, 0);
  unsigned n = 0;
  unsigned n_left = 0;
  float lowest = 0;

  for (unsigned seat = 0; seat < sight->log->match.n_seats; seat++)
    if (seats_have (sight->placed, seat))
      place[n++] = sight->place[seat];
  g_assert_cmpuint (n, >=, 2);
  for (unsigned i = 0; i < n; i++)
    {
      middle.x += place[i].x / (float) n;
      middle.y += place[i].y / (float) n;
      lowest = MAX (lowest, place[i].y);
    }
  for (unsigned i = 0; i < n; i++)
    {
      const graphene_point_t *next = &place[(i + 1) % n];

      n_left += (place[i].x - middle.x) * (next->y - middle.y)
                < (place[i].y - middle.y) * (next->x - middle.x);
    }
  g_assert_true (n == 2 || n_left == 0 || n_left == n);
  if (seats_have (sight->placed, sight->user))
    g_assert_cmpfloat_with_epsilon (sight->place[sight->user].y, lowest, RISE);
}

/* Whether the result of the deal lies on the middle of @child, which is left out then. */
static gboolean
is_covered (Sight *sight, GtkWidget *child)
{
  GtkWidget *result = view_find (sight->table, ATOUT_TYPE_RESULT);
  graphene_rect_t bounds, cover;
  graphene_point_t middle;

  if (result == NULL)
    return FALSE;
  g_assert_true (gtk_widget_compute_bounds (child, sight->table, &bounds));
  g_assert_true (gtk_widget_compute_bounds (result, sight->table, &cover));
  graphene_rect_get_center (&bounds, &middle);

  return graphene_rect_contains_point (&cover, &middle);
}

static void
check_tricks_won (Sight *sight)
{
  const Deal *deal = &sight->moment->now;

  for (unsigned unit = 0; unit < sight->moment->match.n_units; unit++)
    {
      GtkWidget *won = child_at (sight, ATOUT_TABLE_SPOT_TRICKS_WON, unit);
      g_autofree char *text = NULL;
      g_autofree char *read = read_labels (won);
      unsigned n = 0;

      for (unsigned seat = 0; seat < deal->n_seats; seat++)
        if (deal_unit (deal, seat) == unit)
          n += deal->tricks_won[seat];
      text = g_strdup_printf ("%u", n);
      g_assert_cmpint (gtk_widget_get_visible (won), ==, n > 0);
      g_assert_cmpint (gtk_widget_get_mapped (won), ==, n > 0 && !is_covered (sight, won));
      if (!gtk_widget_get_mapped (won))
        continue;
      g_assert_cmpstr (read, ==, text);
      check_backs (sight, won, MIN (n, BACKS_OF_TRICKS));
    }
}

static void
check_pile (Sight *sight, GtkWidget *widget, const Pile *pile)
{
  g_autofree char *text = tell_pile (&sight->telling, pile);
  g_autofree char *tag = tell_tag (&sight->telling, pile);
  g_autofree char *number = g_strdup_printf ("%u", pile->n_hidden);
  g_autofree char *read = read_labels (widget);
  Card cards[CARDS_MAX + BACKS_OF_PILE + 2];
  unsigned n = 0;

  if (pile->under != CARD_NONE || pile->under_hidden)
    cards[n++] = pile->under_hidden ? CARD_NONE : pile->under;
  for (unsigned i = 0; i < MIN (pile->n_hidden, BACKS_OF_PILE); i++)
    cards[n++] = CARD_NONE;
  if (pile->across)
    cards[n++] = CARD_NONE;
  for (unsigned i = 0; i < pile->n_open; i++)
    cards[n++] = pile->open[i];
  check_cards (sight, widget, cards, n);
  g_assert_cmpstr (atout_pile_get_text (ATOUT_PILE (widget)), ==, text);
  /* a tooltip would lie over open cards and say what is seen */
  g_assert_cmpstr (gtk_widget_get_tooltip_text (widget), ==,
                   pile->n_open > 0 && pile->n_hidden == 0 && !pile->under_hidden ? NULL : text);
  g_assert_cmpstr (read, ==, tag[0] != '\0' ? tag : pile->n_hidden > 1 ? number : "");
}

/* Those of the table, and the hands that lie open. */
static void
check_piles (Sight *sight)
{
  Pile piles[MAX (PILES_MAX, SEATS_MAX)];
  unsigned n = game_piles (&sight->moment->now, piles);
  SeatSet open = 0;

  for (unsigned i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *pile = child_at (sight, ATOUT_TABLE_SPOT_PILE, i);

      g_assert_cmpint (gtk_widget_get_mapped (pile), ==, i < n && !is_covered (sight, pile));
      if (gtk_widget_get_mapped (pile))
        check_pile (sight, pile, &piles[i]);
    }
  n = tell_laid_open (&sight->telling, piles);
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *tag = tell_tag (&sight->telling, &piles[i]);

      atout_choices_sort_cards (sight->choices, piles[i].open, piles[i].n_open);
      /* the user’s own stay in the hand; what they are worth is written */
      if (piles[i].owner == (int) sight->user)
        piles[i].n_open = 0;
      if (piles[i].owner == (int) sight->user && tag[0] == '\0')
        continue;
      check_pile (sight, child_at (sight, ATOUT_TABLE_SPOT_LAID_OPEN, (unsigned) piles[i].owner),
                  &piles[i]);
      open |= seats_of ((unsigned) piles[i].owner);
    }
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    g_assert_cmpint (gtk_widget_get_mapped (child_at (sight, ATOUT_TABLE_SPOT_LAID_OPEN, seat)), ==,
                     seats_have (open, seat));
}

/* ---- The seats ------------------------------------------------------------------------------ */

/* "●|Anna|43 eyes": whose side, name, marks in words, and what the user has won. */
static char *
plate_of (Sight *sight, unsigned seat)
{
  const Deal *deal = &sight->moment->now;
  unsigned roles = game_roles (deal, seat);
  SeatSet mine = game_partners (deal, sight->user);
  gboolean has_sides = FALSE;
  g_autofree char *count = tell_count (&sight->telling);
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < deal->n_seats; i++)
    has_sides |= game_partners (deal, i) != seats_of (i);
  if (has_sides)
    g_string_append (text, seat == sight->user || seats_have (mine, seat) ? "●|" : "◇|");
  g_string_append (text, sight->telling.name[seat]);
  if (roles & ROLE_DECLARER)
    g_string_append_printf (text, "|%s",
                            deal->game->declarer_name != NULL ? deal->game->declarer_name : "");
  if (!seats_have (deal->playing, seat))
    g_string_append (text, "|watches");
  if (seat == sight->user && count[0] != '\0')
    g_string_append_printf (text, "|%s", count);

  return g_string_free (text, FALSE);
}

/* A sign that no letter of a card could be, with a sentence on it. */
static void
check_sign (GtkWidget *view, const char *style, const char *told, gboolean shown)
{
  GtkWidget *sign = find_styled (view, GTK_TYPE_IMAGE, style);

  g_assert_cmpint (sign != NULL, ==, shown);
  if (shown)
    g_assert_cmpstr (gtk_widget_get_tooltip_text (sign), ==, told);
}

/* The cards of the hand of @seat that lie open: they have no backs. */
static unsigned
count_open (Sight *sight, unsigned seat)
{
  Pile piles[SEATS_MAX];
  unsigned n = tell_laid_open (&sight->telling, piles);
  unsigned n_open = 0;

  for (unsigned i = 0; i < n; i++)
    if (piles[i].owner == (int) seat)
      n_open += piles[i].n_open;

  return n_open;
}

static void
check_seats (Sight *sight)
{
  const Deal *deal = &sight->moment->now;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      GtkWidget *view = child_at (sight, ATOUT_TABLE_SPOT_SEAT, seat);
      g_autofree char *plate = plate_of (sight, seat);
      g_autofree char *read = read_labels (view);
      unsigned roles = game_roles (deal, seat);
      const char *mark = tell_loser_mark (&sight->telling, seat);
      GtkWidget *lost = find_styled (view, GTK_TYPE_IMAGE, "lost");

      g_assert_cmpstr (read, ==, plate);
      check_sign (view, "dealer", "Dealer: has dealt the cards", (roles & ROLE_DEALER) != 0);
      check_sign (view, "forehand", "Forehand: calls first or leads to the first trick",
                  (roles & ROLE_FOREHAND) != 0);
      g_assert_cmpint (find_styled (view, GTK_TYPE_BOX, "acting") != NULL, ==,
                       deal->turn == (int) seat);
      g_assert_cmpstr (lost != NULL ? gtk_widget_get_tooltip_text (lost) : NULL, ==, mark);
      check_backs (
          sight, view,
          seat == sight->user ? 0 : card_set_count (deal->hand[seat]) - count_open (sight, seat));
    }
}

/* What each seat said last in the running trick, or before the first. */
static gboolean
leads_with_announcement (Sight *sight, unsigned i)
{
  AtoutEvent before = i > 0 ? event_of (sight, i - 1) : (AtoutEvent) { 0 };

  return i > 0 && before.seat == event_of (sight, i).seat && before.before.trick.n == 0
         && !action_is_play (before.before.game, before.action)
         && game_announces (&before.before, before.action).cards != 0;
}

static void
find_sayings (Sight *sight, char *said[SEATS_MAX])
{
  for (unsigned i = 0; i < sight->moment->n; i++)
    {
      AtoutEvent event = event_of (sight, i);
      unsigned other = 0;
      Action unasked = game_unasked (&event.before, &event.after, &other);
      g_autoptr (AtoutAction) action
          = event.veiled ? atout_action_new_veiled (&event.before, event.action)
                         : atout_action_new_foreseen (&event.before, event.action, SUITS_FRENCH);

      for (unsigned seat = 0; seat < SEATS_MAX; seat++)
        if (event.after.trick.n == 1 && atout_action_get_play (action)
            && !(seat == event.seat && leads_with_announcement (sight, i)))
          g_clear_pointer (&said[seat], g_free);
      if (atout_action_get_said (action)[0] != '\0')
        {
          g_free (said[event.seat]);
          said[event.seat] = g_strdup (atout_action_get_said (action));
        }
      if (unasked != ACTION_NONE)
        {
          g_autoptr (AtoutAction) told = atout_action_new (&event.after, unasked, SUITS_FRENCH);

          g_free (said[other]);
          said[other] = g_strdup (atout_action_get_said (told));
        }
    }
}

static void
check_bubbles (Sight *sight)
{
  char *said[SEATS_MAX] = { NULL };

  find_sayings (sight, said);
  for (unsigned seat = 0; seat < sight->moment->now.n_seats; seat++)
    {
      GtkWidget *bubble = child_at (sight, ATOUT_TABLE_SPOT_BUBBLE, seat);
      g_autoptr (GPtrArray) labels = view_find_all (bubble, GTK_TYPE_LABEL);

      /* a result hides what it would cut */
      if (said[seat] == NULL || view_find (sight->table, ATOUT_TYPE_RESULT) == NULL)
        g_assert_cmpint (gtk_widget_get_mapped (bubble), ==, said[seat] != NULL);
      if (said[seat] != NULL && gtk_widget_get_mapped (bubble))
        g_assert_cmpstr (gtk_label_get_text (labels->pdata[labels->len - 1]), ==, said[seat]);
      g_free (said[seat]);
    }
}

/* ---- What is written ------------------------------------------------------------------------ */

static void
check_label (GtkWidget *root, const char *style, const char *text)
{
  GtkWidget *label = find_styled (root, GTK_TYPE_LABEL, style);

  if (text[0] == '\0')
    g_assert_true (label == NULL || gtk_widget_get_opacity (label) < 1);
  else
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, text);
}

/* Names the dealer; where no call follows that settles trumps, trumps and maker as well. */
static char *
dealt_of (Sight *sight)
{
  const GameContract contract = game_contract (&sight->moment->now);
  g_autofree char *dealt = tell_dealt (&sight->telling);
  g_autofree char *trumps = NULL;

  if (!contract.trump_settled || contract.seat == NO_SEAT)
    return g_steal_pointer (&dealt);
  trumps = tell_contract_sentence (&sight->telling);

  return g_strjoin (" ", dealt, trumps, NULL);
}

/* What the last event was, in one sentence. */
static char *
status_of (Sight *sight)
{
  AtoutEvent event;

  if (sight->moment->n == 0)
    return dealt_of (sight);
  event = event_of (sight, sight->moment->n - 1);
  if (atout_event_takes_trick (&event))
    return tell_trick_taken (&sight->telling);

  return tell_acted (&sight->telling, event.seat, event.action);
}

/* The lines of the sheet up to the moment: the last one to @row, and all marks of @unit. */
static gboolean
read_sheet (Sight *sight, SheetRow *row, unsigned unit, GString *marks)
{
  gboolean any = FALSE;

  for (const Moment *m = (const Moment *) sight->moments->data; m <= sight->moment; m++)
    if (deal_is_over (&m->now))
      {
        game_sheet_row (&m->match, &m->now, row);
        g_string_append (marks, row->unit[unit].marks);
        any = TRUE;
      }

  return any;
}

/* "We 32 · They 81", with what waits before it. */
static char *
score_of (Sight *sight)
{
  const Match *match = &sight->moment->match;
  const SheetForm *form = game_sheet_form (match->game, &match->options);
  g_autofree char *waiting = NULL;
  GString *text = g_string_new (NULL);
  SheetRow row;

  for (unsigned unit = 0; unit < match->n_units; unit++)
    {
      g_autoptr (GString) marks = g_string_new (NULL);
      gboolean any = read_sheet (sight, &row, unit, marks);
      char score[16];

      if (unit == 0)
        {
          sight->telling.row = any ? &row : NULL;
          waiting = tell_waiting (&sight->telling, false);
          sight->telling.row = NULL;
          g_string_append (text, waiting != NULL ? waiting : "");
        }
      sheet_write_number (score, sizeof score,
                          any && match->over ? row.unit[unit].total : match->score[unit], false);
      g_string_append_printf (text, "%s%s\u00a0%s%s%s", text->len > 0 ? " · " : "",
                              tell_unit_name (&sight->telling, unit),
                              form->marks_end_block ? marks->str : "",
                              form->marks_end_block && marks->len > 0 ? " " : "", score);
    }

  return g_string_free (text, FALSE);
}

static void
check_counters (Sight *sight, GtkWidget *info)
{
  const Match *match = &sight->moment->match;
  g_autoptr (GPtrArray) counters = view_find_all (info, ATOUT_TYPE_COUNTERS);

  g_assert_cmpuint (counters->len, ==,
                    game_counters (match->game, &match->options) > 0 ? match->n_units : 0);
  for (unsigned unit = 0; unit < counters->len; unit++)
    {
      g_autofree char *text = tell_counters (&sight->telling, unit);

      g_assert_cmpstr (gtk_widget_get_tooltip_text (counters->pdata[unit]), ==, text);
    }
}

static void
check_texts (Sight *sight)
{
  GtkWidget *info = child_at (sight, ATOUT_TABLE_SPOT_INFO, 0);
  g_autofree char *contract = tell_contract (&sight->telling);
  g_autofree char *targets = tell_targets (&sight->telling);
  g_autofree char *status = status_of (sight);
  g_autofree char *score = score_of (sight);

  check_label (info, "contract", contract);
  check_label (info, "targets", targets);
  check_label (sight->table, "status", status);
  g_assert_true (view_reads (info, score));
  check_counters (sight, info);
}

/* A past deal asks nothing, and shows how it ended where it did. */
static void
check_panels (Sight *sight)
{
  g_autoptr (GPtrArray) buttons
      = view_find_all (child_at (sight, ATOUT_TABLE_SPOT_CALLS, 0), GTK_TYPE_BUTTON);
  GtkWidget *result = view_find (sight->table, ATOUT_TYPE_RESULT);
  const Deal *deal = &sight->moment->now;
  ScoreTexts texts = { 0 };
  ScoreNames names = { .listener = sight->telling.listener };
  Breakdown breakdown = { 0 };
  SheetRow row;

  for (guint i = 0; i < buttons->len; i++)
    g_assert_false (gtk_widget_is_sensitive (buttons->pdata[i]));
  g_assert_cmpint (result != NULL, ==, deal_is_over (deal));
  if (result == NULL)
    return;
  for (unsigned i = 0; i < deal->n_seats; i++)
    {
      names.seat[i] = (char *) sight->telling.name[i];
      names.player[i] = (char *) sight->telling.player[i];
    }
  game_sheet_row (&sight->moment->match, deal, &row);
  game_breakdown (deal, &breakdown);
  score_words_write (&texts, deal, &row, &breakdown, &names, SUITS_FRENCH);
  g_assert_true (view_reads (result, texts.verdict));
  for (unsigned i = 0; i < breakdown.n_facts; i++)
    g_assert_true (view_reads (result, texts.fact_text[i]));
  score_words_clear (&texts);
}

/* ---- All of it ------------------------------------------------------------------------------ */

void
sight_check (Sight *sight, guint index)
{
  sight->moment = sight_get_moment (sight, index);
  sight->telling = tell (sight, sight->moment);
  check_hand (sight);
  check_trick (sight);
  check_tricks_won (sight);
  check_piles (sight);
  check_seats (sight);
  check_bubbles (sight);
  check_texts (sight);
  check_panels (sight);
}
