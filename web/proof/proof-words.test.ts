import { expect, it } from 'vitest';
import { unprovenWords } from './proof-words.ts';

it.each([
  ['VALORANT', 'Riot Games doesn’t allow its data in matches with stakes.'],
  ['LEAGUE', 'Riot Games doesn’t allow its data in matches with stakes.'],
  ['APEX', 'EA doesn’t allow prizes that players pay for themselves.'],
] as const)('says of %s, in every mode, who forbids a proof: %s', (game, why) => {
  const words = `There is no automatic proof. ${why} Your reports decide this battle.`;
  expect([unprovenWords(game, 'DUEL'), unprovenWords(game, 'TEAM')]).toEqual([words, words]);
});

it('CS2 may prove duels, and says of other battles why it does not', () => {
  expect(unprovenWords('CS2', 'DUEL')).toBeNull();
  expect(unprovenWords('CS2', 'TEAM')).toBe(
    'CS2 only proves duels between two players. Your reports decide this battle.',
  );
});
