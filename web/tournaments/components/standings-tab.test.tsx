import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { sampleView } from '../sample-bracket.ts';
import { StandingsTab } from './standings-tab.tsx';

const line = (entrant: number, decidedBy: string | null, figures: readonly number[] | null) => ({
  __typename: 'TournamentLine',
  entrant,
  place: entrant + 1,
  points: 2,
  wins: 1,
  played: 2,
  games: 0,
  decidedBy,
  figures,
});

function show(...lines: ReturnType<typeof line>[]) {
  const tables = [{ __typename: 'TournamentTable', lines }];
  const tournamentStandings = { __typename: 'TournamentStandings', isOver: false, tables, places: [] };
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { tournamentStandings } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <StandingsTab view={sampleView('eve')} />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

/** What stands last in the line of somebody. */
const partedBy = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .at(-1)?.textContent;

it('names the tie-break that put each of several equals below the one above, with both figures, and explains it once', async () => {
  show(
    line(0, null, null),
    line(1, 'HEAD_TO_HEAD', [0, 2]),
    line(2, 'GAME_DIFFERENCE', [-1, 1]),
    line(3, 'GAME_DIFFERENCE', [-2, -1]),
    line(4, 'POINTS', [0, 2]),
  );
  expect(await screen.findByRole('heading', { name: 'Table' })).toBeDefined();
  expect(['Ada', 'Bo', 'Cy', 'Di', 'Eve'].map(partedBy)).toEqual([
    expect.stringMatching(/–$/),
    expect.stringMatching(/Head-to-head, 0 to 2$/),
    expect.stringMatching(/Game difference, -1 to 1$/),
    expect.stringMatching(/Game difference, -2 to -1$/),
    expect.stringMatching(/–$/),
  ]);
  expect(screen.getAllByText(/^Game difference: games won minus games lost/)).toHaveLength(1);
  expect(screen.getByText(/^Head-to-head: points from the matches between tied players/)).toBeDefined();
  expect(screen.queryByText(/^Buchholz/)).toBeNull();
});

it('explains nothing where points decide', async () => {
  show(line(0, null, null), line(1, 'POINTS', [0, 2]));
  expect(await screen.findByRole('heading', { name: 'Table' })).toBeDefined();
  expect(screen.queryByText(/Tiebreak” shows/)).toBeNull();
});
