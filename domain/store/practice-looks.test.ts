import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { ITEMS, findItem } from './items.ts';
import { PRACTICE_LOOKS, buyLook } from './practice-looks.ts';

const none: ReadonlySet<string> = new Set();
const codeOf = (...given: Parameters<typeof buyLook>) => {
  const ruling = buyLook(...given);
  return ruling.ok ? 'ok' : ruling.refusal.code;
};

it('every look is a board, every board a look, and nothing but credits brings one', () => {
  const boards = ITEMS.filter(({ slot }) => slot === 'board');
  expect(boards.map(({ id }) => id)).toEqual(PRACTICE_LOOKS.map(({ id }) => id));
  expect(boards.some(({ isDrawn }) => isDrawn)).toBe(false);
  expect(CATALOGUE.some(({ content }) => findItem(content)?.slot === 'board')).toBe(false);
});

it('is had once, for as many credits as it costs', () => {
  for (const { id, credits } of PRACTICE_LOOKS) {
    expect(codeOf(id, { credits, owned: none })).toBe('ok');
    expect(codeOf(id, { credits: credits - 1, owned: none })).toBe('CREDITS_SHORT');
    expect(codeOf(id, { credits, owned: new Set([id]) })).toBe('ITEM_OWNED');
  }
  expect(codeOf('neon-skin', { credits: 100_000, owned: none })).toBe('NOT_FOUND');
});
