import { expect, it } from 'vitest';
import { begin } from '../../tests/support/bracket-play.ts';
import { must } from '../shared/refusals.ts';
import { type Bracket, recordResult, ruleResult, setOut } from './change-bracket.ts';
import type { Fact } from './fold.ts';
import { CONTEST_WINDOW, contestRuling, isContested, lastRuling, ruledToPrizes, rulingsOf } from './rulings.ts';

const TERMS = { buyInCents: 50_00, guaranteeCents: 0, prizeTable: [70, 30] };

const play = (bracket: Bracket, match: number, winner: 0 | 1 = 0): Bracket =>
  must(recordResult(bracket, match, { winner, how: 'played', games: winner === 0 ? [1, 0] : [0, 1] })).bracket;
const rule = (bracket: Bracket, match: number, winner: number): Bracket =>
  must(ruleResult(bracket, match, { winner, isDraw: false, games: null })).bracket;

/** The facts of a bracket as they were made: those that are chosen by its organiser, the others by a player. */
const made = ({ facts }: Bracket, isRuled: (fact: Fact) => boolean) =>
  facts.map((fact, n) => ({ fact, byId: isRuled(fact) ? 'organiser' : 'player', at: n }));
const ruledIn = (bracket: Bracket, isRuled: (fact: Fact) => boolean) =>
  rulingsOf(made(bracket, isRuled), 'organiser', false);
const isForfeit = (fact: Fact) => fact.kind === 'result' && fact.how === 'forfeit';

it('rulings are results and expulsions by the organiser, and nothing where the organiser plays', () => {
  const bracket = setOut(rule(begin({ kind: 'single', third: false }, 4), 0, 3), 1, { isCheat: false }).bracket;
  const facts = made(bracket, () => true);
  expect(rulingsOf(facts, 'organiser', false).map(({ fact }) => fact.kind)).toEqual(['result', 'out']);
  expect(rulingsOf(facts, 'organiser', true)).toEqual([]);
  expect(rulingsOf(facts, 'somebody', false)).toEqual([]);
  expect(lastRuling(rulingsOf(facts, 'organiser', false))).toBe(1);
  expect(lastRuling([])).toBeNull();
});

it('a drawn round is no ruling, whoever brought it about', () => {
  const swiss = begin({ kind: 'swiss', rounds: 2 }, 4);
  expect(ruledIn(swiss, () => true)).toEqual([]);
});

it('more than half of the wins of somebody who is paid, and half is not more', () => {
  // 0 v 3, 1 v 2, then the final.
  const start = begin({ kind: 'single', third: false }, 4);
  const half = play(play(rule(start, 0, 3), 1), 2, 0);
  expect(half.folded.matches[2]?.winner).toBe(3);
  expect(ruledToPrizes(TERMS, half, ruledIn(half, isForfeit))).toEqual([]);
  const all = rule(play(rule(start, 0, 3), 1), 2, 3);
  expect(ruledToPrizes(TERMS, all, ruledIn(all, isForfeit))).toEqual([3]);
  // The second of the final has one win, and that was ruled; a prize for the first alone leaves them out.
  const second = play(play(rule(start, 0, 3), 1), 2, 1);
  expect(ruledToPrizes(TERMS, second, ruledIn(second, isForfeit))).toEqual([3]);
  expect(ruledToPrizes({ ...TERMS, prizeTable: [100] }, second, ruledIn(second, isForfeit))).toEqual([]);
});

it('byes are no wins, and a walkover is a ruling where the organiser sent the other out', () => {
  // Three in a bracket of four: 0 has a bye.
  const bye = rule(rule(begin({ kind: 'single', third: false }, 3), 1, 1), 2, 0);
  expect(ruledToPrizes(TERMS, bye, ruledIn(bye, isForfeit)).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const out = setOut(begin({ kind: 'single', third: false }, 2), 0, { isCheat: false }).bracket;
  expect(out.folded.isOver).toBe(true);
  expect(
    ruledToPrizes(
      TERMS,
      out,
      ruledIn(out, () => true),
    ),
  ).toEqual([1]);
  expect(
    ruledToPrizes(
      TERMS,
      out,
      ruledIn(out, () => false),
    ),
  ).toEqual([]);
});

it('where nothing is won nothing is held', () => {
  const ruled = rule(begin({ kind: 'single', third: false }, 2), 0, 1);
  expect(ruledToPrizes({ ...TERMS, buyInCents: 0 }, ruled, ruledIn(ruled, isForfeit))).toEqual([]);
  expect(ruledToPrizes({ ...TERMS, buyInCents: 0, guaranteeCents: 1 }, ruled, ruledIn(ruled, isForfeit))).toEqual([1]);
});

it('who did not win contests a ruling for a day, until prizes are paid', () => {
  const lost = { slots: [4, 7], winner: 4, status: 'decided', ruledAt: 1_000 } as const;
  const code = (...args: Parameters<typeof contestRuling>) => {
    const ruling = contestRuling(...args);
    return ruling.ok ? 'ok' : ruling.refusal.code;
  };
  const end = 1_000 + CONTEST_WINDOW;
  for (const status of ['running', 'settling'] as const) {
    expect(code({ status }, lost, 7, end - 1)).toBe('ok');
    expect(code({ status }, lost, 7, end)).toBe('DISPUTE_TOO_LATE');
    expect(code({ status }, lost, 4, 1_000)).toBe('NOT_A_PARTICIPANT');
    expect(code({ status }, lost, 5, 1_000)).toBe('NOT_A_PARTICIPANT');
    expect(code({ status }, lost, null, 1_000)).toBe('NOT_A_PARTICIPANT');
    expect(code({ status }, { ...lost, winner: -1 }, 4, 1_000)).toBe('ok');
    expect(code({ status }, { ...lost, ruledAt: null }, 7, 1_000)).toBe('NOT_RULED');
    expect(code({ status }, { ...lost, status: 'disputed' }, 7, 1_000)).toBe('ALREADY_DISPUTED');
  }
  expect(code({ status: 'completed' }, lost, 7, 1_000)).toBe('TOURNAMENT_OVER');
  expect(code({ status: 'check-in' }, lost, 7, 1_000)).toBe('TOURNAMENT_NOT_RUNNING');
});

it('a result in dispute is contested, a match in dispute without one is not', () => {
  expect(isContested({ state: 'decided', status: 'disputed' })).toBe(true);
  expect(isContested({ state: 'ready', status: 'disputed' })).toBe(false);
  expect(isContested({ state: 'decided', status: 'decided' })).toBe(false);
});
