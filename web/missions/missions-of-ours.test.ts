import { expect, it } from 'vitest';
import { REWARD_TYPES, MISSIONS } from '../../domain/missions/missions.ts';
import { rewardLabel } from '../../domain/missions/rewards.ts';
import { SEASON_GOALS, missionOfSeason } from '../../domain/missions/season-missions.ts';
import type { RewardType } from '../data/__generated__/schema-types.ts';
import { MISSION_DESCRIPTIONS, MISSION_TITLES, inWords } from './missions-of-ours.ts';
import { rewardWords } from './mission-words.ts';

it('every mission reads in English as the rules state it', () => {
  expect(MISSION_TITLES).toEqual(Object.fromEntries(MISSIONS.map(({ id, title }) => [id, title])));
  expect(MISSION_DESCRIPTIONS).toEqual(
    Object.fromEntries(MISSIONS.map(({ description }) => [description, description])),
  );
});

it('a mission of a day is known by its rule, whatever day it is of', () => {
  const { id, title, description } = MISSIONS[0] ?? { id: '', title: '', description: '' };
  expect(inWords({ id: `${id}:2026-11-28`, title: 'In another language', description })).toMatchObject({ title });
});

it.each(SEASON_GOALS)('a mission of a season that counts %s says so in our words, under the title of staff', (goal) => {
  const mission = missionOfSeason({
    id: 'of-staff',
    season: 'season-1',
    goal,
    target: 5,
    title: 'Anything',
    rewardType: 'xp',
    rewardAmount: 50,
    place: 1,
    state: 'published',
    publishedAt: 0,
  });
  expect(Object.hasOwn(MISSION_DESCRIPTIONS, mission.description)).toBe(true);
  expect(inWords(mission)).toMatchObject({ title: 'Anything', description: mission.description });
});

it.each(REWARD_TYPES)('a reward in %s reads in English as the rules state it', (type) => {
  for (const amount of [2, 25, 2_500])
    expect(rewardWords({ type: type.toUpperCase() as RewardType, amount }, 0)).toBe(rewardLabel({ type, amount }));
});

it('a reward in coins says what a claim pays, a multiplier included', () => {
  expect(rewardWords({ type: 'BATTLECOIN', amount: 50 }, 100)).toBe('100 BC');
});
