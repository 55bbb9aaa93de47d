import { BATTLE_WINDOW } from '../../domain/battles/battle.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { formatCents } from '../format/format.ts';
import { challengePath } from '../../domain/battles/battles.paths.ts';
import { teamPath } from '../../domain/teams/teams.paths.ts';
import type { DisputeAction } from '../data/__generated__/schema-types.ts';
import type { Viewer } from '../session/use-viewer.ts';
import type { OpenDisputeFragment } from './operations/__generated__/open-dispute.gql.ts';
import { isSenior } from './is-senior.ts';

export type DisputeCase = Pick<OpenDisputeFragment, 'status'> & {
  readonly contest: Pick<
    OpenDisputeFragment['contest'],
    'sides' | 'standingSideId' | 'stakeCents' | 'poolCents' | 'heldCents' | 'isOver' | 'winnerSideId'
  >;
};

export type Side = DisputeCase['contest']['sides'][number];

/** The order in which the decisions are offered. */
export const ACTIONS: readonly DisputeAction[] = ['CONFIRM', 'OVERTURN', 'DISMISS', 'VOID', 'ESCALATE'];

export const ACTION_LABELS: Readonly<Record<DisputeAction, string>> = {
  CONFIRM: 'Confirm',
  OVERTURN: 'Overturn',
  DISMISS: 'Dismiss',
  VOID: 'Void',
  ESCALATE: 'Escalate',
};

/**
 * What somebody of the staff can do to have a case, null where nothing, and whether deciding it is left to a colleague
 * (AB-04).
 */
export function takingOf(
  { status, assignedModerator }: Pick<OpenDisputeFragment, 'status' | 'assignedModerator'>,
  viewer: Pick<Viewer, 'username' | 'role'> | null,
): { readonly label: string | null; readonly isLeftToOther: boolean } {
  const isOfSeniors = isSenior(viewer);
  const isOwn = assignedModerator === viewer?.username;
  if (status === 'RESOLVED' || (status === 'IN_REVIEW' && isOwn)) return { label: null, isLeftToOther: false };
  if (status === 'PENDING') return { label: 'Assign to Me', isLeftToOther: false };
  const isTaken = status === 'IN_REVIEW';
  if (!isOfSeniors) return { label: null, isLeftToOther: isTaken };
  return { label: isOwn ? null : isTaken ? 'Take Over' : 'Assign to Me', isLeftToOther: false };
}

/** The page of a contest; null where it has none of its own. */
export const contestPath = ({ subjectKind, subjectId }: Pick<OpenDisputeFragment, 'subjectKind' | 'subjectId'>) =>
  subjectKind === 'BATTLE' ? challengePath(subjectId) : null;

/** The page of a side; null where its name is link enough. */
export const sidePath = ({ subjectKind }: Pick<OpenDisputeFragment, 'subjectKind'>, { id }: Side): string | null =>
  subjectKind === 'TEAM_BATTLE' ? teamPath(id) : null;

export const sidesOf = ({ contest }: DisputeCase): string => contest.sides.map(({ name }) => name).join(' vs ');

const otherThan = ({ contest }: DisputeCase, side: Side): Side | null =>
  contest.sides.find(({ id }) => id !== side.id) ?? null;

/** Who won by the first report, which stands unless overturned; null without a report. */
const standingOf = ({ contest }: DisputeCase): Side | null =>
  contest.sides.find(({ id }) => id === contest.standingSideId) ?? null;

/** Whether the judge has to name the winner. */
export const needsWinner = (dispute: DisputeCase, action: DisputeAction): boolean =>
  action === 'CONFIRM' && standingOf(dispute) === null;

/**
 * What a decision does with the money of this very case, in one sentence.
 * @param named the winner that the judge has named; null when none is named or needed
 */
