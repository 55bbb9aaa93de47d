import { FUND_REASON_MAX } from '../../../domain/markets/fund.ts';
import { fundMove } from '../../../domain/markets/markets.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatSignedCents } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ReadMarketFundDocument, RequestFundDocument } from '../operations/__generated__/market-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

const WAYS = [
  { value: 'into', label: t.intoTheFund() },
  { value: 'out', label: t.outOfTheFund() },
] as const;

/** An administrator asks for money of the house to go into the fund, or out of it. */
export function RequestFundDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const action = useAction(RequestFundDocument, { changes: [ReadMarketFundDocument] });
  const form = useForm({
    schema: fundMove,
    initial: { way: 'into', cents: '', reason: '', proof: '' },
    words: { cents: t.enterAnAmountSuchAs250(), reason: t.giveTheReason() },
    sending: action,
    send: async ({ way, cents: size, reason, proof }) => {
      const cents = way === 'into' ? size : -size;
      if (!(await action.run({ cents, reason, proof: proof === '' ? null : proof }))) return;
      toast({ title: t.askedFor(), description: formatSignedCents(cents) });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.moveMoneyOfTheFund()}
      description={t.nothingMovesBeforeASecondAdministrator()}
      submitLabel={t.ask()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <Select label={t.direction()} options={WAYS} {...form.field('way')} />
      <MoneyField label={t.amount()} {...form.field('cents')} />
      <TextArea
        label={t.reason()}
        hint={t.keptInTheAuditLog()}
        required
        maxLength={FUND_REASON_MAX}
        {...form.field('reason')}
      />
      <TextField label={t.twoFactorCode()} autoComplete="one-time-code" {...form.field('proof')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
