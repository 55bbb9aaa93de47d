import { Field, ID, ObjectType } from 'type-graphql';
import type { LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import type { ProfileSight } from '../../domain/profiles/see-profile.ts';
import type { User } from '../../db/accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { LinkedProviderEnum } from './profile.enums.ts';
import { Instant } from '../schema/scalars.ts';
import { avatarUrlOf } from '../accounts/index.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'A player’s account at another site, as that site confirmed it.' })
export class LinkedAccount {
  @Field(() => LinkedProviderEnum, { description: 'The site where it is.' })
  provider!: LinkedProvider;

  @Field(() => String, { description: 'The name there.' })
  name!: string;

  @Field(() => Instant, { description: 'When it was linked.' })
  linkedAt!: number;
}

@Access('own')
@ObjectType({ description: 'A site whose accounts can be linked here, and how it stands for the caller.' })
export class LinkOffer {
  @Field(() => LinkedProviderEnum, { description: 'Which site it is.' })
  provider!: LinkedProvider;

  @Field(() => Boolean, { description: 'Whether the operator of this installation has set it up.' })
  isConfigured!: boolean;

  @Field(() => LinkedAccount, {
    nullable: true,
    description: 'The account that the caller has linked there; null without one.',
  })
  account!: LinkedAccount | null;
}

@Scope('public')
@Access('own')
@ObjectType({ implements: Node, description: 'A player, as far as the caller gets to see.' })
export class PublicProfile {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => String, { description: 'The name by which others find the player.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the player keeps the profile from the caller, who then sees the name and the picture alone.',
  })
  isHidden!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name that the player chose to be shown; null where the profile is hidden.',
  })
  displayName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the player has the creator’s badge; false where the profile is hidden.',
  })
  isVerifiedCreator!: boolean;

  @Field(() => Instant, { nullable: true, description: 'When the account was made; null where the profile is hidden.' })
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
