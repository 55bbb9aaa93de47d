import { ApolloClient, ApolloLink, InMemoryCache, Observable, type TypedDocumentNode, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLiveLog } from './use-live-log.ts';

interface Told {
  readonly roomHappened: { readonly seq: number };
}
type Variables = { id: string; after?: number | null | undefined };

const ROOM: TypedDocumentNode<Told, Variables> = gql`
  subscription Room($id: ID!, $after: Int) {
    roomHappened(id: $id, after: $after) {
      seq
    }
  }
`;

interface Following {
  readonly variables: unknown;
  next(seq: number): void;
  fail(code: string): void;
  isOver: boolean;
}
const followings: Following[] = [];

function show(first: { id: string; after: number | null }, onTooFarBehind = vi.fn<() => Promise<number | null>>()) {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const following: Following = {
          variables,
          next: (seq) => observer.next({ data: { roomHappened: { seq } } }),
          fail: (code) =>
            observer.error(new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] })),
          isOver: false,
        };
        followings.push(following);
        return () => void (following.isOver = true);
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const heard: number[] = [];
  const failures: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const hook = renderHook(
    ({ id, after }: { id: string; after: number | null }) =>
      useLiveLog(ROOM, {
        variables: { id },
        after,
        onEvent: ({ roomHappened }) => heard.push(roomHappened.seq),
        onTooFarBehind,
        onFailure: ({ code }) => failures.push(code),
      }),
    { wrapper, initialProps: first },
  );
  return { ...hook, heard, failures };
}

beforeEach(() => {
  followings.length = 0;
});

it('follows from where the state stands, and does not begin anew when that moves on', async () => {
  const { rerender, heard, unmount } = show({ id: 'a', after: null });
  expect(followings).toEqual([]);
  rerender({ id: 'a', after: 5 });
  await waitFor(() => expect(followings).toMatchObject([{ variables: { id: 'a', after: 5 } }]));
  act(() => followings[0]?.next(6));
  rerender({ id: 'a', after: 6 });
  act(() => followings[0]?.next(7));
  await waitFor(() => expect(heard).toEqual([6, 7]));
  expect(followings).toHaveLength(1);
  unmount();
  await waitFor(() => expect(followings[0]?.isOver).toBe(true));
});

it('leaves one log for another and begins there where that one stands', async () => {
  const { rerender } = show({ id: 'a', after: 5 });
  await waitFor(() => expect(followings).toHaveLength(1));
  rerender({ id: 'b', after: null });
  await waitFor(() => expect(followings[0]?.isOver).toBe(true));
  expect(followings).toHaveLength(1);
  rerender({ id: 'b', after: 9 });
  await waitFor(() => expect(followings[1]).toMatchObject({ variables: { id: 'b', after: 9 }, isOver: false }));
});

it('reads the state anew when it is too far behind, and goes on from there', async () => {
  const { heard, failures } = show({ id: 'a', after: 5 }, vi.fn().mockResolvedValue(800));
  await waitFor(() => expect(followings).toHaveLength(1));
  act(() => followings[0]?.fail('TOO_FAR_BEHIND'));
  await waitFor(() => expect(followings[1]).toMatchObject({ variables: { id: 'a', after: 800 } }));
  act(() => followings[1]?.next(801));
  await waitFor(() => expect(heard).toEqual([801]));
  expect(failures).toEqual([]);
});

it('says why it follows no more', async () => {
  const { failures } = show({ id: 'a', after: 5 });
  await waitFor(() => expect(followings).toHaveLength(1));
  act(() => followings[0]?.fail('NOT_FOUND'));
  await waitFor(() => expect(failures).toEqual(['NOT_FOUND']));
});
