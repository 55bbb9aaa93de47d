import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import { OnceKnown } from '../../parts/once-known.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { MissionBoard } from '../components/mission-list.tsx';
import { StreakPanel } from '../components/streak-panel.tsx';
import { useMissions } from '../hooks/use-missions.ts';
import * as t from '../__generated__/messages.ts';

const TABS = [
  { value: 'daily', label: t.daily(), of: 'DAILY', title: t.todaysMissions() },
  { value: 'weekly', label: t.weekly(), of: 'WEEKLY', title: t.missionsOfTheWeek() },
  { value: 'season', label: t.season(), of: 'SEASON', title: t.missionsOfTheSeason() },
] as const;

/** The streak stands beside the missions where there is room for both. */
const beside = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 'var(--space-6)',
  '& > *': { flex: '999 1 600px', minWidth: 0 },
  '& > * + *': { flex: '1 1 320px' },
});

/** /missions: what today, this week and the season bring, and the streak (MI-01 to MI-09). */
export function MissionsScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab')) ?? TABS[0];
  const query = useMissions(tab.of);
  const { data, previousData, error } = query;
  const panel = (
    <Stack gap={4}>
      <Heading level={2}>{tab.title}</Heading>
      <MissionBoard tab={tab.of} labels="mission" query={query} />
    </Stack>
  );
  return (
    <Page title={t.missions()} subtitle={t.smallTasksThatPayBattleCoinExperience()}>
      <Stack gap={6}>
        {data?.isZoneKnown === false && <Notice tone="info">{t.yourBrowserNamesNoTimeZone()}</Notice>}
        <div css={beside}>
          <Tabs
            label={t.missions()}
            value={tab.value}
            onValueChange={(value) => setParams({ tab: value }, { preventScrollReset: true })}
            tabs={TABS.map(({ value, label }) => ({ value, label, panel: value === tab.value && panel }))}
          />
          <OnceKnown isKnown={Boolean(data ?? previousData ?? error)}>
            <StreakPanel />
          </OnceKnown>
        </div>
      </Stack>
    </Page>
  );
}
