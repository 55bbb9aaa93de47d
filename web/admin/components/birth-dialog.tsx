import * as z from 'zod/mini';
import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { requiredText } from '../../../domain/shared/schema.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { NoteBirthDocument } from '../operations/__generated__/note-birth.gql.ts';

const schema = z.object({ bornOn: requiredText(10), reason: staffAct.shape.reason });

interface BirthDialogProps {
  readonly account: AccountRowFragment;
  readonly onClose: () => void;
}

/** Asks for the date of birth of a player who was verified without it. */
export function BirthDialog({ account, onClose }: BirthDialogProps) {
  const toast = useToast();
  const noting = useAction(NoteBirthDocument);
  const form = useForm({
    schema,
    initial: { bornOn: '', reason: '' },
    words: { bornOn: 'Give a date of birth at least 18 years ago.', reason: 'Give the reason.' },
    sending: noting,
    send: async ({ bornOn, reason }) => {
      if (!(await noting.run({ input: { accountId: account.id, bornOn, reason } }))) return;
      toast({ title: 'Date of birth noted', description: account.username, tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Date of birth: ${account.username}`}
      description="Regions that ask for more than 18 years go by it. Nobody sees it again but the player, in their data archive, which also says that it was noted and why."
      {...form.wires}
      onClose={onClose}
      submitLabel="Note"
      busy={form.isSending}
    >
      <TextField
        label="Date of birth"
        type="date"
        hint={account.isBirthNoted ? 'As on the document. It replaces the one noted before.' : 'As on the document.'}
        required
        {...form.field('bornOn')}
      />
      <TextArea
        label="Reason"
        hint="Which document you read it on. Kept in the audit log."
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
