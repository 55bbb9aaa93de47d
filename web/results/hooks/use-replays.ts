import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../../data/failure.ts';
import type { ReplayCardFragment } from '../operations/__generated__/replay-card.gql.ts';
import { ListReplaysDocument } from '../operations/__generated__/list-replays.gql.ts';
import { type ReplayFilter, variablesOf } from '../replay-filter.ts';

export const PAGE_SIZE = 12;

export interface Replays {
  /** Null while nothing has been read. */
  readonly replays: readonly ReplayCardFragment[] | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
  readonly isLoading: boolean;
  /** Reads the next page; null when there is none. */
  readonly more: (() => void) | null;
}

/** The replays that pass the filter page by page, newest first. */
export function useReplays(filter: ReplayFilter): Replays {
  const [failed, setFailed] = useState<Failure | null>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(ListReplaysDocument, {
    variables: { ...variablesOf(filter), first: PAGE_SIZE, after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const more = (): void => {
    setFailed(null);
    fetchMore({
      variables: { after: data?.replays.pageInfo.endCursor ?? null },
      updateQuery: (shown, { fetchMoreResult: { replays } }) => ({
        replays: { ...replays, edges: [...shown.replays.edges, ...replays.edges] },
      }),
    }).catch((cause: unknown) => setFailed(failureOf(cause)));
  };
  return {
    replays: data?.replays.edges.map(({ node }) => node) ?? null,
    failure: failed ?? (error ? failureOf(error) : null),
    retry: () => void refetch().catch(() => undefined),
    isLoading: loading,
    more: data?.replays.pageInfo.hasNextPage === true ? more : null,
  };
}
