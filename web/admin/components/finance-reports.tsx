import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FinanceReportDocument } from '../operations/__generated__/report.gql.ts';
import { KIND_MEMBERS, KIND_OPTIONS, kindIn, recentDays, usualPeriods } from '../report-words.ts';
import { ReportMails } from './report-mails.tsx';
import { TaxList } from './tax-list.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import * as t from '../__generated__/messages.ts';

// Brings all the words of the table along, which nobody needs before it is there.
const ReportFigures = lazyPart(async () => (await import('./report-figures.tsx')).ReportFigures);

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
            label={t.report()}
            options={KIND_OPTIONS}
            value={kind}
            onChange={(event) => change({ report: event.target.value })}
          />
          <TextField
            type="date"
            label={t.firstDayUTC()}
            max={to}
            value={from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextField
            type="date"
            label={t.lastDayUTC()}
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
          what={t.theReport()}
          skeleton={[8, 40]}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<EmptyState title={t.nothingToReport()}>{t.theBooksHoldNothingOfThisKind()}</EmptyState>}
        >
          {(table) => (
            <Suspense
              fallback={
                <Skeleton>
                  <SkeletonBlock height={320} shape="card" />
                </Skeleton>
              }
            >
              <ReportFigures
                table={table}
                fileOf={(format) =>
                  `/api/admin/reports/${kind}/${format}?${new URLSearchParams({ from, to }).toString()}`
                }
              />
            </Suspense>
          )}
        </Loaded>
      </Stack>
      {viewer?.role === 'ADMINISTRATOR' && (
        <OnceKnown isKnown={Boolean(query.data ?? query.previousData ?? query.error)}>
          <TaxList />
          <ReportMails />
        </OnceKnown>
      )}
    </Stack>
  );
}
