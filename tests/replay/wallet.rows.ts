import { WIRING } from '../../gateway/rooms.ts';
import { CRYPTO_NETWORKS, METHOD_KINDS } from '../../domain/wallet/methods.ts';
import { DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from '../../domain/wallet/payments.ts';
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '../../domain/wallet/play-limits.ts';
import { PLAY_PAUSE_KINDS } from '../../domain/wallet/play-pause.ts';
import { STATEMENT_TYPES } from '../../domain/wallet/statements.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import type { Database, Tx } from '../../db/client/database.ts';
import { staffAlerts, unmatchedProviderEvents } from '../../db/wallet/alert.table.ts';
import { bookChargeback, bookDeposit, grant } from '../../db/wallet/bookings.ts';
import { commitments } from '../../db/wallet/commitment.table.ts';
import { dateCommitments } from '../../db/wallet/commitments.ts';
import { bookSponsored, paySponsored } from '../../db/wallet/fund.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { openDebtAccount } from '../../db/wallet/open-books.ts';
import { playDays } from '../../db/wallet/ledger.table.ts';
import { deposits, paymentMethods, withdrawals } from '../../db/wallet/payment.table.ts';
import { playLimits, playPauses } from '../../db/wallet/play-limit.table.ts';
import { balanceLeaves, balanceRoots, statements } from '../../db/wallet/statement.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeMethod = (n: number): string => `method-${String(n % WORDS.length).padStart(2, '0')}`;

/** Dates what was committed to and links the transfers so far; a few stay behind, as they do for a second. */
export async function goOn(db: Database, { now, newId }: Edges): Promise<void> {
  for (let n = 0; n < 3; n++) await dateCommitments(db, { id: newId(), at: now, until: now });
  while ((await linkTransfers(db, 500)) > 0);
  await db.transact(async (tx) => {
    for (let n = 0; n < 5; n++)
      await bookDeposit(
        tx,
        { id: `late-${n}`, userId: '2', amountCents: n + 1 },
        { id: newId(), actorId: null, at: now },
      );
  });
}

/** Payments of each kind and standing, three of them at one instant, and what players and staff keep beside them. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) {
    await addPayments(tx, edges, n);
    await addBookings(tx, edges, n);
    await addLimits(tx, edges, n);
  }
  const context = { at: edges.now, actorId: null, newId: edges.newId };
  await bookSponsored(tx, { id: 'edge', campaignId: 'edge-campaign', cents: 100_00 }, context);
  for (const [n, cents] of [1, 7_00].entries())
    await paySponsored(
      tx,
      { acceptanceId: `edge-${n}`, campaignId: 'edge-campaign', userId: edgeUser(0), cents },
      context,
    );
  for (let n = 0; n < 40; n++) await addAlert(tx, edges, n);
  for (let n = 0; n < 15; n++) await addDays(tx, edges, n);
}

async function addPayments(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const userId = edgeUser(n % 2 === 0 ? 0 : n);
  const at = now - Math.floor(n / 3) * HOUR;
  await tx.insert(paymentMethods).values({
    id: edgeMethod(n),
    userId,
    kind: nth(METHOD_KINDS, n),
    name: nth(WORDS, n),
    details: nth(WORDS, n + 1),
    network: n % 3 === 0 ? nth(CRYPTO_NETWORKS, n) : null,
    sealedTerms: n % 5 === 4 ? '' : `sealed:${n}`,
    destinationHash: n % 4 === 0 ? null : n % 4 === 1 ? '' : `hash-${n % 3}`,
    isDefault: n % 2 === 1,
    isVerified: n % 3 === 0,
    createdAt: at,
    lastUsedAt: n % 3 === 1 ? at + 1 : null,
    removedAt: n % 7 === 2 ? at + 2 : null,
  });
  // Sums of several stay within what a number holds exactly.
  const amountCents = Math.max(1, nth(EDGES, n) % 2 ** 48);
  await tx.insert(deposits).values({
    id: `deposit-${n}`,
    userId,
    methodId: edgeMethod(n),
    amountCents,
    status: nth(DEPOSIT_STATUSES, n),
    provider: n % 2 === 0 ? 'sandbox' : 'stripe',
    providerRef: n % 3 === 0 ? null : `ref-${n}`,
    actionUrl: n % 4 === 0 ? 'https://pay.example/Ж' : null,
    failure: n % 5 === 2 ? nth(WORDS, n) : null,
    createdAt: at,
    changedAt: at + (n % 2),
  });
  await tx.insert(withdrawals).values({
    id: `withdrawal-${n}`,
    userId,
    methodId: edgeMethod(n),
    amountCents,
    feeCents: n % 3,
    status: nth(WITHDRAWAL_STATUSES, n),
    reason: n % 6 > 3 ? nth(WORDS, n) : null,
    requestedAt: at,
    changedAt: at + (n % 2),
    firstApproverId: n % 5 === 0 ? '5' : null,
    decidedBy: n % 5 === 1 ? '4' : null,
    provider: n % 2 === 0 ? 'sandbox' : 'stripe',
    providerRef: n % 3 === 0 ? null : `${n % 3 === 1 ? 'ref-' : 'manual_'}${n}`,
    handledBy: n % 7 === 2 ? '4' : null,
    handledAt: n % 7 === 2 ? at + 1 : null,
    bankReference: n % 9 === 2 ? nth(WORDS, n) : null,
    sentOn: n % 9 === 2 ? '2026-02-28' : null,
    isCreatorPayout: n % 4 === 0,
  });
}

/** Money and coins in the wallets, as the books take them; not linked yet. */
async function addBookings(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  const userId = edgeUser(n % 2 === 0 ? 0 : n);
  const at = now - Math.floor(n / 4) * HOUR;
  const amountCents = n === 1 ? 2 ** 51 : 500_00 + n;
  await bookDeposit(tx, { id: `deposit-${n}`, userId, amountCents }, { id: newId(), actorId: userId, at });
  const opKey = `${nth(['mission', 'login', 'starter-bonus'], n)}:${n}`;
  await grant(tx, { opKey, userId, currency: 'BC', amount: 1_000 + n }, { id: newId(), actorId: null, at });
  if (n % 5 !== 0) return;
  // Nearly all of it had been spent.
  await openDebtAccount(tx, userId);
  await bookChargeback(tx, { id: `deposit-${n}`, userId, amountCents }, 1_00, { id: newId(), actorId: null, at });
}

async function addLimits(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  const userId = edgeUser(n % 2 === 0 ? 0 : n);
  await tx
    .insert(playLimits)
    .values({
      userId,
      kind: nth(PLAY_LIMIT_KINDS, n),
      period: nth(PLAY_LIMIT_PERIODS, Math.floor(n / 3)),
      cents: nth(EDGES, n),
      pendingCents: n % 3 === 0 ? null : nth(EDGES, n + 1),
      pendingFrom: n % 3 === 0 ? null : now + (n % 2 === 0 ? HOUR : -HOUR),
    })
    .onConflictDoNothing();
  await tx.insert(playPauses).values({
    id: newId(),
    userId,
    kind: nth(PLAY_PAUSE_KINDS, n),
    startsAt: now - n * HOUR,
    // A tie of those who have had several.
    endsAt: now - Math.floor(n / 8) * HOUR,
  });
  await tx
    .insert(playDays)
    .values({
      userId,
      day: utcDay(now - n * DAY),
      stakedCents: nth(EDGES, n) % 2 ** 48,
      depositedCents: nth(EDGES, n + 1) % 2 ** 40,
      withdrawnCents: n,
      lostCents: n % 2 === 0 ? -n : n,
    })
    .onConflictDoNothing();
}

async function addAlert(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const isResolved = n % 2 === 1;
  const at = now - Math.floor(n / 4) * HOUR;
  await tx.insert(staffAlerts).values({
    id: `alert-${String(n).padStart(2, '0')}`,
    kind: nth([...WIRING.alerts.keys()], Math.floor(n / 2)),
    uniqueKey: `key-${n}`,
    message: nth(WORDS, n),
    details: {
      subject: nth(WORDS, n),
      currency: n % 3 === 0 ? null : 'USD',
      sides: [{ by: 'ledger', amount: nth(EDGES, n), status: null }],
    },
    at,
    seenAt: at + n,
    resolvedAt: isResolved ? at + 1 : null,
    resolvedBy: isResolved ? '5' : null,
    reason: isResolved ? nth(WORDS, n) : null,
  });
  await tx.insert(unmatchedProviderEvents).values({
    provider: n % 2 === 0 ? 'sandbox' : 'stripe',
    id: `event-${n}`,
    kind: 'deposit',
    providerRef: `ref-${n}`,
    receivedAt: at,
  });
  await tx.insert(commitments).values({ about: `arcade:${nth(WORDS, n)}`, commitment: `c${n}`, at: at - DAY });
}

async function addDays(tx: Tx, { now, newId }: Edges, n: number): Promise<void> {
  const day = utcDay(now - n * DAY);
  await tx.insert(balanceRoots).values({
    day,
    root: `root-${n}`,
    totalCents: nth(EDGES, n),
    escrowCents: nth(EDGES, n + 1),
    fundsCents: nth(EDGES, n + 2),
    leafCount: 3,
    ...(n % 2 === 0 && { auditPosition: n, auditHash: `hash-${n}` }),
    at: now - n * DAY,
  });
  for (const [position, userId] of [edgeUser(0), edgeUser(1), '1'].entries())
    await tx.insert(balanceLeaves).values({ day, position, userId, balanceCents: nth(EDGES, n), salt: `salt-${n}` });
  await tx.insert(statements).values({
    id: newId(),
    userId: n < 10 ? edgeUser(0) : edgeUser(1),
    type: nth(STATEMENT_TYPES, n),
    period: `2026-${n}`,
    // The last month of a quarter ends with it.
    endsAt: now - Math.floor(n / 2) * DAY,
    openingCents: nth(EDGES, n),
    closingCents: nth(EDGES, n + 1),
    lineCount: n,
    lastNumber: n % 4,
    issuedAt: now,
    pdf: Buffer.from([0, 255, n]),
    csv: Buffer.from('Ж,"\r\n'),
    pdfBytes: 3,
  });
}
