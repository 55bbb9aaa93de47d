import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../data/client.ts';
import { AccountBattles } from '../battles/desk/account-battles.tsx';
import { AccountSessions } from '../admin/components/account-file.tsx';

const BATTLE = {
  __typename: 'AccountBattle',
  id: 'b1',
  title: 'Best of five',
  game: 'CS2',
  status: 'COMPLETED',
  opponent: { __typename: 'Player', id: 'p2', username: 'rival' },
  result: 'LOSS',
  stakeCents: 20_00,
  createdAt: 0,
  endedAt: 60_000,
} as const;
const WAITING = { ...BATTLE, id: 'b2', title: 'Alone', status: 'WAITING', opponent: null, result: null, endedAt: null };

const pageOf = (nodes: readonly object[]) => ({
  accountBattles: {
    __typename: 'AccountBattleConnection',
    edges: nodes.map((node) => ({ __typename: 'AccountBattleEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** Both panels of an account; each operation is answered, fails, or is on its way for ever. */
const show = (data: Readonly<Record<string, unknown>> | Error | null) =>
  render(
    <ApolloProvider
      client={makeClient(
        new ApolloLink(
          () =>
            new Observable((observer) => {
              if (data instanceof Error) observer.error(data);
              else if (data !== null) {
                observer.next({ data });
                observer.complete();
              }
            }),
        ),
      )}
    >
      <MemoryRouter>
        <AccountBattles accountId="p1" />
        <AccountSessions accountId="p1" />
      </MemoryRouter>
    </ApolloProvider>,
  );

const expectClean = async (container: Element): Promise<void> => {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
};

it('shows each battle of a player with how it ended for them, and each browser with when it was seen', async () => {
  const { container } = show({
    ...pageOf([BATTLE, WAITING]),
    accountSessions: [{ __typename: 'AccountSession', id: 's', device: 'Firefox on Linux', lastUsedAt: 0, since: 0 }],
    accountDevices: [{ __typename: 'AccountDevice', name: 'Chrome on Windows', firstSeenAt: 0, lastSeenAt: 0 }],
  });
  const battles = within(await screen.findByRole('list', { name: 'Battles' })).getAllByRole('listitem');
  expect(battles.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Best of fiveCS2 · vs rival · .*lost\$20\.00$/),
    expect.stringMatching(/^AloneCS2 · .*Waiting for Opponent\$20\.00$/),
  ]);
  expect(screen.getByRole('link', { name: 'rival' }).getAttribute('href')).toBe('/admin/users/p2');
  expect((await screen.findByRole('list', { name: 'Sessions' })).textContent).toContain('Firefox on Linux');
  expect(screen.getByRole('list', { name: 'Devices' }).textContent).toContain('Chrome on Windows');
  await expectClean(container);
});

it('says so when a player has played nothing and is known from nowhere', async () => {
  const { container } = show({ ...pageOf([]), accountSessions: [], accountDevices: [] });
  for (const said of ['No battles of this player', 'Signed in nowhere', 'No device is known'])
    expect(await screen.findByText(said)).toBeTruthy();
  await expectClean(container);
});

it('shows a shape while they are on their way, and says which could not be read', async () => {
  const { container, unmount } = show(null);
  for (const what of ['battles', 'the sessions']) expect(await screen.findByText(`Loading ${what}`)).toBeTruthy();
  await expectClean(container);
  unmount();
  const failed = show(new Error('no network'));
  for (const what of ['battles', 'the sessions'])
    expect(await screen.findByText(`Failed to load ${what}`)).toBeTruthy();
  await expectClean(failed.container);
});
