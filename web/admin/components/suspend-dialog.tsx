import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import type { Role } from '../../data/__generated__/schema-types.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { actsOn } from '../account-words.ts';
import { type AccountRowFragment, SetAccountStatusDocument } from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    words: { reason: t.giveTheReason() },
    sending: status,
    send: async ({ reason }) => {
      for (const { id } of open)
        if (!(await status.run({ input: { accountId: id, status: 'SUSPENDED', reason } }))) return;
      toast({ title: t.accountsSuspended({ count: open.length }), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.suspendSeveralAccounts()}
      description={t.eachOfThemIsSignedOut()}
      submitLabel={t.suspendAccounts({ count: open.length })}
      cancelLabel={t.back()}
      variant="danger"
      busy={form.isSending}
      disabled={open.length === 0}
      onClose={onClose}
    >
      <List label={t.whatWillHappen()}>
        {accounts.map((account) => (
          <ListRow
            key={account.id}
            title={account.username}
            detail={isOpenTo(account) ? t.willBeSuspended() : t.staysAsItIsSuspendedOrClosed()}
          />
        ))}
      </List>
      <TextArea
        label={t.reason()}
        hint={t.thePlayersReadItInAnE()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
