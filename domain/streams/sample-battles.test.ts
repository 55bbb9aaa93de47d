import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../shared/time.ts';
import { SAMPLE_EVERY, SAMPLE_OVERLAP, type SampleBattle, sampleMoves } from './sample-battles.ts';

const PLAYERS = ['one', 'two'] as const;
const NOW = 1_000 * MINUTE;

const battle = (id: string, changes: Partial<SampleBattle> = {}): SampleBattle => ({
  id,
  status: 'waiting',
  creatorId: 'one',
  opponentId: 'two',
  joinedAt: NOW,
  startedAt: null,
  ...changes,
});

const movesOf = (open: readonly SampleBattle[], isWatched = true) => {
  const { openBy, ...rest } = sampleMoves(PLAYERS, open, NOW, isWatched);
  const ids = Object.entries(rest).map(([move, of]) => [move, of.map(({ id }) => id)] as const);
  return { ...Object.fromEntries(ids.filter(([, of]) => of.length > 0)), ...(openBy !== null && { openBy }) };
};

describe('two sample players', () => {
  it('sit down where nothing of theirs takes bets, by turns, and only while somebody is there', () => {
    expect(movesOf([])).toEqual({ openBy: 'one' });
    expect(movesOf([], false)).toEqual({});
    expect(movesOf([battle('runs', { status: 'active', startedAt: NOW })])).toEqual({ openBy: 'one' });
    const old = NOW - SAMPLE_EVERY;
    expect(movesOf([battle('old', { joinedAt: old })])).toEqual({ openBy: 'two' });
    expect(movesOf([battle('old', { joinedAt: old, creatorId: 'two', opponentId: 'one' })])).toEqual({ openBy: 'one' });
    expect(movesOf([battle('old', { joinedAt: old })], false)).toEqual({});
    expect(movesOf([battle('young', { joinedAt: old + 1 })])).toEqual({});
  });

  it('start what waits once the next has taken bets for a while, and nothing else', () => {
    const next = (joinedAt: number) => battle('next', { joinedAt });
    const first = battle('first', { joinedAt: NOW - SAMPLE_EVERY });
    expect(movesOf([next(NOW - SAMPLE_OVERLAP), first])).toEqual({ start: ['first'] });
    expect(movesOf([next(NOW - SAMPLE_OVERLAP + 1), first])).toEqual({});
    expect(movesOf([next(NOW - SAMPLE_OVERLAP), first], false)).toEqual({ start: ['first'] });
  });

  it('finish what has been played, watched or not', () => {
    const played = battle('played', { status: 'active', startedAt: NOW - SAMPLE_EVERY });
    expect(movesOf([played], false)).toEqual({ report: ['played'] });
    expect(movesOf([battle('runs', { status: 'active', startedAt: NOW - SAMPLE_EVERY + 1 })], false)).toEqual({});
  });

  it('take the free seat of their own, and withdraw from a stranger', () => {
    const free = battle('free', { opponentId: null, joinedAt: null });
    expect(movesOf([free])).toEqual({ join: ['free'] });
    expect(movesOf([battle('taken', { opponentId: 'stranger' })], false)).toEqual({ withdraw: ['taken'] });
    expect(movesOf([battle('taken', { opponentId: 'stranger' }), battle('open')])).toEqual({ withdraw: ['taken'] });
  });

  it('never start the last one on which bets are taken, whatever waits and runs', () => {
    const some = fc.record({
      status: fc.constantFrom('waiting' as const, 'active' as const),
      creatorId: fc.constantFrom(...PLAYERS),
      minutesAgo: fc.nat(200),
      seat: fc.constantFrom('taken', 'free', 'stranger'),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.boolean(), (made, isWatched) => {
        const open = made.map(({ status, creatorId, minutesAgo, seat }, n) => {
          const other = creatorId === 'one' ? 'two' : 'one';
          const opponentId = seat === 'free' ? null : seat === 'taken' ? other : 'stranger';
          const at = NOW - minutesAgo * MINUTE;
          const times = { joinedAt: opponentId === null ? null : at, startedAt: status === 'active' ? at : null };
          return battle(`${n}`, { status, creatorId, opponentId, ...times });
        });
        const { start, withdraw, report } = sampleMoves(PLAYERS, open, NOW, isWatched);
        const ready = open.filter(
          (one) => one.status === 'waiting' && (one.opponentId === 'one' || one.opponentId === 'two'),
        );
        expect(start.length).toBeLessThanOrEqual(Math.max(0, ready.length - 1));
        expect(new Set([...start, ...withdraw, ...report]).size).toBe(start.length + withdraw.length + report.length);
      }),
    );
  });
});
