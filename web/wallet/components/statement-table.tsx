import { FileSpreadsheet, FileText } from 'lucide-react';
import { STATEMENT_TITLES } from '../../../domain/wallet/statements.ts';
import { formatCount, formatUtcDate } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatFileSize } from '../../format/file-size.ts';
import type { ListStatementsQuery } from '../operations/__generated__/list-statements.gql.ts';

type Statement = ListStatementsQuery['statements']['edges'][number]['node'];

const TITLES = { MONTHLY: STATEMENT_TITLES.monthly, QUARTERLY: STATEMENT_TITLES.quarterly } as const;

const FORMATS = [
  ['pdf', 'PDF', FileText],
  ['csv', 'CSV', FileSpreadsheet],
] as const;

/** The browser fetches the file itself; the session's cookie goes along. */
function Downloads({ id, type, period }: Statement) {
  return (
    <Row gap={2} wrap={false}>
      {FORMATS.map(([format, label, Icon]) => (
        <Button key={format} size="small" icon={<Icon size={16} aria-hidden />} asChild>
          <a
            href={`/api/statements/${encodeURIComponent(id)}/${format}`}
            download
            aria-label={`Download ${label}, ${TITLES[type]} ${period}`}
          >
            {label}
          </a>
        </Button>
      ))}
    </Row>
  );
}

const COLUMNS: readonly Column<Statement>[] = [
  { key: 'period', header: 'Period', cell: ({ period }) => period },
  { key: 'type', header: 'Type', cell: ({ type }) => TITLES[type] },
  { key: 'date', header: 'Date', cell: ({ date }) => formatUtcDate(date) },
  { key: 'status', header: 'Status', cell: ({ status }) => <Badge tone="win">{status}</Badge> },
  { key: 'balance', header: 'Balance', align: 'end', cell: ({ balanceCents }) => <Money cents={balanceCents} /> },
  { key: 'transactions', header: 'Transactions', align: 'end', cell: ({ transactions }) => formatCount(transactions) },
  { key: 'size', header: 'Size', align: 'end', cell: ({ sizeBytes }) => formatFileSize(sizeBytes) },
  { key: 'download', header: 'Download', cell: (statement) => <Downloads {...statement} /> },
];

/** Issued statements with their files (ST-02, ST-03). */
export const StatementTable = ({ statements }: { readonly statements: readonly Statement[] }) => (
  <Table caption="Your statements" columns={COLUMNS} items={statements} itemKey={({ id }) => id} />
);
