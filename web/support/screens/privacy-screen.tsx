import { SUPPORT_ADDRESS } from '../../address/support-address.ts';
import { LegalPage } from '../components/legal-page.tsx';

const sections = [
  {
    title: 'What we store',
    content: (
      <ul>
        <li>
          <strong>Your account:</strong> username, display name, e-mail address, role, verification status and the day
          you joined. Of your password only an Argon2id hash, from which it cannot be read.
        </li>
        <li>
          <strong>Your battles:</strong> those you created and joined, with their terms, results, scores, recording
          links and disputes.
        </li>
        <li>
          <strong>Your money:</strong> every movement, as entries of a ledger that is only ever added to.
        </li>
        <li>
          <strong>Your sessions:</strong> when a sign-in happened, from which network address and with which browser,
          until the session ends.
        </li>
        <li>
          <strong>The waitlist:</strong> the address that you left there and when.
        </li>
        <li>
          <strong>Staff decisions:</strong> who decided what, when and why.
        </li>
      </ul>
    ),
  },
  {
    title: 'Cookies and this browser',
    content: (
      <>
        <p>
          Two cookies. <code>gauntlet_session</code> keeps you signed in and ends with the session: when you sign out,
          or after a time without use (one hour unless we have set another). <code>gauntlet_device</code> lasts a year
          and lets us know a browser that you have signed in with before, so that we can warn you of one that we do not
          know. Scripts cannot read either, and other sites cannot send them along with their requests to change
          anything.
        </p>
        <p>
          Besides that your browser remembers whether you collapsed the side navigation, an unfinished sign-up (never
          its password), that an account was verified here, and when you were last reminded of the time you have spent.
          There are no other cookies, no analytics and no advertising, and no page of ours loads anything from another
          company.
        </p>
      </>
    ),
  },
  {
    title: 'What others see',
    content: (
      <ul>
        <li>Signed-in players see your username, your display name and your public battles with their stakes.</li>
        <li>Your opponent also sees your record in the game you play, and your reports of that battle.</li>
        <li>
          Friends Only and Invite Only battles are seen by those you choose. Your balance is seen by nobody but you and
          the staff who need it to decide a case.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    content: (
      <p>
        To run battles, to pay the right person, to decide disputes, to keep attackers out, and to meet the law on money
        and age. We do not sell it and do not build profiles for advertising.
      </p>
    ),
  },
  {
    title: 'How long we keep it',
    content: (
      <ul>
        <li>Sessions are deleted after they end; counters of sign-in attempts when their window has passed.</li>
        <li>Waitlist addresses stay until you ask us to remove yours.</li>
        <li>Account data stays as long as the account exists.</li>
        <li>
          Ledger entries and staff decisions are kept: they are what proves that everybody’s money is right. They name
          accounts by number, not by name.
        </li>
      </ul>
    ),
  },
  {
    title: 'Your rights',
    content: (
      <p>
        Ask for a copy, a correction or the deletion of your data at{' '}
        <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>. We answer within 30 days, and say so plainly where
        something has to be kept.
      </p>
    ),
  },
];

export const PrivacyScreen = () => (
  <LegalPage
    title="Privacy Policy"
    summary="What Gauntlet knows about you, why, and for how long."
    since="November 1, 2026"
    sections={sections}
  />
);
