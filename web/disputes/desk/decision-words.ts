import { BATTLE_WINDOW } from '../../../domain/battles/battle.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { formatCents } from '../../format/format.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import type { DisputeAction } from '../../data/__generated__/schema-types.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import type { OpenDisputeFragment } from '../operations/__generated__/appeal.gql.ts';
import { isSenior } from '../../desk/is-senior.ts';
import { listed } from '../../desk/listed.ts';
import * as t from '../__generated__/messages.ts';

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
  CONFIRM: t.confirm(),
  OVERTURN: t.overturn(),
  DISMISS: t.dismiss(),
  VOID: t.void(),
  ESCALATE: t.escalate(),
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
  if (status === 'PENDING') return { label: t.assignToMe(), isLeftToOther: false };
  const isTaken = status === 'IN_REVIEW';
  if (!isOfSeniors) return { label: null, isLeftToOther: isTaken };
  return { label: isOwn ? null : isTaken ? t.takeOver() : t.assignToMe(), isLeftToOther: false };
}

/** The page of a contest; null where it has none of its own. */
export const contestPath = ({ subjectKind, subjectId }: Pick<OpenDisputeFragment, 'subjectKind' | 'subjectId'>) =>
  subjectKind === 'BATTLE' ? challengePath(subjectId) : null;

/** The page of a side; null where its name is link enough. */
export const sidePath = ({ subjectKind }: Pick<OpenDisputeFragment, 'subjectKind'>, { id }: Side): string | null =>
  subjectKind === 'TEAM_BATTLE' ? teamPath(id) : null;

export const sidesOf = ({ contest }: DisputeCase): string => contest.sides.map(({ name }) => name).join(` ${t.vs()} `);

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
      if (standing !== null) return t.theReportedResultIsRight({ outcome: payout(dispute, standing) });
      return named === null
        ? t.noResultStandsNameTheWinner({ pool: formatCents(contest.poolCents) })
        : t.noResultStandsByYourDecision({ outcome: payout(dispute, named) });
    }
    case 'OVERTURN': {
      const winner = standing && otherThan(dispute, standing);
      return winner
        ? t.theReportedResultIsWrong({ outcome: payout(dispute, winner) })
        : t.noResultStandsThatCouldBeOverturned();
    }
    case 'DISMISS':
      return standing === null
        ? t.theComplaintHasNoGroundPlayOn({ hours: BATTLE_WINDOW / HOUR, held })
        : t.theComplaintHasNoGround({ outcome: payout(dispute, standing) });
    case 'VOID': {
      const back = contest.sides.map(({ name, heldCents }) => t.heldToName({ held: formatCents(heldCents), name }));
      return t.nobodyHasWonMoneyGoesBack({ amounts: listed(back) });
    }
    case 'ESCALATE':
      return dispute.status === 'ESCALATED'
        ? t.aSeniorModeratorHasThisDisputeAlready()
        : t.noMoneyMovesItStaysHeld({ held });
  }
}

function payout(dispute: DisputeCase, winner: Side): string {
  const { poolCents, stakeCents, heldCents } = dispute.contest;
  const loser = otherThan(dispute, winner);
  return t.winnerIsPaidThePool({
    winner: winner.name,
    pool: formatCents(poolCents),
    loser: loser?.name ?? t.theOtherSide(),
    stake: formatCents(stakeCents),
    fees: formatCents(heldCents - poolCents),
  });
}

/** The same where the money has moved already. */
function explainCorrection(dispute: DisputeCase, action: DisputeAction): string {
  const standing = standingOf(dispute);
  switch (action) {
    case 'CONFIRM':
    case 'DISMISS':
      return t.winnerKeepsWhatWasPaid({ winner: standing?.name ?? t.nobody() });
    case 'OVERTURN': {
      const winner = standing && otherThan(dispute, standing);
      return winner ? explainAppeal(dispute, winner.id) : t.noResultStandsThatCouldBeOverturned();
    }
    case 'VOID':
      return explainAppeal(dispute, NOBODY);
    case 'ESCALATE':
      return t.noMoneyMovesASeniorModeratorDecides();
  }
}

/** The choice of an outcome without a winner. */
export const NOBODY = 'nobody';

/** What can hold instead of the present outcome: another winner, or none. */
export function otherOutcomes({ contest }: DisputeCase): readonly { readonly id: string; readonly name: string }[] {
  const others = contest.sides.filter(({ id }) => id !== contest.winnerSideId);
  const winners = others.map(({ id, name }) => ({ id, name: t.nameHasWon({ name }) }));
  return contest.winnerSideId === null ? winners : [...winners, { id: NOBODY, name: t.nobodyHasWon() }];
}

/** What another outcome does with money that was paid or given back already. */
export function explainAppeal(dispute: DisputeCase, winnerId: string): string {
  const { contest } = dispute;
  const { poolCents, stakeCents, heldCents } = contest;
  if (winnerId === NOBODY) {
    const back = contest.sides.map((side) => t.heldToName({ held: formatCents(side.heldCents), name: side.name }));
    return t.thePoolIsTakenBackNobodyWins({ amounts: listed(back) });
  }
  const winner = contest.sides.find(({ id }) => id === winnerId);
  const loser = winner ? otherThan(dispute, winner) : null;
  const pool = formatCents(poolCents);
  return contest.winnerSideId === null
    ? t.winnerIsPaidAfterRefund({
        winner: winner?.name ?? '',
        pool,
        stake: formatCents(stakeCents),
        fee: formatCents(heldCents / 2 - stakeCents),
      })
    : t.thePoolGoesToTheOther({ pool, loser: loser?.name ?? '', winner: winner?.name ?? '' });
}
