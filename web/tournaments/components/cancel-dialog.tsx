import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { CancelTournamentDocument, type TournamentCardFragment } from '../operations/__generated__/tournament.gql.ts';
import { StaffTournamentsDocument } from '../operations/__generated__/staff-tournament.gql.ts';
import { entering } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

const CHANGED = [...TOURNAMENT_QUERIES, StaffTournamentsDocument];

interface CancelDialogProps {
  readonly tournament: TournamentCardFragment;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

/** Ends a tournament without a result: everybody gets everything back. */
export function CancelDialog({ tournament, onClose, onCancelled }: CancelDialogProps) {
  const { id, title, status, entrants, buyInCents, guaranteeCents } = tournament;
  const added = status === 'DRAFT' || guaranteeCents === 0 ? 'no' : 'yes';
  const cancel = useAction(CancelTournamentDocument, { movesMoney: true, changes: CHANGED });
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: t.thoseWhoHaveEnteredReadTheReason() },
    sending: cancel,
    send: async ({ reason }) => {
      if (!(await cancel.run({ id, reason }))) return;
      toast({ title: status === 'DRAFT' ? t.draftDropped() : t.tournamentCancelled() });
      onCancelled();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={status === 'DRAFT' ? t.askToDropTheDraft() : t.askToCancel()}
      description={
        entrants > 0 && buyInCents > 0
          ? t.titleEndsWithoutAResult({
              title,
              entrants,
              entering: entering(tournament),
              added,
            })
          : t.titleDoesNotTakePlace({ title, added })
      }
      submitLabel={status === 'DRAFT' ? t.dropTheDraft() : t.cancelTheTournament()}
      cancelLabel={t.keepIt()}
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
