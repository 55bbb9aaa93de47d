import { holdOf, poolOf, winnerBy } from '../../../domain/battles/battle.ts';
import { correctBattle } from '../../../domain/battles/correct-battle.ts';
import { decideBattle, standingWinner } from '../../../domain/battles/decide-battle.ts';
import type { BattleVerdict } from '../../../domain/battles/battle-events.ts';
import { APPEAL_WINDOW, type Outcome } from '../../../domain/disputes/appeal.ts';
import { DECISION_KINDS, type Decision } from '../../../domain/disputes/decide-dispute.ts';
import { playersIn } from '../../../domain/shared/events.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { applyTransition } from '../../../db/battles/apply-transition.ts';
import { type BattleView, lockBattle } from '../../../db/battles/battle.queries.ts';
import type { BattleReportRow } from '../../../db/battles/battle.table.ts';
import { listBattles, listReports } from '../../../db/battles/contested-battle.queries.ts';
import { listBeingPlayed, listLately } from '../../../db/battles/playing.queries.ts';
import { contestedBy } from '../../disputes/index.ts';
import type { Contest, DecisionContext, Side } from '../../kernel/manifest/contested.ts';
import { comparesOrigins } from '../../wallet/index.ts';
import { talkOfBattle } from '../battle-room.ts';
import { fileIssue } from './report-issue.ts';

/** What a dispute over a battle is about, and what a decision does with it. */
export const contestedBattle = contestedBy({
  decisions: DECISION_KINDS,
  lock: lockBattle,
  talk: talkOfBattle,
  async list(reader, ids) {
    const [views, reports] = await Promise.all([listBattles(reader, ids), listReports(reader, ids)]);
    const reportsOf = (id: string) => reports.filter(({ battleId }) => battleId === id);
    return views.map((view) => contestOf(view, reportsOf(view.id)));
  },
  disputable: async (reader, userId, now) => [
    ...(await listBeingPlayed(reader, userId)),
    ...(await listLately(reader, userId, now - DISPUTE_WINDOW_MS)),
  ],
  file: fileIssue,
  async decide(tx, row, decision, context) {
    const isOver = row.status === 'completed' || row.status === 'cancelled';
    const transition = isOver ? correctBattle(row, decision) : decideBattle(row, decision, context.at);
    const verdict = verdictOf(transition.battle, decision, context);
    await applyTransition(tx, row, transition, { ...context, staker: null, ...(verdict && { verdict }) });
  },
});

/** Tells staff when the two of a battle sign in from one place. */
export const compareBattleOrigins = comparesOrigins('compare-battle-origins', ['battle.started'], ({ data }) =>
  playersIn(data.creatorId, data.opponentId).map((userId) => [userId]),
);

function contestOf(view: BattleView, reports: readonly BattleReportRow[]): Omit<Contest, 'gameTitle'> {
  const side = (id: string, username: string | null, avatarId: string | null): Side => {
    const name = username ?? '';
    return { id, name, players: [{ id, username: name, avatarId }], heldCents: holdOf(view) };
  };
  const outcome = outcomeOf(view);
  const claims = reports.flatMap((report) => {
    const winnerId = winnerBy(view, report);
    return winnerId === null
      ? []
      : [{ ...report, recordingUrl: report.recordingUrl || null, sideId: report.playerId, winnerId }];
  });
  return {
    id: view.id,
    title: view.title,
    game: view.game,
    stakeCents: view.stakeCents,
    poolCents: poolOf(view.stakeCents),
    sides: [
      side(view.creatorId, view.creatorName, view.creatorAvatarId),
      ...(view.opponentId === null ? [] : [side(view.opponentId, view.opponentName, view.opponentAvatarId)]),
    ],
    standingId: view.winnerId ?? standingWinner(view, reports),
    isDisputed: view.status === 'disputed',
    winnerId: outcome?.winnerId ?? null,
    isOver: outcome !== null,
    outcome,
    reports: claims,
  };
}

/** What the players are told of a decision that ends their battle or leaves its end: its first one can be appealed. */
function verdictOf(
  { status }: Pick<BattleView, 'status'>,
  decision: Decision,
  { instance, at }: DecisionContext,
): BattleVerdict | null {
  const isOver = status === 'completed' || status === 'cancelled';
  if (instance === undefined || decision.kind === 'escalate' || !isOver) return null;
  return instance === 'appeal' ? { isAppeal: true } : { isAppeal: false, appealableUntil: at + APPEAL_WINDOW };
}

/** How a battle that was played ended; null while it goes on, and where it never began. */
const outcomeOf = ({ status, winnerId, startedAt }: BattleView): Outcome | null =>
  status === 'completed' || (status === 'cancelled' && startedAt !== null) ? { winnerId } : null;
