import * as z from 'zod/mini';
import { CONTEST_WINDOW } from '../../../domain/battles/battle.ts';
import { SCORE_MAX, resultReport } from '../../../domain/battles/battles.schemas.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { ReportDialog } from '../../parts/report-dialog.tsx';
import { formatCents } from '../../format/format.ts';
import { NO_LINK, recordingProblem } from '../../format/dispute-words.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Claim } from '../../data/__generated__/schema-types.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { nameOf, viewerIdOf, winnerOf } from '../battle-state.ts';
import { lossWords, toldResult } from '../told-result.ts';
import { optionsOf } from '../../ui/options.ts';
import { useAction } from '../../data/use-action.ts';
import { type BattleDetailFragment, ReportResultDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

const DIFFERENCE = t.ifTheTwoReportsDifferTheMoney();

const CLAIMS = optionsOf<Claim>({
  WON: t.iWon(),
  LOST: t.iLost(),
});

const schema = z.extend(resultReport, { claim: choice<Claim, null>() });

interface ResultDialogProps {
  readonly battle: BattleDetailFragment;
  readonly onClose: () => void;
}

/** One player's word on the result; a win that the other has not conceded comes with the recording that shows it (CH-17). */
export function ResultDialog({ battle, onClose }: ResultDialogProps) {
  const report = useAction(ReportResultDocument, { movesMoney: true });
  const toast = useToast();
  // Who concedes needs no recording, nor who confirms that the other has lost.
  const isNeeded = (claim: Claim | null): boolean => claim !== 'LOST' && battle.reports[0]?.claim !== 'LOST';
  const form = useForm({
    schema,
    initial: { claim: null, score: '', recordingUrl: '' },
    check: ({ claim, recordingUrl }) => ({ recordingUrl: recordingProblem(recordingUrl, isNeeded(claim)) }),
    words: { claim: t.sayWhetherYouWonOrLost(), recordingUrl: NO_LINK },
    sending: report,
    send: async ({ claim, score, recordingUrl }) => {
      const answer = await report.run({ input: { battleId: battle.id, claim, score, recordingUrl } });
      if (!answer) return;
      toast(toldResult(answer.reportResult));
      onClose();
    },
  });

  return (
    <ReportDialog
      form={form}
      onClose={onClose}
      title={t.reportResult()}
      description={meaningOf(battle, form.values.claim)}
      recording={{
        label: t.streamOrRecordingLink(),
        hint: t.theMatchMustBeStreamedOrRecorded(),
        isNeeded: isNeeded(form.values.claim),
        ...form.field('recordingUrl'),
      }}
    >
      <RadioGroup label={t.howDidItEnd()} options={CLAIMS} {...form.field('claim')} />
      <TextField
        label={t.score()}
        hint={t.asYouWouldWriteItEG()}
        autoComplete="off"
        maxLength={SCORE_MAX}
        {...form.field('score')}
      />
    </ReportDialog>
  );
}

function meaningOf(battle: BattleDetailFragment, claim: Claim | null): string {
  const viewerId = viewerIdOf(battle);
  const [other] = battle.reports;
  const pool = formatCents(battle.poolCents);
  if (claim === null || viewerId === null) {
    return t.theWinnerIsPaidOnceBothAgree({ pool, difference: DIFFERENCE });
  }
  const winnerId = winnerOf(battle, { playerId: viewerId, claim });
  const winner = nameOf(battle, winnerId);
  if (claim === 'LOST' && other?.claim !== 'LOST') {
    const sums = lossWords(battle, winner);
    return other ? sums : `${sums} ${t.onceNameAgreesOrMinutes({ name: winner, minutes: CONTEST_WINDOW / MINUTE })}`;
  }
  if (!other) {
    return t.winnerIsPaidOnceTheOtherAgrees({ winner, pool, minutes: CONTEST_WINDOW / MINUTE, difference: DIFFERENCE });
  }
  return winnerOf(battle, other) === winnerId
    ? t.youAgreeWithTheOtherPlayerWinner({ winner, pool })
    : t.youContradictTheOtherPlayerThisOpens();
}
