import { Field, ID, ObjectType } from 'type-graphql';
import type { RunningKind } from '../../domain/shared/subjects.ts';
import type { ContestPhrase } from '../../domain/shared/contest-phrases.ts';
import type { StepTone } from '../../domain/shared/step-tones.ts';
import { Access } from '../schema/access.ts';
import { ContestPhraseType } from '../schema/contest-phrase.ts';
import { Listed } from '../schema/listed.ts';
import { StepToneEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';
import { RunningContestKindEnum } from './stream.enums.ts';

@Access('own')
@ObjectType({ description: 'A contest that the caller is in the middle of, or that waits for the caller.' })
export class RunningContest {
  @Field(() => RunningContestKindEnum, { description: 'What it is.' })
  kind!: RunningKind;

  @Field(() => ID, { description: 'Unique among those of its kind.' })
  id!: string;

  @Field(() => String, { description: 'The game, in lower case.' })
  game!: string;

  @Field(() => String, { description: 'Who meets, or the game, as people read it.' })
  title!: string;

  @Field(() => String, { description: 'What it is played for and how, as people read it.' })
  terms!: string;

  @Field(() => String, { description: 'How it stands, as people read it.' })
  standing!: string;

  @Listed(4)
  @Field(() => [ContestPhraseType], { description: 'What `terms` says, part by part.' })
  termPhrases!: readonly ContestPhrase[];

  @Field(() => ContestPhraseType, { description: 'What `standing` says.' })
  standingPhrase!: ContestPhrase;

  @Field(() => StepToneEnum, { description: 'Whose move it is.' })
  tone!: StepTone;

  @Field(() => Instant, { nullable: true, description: 'When the server acts by itself; null where nothing is due.' })
  dueAt!: number | null;

  @Field(() => String, { description: 'A path of the web app where it goes on.' })
  path!: string;
}
