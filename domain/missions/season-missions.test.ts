import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MISSION_COINS_PER_DAY_MAX } from './rewards.ts';
import {
  SEASON_GOALS,
  SEASON_MISSION_STATES,
  SEASON_REWARD_MAX,
  SEASON_REWARD_TYPES,
  SEASON_TARGET_MAX,
  type SeasonMission,
  type SeasonMissionEdit,
  draftSeasonMission,
  editSeasonMission,
  goalsOf,
  missionOfSeason,
  openSets,
  seasonMissionChanges,
} from './season-missions.ts';

const edits: fc.Arbitrary<SeasonMissionEdit> = fc.record({
  goal: fc.constantFrom(...SEASON_GOALS),
  target: fc.integer({ min: 1, max: 4_000 }),
  title: fc.string({ minLength: 1, maxLength: 60 }),
  rewardType: fc.constantFrom(...SEASON_REWARD_TYPES),
  rewardAmount: fc.integer({ min: 1, max: 600 }),
  place: fc.integer({ min: 1, max: 99 }),
  state: fc.constantFrom(...SEASON_MISSION_STATES),
});
const WIN_FIVE: SeasonMission = {
  id: 'x',
  season: 'season-1',
  goal: 'win-battles',
  target: 5,
  title: 'Win five',
  rewardType: 'battlecoin',
  rewardAmount: 100,
  place: 1,
  state: 'draft',
  publishedAt: null,
};
const published: SeasonMission = { ...WIN_FIVE, state: 'published', publishedAt: 1 };
const codeOf = (before: SeasonMission, over: Partial<SeasonMissionEdit>) => {
  const ruling = editSeasonMission(before, { ...before, ...over }, 9);
  return ruling.ok ? 'ok' : ruling.refusal.code;
};

describe('a mission of a season', () => {
  it('counts what a mission of a day or a week counts, under words, target and reward of its own', () => {
    const mission = missionOfSeason(WIN_FIVE);
    expect(mission).toMatchObject({ id: 'x', tab: 'season', title: 'Win five', target: 5, category: 'win' });
    expect(mission.reward).toEqual({ type: 'battlecoin', amount: 100 });
    expect(mission.counts({ kind: 'battle-ended', isWon: true })).toBe(1);
    expect(mission.counts({ kind: 'battle-ended', isWon: false })).toBe(0);
  });

  it('moves by each kind of deed that has a goal', () => {
    const run = { kind: 'run-counted', mode: 'contest', score: 9, target: 9, isWon: true } as const;
    expect(goalsOf(run).map(({ goal }) => goal)).toEqual(['play-games', 'reach-targets', 'win-games']);
    expect(goalsOf({ kind: 'battle-joined', stakeCents: 5_00 })).toEqual([{ goal: 'join-battles', amount: 1 }]);
    expect(goalsOf({ kind: 'stream-watched', minutes: 7 })).toEqual([{ goal: 'watch-minutes', amount: 7 }]);
    expect(goalsOf({ kind: 'friend-added' })).toEqual([{ goal: 'add-friends', amount: 1 }]);
    expect(goalsOf({ kind: 'battle-ended', isWon: false })).toEqual([]);
  });

  it('keeps the limits of what it counts and pays, and doubled it still fits into a day', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const ruling = draftSeasonMission('x', 'season-1', edit);
        const isWithin =
          edit.target <= SEASON_TARGET_MAX[edit.goal] && edit.rewardAmount <= SEASON_REWARD_MAX[edit.rewardType];
        expect(ruling.ok).toBe(isWithin);
        if (ruling.ok) expect(ruling.value).toMatchObject({ state: 'draft', publishedAt: null });
      }),
    );
    expect(2 * SEASON_REWARD_MAX.battlecoin).toBeLessThanOrEqual(MISSION_COINS_PER_DAY_MAX);
  });

  it('asks for no more and pays no less once it is published, whatever staff change', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const ruling = editSeasonMission(published, edit, 9);
        if (!ruling.ok) return;
        const { goal, target, rewardType, publishedAt } = published;
        expect(ruling.value).toMatchObject({ goal, target, rewardType, publishedAt });
        expect(ruling.value.rewardAmount).toBeGreaterThanOrEqual(published.rewardAmount);
        expect(ruling.value.state).not.toBe('draft');
      }),
    );
    expect(codeOf(published, { target: 4 })).toBe('MISSION_PROMISED');
    expect(codeOf(published, { rewardAmount: 99 })).toBe('MISSION_PROMISED');
    expect(codeOf(published, { state: 'draft' })).toBe('MISSION_PROMISED');
    expect(codeOf(published, { title: 'Five wins', place: 2, rewardAmount: 250 })).toBe('ok');
    expect(codeOf(published, { state: 'removed' })).toBe('ok');
  });

  it('changes in everything while it is a draft, counts from when it is published, and is gone once it is removed', () => {
    expect(codeOf(WIN_FIVE, { goal: 'add-friends', target: 3, rewardType: 'xp', rewardAmount: 1 })).toBe('ok');
    const ruling = editSeasonMission(WIN_FIVE, { ...WIN_FIVE, state: 'published' }, 9);
    expect(ruling.ok && ruling.value.publishedAt).toBe(9);
    expect(codeOf({ ...published, state: 'removed' }, { state: 'published' })).toBe('NOT_FOUND');
  });

  it('is set for the newest season until it ends and for the one after it', () => {
    const season = { id: 'season-3', startsAt: 10, endsAt: 20 };
    expect(openSets(null, 0)).toEqual([]);
    expect(openSets(season, 5)).toEqual(['season-3', 'season-4']);
    expect(openSets(season, 19)).toEqual(['season-3', 'season-4']);
    expect(openSets(season, 20)).toEqual(['season-4']);
  });

  it('is told of by what changed alone, and whole when it is new', () => {
    expect(seasonMissionChanges(WIN_FIVE, { ...WIN_FIVE, place: 2 })).toEqual({ from: 'place: 1', to: 'place: 2' });
    expect(seasonMissionChanges(null, WIN_FIVE)).toMatchObject({ from: '', to: expect.stringContaining('target: 5') });
    expect(seasonMissionChanges(WIN_FIVE, { ...WIN_FIVE })).toEqual({ from: '', to: '' });
  });
});
