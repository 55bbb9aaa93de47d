import { useApolloClient, useQuery } from '@apollo/client/react';
import { formatCents } from '../../format/format.ts';
import { stakeDetails } from '../../parts/stake-details.tsx';
import { figuresOf } from '../../format/stake-figures.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { useAction } from '../../data/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshFriends } from '../hooks/use-live-friends.ts';
import { RecentPlayersDocument } from '../operations/__generated__/recent-players.gql.ts';
import { SendInviteDocument } from '../operations/__generated__/send-invite.gql.ts';
import { StakeBoundsDocument } from '../operations/__generated__/stake-bounds.gql.ts';

interface RematchDialogProps {
  readonly playerId: string;
  readonly onClose: () => void;
}

/** Asks a recent opponent for another battle on the same terms (FC-08). */
export function RematchDialog({ playerId, onClose }: RematchDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const { data } = useQuery(RecentPlayersDocument);
  const bounds = useQuery(StakeBoundsDocument).data?.battleRules ?? null;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' }).data?.wallet;
  const send = useAction(SendInviteDocument);
  const recent = data?.recentPlayers.find(({ id }) => id === playerId);
  if (!recent || bounds === null) return null;
  const { acquaintance, game, gameTitle, mode, gameMode, stakeCents } = recent;
  const { username } = acquaintance.player;
  const figures = figuresOf(stakeCents, bounds.feeBasisPoints, wallet?.availableToBetCents ?? null);

  const confirm = async (): Promise<void> => {
    if (!(await send.run({ input: { toId: playerId, game, mode, stakeCents } }))) return;
    toast({ title: 'Rematch sent', description: `${username} has a day to answer.`, tone: 'win' });
    onClose();
    await refreshFriends(client, ['INVITES']);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Rematch with ${username}`}
      description={`${gameTitle}, ${gameMode}, with the stake of last time. Nothing is held yet; when ${username} accepts, stake and fee of both players are held at once.`}
      figures={stakeDetails(figures)}
      confirmLabel={`Challenge for ${formatCents(stakeCents)}`}
      busy={send.isRunning}
      refusal={send.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
