import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Contest,
  type Report,
  type Standing,
  contest,
  countsFrom,
  passDeadline,
  report,
  standingClaim,
} from './contest.ts';

type Side = 'one' | 'other';
type Open = Contest<Side, Side>;
type Said = Report<Side, Side>;

const WINDOW = 1_000;
const OPEN: Open = { sides: ['one', 'other'], reports: [], closed: null, isContested: false, dueAt: 10_000 };

/** A contest with what became of it; as a room stores it. */
interface Played {
  readonly contest: Open;
  readonly standing: Standing<Side | null> | null;
}

const fresh: Played = { contest: OPEN, standing: null };

function become({ contest: before }: Played, standing: Standing<Side | null>, said: readonly Said[] = []): Played {
  const reports = [...before.reports, ...said];
  const isOver = standing.kind !== 'waits';
  const closed = isOver ? 'BATTLE_NOT_ACTIVE' : null;
  const dueAt = isOver ? null : standing.until;
  return { standing, contest: { ...before, reports, closed, isContested: standing.kind === 'contested', dueAt } };
}

function say(played: Played, anySaid: Said, at = 0): Played {
  const ruling = report(played.contest, anySaid, at, WINDOW);
  return ruling.ok ? become(played, ruling.value, [anySaid]) : played;
}

/** What games tell is the report of each side that has not reported. */
const prove = (played: Played, claim: Side): Played =>
  OPEN.sides.reduce((before, side) => say(before, { side, claim }), played);

function pass(played: Played, at: number): Played {
  const standing = passDeadline(played.contest, at);
  return standing ? become(played, standing) : played;
}

const side = fc.constantFrom<Side>('one', 'other');
const anySaid = fc.record({ side, claim: side });
const words = fc.array(anySaid, { maxLength: 6 });
const codeOf = (ruling: ReturnType<typeof report | typeof contest>) => (ruling.ok ? null : ruling.refusal.code);

describe('a contest of two sides', () => {
  it('ends the same whoever speaks first: the same word settles, different ones are a dispute', () => {
    fc.assert(
      fc.property(side, side, (own, theirs) => {
        const both: readonly Said[] = [
          { side: 'one', claim: own },
          { side: 'other', claim: theirs },
        ];
        const forth = both.reduce((played, one) => say(played, one), fresh);
        const back = both.toReversed().reduce((played, one) => say(played, one), fresh);
        expect(forth.standing).toEqual(own === theirs ? { kind: 'settled', by: own } : { kind: 'contested' });
        expect(back.standing).toEqual(forth.standing);
      }),
    );
  });

  it('hears each side once, however often it speaks, and nobody else', () => {
    fc.assert(
      fc.property(words, (said) => {
        const firsts = new Set((['one', 'other'] as const).map((own) => said.find((one) => one.side === own)));
        const whole = said.reduce((played, one) => say(played, one), fresh);
        const once = said.filter((one) => firsts.has(one)).reduce((played, one) => say(played, one), fresh);
        expect(whole).toEqual(once);
        for (const own of whole.contest.reports)
          if (whole.contest.closed === null)
            expect(codeOf(report(whole.contest, own, 0, WINDOW))).toBe('ALREADY_REPORTED');
        const stranger = { ...whole.contest, sides: ['nobody', 'else'] } as const;
        expect(codeOf(report<string, Side>(stranger, { side: 'one', claim: 'one' }, 0, WINDOW))).toBe(
          'NOT_A_PARTICIPANT',
        );
      }),
    );
  });

  it('lets the one report stand at the end of its window and not before, and nothing that comes late counts', () => {
    fc.assert(
      fc.property(anySaid, side, fc.nat(20_000), (first, claim, at) => {
        const said = say(fresh, first, at);
        expect(said.standing).toEqual({ kind: 'waits', until: at + WINDOW });
        expect(pass(said, at + WINDOW - 1)).toBe(said);
        const over = pass(said, at + WINDOW);
        expect(over.standing).toEqual({ kind: 'settled', by: first.claim });
        const late: Said = { side: first.side === 'one' ? 'other' : 'one', claim };
        expect(codeOf(report(over.contest, late, at + WINDOW, WINDOW))).toBe('BATTLE_NOT_ACTIVE');
        expect(pass(over, Number.MAX_SAFE_INTEGER)).toBe(over);
      }),
    );
    expect(pass(fresh, 9_999)).toBe(fresh);
    expect(pass(fresh, 10_000).standing).toEqual({ kind: 'settled', by: null });
  });

  it('is settled by a proof unless a side has said otherwise, which is a dispute', () => {
    fc.assert(
      fc.property(fc.option(anySaid, { nil: null }), side, (first, claim) => {
        const { standing } = prove(first ? say(fresh, first) : fresh, claim);
        const isContradicted = first !== null && first.claim !== claim;
        expect(standing).toEqual(isContradicted ? { kind: 'contested' } : { kind: 'settled', by: claim });
      }),
    );
  });

  it('is contested once, by a side, as long as it is open, and then no clock runs', () => {
    fc.assert(
      fc.property(words, side, (said, own) => {
        const played = said.reduce((before, one) => say(before, one), fresh);
        const ruling = contest(played.contest, own);
        if (played.contest.isContested) expect(codeOf(ruling)).toBe('ALREADY_DISPUTED');
        else if (played.contest.closed !== null) expect(codeOf(ruling)).toBe('BATTLE_NOT_ACTIVE');
        else {
          expect(ruling).toEqual({ ok: true, value: { kind: 'contested' } });
          const contested = become(played, { kind: 'contested' });
          expect(codeOf(contest(contested.contest, own))).toBe('ALREADY_DISPUTED');
          expect(pass(contested, Number.MAX_SAFE_INTEGER)).toBe(contested);
        }
        expect(codeOf(contest<string>(played.contest, 'stranger'))).toBe('NOT_A_PARTICIPANT');
      }),
    );
  });

  it('has the first word stand, and the order kept though the clock goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(), { nil: null }), { maxLength: 2 }), fc.nat(), (earlier, at) => {
        const from = countsFrom(
          at,
          earlier.map((instant) => ({ at: instant })),
        );
        expect(from).toBeGreaterThanOrEqual(at);
        for (const instant of earlier) expect(from).toBeGreaterThan(instant ?? -1);
      }),
    );
    expect(countsFrom(7, [{ at: 6 }])).toBe(7);
    expect(standingClaim([{ side: 'other', claim: 'one' } as const, { side: 'one', claim: 'other' } as const])).toBe(
      'one',
    );
    expect(standingClaim([])).toBeNull();
  });

  it.each([
    [[2, 1], [2, 1], 'settled'],
    [[2, 1], [1, 2], 'contested'],
    [[2, 1], [2, 0], 'contested'],
    [[12, 1], [1, 21], 'contested'],
  ] as const)('games %j and %j are %s', (one, other, kind) => {
    const said = { ...OPEN, reports: [{ side: 'one', claim: one }] } as const;
    expect(report<Side, readonly number[]>(said, { side: 'other', claim: other }, 0, WINDOW)).toMatchObject({
      value: { kind },
    });
  });
});
