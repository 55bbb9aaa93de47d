import {
  ledgerPath,
  receiptPattern,
  sandboxBankPattern,
  statementsPath,
  walletPath,
} from '../../domain/wallet/wallet.paths.ts';
import { earningsPath } from '../../domain/results/results.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { AccountTaxYearProps } from './desk/account-tax-year.tsx';
import type { CreatorPayoutProps } from './components/creator-payout.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Limits, breaks and reality checks. */
    'wallet.play-limits': object;
    /** What of a creator's income waits, and the way to be paid. */
    'wallet.creator-payout': CreatorPayoutProps;
    'desk.finance.transactions': object;
    /** Whether the books agree, and what is to be paid. */
    'desk.finance.withdrawals': object;
    /** Every booking of one account. */
    'desk.account.ledger': { readonly accountId: string };
    'desk.account.tax-year': AccountTaxYearProps;
    'desk.account.limits': { readonly accountId: string };
  }
}

export const wallet = defineRoom({
  pages: [
    page('public', ledgerPath, async () => (await import('./screens/ledger-screen.tsx')).LedgerScreen),
    page(
      'focused',
      sandboxBankPattern,
      async () => (await import('./screens/sandbox-bank-screen.tsx')).SandboxBankScreen,
    ),
    page('member', walletPath, async () => (await import('./screens/wallet-screen.tsx')).WalletScreen),
    page('member', receiptPattern, async () => (await import('./screens/receipt-screen.tsx')).ReceiptScreen),
    page('member', statementsPath, async () => (await import('./screens/statements-screen.tsx')).StatementsScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 100,
      to: walletPath,
      label: t.wallet(),
      icon: 'wallet',
      words: [t.moneyBalanceDepositWithdraw()],
      alsoAt: [statementsPath, earningsPath],
    },
  ],
  parts: {
    'wallet.play-limits': part(async () => (await import('./components/play-limits-section.tsx')).PlayLimitsSection),
    'wallet.creator-payout': part(async () => (await import('./components/creator-payout.tsx')).CreatorPayout),
    'desk.finance.transactions': part(async () => (await import('./desk/transaction-list.tsx')).TransactionList),
    'desk.finance.withdrawals': part(async () => (await import('./desk/withdrawals.tsx')).Withdrawals),
    'desk.account.ledger': part(async () => (await import('./desk/account-ledger.tsx')).AccountLedger),
    'desk.account.tax-year': part(async () => (await import('./desk/account-tax-year.tsx')).AccountTaxYear),
    'desk.account.limits': part(async () => (await import('./desk/account-limits.tsx')).AccountLimits),
  },
});
