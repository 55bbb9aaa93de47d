import * as z from 'zod/mini';
import { CONTEST_WINDOW } from '../../../domain/battles/battle.ts';
import { recording } from '../../../domain/battles/battles.schemas.ts';
import { ROUNDS_MAX } from '../../../domain/teams/team-battle.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { NO_LINK, recordingProblem } from '../../format/dispute-words.ts';
import { choice } from '../../forms/choice.ts';
import type { Problems } from '../../forms/judge.ts';
import { useForm } from '../../forms/use-form.ts';
import { ReportDialog } from '../../parts/report-dialog.tsx';
import { formatCents } from '../../format/format.ts';
import type { Claim } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { optionsOf } from '../../ui/options.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ReportTeamBattleDocument } from '../operations/__generated__/team.gql.ts';
import type { TeamBattle } from './battles-panel.tsx';
import * as t from '../__generated__/messages.ts';

const CLAIMS = optionsOf<Claim>({
  WON: t.weWon(),
  LOST: t.weLost(),
});

/** Rounds as typed; both stay empty where none are counted. */
const schema = z.object({
  claim: choice<Claim, null>(),
  own: z.string(),
  other: z.string(),
  recordingUrl: recording,
});

interface ReportTeamDialogProps {
  readonly battle: TeamBattle;
  readonly teamId: string;
  readonly onClose: () => void;
}

const roundsOf = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : null);

const CONTRARY = t.theScoreSaysSomethingElse();

function scoreProblems({ claim, own, other }: z.input<typeof schema>): Problems<z.input<typeof schema>> {
  const [ours, theirs] = [roundsOf(own), roundsOf(other)];
  const unreadable = t.aWholeNumberUpTo({ max: ROUNDS_MAX });
  const fits = claim === null || ours === null || theirs === null || (claim === 'WON' ? ours > theirs : theirs > ours);
  const isHalf = (own.trim() === '') !== (other.trim() === '');
  return {
    own: own.trim() === '' || ours !== null ? null : unreadable,
    other:
      other.trim() !== '' && theirs === null
        ? unreadable
        : isHalf
          ? t.enterTheRoundsOfBothTeams()
          : fits
            ? null
            : CONTRARY,
  };
}

/** A captain's word on the result; a win that the other has not conceded comes with the recording that shows it. */
export function ReportTeamDialog({ battle, teamId, onClose }: ReportTeamDialogProps) {
  const report = useAction(ReportTeamBattleDocument, { movesMoney: true });
  const toast = useToast();
  const otherClaim = battle.home.id === teamId ? battle.awayClaim : battle.homeClaim;
  const pool = formatCents(battle.poolCents);
  // Who concedes needs no recording, nor who confirms that the other has lost.
  const isNeeded = (claim: Claim | null): boolean => claim !== 'LOST' && otherClaim !== teamId;

  const form = useForm({
    schema,
    initial: { claim: null, own: '', other: '', recordingUrl: '' },
    check: (values) => ({
      ...scoreProblems(values),
      recordingUrl: recordingProblem(values.recordingUrl, isNeeded(values.claim)),
    }),
    words: { claim: t.sayWhetherYourTeamWonOrLost(), other: CONTRARY, recordingUrl: NO_LINK },
    places: { score: 'other' },
    sending: report,
    send: async ({ claim, own, other, recordingUrl }) => {
      const [ours, theirs] = [roundsOf(own), roundsOf(other)];
      const score = ours === null || theirs === null ? null : { own: ours, other: theirs };
      const answer = await report.run({ input: { teamBattleId: battle.id, claim, score, recordingUrl } });
      if (!answer) return;
      const after = answer.reportTeamBattle.battles.find(({ id }) => id === battle.id);
      if (!after) toast({ title: t.battleSettled(), description: t.theWinningTeamHasBeenPaid(), tone: 'win' });
      else if (after.status === 'DISPUTED')
        toast({ title: t.inDispute(), description: t.theTwoResultsDifferAModeratorDecides() });
      else toast({ title: t.resultReported(), description: t.yourWordStands() });
      onClose();
    },
  });
  return (
    <ReportDialog
      form={form}
      onClose={onClose}
      title={t.reportResult()}
      description={
        otherClaim === null
          ? t.theWinningTeamIsPaidPoolOnce({ pool, minutes: CONTEST_WINDOW / MINUTE })
          : t.theOtherCaptainHasReported({
              winner: otherClaim === teamId ? 'ours' : 'theirs',
              pool,
            })
      }
      recording={{
        label: t.streamOrRecordingLink(),
        hint: t.theMatchMustBeStreamedOrRecorded(),
        isNeeded: isNeeded(form.values.claim),
        ...form.field('recordingUrl'),
      }}
    >
      <RadioGroup label={t.howDidItEndForYourTeam()} options={CLAIMS} {...form.field('claim')} />
      <Grid min={160}>
        <TextField
          label={t.yourRounds()}
          hint={t.mayStayEmpty()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('own')}
        />
        <TextField
          label={t.theirRounds()}
          hint={t.mayStayEmpty()}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('other')}
        />
      </Grid>
    </ReportDialog>
  );
}
