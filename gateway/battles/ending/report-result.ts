import { countsFrom } from '../../../domain/disputes/contest.ts';
import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import type { Claim } from '../../../domain/battles/battle.ts';
import { resultReport } from '../../../domain/battles/battles.schemas.ts';
import { reportResult as report } from '../../../domain/battles/report-result.ts';
import { allow } from '../../../domain/shared/refusals.ts';
import { addReport } from '../../../db/battles/battle.queries.ts';
import { openOwnDispute } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { changeBattle } from '../change-battle.ts';

export interface ReportResultInput {
  readonly battleId: string;
  readonly claim: Claim;
  /** Free text such as `13–9`; may be empty. */
  readonly score: string;
  /** The stream or recording that shows the battle (CH-17); empty for who concedes or confirms. */
  readonly recordingUrl: string;
}

/**
 * One player's word on the result; settles, disputes or waits for the other's.
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_ACTIVE, ALREADY_REPORTED, RECORDING_REQUIRED, BAD_INPUT
 */
export async function reportResult(deps: Deps, actor: Actor, key: string, input: ReportResultInput): Promise<string> {
  const { battleId } = input;
  const playerId = actor.userId;
  const { claim, score, recordingUrl } = readInput(resultReport, input);
  const change = { operation: 'reportResult', battleId, key, payload: [claim, score, recordingUrl], isReport: true };
  return changeBattle(deps, actor, change, async ({ tx, row, reports: earlier, at }) => {
    const ruling = report(row, earlier, playerId, { claim, recordingUrl }, at);
    if (!ruling.ok) return ruling;
    const said = { battleId, playerId, claim, score, recordingUrl, at: countsFrom(at, earlier) };
    tx.send(addReport(tx, said));
    if (ruling.value.event === 'battle.disputed') {
      const complaint = { description: OWN_COMPLAINTS.reportsDiffer, haveBothSpoken: true, at };
      await openOwnDispute(deps, tx, { kind: 'battle', id: battleId }, complaint);
    }
    return ruling.value.event === 'battle.reported' ? allow({ ...ruling.value, report: { claim, score } }) : ruling;
  });
}
