import { fundDecision } from '../../../domain/markets/markets.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatSignedCents } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DecideFundDocument,
  type MarketFundFieldsFragment,
  ReadMarketFundDocument,
} from '../operations/__generated__/market-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

interface DecideFundDialogProps {
  readonly request: MarketFundFieldsFragment['requests'][number];
  readonly approves: boolean;
  readonly onClose: () => void;
}

/** The second look at money that goes into the fund or out of it. */
export function DecideFundDialog({ request, approves, onClose }: DecideFundDialogProps) {
  const toast = useToast();
  const action = useAction(DecideFundDocument, { changes: [ReadMarketFundDocument] });
  const sum = formatSignedCents(request.cents);
  const form = useForm({
    schema: fundDecision,
    initial: { proof: '' },
    sending: action,
    send: async ({ proof }) => {
      const variables = { requestId: request.id, isApproved: approves, proof: proof === '' ? null : proof };
      if (!(await action.run(variables))) return;
      toast({ title: approves ? t.booked() : t.nothingMoves(), description: sum });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={approves ? t.moveSum({ sum }) : t.leaveSumWhere({ sum })}
      description={t.whoAskedForItWhy({ who: request.requestedBy, why: request.reason })}
      submitLabel={approves ? t.approve() : t.decline()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.twoFactorCode()} autoComplete="one-time-code" {...form.field('proof')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
