import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { users } from '../../db/accounts/user.table.ts';
import {
  countBlocked,
  deleteBlock,
  hiddenFrom,
  insertBlock,
  isBlocked,
  listBlocked,
} from '../../db/friends/block.queries.ts';
import {
  type FriendKey,
  areFriends,
  befriend,
  countFriends,
  countFriendRanks,
  countMutualFriends,
  listFriendIds,
  listFriends,
  readFriend,
  unfriend,
} from '../../db/friends/friendship.queries.ts';
import { friendships } from '../../db/friends/friendship.table.ts';
import { searchPlayers } from '../../db/friends/player-search.queries.ts';
import {
  deleteSilent,
  hasSilent,
  insertPresence,
  lockPresence,
  readPresence,
  updatePresence,
} from '../../db/friends/presence.queries.ts';
import {
  countOpenRequests,
  countSentRequests,
  deleteRequest,
  deleteRequestsBetween,
  insertRequest,
  listRequests,
  listRequestsBetween,
  readRelations,
  readRequest,
} from '../../db/friends/request.queries.ts';
import { friendRequests, presences } from '../../db/friends/request.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const people = ['1', '2', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(3), edgeUser(4), edgeUser(9), 'nobody'];
const each = people.map((id) => [id] as const);
const pairs = people.flatMap((one) => [[one, '2'] as const, [one, edgeUser(4)] as const, [one, edgeUser(9)] as const]);
const everybody = ['1', '2', ...WORDS.map((_, n) => edgeUser(n))];

/** Searches as they are asked: folded. */
const folded = ['', ...SEARCHES.map(usernameKeyOf), ...WORDS.map(usernameKeyOf)];

const firstRequest = (cast: Cast) => cast.row(friendRequests, ({ toId }) => toId === edgeUser(3));

export const cases = roomCases('friends', [
  reads(isBlocked)(() => pairs),
  reads(hiddenFrom)(() => each),
  writes(insertBlock)(({ now }) => [
    [edgeUser(0), '1', now],
    [edgeUser(4), edgeUser(5), now],
    ['1', edgeUser(0), Number.MAX_SAFE_INTEGER],
  ]),
  writes(deleteBlock)(() => [
    [edgeUser(4), edgeUser(5)],
    [edgeUser(4), '1'],
  ]),
  reads(listBlocked)(() => each.flatMap(([id]) => [[id, 1] as const, [id, 2] as const, [id, 100] as const])),
  reads(countBlocked)(() => each),

  reads(areFriends)(() => pairs),
  writes(befriend)(({ now }) => [
    ['1', edgeUser(20), now],
    [edgeUser(0), edgeUser(1), now],
  ]),
  writes(unfriend)(() => [
    [edgeUser(0), edgeUser(1)],
    ['1', edgeUser(20)],
  ]),
  reads(countFriends)(() => each),
  reads(listFriendIds)(() => each, { unordered: { why: 'it is asked who is among them' } }),
  pages(listFriends, ({ rank, usernameKey }): FriendKey => ({ rank, usernameKey }))(({ now }) =>
    [
      ...folded.map((search) => [edgeUser(0), search, now] as const),
      ...people.map((id) => [id, '', now + MINUTE] as const),
    ].map((question) => (limit, past) => [...question, limit, past]),
  ),
  reads(countFriendRanks)(({ now }) => [
    ...folded.map((search) => [edgeUser(0), search, now] as const),
    ...people.map((id) => [id, '', now + MINUTE] as const),
  ]),
  reads(readFriend)(({ now }) => pairs.map(([one, other]) => [one, other, now])),
  reads(countMutualFriends)((cast) => [
    [edgeUser(0), []],
    [edgeUser(0), everybody],
    [cast.most(friendships, 'userId'), cast.some(users, 30).map(({ id }) => id)],
  ]),

  reads(searchPlayers)(() =>
    folded.flatMap((prefix) => [
      ['1', prefix, 1] as const,
      ['1', prefix, 100] as const,
      [edgeUser(4), prefix, 100] as const,
    ]),
  ),

  writes(insertPresence)(({ now }) => [
    [{ userId: edgeUser(3), status: 'online', game: null, seenAt: now, activeAt: now }],
    [{ userId: edgeUser(0), status: 'away', game: 'ж"', seenAt: now, activeAt: now }],
  ]),
  reads(readPresence)(() => each),
  writes(lockPresence)(() => each),
  writes(updatePresence)(() =>
    EDGES.map((at) => [
      { userId: edgeUser(0), status: 'away', game: at === 0 ? null : 'CS2', seenAt: at, activeAt: at },
    ]),
  ),
  reads(hasSilent)(({ now }) => [[now], [now - 2 * MINUTE], [0], [Number.MAX_SAFE_INTEGER]]),
  writes(deleteSilent)(
    (cast) => [
      [cast.now, 1_000],
      [cast.now - 2 * MINUTE, 1_000],
      [Math.min(...cast.rows(presences).map(({ seenAt }) => seenAt)) - 1, 10],
    ],
    { unordered: { why: 'they are told one by one' } },
  ),

  reads(readRequest)((cast) => [...cast.some(friendRequests, 4).map(({ id }) => [id] as const), ['nothing']]),
  reads(listRequestsBetween)(
    () =>
      pairs.concat([
        [edgeUser(3), edgeUser(9)],
        [edgeUser(2), edgeUser(9)],
      ]),
    {
      unordered: { why: 'it is asked which way they go' },
    },
  ),
  writes(insertRequest)(({ now }) => [[{ id: 'new', fromId: '1', toId: edgeUser(20), at: now }]]),
  writes(insertRequest)((cast) => [[{ ...firstRequest(cast), id: 'again' }]], { refuses: 'one waits already' }),
  writes(deleteRequest)((cast) => [[firstRequest(cast).id], ['nothing']]),
  writes(deleteRequestsBetween)(() => [
    [edgeUser(3), edgeUser(9)],
    [edgeUser(9), edgeUser(2)],
    ['1', 'nobody'],
  ]),
  reads(countOpenRequests)(() => each),
  reads(countSentRequests)(() => each),
  pages(listRequests, ({ at, id }) => ({ at, id }))(() =>
    people
      .flatMap((id) => [[id, 'incoming'] as const, [id, 'outgoing'] as const])
      .map((question) => (limit, past) => [...question, limit, past]),
  ),
  reads(readRelations)(() => people.flatMap((id) => [[id, []] as const, [id, everybody] as const])),
]);
