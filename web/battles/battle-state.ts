import { CHECK_WINDOW } from '../../domain/battles/battle.ts';
import { isCaseOpen } from '../format/dispute-words.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { stepWords } from '../format/contest-words.ts';
import { formatCents } from '../format/format.ts';
import type { BattleDetailFragment } from './operations/__generated__/battle.gql.ts';
import { formatMoment } from './moment.ts';
import * as t from './__generated__/messages.ts';

/** Where a battle stands, in words for whoever looks at it. */
export interface StateWords {
  readonly headline: string;
  /** Null where the headline says it all. */
  readonly now: string | null;
  /** What the server will do by itself, or what is awaited; null when the battle is over. */
  readonly next: string | null;
  /** What comes at `deadlineOf`; null when nothing is due. */
  readonly deadlineLabel: string | null;
}

export type StatedBattle = Pick<
  BattleDetailFragment,
  | 'status'
  | 'game'
  | 'creator'
  | 'opponent'
  | 'winnerId'
  | 'viewerSeat'
  | 'progress'
  | 'holdCents'
  | 'poolCents'
  | 'feeCents'
  | 'dueAt'
  | 'endsAt'
  | 'nextStep'
  | 'reports'
  | 'dispute'
>;

type Report = StatedBattle['reports'][number];

/** What is counted down: until the step or the dispute is over by itself, or an appeal is late; null for nothing. */
export const deadlineOf = (
  battle: Pick<StatedBattle, 'status' | 'nextStep' | 'dispute' | 'viewerSeat'>,
): number | null =>
  battle.nextStep.until ?? (isOver(battle) ? appealableUntil(battle) : (battle.dispute?.escalatesAt ?? null));

const isOver = ({ status }: Pick<StatedBattle, 'status'>): boolean => status === 'COMPLETED' || status === 'CANCELLED';

/** Until when whoever looks may appeal against the decision; null where they may not. */
const appealableUntil = ({ dispute, viewerSeat }: Pick<StatedBattle, 'dispute' | 'viewerSeat'>): number | null =>
  viewerSeat === null ? null : (dispute?.appealableUntil ?? null);

/** Every state with its deadline and what happens next, in one place. */
export function describeState(battle: StatedBattle): StateWords {
  switch (battle.status) {
    case 'DRAFT':
      return {
        headline: t.draft(),
        now: t.onlyYouCanSeeThisDraft(),
        next: t.publishItFromBattlegrounds(),
        deadlineLabel: null,
      };
    case 'WAITING':
      return battle.opponent === null ? openSeat(battle) : readyToStart(battle);
    case 'ACTIVE':
      return running(battle);
    case 'DISPUTED':
      return disputed(battle);
    case 'COMPLETED':
      return completed(battle);
    case 'CANCELLED':
    case 'EXPIRED':
      return closed(battle, battle.status);
  }
}

/** The player's name; 'you' is never used here, so that sentences stay in the third person. */
export function nameOf(
  { creator, opponent }: Pick<StatedBattle, 'creator' | 'opponent'>,
  playerId: string | null,
): string {
  if (playerId === creator.id) return creator.username;
  return opponent !== null && playerId === opponent.id ? opponent.username : t.nobody();
}

/** Who won if the report is true. */
export function winnerOf(
  { creator, opponent }: Pick<StatedBattle, 'creator' | 'opponent'>,
  report: Pick<Report, 'playerId' | 'claim'>,
): string | null {
  if (report.claim === 'WON') return report.playerId;
  return report.playerId === creator.id ? (opponent?.id ?? null) : creator.id;
}

export function viewerIdOf({
  viewerSeat,
  creator,
  opponent,
}: Pick<StatedBattle, 'viewerSeat' | 'creator' | 'opponent'>): string | null {
  if (viewerSeat === 'CREATOR') return creator.id;
  return viewerSeat === 'OPPONENT' ? (opponent?.id ?? null) : null;
}

function openSeat({ viewerSeat, holdCents, dueAt, nextStep }: StatedBattle): StateWords {
  const hold = formatCents(holdCents);
  const isOwn = viewerSeat === 'CREATOR';
  return {
    headline: stepWords(nextStep),
    now: isOwn ? t.yourStakeAndFeeAreHeld({ hold }) : t.theSecondSeatIsFreeTaking({ hold }),
    next: isOwn
      ? t.ifNobodyTakesItYouGetItBack({ when: whenOf(dueAt), hold })
      : t.ifNobodyTakesItTheCreatorGetsItBack({ when: whenOf(dueAt) }),
    deadlineLabel: t.seatOpenFor(),
  };
}

function readyToStart(battle: StatedBattle): StateWords {
  const { viewerSeat, holdCents, endsAt, nextStep } = battle;
  const { code } = nextStep.phrase;
  const end = { when: whenOf(endsAt), hold: formatCents(holdCents) };
  if (code === 'READY_WAITS' || code === 'READY_CALLS')
    return {
      headline: stepWords(nextStep),
      now: t.theMatchStartsWhenBothPress(),
      next: t.ifTheOtherDoesNotAnswer({ ...end, until: whenOf(nextStep.until) }),
      deadlineLabel: t.timeToAnswer(),
    };
  return {
    headline: stepWords(nextStep),
    now: viewerSeat === null ? t.thePlayersStart() : t.bothPlayersPressStart({ minutes: CHECK_WINDOW / MINUTE }),
    next: t.ifNobodyStartsIt(end),
    deadlineLabel: t.timeLeftToStart(),
  };
}

