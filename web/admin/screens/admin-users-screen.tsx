import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../shared/use-address-dialog.ts';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountDialog } from '../components/account-dialog.tsx';
import { AccountTable } from '../components/account-table.tsx';

const DEBOUNCE_MS = 300;
/** As the server counts it. */
const SEARCH_MAX = 60;

/** /admin/users: finds an account, shows how it stands and acts on it. */
export function AdminUsersScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [text, setText] = useState(search);
  const dialog = useAddressDialog('account');

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (wanted === '') next.delete('search');
          else next.set('search', wanted);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, setParams]);

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
