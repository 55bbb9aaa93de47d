import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { StreamDetailFragment } from '../operations/__generated__/stream.gql.ts';
import { useStream } from './use-stream.ts';

const stream = (title: string): StreamDetailFragment => ({
  __typename: 'Stream',
  id: 's1',
  title,
  description: '',
  kind: 'BATTLE',
  language: null,
  tags: [],
  game: 'valorant',
  gameTitle: 'Valorant',
  category: 'COMPETITIVE',
  streamer: { __typename: 'Player', id: 'p1', username: 'demo', avatarUrl: null },
  hasCamera: false,
  audioSource: 'SYSTEM',
  hasBetting: false,
  battleId: null,
  contest: null,
  thumbnailId: null,
  thumbnailUrl: null,
  poster: null,
  simulcast: [],
  talkId: 'stream:s1',
  isLive: true,
  isOwn: false,
  isMature: false,
  isFollowed: false,
  isRecorded: false,
  followers: 0,
  viewers: 1,
  wagerCents: 0,
  clipping: 'OFF',
  startedAt: 0,
  endedAt: null,
  endReason: null,
  playback: null,
  markers: [],
  raid: null,
  summary: null,
  reports: [],
});

/** A gateway with one stream, whose answers fail while it is asked to. */
function gateway() {
  const state = {
    title: 'Duels',
    isFailing: false,
    asked: 0,
    pulse: (_isChanged: boolean, _viewers: number): void => undefined,
  };
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          state.pulse = (isChanged, viewers) =>
            observer.next({
              data: { streamChanged: { __typename: 'StreamPulse', id: 's1', state: 'LIVE', viewers, isChanged } },
            });
          return;
        }
        state.asked += 1;
        if (state.isFailing) return observer.error(new Error('the line is busy'));
        observer.next({ data: { stream: stream(state.title) } });
        observer.complete();
      }),
  );
  return { state, link };
}

function Shown() {
  const { stream: shown, told } = useStream('s1');
  return <p>{`${shown?.title ?? 'nothing'}, ${told ?? '?'} watch`}</p>;
}

it('reads a stream anew when it has changed, and with the next count when that could not be read', async () => {
  const { state, link } = gateway();
  render(
    <ApolloProvider client={makeClient(link)}>
      <Shown />
    </ApolloProvider>,
  );
  await screen.findByText('Duels, ? watch');
  act(() => state.pulse(false, 3));
  await screen.findByText('Duels, 3 watch');
  expect(state.asked).toBe(1);

  Object.assign(state, { title: 'Late duels', isFailing: true });
  act(() => state.pulse(true, 4));
  await screen.findByText('Duels, 4 watch');
  expect(state.asked).toBe(2);

  state.isFailing = false;
  // The failed answer has come before the next count does.
  await waitFor(() => {
    act(() => state.pulse(false, 5));
    expect(screen.getByText('Late duels, 5 watch')).toBeTruthy();
  });
  const { asked } = state;
  act(() => state.pulse(false, 6));
  await screen.findByText('Late duels, 6 watch');
  expect(state.asked).toBe(asked);
});
