import { Suspense, useState } from 'react';
import { taxYearsBetween } from '../../../domain/wallet/tax-year.ts';
import type { FigureTableFieldsFragment } from '../../data/operations/__generated__/figure-table-fields.gql.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OpenTaxYearDocument } from '../operations/__generated__/tax-year.gql.ts';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import * as t from '../__generated__/messages.ts';

// Brings all the words of the table along, which nobody needs before it is there.
const TaxYearFigures = lazyPart(async () => (await import('../../parts/tax-year-figures.tsx')).TaxYearFigures);

export interface AccountTaxYearProps {
  readonly accountId: string;
  readonly memberSince: number;
}

/** A player's tax year. Nothing is read before somebody asks for it, because each look is written down. */
export function AccountTaxYear({ accountId, memberSince }: AccountTaxYearProps) {
  const viewer = useViewer();
  const action = useAction(OpenTaxYearDocument);
  const years = taxYearsBetween(memberSince, serverNow());
  const [year, setYear] = useState(years[0] ?? 0);
  const [opened, setOpened] = useState<{ readonly year: number; readonly table: FigureTableFieldsFragment } | null>(
    null,
  );
  if (viewer?.role !== 'ADMINISTRATOR')
    return <EmptyState title={t.forAdministrators()}>{t.onlyTheyMayOpenTheTaxYear()}</EmptyState>;
  if (viewer.id === accountId) return <EmptyState title={t.yourOwnAccount()}>{t.yourOwnTaxYearsAreAmong()}</EmptyState>;
  const open = async (): Promise<void> => {
    const data = await action.run({ accountId, year });
    setOpened(data && { year, table: data.openTaxYear });
  };
  return (
    <Stack gap={4}>
      <Text tone="dim">{t.eachLookAndEachDownloadIsWritten()}</Text>
      <Row gap={3} align="flex-end">
        <Select
          label={t.yearUTC()}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
        />
        <Button variant="primary" busy={action.isRunning} onClick={() => void open()}>
          {t.openTaxYear()}
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
          <TaxYearFigures
            table={opened.table}
            fileOf={(format) =>
              `/api/admin/accounts/${encodeURIComponent(accountId)}/tax-years/${opened.year}/${format}`
            }
          />
        </Suspense>
      )}
    </Stack>
  );
}
