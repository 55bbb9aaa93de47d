import { progressOf } from '../../domain/battles/battle.ts';
import { formatCents } from '../format/format.ts';
import type { BattleStatus } from '../data/__generated__/schema-types.ts';
import type { BattleDetailFragment } from './operations/__generated__/battle-detail.gql.ts';
import { formatMoment } from './moment.ts';

/** The words of the lists (BG-07): 'Scheduled' is whatever neither waits nor runs. */
export function listWordOf(status: BattleStatus): 'Live' | 'Starting Soon' | 'Scheduled' {
  if (status === 'ACTIVE') return 'Live';
  return status === 'WAITING' ? 'Starting Soon' : 'Scheduled';
}

/** The badge of the challenge page (CH-08 to CH-13). */
export function badgeWordOf(status: BattleStatus): 'Live Match' | 'Waiting for Opponent' | 'Completed' | 'Unknown' {
  if (status === 'ACTIVE') return 'Live Match';
  if (status === 'WAITING') return 'Waiting for Opponent';
  return status === 'COMPLETED' ? 'Completed' : 'Unknown';
}

/** Where a battle stands, in words for whoever looks at it. */
export interface StateWords {
  readonly headline: string;
  readonly now: string;
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
  | 'reports'
  | 'dispute'
>;

type Report = StatedBattle['reports'][number];

/** How far a running battle is, in percent, before anybody reports. */
const UNREPORTED = progressOf({ status: 'active', opponentId: '' }, 0);

/** When the server acts by itself: on the battle, or on the dispute over it; null when nothing is due. */
export const deadlineOf = ({ dueAt, dispute }: Pick<StatedBattle, 'dueAt' | 'dispute'>): number | null =>
  dueAt ?? dispute?.escalatesAt ?? null;

/** Every state with its deadline and what happens next, in one place. */
export function describeState(battle: StatedBattle): StateWords {
  switch (battle.status) {
    case 'DRAFT':
      return {
        headline: 'Draft',
        now: 'Only you can see this draft, and no money is held for it.',
        next: 'Publish it from Battlegrounds when you are ready.',
        deadlineLabel: null,
      };
    case 'WAITING':
      return battle.opponent === null ? openSeat(battle) : readyToStart(battle);
    case 'ACTIVE':
      return running(battle);
    case 'DISPUTED':
      return disputed(battle);
    case 'COMPLETED':
      return {
        headline: `${nameOf(battle, battle.winnerId)} won`,
        now: `The pool of ${formatCents(battle.poolCents)} was paid to ${nameOf(battle, battle.winnerId)} when the battle was settled.`,
        next: null,
        deadlineLabel: null,
      };
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
  return opponent !== null && playerId === opponent.id ? opponent.username : 'Nobody';
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

function openSeat({ viewerSeat, holdCents, dueAt }: StatedBattle): StateWords {
  const hold = formatCents(holdCents);
  const isOwn = viewerSeat === 'CREATOR';
  return {
    headline: 'Waiting for an opponent',
    now: isOwn
      ? `Your stake and fee, ${hold}, are held. The second seat is free.`
      : `The second seat is free. Taking it holds ${hold} of your money.`,
    next: `If nobody takes it ${byThen(dueAt)}, the battle expires and ${isOwn ? `${hold} goes back to you` : 'the creator gets stake and fee back'}.`,
    deadlineLabel: 'Seat open for',
  };
}

function readyToStart({ viewerSeat, holdCents, dueAt }: StatedBattle): StateWords {
  return {
    headline: 'Ready to start',
    now:
      viewerSeat === null
        ? 'Both seats are taken; the players start the match.'
        : 'Both seats are taken. Either player may press Start Match.',
    next: `If nobody starts it ${byThen(dueAt)}, the battle expires and both players get ${formatCents(holdCents)} back.`,
    deadlineLabel: 'Time left to start',
  };
}

function running(battle: StatedBattle): StateWords {
  const { viewerSeat, reports, progress, dueAt, holdCents } = battle;
  const [report] = reports;
  if (report) return oneResult(battle, report);
  // Onlookers are not told who reported, only that the battle has come further.
  if (viewerSeat === null && progress > UNREPORTED) {
    return {
      headline: 'One result is in',
      now: 'One player has reported the result; the other has not yet.',
      next: `It stands ${atThen(dueAt)} unless contested.`,
      deadlineLabel: 'Result stands in',
    };
  }
  if (battle.game === 'CHESS')
    return {
      headline: 'The game is on Lichess',
      now:
        viewerSeat === null
          ? 'Both stakes are held; the winner is paid as soon as Lichess tells us who won.'
          : 'Play it on Lichess. Its end settles the battle by itself; report only if Lichess does not answer.',
      next: `If no result is known ${byThen(dueAt)}, the match is void and both players get ${formatCents(holdCents)} back.`,
      deadlineLabel: 'Time left to play',
    };
  return {
    headline: 'The match is running',
    now:
      viewerSeat === null
        ? 'Both stakes are held; the winner is paid as soon as the players report the same result.'
        : 'Play the match, then both report the result with a stream or recording link.',
    next: `If nobody reports a result ${byThen(dueAt)}, the match is void and both players get ${formatCents(holdCents)} back.`,
    deadlineLabel: 'Time left to report',
  };
}

function oneResult(battle: StatedBattle, report: Report): StateWords {
  const { poolCents, dueAt } = battle;
  const viewerId = viewerIdOf(battle);
  const winner = nameOf(battle, winnerOf(battle, report));
  const paid = `${winner} is paid ${formatCents(poolCents)}`;
  const score = report.score === '' ? '' : `, ${report.score}`;
  if (report.playerId === viewerId) {
    const other = battle.creator.id === viewerId ? battle.opponent : battle.creator;
    return {
      headline: 'Your result is in',
      now: `You reported that you ${report.claim === 'WON' ? 'won' : 'lost'}${score}.`,
      next: `It stands ${atThen(dueAt)} unless ${other?.username ?? 'the other player'} contests it; then ${paid}.`,
      deadlineLabel: 'Result stands in',
    };
  }
  const reporter = nameOf(battle, report.playerId);
  return {
    headline: `${reporter} has reported`,
    now: `${reporter} reported that ${winner} won${score}.`,
    next:
      viewerId === null
        ? `It stands ${atThen(dueAt)} unless contested; then ${paid}.`
        : `It stands ${atThen(dueAt)} unless you report another result or an issue; then ${paid}.`,
    deadlineLabel: 'Result stands in',
  };
}

function disputed({ holdCents, dispute }: StatedBattle): StateWords {
  return {
    headline: 'In dispute',
    now: `Both stakes and fees, ${formatCents(2 * holdCents)} in all, are held until a moderator decides.`,
    // Onlookers do not see how far it is.
    next:
      dispute === null
        ? null
        : dispute.escalatesAt === null
          ? 'It has been handed to a senior moderator, who decides over the money.'
          : `If no moderator has decided ${byThen(dispute.escalatesAt)}, it goes to a senior moderator by itself.`,
    deadlineLabel: typeof dispute?.escalatesAt === 'number' ? 'Escalates in' : null,
  };
}

function closed({ opponent, creator, holdCents }: StatedBattle, status: 'CANCELLED' | 'EXPIRED'): StateWords {
  const back = `${formatCents(holdCents)}, stake and fee,`;
  return {
    headline: status === 'CANCELLED' ? 'Cancelled' : 'Expired',
    now:
      opponent === null
        ? `${back} went back to ${creator.username}.`
        : `${back} went back to each of ${creator.username} and ${opponent.username}.`,
    next: null,
    deadlineLabel: null,
  };
}

const byThen = (at: number | null): string => (at === null ? 'in time' : `by ${formatMoment(at)}`);
const atThen = (at: number | null): string => (at === null ? 'in the end' : `at ${formatMoment(at)}`);
