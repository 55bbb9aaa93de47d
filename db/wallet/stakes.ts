/**
 * The stake engine: whatever holds money for a contest goes through it. Standing, breaks, the limits of the tier and the
 * player's own, the days on which stakes count and the escrow are its own affair, so that no kind of contest can forget
 * one of them. What a stake was is known here; nobody says it a second time when it ends.
 *
 * A subject is locked before its accounts, and players are taken in the order of their ids, so that two contests with
 * the same players never wait for each other.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { tierOf } from '../../domain/accounts/roles.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { Leg } from '../../domain/wallet/ledger.ts';
import { withinDailyStakes } from '../../domain/wallet/limits.ts';
import {
  type KeptStake,
  type STAKE_ENDS,
  type Share,
  type Stake,
  type Subject,
  feeLegs,
  heldOf,
  holdLegs,
  housePaidLegs,
  isOfAge,
  isStake,
  mayStake,
  payoutLegs,
  refundLegs,
  splitPool,
} from '../../domain/wallet/stakes.ts';
import type { Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { together } from '../client/together.ts';
import { countHold, countPayout, readStaked, uncountHold } from './play-day.ts';
import { withinLimits } from './play-limit.queries.ts';
import { postNewTransfer } from './post-transfer.ts';
import { stakeSubjects, stakes } from './stake.table.ts';
import { type LockedStaker, type StakeRules, readStakeRules } from './staker.queries.ts';
import { readBalance } from './wallet.queries.ts';

const { placeholder } = sql;

export interface StakeContext {
  /** The instant at which the money moves. */
  readonly at: number;
  /** Who caused it; null when the server did. */
  readonly actorId: string | null;
  /** Ids that grow with time. */
  readonly newId: () => string;
}

export interface NewStake extends Stake {
  /** The player's account, locked by this transaction. */
  readonly staker: LockedStaker;
}

type Escrow = Pick<Subject, 'id' | 'currency'>;

/** Locks the subject, with its latest title; no row where it has ended or takes another currency. */
const openSubject = statement((tx) =>
  tx
    .insert(stakeSubjects)
    .values({
      id: placeholder('id'),
      kind: placeholder('kind'),
      title: placeholder('title'),
      path: placeholder('path'),
      currency: placeholder('currency'),
    })
    .onConflictDoUpdate({
      target: stakeSubjects.id,
      set: { title: excluded(stakeSubjects.title), path: excluded(stakeSubjects.path) },
      setWhere: sql`${stakeSubjects.endedAt} is null and ${stakeSubjects.kind} = ${excluded(stakeSubjects.kind)}
        and ${stakeSubjects.currency} = ${excluded(stakeSubjects.currency)}`,
    })
    .returning({ id: stakeSubjects.id })
    .prepare('open_subject'),
);

export const lockSubject = statement((tx) =>
  tx
    .select({ currency: stakeSubjects.currency })
    .from(stakeSubjects)
    .where(eq(stakeSubjects.id, placeholder('id')))
    .for('no key update')
    .prepare('subject_for_update'),
);

const endSubject = statement((tx) =>
  tx
    .update(stakeSubjects)
    .set({ endedAt: sql`${placeholder('at')}` })
    .where(and(eq(stakeSubjects.id, placeholder('id')), isNull(stakeSubjects.endedAt)))
    .returning({ currency: stakeSubjects.currency })
    .prepare('end_subject'),
);

const insertStake = statement((tx) =>
  tx
    .insert(stakes)
    .values({
      subjectId: placeholder('subjectId'),
      userId: placeholder('userId'),
      transferId: placeholder('transferId'),
      stake: placeholder('stake'),
      fee: placeholder('fee'),
      day: placeholder('day'),
      isGuarantee: placeholder('isGuarantee'),
    })
    .prepare('insert_stake'),
);

// Not `is null`, so that no engine looks for a subject's few stakes through the index of all that are held.
const held = and(eq(stakes.subjectId, placeholder('subjectId')), sql`coalesce(${stakes.ended}, '') = ''`);
const ending = { ended: sql`${placeholder('ended')}` };
const ended = {
  userId: stakes.userId,
  transferId: stakes.transferId,
  stake: stakes.stake,
  fee: stakes.fee,
  day: stakes.day,
  isGuarantee: stakes.isGuarantee,
};

const endStakes = statement((tx) => tx.update(stakes).set(ending).where(held).returning(ended).prepare('end_stakes'));

const endStakesOf = statement((tx) =>
  tx
    .update(stakes)
    .set(ending)
    .where(and(held, eq(stakes.userId, placeholder('userId'))))
    .returning(ended)
    .prepare('end_stakes_of'),
);

