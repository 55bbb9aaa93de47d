import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Role, isStaff } from '../../domain/accounts/roles.ts';
import type { User } from '../../db/accounts/user.table.ts';
import { Access } from '../schema/access.ts';
import { RoleEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';

@Access('anyone')
@ObjectType({ description: 'What everybody may know of a player.' })
export class Player {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;
}

@Access('member')
@ObjectType({ description: 'A player as other members see them.' })
export class PublicProfile {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => Boolean)
  isVerifiedCreator!: boolean;

  @Field(() => Instant)
  memberSince!: number;
}

export const toPublicProfile = (user: User): PublicProfile => ({
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  isVerifiedCreator: user.isVerifiedCreator,
  memberSince: user.createdAt,
});

@Access('own')
@ObjectType({ description: 'The signed-in account.' })
export class Viewer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => Boolean, { description: 'Whether the administrator area is open to this account.' })
  isStaff!: boolean;

  @Field(() => Boolean)
  isVerifiedCreator!: boolean;
}

export const toViewer = (user: User): Viewer => ({
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  role: user.role,
  isStaff: isStaff(user.role),
  isVerifiedCreator: user.isVerifiedCreator,
});

@InputType()
export class SignInInput {
  @Field(() => String)
  username!: string;

  @Field(() => String)
  password!: string;
}
