import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameArt } from './game-art.tsx';
import { GAME_LOOKS } from './game-art-map.ts';

/** Of the drawing without the ids of its gradients, which differ from place to place. */
const drawn = (gameId: string, seed?: string): string => {
  const { container, unmount } = render(<GameArt gameId={gameId} {...(seed !== undefined && { seed })} />);
  const picture = container.innerHTML.replaceAll(/(id="|url\(#)[^")]*/g, '$1');
  unmount();
  return picture;
};

test('the same game and seed draw the same picture', () => {
  expect(drawn('valorant', 'battle-1')).toBe(drawn('valorant', 'battle-1'));
});

test('no two of twenty battles of a game look alike', () => {
  const pictures = Array.from({ length: 20 }, (_, n) => drawn('valorant', `battle-${n}`));
  expect(new Set(pictures).size).toBe(20);
});

test('every known game and a product of any name draw a picture of their own', () => {
  const names = [...Object.keys(GAME_LOOKS), 'neon-skin', 'mystery-chest'];
  expect(new Set(names.map((name) => drawn(name))).size).toBe(names.length);
});

test('a picture with a name is read out, one without is not', () => {
  const named = render(<GameArt gameId="apex" alt="Apex Legends" />);
  expect(named.getByRole('img', { name: 'Apex Legends' })).toBeDefined();
  named.unmount();
  expect(render(<GameArt gameId="apex" />).queryByRole('img')).toBeNull();
});
