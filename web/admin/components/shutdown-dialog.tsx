import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import { shutdownOrder } from '../../../domain/admin/admin.schemas.ts';
import { SHUTDOWN_WORDS } from '../../../domain/admin/operations.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { AskShutdownDocument, SystemOperationsDocument } from '../operations/__generated__/system.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Asks for everything to be shut down; nothing happens before a second administrator agrees. */
export function ShutdownDialog({ onClose }: { readonly onClose: () => void }) {
  const action = useAction(AskShutdownDocument, { changes: [SystemOperationsDocument] });
  const toast = useToast();
  const form = useForm({
    schema: shutdownOrder,
    initial: { words: '', reason: '' },
    words: { words: t.typeTheWordsPlease({ words: SHUTDOWN_WORDS }), reason: t.giveTheReason() },
    sending: action,
    send: async (input) => {
      if (!(await action.run({ input }))) return;
      toast({ title: t.shutdownAskedFor(), description: t.aSecondAdministratorHasFiveMinutes() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.emergencyShutdown()}
      description={t.onceASecondAdministratorHasConfirmed()}
      submitLabel={t.askForTheShutdown()}
      variant="danger"
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label={t.typeTheWords({ words: SHUTDOWN_WORDS })}
        autoComplete="off"
        required
        {...form.field('words')}
      />
      <TextArea
        label={t.reason()}
        hint={t.keptInTheAuditLog()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
