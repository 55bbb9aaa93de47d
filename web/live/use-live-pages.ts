import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../data/failure.ts';
import { useLiveRefresh } from './use-live-refresh.ts';

/** As many rows as the server answers at once. */
const ROWS_MAX = 100;

interface PageOf<N> {
  readonly edges: readonly { readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
type Answer<K extends string, N> = Readonly<Record<K, PageOf<N>>>;

interface Question<V extends OperationVariables> {
  /** Of the query, but for those of the page. */
  readonly variables: Omit<V, 'first' | 'after'>;
  /** Rows of one page. */
  readonly first: number;
  /** Each message of it may have changed the list. */
  readonly live: TypedDocumentNode<unknown, Record<string, never>>;
}

export interface Pages<N> {
  /** Null while nothing has been read. */
  readonly rows: readonly N[] | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
  readonly isLoading: boolean;
  /** Reads the next page; null when there is none. */
  readonly more: (() => void) | null;
}

/**
 * A list page by page that follows what happens: it is read anew as long as it is, so that nothing that was loaded
 * goes away. @param key the field of the answer that holds the page
 */
export function useLivePages<K extends string, N, V extends OperationVariables>(
  query: TypedDocumentNode<Answer<K, N>, V>,
  key: K,
  { variables, first, live }: Question<V>,
): Pages<N> {
  const [failed, setFailed] = useState<Failure | null>(null);
  const isReadingMore = useRef(false);
  const isOutdated = useRef(false);
  const { data, error, loading, refetch, fetchMore } = useQuery<Answer<string, N>>(query, {
    variables: { ...variables, first, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // While more rows than before are asked for anew, the data client has nothing to show: what was read stays.
  const about = JSON.stringify(variables);
  const [kept, keep] = useState<{ readonly about: string; readonly page: PageOf<N> } | null>(null);
  const read = data?.[key];
  if (read && (read !== kept?.page || about !== kept.about)) keep({ about, page: read });
  const page = read ?? (kept?.about === about ? kept.page : undefined);
  const readAnew = (rows: number): void =>
    void refetch({ first: Math.min(ROWS_MAX, Math.max(first, rows)) }).catch(() => undefined);
  const refresh = (): void => {
    // The two answers would take each other's place.
    if (isReadingMore.current) isOutdated.current = true;
    else readAnew(page?.edges.length ?? 0);
  };
  useLiveRefresh(live, refresh);

  const readMore = async (from: PageOf<N>): Promise<void> => {
    isReadingMore.current = true;
    setFailed(null);
    let rows = from.edges.length;
    try {
      await fetchMore({
        variables: { first, after: from.pageInfo.endCursor },
        updateQuery: (shown, { fetchMoreResult }) => {
          const [old, next] = [shown[key], fetchMoreResult[key]];
          if (!old || !next) return shown;
          rows = old.edges.length + next.edges.length;
          return { [key]: { ...next, edges: [...old.edges, ...next.edges] } };
        },
      });
    } catch (cause) {
      setFailed(failureOf(cause));
    } finally {
      isReadingMore.current = false;
      if (isOutdated.current) readAnew(rows);
      isOutdated.current = false;
    }
  };
  return {
    rows: page?.edges.map(({ node }) => node) ?? null,
    failure: failed ?? (error ? failureOf(error) : null),
    retry: refresh,
    isLoading: loading,
    more: page?.pageInfo.hasNextPage === true ? () => void readMore(page) : null,
  };
}
