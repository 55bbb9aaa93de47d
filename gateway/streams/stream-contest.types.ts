import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { StreamedKind } from '../../domain/shared/subjects.ts';
import type { ContestPhrase } from '../../domain/shared/contest-phrases.ts';
import { Access } from '../schema/access.ts';
import { ContestPhraseType } from '../schema/contest-phrase.ts';
import { Listed } from '../schema/listed.ts';
import { Scope } from '../schema/scope.ts';
import { StreamContestKindEnum } from './stream.enums.ts';

/** GL-07 */
@Scope('public')
@Access('own')
@ObjectType({ description: 'What its streamer plays on a stream that is no battle, as everybody may read of it.' })
export class StreamContest {
  @Field(() => StreamContestKindEnum, { description: 'What it is.' })
  kind!: StreamedKind;

  @Field(() => ID, { description: 'The match or the run; `StreamContestInput` takes it.' })
  id!: string;

  @Field(() => String, { description: 'Who meets, or the game, as people read it.' })
  title!: string;

  @Field(() => String, { description: 'What it is played for and how, as people read it.' })
  terms!: string;

  @Field(() => String, { description: 'How it stands, or how it ended, as people read it.' })
  standing!: string;

  @Listed(4)
  @Field(() => [ContestPhraseType], { description: 'What `terms` says, part by part.' })
  termPhrases!: readonly ContestPhrase[];

  @Field(() => ContestPhraseType, { description: 'What `standing` says.' })
  standingPhrase!: ContestPhrase;

  @Field(() => Boolean, { description: 'Whether it is over.' })
  isOver!: boolean;

  @Field(() => String, { description: 'A path of the web app that shows it.' })
  path!: string;
}

@InputType({ description: 'What is played on a stream that is no battle.' })
export class StreamContestInput {
  @Field(() => StreamContestKindEnum, { description: 'What it is.' })
  kind!: StreamedKind;

  @Field(() => ID, { description: 'One of `streamableContests`, by its id.' })
  id!: string;
}
