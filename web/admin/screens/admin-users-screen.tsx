import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Grid, Row } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import { AccountTable } from '../components/account-table.tsx';
import { WaitingAdjustments } from '../components/waiting-adjustments.tsx';
import {
  ORDER_OPTIONS,
  ROLE_OPTIONS,
  STATUS_OPTIONS,
  VERIFICATION_OPTIONS,
  orderIn,
  roleIn,
  statusIn,
  verificationIn,
} from '../account-filters.ts';
import * as t from '../__generated__/messages.ts';

/** /admin/users: finds accounts; each leads to its own page (AU-01). */
export function AdminUsersScreen() {
  const viewer = useViewer();
  const [params, change] = useAddress();
  const search = params.get('search') ?? '';
  const [text, setText] = useSearchText(
    search,
    useCallback((wanted: string) => change({ search: wanted }), [change]),
  );
  const filter = (label: string, name: string, options: typeof ROLE_OPTIONS) => (
    <Select
      label={label}
      options={options}
      value={params.get(name) ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const accounts = (
    <>
      <Grid role="search" min={140} gap={4}>
        <TextField
          type="search"
          label={t.searchAccounts()}
          placeholder={t.beginOfTheNameEMail()}
          prefix={<Search />}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {filter(t.status(), 'status', STATUS_OPTIONS)}
        {filter(t.verification(), 'verification', VERIFICATION_OPTIONS)}
        {filter(t.role(), 'role', ROLE_OPTIONS)}
        {filter(t.order(), 'order', ORDER_OPTIONS)}
      </Grid>
      <Row>
        <SavedViews table="accounts" />
      </Row>
      <AccountTable
        search={search}
        status={statusIn(params.get('status'))}
        verification={verificationIn(params.get('verification'))}
        role={roleIn(params.get('role'))}
        order={orderIn(params.get('order'))}
      />
    </>
  );
  return (
    <Page title={t.userManagement()} subtitle={t.accountsTheirStandingTheirMoney()}>
      {viewer?.role === 'ADMINISTRATOR' ? <WaitingAdjustments>{accounts}</WaitingAdjustments> : accounts}
    </Page>
  );
}
