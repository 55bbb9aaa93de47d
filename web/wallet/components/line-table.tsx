import { Link } from 'react-router-dom';
import { receiptPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Line } from '../hooks/use-lines.ts';
import { bookingName } from '../wallet-words.ts';

/** Coins with sign, colour and word; money has this of `Money`. */
const SignedCoins = ({ amount }: { readonly amount: number }) => (
  <Text as="span" tone={amount > 0 ? 'win' : 'loss'} style={{ whiteSpace: 'nowrap' }}>
    {amount > 0 ? '+' : '−'}
    {formatCoins(Math.abs(amount))}
  </Text>
);

/** What a booking is called, and what it belongs to; BattleCoin says its source and what for (EN-25). */
function nameOf(line: Line) {
  const detail = line.coins ? line.coins.description : line.detail;
  return (
    <Stack as="span" gap={1}>
      <span>{line.coins ? line.coins.source : bookingName(line)}</span>
      {detail !== null && (
        <Text as="span" size={14} tone="dim" weight={400}>
          {line.path === null ? detail : <Link to={line.path}>{detail}</Link>}
        </Text>
      )}
    </Stack>
  );
}

interface LineTableProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly currency: 'USD' | 'BC';
}

/** Bookings with sign, balance afterwards and receipt (WA-14, WA-19, EN-25, EN-56). */
export const LineTable = ({ caption, lines, currency }: LineTableProps) => (
  <Table
    caption={caption}
    items={lines}
    itemKey={({ id }) => id}
    columns={[
      { key: 'name', header: currency === 'USD' ? 'Booking' : 'Source', cell: nameOf },
      ...(currency === 'USD'
        ? []
        : [{ key: 'flow', header: 'Type', cell: ({ sum }: Line) => (sum.value > 0 ? 'Earned' : 'Spent') }]),
      {
        key: 'at',
        header: 'Time',
        cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
      },
      {
        key: 'amount',
        header: 'Amount',
        align: 'end',
        cell: ({ sum: { value: amount } }) =>
          currency === 'USD' ? (
            <Money cents={amount} signed words={['paid in', 'paid out']} />
          ) : (
            <SignedCoins amount={amount} />
          ),
      },
      {
        key: 'after',
        header: currency === 'USD' ? 'Available after' : 'BC after',
        align: 'end',
        cell: ({ balance: { value } }) => (currency === 'USD' ? <Money cents={value} /> : formatCoins(value)),
      },
      {
        key: 'receipt',
        header: 'Receipt',
        align: 'end',
        cell: ({ transferId, at, ...line }) => (
          <Link to={receiptPath(transferId)}>
            Receipt
            <VisuallyHidden>
              {' '}
              of {bookingName(line)}, {formatDateTime(at)}
            </VisuallyHidden>
          </Link>
        ),
      },
    ]}
  />
);
