import { Field, ID, ObjectType } from 'type-graphql';
import type { NoteView } from '../../db/notes/note.queries.ts';
import { Player, playerOf } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'What the caller has written about a player, for nobody else to read.' })
export class PlayerNote {
  @Field(() => ID, { description: 'The id of the player: there is one note about each at the most.' })
  id!: string;

  @Field(() => Player, { description: 'Whom it is about.' })
  player!: Player;

  @Field(() => String, { description: 'What was written: plain text, which may have several lines.' })
  text!: string;

  @Field(() => Instant, { description: 'When the text last became another one.' })
  changedAt!: number;
}

export const toPlayerNote = ({ person, text, changedAt }: NoteView): PlayerNote => ({
  id: person.id,
  player: playerOf(person),
  text,
  changedAt,
});

export const PlayerNoteConnection = connectionOf(PlayerNote, 'PlayerNote');
