import { Link } from 'react-router-dom';
import { ESCALATION_WINDOW } from '../../../domain/disputes/dispute.ts';
import { ATTACHMENTS_MAX } from '../../../domain/shared/attachments.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { LegalPage } from '../components/legal-page.tsx';

const sections = [
  {
    title: 'What is not allowed',
    content: (
      <ul>
        <li>Software or devices that aim, see, play or decide for you.</li>
        <li>Playing on somebody else’s account, or letting somebody play on yours.</li>
        <li>A result that was arranged before the match, or a match against yourself.</li>
        <li>False reports, and recordings that are cut, staged or of another match.</li>
        <li>Making use of a fault of a game or of Gauntlet instead of telling us.</li>
      </ul>
    ),
  },
  {
    title: 'How play is proven',
    content: (
      <ul>
        <li>Each report of a result comes with a link to a stream or recording.</li>
        <li>
          A contested result is a dispute. Both sides can show links and files, {ATTACHMENTS_MAX} files at a time, and
          see what the other side shows. The fingerprint of a file is kept as it arrives.
        </li>
        <li>
          In the arcade the server plays each run again from what was pressed. A run that does not hold up scores
          nothing. One that won money and looks like a program’s is looked at by a person before the prize is paid.
        </li>
        <li>
          We install nothing on your computer and do not look into it. What is looked at is what players show, and what
          happened on Gauntlet itself.
        </li>
      </ul>
    ),
  },
  {
    title: 'Who decides',
    content: (
      <ul>
        <li>
          A person: no automatic sign takes a match or an account away from anybody. In a tournament whoever is found to
          have cheated gets no place and no prize.
        </li>
        <li>Nobody of the staff decides a case of their own, of their team or of a teammate.</li>
        <li>
          What nobody has decided after {ESCALATION_WINDOW / HOUR} hours goes to a senior moderator. Each decision has a
          reason, which both sides read.
        </li>
      </ul>
    ),
  },
  {
    title: 'What follows',
    content: (
      <ul>
        <li>
          A battle that was won by cheating is given to the other side, or declared void: then both get stake and fee
          back.
        </li>
        <li>The account can be suspended or banned. We say why, and write down who decided it.</li>
        <li>Money that is yours stays yours. What is in question stays in escrow until it is decided.</li>
      </ul>
    ),
  },
  {
    title: 'When you suspect somebody',
    content: (
      <p>
        Use Report Issue on the battle’s page while it runs, or <Link to={helpTabPath('dispute')}>Submit Dispute</Link>{' '}
        until {DISPUTE_WINDOW_MS / HOUR} hours after it was completed. In a tournament, report your own result: if the
        two differ, staff look at the match. For everything else{' '}
        <Link to={helpTabPath('contact')}>write to support</Link>. A suspicion without anything to show is no dispute.
      </p>
    ),
  },
];

export const AntiCheatScreen = () => <LegalPage text="anti-cheat" sections={sections} />;
