import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { Role } from '../../data/__generated__/schema-types.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { StaffArcadeContestRowFragment } from '../operations/__generated__/staff-arcade.gql.ts';
import { StaffArcade } from './staff-arcade.tsx';

const HELD: StaffArcadeContestRowFragment = {
  __typename: 'StaffArcadeContest',
  id: 'held',
  game: 'spark-line',
  mode: 'SKILL',
  players: ['alice', 'bob'],
  seats: 2,
  heldSum: { __typename: 'Amount', value: 21_00, currency: 'USD' },
  isHeld: true,
  createdAt: 0,
  dueAt: 0,
};
const OPEN: StaffArcadeContestRowFragment = {
  ...HELD,
  id: 'open',
  game: 'turncoat',
  mode: 'BRACKET',
  players: ['carol'],
  seats: 4,
  heldSum: { __typename: 'Amount', value: 210, currency: 'BC' },
  isHeld: false,
  dueAt: null,
};

/** The list as staff of a role see it. */
async function rowsFor(role: Role, rows: readonly StaffArcadeContestRowFragment[]): Promise<HTMLElement[]> {
  const answers: Readonly<Record<string, unknown>> = {
    Viewer: { viewer: { ...SAMPLE_VIEWER, role, isStaff: true } },
    StaffArcadeContests: {
      staffArcadeContests: {
        __typename: 'StaffArcadeContestConnection',
        edges: rows.map((node) => ({ __typename: 'StaffArcadeContestEdge', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  };
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName] } as ApolloLink.Result);
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <ToastProvider>
        <MemoryRouter>
          <StaffArcade alertsPath="/alerts" />
        </MemoryRouter>
      </ToastProvider>
    </ApolloProvider>,
  );
  if (rows.length === 0) return [];
  const table = await screen.findByRole('table', { name: 'Contests and brackets of the arcade' });
  return within(table).getAllByRole('row').slice(1);
}

it('a row says who has paid in, what is held in its currency, and whether seats are free or a win is held', async () => {
  const [held, open] = await rowsFor('MODERATOR', [HELD, OPEN]);
  for (const text of ['Spark Line', 'Skill Match', 'Win held', 'alice, bob (2 of 2)', '$21.00'])
    expect(held?.textContent).toContain(text);
  for (const text of ['Turncoat', 'Bracket', 'Seats free', 'carol (1 of 4)', '210', 'when played'])
    expect(open?.textContent).toContain(text);
});

it('a held win leads an administrator to its alert, and nobody else', async () => {
  const [held, open] = await rowsFor('ADMINISTRATOR', [HELD, OPEN]);
  const name = 'Decide the held win in Spark Line';
  expect(
    within(held as HTMLElement)
      .getByRole('link', { name })
      .getAttribute('href'),
  ).toBe('/alerts');
  expect(within(open as HTMLElement).queryByRole('link', { name: /^Decide/ })).toBeNull();
});

it('a moderator is led to no decision', async () => {
  const [held] = await rowsFor('MODERATOR', [HELD]);
  expect(within(held as HTMLElement).queryByRole('link', { name: /^Decide/ })).toBeNull();
});

it('an empty list says what would stand there', async () => {
  await rowsFor('MODERATOR', []);
  expect(await screen.findByText('No open contests')).not.toBeNull();
});
