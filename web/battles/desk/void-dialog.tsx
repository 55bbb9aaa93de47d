import { feeOf, holdOf } from '../../../domain/battles/battle.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type StaffBattleRowFragment, VoidBattleDocument } from '../operations/__generated__/staff-battle.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import { listed } from '../../desk/listed.ts';
import * as t from '../__generated__/messages.ts';

interface VoidDialogProps {
  readonly battle: StaffBattleRowFragment;
  readonly onClose: () => void;
}

/** Calls a battle off; says what each player gets back, and that both are told why. */
export function VoidDialog({ battle, onClose }: VoidDialogProps) {
  const toast = useToast();
  const voids = useAction(VoidBattleDocument, { changes: ['StaffBattles'] });
  const { id, title, participants, wagerCents, status } = battle;
  const back = formatCents(holdOf({ stakeCents: wagerCents, feeCents: feeOf(wagerCents) }));
  const names = listed(participants);
  return (
    <ReasonDialog
      title={t.voidTitle({ title })}
      description={status === 'COMPLETED' ? t.whatWasPaidIsTakenBackPossible() : t.theBattleEndsWithoutAWinner()}
      submitLabel={t.voidAndRefund()}
      variant="danger"
      sending={voids}
      onSend={async (reason) => {
        const isDone = await voids.run({ input: { battleId: id, reason } });
        if (isDone)
          toast({ title: t.voided(), description: t.amountWentBackToNames({ amount: back, names }), tone: 'win' });
        return isDone;
      }}
      onClose={onClose}
    >
      <Text>{t.stakeAndFeeGoBack({ count: participants.length, names, amount: back })}</Text>
    </ReasonDialog>
  );
}
