import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RecordList } from './records.tsx';

/** A record with the ratings that it came by. */
const recordOf = (game: string, ...ratings: readonly number[]) => ({
  __typename: 'ArcadeGameRecord' as const,
  game,
  record: {
    __typename: 'ArcadeRecord' as const,
    bestScore: 1_980,
    rating: ratings.at(-1) ?? 1_000,
    ratedRuns: ratings.length,
    runs: ratings.length,
    wins: 1,
  },
  ratings: ratings.map((rating, n) => ({ __typename: 'ArcadeRatingPoint' as const, rating, at: n })),
});

it('a record says the best score, what was won and the rating with its way, and leads to the game', () => {
  const records = [recordOf('turncoat', 1_016, 1_040), recordOf('bank-shot', 984, 970), recordOf('fuse-box')];
  render(
    <MemoryRouter>
      <RecordList records={records} />
    </MemoryRouter>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'TurncoatBest 1,980 · 1 of 2 wonRating 1,040',
    'Bank ShotBest 1,980 · 1 of 2 wonRating 970',
    'Fuse BoxBest 1,980',
  ]);
  const lines = rows.map((row) => row.querySelector('polyline')?.getAttribute('stroke') ?? null);
  expect(lines).toEqual(['var(--win)', 'var(--loss)', null]);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/arcade/turncoat');
});
