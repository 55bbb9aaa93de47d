import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import { balanceAdjustment, signedAmountOf } from '../../../domain/admin/admin.schemas.ts';
import { SECOND_FACTOR_ABOVE_CENTS } from '../../../domain/security/second-factor.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCents } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { CoinField, MoneyField } from '../../ui/form/money-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { amountWords } from '../adjustment-words.ts';
import { AccountAdjustmentsDocument, AdjustBalanceDocument } from '../operations/__generated__/account-file.gql.ts';
import {
  AccountAuditDocument,
  type AccountRowFragment,
  ReadAccountDocument,
} from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

const CURRENCIES = [
  { value: 'USD', label: t.usDollars() },
  { value: 'BC', label: 'BattleCoin' },
] as const;

interface AdjustDialogProps {
  readonly account: AccountRowFragment;
  readonly onClose: () => void;
}

/** A signed amount and a reason (AU-04). */
export function AdjustDialog({ account, onClose }: AdjustDialogProps) {
  const toast = useToast();
  const action = useAction(AdjustBalanceDocument, {
    changes: [ReadAccountDocument, AccountAdjustmentsDocument, AccountAuditDocument],
  });
  const form = useForm({
    schema: balanceAdjustment,
    initial: { currency: 'USD', amount: '', reason: '', proof: '' },
    words: { amount: t.enterAnAmountSuchAs2000(), reason: t.giveTheReason() },
    sending: action,
    send: async ({ currency, amount: typed, reason, proof }) => {
      const amount = signedAmountOf(typed, currency);
      if (amount === null) return;
      const input = {
        accountId: account.id,
        currency,
        amount,
        reason,
        proof: proof.trim() === '' ? null : proof.trim(),
      };
      const answer = await action.run({ input });
      if (!answer) return;
      const isWaiting = answer.adjustBalance.state === 'WAITING';
      toast({
        title: isWaiting ? t.waitsForASecondAdministrator() : t.balanceAdjusted(),
        description: `${amountWords({ sum: { value: amount }, currency })} · ${account.username}`,
        tone: isWaiting ? 'info' : 'win',
      });
      onClose();
    },
  });
  const Amount = form.values.currency === 'BC' ? CoinField : MoneyField;
  return (
    <FormDialog
      {...form.wires}
      title={t.adjustTheBalanceOfUsername({ username: account.username })}
      description={t.bookedAsATransactionOnThePlayers()}
      submitLabel={t.adjustBalance()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <Select label={t.currency()} options={CURRENCIES} {...form.field('currency')} />
      <Amount
        label={t.amount()}
        hint={t.withAMinusItIsTaken()}
        isSigned
        placeholder={form.values.currency === 'BC' ? '-200' : '-20.00'}
        {...form.field('amount')}
      />
      <TextArea
        label={t.reason()}
        hint={t.keptInTheAuditLog()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <TextField
        label={t.twoFactorCode()}
        hint={t.neededAboveIn24Hours({
          amount: formatCents(SECOND_FACTOR_ABOVE_CENTS),
        })}
        autoComplete="one-time-code"
        {...form.field('proof')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
