import { playersIn } from '../../domain/shared/events.ts';
import { readRun } from '../../db/arcade/index.ts';
import { readBattles } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listPlayers, listSignals } from '../../db/risk/risk-case.queries.ts';
import { playsIn } from '../arcade/index.ts';
import { isOwnMatter } from '../disputes/index.ts';
import type { Deps } from '../kernel/deps.ts';

/**
 * Whether somebody is one of the players of a case or plays in a battle or a run that is evidence in it, or is tied to
 * one of these players as nobody may be who decides: by money on what they play, or by a team.
 */
export async function isPartOf(reader: Reader, deps: Deps, userId: string, caseId: string): Promise<boolean> {
  const evidence = (await listSignals(reader, caseId)).flatMap(({ alert }) => alert.details.evidence ?? []);
  const idsOf = (kind: 'battle' | 'run'): string[] => [
    ...new Set(evidence.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const battles = await readBattles(reader, idsOf('battle'));
  const players = playersIn(
    ...(await listPlayers(reader, [caseId])).map(({ id }) => id),
    ...battles.flatMap(({ creatorId, opponentId }) => [creatorId, opponentId]),
  );
  const parties = players.map((id) => ({ userId: id, sideId: id }));
  if (await isOwnMatter(reader, deps, userId, parties)) return true;
  for (const id of idsOf('run')) {
    const run = await readRun(reader, id);
    if (run && (await playsIn(reader, userId, run.contest))) return true;
  }
  return false;
}
