import { BATTLE_WINDOW, CONTEST_WINDOW, FEE_BASIS_POINTS, SEAT_WINDOW } from '../../domain/battles/battle.ts';
import { ANSWERS_MAX, ANSWER_WINDOW, EVIDENCE_WINDOW } from '../../domain/disputes/answer.ts';
import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { ESCALATION_WINDOW } from '../../domain/disputes/dispute.ts';
import { SECOND_FACTOR_ABOVE_CENTS, SECOND_FACTOR_WINDOW_MS } from '../../domain/security/second-factor.ts';
import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import { ADDRESS_DAYS_MAX, DECISION_HOURS } from '../../domain/verification/verification.ts';
import { DEPOSIT_LIMITS, WITHDRAWAL_LIMITS } from '../../domain/wallet/limits.ts';
import {
  DEPOSIT_CENTS_MIN,
  DISPUTE_WINDOW_MS,
  METHOD_COOLING_MS,
  WITHDRAWAL_CENTS_MIN,
} from '../../domain/wallet/payments.ts';
import { formatCents } from '../format/format.ts';
import type { Faq, RoomFaq } from '../parts/faq.ts';
import * as t from './__generated__/messages.ts';

/** Of one stake; settings of the platform, so they are asked for. */
export interface StakeBounds {
  readonly minStakeCents: number;
  readonly maxStakeCents: number;
}

export interface FaqGroup {
  readonly title: string;
  readonly entries: readonly Faq[];
}

const hours = (durationMs: number): string => t.hours({ count: durationMs / HOUR });
const minutes = (durationMs: number): string => t.minutes({ count: durationMs / MINUTE });

const stakeOf = (bounds: StakeBounds | null): string =>
  bounds === null
    ? t.theFormOfANewBattleShows()
    : t.betweenLeastAndMost({
        least: formatCents(bounds.minStakeCents),
        most: formatCents(bounds.maxStakeCents),
      });

/** Of every room that has some, beside those of the rooms that every product has. */
const rooms = import.meta.glob<readonly RoomFaq[]>(['../*/faqs.ts', '!./faqs.ts'], { eager: true, import: 'faqs' });

const withThoseOfRooms = (entries: readonly Faq[]): readonly Faq[] =>
  entries.flatMap((entry) => [
    entry,
    ...Object.values(rooms)
      .flat()
      .filter(({ after }) => after === entry.slug),
  ]);

/** The answers of /help, each rule from where it is kept (HE-03, HE-09). Null while the bounds are not known. */
export const faqsOf = (bounds: StakeBounds | null): readonly FaqGroup[] =>
  ownFaqsOf(bounds).map(({ title, entries }) => ({ title, entries: withThoseOfRooms(entries) }));

const ownFaqsOf = (bounds: StakeBounds | null): readonly FaqGroup[] => [
  {
    title: t.accountSecurity(),
    entries: [
      {
        slug: 'two-factor',
        question: t.whenDoINeedTwoFactorAuthentication(),
        answer: t.forPaymentsOfMoreThan({
          amount: formatCents(SECOND_FACTOR_ABOVE_CENTS),
          time: hours(SECOND_FACTOR_WINDOW_MS),
        }),
      },
      {
        slug: 'verify-identity',
        question: t.howDoIVerifyMyIdentity(),
        answer: t.handInAnIdentityDocument({
          days: ADDRESS_DAYS_MAX,
          min: DECISION_HOURS.min,
          max: DECISION_HOURS.max,
        }),
      },
      {
        slug: 'forgot-password',
        question: t.iForgotMyPasswordWhatNow(),
        answer: t.chooseForgotPassword(),
      },
      {
        slug: 'your-data',
        question: t.howDoIGetOrDeleteMyData(),
        answer: t.underSettingsYourDataYouCanDownload(),
      },
      {
        slug: 'take-a-break',
        question: t.howDoITakeABreak(),
        answer: t.underSettingsResponsibleGaming(),
      },
    ],
  },
  {
    title: t.battlesStreaming(),
    entries: [
      {
        slug: 'stake-limits',
        question: t.howMuchCanIStake(),
        answer: t.onTopOfItEachPlayerPays({ bounds: stakeOf(bounds), percent: FEE_BASIS_POINTS / 100 }),
      },
      {
        slug: 'no-opponent',
        question: t.whatHappensIfNobodyJoinsMyBattle(),
        answer: t.anOpenBattleWaits({ time: hours(SEAT_WINDOW) }),
      },
      {
        slug: 'report-result',
        question: t.howIsAResultDecided(),
        answer: t.bothPlayersReportItWithALink({ time: minutes(CONTEST_WINDOW) }),
      },
      {
        slug: 'file-dispute',
        question: t.untilWhenCanIDisputeABattle(),
        answer: t.disputesMustBeFiledWithin({
          time: hours(DISPUTE_WINDOW_MS),
          playTime: hours(BATTLE_WINDOW),
        }),
      },
      {
        slug: 'appeal',
        question: t.canIAppealAgainstADecision(),
        answer: t.yesOverABattleOnce({ time: hours(APPEAL_WINDOW) }),
      },
      {
        slug: 'dispute-time',
        question: t.howLongDoesADisputeTake(),
        answer: t.whateverOneSideBrings({
          answerTime: hours(ANSWER_WINDOW),
          evidenceTime: hours(EVIDENCE_WINDOW),
          longest: hours(ANSWERS_MAX),
          escalationTime: hours(ESCALATION_WINDOW),
        }),
      },
      {
        slug: 'evidence',
        question: t.whatCountsAsEvidence(),
        answer: t.aStreamThatShowsTheEnd(),
      },
    ],
  },
  {
    title: t.paymentsRewards(),
    entries: [
      {
        slug: 'minimum-withdrawal',
        question: t.whatIsTheSmallestWithdrawal(),
        answer: t.vipPlayersPayNoFee({ least: formatCents(WITHDRAWAL_CENTS_MIN) }),
      },
      {
        slug: 'winnings-locked',
        question: t.whyCanINotWithdrawMyWinnings(),
        answer: t.youCanStakeWinningsAtOnce({
          time: hours(DISPUTE_WINDOW_MS),
          methodTime: hours(METHOD_COOLING_MS),
        }),
      },
      {
        slug: 'payment-limits',
        question: t.howMuchCanIDepositAndWithdraw(),
        answer: t.depositsBeginAt({
          least: formatCents(DEPOSIT_CENTS_MIN),
          depositUnverified: formatCents(DEPOSIT_LIMITS.unverified.dayCents),
          depositVerified: formatCents(DEPOSIT_LIMITS.verified.dayCents),
          depositVip: formatCents(DEPOSIT_LIMITS.vip.dayCents),
          withdrawalUnverified: formatCents(WITHDRAWAL_LIMITS.unverified.dayCents),
          withdrawalVerified: formatCents(WITHDRAWAL_LIMITS.verified.dayCents),
          withdrawalVip: formatCents(WITHDRAWAL_LIMITS.vip.dayCents),
        }),
      },
    ],
  },
];

/** Whoever types no accents finds what has them. Letter for letter, so that a place in it is the same in the text. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[à-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0));

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
  const parts = plain(text).split(new RegExp(`(${found.join('|')})`));
  let from = 0;
  const pieces: Piece[] = [];
  for (const [place, part] of parts.entries()) {
    const end = from + part.length;
    if (part !== '') pieces.push({ from, text: text.slice(from, end), isFound: place % 2 === 1 });
    from = end;
  }
  return pieces;
}
