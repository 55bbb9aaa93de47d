import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { API_SCOPES, type ApiScope } from '../../../domain/platform/scopes.ts';
import { Access } from '../../schema/access.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import type { OwnKey } from './manage-keys.ts';

export const SCOPE_MEANINGS: Readonly<Record<ApiScope, string>> = {
  'account:read': 'See the owner’s name, picture and role.',
  'battles:read': 'See the owner’s battles, invites and results.',
  'bets:read': 'See the owner’s bets.',
  'earnings:read': 'See what the owner has won and earned.',
  'friends:read': 'See the owner’s friends and who of them is here.',
  'notifications:read': 'See the owner’s notifications.',
  'wallet:read': 'See the owner’s balance and its history.',
  'battles:play': 'Start, cancel and report battles, and decline invites; includes `BATTLES_READ`.',
  'battles:stake': 'Put the owner’s money at stake in battles, up to a limit a UTC day; includes `BATTLES_READ`.',
  'overlay:wallet': 'Show the owner’s wallet on an overlay.',
  'overlay:wagers': 'Show the bets on the owner’s streams on an overlay.',
  'overlay:wins': 'Show the owner’s latest wins on an overlay.',
  'overlay:amounts': 'Show amounts on those overlays; without it they are null.',
};

export const ApiScopeEnum = graphqlEnum('ApiScope', 'What a key may be given to do.', API_SCOPES, SCOPE_MEANINGS);

@Access('own')
@ObjectType({
  description: 'A key with which a program acts for the caller. What opens it is shown once, when it is made.',
})
export class ApiKey {
  @Field(() => ID, { description: 'By which it is rotated and revoked; opens nothing.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'The first letters of the key, by which it is known again.' })
  shown!: string;

  @Field(() => [ApiScopeEnum], { description: 'What it may do, those that others include among them.' })
  scopes!: readonly ApiScope[];

  @Field(() => Cents, {
    description: 'The most that may be staked with it within a UTC day; 0 without `BATTLES_STAKE`.',
  })
  dailyStakeCents!: number;

  @Field(() => Cents, { description: 'What was staked with it, and with what it replaced, since midnight UTC.' })
  stakedTodayCents!: number;

  @Field(() => Instant, { description: 'When it was made.' })
  createdAt!: number;

  @Field(() => Instant, { description: 'From when it opens nothing any more.' })
  expiresAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When another took its place; null while it is in force.' })
  replacedAt!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'When it was last used, to the minute; null before its first use.',
  })
  lastUsedAt!: number | null;

  @Field(() => String, { nullable: true, description: 'The network address of that use.' })
  lastUsedAddress!: string | null;
}

@Access('own')
@ObjectType({ description: 'A key that was just made.' })
export class NewApiKey {
  @Field(() => ApiKey, { description: 'The key as it is listed from now on.' })
  key!: OwnKey;

  @Field(() => String, {
    description: 'What the `Authorization: Bearer` header carries. Shown this once, stored nowhere.',
  })
  secret!: string;
}

@InputType({ description: 'By what the owner of an account shows to be there.' })
export class OwnerProofInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code, a recovery code or the receipt of provePasskey, where the account has a second factor.',
  })
  proof?: string | null;
}

@InputType({ description: 'A new key.' })
export class NewApiKeyInput {
  @Field(() => String, { description: 'What its owner calls it, 1 to 60 characters.' })
  name!: string;

  @Field(() => [ApiScopeEnum], { description: 'What it may do; at least one.' })
  scopes!: ApiScope[];

  @Field(() => Int, { description: 'How many days it lives: 7, 30, 90 or 365.' })
  lifeDays!: number;

  @Field(() => Cents, {
    defaultValue: 0,
    description: 'The most that may be staked with it within a UTC day: 1 to 100,000 with `BATTLES_STAKE`, 0 without.',
  })
  dailyStakeCents!: number;
}
