import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  MissionCategory,
  MissionStatus,
  MissionTab,
  MissionUnit,
  RewardType,
  Unlock,
} from '../../domain/missions/missions.ts';
import { MILESTONES } from '../../domain/missions/streak.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Scope } from '../schema/scope.ts';
import { BattleCoins, Instant } from '../schema/scalars.ts';
import {
  MissionCategoryEnum,
  MissionStatusEnum,
  MissionTabEnum,
  MissionUnitEnum,
  RewardTypeEnum,
  UnlockEnum,
} from './mission.enums.ts';

@Access('own')
@ObjectType({ description: 'What a mission pays.' })
export class MissionReward {
  @Field(() => RewardTypeEnum, { description: 'What is paid.' })
  type!: RewardType;

  @Field(() => Int, { description: 'Coins, points or credits; of a multiplier, by how much it multiplies.' })
  amount!: number;

  @Field(() => String, { description: 'The reward as players read it, such as `25 BC`.' })
  label!: string;
}

/** EN-43 */
@Access('own')
@ObjectType({ description: 'A mission of a day, a week or a season, as it stands with the caller.' })
export class Mission {
  @Field(() => ID, { description: 'Names the mission in its period; a claim takes it.' })
  id!: string;

  @Field(() => MissionTabEnum, { description: 'How often it begins anew.' })
  tab!: MissionTab;

  @Field(() => String, {
    description:
      'The date of a daily mission, the date of the Monday of a weekly one, or the season: `2026-03-02`, `season-1`.',
  })
  period!: string;

  @Field(() => MissionCategoryEnum, { description: 'What it is about.' })
  category!: MissionCategory;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What counts, in a sentence.' })
  description!: string;

  @Field(() => Int, { description: 'How far the caller has come, in `unit`; never more than the target.' })
  progress!: number;

  @Field(() => Int, { description: 'How much completes it, in `unit`.' })
  target!: number;

  @Field(() => MissionUnitEnum, { description: 'What progress and target are counted in.' })
  unit!: MissionUnit;

  @Field(() => MissionReward, { description: 'What it pays.' })
  reward!: MissionReward;

  @Field(() => BattleCoins, {
    description: 'What a claim pays in coins now, a multiplier included, or has paid; 0 for a reward of another kind.',
  })
  coins!: number;

  @Field(() => MissionStatusEnum, { description: 'How it stands with the caller.' })
  status!: MissionStatus;

  @Field(() => UnlockEnum, { nullable: true, description: 'What a locked one waits for; null of all others.' })
  unlockedBy!: Unlock | null;

  @Field(() => Instant, {
    nullable: true,
    description:
      'When a completed one can be claimed for which this UTC day has no room under the cap; null of all others.',
  })
  claimableAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when a completed one can be claimed; null of all others.',
  })
  claimUntil!: number | null;
}

@Access('own')
@ObjectType({ description: 'The time in which missions of a season count.' })
export class MissionSeason {
  @Field(() => Int, { description: 'Which season it is, from 1.' })
  number!: number;

  @Field(() => Instant, { description: 'When the season begins.' })
  startsAt!: number;

  @Field(() => Instant, { description: 'When the season ends.' })
  endsAt!: number;
}

@Access('own')
@ObjectType({ description: 'The missions of a day, a week or a season, and the rewards that wait from before it.' })
export class MissionBoard {
  @Field(() => MissionTabEnum, { description: 'How often these missions begin anew.' })
  tab!: MissionTab;

  @Field(() => Boolean, {
    description: 'False where the zone that was named is not known: days are then those of UTC.',
  })
  isZoneKnown!: boolean;

  /** MI-02 */
  @Field(() => Instant, {
    nullable: true,
    description:
      'When they begin anew: at the caller’s own midnight, or with the season’s start or end; null for never.',
  })
  resetsAt!: number | null;

  @Field(() => MissionSeason, {
    nullable: true,
    description: 'The newest season; null of all other tabs, and before the first.',
  })
  season!: MissionSeason | null;

  @Field(() => [Mission], { description: 'The missions of the present period.' })
  missions!: Mission[];

  @Field(() => [Mission], {
    description: 'Missions of earlier periods, or taken away since, that are completed and not claimed yet.',
  })
  waiting!: Mission[];

  /** BC-15 */
  @Field(() => BattleCoins, { description: 'What missions and the battle pass have paid the caller in this UTC day.' })
  paidCoins!: number;

  @Field(() => BattleCoins, { description: 'The most that they pay in a UTC day.' })
  capCoins!: number;

  @Field(() => Int, { description: 'By how much mission coins are multiplied now; 1 without a multiplier.' })
  factor!: number;

  @Field(() => Instant, { nullable: true, description: 'Until when they are multiplied; null without a multiplier.' })
  factorUntil!: number | null;
}

/** EN-44 */
@Access('own')
@ObjectType({ description: 'A number of days in a row that brings something, once a streak.' })
export class StreakMilestone {
  @Field(() => Int, { description: 'How many days in a row reach it.' })
  days!: number;

  @Field(() => BattleCoins, { description: 'What it brings, by itself.' })
  coins!: number;

  @Field(() => Boolean, { description: 'Whether this streak has brought it.' })
  claimed!: boolean;
}

/** MI-03 */
@Access('own')
@ObjectType({ description: 'Days in a row on which the caller was here.' })
export class Streak {
  @Field(() => Int, { description: 'How many days there are; 0 before the first, and once the streak is broken.' })
  days!: number;

  @Field(() => Int, { description: 'Missed days that it survives, one at a time.' })
  freezes!: number;

  @Field(() => Boolean, { description: 'Whether the present day counts already.' })
  isTodayOpen!: boolean;

  @Field(() => BattleCoins, { description: 'The login bonus of the next day of it.' })
  nextBonusCoins!: number;

  @Listed(MILESTONES.length)
  @Field(() => [StreakMilestone], { description: 'What the streak can bring, the shortest first.' })
  milestones!: StreakMilestone[];
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'How far playing has brought a player.' })
export class PlayerLevel {
  @Field(() => Int, { description: 'The level that the player’s experience makes, from 0.' })
  level!: number;

  @Field(() => Int, { description: 'Points since this level was reached.' })
  into!: number;

  @Field(() => Int, { description: 'Points between this level and the next.' })
  span!: number;
}

@Access('own')
@ObjectType({ description: 'What playing has brought the caller beside money.' })
export class Experience {
  @Field(() => Int, { description: 'Points that the caller has earned in all; they are never spent.' })
  xp!: number;

  @Field(() => Int, { description: 'The level that these points make, from 0.' })
  level!: number;

  @Field(() => Int, { description: 'Points since this level was reached.' })
  into!: number;

  @Field(() => Int, { description: 'Points between this level and the next.' })
  span!: number;

  @Field(() => Int, { description: 'Credits for practice cosmetics that the caller has.' })
  credits!: number;
}
