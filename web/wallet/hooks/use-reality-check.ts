import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { HOUR } from '../../../domain/shared/time.ts';
import { nextRealityCheck } from '../../../domain/wallet/reality-check.ts';
import { RealityCheckDocument, type RealityCheckQuery } from '../operations/__generated__/play-limit.gql.ts';
import { serverNow } from '../../live/server-clock.ts';

const STORED_AS = 'gauntlet.realityCheckSeen';

/** The instant of the last check that this browser has shown. */
function seenAt(): number {
  try {
    return Number(localStorage.getItem(STORED_AS) ?? 0);
  } catch {
    return 0;
  }
}

function storeSeen(at: number): void {
  try {
    localStorage.setItem(STORED_AS, String(at));
  } catch {
    // A browser that keeps nothing shows a check again after a reload.
  }
}

interface RealityCheckState {
  /** What to show now; null while no check is due. */
  readonly figures: RealityCheckQuery['realityCheck'];
  readonly dismiss: () => void;
}

/** Tells when a check is due, with figures of that very moment. One that came due while the page was away is made up for. */
export function useRealityCheck(): RealityCheckState {
  const { data, refetch } = useQuery(RealityCheckDocument, { fetchPolicy: 'cache-and-network' });
  const [isDue, setDue] = useState(false);
  // Counts the looks at the clock, so that the next instant is worked out anew after each.
  const [looks, setLooks] = useState(0);
  const visit = data?.realityCheck ?? null;
  const [signedInAt, everyMinutes] = [visit?.signedInAt ?? null, visit?.everyMinutes ?? 0];

  useEffect(() => {
    if (signedInAt === null) return undefined;
    const dueAt = nextRealityCheck(signedInAt, everyMinutes, Math.max(signedInAt, seenAt()));
    if (dueAt === null) return undefined;
    const look = async (): Promise<void> => {
      if (serverNow() >= dueAt) {
        // Without an answer there are no figures to show; the next check comes all the same.
        const answer = await refetch().catch(() => null);
        storeSeen(serverNow());
        if (answer?.data?.realityCheck) setDue(true);
      }
      setLooks((count) => count + 1);
    };
    const timer = setTimeout(() => void look(), Math.min(HOUR, Math.max(0, dueAt - serverNow())));
    return () => clearTimeout(timer);
  }, [signedInAt, everyMinutes, looks, refetch]);

  return { figures: isDue ? visit : null, dismiss: useCallback(() => setDue(false), []) };
}
