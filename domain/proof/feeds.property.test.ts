import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Delivery, STEAM, forged, playDuel, winnerOf } from '../../tests/support/duel-feeds.ts';
import { runsOf } from '../../tests/support/runs.ts';
import { SEED } from '../../tests/support/seed.ts';
import { type Feeds, type Seat, crossCheck, otherSeat } from './cross-check.ts';
import { noFacts, observe } from './feed-facts.ts';
import { SIDES, feedPost } from './proof.schemas.ts';
import { sharedScore } from './shared-score.ts';
import { evidenceOf, weigh } from './weigh.ts';
import { battleIn } from '../../tests/support/battle-cases.ts';

/** Cases of each property. */
const RUNS = runsOf({ gate: 2_000, full: 20_000, deep: 500_000 });
const options = { numRuns: RUNS, seed: SEED };
const LATER = Number.MAX_SAFE_INTEGER;

const EMPTY: Feeds = { creator: noFacts(STEAM.creator), opponent: noFacts(STEAM.opponent) };

const heard = (feeds: Feeds, { at, from, post }: Delivery, source: string = from): Feeds => ({
  ...feeds,
  [from]: observe(feeds[from], post, { at, source, isHome: true, isContested: false }),
});
const fold = (deliveries: readonly Delivery[]): Feeds =>
  deliveries.reduce((feeds, delivery) => heard(feeds, delivery), EMPTY);
const verdictOf = (feeds: Feeds) => crossCheck(feeds, { isDuel: true, now: LATER });

const duels = fc.record({
  seed: fc.nat(),
  strength: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  hasKnife: fc.boolean(),
});

describe('two feeds of one duel', () => {
  it('always agree when both are honest: winner, score and each round, with knife round, overtime and deaths', () => {
    fc.assert(
      fc.property(duels, (duel) => {
        const deliveries = playDuel(duel);
        const feeds = fold(deliveries);
        const { creator, opponent } = feeds;
        const score = { creator: creator.own, opponent: opponent.own };
        expect(verdictOf(feeds)).toMatchObject({ kind: 'agreed', winner: winnerOf(deliveries), score });
        expect([...creator.flags, ...opponent.flags]).toEqual([]);
        expect(creator.rounds.every(({ isWon }) => isWon !== null)).toBe(true);
        expect(sharedScore(feeds, LATER)).toEqual(score);
        const turned = verdictOf({ creator: opponent, opponent: creator });
        expect(turned).toMatchObject({ kind: 'agreed', winner: otherSeat(winnerOf(deliveries)) });
      }),
      options,
    );
  });

  it('never name the wrong winner and never contradict each other when up to 30 % of the posts are lost', () => {
    let agreed = 0;
    fc.assert(
      fc.property(duels, fc.array(fc.nat(99), { minLength: 400, maxLength: 400 }), (duel, dice) => {
        const deliveries = playDuel(duel);
        const verdict = verdictOf(fold(deliveries.filter((_, index) => (dice[index % dice.length] ?? 0) >= 30)));
        expect(verdict.kind).not.toBe('contradiction');
        if ('winner' in verdict) expect(verdict.winner).toBe(winnerOf(deliveries));
        if (verdict.kind === 'agreed') agreed++;
      }),
      options,
    );
    expect(agreed).toBeGreaterThan(RUNS * 0.8);
  });

  it('never pay one who forges the own feed', () => {
    const battle = { ...battleIn('active'), game: 'cs2' as const };
    fc.assert(
      fc.property(duels, fc.integer({ min: 1, max: 12 }), (duel, round) => {
        const honest = playDuel({ ...duel, hasKnife: false });
        const verdict = verdictOf(fold(forged(honest, round)));
        const evidence = evidenceOf(verdict);
        const demand = weigh(battle, [], evidence ? [evidence] : []);
        if (demand.kind === 'report') expect(winnerOf(honest)).toBe('opponent');
        if (winnerOf(honest) === 'creator') expect(['contradiction', 'review']).toContain(verdict.kind);
      }),
      options,
    );
  });

  it('are the same however often a post came, and whatever was sent again later, by whomever', () => {
    fc.assert(
      fc.property(duels, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 40 }), (duel, again) => {
        const deliveries = playDuel(duel);
        const plain = fold(deliveries);
        const since = new Map<number, { readonly past: number; readonly isThief: boolean }[]>();
        for (const [when, what, isThief] of again) {
          const place = when % deliveries.length;
          since.set(place, [...(since.get(place) ?? []), { past: what % (place + 1), isThief }]);
        }
        let feeds = EMPTY;
        for (const [index, delivery] of deliveries.entries()) {
          feeds = heard(feeds, delivery);
          for (const { past, isThief } of since.get(index) ?? []) {
            const old = deliveries[past];
            if (!old) continue;
            // A thief's network is only seen with what is new; the newest post may be one that is not older.
            const isOlder = old.post.provider.timestamp < feeds[old.from].clock;
            feeds = heard(feeds, old, isThief && isOlder ? 'elsewhere' : old.from);
          }
        }
        expect(verdictOf(feeds)).toEqual(verdictOf(plain));
        expect(withoutTimes(feeds)).toEqual(withoutTimes(plain));
      }),
      options,
    );
  });

  const posted = fc.array(
    fc.record({
      ct: fc.nat(30),
      t: fc.nat(30),
      phase: fc.constantFrom('live', 'intermission', 'warmup', 'gameover', 'x'),
      round: fc.constantFrom('live', 'over', 'freezetime', 'x'),
      side: fc.constantFrom(...SIDES, undefined),
      account: fc.constantFrom(STEAM.creator, STEAM.opponent),
      map: fc.constantFrom('a', 'b'),
      timestamp: fc.integer({ min: 1, max: 4_000_000_000 }),
      from: fc.constantFrom<Seat>('creator', 'opponent'),
      at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    }),
    { maxLength: 60 },
  );

  it('can be anything at all: whatever comes is folded and compared without a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), posted, (json, posts) => {
        expect(() => feedPost.safeParse(json)).not.toThrow();
        const feeds = posts.reduce((facts, { ct, t, phase, round, side, account, map, timestamp, from, at }) => {
          const post = feedPost.parse({
            auth: { token: 'x' },
            provider: { appid: 730, steamid: account, timestamp },
            map: { mode: '', name: map, phase, round: 0, team_ct: { score: ct }, team_t: { score: t } },
            round: { phase: round },
            player: { steamid: account, team: side },
          });
          return heard(facts, { at, from, post });
        }, EMPTY);
        const verdict = verdictOf(feeds);
        for (const { own, other, rounds } of Object.values(feeds)) {
          expect(own).toBeGreaterThanOrEqual(0);
          expect(other).toBeGreaterThanOrEqual(0);
          expect(rounds).toHaveLength(own + other);
        }
        if (verdict.kind === 'agreed') expect(feeds.creator.own).toBe(feeds.opponent.other);
      }),
      options,
    );
  });
});

/** When something was heard of may move by a repeated heartbeat; what it says may not. */
const withoutTimes = (feeds: Feeds): unknown =>
  Object.values(feeds).map(({ rounds, ...facts }) => ({
    ...facts,
    lastAt: null,
    rounds: rounds.map(({ n, own, isWon, side }) => ({ n, own, isWon, side })),
  }));
