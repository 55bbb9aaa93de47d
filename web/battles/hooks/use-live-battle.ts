import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import { BattleChangedDocument, ReadBattleDocument } from '../operations/__generated__/battle.gql.ts';
import { refreshWallet } from '../../data/refetch-shown.ts';

/** How long after a deadline the page asks what the server has done; its jobs run every few seconds. */
const ASK_AFTER = [0, 2 * SECOND, 6 * SECOND, 15 * SECOND] as const;
/** The safety net below the subscription, as for every list of battles. */
const POLL_MS = 30 * SECOND;
/** The longest delay that a browser's timer takes. */
const TIMER_MAX = 2 ** 31 - 1;

/**
 * A battle that follows the server: every change comes through the subscription, and the page asks again when a
 * deadline passes and when the connection is back.
 */
export function useLiveBattle(id: string, code: string | null) {
  const client = useApolloClient();
  const variables = { id, code };
  const { data, previousData, error, loading, refetch } = useQuery(ReadBattleDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const battle = data?.battle ?? (previousData?.battle?.id === id ? previousData.battle : null);

  useSubscription(
    BattleChangedDocument,
    battle !== null
      ? {
          variables,
          // The battle itself arrives through the cache. Null says that the caller may not see it any more.
          onData: ({ data: change }) => {
            if (change.data?.battleChanged === null) refetch().catch(() => undefined);
          },
        }
      : skipToken,
  );

  // Money has moved when a battle ends, whoever ended it.
  const status = battle?.status ?? null;
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== null && known.current !== status) void refreshWallet(client);
    known.current = status;
  }, [client, status]);

  const dueAt = battle?.dueAt ?? null;
  useEffect(() => {
    if (dueAt === null) return;
    const untilDue = dueAt - serverNow();
    if (untilDue > TIMER_MAX) return;
    // What was due before the battle was read is in what was read.
    const waits = ASK_AFTER.map((after) => untilDue + after).filter((wait) => wait >= 0);
    const timers = waits.map((wait) => setTimeout(() => void refetch().catch(() => undefined), wait));
    return () => timers.forEach(clearTimeout);
  }, [dueAt, refetch]);

  useLiveReturn(() => void refetch().catch(() => undefined));

  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [refetch]);

  return { battle, error, isLoading: loading && battle === null, refetch };
}
