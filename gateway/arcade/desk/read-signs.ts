import type { Course } from '../../../domain/arcade/course.ts';
import type { Game } from '../../../domain/arcade/game.ts';
import { HABITS } from '../../../domain/arcade/habits.ts';
import { isSlowed, lateMs } from '../../../domain/arcade/lateness.ts';
import { readStage } from '../../../domain/arcade/log.ts';
import { type PlayedRun, signsOf } from '../../../domain/arcade/signs.ts';
import type { ArcadeRunRow, ArcadeStage } from '../../../db/arcade/arcade.table.ts';
import { type RunWithContest, listLastRuns, readStages } from '../../../db/arcade/run.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { courseOfContest } from '../course-of-contest.ts';

/** What is chance in one run is none in five. */
const TOGETHER = 5;

const played = (rules: Game, secrets: Course['secrets'], stages: readonly ArcadeStage[]): PlayedRun => ({
  secrets,
  stages: Array.from({ length: rules.stages }, (_, n) => {
    const bytes = stages.find(({ stage }) => stage === n)?.bytes;
    return (bytes && readStage(rules, bytes)) ?? [];
  }),
});

/** What staff should look at before a run is paid for in money, alone and with the runs before it; null for nothing. */
export async function readSigns(
  deps: Deps,
  { run, contest }: RunWithContest,
  rules: Game,
  course: Course,
  stages: readonly ArcadeStage[],
): Promise<ArcadeRunRow['signs']> {
  const habits = HABITS[contest.game];
  const own = played(rules, course.secrets, stages);
  const startedAt = run.startedAt ?? 0;
  const late = stages.map((stage) => lateMs(rules, startedAt, stage));
  const before: PlayedRun[] = [];
  for (const past of await listLastRuns(deps.db.read, run.userId, contest, TOGETHER - 1)) {
    const known = courseOfContest(deps, past.contest, rules);
    if (known) before.push(played(rules, known.secrets, await readStages(deps.db.read, past.run.id)));
  }
  const signs = new Set([...signsOf(rules, habits, [own]), ...signsOf(rules, habits, [own, ...before])]);
  const all = [...signs, ...(isSlowed(late) ? (['slowed'] as const) : [])];
  return all.length > 0 ? all : null;
}
