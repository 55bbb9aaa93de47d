import type { FlagId } from '../../domain/configuration.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const adminSettingWords = {
  tax_list_sum: t.taxListSumSetting(),
  tax_list_payouts: t.taxListPayoutsSetting(),
} satisfies Partial<Record<SettingKey, string>>;

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const adminFlagWords = {
  'maintenance-mode': { name: t.maintenanceModeFlag(), description: t.maintenanceModeAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
