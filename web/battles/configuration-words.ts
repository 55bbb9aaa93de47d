import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const battlesSettingWords = {
  max_battle_wager: t.maxBattleWagerSetting(),
  min_battle_wager: t.minBattleWagerSetting(),
} satisfies Partial<Record<SettingKey, string>>;
