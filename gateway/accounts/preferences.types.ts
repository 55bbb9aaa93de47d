import { Field, InputType, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '../../domain/accounts/preferences.ts';
import { Access } from '../schema/access.ts';
import { ProfileVisibilityEnum } from './account.enums.ts';

@Access('own')
@ObjectType({ description: 'What the caller has chosen on the settings page (EN-39).' })
export class Preferences {
  @Field(() => Boolean, { description: 'The channel e-mail.' })
  email!: boolean;

  @Field(() => Boolean, { description: 'The channel chat.' })
  chat!: boolean;

  @Field(() => Boolean, { description: 'The channel of the missions.' })
  missions!: boolean;

  @Field(() => Boolean)
  battleUpdates!: boolean;

  @Field(() => Boolean)
  matchResults!: boolean;

  @Field(() => Boolean)
  walletChanges!: boolean;

  @Field(() => Boolean)
  marketing!: boolean;

  @Field(() => ProfileVisibilityEnum)
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, { description: 'Whether others see statistics, history and achievements.' })
  showStats!: boolean;

  @Field(() => Boolean, { description: 'Whether others see amounts.' })
  showEarnings!: boolean;
}

@InputType()
export class PreferencesInput {
  @Field(() => Boolean)
  email!: boolean;

  @Field(() => Boolean)
  chat!: boolean;

  @Field(() => Boolean)
  missions!: boolean;

  @Field(() => Boolean)
  battleUpdates!: boolean;

  @Field(() => Boolean)
  matchResults!: boolean;

  @Field(() => Boolean)
  walletChanges!: boolean;

  @Field(() => Boolean)
  marketing!: boolean;

  @Field(() => ProfileVisibilityEnum)
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean)
  showStats!: boolean;

  @Field(() => Boolean)
  showEarnings!: boolean;
}
