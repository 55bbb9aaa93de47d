import { Link } from 'react-router-dom';
import { EVIDENCE_KEPT } from '../../../domain/disputes/evidence.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { contactPath } from '../../../domain/support/support.paths.ts';
import { SOLVED_LIFE } from '../../../domain/support/ticket.ts';
import { RECORDING_KEPT } from '../../../domain/video/recording.ts';
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
          <strong>Your purchases:</strong> your cart and wishlist, what you bought in the store, what you have and wear,
          and every crate that you opened, with what proves its draw.
        </li>
        <li>
          <strong>Your other games:</strong> tournaments that you held or entered, what you pressed in the arcade so
          that a run can be played again, and your stakes as a spectator.
        </li>
        <li>
          <strong>Your streams:</strong> title, picture, times and how many watched, and where recording is on, picture
          and sound. Of streams that you watch: which one, since when, and the minutes of a day.
        </li>
        <li>
          <strong>Your sessions:</strong> when a sign-in happened, from which network address and with which browser,
          until the session ends.
        </li>
        <li>
          <strong>The waitlist:</strong> the address that you left there and when.
        </li>
        <li>
          <strong>What you ask us:</strong> your name, your e-mail address, what you write and attach, and our answers.
        </li>
        <li>
          <strong>Evidence:</strong> files and links that you show in a dispute, with their fingerprints. Both sides of
          the dispute see them.
        </li>
        <li>
          <strong>What you agreed to:</strong> which version of which text, and when.
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
          Two cookies. <code>__Host-gauntlet_session</code> keeps you signed in and ends with the session: when you sign
          out, after a time without use (one hour unless we have set another), or thirty days after you signed in.{' '}
          <code>__Host-gauntlet_device</code> lasts a year and lets us know a browser that you have signed in with
          before, so that we can warn you of one that we do not know. Scripts cannot read either, and other sites cannot
          send them along with their requests to change anything.
        </p>
        <p>
          Besides that your browser remembers whether you collapsed the side navigation or the chat and whether you want
          sounds, an unfinished sign-up (never its password), that an account was verified here, which wins it has shown
          you, what it saw before you opened a crate, when you were last reminded of the time you have spent, and, until
          you close the tab, what you pressed in a run of the arcade. There are no other cookies, no analytics and no
          advertising, and no page of ours loads anything from another company.
        </p>
      </>
    ),
  },
  {
    title: 'What others see',
    content: (
      <ul>
        <li>
          Signed-in players see your username, your display name, what you wear and your public battles with their
          stakes.
        </li>
        <li>
          Signed-in players can watch your streams, and their recordings for as long as they are kept. Whoever you allow
          to see an overlay of yours sees what it shows.
        </li>
        <li>
          In a public tournament everybody sees who takes part and how it goes, with an account or without one, also on
          sites of others. Without one, nobody sees your name there unless your profile is public.
        </li>
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
        <li>
          Requests to support are deleted {SOLVED_LIFE / DAY} days after they were solved, or with your account; a file
          that you upload and do not send is gone after a day.
        </li>
        <li>Waitlist addresses stay until you ask us to remove yours.</li>
        <li>
          Recordings of streams are deleted after {RECORDING_KEPT / DAY} days, when their streamer deletes them, or with
          the account. Clips of them stay until whoever made one, its streamer or staff delete it, and go with the
          account of either. Who has watched a clip is kept for as long, and only counted.
        </li>
        <li>Account data stays as long as the account exists.</li>
        <li>
          Every file that you uploaded goes with your account, but for those that you showed in a dispute: they are kept
          for another {EVIDENCE_KEPT / DAY} days, for both sides and the staff who decide, and are then deleted. What
          you wrote there, and the fingerprints of the files, stay with the decision.
        </li>
        <li>
          What you have from the store, wear, wish for and have in your cart goes with your account. What you bought and
          which crates you opened is kept: it belongs to the books and to the odds that everybody can see.
        </li>
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
        You can download everything we keep about you, and close your account, under Settings, Your Data. For a
        correction, or without an account, <Link to={contactPath}>write to us</Link>. We answer within 30 days, and say
        so plainly where something has to be kept.
      </p>
    ),
  },
];

export const PrivacyScreen = () => <LegalPage text="privacy" sections={sections} />;
