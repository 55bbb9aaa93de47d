import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { SHOTS_PER_SECOND_MAX } from '../../domain/onboarding/tutorial-game.ts';
import { COMMUNITY_SIZE, STARTER_BONUS_COINS, hasPassed } from '../../domain/onboarding/tutorial.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readProfileSetup, readSteps } from '../../db/onboarding/onboarding.queries.ts';
import { readAverageScore, readOwnRun } from '../../db/onboarding/tutorial-run.queries.ts';
import { readUser } from '../../db/accounts/index.ts';
import { Access } from '../schema/access.ts';
import { KEY } from '../schema/key.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { stateBirthDate } from '../accounts/index.ts';
import { toViewer, Viewer } from '../security/index.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { completeSetup } from './complete-setup.ts';
import { completeTour } from './complete-tour.ts';
import {
  CompleteSetupInput,
  Onboarding,
  ProfileSetup,
  SaveSetupInput,
  ShotInput,
  TutorialResult,
  TutorialRun,
  toOnboarding,
} from './onboarding.types.ts';
import { saveSetup } from './save-setup.ts';
import { startTutorial } from './start-tutorial.ts';
import { submitTutorial } from './submit-tutorial.ts';

@Resolver(() => Viewer)
export class OnboardingResolver {
  @Access('own')
  @FieldResolver(() => Onboarding, { description: 'How far the newcomer is.' })
  async onboarding(@Ctx() { deps }: Context, @Root() viewer: Viewer): Promise<Onboarding> {
    return toOnboarding(await readSteps(deps.db.read, viewer.id));
  }

  @Access('own')
  @Query(() => ProfileSetup, { description: 'What the profile setup asks for, as the caller has chosen so far.' })
  async profileSetup(@Ctx() context: Context): Promise<ProfileSetup> {
    const setup = await readProfileSetup(context.deps.db.read, actorOf(context).userId);
    if (!setup) throw new Refused('UNAUTHENTICATED');
    return setup;
  }

  @Access('own')
  @Mutation(() => Viewer, {
    description:
      'Tells the caller’s date of birth, which is asked for once, before the first stake. Refusals: BIRTH_DATE_UNUSABLE, BIRTH_DATE_STATED.',
  })
  async stateBirthDate(
    @Ctx() context: Context,
    @Arg('bornOn', () => String, { description: 'The date, `YYYY-MM-DD`.' }) bornOn: string,
  ): Promise<Viewer> {
    await stateBirthDate(context.deps, actorOf(context), bornOn);
    return viewerOf(context);
  }

  @Access('own')
  @Mutation(() => Viewer, {
    description: 'Stores the profile setup; may be done again. Refusals: DISPLAY_NAME_UNUSABLE, BAD_INPUT.',
  })
  async completeSetup(
    @Ctx() context: Context,
    @Arg('input', () => CompleteSetupInput, { description: 'What the player has chosen.' }) input: CompleteSetupInput,
  ): Promise<Viewer> {
    await completeSetup(context.deps, actorOf(context), input);
    return viewerOf(context);
  }

  @Access('own')
  @Mutation(() => Viewer, {
    description:
      'Stores a step of the profile setup as it is gone on from. Refusals: DISPLAY_NAME_UNUSABLE, BIRTH_DATE_UNUSABLE, BIRTH_DATE_STATED, BAD_INPUT.',
  })
  async saveSetup(
    @Ctx() context: Context,
    @Arg('input', () => SaveSetupInput, { description: 'The step, and what was chosen on it.' }) input: SaveSetupInput,
  ): Promise<Viewer> {
    const { step, displayName, bornOn, favoriteGames, notifications } = input;
    await saveSetup(context.deps, actorOf(context), {
      step,
      ...(typeof displayName === 'string' && { displayName }),
      ...(typeof bornOn === 'string' && { bornOn }),
      ...(favoriteGames && { favoriteGames }),
      ...(notifications && { notifications: { ...notifications } }),
    });
    return viewerOf(context);
  }

  @Access('own')
  @Mutation(() => Viewer, { description: 'The tour was seen to its end. Refusals: ONBOARDING_INCOMPLETE.' })
  async completeTour(@Ctx() context: Context): Promise<Viewer> {
    await completeTour(context.deps, actorOf(context));
    return viewerOf(context);
  }

  @Access('own')
  @Mutation(() => TutorialRun, {
    description: 'Begins a round of the mini-game. Refusals: ONBOARDING_INCOMPLETE, RATE_LIMITED.',
  })
  startTutorial(@Ctx() context: Context): Promise<TutorialRun> {
    return startTutorial(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => TutorialResult, {
    description:
      'Hands in the shots of a round, once; needs an Idempotency-Key. Refusals: TUTORIAL_OVER, BAD_INPUT, ONBOARDING_INCOMPLETE.',
  })
  async submitTutorial(
    @Ctx() context: Context,
    @Arg('runId', () => ID, { description: 'A round of the caller’s that was not handed in yet.' }) runId: string,
    @Arg('shots', () => [ShotInput], {
      description: `The shots of the round in their order, at most ${SHOTS_PER_SECOND_MAX} within a second.`,
    })
    shots: ShotInput[],
    @Arg('idempotencyKey', () => String, KEY)
    idempotencyKey?: string | null,
  ): Promise<TutorialResult> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    await submitTutorial(deps, actor, requireKey(idempotencyKey, caller.idempotencyKey), { runId, shots });
    const [run, steps, average] = await Promise.all([
      readOwnRun(deps.db.read, actor.userId, runId),
      readSteps(deps.db.read, actor.userId),
      readAverageScore(deps.db.read, COMMUNITY_SIZE),
    ]);
    const score = run?.score ?? null;
    // A later round has taken the place of this one.
    if (!run || score === null) throw new Refused('TUTORIAL_OVER');
    return {
      score,
      hasPassed: hasPassed(score),
      communityAverage: average ?? score,
      bonusCoins: run.submittedAt === steps.tutorialCompletedAt ? STARTER_BONUS_COINS : 0,
      viewer: await viewerOf(context),
    };
  }

  @Access('own')
  @Mutation(() => Viewer, { description: 'Ends the onboarding. Refusals: ONBOARDING_INCOMPLETE.' })
  async completeOnboarding(@Ctx() context: Context): Promise<Viewer> {
    await completeOnboarding(context.deps, actorOf(context));
    return viewerOf(context);
  }
}

async function viewerOf(context: Context): Promise<Viewer> {
  const user = await readUser(context.deps.db.read, actorOf(context).userId);
  if (!user) throw new Refused('UNAUTHENTICATED');
  return toViewer(user);
}
