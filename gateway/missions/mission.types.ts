import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  MissionCategory,
  MissionStatus,
  MissionTab,
  MissionUnit,
  RewardType,
  Unlock,
} from '../../domain/missions/missions.ts';
import { Access } from '../schema/access.ts';
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
  @Field(() => RewardTypeEnum)
  type!: RewardType;

  @Field(() => Int, { description: 'Coins, points or credits; of a multiplier, by how much it multiplies.' })
  amount!: number;

  @Field(() => String, { description: 'As players read it.' })
  label!: string;
}

@Access('own')
@ObjectType({ description: 'A mission of a day or a week, as it stands with the caller (EN-43).' })
export class Mission {
  @Field(() => ID, { description: 'The mission and its period.' })
  id!: string;

  @Field(() => MissionTabEnum)
  tab!: MissionTab;

  @Field(() => String, { description: 'The day of a daily mission, the Monday of a weekly one.' })
  period!: string;

  @Field(() => MissionCategoryEnum)
  category!: MissionCategory;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Int, { description: 'Never more than the target.' })
  progress!: number;

  @Field(() => Int)
  target!: number;

  @Field(() => MissionUnitEnum)
  unit!: MissionUnit;

  @Field(() => MissionReward)
  reward!: MissionReward;

  @Field(() => BattleCoins, { description: 'What a claim pays now, or has paid.' })
  coins!: number;

  @Field(() => MissionStatusEnum)
  status!: MissionStatus;

  @Field(() => UnlockEnum, { nullable: true, description: 'What a locked one waits for; null of all others.' })
  unlockedBy!: Unlock | null;

  @Field(() => Instant, {
    nullable: true,
    description:
      'When a completed one can be claimed that the cap of this UTC day has no room for; null where it can be.',
  })
  claimableAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Until when a completed one can be claimed.' })
  claimUntil!: number | null;
}

@Access('own')
@ObjectType({ description: 'The missions of a day or a week, and the rewards that wait from before it.' })
export class MissionBoard {
  @Field(() => MissionTabEnum)
  tab!: MissionTab;

  @Field(() => Instant, { description: 'When they begin anew: at the caller’s own midnight (MI-02).' })
  resetsAt!: number;

  @Field(() => [Mission])
  missions!: Mission[];

  @Field(() => [Mission], { description: 'Of earlier periods: completed and not claimed yet.' })
  waiting!: Mission[];

  @Field(() => BattleCoins, { description: 'What missions have paid in this UTC day (BC-15).' })
  paidCoins!: number;

  @Field(() => BattleCoins, { description: 'What they pay in a UTC day at most.' })
  capCoins!: number;

  @Field(() => Int, { description: 'By how much mission coins are multiplied now.' })
  factor!: number;

  @Field(() => Instant, { nullable: true, description: 'Until when; null without a multiplier.' })
  factorUntil!: number | null;
}

@Access('own')
@ObjectType({ description: 'A number of days in a row that brings something, once a streak (EN-44).' })
export class StreakMilestone {
  @Field(() => Int)
  days!: number;

  @Field(() => BattleCoins)
  coins!: number;

  @Field(() => Boolean, { description: 'Whether this streak has brought it.' })
  claimed!: boolean;
}

@Access('own')
@ObjectType({ description: 'Days in a row on which the caller was here (MI-03).' })
export class Streak {
  @Field(() => Int, { description: '0 before the first day, and once it is broken.' })
  days!: number;

  @Field(() => Int, { description: 'Missed days that it survives, one at a time.' })
  freezes!: number;

  @Field(() => Boolean, { description: 'Whether the present day counts already.' })
  isTodayOpen!: boolean;

  @Field(() => BattleCoins, { description: 'The login bonus of the next day of it.' })
  nextBonusCoins!: number;

  @Field(() => [StreakMilestone])
  milestones!: StreakMilestone[];
}

@Access('own')
@ObjectType({ description: 'What playing has brought the caller beside money.' })
export class Experience {
  @Field(() => Int)
  xp!: number;

  @Field(() => Int)
  level!: number;

  @Field(() => Int, { description: 'Points since this level.' })
  into!: number;

  @Field(() => Int, { description: 'Points between this level and the next.' })
  span!: number;

  @Field(() => Int, { description: 'Credits for practice cosmetics.' })
  credits!: number;
}
