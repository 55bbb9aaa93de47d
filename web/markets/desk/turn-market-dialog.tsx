import { STAFF_REASON_MAX } from '../../../domain/markets/market.ts';
import { marketTurn } from '../../../domain/markets/markets.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type MarketExposureRowFragment, SuspendMarketDocument } from '../operations/__generated__/market-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

interface TurnMarketDialogProps {
  readonly market: MarketExposureRowFragment;
  readonly onClose: () => void;
}

/** Takes no bets for now, or takes them again. */
export function TurnMarketDialog({ market: { id, title, state }, onClose }: TurnMarketDialogProps) {
  const isSuspended = state === 'OPEN';
  const toast = useToast();
  const action = useAction(SuspendMarketDocument);
  const form = useForm({
    schema: marketTurn,
    initial: { reason: '' },
    words: { reason: t.giveTheReason() },
    sending: action,
    send: async ({ reason }) => {
      if (!(await action.run({ marketId: id, isSuspended, reason }))) return;
      toast({ title: isSuspended ? t.betsOnHold() : t.betsAreTakenAgain(), description: title });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={isSuspended ? t.holdBetsOnTitle({ title }) : t.resumeBetsOnTitle({ title })}
      description={isSuspended ? t.noBetsAreTakenUntilYouResume() : t.betsAreTakenAgainAtTheOdds()}
      submitLabel={isSuspended ? t.holdBets() : t.resumeBets()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
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
