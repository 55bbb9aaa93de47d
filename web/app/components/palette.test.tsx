import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { PALETTE_ENTRIES } from '../navigation.ts';
import { Palette } from './palette.tsx';

const player = (id: string, username: string) => ({ __typename: 'Player', id, username, avatarUrl: null });
const page = (...nodes: object[]) => ({ edges: nodes.map((node) => ({ node })) });
const cup = (id: string, title: string) => ({ __typename: 'Tournament', id, title });
const EMPTY = {
  FindPeople: { findPlayers: [] },
  FindContests: { battles: page(), teams: page(), tournaments: page(), brackets: page(), listings: page() },
};
const FOUND = {
  FindPeople: { findPlayers: [{ __typename: 'Acquaintance', id: 'p1', player: player('p1', 'Novak') }] },
  FindContests: {
    battles: page({
      __typename: 'Battle',
      id: 'b1',
      title: 'Friday duel',
      gameTitle: 'Valorant',
      creator: player('p1', 'Novak'),
    }),
    teams: page({ __typename: 'Team', id: 't1', name: 'Novas' }),
    tournaments: page(cup('c1', 'Nova Cup')),
    brackets: page(cup('c2', 'Nova Sixteen')),
    listings: page(),
  },
};

const VIEWS = {
  ListStaffViews: {
    staffViews: [
      {
        __typename: 'StaffView',
        id: 'v1',
        table: 'ACCOUNTS',
        name: 'New and active',
        query: 'status=active&order=newest',
        isShared: true,
        isOwn: false,
        ownerName: 'admin',
      },
    ],
  },
};

/** Opens the palette over a server that answers so; null for one that fails. */
function open(answers: typeof EMPTY | typeof FOUND | null = EMPTY, isStaff = false) {
  const onClose = vi.fn();
  const asked: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName?.startsWith('Find') === true) asked.push([operationName, variables['text']]);
    if (operationName === 'ListStaffViews') asked.push([operationName]);
    const data = answers && { ...answers, ...VIEWS }[operationName as keyof typeof EMPTY];
    return new Observable((observer) => {
      observer.next(data ? { data } : { data: null, errors: [{ message: 'down' }] });
      observer.complete();
    });
  });
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={onClose} /> }], {
    initialEntries: ['/profile'],
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query: ViewerDocument, data: { viewer: { ...SAMPLE_VIEWER, isStaff } } });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { onClose, router, asked };
}

const field = () => screen.getByPlaceholderText('Search pages, players, battles and teams');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const shown = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

describe('the palette', () => {
  it('shows every page once before anything is typed', () => {
    open();
    expect(shown()).toEqual(PALETTE_ENTRIES.map(({ label }) => label));
    expect(new Set(PALETTE_ENTRIES.map(({ to }) => to)).size).toBe(PALETTE_ENTRIES.length);
  });

  it.each([
    ['leader', 'Leaderboards'],
    ['SHOP', 'Store'],
    ['deposit', 'Wallet'],
    ['cookies', 'Privacy Policy'],
    ['battle hub', 'Battle Hub'],
  ])('finds by %j first %s', (text, label) => {
    open();
    type(text);
    expect(shown()[0]).toBe(label);
  });

  it('has the saved views of staff, which lead to their tables; a player does not ask for any', async () => {
    const { router } = open(EMPTY, true);
    await screen.findByRole('option', { name: /New and active/ });
    type('new and act');
    expect(shown()).toEqual(['New and activeUsers']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(router.state.location).toMatchObject({ pathname: '/admin/users', search: '?status=active&order=newest' });
    cleanup();
    const { asked } = open(EMPTY);
    expect(shown()).not.toContain('New and activeUsers');
    expect(asked).toEqual([]);
  });

  it('says so when nothing fits, once the server has looked too', async () => {
    open();
    type('qqqq');
    expect(shown()).toEqual([]);
    expect(screen.getByText('Searching...')).toBeDefined();
    expect(await screen.findByText('Nothing found.')).toBeDefined();
  });

  it('asks the server for two characters and more, and shows players, battles, teams and tournaments', async () => {
    const { asked, router } = open(FOUND);
    type('n');
    type('nova');
    await waitFor(() => expect(shown()).toEqual(['Novak', 'Friday duelValorant', 'Novas', 'Nova Cup', 'Nova Sixteen']));
    expect(asked).toEqual([
      ['FindPeople', 'nova'],
      ['FindContests', 'nova'],
    ]);
    fireEvent.click(screen.getByRole('option', { name: /Friday duel/ }));
    expect(router.state.location.pathname).toBe('/challenge/b1');
  });

  it('still finds pages when the server fails, and says that it was nothing else', async () => {
    open(null);
    type('leader');
    expect(await screen.findByText('Only pages could be searched. Try again in a moment.')).toBeDefined();
    expect(shown()).toEqual(['Leaderboards']);
  });

  it('goes to the chosen page and closes', () => {
    const { onClose, router } = open();
    type('deposit');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/wallet');
  });
});
