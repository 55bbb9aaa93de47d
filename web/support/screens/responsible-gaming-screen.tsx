import { Link } from 'react-router-dom';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { PAUSE_LENGTHS } from '../../../domain/wallet/play-pause.ts';
import { LOOSEN_AFTER } from '../../../domain/wallet/play-limits.ts';
import { REALITY_CHECK_MINUTES } from '../../../domain/wallet/reality-check.ts';
import { LegalPage } from '../components/legal-page.tsx';

const coolOff = PAUSE_LENGTHS['cool-off'];
const exclusion = PAUSE_LENGTHS['self-exclusion'];
const reminders = REALITY_CHECK_MINUTES.filter((minutes) => minutes > 0);

const sections = [
  {
    title: 'Play within your means',
    content: (
      <p>
        A battle can be lost. Stake only what you can do without, and never to win back what is gone. The tools below
        are under <Link to={settingsSectionPath('play')}>Settings, Responsible Gaming</Link>, are free, and nobody has
        to approve them.
      </p>
    ),
  },
  {
    title: 'Limits that you set',
    content: (
      <ul>
        <li>
          You can limit what you deposit, stake and lose in a day, a week and a month. Battles, tournaments, contests of
          the arcade for money and stakes of spectators count together.
        </li>
        <li>
          A stricter limit holds at once. A looser one, or none, holds {LOOSEN_AFTER / HOUR} hours after you asked for
          it.
        </li>
        <li>A limit refuses the deposit or the stake that would pass it, wherever on Gauntlet you try.</li>
      </ul>
    ),
  },
  {
    title: 'Breaks and exclusion',
    content: (
      <ul>
        <li>
          A break lasts {coolOff.min} to {coolOff.max} days, an exclusion {exclusion.min} to {exclusion.max} months.
        </li>
        <li>
          While it runs you can neither stake nor deposit. Crates are not sold to you either. You can withdraw what is
          yours.
        </li>
        <li>Neither of them can be shortened, by you or by us. A longer one can take its place.</li>
        <li>An account cannot be closed to get around an exclusion.</li>
      </ul>
    ),
  },
  {
    title: 'Reminders',
    content: (
      <p>
        If you like, a visit is interrupted every {reminders.join(', ')} minutes: you see how long you have been here
        and where your money stands.
      </p>
    ),
  },
  {
    title: 'Minors',
    content: <p>Nobody under 18 may play. An account that turns out to be a minor’s is closed.</p>,
  },
  {
    title: 'Where to get help',
    content: (
      <ul>
        <li>
          Write to <Link to={helpTabPath('contact')}>support</Link>, if you need a limit or an exclusion and cannot set
          it yourself.
        </li>
        <li>
          <a href="https://www.gamblersanonymous.org" rel="noopener noreferrer" target="_blank">
            Gamblers Anonymous
          </a>{' '}
          and{' '}
          <a href="https://www.gamcare.org.uk" rel="noopener noreferrer" target="_blank">
            GamCare
          </a>{' '}
          listen, cost nothing, and have nothing to do with us.
        </li>
      </ul>
    ),
  },
];

export const ResponsibleGamingScreen = () => <LegalPage text="responsible-gaming" sections={sections} />;
