import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { isBirthDateAsked } from '../../domain/accounts/birth-date.ts';
import { type Role, isStaff } from '../../domain/accounts/roles.ts';
import type { User } from '../../db/accounts/index.ts';
import { avatarUrlOf, RoleEnum } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { Instant } from '../schema/scalars.ts';

@Scope('account:read')
@Access('own')
@ObjectType({ description: 'The signed-in account.' })
export class Viewer {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => String, { description: 'The name by which others find the player.' })
  username!: string;

  @Field(() => String, { description: 'The name that the player chose to be shown; others may have the same.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => Boolean, { description: 'Whether the administrator area is open to this account.' })
  isStaff!: boolean;

  @Field(() => Boolean, { description: 'Whether an administrator has given the account the creator’s badge.' })
  isVerifiedCreator!: boolean;

  @Scope('closed')
  @Field(() => Instant, {
    nullable: true,
    description: 'Until then the player takes a break; null or past without one.',
  })
  pausedUntil!: number | null;

  @Scope('closed')
  @Field(() => Boolean, {
    description: 'Whether the date of birth is still to be told: nothing can be staked before.',
  })
  isBirthDateAsked!: boolean;
}

export const toViewer = (user: User): Viewer => ({
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  avatarUrl: avatarUrlOf(user.avatarId),
  role: user.role,
  isStaff: isStaff(user.role),
  isVerifiedCreator: user.isVerifiedCreator,
  pausedUntil: user.pausedUntil,
  isBirthDateAsked: isBirthDateAsked(user),
});

@InputType({ description: 'With what somebody signs in.' })
export class SignInInput {
  @Field(() => String, { description: 'As people write it; case does not matter.' })
  username!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}
