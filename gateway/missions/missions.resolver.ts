import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import type { MissionTab } from '../../domain/missions/missions.ts';
import { levelOf } from '../../domain/missions/xp.ts';
import { listClaimable, readMissionPlayer } from '../../db/missions/mission.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { Reads } from '../schema/reads.ts';
import { BattleCoins } from '../schema/scalars.ts';
import { KEY } from '../schema/key.ts';
import { claimMission } from './claim-mission.ts';
import { MissionTabEnum } from './mission.enums.ts';
import { Experience, MissionBoard, Streak } from './mission.types.ts';
import { openDay } from './open-day.ts';
import { readBoard, readStreak } from './read-board.ts';

const ZONE =
  'The browser’s zone, an IANA name or an offset; what the newest opened day was opened in goes before it. One that is not known is UTC.';

@Resolver()
export class MissionsResolver {
  /** MI-01 */
  @Access('own')
  @Query(() => MissionBoard, {
    description: 'The caller’s missions of today, of this week or of the season.',
  })
  missions(
    @Ctx() context: Context,
    @Arg('tab', () => MissionTabEnum, { description: 'Which missions are asked for.' }) tab: MissionTab,
    @Arg('zone', () => String, { defaultValue: 'UTC', description: ZONE }) zone: string,
  ): Promise<MissionBoard> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readBoard(read, userId, tab, zone, now()));
  }

  /** MI-03 */
  @Access('own')
  @Reads(1)
  @Query(() => Streak, { description: 'Days in a row on which the caller was here.' })
  streak(
    @Ctx() context: Context,
    @Arg('zone', () => String, { defaultValue: 'UTC', description: ZONE }) zone: string,
  ): Promise<Streak> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readStreak(read, userId, zone, now()));
  }

  @Access('own')
  @Query(() => Experience, { description: 'The caller’s experience, level and credits.' })
  async experience(@Ctx() context: Context): Promise<Experience> {
    const player = await readMissionPlayer(context.deps.db.read, actorOf(context).userId);
    const xp = player?.xp ?? 0;
    return { xp, credits: player?.credits ?? 0, ...levelOf(xp) };
  }

  /** BC-17 */
  @Access('own')
  @Mutation(() => BattleCoins, {
    description:
      'Opens the caller’s day, with its login bonus and what the streak has reached; answers what it brought, 0 where the day is open already. A day opens only when its date is later than the last that was opened.',
  })
  openDay(@Ctx() context: Context, @Arg('zone', () => String, { description: ZONE }) zone: string): Promise<number> {
    return openDay(context.deps, actorOf(context), zone);
  }

  /** MI-05 */
  @Access('own')
  @Mutation(() => ID, {
    description:
      'Credits the reward of a completed mission, once; answers its id. Refusals: NOT_FOUND, MISSION_NOT_COMPLETED, MISSION_CLAIMED, CLAIM_OVER, MISSION_CAP_REACHED, IDEMPOTENCY_KEY_REUSED.',
  })
  claimMission(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of the mission.' }) id: string,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<string> {
    return claimMission(context.deps, actorOf(context), requireKey(key, context.caller.idempotencyKey), id);
  }

  @Access('own')
  @Subscription(() => Int, {
    description: 'How many of the caller’s rewards wait to be claimed, each time missions, streak or experience move.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('missions', actorOf(context).userId),
  })
  async missionsChanged(@Ctx() context: Context): Promise<number> {
    const { db, now } = context.deps;
    return (await listClaimable(db.read, actorOf(context).userId, now())).length;
  }
}
