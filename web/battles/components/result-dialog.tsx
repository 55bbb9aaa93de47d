import { useForm } from 'react-hook-form';
import { CONTEST_WINDOW } from '../../../domain/battles/battle.ts';
import { acceptRecording } from '../../../domain/battles/report-result.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { Failed } from '../../parts/failed.tsx';
import { formatCents } from '../../format/format.ts';
import type { Claim } from '../../data/__generated__/schema-types.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { nameOf, viewerIdOf, winnerOf } from '../battle-state.ts';
import { useAction } from '../../data/use-action.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle-detail.gql.ts';
import { ReportResultDocument } from '../operations/__generated__/report-result.gql.ts';

/** As the server counts them. */
const SCORE_MAX = 40;

const DIFFERENCE = 'If the two reports differ, the money stays held until a moderator decides.';

const CLAIMS = [
  { value: 'WON', label: 'I won' },
  { value: 'LOST', label: 'I lost' },
] as const satisfies readonly { value: Claim; label: string }[];

interface ResultForm {
  /** Null until chosen: what the form library reads of radio buttons none of which is on. */
  readonly claim: Claim | null;
  readonly score: string;
  readonly recordingUrl: string;
}

interface ResultDialogProps {
  readonly battle: BattleDetailFragment;
  readonly onClose: () => void;
}

/** One player's word on the result, with the recording that shows it (CH-17). */
export function ResultDialog({ battle, onClose }: ResultDialogProps) {
  const report = useAction(ReportResultDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, watch } = useForm<ResultForm>({
    mode: 'onTouched',
    defaultValues: { claim: null, score: '', recordingUrl: '' },
  });
  const { errors } = formState;
  const refusedAt = report.failure?.field ?? null;
  const errorOf = (name: keyof ResultForm): string | undefined =>
    errors[name]?.message ?? (refusedAt === name ? report.failure?.sentence : undefined);

  const submit = handleSubmit(async ({ claim, score, recordingUrl }) => {
    if (claim === null) return;
    const answer = await report.run({ input: { battleId: battle.id, claim, score, recordingUrl } });
    if (!answer) return;
    toast(toldOf(answer.reportResult));
    onClose();
  });

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title="Report Result"
      description={meaningOf(battle, watch('claim'))}
      submitLabel="Report Result"
      cancelLabel="Back"
      busy={report.isRunning}
    >
      <RadioGroup
        label="How did it end for you?"
        options={CLAIMS}
        error={errorOf('claim')}
        {...register('claim', { required: 'Say whether you won or lost.' })}
      />
      <TextField
        label="Score"
        hint="As you would write it, e.g. 13–9. It may stay empty."
        autoComplete="off"
        error={errorOf('score')}
        {...register('score', { maxLength: { value: SCORE_MAX, message: `At most ${SCORE_MAX} characters.` } })}
      />
      <TextField
        label="Stream or recording link"
        hint="The match must be streamed or recorded; both players and moderators can open the link."
        type="url"
        placeholder="https://"
        required
        error={errorOf('recordingUrl')}
        {...register('recordingUrl', { validate: recordingProblem, onChange: report.reset })}
      />
      <Failed failure={refusedAt === null ? report.failure : null} />
    </FormDialog>
  );
}

function recordingProblem(recordingUrl: string): string | true {
  const ruling = acceptRecording(recordingUrl);
  if (ruling.ok) return true;
  return ruling.refusal.code === 'RECORDING_REQUIRED'
    ? 'A stream or recording link is required.'
    : 'Enter a full address that begins with http:// or https://.';
}

/** What the report will do with the money, as far as it can be said now. */
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
  if (status !== 'COMPLETED') return { title: 'Result reported', description: 'Now it is up to the other player.' };
  return viewerResult === 'WIN'
    ? { title: 'You Won!', description: `${formatCents(poolCents)} is in your wallet.` }
    : { title: 'Battle settled', description: 'The winner has been paid.' };
}
