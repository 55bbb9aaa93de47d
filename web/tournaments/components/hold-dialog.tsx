import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { HOLD_LIFE } from '../../../domain/tournaments/hold-prizes.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { HoldPrizesDocument, ReleasePrizesDocument } from '../operations/__generated__/tell-tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    words: { reason: t.everybodyWhoTakesPartReadsTheReason() },
    sending: change,
    send: async ({ reason }) => {
      if (!(await change.run({ id, reason }))) return;
      toast({ title: isRelease ? t.prizesReleased() : t.prizesHeld() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={isRelease ? t.askToReleaseThePrizes() : t.askToHoldThePrizes()}
      description={isRelease ? t.theyArePaidAsSoonAs() : t.theyStayInEscrowForDays({ days: HOLD_LIFE / DAY })}
      submitLabel={isRelease ? t.releaseThePrizes() : t.holdThePrizes()}
      cancelLabel={t.notNow()}
      variant={isRelease ? 'primary' : 'danger'}
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
