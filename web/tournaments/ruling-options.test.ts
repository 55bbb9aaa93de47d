import { expect, it } from 'vitest';
import { rulingOf, rulingOptions } from './ruling-options.ts';

it('offers a draw in tables alone, and every way in which a best of three ends', () => {
  const values = (isTable: boolean) => rulingOptions(3, ['Ada', 'Bo'], isTable).map(({ value }) => value);
  const scores = ['2-0', '2-1', '0-2', '1-2'];
  expect(values(false)).toEqual([...scores, 'forfeit-0', 'forfeit-1', 'nobody']);
  expect(values(true)).toEqual([...scores, 'forfeit-0', 'forfeit-1', 'draw', 'nobody']);
});

it('sends who won with the score, who was not there, a draw, and nobody', () => {
  const sent = (value: string) => rulingOf(value, ['ada', 'bo']);
  expect(sent('1-2')).toEqual({ winnerId: 'bo', isDraw: false, games: [1, 2] });
  expect(sent('forfeit-0')).toEqual({ winnerId: 'ada', isDraw: false, games: null });
  expect(sent('draw')).toEqual({ winnerId: null, isDraw: true, games: null });
  expect(sent('nobody')).toEqual({ winnerId: null, isDraw: false, games: null });
});
