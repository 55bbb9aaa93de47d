import { beforeAll, expect, it } from 'vitest';
import { juryWords } from './dispute-words.ts';
import { fetchSentences } from '../data/sentences.ts';

beforeAll(async () => {
  await fetchSentences();
});

it('says that a jury was heard and how it leaned, also that it was divided or found nobody', () => {
  const leaning = { isDivided: false, sideName: 'Nova', sharePercent: 66 };
  expect(juryWords(leaning)).toBe(
    'A jury of 3 players was heard. It leaned to this: Nova has won (66% of the weight).',
  );
  expect(juryWords({ ...leaning, sideName: null })).toContain('nobody can be shown to have won');
  expect(juryWords({ isDivided: true, sideName: null, sharePercent: 33 })).toBe(
    'A jury of 3 players was heard. It was divided.',
  );
});
