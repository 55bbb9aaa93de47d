import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Message } from '../talk.ts';
import { useTalk } from './use-talk.ts';

/** What was asked for and is not answered yet. */
interface Asked {
  readonly name: string;
  answer(data: object): void;
}

const message = (n: number): Message => ({
  __typename: 'ChatMessage',
  id: `m${n}`,
  channelId: 'general',
  kind: 'TEXT',
  username: 'rival',
  message: `text ${n}`,
  timestamp: n * 1_000,
  isPinned: false,
  isAdmin: false,
  isDeleted: false,
  author: {
    __typename: 'Player',
    id: '2',
    username: 'rival',
    avatarUrl: null,
    worn: { __typename: 'Worn', frame: null, title: null, skin: null },
  },
  reactions: [],
});

const page = (seq: number, ...ns: number[]): object => ({
  chatMessages: {
    seq,
    edges: ns.toReversed().map((n) => ({ node: message(n) })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

const posted = (seq: number, n: number): object => ({
  chatHappened: {
    __typename: 'ChatMessageEvent',
    seq,
    kind: 'POSTED',
    byId: '2',
    emoji: null,
    isOn: null,
    message: message(n),
  },
});

function openTalk() {
  const asked: Asked[] = [];
  const followings = new Map<string, (data: object) => void>();
  const link = new ApolloLink(
    ({ operationName = '', query }) =>
      new Observable((observer) => {
        const definition = query.definitions.find(({ kind }) => kind === 'OperationDefinition');
        if (definition && 'operation' in definition && definition.operation === 'subscription')
          followings.set(operationName, (data) => observer.next({ data: data as Record<string, unknown> }));
        else if (operationName === 'PinnedMessages') {
          observer.next({ data: { pinnedMessages: [] } });
          observer.complete();
        } else
          asked.push({
            name: operationName,
            answer: (data) => {
              observer.next({ data: data as Record<string, unknown> });
              observer.complete();
            },
          });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link,
    defaultOptions: {},
    queryDeduplication: false,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useTalk('general', '1'), { wrapper });
  const shown = (): string[] => result.current.talk?.messages.map(({ id }) => id) ?? [];
  const tell = (name: string, data: object): void => act(() => followings.get(name)?.(data));
  return { asked, followings, result, shown, tell };
}

it('keeps a message that is told while an older page is on its way', async () => {
  const { asked, followings, result, shown, tell } = openTalk();
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => asked[0]?.answer(page(5, 1)));
  await waitFor(() => expect(shown()).toEqual(['m1']));
  await waitFor(() => expect(followings.has('ChatHappened')).toBe(true));
  act(() => result.current.reload());
  await waitFor(() => expect(asked).toHaveLength(2));
  tell('ChatHappened', posted(6, 2));
  expect(shown()).toEqual(['m1', 'm2']);
  await act(async () => asked[1]?.answer(page(5, 1)));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(shown()).toEqual(['m1', 'm2']);
  expect(result.current.talk?.seq).toBe(6);
});

it('keeps the page that was asked for last, whichever comes first', async () => {
  const { asked, result, shown } = openTalk();
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => result.current.reload());
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => asked[1]?.answer(page(7, 1, 2)));
  await waitFor(() => expect(shown()).toEqual(['m1', 'm2']));
  await act(async () => asked[0]?.answer(page(5, 1)));
  expect(shown()).toEqual(['m1', 'm2']);
  expect(result.current.talk?.seq).toBe(7);
});
