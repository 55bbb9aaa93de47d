import { Field, ID, InputType, ObjectType } from 'type-graphql';
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
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => Boolean, { description: 'Whether the administrator area is open to this account.' })
  isStaff!: boolean;

  @Field(() => Boolean)
  isVerifiedCreator!: boolean;

  @Scope('closed')
  @Field(() => Instant, {
    nullable: true,
    description: 'Until then the player takes a break; null or past without one.',
  })
  pausedUntil!: number | null;
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
});

@InputType()
export class SignInInput {
  @Field(() => String)
  username!: string;

  @Field(() => String)
  password!: string;
}
