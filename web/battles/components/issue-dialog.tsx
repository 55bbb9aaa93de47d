import * as z from 'zod/mini';
import { ISSUE_MAX, issueReport } from '../../../domain/battles/battles.schemas.ts';
import { DISPUTE_TYPE_LABELS, NO_LINK, newEvidenceProblem } from '../../format/dispute-words.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { DisputeDialog } from '../../parts/dispute-dialog.tsx';
import { formatCents } from '../../format/format.ts';
import type { DisputeType } from '../../data/__generated__/schema-types.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import { type BattleDetailFragment, ReportIssueDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

const TYPES = Object.entries(DISPUTE_TYPE_LABELS).map(([value, label]) => ({ value, label }));

const schema = z.extend(issueReport, { type: choice<DisputeType>() });

interface IssueDialogProps {
  readonly battle: BattleDetailFragment;
  readonly onClose: () => void;
}

/** 'Report Issue' of a running match: opens a dispute, whatever was reported before (CH-09). */
export function IssueDialog({ battle, onClose }: IssueDialogProps) {
  const report = useAction(ReportIssueDocument);
  const toast = useToast();
  const dismissed = battle.dispute?.action === 'DISMISS' ? t.aDisputeWasDismissed() : null;
  const form = useForm({
    schema,
    initial: { type: 'MATCH_RESULT', description: '', evidenceUrl: '' },
    check: ({ evidenceUrl }) => ({ evidenceUrl: newEvidenceProblem(evidenceUrl, dismissed !== null) }),
    words: { description: t.sayWhatIsWrong(), evidenceUrl: NO_LINK },
    sending: report,
    send: async ({ type, description, evidenceUrl }) => {
      const input = { battleId: battle.id, type, description, evidenceUrl: evidenceUrl ?? '' };
      if (!(await report.run({ input }))) return;
      toast({ title: t.issueReported(), description: t.theMoneyIsHeldUntilAModerator() });
      onClose();
    },
  });

  return (
    <DisputeDialog
      form={form}
      evidence={form.field('evidenceUrl')}
      onClose={onClose}
      description={t.thisOpensADispute({ cents: formatCents(2 * battle.holdCents) })}
      submitLabel={t.reportIssue()}
      dismissed={dismissed}
    >
      <Select label={t.type()} options={TYPES} {...form.field('type')} />
      <TextArea
        label={t.description()}
        hint={t.whatHappenedAndWhere()}
        rows={5}
        required
        maxLength={ISSUE_MAX}
        {...form.field('description')}
      />
    </DisputeDialog>
  );
}
