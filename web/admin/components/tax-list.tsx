import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taxYearOf } from '../../../domain/wallet/tax-year.ts';
import type { FigureTableFieldsFragment } from '../../data/operations/__generated__/figure-table-fields.gql.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OpenTaxListDocument } from '../operations/__generated__/report.gql.ts';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import * as t from '../__generated__/messages.ts';

/** Authorities ask for years that are over, not for ones of long ago. */
const YEARS = 7;

// Brings all the words of the table along, which nobody needs before it is there.
const TaxListFigures = lazyPart(async () => (await import('./report-figures.tsx')).TaxListFigures);

/** Whose payouts of a year are large. Nothing is read before somebody asks for it, because each look is written down. */
export function TaxList() {
  const action = useAction(OpenTaxListDocument);
  const present = taxYearOf(serverNow());
  const [params] = useSearchParams();
  /** The year that a mail names, of those that can be chosen. */
  const named = Number(params.get('taxYear'));
  const [year, setYear] = useState(named > present - YEARS && named <= present ? named : present);
  const [opened, setOpened] = useState<{ readonly year: number; readonly table: FigureTableFieldsFragment } | null>(
    null,
  );
  const open = async (): Promise<void> => {
    const data = await action.run({ year });
    setOpened(data && { year, table: data.openTaxList });
  };
  return (
    <Panel title={t.taxList()}>
      <Stack gap={4}>
        <Text tone="dim">{t.playersWhosePayoutsOfAYearReach()}</Text>
        <Row gap={3} align="flex-end">
          <Select
            label={t.calendarYearUTC()}
            options={Array.from({ length: YEARS }, (_, ago) => ({
              value: String(present - ago),
              label: String(present - ago),
            }))}
            value={String(year)}
            onChange={(event) => setYear(Number(event.target.value))}
          />
          <Button variant="primary" busy={action.isRunning} onClick={() => void open()}>
            {t.openTaxList()}
          </Button>
        </Row>
        <Failed failure={action.failure} />
        {opened && (
          <Suspense
            fallback={
              <Skeleton>
                <SkeletonBlock height={320} shape="card" />
              </Skeleton>
            }
          >
            <TaxListFigures {...opened} fileOf={(format) => `/api/admin/tax-lists/${opened.year}/${format}`} />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
