import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { entries, ledgerAccounts, playDays, transfers } from './ledger.table.ts';
import { deposits, paymentMethods, withdrawals } from './payment.table.ts';
import { playLimits, playPauses } from './play-limit.table.ts';
import { stakeSubjects, stakes } from './stake.table.ts';
import { statements } from './statement.table.ts';

/** Everything that the wallet keeps about a person, for the person: the own side of every booking, no secret of a method. */
export async function readWalletData(reader: Reader, userId: string) {
  return {
    balances: await reader
      .select({ currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.ownerId, userId))
      .orderBy(asc(ledgerAccounts.id)),
    entries: await reader
      .select({
        transferId: transfers.id,
        transferKind: transfers.kind,
        subjectId: transfers.subjectId,
        at: transfers.at,
        position: transfers.position,
        hash: transfers.hash,
        currency: ledgerAccounts.currency,
        number: entries.number,
        kind: entries.kind,
        amount: entries.amount,
        balanceAfter: entries.balanceAfter,
      })
      .from(ledgerAccounts)
      .innerJoin(entries, eq(entries.accountId, ledgerAccounts.id))
      .innerJoin(transfers, eq(transfers.id, entries.transferId))
      .where(eq(ledgerAccounts.ownerId, userId))
      .orderBy(asc(ledgerAccounts.id), asc(entries.number)),
    stakes: await reader
      .select({
        subjectId: stakes.subjectId,
        kind: stakeSubjects.kind,
        title: stakeSubjects.title,
        currency: stakeSubjects.currency,
        stake: stakes.stake,
        fee: stakes.fee,
        day: stakes.day,
        ended: stakes.ended,
      })
      .from(stakes)
      .innerJoin(stakeSubjects, eq(stakeSubjects.id, stakes.subjectId))
      .where(eq(stakes.userId, userId))
      .orderBy(asc(stakes.day), asc(stakes.transferId)),
    methods: await reader
      .select({
        kind: paymentMethods.kind,
        name: paymentMethods.name,
        details: paymentMethods.details,
        network: paymentMethods.network,
        createdAt: paymentMethods.createdAt,
        lastUsedAt: paymentMethods.lastUsedAt,
        removedAt: paymentMethods.removedAt,
      })
      .from(paymentMethods)
      .where(eq(paymentMethods.userId, userId))
      .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id)),
    deposits: await reader
      .select({
        id: deposits.id,
        amountCents: deposits.amountCents,
        status: deposits.status,
        takenBackCents: deposits.takenBackCents,
        failure: deposits.failure,
        createdAt: deposits.createdAt,
        changedAt: deposits.changedAt,
      })
      .from(deposits)
      .where(eq(deposits.userId, userId))
      .orderBy(asc(deposits.createdAt), asc(deposits.id)),
    withdrawals: await reader
      .select({
        id: withdrawals.id,
        amountCents: withdrawals.amountCents,
        feeCents: withdrawals.feeCents,
        status: withdrawals.status,
        reason: withdrawals.reason,
        bankReference: withdrawals.bankReference,
        sentOn: withdrawals.sentOn,
        requestedAt: withdrawals.requestedAt,
        changedAt: withdrawals.changedAt,
      })
      .from(withdrawals)
      .where(eq(withdrawals.userId, userId))
      .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id)),
    statements: await reader
      .select({ type: statements.type, period: statements.period, issuedAt: statements.issuedAt })
      .from(statements)
      .where(eq(statements.userId, userId))
      .orderBy(asc(statements.issuedAt), asc(statements.id)),
    limits: await reader
      .select()
      .from(playLimits)
      .where(eq(playLimits.userId, userId))
      .orderBy(asc(playLimits.kind), asc(playLimits.period)),
    breaks: await reader
      .select({ kind: playPauses.kind, startsAt: playPauses.startsAt, endsAt: playPauses.endsAt })
      .from(playPauses)
      .where(eq(playPauses.userId, userId))
      .orderBy(asc(playPauses.startsAt), asc(playPauses.id)),
    days: await reader.select().from(playDays).where(eq(playDays.userId, userId)).orderBy(asc(playDays.day)),
  };
}
