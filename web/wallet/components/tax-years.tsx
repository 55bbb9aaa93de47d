import { useQuery } from '@apollo/client/react';
import { useAddress } from '../../address/use-address.ts';
import { Figures } from '../../parts/figure-table.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ReadTaxYearDocument } from '../operations/__generated__/read-tax-year.gql.ts';
import { TaxYearsDocument } from '../operations/__generated__/tax-years.gql.ts';

/** What a calendar year brought, for the tax return: one's own copy of what administrators can see. */
export function TaxYears() {
  const query = useQuery(TaxYearsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Tax years">
      <Loaded
        query={{ ...query, data: query.data?.taxYears }}
        what="your years"
        skeleton={[2, 56]}
        isEmpty={(years) => years.length === 0}
        empty={<EmptyState title="No tax year yet">There is one once money or coins have moved.</EmptyState>}
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
        label="Year"
        hint="The calendar year in UTC, as on every statement."
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={(event) => change({ year: event.target.value })}
      />
      <Loaded query={{ ...query, data: query.data?.taxYear }} what="the year" skeleton={[8, 40]}>
        {(table) => <Figures table={table} fileOf={(format) => `/api/tax-years/${year}/${format}`} />}
      </Loaded>
    </Stack>
  );
}
