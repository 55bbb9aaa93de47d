import { Field, ID, ObjectType } from 'type-graphql';
import type { LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import type { ProfileSight } from '../../domain/profiles/see-profile.ts';
import type { User } from '../../db/accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { LinkedProviderEnum } from './profile.enums.ts';
import { Instant } from '../schema/scalars.ts';
import { avatarUrlOf } from '../accounts/index.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'A player’s account at another site, as that site confirmed it.' })
export class LinkedAccount {
  @Field(() => LinkedProviderEnum)
  provider!: LinkedProvider;

  @Field(() => String, { description: 'The name there.' })
  name!: string;

  @Field(() => Instant)
  linkedAt!: number;
}

@Access('own')
@ObjectType({ description: 'A site whose accounts can be linked here, and how it stands for the caller.' })
export class LinkOffer {
  @Field(() => LinkedProviderEnum)
  provider!: LinkedProvider;

  @Field(() => Boolean, { description: 'Whether the operator of this installation has set it up.' })
  isConfigured!: boolean;

  @Field(() => LinkedAccount, { nullable: true })
  account!: LinkedAccount | null;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'A player, as far as the caller gets to see.' })
export class PublicProfile {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true })
  avatarUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether the player keeps the profile from the caller; the rest is null then.' })
  isHidden!: boolean;

  @Field(() => String, { nullable: true })
  displayName!: string | null;

  @Field(() => Boolean)
  isVerifiedCreator!: boolean;

  @Field(() => Instant, { nullable: true })
  memberSince!: number | null;

  /** For the fields of other rooms; not part of the schema. */
  sight!: ProfileSight;
}

export const toPublicProfile = (user: User, sight: ProfileSight): PublicProfile => ({
  id: user.id,
  username: user.username,
  avatarUrl: avatarUrlOf(user.avatarId),
  isHidden: !sight.profile,
  displayName: sight.profile ? user.displayName : null,
  isVerifiedCreator: sight.profile && user.isVerifiedCreator,
  memberSince: sight.profile ? user.createdAt : null,
  sight,
});
