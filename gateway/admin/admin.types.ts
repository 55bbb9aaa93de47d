import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/setting.ts';
import { SETTING_VALUE_MAX } from '../../domain/shared/settings.ts';
import { Access } from '../schema/access.ts';
import { StaffDesk } from './desk/staff-desk.types.ts';
import { SettingCategoryEnum, SettingTypeEnum } from './admin.enums.ts';

/** EN-62 */
@Access('staff')
@ObjectType({ description: 'What the administrators’ dashboard counts.' })
export class AdminStats {
  @Field(() => Int, { description: 'Addresses on the waitlist.' })
  waitlistEntries!: number;

  @Field(() => Int, { description: 'Granted Team Accesses.' })
  teamAccesses!: number;

  @Field(() => StaffDesk, { description: 'What waits, counted at the same moment.' })
  desk!: StaffDesk;
}

/** EN-65 */
@Access('administrator')
@ObjectType({ description: 'One value of the system configuration.' })
export class Setting {
  @Field(() => String, { description: 'Names the value, as in `withdrawal_fee`; `setSettings` takes it.' })
  key!: string;

  @Field(() => String, {
    description: 'What holds now, as text: `2.50` for an amount in dollars, else a whole number or words.',
  })
  value!: string;

  @Field(() => String, { description: 'What the value means and in which unit it is, in English.' })
  description!: string;

  @Field(() => SettingCategoryEnum, { description: 'Which part of the platform it governs.' })
  category!: (typeof SETTING_CATEGORIES)[number];

  @Field(() => SettingTypeEnum, { description: 'Whether the value is a number or words.' })
  type!: (typeof SETTING_TYPES)[number];

  @Field(() => String, {
    nullable: true,
    description: 'The least that it may be, written as `value` is, of ages too; null where it is made of words alone.',
  })
  least!: string | null;

  @Field(() => String, { nullable: true, description: 'The most that it may be, as `least`.' })
  most!: string | null;

  @Field(() => [String], {
    description: 'The words that it may be made of, regions beside ages too; empty where it is a number alone.',
  })
  words!: readonly string[];
}

@InputType({ description: 'One value that changes.' })
export class SettingChange {
  @Field(() => String, { description: 'As `Setting.key` names it.' })
  key!: string;

  @Field(() => String, {
    description: `What it becomes, written as \`Setting.value\` is; at most ${SETTING_VALUE_MAX} characters.`,
  })
  value!: string;
}

@InputType({ description: 'Values of the configuration to change.' })
export class SetSettingsInput {
  @Field(() => [SettingChange], { description: 'All of them hold or none.' })
  changes!: SettingChange[];

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A code of the second factor, or the receipt of a passkey: asked for where a guard of money becomes looser.',
  })
  proof?: string | null;
}
