import { describe, expect, it } from 'vitest';
import { STEAM } from '../../tests/support/duel-feeds.ts';
import { logDuel, stampOf } from '../../tests/support/server-logs.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import type { Seat } from './cross-check.ts';
import { tuned, unknownClock } from './server-clock.ts';
import { type ServerFacts, hear, noServerFacts } from './server-facts.ts';
import { readServerLog } from './server-log.ts';
import { serverVerdict } from './server-verdict.ts';

/** When the battle began, by the gateway's clock. */
const SINCE = Date.UTC(2026, 2, 2, 12);
const rounds = (won: number, lost: number, winner: Seat): Seat[] => {
  const loser = winner === 'creator' ? 'opponent' : 'creator';
  return [...Array.from({ length: lost }, () => loser), ...Array.from({ length: won }, () => winner)] as Seat[];
};
const NEW = rounds(13, 5, 'creator');
const OLD = rounds(13, 2, 'opponent');
const OTHERS = { creator: '76561198000000077', opponent: '76561198000000099' };
/** How long a match of that log takes, and some more. */
const LONG = 20 * MINUTE;

/** One match as a single text, by a clock that is ahead of the gateway's. */
const playedOut = (won: readonly Seat[], startAt: number, aheadMs = 0, steam = STEAM): string =>
  logDuel({ rounds: won, startAt: startAt + aheadMs, steam }).join('');

type Arrival = readonly [text: string, at: number];

/** What the server has told after these posts, each at its time of arrival. */
function heard(...posts: readonly Arrival[]): ServerFacts {
  let facts = noServerFacts;
  for (const [text, at] of posts) {
    const { events, newestAt } = readServerLog(text);
    if (newestAt !== null) facts = Object.assign({}, facts, tuned(facts, newestAt, at));
    const pair = Object.values(STEAM);
    const arrival = {
      at,
      since: SINCE,
      pair,
      nameOf: (id: string | null) => id ?? 'bot',
      hashOf: (one: string) => one,
    };
    for (const event of events) facts = hear(facts, event, arrival);
  }
  return facts;
}
const verdict = (...posts: readonly Arrival[]) =>
  serverVerdict(heard(...posts), { accounts: STEAM, isContested: false, maps: [] });
const WON = { kind: 'won', winner: 'creator', score: { creator: 13, opponent: 5 } };

describe('the clock of a server', () => {
  it('is known by the post that took the least time, and goes on where it was set back by half an hour or one', () => {
    const first = tuned(unknownClock, 1_000, 5_000);
    expect(first).toEqual({ offsetMs: 4_000, setBackMs: 0 });
    expect(tuned(first, 2_000, 5_500)).toEqual({ offsetMs: 3_500, setBackMs: 0 });
    expect(tuned(first, 2_000, 2_000 + 10 * MINUTE)).toEqual(first);
    for (const backMs of [30 * MINUTE, HOUR]) {
      const back = tuned(first, 2_000 - backMs, 6_000);
      expect(back).toEqual({ offsetMs: 4_000, setBackMs: backMs });
      expect(tuned(back, 3_000 - backMs, 7_000)).toEqual(back);
    }
    expect(tuned(first, 2_000 - 3 * HOUR, 6_000)).toEqual(first);
  });
});

describe('of what a server tells', () => {
  it.each([0, -5 * HOUR, 5.75 * HOUR, 14 * HOUR, -12 * HOUR, 7 * MINUTE, -400 * DAY])(
    'an older match of the same two counts for nothing beside theirs, on a clock that is %d ms ahead',
    (aheadMs) => {
      const old = playedOut(OLD, SINCE - HOUR, aheadMs);
      const text = old + playedOut(NEW, SINCE + 30 * SECOND, aheadMs);
      expect(verdict([text, SINCE + LONG])).toEqual(WON);
      const begun = old + logDuel({ rounds: NEW, startAt: SINCE + 30 * SECOND + aheadMs })[0];
      expect(heard([begun, SINCE + 31 * SECOND])).toMatchObject({ outcome: null, score: { CT: 0, T: 0 } });
    },
  );

  it('an older match counts for nothing when it still runs as the battle begins, or when its start is not heard', () => {
    const lines = logDuel({ rounds: OLD, startAt: SINCE - 5 * MINUTE });
    const end = readServerLog(lines.join('')).newestAt ?? 0;
    const next = playedOut(NEW, end + MINUTE);
    for (const heardFrom of [0, 1, 3, 6, lines.length - 1]) {
      const tail = lines.slice(heardFrom).join('');
      expect(heard([tail, end])).toMatchObject({ outcome: null, startedAt: null });
      expect(verdict([tail, end], [next, end + MINUTE + LONG])).toEqual(WON);
    }
  });

  it('a match of others counts for nothing, older or not, whole or broken off, in the same post or one before', () => {
    const others = logDuel({ rounds: OLD, startAt: SINCE - HOUR, steam: OTHERS });
    const own = playedOut(NEW, SINCE + LONG + MINUTE);
    const at = SINCE + 2 * LONG;
    for (const length of [3, 8, others.length]) {
      const older = others.slice(0, length).join('');
      expect(verdict([older + own, at])).toEqual(WON);
      expect(verdict([older, SINCE + MINUTE], [own, at])).toEqual(WON);
    }
    expect(verdict([playedOut(OLD, SINCE + MINUTE, 0, OTHERS) + own, at])).toEqual(WON);
    expect(verdict([playedOut(OLD, SINCE + MINUTE, 0, { ...OTHERS, creator: STEAM.creator }) + own, at])).toEqual(WON);
  });

  it('a third who plays with the two, and a second match of theirs, are left to people or pass by', () => {
    const third = playedOut(NEW, SINCE + MINUTE) + playedOut(OLD, SINCE + LONG + MINUTE);
    expect(verdict([third, SINCE + 2 * LONG])).toEqual(WON);
    const anew = logDuel({ rounds: NEW, startAt: SINCE + MINUTE })
      .slice(0, 6)
      .join('');
    expect(verdict([anew + playedOut(OLD, SINCE + LONG), SINCE + 2 * LONG])).toEqual({
      kind: 'review',
      why: ['restarted'],
    });
  });

  it.each([HOUR, 30 * MINUTE])(
    'nothing falls silent when the clock is set back by %d ms: before the match, in it, and within a post',
    (backMs) => {
      const posts = logDuel({ rounds: NEW, startAt: SINCE + 10 * MINUTE });
      const back = logDuel({ rounds: NEW, startAt: SINCE + 10 * MINUTE - backMs });
      const warmup = `${stampOf(SINCE + MINUTE)}World triggered "Round_Start"\n`;
      const arrivals = (texts: readonly string[]) => {
        return texts.map((text, n) => [text, SINCE + 10 * MINUTE + 5 * SECOND + n * 38_500] as const);
      };
      for (const from of [0, 1, 7, 16]) {
        const told = [...posts.slice(0, from), ...back.slice(from)];
        expect(verdict([warmup, SINCE + MINUTE], ...arrivals(told))).toEqual(WON);
        expect(verdict([warmup + told.join(''), SINCE + LONG + 5 * MINUTE])).toEqual(WON);
      }
    },
  );

  it('the newest twenty thousand lines of a post are read', () => {
    const noise = `${stampOf(SINCE - HOUR)}World triggered "Round_Start"\n`.repeat(20_000);
    expect(verdict([noise + playedOut(NEW, SINCE + MINUTE), SINCE + LONG])).toEqual(WON);
    expect(readServerLog(playedOut(NEW, SINCE) + noise).events).toEqual([]);
  });
});
