import { formatCents } from '../../format/format.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import { type BattleDetailFragment, CancelBattleDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

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
      title: isCreator ? t.challengeCancelled() : t.seatGivenUp(),
      description: t.holdIsBackInYourWallet({ hold: formatCents(battle.holdCents) }),
    });
    onCancelled(answer.cancelBattle !== null);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.cancelChallenge()}
      description={meaningOf(battle)}
      confirmLabel={isCreator ? t.cancelTheBattle() : t.giveUpMySeat()}
      cancelLabel={t.keepIt()}
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
    return t.youGiveUpYourSeatAndGet({ hold, username: creator.username });
  }
  return opponent === null
    ? t.withdrawnHoldGoesBack({ hold })
    : t.withdrawnBothGetHoldBack({ username: opponent.username, hold });
}
