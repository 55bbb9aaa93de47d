import * as z from 'zod/mini';
import { DECISION_REASON_MAX, appealDecision } from '../../../domain/disputes/disputes.schemas.ts';
import type { AppealVerdict } from '../../data/__generated__/schema-types.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { useIsBefore } from '../../live/use-is-before.ts';
import { useAction } from '../../data/use-action.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { NOBODY, explainAppeal, otherOutcomes, sidesOf } from './decision-words.ts';
import { AnswerWait } from './answer-wait.tsx';
import { DecideAppealDocument, type OpenDisputeFragment } from '../operations/__generated__/appeal.gql.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.extend(appealDecision, { verdict: choice<AppealVerdict, null>() });

interface AppealDialogProps {
  readonly dispute: OpenDisputeFragment;
  readonly onClose: () => void;
}

/** What becomes of an appealed decision; says of each outcome what it does with the money that was paid. */
export function AppealDialog({ dispute, onClose }: AppealDialogProps) {
  const toast = useToast();
  const decide = useAction(DecideAppealDocument, { changes: ['OpenAppeals', 'ModeratorRecords'] });
  const outcomes = otherOutcomes(dispute);
  const form = useForm({
    schema,
    initial: { verdict: null, winnerId: null, reason: '' },
    check: ({ verdict, winnerId }) => ({
      winnerId: verdict === 'OVERTURN' && winnerId === null ? REFUSAL_SENTENCES.WINNER_REQUIRED({}) : null,
    }),
    words: { verdict: t.chooseADecision(), reason: t.giveTheReason() },
    sending: decide,
    send: async ({ verdict, winnerId, reason }) => {
      const named = verdict === 'UPHOLD' || winnerId === NOBODY ? null : winnerId;
      if (!(await decide.run({ input: { disputeId: dispute.id, verdict, winnerId: named, reason } }))) return;
      toast(
        verdict === 'UPHOLD'
          ? { title: t.theDecisionStands(), description: t.bothSidesAreTold() }
          : {
              title: t.overturned({ sense: 'decision' }),
              description: explainAppeal(dispute, winnerId ?? NOBODY),
              tone: 'win',
            },
      );
      onClose();
    },
  });
  const isWaiting = useIsBefore(dispute.answerableUntil);
  const { verdict } = form.values;
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.appealOfSides({ sides: sidesOf(dispute) })}
      description={t.anOverturnedDecisionMovesTheMoney()}
      submitLabel={verdict === 'OVERTURN' ? t.overturn() : t.decide()}
      cancelLabel={t.back()}
      variant={verdict === 'OVERTURN' ? 'danger' : 'primary'}
      busy={form.isSending}
    >
      <AnswerWait dispute={dispute} />
      <RadioGroup
        label={t.decision()}
        options={[
          { value: 'UPHOLD', label: t.uphold(), hint: t.theDecisionWasRightNoMoneyMoves(), disabled: isWaiting },
          {
            value: 'OVERTURN',
            label: t.overturn(),
            hint: t.theDecisionWasWrongWhatWasPaid(),
            disabled: isWaiting,
          },
        ]}
        {...form.field('verdict')}
      />
      {verdict === 'OVERTURN' && (
        <RadioGroup
          label={t.whatHoldsInstead()}
          options={outcomes.map(({ id, name }) => ({
            value: id,
            label: name,
            hint: explainAppeal(dispute, id),
          }))}
          {...form.field('winnerId')}
        />
      )}
      <TextArea
        label={t.reason()}
        hint={t.bothSidesReadIt()}
        required
        maxLength={DECISION_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
