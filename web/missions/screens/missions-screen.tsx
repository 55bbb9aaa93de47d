import { useSearchParams } from 'react-router-dom';
import type { MissionTab } from '../../data/__generated__/schema-types.ts';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading } from '../../ui/text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MissionList } from '../components/mission-list.tsx';
import { StreakPanel } from '../components/streak-panel.tsx';

const TABS = ['daily', 'weekly', 'season'] as const;

/** /missions: what today, this week and the season bring, and the streak (MI-01 to MI-09). */
export function MissionsScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'daily';
  return (
    <Page title="Missions" subtitle="Small tasks that pay BattleCoin, experience and credits." width="medium">
      <Stack gap={6}>
        <Tabs
          label="Missions"
          value={tab}
          onValueChange={(value) => setParams({ tab: value }, { preventScrollReset: true })}
          tabs={[
            { value: 'daily', label: 'Daily', panel: <Missions tab="DAILY" title="Today’s missions" /> },
            { value: 'weekly', label: 'Weekly', panel: <Missions tab="WEEKLY" title="Missions of the week" /> },
            { value: 'season', label: 'Season', panel: <Missions tab="SEASON" title="Missions of the season" /> },
          ]}
        />
        <StreakPanel />
      </Stack>
    </Page>
  );
}

const Missions = ({ tab, title }: { readonly tab: MissionTab; readonly title: string }) => (
  <Stack gap={4}>
    <Heading level={2}>{title}</Heading>
    <MissionList tab={tab} labels="mission" />
  </Stack>
);
