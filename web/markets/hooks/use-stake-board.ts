import { useQuery, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { ReadStakeBoardDocument, StakeBoardChangedDocument } from '../operations/__generated__/market.gql.ts';
import { newerBoard } from '../newer-board.ts';

/** The safety net below the subscription. */
const POLL_MS = 30 * SECOND;

/** What can be bet on in a contest, as the odds move. */
export function useStakeBoard(contestId: string) {
  const variables = { contestId };
  const query = useQuery(ReadStakeBoardDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  useSubscription(StakeBoardChangedDocument, {
    variables,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      client.writeQuery({ query: ReadStakeBoardDocument, variables, data: { stakeBoard: data.stakeBoardChanged } });
    },
  });
  const { refetch } = query;
  useLiveReturn(() => void refetch().catch(() => undefined));
  const come = query.data?.stakeBoard;
  const [shown, show] = useState(come);
  const board = newerBoard(shown, come);
  if (board !== shown) show(board);
  return { ...query, data: board };
}
