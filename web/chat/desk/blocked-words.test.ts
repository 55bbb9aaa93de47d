import { expect, test } from 'vitest';
import { MODERATION_RULES } from '../../../domain/chat/moderation.ts';
import { ruleWords } from './blocked-words.ts';

test('every rule has words of its own, and a rule of tomorrow stands for itself', () => {
  const words = MODERATION_RULES.map(ruleWords);
  expect(new Set(words).size).toBe(MODERATION_RULES.length);
  expect(words.filter((word, place) => word === MODERATION_RULES[place])).toEqual([]);
  expect(ruleWords('shouting')).toBe('shouting');
});
