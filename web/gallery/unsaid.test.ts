import { expect, it } from 'vitest';
import { SEAM } from './text-runs.ts';
import { foreignIn, isGlued, isOwn } from './unsaid.ts';

const DATA = 'Night Cup\ndemo';

it.each([
  ['⟦Pááÿ ñööw⟧', []],
  ['Pay now', ['Pay now']],
  [`⟦Pááÿ ${SEAM}⟦ñööw⟧${SEAM}⟧ Save`, ['Save']],
  ['demo · Night Cup · 3 days ago · $5.00 · 12 BC', []],
  ['demo ⟦wööñ⟧ by points', ['by points']],
  [`thëë rüülëëš${SEAM}Valorant`, []],
])('%s says %j without a catalog', (text, foreign) => {
  expect(foreignIn(text.replaceAll(' · ', '\n'), DATA)).toEqual(foreign);
});

it('a text that goes on in another one is glued, and two sentences or an item beside another are not', () => {
  expect(['⟦Yööü wööñ⟧ 5 ⟦bááttlëëš⟧', '⟦Øpëëñ⟧⟦üüñtííl⟧'].map(isGlued)).toEqual([true, true]);
  expect(['⟦Øñëë.⟧ ⟦twöö⟧', '⟦Øñëë⟧ · ⟦twöö⟧', '⟦Øñëë⟧ ⟦Twöö⟧'].map(isGlued)).toEqual([false, false, false]);
});

it('a text with a name in it may be cut with the name', () => {
  expect(['⟦Frííëëñdš⟧', '⟦Nöö⟧ 3 BC', '⟦demo wööñ⟧', 'demo'].map(isOwn)).toEqual([true, true, false, false]);
});
