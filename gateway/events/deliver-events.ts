import { type Failure, dispatchEvents } from '../../db/events/dispatch-events.ts';
import type { Subscriber } from '../../db/events/subscriber.ts';
import { raiseAlert } from '../../db/wallet/alert.queries.ts';
import { followGame } from '../friends/beat-presence.ts';
import { notify } from '../notifications/notify.ts';
import { keepLeaders } from '../results/keep-leaders.ts';
import { keepReplay } from '../results/keep-replay.ts';
import { recordGame } from '../results/record-game.ts';
import { unlockAchievements } from '../results/unlock-achievements.ts';
import type { Deps } from '../server/deps.ts';
import type { Logger } from '../server/log.ts';

/** Who reacts to events, in rooms' own files. */
export const SUBSCRIBERS: readonly Subscriber[] = [
  recordGame,
  unlockAchievements,
  keepReplay,
  keepLeaders,
  notify,
  followGame,
];

/** An event that was not taken so often is a matter for staff: a quarter of a minute after the first try. */
const STUCK_AFTER = 5;

/** Hands what has happened to its subscribers; answers how much was done. Staff are alerted of what stays behind. */
export const deliverEvents = (deps: Deps, log: Logger, subscribers = SUBSCRIBERS): Promise<number> =>
  dispatchEvents(deps.db, subscribers, deps.now(), async (tx, failure) => {
    const { subscriber, event, attempts, error } = failure;
    log.error({ subscriber, seq: event.seq, type: event.type, attempts, err: error }, 'event not taken');
    if (attempts < STUCK_AFTER) return;
    const uniqueKey = `subscriber:${subscriber}:${event.seq}`;
    await raiseAlert(tx, { id: deps.newId(), uniqueKey, difference: differenceOf(failure), at: deps.now() });
  });

const differenceOf = ({ subscriber, event }: Failure) => ({
  kind: 'subscriber' as const,
  message: `${subscriber} cannot take event ${event.seq}, ${event.type} of ${event.entity} ${event.entityId}`,
  subject: `${event.entity} ${event.entityId}`,
  currency: null,
  sides: [],
});
