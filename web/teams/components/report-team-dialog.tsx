import { useForm } from 'react-hook-form';
import { CONTEST_WINDOW } from '../../../domain/battles/battle.ts';
import { acceptRecording } from '../../../domain/battles/report-result.ts';
import { ROUNDS_MAX } from '../../../domain/teams/team-battle.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { Failed } from '../../parts/failed.tsx';
import { formatCents } from '../../format/format.ts';
import type { Claim } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReportTeamBattleDocument } from '../operations/__generated__/report-team-battle.gql.ts';
import type { TeamBattle } from './battles-panel.tsx';

const CLAIMS = [
  { value: 'WON', label: 'We won' },
  { value: 'LOST', label: 'We lost' },
] as const satisfies readonly { value: Claim; label: string }[];

interface ReportForm {
  /** Null until chosen: what the form library reads of radio buttons none of which is on. */
  readonly claim: Claim | null;
  readonly own: string;
  readonly other: string;
  readonly recordingUrl: string;
}

interface ReportTeamDialogProps {
  readonly battle: TeamBattle;
  readonly teamId: string;
  readonly onClose: () => void;
}

const roundsOf = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : null);

/** A captain's word on the result, with the recording that shows it. */
export function ReportTeamDialog({ battle, teamId, onClose }: ReportTeamDialogProps) {
  const report = useAction(ReportTeamBattleDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, getValues } = useForm<ReportForm>({
    mode: 'onTouched',
    defaultValues: { claim: null, own: '', other: '', recordingUrl: '' },
  });
  const { errors } = formState;
  const otherClaim = battle.home.id === teamId ? battle.awayClaim : battle.homeClaim;
  const pool = formatCents(battle.poolCents);

  const checkRounds = (text: string): string | true =>
    text.trim() === '' || roundsOf(text) !== null || `A whole number up to ${ROUNDS_MAX}.`;
  const checkScore = (): string | true => {
    const { claim, own, other } = getValues();
    const [ours, theirs] = [roundsOf(own), roundsOf(other)];
    if (own.trim() === '' && other.trim() === '') return true;
    if (ours === null || theirs === null) return 'Enter the rounds of both teams, or of neither.';
    if (claim === null) return true;
    return (claim === 'WON' ? ours > theirs : theirs > ours) || 'The score says something else than the result.';
  };
  const submit = handleSubmit(async ({ claim, own, other, recordingUrl }) => {
    const [ours, theirs] = [roundsOf(own), roundsOf(other)];
    if (claim === null) return;
    const score = ours === null || theirs === null ? null : { own: ours, other: theirs };
    const answer = await report.run({ input: { teamBattleId: battle.id, claim, score, recordingUrl } });
    if (!answer) return;
    const after = answer.reportTeamBattle.battles.find(({ id }) => id === battle.id);
    if (!after) toast({ title: 'Battle settled', description: 'The winning team has been paid.', tone: 'win' });
    else if (after.status === 'DISPUTED')
      toast({ title: 'In dispute', description: 'The two results differ. A moderator decides.' });
    else toast({ title: 'Result reported', description: 'Now it is up to the other captain.' });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title="Report Result"
      description={
        otherClaim === null
          ? `The winning team is paid ${pool} once the other captain agrees, or after ${CONTEST_WINDOW / MINUTE} minutes without an answer. If the two reports differ, the money stays held until a moderator decides.`
          : `The other captain has reported that ${otherClaim === teamId ? 'your team' : 'their own team'} won. The same answer pays ${pool} at once; another one is a dispute.`
      }
      submitLabel="Report Result"
      cancelLabel="Back"
      busy={report.isRunning}
    >
      <RadioGroup
        label="How did it end for your team?"
        options={CLAIMS}
        error={errors.claim?.message}
        {...register('claim', { required: 'Say whether your team won or lost.', deps: ['other'] })}
      />
      <Grid min={160}>
        <TextField
          label="Your rounds"
          hint="May stay empty"
          inputMode="numeric"
          autoComplete="off"
          error={errors.own?.message}
          {...register('own', { validate: checkRounds, deps: ['other'] })}
        />
        <TextField
          label="Their rounds"
          hint="May stay empty"
          inputMode="numeric"
          autoComplete="off"
          error={errors.other?.message}
          {...register('other', { validate: { rounds: checkRounds, score: checkScore } })}
        />
      </Grid>
      <TextField
        label="Stream or recording link"
        hint="The match must be streamed or recorded; both captains and moderators can open the link."
        type="url"
        placeholder="https://"
        required
        error={errors.recordingUrl?.message}
        {...register('recordingUrl', {
          validate: (text) => acceptRecording(text).ok || 'Enter a full address that begins with http:// or https://.',
          onChange: report.reset,
        })}
      />
      <Failed failure={report.failure} />
    </FormDialog>
  );
}
