import { ApolloLink, Observable, type TypedDocumentNode, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeClient } from '../data/client.ts';
import { WalletChangedDocument } from '../session/operations/__generated__/wallet-changed.gql.ts';
import { useLivePages } from './use-live-pages.ts';

const PAGE = 2;

interface Listed {
  readonly things: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
const LIST: TypedDocumentNode<Listed, { first: number; after: string | null }> = gql`
  query ListThings($first: Int!, $after: String) {
    things(first: $first, after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** A server with so many rows, whose answers the test lets through one by one. */
function server(rows: number) {
  const state = { rows, push: (): void => undefined, waiting: [] as (() => void)[], asked: [] as unknown[] };
  const link = new ApolloLink(
    ({ operationType, variables }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          state.push = () => observer.next({ data: { walletChanged: null } });
          return;
        }
        const { first, after } = variables as { first: number; after: string | null };
        state.asked.push([first, after]);
        state.waiting.push(() => {
          const from = after === null ? 0 : Number(after);
          const ids = Array.from({ length: state.rows }, (_, n) => String(state.rows - n)).slice(from, from + first);
          const end = from + ids.length;
          observer.next({
            data: {
              things: {
                __typename: 'ThingConnection',
                edges: ids.map((id) => ({ __typename: 'ThingEdge', node: { __typename: 'Thing', id } })),
                pageInfo: { __typename: 'PageInfo', hasNextPage: end < state.rows, endCursor: String(end) },
              },
            },
          });
          observer.complete();
        });
      }),
  );
  return { state, link };
}

function Rows() {
  const { rows, more } = useLivePages(LIST, 'things', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  return (
    <>
      <p>{rows === null ? 'loading' : rows.map(({ id }) => id).join(' ')}</p>
      {more && <button type="button" aria-label="more" onClick={more} />}
    </>
  );
}

async function open(count: number) {
  const { state, link } = server(count);
  render(
    <ApolloProvider client={makeClient(link)}>
      <Rows />
    </ApolloProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(1);
  const answer = async (): Promise<void> => {
    await act(async () => state.waiting.shift()?.());
    await pass(1);
  };
  await answer();
  return { state, pass, answer, more: () => act(async () => screen.getByRole('button', { name: 'more' }).click()) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads again as many rows as are shown when something has happened, once for what happens in one go', async () => {
  const { state, pass, answer, more } = await open(5);
  expect(screen.getByText('5 4')).toBeTruthy();
  await more();
  await answer();
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
  state.rows = 6;
  for (const _ of [1, 2, 3]) act(() => state.push());
  await pass(300);
  expect(screen.getByText('5 4 3 2'), 'what was read stays until the answer is there').toBeTruthy();
  await answer();
  expect(screen.getByText('6 5 4 3')).toBeTruthy();
  expect(state.asked).toEqual([
    [2, null],
    [2, '2'],
    [4, null],
  ]);
});

it('reads the next page to its end before it reads again', async () => {
  const { state, pass, answer, more } = await open(5);
  await more();
  act(() => state.push());
  await pass(300);
  expect(state.asked).toHaveLength(2);
  await answer();
  await answer();
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
  expect(state.asked.at(-1)).toEqual([4, null]);
});
