/**
 * Money that others put up, in escrows of its own: the operator's for the markets, a sponsor's for each campaign. Whoever
 * moves a sponsor's holds the campaign's row, which comes before any account.
 */
import { eq, inArray } from 'drizzle-orm';
import { fundLegs } from '../../domain/wallet/bet-legs.ts';
import { MARKET_FUND_ACCOUNT, escrowAccount } from '../../domain/wallet/ledger.ts';
import { sponsorDepositLegs, sponsorReturnLegs, sponsoredLegs } from '../../domain/wallet/sponsor-legs.ts';
import type { Reader, Tx } from '../client/database.ts';
import { ledgerAccounts } from './ledger.table.ts';
import { postNewTransfer } from './post-transfer.ts';
import type { StakeContext } from './stakes.ts';

/** The balance of an account by its name; no row before anything came in. */
export const balanceOf = (reader: Reader, id: string) =>
  reader.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(eq(ledgerAccounts.id, id));

/** What the fund holds free, in cents; 0 before anything came in. */
export async function readFund(reader: Reader): Promise<number> {
  const [row] = await balanceOf(reader, MARKET_FUND_ACCOUNT);
  return row?.balance ?? 0;
}

/** The same, locked until the transaction ends. */
export async function lockFund(tx: Tx): Promise<number> {
  const [row] = await balanceOf(tx, MARKET_FUND_ACCOUNT).for('no key update');
  return row?.balance ?? 0;
}

/** Moves money of the house into the fund, or out of it where the amount is negative. @throws Refused INSUFFICIENT_FUNDS */
export const moveFund = (tx: Tx, requestId: string, cents: number, context: StakeContext): Promise<void> =>
  postNewTransfer(tx, {
    id: context.newId(),
    currency: 'USD',
    subjectId: requestId,
    actorId: context.actorId,
    at: context.at,
    kind: 'fund',
    opKey: `fund:${requestId}`,
    legs: fundLegs(cents),
  });

const common = (campaignId: string, { actorId, at, newId }: StakeContext) =>
  ({ id: newId(), kind: 'sponsorship', currency: 'USD', subjectId: campaignId, actorId, at }) as const;

export interface SponsorDeposit {
  readonly id: string;
  readonly campaignId: string;
  readonly cents: number;
}

/** Books what somebody has paid in for a sponsor, once. */
export const bookSponsored = (tx: Tx, deposit: SponsorDeposit, context: StakeContext): Promise<void> =>
  postNewTransfer(tx, {
    ...common(deposit.campaignId, context),
    opKey: `sponsor-deposit:${deposit.id}`,
    legs: sponsorDepositLegs(deposit.campaignId, deposit.cents),
  });

/** Gives a sponsor back what nobody can be paid any more; nothing moves for 0. */
export async function returnSponsored(tx: Tx, campaignId: string, cents: number, context: StakeContext): Promise<void> {
  if (cents === 0) return;
  const transfer = common(campaignId, context);
  const legs = sponsorReturnLegs(campaignId, cents);
  await postNewTransfer(tx, { ...transfer, opKey: `sponsor-return:${transfer.id}`, legs });
}

export interface SponsoredPay {
  readonly acceptanceId: string;
  readonly campaignId: string;
  readonly userId: string;
  readonly cents: number;
}

/** Pays a creator out of the escrow; a second payment of an acceptance undoes the transaction. */
export const paySponsored = (tx: Tx, pay: SponsoredPay, context: StakeContext): Promise<void> =>
  postNewTransfer(tx, {
    ...common(pay.campaignId, context),
    opKey: `sponsored:${pay.acceptanceId}`,
    legs: sponsoredLegs(pay.campaignId, pay.userId, pay.cents),
  });

/** What lies in the escrows of some campaigns, in cents; without those that have had no money yet. */
export async function readEscrows(reader: Reader, campaignIds: readonly string[]): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map();
  const idOf = new Map(campaignIds.map((id) => [escrowAccount(id), id]));
  const rows = await reader
    .select({ id: ledgerAccounts.id, cents: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...idOf.keys()]));
  return new Map(rows.map(({ id, cents }) => [idOf.get(id) ?? '', cents]));
}
