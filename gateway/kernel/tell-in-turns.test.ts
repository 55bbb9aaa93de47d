import { expect, it } from 'vitest';
import { tellInTurns } from './tell-in-turns.ts';

it.each([
  [0, []],
  [199, []],
  [400, ['p200', 'p400']],
  [450, ['p200', 'p400']],
])('tells each of %i players once, in turns of 200', async (count, left) => {
  const players = Array.from({ length: count }, (_, n) => `p${String(n + 1).padStart(3, '0')}`);
  const told: string[] = [];
  const turns = [''];
  for (const afterId of turns)
    await tellInTurns({
      afterId,
      list: (after, limit) => Promise.resolve(players.filter((id) => id > after).slice(0, limit)),
      tell: (id) => Promise.resolve(void told.push(id)),
      goOn: (after) => Promise.resolve(void turns.push(after)),
    });
  expect(told).toEqual(players);
  expect(turns).toEqual(['', ...left]);
});
