import { useState } from 'react';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useFinanceDesk } from './use-finance-desk.ts';
import {
  CheckBooksDocument,
  ListOpenAlertsDocument,
  ListResolvedAlertsDocument,
  type StaffAlertRowFragment,
} from '../operations/__generated__/alert.gql.ts';
import {
  FinanceDeskChangedDocument,
  type FinanceDeskFieldsFragment,
} from '../../desk/operations/__generated__/alert.gql.ts';
import { AlertList } from './alert-list.tsx';
import { ResolveAlertDialog } from './resolve-alert-dialog.tsx';
import * as t from '../__generated__/messages.ts';

const PAGES = { variables: {}, first: 10, live: FinanceDeskChangedDocument };

/** Whether the books agree, what differs, and what became of earlier differences. */
export function BooksPanel() {
  const { desk } = useFinanceDesk();
  const viewer = useViewer();
  const open = useLivePages(ListOpenAlertsDocument, 'openAlerts', PAGES);
  const [params, change] = useAddress();
  const [chosen, setChosen] = useState<StaffAlertRowFragment | null>(null);
  const [held, setHeld] = useState<{ alert: StaffAlertRowFragment; doRunsCount: boolean } | null>(null);
  const isAdministrator = viewer?.role === 'ADMINISTRATOR';
  const showsResolved = params.get('alerts') === 'resolved';
  const toggle = (): void => change({ alerts: showsResolved ? '' : 'resolved' });
  return (
    <Panel title={t.books()} aside={<CheckButton desk={desk} />}>
      <Stack gap={4}>
        <AlertList
          label={t.openAlerts()}
          read={open}
          onResolve={isAdministrator ? setChosen : undefined}
          onDecide={isAdministrator ? (alert, doRunsCount) => setHeld({ alert, doRunsCount }) : undefined}
          empty={<Agreement desk={desk} />}
        />
        {(open.rows?.length ?? 0) > 0 && (
          <Text size={14} tone="dim">
            {t.nothingIsPutRightByItself()} <LastCheck desk={desk} />
          </Text>
        )}
        <Row>
          <Button variant="ghost" aria-expanded={showsResolved} onClick={toggle}>
            {showsResolved ? t.hideResolvedAlerts() : t.showResolvedAlerts()}
          </Button>
        </Row>
        {showsResolved && <ResolvedAlerts />}
      </Stack>
      {chosen && <ResolveAlertDialog alert={chosen} onClose={() => setChosen(null)} />}
      {held && <Part of="desk.alert.decision" {...held} onClose={() => setHeld(null)} />}
    </Panel>
  );
}

const ResolvedAlerts = () => (
  <AlertList
    label={t.resolvedAlerts()}
    read={useLivePages(ListResolvedAlertsDocument, 'resolvedAlerts', PAGES)}
    empty={<EmptyState title={t.noAlertHasBeenResolvedYet()}>{t.whatIsResolvedStays()}</EmptyState>}
  />
);

interface DeskProps {
  readonly desk: FinanceDeskFieldsFragment | null;
}

function LastCheck({ desk }: DeskProps) {
  if (desk === null) return null;
  const { lastReconciliation: last } = desk;
  if (last === null) return <>{t.theyHaveNotBeenComparedYet()}</>;
  return <>{t.lastCheckedAgo({ time: <RelativeTime at={last.finishedAt} now={serverNow} /> })}</>;
}

function Agreement({ desk }: DeskProps) {
  const findings = desk?.lastReconciliation?.findings;
  return (
    <EmptyState title={findings === 0 ? t.booksAgree() : t.noOpenAlerts()}>
      <LastCheck desk={desk} />{' '}
      {findings !== undefined && findings > 0 && `${t.itFoundResolvedSince({ count: findings })} `}
      {t.entriesBalancesPaymentsAndTheProvider()}
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
        {t.checkNow()}
      </Button>
      <Failed failure={check.failure} />
    </Stack>
  );
}
