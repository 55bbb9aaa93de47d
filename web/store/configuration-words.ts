import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const storeSettingWords = {
  crates_off_regions: t.cratesOffRegionsSetting(),
  crates_min_age: t.cratesMinAgeSetting(),
} satisfies Partial<Record<SettingKey, string>>;