export function explainDecision(dispute: DisputeCase, action: DisputeAction, named: Side | null): string {
  const { contest } = dispute;
  if (contest.isOver) return explainCorrection(dispute, action);
  const standing = standingOf(dispute);
  const held = formatCents(contest.heldCents);
  switch (action) {
    case 'CONFIRM': {
      if (standing !== null) return `The reported result is right: ${payout(dispute, standing)}`;
      return named === null
        ? `No result stands: name the winner, who is paid the pool of ${formatCents(contest.poolCents)}.`
        : `No result stands; by your decision ${payout(dispute, named)}`;
    }
    case 'OVERTURN': {
      const winner = standing && otherThan(dispute, standing);
      return winner
        ? `The reported result is wrong: ${payout(dispute, winner)}`
        : 'No result stands that could be overturned.';
    }
    case 'DISMISS':
      return standing === null
        ? `The complaint has no ground: the match goes on with ${BATTLE_WINDOW / HOUR} fresh hours and the ${held} stay held.`
        : `The complaint has no ground and the first report stands: ${payout(dispute, standing)}`;
    case 'VOID': {
      const back = contest.sides.map(({ name, heldCents }) => `${formatCents(heldCents)} to ${name}`);
      return `Nobody can be shown to have won: stake and fee go back, ${back.join(' and ')}, and Gauntlet keeps nothing.`;
    }
    case 'ESCALATE':
      return dispute.status === 'ESCALATED'
        ? 'A senior moderator has this dispute already.'
        : `No money moves: the ${held} stay held until a senior moderator decides.`;
  }
}

function payout(dispute: DisputeCase, winner: Side): string {
  const { poolCents, stakeCents, heldCents } = dispute.contest;
  const loser = otherThan(dispute, winner);
  return `${winner.name} is paid the pool of ${formatCents(poolCents)}, ${loser?.name ?? 'the other side'} loses the stake of ${formatCents(stakeCents)}, and Gauntlet keeps the fees, ${formatCents(heldCents - poolCents)}.`;
}

/** The same where the money has moved already. */
function explainCorrection(dispute: DisputeCase, action: DisputeAction): string {
  const standing = standingOf(dispute);
  switch (action) {
    case 'CONFIRM':
    case 'DISMISS':
      return `${standing?.name ?? 'Nobody'} keeps what was paid: no money moves.`;
    case 'OVERTURN': {
      const winner = standing && otherThan(dispute, standing);
      return winner ? explainAppeal(dispute, winner.id) : 'No result stands that could be overturned.';
    }
    case 'VOID':
      return explainAppeal(dispute, NOBODY);
    case 'ESCALATE':
      return 'No money moves: a senior moderator decides.';
  }
}

/** The choice of an outcome without a winner. */
export const NOBODY = 'nobody';

/** What can hold instead of the present outcome: another winner, or none. */
export function otherOutcomes({ contest }: DisputeCase): readonly { readonly id: string; readonly name: string }[] {
  const others = contest.sides.filter(({ id }) => id !== contest.winnerSideId);
  const winners = others.map(({ id, name }) => ({ id, name: `${name} has won` }));
  return contest.winnerSideId === null ? winners : [...winners, { id: NOBODY, name: 'Nobody has won' }];
}

/** What another outcome does with money that was paid or given back already. */
export function explainAppeal(dispute: DisputeCase, winnerId: string): string {
  const { contest } = dispute;
  const { poolCents, stakeCents, heldCents } = contest;
  const owes = 'What is not there any more becomes a debt.';
  if (winnerId === NOBODY) {
    const back = contest.sides.map((side) => `${formatCents(side.heldCents)} to ${side.name}`);
    return `The pool is taken back, and stake and fee go back: ${back.join(' and ')}. ${owes}`;
  }
  const winner = contest.sides.find(({ id }) => id === winnerId);
  const loser = winner ? otherThan(dispute, winner) : null;
  const pool = formatCents(poolCents);
  return contest.winnerSideId === null
    ? `${winner?.name ?? ''} is paid the pool of ${pool}; stake and fee that were given back are taken again, ${formatCents(stakeCents)} and ${formatCents(heldCents / 2 - stakeCents)} from each. ${owes}`
    : `The pool of ${pool} is taken back from ${loser?.name ?? ''} and paid to ${winner?.name ?? ''}; Gauntlet keeps the fees. ${owes}`;
}
