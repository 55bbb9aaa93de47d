import { bytesToHex } from '@noble/hashes/utils.js';
import { nextReceipt } from '../../../domain/arcade/receipt.ts';
import { isStage, mayHandIn } from '../../../domain/arcade/run-times.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import type { ArcadeStage } from '../../../db/arcade/arcade.table.ts';
import { insertStages, lockRun, readRunsOf, readStages, updateRun } from '../../../db/arcade/run.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { courseOfContest } from '../course-of-contest.ts';
import { findRun } from './find-run.ts';
import { settleRun } from '../settle-run.ts';
import { tellRunMoved } from '../settled-runs.ts';

/** No stage by hand comes near. */
const STAGE_BYTES_MAX = 2_048;

export interface HandInInput {
  readonly runId: string;
  readonly stage: number;
  /** Base64. */
  readonly bytes: string;
}

/** The bytes that a text stands for. @throws Refused BAD_INPUT for any other spelling of them too */
function requireBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > STAGE_BYTES_MAX || bytes.toString('base64') !== text)
    throw new Refused('BAD_INPUT', { field: 'bytes' });
  return bytes;
}

/**
 * Stores the inputs of a stage as they came, and when, and answers the receipt; the same bytes again change nothing. What
 * they are worth is found out once the run is over, which it is at once where this was the last stage of all.
 * @throws Refused NOT_FOUND, BAD_INPUT, ARCADE_NOT_BEGUN, ARCADE_RUN_OVER, ARCADE_VERSION, ARCADE_STAGE_EARLY,
 * ARCADE_STAGE_OVER
 */
export async function handInStage(deps: Deps, actor: Actor, input: HandInInput): Promise<ArcadeStage> {
  const { runId, stage } = input;
  const bytes = requireBytes(input.bytes);
  const { contest } = await findRun(deps.db.read, actor, runId);
  const rules = await loadGame(contest.game, contest.version);
  if (!rules) throw new Refused('ARCADE_VERSION');
  if (!isStage(rules, stage)) throw new Refused('BAD_INPUT', { field: 'stage' });
  const secret = courseOfContest(deps, contest, rules)?.secrets[stage];
  if (!secret) throw new Refused('ARCADE_RUN_OVER');
  const { stored, ...played } = await deps.db.transact(async (tx) => {
    const receivedAt = sharedNow(deps);
    const run = await lockRun(tx, runId);
    const known = await readStages(tx, runId);
    const same = known.find((row) => row.stage === stage && bytes.equals(row.bytes));
    if (run && same) return { stored: same, run, stages: known };
    if (run?.state === 'entered') throw new Refused('ARCADE_NOT_BEGUN');
    if (run?.state !== 'begun' || run.startedAt === null) throw new Refused('ARCADE_RUN_OVER');
    must(mayHandIn(rules, run.startedAt, stage, known.at(-1)?.stage ?? -1, receivedAt));
    const receipt = bytesToHex(nextReceipt(Buffer.from(run.receipt, 'hex'), bytes, secret));
    const row = { runId, stage, bytes, receivedAt, receipt };
    await insertStages(tx, [row]);
    await updateRun(tx, runId, { receipt });
    if (contest.startsAt !== null)
      for (const other of await readRunsOf(tx, contest.id))
        if (other.id !== runId) await tellRunMoved(tx, other, receivedAt);
    return { stored: row, run: { ...run, receipt }, stages: [...known, row] };
  });
  await settleRun(deps, { run: played.run, contest }, played.stages);
  return stored;
}
