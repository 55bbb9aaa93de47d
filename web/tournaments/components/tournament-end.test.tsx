import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { sampleView } from '../sample-bracket.ts';
import { TournamentEnd } from './tournament-end.tsx';

afterEach(cleanup);

const placeOf = (entrant: number, place: number, prizeCents: number) => ({
  __typename: 'TournamentPlace',
  entrant,
  place,
  prizeCents,
});

/** The end of a tournament of Ada, Bo, Cy, Di and Eve as somebody sees it. */
function show(viewerId: string | null, places: ReturnType<typeof placeOf>[], isOver = true): void {
  const tournamentStandings = { __typename: 'TournamentStandings', isOver, tables: [], places };
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
        <TournamentEnd view={sampleView(viewerId)} />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const PLACES = [placeOf(2, 1, 60_00), placeOf(0, 2, 30_00), placeOf(4, 3, 10_00), placeOf(1, 4, 0), placeOf(3, 5, 0)];

it('opens with the champion, the podium with its prizes, and the own place with its own', async () => {
  show('ada', PLACES);
  expect(await screen.findByRole('heading', { name: 'Champion: Cy' })).toBeDefined();
  const podium = screen.getByRole('list', { name: 'Top three' });
  expect([...podium.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Cy.*\$60\.00/),
    expect.stringMatching(/Ada.*\$30\.00/),
    expect.stringMatching(/Eve.*\$10\.00/),
  ]);
  expect(screen.getByText('You: place 2, $30.00')).toBeDefined();
});

it.each([
  ['cy', 'You: place 1, $60.00'],
  ['eve', 'You: place 3, $10.00'],
  ['di', 'You: place 5'],
])('tells %s the own place', async (viewer, words) => {
  show(viewer, PLACES);
  expect(await screen.findByText(words)).toBeDefined();
});

it.each(['olive', null])('tells no place to those who did not play: %s', async (viewer) => {
  show(viewer, PLACES);
  expect(await screen.findByRole('heading', { name: 'Champion: Cy' })).toBeDefined();
  expect(screen.queryByText(/^You: /)).toBeNull();
});

it('names all who share the first place', async () => {
  show('bo', [placeOf(0, 1, 45_00), placeOf(1, 1, 45_00), placeOf(2, 3, 10_00)]);
  expect(await screen.findByRole('heading', { name: 'Champions: Ada and Bo' })).toBeDefined();
  expect(screen.getByText('You: place 1, $45.00')).toBeDefined();
});
