import { APPEAL_WORDS_MAX } from '../../../domain/disputes/appeal.ts';
import { appealFiling } from '../../../domain/disputes/disputes.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FileAppealDocument } from '../operations/__generated__/file-appeal.gql.ts';

interface AppealDialogProps {
  readonly disputeId: string;
  readonly until: number;
  readonly onClose: () => void;
}

/** A party's word against a decision; somebody else decides over it (BC-13). */
export function AppealDialog({ disputeId, until, onClose }: AppealDialogProps) {
  const file = useAction(FileAppealDocument, { changes: ['MyDisputes'] });
  const toast = useToast();
  const form = useForm({
    schema: appealFiling,
    initial: { words: '' },
    words: { words: 'Say what is wrong with the decision.' },
    sending: file,
    send: async ({ words }) => {
      if (!(await file.run({ input: { disputeId, words } }))) return;
      toast({ title: 'Appeal filed', description: 'Somebody else looks at the decision now.', tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Appeal the decision"
      description={`Possible until ${formatDateTime(until)}, once in a case. A senior moderator or an administrator who did not make the decision looks at it; the other side is told.`}
      submitLabel="File Appeal"
      cancelLabel="Back"
      busy={form.isSending}
    >
      <TextArea
        label="What is wrong with the decision"
        hint="Both sides and our staff read it. You can add evidence afterwards."
        rows={5}
        required
        maxLength={APPEAL_WORDS_MAX}
        {...form.field('words')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
