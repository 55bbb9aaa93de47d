import { FileSpreadsheet, FileText } from 'lucide-react';
import { formatCount, formatUtcDate } from '../../format/format.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { formatFileSize } from '../../format/file-size.ts';
import type { ListStatementsQuery } from '../operations/__generated__/statement.gql.ts';
import { periodWords } from '../statement-words.ts';
import * as t from '../__generated__/messages.ts';

type Statement = ListStatementsQuery['statements']['edges'][number]['node'];

const TITLES = { MONTHLY: t.monthlyStatement(), QUARTERLY: t.quarterlySummary() } as const;

const FORMATS = [
  ['pdf', 'PDF', FileText],
  ['csv', 'CSV', FileSpreadsheet],
] as const;

/** The browser fetches the file itself; the session's cookie goes along. */
function Downloads({ id, type, date }: Statement) {
  return (
    <Row gap={2} wrap={false}>
      {FORMATS.map(([format, label, Icon]) => (
        <Button key={format} size="small" icon={<Icon size={16} aria-hidden />} asChild>
          <a
            href={`/api/statements/${encodeURIComponent(id)}/${format}`}
            download
            aria-label={t.downloadStatement({
              format: label,
              statement: TITLES[type],
              period: periodWords({ type, date }),
            })}
          >
            {label}
          </a>
        </Button>
      ))}
    </Row>
  );
}

const COLUMNS: readonly Column<Statement>[] = [
  { key: 'period', header: t.period(), cell: periodWords },
  { key: 'type', header: t.type(), cell: ({ type }) => TITLES[type] },
  { key: 'date', phone: 'line', plain: true, header: t.date(), cell: ({ date }) => formatUtcDate(date) },
  { key: 'status', header: t.status(), cell: () => <Badge tone="win">{t.available()}</Badge> },
  { key: 'balance', header: t.balance(), align: 'end', cell: ({ balanceCents }) => <Money cents={balanceCents} /> },
  {
    key: 'transactions',
    header: t.transactions(),
    align: 'end',
    cell: ({ transactions }) => formatCount(transactions),
  },
  { key: 'size', header: t.size(), align: 'end', cell: ({ sizeBytes }) => formatFileSize(sizeBytes) },
  {
    key: 'download',
    phone: 'line',
    plain: true,
    header: t.download(),
    cell: (statement) => <Downloads {...statement} />,
  },
];

/** Issued statements with their files (ST-02, ST-03). */
export const StatementTable = ({ statements }: { readonly statements: readonly Statement[] }) => (
  <Table caption={t.yourStatements()} columns={COLUMNS} items={statements} itemKey={({ id }) => id} />
);
