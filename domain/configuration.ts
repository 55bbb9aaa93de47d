import { adminSettings } from './admin/admin.settings.ts';
import { arcadeFlags, arcadeSettings } from './arcade/arcade.settings.ts';
import { battlesSettings } from './battles/battles.settings.ts';
import { juryFlags, jurySettings } from './jury/jury.settings.ts';
import { marketsSettings } from './markets/markets.settings.ts';
import { matchmakingFlags } from './matchmaking/matchmaking.settings.ts';
import { proofFlags, proofSettings } from './proof/proof.settings.ts';
import { securitySettings } from './security/security.settings.ts';
import { storeSettings } from './store/store.settings.ts';
import { streamsSettings } from './streams/streams.settings.ts';
import { videoFlags } from './video/video.settings.ts';
import { walletFlags, walletSettings } from './wallet/wallet.settings.ts';
import { type Flag, generalFlags } from './shared/feature-flags.ts';

/** What rooms let staff set, put together: by what the server calls it. */
export const SETTINGS = {
  ...securitySettings,
  ...walletSettings,
  ...jurySettings,
  ...battlesSettings,
  ...proofSettings,
  ...storeSettings,
  ...marketsSettings,
  ...streamsSettings,
  ...arcadeSettings,
  ...adminSettings,
};

/** What rooms let staff switch, put together: by its name in the API. */
export const FLAGS = {
  ...generalFlags,
  ...walletFlags,
  ...juryFlags,
  ...matchmakingFlags,
  ...proofFlags,
  ...videoFlags,
  ...arcadeFlags,
};
export type FlagId = keyof typeof FLAGS;

/** What a fresh installation starts with, in the order of the ids. */
export const FLAG_DEFAULTS = Object.entries<Flag>(FLAGS)
  .map(([id, { name, description, enabled, category }]) => ({ id: id as FlagId, name, description, enabled, category }))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Whether a way of money would be opened, which needs two administrators. */
export const isFlagLoosened = (id: string, enabled: boolean): boolean =>
  enabled && Object.entries<Flag>(FLAGS).some(([one, { isGuard }]) => one === id && isGuard);
