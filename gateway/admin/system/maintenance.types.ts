import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { MaintenanceState } from '../../../domain/shared/maintenance.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Scope } from '../../schema/scope.ts';
import { Instant } from '../../schema/scalars.ts';
import { MaintenanceActionEnum, MaintenanceStateEnum } from '../admin.enums.ts';
import type { MaintenanceAction } from './maintain.ts';

@Scope('public')
@Access('member')
@ObjectType({ description: 'A maintenance that is announced or under way.' })
export class Maintenance {
  @Field(() => ID, { description: 'Names the maintenance; `changeMaintenance` takes it.' })
  id!: string;

  @Field(() => MaintenanceStateEnum, { description: 'Whether it is announced or under way: `SCHEDULED` or `RUNNING`.' })
  state!: MaintenanceState;

  @Field(() => Instant, { nullable: true, description: 'When it begins by itself; null where no date is set.' })
  startsAt!: number | null;

  @Field(() => String, { description: 'As players read it; may be empty.' })
  reason!: string;

  @Field(() => Boolean, { description: 'Whether every page announces it.' })
  notifiesAll!: boolean;
}

@Scope('public')
@Access('member')
@ObjectType({ description: 'Whether players can change anything now, and what is announced.' })
export class MaintenanceNews {
  @Field(() => Boolean, { description: 'Players can look at everything and change nothing.' })
  isOn!: boolean;

  // Nothing bounds it but the staff, who announce one and seldom a second.
  @Listed(5)
  @Field(() => [Maintenance], {
    description: 'What is announced or under way, the first announced first; 20 at the most.',
  })
  open!: Maintenance[];
}

@InputType({ description: 'A maintenance to announce.' })
export class ScheduleMaintenanceInput {
  @Field(() => Instant, { nullable: true, description: 'When it begins by itself; by hand without it.' })
  startsAt?: number | null;

  @Field(() => String, { defaultValue: '', description: 'As players read it; up to 500 characters.' })
  reason!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether every page announces it.' })
  notifiesAll!: boolean;
}

@InputType({ description: 'What becomes of a maintenance.' })
export class ChangeMaintenanceInput {
  @Field(() => ID, { description: 'As `Maintenance.id` names it.' })
  id!: string;

  @Field(() => MaintenanceActionEnum, { description: 'What is done with it.' })
  action!: MaintenanceAction;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
