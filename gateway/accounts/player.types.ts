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
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => String, { description: 'The name by which others find the player.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;
}

/** A player as others see them, from a row of theirs. */
export const playerOf = ({ id, username, avatarId }: PlayerRow): Player => ({
  id,
  username,
  avatarUrl: avatarUrlOf(avatarId),
});

interface PlayerRow {
  readonly id: string;
  readonly username: string;
  readonly avatarId: string | null;
}
