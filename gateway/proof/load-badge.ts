import DataLoader from 'dataloader';
import { type Battle, type BattleReport, winnerBy } from '../../domain/battles/battle.ts';
import { type Badge, type Ending, badgeOf } from '../../domain/proof/badge.ts';
import type { Reader } from '../../db/client/database.ts';
import { listEndings } from '../../db/proof/badge.queries.ts';
import type { Context } from '../kernel/context.ts';

interface Ended {
  readonly battle: Battle;
  readonly reports: readonly BattleReport[];
  readonly isDecided: boolean;
  readonly verdict: Ending['verdict'] | null;
  readonly server: Ending['server'];
  readonly official: Ending['official'];
}

/** What the result of a completed battle rests on. */
export function badgeOfEnded({ battle, reports, isDecided, verdict, server, official }: Ended): Badge {
  return badgeOf({
    winner: battle.winnerId === battle.creatorId ? 'creator' : 'opponent',
    reports: reports.filter((report) => winnerBy(battle, report) === battle.winnerId).length,
    isDecided,
    verdict: verdict ?? { kind: 'waiting', winner: null },
    server,
    official,
  });
}

const loaderOn = (reader: Reader) =>
  new DataLoader<string, Badge | null>(async (battleIds) => {
    const ended = await listEndings(reader, battleIds);
    const badges = new Map(ended.map((one) => [one.battle.id, badgeOfEnded(one)]));
    return battleIds.map((id) => badges.get(id) ?? null);
  });

const loaders = new WeakMap<Context, DataLoader<string, Badge | null>>();

/** The badge of a battle, null before it is completed; all battles of one answer are asked for at once. */
export function loadBadge(context: Context, battleId: string): Promise<Badge | null> {
  // A context that lives on, as a subscription's, must not answer from memory: only one tick is gathered.
  const known = loaders.get(context) ?? loaderOn(context.deps.db.read);
  loaders.set(context, known);
  const badge = known.load(battleId);
  void badge.finally(() => known.clear(battleId)).catch(() => undefined);
  return badge;
}
