import { SECOND_FACTOR_ABOVE_CENTS } from '../../../domain/security/second-factor.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  DecideExhibitDocument,
  FiledExhibitsDocument,
  StaffCampaignsDocument,
} from '../operations/__generated__/campaign-desk.gql.ts';
import type { Filed } from './filed-table.tsx';
import * as t from '../__generated__/messages.ts';

interface DecideDialogProps {
  readonly filed: Filed;
  readonly approves: boolean;
  readonly onClose: () => void;
}

/** Staff pay a creator, or say why not. */
export function DecideDialog({ filed, approves, onClose }: DecideDialogProps) {
  const { username, campaign } = filed;
  const toast = useToast();
  const decision = useAction(DecideExhibitDocument, { changes: [FiledExhibitsDocument, StaffCampaignsDocument] });
  return (
    <ReasonDialog
      title={
        approves
          ? t.payUsernamePayout({ username, payout: formatCents(campaign.payoutCents) })
          : t.refuseWhatUsernameShows({ username })
      }
      description={`${campaign.brand}: ${campaign.title}. ${campaign.conditions}`}
      submitLabel={approves ? t.approve() : t.refuse()}
      hint={approves ? undefined : t.theCreatorReadsIt()}
      asksProof={approves && campaign.payoutCents > SECOND_FACTOR_ABOVE_CENTS}
      sending={decision}
      onSend={async (reason, proof) => {
        if (!(await decision.run({ input: { acceptanceId: filed.id, approves, reason, proof } }))) return false;
        toast({ title: approves ? t.paid() : t.refused(), description: username, tone: approves ? 'win' : 'info' });
        return true;
      }}
      onClose={onClose}
    />
  );
}
