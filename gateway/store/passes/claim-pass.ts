import { PASS_TRACKS, claimPass as rule, passRewards, rewardKey } from '../../../domain/store/battle-pass.ts';
import { seasonNumber } from '../../../domain/missions/season.ts';
import { capResetsAt, paidToday } from '../../../domain/missions/claim.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import type { Reader } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  findSeasonAt,
  findLastSeason,
  findNewestSeason,
  lockMissionPlayer,
  readSeasonXp,
  updateMissionPlayer,
} from '../../../db/missions/index.ts';
import { lockStorePlayer } from '../../../db/store/cart.queries.ts';
import { addItem, readOwned } from '../../../db/store/item.queries.ts';
import { insertPassClaims, readPassClaims } from '../../../db/store/pass.queries.ts';
import { grant } from '../../../db/wallet/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { tellStore } from '../orders/change-cart.ts';
import type { BattlePass } from './pass.types.ts';

/**
 * Claims all that the caller has reached in the season that runs, each reward once. Coins that the day has no room for
 * wait. Answers the season's id.
 * @throws Refused SEASON_OVER, PASS_NOTHING, MISSION_CAP_REACHED, IDEMPOTENCY_KEY_REUSED
 */
export async function claimPass(deps: Deps, { userId }: Actor, key: string): Promise<string> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const season = await findSeasonAt(tx, at);
    if (!season) throw new Refused('SEASON_OVER');
    const call = { userId, key, operation: 'claimPass', payload: [season.id], answerId: season.id, at };
    return once(tx, call, async () => {
      await lockStanding(tx, userId);
      await lockStorePlayer(tx, userId);
      const player = await lockMissionPlayer(tx, userId);
      const owned = await readOwned(tx, userId);
      const claims = await readPassClaims(tx, userId, season.id);
      const holder = {
        seasonXp: await readSeasonXp(tx, userId, season.id),
        hasPaid: owned.has(season.id),
        owned,
        claimed: new Set(claims.map(({ track, tier }) => rewardKey(track, tier))),
      };
      const before = paidToday(player, at);
      const ruling = rule(season, holder, before, at);
      if (!ruling.ok && ruling.refusal.code === 'MISSION_CAP_REACHED')
        throw new Refused('MISSION_CAP_REACHED', { data: { claimableAt: capResetsAt(at) } });
      const rewards = must(ruling);
      await insertPassClaims(
        tx,
        rewards.map((reward) => ({ ...reward, userId, season: season.id, at })),
      );
      const sumOf = (of: 'coins' | 'credits') => rewards.reduce((sum, reward) => sum + reward[of], 0);
      const [coins, credits] = [sumOf('coins'), sumOf('credits')];
      await updateMissionPlayer(tx, userId, {
        credits: player.credits + credits,
        ...(coins > 0 && { paidDay: utcDay(at), paidCoins: before + coins }),
      });
      for (const { item } of rewards) if (item !== null) await addItem(tx, { userId, item, source: season.id, at });
      for (const { track, tier, coins: amount } of rewards) {
        if (amount === 0) continue;
        const gift = { opKey: `pass:${userId}:${season.id}:${track}:${tier}`, userId, currency: 'BC', amount } as const;
        if (!(await grant(tx, gift, { id: deps.newId(), actorId: userId, at })))
          throw new Error(`${gift.opKey} has been posted already`);
      }
      await tellStore(tx, userId, at);
      const about = { entity: 'store', entityId: userId, concerns: [userId], at };
      const data = { userId, season: season.id, rewards: rewards.length, coins };
      await appendEvent(tx, { ...about, type: 'pass.claimed', data });
    });
  });
}

/** The pass of the season that runs, or of the one that has ended last, as the caller stands in it; null before the first. */
export async function readBattlePass(reader: Reader, userId: string, now: number): Promise<BattlePass | null> {
  const season = await findLastSeason(reader, now);
  if (!season) return null;
  const claims = await readPassClaims(reader, userId, season.id);
  const owned = await readOwned(reader, userId);
  const newest = await findNewestSeason(reader);
  const brought = new Set(claims.map(({ item }) => item));
  const items = PASS_TRACKS.flatMap((track) => passRewards(season.id, track)).flatMap(({ item }) => item ?? []);
  return {
    ...season,
    number: seasonNumber(season.id),
    nextStartsAt: newest && newest.startsAt > now ? newest.startsAt : null,
    xp: await readSeasonXp(reader, userId, season.id),
    hasPaid: owned.has(season.id),
    had: items.filter((item) => owned.has(item) && !brought.has(item)),
    claimed: claims.map(({ track, tier }) => rewardKey(track, tier)),
  };
}
