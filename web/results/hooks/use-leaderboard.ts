import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { type BoardFilter, variablesOf } from '../board-filter.ts';
import {
  LeaderboardChangedDocument,
  LeaderboardPlaceDocument,
  LeaderboardDocument,
} from '../operations/__generated__/leaderboard.gql.ts';

/** The longest delay that a browser's timer takes. */
const TIMER_MAX = 2 ** 31 - 1;

/** A board with the player's own place on it, kept up while it runs. */
export function useLeaderboard(filter: BoardFilter) {
  const client = useApolloClient();
  const variables = variablesOf(filter);
  const { previous, ...running } = variables;
  const options = {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  } as const;
  const board = useQuery(LeaderboardDocument, options);
  const place = useQuery(LeaderboardPlaceDocument, options);
  const { refetch: askBoard } = board;
  const { refetch: askPlace } = place;
  const refetch = useCallback(
    () =>
      Promise.all([askBoard(), askPlace()]).then(
        () => undefined,
        () => undefined,
      ),
    [askBoard, askPlace],
  );

  useSubscription(
    LeaderboardChangedDocument,
    previous
      ? skipToken
      : {
          variables: running,
          onData: ({ data: { data } }) => {
            if (!data) return;
            client.writeQuery({
              query: LeaderboardDocument,
              variables,
              data: { leaderboard: data.leaderboardChanged },
            });
            askPlace().catch(() => undefined);
          },
        },
  );

  useLiveReturn(() => void (previous || refetch()));

  const endsAt = previous ? null : (board.data?.leaderboard.endsAt ?? null);
  useEffect(() => {
    if (endsAt === null) return;
    const left = Math.max(0, endsAt - serverNow()) + SECOND;
    if (left > TIMER_MAX) return;
    const timer = setTimeout(() => void refetch(), left);
    return () => clearTimeout(timer);
  }, [endsAt, refetch]);

  return {
    board: board.data?.leaderboard ?? null,
    place: place.data?.leaderboardPlace ?? null,
    error: board.error ?? null,
    placeError: place.error ?? null,
    isLoading: board.loading || place.loading,
    refetch,
  };
}
