import { and, asc, between, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { utcDay } from '../../domain/shared/time.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { playDays } from './ledger.table.ts';
import { readMethods } from './method.queries.ts';
import { type DepositRow, type WithdrawalRow, deposits, paymentMethods, withdrawals } from './payment.table.ts';

/** Instants: after the first, up to the second. */
interface Span {
  readonly since: number;
  readonly until: number;
}

/** What came in from an account's payments of a span, also what a bank took back later. */
const listPaidIn = (reader: Reader, userId: string, { since, until }: Span): Promise<DepositRow[]> =>
  reader
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, userId),
        gt(deposits.createdAt, since),
        lte(deposits.createdAt, until),
        inArray(deposits.status, ['succeeded', 'charged-back']),
      ),
    )
    .orderBy(asc(deposits.createdAt), asc(deposits.id));

/** What an account asked to have paid out within a span, without what came to nothing. */
const listAskedOut = (reader: Reader, userId: string, { since, until }: Span): Promise<WithdrawalRow[]> =>
  reader
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        gt(withdrawals.requestedAt, since),
        lte(withdrawals.requestedAt, until),
        inArray(withdrawals.status, ['requested', 'processing', 'approved', 'paid']),
      ),
    )
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id));

/** What was staked from one UTC day to another, both included, in cents. */
async function readStakedBetween(reader: Reader, userId: string, from: string, to: string): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(playDays.stakedCents) })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), between(playDays.day, from, to)));
  return row?.cents ?? 0;
}

/** The methods that an account added within a span, removed ones too, the oldest first. */
export async function listAddedMethods(reader: Reader, userId: string, { since, until }: Span): Promise<string[]> {
  const rows = await reader
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(eq(paymentMethods.userId, userId), gt(paymentMethods.createdAt, since), lte(paymentMethods.createdAt, until)),
    )
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
  return rows.map(({ id }) => id);
}

/** What an account paid in, asked to have paid out, and staked on the UTC days of a span, in cents. */
export const readFlow = async (reader: Reader, userId: string, span: Span) => ({
  paidIn: await listPaidIn(reader, userId, span),
  askedOut: await listAskedOut(reader, userId, span),
  stakedCents: await readStakedBetween(reader, userId, utcDay(span.since), utcDay(span.until)),
});

interface PaymentIds {
  readonly deposits: readonly string[];
  readonly withdrawals: readonly string[];
  readonly methods: readonly string[];
}

/** Payments and methods by id, with the methods that the payments were made by. */
export async function readPayments(reader: Reader, ids: PaymentIds) {
  const paidIn: DepositRow[] = await reader
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids.deposits]));
  const paidOut: WithdrawalRow[] = await reader
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.id, [...ids.withdrawals]));
  const methodIds = [...ids.methods, ...[...paidIn, ...paidOut].map(({ methodId }) => methodId)];
  return { deposits: paidIn, withdrawals: paidOut, methods: await readMethods(reader, methodIds) };
}

/** A method by which an account can be paid out to a place. */
export interface Sharer {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
}

/** Where accounts have ever been able to be paid out to, by hash; removed methods too. */
export const listDestinations = (reader: Reader, userIds: readonly string[]) =>
  reader
    .select({ userId: paymentMethods.userId, hash: paymentMethods.destinationHash })
    .from(paymentMethods)
    .where(
      and(
        inArray(paymentMethods.userId, [...userIds]),
        // Null is no place, empty one that could not be worked out.
        ne(paymentMethods.destinationHash, ''),
      ),
    );

/** The hash of the place that a withdrawal goes to; undefined where it says nothing. */
export async function readDestination(reader: Reader, withdrawalId: string): Promise<string | undefined> {
  const [asked] = await reader
    .select({ hash: paymentMethods.destinationHash })
    .from(withdrawals)
    .innerJoin(paymentMethods, eq(paymentMethods.id, withdrawals.methodId))
    .where(eq(withdrawals.id, withdrawalId));
  // Empty is what could not be worked out.
  const hash = asked?.hash ?? '';
  return hash === '' ? undefined : hash;
}

/** The places that some players can be paid out to, or could be before they removed the method. */
export async function listDestinationsOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<{ userId: string; hash: string }[]> {
  if (userIds.length === 0) return [];
  const { userId, destinationHash } = paymentMethods;
  const hash = sql<string>`${destinationHash}`;
  return reader
    .selectDistinct({ userId, hash })
    .from(paymentMethods)
    .where(and(inArray(userId, [...userIds]), ne(destinationHash, '')))
    .orderBy(asc(userId), asc(hash));
}

/** The methods, removed ones too, that name a place up to an instant; the oldest first. */
export const listSharers = (reader: Reader, hash: string, until: number, limit: number): Promise<Sharer[]> =>
  reader
    .select({ id: paymentMethods.id, userId: paymentMethods.userId, createdAt: paymentMethods.createdAt })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.destinationHash, hash), lte(paymentMethods.createdAt, until)))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id))
    .limit(limit);
