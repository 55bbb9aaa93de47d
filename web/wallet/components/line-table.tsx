import { Link } from 'react-router-dom';
import { receiptPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { Line } from '../hooks/use-lines.ts';
import { type LineWords, lineWords } from '../line-words.ts';
import { bookingName } from '../wallet-words.ts';
import * as t from '../__generated__/messages.ts';

/** Coins with sign, colour and word; money has this of `Money`. */
const SignedCoins = ({ amount }: { readonly amount: number }) => (
  <Text as="span" tone={amount > 0 ? 'win' : 'loss'} style={{ whiteSpace: 'nowrap' }}>
    {amount > 0 ? '+' : '−'}
    {formatCoins(Math.abs(amount))}
  </Text>
);

/** What a booking is called, and what it belongs to. */
function nameOf({ name, detail }: LineWords, path: string | null) {
  return (
    <Stack as="span" gap={1}>
      <span>{name}</span>
      {detail !== null && (
        <Text as="span" size={14} tone="dim" weight={400}>
          {path === null ? detail : <Link to={path}>{detail}</Link>}
        </Text>
      )}
    </Stack>
  );
}

export interface LineTableProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly currency: 'USD' | 'BC';
  /** Says what a line is and what for; BattleCoin has words of its own (EN-25). */
  readonly wordsOf?: (line: Line) => LineWords;
}

/** Bookings with sign, balance afterwards and receipt (WA-14, WA-19, EN-25, EN-56). */
export const LineTable = ({ caption, lines, currency, wordsOf = lineWords }: LineTableProps) => (
  <Table
    caption={caption}
    items={lines}
    itemKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: currency === 'USD' ? t.booking() : t.source(),
        cell: (line) => nameOf(wordsOf(line), line.path),
      },
      ...(currency === 'USD'
        ? []
        : [{ key: 'flow', header: t.type(), cell: ({ sum }: Line) => (sum.value > 0 ? t.earned() : t.spent()) }]),
      {
        key: 'at',
        phone: 'line',
        plain: true,
        header: t.time(),
        cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
      },
      {
        key: 'amount',
        header: t.amount(),
        align: 'end',
        cell: ({ sum: { value: amount } }) =>
          currency === 'USD' ? (
            <Money cents={amount} signed words={[t.paidIn({ sense: 'player' }), t.paidOut({ sense: 'player' })]} />
          ) : (
            <SignedCoins amount={amount} />
          ),
      },
      {
        key: 'after',
        header: currency === 'USD' ? t.availableAfter() : t.bcAfter(),
        align: 'end',
        cell: ({ balance: { value } }) => (currency === 'USD' ? <Money cents={value} /> : formatCoins(value)),
      },
      {
        key: 'receipt',
        header: t.receipt(),
        align: 'end',
        cell: ({ transferId, at, ...line }) => (
          <Link to={receiptPath(transferId)}>
            {t.receiptOf({
              line: bookingName(line),
              at: formatDateTime(at),
              hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
            })}
          </Link>
        ),
      },
    ]}
  />
);
