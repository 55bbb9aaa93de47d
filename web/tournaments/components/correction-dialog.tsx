import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import {
  CorrectTournamentDocument,
  type CorrectTournamentMutationVariables,
} from '../operations/__generated__/correct-tournament.gql.ts';

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
    words: { reason: 'Everybody reads the reason.' },
    sending: correct,
    send: async ({ reason }) => {
      if (!(await correct.run({ input: { ...input, reason } }))) return;
      toast({ title: 'Put right', description: 'Everybody whom it concerns has been told.' });
      onDone();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Put the tournament right?"
      description="Money moves at once, as shown. Whoever gains or loses by it is told, with the reason."
      submitLabel="Put it right"
      cancelLabel="Back"
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
