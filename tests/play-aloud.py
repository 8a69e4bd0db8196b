"""A whole deal by somebody who only listens: play-aloud.py GAME LANGUAGE SEED.

The player knows nothing but what the accessibility bus says: what is announced, the names and
descriptions of what can be reached, and what has the keys. He acts by what can be reached there, and
by keys. In the end he is asked what he has heard, against what the program has stored: each card and
call once and in order, who took each trick, what was played, and the score.

Run by tools/headless -w, with ATOUT_PROGRAM and ATOUT_LOCALEDIR.
"""

import os
import re
import sqlite3
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'tools'))
from drive import App, Atspi, Ear, sentences, settings  # noqa: E402

USER = 'Sanne'
STEPS_MOST = 200        # questions in a deal
READ_ALONE = ['push button', 'toggle button', 'scroll pane', 'list', 'list item', 'table']
SIGNS = re.compile('[♣♠♥♦]')    # of suits: words are heard in their place


class Player:
    def __init__(self, begin):
        """@begin () begins the App, when there is an ear for it."""
        self.ear = Ear()
        self.app = begin()
        self.playable = self.app.pattern('playable, {place} of {count}')
        self.markable = self.app.pattern('{place} of {count}, not chosen')
        self.contract = ''
        self.answers = []       # what was heard because it was asked for
        self.trumps = {}        # of each card of mine that was named: whether it is a trump
        self.hand = []          # the cards that were there when something was asked last
        self.drawn = []         # those that have come into it since
        self.looked = set()     # at what is called how: in questions of these kinds

    # -- what is there ----------------------------------------------------------------------

    def group(self, name):
        """The group of that name that can be reached now."""
        return next((node for node in self.app.nodes()
                     if self.app.role(node) == 'panel' and node.get_name() == name
                     and self.app.is_visible(node)), None)

    def buttons(self, name):
        group = self.group(self.app.text(name))
        return [node for node in self.app.nodes(group)
                if self.app.role(node) == 'push button'
                and self.app.is_in(node, Atspi.StateType.SENSITIVE)] if group else []

    def cards(self, pattern):
        return [node for node in self.buttons('Your hand')
                if pattern.search(node.get_description() or '')]

    def result(self):
        return self.app.find_button(self.app.text('Next Deal')) \
            or self.app.find_button(self.app.text('New Match'))

    # -- what is done -----------------------------------------------------------------------

    def question(self):
        """What is asked now, by what has the keys: cards to play, to mark, calls, or 'over'."""
        if self.result():
            return 'over', []
        calls = self.buttons('Calls')
        if any(self.app.is_focused(call) for call in calls):
            return 'call', calls
        for kind, pattern in (('mark', self.markable), ('play', self.playable)):
            cards = self.cards(pattern)
            if cards and any(self.app.is_focused(card) for card in self.buttons('Your hand')):
                return kind, cards
        return None

    def hear_after(self, act, *arguments):
        """Does something and waits until something is said."""
        before = len(self.ear.heard)
        act(*arguments)
        self.app.wait('an announcement', lambda: len(self.ear.heard) > before)
        return before

    def ask(self, key):
        """What is said when that key is pressed."""
        since = self.hear_after(self.app.key, key)
        self.answers += range(since, len(self.ear.heard))
        return ' '.join(self.ear.heard[since:])

    def go_to(self, card):
        """By arrow keys, as far as it takes."""
        for _ in range(60):
            if self.app.is_focused(card):
                return
            focus = self.ear.focus
            self.app.key('Right' if self.place(focus) < self.place(card) else 'Left')
            self.app.wait('the next card', lambda: self.ear.focus != focus)

    def place(self, card):
        numbers = re.findall(r'\d+', card.get_description() or '')
        return int(numbers[-2]) if len(numbers) > 1 else 0

    def look(self, kind):
        """Once for each kind of question: no sign is heard, and the table says no more than its name."""
        if kind in self.looked:
            return
        self.looked.add(kind)
        for node in self.app.nodes():
            name, more = node.get_name() or '', node.get_description() or ''
            check(not SIGNS.search(name + more), f'a sign is heard: {name!r}, {more!r}')
        texts = [*self.loose_texts(self.group(self.app.text('Table')))]
        check(not texts, f'{texts} are read wherever the keys come to the table')

    def loose_texts(self, node):
        """What a screen reader reads with a group: labels of which it does not know what they are for."""
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if not child or not self.app.is_in(child, Atspi.StateType.VISIBLE):
                continue
            if self.app.role(child) == 'label':
                text = child.get_name() or Atspi.Text.get_text(child, 0, -1)
                if len(text.split()) > 2:
                    yield text
            elif self.app.role(child) not in READ_ALONE:
                yield from self.loose_texts(child)

    def look_at_hand(self):
        """What came into it since something was asked last."""
        hand = []
        group = self.group(self.app.text('Your hand'))
        for card in (node for node in self.app.nodes(group)
                     if self.app.role(node) == 'push button'):
            name = card.get_name()
            match = self.app.pattern('{card}, trump').fullmatch(name)
            hand.append(match.group('card') if match else name)
            self.trumps[hand[-1]] = bool(match)
        if self.hand:
            self.drawn += [name for name in hand if name not in self.hand]
        self.hand = hand

    def play(self, cards, step):
        if not self.contract:
            self.contract = self.ask('t')
        card = cards[-1]
        if step % 2:
            self.hear_after(self.app.act, card, 'click')
        else:
            self.go_to(card)
            self.hear_after(self.app.key, 'Return')

    def run(self):
        for step in range(STEPS_MOST):
            kind, nodes = self.app.wait('a question', self.question)
            if kind == 'over':
                return
            self.look(kind)
            self.look_at_hand()
            if kind == 'mark':
                self.mark(nodes)
            elif kind == 'call':
                self.call(nodes, step)
            else:
                self.play(nodes, step)
        raise SystemExit(f'the deal was not over after {STEPS_MOST} answers')

    def call(self, calls, step):
        """What has the keys is harmless; else what is offered last."""
        if step % 2:
            self.hear_after(self.app.act, calls[-1], 'click')
        else:
            self.hear_after(self.app.key, 'Return')

    def mark(self, cards):
        """As many as are wanted: then what is done with them can be pressed."""
        self.app.act(cards[-1], 'click')
        self.app.wait('the mark', lambda: len(self.cards(self.markable)) < len(cards))
        calls = self.buttons('Calls')
        if calls:
            self.hear_after(self.app.act, calls[0], 'click')

    def look_at_end(self):
        """What the result says of itself, and how it stands."""
        node = self.result()
        told = []
        while node.get_role_name() != 'frame':
            node = node.get_parent()
            told.append(node.get_name() or '')
        self.state = self.ask('s')
        heard = sorted(self.ask('F9') for _ in range(2))
        texts = [self.app.text(text) for text in ('The score sheet is shown.', 'The score sheet is hidden.')]
        check(all(any(text in said for said in heard) for text in texts), f'{heard} is heard of the sheet')
        return max(told, key=len)


