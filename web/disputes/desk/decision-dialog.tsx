import * as z from 'zod/mini';
import { DECISION_REASON_MAX, disputeDecision } from '../../../domain/disputes/disputes.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { useIsBefore } from '../../live/use-is-before.ts';
import { useAction } from '../../data/use-action.ts';
import { choice } from '../../forms/choice.ts';
import type { DisputeAction } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ACTIONS, ACTION_LABELS, explainDecision, needsWinner, sidesOf } from './decision-words.ts';
import { AnswerWait } from './answer-wait.tsx';
import { DecideDisputeDocument, OpenDisputesDocument } from '../operations/__generated__/dispute.gql.ts';
import type { OpenDisputeFragment } from '../operations/__generated__/appeal.gql.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.extend(disputeDecision, { action: choice<DisputeAction, null>() });

interface DecisionDialogProps {
  readonly dispute: OpenDisputeFragment;
  readonly onClose: () => void;
}

const isWinnerMissing = (
  dispute: OpenDisputeFragment,
  action: DisputeAction | null,
  winnerId: string | null,
): boolean => action !== null && winnerId === null && needsWinner(dispute, action);

/** The decision over a dispute: says of each what it does with the money of this case, and asks for the reason. */
export function DecisionDialog({ dispute, onClose }: DecisionDialogProps) {
  const toast = useToast();
  const decide = useAction(DecideDisputeDocument, { changes: [OpenDisputesDocument, 'ModeratorRecords'] });
  const form = useForm({
    schema,
    initial: { action: null, winnerId: null, reason: '' },
    check: ({ action, winnerId }) => ({
      winnerId: isWinnerMissing(dispute, action, winnerId) ? REFUSAL_SENTENCES.WINNER_REQUIRED({}) : null,
    }),
    words: { action: t.chooseADecision(), reason: t.giveTheReason() },
    sending: decide,
    send: async ({ action, winnerId, reason }) => {
      const named = needsWinner(dispute, action) ? winnerId : null;
      if (!(await decide.run({ input: { disputeId: dispute.id, action, winnerId: named, reason } }))) return;
      toast(
        action === 'ESCALATE'
          ? { title: t.escalated(), description: t.aSeniorModeratorDecides() }
          : {
              title: t.decided({ sense: 'dispute' }),
              description: explainDecision(dispute, action, sideOf(named)),
              tone: 'win',
            },
      );
      onClose();
    },
  });
  const isWaiting = useIsBefore(dispute.answerableUntil);
  const { sides } = dispute.contest;
  const sideOf = (winnerId: string | null) => sides.find(({ id }) => id === winnerId) ?? null;
  const { action, winnerId } = form.values;

  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.decideWhat({ what: sidesOf(dispute) })}
      description={t.theDecisionMovesTheMoneyAtOnce()}
      submitLabel={action === null ? t.decide() : ACTION_LABELS[action]}
      cancelLabel={t.back()}
      variant={action === null || action === 'ESCALATE' ? 'primary' : 'danger'}
      busy={form.isSending}
    >
      <AnswerWait dispute={dispute} />
      <RadioGroup
        label={t.decision()}
        options={ACTIONS.map((value) => ({
          value,
          label: ACTION_LABELS[value],
          hint: explainDecision(dispute, value, sideOf(winnerId)),
          disabled: !dispute.actions.includes(value) || (isWaiting && value !== 'ESCALATE'),
        }))}
        {...form.field('action')}
      />
      {action !== null && needsWinner(dispute, action) && (
        <RadioGroup
          label={t.winner()}
          options={sides.map(({ id, name }) => ({ value: id, label: name }))}
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
