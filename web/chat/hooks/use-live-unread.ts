import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLiveReturn } from '../../live/use-live-return.ts';
import {
  ChatChannelsDocument,
  ChatSettingsDocument,
  ChatUnreadDocument,
} from '../operations/__generated__/chat.gql.ts';

/**
 * How many messages wait, of all channels, kept up through the cache; 0 for whoever does not want to know. For one
 * place of a page.
 * @param isReady nothing is asked for before
 */
export function useLiveUnread(isReady: boolean): number {
  const { data, refetch } = useQuery(
    ChatChannelsDocument,
    isReady ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  const settings = useQuery(ChatSettingsDocument, isReady ? {} : skipToken).data?.chatSettings;
  useSubscription(ChatUnreadDocument, isReady ? { ignoreResults: true } : skipToken);
  const again = (): void => void (isReady && refetch().catch(() => undefined));
  useLiveReturn(again);
  useEffect(() => {
    if (!isReady) return undefined;
    // What was read on another device meanwhile is read here too.
    const wake = (): void => {
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [isReady, refetch]);
  if (settings?.muteAll || settings?.showUnread === false) return 0;
  return data?.chatChannels?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
}
