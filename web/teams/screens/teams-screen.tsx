import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { DashboardTab } from '../components/dashboard-tab.tsx';
import type { MyTeamsQuery } from '../operations/__generated__/team.gql.ts';
import { useMyTeams } from '../hooks/use-my-teams.ts';
import { TEAMS_TABS } from '../tabs.ts';
import { type TeamsTab } from '../../../domain/teams/teams.paths.ts';
import * as t from '../__generated__/messages.ts';

// Their rules bring the library of the schemas, which whoever looks at the own team needs not.
const CreateTab = lazyPart(async () => (await import('../components/create-tab.tsx')).CreateTab);
const JoinTab = lazyPart(async () => (await import('../components/join-tab.tsx')).JoinTab);
const RequestsTab = lazyPart(async () => (await import('../components/requests-tab.tsx')).RequestsTab);

const SKELETON = (
  <Skeleton label={t.loadingYourTeam()}>
    <Stack gap={5}>
      <SkeletonBlock height={150} shape="card" />
      <SkeletonBlock height={110} shape="card" />
      <SkeletonBlock height={320} shape="card" />
    </Stack>
  </Skeleton>
);

/** /teams (TE-01). */
export function TeamsScreen() {
  const [params, setParams] = useSearchParams();
  const viewerId = useViewer()?.id ?? '';
  const { query, refresh } = useMyTeams();
  const { data } = query;
  const tab = TEAMS_TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'dashboard';
  const show = (next: TeamsTab): void => setParams({ tab: next });

  const panelOf = (value: TeamsTab, { myTeam: team, teamAsks }: MyTeamsQuery) => {
    const joined = (): void => show('dashboard');
    if (value === 'create')
      return (
        <CreateTab
          team={team}
          onCreated={() => {
            refresh();
            joined();
          }}
        />
      );
    if (value === 'join') return <JoinTab team={team} asks={teamAsks} onJoined={joined} />;
    if (value === 'requests') return <RequestsTab team={team} />;
    return <DashboardTab team={team} viewerId={viewerId} onLogo={refresh} />;
  };
  const requests = data?.myTeam?.requests.length ?? 0;
  const invitations = data?.teamAsks.filter(({ ask }) => ask === 'INVITATION').length ?? 0;
  const waiting = {
    requests: { count: requests, said: t.openRequests({ count: requests }) },
    join: { count: invitations, said: t.invitationsWaiting({ count: invitations }) },
  };
  return (
    <Page title={t.teams()} subtitle={t.foundATeamJoinOneAndChallenge()}>
      <Tabs
        label={t.teams()}
        value={tab}
        onValueChange={show}
        tabs={TEAMS_TABS.map(({ value, label }) => ({
          value,
          label,
          panel: value === tab && (
            <Loaded query={query} what={t.yourTeamToLoad()} skeleton={SKELETON}>
              {(own) => <Suspense fallback={SKELETON}>{panelOf(value, own)}</Suspense>}
            </Loaded>
          ),
          ...(value === 'requests' || value === 'join' ? { waiting: waiting[value] } : {}),
        }))}
      />
    </Page>
  );
}
