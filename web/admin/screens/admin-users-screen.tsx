import { Search } from 'lucide-react';
import { useCallback } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountDialog } from '../components/account-dialog.tsx';
import { AccountTable } from '../components/account-table.tsx';

/** As the server counts it. */
const SEARCH_MAX = 60;

/** /admin/users: finds an account, shows how it stands and acts on it. */
export function AdminUsersScreen() {
  const [params, change] = useAddress();
  const search = params.get('search') ?? '';
  const [text, setText] = useSearchText(
    search,
    useCallback((wanted: string) => change({ search: wanted }), [change]),
  );
  const dialog = useAddressDialog('account');

  return (
    <Page title="User Management" subtitle="Accounts, their standing and their roles.">
      <search css={{ width: '100%', maxWidth: 420 }}>
        <TextField
          type="search"
          label="Search accounts"
          hideLabel
          placeholder="Search by username or id"
          prefix={<Search />}
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      <AccountTable search={search} onOpen={dialog.open} />
      {dialog.value !== null && <AccountDialog accountId={dialog.value} onClose={dialog.close} />}
    </Page>
  );
}
