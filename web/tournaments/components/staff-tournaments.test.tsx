import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { StaffTournamentRowFragment } from '../operations/__generated__/staff-tournament.gql.ts';
import { SAMPLE_TOURNAMENT } from '../sample-tournament.ts';
import { StaffTournaments } from './staff-tournaments.tsx';

const OPEN: StaffTournamentRowFragment = {
  __typename: 'StaffTournament',
  id: 'open',
  heldCents: 10_50,
  disputes: 0,
  tournament: { ...SAMPLE_TOURNAMENT, id: 'open', title: 'Night Cup' },
};
/** In which the one who looks plays. */
const OWN: StaffTournamentRowFragment = {
  ...OPEN,
  id: 'own',
  disputes: 2,
  tournament: { ...SAMPLE_TOURNAMENT, id: 'own', title: 'Day Cup', status: 'RUNNING', viewerStatus: 'HERE' },
};

/** The list as a moderator sees it, and what is sent from it. */
async function show() {
  const answers: Readonly<Record<string, unknown>> = {
    Viewer: { viewer: { ...SAMPLE_VIEWER, role: 'MODERATOR', isStaff: true } },
    StaffTournaments: {
      staffTournaments: {
        __typename: 'StaffTournamentConnection',
        edges: [OPEN, OWN].map((node) => ({ __typename: 'StaffTournamentEdge', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
    CancelTournament: { cancelTournament: { ...SAMPLE_TOURNAMENT, id: 'open', status: 'CANCELLED' } },
  };
  const sent: unknown[] = [];
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'CancelTournament') sent.push(variables);
        // The wallet of whoever looks is read anew, and shows nothing here.
        if (!(operationName in answers)) return;
        observer.next({ data: answers[operationName] } as ApolloLink.Result);
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <ToastProvider>
        <MemoryRouter>
          <StaffTournaments />
        </MemoryRouter>
      </ToastProvider>
    </ApolloProvider>,
  );
  const table = await screen.findByRole('table', { name: 'Tournaments and brackets' });
  return { sent, rows: within(table).getAllByRole('row').slice(1) };
}

it('a row leads to the desk and says what is held and how many disputes are open', async () => {
  const { rows } = await show();
  const [open, own] = rows;
  expect(screen.getByRole('link', { name: 'Night Cup' }).getAttribute('href')).toBe('/tournaments/open/desk');
  for (const text of ['Open', 'Olive', '2 of 8', '$10.50']) expect(open?.textContent).toContain(text);
  for (const text of ['Live', '2']) expect(own?.textContent).toContain(text);
});

it('a tournament is cancelled from its row with a reason, and not by who plays in it while it runs', async () => {
  const { sent, rows } = await show();
  const [, own] = rows;
  expect(own?.textContent).toContain('your own');
  expect(screen.queryByRole('button', { name: 'Cancel Day Cup' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Night Cup' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'The game is down.' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the tournament' }));
  await waitFor(() => expect(sent).toMatchObject([{ id: 'open', reason: 'The game is down.' }]));
});
