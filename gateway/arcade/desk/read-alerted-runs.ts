import { readUsers } from '../../../db/accounts/index.ts';
import { type RunWithContest, readContest, readRun, readRunsOf } from '../../../db/arcade/run.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Provided } from '../../kernel/manifest/provided.ts';
import type { StaffAlert } from '../../wallet/index.ts';
import type { AlertedArcadeRun } from './alerted-run.types.ts';
import { playerAmong } from '../runs/read-run.ts';
import { playsIn, seeRun } from '../runs/see-run.ts';

type Alerted = Pick<StaffAlert, 'kind' | 'subject'>;

/** Of an alert of the arcade: the run that it names, or those of the contest that is held. */
async function findRuns(reader: Reader, { kind, subject }: Alerted): Promise<RunWithContest[]> {
  if (kind === 'arcade-run') return [await readRun(reader, subject)].filter((found) => found !== undefined);
  const contest = kind === 'arcade-held' ? await readContest(reader, subject) : undefined;
  if (!contest) return [];
  const runs = (await readRunsOf(reader, contest.id)).filter(({ state }) => state !== 'void');
  return runs.map((run) => ({ run, contest }));
}

/** What an alert is about, for staff who do not play there themselves. */
export async function readAlertedRuns(reader: Reader, actor: Actor, alert: Alerted): Promise<AlertedArcadeRun[]> {
  const found = await findRuns(reader, alert);
  const [first] = found;
  if (!first || (await playsIn(reader, actor.userId, first.contest))) return [];
  const players = await readUsers(
    reader,
    found.map(({ run }) => run.userId),
  );
  return Promise.all(
    found.map(async ({ run, contest }) => ({
      id: run.id,
      player: playerAmong(players, run.userId),
      game: run.game,
      mode: run.mode,
      currency: contest.currency,
      entry: contest.entry,
      state: run.state,
      signs: [...(run.signs ?? [])],
      canWatch: (await seeRun(reader, actor, { run, contest })) !== null,
    })),
  );
}

/** A held win is decided with its contest, or paid by the clock; until then nothing else ends its alert. */
export const awaitsDecision: Provided['awaitsDecision'] = async (reader, { kind, subject }) => {
  if (kind !== 'arcade-held') return false;
  const contest = await readContest(reader, subject);
  return contest?.state === 'open' && contest.heldAt !== null;
};
