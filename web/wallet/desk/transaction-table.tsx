import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { css } from '@emotion/react';
import { decimalOf } from '../../../domain/shared/money.ts';
import { formatCoins, formatDateTime } from '../../format/format.ts';
import { methodWords } from '../../format/payment-words.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { PlatformTransactionsQuery } from '../operations/__generated__/transaction.gql.ts';
import { type StaffColumn, StaffTable } from '../../desk/staff-table.tsx';
import { TRANSACTION_STATUS_WORDS, TYPE_WORDS, reasonOf } from './transaction-words.ts';
import * as t from '../__generated__/messages.ts';

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
    <Money cents={amount} signed words={[t.paidIn({ sense: 'desk' }), t.paidOut({ sense: 'desk' })]} />
  ) : (
    <Text as="span" tone={amount > 0 ? 'win' : 'loss'} style={{ whiteSpace: 'nowrap' }}>
      {amount > 0 ? '+' : '−'}
      {formatCoins(Math.abs(amount))}
      <VisuallyHidden> {amount > 0 ? t.earned2() : t.spent2()}</VisuallyHidden>
    </Text>
  );

const methodOf = ({ paymentMethod, currency }: Transaction): string =>
  paymentMethod === null ? (currency === 'USD' ? t.wallet() : 'BattleCoin') : methodWords(paymentMethod);

/** Ids are long: they break anywhere rather than widen the page. */
const idText = css({
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  overflowWrap: 'anywhere',
  [below.medium]: { textAlign: 'end' },
});
const idOf = ({ transactionId }: Transaction) => <span css={idText}>{transactionId}</span>;

/** EN-56 */
const COLUMNS: readonly StaffColumn<Transaction>[] = [
  { key: 'type', phone: 'line', header: t.type(), plain: true, cell: nameOf, text: ({ type }) => TYPE_WORDS[type] },
  {
    key: 'amount',
    header: t.amount(),
    align: 'end',
    cell: amountOf,
    text: ({ sum: { value }, currency }) => (currency === 'USD' ? decimalOf(value) : `${value} BC`),
  },
  {
    key: 'status',
    header: t.status(),
    cell: ({ status }) => {
      const { word, tone } = TRANSACTION_STATUS_WORDS[status];
      return <Badge tone={tone}>{word}</Badge>;
    },
    text: ({ status }) => TRANSACTION_STATUS_WORDS[status].word,
  },
  { key: 'method', header: t.paymentMethod(), cell: methodOf, text: methodOf },
  {
    key: 'time',
    phone: 'line',
    plain: true,
    header: t.time(),
    cell: ({ timestamp }) => <time dateTime={new Date(timestamp).toISOString()}>{formatDateTime(timestamp)}</time>,
    text: ({ timestamp }) => new Date(timestamp).toISOString(),
  },
  { key: 'id', header: t.transactionID(), cell: idOf, text: ({ transactionId }) => transactionId },
];

/** Transactions with the fields of EN-56; a player's name opens the account. */
export const TransactionTable = ({ items }: { readonly items: readonly Transaction[] }) => (
  <StaffTable
    caption={t.transactions()}
    name="transactions"
    items={items}
    itemKey={({ id }) => id}
    first={{
      header: t.player(),
      nameOf: ({ username }) => username,
      linkOf: ({ userId }) => adminAccountPath(userId),
    }}
    columns={COLUMNS}
  />
);
