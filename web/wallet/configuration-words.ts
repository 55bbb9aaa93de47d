import type { walletFlags, walletSettings } from '../../domain/wallet/wallet.settings.ts';
import type { FlagWords, SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof walletFlags> = {
  'battlecoin-redemption': { name: t.battlecoinRedemptionFlag(), description: t.battlecoinRedemptionAbout() },
  'crypto-payments': { name: t.cryptoPaymentsFlag(), description: t.cryptoPaymentsAbout() },
};

export const settingWords: SettingWords<typeof walletSettings> = {
  withdrawal_fee: t.withdrawalFeeSetting(),
  double_approval_from: t.doubleApprovalFromSetting(),
  coin_minted_most: t.coinMintedMostSetting(),
  coin_burned_most: t.coinBurnedMostSetting(),
};
