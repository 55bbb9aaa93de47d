import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hiddenPlayer } from '../../../domain/tournaments/hidden-players.ts';
import { makeClient } from '../../data/client.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { MatchPage } from '../components/match-actions.tsx';
import { samplePage } from '../sample-bracket.ts';
import { SAMPLE_TOURNAMENT } from '../sample-tournament.ts';
import { MatchScreen } from './match-screen.tsx';

const STARTED = { ...SAMPLE_TOURNAMENT, status: 'RUNNING', startedAt: SAMPLE_TOURNAMENT.startsAt, field: 5 } as const;
const ADDRESS = '/tournaments/cup/matches/1';

const NOTHING_WORN = { __typename: 'Worn', frame: null, title: null, skin: null } as const;
const player = (id: string, username: string) => ({
  __typename: 'Player' as const,
  id,
  username,
  avatarUrl: null,
  worn: NOTHING_WORN,
});

const MATCH: MatchPage = {
  __typename: 'TournamentMatch',
  tournamentId: 'cup',
  tournamentTitle: 'Night Cup',
  row: {
    __typename: 'BracketMatch',
    match: 1,
    slots: [3, 4],
    state: 'DECIDED',
    winner: 3,
    how: 'PLAYED',
    games: [2, 1],
    status: 'DECIDED',
    dueAt: null,
    attempt: 1,
  },
  part: 'UPPER',
  round: 1,
  bestOf: 3,
  players: [player('di', 'Di'), { __typename: 'Player', ...hiddenPlayer(5), worn: NOTHING_WORN }],
  here: [true, true],
  words: [],
  basis: 'AGREEMENT',
  ruling: null,
  decidedAt: STARTED.startsAt,
  viewerSide: null,
  canRule: false,
  contestId: null,
  dispute: null,
};

/** What the gateway answers: the data of an operation, a refusal by its code, or nothing yet. */
type Answers = Readonly<Record<string, Record<string, unknown> | string | null>>;
const THERE: Answers = {
  ReadTournament: { tournament: STARTED, tournamentAnnouncements: [] },
  ReadBracket: { tournamentBracket: samplePage() },
  ReadMatch: { tournamentMatch: MATCH },
};

let asked: string[];
let answers: Answers;
beforeEach(() => {
  asked = [];
  answers = THERE;
});
afterEach(() => vi.useRealTimers());

function show({ isMember = false, address = ADDRESS } = {}) {
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        const answer = answers[operationName] ?? null;
        if (answer === null) return;
        const result =
          typeof answer === 'string'
            ? { data: null, errors: [{ message: 'no', extensions: { code: answer } }] }
            : { data: answer };
        observer.next(result as ApolloLink.Result);
        observer.complete();
      }),
  );
  const client = makeClient(network);
  client.writeQuery({ query: ViewerDocument, data: { viewer: isMember ? SAMPLE_VIEWER : null } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ToastProvider>
          <Routes>
            <Route path="/tournaments/:id/matches/:match" element={<MatchScreen />} />
          </Routes>
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('is on its way: a visitor is told so and can go to the tournament', async () => {
  answers = {};
  show();
  expect(await screen.findByText('Loading the match')).toBeDefined();
  expect(hrefOf('Tournament')).toBe('/tournaments/cup');
});

it('failed: a visitor asks again', async () => {
  answers = { ...THERE, ReadMatch: 'INTERNAL_SERVER_ERROR' };
  show();
  expect(await screen.findByText('Failed to load the match')).toBeDefined();
  answers = THERE;
  fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByText('Di won 2–1.')).toBeDefined();
});

it('is not there: of a tournament that is not public as of none, with the way in that keeps its code', async () => {
  answers = { ReadTournament: 'NOT_FOUND', ReadMatch: 'NOT_FOUND' };
  show({ address: `${ADDRESS}?code=ABCD` });
  expect(await screen.findByText('No public tournament here')).toBeDefined();
  expect(hrefOf('Sign in to see it')).toBe(`/login?next=${encodeURIComponent(`${ADDRESS}?code=ABCD`)}`);
});

it('is not there: of a public tournament, which a visitor is led back to', async () => {
  answers = { ...THERE, ReadMatch: 'NOT_FOUND' };
  show();
  expect(await screen.findByText('This match doesn’t exist')).toBeDefined();
  expect(hrefOf('Go to tournament')).toBe('/tournaments/cup');
});

it('is there: a visitor sees who played, how it ended and what that rests on, and is invited', async () => {
  show();
  expect(await screen.findByText('Di won 2–1.')).toBeDefined();
  expect(screen.getByText('Both sides reported this result.')).toBeDefined();
  expect(screen.getByText('Hidden player 5')).toBeDefined();
  for (const name of ['Di', 'Hidden player 5']) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(await screen.findByRole('link', { name: /^match \d+$/ })).toBeDefined();
  expect(hrefOf('Create an account')).toBe('/register');
  expect(hrefOf('Sign in')).toBe(`/login?next=${encodeURIComponent(ADDRESS)}`);
  for (const name of ['Check in', 'Report result', 'Set the result', 'Change the result'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(asked).not.toContain('TournamentHappened');
});

it('is there: what a visitor sees is asked for again each half minute', async () => {
  vi.useFakeTimers();
  show();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(1_000);
  expect(screen.getByText('Di won 2–1.')).toBeDefined();
  answers = { ...THERE, ReadMatch: { tournamentMatch: { ...MATCH, row: { ...MATCH.row, games: [2, 0] } } } };
  await pass(30_000);
  expect(screen.getByText('Di won 2–0.')).toBeDefined();
});

it('is there: a member finds the way to the players, and no invitation', async () => {
  show({ isMember: true });
  expect(await screen.findByText('Both sides reported this result.')).toBeDefined();
  expect(hrefOf('Di')).toBe('/player/Di');
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

it('is there: whoever looks sees the skin of the winner on both sides of the mark, and not that of the loser', async () => {
  const wearing = (winner: string | null, loser: string | null): Answers => {
    const skins = [winner, loser];
    const players = MATCH.players.map((one, n) => ({ ...one, worn: { ...one.worn, skin: skins[n] ?? null } }));
    return { ...THERE, ReadMatch: { tournamentMatch: { ...MATCH, players } } };
  };
  const marks = (): number => document.querySelectorAll('[data-splinters]').length;
  answers = wearing('solar-skin', null);
  show();
  expect((await screen.findByText('Winner')).parentElement?.querySelectorAll('[data-splinters]')).toHaveLength(2);
  cleanup();
  answers = wearing(null, 'solar-skin');
  show();
  expect(await screen.findByText('Winner')).toBeDefined();
  expect(marks()).toBe(0);
});
