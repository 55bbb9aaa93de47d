import { readRun } from '../../db/arcade/index.ts';
import { readBattles } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listPlayers, listSignals } from '../../db/risk/risk-case.queries.ts';
import { playsIn } from '../arcade/index.ts';

/** Whether somebody is one of the players of a case, or plays in a battle or a run that is evidence in it. */
export async function isPartOf(reader: Reader, userId: string, caseId: string): Promise<boolean> {
  const players = await listPlayers(reader, [caseId]);
  if (players.some(({ id }) => id === userId)) return true;
  const evidence = (await listSignals(reader, caseId)).flatMap(({ alert }) => alert.details.evidence ?? []);
  const idsOf = (kind: 'battle' | 'run'): string[] => [
    ...new Set(evidence.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const battles = await readBattles(reader, idsOf('battle'));
  if (battles.some(({ creatorId, opponentId }) => creatorId === userId || opponentId === userId)) return true;
  for (const id of idsOf('run')) {
    const run = await readRun(reader, id);
    if (run && (await playsIn(reader, userId, run.contest))) return true;
  }
  return false;
}
