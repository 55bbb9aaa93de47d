import { Repeater } from '@graphql-yoga/subscription';
import type { FriendsNewsKind } from '../../domain/friends/friend.ts';
import { areFriends, listFriendIds } from '../../db/friends/friendship.queries.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Live } from '../events/live.ts';
import type { Deps } from '../kernel/deps.ts';

export interface FriendsCall {
  readonly kind: FriendsNewsKind;
  /** With whom something has changed. */
  readonly playerId: string;
}

/** What changes with events between two players, by the entity of the event. */
const KIND_OF: Readonly<Record<string, FriendsNewsKind>> = { friend: 'friends', invite: 'invites' };

interface Source {
  return(): unknown;
}

/**
 * Calls when something has changed around a player's friends. Each call is followed by a look at the present state, so
 * calls that were not taken up yet and say the same are one. Whoever is a friend no more is not followed any more.
 */
export function followFriends(deps: Deps, live: Live, userId: string): Repeater<FriendsCall> {
  return new Repeater<FriendsCall>(async (push, stop) => {
    const pending = new Map<string, FriendsCall>();
    const followed = new Map<string, Source>();
    let isOver = false;
    let wake = (): void => {};

    const call = (kind: FriendsNewsKind, playerId: string): void => {
      pending.set(`${kind}:${playerId}`, { kind, playerId });
      wake();
    };
    const listen = (source: AsyncIterable<StoredEvent> & Source, hear: (event: StoredEvent) => void): Source => {
      void (async () => {
        for await (const event of source) hear(event);
      })().catch(() => undefined); // ended with the subscription
      return source;
    };
    const followPresences = async (): Promise<void> => {
      const friends = new Set(await listFriendIds(deps.db.read, userId));
      for (const [id, source] of followed) {
        if (friends.has(id)) continue;
        followed.delete(id);
        source.return();
      }
      if (isOver) return;
      for (const id of friends)
        if (!followed.has(id))
          followed.set(
            id,
            listen(live.subscribe('presence', id), () => call('presence', id)),
          );
    };

    const own = listen(live.subscribe('user', userId), (event) => {
      const kind = KIND_OF[event.entity];
      const otherId = event.concerns.find((id) => id !== userId);
      if (kind !== undefined && otherId !== undefined) call(kind, otherId);
    });
    void stop.then(() => {
      isOver = true;
      wake();
    });
    try {
      await followPresences();
      // Whoever hears what was missed need not look at everything.
      if (!live.tellsMissed) call('all', userId);
      while (!isOver) {
        const next = pending.entries().next().value;
        if (!next) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        const [key, news] = next;
        pending.delete(key);
        if (news.kind === 'friends') await followPresences();
        // Between the event and its delivery the two may have parted.
        if (news.kind === 'presence' && !(await areFriends(deps.db.read, userId, news.playerId))) continue;
        await push(news);
      }
    } finally {
      own.return();
      for (const source of followed.values()) source.return();
    }
  });
}
