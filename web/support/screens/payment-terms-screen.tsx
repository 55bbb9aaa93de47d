import { Link } from 'react-router-dom';
import { FEE_BASIS_POINTS } from '../../../domain/battles/battle.ts';
import { SECOND_FACTOR_ABOVE_CENTS, SECOND_FACTOR_WINDOW_MS } from '../../../domain/security/second-factor.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { helpTabPath, termsPath } from '../../../domain/support/support.paths.ts';
import { DEPOSIT_LIMITS, WITHDRAWAL_LIMITS } from '../../../domain/wallet/limits.ts';
import {
  DEPOSIT_CENTS_MIN,
  DISPUTE_WINDOW_MS,
  METHOD_COOLING_MS,
  WITHDRAWAL_CENTS_MIN,
} from '../../../domain/wallet/payments.ts';
import { formatCents } from '../../format/format.ts';
import { LegalPage } from '../components/legal-page.tsx';

const fee = `${FEE_BASIS_POINTS / 100}%`;
const hours = (duration: number): string => `${duration / HOUR} hours`;
const TIERS = [
  ['unverified', 'Unverified'],
  ['verified', 'Verified'],
  ['vip', 'VIP'],
] as const;

const limitsOf = (limits: typeof DEPOSIT_LIMITS) => (
  <ul>
    {TIERS.map(([tier, name]) => (
      <li key={tier}>
        {name}: {formatCents(limits[tier].dayCents)} a day, {formatCents(limits[tier].monthCents)} a month.
      </li>
    ))}
  </ul>
);

const sections = [
  {
    title: 'Your wallet',
    content: (
      <p>
        Money is kept in US dollars, in a ledger of which no entry is ever changed. BattleCoin (BC) stands beside it, is
        not money and cannot be turned into any. We pay no interest.
      </p>
    ),
  },
  {
    title: 'Deposits',
    content: (
      <>
        <p>
          A deposit is at least {formatCents(DEPOSIT_CENTS_MIN)} and can be staked once the provider has confirmed it.
          Limits by your verification:
        </p>
        {limitsOf(DEPOSIT_LIMITS)}
        <p>A deposit that your bank takes back is taken out of the wallet; what is missing then is a debt to us.</p>
      </>
    ),
  },
  {
    title: 'Stakes and fees',
    content: (
      <p>
        Each player of a battle pays a fee of {fee} of the stake on top of it. Stake and fee are held when a seat is
        taken. The winner is paid both stakes. A battle that expires, is cancelled before its start or is declared void
        gives stake and fee back in full.
      </p>
    ),
  },
  {
    title: 'What else is paid from your wallet',
    content: (
      <ul>
        <li>
          Buy-ins of tournaments and entries of the arcade, each with a fee of {fee} on top. They are held until the
          prizes are paid, and come back in full where the <Link to={termsPath}>Terms of Service</Link> say so.
        </li>
        <li>
          Stakes of spectators, without a fee. They are paid at the odds that you confirmed, or returned if the battle
          comes to nothing.
        </li>
        <li>
          Bundles of BattleCoin. That money is spent: BattleCoin has no cash value and does not become money again. What
          you buy with BattleCoin is never returned as money either.
        </li>
      </ul>
    ),
  },
  {
    title: 'Locked winnings',
    content: (
      <p>
        What you win can be staked at once and withdrawn {hours(DISPUTE_WINDOW_MS)} after it was paid. Your wallet shows
        what is locked, why, and when it is free.
      </p>
    ),
  },
  {
    title: 'Withdrawals',
    content: (
      <>
        <p>
          A withdrawal is at least {formatCents(WITHDRAWAL_CENTS_MIN)}. The form names the fee before you confirm; VIP
          players pay none. Staff decide each request, large ones in pairs; amount and fee are held meanwhile and come
          back if it is rejected. Limits by your verification:
        </p>
        {limitsOf(WITHDRAWAL_LIMITS)}
        <p>A payment method can be paid out to {hours(METHOD_COOLING_MS)} after you added it.</p>
      </>
    ),
  },
  {
    title: 'A second proof',
    content: (
      <p>
        Payments of more than {formatCents(SECOND_FACTOR_ABOVE_CENTS)}, counted together over{' '}
        {hours(SECOND_FACTOR_WINDOW_MS)}, need two-factor authentication.
      </p>
    ),
  },
  {
    title: 'When something is wrong',
    content: (
      <p>
        <Link to={helpTabPath('contact')}>Write to support</Link> with the number of the transaction. The books are
        compared every day, and you can check your own balance against the published proof in your wallet.
      </p>
    ),
  },
];

export const PaymentTermsScreen = () => <LegalPage text="payment-terms" sections={sections} />;
