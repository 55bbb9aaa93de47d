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
    <VisuallyHidden> {amount > 0 ? 'earned' : 'spent'}</VisuallyHidden>
  </Text>
);

const nameOf = (line: Line) => (
  <Stack as="span" gap={1}>
    <span>{bookingName(line)}</span>
    {line.detail !== null && (
      <Text as="span" size={14} tone="dim" weight={400}>
        {line.path === null ? line.detail : <Link to={line.path}>{line.detail}</Link>}
      </Text>
    )}
  </Stack>
);

interface LineTableProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly currency: 'USD' | 'BC';
}

/** Bookings with sign, balance afterwards and receipt (WA-14, WA-19, EN-56). */
export const LineTable = ({ caption, lines, currency }: LineTableProps) => (
  <Table
    caption={caption}
    items={lines}
    itemKey={({ id }) => id}
    columns={[
      { key: 'name', header: 'Booking', cell: nameOf },
      {
        key: 'at',
        header: 'Time',
        cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
      },
      {
        key: 'amount',
        header: 'Amount',
        align: 'end',
        cell: ({ amount }) =>
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
        cell: ({ balanceAfter }) => (currency === 'USD' ? <Money cents={balanceAfter} /> : formatCoins(balanceAfter)),
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
