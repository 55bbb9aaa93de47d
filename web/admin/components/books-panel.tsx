import { useState } from 'react';
import { Failed } from '../../shared/failed.tsx';
import { formatCount } from '../../shared/format.ts';
import { Panel } from '../../shared/panel.tsx';
import { serverNow } from '../../shared/server-clock.ts';
import { useAddress } from '../../shared/use-address.ts';
import { useAction } from '../../shared/use-action.ts';
import { useLivePages } from '../../shared/use-live-pages.ts';
import { useViewer } from '../../shared/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useFinanceDesk } from '../hooks/use-finance-desk.ts';
import { CheckBooksDocument } from '../operations/check-books.gql.ts';
import { FinanceDeskChangedDocument } from '../operations/finance-desk-changed.gql.ts';
import type { FinanceDeskFieldsFragment } from '../operations/finance-desk-fields.gql.ts';
import { ListOpenAlertsDocument } from '../operations/list-open-alerts.gql.ts';
import { ListResolvedAlertsDocument } from '../operations/list-resolved-alerts.gql.ts';
import type { StaffAlertRowFragment } from '../operations/staff-alert-row.gql.ts';
import { AlertList } from './alert-list.tsx';
import { ResolveAlertDialog } from './resolve-alert-dialog.tsx';

const PAGES = { variables: {}, first: 10, live: FinanceDeskChangedDocument };

/** Whether the books agree, what differs, and what became of earlier differences. */
export function BooksPanel() {
  const { desk } = useFinanceDesk();
  const viewer = useViewer();
  const open = useLivePages(ListOpenAlertsDocument, 'openAlerts', PAGES);
  const [params, change] = useAddress();
  const [chosen, setChosen] = useState<StaffAlertRowFragment | null>(null);
  const showsResolved = params.get('alerts') === 'resolved';
  const toggle = (): void => change({ alerts: showsResolved ? '' : 'resolved' });
  return (
    <Panel title="Books" aside={<CheckButton desk={desk} />}>
      <Stack gap={4}>
        <AlertList
          label="Open alerts"
          read={open}
          onResolve={viewer?.role === 'ADMINISTRATOR' ? setChosen : undefined}
          empty={<Agreement desk={desk} />}
        />
        {(open.rows?.length ?? 0) > 0 && (
          <Text size={14} tone="dim">
            Nothing is put right by itself; an administrator resolves an alert with a reason. <LastCheck desk={desk} />
          </Text>
        )}
        <Row>
          <Button variant="ghost" aria-expanded={showsResolved} onClick={toggle}>
            {showsResolved ? 'Hide resolved alerts' : 'Show resolved alerts'}
          </Button>
        </Row>
        {showsResolved && <ResolvedAlerts />}
      </Stack>
      {chosen && <ResolveAlertDialog alert={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

const ResolvedAlerts = () => (
  <AlertList
    label="Resolved alerts"
    read={useLivePages(ListResolvedAlertsDocument, 'resolvedAlerts', PAGES)}
    empty={<EmptyState title="No alert has been resolved yet">What is resolved stays here with its reason.</EmptyState>}
  />
);

interface DeskProps {
  readonly desk: FinanceDeskFieldsFragment | null;
}

function LastCheck({ desk }: DeskProps) {
  if (desk === null) return null;
  const { lastReconciliation: last } = desk;
  if (last === null) return <>They have not been compared yet.</>;
  return (
    <>
      Last checked <RelativeTime at={last.finishedAt} now={serverNow} />.
    </>
  );
}

function Agreement({ desk }: DeskProps) {
  const findings = desk?.lastReconciliation?.findings;
  return (
    <EmptyState title={findings === 0 ? 'Books agree' : 'No open alerts'}>
      <LastCheck desk={desk} />{' '}
      {findings !== undefined && findings > 0 && `It found ${formatCount(findings)}, resolved since. `}
      Entries, balances, payments and the provider are compared once a day.
    </EmptyState>
  );
}

/** Has the books compared now; busy until that is done. */
function CheckButton({ desk }: DeskProps) {
  const check = useAction(CheckBooksDocument);
  const [askedAfter, setAskedAfter] = useState<number | null>(null);
  const last = desk?.lastReconciliation?.finishedAt ?? 0;
  const isWaiting = askedAfter === last;
  const ask = async (): Promise<void> => {
    if (await check.run({})) setAskedAfter(last);
  };
  return (
    <Stack gap={2}>
      <Button busy={check.isRunning || isWaiting} disabled={desk === null} onClick={() => void ask()}>
        Check now
      </Button>
      <Failed failure={check.failure} />
    </Stack>
  );
}
