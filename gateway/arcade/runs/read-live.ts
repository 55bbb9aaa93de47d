import { type Handed, readyUntil, scoreAfter, stagesTold } from '../../../domain/arcade/live-battle.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import type { ArcadeRunRow, ArcadeStage } from '../../../db/arcade/arcade.table.ts';
import { type RunWithContest, readRunsOf, readStages } from '../../../db/arcade/run.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Player } from '../../accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import type { ArcadeLive } from '../arcade-contest.types.ts';
import { courseOfContest } from '../course-of-contest.ts';

/** The other seat of a battle that is played live, or can be. */
export interface LiveScene {
  readonly other: ArcadeRunRow;
  readonly stages: readonly ArcadeStage[];
}

/** Null where it cannot be played live: an empty seat, or a run that was begun alone. */
export async function readLive(reader: Reader, { run, contest }: RunWithContest): Promise<LiveScene | null> {
  const { id, mode, state, taken, seats, startsAt } = contest;
  if (mode !== 'battle' || state !== 'open' || taken < seats) return null;
  const other = (await readRunsOf(reader, id)).find((one) => one.id !== run.id && one.state !== 'void');
  if (!other) return null;
  if (startsAt === null) return run.state === 'entered' && other.state === 'entered' ? { other, stages: [] } : null;
  return { other, stages: await readStages(reader, other.id) };
}

const stagesInOf = (stages: readonly ArcadeStage[]): number => (stages.at(-1)?.stage ?? -1) + 1;

interface Shown {
  readonly found: RunWithContest;
  /** Of the player’s own run. */
  readonly stages: readonly ArcadeStage[];
  readonly opponent: Player;
}

/** The opponent as far as the player may know it by now. */
export async function liveView(
  deps: Deps,
  { found: { run, contest }, stages, opponent: player }: Shown,
  { other, stages: theirs }: LiveScene,
): Promise<ArcadeLive> {
  const { startsAt, invitedId } = contest;
  const now = sharedNow(deps);
  const stagesIn = stagesInOf(theirs);
  const waits = { readyUntil: readyUntil(run, now), opponentReadyUntil: readyUntil(other, now) };
  // Before that, whoever does not like the opponent could give the ticket back and look for another.
  const opponent = startsAt === null && invitedId === null ? null : player;
  if (startsAt === null) return { ...waits, startsAt, opponent, stagesIn, stagesTold: 0, score: null };
  const own = { startedAt: startsAt, stagesIn: stagesInOf(stages) };
  const told = await scoreTold(deps, contest, own, theirs, now);
  return { readyUntil: null, opponentReadyUntil: null, startsAt, opponent, stagesIn, ...told };
}

async function scoreTold(
  deps: Deps,
  contest: RunWithContest['contest'],
  own: Handed,
  theirs: readonly ArcadeStage[],
  now: number,
): Promise<Pick<ArcadeLive, 'stagesTold' | 'score'>> {
  const rules = await loadGame(contest.game, contest.version);
  const course = rules && courseOfContest(deps, contest, rules);
  if (!rules || !course) return { stagesTold: 0, score: null };
  const count = Math.min(stagesTold(rules, own, now), stagesInOf(theirs));
  const bytes = Array.from({ length: rules.stages }, (_, n) => theirs.find(({ stage }) => stage === n)?.bytes ?? null);
  return { stagesTold: count, score: scoreAfter(rules, course, bytes, count) };
}
