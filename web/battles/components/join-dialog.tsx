import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatCents } from '../../format/format.ts';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { figuresOfBattle } from '../stake-figures.ts';
import { useAction } from '../../data/use-action.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle-row.gql.ts';
import { JoinBattleDocument } from '../operations/__generated__/join-battle.gql.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { stakeDetails } from '../stake-details.tsx';
import { BattleStage } from './battle-stage.tsx';

interface JoinDialogProps {
  readonly battle: BattleRowFragment;
  /** Opens an invite-only battle; null for any other. */
  readonly code: string | null;
  readonly onClose: () => void;
  readonly onJoined: (battleId: string) => void;
}

/** Asks before the seat is taken: names stake, fee, total held and what the winner gets. */
export function JoinDialog({ battle, code, onClose, onJoined }: JoinDialogProps) {
  const { data } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const join = useAction(JoinBattleDocument, { movesMoney: true });
  const toast = useToast();
  const availableCents = data?.wallet?.availableToBetCents ?? null;
  const figures = figuresOfBattle(battle, availableCents);
  const hold = formatCents(battle.holdCents);

  const confirm = async (): Promise<void> => {
    const answer = await join.run({ battleId: battle.id, code });
    if (!answer) return;
    toast({ title: 'You are in', description: `${hold} is held for this battle.`, tone: 'win' });
    onJoined(battle.id);
  };

  if (availableCents !== null && availableCents < battle.holdCents) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="small"
        title="Not enough to join"
        description={`Joining holds ${hold}; ${formatCents(availableCents)} is available to bet, ${formatCents(battle.holdCents - availableCents)} too little.`}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            <Button variant="primary" asChild>
              <Link to={walletPath}>Open wallet</Link>
            </Button>
          </>
        }
      >
        <DescriptionList items={stakeDetails(figures)} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Join Battle"
      description={`You take the second seat of “${battle.title}” against ${battle.creator.username}. If the battle is cancelled or expires before the start, you get stake and fee back.`}
      head={<BattleStage battle={battle} />}
      figures={stakeDetails(figures)}
      confirmLabel={`Join for ${hold}`}
      busy={join.isRunning}
      refusal={join.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
