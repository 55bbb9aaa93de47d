import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { HouseToday } from './house-today.tsx';

function show(paidOutTodayCents: number, live: Readonly<Record<string, number>>): void {
  const games = Object.entries(live).map(([game, liveBattles]) => ({ __typename: 'GameFigures', game, liveBattles }));
  const publicFigures = { __typename: 'PublicFigures', games, paidOutTodayCents };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { publicFigures } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <HouseToday />
      </UiRoot>
    </ApolloProvider>,
  );
}

describe('the front page', () => {
  it('shows the games, how many battles run in each, and what was paid out today', async () => {
    show(1_240_50, { VALORANT: 3, CS2: 1 });
    expect(await screen.findByRole('heading', { name: 'Valorant' })).toBeDefined();
    expect(screen.getByText('3 live battles')).toBeDefined();
    expect(screen.getByText('1 live battle')).toBeDefined();
    expect(screen.getByText('$1,240.50 paid out to players today')).toBeDefined();
  });

  it('leaves out what is zero', async () => {
    show(0, { VALORANT: 0, APEX: 0 });
    expect(await screen.findByRole('heading', { name: 'Apex Legends' })).toBeDefined();
    expect(screen.queryByText(/live battle|paid out|\b0\b/)).toBeNull();
  });
});
