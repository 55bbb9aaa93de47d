import { useQuery } from '@apollo/client/react';
import type { BattleGame, BattleMode } from '../../data/__generated__/schema-types.ts';
import { formatCents } from '../../format/format.ts';
import { stakeDetails } from '../stake-details.tsx';
import { figuresOf } from '../stake-figures.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { useAction } from '../../data/use-action.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ListInvitesDocument, SendInviteDocument } from '../operations/__generated__/invite.gql.ts';
import { StakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

export interface RematchDialogProps {
  readonly opponent: { readonly id: string; readonly username: string };
  /** Those of the last battle. */
  readonly terms: {
    readonly game: BattleGame;
    readonly gameTitle: string;
    readonly mode: BattleMode;
    readonly gameMode: string;
    readonly stakeCents: number;
  };
  readonly onClose: () => void;
}

/** Asks a recent opponent for another battle on the same terms (FC-08). */
export function RematchDialog({ opponent: { id, username }, terms, onClose }: RematchDialogProps) {
  const toast = useToast();
  const bounds = useQuery(StakeBoundsDocument).data?.battleRules ?? null;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' }).data?.wallet;
  const send = useAction(SendInviteDocument, { changes: [ListInvitesDocument] });
  if (bounds === null) return null;
  const { game, gameTitle, mode, gameMode, stakeCents } = terms;
  const figures = figuresOf(stakeCents, bounds.feeBasisPoints, wallet?.availableToBetCents ?? null);

  const confirm = async (): Promise<void> => {
    if (!(await send.run({ input: { toId: id, game, mode, stakeCents } }))) return;
    toast({ title: t.rematchSent(), description: t.usernameHasADayToAnswer({ username }), tone: 'win' });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.rematchWithUsername({ username })}
      description={t.rematchOnTheSameTerms({ game: gameTitle, mode: gameMode, opponent: username })}
      figures={stakeDetails(figures)}
      confirmLabel={t.challengeForStake({ stake: formatCents(stakeCents) })}
      busy={send.isRunning}
      refusal={send.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
