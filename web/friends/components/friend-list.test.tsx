import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UiRoot } from '../../ui/ui-root.tsx';
import type { FriendFieldsFragment } from '../operations/__generated__/friend.gql.ts';
import { FriendList } from './friend-list.tsx';

const friend = (
  username: string,
  group: FriendFieldsFragment['group'],
  game: string | null = null,
): FriendFieldsFragment => ({
  __typename: 'Friend',
  id: username,
  status: group === 'OFFLINE' ? 'OFFLINE' : 'ONLINE',
  game,
  group,
  since: 1,
  player: { __typename: 'Player', id: username, username, avatarUrl: null },
});

const COUNTS = { __typename: 'FriendCounts', playing: 1, online: 2, offline: 30 };
const FIRST = [friend('Ace', 'PLAYING', 'CS2'), friend('Bea', 'ONLINE'), friend('Cid', 'ONLINE')];
const NEXT = [friend('Dot', 'OFFLINE')];

function open(): void {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const isNext = variables['after'] !== null && variables['after'] !== undefined;
        const data =
          operationName === 'ListFriends'
            ? {
                friends: {
                  __typename: 'FriendConnection',
                  counts: COUNTS,
                  edges: (isNext ? NEXT : FIRST).map((node) => ({
                    __typename: 'FriendEdge',
                    cursor: node.id,
                    node,
                  })),
                  pageInfo: { __typename: 'PageInfo', hasNextPage: !isNext, endCursor: 'Cid' },
                },
              }
            : { blockedPlayers: [] };
        observer.next({ data });
        observer.complete();
      }),
  );
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <UiRoot>
          <FriendList search="" isCompact={false} />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
}

it('shows friends in groups, each with how many it has on all pages, and a way to write to each of them (FC-04)', async () => {
  open();
  const group = await screen.findByRole('group', { name: 'Friends' });
  const lists = () =>
    within(group)
      .getAllByRole('list')
      .map((list) => [list.getAttribute('aria-label'), within(list).getAllByRole('listitem').length]);
  expect(lists()).toEqual([
    ['Playing (1)', 1],
    ['Online (2)', 2],
  ]);
  expect(within(group).getByRole('link', { name: 'Message Bea' }).getAttribute('href')).toBe('/friends?message=Bea');
  expect(within(group).getAllByRole('link', { name: /^Message / })).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(lists()).toHaveLength(3));
  expect(lists()[2]).toEqual(['Offline (30)', 1]);
});
