import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { RewardType } from '../../domain/missions/missions.ts';
import type { SeasonGoal, SeasonMissionState } from '../../domain/missions/season-missions.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';
import { RewardTypeEnum, SeasonGoalEnum, SeasonMissionStateEnum } from './mission.enums.ts';

const FIRST_DAY = 'The first day that was counted; null where nobody did anything.';
const PLAYERS = 'Who did anything in those days that a mission of a season can count.';
const COMPLETING = 'Of those players, who did as much in those days as the mission asks for.';

@Access('administrator')
@ObjectType({ description: 'A mission of a season as staff see it.' })
export class SeasonMission {
  @Field(() => ID, { description: 'Names the mission when it is edited.' })
  id!: string;

  @Field(() => SeasonGoalEnum, { description: 'What it counts.' })
  goal!: SeasonGoal;

  @Field(() => Int, { description: 'How much completes it, in times or in minutes.' })
  target!: number;

  @Field(() => String, { description: 'What players read.' })
  title!: string;

  @Field(() => RewardTypeEnum, { description: 'What it pays: coins or experience.' })
  rewardType!: RewardType;

  @Field(() => Int, { description: 'How much it pays, in coins or in points.' })
  rewardAmount!: number;

  @Field(() => Int, { description: 'Where it stands; smaller ones stand first.' })
  place!: number;

  @Field(() => SeasonMissionStateEnum, { description: 'Whether players have it.' })
  state!: SeasonMissionState;

  @Field(() => Int, { description: 'Grows with each change; an edit gives it back.' })
  version!: number;

  @Field(() => Int, { description: COMPLETING })
  completing!: number;
}

@Access('administrator')
@ObjectType({ description: 'The missions of a season.' })
export class SeasonSet {
  @Field(() => ID, { description: 'The season, such as `season-1`; a new mission takes it.' })
  season!: string;

  @Field(() => Int, { description: 'Which season it is, from 1.' })
  number!: number;

  @Field(() => Instant, { nullable: true, description: 'When the season begins; null while it is not opened.' })
  startsAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When the season ends; null while it is not opened.' })
  endsAt!: number | null;

  @Field(() => [SeasonMission], { description: 'In the order in which players see them; removed ones are left out.' })
  missions!: SeasonMission[];
}

@Access('administrator')
@ObjectType({ description: 'The sets that can be changed, held against what players did lately.' })
export class SeasonSets {
  @Field(() => Int, { description: 'How many days the preview looks back, today being the last.' })
  previewDays!: number;

  @Field(() => Int, { description: PLAYERS })
  players!: number;

  @Field(() => String, { nullable: true, description: FIRST_DAY })
  firstDay!: string | null;

  @Field(() => [SeasonSet], { description: 'The newest season until it has ended, and the one after it.' })
  sets!: SeasonSet[];
}

@Access('administrator')
@ObjectType({ description: 'Who would have completed a mission lately.' })
export class SeasonMissionPreview {
  @Field(() => Int, { description: 'How many days it looks back, today being the last.' })
  previewDays!: number;

  @Field(() => Int, { description: PLAYERS })
  players!: number;

  @Field(() => String, { nullable: true, description: FIRST_DAY })
  firstDay!: string | null;

  @Field(() => Int, { description: COMPLETING })
  completing!: number;
}

@InputType({ description: 'What staff set of a mission of a season.' })
class SetOfMission {
  @Field(() => SeasonGoalEnum, { description: 'What it counts; fixed once it is published.' })
  goal!: SeasonGoal;

  @Field(() => Int, {
    description:
      'How much completes it, in times or in minutes; the most depends on the goal. Fixed once it is published.',
  })
  target!: number;

  @Field(() => String, { description: 'What players read, 1 to 60 characters.' })
  title!: string;

  @Field(() => RewardTypeEnum, {
    description: 'What it pays: coins or experience, nothing else. Fixed once it is published.',
  })
  rewardType!: RewardType;

  @Field(() => Int, {
    description: 'How much it pays, 1 to 250 coins or 1 to 500 points; once it is published no less than before.',
  })
  rewardAmount!: number;

  @Field(() => Int, { description: 'Where it stands, 1 to 99; smaller ones stand first.' })
  place!: number;

  @Field(() => String, { description: 'Why it is set so, which the audit log keeps; 1 to 2,000 characters.' })
  reason!: string;
}

@InputType({ description: 'A new mission of a season.' })
export class AddSeasonMissionInput extends SetOfMission {
  @Field(() => ID, { description: 'The season that it is added to, such as `season-1`.' })
  season!: string;
}

@InputType({ description: 'A mission of a season as it shall be.' })
export class EditSeasonMissionInput extends SetOfMission {
  @Field(() => ID, { description: 'The `id` of the mission.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` of the mission that was read; another one is refused.' })
  version!: number;

  @Field(() => SeasonMissionStateEnum, {
    description:
      'Whether players have it; a published one never becomes a draft again, and a removed one stays removed.',
  })
  state!: SeasonMissionState;
}
