import { questionBattle } from '../../../domain/battles/correct-battle.ts';
import { reportIssue as report } from '../../../domain/battles/report-issue.ts';
import { issueReport } from '../../../domain/battles/battles.schemas.ts';
import type { DisputeType } from '../../../domain/disputes/dispute.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import { NOTHING_MORE, openDispute } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Filing } from '../../kernel/manifest/contested.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { changeBattle } from '../change-battle.ts';

export interface ReportIssueInput {
  readonly battleId: string;
  readonly type: DisputeType;
  readonly description: string;
  /** What it rests on; empty without a link. */
  readonly evidenceUrl: string;
}

/**
 * 'Report Issue' of a running battle: the money stays in escrow until a moderator decides (CH-09). Of one that was
 * completed, what was paid stays where it is until then (BC-12).
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_ACTIVE, DISPUTE_TOO_LATE, ALREADY_DISPUTED,
 * DISPUTE_DECIDED, NEW_EVIDENCE_REQUIRED, BAD_INPUT
 */
export async function reportIssue(deps: Deps, actor: Actor, key: string, input: ReportIssueInput): Promise<string> {
  return fileIssue(deps, actor, key, input.battleId, { ...readInput(issueReport, input), ...NOTHING_MORE });
}

/** The same with all that a complaint may name. */
export async function fileIssue(
  deps: Deps,
  actor: Actor,
  key: string,
  battleId: string,
  filing: Filing,
): Promise<string> {
  const change = { operation: 'reportIssue', battleId, key, payload: filing };
  return changeBattle(deps, actor, change, async ({ tx, row, at }) => {
    const isOver = row.status === 'completed';
    const ruling = isOver ? questionBattle(row, actor.userId, at) : report(row, actor.userId);
    if (ruling.ok) {
      if (isOver) await requireNoDecision(tx, battleId);
      const complaint = { reportedById: actor.userId, haveBothSpoken: false, ...filing, at };
      await openDispute(deps, tx, { kind: 'battle', id: battleId }, complaint);
    }
    return ruling;
  });
}

/** What was decided is appealed and not disputed again; a dismissed complaint may come back with something new. */
async function requireNoDecision(tx: Tx, battleId: string): Promise<void> {
  const dispute = await readDisputeOf(tx, { kind: 'battle', id: battleId });
  if (dispute && dispute.status !== 'resolved') throw new Refused('ALREADY_DISPUTED');
  if (dispute && dispute.action !== 'dismiss') throw new Refused('DISPUTE_DECIDED');
}