# ---- What was heard, against what is stored ------------------------------------------------------

def check(is_true, text):
    if not is_true:
        raise SystemExit(text)


def stored(folder):
    """Names by seat, (seat, token) of all that was done, scores by side."""
    base = sqlite3.connect(os.path.join(folder, 'data/atout/history.db'))
    names = [row[0].split(' ', 1)[-1]
             for row in base.execute('SELECT name FROM player ORDER BY player')]
    actions = base.execute('SELECT seat, token FROM action ORDER BY position').fetchall()
    scores = [row[0] for row in base.execute('SELECT score FROM result ORDER BY unit')]
    base.close()
    return names, actions, scores


def first_match(patterns, sentence):
    return next((match for match in (pattern.fullmatch(sentence) for pattern in patterns) if match),
                None)


class Hearing:
    """The deal as it was heard: plays as (name, card), takings as (plays before, name)."""

    def __init__(self, player):
        app = player.app
        plays = [app.pattern(text) for text in ('You play: {card}, “{said}”',
                                                'You play: {card}',
                                                '{name} plays: {card}, “{said}”',
                                                '{name} plays: {card}')]
        takings = [app.pattern('You take the trick: {points}'),
                   app.pattern('You take the trick'),
                   app.pattern('{name} takes the trick: {points}'),
                   app.pattern('{name} takes the trick')]
        self.plays, self.takings, self.others = [], [], []
        happened = [text for i, text in enumerate(player.ear.heard) if i not in player.answers]
        for sentence in sentences(happened):
            play = first_match(plays, sentence)
            if play and ':' not in play['card']:     # as a question has it
                self.plays.append((play.groupdict().get('name', USER), play['card']))
            elif taking := first_match(takings, sentence):
                self.takings.append((len(self.plays), taking.groupdict().get('name', USER)))
            else:
                self.others.append((len(self.plays), sentence))


def check_plays(hearing, names, actions):
    """Each card once, in order, by whom; and the same card by the same name, others by others."""
    played = [(names[seat], token.split(':')[1]) for seat, token in actions
              if token.startswith('play:')]
    check([name for name, _ in hearing.plays] == [name for name, _ in played],
          f'heard {hearing.plays}, played were {played}')
    cards = {}
    for (_, heard), (_, token) in zip(hearing.plays, played):
        check(cards.setdefault(token, heard) == heard, f'{token} is called {heard} and {cards[token]}')
    check(len(set(cards.values())) == len(cards), f'two cards have one name: {cards}')
    return cards


def is_told_of(sentence, name):
    """Whether @sentence tells what @name said or did: “Franz: …”, “Franz swaps …”, “You keep …”."""
    own = ('You ', 'Du ', 'Je ') if name == USER else ()
    return f'{name}: ' in f'{sentence} ' or sentence.startswith((f'{name} ', *own))


