import { isStaff } from '../../domain/accounts/roles.ts';
import { isPlayer } from '../../domain/battles/battle.ts';
import type { Badge } from '../../domain/proof/badge.ts';
import { type Seat, SILENT_MS } from '../../domain/proof/cross-check.ts';
import { feedsOf, playerAt, verdictOf } from '../../domain/proof/feeds.ts';
import { ONLOOKER_DELAY_MS, sharedScore } from '../../domain/proof/shared-score.ts';
import type { BattleView } from '../../db/battles/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { listEndings } from '../../db/proof/badge.queries.ts';
import { readFeedKey, readFeeds } from '../../db/proof/feed.queries.ts';
import { readProof } from '../../db/proof/proof.queries.ts';
import { readServer } from '../../db/proof/server.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { toProof } from './keep-proof.ts';
import { badgeOfEnded } from './load-badge.ts';
import type { BattleProof, FeedState } from './proof.types.ts';

/** States in which nothing more will be heard. */
const OVER = new Set<BattleView['status']>(['completed', 'cancelled', 'expired']);

/** Whether somebody sees a battle's feeds as they are, and not only what both agree on, a minute later. */
export const seesFeeds = (actor: Actor, view: BattleView): boolean =>
  isPlayer(view, actor.userId) || isStaff(actor.role);

/** What the games say of a battle that the caller may see; null where none is asked: other games, other modes, switched off. */
export async function readBattleProof(deps: Deps, actor: Actor, view: BattleView): Promise<BattleProof | null> {
  const { read } = deps.db;
  const now = deps.now();
  const [{ proofCs2: mode }, kept] = await Promise.all([readSettings(read), readProof(read, view.id)]);
  if (view.game !== 'cs2' || view.mode !== 'duel' || view.status === 'draft') return null;
  if (mode === 'off' && !kept) return null;
  const [rows, server] = await Promise.all([readFeeds(read, view.id), readServer(read, view.id)]);
  const feeds = feedsOf(view, rows);
  const isOver = OVER.has(view.status);
  const isInside = seesFeeds(actor, view);
  const isFull = isInside || isOver;
  const verdict = kept ?? toProof(view, isFull ? verdictOf(feeds, isOver ? undefined : now) : { kind: 'waiting' });
  const agreed = sharedScore(feeds, isFull ? now : now - ONLOOKER_DELAY_MS);
  const stateOf = async (seat: Seat): Promise<FeedState> => {
    const userId = playerAt(view, seat);
    const key = userId === null ? undefined : await readFeedKey(read, userId);
    const row = rows.find(({ playerId }) => playerId === userId);
    const heardAt = row?.heardAt ?? (isOver ? null : (key?.heardAt ?? null));
    const { own, other, startedAt, flags } = feeds[seat];
    return {
      seat,
      hasKey: isInside && key !== undefined,
      isHeard: !isOver && heardAt !== null && now - heardAt < SILENT_MS,
      heardAt: isInside ? heardAt : null,
      own: isInside && startedAt !== null ? own : null,
      other: isInside && startedAt !== null ? other : null,
      flags: isInside ? [...flags] : [],
    };
  };
  return {
    id: view.id,
    mode,
    creator: await stateOf('creator'),
    opponent: await stateOf('opponent'),
    ...verdict,
    why: [...verdict.why],
    creatorRounds: verdict.creatorRounds ?? agreed?.creator ?? null,
    opponentRounds: verdict.opponentRounds ?? agreed?.opponent ?? null,
    sha256: kept?.sha256 ?? null,
    badge: await readBadge(read, view.id, verdict),
    server: server && isFull ? { ...server, id: view.id, why: [...server.why] } : null,
  };
}

/** What the games came to is kept some moments after the end: until then it is what they say now. */
async function readBadge(
  reader: Reader,
  battleId: string,
  { verdict: kind, winner }: Pick<ReturnType<typeof toProof>, 'verdict' | 'winner'>,
): Promise<Badge | null> {
  const [ended] = await listEndings(reader, [battleId]);
  return ended ? badgeOfEnded({ ...ended, verdict: ended.verdict ?? { kind, winner } }) : null;
}
