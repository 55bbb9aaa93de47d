import { feeOf, holdOf } from '../../../domain/battles/battle.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { StaffBattleRowFragment } from '../operations/__generated__/staff-battle-row.gql.ts';
import { VoidBattleDocument } from '../operations/__generated__/void-battle.gql.ts';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const names = participants.join(' and ');
  return (
    <ReasonDialog
      title={`Void ${title}`}
      description={
        status === 'COMPLETED'
          ? 'What was paid is taken back. Possible for as long as the battle can be disputed.'
          : 'The battle ends without a winner.'
      }
      submitLabel="Void and Refund"
      variant="danger"
      sending={voids}
      onSend={async (reason) => {
        const isDone = await voids.run({ input: { battleId: id, reason } });
        if (isDone) toast({ title: 'Voided', description: `${back} went back to ${names}.`, tone: 'win' });
        return isDone;
      }}
      onClose={onClose}
    >
      <Text>
        {participants.length > 1 ? `${names} each get` : `${names} gets`} {back} back, stake and fee, and{' '}
        {participants.length > 1 ? 'both are' : 'is'} told the reason.
      </Text>
    </ReasonDialog>
  );
}
