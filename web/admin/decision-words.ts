import { MATCH_WINDOW } from '../../domain/battles/battle.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { formatCents } from '../format/format.ts';
import type { DisputeAction } from '../data/__generated__/schema-types.ts';
import type { OpenDisputeFragment } from './operations/__generated__/open-dispute.gql.ts';

export type DisputeCase = Pick<OpenDisputeFragment, 'status'> & {
  readonly battle: Pick<
    OpenDisputeFragment['battle'],
    'creator' | 'opponent' | 'reports' | 'stakeCents' | 'feeCents' | 'holdCents' | 'poolCents'
  >;
};

export type Contestant = DisputeCase['battle']['creator'];

/** The order in which the decisions are offered. */
export const ACTIONS: readonly DisputeAction[] = ['CONFIRM', 'OVERTURN', 'DISMISS', 'VOID', 'ESCALATE'];

export const ACTION_LABELS: Readonly<Record<DisputeAction, string>> = {
  CONFIRM: 'Confirm',
  OVERTURN: 'Overturn',
  DISMISS: 'Dismiss',
  VOID: 'Void',
  ESCALATE: 'Escalate',
};

export function contestantsOf({ battle: { creator, opponent } }: DisputeCase): readonly Contestant[] {
  return opponent === null ? [creator] : [creator, opponent];
}

const otherThan = (dispute: DisputeCase, player: Contestant): Contestant | null =>
  contestantsOf(dispute).find(({ id }) => id !== player.id) ?? null;

/** Who won by the first report, which stands unless overturned; null without a report. */
export function standingWinnerOf(dispute: DisputeCase): Contestant | null {
  const [report] = dispute.battle.reports;
  if (!report) return null;
  const reporter = contestantsOf(dispute).find(({ id }) => id === report.playerId);
  if (!reporter) return null;
  return report.claim === 'WON' ? reporter : otherThan(dispute, reporter);
}

/** Whether the decision is open in this case; the server holds the same rule. */
export function isOffered(dispute: DisputeCase, action: DisputeAction): boolean {
  if (action === 'OVERTURN') return standingWinnerOf(dispute) !== null;
  return action !== 'ESCALATE' || dispute.status !== 'ESCALATED';
}

/** Whether the judge has to name the winner. */
export const needsWinner = (dispute: DisputeCase, action: DisputeAction): boolean =>
  action === 'CONFIRM' && standingWinnerOf(dispute) === null;

/**
 * What a decision does with the money of this very case, in one sentence.
 * @param named the winner that the judge has named; null when none is named or needed
 */
export function explainDecision(dispute: DisputeCase, action: DisputeAction, named: Contestant | null): string {
  const { battle } = dispute;
  const standing = standingWinnerOf(dispute);
  const held = formatCents(2 * battle.holdCents);
  switch (action) {
    case 'CONFIRM': {
      if (standing !== null) return `The reported result is right: ${payout(dispute, standing)}`;
      return named === null
        ? `No result was reported: name the winner, who is paid the pool of ${formatCents(battle.poolCents)}.`
        : `No result was reported; by your decision ${payout(dispute, named)}`;
    }
    case 'OVERTURN': {
      const winner = standing && otherThan(dispute, standing);
      return winner
        ? `The reported result is wrong: ${payout(dispute, winner)}`
        : 'No result was reported that could be overturned.';
    }
    case 'DISMISS':
      return standing === null
        ? `The complaint has no ground: the match goes on with ${MATCH_WINDOW / HOUR} fresh hours and the ${held} stay held.`
        : `The complaint has no ground and the first report stands: ${payout(dispute, standing)}`;
    case 'VOID': {
      const names = contestantsOf(dispute).map(({ username }) => username);
      return `Nobody can be shown to have won: ${names.join(' and ')} each get ${formatCents(battle.holdCents)} back, stake and fee, and Gauntlet keeps nothing.`;
    }
    case 'ESCALATE':
      return dispute.status === 'ESCALATED'
        ? 'A senior moderator has this dispute already.'
        : `No money moves: the ${held} stay held until a senior moderator decides.`;
  }
}

function payout(dispute: DisputeCase, winner: Contestant): string {
  const { poolCents, stakeCents, feeCents } = dispute.battle;
  const loser = otherThan(dispute, winner);
  return `${winner.username} is paid the pool of ${formatCents(poolCents)}, ${loser?.username ?? 'the other player'} loses the stake of ${formatCents(stakeCents)}, and Gauntlet keeps both fees, ${formatCents(2 * feeCents)}.`;
}
