import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { HOLD_LIFE } from '../../../domain/tournaments/hold-prizes.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { HoldPrizesDocument } from '../operations/__generated__/hold-prizes.gql.ts';
import { ReleasePrizesDocument } from '../operations/__generated__/release-prizes.gql.ts';

interface HoldDialogProps {
  readonly id: string;
  /** Whether they are let go, rather than held. */
  readonly isRelease: boolean;
  readonly onClose: () => void;
}

/** Staff hold the prizes of a tournament, or let them go. */
export function HoldDialog({ id, isRelease, onClose }: HoldDialogProps) {
  const hold = useAction(HoldPrizesDocument, { changes: TOURNAMENT_QUERIES });
  const release = useAction(ReleasePrizesDocument, { changes: TOURNAMENT_QUERIES });
  const change = isRelease ? release : hold;
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: 'Everybody who takes part reads the reason.' },
    sending: change,
    send: async ({ reason }) => {
      if (!(await change.run({ id, reason }))) return;
      toast({ title: isRelease ? 'Prizes released' : 'Prizes held' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={isRelease ? 'Release the prizes?' : 'Hold the prizes?'}
      description={
        isRelease
          ? 'They are paid as soon as the last match is decided. A large pool is released by somebody else than whoever held it.'
          : `They stay in escrow for ${HOLD_LIFE / DAY} days from now, or until they are released; then they are paid by themselves. The matches go on.`
      }
      submitLabel={isRelease ? 'Release the prizes' : 'Hold the prizes'}
      cancelLabel="Not now"
      variant={isRelease ? 'primary' : 'danger'}
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
