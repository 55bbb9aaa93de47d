import { useQuery } from '@apollo/client/react';
import { useAddress } from '../../address/use-address.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Figures } from '../../parts/figure-table.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FinanceReportDocument } from '../operations/__generated__/finance-report.gql.ts';
import { KIND_MEMBERS, KIND_OPTIONS, kindIn, recentDays, usualPeriods } from '../report-words.ts';
import { ReportMails } from './report-mails.tsx';
import { TaxList } from './tax-list.tsx';

/** The finance reports, of the days that the address names, and who is told of them (AF-06). */
export function FinanceReports() {
  const [params, change] = useAddress();
  const viewer = useViewer();
  const now = serverNow();
  const recent = recentDays(now);
  const kind = kindIn(params.get('report'));
  const from = params.get('from') ?? recent.from;
  const to = params.get('to') ?? recent.to;
  const query = useQuery(FinanceReportDocument, {
    variables: { kind: KIND_MEMBERS[kind], from, to },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <Grid min={200} gap={4}>
          <Select
            label="Report"
            options={KIND_OPTIONS}
            value={kind}
            onChange={(event) => change({ report: event.target.value })}
          />
          <TextField
            type="date"
            label="First day (UTC)"
            max={to}
            value={from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextField
            type="date"
            label="Last day (UTC)"
            min={from}
            max={recent.to}
            value={to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </Grid>
        <Row gap={2}>
          {usualPeriods(now).map(([name, days]) => (
            <Button
              key={name}
              size="small"
              variant="ghost"
              aria-pressed={days.from === from && days.to === to}
              onClick={() => change({ ...days })}
            >
              {name}
            </Button>
          ))}
        </Row>
        <Loaded
          query={{ ...query, data: query.data?.financeReport }}
          what="the report"
          skeleton={[8, 40]}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<EmptyState title="Nothing to report">The books hold nothing of this kind in these days.</EmptyState>}
        >
          {(table) => (
            <Figures
              table={table}
              fileOf={(format) =>
                `/api/admin/reports/${kind}/${format}?${new URLSearchParams({ from, to }).toString()}`
              }
            />
          )}
        </Loaded>
      </Stack>
      {viewer?.role === 'ADMINISTRATOR' && (
        <>
          <TaxList />
          <ReportMails />
        </>
      )}
    </Stack>
  );
}
