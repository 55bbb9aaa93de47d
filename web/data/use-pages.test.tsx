import { ApolloLink, Observable, type TypedDocumentNode, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeClient } from './client.ts';
import { WalletChangedDocument } from '../session/operations/__generated__/wallet.gql.ts';
import { useLivePages } from '../live/use-live-pages.ts';
import { refetchShown } from './refetch-shown.ts';
import { usePages } from './use-pages.ts';
import { failureOf } from './failure.ts';
import { fetchSentences } from './sentences.ts';

beforeAll(async () => {
  await fetchSentences();
});

const PAGE = 2;

interface Listed {
  readonly things: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
const LIST: TypedDocumentNode<Listed, { search?: string; first: number; after: string | null }> = gql`
  query ListThings($search: String, $first: Int!, $after: String) {
    things(search: $search, first: $first, after: $after) {
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
  const state = {
    rows,
    push: (): void => undefined,
    waiting: [] as ((code?: string) => void)[],
    asked: [] as unknown[],
  };
  const link = new ApolloLink(
    ({ operationType, variables }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          state.push = () => observer.next({ data: { walletChanged: null } });
          return;
        }
        const { first, after } = variables as { first: number; after: string | null };
        state.asked.push([first, after]);
        state.waiting.push((code) => {
          if (code !== undefined) {
            observer.next({ data: null, errors: [{ message: code, extensions: { code } }] });
            observer.complete();
            return;
          }
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
  const { rows, more, moreError, error } = useLivePages(LIST, 'things', {
    variables: {},
    first: PAGE,
    live: WalletChangedDocument,
  });
  return (
    <>
      <p>{rows === null ? 'loading' : rows.map(({ id }) => id).join(' ')}</p>
      {more && <button type="button" aria-label="more" onClick={more} />}
      {Boolean(error) && <p>not read: {failureOf(error).code}</p>}
      {Boolean(moreError) && <p>no more: {failureOf(moreError).code}</p>}
    </>
  );
}

async function open(count: number) {
  const { state, link } = server(count);
  const client = makeClient(link);
  const { unmount } = render(
    <ApolloProvider client={client}>
      <Rows />
    </ApolloProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(1);
  /** Lets one answer through, as a refusal where a code is given. */
  const answer = async (code?: string): Promise<void> => {
    await act(async () => state.waiting.shift()?.(code));
    await pass(1);
  };
  await answer();
  const more = () => act(async () => screen.getByRole('button', { name: 'more' }).click());
  return { client, state, pass, answer, more, unmount };
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

it('keeps a page that was read and is not shown yet when it reads again', async () => {
  const { client, state, pass, answer, more } = await open(5);
  await more();
  const waiting = state.waiting.shift();
  await act(async () => waiting?.());
  expect(screen.getByText('5 4'), 'the data client shows it a moment later').toBeTruthy();
  await act(async () => void refetchShown(client, [LIST]));
  expect(state.asked.at(-1)).toEqual([4, null]);
  await answer();
  await pass(300);
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
});

it('says why the next page could not be read, keeps what is there, and reads it once it is asked again', async () => {
  const { answer, more } = await open(5);
  await more();
  await answer('RATE_LIMITED');
  expect(screen.getByText('no more: RATE_LIMITED')).toBeTruthy();
  expect(screen.getByText('5 4')).toBeTruthy();
  await more();
  expect(screen.queryByText('no more: RATE_LIMITED')).toBeNull();
  await answer();
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
});

it('reads the next page after it has been read anew, when it is asked for meanwhile', async () => {
  const { state, pass, answer, more } = await open(5);
  act(() => state.push());
  await pass(300);
  await more();
  expect(state.asked).toHaveLength(2);
  await answer();
  await answer();
  expect(state.asked.at(-1)).toEqual([2, '2']);
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
});

it.each(Array.from({ length: 12 }, (_, turns) => turns))(
  'does not read on while it is read anew for a second time, %i turns after the first',
  async (turns) => {
    const { client, state, pass, answer, more } = await open(5);
    act(() => state.push());
    await pass(300);
    await more();
    const [first] = state.waiting.splice(0);
    first?.();
    vi.advanceTimersByTime(1);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    await act(async () => void refetchShown(client, [LIST]));
    // The newer answer first, so that the older one would take its place.
    await act(async () => state.waiting.pop()?.());
    while (state.waiting.length > 0) await answer();
    expect(screen.getByText('5 4 3 2')).toBeTruthy();
  },
);

it('reads the next page once, however often it is asked for', async () => {
  const { state, answer, more } = await open(5);
  await more();
  await more();
  await answer();
  expect(state.asked).toEqual([
    [2, null],
    [2, '2'],
  ]);
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
});

it('keeps what is there when it could not be read anew', async () => {
  const { state, pass, answer } = await open(5);
  act(() => state.push());
  await pass(300);
  await answer('RATE_LIMITED');
  expect(screen.getByText('not read: RATE_LIMITED')).toBeTruthy();
  expect(screen.getByText('5 4')).toBeTruthy();
});

it('loses nothing that was loaded when an action reads the shown queries anew', async () => {
  const { client, state, answer, more } = await open(5);
  await more();
  await answer();
  let isRead = false;
  void refetchShown(client, [LIST]).then(() => (isRead = true));
  expect(state.asked.at(-1)).toEqual([4, null]);
  expect(isRead).toBe(false);
  await answer();
  expect(isRead).toBe(true);
  expect(screen.getByText('5 4 3 2')).toBeTruthy();
});

it('lets a page that is left be, whatever comes late', async () => {
  const { state, pass, answer, more, unmount } = await open(5);
  await more();
  act(() => state.push());
  await pass(300);
  unmount();
  await answer();
  await pass(300);
  expect(state.asked).toHaveLength(2);
});

it('does not read on in what was found before while another search runs', async () => {
  const { link, state } = server(5);
  const Found = ({ search }: { readonly search: string }) => {
    const { rows, more } = usePages(LIST, 'things', { variables: { search }, first: PAGE, isSearch: true });
    return (
      <p>
        {rows?.map(({ id }) => id).join(' ')}, {more ? 'and more' : 'no more'}
      </p>
    );
  };
  const client = makeClient(link);
  const page = (search: string) => (
    <ApolloProvider client={client}>
      <Found search={search} />
    </ApolloProvider>
  );
  const answer = () => act(async () => (state.waiting.shift()?.(), vi.advanceTimersByTimeAsync(1)));
  const { rerender } = render(page('a'));
  await answer();
  expect(screen.getByText('5 4, and more')).toBeTruthy();
  state.rows = 1;
  rerender(page('b'));
  expect(screen.getByText('5 4, no more'), 'what was found before stays').toBeTruthy();
  await answer();
  expect(screen.getByText('1, no more')).toBeTruthy();
});
