import { Refused } from '../../../domain/shared/refusals.ts';
import { type RunWithContest, readRun } from '../../../db/arcade/run.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Actor } from '../../kernel/actor.ts';

/** A run of the caller's own. @throws Refused NOT_FOUND, for those of others too */
export async function findRun(reader: Reader, { userId }: Actor, id: string): Promise<RunWithContest> {
  const found = await readRun(reader, id);
  if (found?.run.userId !== userId) throw new Refused('NOT_FOUND');
  return found;
}
