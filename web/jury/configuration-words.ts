import type { FlagId } from '../../domain/configuration.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const jurySettingWords = {
  jury_max_pool: t.juryMaxPoolSetting(),
} satisfies Partial<Record<SettingKey, string>>;

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const juryFlagWords = {
  'community-jury': { name: t.communityJury2(), description: t.communityJuryAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
