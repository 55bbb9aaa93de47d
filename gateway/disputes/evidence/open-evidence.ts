import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { isParty } from '../../../db/disputes/dispute.queries.ts';
import { noteReading, readDisputeOfEvidence } from '../../../db/disputes/evidence.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * Keeps that somebody of the staff opens a piece of evidence: who, and when for the first time. Of whoever is a party
 * nothing is kept: that one reads it as such. Answers the dispute's id. @throws Refused NOT_FOUND
 */
export async function openEvidence(deps: Deps, { userId, role }: Actor, evidenceId: string): Promise<string> {
  const disputeId = await readDisputeOfEvidence(deps.db.read, evidenceId);
  if (disputeId === undefined) throw new Refused('NOT_FOUND');
  if (isStaff(role) && !(await isParty(deps.db.read, disputeId, userId)))
    await deps.db.transact((tx) => noteReading(tx, { evidenceId, staffId: userId, at: deps.now() }));
  return disputeId;
}
