import { BATTLE_WINDOW, CONTEST_WINDOW, FEE_BASIS_POINTS, SEAT_WINDOW } from '../../domain/battles/battle.ts';
import { ANSWERS_MAX, ANSWER_WINDOW } from '../../domain/disputes/answer.ts';
import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { ESCALATION_WINDOW } from '../../domain/disputes/dispute.ts';
import { juryPath } from '../../domain/jury/jury.paths.ts';
import { CLEAN_FOR, JUROR_AGE_MIN, JUROR_BATTLES_MIN } from '../../domain/jury/juror.ts';
import { JURORS, JURY_WAIT_MS, SUMMONS_MS } from '../../domain/jury/jury.ts';
import { MISSION_COINS_PER_DAY_MAX } from '../../domain/missions/rewards.ts';
import { SECOND_FACTOR_ABOVE_CENTS, SECOND_FACTOR_WINDOW_MS } from '../../domain/security/second-factor.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { ADDRESS_DAYS_MAX, DECISION_HOURS } from '../../domain/verification/verification.ts';
import { DEPOSIT_LIMITS, WITHDRAWAL_LIMITS } from '../../domain/wallet/limits.ts';
import {
  DEPOSIT_CENTS_MIN,
  DISPUTE_WINDOW_MS,
  METHOD_COOLING_MS,
  WITHDRAWAL_CENTS_MIN,
} from '../../domain/wallet/payments.ts';
import { formatCents } from '../format/format.ts';

/** Of one stake; settings of the platform, so they are asked for. */
export interface StakeBounds {
  readonly minStakeCents: number;
  readonly maxStakeCents: number;
}

export interface Faq {
  /** What the address of the entry says. */
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  /** The page that the answer speaks of, where it stands in no menu. */
  readonly page?: { readonly to: string; readonly label: string };
}

export interface FaqGroup {
  readonly title: string;
  readonly entries: readonly Faq[];
}

const hours = (durationMs: number): string => `${durationMs / HOUR} hours`;
const minutes = (durationMs: number): string => `${durationMs / MINUTE} minutes`;

const stakeOf = (bounds: StakeBounds | null): string =>
  bounds === null
    ? 'The form of a new battle shows the smallest and the largest stake.'
    : `Between ${formatCents(bounds.minStakeCents)} and ${formatCents(bounds.maxStakeCents)}.`;

