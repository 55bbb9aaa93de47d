/** A list that comes page by page. */
export interface Connection<N> {
  readonly edges: readonly { readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/**
 * The rows of each page, up to the last one.
 * @param read a page after a cursor; null for the first
 * @param from the cursor to begin after; null for the beginning
 */
export async function* pagesOf<N>(
  read: (after: string | null) => Promise<Connection<N>>,
  from: string | null,
): AsyncGenerator<readonly N[], void, undefined> {
  for (let after = from; ;) {
    const { edges, pageInfo }: Connection<N> = await read(after);
    yield edges.map(({ node }) => node);
    const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    if (next === null) return;
    if (next === after) throw new Error('The same page came twice: does the document take `after: $after`?');
    after = next;
  }
}
