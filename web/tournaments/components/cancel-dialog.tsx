import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { CancelTournamentDocument } from '../operations/__generated__/cancel-tournament.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';

interface CancelDialogProps {
  readonly tournament: TournamentDetailFragment;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

/** Ends a tournament without a result: everybody gets everything back. */
export function CancelDialog({ tournament, onClose, onCancelled }: CancelDialogProps) {
  const { id, title, status, entrants, buyInCents, guaranteeCents, teamSize } = tournament;
  const added = status === 'DRAFT' || guaranteeCents === 0 ? '' : ' The added prize money goes back to the organiser.';
  const cancel = useAction(CancelTournamentDocument, { movesMoney: true, changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: 'Those who have entered read the reason.' },
    sending: cancel,
    send: async ({ reason }) => {
      if (!(await cancel.run({ id, reason }))) return;
      toast({ title: status === 'DRAFT' ? 'Draft dropped' : 'Tournament cancelled' });
      onCancelled();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={status === 'DRAFT' ? 'Drop this draft?' : 'Cancel the tournament?'}
      description={
        entrants > 0 && buyInCents > 0
          ? `“${title}” ends without a result. All ${entrants} ${teamSize === null ? 'players' : 'teams'} get buy-in and fee back.${added}`
          : `“${title}” does not take place.${added}`
      }
      submitLabel={status === 'DRAFT' ? 'Drop the draft' : 'Cancel the tournament'}
      cancelLabel="Keep it"
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
