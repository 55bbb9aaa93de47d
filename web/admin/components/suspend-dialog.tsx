import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import type { Role } from '../../data/__generated__/schema-types.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCount } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { actsOn } from '../account-words.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { SetAccountStatusDocument } from '../operations/__generated__/set-account-status.gql.ts';

interface SuspendDialogProps {
  readonly accounts: readonly AccountRowFragment[];
  readonly staff: { readonly id: string; readonly role: Role };
  readonly onClose: () => void;
}

/** Shows who would be suspended and who not, before anybody is; then one after the other, each with its audit entry. */
export function SuspendDialog({ accounts, staff, onClose }: SuspendDialogProps) {
  const status = useAction(SetAccountStatusDocument);
  const toast = useToast();
  const isOpenTo = (account: AccountRowFragment): boolean =>
    actsOn(account, staff).some(({ key }) => key === 'SUSPENDED');
  const open = accounts.filter(isOpenTo);
  const form = useForm({
    schema: staffAct,
    initial: { reason: '' },
    words: { reason: 'Give the reason.' },
    sending: status,
    send: async ({ reason }) => {
      for (const { id } of open)
        if (!(await status.run({ input: { accountId: id, status: 'SUSPENDED', reason } }))) return;
      toast({ title: `${formatCount(open.length)} suspended`, tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title="Suspend several accounts"
      description="Each of them is signed out everywhere at once, until somebody reactivates it."
      submitLabel={`Suspend ${formatCount(open.length)}`}
      cancelLabel="Back"
      variant="danger"
      busy={form.isSending}
      disabled={open.length === 0}
      onClose={onClose}
    >
      <List label="What will happen">
        {accounts.map((account) => (
          <ListRow
            key={account.id}
            title={account.username}
            detail={
              isOpenTo(account) ? 'Will be suspended' : 'Stays as it is: suspended or closed already, staff, or you'
            }
          />
        ))}
      </List>
      <TextArea
        label="Reason"
        hint="The players read it in an e-mail."
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
