import { asc, eq } from 'drizzle-orm';
import { lockUser } from '../../db/accounts/user.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { type StakeContext, holdStake, payPool, refundStake, refundStakes } from '../../db/wallet/index.ts';
import { playDays, transfers } from '../../db/wallet/ledger.table.ts';
import { readHeld } from '../../db/wallet/stake.queries.ts';
import { readBalance } from '../../db/wallet/wallet.queries.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { Share, Subject } from '../../domain/wallet/stakes.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { accountCents } from './invariants.ts';
import type { World } from './world.ts';

/** The stake engine as tests use it, on the database of a world. */
export function stakeSteps(worldOf: () => World) {
  let made = 0;
  const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => worldOf().db.transact(work);
  const context = (actorId: string | null = null): StakeContext => ({
    at: worldOf().now,
    actorId,
    newId: worldOf().deps.newId,
  });
  return {
    inTx,
    subjectIn(currency: Currency = 'USD'): Subject {
      const id = `subject-${++made}`;
      return { kind: 'battle', id, title: `Subject ${made}`, path: `/challenge/${id}`, currency };
    },
    hold: (subject: Subject, { userId }: Actor, stake: number, fee = 0): Promise<void> =>
      inTx(async (tx) => {
        const staker = await lockUser(tx, userId);
        if (!staker) throw new Error(`there is no ${userId}`);
        await holdStake(tx, subject, { staker, stake, fee }, context(userId));
      }),
    refund: ({ id }: Subject, { userId }: Actor) => inTx((tx) => refundStake(tx, id, userId, context())),
    refundAll: ({ id }: Subject) => inTx((tx) => refundStakes(tx, id, context())),
    pay: ({ id }: Subject, ...shares: readonly Share[]) => inTx((tx) => payPool(tx, id, shares, context())),
    escrow: ({ id }: Subject) => accountCents(worldOf().db.read, `escrow:${id}`),
    coins: ({ userId }: Actor) => readBalance(worldOf().db.read, userId, 'BC'),
    held: ({ userId }: Actor, currency: Currency = 'USD') => readHeld(worldOf().db.read, userId, currency),
    /** What each day of a player counts at stake and as lost. */
    async daysOf({ userId }: Actor) {
      const { read } = worldOf().db;
      const rows = await read.select().from(playDays).where(eq(playDays.userId, userId)).orderBy(asc(playDays.day));
      return rows.map(({ stakedCents, lostCents }) => [stakedCents, lostCents]);
    },
    async postedFor({ id }: Subject) {
      const { read } = worldOf().db;
      const rows = await read.select().from(transfers).where(eq(transfers.subjectId, id)).orderBy(asc(transfers.id));
      return rows.map(({ kind, opKey, actorId }) => ({ kind, opKey, actorId }));
    },
  };
}

export const winner = ({ userId }: Actor, parts = 1): Share => ({ userId, parts });
