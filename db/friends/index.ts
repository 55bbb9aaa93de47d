/** What other rooms may use of this one. */
export { hiddenFrom, isBlocked } from './block.queries.ts';
export { areFriends, listFriendIds } from './friendship.queries.ts';
export { friendships } from './friendship.table.ts';
export { readPresence } from './presence.queries.ts';
export { readRelations } from './request.queries.ts';
export { blocks, presences } from './request.table.ts';
