import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { readSettingsOf } from '../../db/accounts/preferences.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Preferences, PreferencesInput } from './preferences.types.ts';
import { resetPreferences } from './reset-preferences.ts';
import type { Language } from '../../domain/shared/languages.ts';
import { LanguageEnum } from './account.enums.ts';
import { savePreferences } from './save-preferences.ts';
import { setLanguage } from './set-language.ts';

@Resolver()
export class PreferencesResolver {
  @Access('own')
  @Query(() => Preferences, {
    nullable: true,
    description: 'The caller’s settings; the defaults where none was chosen.',
  })
  preferences(@Ctx() context: Context): Promise<Preferences> {
    return readSettingsOf(context.deps.db.read, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Preferences, { description: 'Stores all settings.' })
  async savePreferences(
    @Ctx() context: Context,
    @Arg('input', () => PreferencesInput, { description: 'All settings; they take the place of the earlier ones.' })
    input: PreferencesInput,
  ): Promise<Preferences> {
    await savePreferences(context.deps, actorOf(context), { ...input });
    return this.preferences(context);
  }

  @Access('own')
  @Mutation(() => Preferences, {
    description: 'Has notifications and e-mails to the caller written in a language from now on.',
  })
  async setLanguage(
    @Ctx() context: Context,
    @Arg('language', () => LanguageEnum, { description: 'The language.' }) language: Language,
  ): Promise<Preferences> {
    await setLanguage(context.deps, actorOf(context), language);
    return this.preferences(context);
  }

  @Access('own')
  @Mutation(() => Preferences, { description: 'Restores the default settings; the language stays.' })
  async resetPreferences(@Ctx() context: Context): Promise<Preferences> {
    await resetPreferences(context.deps, actorOf(context));
    return this.preferences(context);
  }
}
