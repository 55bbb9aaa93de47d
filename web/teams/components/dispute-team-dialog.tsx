import { TEAM_ISSUE_MAX, TEAM_ISSUE_MIN, teamDispute } from '../../../domain/teams/teams.schemas.ts';
import { NO_LINK, newEvidenceProblem } from '../../format/dispute-words.ts';
import { useForm } from '../../forms/use-form.ts';
import { DisputeDialog } from '../../parts/dispute-dialog.tsx';
import { useAction } from '../../data/use-action.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DisputeTeamBattleDocument } from '../operations/__generated__/team.gql.ts';
import type { TeamBattle } from './battles-panel.tsx';
import * as t from '../__generated__/messages.ts';

interface DisputeTeamDialogProps {
  readonly battle: TeamBattle;
  readonly onClose: () => void;
}

/** A captain says what is wrong; the money waits for a moderator. */
export function DisputeTeamDialog({ battle, onClose }: DisputeTeamDialogProps) {
  const dispute = useAction(DisputeTeamBattleDocument);
  const toast = useToast();
  const dismissed = battle.dispute?.action === 'DISMISS' ? t.aDisputeOverThisBattleWasDismissed() : null;
  const form = useForm({
    schema: teamDispute,
    initial: { issue: '', evidenceUrl: '' },
    check: ({ evidenceUrl }) => ({ evidenceUrl: newEvidenceProblem(evidenceUrl, dismissed !== null) }),
    words: { issue: t.describeItInAtLeast({ min: TEAM_ISSUE_MIN }), evidenceUrl: NO_LINK },
    sending: dispute,
    send: async ({ issue, evidenceUrl }) => {
      if (!(await dispute.run({ teamBattleId: battle.id, issue, evidenceUrl: evidenceUrl ?? '' }))) return;
      toast({ title: t.inDispute(), description: t.aModeratorDecidesTheMoneyStaysHeld() });
      onClose();
    },
  });
  return (
    <DisputeDialog
      form={form}
      evidence={form.field('evidenceUrl')}
      onClose={onClose}
      description={t.thisOpensADisputeTheMoney()}
      submitLabel={t.openDispute()}
      variant="danger"
      dismissed={dismissed}
    >
      <TextArea label={t.whatIsWrong()} required maxLength={TEAM_ISSUE_MAX} {...form.field('issue')} />
    </DisputeDialog>
  );
}
