import { bytesToHex } from '@noble/hashes/utils.js';
import { type Course, courseOf } from '../../domain/arcade/course.ts';
import type { Shape } from '../../domain/arcade/game.ts';
import type { ArcadeContest } from '../../db/arcade/arcade.table.ts';
import type { Deps } from '../kernel/deps.ts';
import type { RoundContext } from './brackets/settle-bracket.ts';
import type { SettleContext } from './settled-runs.ts';

type Stages = Pick<Shape, 'stages'>;

/** The course of a contest that is about to be opened. */
export const newCourse = (deps: Deps, { id, mode }: Pick<ArcadeContest, 'id' | 'mode'>, { stages }: Stages): Course =>
  courseOf(deps.courseSecret(mode === 'practice' ? 'practice' : 'contest', id), stages);

/**
 * The course of a contest; null where it is not the one that was committed to, because the secret of the server has
 * changed since. What is settled has its last secret stored, and is not concerned by that.
 */
export function courseOfContest(
  deps: Deps,
  contest: Pick<ArcadeContest, 'id' | 'mode' | 'commitment' | 'lastSecret'>,
  shape: Stages,
): Course | null {
  const { lastSecret } = contest;
  const course =
    lastSecret === null ? newCourse(deps, contest, shape) : courseOf(Buffer.from(lastSecret, 'hex'), shape.stages);
  return bytesToHex(course.commitment) === contest.commitment ? course : null;
}

/** What a round of a bracket is opened by: each pair has a course of its own. */
export const roundContext = (deps: Deps, shape: Stages): RoundContext => ({
  at: deps.now(),
  newId: deps.newId,
  commitmentOf: (id) => bytesToHex(newCourse(deps, { id, mode: 'bracket' }, shape).commitment),
});

/** What a contest is settled by. */
export const settleContext = (deps: Deps, shape: Stages, lastSecret: Uint8Array): SettleContext => ({
  ...roundContext(deps, shape),
  lastSecret: bytesToHex(lastSecret),
});
