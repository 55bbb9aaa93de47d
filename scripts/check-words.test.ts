import { expect, it } from 'vitest';
import { checkAllWords, checkWords } from './check-words.ts';

const ROOM = {
  folder: 'web/x/messages',
  catalogs: {
    en: { chat: 'Chat', figure: '{count}', pay: 'Pay', save: 'Save', stay: 'Stay' },
    es: { chat: 'Chat', figure: '{count}', pay: 'Pagar', save: 'Save', gone: 'Ido' },
  },
  said: new Set(['chat', 'figure', 'pay', 'save']),
};

it('tells of each language what is missing, unused, or the same as in English', () => {
  expect(checkWords([ROOM], { es: ['Chat', 'Final'] })).toEqual([
    { language: 'en', count: 5, missing: [], unused: ['web/x/messages: stay'], same: [], idle: [] },
    {
      language: 'es',
      count: 5,
      missing: ['web/x/messages: stay'],
      unused: ['web/x/messages: gone'],
      same: ["web/x/messages: save 'Save'"],
      idle: ['Final'],
    },
  ]);
});

it('a language without a catalog lacks all of it', () => {
  const { missing } = checkWords([{ ...ROOM, catalogs: { en: ROOM.catalogs.en } }], {})[1] ?? {};
  expect(missing).toHaveLength(5);
});

it('every language has every text, every text is used, and what is as in English is meant so', () => {
  const all = checkAllWords();
  expect(all[0]?.count).toBeGreaterThan(5_000);
  expect(all.flatMap(({ missing }) => missing)).toEqual([]);
  expect(all.flatMap(({ unused }) => unused)).toEqual([]);
  expect(all.flatMap(({ same }) => same)).toEqual([]);
});
