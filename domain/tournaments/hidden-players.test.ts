import { expect, it } from 'vitest';
import { hiddenPlayer, isHiddenPlayer } from './hidden-players.ts';

it('a hidden player is known by a number alone, and told from everybody who is named', () => {
  expect(hiddenPlayer(12)).toEqual({ id: 'hidden-12', username: 'Hidden player 12', avatarUrl: null });
  expect(isHiddenPlayer(hiddenPlayer(12).id)).toBe(true);
  for (const id of ['1', 'hidden', 'hidden-', 'hidden-1x', '019b-hidden-1', '019b8f5e-0000-7000-8000-000000000001'])
    expect(isHiddenPlayer(id), id).toBe(false);
});