/** The answers of /help, each rule from where it is kept (HE-03, HE-09). Null while the bounds are not known. */
export const faqsOf = (bounds: StakeBounds | null): readonly FaqGroup[] => [
  {
    title: 'Account & Security',
    entries: [
      {
        slug: 'two-factor',
        question: 'When do I need two-factor authentication?',
        answer: `For payments of more than ${formatCents(SECOND_FACTOR_ABOVE_CENTS)}. What you move within ${hours(SECOND_FACTOR_WINDOW_MS)} counts together, so that many small payments need it too. Set it up under Settings, Security: an authenticator app or a passkey.`,
      },
      {
        slug: 'verify-identity',
        question: 'How do I verify my identity, and how long does it take?',
        answer: `Hand in an identity document and a proof of address under Wallet, Verification. The proof of address must not be older than ${ADDRESS_DAYS_MAX} days. A person looks at them within ${DECISION_HOURS.min} to ${DECISION_HOURS.max} hours.`,
      },
      {
        slug: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer:
          'Choose Forgot password on the sign-in page. You get a link by e-mail with which you set a new one. All other sessions end then.',
      },
      {
        slug: 'your-data',
        question: 'How do I get or delete my data?',
        answer:
          'Under Settings, Your Data. You can download everything that we keep about you, and close your account. What has to be kept, such as the books of money that moved, stays under a name that says nothing.',
      },
      {
        slug: 'take-a-break',
        question: 'How do I take a break or limit what I spend?',
        answer:
          'Under Settings, Responsible Gaming. You can limit deposits, stakes and losses of a day, a week or a month, take a break, or exclude yourself. A stricter limit holds at once, a looser one only later.',
      },
    ],
  },
  {
    title: 'Battles & Streaming',
    entries: [
      {
        slug: 'stake-limits',
        question: 'How much can I stake in a battle?',
        answer: `${stakeOf(bounds)} On top of it each player pays a fee of ${FEE_BASIS_POINTS / 100}% of the stake. The winner is paid the full pool: both stakes.`,
      },
      {
        slug: 'no-opponent',
        question: 'What happens if nobody joins my battle?',
        answer: `An open battle waits ${hours(SEAT_WINDOW)} for an opponent. If nobody comes, it expires, and stake and fee come back.`,
      },
      {
        slug: 'report-result',
        question: 'How is a result decided?',
        answer: `Both players report it with a link to a stream or recording. If both say the same, the winner is paid at once. If only one reports, that result stands after ${minutes(CONTEST_WINDOW)} unless the other contests it. If the two differ, it becomes a dispute.`,
      },
      {
        slug: 'file-dispute',
        question: 'Until when can I dispute a battle?',
        answer: `Disputes must be filed within ${hours(DISPUTE_WINDOW_MS)} of match completion. While a match runs, which may take up to ${hours(BATTLE_WINDOW)}, the money stays held; what was paid already stays where it is until a moderator decides, and cannot be withdrawn before.`,
      },
      {
        slug: 'appeal',
        question: 'Can I appeal against a decision?',
        answer: `Yes, over a battle, once in a case; decisions over team battles and matches of tournaments cannot be appealed. Appeals must be filed within ${hours(APPEAL_WINDOW)} of the decision, under Submit Dispute, Resolved. A senior moderator or an administrator who did not make the decision looks at it. If it is overturned, the money follows.`,
      },
      {
        slug: 'dispute-time',
        question: 'How long does a dispute take?',
        answer: `Whatever one side brings, the other has ${hours(ANSWER_WINDOW)} to answer before anybody decides, unless it says that it has nothing to add; ${hours(ANSWERS_MAX)} after it was opened no dispute waits for answers any more. Most are decided within a day, hard ones take longer. What nobody has decided after ${hours(ESCALATION_WINDOW)} goes to a senior moderator by itself. The money stays in escrow until then.`,
      },
      {
        slug: 'community-jury',
        question: 'What is the community jury?',
        answer: `Where it is switched on, ${JURORS} players look at a small case: they are drawn ${hours(JURY_WAIT_MS)} after it was opened and have ${hours(SUMMONS_MS)} to answer. They know nobody in it and read it without names, links, files and sums. Each says who has won and why; the more often final decisions agreed with a juror before, the more the vote weighs. It is advice alone: our staff decide, and you read afterwards that a jury was heard and how it leaned. To serve you need a verified identity, an account of ${JUROR_AGE_MIN / DAY} days, ${JUROR_BATTLES_MIN} battles of a game and nothing against you for ${CLEAN_FOR / DAY} days. There is no pay for it.`,
        page: { to: juryPath, label: 'Community Jury' },
      },
      {
        slug: 'evidence',
        question: 'What counts as evidence?',
        answer:
          'A stream or recording that shows the end of the match with both names, screenshots, and what you say. Both sides see all of it. Each file keeps the fingerprint that it came with, so that nobody can exchange it.',
      },
    ],
  },
  {
    title: 'Payments & Rewards',
    entries: [
      {
        slug: 'minimum-withdrawal',
        question: 'What is the smallest withdrawal?',
        answer: `${formatCents(WITHDRAWAL_CENTS_MIN)}. VIP players pay no fee for it; for everybody else the form names the fee before you confirm.`,
      },
      {
        slug: 'winnings-locked',
        question: 'Why can I not withdraw my winnings yet?',
        answer: `You can stake winnings at once. They can be withdrawn ${hours(DISPUTE_WINDOW_MS)} after the battle was completed. Your wallet shows what is locked and when it is free. A new payment method can be paid out to after ${hours(METHOD_COOLING_MS)}.`,
      },
      {
        slug: 'payment-limits',
        question: 'How much can I deposit and withdraw?',
        answer: `Deposits begin at ${formatCents(DEPOSIT_CENTS_MIN)}. A day takes ${formatCents(DEPOSIT_LIMITS.unverified.dayCents)} unverified, ${formatCents(DEPOSIT_LIMITS.verified.dayCents)} verified and ${formatCents(DEPOSIT_LIMITS.vip.dayCents)} as a VIP. You can withdraw ${formatCents(WITHDRAWAL_LIMITS.unverified.dayCents)}, ${formatCents(WITHDRAWAL_LIMITS.verified.dayCents)} and ${formatCents(WITHDRAWAL_LIMITS.vip.dayCents)} a day.`,
      },
      {
        slug: 'battlecoin',
        question: 'What is BattleCoin worth?',
        answer: `BattleCoin (BC) is earned and spent on Gauntlet and cannot be turned into cash. Missions pay up to ${MISSION_COINS_PER_DAY_MAX} BC a day.`,
      },
    ],
  },
];

const plain = (text: string): string => text.toLowerCase();

const wordsOf = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The groups with those entries that hold every word of a search; groups without any are left out (HE-02). */
export function findFaqs(groups: readonly FaqGroup[], search: string): readonly FaqGroup[] {
  const words = wordsOf(search);
  const holds = ({ question, answer }: Faq): boolean => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(holds) }))
    .filter(({ entries }) => entries.length > 0);
}

export interface Piece {
  /** Where it begins in the text. */
  readonly from: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where the words of a search stand in it; together the pieces are the text. */
export function highlight(text: string, search: string): readonly Piece[] {
  const found = wordsOf(search).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (found.length === 0) return [{ from: 0, text, isFound: false }];
  const parts = text.split(new RegExp(`(${found.join('|')})`, 'gi'));
  let from = 0;
  const pieces: Piece[] = [];
  for (const [place, part] of parts.entries()) {
    if (part !== '') pieces.push({ from, text: part, isFound: place % 2 === 1 });
    from += part.length;
  }
  return pieces;
}
