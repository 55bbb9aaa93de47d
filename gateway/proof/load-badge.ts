import { type Battle, type BattleReport, winnerBy } from '../../domain/battles/battle.ts';
import { type Badge, type Ending, badgeOf } from '../../domain/proof/badge.ts';
import { listEndings } from '../../db/proof/badge.queries.ts';
import { gathered } from '../kernel/manifest/gathered.ts';

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

/** The badge of a battle, null before it is completed; all battles of one answer are asked for at once. */
export const loadBadge = gathered<Badge | null>(async ({ deps }, battleIds) => {
  const ended = await listEndings(deps.db.read, battleIds);
  const badges = new Map(ended.map((one) => [one.battle.id, badgeOfEnded(one)]));
  return battleIds.map((id) => badges.get(id) ?? null);
});
