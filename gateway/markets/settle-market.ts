import { creatorShare, endBet, turn } from '../../domain/markets/market.ts';
import { signalsOf } from '../../domain/markets/signals.ts';
import { restsOn } from '../../domain/wallet/alerts.ts';
import { readUsers } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { hasHeld, listCounted, listCreatorStakes, listStanding, setEnded } from '../../db/markets/bet.queries.ts';
import { lockMarket, marketOf, updateMarket } from '../../db/markets/market.queries.ts';
import type { MarketRow } from '../../db/markets/market.table.ts';
import {
  type StakeContext,
  lockFund,
  payBet,
  payCreator,
  raiseAlert,
  readEscrow,
  refundBet,
  releaseReserve,
} from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { byPlayer } from './close-market.ts';
import { holdWins } from './desk/hold-wins.ts';
import { namesOf, tellBet, tellMarket, tellWagers } from './tell-market.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'market.settle': { readonly marketId: string };
  }
}

/** Bets of one transaction, so that players' calls come in between. */
const BATCH = 50;

/**
 * Pays the bets of a market whose outcome is fixed, batch after batch, then the creators, and gives the rest to the fund,
 * which waits for wins that staff have to look at.
 * What was paid has ended, so that a second run goes on where the first one stopped.
 */
export async function settleMarket(deps: Deps, { payload: { marketId } }: Job<'market.settle'>): Promise<void> {
  const payBatch = () => deps.db.transact((tx) => settleSome(deps, tx, marketId));
  while (await payBatch());
}

/** Pays a batch; false when there is nothing left to pay. */
async function settleSome(deps: Deps, tx: Tx, marketId: string): Promise<boolean> {
  const context = { at: deps.now(), actorId: null, newId: deps.newId };
  const row = await lockMarket(tx, marketId);
  if (row?.state !== 'settling') return false;
  const batch = await listStanding(tx, marketId, BATCH);
  if (batch.length === 0) {
    // What waits for staff is paid by them, and the rest then.
    if (await hasHeld(tx, marketId)) return false;
    await finish(deps, tx, row, context);
    return false;
  }
  const { outcome } = row;
  if (outcome === null) throw new Error(`${marketId} is settled without an outcome`);
  const names = await namesOf(tx, row);
  const won = batch.filter((bet) => endBet(bet, outcome).state === 'won');
  const held = await holdWins(deps, tx, row, won, context.at);
  let left = row.escrowCents;
  for (const bet of batch.toSorted(byPlayer)) {
    if (held.has(bet.id)) continue;
    const { state, paidCents } = endBet(bet, outcome);
    if (state === 'void') await refundBet(tx, bet, context);
    else await payBet(tx, bet, paidCents, context);
    left -= paidCents;
    setEnded(tx, bet.id, state, paidCents, context.at);
    await tellBet(tx, `bet.${state}`, { row, names, bet, state, paidCents, at: context.at });
  }
  await tellWagers(tx, batch, context.at);
  updateMarket(tx, row, { ...marketOf(row), escrowCents: left });
  return true;
}

async function finish(deps: Deps, tx: Tx, row: MarketRow, context: StakeContext): Promise<void> {
  const { at } = context;
  const market = marketOf(row);
  const isVoid = row.outcome === 'void';
  // Before any player's account, as everywhere: the rest goes into it.
  await lockFund(tx);
  if (!isVoid)
    for (const { creatorId, stakedCents } of await listOpenCreators(tx, row.id)) {
      const cents = creatorShare(stakedCents, market.terms);
      await payCreator(tx, { marketId: row.id, userId: creatorId }, cents, context);
      await appendEvent(tx, {
        type: 'market.creator-paid',
        entity: 'market',
        entityId: row.contestId,
        concerns: [creatorId],
        data: { marketId: row.id, userId: creatorId, cents },
        at,
      });
    }
  await releaseReserve(tx, row.id, await readEscrow(tx, row.id), 'rest', context);
  const ended = turn({ ...market, escrowCents: 0 }, isVoid ? 'void' : 'settled');
  await tellMarket(tx, 'market.ended', updateMarket(tx, row, ended, { endedAt: at }), at);
  if (!isVoid) await watch(deps, tx, row, at);
}

/** Whose streams had a part in it, in the order of ids. Nobody could take money out of an account that was closed. */
async function listOpenCreators(tx: Tx, marketId: string) {
  const creators = await listCreatorStakes(tx, marketId);
  const users = await readUsers(
    tx,
    creators.map(({ creatorId }) => creatorId),
  );
  return creators.filter(({ creatorId }) => users.get(creatorId)?.status !== 'closed');
}

/** Shows staff what looks as if somebody had known. A signal holds no payment and proves nothing. */
async function watch(deps: Deps, tx: Tx, row: MarketRow, at: number): Promise<void> {
  if (row.closedAt === null || row.outcome === null || row.outcome === 'void') return;
  const seen = await listCounted(tx, row.id);
  const found = signalsOf(seen, { openPpm: row.openPpm, outcome: row.outcome, closedAt: row.closedAt });
  for (const { kind, userId, message } of found) {
    const difference = {
      kind: 'market',
      message: `${row.title}: ${message}`,
      subject: `${row.id} ${userId}`,
      currency: null,
      sides: [],
      players: [userId],
      evidence: restsOn('battle', [row.contestId]),
    } as const;
    await raiseAlert(tx, { id: deps.newId(), uniqueKey: `market:${row.id}:${kind}:${userId}`, difference, at });
  }
}
