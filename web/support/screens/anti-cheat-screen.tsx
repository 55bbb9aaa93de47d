import { Link } from 'react-router-dom';
import { ESCALATION_WINDOW } from '../../../domain/disputes/dispute.ts';
import { ATTACHMENTS_MAX } from '../../../domain/shared/attachments.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { LegalPage } from '../components/legal-page.tsx';
import * as t from '../__generated__/messages.ts';

const sections = [
  {
    title: t.whatIsNotAllowed(),
    content: (
      <ul>
        <li>{t.softwareOrDevicesThatAimSeePlay()}</li>
        <li>{t.playingOnSomebodyElsesAccount()}</li>
        <li>{t.aResultThatWasArrangedBefore()}</li>
        <li>{t.falseReportsAndRecordingsThatAreCut()}</li>
        <li>{t.makingUseOfAFault()}</li>
      </ul>
    ),
  },
  {
    title: t.howPlayIsProven(),
    content: (
      <ul>
        <li>{t.eachReportOfAResultComes()}</li>
        <li>{t.aContestedResultIsADispute({ files: ATTACHMENTS_MAX })}</li>
        <li>{t.inTheArcadeTheServerPlaysEach()}</li>
        <li>{t.weInstallNothingOnYourComputer()}</li>
      </ul>
    ),
  },
  {
    title: t.whoDecides(),
    content: (
      <ul>
        <li>{t.aPersonNoAutomaticSign()}</li>
        <li>{t.nobodyOfTheStaffDecidesACase()}</li>
        <li>{t.whatNobodyHasDecided({ hours: ESCALATION_WINDOW / HOUR })}</li>
      </ul>
    ),
  },
  {
    title: t.whatFollows(),
    content: (
      <ul>
        <li>{t.aBattleThatWasWonByCheating()}</li>
        <li>{t.theAccountCanBeSuspendedOrBanned()}</li>
        <li>{t.moneyThatIsYoursStaysYours()}</li>
      </ul>
    ),
  },
  {
    title: t.whenYouSuspectSomebody(),
    content: (
      <p>
        {t.useReportIssueOrSubmitDispute({
          dispute: (inside) => <Link to={helpTabPath('dispute')}>{inside}</Link>,
          hours: DISPUTE_WINDOW_MS / HOUR,
          contact: (inside) => <Link to={helpTabPath('contact')}>{inside}</Link>,
        })}
      </p>
    ),
  },
];

export const AntiCheatScreen = () => <LegalPage text="anti-cheat" sections={sections} />;
