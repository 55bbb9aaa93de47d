import type { marketsSettings } from '../../domain/markets/markets.settings.ts';
import type { SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const settingWords: SettingWords<typeof marketsSettings> = {
  bet_hold_above: t.betHoldAboveSetting(),
  market_cap: t.marketCapSetting(),
  market_win: t.marketWinSetting(),
};
