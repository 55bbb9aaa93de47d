import { and, asc, desc, eq, gt, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import { userAccount } from '../../domain/wallet/ledger.ts';
import type { StatementLine, StatementType } from '../../domain/wallet/statements.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected, before } from '../client/sql.ts';
import { entries, ledgerAccounts, transfers } from './ledger.table.ts';
import { statements } from './statement.table.ts';

/** Everything but the files. */
const columns = {
  id: statements.id,
  userId: statements.userId,
  type: statements.type,
  period: statements.period,
  endsAt: statements.endsAt,
  openingCents: statements.openingCents,
  closingCents: statements.closingCents,
  lineCount: statements.lineCount,
  lastNumber: statements.lastNumber,
  issuedAt: statements.issuedAt,
  pdfBytes: statements.pdfBytes,
};
export type StatementRow = Awaited<ReturnType<typeof listStatements>>[number];
export type NewStatement = typeof statements.$inferInsert;

/** A player's statements, the latest period first. */
export const listStatements = (
  reader: Reader,
  userId: string,
  limit: number,
  past: { endsAt: number; id: string } | null,
) =>
  reader
    .select(columns)
    .from(statements)
    .where(
      and(
        eq(statements.userId, userId),
        past ? before([statements.endsAt, statements.id], [past.endsAt, past.id]) : undefined,
      ),
    )
    .orderBy(desc(statements.endsAt), desc(statements.id))
    .limit(limit);

/** Where the next statement of a type begins; undefined before the first. */
export async function readLastStatement(
  reader: Reader,
  userId: string,
  type: StatementType,
): Promise<StatementRow | undefined> {
  const [last] = await reader
    .select(columns)
    .from(statements)
    .where(and(eq(statements.userId, userId), eq(statements.type, type)))
    .orderBy(desc(statements.endsAt))
    .limit(1);
  return last;
}

const FILES = { pdf: statements.pdf, csv: statements.csv } as const;
export type StatementFormat = keyof typeof FILES;

/** A statement's file for its owner; undefined for anybody else. */
export async function readStatementFile(
  reader: Reader,
  userId: string,
  id: string,
  format: StatementFormat,
): Promise<{ type: StatementType; period: string; bytes: Buffer } | undefined> {
  const [file] = await reader
    .select({ type: statements.type, period: statements.period, bytes: FILES[format] })
    .from(statements)
    .where(and(eq(statements.id, id), eq(statements.userId, userId)));
  return file;
}

/** When a player's accounts of some currencies were first booked on; null when none ever was. */
export async function readFirstBooking(
  reader: Reader,
  userId: string,
  currencies: readonly Currency[] = ['USD'],
): Promise<number | null> {
  const accounts = currencies.map((currency) => userAccount(userId, currency));
  const [first] = await reader
    .select({ at: min(transfers.at) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(inArray(entries.accountId, accounts), eq(entries.number, 1)));
  return first?.at ?? null;
}

/**
 * The bookings behind a number up to the first one that is not before an instant, in their order. Transactions side by
 * side may take an account in another order than their clocks say, and a clock may go back, hence by number: nothing is
 * left out between two periods, and what was booked after the end of one is in none before it, whatever its clock said.
 */
export async function listLinesUntil(
  reader: Reader,
  userId: string,
  pastNumber: number,
  until: number,
): Promise<StatementLine[]> {
  const accountId = userAccount(userId, 'USD');
  const [next] = await reader
    .select({ number: min(entries.number) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(eq(entries.accountId, accountId), gt(entries.number, pastNumber), gte(transfers.at, until)));
  const end = next?.number ?? null;
  return reader
    .select({
      number: entries.number,
      at: transfers.at,
      kind: entries.kind,
      transferKind: transfers.kind,
      reference: sql<string>`coalesce(${transfers.subjectId}, ${transfers.id})`,
      amount: entries.amount,
      balanceAfter: entries.balanceAfter,
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(entries.accountId, accountId),
        gt(entries.number, pastNumber),
        end === null ? undefined : lt(entries.number, end),
      ),
    )
    .orderBy(asc(entries.number));
}

/**
 * Players with bookings that no quarterly statement holds, in the order of their ids. A quarter is never ahead of its
 * months, so whoever lacks a monthly one is among them.
 */
export async function listPlayersBehind(reader: Reader, past: string, limit: number): Promise<string[]> {
  const issued = reader
    .select({ lastNumber: sql`coalesce(max(${statements.lastNumber}), 0)` })
    .from(statements)
    .where(and(eq(statements.userId, ledgerAccounts.ownerId), eq(statements.type, 'quarterly')));
  const rows = await reader
    .select({ userId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(
      and(
        gt(ledgerAccounts.ownerId, past),
        eq(ledgerAccounts.currency, 'USD'),
        gt(ledgerAccounts.entryCount, sql`(${issued})`),
      ),
    )
    .orderBy(asc(ledgerAccounts.ownerId))
    .limit(limit);
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}

/** Keeps an issued statement; false when the period has one already. */
export async function insertStatement(tx: Tx, statement: NewStatement): Promise<boolean> {
  return affected(await tx.insert(statements).values(statement).onConflictDoNothing()) > 0;
}
