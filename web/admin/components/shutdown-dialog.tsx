import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import { shutdownOrder } from '../../../domain/admin/admin.schemas.ts';
import { SHUTDOWN_WORDS } from '../../../domain/admin/operations.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AskShutdownDocument } from '../operations/__generated__/ask-shutdown.gql.ts';
import { SystemOperationsDocument } from '../operations/__generated__/system-operations.gql.ts';

/** Asks for everything to be shut down; nothing happens before a second administrator agrees. */
export function ShutdownDialog({ onClose }: { readonly onClose: () => void }) {
  const action = useAction(AskShutdownDocument, { changes: [SystemOperationsDocument] });
  const toast = useToast();
  const form = useForm({
    schema: shutdownOrder,
    initial: { words: '', reason: '' },
    words: { words: `Type ${SHUTDOWN_WORDS}.`, reason: 'Give the reason.' },
    sending: action,
    send: async (input) => {
      if (!(await action.run({ input }))) return;
      toast({ title: 'Shutdown asked for', description: 'A second administrator has five minutes to confirm it.' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title="Emergency Shutdown"
      description="Once a second administrator has confirmed it, every server takes no new calls, ends those under way, and ends itself. Somebody has to start them again by hand. Money that is held stays held, and goes on then."
      submitLabel="Ask for the shutdown"
      variant="danger"
      cancelLabel="Back"
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={`Type ${SHUTDOWN_WORDS}`} autoComplete="off" required {...form.field('words')} />
      <TextArea
        label="Reason"
        hint="Kept in the audit log."
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
