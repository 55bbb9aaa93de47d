import { formatCents } from '../../format/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { CancelBattleDocument } from '../operations/__generated__/cancel-battle.gql.ts';

interface CancelDialogProps {
  readonly battle: BattleDetailFragment;
  readonly onClose: () => void;
  /** Whoever gives up a seat may not see the battle any more. */
  readonly onCancelled: (isStillVisible: boolean) => void;
}

/** 'Cancel Challenge' before the start (CH-11): the creator withdraws, the opponent gives up the seat. */
export function CancelDialog({ battle, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useAction(CancelBattleDocument, { movesMoney: true });
  const toast = useToast();
  const isCreator = battle.viewerSeat === 'CREATOR';

  const confirm = async (): Promise<void> => {
    const answer = await cancel.run({ battleId: battle.id });
    if (!answer) return;
    toast({
      title: isCreator ? 'Challenge cancelled' : 'Seat given up',
      description: `${formatCents(battle.holdCents)} is back in your wallet.`,
    });
    onCancelled(answer.cancelBattle !== null);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel Challenge"
      description={meaningOf(battle)}
      confirmLabel={isCreator ? 'Cancel the battle' : 'Give up my seat'}
      cancelLabel="Keep it"
      variant="danger"
      busy={cancel.isRunning}
      refusal={cancel.failure?.sentence}
      onConfirm={confirm}
    />
  );
}

function meaningOf({ creator, opponent, viewerSeat, holdCents }: BattleDetailFragment): string {
  const hold = formatCents(holdCents);
  if (viewerSeat === 'OPPONENT') {
    return `You give up your seat and get ${hold}, stake and fee, back. The battle stays open: ${creator.username} waits for another opponent.`;
  }
  return opponent === null
    ? `The battle is withdrawn for good, and ${hold}, stake and fee, goes back to you.`
    : `The battle is withdrawn for good. You and ${opponent.username} each get ${hold}, stake and fee, back.`;
}
