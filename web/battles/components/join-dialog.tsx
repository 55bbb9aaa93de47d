import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatCents } from '../../format/format.ts';
import { joinPath } from '../../../domain/battles/battles.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { GameNameField } from '../../forms/game-name-field.tsx';
import { MyGameNamesDocument, SetGameNameDocument } from '../../forms/operations/__generated__/game-name.gql.ts';
import { figuresOfBattle } from '../stake-figures.ts';
import { useAction } from '../../data/use-action.ts';
import { AddMissing, AddRefused } from '../../parts/add-missing.tsx';
import { type BattleRowFragment, JoinBattleDocument } from '../operations/__generated__/battle.gql.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { stakeDetails } from '../stake-details.tsx';
import { BattleStage } from './battle-stage.tsx';
import * as t from '../__generated__/messages.ts';

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
  const named = useQuery(MyGameNamesDocument).data?.viewer?.gameNames.find(({ game }) => game === battle.game);
  const save = useAction(SetGameNameDocument);
  const [typed, setTyped] = useState<string | null>(null);
  const gameName = typed ?? named?.name ?? '';
  const toast = useToast();
  const availableCents = data?.wallet?.availableToBetCents ?? null;
  const figures = figuresOfBattle(battle, availableCents);
  const hold = formatCents(battle.holdCents);

  const confirm = async (): Promise<void> => {
    // The seat can be had without it; what was typed is kept before the other sees it.
    if (typed !== null && typed.trim() !== (named?.name ?? '')) {
      if (!(await save.run({ game: battle.game, name: typed }))) return;
    }
    const answer = await join.run({ battleId: battle.id, code });
    if (!answer) return;
    toast({ title: t.youAreIn(), description: t.holdIsHeldForThisBattle({ hold }), tone: 'win' });
    onJoined(battle.id);
  };

  if (availableCents !== null && availableCents < battle.holdCents) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="small"
        title={t.notEnoughToJoin()}
        description={t.joiningHoldsMoreThanIsAvailable({
          hold,
          available: formatCents(availableCents),
          missing: formatCents(battle.holdCents - availableCents),
        })}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t.close()}
            </Button>
            <AddMissing neededCents={battle.holdCents} path={joinPath(battle.id, code)} />
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
      title={t.joinBattle()}
      description={t.youTakeTheSecondSeatOfTitle({ title: battle.title, username: battle.creator.username })}
      head={<BattleStage battle={battle} />}
      figures={stakeDetails(figures)}
      confirmLabel={t.joinForHold({ hold })}
      busy={join.isRunning}
      refusal={join.failure?.sentence}
      onConfirm={confirm}
    >
      <AddRefused failure={join.failure} path={joinPath(battle.id, code)} />
      {named && !named.isLinked && (
        <GameNameField
          game={battle.game}
          gameTitle={battle.gameTitle}
          value={gameName}
          error={save.failure?.sentence}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
