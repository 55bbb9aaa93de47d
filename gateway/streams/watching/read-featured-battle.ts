import { MODE_TITLES, poolOf } from '../../../domain/battles/battle.ts';
import { badgeOf } from '../../../domain/results/rating.ts';
import { averageStakeOf, winRateOf } from '../../../domain/results/stats.ts';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { talkIdOf } from '../../../domain/streams/stream.ts';
import { type BattleView, listActiveAmong, listActivePublic } from '../../../db/battles/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listRatings, readStats } from '../../../db/results/index.ts';
import { followedAmong, followersOf } from '../../../db/streams/audience.queries.ts';
import { type StreamView, listWithBattle } from '../../../db/streams/stream.queries.ts';
import { playerOf, type Player } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sightOf } from '../../profiles/index.ts';
import type { FeaturedBattle, FeaturedPlayer } from '../stream.types.ts';

/** So many are looked at for the one that is shown. */
const LOOKED_AT = 50;

interface Candidate {
  readonly battle: BattleView;
  readonly streams: readonly StreamView[];
}

const viewersOf = ({ streams }: Candidate): number => streams.reduce((sum, { viewers }) => sum + viewers, 0);

const playersOf = ({ battle }: Candidate): string[] => [battle.creatorId, battle.opponentId ?? ''];

/** Whom somebody follows goes first, then more viewers, then more money; the later start decides between equals. */
const byWorth =
  (followed: ReadonlySet<string>) =>
  (a: Candidate, b: Candidate): number => {
    const followedOf = (one: Candidate): number => playersOf(one).filter((id) => followed.has(id)).length;
    return (
      followedOf(b) - followedOf(a) ||
      viewersOf(b) - viewersOf(a) ||
      b.battle.stakeCents - a.battle.stakeCents ||
      (b.battle.startedAt ?? 0) - (a.battle.startedAt ?? 0)
    );
  };

async function findCandidates(reader: Reader): Promise<Candidate[]> {
  const sent = await listWithBattle(reader, LOOKED_AT);
  const ids = [...new Set(sent.map((stream) => stream.battleId ?? ''))];
  if (ids.length > 0) {
    const running = await listActiveAmong(reader, ids);
    if (running.length > 0)
      return running.map((battle) => ({ battle, streams: sent.filter(({ battleId }) => battleId === battle.id) }));
  }
  return (await listActivePublic(reader, LOOKED_AT)).map((battle) => ({ battle, streams: [] }));
}

/**
 * The match of the moment: of those whom the caller follows, or else what runs before most viewers, or else for most
 * money; null while nothing runs (HZ-01).
 */
export async function readFeaturedBattle(deps: Deps, actor: Actor): Promise<FeaturedBattle | null> {
  const { read } = deps.db;
  const candidates = await findCandidates(read);
  const followed = await followedAmong(read, actor.userId, [...new Set(candidates.flatMap(playersOf))]);
  const [best] = candidates.toSorted(byWorth(followed));
  if (!best) return null;
  const { battle, streams } = best;
  const players: Player[] = [
    playerOf({ id: battle.creatorId, username: battle.creatorName, avatarId: battle.creatorAvatarId }),
    playerOf({
      id: battle.opponentId ?? '',
      username: battle.opponentName ?? '',
      avatarId: battle.opponentAvatarId,
    }),
  ];
  const ids = players.map(({ id }) => id);
  const followers = await followersOf(read, ids);
  const odds = await deps.wiring.provided.oddsOn(read, battle.id);
  const streamers: FeaturedPlayer[] = [];
  for (const player of players) {
    const isShown = (await sightOf(deps, actor, player.id)).stats;
    const [stats, ratings] = await Promise.all([readStats(read, player.id), listRatings(read, player.id)]);
    const rating = ratings.find(({ game }) => game === battle.game)?.rating;
    streamers.push({
      player,
      followers: followers.get(player.id) ?? 0,
      isFollowed: followed.has(player.id),
      streamId: streams.find(({ streamerId }) => streamerId === player.id)?.id ?? null,
      odds: odds.get(player.id) ?? null,
      rank: isShown && rating !== undefined ? badgeOf(rating) : null,
      stats: isShown
        ? {
            totalWageredCents: stats.stakedCents,
            winRate: winRateOf(stats),
            avgWagerCents: averageStakeOf(stats),
            battles: stats.battles,
          }
        : null,
    });
  }
  return {
    id: battle.id,
    gameTitle: GAME_TITLES[battle.game],
    gameMode: MODE_TITLES[battle.mode],
    title: battle.title,
    startTime: battle.startedAt ?? battle.createdAt,
    viewers: viewersOf(best),
    totalPrizePoolCents: poolOf(battle.stakeCents),
    talkId: talkIdOf({ id: '', battleId: battle.id }),
    isHost: streams.some(({ streamerId }) => streamerId === actor.userId),
    streamers,
  };
}
