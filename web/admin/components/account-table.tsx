import { css } from '@emotion/react';
import { useState } from 'react';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { usePages } from '../../data/use-pages.ts';
import type { AccountOrder, AccountStatus, Role, VerificationStatus } from '../../data/__generated__/schema-types.ts';
import { formatCents, formatCoins, formatDate } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { below } from '../../ui/tokens.ts';
import { ROLE_LABELS, VERIFICATION_WORDS, countryOf } from '../account-words.ts';
import { STATUS_WORDS } from '../status-words.ts';
import { type AccountRowFragment, ListAccountsDocument } from '../operations/__generated__/account-standing.gql.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { type StaffColumn, StaffTable } from '../../desk/staff-table.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 25;

export interface AccountFilter {
  readonly search: string;
  readonly status: AccountStatus | null;
  readonly verification: VerificationStatus | null;
  readonly role: Role | null;
  readonly order: AccountOrder;
}

const address = css({ overflowWrap: 'break-word', [below.medium]: { overflowWrap: 'anywhere' } });

/** Breaks before the @ where it must, and within a word only where that alone is too long. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span css={address}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

const day = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** EN-53 */
const COLUMNS: readonly StaffColumn<AccountRowFragment>[] = [
  {
    key: 'email',
    header: t.eMail(),
    // Addresses are long: they break rather than hide the columns after them.
    cell: ({ email }) => <Address email={email} />,
    text: ({ email }) => email,
  },
  {
    key: 'status',
    phone: 'line',
    plain: true,
    header: t.status(),
    cell: ({ status }) => <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].word}</Badge>,
    text: ({ status }) => STATUS_WORDS[status].word,
  },
  {
    key: 'verification',
    header: t.verification(),
    cell: ({ verification, isVip }) => (
      <>
        <Badge tone={VERIFICATION_WORDS[verification].tone}>{VERIFICATION_WORDS[verification].word}</Badge>{' '}
        {isVip && <Badge tone="coin">{t.vip()}</Badge>}
      </>
    ),
    text: ({ verification, isVip }) => `${VERIFICATION_WORDS[verification].word}${isVip ? ', VIP' : ''}`,
  },
  {
    key: 'balance',
    header: t.balance(),
    align: 'end',
    cell: ({ balanceCents }) => formatCents(balanceCents),
    text: ({ balanceCents }) => decimalOf(balanceCents),
  },
  {
    key: 'wagered',
    header: t.totalWagered(),
    align: 'end',
    cell: ({ totalWageredCents }) => formatCents(totalWageredCents),
    text: ({ totalWageredCents }) => decimalOf(totalWageredCents),
  },
  {
    key: 'joined',
    phone: 'line',
    header: t.joined(),
    cell: ({ memberSince }) => <span css={{ whiteSpace: 'nowrap' }}>{formatDate(memberSince)}</span>,
    text: ({ memberSince }) => day(memberSince),
  },
  {
    key: 'login',
    header: t.lastLogin(),
    cell: ({ lastLogin }) => (
      <span css={{ whiteSpace: 'nowrap' }}>{lastLogin === null ? t.never() : formatDate(lastLogin)}</span>
    ),
    text: ({ lastLogin }) => day(lastLogin),
  },
  {
    key: 'country',
    header: t.region(),
    cell: ({ country }) => countryOf(country),
    text: ({ country }) => countryOf(country),
    isExtra: true,
  },
  {
    key: 'role',
    header: t.role(),
    cell: ({ role }) => ROLE_LABELS[role],
    text: ({ role }) => ROLE_LABELS[role],
    isExtra: true,
  },
  {
    key: 'coins',
    header: 'BattleCoin',
    align: 'end',
    cell: ({ battleCoins }) => formatCoins(battleCoins),
    text: ({ battleCoins }) => battleCoins,
    isExtra: true,
  },
  { key: 'id', header: t.id(), cell: ({ id }) => id, text: ({ id }) => id, isExtra: true },
];

/** Accounts as they are filtered, page after page (AU-01). */
export function AccountTable({ search, status, verification, role, order }: AccountFilter) {
  const viewer = useViewer();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const read = usePages(ListAccountsDocument, 'accounts', {
    variables: { search: search === '' ? null : search, status, verification, role, order },
    first: PAGE,
    isSearch: true,
  });
  const empty = <EmptyState title={t.noAccountsFound()}>{t.nothingMatchesTheSearchAndTheFilters()}</EmptyState>;
  return (
    <PagedList read={read} what={t.accountsToLoad()} skeleton={[6, 48]} empty={empty}>
      {(accounts) => (
        <>
          <StaffTable
            caption={t.accounts()}
            name="accounts"
            items={accounts}
            itemKey={({ id }) => id}
            first={{
              header: t.username(),
              nameOf: ({ username }) => username,
              linkOf: ({ id }) => adminAccountPath(id),
            }}
            columns={COLUMNS}
            bulk={{ label: t.suspend(), onAct: (rows) => setChosen(rows.map(({ id }) => id)) }}
          />
          {chosen !== null && viewer !== null && (
            <SuspendDialog
              // As they stand now: whoever was suspended before one was refused is not asked for again.
              accounts={accounts.filter(({ id }) => chosen.includes(id))}
              staff={viewer}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      )}
    </PagedList>
  );
}
