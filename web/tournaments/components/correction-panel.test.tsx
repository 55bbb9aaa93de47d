import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { buildGraph } from '../../../domain/tournaments/graph.ts';
import { makeClient } from '../../data/client.ts';
import { serverNow } from '../../live/server-clock.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { BracketView } from '../bracket-view.ts';
import { CorrectionPanel } from './correction-panel.tsx';

const entrant = (username: string, seed: number): BracketView['entrants'][number] => ({
  __typename: 'TournamentEntrant',
  id: `id-${username}`,
  username,
  avatarUrl: null,
  worn: null,
  teamId: null,
  players: [],
  seed,
});

const view: BracketView = {
  tournamentId: 'cup',
  code: null,
  graph: buildGraph({ format: { kind: 'single', third: false }, entrants: 2, bestOf: [1] }),
  rows: [
    {
      __typename: 'BracketMatch',
      match: 0,
      slots: [0, 1],
      state: 'DECIDED',
      winner: 0,
      how: 'PLAYED',
      games: [1, 0],
      status: 'DECIDED',
      dueAt: null,
    },
  ],
  entrants: [entrant('Ada', 0), entrant('Bo', 1)],
  rounds: [],
  ownSeed: null,
  isVisitor: false,
  opensTabs: false,
};

const shift = (username: string, formerPlace: number, place: number, cents: number) => ({
  __typename: 'TournamentShift',
  player: { __typename: 'Player', id: `id-${username}`, username },
  formerPlace,
  place,
  cents,
  owedCents: cents < 0 ? 3_50 : 0,
});
const PREVIEW = {
  __typename: 'TournamentCorrection',
  version: 7,
  open: [],
  shifts: [shift('Ada', 1, 2, -12_00), shift('Bo', 2, 1, 12_00)],
  fallen: 0,
  told: ['Ada', 'Bo'],
  guaranteeCents: 0,
};

const ENTRANTS = view.entrants.map((one, n) => {
  return { ...one, status: 'HERE', rating: null, place: n + 1, prizeCents: 0 };
});

/** The panel over a line that is broken for the first so many questions; answers what was sent. */
function open(endedAt: number, broken = 0) {
  const sent: { readonly operation: string | undefined; readonly input: unknown }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ListEntrants') {
          observer.next({ data: { tournamentEntrants: ENTRANTS } });
          return observer.complete();
        }
        sent.push({ operation: operationName, input: variables['input'] });
        if (sent.length <= broken) return observer.error(new TypeError('Failed to fetch'));
        observer.next({
          data: operationName === 'PreviewCorrection' ? { tournamentCorrection: PREVIEW } : { correctTournament: null },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <ToastProvider>
          <CorrectionPanel view={view} endedAt={endedAt} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const isLocked = (): boolean => screen.getByRole<HTMLButtonElement>('button', { name: 'Correct it' }).disabled;

it('shows who gains and loses what before anything is decided, and sends what was shown with the reason', async () => {
  const sent = open(serverNow());
  expect(isLocked()).toBe(true);
  choose('Match', '0');
  choose('Result', '0-1');
  await screen.findByText('2 → 1');
  expect(screen.getByText('+$12.00').closest('tr')?.textContent).toContain('Bo');
  expect(screen.getByText('$3.50').closest('tr')?.textContent).toContain('Ada');
  expect(screen.getByText('We’ll notify: Ada, Bo and the organiser.')).toBeTruthy();
  expect(isLocked()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'Seen on the recording.' } });
  const [, confirm] = screen.getAllByRole('button', { name: 'Correct it', hidden: true });
  if (!confirm) throw new Error('there is nothing to confirm with');
  fireEvent.click(confirm);
  const results = [{ match: 0, winnerId: 'id-Bo', isDraw: false, games: [0, 1] }];
  const asked = { tournamentId: 'cup', results, verdicts: [] };
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toContain('CorrectTournament'));
  expect(sent.find(({ operation }) => operation === 'CorrectTournament')?.input).toEqual({
    ...asked,
    version: 7,
    reason: 'Seen on the recording.',
  });
});

it('a preview that failed leaves nothing to confirm, and is asked for again by Retry', async () => {
  const sent = open(serverNow(), 1);
  choose('Match', '0');
  choose('Result', '0-1');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(isLocked()).toBe(true);
  fireEvent.click(retry);
  await screen.findByText('2 → 1');
  expect(isLocked()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(sent.map(({ operation }) => operation)).toEqual(['PreviewCorrection', 'PreviewCorrection']);
});

it('a verdict can be left out again, and nothing is asked without any', async () => {
  const sent = open(serverNow());
  await screen.findByRole('option', { name: 'Ada cheated' });
  choose('Player', 'id-Ada');
  await screen.findByText('Cheated: loses place and prize');
  fireEvent.click(screen.getByRole('button', { name: 'Leave out: Ada' }));
  expect(screen.queryByText('2 → 1')).toBeNull();
  expect(isLocked()).toBe(true);
  expect(sent).toHaveLength(1);
});

it('stands there for 14 days', () => {
  open(serverNow() - 15 * DAY);
  expect(screen.queryByText('Correct it')).toBeNull();
});
