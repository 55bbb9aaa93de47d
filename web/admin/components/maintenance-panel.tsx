import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { MaintenanceAction } from '../../data/__generated__/schema-types.ts';
import {
  ChangeMaintenanceDocument,
  MaintenanceChangedDocument,
  type MaintenanceNewsFieldsFragment,
  MaintenancePlanDocument,
} from '../operations/__generated__/maintenance.gql.ts';
import { ListFlagsDocument } from '../operations/__generated__/feature-flag.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Planned = MaintenanceNewsFieldsFragment['open'][number];

const ACTS: Readonly<Record<MaintenanceAction, { label: string; effect: string }>> = {
  BEGIN: { label: t.beginNow(), effect: t.playersCanLookAtEverythingAndChange() },
  END: { label: t.endMaintenance(), effect: t.playersCanDoEverythingAgainAtOnce() },
  CANCEL: { label: t.callOff(), effect: t.theAnnouncementGoesAwayNothingBegins() },
};

const actsOf = ({ state }: Planned): MaintenanceAction[] => (state === 'RUNNING' ? ['END'] : ['BEGIN', 'CANCEL']);

/** AS-15 */
export function MaintenancePanel({ onSchedule }: { readonly onSchedule: () => void }) {
  const query = useQuery(MaintenancePlanDocument, { fetchPolicy: 'cache-and-network' });
  useLiveRefresh(MaintenanceChangedDocument, () => void query.refetch().catch(() => undefined));
  const action = useAction(ChangeMaintenanceDocument, { changes: [MaintenancePlanDocument, ListFlagsDocument] });
  const [chosen, setChosen] = useState<{ readonly one: Planned; readonly act: MaintenanceAction } | null>(null);
  return (
    <Panel title={t.scheduledMaintenance()} aside={<Button onClick={onSchedule}>{t.scheduleMaintenance()}</Button>}>
      <Loaded
        query={{ ...query, data: query.data?.maintenancePlan }}
        what={t.thePlan()}
        skeleton={[1, 64]}
        isEmpty={({ open }) => open.length === 0}
        empty={
          <EmptyState title={t.noMaintenanceScheduled()}>
            {query.data?.maintenancePlan.isOn ? t.maintenanceModeIsOnByItsFlag() : t.onceItIsAnnouncedEveryPageCounts()}
          </EmptyState>
        }
      >
        {({ open }) => (
          <List label={t.maintenance()}>
            {open.map((one) => (
              <ListRow
                key={one.id}
                title={one.startsAt === null ? t.noDateSet() : formatDateTime(one.startsAt)}
                detail={`${one.reason === '' ? t.noReasonGiven() : one.reason} · ${one.notifiesAll ? t.announcedToEverybody() : t.notAnnounced()}`}
                trailing={
                  <Row gap={2}>
                    <Badge tone={one.state === 'RUNNING' ? 'warn' : 'info'}>
                      {one.state === 'RUNNING' ? t.underWay() : t.scheduled()}
                    </Badge>
                    {actsOf(one).map((act) => (
                      <Button key={act} size="small" onClick={() => setChosen({ one, act })}>
                        {ACTS[act].label}
                      </Button>
                    ))}
                  </Row>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
      {chosen && (
        <ReasonDialog
          title={ACTS[chosen.act].label}
          description={ACTS[chosen.act].effect}
          submitLabel={ACTS[chosen.act].label}
          variant={chosen.act === 'BEGIN' ? 'danger' : 'primary'}
          sending={action}
          onSend={(reason) => action.run({ input: { id: chosen.one.id, action: chosen.act, reason } })}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
