import { STAFF_REASON_MAX } from '../../../domain/markets/market.ts';
import { useState } from 'react';
import { exposure } from '../../../domain/markets/markets.schemas.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type MarketFundFieldsFragment, ReadMarketFundDocument } from '../operations/__generated__/market-desk.gql.ts';
import { SetExposureDocument } from '../operations/__generated__/admin.gql.ts';
import * as t from '../__generated__/messages.ts';

interface SetExposureDialogProps {
  readonly fund: Pick<MarketFundFieldsFragment, 'capCents' | 'winCents'>;
  readonly onClose: () => void;
}

/** An administrator sets what the house dares in bets on a battle that opens from now on. */
export function SetExposureDialog({ fund: { capCents, winCents }, onClose }: SetExposureDialogProps) {
  const toast = useToast();
  const [proof, setProof] = useState('');
  const action = useAction(SetExposureDocument, { changes: [ReadMarketFundDocument] });
  const form = useForm({
    schema: exposure,
    initial: { cap: decimalOf(capCents), win: decimalOf(winCents), reason: '' },
    words: {
      cap: { SETTING_UNUSABLE: t.enterAnAmountFrom10() },
      win: { SETTING_UNUSABLE: t.enterAnAmountFrom5(), BAD_INPUT: t.enterAnAmountFrom5() },
      reason: t.giveTheReason(),
    },
    places: { market_cap: 'cap', market_win: 'win' },
    sending: action,
    send: async ({ cap, win, reason }) => {
      const changes = [
        { key: 'market_cap', value: cap },
        { key: 'market_win', value: win },
      ];
      const answer = await action.run({ input: { changes, reason, proof: proof.trim() === '' ? null : proof.trim() } });
      if (!answer) return;
      const isSet = changes.every(({ key, value }) =>
        answer.setSettings.some((one) => one.key === key && Number(one.value) === Number(value)),
      );
      toast(
        isSet
          ? { title: t.limitsSet(), description: t.theyHoldForBattlesThatOpen() }
          : { title: t.waitsForASecondAdministrator(), description: t.nothingHasChangedYet(), tone: 'info' },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.setLimitsOfBets()}
      description={t.battlesThatTakeBetsKeepTheirs()}
      submitLabel={t.setLimits()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <MoneyField label={t.mostThatBetsOnOneBattle()} {...form.field('cap')} />
      <MoneyField label={t.mostThatOneBetCanWin()} {...form.field('win')} />
      <TextArea
        label={t.reason()}
        hint={t.keptInTheAuditLog()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <TextField
        label={t.twoFactorCode()}
        hint={t.neededToRaiseALimit()}
        autoComplete="one-time-code"
        value={proof}
        onChange={(event) => setProof(event.target.value)}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
