// @module-tag engines
import { listDueInvites, listInvites, readOpenInvites } from '../../../db/battles/invite.queries.ts';
import { readGameBeingPlayed } from '../../../db/battles/playing.queries.ts';
import { listRecentPlayers } from '../../../db/battles/recent-players.queries.ts';
import { hiddenFrom, isBlocked } from '../../../db/friends/block.queries.ts';
import { countFriendRanks, countMutualFriends, listFriends } from '../../../db/friends/friendship.queries.ts';
import { searchPlayers } from '../../../db/friends/player-search.queries.ts';
import { hasSilent } from '../../../db/friends/presence.queries.ts';
import { countOpenRequests, listRequests, readRelations } from '../../../db/friends/request.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';

const key = { createdAt: 5, id: 'x' };
const read = (world: World) => world.db.read;

checkPlans([
  {
    name: 'friends',
    run: (w) => listFriends(read(w), 'x', '', 5, 20, null),
    uses: [pk('friendships'), pk('presences')],
  },
  {
    name: 'friends by rank',
    run: (w) => countFriendRanks(read(w), 'x', '', 5),
    uses: [pk('friendships'), pk('presences')],
  },
  { name: 'mutual friends', run: (w) => countMutualFriends(read(w), 'x', ['y']), uses: ['friendships'] },
  { name: 'open friend requests', run: (w) => countOpenRequests(read(w), 'x'), uses: ['friend_requests_to'] },
  {
    name: 'friend requests',
    run: (w) => listRequests(read(w), 'x', 'incoming', 20, { at: 5, id: 'x' }),
    uses: ['friend_requests_to'],
  },
  { name: 'how players stand to one', run: (w) => readRelations(read(w), 'x', ['y']), uses: ['friend_requests'] },
  { name: 'a block between two', run: (w) => isBlocked(read(w), 'x', 'y'), uses: ['blocks'] },
  { name: 'everyone hidden from a player', run: (w) => hiddenFrom(read(w), 'x'), uses: ['blocks_blocked'] },
  { name: 'players by a prefix', run: (w) => searchPlayers(read(w), 'x', 'ab', 10), uses: ['users_username_key'] },
  { name: 'silent players', run: (w) => hasSilent(read(w), 5), uses: ['presences_seen'] },
  { name: 'the game being played', run: (w) => readGameBeingPlayed(read(w), 'x'), uses: ['_holding'] },
  { name: 'recent players', run: (w) => listRecentPlayers(read(w), 'x', 20), uses: ['outcomes_user'] },
  {
    name: 'battle invites, next page',
    run: (w) => listInvites(read(w), 'x', 'incoming', null, 20, key),
    uses: ['battle_invites_to'],
    isInOrder: true,
  },
  { name: 'open invites of a player', run: (w) => readOpenInvites(read(w), 'x', 'y', 5), uses: ['battle_invites'] },
  { name: 'invites that are due', run: (w) => listDueInvites(read(w), 5, 20), uses: ['battle_invites_due'] },
]);
