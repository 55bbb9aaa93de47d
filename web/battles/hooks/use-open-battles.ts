import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { type BattleFilter, variablesOf } from '../battle-filter.ts';
import { OpenBattlesDocument } from '../operations/__generated__/battle.gql.ts';

export const PAGE_SIZE = 20;
/** FR-27, BG-06 */
export const POLL_MS = 30 * SECOND;

/**
 * One page of the public battles, asked for again every 30 seconds while the page is looked at. The question goes out
 * by GET, so an unchanged page costs a 304.
 * @param after the cursor that the page before ends with; null for the first
 */
export function useOpenBattles(filter: BattleFilter, after: string | null) {
  const { data, previousData, error, networkStatus, observable, refetch } = useQuery(OpenBattlesDocument, {
    variables: { first: PAGE_SIZE, after, ...variablesOf(filter) },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    notifyOnNetworkStatusChange: true,
  });
  // Epoch milliseconds of server time; null before the first answer.
  const [readAt, setReadAt] = useState<number | null>(null);
  const isSettled = networkStatus === NetworkStatus.ready;
  useEffect(() => {
    const reading = observable.subscribe((result) => {
      if (result.networkStatus === NetworkStatus.ready) setReadAt(serverNow());
    });
    return () => reading.unsubscribe();
  }, [observable]);

  // Drawn piece by piece: what comes from the data client would be drawn all at once.
  const page = useDeferredValue((data ?? previousData)?.battles);
  return {
    battles: page?.edges.map(({ node }) => node),
    nextCursor: page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null,
    error,
    readAt,
    isRefreshing: !isSettled && networkStatus !== NetworkStatus.error,
    refetch,
  };
}
