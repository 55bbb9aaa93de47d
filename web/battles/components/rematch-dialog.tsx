import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import type { BattleGame, BattleMode } from '../../data/__generated__/schema-types.ts';
import { AddMissing } from '../../parts/add-missing.tsx';
import { formatCents } from '../../format/format.ts';
import { stakeDetails } from '../stake-details.tsx';
import { figuresOf } from '../stake-figures.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { useAction } from '../../data/use-action.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ListInvitesDocument } from '../operations/__generated__/invite.gql.ts';
import { StakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import { AskRematchDocument } from '../operations/__generated__/rematch.gql.ts';
import * as t from '../__generated__/messages.ts';

export interface RematchDialogProps {
  readonly opponent: { readonly id: string; readonly username: string };
  /** The battle that is to be played again. */
  readonly battleId: string;
  /** Its terms. */
  readonly terms: {
    readonly game: BattleGame;
    readonly gameTitle: string;
    readonly mode: BattleMode;
    readonly gameMode: string;
    readonly stakeCents: number;
  };
  /** Whether the opponent has asked for it, so that this agrees. */
  readonly isAsked?: boolean;
  readonly onClose: () => void;
}

/** Asks a recent opponent for another battle on the same terms, or agrees to the opponent's (FC-08). */
export function RematchDialog({ opponent, battleId, terms, isAsked = false, onClose }: RematchDialogProps) {
  const { username } = opponent;
  const toast = useToast();
  const navigate = useNavigate();
  const bounds = useQuery(StakeBoundsDocument).data?.battleRules ?? null;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' }).data?.wallet;
  const ask = useAction(AskRematchDocument, { movesMoney: true, changes: [ListInvitesDocument] });
  if (bounds === null) return null;
  const { gameTitle, gameMode, stakeCents } = terms;
  const figures = figuresOf(stakeCents, bounds.feeBasisPoints, wallet?.availableToBetCents ?? null);
  const stake = formatCents(stakeCents);

  const confirm = async (): Promise<void> => {
    const answer = await ask.run({ battleId });
    if (!answer) return;
    // The other may have pressed at the same moment.
    const next = answer.askRematch.rematch?.battle;
    if (next) return void navigate(challengePath(next.id));
    toast({ title: t.rematchSent(), description: t.usernameHasADayToAnswer({ username }), tone: 'win' });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.rematchWithUsername({ username })}
      description={
        isAsked
          ? t.rematchIsAskedOnTheSameTerms({ game: gameTitle, mode: gameMode, opponent: username })
          : t.rematchOnTheSameTerms({ game: gameTitle, mode: gameMode, opponent: username })
      }
      figures={stakeDetails(figures)}
      confirmLabel={isAsked ? t.playForStake({ stake }) : t.challengeForStake({ stake })}
      busy={ask.isRunning}
      refusal={ask.failure?.sentence}
      onConfirm={confirm}
    >
      <AddMissing neededCents={figures.holdCents} />
    </ConfirmDialog>
  );
}
