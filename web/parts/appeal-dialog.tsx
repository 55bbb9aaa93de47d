import { APPEAL_WORDS_MAX } from '../../domain/disputes/appeal.ts';
import { appealFiling } from '../../domain/disputes/disputes.schemas.ts';
import { useAction } from '../data/use-action.ts';
import { formatDateTime } from '../format/format.ts';
import { useForm } from '../forms/use-form.ts';
import { Failed } from './failed.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { useToast } from '../ui/overlay/toast.tsx';
import { FileAppealDocument } from '../data/operations/__generated__/dispute-steps.gql.ts';
import * as t from './__generated__/messages.ts';

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
    words: { words: t.sayWhatIsWrongWithTheDecision() },
    sending: file,
    send: async ({ words }) => {
      if (!(await file.run({ input: { disputeId, words } }))) return;
      toast({ title: t.appealFiled(), description: t.somebodyElseLooksAtTheDecisionNow(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.appealTheDecision()}
      description={t.possibleUntil({ until: formatDateTime(until) })}
      submitLabel={t.fileAppeal()}
      cancelLabel={t.back()}
      busy={form.isSending}
    >
      <TextArea
        label={t.whatIsWrongWithTheDecision()}
        hint={t.bothSidesAndOurStaffRead()}
        rows={5}
        required
        maxLength={APPEAL_WORDS_MAX}
        {...form.field('words')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
