import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each value of the configuration means; the API says the same to programs, in English. */
export const SETTING_HINTS: Readonly<Record<SettingKey, string>> = {
  max_battle_wager: t.maxBattleWagerSetting(),
  min_battle_wager: t.minBattleWagerSetting(),
  withdrawal_fee: t.withdrawalFeeSetting(),
  bet_hold_above: t.betHoldAboveSetting(),
  double_approval_from: t.doubleApprovalFromSetting(),
  session_timeout: t.sessionTimeoutSetting(),
  max_concurrent_streams: t.maxConcurrentStreamsSetting(),
  crates_off_regions: t.cratesOffRegionsSetting(),
  arcade_cash_off_regions: t.arcadeCashOffRegionsSetting(),
  crates_min_age: t.cratesMinAgeSetting(),
  arcade_cash_min_age: t.arcadeCashMinAgeSetting(),
  coin_minted_most: t.coinMintedMostSetting(),
  coin_burned_most: t.coinBurnedMostSetting(),
  jury_max_pool: t.juryMaxPoolSetting(),
  tax_list_sum: t.taxListSumSetting(),
  tax_list_payouts: t.taxListPayoutsSetting(),
  market_cap: t.marketCapSetting(),
  market_win: t.marketWinSetting(),
  proof_cs2: t.proofCs2Setting(),
};

const isKnown = (key: string): key is SettingKey => Object.hasOwn(SETTING_HINTS, key);

/** What a value means; one that a newer server has keeps the server's words. */
export const settingHint = (key: string, description: string): string =>
  isKnown(key) ? SETTING_HINTS[key] : description;
