import type { FlagId } from '../../domain/configuration.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const walletSettingWords = {
  stake_min_age: t.stakeMinAgeSetting(),
  withdrawal_fee: t.withdrawalFeeSetting(),
  double_approval_from: t.doubleApprovalFromSetting(),
  coin_minted_most: t.coinMintedMostSetting(),
  coin_burned_most: t.coinBurnedMostSetting(),
} satisfies Partial<Record<SettingKey, string>>;

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const walletFlagWords = {
  'battlecoin-redemption': { name: t.battlecoinRedemptionFlag(), description: t.battlecoinRedemptionAbout() },
  'crypto-payments': { name: t.cryptoPaymentsFlag(), description: t.cryptoPaymentsAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
