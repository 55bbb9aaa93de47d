import { WalletChangedDocument } from './operations/__generated__/wallet.gql.ts';
import { useLiveRefresh } from '../live/use-live-refresh.ts';

/** Reads again what is shown of the player's money whenever something has happened to it. */
export const useWalletEvents = (refresh: () => void): void => useLiveRefresh(WalletChangedDocument, refresh);
