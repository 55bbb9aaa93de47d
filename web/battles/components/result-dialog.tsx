import * as z from 'zod/mini';
import { CONTEST_WINDOW } from '../../../domain/battles/battle.ts';
import { SCORE_MAX, resultReport } from '../../../domain/battles/battles.schemas.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { Failed } from '../../parts/failed.tsx';
import { formatCents } from '../../format/format.ts';
import { NO_LINK } from '../../format/dispute-words.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Claim } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { nameOf, viewerIdOf, winnerOf } from '../battle-state.ts';
import { useAction } from '../../data/use-action.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { ReportResultDocument } from '../operations/__generated__/report-result.gql.ts';

const DIFFERENCE = 'If the two reports differ, the money stays held until a moderator decides.';

const CLAIMS = [
  { value: 'WON', label: 'I won' },
  { value: 'LOST', label: 'I lost' },
] as const satisfies readonly { value: Claim; label: string }[];

const schema = z.extend(resultReport, { claim: choice<Claim, null>() });

interface ResultDialogProps {
  readonly battle: BattleDetailFragment;
  readonly onClose: () => void;
}

/** One player's word on the result, with the recording that shows it (CH-17). */
export function ResultDialog({ battle, onClose }: ResultDialogProps) {
  const report = useAction(ReportResultDocument, { movesMoney: true });
  const toast = useToast();
  const form = useForm({
    schema,
    initial: { claim: null, score: '', recordingUrl: '' },
    words: { claim: 'Say whether you won or lost.', recordingUrl: NO_LINK },
    sending: report,
    send: async ({ claim, score, recordingUrl }) => {
      const answer = await report.run({ input: { battleId: battle.id, claim, score, recordingUrl } });
      if (!answer) return;
      toast(toldOf(answer.reportResult));
      onClose();
    },
  });

  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Report Result"
      description={meaningOf(battle, form.values.claim)}
      submitLabel="Report Result"
      cancelLabel="Back"
      busy={form.isSending}
    >
      <RadioGroup label="How did it end for you?" options={CLAIMS} {...form.field('claim')} />
      <TextField
        label="Score"
        hint="As you would write it, e.g. 13–9. It may stay empty."
        autoComplete="off"
        maxLength={SCORE_MAX}
        {...form.field('score')}
      />
      <TextField
        label="Stream or recording link"
        hint="The match must be streamed or recorded; both players and moderators can open the link."
        type="url"
        placeholder="https://"
        required
        {...form.field('recordingUrl')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

function meaningOf(battle: BattleDetailFragment, claim: Claim | null): string {
  const viewerId = viewerIdOf(battle);
  const [other] = battle.reports;
  const pool = formatCents(battle.poolCents);
  if (claim === null || viewerId === null) {
    return `The winner is paid ${pool} as soon as both players report the same result. ${DIFFERENCE}`;
  }
  const winnerId = winnerOf(battle, { playerId: viewerId, claim });
  const winner = nameOf(battle, winnerId);
  if (!other) {
    return `${winner} is paid ${pool} once the other player agrees, or after ${CONTEST_WINDOW / MINUTE} minutes without an answer. ${DIFFERENCE}`;
  }
  return winnerOf(battle, other) === winnerId
    ? `You agree with the other player: ${winner} is paid ${pool} at once.`
    : 'You contradict the other player: this opens a dispute, and the money stays held until a moderator decides.';
}

function toldOf({ status, poolCents, viewerResult }: BattleDetailFragment): { title: string; description: string } {
  if (status === 'DISPUTED')
    return { title: 'In dispute', description: 'The two results differ. A moderator decides.' };
  if (status !== 'COMPLETED')
    return { title: 'Result reported', description: 'Your word and your recording stand on the page of this battle.' };
  return viewerResult === 'WIN'
    ? { title: 'You Won!', description: `${formatCents(poolCents)} is in your wallet.` }
    : { title: 'Battle settled', description: 'The winner has been paid.' };
}