type HeldStake = Awaited<ReturnType<typeof endStakes>>[number];

interface Movement {
  readonly id: string;
  readonly opKey: string;
  readonly kind: 'hold' | 'refund' | 'settle';
  readonly legs: readonly Leg[];
}

const post = (tx: Tx, { id: subjectId, currency }: Escrow, movement: Movement, { actorId, at }: StakeContext) =>
  postNewTransfer(tx, { ...movement, subjectId, currency, actorId, at });

const inOrder = <T>(values: readonly T[], keyOf: (value: T) => string): T[] =>
  values.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/**
 * Holds a player's stake and fee for a subject, which begins with its first stake.
 * @throws Refused UNAUTHENTICATED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG,
 * INSUFFICIENT_FUNDS, REDEMPTION_OFF; of money, not of BattleCoin, PLAY_LIMIT_REACHED and LIMIT_EXCEEDED
 */
export async function holdStake(tx: Tx, subject: Subject, stake: NewStake, context: StakeContext): Promise<void> {
  const kept = { ...stake, isGuarantee: false };
  await holdAs(tx, subject, kept, holdLegs(subject, stake.staker.id, kept), context);
}

/**
 * Holds what somebody adds to the pool of a subject without playing for it: within all limits of a stake, so that it is
 * no way around them, and without a fee.
 * @throws Refused as `holdStake`
 */
export async function holdGuarantee(
  tx: Tx,
  subject: Subject,
  { staker, stake }: Pick<NewStake, 'staker' | 'stake'>,
  context: StakeContext,
): Promise<void> {
  const kept = { staker, stake, fee: 0, isGuarantee: true };
  await holdAs(tx, subject, kept, holdLegs(subject, staker.id, kept), context);
}

/** The same with entries of the caller's own, for what does not lie in the escrow of its subject alone. */
export async function holdAs(
  tx: Tx,
  subject: Subject,
  { staker, ...own }: NewStake & KeptStake,
  legs: readonly Leg[],
  context: StakeContext,
): Promise<void> {
  const { id: subjectId, currency } = subject;
  const { id: userId } = staker;
  const { at, newId } = context;
  if (!isStake(own)) throw new Error(`${own.stake} and a fee of ${own.fee} are no stake`);
  const rules = await requireStanding(tx, staker, at);
  const transferId = newId();
  const movement = { id: transferId, opKey: `hold:${subjectId}:${userId}:${transferId}`, kind: 'hold', legs } as const;
  const [[open]] = await together([
    openSubject(tx, { ...subject }),
    post(tx, subject, movement, context),
    currency === 'USD' ? requireOwnLimits(tx, userId, rules, own, at) : null,
  ]);
  if (!open) throw new Error(`${subject.kind} ${subjectId} takes no stakes in ${currency}`);
  tx.send(insertStake(tx, { ...own, subjectId, userId, transferId, day: utcDay(at) }));
  if (currency === 'USD') await countWithinTier(tx, staker, own, at);
}

/** The player may stake, and is old enough; answers what else holds for the stake. */
async function requireStanding(tx: Tx, staker: LockedStaker, at: number): Promise<StakeRules> {
  must(mayStake(staker, at));
  const rules = staker.rules ?? (await readStakeRules(tx, staker.id));
  must(isOfAge(staker, rules.ages, at));
  return rules;
}

/** A stake of money is within what the player's own limits leave. */
async function requireOwnLimits(tx: Tx, userId: string, { limits }: StakeRules, own: Stake, at: number): Promise<void> {
  must(await withinLimits(tx, userId, limits, { stake: own.stake, loss: heldOf(own) }, at));
}

/** Counts a stake of money towards its day, within what the player's tier leaves of it. */
async function countWithinTier(tx: Tx, staker: LockedStaker, own: Stake, at: number): Promise<void> {
  const staked = await countHold(tx, staker.id, utcDay(at), { stakeCents: own.stake, holdCents: heldOf(own) });
  must(withinDailyStakes(tierOf(staker), staked, own.stake));
}

/**
 * Asks all that holding a stake of money would ask at this moment, and holds nothing: for who agrees to stake later. The
 * player's account has to be locked.
 * @throws Refused what `holdStake` would
 */
export async function requireStake(tx: Tx, staker: LockedStaker, own: Stake, at: number): Promise<void> {
  const rules = await requireStanding(tx, staker, at);
  const neededCents = heldOf(own);
  const availableCents = await readBalance(tx, staker.id, 'USD');
  if (availableCents < neededCents)
    throw new Refused('INSUFFICIENT_FUNDS', { field: 'stakeCents', data: { neededCents, availableCents } });
  await requireOwnLimits(tx, staker.id, rules, own, at);
  must(withinDailyStakes(tierOf(staker), await readStaked(tx, staker.id, utcDay(at)), own.stake));
}

