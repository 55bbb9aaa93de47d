import { STAFF_REASON_MAX } from '../../../domain/markets/market.ts';
import { heldBetDecision } from '../../../domain/markets/markets.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCents } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DecideHeldBetDocument,
  ListHeldBetsDocument,
  type ListHeldBetsQuery,
} from '../operations/__generated__/market-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

interface DecideHeldBetDialogProps {
  readonly bet: ListHeldBetsQuery['heldBets'][number];
  readonly isPaid: boolean;
  readonly onClose: () => void;
}

/** Pays a win that waits, or gives its stake back. */
export function DecideHeldBetDialog({ bet, isPaid, onClose }: DecideHeldBetDialogProps) {
  const toast = useToast();
  const action = useAction(DecideHeldBetDocument, { changes: [ListHeldBetsDocument] });
  const sum = formatCents(isPaid ? bet.payoutCents : bet.stakeCents);
  const form = useForm({
    schema: heldBetDecision,
    initial: { reason: '', proof: '' },
    words: { reason: t.giveTheReason() },
    sending: action,
    send: async ({ reason, proof }) => {
      if (!(await action.run({ betId: bet.id, isPaid, reason, proof: proof === '' ? null : proof }))) return;
      toast({ title: isPaid ? t.winPaid() : t.stakeGivenBack(), description: `${sum} · ${bet.username}` });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={isPaid ? t.paySumToWho({ sum, who: bet.username }) : t.giveSumBackToWho({ sum, who: bet.username })}
      description={isPaid ? t.theWinGoesIntoTheWallet() : t.theStakeGoesBackTheWin()}
      submitLabel={isPaid ? t.payTheWin() : t.giveTheStakeBack()}
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
      <TextField label={t.twoFactorCode()} autoComplete="one-time-code" {...form.field('proof')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
