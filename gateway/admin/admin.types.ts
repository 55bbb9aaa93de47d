import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/settings.ts';
import { Access } from '../schema/access.ts';
import { StaffDesk } from './staff-desk.types.ts';
import { SettingCategoryEnum, SettingTypeEnum } from './admin.enums.ts';

@Access('staff')
@ObjectType({ description: 'What the administrators’ dashboard counts (EN-62).' })
export class AdminStats {
  @Field(() => Int, { description: 'Addresses on the waitlist.' })
  waitlistEntries!: number;

  @Field(() => Int, { description: 'Granted Team Accesses.' })
  teamAccesses!: number;

  @Field(() => StaffDesk, { description: 'What waits, counted at the same moment.' })
  desk!: StaffDesk;
}

@Access('administrator')
@ObjectType({ description: 'One value of the system configuration (EN-65).' })
export class Setting {
  @Field(() => String)
  key!: string;

  @Field(() => String)
  value!: string;

  @Field(() => String)
  description!: string;

  @Field(() => SettingCategoryEnum)
  category!: (typeof SETTING_CATEGORIES)[number];

  @Field(() => SettingTypeEnum)
  type!: (typeof SETTING_TYPES)[number];
}

@InputType()
export class SettingChange {
  @Field(() => String)
  key!: string;

  @Field(() => String)
  value!: string;
}

@InputType()
export class SetSettingsInput {
  @Field(() => [SettingChange])
  changes!: SettingChange[];

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
