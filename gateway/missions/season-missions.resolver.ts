import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { seasonPreview } from '../../domain/missions/missions.schemas.ts';
import type { SeasonGoal } from '../../domain/missions/season-missions.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { Access } from '../schema/access.ts';
import { KEY } from '../schema/key.ts';
import { addSeasonMission, editSeasonMission } from './edit-season-mission.ts';
import { SeasonGoalEnum } from './mission.enums.ts';
import { readPreview, readSeasonSets } from './read-season-sets.ts';
import {
  AddSeasonMissionInput,
  EditSeasonMissionInput,
  SeasonMissionPreview,
  SeasonSets,
} from './season-missions.types.ts';

@Resolver()
export class SeasonMissionsResolver {
  @Access('administrator')
  @Query(() => SeasonSets, {
    description:
      'The missions of the newest season and of the one after it, with who would have completed them lately.',
  })
  seasonSets(@Ctx() { deps }: Context): Promise<SeasonSets> {
    return deps.db.snapshot((read) => readSeasonSets(read, deps.now()));
  }

  @Access('administrator')
  @Query(() => SeasonMissionPreview, {
    description: 'Who would have completed a mission lately that is only thought of. Refusals: BAD_INPUT.',
  })
  async seasonMissionPreview(
    @Ctx() { deps }: Context,
    @Arg('goal', () => SeasonGoalEnum, { description: 'What it would count.' }) goal: SeasonGoal,
    @Arg('target', () => Int, { description: 'How much would complete it, in times or in minutes.' }) target: number,
  ): Promise<SeasonMissionPreview> {
    return readPreview(deps.db.read, readInput(seasonPreview, { goal, target }), deps.now());
  }

  @Access('administrator')
  @Mutation(() => ID, {
    description:
      'Adds a mission to a season, a draft; answers its id. Refusals: FORBIDDEN, BAD_INPUT, SEASON_SET_CLOSED, SEASON_SET_FULL, IDEMPOTENCY_KEY_REUSED.',
  })
  addSeasonMission(
    @Ctx() context: Context,
    @Arg('input', () => AddSeasonMissionInput, { description: 'The mission, and why it is added.' })
    input: AddSeasonMissionInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<string> {
    return addSeasonMission(context.deps, actorOf(context), requireKey(key, context.caller.idempotencyKey), input);
  }

  @Access('administrator')
  @Mutation(() => ID, {
    description:
      'Changes, publishes or removes a mission of a season; answers its id. One that is published asks for no more and pays no less, and what players have claimed stays theirs. Refusals: FORBIDDEN, NOT_FOUND, BAD_INPUT, SEASON_SET_CLOSED, MISSION_PROMISED, MISSION_CHANGED.',
  })
  async editSeasonMission(
    @Ctx() context: Context,
    @Arg('input', () => EditSeasonMissionInput, { description: 'The mission as it shall be, and why.' })
    input: EditSeasonMissionInput,
  ): Promise<string> {
    await editSeasonMission(context.deps, actorOf(context), input);
    return input.id;
  }
}
