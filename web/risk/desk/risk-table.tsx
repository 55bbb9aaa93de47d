import { Link } from 'react-router-dom';
import { adminRiskCasePath, adminRiskPath } from '../../../domain/shared/admin.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { Failed } from '../../parts/failed.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  HandleRiskCaseDocument,
  type RiskCaseRowFragment,
  RiskCasesDocument,
} from '../operations/__generated__/risk-case.gql.ts';
import { RiskDeskChangedDocument } from '../../desk/operations/__generated__/risk-case.gql.ts';
import { RISK_STAGES, RISK_STATE_WORDS } from './risk-words.ts';
import { partText } from '../../desk/signal-words.ts';
import { TICKETS_OF, chosenOf } from '../../desk/tickets-of.ts';
import { type StaffColumn, StaffTable } from '../../desk/staff-table.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 25;

const COLUMNS: readonly StaffColumn<RiskCaseRowFragment>[] = [
  {
    key: 'signals',
    header: t.signals(),
    cell: ({ parts }) => parts.map(partText).join(', '),
    text: ({ parts }) => parts.map(partText).join(', '),
  },
  { key: 'score', header: t.score(), align: 'end', cell: ({ score }) => score, text: ({ score }) => score },
  {
    key: 'state',
    phone: 'line',
    header: t.state(),
    cell: ({ state }) => <Badge tone={RISK_STATE_WORDS[state].tone}>{RISK_STATE_WORDS[state].word}</Badge>,
    text: ({ state }) => RISK_STATE_WORDS[state].word,
  },
  {
    key: 'assignee',
    header: t.assignedTo(),
    cell: ({ assigneeName }) => assigneeName ?? t.nobodyYet(),
    text: ({ assigneeName }) => assigneeName,
  },
  {
    key: 'last',
    phone: 'line',
    header: t.lastSignal(),
    cell: ({ lastSignalAt }) => <RelativeTime at={lastSignalAt} now={serverNow} />,
    text: ({ lastSignalAt }) => new Date(lastSignalAt).toISOString(),
  },
  {
    key: 'opened',
    header: t.opened(),
    cell: ({ openedAt }) => <RelativeTime at={openedAt} now={serverNow} />,
    text: ({ openedAt }) => new Date(openedAt).toISOString(),
    isExtra: true,
  },
  { key: 'id', header: t.id(), cell: ({ id }) => id, text: ({ id }) => id, isExtra: true },
];

/** Cases of a state, the highest score first; filters stand in the address. */
export function RiskTable() {
  const [params, change] = useAddress();
  const toast = useToast();
  const handle = useAction(HandleRiskCaseDocument);
  const stage = chosenOf(RISK_STAGES, params.get('state'));
  const whose = chosenOf(TICKETS_OF, params.get('of'));
  const player = params.get('player');
  const read = useLivePages(RiskCasesDocument, 'riskCases', {
    variables: { state: stage.state, of: whose.of, playerId: player },
    first: PAGE,
    live: RiskDeskChangedDocument,
  });
  const assign = async (rows: readonly RiskCaseRowFragment[]): Promise<void> => {
    let taken = 0;
    for (const { id } of rows) {
      if (!(await handle.run({ input: { caseId: id, action: 'TAKE' } }, id))) break;
      taken++;
    }
    if (taken > 0) toast({ title: t.casesAreYours({ taken }) });
    read.retry();
  };
  return (
    <Stack gap={4}>
      <Row gap={4} align="flex-end">
        <div css={{ minWidth: 180 }}>
          <Select
            label={t.state()}
            options={RISK_STAGES}
            value={stage.value}
            onChange={({ target }) => change({ state: target.value })}
          />
        </div>
        <div css={{ minWidth: 180 }}>
          <Select
            label={t.assignedTo()}
            options={TICKETS_OF}
            value={whose.value}
            onChange={({ target }) => change({ of: target.value })}
          />
        </div>
        <SavedViews table="risk-cases" />
      </Row>
      {player !== null && (
        <Text tone="dim">
          {t.onlyCasesAboutOnePlayerShow({ link: (inside) => <Link to={adminRiskPath}>{inside}</Link> })}
        </Text>
      )}
      <Failed failure={handle.failure} />
      <PagedList
        read={read}
        what={t.theCases()}
        skeleton={[5, 48]}
        empty={
          <EmptyState title={t.noCases()}>
            {stage.state === 'OPEN' ? t.nothingWaitsToBeLookedInto() : t.chooseAnotherStateAbove()}
          </EmptyState>
        }
      >
        {(cases) => (
          <StaffTable
            caption={t.riskCases()}
            name="risk-cases"
            items={cases}
            itemKey={({ id }) => id}
            first={{
              header: t.players(),
              nameOf: ({ players }) => players.map(({ username }) => username).join(', '),
              linkOf: ({ id }) => adminRiskCasePath(id),
            }}
            columns={COLUMNS}
            bulk={{ label: t.assignToMe2(), onAct: (rows) => void assign(rows) }}
          />
        )}
      </PagedList>
    </Stack>
  );
}
