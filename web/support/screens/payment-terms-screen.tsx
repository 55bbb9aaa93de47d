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
import * as t from '../__generated__/messages.ts';

const fee = `${FEE_BASIS_POINTS / 100}%`;
const hours = (duration: number): string => t.hours({ count: duration / HOUR });
const TIERS = [
  ['unverified', t.unverified()],
  ['verified', t.verified()],
  ['vip', 'VIP'],
] as const;

const limitsOf = (limits: typeof DEPOSIT_LIMITS) => (
  <ul>
    {TIERS.map(([tier, name]) => (
      <li key={tier}>
        {t.limitsOfTier({
          tier: name,
          day: formatCents(limits[tier].dayCents),
          month: formatCents(limits[tier].monthCents),
        })}
      </li>
    ))}
  </ul>
);

const sections = [
  {
    title: t.yourWallet(),
    content: <p>{t.moneyIsKeptInUSDollars()}</p>,
  },
  {
    title: t.deposits(),
    content: (
      <>
        <p>{t.aDepositIsAtLeast({ least: formatCents(DEPOSIT_CENTS_MIN) })}</p>
        {limitsOf(DEPOSIT_LIMITS)}
        <p>{t.aDepositThatYourBankTakesBack()}</p>
      </>
    ),
  },
  {
    title: t.stakesAndFees(),
    content: <p>{t.eachPlayerOfABattlePays({ fee })}</p>,
  },
  {
    title: t.whatElseIsPaidFromYourWallet(),
    content: (
      <ul>
        <li>{t.buyInsOfTournamentsAndEntries({ fee, link: (inside) => <Link to={termsPath}>{inside}</Link> })}</li>
        <li>{t.stakesOfSpectatorsWithoutAFee()}</li>
        <li>{t.bundlesOfBattleCoin()}</li>
      </ul>
    ),
  },
  {
    title: t.lockedWinnings(),
    content: <p>{t.whatYouWinCanBeStaked({ time: hours(DISPUTE_WINDOW_MS) })}</p>,
  },
  {
    title: t.withdrawals(),
    content: (
      <>
        <p>{t.aWithdrawalIsAtLeast({ least: formatCents(WITHDRAWAL_CENTS_MIN) })}</p>
        {limitsOf(WITHDRAWAL_LIMITS)}
        <p>{t.aPaymentMethodCanBePaidOutTo({ time: hours(METHOD_COOLING_MS) })}</p>
      </>
    ),
  },
  {
    title: t.aSecondProof(),
    content: (
      <p>
        {t.paymentsOfMoreThan({
          amount: formatCents(SECOND_FACTOR_ABOVE_CENTS),
          time: hours(SECOND_FACTOR_WINDOW_MS),
        })}
      </p>
    ),
  },
  {
    title: t.whenSomethingIsWrong(),
    content: (
      <p>{t.writeToSupportWithTheNumber({ link: (inside) => <Link to={helpTabPath('contact')}>{inside}</Link> })}</p>
    ),
  },
];

export const PaymentTermsScreen = () => <LegalPage text="payment-terms" sections={sections} />;
