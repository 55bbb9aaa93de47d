import { Field, InputType, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '../../domain/accounts/preferences.ts';
import { Access } from '../schema/access.ts';
import type { Language } from '../../domain/shared/languages.ts';
import { LanguageEnum, ProfileVisibilityEnum } from './account.enums.ts';

const MEANINGS = {
  email: { description: 'Whether notifications are mailed too; those that protect the account always are.' },
  chat: { description: 'Whether the player is told of mentions in chats.' },
  missions: { description: 'Whether the player is told of missions, streaks and achievements.' },
  battleUpdates: {
    description: 'Whether the player is told what happens in battles, tournaments and invites until they end.',
  },
  matchResults: { description: 'Whether the player is told how battles, bets and tournaments ended.' },
  walletChanges: { description: 'Whether the player is told of deposits, withdrawals and winnings.' },
  marketing: { description: 'Whether the player wants news and offers.' },
  profileVisibility: { description: 'Who sees the profile besides the player.' },
  showStats: { description: 'Whether others see statistics, history and achievements.' },
  showEarnings: { description: 'Whether others see amounts.' },
} as const;

@Access('own')
@ObjectType({ description: 'What the caller has chosen on the settings page.' })
export class Preferences {
  @Field(() => Boolean, MEANINGS.email)
  email!: boolean;

  @Field(() => Boolean, MEANINGS.chat)
  chat!: boolean;

  @Field(() => Boolean, MEANINGS.missions)
  missions!: boolean;

  @Field(() => Boolean, MEANINGS.battleUpdates)
  battleUpdates!: boolean;

  @Field(() => Boolean, MEANINGS.matchResults)
  matchResults!: boolean;

  @Field(() => Boolean, MEANINGS.walletChanges)
  walletChanges!: boolean;

  @Field(() => Boolean, MEANINGS.marketing)
  marketing!: boolean;

  @Field(() => ProfileVisibilityEnum, MEANINGS.profileVisibility)
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, MEANINGS.showStats)
  showStats!: boolean;

  @Field(() => Boolean, MEANINGS.showEarnings)
  showEarnings!: boolean;

  @Field(() => LanguageEnum, { description: 'What notifications and e-mails to the player are written in.' })
  language!: Language;
}

@InputType({ description: 'All that can be chosen on the settings page.' })
export class PreferencesInput {
  @Field(() => Boolean, MEANINGS.email)
  email!: boolean;

  @Field(() => Boolean, MEANINGS.chat)
  chat!: boolean;

  @Field(() => Boolean, MEANINGS.missions)
  missions!: boolean;

  @Field(() => Boolean, MEANINGS.battleUpdates)
  battleUpdates!: boolean;

  @Field(() => Boolean, MEANINGS.matchResults)
  matchResults!: boolean;

  @Field(() => Boolean, MEANINGS.walletChanges)
  walletChanges!: boolean;

  @Field(() => Boolean, MEANINGS.marketing)
  marketing!: boolean;

  @Field(() => ProfileVisibilityEnum, MEANINGS.profileVisibility)
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, MEANINGS.showStats)
  showStats!: boolean;

  @Field(() => Boolean, MEANINGS.showEarnings)
  showEarnings!: boolean;
}
