import { PRESENCES } from '../../domain/friends/presence.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index, uniqueIndex, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/** Who wants to be whose friend (FC-03, FC-06); the row goes when it is answered. */
export const friendRequests = table(
  'friend_requests',
  {
    id: text().primaryKey(),
    fromId: person(),
    toId: person(),
    at: at().notNull(),
  },
  (t) => [uniqueIndex('friend_requests_pair').on(t.fromId, t.toId), index('friend_requests_to').on(t.toId, t.at)],
);

/** A blocked player is neither seen nor heard, in both directions. */
export const blocks = table(
  'blocks',
  {
    blockerId: person(),
    blockedId: person(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] }), index('blocks_blocked').on(t.blockedId)],
);

/** When a player was last here, and what the player is playing (FC-04); a row that is not renewed means offline. */
export const presences = table(
  'presences',
  {
    userId: person().primaryKey(),
    status: oneOf(PRESENCES).notNull(),
    /** The game of the running battle; null between battles. */
    game: text(),
    seenAt: at().notNull(),
    /** When the player last did something in any tab, which is what keeps the status from being away. */
    activeAt: at().notNull(),
  },
  (t) => [index('presences_seen').on(t.seenAt)],
);
