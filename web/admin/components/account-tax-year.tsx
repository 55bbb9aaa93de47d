import { useState } from 'react';
import { taxYearsBetween } from '../../../domain/wallet/tax-year.ts';
import type { FigureTableFieldsFragment } from '../../data/operations/__generated__/figure-table-fields.gql.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Figures } from '../../parts/figure-table.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { OpenTaxYearDocument } from '../operations/__generated__/open-tax-year.gql.ts';

/** A player's tax year. Nothing is read before somebody asks for it, because each look is written down. */
export function AccountTaxYear({ account }: { readonly account: AccountRowFragment }) {
  const viewer = useViewer();
  const action = useAction(OpenTaxYearDocument);
  const years = taxYearsBetween(account.memberSince, serverNow());
  const [year, setYear] = useState(years[0] ?? 0);
  const [opened, setOpened] = useState<{ readonly year: number; readonly table: FigureTableFieldsFragment } | null>(
    null,
  );
  if (viewer?.role !== 'ADMINISTRATOR')
    return <EmptyState title="For administrators">Only they may open the tax year of a player.</EmptyState>;
  if (viewer.id === account.id)
    return <EmptyState title="Your own account">Your own tax years are among your statements.</EmptyState>;
  const open = async (): Promise<void> => {
    const data = await action.run({ accountId: account.id, year });
    setOpened(data && { year, table: data.openTaxYear });
  };
  return (
    <Stack gap={4}>
      <Text tone="dim">
        Each look and each download is written down with your name in the audit trail; the player finds in their data
        archive that staff looked.
      </Text>
      <Row gap={3} align="flex-end">
        <Select
          label="Year (UTC)"
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
        />
        <Button variant="primary" busy={action.isRunning} onClick={() => void open()}>
          Open tax year
        </Button>
      </Row>
      <Failed failure={action.failure} />
      {opened && (
        <Figures
          table={opened.table}
          fileOf={(format) =>
            `/api/admin/accounts/${encodeURIComponent(account.id)}/tax-years/${opened.year}/${format}`
          }
        />
      )}
    </Stack>
  );
}
