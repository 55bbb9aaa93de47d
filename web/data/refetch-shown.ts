import type { ApolloClient } from '@apollo/client';

/** Reads anew those queries of these names that the page shows. A failure leaves everything as it was. */
export async function refetchShown(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  const read = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && names.has(queryName),
  });
  await read.catch(() => undefined);
}
