import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MEETING_TEXT_MAX } from '../../../domain/battles/meeting.ts';
import { Player, loadPlayer } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Beside } from '../../schema/beside.ts';
import { Listed } from '../../schema/listed.ts';
import { Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';

@Scope('battles:play')
@Access('own')
@ObjectType({ description: 'By which name a player of a battle is found in its game.' })
export class MeetingName {
  @Field(() => ID, { description: 'The id of the player.' })
  playerId!: string;

  @Beside('playerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `playerId`.' })
  player?: Player;

  @Field(() => String, { nullable: true, description: 'The name in the game; null where the player has not said it.' })
  name!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is that of an account at the game’s own site, where the player has signed in.',
  })
  isLinked!: boolean;
}

@Scope('battles:play')
@Access('own')
@ObjectType({ description: 'How the two players of a battle find each other in its game.' })
export class BattleMeeting {
  @Listed(2)
  @Field(() => [MeetingName], { description: 'Of both players, the creator first.' })
  names!: MeetingName[];

  @Field(() => ID, { nullable: true, description: 'Who opens the lobby; null while neither has said so.' })
  hostId!: string | null;

  @Beside('hostId', () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'The player of `hostId`; null without one.' })
  host?: Player | null;

  @Field(() => String, { description: 'Of the host’s lobby or party; empty while it is not known.' })
  code!: string;

  @Field(() => String, { description: 'Of the server, as the host wrote it; may be empty.' })
  region!: string;

  @Field(() => String, { description: 'What is played on, as the host wrote it; may be empty.' })
  map!: string;

  @Field(() => Instant, { nullable: true, description: 'When the host last said something else; null without a host.' })
  updatedAt!: number | null;
}

const LINE = `at most ${MEETING_TEXT_MAX} characters without a link; may be empty.`;

@InputType({ description: 'What a player says of hosting a battle.' })
export class SetMeetingInput {
  @Field(() => ID, { description: 'As `Battle.id` names it.' })
  battleId!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the caller hosts; false gives it back, and the rest of the input means nothing.',
  })
  isHost!: boolean;

  @Field(() => String, { defaultValue: '', description: `Of the lobby or party; ${LINE}` })
  code!: string;

  @Field(() => String, { defaultValue: '', description: `The region of the server; ${LINE}` })
  region!: string;

  @Field(() => String, { defaultValue: '', description: `What is played on; ${LINE}` })
  map!: string;
}
