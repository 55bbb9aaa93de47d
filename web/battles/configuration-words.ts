import type { battlesSettings } from '../../domain/battles/battles.settings.ts';
import type { SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const settingWords: SettingWords<typeof battlesSettings> = {
  max_battle_wager: t.maxBattleWagerSetting(),
  min_battle_wager: t.minBattleWagerSetting(),
};
