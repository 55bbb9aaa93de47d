import { Field, ID, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';

/** The public address of an uploaded picture. */
export const avatarUrlOf = (avatarId: string | null): string | null =>
  avatarId === null ? null : `/media/${avatarId}`;

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'What everybody may know of a player.' })
export class Player {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;
}
