import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { inWords } from '../missions-of-ours.ts';
import { ownZone } from '../own-zone.ts';
import { MissionsChangedDocument, ReadMissionsDocument } from '../operations/__generated__/missions.gql.ts';
import { useReadAt } from './use-read-at.ts';

/** Timers do not go further than this; whoever looks for so long looks again. */
const TIMER_MAX = 2 ** 31 - 1;

/** The missions of a tab, as they move, and anew once they reset (MI-02, MI-04). */
export function useMissions(tab: MissionTab) {
  const query = useQuery(ReadMissionsDocument, {
    variables: { tab, zone: ownZone() },
    fetchPolicy: 'cache-and-network',
  });
  const { data, refetch } = query;
  const board = useMemo(() => {
    if (!data) return null;
    const { missions, waiting, ...rest } = data.missions;
    return { ...rest, missions: missions.map(inWords), waiting: waiting.map(inWords) };
  }, [data]);
  useLiveRefresh(MissionsChangedDocument, () => void refetch().catch(() => undefined));
  const resetsAt = board?.resetsAt;
  useEffect(() => {
    if (resetsAt === undefined || resetsAt === null) return undefined;
    const wait = Math.min(TIMER_MAX, Math.max(0, resetsAt - serverNow()) + 1_000);
    const timer = setTimeout(() => void refetch().catch(() => undefined), wait);
    return () => clearTimeout(timer);
  }, [resetsAt, refetch]);
  const readAt = useReadAt(query);
  return { ...query, data: board, readAt };
}
