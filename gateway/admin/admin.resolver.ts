import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listSettings } from '../../db/settings/setting.queries.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { AdminStats, SetSettingsInput, Setting } from './admin.types.ts';
import { setSettings } from './set-settings.ts';
import { readStats } from './read-stats.ts';

@Resolver()
export class AdminResolver {
  @Access('staff')
  @Query(() => AdminStats, { description: 'The counts of the administrators’ dashboard, as of one moment.' })
  adminStats(@Ctx() context: Context): Promise<AdminStats> {
    return readStats(context.deps, actorOf(context));
  }

  @Access('administrator')
  @Mutation(() => [Setting], {
    description:
      'Changes values of the configuration, all of them or none; they hold from the next call on. Where one that guards money becomes looser, all wait in `approvals` for a second administrator. Refusals: FORBIDDEN, NOT_FOUND, BAD_INPUT, NO_SECOND_ADMINISTRATOR, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async setSettings(
    @Ctx() context: Context,
    @Arg('input', () => SetSettingsInput, { description: 'Which values change, and why.' }) input: SetSettingsInput,
  ): Promise<Setting[]> {
    await setSettings(context.deps, actorOf(context), { ...input, proof: input.proof ?? null });
    return listSettings(context.deps.db.read);
  }

  @Access('administrator')
  @Query(() => [Setting], { description: 'The system configuration as stored.' })
  async systemSettings(@Ctx() { deps }: Context): Promise<Setting[]> {
    return listSettings(deps.db.read);
  }
}
