import { skipToken, useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { WalletChangedDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { refreshWallet } from '../../data/refetch-shown.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';

/** The socket can wait until the page is there. */
const AFTER_MS = 2_000;

/**
 * Keeps the wallet of the header as it is, through the cache. Its socket is also what tells a page at once that the
 * session has ended, by another device or by staff.
 */
export function useLiveWallet(): void {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useSubscription(WalletChangedDocument, isOpen ? {} : skipToken);
  const client = useApolloClient();
  useLiveReturn(() => void refreshWallet(client));
}
