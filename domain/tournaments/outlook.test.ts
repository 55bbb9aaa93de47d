import { expect, it } from 'vitest';
import { begin } from '../../tests/support/bracket-play.ts';
import { must } from '../shared/refusals.ts';
import { type Bracket, amendResult, recordResult, ruleResult, setOut } from './change-bracket.ts';
import { outlookOf } from './outlook.ts';

const TERMS = { buyInCents: 10_00, guaranteeCents: 0, prizeTable: [60, 40] };
const win = (bracket: Bracket, match: number, winner: 0 | 1): Bracket =>
  must(recordResult(bracket, match, { winner, how: 'forfeit' })).bracket;
/** Of four: matches 0 and 1 feed the final, 2. The better seed has won both. */
const semis = win(win(begin({ kind: 'single', third: false }, 4), 0, 0), 1, 0);

it('another winner stops the match that was called with the first one and calls it for those who meet now', () => {
  const change = must(ruleResult(semis, 0, { winner: 3, isDraw: false, games: null }));
  expect(outlookOf(TERMS, semis, change, 0)).toEqual({
    fallen: [],
    stopped: [{ match: 2, slots: [0, 1] }],
    called: [{ match: 2, slots: [3, 1] }],
    told: [0, 1, 3],
    prizes: [],
  });
});

it('a result that is taken back names what falls with it, and the match itself as called', () => {
  const groups = begin({ kind: 'double' }, 4);
  const [first = 0, second = 0] = groups.called;
  const played = win(win(groups, first, 0), second, 0);
  const lower = [...played.called].find((match) => played.graph.matches[match]?.part === 'lower') ?? 0;
  const later = win(played, lower, 0);
  const change = must(amendResult(later, first, null));
  const { fallen, called, stopped, told } = outlookOf(TERMS, later, change, first);
  expect(fallen.map(({ match }) => match)).toEqual([lower]);
  expect(called.map(({ match }) => match)).toEqual([first]);
  // Whoever won the lower match waited for the one that comes down from the upper final.
  expect(stopped.every(({ match }) => later.called.has(match))).toBe(true);
  expect(told).toEqual([...change.concerns].toSorted((a, b) => a - b));
});

it('a decision that ends the tournament says what is paid, to the cent, and one that does not says nothing of money', () => {
  const last = must(ruleResult(semis, 2, { winner: 1, isDraw: false, games: null }));
  expect(outlookOf(TERMS, semis, last, 2).prizes).toEqual([
    { entrant: 1, place: 1, cents: 24_00 },
    { entrant: 0, place: 2, cents: 16_00 },
  ]);
  const out = setOut(win(begin({ kind: 'single', third: false }, 4), 0, 0), 1, { isCheat: false });
  expect(outlookOf(TERMS, win(begin({ kind: 'single', third: false }, 4), 0, 0), out, null).prizes).toEqual([]);
});
