/**
 * Puts the end of a contest right after its money was paid out or given back: what each player has had is read from the
 * ledger, what is due follows from the new outcome, and the difference moves. Nobody's wallet goes below zero: what is
 * not there any more becomes a debt to the house, which pays the others in full.
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { debtAccount, userAccount } from '../../domain/wallet/ledger.ts';
import {
  type Brought,
  NOTHING_BROUGHT,
  type Seat,
  changeOf,
  correctionLegs,
  duesOf,
  netOf,
} from '../../domain/wallet/corrections.ts';
import { type Share, feeLegs } from '../../domain/wallet/stakes.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { Reader, Tx } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, transfers } from './ledger.table.ts';
import { openDebtAccount } from './open-books.ts';
import { countPayout } from './play-day.ts';
import { postNewTransfer } from './post-transfer.ts';
import { stakes } from './stake.table.ts';
import { type StakeContext, lockSubject } from './stakes.ts';
import { lockBalance, readBalance } from './wallet.queries.ts';

interface Correction {
  /** Names it: the same correction of a subject happens once. */
  readonly id: string;
  readonly subjectId: string;
  /** Who held a seat at the end, or had added to the pool. */
  readonly players: readonly string[];
  /** Who has won; null where everybody gets back what they put in. */
  readonly shares: readonly Share[] | null;
}

/** What a correction came to for one player. */
interface Corrected {
  readonly userId: string;
  /** Beyond what the earlier outcome had brought; negative for what was taken. */
  readonly cents: number;
  /** Of what was taken, what the wallet did not hold: owed from now on. */
  readonly owedCents: number;
}

/** What a contest brought its players up to now; the caller holds its row, so that nothing comes in between. */
export async function readBrought(reader: Reader, subjectId: string): Promise<(userId: string) => Brought> {
  const rows = await reader
    .select({ accountId: entries.accountId, kind: entries.kind, cents: sumInt(entries.amount) })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(and(eq(transfers.subjectId, subjectId), inArray(transfers.kind, ['settle', 'refund', 'correction'])))
    .groupBy(entries.accountId, entries.kind);
  const cents = new Map(rows.map((row) => [`${row.accountId} ${row.kind}`, row.cents]));
  return (userId) => {
    const centsOf = (kind: keyof Brought): number =>
      [userAccount(userId, 'USD'), debtAccount(userId)].reduce(
        (sum, accountId) => sum + (cents.get(`${accountId} ${kind}`) ?? 0),
        0,
      );
    return {
      payout: centsOf('payout'),
      refund: centsOf('refund'),
      fee: centsOf('fee'),
      guarantee: centsOf('guarantee'),
    };
  };
}

async function readSeats(reader: Reader, subjectId: string, players: readonly string[]): Promise<Seat[]> {
  const rows = await reader
    .select()
    .from(stakes)
    .where(eq(stakes.subjectId, subjectId))
    .orderBy(asc(stakes.userId), asc(stakes.transferId));
  if (rows.some(({ ended }) => ended === null)) throw new Error(`${subjectId} still holds stakes`);
  return players.toSorted().map((userId) => {
    const own = rows.filter((row) => row.userId === userId);
    // Ids grow with time: the last seat is the one that was played for. Who plays for what others have added has none.
    const { stake, fee, isGuarantee } = own.at(-1) ?? { stake: 0, fee: 0, isGuarantee: false };
    const earlier = own
      .slice(0, -1)
      .reduce((sum, one) => ({ stake: sum.stake + one.stake, fee: sum.fee + one.fee }), { stake: 0, fee: 0 });
    return { userId, stake, fee, isGuarantee, earlier };
  });
}

/** What an outcome changes for one player. */
interface Weighed {
  readonly userId: string;
  readonly change: Brought;
  readonly owedCents: number;
}

/** @param balanceOf what a wallet holds; asked in the order of ids, of whom something changes */
async function weigh(
  reader: Reader,
  { subjectId, players, shares }: Omit<Correction, 'id'>,
  balanceOf: (userId: string) => Promise<number>,
): Promise<Weighed[]> {
  const seats = await readSeats(reader, subjectId, players);
  const dues = duesOf(seats, shares);
  const broughtTo = await readBrought(reader, subjectId);
  const changes: Weighed[] = [];
  for (const { userId } of seats) {
    const change = changeOf(broughtTo(userId), dues.get(userId) ?? NOTHING_BROUGHT);
    const balanceCents = netOf(change) === 0 ? 0 : await balanceOf(userId);
    changes.push({ userId, change, owedCents: Math.max(0, -netOf(change) - balanceCents) });
  }
  return changes;
}

const correctedOf = ({ userId, change, owedCents }: Weighed): Corrected => ({
  userId,
  cents: netOf(change),
  owedCents,
});

/** What `correctStakes` would move as wallets stand now; moves nothing. In the order of players' ids. */
export const previewStakes = async (reader: Reader, correction: Omit<Correction, 'id'>): Promise<Corrected[]> =>
  (await weigh(reader, correction, (userId) => readBalance(reader, userId, 'USD'))).map(correctedOf);

/**
 * Moves what an outcome changes, in the transaction that changes the contest, whose row the caller holds. Answers what it
 * came to for each player, in the order of their ids.
 */
export async function correctStakes(
  tx: Tx,
  correction: Correction,
  context: StakeContext,
): Promise<readonly Corrected[]> {
  const { id, subjectId } = correction;
  const { at, actorId, newId } = context;
  const [subject] = await lockSubject(tx, { id: subjectId });
  if (subject?.currency !== 'USD') throw new Error(`${subjectId} is not of money that can be corrected`);
  // All accounts in the order of their ids before any is moved, so that two corrections never wait for each other.
  const changes = await weigh(tx, correction, (userId) => lockBalance(tx, userId, 'USD'));
  for (const { userId, owedCents } of changes) if (owedCents > 0) await openDebtAccount(tx, userId);
  const common = { kind: 'correction', currency: 'USD', subjectId, actorId, at } as const;
  const opKey = `correct:${subjectId}:${id}`;
  const move = ({ userId, change, owedCents }: Weighed) => {
    countPayout(tx, userId, utcDay(at), netOf(change));
    const legs = correctionLegs(subjectId, userId, change, owedCents);
    return postNewTransfer(tx, { ...common, id: newId(), opKey: `${opKey}:${userId}`, legs });
  };
  const fees = -changes.reduce((sum, { change }) => sum + netOf(change), 0);
  const moveFees = () =>
    postNewTransfer(tx, {
      ...common,
      id: newId(),
      opKey: `${opKey}:fees`,
      legs: feeLegs({ id: subjectId, currency: 'USD' }, fees),
    });
  // What comes in before what goes out: the escrow never lacks it.
  for (const one of changes) if (netOf(one.change) < 0) await move(one);
  if (fees < 0) await moveFees();
  for (const one of changes) if (netOf(one.change) > 0) await move(one);
  if (fees > 0) await moveFees();
  return changes.map(correctedOf);
}
