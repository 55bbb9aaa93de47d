import { type EntryKind, type Leg, SPONSORS_ACCOUNT, escrowAccount, userAccount } from './ledger.ts';

const between = (from: string, to: string, kind: EntryKind, amount: number): Leg[] => [
  { accountId: from, kind, amount: -amount },
  { accountId: to, kind, amount },
];

/** A sponsor's money into the escrow of the campaign. */
export const sponsorDepositLegs = (campaignId: string, cents: number): Leg[] =>
  between(SPONSORS_ACCOUNT, escrowAccount(campaignId), 'reserve', cents);

/** What nobody is paid of it goes back. */
export const sponsorReturnLegs = (campaignId: string, cents: number): Leg[] =>
  between(escrowAccount(campaignId), SPONSORS_ACCOUNT, 'reserve', cents);

/** What a creator is paid of it. */
export const sponsoredLegs = (campaignId: string, userId: string, cents: number): Leg[] =>
  between(escrowAccount(campaignId), userAccount(userId, 'USD'), 'creator', cents);
