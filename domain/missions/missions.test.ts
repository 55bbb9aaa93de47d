import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Deed,
  MISSIONS,
  MISSION_CATEGORIES,
  MISSION_STATUSES,
  MISSION_TABS,
  type Mission,
  NO_PROGRESS,
  REWARD_TYPES,
  countDeed,
  statusOf,
  takeBackDeed,
} from './missions.ts';
import {
  CLAIM_WITHIN,
  MISSION_COINS_PER_DAY_MAX,
  MULTIPLIER_MS,
  claimableCoins,
  extendMultiplier,
  factorAt,
} from './rewards.ts';
import { CONTEST_XP_PER_DAY_MAX, contestXp, levelOf, xpOfLevel } from './xp.ts';

const missionOf = (id: string): Mission => {
  const mission = MISSIONS.find((one) => one.id === id);
  if (!mission) throw new Error(`no mission ${id}`);
  return mission;
};
const run = (over: Partial<Extract<Deed, { kind: 'run-counted' }>> = {}): Deed => ({
  kind: 'run-counted',
  mode: 'contest',
  score: 500,
  target: 1_000,
  isWon: false,
  ...over,
});

describe('the missions', () => {
  it('are the three of a day with their bonus, and those of the week', () => {
    expect(
      MISSIONS.filter(({ tab }) => tab === 'daily').map(({ title, reward }) => `${title} ${reward.amount}`),
    ).toEqual(['Play 3 Arcade Games 25', 'Join 1 Battle 50', 'Win 2 Games 75', 'Complete all daily missions 150']);
    expect(missionOf('win-2-battles').reward).toEqual({ type: 'battlecoin', amount: 100 });
    const weekly = MISSIONS.filter(({ tab }) => tab === 'weekly').map(({ reward }) => reward);
    expect(new Set(weekly.map(({ type }) => type))).toEqual(new Set(REWARD_TYPES));
  });

  it('have ids of their own, categories and tabs that exist, and whole targets and rewards', () => {
    expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(MISSIONS.length);
    expect(new Set(MISSIONS.map(({ category }) => category))).toEqual(new Set(MISSION_CATEGORIES));
    for (const { tab, target, reward } of MISSIONS) {
      expect(MISSION_TABS).toContain(tab);
      expect([Number.isInteger(target), target > 0, Number.isInteger(reward.amount), reward.amount > 0]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    }
  });

  it('count a practice run as played from half of the target on, and never as won', () => {
    const [play, win] = [missionOf('play-3-arcade-games'), missionOf('win-2-games')];
    const practice = (score: number) => run({ mode: 'practice', score, isWon: true });
    expect([play.counts(practice(499)), play.counts(practice(500)), play.counts(run({ score: 0 }))]).toEqual([0, 1, 1]);
    expect([win.counts(practice(2_000)), win.counts(run({ isWon: true })), win.counts(run())]).toEqual([0, 1, 0]);
    expect(win.counts({ kind: 'battle-ended', isWon: true })).toBe(1);
  });

  it('count what they say and nothing else', () => {
    const deeds: Deed[] = [
      { kind: 'battle-joined', stakeCents: 25_00 },
      { kind: 'battle-ended', isWon: true },
      { kind: 'battle-ended', isWon: false },
      run({ score: 1_000 }),
      { kind: 'stream-watched', minutes: 7 },
      { kind: 'friend-added' },
      { kind: 'mission-completed', tab: 'daily' },
      { kind: 'mission-completed', tab: 'weekly' },
    ];
    expect(
      Object.fromEntries(MISSIONS.map((mission) => [mission.id, deeds.map((deed) => mission.counts(deed)).join()])),
    ).toEqual({
      'play-3-arcade-games': '0,0,0,1,0,0,0,0',
      'join-1-battle': '1,0,0,0,0,0,0,0',
      'win-2-games': '0,1,0,0,0,0,0,0',
      'complete-all-daily': '0,0,0,0,0,0,1,0',
      'win-2-battles': '0,1,0,0,0,0,0,0',
      'reach-10-targets': '0,0,0,1,0,0,0,0',
      'stake-100-dollars': '2500,0,0,0,0,0,0,0',
      'watch-60-minutes': '0,0,0,0,7,0,0,0',
      'add-3-friends': '0,0,0,0,0,1,0,0',
      'win-10-games': '0,1,0,0,0,0,0,0',
    });
  });

  it('go from locked or active to completed and claimed, and what is made void takes nothing of what was done beyond the target', () => {
    const mission = missionOf('win-2-games');
    const won: Deed = { kind: 'battle-ended', isWon: true };
    let own = NO_PROGRESS;
    const statuses = [statusOf(mission, own, false), statusOf(mission, own, true)];
    expect(countDeed(mission, own, false, won)).toBe(own);
    for (let n = 0; n < 5; n++) own = countDeed(mission, own, true, won);
    expect(own.progress).toBe(5);
    statuses.push(statusOf(mission, own, true), statusOf(mission, { ...own, isClaimed: true }, false));
    expect(statuses).toEqual(MISSION_STATUSES);
    expect([takeBackDeed(mission, own, won).progress, takeBackDeed(mission, NO_PROGRESS, won).progress]).toEqual([
      4, 0,
    ]);
    const claimed = { ...own, isClaimed: true };
    expect([takeBackDeed(mission, claimed, won), countDeed(mission, claimed, true, won)]).toEqual([claimed, claimed]);
  });
});

describe('what missions pay', () => {
  it('stays within 500 coins a UTC day in whatever order they are claimed, and loses none', () => {
    const rewards = fc.array(fc.tuple(fc.integer({ min: 1, max: 250 }), fc.constantFrom(1, 2)), { maxLength: 30 });
    fc.assert(
      fc.property(rewards, (claims) => {
        let waiting = claims;
        for (let day = 0; waiting.length > 0; day++) {
          let paid = 0;
          const left: typeof waiting = [];
          for (const [amount, factor] of waiting) {
            const coins = claimableCoins({ type: 'battlecoin', amount }, factor, paid);
            if (coins === null) left.push([amount, factor]);
            else paid += coins;
          }
          expect(paid).toBeLessThanOrEqual(MISSION_COINS_PER_DAY_MAX);
          expect(left.length).toBeLessThan(waiting.length);
          waiting = left;
        }
      }),
    );
  });

  it('takes no coins for other rewards, and no constant reward is more than the cap even when doubled', () => {
    expect(claimableCoins({ type: 'xp', amount: 9_000 }, 2, 500)).toBe(0);
    expect([
      claimableCoins({ type: 'battlecoin', amount: 75 }, 2, 350),
      claimableCoins({ type: 'battlecoin', amount: 75 }, 2, 351),
    ]).toEqual([150, null]);
    const most = Math.max(...MISSIONS.map(({ reward }) => (reward.type === 'battlecoin' ? 2 * reward.amount : 0)));
    expect(most).toBeLessThanOrEqual(MISSION_COINS_PER_DAY_MAX);
    expect(CLAIM_WITHIN).toBe(7 * MULTIPLIER_MS);
  });

  it('is doubled for 24 hours by a multiplier; a second one adds time and no factor', () => {
    const first = extendMultiplier(null, 2, 1_000);
    expect([
      factorAt(null, 0),
      factorAt(first, 1_000),
      factorAt(first, first.until - 1),
      factorAt(first, first.until),
    ]).toEqual([1, 2, 2, 1]);
    expect(extendMultiplier(first, 2, 5_000)).toEqual({ factor: 2, until: 1_000 + 2 * MULTIPLIER_MS });
    expect(extendMultiplier(first, 2, first.until)).toEqual({ factor: 2, until: first.until + MULTIPLIER_MS });
  });
});

describe('experience', () => {
  it('brings 10 for a contest, 200 a day at most', () => {
    let today = 0;
    for (let n = 0; n < 30; n++) today += contestXp(today);
    expect([contestXp(0), contestXp(195), contestXp(200), today]).toEqual([10, 5, 0, CONTEST_XP_PER_DAY_MAX]);
  });

  it('makes level n with 50 · n · (n + 1) points, to the point', () => {
    expect([xpOfLevel(0), xpOfLevel(1), xpOfLevel(2), xpOfLevel(10)]).toEqual([0, 100, 300, 5_500]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (level) => {
        expect(levelOf(xpOfLevel(level))).toMatchObject({ level, into: 0 });
        expect(levelOf(xpOfLevel(level) - 1).level).toBe(level - 1);
      }),
    );
    fc.assert(
      fc.property(fc.nat(), (xp) => {
        const { into, span } = levelOf(xp);
        expect(into >= 0 && into < span).toBe(true);
      }),
    );
  });
});
