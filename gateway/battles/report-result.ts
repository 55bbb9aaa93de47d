import { type Claim, CLAIMS } from '../../domain/battles/battle.ts';
import { acceptRecording, reportResult as report } from '../../domain/battles/report-result.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { addReport, readReports } from '../../db/battles/battle.queries.ts';
import { openDispute } from './open-dispute.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { changeBattle } from './change-battle.ts';

export const SCORE_MAX = 40;

export interface ReportResultInput {
  readonly battleId: string;
  readonly claim: Claim;
  /** Free text such as `13–9`; may be empty. */
  readonly score: string;
  /** The stream or recording that shows the match (CH-17). */
  readonly recordingUrl: string;
}

/**
 * One player's word on the result; settles, disputes or waits for the other's.
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_ACTIVE, ALREADY_REPORTED, RECORDING_REQUIRED, BAD_INPUT
 */
export async function reportResult(deps: Deps, actor: Actor, key: string, input: ReportResultInput): Promise<string> {
  const { battleId, claim } = input;
  const playerId = actor.userId;
  const score = input.score.trim();
  if (!CLAIMS.includes(claim)) throw new Refused('BAD_INPUT', { field: 'claim' });
  if (score.length > SCORE_MAX) throw new Refused('BAD_INPUT', { field: 'score' });
  const recordingUrl = must(acceptRecording(input.recordingUrl));
  const change = { operation: 'reportResult', battleId, key, payload: [claim, score, recordingUrl] };
  return changeBattle(deps, actor, change, async ({ tx, row, at }) => {
    const earlier = await readReports(tx, battleId);
    const ruling = report(row, earlier, playerId, claim, at);
    if (!ruling.ok) return ruling;
    // Strictly after the first report, whatever the clock of this gateway says: the order decides which result stands.
    const reportedAt = Math.max(at, ...earlier.map((first) => first.at + 1));
    await addReport(tx, { battleId, playerId, claim, score, recordingUrl, at: reportedAt });
    if (ruling.value.event === 'battle.disputed') {
      await openDispute(deps, tx, row, {
        reportedById: null,
        type: 'match-result',
        description: 'The two reported results contradict each other.',
        at,
      });
    }
    return ruling;
  });
}
