import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { settingRange } from '../../domain/shared/settings.ts';
import { listSettings } from '../../db/settings/setting.queries.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { AdminStats, SetSettingsInput, Setting } from './admin.types.ts';
import { setSettings } from './system/set-settings.ts';
import { readStats } from './reports/read-stats.ts';

/** As stored, each with what it may be. */
const readSettings = async ({ deps }: Context): Promise<Setting[]> =>
  (await listSettings(deps.db.read)).map((row) => ({ ...row, ...settingRange(row.key) }));

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
      'Changes values of the configuration, all of them or none; they hold from the next call on. Where one that guards money becomes looser, all wait in `approvals` for a second administrator. Refusals: FORBIDDEN, NOT_FOUND, BAD_INPUT, SETTING_UNUSABLE, NO_SECOND_ADMINISTRATOR, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async setSettings(
    @Ctx() context: Context,
    @Arg('input', () => SetSettingsInput, { description: 'Which values change, and why.' }) input: SetSettingsInput,
  ): Promise<Setting[]> {
    await setSettings(context.deps, actorOf(context), { ...input, proof: input.proof ?? null });
    return readSettings(context);
  }

  @Access('administrator')
  @Query(() => [Setting], { description: 'The system configuration as stored.' })
  systemSettings(@Ctx() context: Context): Promise<Setting[]> {
    return readSettings(context);
  }
}
