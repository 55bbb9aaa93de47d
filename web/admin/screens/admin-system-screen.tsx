import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AuditTrail } from '../components/audit-trail.tsx';
import { FlagList } from '../components/flag-list.tsx';
import { MaintenancePanel } from '../components/maintenance-panel.tsx';
import { RefreshOutcome } from '../components/refresh-outcome.tsx';
import { ScheduleDialog } from '../components/schedule-dialog.tsx';
import { ServerHealth } from '../components/server-health.tsx';
import { SettingForm } from '../components/setting-form.tsx';
import { SystemFigures } from '../components/system-figures.tsx';
import { SystemOperations } from '../components/system-operations.tsx';
import { RefreshServersDocument } from '../operations/__generated__/refresh-servers.gql.ts';
import { SystemHealthDocument } from '../operations/__generated__/system-health.gql.ts';
import { SystemOperationsDocument } from '../operations/__generated__/system-operations.gql.ts';

const TITLES = {
  title: 'System Administration',
  subtitle: 'Monitor system health and manage platform configuration',
} as const;

/** /admin/system (AS-01 to AS-03) */
export function AdminSystemScreen() {
  const viewer = useViewer();
  if (viewer?.role === 'ADMINISTRATOR') return <SystemAdministration />;
  return (
    <Page {...TITLES}>
      <EmptyState title="For administrators">Moderators have no part in how the platform runs.</EmptyState>
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
            Refresh All
          </Button>
          <Button variant="primary" onClick={schedule}>
            Schedule Maintenance
          </Button>
        </Row>
      }
    >
      <SystemFigures health={health} />
      <Failed failure={refresh.failure} />
      {refreshId !== null && <RefreshOutcome key={refreshId} id={refreshId} onEnd={readAnew} />}
      <Tabs
        label="System administration"
        value={tab}
        onValueChange={(next) => setParams({ tab: next })}
        tabs={[
          {
            value: 'health',
            label: 'Server Health',
            panel: (
              <ServerHealth
                query={{ ...query, data: health }}
                refreshingId={refresh.runningId}
                onRefresh={(id) => void startRefresh(id)}
              />
            ),
          },
          { value: 'flags', label: 'Feature Flags', panel: <FlagList /> },
          { value: 'configuration', label: 'Configuration', panel: <SettingForm /> },
          {
            value: 'maintenance',
            label: 'Maintenance',
            panel: (
              <Stack gap={6}>
                <MaintenancePanel onSchedule={schedule} />
                <SystemOperations />
              </Stack>
            ),
          },
          { value: 'audit', label: 'Audit Trail', panel: <AuditTrail /> },
        ]}
      />
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
    </Page>
  );
}
