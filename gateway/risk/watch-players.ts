import { CASE_PLAYERS_MAX } from '../../domain/risk/risk-case.ts';
import { THRESHOLDS, arrangementOf, isManyBattles, isManyMethods, isPassage } from '../../domain/risk/signals.ts';
import { playersIn } from '../../domain/shared/events.ts';
import { type Difference, restsOn } from '../../domain/wallet/alerts.ts';
import { listPairings } from '../../db/arcade/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { listMeetings, listSettled } from '../../db/results/index.ts';
import { readLastClosed } from '../../db/risk/risk-case.queries.ts';
import {
  listAddedMethods,
  listSharers,
  raiseAlert,
  readAlert,
  readDestination,
  readFlow,
} from '../../db/wallet/index.ts';

/** What has just happened: the battle or payment, and when. */
interface Occasion {
  readonly entityId: string;
  readonly at: number;
}

type Found = Pick<Difference, 'message' | 'evidence'>;
type Kind = 'arranged-results' | 'velocity' | 'chargeback' | 'shared-destination';

/**
 * Raises an alert about some players: while one of the same is open, that one is seen again, and the same occasion raises
 * no second one.
 */
async function raise(
  tx: Tx,
  { entityId, at }: Occasion,
  kind: Kind,
  what: string,
  players: readonly string[],
  found: Found,
): Promise<void> {
  const uniqueKey = [kind, what, ...players].filter((part) => part !== '').join(':');
  const id = `${uniqueKey}:${entityId}`;
  const known = await readAlert(tx, id);
  if (known && known.resolvedAt !== null) return;
  const difference = { kind, subject: players.join(' and '), currency: null, sides: [], players, ...found };
  await raiseAlert(tx, { id, uniqueKey, difference, at });
}

/** Methods that name one place are read up to so many. */
const SHARERS_MAX = 50;

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
const sumOf = (rows: readonly { readonly amountCents: number }[]): number =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** A span up to an occasion. What a case about the same players was closed over counts no more. */
async function spanOf(tx: Tx, players: readonly [string, ...string[]], { at }: Occasion, spanMs: number) {
  return { since: Math.max(at - spanMs, await readLastClosed(tx, players)), until: at };
}

async function watchPair(tx: Tx, pair: readonly [string, string], occasion: Occasion): Promise<void> {
  const { spanMs } = THRESHOLDS.arranged;
  const meetings = await listMeetings(tx, ...pair, await spanOf(tx, pair, occasion, spanMs));
  const found = arrangementOf(pair, meetings);
  if (!found) return;
  const { what, fromId, toId, battles, cents } = found;
  await raise(tx, occasion, 'arranged-results', '', pair, {
    message:
      what === 'always-lost'
        ? `account ${fromId} lost all of ${battles} battles with account ${toId}, ${money(cents)} in all`
        : `account ${fromId} lost ${money(cents)} on balance to account ${toId} in ${battles} battles`,
    evidence: restsOn(
      'battle',
      meetings.map(({ battleId }) => battleId),
    ),
  });
}

/** The same in the arcade, where two can name each other and others are drawn as a pair. */
async function watchArcadePair(tx: Tx, pair: readonly [string, string], occasion: Occasion): Promise<void> {
  const { spanMs } = THRESHOLDS.arranged;
  const meetings = await listPairings(tx, ...pair, await spanOf(tx, pair, occasion, spanMs));
  const found = arrangementOf(pair, meetings);
  if (!found) return;
  const { what, fromId, toId, battles, cents } = found;
  await raise(tx, occasion, 'arranged-results', 'arcade', pair, {
    message:
      what === 'always-lost'
        ? `account ${fromId} lost all of ${battles} contests of the arcade with account ${toId}`
        : `account ${fromId} lost ${money(cents)} on balance, a coin taken as a cent, to account ${toId} in ${battles} contests of the arcade`,
    evidence: restsOn(
      'run',
      meetings.map(({ runId }) => runId),
    ),
  });
}

async function watchBattles(tx: Tx, userId: string, occasion: Occasion): Promise<void> {
  const { spanMs } = THRESHOLDS.battles;
  const ids = await listSettled(tx, userId, await spanOf(tx, [userId], occasion, spanMs));
  if (!isManyBattles(ids.length)) return;
  await raise(tx, occasion, 'velocity', 'battles', [userId], {
    message: `account ${userId} had ${ids.length} battles settled within ten minutes`,
    evidence: restsOn('battle', ids),
  });
}

