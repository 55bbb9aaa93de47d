import { claimMission as ruleOnClaim, paidToday } from '../../domain/missions/claim.ts';
import { ALL_OF_A_DAY, type Mission, findMission } from '../../domain/missions/missions.ts';
import { type Multiplier, extendMultiplier } from '../../domain/missions/rewards.ts';
import { missionOfSeason } from '../../domain/missions/season-missions.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import {
  findProgress,
  lockMissionPlayer,
  multiplierOf,
  putProgress,
  updateMissionPlayer,
} from '../../db/missions/mission.queries.ts';
import type { MissionPlayer } from '../../db/missions/mission.table.ts';
import { readSeasonMissions } from '../../db/missions/season-mission.queries.ts';
import { addSeasonXp, readSeason } from '../../db/missions/season.queries.ts';
import { grant } from '../../db/wallet/index.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'mission.pay-bonus': { readonly userId: string; readonly period: string };
  }
}

const multiplied = ({ factor, until }: Multiplier) => ({ multiplierFactor: factor, multiplierUntil: until });

/** A mission of a season as it pays now; a removed one still pays whoever has completed it. */
async function findOfSeason(tx: Tx, id: string): Promise<Mission | undefined> {
  const [row] = await readSeasonMissions(tx, [id]);
  return row && missionOfSeason(row);
}

/** When the season of a mission ends; null for one of no season. */
export const endOfSeason = async (tx: Tx, { tab }: Mission, period: string): Promise<number | null> =>
  tab === 'season' ? ((await readSeason(tx, period))?.endsAt ?? null) : null;

/** Credits a reward in the present transaction. @throws Refused as `claimMission` */
async function pay(deps: Deps, tx: Tx, userId: string, mission: Mission, period: string, at: number): Promise<void> {
  const player = await lockMissionPlayer(tx, userId);
  await requireStanding(tx, userId);
  const row = await findProgress(tx, userId, period, mission.id);
  if (!row) throw new Refused('MISSION_NOT_COMPLETED');
  const multiplier = multiplierOf(player);
  const seasonEndsAt = await endOfSeason(tx, mission, period);
  const coins = must(ruleOnClaim(mission, { ...row, seasonEndsAt }, multiplier, player, at));
  await putProgress(tx, { ...row, claimedAt: at, coins });
  const { type, amount } = mission.reward;
  const paid: Partial<MissionPlayer> = {
    ...(coins > 0 && { paidDay: utcDay(at), paidCoins: paidToday(player, at) + coins }),
    ...(type === 'xp' && { xp: player.xp + amount }),
    ...(type === 'credits' && { credits: player.credits + amount }),
    ...(type === 'multiplier' && multiplied(extendMultiplier(multiplier, amount, at))),
  };
  await updateMissionPlayer(tx, userId, paid);
  if (type === 'xp') await addSeasonXp(tx, userId, amount, at);
  if (coins > 0) {
    const gift = {
      opKey: `mission:${userId}:${mission.id}:${period}`,
      userId,
      currency: 'BC',
      amount: coins,
    } as const;
    // The row says that it was not claimed; a booking under its key would mean that the two contradict each other.
    if (!(await grant(tx, gift, { id: deps.newId(), actorId: userId, at })))
      throw new Error(`${gift.opKey} has been posted already`);
  }
  await appendEvent(tx, {
    type: 'mission.claimed',
    entity: 'missions',
    entityId: userId,
    concerns: [userId],
    data: { userId, mission: mission.id, period, title: mission.title, coins },
    at,
  });
}

/**
 * Credits the reward of a completed mission, once (MI-05). The cap of the UTC day is kept under the lock of the player's
 * row; a reward that it has no room for waits whole.
 * @param id of the mission and its period: `win-2-games:2026-03-02`, `<id>:season-1`
 * @throws Refused NOT_FOUND, MISSION_NOT_COMPLETED, MISSION_CLAIMED, CLAIM_OVER, MISSION_CAP_REACHED,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function claimMission(deps: Deps, { userId }: Actor, key: string, id: string): Promise<string> {
  const end = id.lastIndexOf(':');
  const [name, period] = [id.slice(0, Math.max(0, end)), id.slice(end + 1)];
  return deps.db.transact(async (tx) => {
    const mission = findMission(name) ?? (await findOfSeason(tx, name));
    if (!mission) throw new Refused('NOT_FOUND');
    const at = deps.now();
    const call = { userId, key, operation: 'claimMission', payload: { id }, answerId: id, at };
    return once(tx, call, () => pay(deps, tx, userId, mission, period, at));
  });
}

/**
 * The bonus for all missions of a day comes by itself with the last of them (MI-09). What the cap has no room for, or an
 * account that may not act, has to claim it.
 */
export const payBonus = (deps: Deps, { payload: { userId, period } }: Job<'mission.pay-bonus'>): Promise<void> =>
  deps.db
    .transact((tx) => pay(deps, tx, userId, ALL_OF_A_DAY, period, deps.now()))
    .catch((fault: unknown) => {
      if (!(fault instanceof Refused)) throw fault;
    });

/** The last mission of a day is done. */
export const hearOfBonus = defineSubscriber({
  name: 'pay-mission-bonus',
  types: ['mission.completed'],
  async handle(tx, { data: { userId, mission, period }, seq, at }) {
    if (mission !== ALL_OF_A_DAY.id) return;
    await enqueueJob(tx, {
      id: `mission-bonus:${userId}:${period}:${seq}`,
      kind: 'mission.pay-bonus',
      payload: { userId, period },
      runAt: at,
      createdAt: at,
    });
  },
});
