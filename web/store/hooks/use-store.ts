import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  ListProductsDocument,
  type OwnStoreFieldsFragment,
  type ProductRowFragment,
} from '../operations/__generated__/store.gql.ts';
import { inWords } from '../product-words.ts';
import { useOwnStore } from './use-own-store.ts';

const withWords = ({ cart, ...own }: OwnStoreFieldsFragment): OwnStoreFieldsFragment => ({
  ...own,
  cart: { ...cart, lines: cart.lines.map((line) => ({ ...line, product: inWords(line.product) })) },
});

export interface Store {
  readonly products: readonly ProductRowFragment[];
  readonly own: OwnStoreFieldsFragment;
}

/** The catalogue together with how the player stands in it; products as they read. */
export function useStore() {
  const catalogue = useQuery(ListProductsDocument, { fetchPolicy: 'cache-and-network' });
  const own = useOwnStore();
  const products = useMemo(() => catalogue.data?.storeProducts.map(inWords), [catalogue.data]);
  const player = useMemo(() => own.data && withWords(own.data), [own.data]);
  const data: Store | null = products && player ? { products, own: player } : null;
  return {
    data,
    error: catalogue.error ?? own.error,
    loading: catalogue.loading || own.loading,
    refetch: () => Promise.all([catalogue.refetch(), own.refetch()]),
  };
}