function running(battle: StatedBattle): StateWords {
  const { viewerSeat, reports, nextStep, dueAt, holdCents } = battle;
  const [report] = reports;
  if (report) return oneResult(battle, report);
  const headline = stepWords(nextStep);
  // Onlookers are not told who reported, only that the battle has come further.
  if (nextStep.phrase.code === 'REPORTED') {
    return {
      headline,
      now: t.onePlayerHasReportedTheResult(),
      next: t.itStandsUnlessContested({ when: whenOf(dueAt) }),
      deadlineLabel: t.resultStandsIn(),
    };
  }
  if (battle.game === 'CHESS')
    return {
      headline,
      now: viewerSeat === null ? t.bothStakesAreHeldUntilLichessTells() : t.playItOnLichessItsEndSettles(),
      next: t.ifNoResultIsKnown({ when: whenOf(dueAt), hold: formatCents(holdCents) }),
      deadlineLabel: t.timeLeftToPlay(),
    };
  return {
    headline,
    now: viewerSeat === null ? t.bothStakesAreHeldUntilBothReport() : t.playTheMatchThenBothReport(),
    next: t.ifNobodyReportsAResult({ when: whenOf(dueAt), hold: formatCents(holdCents) }),
    deadlineLabel: t.timeLeftToReport(),
  };
}

function oneResult(battle: StatedBattle, report: Report): StateWords {
  const { score } = report;
  const headline = stepWords(battle.nextStep);
  const viewerId = viewerIdOf(battle);
  const winner = nameOf(battle, winnerOf(battle, report));
  const end = { when: whenOf(battle.dueAt), winner, pool: formatCents(battle.poolCents) };
  if (report.playerId === viewerId) {
    const other = battle.creator.id === viewerId ? battle.opponent : battle.creator;
    return {
      headline,
      now: ownClaim(report),
      next: t.itStandsUnlessPlayerContests({ ...end, player: other?.username ?? t.theOtherPlayer() }),
      deadlineLabel: t.resultStandsIn(),
    };
  }
  const reporter = nameOf(battle, report.playerId);
  return {
    headline,
    // Who is to answer reads the claim in the headline.
    now: viewerId === null ? claimOf(reporter, winner, score) : null,
    next: viewerId === null ? t.itStandsUnlessContestedThenPaid(end) : t.itStandsUnlessYouReportAnother(end),
    deadlineLabel: t.resultStandsIn(),
  };
}

const claimOf = (reporter: string, winner: string, score: string): string =>
  score === ''
    ? t.reporterReportedThatWinnerWon({ reporter, winner })
    : t.reporterReportedThatWinnerWonWithScore({ reporter, winner, score });

function ownClaim({ claim, score }: Report): string {
  if (claim === 'WON') return score === '' ? t.youReportedThatYouWon() : t.youReportedThatYouWonWithScore({ score });
  return score === '' ? t.youReportedThatYouLost() : t.youReportedThatYouLostWithScore({ score });
}

function disputed({ holdCents, dispute, nextStep }: StatedBattle): StateWords {
  return {
    headline: stepWords(nextStep),
    now: t.bothStakesAndFeesAreHeld({ cents: formatCents(2 * holdCents) }),
    // Onlookers do not see how far it is.
    next:
      dispute === null
        ? null
        : dispute.escalatesAt === null
          ? t.itHasBeenHandedToASenior()
          : t.ifNoModeratorHasDecided({ when: formatMoment(dispute.escalatesAt) }),
    deadlineLabel: typeof dispute?.escalatesAt === 'number' ? t.escalatesIn() : null,
  };
}

/** The last word on an appeal, where it took the former decision back. */
const isOverturned = ({ dispute }: StatedBattle): boolean => dispute?.appeal?.verdict === 'OVERTURN';

/** What may still become of a result, for those who read the case; nothing where it is final. */
function afterwards(battle: StatedBattle): Pick<StateWords, 'next' | 'deadlineLabel'> {
  const { dispute } = battle;
  const until = appealableUntil(battle);
  if (until !== null)
    return { next: t.theDecisionCanBeAppealed({ when: formatMoment(until) }), deadlineLabel: t.appealPossibleFor() };
  if (dispute === null || !isCaseOpen(dispute)) return { next: null, deadlineLabel: null };
  return { next: dispute.appeal === null ? t.theResultIsContested() : t.theDecisionIsAppealed(), deadlineLabel: null };
}

function completed(battle: StatedBattle): StateWords {
  const winner = nameOf(battle, battle.winnerId);
  const pool = formatCents(battle.poolCents);
  return {
    headline: isOverturned(battle) ? t.playerWonOnAppeal({ player: winner }) : t.playerWon({ player: winner }),
    now: t.thePoolOfPoolWasPaid({ pool, winner }),
    ...afterwards(battle),
  };
}

function closed(battle: StatedBattle, status: 'CANCELLED' | 'EXPIRED'): StateWords {
  const { opponent, creator, holdCents } = battle;
  const hold = formatCents(holdCents);
  return {
    headline: isOverturned(battle) ? t.voidOnAppeal() : status === 'CANCELLED' ? t.cancelled() : t.expired(),
    now:
      opponent === null
        ? t.holdWentBackToPlayer({ hold, player: creator.username })
        : t.holdWentBackToBoth({ hold, creator: creator.username, opponent: opponent.username }),
    ...afterwards(battle),
  };
}

/** As the sentences about a deadline take it, which say something else where none is known. */
const whenOf = (at: number | null): string => (at === null ? 'none' : formatMoment(at));
