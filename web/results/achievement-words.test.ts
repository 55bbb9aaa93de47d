import { expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../domain/results/achievements.ts';
import { ACHIEVEMENT_WORDS, achievementWords } from './achievement-words.ts';

it('every achievement reads in English as the rules state it', () => {
  expect(ACHIEVEMENT_WORDS).toEqual(
    Object.fromEntries(ACHIEVEMENTS.map(({ id, title, description }) => [id, { title, description }])),
  );
});

it('one that this page does not know reads as the server says it', () => {
  const words = { title: 'Newer', description: 'As the server says it.' };
  expect(achievementWords({ id: 'newer', ...words })).toEqual(words);
});
