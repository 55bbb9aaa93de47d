import { Link } from 'react-router-dom';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { PAUSE_LENGTHS } from '../../../domain/wallet/play-pause.ts';
import { LOOSEN_AFTER } from '../../../domain/wallet/play-limits.ts';
import { REALITY_CHECK_MINUTES } from '../../../domain/wallet/reality-check.ts';
import { LegalPage } from '../components/legal-page.tsx';
import * as t from '../__generated__/messages.ts';

const coolOff = PAUSE_LENGTHS['cool-off'];
const exclusion = PAUSE_LENGTHS['self-exclusion'];
const reminders = REALITY_CHECK_MINUTES.filter((minutes) => minutes > 0);

const sections = [
  {
    title: t.playWithinYourMeans(),
    content: <p>{t.aBattleCanBeLost({ link: (inside) => <Link to={settingsSectionPath('play')}>{inside}</Link> })}</p>,
  },
  {
    title: t.limitsThatYouSet(),
    content: (
      <ul>
        <li>{t.youCanLimitWhatYouDepositStake()}</li>
        <li>{t.aStricterLimitHoldsAtOnce({ hours: LOOSEN_AFTER / HOUR })}</li>
        <li>{t.aLimitRefusesTheDeposit()}</li>
      </ul>
    ),
  },
  {
    title: t.breaksAndExclusion(),
    content: (
      <ul>
        <li>
          {t.aBreakLasts({
            leastDays: coolOff.min,
            mostDays: coolOff.max,
            leastMonths: exclusion.min,
            mostMonths: exclusion.max,
          })}
        </li>
        <li>{t.whileItRunsYouCanNeitherStake()}</li>
        <li>{t.neitherOfThemCanBeShortened()}</li>
        <li>{t.anAccountCannotBeClosed()}</li>
      </ul>
    ),
  },
  {
    title: t.reminders(),
    content: <p>{t.aVisitIsInterrupted({ minutes: reminders.join(', ') })}</p>,
  },
  {
    title: t.minors(),
    content: <p>{t.nobodyUnder18MayPlayAnAccount()}</p>,
  },
  {
    title: t.whereToGetHelp(),
    content: (
      <ul>
        <li>{t.writeToSupportIfYouNeed({ link: (inside) => <Link to={helpTabPath('contact')}>{inside}</Link> })}</li>
        <li>
          {t.gamblersAnonymousAndGamCare({
            gamblersAnonymous: (inside) => (
              <a href="https://www.gamblersanonymous.org" rel="noopener noreferrer" target="_blank">
                {inside}
              </a>
            ),
            gamCare: (inside) => (
              <a href="https://www.gamcare.org.uk" rel="noopener noreferrer" target="_blank">
                {inside}
              </a>
            ),
          })}
        </li>
      </ul>
    ),
  },
];

export const ResponsibleGamingScreen = () => <LegalPage text="responsible-gaming" sections={sections} />;
