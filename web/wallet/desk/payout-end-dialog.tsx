import * as z from 'zod/mini';
import { utcDay } from '../../../domain/shared/time.ts';
import { PAYOUT_REFERENCE_MAX, payoutEnd } from '../../../domain/wallet/wallet.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import type { ProviderPayoutStatus } from '../../data/__generated__/schema-types.ts';
import { useForm } from '../../forms/use-form.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  ConfirmPayoutDocument,
  type WithdrawalRequestRowFragment,
} from '../operations/__generated__/withdrawal.gql.ts';
import { END_WORDS, explainEnd } from './withdrawal-words.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.object({ reference: payoutEnd.shape.reference, sentOn: z.string(), proof: z.string() });

interface PayoutEndDialogProps {
  readonly request: WithdrawalRequestRowFragment;
  readonly end: ProviderPayoutStatus;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How a payout by hand ended: with the bank's reference and day, or with the reason that the player reads. */
export function PayoutEndDialog({ request, end, onClose, onDone }: PayoutEndDialogProps) {
  const { id, username } = request;
  const isSent = end === 'PAID';
  const confirmation = useAction(ConfirmPayoutDocument);
  const toast = useToast();
  const form = useForm({
    schema,
    initial: { reference: '', sentOn: utcDay(serverNow()), proof: '' },
    words: {
      reference: isSent ? t.giveTheBankReference() : t.giveTheReason(),
      sentOn: t.giveTheDayOfTheTransfer(),
    },
    sending: confirmation,
    send: async ({ reference, sentOn, proof }) => {
      const how = isSent ? { sentOn } : { proof: proof.trim() === '' ? null : proof.trim() };
      if (!(await confirmation.run({ input: { withdrawalId: id, status: end, reference, ...how } }))) return;
      toast({ title: END_WORDS[end], description: username });
      onDone();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.endOfThePayout({ end, username })}
      description={explainEnd(request, end)}
      submitLabel={END_WORDS[end]}
      cancelLabel={t.back()}
      variant={isSent ? 'primary' : 'danger'}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField
        label={isSent ? t.bankReference() : t.reason()}
        hint={isSent ? t.asTheBankGivesIt() : t.thePlayerReadsWhy()}
        required
        maxLength={PAYOUT_REFERENCE_MAX}
        {...form.field('reference')}
      />
      {isSent ? (
        <TextField label={t.dayOfTheTransfer()} type="date" required {...form.field('sentOn')} />
      ) : (
        <TextField label={t.twoFactorCode({ sense: 'desk' })} autoComplete="one-time-code" {...form.field('proof')} />
      )}
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
