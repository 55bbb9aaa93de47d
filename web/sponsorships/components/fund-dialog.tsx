import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { sponsorDepositForm } from '../../../domain/sponsorships/sponsorships.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCents } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  FundCampaignDocument,
  type StaffCampaignRowFragment,
  StaffCampaignsDocument,
} from '../operations/__generated__/campaign-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

interface FundDialogProps {
  readonly row: StaffCampaignRowFragment;
  readonly onClose: () => void;
}

/** An administrator books what a sponsor has paid in. */
export function FundDialog({ row, onClose }: FundDialogProps) {
  const { campaign, missingCents } = row;
  const toast = useToast();
  const action = useAction(FundCampaignDocument, { changes: [StaffCampaignsDocument] });
  const form = useForm({
    schema: sponsorDepositForm,
    initial: { cents: missingCents > 0 ? decimalOf(missingCents) : '', reason: '', proof: '' },
    words: { cents: t.enterAnAmountOfAtLeast1(), reason: t.sayHowItWasPaidInSuch() },
    sending: action,
    send: async ({ cents, reason, proof }) => {
      const input = { campaignId: row.id, cents, reason, proof: proof === '' ? null : proof };
      if (!(await action.run({ input }))) return;
      toast({
        title: t.booked(),
        description: t.centsOfBrand({ cents: formatCents(cents), brand: campaign.brand }),
        tone: 'win',
      });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.bookMoneyOfBrand({ brand: campaign.brand })}
      description={t.itLiesInTheEscrow()}
      submitLabel={t.bookMoney()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <MoneyField
        label={t.amount()}
        hint={
          missingCents > 0
            ? t.missingAreMissingForAllPlaces({ missing: formatCents(missingCents) })
            : t.allPlacesAreCovered()
        }
        {...form.field('cents')}
      />
      <TextArea
        label={t.reason()}
        hint={t.howItWasPaidInKept()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <TextField label={t.twoFactorCode()} autoComplete="one-time-code" {...form.field('proof')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