def check_calls(hearing, names, actions):
    """What was said or done beside the cards was heard where it was done, from whom."""
    n_played = 0
    heard = list(hearing.others)
    for seat, token in actions:
        if token.startswith('play:'):
            n_played += 1
            continue
        call = next((i for i, (n, sentence) in enumerate(heard)
                     if n == n_played and is_told_of(sentence, names[seat])), None)
        check(call is not None, f'{names[seat]} did {token} after {n_played} cards, unheard: {heard}')
        del heard[:call + 1]


def check_tricks(hearing, names, actions):
    """Who takes a trick leads to the next, but to those with kept cards (Cego, CE-7.5)."""
    played = [(seat, token) for seat, token in actions if token.startswith('play:')]
    kept = {token.split(':')[1] for _, token in actions if token.startswith('keep:')}
    n_in_trick = {n for n, _ in hearing.takings[:1]}.pop()
    check(len(hearing.takings) * n_in_trick == len(played),
          f'{len(hearing.takings)} tricks of {n_in_trick} were heard of {len(played)} cards')
    for number, (n, name) in enumerate(hearing.takings, 1):
        check(n == number * n_in_trick, f'trick {number} was taken after {n} cards')
        if n < len(played) and played[n][1].split(':')[1] not in kept:
            check(names[played[n][0]] == name, f'heard that {name} took trick {number}')


def check_contract(player, names, actions, cards):
    """By its name: the suit of the cards that are called trumps, or who plays what."""
    tokens = {name: token for token, name in cards.items()}
    trumps = [name for name, is_trump in player.trumps.items() if is_trump]
    suits = {tokens[name][-1] for name in trumps if name in tokens}
    check(len(suits) <= 1, f'trumps of {suits}')
    check(not any(tokens[name][-1] in suits for name, is_trump in player.trumps.items()
                  if name in tokens and not is_trump), f'trumps not told: {player.trumps}')
    named = [token.split(':')[1][-1:] for _, token in actions
             if token.startswith('trump:')]
    check(not named or not suits or suits == {named[-1]}, f'{named} are trumps, heard {suits}')
    check(player.contract, 'what is played was never told')
    if trumps:
        check(any(word in player.contract for word in re.split('[ -]', trumps[0]) if len(word) > 3),
              f'{player.contract!r} with trumps {trumps}')


def check_drawn(player):
    """What comes into the hand in the middle of a deal is heard before it is found there."""
    told = [player.app.pattern('You draw: {cards}'), player.app.pattern('You get: {cards}')]
    heard = [match['cards'].split(', ') for match in
             (first_match(told, sentence) for sentence in sentences(player.ear.heard)) if match]
    for card in player.drawn:
        check(any(card in cards for cards in heard), f'{card} came unheard')


def check_places(player):
    """Where the next card lies, when one is played, is heard with what is played, not before it."""
    app = player.app
    place, plays = app.pattern('{place} of {count}'), app.pattern('You play: {card}')
    heard = [list(sentences([text])) for text in player.ear.heard]
    for before, now in zip(heard, heard[1:]):
        check(not (now and plays.fullmatch(now[0]) and len(before) == 1
                   and place.fullmatch(before[0]) and before[0][0].isdigit()), f'{before} was heard before {now}')


def check_score(player, hearing, scores):
    app = player.app
    rows = [re.search(pattern.pattern.replace('.+?', '[^:.]+?', 1), sentence + '.')
            for sentence in sentences([player.state])
            for pattern in app.patterns_of_count('{side}: {tricks} trick, {score} written.',
                                                 '{side}: {tricks} tricks, {score} written.')[:2]]
    rows = list(dict.fromkeys(row.groups() for row in rows if row))
    check([int(score.replace('−', '-')) for _, _, score in rows] == scores,
          f'heard {rows}, stored are {scores}')
    check(sum(int(tricks) for _, tricks, _ in rows) == len(hearing.takings),
          f'heard {rows} and {len(hearing.takings)} tricks')


def main():
    game, language, seed = sys.argv[1:4]
    with settings(f"language='{language}'", f"player-name='{USER}'", "animation-speed='off'",
                  'trick-pause=0.0') as folder:
        player = Player(lambda: App([os.environ['ATOUT_PROGRAM'], '--seed', seed, '--new', game],
                                    language, os.environ['ATOUT_LOCALEDIR']))
        try:
            player.run()
            result = player.look_at_end()
            player.app.close()
        except BaseException:
            print(*player.ear.heard, sep='\n', file=sys.stderr)
            raise
        finally:
            player.app.process.kill()
        names, actions, scores = stored(folder)
        hearing = Hearing(player)
        cards = check_plays(hearing, names, actions)
        check_calls(hearing, names, actions)
        check_tricks(hearing, names, actions)
        check_contract(player, names, actions, cards)
        check_score(player, hearing, scores)
        check_places(player)
        check_drawn(player)
        check(not SIGNS.search(' '.join(player.ear.heard)),
              f'a sign is heard in {player.ear.heard}')
    print(f'{game}, {language}: heard {len(hearing.plays)} cards, {len(hearing.takings)} tricks, '
          f'{player.contract!r}, {result!r}')


if __name__ == '__main__':
    main()
