import { type Outcome, outcomeOf, turn, versus } from '../../domain/markets/market.ts';
import { termsFor } from '../../domain/markets/odds.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { lockBattle } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { eventId } from '../../db/events/event-id.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import {
  insertMarket,
  lockLiveMarket,
  lockMarket,
  marketOf,
  readRatingsOf,
  sideOf,
  updateMarket,
} from '../../db/markets/market.queries.ts';
import { readUsers } from '../../db/accounts/index.ts';
import { holdHouse } from './desk/read-house.ts';
import { tellMarket } from './tell-market.ts';

type Followed = EventOf<'battle.joined' | 'battle.left' | 'battle.completed' | 'battle.cancelled' | 'battle.expired'>;

/** Opens a market once both seats are taken. The battle is held, so that it does not start before its market is there. */
async function open(tx: Tx, event: Followed): Promise<void> {
  const { entityId: contestId, at } = event;
  const battle = await lockBattle(tx, contestId);
  if (battle?.status !== 'waiting' || battle.privacy !== 'public' || battle.opponentId === null) return;
  const { creatorId: firstId, opponentId: secondId, game } = battle;
  const rated = await readRatingsOf(tx, [firstId, secondId], game);
  const of = (playerId: string) => rated.find(({ userId }) => userId === playerId);
  const terms = termsFor(of(firstId), of(secondId), await holdHouse(tx));
  if (typeof terms === 'string') return;
  const users = await readUsers(tx, [firstId, secondId]);
  const nameOf = (id: string): string => users.get(id)?.username ?? '';
  const title = versus(nameOf(firstId), nameOf(secondId));
  const id = eventId(event, 'market', contestId);
  if (!(await insertMarket(tx, { id, contestId, title, firstId, secondId, ...terms, openedAt: at }))) return;
  const row = await lockMarket(tx, id);
  if (row) await tellMarket(tx, 'market.opened', row, at);
}

/** Fixes how a market ends and has its bets paid. What never came to a start, or was won by nobody of the two, is void. */
async function end(tx: Tx, event: Followed): Promise<void> {
  const { entityId, type, data, at } = event;
  const row = await lockLiveMarket(tx, entityId);
  if (!row) return;
  const side = data.winnerId === null ? null : sideOf(row, data.winnerId);
  const isPlayed = type === 'battle.completed' && row.state === 'closed';
  const outcome: Outcome = isPlayed && side !== null ? outcomeOf(side) : 'void';
  const next = updateMarket(tx, row, turn(marketOf(row), 'settling'), { firmAt: null, outcome });
  await enqueueJob(tx, {
    id: eventId(event, 'settle', row.id),
    kind: 'market.settle',
    payload: { marketId: row.id },
    runAt: at,
    createdAt: at,
    uniqueKey: `market.settle:${row.id}`,
  });
  await tellMarket(tx, 'market.changed', next, at);
}

/** Opens and ends markets with the battles that they are of. A dispute moves nothing: it comes before a battle is final. */
export const followBattles = defineSubscriber({
  name: 'markets-follow-battles',
  types: ['battle.joined', 'battle.left', 'battle.completed', 'battle.cancelled', 'battle.expired'],
  handle: (tx, event) => (event.type === 'battle.joined' ? open(tx, event) : end(tx, event)),
});