/** Gives back all that a subject holds of one player; others may still come in. */
export async function refundStake(tx: Tx, subjectId: string, userId: string, context: StakeContext): Promise<void> {
  const [[subject], own] = await together([
    lockSubject(tx, { id: subjectId }),
    endStakesOf(tx, { subjectId, userId, ended: 'refunded' }),
  ]);
  await refundAll(tx, subjectId, subject?.currency, own, context);
}

/** Ends a subject without a winner: everybody gets everything back, and nobody comes in any more. */
export async function refundStakes(tx: Tx, subjectId: string, context: StakeContext): Promise<void> {
  const { currency, rows } = await endAs(tx, subjectId, 'refunded', context.at);
  await refundAll(tx, subjectId, currency, rows, context);
}

/** Ends a subject with all its stakes, whatever becomes of their money; no currency where it had ended before. */
export async function endAs(
  tx: Tx,
  subjectId: string,
  how: (typeof STAKE_ENDS)[number],
  at: number,
): Promise<{ readonly currency: Currency | undefined; readonly rows: readonly HeldStake[] }> {
  const [[subject], rows] = await together([
    endSubject(tx, { id: subjectId, at }),
    endStakes(tx, { subjectId, ended: how }),
  ]);
  return { currency: subject?.currency, rows };
}

async function refundAll(
  tx: Tx,
  id: string,
  currency: Currency | undefined,
  rows: readonly HeldStake[],
  context: StakeContext,
): Promise<void> {
  if (!currency || rows.length === 0) throw new Error(`${id} holds nothing to give back`);
  for (const row of inOrder(rows, ({ userId, transferId }) => `${userId} ${transferId}`)) {
    const { userId, transferId, day } = row;
    const legs = refundLegs({ id, currency }, userId, row);
    const movement = { id: context.newId(), opKey: `refund:${transferId}`, kind: 'refund', legs } as const;
    await post(tx, { id, currency }, movement, context);
    if (currency === 'USD') uncountHold(tx, userId, day, { stakeCents: row.stake, holdCents: heldOf(row) });
  }
}

/**
 * Ends a subject: all its stakes to the winners by their shares, all fees to the house. A single winner's receipt shows
 * both; of several, each has a transfer of their own, so that it tells of nobody else's money.
 */
export async function payPool(
  tx: Tx,
  subjectId: string,
  shares: readonly Share[],
  context: StakeContext,
): Promise<void> {
  const { at, newId } = context;
  const { currency, rows } = await endAs(tx, subjectId, 'paid', at);
  if (!currency || rows.length === 0) throw new Error(`${subjectId} holds nothing to pay out`);
  const subject = { id: subjectId, currency };
  const pool = rows.reduce((sum, { stake }) => sum + stake, 0);
  const fees = rows.reduce((sum, { fee }) => sum + fee, 0);
  const payouts = splitPool(pool, shares).filter(({ amount }) => amount > 0);
  const isOne = payouts.length === 1;
  const opKey = `settle:${subjectId}`;
  if (!isOne && fees > 0)
    await post(tx, subject, { id: newId(), opKey, kind: 'settle', legs: feeLegs(subject, fees) }, context);
  for (const payout of inOrder(payouts, ({ userId }) => userId)) {
    const { userId, amount } = payout;
    const legs = payoutLegs(subject, payout, isOne ? fees : 0);
    await post(
      tx,
      subject,
      { id: newId(), opKey: isOne ? opKey : `${opKey}:${userId}`, kind: 'settle', legs },
      context,
    );
    if (subject.currency === 'USD') countPayout(tx, userId, utcDay(at), amount);
  }
}

/**
 * Ends a subject of one player whose prize the house pays and whose stake it takes; there is no fee. One transfer for
 * both, so that neither happens without the other.
 */
export async function settleByHouse(tx: Tx, subjectId: string, prize: number, context: StakeContext): Promise<void> {
  const {
    currency,
    rows: [own, ...others],
  } = await endAs(tx, subjectId, 'paid', context.at);
  if (currency !== 'BC' || !own || others.length > 0 || own.fee > 0)
    throw new Error(`${subjectId} is not one player's with the house`);
  const subject = { id: subjectId, currency };
  const legs = housePaidLegs(subject, own.stake, { userId: own.userId, amount: prize });
  await post(tx, subject, { id: context.newId(), opKey: `settle:${subjectId}`, kind: 'settle', legs }, context);
}