async function watchMethods(tx: Tx, userId: string, occasion: Occasion): Promise<void> {
  const { spanMs } = THRESHOLDS.methods;
  const ids = await listAddedMethods(tx, userId, await spanOf(tx, [userId], occasion, spanMs));
  if (!isManyMethods(ids.length)) return;
  await raise(tx, occasion, 'velocity', 'methods', [userId], {
    message: `account ${userId} added ${ids.length} payment methods within a day`,
    evidence: restsOn('method', ids),
  });
}

async function watchPassage(tx: Tx, userId: string, occasion: Occasion): Promise<void> {
  const span = await spanOf(tx, [userId], occasion, THRESHOLDS.passage.spanMs);
  const { paidIn, askedOut, stakedCents: staked } = await readFlow(tx, userId, span);
  const flow = { depositedCents: sumOf(paidIn), withdrawnCents: sumOf(askedOut), stakedCents: staked };
  if (!isPassage(flow)) return;
  const { depositedCents, withdrawnCents, stakedCents } = flow;
  const played = `${money(stakedCents)} staked`;
  await raise(tx, occasion, 'velocity', 'passage', [userId], {
    message: `account ${userId} paid in ${money(depositedCents)} and asks for ${money(withdrawnCents)} back within a week, with ${played}`,
    evidence: [...restsOn('deposit', idsOf(paidIn)), ...restsOn('withdrawal', idsOf(askedOut))],
  });
}

/** A payout to where others can be paid out as well: whose it is, and by which methods; where it goes stays sealed. */
async function watchDestination(tx: Tx, userId: string, occasion: Occasion): Promise<void> {
  const hash = await readDestination(tx, occasion.entityId);
  if (hash === undefined) return;
  const sharers = await listSharers(tx, hash, occasion.at, SHARERS_MAX);
  const others = sharers.map((sharer) => sharer.userId).filter((id) => id !== userId);
  const [first, ...rest] = [...new Set([userId, ...others])].slice(0, CASE_PLAYERS_MAX).toSorted();
  if (first === undefined || rest.length === 0) return;
  const players = [first, ...rest] as const;
  // That they share it was looked into before, unless one of them has named it since.
  const lastClosed = await readLastClosed(tx, players);
  if (sharers.every(({ createdAt }) => createdAt <= lastClosed)) return;
  await raise(tx, occasion, 'shared-destination', '', players, {
    message: `${players.map((id) => `account ${id}`).join(' and ')} can be paid out to one and the same place`,
    evidence: [...restsOn('method', idsOf(sharers)), ...restsOn('withdrawal', [occasion.entityId])],
  });
}

/** Looks at what has just happened to players, as it stood then, so that late and repeated news tell the same. */
export const watchPlayers = defineSubscriber({
  name: 'risk-watch',
  types: [
    'battle.completed',
    'arcade.contest-settled',
    'deposit.succeeded',
    'deposit.failed',
    'deposit.charged-back',
    'withdrawal.requested',
  ],
  from: 'oldest',
  async handle(tx, event) {
    if (event.type === 'battle.completed') {
      const [one, other] = playersIn(event.data.creatorId, event.data.opponentId).toSorted();
      if (one === undefined || other === undefined) return;
      await watchPair(tx, [one, other], event);
      for (const userId of [one, other]) await watchBattles(tx, userId, event);
      return;
    }
    if (event.type === 'arcade.contest-settled') {
      const [one, other, ...more] = playersIn(...event.data.runs.map(({ userId }) => userId)).toSorted();
      if (one !== undefined && other !== undefined && more.length === 0) await watchArcadePair(tx, [one, other], event);
      return;
    }
    const { userId, amountCents } = event.data;
    if (event.type === 'deposit.charged-back')
      return raise(tx, event, 'chargeback', event.entityId, [userId], {
        message: `a bank took back ${money(amountCents)} that account ${userId} had paid in`,
        evidence: restsOn('deposit', [event.entityId]),
      });
    await watchMethods(tx, userId, event);
    if (event.type !== 'withdrawal.requested') return;
    await watchPassage(tx, userId, event);
    await watchDestination(tx, userId, event);
  },
});
