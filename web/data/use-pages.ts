import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAnewBy } from './refetch-shown.ts';

/** As many rows as the server answers at once. */
const ROWS_MAX = 100;

interface PageOf<N> {
  readonly edges: readonly { readonly node: N }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The rows of the page at a path like `accounts` or `team.recentBattles`. */
export type RowAt<TData, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof TData
    ? RowAt<NonNullable<TData[Head]>, Rest>
    : never
  : P extends keyof TData
    ? NonNullable<TData[P]> extends PageOf<infer N>
      ? N
      : never
    : never;

/** That page itself, with what stands beside its rows. */
type PageAt<TData, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof TData
    ? PageAt<NonNullable<TData[Head]>, Rest>
    : never
  : P extends keyof TData
    ? NonNullable<TData[P]>
    : never;

export interface PagesQuestion<V extends OperationVariables> {
  /** Of the query, but for those of the page. */
  readonly variables: Omit<V, 'first' | 'after'>;
  /** Rows of one page. */
  readonly first: number;
  /** Rows of every further page, where that is another number. */
  readonly more?: number;
  /** What was read for other variables stays until the answer for these is there: for a search as it is typed. */
  readonly isSearch?: boolean;
  /** Others write this list into the cache, under the variables of its first page: anew means that page alone. */
  readonly isWritten?: boolean;
}

export interface Pages<N, Page = unknown> {
  /** What was answered last, of which the rows are read; null while nothing has been. */
  readonly page?: Page | null;
  /** Null while nothing has been read, and where there is no page to be read. */
  readonly rows: readonly N[] | null;
  /** The answer is there without a page: the list is not for the caller. */
  readonly isWithheld: boolean;
  /** Why it could not be read, or not anew. */
  readonly error: unknown;
  /** Reads it anew, as long as it is. */
  readonly retry: () => void;
  readonly isLoading: boolean;
  /** Reads the next page, once the list is not being read anew; null when there is none. */
  readonly more: (() => void) | null;
  readonly isLoadingMore: boolean;
  /** Why the next page could not be read. */
  readonly moreError: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const pageAt = (data: unknown, path: readonly string[]): PageOf<unknown> | null | undefined =>
  path.reduce<unknown>((part, name) => (part as Fields | null | undefined)?.[name], data) as ReturnType<typeof pageAt>;

function withPageAt(data: Fields, [name = '', ...rest]: readonly string[], page: PageOf<unknown>): Fields {
  return { ...data, [name]: rest.length === 0 ? page : withPageAt(data[name] as Fields, rest, page) };
}

/**
 * A list page by page. It is read anew as long as it is, so that nothing that was loaded goes away.
 * @param path where the answer holds the page
 */
export function usePages<TData, P extends string, V extends OperationVariables>(
  query: TypedDocumentNode<TData, V>,
  path: P,
  { variables, first, more = first, isSearch = false, isWritten = false }: PagesQuestion<V>,
): Pages<RowAt<TData, P>, PageAt<TData, P>> {
  const names = path.split('.');
  const [moreError, setMoreError] = useState<unknown>(null);
  const isReadingMore = useRef(false);
  /** Of which list the next page is wanted. */
  const [wanted, setWanted] = useState<string | null>(null);
  const isOutdated = useRef(false);
  /** Rows that have been read: a further page is read some time before it is shown. */
  const count = useRef(0);
  const isHere = useRef(false);
  const { data, error, loading, refetch, fetchMore, observable } = useQuery<unknown>(query, {
    variables: { ...variables, first, after: null },
    fetchPolicy: 'cache-and-network',
    // What others write is not asked for again because of it.
    ...(isWritten && { nextFetchPolicy: 'cache-first' as const }),
    notifyOnNetworkStatusChange: true,
  });
  // While more rows than before are asked for anew, the data client has nothing to show: what was read stays.
  const about = JSON.stringify(variables);
  const present = useRef(about);
  const isMoreWanted = wanted === about;
  const [kept, keep] = useState<{ readonly about: string; readonly page: PageOf<unknown> } | null>(null);
  const read = pageAt(data, names);
  if (read && (read !== kept?.page || about !== kept.about)) keep({ about, page: read });
  const isOwn = read !== undefined || kept?.about === about;
  const page = read ?? (isSearch || isOwn ? kept?.page : undefined);

  const readAnew = async (): Promise<void> => {
    const whole = isWritten ? {} : { first: Math.min(ROWS_MAX, Math.max(first, count.current)) };
    await refetch(whole).catch(() => undefined);
  };
  const refresh = async (): Promise<void> => {
    setMoreError(null);
    // The two answers would take each other's place.
    if (isReadingMore.current) isOutdated.current = true;
    else await readAnew();
  };
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
    present.current = about;
  });
  useEffect(() => {
    count.current = page?.edges.length ?? 0;
  }, [page]);
  useEffect(() => readAnewBy(observable, () => latest.current()), [observable]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const readMore = useEffectEvent(async (): Promise<void> => {
    const from = page;
    if (!from || isReadingMore.current) return setWanted(null);
    // Read anew since it was shown: it is read on when that has been shown as well.
    if (observable.getCurrentResult().loading) return;
    isReadingMore.current = true;
    try {
      await fetchMore({
        variables: { first: more, after: from.pageInfo.endCursor },
        updateQuery: (shown, { fetchMoreResult }) => {
          // Another list is shown by now: its rows are none of this page's.
          if (present.current !== about) return shown;
          const next = pageAt(fetchMoreResult, names);
          if (!next) throw new Error('the server answered without a page');
          // What the cache has lost meanwhile is still on the screen.
          const old = pageAt(shown, names) ?? from;
          count.current = old.edges.length + next.edges.length;
          return withPageAt(fetchMoreResult as Fields, names, { ...next, edges: [...old.edges, ...next.edges] });
        },
      });
    } catch (cause) {
      if (present.current === about) setMoreError(cause);
    } finally {
      isReadingMore.current = false;
      setWanted((one) => (one === about ? null : one));
      if (isOutdated.current && isHere.current) void readAnew();
      isOutdated.current = false;
    }
  });
  // Not while the list is being read: the two answers would take each other's place.
  const isMoreDue = isMoreWanted && !loading;
  useEffect(() => {
    if (isMoreDue) queueMicrotask(() => void readMore());
  }, [isMoreDue]);
  return {
    page: (page as PageAt<TData, P> | null | undefined) ?? null,
    rows: (page?.edges.map(({ node }) => node) as RowAt<TData, P>[] | undefined) ?? null,
    isWithheld: read === null,
    error,
    retry: useCallback(() => void latest.current(), []),
    isLoading: loading,
    more:
      isOwn && page?.pageInfo.hasNextPage === true
        ? () => {
            setMoreError(null);
            setWanted(about);
          }
        : null,
    isLoadingMore: isMoreWanted,
    moreError,
  };
}
