import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { PALETTE_ENTRIES } from '../palette.ts';
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

const ACTIONS = [
  'Deposit Money',
  'Withdraw Money',
  'Create a Battle',
  'Start a Stream',
  'Turn On Two-Factor Authentication',
  'Sign Out',
];

/** Opens the palette over a server that answers so; null for one that fails. */
function open(
  answers: typeof EMPTY | typeof FOUND | null = EMPTY,
  isStaff = false,
  { isTwoFactorOn = false, viewer = {} }: { isTwoFactorOn?: boolean | null; viewer?: Partial<Viewer> } = {},
) {
  const onClose = vi.fn();
  const onSignOut = vi.fn();
  const asked: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName?.startsWith('Find') === true) asked.push([operationName, variables['text']]);
    if (operationName === 'ListStaffViews') asked.push([operationName]);
    const security = isTwoFactorOn === null ? {} : { TwoFactorState: { security: { isTwoFactorOn } } };
    const data = answers && { ...answers, ...VIEWS, ...security }[operationName as keyof typeof EMPTY];
    return new Observable((observer) => {
      observer.next(data ? { data } : { data: null, errors: [{ message: 'down' }] });
      observer.complete();
    });
  });
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={onClose} onSignOut={onSignOut} /> }], {
    initialEntries: ['/profile'],
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query: ViewerDocument, data: { viewer: { ...SAMPLE_VIEWER, isStaff, ...viewer } } });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { onClose, onSignOut, router, asked };
}

const field = () => screen.getByPlaceholderText('Search pages, players, battles and teams');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const shown = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

describe('the palette', () => {
  it('shows what can be done and every page once before anything is typed', async () => {
    open();
    await screen.findByRole('option', { name: 'Turn On Two-Factor Authentication' });
    expect(shown()).toEqual([...ACTIONS, ...PALETTE_ENTRIES.map(({ label }) => label)]);
    expect(new Set(PALETTE_ENTRIES.map(({ to }) => to)).size).toBe(PALETTE_ENTRIES.length);
  });

  it.each([
    ['leader', 'Leaderboards'],
    ['SHOP', 'Store'],
    ['wallet', 'Wallet'],
    ['go live', 'Go Live'],
    ['settings', 'Settings'],
    ['cookies', 'Privacy Policy'],
    ['battle hub', 'Battle Hub'],
  ])('finds by %j first %s', (text, label) => {
    open();
    type(text);
    expect(shown()[0]).toBe(label);
  });

  it.each(PALETTE_ENTRIES.map(({ label }) => label))(
    'finds the page %s by its own name before anything else',
    (label) => {
      open();
      type(label);
      expect(shown()[0]).toBe(label);
    },
  );

  it.each([
    ['deposit', 'Deposit Money', '/wallet', '?tab=deposit'],
    ['top up', 'Deposit Money', '/wallet', '?tab=deposit'],
    ['add money', 'Deposit Money', '/wallet', '?tab=deposit'],
    ['withdraw', 'Withdraw Money', '/wallet', '?tab=withdraw'],
    ['cash out', 'Withdraw Money', '/wallet', '?tab=withdraw'],
    ['create battle', 'Create a Battle', '/dashboard', '?tab=create'],
    ['new battle', 'Create a Battle', '/dashboard', '?tab=create'],
    ['stream now', 'Start a Stream', '/go-live', ''],
    ['start a str', 'Start a Stream', '/go-live', ''],
    ['2fa', 'Turn On Two-Factor Authentication', '/2fa-setup', ''],
    ['two factor', 'Turn On Two-Factor Authentication', '/2fa-setup', ''],
  ])('finds by %j what is done at once: %s', async (text, label, pathname, search) => {
    const { router, onClose } = open();
    type(text);
    await waitFor(() => expect(shown()[0]).toBe(label));
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location).toMatchObject({ pathname, search });
  });

  it.each(['sign out', 'log out', 'exit'])('signs out by %j', (text) => {
    const { onSignOut, router } = open();
    type(text);
    expect(shown()[0]).toBe('Sign Out');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('offers to turn two factors off where they are on, and neither where that is not known', async () => {
    const { router } = open(EMPTY, false, { isTwoFactorOn: true });
    fireEvent.click(await screen.findByRole('option', { name: 'Turn Off Two-Factor Authentication' }));
    expect(screen.queryByRole('option', { name: 'Turn On Two-Factor Authentication' })).toBeNull();
    expect(router.state.location).toMatchObject({
      pathname: '/settings',
      search: '?section=security&security=two-factor-off',
    });
    cleanup();
    open(EMPTY, false, { isTwoFactorOn: null });
    type('two factor');
    expect(await screen.findByText('Nothing found.')).toBeDefined();
  });

  it('offers no money in and no battle during a break, and nothing but the way out to staff in a player’s place', () => {
    open(EMPTY, false, { viewer: { pausedUntil: Date.UTC(2100, 0) } });
    expect(shown().slice(0, 3)).toEqual(['Withdraw Money', 'Start a Stream', 'Sign Out']);
    cleanup();
    const inspecting = { __typename: 'Inspecting', reason: 'case 7', expiresAt: Date.UTC(2100, 0) } as const;
    open(EMPTY, true, { viewer: { inspecting } });
    expect(shown()[0]).toBe('Sign Out');
  });

  it('stays with the entry that was gone to when others come above it', async () => {
    open(EMPTY, false, { isTwoFactorOn: true });
    const active = () => screen.getByRole('option', { selected: true }).textContent;
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    const last = active();
    expect(last).toBe(PALETTE_ENTRIES.at(-1)?.label);
    await screen.findByRole('option', { name: 'Turn Off Two-Factor Authentication' });
    expect(active()).toBe(last);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBe('Deposit Money');
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
    expect(await screen.findByText('We could only search pages. Try again in a moment.')).toBeDefined();
    expect(shown()).toEqual(['Leaderboards']);
  });

  it('goes to the chosen page and closes', () => {
    const { onClose, router } = open();
    type('wallet');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/wallet');
  });
});
