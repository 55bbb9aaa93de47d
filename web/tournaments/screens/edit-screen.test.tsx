import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { makeClient } from '../../data/client.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { SAMPLE_TOURNAMENT } from '../sample-tournament.ts';
import { EditScreen } from './edit-screen.tsx';

/** Far enough ahead of whatever the clock of the test says. */
const NOW = Date.UTC(2026, 2, 2, 12);
const STARTS = NOW + 2 * DAY;

const DRAFT: TournamentDetailFragment = {
  ...SAMPLE_TOURNAMENT,
  status: 'DRAFT',
  entrants: 0,
  buyInCents: 12_50,
  bestOf: [3, 1],
  opensAt: STARTS - DAY,
  checkInAt: STARTS - HOUR / 2,
  startsAt: STARTS,
  organiser: { ...SAMPLE_TOURNAMENT.organiser, id: SAMPLE_VIEWER.id },
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

/** The screen over a tournament; answers what was sent. */
function show(tournament: TournamentDetailFragment): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'EditTournament') sent.push(variables);
        const data: Record<string, unknown> = {
          ReadTournament: { tournament, tournamentAnnouncements: [] },
          TournamentStakeBounds: {
            battleRules: {
              __typename: 'BattleRules',
              minStakeCents: 5_00,
              maxStakeCents: 500_00,
              feeBasisPoints: 500,
            },
          },
          EditTournament: { editTournament: tournament },
        };
        if (!(operationName in data)) return;
        observer.next({ data: data[operationName] as Record<string, unknown> });
        observer.complete();
      }),
  );
  const client = makeClient(network);
  client.writeQuery({ query: ViewerDocument, data: { viewer: SAMPLE_VIEWER } });
  const router = createMemoryRouter(
    [
      { path: '/tournaments/:id/edit', element: <EditScreen /> },
      { path: '/tournaments/:id/desk', element: <h1>The desk</h1> },
    ],
    { initialEntries: [`/tournaments/${tournament.id}/edit`] },
  );
  render(
    <ApolloProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return sent;
}

it('the terms of the own draft are filled in, and what is changed is stored with all that stays', async () => {
  const sent = show(DRAFT);
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  expect(title.value).toBe('Night Cup');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Buy-in/ }).value).toBe('12.50');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Valorant' }).checked).toBe(true);
  fireEvent.change(title, { target: { value: 'Day Cup' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByRole('heading', { name: 'The desk' })).toBeDefined();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    id: DRAFT.id,
    input: {
      kind: 'TOURNAMENT',
      title: 'Day Cup',
      buyInCents: 12_50,
      bestOf: [3, 1],
      capacity: 8,
      opensAt: DRAFT.opensAt,
      startsAt: DRAFT.startsAt,
      checkInMinutes: 30,
    },
  });
});

it('terms that the server would refuse are told at their fields and not sent', async () => {
  const sent = show(DRAFT);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Title/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent).toEqual([]);
});

it.each<[what: string, change: Partial<TournamentDetailFragment>, title: string]>([
  ['one that was announced', { status: 'ANNOUNCED' }, 'It’s been announced, so its terms can’t change'],
  ['one that takes entries', { status: 'REGISTRATION' }, 'It’s been announced, so its terms can’t change'],
  ['one that is over', { status: 'COMPLETED' }, 'It’s been announced, so its terms can’t change'],
  ['a draft of another', { organiser: SAMPLE_TOURNAMENT.organiser }, 'This desk is for the organiser'],
])('%s has no fields to fill in', async (_what, change, title) => {
  show({ ...DRAFT, ...change });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
