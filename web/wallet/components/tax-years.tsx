import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ReadTaxYearDocument, TaxYearsDocument } from '../operations/__generated__/tax-year.gql.ts';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import * as t from '../__generated__/messages.ts';

// Brings all the words of the table along, which nobody needs before it is there.
const TaxYearFigures = lazyPart(async () => (await import('../../parts/tax-year-figures.tsx')).TaxYearFigures);

/** What a calendar year brought, for the tax return: one's own copy of what administrators can see. */
export function TaxYears() {
  const query = useQuery(TaxYearsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.taxYears()}>
      <Loaded
        query={{ ...query, data: query.data?.taxYears }}
        what={t.yourYears()}
        skeleton={[2, 56]}
        isEmpty={(years) => years.length === 0}
        empty={<EmptyState title={t.noTaxYearYet()}>{t.thereIsOneOnceMoneyOrCoins()}</EmptyState>}
      >
        {(years) => <Years years={years} />}
      </Loaded>
    </Panel>
  );
}

function Years({ years }: { readonly years: readonly number[] }) {
  const [params, change] = useAddress();
  const year = years.find((one) => String(one) === params.get('year')) ?? years[0] ?? 0;
  const query = useQuery(ReadTaxYearDocument, { variables: { year }, fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={4}>
      <Select
        label={t.year()}
        hint={t.theCalendarYearInUTC()}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={(event) => change({ year: event.target.value })}
      />
      <Loaded query={{ ...query, data: query.data?.taxYear }} what={t.theYear()} skeleton={[8, 40]}>
        {(table) => (
          <Suspense
            fallback={
              <Skeleton>
                <SkeletonBlock height={320} shape="card" />
              </Skeleton>
            }
          >
            <TaxYearFigures table={table} fileOf={(format) => `/api/tax-years/${year}/${format}`} />
          </Suspense>
        )}
      </Loaded>
    </Stack>
  );
}
