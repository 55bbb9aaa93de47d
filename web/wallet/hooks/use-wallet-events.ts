import { WalletChangedDocument } from '../../shared/operations/wallet-changed.gql.ts';
import { useLiveRefresh } from '../../shared/use-live-refresh.ts';

/** Reads again what is shown of the player's money whenever something has happened to it. */
export const useWalletEvents = (refresh: () => void): void => useLiveRefresh(WalletChangedDocument, refresh);
