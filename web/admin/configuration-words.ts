import type { adminSettings } from '../../domain/admin/admin.settings.ts';
import type { generalFlags } from '../../domain/shared/feature-flags.ts';
import type { FlagWords, SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof generalFlags> = {
  'maintenance-mode': { name: t.maintenanceModeFlag(), description: t.maintenanceModeAbout() },
};

export const settingWords: SettingWords<typeof adminSettings> = {
  tax_list_sum: t.taxListSumSetting(),
  tax_list_payouts: t.taxListPayoutsSetting(),
};
