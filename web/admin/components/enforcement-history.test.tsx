import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { formatDateTime } from '../../format/format.ts';
import { EnforcementHistory } from './enforcement-history.tsx';

const AT = Date.UTC(2026, 3, 1, 12);

const action = (id: string, did: string, reason: string) => ({
  __typename: 'AuditEntry',
  id,
  account: { __typename: 'Player', id: '7', username: 'PixelQueen' },
  actorName: 'moderator',
  action: did,
  reason,
  from: null,
  to: null,
  at: AT,
});

function show(...actions: readonly object[]): void {
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({
          data: {
            enforcementActions: {
              __typename: 'AuditConnection',
              edges: actions.map((node) => ({ __typename: 'AuditEdge', node })),
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <EnforcementHistory>What stands below</EnforcementHistory>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

it('a suspension that has ended stays, with who of the staff began and ended it, why and when', async () => {
  show(
    action('2', 'account.reactivated', 'The other one was closed.'),
    action('1', 'account.suspended', 'A second account.'),
  );
  const rows = within(await screen.findByRole('list', { name: 'Enforcement so far' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Reactivated · PixelQueenThe other one was closed. · moderator · ${formatDateTime(AT)}`,
    `Suspended · PixelQueenA second account. · moderator · ${formatDateTime(AT)}`,
  ]);
  expect(
    within(rows[1] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin/users/7?tab=decisions');
});

it('where nobody was barred it says so, and what stands below is there', async () => {
  show();
  expect(await screen.findByText('Nobody was banned or suspended yet')).toBeDefined();
  expect(screen.getByText('What stands below')).toBeDefined();
});
