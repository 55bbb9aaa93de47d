import { claimUntil } from '../../domain/missions/claim.ts';
import type { Deed } from '../../domain/missions/missions.ts';
import { type EventOf, playersIn } from '../../domain/shared/events.ts';
import { type User, holdUsers } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { inSlices } from '../../db/client/in-slices.ts';
import { appendEvent, appendLiveEvent } from '../../db/events/append-event.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { type DoneDeed, correctDeed, countDeed, takeBackDeed } from '../../db/missions/count-deed.ts';
import { endOfSeason } from './claim-mission.ts';
import { unlockedFor } from './unlocked.ts';

const TYPES = [
  'battle.started',
  'battle.completed',
  'battle.corrected',
  'battle.cancelled',
  'battle.expired',
  'arcade.run-counted',
  'stream.watched',
  'friend.accepted',
  'friend.removed',
  'friend.blocked',
] as const;
type Heard = EventOf<(typeof TYPES)[number]>;

interface Told {
  readonly userId: string;
  readonly deed: Deed;
  readonly key: string;
  /** Whether it was done, or is done no more. */
  readonly isVoid: boolean;
  /** What it was taken for until now, where it is corrected. */
  readonly former?: Deed;
}

/**
 * What an event says that players did. A seat counts once the battle starts: until then it can be left for nothing. A
 * battle that comes to nothing takes it back, and one whose result is corrected is won by another.
 */
function deedsOf(event: Heard): Told[] {
  if ('fromId' in event.data) {
    const { fromId, toId } = event.data;
    const isVoid = event.type !== 'friend.accepted';
    const friendOf = (userId: string, otherId: string): Told => ({
      userId,
      deed: { kind: 'friend-added' },
      key: `friend-added:${otherId}`,
      isVoid,
    });
    return [friendOf(fromId, toId), friendOf(toId, fromId)];
  }
  if ('runId' in event.data) {
    const { userId, runId, mode, score, target, isWon } = event.data;
    const kept = mode === 'practice' || mode === 'daily' || mode === 'free' ? mode : 'contest';
    const deed = { kind: 'run-counted', mode: kept, score, target, isWon } as const;
    return [{ userId, deed, key: `run-counted:${runId}`, isVoid: false }];
  }
  if ('minutes' in event.data) {
    const { userId, minutes, day, upTo } = event.data;
    return [{ userId, deed: { kind: 'stream-watched', minutes }, key: `stream-watched:${day}:${upTo}`, isVoid: false }];
  }
  const { creatorId, opponentId, winnerId, stakeCents, correction } = event.data;
  if (correction) {
    const { formerId } = correction;
    const ended = (userId: string, byId: string | null): Deed => ({ kind: 'battle-ended', isWon: userId === byId });
    return playersIn(creatorId, opponentId).map((userId) => ({
      userId,
      deed: ended(userId, winnerId ?? formerId),
      key: `battle-ended:${event.entityId}`,
      isVoid: winnerId === null,
      // Of a battle that had come to nothing, the end counts for the first time.
      ...(winnerId !== null && formerId !== null && { former: ended(userId, formerId) }),
    }));
  }
  const isEnd = event.type === 'battle.completed';
  return playersIn(creatorId, opponentId).map((userId) => ({
    userId,
    deed: isEnd ? { kind: 'battle-ended', isWon: userId === winnerId } : { kind: 'battle-joined', stakeCents },
    key: `${isEnd ? 'battle-ended' : 'battle-joined'}:${event.entityId}`,
    isVoid: event.type === 'battle.cancelled' || event.type === 'battle.expired',
  }));
}

const countOrCorrect = (tx: Tx, done: DoneDeed, former: Deed | undefined, user: User) =>
  former ? correctDeed(tx, done, former, unlockedFor(user)) : countDeed(tx, done, unlockedFor(user));

/** What the deeds of one transaction share. */
interface Gathered {
  readonly users: ReadonlyMap<string, User>;
  /** Whose screens are told of it already: they look once it is committed. */
  readonly woken: Set<string>;
}

async function gather(tx: Tx, events: readonly Heard[]): Promise<Gathered> {
  const userIds = events.flatMap((event) => deedsOf(event).map(({ userId }) => userId));
  const users = await inSlices(userIds, (ids) => holdUsers(tx, ids));
  return { users: new Map(users.map((user) => [user.id, user])), woken: new Set() };
}

async function apply(tx: Tx, { userId, isVoid, former, ...told }: Told, at: number, gathered: Gathered): Promise<void> {
  const user = gathered.users.get(userId);
  if (!user || user.status === 'closed') return;
  const about = { entity: 'missions', entityId: userId, concerns: [userId], at };
  const done = { userId, at, ...told };
  const completed = isVoid ? (await takeBackDeed(tx, done)) && [] : await countOrCorrect(tx, done, former, user);
  if (!completed) return;
  for (const { mission, period } of completed)
    await appendEvent(tx, {
      ...about,
      type: 'mission.completed',
      data: {
        userId,
        mission: mission.id,
        period,
        title: mission.title,
        claimBy: claimUntil(at, await endOfSeason(tx, mission, period)),
      },
    });
  if (gathered.woken.has(userId)) return;
  gathered.woken.add(userId);
  await appendLiveEvent(tx, { ...about, type: 'mission.progressed', data: { userId } });
}

/**
 * Moves missions by what players do; a second delivery adds nothing. Rows of players are taken in the order of their ids,
 * and each before anything else of the player.
 */
export const countMissions = defineSubscriber({
  name: 'count-missions',
  types: TYPES,
  gather,
  async handle(tx, event, gathered) {
    const told = deedsOf(event).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
    for (const one of told) await apply(tx, one, event.at, gathered);
  },
});
