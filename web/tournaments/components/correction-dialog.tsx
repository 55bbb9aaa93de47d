import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import {
  CorrectTournamentDocument,
  type CorrectTournamentMutationVariables,
} from '../operations/__generated__/correct-tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

interface CorrectionDialogProps {
  /** What was looked at. */
  readonly input: Omit<CorrectTournamentMutationVariables['input'], 'reason'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The last step of a correction: why, which everybody reads. */
export function CorrectionDialog({ input, onClose, onDone }: CorrectionDialogProps) {
  const correct = useAction(CorrectTournamentDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: t.everybodyReadsTheReason() },
    sending: correct,
    send: async ({ reason }) => {
      if (!(await correct.run({ input: { ...input, reason } }))) return;
      toast({ title: t.putRight(), description: t.everybodyWhomItConcernsHasBeenTold() });
      onDone();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.askToPutRight()}
      description={t.moneyMovesAtOnceAsShownWhoever()}
      submitLabel={t.putItRight()}
      cancelLabel={t.back()}
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
