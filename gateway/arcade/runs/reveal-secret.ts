import { bytesToHex } from '@noble/hashes/utils.js';
import { isStage, mayReveal } from '../../../domain/arcade/run-times.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { courseOfContest } from '../course-of-contest.ts';
import { findRun } from './find-run.ts';

/**
 * The secret of a stage in hex, from a second before the stage begins. Asked for again it is the same, so that a browser
 * that was away comes back.
 * @throws Refused NOT_FOUND, BAD_INPUT, ARCADE_NOT_BEGUN, ARCADE_VERSION, ARCADE_SECRET_EARLY
 */
export async function revealSecret(deps: Deps, actor: Actor, runId: string, stage: number): Promise<string> {
  const { run, contest } = await findRun(deps.db.read, actor, runId);
  const rules = await loadGame(contest.game, contest.version);
  if (!rules) throw new Refused('ARCADE_VERSION');
  if (!isStage(rules, stage)) throw new Refused('BAD_INPUT', { field: 'stage' });
  if (run.startedAt === null) throw new Refused('ARCADE_NOT_BEGUN');
  must(mayReveal(rules, run.startedAt, stage, sharedNow(deps)));
  const secret = courseOfContest(deps, contest, rules)?.secrets[stage];
  // The server's secret was changed: the run ends void, and there is nothing to be played.
  if (!secret) throw new Refused('ARCADE_RUN_OVER');
  return bytesToHex(secret);
}
