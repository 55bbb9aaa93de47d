import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { OwnRecordings } from './own-recordings.tsx';

const clip = (id: string, madeAt: number) => ({
  __typename: 'StreamClipEdge',
  node: { __typename: 'StreamClip', id, title: `Clip ${id}`, madeAt },
});
const recording = (id: string, startedAt: number, isTakenDown = false) => ({
  __typename: 'PastStreamEdge',
  node: { __typename: 'PastStream', id, title: `Stream ${id}`, startedAt, isTakenDown },
});

function open(clips: unknown[], recordings: unknown[]) {
  const answers: Record<string, unknown> = {
    ListOwnRecordings: {
      ownStreamClips: { __typename: 'StreamClipConnection', edges: clips },
      pastStreams: { __typename: 'PastStreamConnection', edges: recordings },
    },
  };
  const answered: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName] } as ApolloLink.Result);
        observer.complete();
        answered.push(operationName);
      }),
  );
  const onChoose = vi.fn<(url: string) => void>();
  const client = makeClient(link);
  client.writeQuery({ query: ViewerDocument, data: { viewer: SAMPLE_VIEWER } });
  render(
    <ApolloProvider client={client}>
      <OwnRecordings onChoose={onChoose} />
    </ApolloProvider>,
  );
  return { onChoose, answered };
}

const offered = () => screen.findAllByRole('button');
const names = async () => (await offered()).map((button) => button.textContent?.replace(/ · .*$/, ''));

it('offers the latest three, clips and recordings in one order, and none that staff took down', async () => {
  open(
    [clip('a', 4_000), clip('b', 1_000)],
    [recording('c', 5_000, true), recording('d', 3_000), recording('e', 2_000)],
  );
  expect(await names()).toEqual(['Clip “Clip a”', 'Recording “Stream d”', 'Recording “Stream e”']);
});

it('gives the address of the page of what is pressed', async () => {
  const { onChoose } = open([clip('a', 4_000)], [recording('d', 3_000)]);
  for (const button of await offered()) fireEvent.click(button);
  expect(onChoose.mock.calls).toEqual([
    [`${window.location.origin}/clips/a`],
    [`${window.location.origin}/past-stream/d`],
  ]);
});

it('is nothing for who has none, nor for whom staff took everything down', async () => {
  const { answered } = open([], [recording('a', 1_000, true)]);
  await waitFor(() => expect(answered).toEqual(['ListOwnRecordings']));
  expect(screen.queryByRole('group')).toBeNull();
});
