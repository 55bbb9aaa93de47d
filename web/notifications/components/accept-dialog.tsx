import { FEE_BASIS_POINTS } from '../../../domain/battles/battle.ts';
import { formatCents } from '../../shared/format.ts';
import { useAction } from '../../shared/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Money } from '../../ui/money.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { AcceptNotifiedInviteDocument } from '../operations/accept-notified-invite.gql.ts';
import { termsOf } from '../invite-words.ts';

interface AcceptDialogProps {
  readonly invite: NonNullable<NotificationNode['invite']>;
  readonly fromName: string;
  readonly onClose: () => void;
  readonly onAccepted: (battleId: string | null) => void;
}

/** Names what accepting costs and what the winner gets, before both stakes are held (NO-03). */
export function AcceptDialog({ invite, fromName, onClose, onAccepted }: AcceptDialogProps) {
  const { stakeCents, feeCents, poolCents } = invite;
  const accept = useAction(AcceptNotifiedInviteDocument);
  const confirm = async (): Promise<void> => {
    const answer = await accept.run({ inviteId: invite.id });
    if (answer) onAccepted(answer.acceptBattleInvite.battleId);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Accept the challenge of ${fromName}?`}
      description={`${termsOf(invite)}. Both stakes are held at once and the battle begins with both seats taken.`}
      figures={[
        { term: 'Stake', detail: <Money cents={stakeCents} /> },
        { term: `Platform fee (${FEE_BASIS_POINTS / 100}%)`, detail: <Money cents={feeCents} /> },
        { term: 'Total held', detail: <Money cents={stakeCents + feeCents} />, total: true },
        { term: 'The winner gets', detail: <Money cents={poolCents} /> },
      ]}
      confirmLabel={`Accept for ${formatCents(stakeCents + feeCents)}`}
      onConfirm={confirm}
      refusal={accept.failure?.sentence}
    />
  );
}
