import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useMissions } from '../hooks/use-missions.ts';
import { MissionGrid } from './mission-grid.tsx';
import * as t from '../__generated__/messages.ts';

export interface WaitingRewardsProps {
  readonly tab: MissionTab;
}

const WORDS: Readonly<Record<MissionTab, { readonly title: string; readonly what: string }>> = {
  DAILY: { title: t.rewardsOfTheDay(), what: t.theRewardsOfTheDay() },
  WEEKLY: { title: t.rewardsOfTheWeek(), what: t.theRewardsOfTheWeek() },
  SEASON: { title: t.rewardsOfTheSeason(), what: t.theRewardsOfTheSeason() },
};

/** What of a tab was completed and waits to be claimed; nothing where nothing does. */
export function WaitingRewards({ tab }: WaitingRewardsProps) {
  const query = useMissions(tab);
  const waiting = query.data && [...query.data.missions, ...query.data.waiting].filter(isWaiting);
  const { title, what } = WORDS[tab];
  return (
    <Loaded
      query={{ ...query, data: waiting }}
      what={what}
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
