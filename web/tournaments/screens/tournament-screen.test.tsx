import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { type TournamentDetailFragment, ReadTournamentDocument } from '../operations/__generated__/tournament.gql.ts';
import { samplePage } from '../sample-bracket.ts';
import { SAMPLE_TOURNAMENT as TOURNAMENT } from '../sample-tournament.ts';
import { TournamentScreen } from './tournament-screen.tsx';

let asked: string[];
/** The answers that wait to be let go; null while each comes at once. */
let held: (() => void)[] | null;
let change: Partial<TournamentDetailFragment>;
beforeEach(() => {
  asked = [];
  held = null;
  change = {};
});
afterEach(() => vi.useRealTimers());

/** The page as a member or a visitor sees it; `answer` is null for a tournament that is not there for whoever asks. */
function show(isMember: boolean, answer: TournamentDetailFragment | null, address = '/tournaments/cup') {
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        const data: Record<string, unknown> = {
          ReadTournament: { tournament: answer && { ...answer, ...change }, tournamentAnnouncements: [] },
          ReadBracket: { tournamentBracket: samplePage() },
        };
        if (!(operationName in data)) return;
        const errors = answer ? {} : { errors: [{ message: 'no', extensions: { code: 'NOT_FOUND' } }] };
        const answerNow = () => {
          observer.next({ data: data[operationName] as Record<string, unknown>, ...errors } as ApolloLink.Result);
          observer.complete();
        };
        if (held) held.push(answerNow);
        else answerNow();
      }),
  );
  const client = makeClient(network);
  client.writeQuery({ query: ViewerDocument, data: { viewer: isMember ? SAMPLE_VIEWER : null } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ToastProvider>
          <Routes>
            <Route path="/tournaments/:id" element={<TournamentScreen />} />
          </Routes>
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return client;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('a visitor enters by signing in, which leads back, and is shown neither desk nor decisions', async () => {
  show(false, TOURNAMENT);
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Cup' })).toBeDefined();
  expect(hrefOf('Sign in to enter')).toBe(`/login?next=${encodeURIComponent('/tournaments/cup')}`);
  expect(screen.queryByRole('button', { name: 'Join Tournament' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Olive' })).toBeNull();
  expect(tabs()).toEqual(['Overview', 'Bracket', 'Standings', 'Players', 'Schedule']);
  expect(asked).not.toContain('TournamentHappened');
});

it('a member enters by a button, follows the tournament live and reads its decisions', async () => {
  show(true, TOURNAMENT);
  expect(await screen.findByRole('button', { name: 'Join Tournament' })).toBeDefined();
  expect(hrefOf('Olive')).toBe('/player/Olive');
  expect(tabs()).toContain('Decisions');
  await waitFor(() => expect(asked).toContain('TournamentHappened'));
});

it('what a visitor sees is asked for again each half minute, and not while nobody looks', async () => {
  vi.useFakeTimers();
  show(
    false,
    { ...TOURNAMENT, status: 'RUNNING', startedAt: TOURNAMENT.startsAt, field: 5 },
    '/tournaments/cup?tab=bracket',
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(1_000);
  expect(screen.getByText('5 players are in.')).toBeDefined();
  const before = asked.filter((name) => name === 'ReadBracket').length;
  change = { field: 4 };
  await pass(30_000);
  expect(screen.getByText('4 players are in.')).toBeDefined();
  expect(asked.filter((name) => name === 'ReadBracket')).toHaveLength(before + 1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const seen = asked.length;
  await pass(90_000);
  expect(asked).toHaveLength(seen);
  hidden.mockRestore();
});

it('one that is not there for a visitor may be there for a member: signing in keeps its code', async () => {
  show(false, null, '/tournaments/cup?code=ABCD');
  expect(await screen.findByText('No public tournament here')).toBeDefined();
  expect(hrefOf('Sign in to see it')).toBe(`/login?next=${encodeURIComponent('/tournaments/cup?code=ABCD')}`);
  expect(screen.queryByLabelText('Entry code')).toBeNull();
});

it('a code that is being entered stays while the page asks again', async () => {
  const client = show(true, null);
  const typed = () => screen.getByLabelText<HTMLInputElement>('Entry code').value;
  fireEvent.change(await screen.findByLabelText('Entry code'), { target: { value: 'ABCD' } });
  held = [];
  await act(async () => void client.refetchQueries({ include: [ReadTournamentDocument] }));
  expect(held).not.toEqual([]);
  expect(typed()).toBe('ABCD');
  await act(async () => held?.forEach((answer) => answer()));
  expect(typed()).toBe('ABCD');
});

it.each([true, false])('a public tournament can be shared, by a member (%s) as by a visitor', async (isMember) => {
  show(isMember, TOURNAMENT);
  expect(await screen.findByRole('button', { name: 'Share' })).toBeDefined();
});

it.each([{ privacy: 'CODE' }, { status: 'DRAFT' }] as const)('one with %o cannot be shared', async (hidden) => {
  show(true, { ...TOURNAMENT, ...hidden });
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Cup' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it.each([
  ['registration with free places', {}, ['With 2', 'With 8']],
  ['registration of a full one', { entrants: 8 }, ['With 8']],
  ['the end of one that was not full', { status: 'COMPLETED', entrants: 4 }, ['With 4']],
] as const)('shows what a full field brings only while more can enter: %s', async (_, differs, headers) => {
  show(true, { ...TOURNAMENT, ...differs });
  await screen.findByRole('heading', { name: 'Prizes' });
  expect(
    screen.getAllByRole('columnheader').flatMap(({ textContent }) => /^With \d+$/.exec(textContent) ?? []),
  ).toEqual(headers);
});

it.each([
  [7, 'Open', 'Sign in to enter'],
  [8, 'Full', 'Sign in to join the waiting list'],
])('with %i of 8 places taken a visitor reads %s, and may %s (BG-22)', async (entrants, badge, way) => {
  show(false, { ...TOURNAMENT, entrants });
  expect(await screen.findByRole('link', { name: way })).toBeDefined();
  expect(screen.getByText(badge)).toBeDefined();
  expect(screen.queryByText(badge === 'Full' ? 'Open' : 'Full')).toBeNull();
});
