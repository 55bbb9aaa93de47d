import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { durationWords } from '../../format/duration-words.ts';
import { formatCount, formatPercent } from '../../format/format.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ModeratorRecordsDocument, type ModeratorRecordsQuery } from '../operations/__generated__/appeal.gql.ts';
import * as t from '../__generated__/messages.ts';

type Record = ModeratorRecordsQuery['moderatorRecords'][number];

const COLUMNS: readonly Column<Record>[] = [
  {
    key: 'moderator',
    header: t.moderator(),
    cell: ({ moderator }) => <Link to={adminAccountPath(moderator.id)}>{moderator.username}</Link>,
  },
  {
    key: 'decided',
    header: t.decided({ sense: 'decisions' }),
    align: 'end',
    cell: ({ decided }) => formatCount(decided),
  },
  {
    key: 'appealed',
    header: t.appealed({ sense: 'decisions' }),
    align: 'end',
    cell: ({ appealed }) => formatCount(appealed),
  },
  {
    key: 'overturned',
    header: t.overturned({ sense: 'decisions' }),
    align: 'end',
    cell: ({ decided, overturned }) =>
      overturned === 0 ? '0' : `${formatCount(overturned)} (${formatPercent((100 * overturned) / decided)})`,
  },
  { key: 'time', header: t.usualTime(), align: 'end', cell: ({ medianMs }) => durationWords(medianMs) },
];

/** How often appeals overturn whom, for those who decide over appeals. */
export function ModeratorRecords() {
  const query = useQuery(ModeratorRecordsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={4}>
      <Heading level={2}>{t.howDecisionsHold()}</Heading>
      <Loaded
        query={{ ...query, data: query.data?.moderatorRecords }}
        what={t.theDecisionsOfModerators()}
        skeleton={[2, 48]}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title={t.noDecisionsYet()}>{t.hereStandsHowTheDecisionsOfEach()}</EmptyState>}
      >
        {(records) => (
          <Stack gap={3}>
            <DeskList opensOnly>
              <Table
                caption={t.decisionsOfModerators()}
                columns={COLUMNS}
                items={records}
                itemKey={({ moderator }) => moderator.id}
              />
            </DeskList>
            <Text size={14} tone="dim">
              {t.ofTheLatest1000Decisions()}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
