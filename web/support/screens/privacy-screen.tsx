import { Link } from 'react-router-dom';
import { EVIDENCE_KEPT } from '../../../domain/disputes/evidence.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { contactPath } from '../../../domain/support/support.paths.ts';
import { SOLVED_LIFE } from '../../../domain/support/ticket.ts';
import { RECORDING_KEPT } from '../../../domain/video/recording.ts';
import { LegalPage } from '../components/legal-page.tsx';
import * as t from '../__generated__/messages.ts';

const sections = [
  {
    title: t.whatWeStore(),
    content: (
      <ul>
        <li>{t.yourAccount({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.yourBattlesThatYouCreatedAndJoined({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.yourMoney({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.yourPurchases({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.yourOtherGames({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.yourStreams({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.yourSessions({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.theWaitlist({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.whatYouAskUsYourName({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.evidenceThatYouShow({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.whatYouAgreedToWhichVersion({ strong: (inside) => <strong>{inside}</strong> })}</li>
        <li>{t.staffDecisionsWhoDecided({ strong: (inside) => <strong>{inside}</strong> })}</li>
      </ul>
    ),
  },
  {
    title: t.cookiesAndThisBrowser(),
    content: (
      <>
        <p>{t.twoCookies({ code: (inside) => <code>{inside}</code> })}</p>
        <p>{t.besidesThatYourBrowserRemembers()}</p>
      </>
    ),
  },
  {
    title: t.whatOthersSee(),
    content: (
      <ul>
        <li>{t.signedInPlayersSeeYourUsername()}</li>
        <li>{t.signedInPlayersCanWatchYourStreams()}</li>
        <li>{t.inAPublicTournamentEverybodySees()}</li>
        <li>{t.yourOpponentAlsoSeesYourRecord()}</li>
        <li>{t.friendsOnlyAndInviteOnlyBattles()}</li>
      </ul>
    ),
  },
  {
    title: t.whatWeUseItFor(),
    content: <p>{t.toRunBattlesToPayTheRight()}</p>,
  },
  {
    title: t.howLongWeKeepIt(),
    content: (
      <ul>
        <li>{t.sessionsAreDeletedAfterTheyEndCounters()}</li>
        <li>{t.requestsToSupportAreDeleted({ days: SOLVED_LIFE / DAY })}</li>
        <li>{t.waitlistAddressesStayUntilYouAskUs()}</li>
        <li>{t.recordingsOfStreamsAreDeleted({ days: RECORDING_KEPT / DAY })}</li>
        <li>{t.accountDataStaysAsLong()}</li>
        <li>{t.everyFileThatYouUploaded({ days: EVIDENCE_KEPT / DAY })}</li>
        <li>{t.whatYouHaveFromTheStoreWear()}</li>
        <li>{t.ledgerEntriesAndStaffDecisionsAreKept()}</li>
      </ul>
    ),
  },
  {
    title: t.yourRights(),
    content: <p>{t.youCanDownloadEverything({ link: (inside) => <Link to={contactPath}>{inside}</Link> })}</p>,
  },
];

export const PrivacyScreen = () => <LegalPage text="privacy" sections={sections} />;
