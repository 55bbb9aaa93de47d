import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { listExports } from '../../db/accounts/data-export.queries.ts';
import { readSettingsOf } from '../../db/accounts/preferences.queries.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../server/context.ts';
import { closeAccount } from './close-account.ts';
import { requestDataExport } from './request-data-export.ts';
import { resetPreferences } from './reset-preferences.ts';
import { savePreferences } from './save-preferences.ts';
import { CloseAccountInput, DataExport, Preferences, PreferencesInput, toDataExport } from './settings.types.ts';

const EXPORTS_SHOWN = 5;

@Resolver()
export class SettingsResolver {
  @Access('own')
  @Query(() => Preferences, {
    nullable: true,
    description: 'The caller’s settings; the defaults where none was chosen.',
  })
  preferences(@Ctx() context: Context): Promise<Preferences> {
    return readSettingsOf(context.deps.db.read, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Preferences, { description: 'Stores all settings (SE-09).' })
  async savePreferences(
    @Ctx() context: Context,
    @Arg('input', () => PreferencesInput) input: PreferencesInput,
  ): Promise<Preferences> {
    await savePreferences(context.deps, actorOf(context), { ...input });
    return this.preferences(context);
  }

  @Access('own')
  @Mutation(() => Preferences, { description: 'Restores the default settings (SE-08).' })
  async resetPreferences(@Ctx() context: Context): Promise<Preferences> {
    await resetPreferences(context.deps, actorOf(context));
    return this.preferences(context);
  }

  @Access('own')
  @Query(() => [DataExport], {
    nullable: true,
    description: 'The caller’s latest requests for their data, newest first.',
  })
  async dataExports(@Ctx() context: Context): Promise<DataExport[]> {
    const rows = await listExports(context.deps.db.read, actorOf(context).userId, EXPORTS_SHOWN);
    return rows.map((row) => toDataExport(row, context.deps.now()));
  }

  @Access('own')
  @Mutation(() => [DataExport], {
    description:
      'Has an archive of everything made that is stored about the caller (SE-06). Refusals: EXPORT_RUNNING, RATE_LIMITED.',
  })
  async requestDataExport(@Ctx() context: Context): Promise<DataExport[]> {
    await requestDataExport(context.deps, actorOf(context));
    return this.dataExports(context);
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Deletes the caller’s account for good (SE-07). Refusals: PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, MONEY_LEFT, BATTLES_OPEN, PAUSE_RUNNING, OWN_ACCOUNT, RATE_LIMITED.',
  })
  async closeAccount(
    @Ctx() context: Context,
    @Arg('input', () => CloseAccountInput) input: CloseAccountInput,
  ): Promise<boolean> {
    await closeAccount(context.deps, actorOf(context), input);
    context.setSession(null);
    context.caller = { ...context.caller, tokenHash: null, actor: null };
    return true;
  }
}
