import type { FlagId } from '../../domain/configuration.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const arcadeSettingWords = {
  arcade_cash_off_regions: t.arcadeCashOffRegionsSetting(),
  arcade_cash_min_age: t.arcadeCashMinAgeSetting(),
} satisfies Partial<Record<SettingKey, string>>;

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const arcadeFlagWords = {
  'arcade-cash': { name: t.arcadeCashFlag(), description: t.arcadeCashAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
