import { useQuery } from '@apollo/client/react';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { ReadPassDocument } from '../operations/__generated__/pass.gql.ts';
import { StoreChangedDocument } from '../operations/__generated__/store.gql.ts';

/** The battle pass as the player stands in it, followed on every device; null before the first season. */
export function usePass() {
  const query = useQuery(ReadPassDocument, { fetchPolicy: 'cache-and-network' });
  const { refetch } = query;
  useLiveRefresh(StoreChangedDocument, () => void refetch().catch(() => undefined));
  return query;
}
