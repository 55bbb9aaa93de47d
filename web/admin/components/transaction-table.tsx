import { adminAccountPath } from '../../../domain/admin/admin.paths.ts';
import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { below } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PlatformTransactionsQuery } from '../operations/__generated__/platform-transactions.gql.ts';
import { TRANSACTION_STATUS_WORDS, TYPE_WORDS, reasonOf } from '../transaction-words.ts';

type Transaction = PlatformTransactionsQuery['platformTransactions']['edges'][number]['node'];

const nameOf = ({ type, transferKind }: Transaction) => {
  const reason = reasonOf(type, transferKind);
  return (
    <Stack as="span" gap={1}>
      <span>{TYPE_WORDS[type]}</span>
      {reason !== null && (
        <Text as="span" size={14} tone="dim" weight={400}>
          {reason}
        </Text>
      )}
    </Stack>
  );
};

const amountOf = ({ sum: { value: amount }, currency }: Transaction) =>
  currency === 'USD' ? (
    <Money cents={amount} signed words={['paid in', 'paid out']} />
  ) : (
    <Text as="span" tone={amount > 0 ? 'win' : 'loss'} style={{ whiteSpace: 'nowrap' }}>
      {amount > 0 ? '+' : '−'}
      {formatCoins(Math.abs(amount))}
      <VisuallyHidden> {amount > 0 ? 'earned' : 'spent'}</VisuallyHidden>
    </Text>
  );

const methodOf = ({ paymentMethod, currency }: Transaction): string =>
  paymentMethod ?? (currency === 'USD' ? 'Wallet' : 'BattleCoin');

/** Ids are long: they break anywhere rather than widen the page. */
const idText = css({
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  overflowWrap: 'anywhere',
  [below.medium]: { textAlign: 'end' },
});
const idOf = ({ transactionId }: Transaction) => <span css={idText}>{transactionId}</span>;

/** Transactions with the fields of EN-56; a player's name opens the account. */
export const TransactionTable = ({ items }: { readonly items: readonly Transaction[] }) => (
  <Table
    caption="Transactions"
    items={items}
    itemKey={({ id }) => id}
    columns={[
      { key: 'type', header: 'Type', cell: nameOf },
      {
        key: 'player',
        header: 'Player',
        cell: ({ userId, username }) => <Link to={adminAccountPath(userId)}>{username}</Link>,
      },
      { key: 'amount', header: 'Amount', align: 'end', cell: amountOf },
      {
        key: 'status',
        header: 'Status',
        cell: ({ status }) => {
          const { word, tone } = TRANSACTION_STATUS_WORDS[status];
          return <Badge tone={tone}>{word}</Badge>;
        },
      },
      { key: 'method', header: 'Payment method', cell: methodOf },
      {
        key: 'time',
        header: 'Time',
        cell: ({ timestamp }) => <time dateTime={new Date(timestamp).toISOString()}>{formatDateTime(timestamp)}</time>,
      },
      { key: 'id', header: 'Transaction ID', cell: idOf },
    ]}
  />
);
