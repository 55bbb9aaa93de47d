import type { storeSettings } from '../../domain/store/store.settings.ts';
import type { SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const settingWords: SettingWords<typeof storeSettings> = {
  crates_off_regions: t.cratesOffRegionsSetting(),
  crates_min_age: t.cratesMinAgeSetting(),
};
