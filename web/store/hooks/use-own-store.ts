import { useQuery } from '@apollo/client/react';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { MyStoreDocument, StoreChangedDocument } from '../operations/__generated__/store.gql.ts';

/** Cart, wishes and loyalty of the player, as they move on any device. */
export function useOwnStore() {
  const query = useQuery(MyStoreDocument, { fetchPolicy: 'cache-and-network' });
  const { data, refetch } = query;
  useLiveRefresh(StoreChangedDocument, () => void refetch().catch(() => undefined));
  return { ...query, data: data?.myStore ?? null };
}
