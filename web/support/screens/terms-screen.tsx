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

const EXAMPLE_CENTS = 50_00;
const hours = (duration: number): string => `${duration / HOUR} hours`;
const minutes = (duration: number): string => `${duration / MINUTE} minutes`;
const fee = `${FEE_BASIS_POINTS / 100}%`;

const sections = [
  {
    title: 'What Gauntlet is',
    content: (
      <p>
        Gauntlet lets two players put money on a match of skill between them. We hold both stakes while they play and
        pay the pool to the winner. We are not a party to the match and we do not bet against you: what we earn is the
        fee, and it is the same whoever wins. Around these battles there are tournaments, an arcade, a store, streams,
        and stakes of spectators; what is different there is said below.
      </p>
    ),
  },
  {
    title: 'Who may play',
    content: (
      <ul>
        <li>You are at least 18 years old, and of age where you live.</li>
        <li>Playing games of skill for money is lawful where you are when you play.</li>
        <li>You have one account, it is yours alone, and what it says about you is true.</li>
        <li>You keep your password to yourself. What is done with it counts as done by you until you tell us.</li>
      </ul>
    ),
  },
  {
    title: 'Stake, fee and pool',
    content: (
      <>
        <p>
          Each player puts in the same stake. On top of it each pays a platform fee of {fee} of the stake, rounded to
          the cent. Stake and fee leave the money available to bet when you take a seat, and are kept in an escrow
          account of that battle only. The winner is paid the full pool: both stakes.
        </p>
        <p>
          An example: in a {formatCents(EXAMPLE_CENTS)} battle each player has{' '}
          {formatCents(EXAMPLE_CENTS + feeOf(EXAMPLE_CENTS))} held ({formatCents(EXAMPLE_CENTS)} stake and{' '}
          {formatCents(feeOf(EXAMPLE_CENTS))} fee). The winner is paid {formatCents(poolOf(EXAMPLE_CENTS))}; Gauntlet
          keeps {formatCents(2 * feeOf(EXAMPLE_CENTS))} in all.
        </p>
        <p>The form and the confirmation name every one of these amounts before anything is held.</p>
      </>
    ),
  },
  {
    title: 'How a battle runs',
    content: (
      <ul>
        <li>
          An open battle waits {hours(SEAT_WINDOW)} for an opponent. If nobody comes, it expires and stake and fee come
          back.
        </li>
        <li>
          With both seats taken either player can start the match; there are at least {minutes(START_WINDOW)} to do so.
          Before the start the creator can cancel the battle and the opponent can leave it. Stake and fee come back in
          full.
        </li>
        <li>
          Once started, a battle cannot be cancelled. The match must be streamed or recorded, and may take up to{' '}
          {hours(BATTLE_WINDOW)}. If nobody has reported a result by then, the match is void and both get stake and fee
          back.
        </li>
        <li>First to 13 rounds wins, unless the two of you agreed on another format in the description.</li>
      </ul>
    ),
  },
  {
    title: 'Results and payout',
    content: (
      <ul>
        <li>Both players report who won, with a link to the stream or recording.</li>
        <li>If both say the same, the winner is paid at once.</li>
        <li>
          If only one reports, that result stands after {minutes(CONTEST_WINDOW)} unless the other contests it, and the
          winner is then paid.
        </li>
        <li>If the reports differ, the battle is in dispute and the money stays in escrow.</li>
      </ul>
    ),
  },
  {
    title: 'Disputes',
    content: (
      <>
        <p>
          Either player of a running battle can use Report Issue on its page, or Submit Dispute in the Help Center,
          which also takes a dispute for {hours(DISPUTE_WINDOW_MS)} after the battle was completed. A moderator looks at
          both reports and recordings and decides with a written reason: the reported result is confirmed or overturned,
          the report is dismissed, or the match is declared void, which returns stake and fee to both.
        </p>
        <p>
          We aim to decide within 24 hours. What is undecided after {hours(ESCALATION_WINDOW)} goes to a senior
          moderator. Nobody decides a dispute that they are part of.
        </p>
        <p>
          Once in a case, a decision over a battle can be appealed within {hours(APPEAL_WINDOW)}. Somebody who did not
          make it looks at it again, and if it is overturned, the money follows. Decisions over team battles and matches
          of tournaments cannot be appealed.
        </p>
      </>
    ),
  },
  {
    title: 'Limits',
    content: (
      <p>
        What you can put at stake in a day, counted from midnight UTC and without fees, depends on your account:{' '}
        {formatCents(STAKE_CENTS_PER_DAY_MAX.unverified)} unverified, {formatCents(STAKE_CENTS_PER_DAY_MAX.verified)}{' '}
        verified, {formatCents(STAKE_CENTS_PER_DAY_MAX.vip)} VIP. Battles, tournaments, contests of the arcade for money
        and stakes of spectators count together. The smallest and the largest stake of one battle are shown where you
        enter it. If playing stops being fun, write to us: we close an account on request.
      </p>
    ),
  },
  ...areaSections,
  {
    title: 'Fair play',
    content: (
      <p>
        No cheating software, no playing on somebody else’s account, no agreed results, no false reports, no harassment.
        Breaking these rules can lose a battle, suspend an account or end it. Money that is yours stays yours; money of
        a battle in question stays in escrow until it is decided.
      </p>
    ),
  },
  {
    title: 'What belongs to these terms',
    content: (
      <p>
        The <Link to={paymentTermsPath}>Payment Terms</Link>, the <Link to={antiCheatPath}>Anti-Cheat Policy</Link> and
        the <Link to={responsibleGamingPath}>Responsible Gaming Policy</Link> are part of these terms. Areas that are
        not open yet say so on their page, and these terms will be extended before they open.
      </p>
    ),
  },
  {
    title: 'Changes and contact',
    content: (
      <p>
        Each text has a version and a date. When one changes, we ask you to agree to it again and keep which version you
        agreed to and when. A change never touches a battle that has begun. Questions:{' '}
        <Link to={contactPath}>Contact support</Link>.
      </p>
    ),
  },
];

export const TermsScreen = () => <LegalPage text="terms" sections={sections} />;
