import {
  CONTEST_WINDOW,
  FEE_BASIS_POINTS,
  BATTLE_WINDOW,
  SEAT_WINDOW,
  START_WINDOW,
  feeOf,
  poolOf,
} from '../../../domain/battles/battle.ts';
import { APPEAL_WINDOW } from '../../../domain/disputes/appeal.ts';
import { ESCALATION_WINDOW } from '../../../domain/disputes/dispute.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { STAKE_CENTS_PER_DAY_MAX } from '../../../domain/wallet/limits.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { formatCents } from '../../format/format.ts';
import { Link } from 'react-router-dom';
import {
  antiCheatPath,
  contactPath,
  paymentTermsPath,
  responsibleGamingPath,
} from '../../../domain/support/support.paths.ts';
import { areaSections } from '../components/area-terms.tsx';
import { LegalPage } from '../components/legal-page.tsx';
import * as t from '../__generated__/messages.ts';

const EXAMPLE_CENTS = 50_00;
const hours = (duration: number): string => t.hours({ count: duration / HOUR });
const minutes = (duration: number): string => t.minutes({ count: duration / MINUTE });
const fee = `${FEE_BASIS_POINTS / 100}%`;

const sections = [
  {
    title: t.whatGauntletIs(),
    content: <p>{t.gauntletLetsTwoPlayersPutMoney()}</p>,
  },
  {
    title: t.whoMayPlay(),
    content: (
      <ul>
        <li>{t.youAreAtLeast18YearsOld()}</li>
        <li>{t.playingGamesOfSkillForMoney()}</li>
        <li>{t.youHaveOneAccountItIsYours()}</li>
        <li>{t.youKeepYourPasswordToYourself()}</li>
      </ul>
    ),
  },
  {
    title: t.stakeFeeAndPool(),
    content: (
      <>
        <p>{t.eachPlayerPutsInTheSameStake({ fee })}</p>
        <p>
          {t.anExample({
            stake: formatCents(EXAMPLE_CENTS),
            held: formatCents(EXAMPLE_CENTS + feeOf(EXAMPLE_CENTS)),
            fee: formatCents(feeOf(EXAMPLE_CENTS)),
            pool: formatCents(poolOf(EXAMPLE_CENTS)),
            kept: formatCents(2 * feeOf(EXAMPLE_CENTS)),
          })}
        </p>
        <p>{t.theFormAndTheConfirmationNameEvery()}</p>
      </>
    ),
  },
  {
    title: t.howABattleRuns(),
    content: (
      <ul>
        <li>{t.anOpenBattleWaitsInTerms({ time: hours(SEAT_WINDOW) })}</li>
        <li>{t.withBothSeatsTaken({ time: minutes(START_WINDOW) })}</li>
        <li>{t.onceStartedABattleCannotBeCancelled({ time: hours(BATTLE_WINDOW) })}</li>
        <li>{t.firstTo13RoundsWinsUnless()}</li>
      </ul>
    ),
  },
  {
    title: t.resultsAndPayout(),
    content: (
      <ul>
        <li>{t.bothPlayersReportWhoWon()}</li>
        <li>{t.ifBothSayTheSameTheWinner()}</li>
        <li>{t.ifOnlyOneReports({ time: minutes(CONTEST_WINDOW) })}</li>
        <li>{t.ifTheReportsDifferTheBattle()}</li>
      </ul>
    ),
  },
  {
    title: t.disputes(),
    content: (
      <>
        <p>{t.eitherPlayerOfARunningBattle({ time: hours(DISPUTE_WINDOW_MS) })}</p>
        <p>{t.weAimToDecideWithin24Hours({ time: hours(ESCALATION_WINDOW) })}</p>
        <p>{t.onceInACase({ time: hours(APPEAL_WINDOW) })}</p>
      </>
    ),
  },
  {
    title: t.limits(),
    content: (
      <p>
        {t.whatYouCanPutAtStake({
          unverified: formatCents(STAKE_CENTS_PER_DAY_MAX.unverified),
          verified: formatCents(STAKE_CENTS_PER_DAY_MAX.verified),
          vip: formatCents(STAKE_CENTS_PER_DAY_MAX.vip),
        })}
      </p>
    ),
  },
  ...areaSections,
  {
    title: t.fairPlay(),
    content: <p>{t.noCheatingSoftware()}</p>,
  },
  {
    title: t.whatBelongsToTheseTerms(),
    content: (
      <p>
        {t.theseTextsArePartOfTheTerms({
          paymentTerms: (inside) => <Link to={paymentTermsPath}>{inside}</Link>,
          antiCheat: (inside) => <Link to={antiCheatPath}>{inside}</Link>,
          responsibleGaming: (inside) => <Link to={responsibleGamingPath}>{inside}</Link>,
        })}
      </p>
    ),
  },
  {
    title: t.changesAndContact(),
    content: <p>{t.eachTextHasAVersion({ link: (inside) => <Link to={contactPath}>{inside}</Link> })}</p>,
  },
];

export const TermsScreen = () => <LegalPage text="terms" sections={sections} />;
