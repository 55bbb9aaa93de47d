import { useQuery } from '@apollo/client/react';
import { Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { AuditTrail } from '../components/audit-trail.tsx';
import { MaintenancePanel } from '../components/maintenance-panel.tsx';
import { RefreshOutcome } from '../components/refresh-outcome.tsx';
import { ScheduleDialog } from '../components/schedule-dialog.tsx';
import { ServerHealth } from '../components/server-health.tsx';
import { SystemFigures } from '../components/system-figures.tsx';
import { SystemOperations } from '../components/system-operations.tsx';
import { WaitingApprovals } from '../components/waiting-approvals.tsx';
import {
  RefreshServersDocument,
  SystemHealthDocument,
  SystemOperationsDocument,
} from '../operations/__generated__/system.gql.ts';
import * as t from '../__generated__/messages.ts';

// Each brings words for everything that can be switched or set along.
const FlagList = lazyPart(async () => (await import('../components/flag-list.tsx')).FlagList);
const SettingForm = lazyPart(async () => (await import('../components/setting-form.tsx')).SettingForm);

const Waiting = () => (
  <Skeleton>
    <SkeletonBlock height={320} shape="card" />
  </Skeleton>
);

const TITLES = {
  title: t.systemAdministration(),
  subtitle: t.monitorSystemHealthAndManagePlatform(),
} as const;

/** /admin/system (AS-01 to AS-03) */
export function AdminSystemScreen() {
  const viewer = useViewer();
  if (viewer?.role === 'ADMINISTRATOR') return <SystemAdministration />;
  return (
    <Page {...TITLES}>
      <EmptyState title={t.forAdministrators()}>{t.moderatorsHaveNoPartInHow()}</EmptyState>
    </Page>
  );
}

const TABS = ['health', 'flags', 'configuration', 'maintenance', 'audit'] as const;

/** Servers write every five seconds. */
const READ_EVERY_MS = 5_000;

/** What is being read anew where it is no single server. */
const ALL = 'all';

function SystemAdministration() {
  const [params, setParams] = useSearchParams();
  const [isScheduling, setScheduling] = useState(false);
  const schedule = (): void => setScheduling(true);
  const tab = TABS.find((value) => value === params.get('tab')) ?? 'health';
  const query = useQuery(SystemHealthDocument, { fetchPolicy: 'cache-and-network', pollInterval: READ_EVERY_MS });
  const refresh = useAction(RefreshServersDocument, { changes: [SystemHealthDocument, SystemOperationsDocument] });
  const [refreshId, setRefreshId] = useState<string | null>(null);
  const { refetch } = query;
  const readAnew = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  /** Of one server, or of all. */
  const startRefresh = async (serverId: string | null): Promise<void> => {
    setRefreshId(null);
    const told = await refresh.run({ serverId }, serverId ?? ALL);
    if (told) setRefreshId(told.refreshServers.id);
  };
  const health = query.data?.systemHealth;
  return (
    <Page
      {...TITLES}
      actions={
        <Row gap={2} wrap>
          <Button busy={refresh.runningId === ALL} onClick={() => void startRefresh(null)}>
            {t.refreshAll()}
          </Button>
          <Button variant="primary" onClick={schedule}>
            {t.scheduleMaintenance()}
          </Button>
        </Row>
      }
    >
      <SystemFigures health={health} />
      <Failed failure={refresh.failure} />
      {refreshId !== null && <RefreshOutcome key={refreshId} id={refreshId} onEnd={readAnew} />}
      <WaitingApprovals />
      <Tabs
        label={t.systemAdministration2()}
        value={tab}
        onValueChange={(next) => setParams({ tab: next })}
        tabs={[
          {
            value: 'health',
            label: t.serverHealth(),
            panel: (
              <ServerHealth
                query={{ ...query, data: health }}
                refreshingId={refresh.runningId}
                onRefresh={(id) => void startRefresh(id)}
              />
            ),
          },
          {
            value: 'flags',
            label: t.featureFlags2(),
            panel: (
              <Suspense fallback={<Waiting />}>
                <FlagList />
              </Suspense>
            ),
          },
          {
            value: 'configuration',
            label: t.configuration(),
            panel: (
              <Suspense fallback={<Waiting />}>
                <SettingForm />
              </Suspense>
            ),
          },
          {
            value: 'maintenance',
            label: t.maintenance(),
            panel: (
              <Stack gap={6}>
                <MaintenancePanel onSchedule={schedule} />
                <SystemOperations />
              </Stack>
            ),
          },
          { value: 'audit', label: t.auditTrail2(), panel: <AuditTrail /> },
        ]}
      />
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
    </Page>
  );
}
