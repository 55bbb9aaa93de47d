import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading } from '../../ui/text.tsx';
import { useMissions } from '../hooks/use-missions.ts';
import { MissionGrid } from './mission-grid.tsx';

export interface WaitingRewardsProps {
  readonly tab: MissionTab;
}

const TITLES: Readonly<Record<MissionTab, string>> = {
  DAILY: 'Rewards of the day',
  WEEKLY: 'Rewards of the week',
  SEASON: 'Rewards of the season',
};

/** What of a tab was completed and waits to be claimed; nothing where nothing does. */
export function WaitingRewards({ tab }: WaitingRewardsProps) {
  const query = useMissions(tab);
  const waiting = query.data && [...query.data.missions, ...query.data.waiting].filter(isWaiting);
  const title = TITLES[tab];
  return (
    <Loaded
      query={{ ...query, data: waiting }}
      what={`the ${title.toLowerCase()}`}
      skeleton={null}
      isEmpty={(missions) => missions.length === 0}
    >
      {(missions) => (
        <Stack gap={3}>
          <Heading level={3}>{title}</Heading>
          <MissionGrid label={title} missions={missions} labels="reward" />
        </Stack>
      )}
    </Loaded>
  );
}

const isWaiting = ({ status }: { readonly status: string }): boolean => status === 'COMPLETED';
