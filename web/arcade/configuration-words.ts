import type { arcadeFlags, arcadeSettings } from '../../domain/arcade/arcade.settings.ts';
import type { FlagWords, SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof arcadeFlags> = {
  'arcade-cash': { name: t.arcadeCashFlag(), description: t.arcadeCashAbout() },
};

export const settingWords: SettingWords<typeof arcadeSettings> = {
  arcade_cash_off_regions: t.arcadeCashOffRegionsSetting(),
  arcade_cash_min_age: t.arcadeCashMinAgeSetting(),
};
