import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import { CHAIN_START, sealText } from '../../domain/wallet/ledger.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, ledgerAccounts, ledgerHead, transfers } from './ledger.table.ts';
import { entriesOf, sha256 } from './seal-transfers.ts';

const PAGE = 1_000;

/** What is wrong with the books, in words for staff; empty when nothing is. */
export async function verifyLedger(reader: Reader): Promise<string[]> {
  return [...(await verifyBalances(reader)), ...(await verifyChain(reader))];
}

async function verifyBalances(reader: Reader): Promise<string[]> {
  const findings: string[] = [];
  const unbalanced = await reader
    .select({ id: entries.transferId, currency: ledgerAccounts.currency, sum: sumInt(entries.amount) })
    .from(entries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.accountId))
    .groupBy(entries.transferId, ledgerAccounts.currency)
    .having(ne(sumInt(entries.amount), 0));
  for (const row of unbalanced) findings.push(`transfer ${row.id} is off by ${row.sum} ${row.currency}`);

  const sums = reader
    .select({ accountId: entries.accountId, sum: sumInt(entries.amount).as('sum') })
    .from(entries)
    .groupBy(entries.accountId)
    .as('sums');
  const off = await reader
    .select({
      id: ledgerAccounts.id,
      balance: ledgerAccounts.balance,
      sum: sql<number>`coalesce(${sums.sum}, 0)`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .leftJoin(sums, eq(sums.accountId, ledgerAccounts.id))
    .where(ne(ledgerAccounts.balance, sql`coalesce(${sums.sum}, 0)`));
  for (const row of off) findings.push(`account ${row.id} says ${row.balance}, its entries say ${row.sum}`);
  return [...findings, ...(await verifyNumbers(reader))];
}

/** Entries of an account are numbered from 1 without gaps, and each takes the balance on from the one before. */
async function verifyNumbers(reader: Reader): Promise<string[]> {
  const inOrder = sql`over (partition by ${entries.accountId} order by ${entries.number})`;
  const lines = reader
    .select({
      accountId: entries.accountId,
      number: entries.number,
      place: sql<number>`row_number() ${inOrder}`.mapWith(Number).as('place'),
      begins: sql<number>`${entries.balanceAfter} - ${entries.amount}`.mapWith(Number).as('begins'),
      before: sql<number>`coalesce(lag(${entries.balanceAfter}) ${inOrder}, 0)`.mapWith(Number).as('before'),
    })
    .from(entries)
    .as('lines');
  const broken = await reader
    .select({ accountId: lines.accountId, number: lines.number })
    .from(lines)
    .where(or(ne(lines.number, lines.place), ne(lines.begins, lines.before)));
  const counts = reader
    .select({ accountId: entries.accountId, last: sql<number>`max(${entries.number})`.mapWith(Number).as('last') })
    .from(entries)
    .groupBy(entries.accountId)
    .as('counts');
  const miscounted = await reader
    .select({ id: ledgerAccounts.id, entryCount: ledgerAccounts.entryCount })
    .from(ledgerAccounts)
    .leftJoin(counts, eq(counts.accountId, ledgerAccounts.id))
    .where(ne(ledgerAccounts.entryCount, sql`coalesce(${counts.last}, 0)`));
  return [
    ...broken.map((row) => `entry ${row.number} of account ${row.accountId} does not follow the one before`),
    ...miscounted.map((row) => `account ${row.id} counts ${row.entryCount} entries, but has others`),
  ];
}

async function readHead(reader: Reader) {
  const [head] = await reader.select().from(ledgerHead).where(eq(ledgerHead.id, 1));
  return head;
}

async function verifyChain(reader: Reader): Promise<string[]> {
  let position = 0;
  let hash = CHAIN_START;
  let head = await readHead(reader);
  for (;;) {
    const page = await reader
      .select()
      .from(transfers)
      .where(and(isNotNull(transfers.position), gt(transfers.position, position)))
      .orderBy(asc(transfers.position))
      .limit(PAGE);
    if (page.length === 0) {
      // Sealing goes on meanwhile: the end is reached when the head has stood still since before this page was read.
      const latest = await readHead(reader);
      if (latest?.position === head?.position) break;
      head = latest;
      continue;
    }
    const byTransfer = await entriesOf(
      reader,
      page.map((transfer) => transfer.id),
    );
    for (const transfer of page) {
      position++;
      if (transfer.position !== position) return [`the chain has no transfer at position ${position}`];
      hash = sha256(
        sealText({ ...transfer, position, previousHash: hash, entries: byTransfer.get(transfer.id) ?? [] }),
      );
      if (transfer.hash !== hash) return [`transfer ${transfer.id} at position ${position} does not match its hash`];
    }
  }
  const ends = head?.position === position && head.hash === hash;
  return ends ? [] : [`the chain ends at position ${position}, its head says ${head?.position ?? 'nothing'}`];
}
