import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { type NextStep, type StepAction, nextStep } from '../../domain/battles/next-step.ts';
import { type ContestPhrase, phraseWords } from '../../domain/shared/contest-phrases.ts';
import type { StepTone } from '../../domain/shared/step-tones.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { ContestPhraseType } from '../schema/contest-phrase.ts';
import { StepToneEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';
import { Scope } from '../schema/scope.ts';
import { StepActionEnum } from './battle.enums.ts';
import { Battle } from './battle.types.ts';
import { loadReports } from './load-reports.ts';

@Scope('battles:read')
@Access('own')
@ObjectType('NextStep', { description: 'The one thing that comes next in a battle for the caller.' })
class NextStepType implements NextStep {
  @Field(() => StepActionEnum, { nullable: true, description: 'What the caller can do; null for nothing.' })
  action!: StepAction | null;

  @Field(() => StepToneEnum, { description: 'Whose turn it is.' })
  tone!: StepTone;

  @Field(() => String, { description: 'How the battle stands, as people read it.' })
  says!: string;

  @Field(() => ContestPhraseType, { description: 'What `says` says.' })
  phrase!: ContestPhrase;

  @Field(() => Instant, { nullable: true, description: 'When the step is over by itself; null where nothing is due.' })
  until!: number | null;
}

@Resolver(() => Battle)
export class NextStepResolver {
  @Access('own')
  @FieldResolver(() => NextStepType, { description: 'What comes next, as every screen of the caller says it.' })
  async nextStep(@Ctx() context: Context, @Root() { view }: Battle): Promise<NextStepType> {
    const reports = view.status === 'active' ? await loadReports(context, view.id) : [];
    const step = nextStep(view, reports, actorOf(context).userId, context.deps.now());
    return { ...step, says: phraseWords(step.phrase) };
  }
}
