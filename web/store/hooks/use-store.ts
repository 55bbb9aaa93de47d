import { useQuery } from '@apollo/client/react';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { ListProductsDocument } from '../operations/__generated__/list-products.gql.ts';
import { MyStoreDocument } from '../operations/__generated__/my-store.gql.ts';
import type { OwnStoreFieldsFragment } from '../operations/__generated__/own-store-fields.gql.ts';
import type { ProductRowFragment } from '../operations/__generated__/product-row.gql.ts';
import { StoreChangedDocument } from '../operations/__generated__/store-changed.gql.ts';

/** Cart, wishes and loyalty of the player, as they move on any device. */
export function useOwnStore() {
  const query = useQuery(MyStoreDocument, { fetchPolicy: 'cache-and-network' });
  const { data, refetch } = query;
  useLiveRefresh(StoreChangedDocument, () => void refetch().catch(() => undefined));
  return { ...query, data: data?.myStore ?? null };
}

export interface Store {
  readonly products: readonly ProductRowFragment[];
  readonly own: OwnStoreFieldsFragment;
}

/** The catalogue together with how the player stands in it. */
export function useStore() {
  const catalogue = useQuery(ListProductsDocument, { fetchPolicy: 'cache-and-network' });
  const own = useOwnStore();
  const data: Store | null =
    catalogue.data && own.data ? { products: catalogue.data.storeProducts, own: own.data } : null;
  return {
    data,
    error: catalogue.error ?? own.error,
    loading: catalogue.loading || own.loading,
    refetch: () => Promise.all([catalogue.refetch(), own.refetch()]),
  };
}
