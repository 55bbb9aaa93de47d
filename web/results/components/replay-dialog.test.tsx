import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { UiRoot } from '../../ui/ui-root.tsx';
import type { ReplayDetailFragment } from '../operations/__generated__/replay.gql.ts';
import { ReplayDialog } from './replay-dialog.tsx';

const player = (id: string): ReplayDetailFragment['player1'] => ({
  __typename: 'ReplayPlayer',
  id,
  username: `player-${id}`,
  avatarUrl: null,
  rank: null,
  worn: { __typename: 'Worn', frame: null, title: null, skin: null },
});

const REPLAY: ReplayDetailFragment = {
  __typename: 'Replay',
  id: 'b1',
  tournamentId: null,
  match: null,
  title: 'Ascent at noon',
  game: 'CS2',
  gameTitle: 'CS2',
  player1: player('1'),
  player2: player('2'),
  winner: { __typename: 'ReplayPlayer', id: '1', username: 'player-1' },
  result: 'WIN',
  score: '13–9',
  wager: '$150',
  duration: '20:00',
  views: 0,
  date: 0,
  recordingUrl: null,
  isPublic: true,
  isMyReplay: false,
  highlights: [],
  clips: [],
};

function open(change: Partial<ReplayDetailFragment>): void {
  const replay = { ...REPLAY, ...change };
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const { __typename, id, views } = replay;
        const data = {
          ReadReplay: { replay },
          CountReplayView: { countReplayView: { __typename, id, views } },
        }[operationName ?? ''];
        observer.next({ data: data ?? { viewer: null } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <UiRoot>
          <ToastProvider>
            <ReplayDialog id={replay.id} onClose={() => undefined} />
          </ToastProvider>
        </UiRoot>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

/** Of words in which something stands by itself. */
const said = (words: string) => (_: string, element: Element | null) => element?.textContent === words;

it('leads from the replay of a battle to the battle', async () => {
  open({});
  const way = await screen.findByRole('link', { name: 'View Battle' });
  expect(way.getAttribute('href')).toBe('/challenge/b1');
  expect(await screen.findByText(said('$150 wager'))).toBeTruthy();
});

it('leads from the replay of a match to the match, and calls its stake the buy-in', async () => {
  open({ id: 'cup:2', tournamentId: 'cup', match: 2, title: 'Night Cup · Final', wager: 'Free' });
  const way = await screen.findByRole('link', { name: 'View Match' });
  expect(way.getAttribute('href')).toBe('/tournaments/cup/matches/2');
  expect(await screen.findByText(said('Buy-in: Free'))).toBeTruthy();
  expect(screen.queryByText(/wager/i)).toBeNull();
});
