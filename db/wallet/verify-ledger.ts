import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { type Difference, says } from '../../domain/wallet/alerts.ts';
import { CHAIN_START, linkText } from '../../domain/shared/hash-chain.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, ledgerAccounts, ledgerHead, transfers } from './ledger.table.ts';
import { contentHashOf, entriesOf, sha256 } from './content-hash.ts';
import { LogCheck } from './verify-log.ts';

const PAGE = 1_000;

/** What is wrong with the books, in words for staff; empty when nothing is. */
export async function verifyLedger(reader: Reader): Promise<string[]> {
  const balances = await verifyBalances(reader);
  return [...balances.map(({ message }) => message), ...(await verifyChain(reader))];
}

/** Whether entries, transfers and maintained balances agree; a page at a time, so that others get their turn. */
export async function verifyBalances(reader: Reader): Promise<Difference[]> {
  return [...(await verifyTransfers(reader)), ...(await verifyAccounts(reader))];
}

/** Every transfer sums to zero in each currency. */
async function verifyTransfers(reader: Reader): Promise<Difference[]> {
  const findings: Difference[] = [];
  for (let last = ''; ;) {
    const page = await reader
      .select({ id: transfers.id })
      .from(transfers)
      .where(gt(transfers.id, last))
      .orderBy(asc(transfers.id))
      .limit(PAGE);
    const end = page.at(-1)?.id;
    if (end === undefined) return findings;
    const unbalanced = await reader
      .select({ id: entries.transferId, currency: ledgerAccounts.currency, sum: sumInt(entries.amount) })
      .from(entries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.accountId))
      .where(and(gt(entries.transferId, last), lte(entries.transferId, end)))
      .groupBy(entries.transferId, ledgerAccounts.currency)
      .having(ne(sumInt(entries.amount), 0));
    for (const { id, sum, currency } of unbalanced)
      findings.push({
        kind: 'balance',
        message: `transfer ${id} is off by ${sum} ${currency}`,
        subject: id,
        currency,
        sides: [says('transfer', 0), says('entries', sum)],
      });
    last = end;
    await setImmediate();
  }
}

/** Entries of an account are numbered from 1 without gaps, each takes the balance on, the last one to the account's. */
async function verifyAccounts(reader: Reader): Promise<Difference[]> {
  const findings: Difference[] = [];
  for (let last = ''; ;) {
    const page = await reader
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(gt(ledgerAccounts.id, last))
      .orderBy(asc(ledgerAccounts.id))
      .limit(PAGE);
    const end = page.at(-1)?.id;
    if (end === undefined) return findings;
    for (const account of await followEntries(reader, last, end)) findings.push(...differencesOf(account));
    last = end;
    await setImmediate();
  }
}

type Followed = Awaited<ReturnType<typeof followEntries>>[number];

function* differencesOf({ id, currency, balance, entryCount, sum, count, broken }: Followed): Generator<Difference> {
  const about = { kind: 'balance', subject: id } as const;
  if (sum !== balance)
    yield {
      ...about,
      message: `account ${id} says ${balance}, its entries say ${sum}`,
      currency,
      sides: [says('account', balance), says('entries', sum)],
    };
  if (count !== entryCount)
    yield {
      ...about,
      message: `account ${id} counts ${entryCount} entries, but has ${count}`,
      currency: null,
      sides: [says('account', entryCount), says('entries', count)],
    };
  if (broken > 0)
    yield {
      ...about,
      message: `${broken} entries of account ${id} do not follow the one before`,
      currency: null,
      sides: [says('account', count), says('entries', count - broken)],
    };
}

/**
 * Accounts after one id and up to another with sum, count and breaks of their entries; in one statement, so that no
 * transfer comes between the two.
 */
function followEntries(reader: Reader, after: string, end: string) {
  const inOrder = sql`over (partition by ${entries.accountId} order by ${entries.number})`;
  const lines = reader
    .select({
      accountId: entries.accountId,
      amount: entries.amount,
      isBroken: sql<number>`case when ${entries.number} = row_number() ${inOrder}
        and ${entries.balanceAfter} - ${entries.amount} = coalesce(lag(${entries.balanceAfter}) ${inOrder}, 0)
        then 0 else 1 end`.as('is_broken'),
    })
    .from(entries)
    .where(and(gt(entries.accountId, after), lte(entries.accountId, end)))
    .as('lines');
  const sums = reader
    .select({
      accountId: lines.accountId,
      sum: sumInt(lines.amount).as('sum'),
      count: sql<number>`count(*)`.as('count'),
      broken: sumInt(sql`${lines.isBroken}`).as('broken'),
    })
    .from(lines)
    .groupBy(lines.accountId)
    .as('sums');
  const orNone = (value: unknown) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);
  return reader
    .select({
      id: ledgerAccounts.id,
      currency: ledgerAccounts.currency,
      balance: ledgerAccounts.balance,
      entryCount: ledgerAccounts.entryCount,
      sum: orNone(sums.sum),
      count: orNone(sums.count),
      broken: orNone(sums.broken),
    })
    .from(ledgerAccounts)
    .leftJoin(sums, eq(sums.accountId, ledgerAccounts.id))
    .where(and(gt(ledgerAccounts.id, after), lte(ledgerAccounts.id, end)));
}

async function readHead(reader: Reader) {
  const [head] = await reader.select().from(ledgerHead).where(eq(ledgerHead.id, 1));
  return head;
}

async function verifyChain(reader: Reader): Promise<string[]> {
  let position = 0;
  let hash = CHAIN_START;
  let head = await readHead(reader);
  const log = new LogCheck(reader, head ?? { logSize: 0, logEdge: null });
  for (;;) {
    const page = await reader
      .select()
      .from(transfers)
      .where(and(isNotNull(transfers.position), gt(transfers.position, position)))
      .orderBy(asc(transfers.position))
      .limit(PAGE);
    if (page.length === 0) {
      // Linking goes on meanwhile: the end is reached when the head has stood still since before this page was read.
      const latest = await readHead(reader);
      if (latest?.position === head?.position) break;
      head = latest;
      continue;
    }
    const byTransfer = await entriesOf(
      reader,
      page.map((transfer) => transfer.id),
    );
    const contentHashes: string[] = [];
    for (const transfer of page) {
      position++;
      if (transfer.position !== position) return [`the chain has no transfer at position ${position}`];
      const contentHash = contentHashOf(transfer, byTransfer);
      hash = sha256(linkText(position, hash, contentHash));
      if (transfer.hash !== hash) return [`transfer ${transfer.id} at position ${position} does not match its hash`];
      contentHashes.push(contentHash);
    }
    await log.follow(contentHashes);
  }
  const ends = head?.position === position && head.hash === hash;
  if (!ends) return [`the chain ends at position ${position}, its head says ${head?.position ?? 'nothing'}`];
  return [...log.findings()];
}
