import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
import { durationWords } from '../../format/duration-words.ts';
import { formatCount, formatPercent } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import {
  ModeratorRecordsDocument,
  type ModeratorRecordsQuery,
} from '../operations/__generated__/moderator-records.gql.ts';

type Record = ModeratorRecordsQuery['moderatorRecords'][number];

const COLUMNS: readonly Column<Record>[] = [
  {
    key: 'moderator',
    header: 'Moderator',
    cell: ({ moderator }) => <Link to={adminAccountPath(moderator.id)}>{moderator.username}</Link>,
  },
  { key: 'decided', header: 'Decided', align: 'end', cell: ({ decided }) => formatCount(decided) },
  { key: 'appealed', header: 'Appealed', align: 'end', cell: ({ appealed }) => formatCount(appealed) },
  {
    key: 'overturned',
    header: 'Overturned',
    align: 'end',
    cell: ({ decided, overturned }) =>
      overturned === 0 ? '0' : `${formatCount(overturned)} (${formatPercent((100 * overturned) / decided)})`,
  },
  { key: 'time', header: 'Usual time', align: 'end', cell: ({ medianMs }) => durationWords(medianMs) },
];

/** How often appeals overturn whom, for those who decide over appeals. */
export function ModeratorRecords() {
  const query = useQuery(ModeratorRecordsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={4}>
      <Heading level={2}>How decisions hold</Heading>
      <Loaded
        query={{ ...query, data: query.data?.moderatorRecords }}
        what="the decisions of moderators"
        skeleton={[2, 48]}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title="No decisions yet">Here stands how the decisions of each moderator hold.</EmptyState>}
      >
        {(records) => (
          <Stack gap={3}>
            <Table
              caption="Decisions of moderators"
              columns={COLUMNS}
              items={records}
              itemKey={({ moderator }) => moderator.id}
            />
            <Text size={14} tone="dim">
              Of the latest 1,000 decisions. The percentage is of all that a moderator decided; the usual time is from
              filing to the middle decision.
            </Text>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
