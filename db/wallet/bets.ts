/**
 * Money of spectators' bets. Each bet is a subject of its own with the one stake, so that standing, breaks, limits and
 * days are the stake engine's affair as with every contest; the money of all bets of a market lies in the market's
 * escrow, beside what the fund has put there. The caller holds the market's row, and the fund before any account where
 * something may be drawn from it.
 */
import { inArray } from 'drizzle-orm';
import { betLegs, betPayoutLegs, betRefundLegs, creatorLegs, reserveLegs } from '../../domain/wallet/bet-legs.ts';
import { escrowAccount } from '../../domain/wallet/ledger.ts';
import { type Staker, heldOf } from '../../domain/wallet/stakes.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { Reader, Tx } from '../client/database.ts';
import { balanceOf } from './fund.ts';
import { countPayout, uncountHold } from './play-day.ts';
import { postNewTransfer } from './post-transfer.ts';
import { stakeSubjects } from './stake.table.ts';
import { type StakeContext, endAs, holdAs } from './stakes.ts';

/** What lies in the escrow of a market, in cents. */
export async function readEscrow(reader: Reader, marketId: string): Promise<number> {
  const [row] = await balanceOf(reader, escrowAccount(marketId));
  return row?.balance ?? 0;
}

export interface BetSubject {
  readonly id: string;
  readonly marketId: string;
  readonly userId: string;
}

export interface BetMoney extends BetSubject {
  readonly title: string;
  readonly path: string;
  /** The player's account, locked by this transaction. */
  readonly staker: Staker;
  readonly stakeCents: number;
  /** What goes back to the fund with it; negative where the fund gives. */
  readonly releaseCents: number;
}

/** Holds a bet's stake. @throws Refused as `holdStake` */
export const holdBet = (tx: Tx, bet: BetMoney, context: StakeContext): Promise<void> => {
  const { id, title, path, staker, stakeCents, releaseCents } = bet;
  const subject = { kind: 'bet', id, title, path, currency: 'USD' } as const;
  return holdAs(
    tx,
    subject,
    { staker, stake: stakeCents, fee: 0, isGuarantee: false },
    betLegs(bet, stakeCents, releaseCents),
    context,
  );
};

const end = async (tx: Tx, { id }: BetSubject, ended: 'refunded' | 'paid', at: number) => {
  const { currency, rows } = await endAs(tx, id, ended, at);
  const [stake, ...others] = rows;
  if (!currency || !stake || others.length > 0) throw new Error(`the bet ${id} does not hold its one stake`);
  return stake;
};

const common = ({ id }: BetSubject, { actorId, at, newId }: StakeContext) =>
  ({ id: newId(), currency: 'USD', subjectId: id, actorId, at }) as const;

/** Gives a stake back, to the cent: it was not firm, or the market is void. */
export async function refundBet(tx: Tx, bet: BetSubject, context: StakeContext): Promise<void> {
  const stake = await end(tx, bet, 'refunded', context.at);
  const legs = betRefundLegs(bet, stake.stake);
  await postNewTransfer(tx, { ...common(bet, context), kind: 'refund', opKey: `bet-refund:${bet.id}`, legs });
  uncountHold(tx, bet.userId, stake.day, { stakeCents: stake.stake, holdCents: heldOf(stake) });
}

/** Ends a bet with what it won, which is 0 for a lost one. */
export async function payBet(tx: Tx, bet: BetSubject, paidCents: number, context: StakeContext): Promise<void> {
  await end(tx, bet, 'paid', context.at);
  if (paidCents === 0) return;
  const legs = betPayoutLegs(bet, paidCents);
  await postNewTransfer(tx, { ...common(bet, context), kind: 'settle', opKey: `bet-payout:${bet.id}`, legs });
  countPayout(tx, bet.userId, utcDay(context.at), paidCents);
}

const ofMarket = (marketId: string, { actorId, at, newId }: StakeContext) =>
  ({ id: newId(), currency: 'USD', subjectId: marketId, actorId, at }) as const;

/** Moves what a market need not hold any more back to the fund. `name` says which movement of the market it is. */
export async function releaseReserve(
  tx: Tx,
  marketId: string,
  cents: number,
  name: string,
  context: StakeContext,
): Promise<void> {
  if (cents === 0) return;
  const opKey = `market-reserve:${marketId}:${name}`;
  await postNewTransfer(tx, {
    ...ofMarket(marketId, context),
    kind: 'reserve',
    opKey,
    legs: reserveLegs(marketId, cents),
  });
}

/** Names what creators are paid of a market; where all such names begin without one. */
export const marketCreatorKey = (marketId = ''): string => `market-creator:${marketId}`;

/** Pays a creator's share of a market. */
export async function payCreator(
  tx: Tx,
  share: Omit<BetSubject, 'id'>,
  cents: number,
  context: StakeContext,
): Promise<void> {
  if (cents === 0) return;
  const { marketId, userId } = share;
  const opKey = `${marketCreatorKey(marketId)}:${userId}`;
  await postNewTransfer(tx, {
    ...ofMarket(marketId, context),
    kind: 'creator',
    opKey,
    legs: creatorLegs(share, cents),
  });
}

const RETITLED_AT_ONCE = 500;

/** Has bets called otherwise, where their title held the name of somebody who leaves for good. */
export async function retitleBets(tx: Tx, ids: readonly string[], title: string): Promise<void> {
  for (let from = 0; from < ids.length; from += RETITLED_AT_ONCE)
    await tx
      .update(stakeSubjects)
      .set({ title })
      .where(inArray(stakeSubjects.id, ids.slice(from, from + RETITLED_AT_ONCE)));
}
