import { reportIssue as report } from '../../domain/battles/report-issue.ts';
import { DISPUTE_TYPES, type DisputeType } from '../../domain/disputes/dispute.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { openDispute } from './open-dispute.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { changeBattle } from './change-battle.ts';

export const ISSUE_MAX = 2_000;

export interface ReportIssueInput {
  readonly battleId: string;
  readonly type: DisputeType;
  readonly description: string;
}

/**
 * 'Report Issue' of a running match: the money stays in escrow until a moderator decides (CH-09).
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_ACTIVE, ALREADY_DISPUTED, BAD_INPUT
 */
export async function reportIssue(deps: Deps, actor: Actor, key: string, input: ReportIssueInput): Promise<string> {
  const { battleId, type } = input;
  const description = input.description.trim();
  if (!DISPUTE_TYPES.includes(type)) throw new Refused('BAD_INPUT', { field: 'type' });
  if (description === '' || description.length > ISSUE_MAX) throw new Refused('BAD_INPUT', { field: 'description' });
  const change = { operation: 'reportIssue', battleId, key, payload: [type, description] };
  return changeBattle(deps, actor, change, async ({ tx, row, at }) => {
    const ruling = report(row, actor.userId, at);
    if (ruling.ok) await openDispute(deps, tx, row, { reportedById: actor.userId, type, description, at });
    return ruling;
  });
}
