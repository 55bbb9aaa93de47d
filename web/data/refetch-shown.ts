import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { WalletSummaryDocument } from '../session/operations/__generated__/wallet.gql.ts';

/**
 * Queries that a page may show: documents, or names where the document belongs to another room or would come along too
 * early; `everything` is whatever the page shows.
 */
export type Shown = readonly (DocumentNode | string)[] | 'everything';

/** How lists that have grown page by page are read anew without losing what was loaded. */
const readers = new WeakMap<ObservableQuery, () => Promise<void>>();

/** Has a query read anew in its own way; answers what takes that back. */
export function readAnewBy(query: ObservableQuery, reader: () => Promise<void>): () => void {
  readers.set(query, reader);
  return () => readers.delete(query);
}

/** Reads anew those of these queries that the page shows. A failure leaves everything as it was. */
export async function refetchShown(client: ApolloClient, shown: Shown): Promise<void> {
  const isMeant = ({ options, queryName }: ObservableQuery): boolean =>
    shown === 'everything' || shown.some((one) => one === (typeof one === 'string' ? queryName : options.query));
  const read = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => isMeant(query) && (readers.get(query)?.() ?? true),
  });
  await read.catch(() => undefined);
}

/** Brings the wallet's figures up to date wherever they are shown. A failure leaves the figures as they were. */
export async function refreshWallet(client: ApolloClient): Promise<void> {
  await client.query({ query: WalletSummaryDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
