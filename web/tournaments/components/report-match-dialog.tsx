import * as z from 'zod/mini';
import { MINUTE } from '../../../domain/shared/time.ts';
import { MATCH_CONTEST } from '../../../domain/tournaments/match-life.ts';
import { matchReport } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { NO_LINK, recordingProblem } from '../../format/dispute-words.ts';
import { ReportDialog } from '../../parts/report-dialog.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { gamesOf, scoreOptions } from '../match-scores.ts';
import { ReportMatchDocument } from '../operations/__generated__/tournament.gql.ts';
import type { MatchPage } from './match-actions.tsx';
import * as t from '../__generated__/messages.ts';

const schema = z.object({ score: choice<string>(), recordingUrl: matchReport.shape.recordingUrl });

interface ReportMatchDialogProps {
  readonly match: MatchPage;
  readonly names: readonly [string, string];
  readonly onClose: () => void;
}

/** One player's word on the own match; a win that the other has not conceded comes with the recording that shows it. */
export function ReportMatchDialog({ match, names, onClose }: ReportMatchDialogProps) {
  const { tournamentId, row, bestOf, words, viewerSide } = match;
  const report = useAction(ReportMatchDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const isNeeded = (score: string): boolean => {
    const games = gamesOf(score);
    const hasWon = score === '' || (viewerSide ?? 0) === ((games[0] ?? 0) > (games[1] ?? 0) ? 0 : 1);
    return hasWon && !words.some((said) => said.games.join('-') === score);
  };
  const form = useForm({
    schema,
    initial: { score: '', recordingUrl: '' },
    check: ({ score, recordingUrl }) => ({ recordingUrl: recordingProblem(recordingUrl, isNeeded(score)) }),
    words: { score: t.sayHowItEnded(), recordingUrl: NO_LINK },
    sending: report,
    send: async ({ score, recordingUrl }) => {
      const { match: number, attempt } = row;
      const input = { tournamentId, match: number, attempt, games: gamesOf(score), recordingUrl };
      if (!(await report.run({ input }))) return;
      toast({ title: t.resultReported() });
      onClose();
    },
  });
  const isSecond = words.length > 0;
  return (
    <ReportDialog
      form={form}
      onClose={onClose}
      title={t.reportResult()}
      description={
        isSecond ? t.ifYouReportTheSame() : t.itStandsOnceTheOtherSideReports({ minutes: MATCH_CONTEST / MINUTE })
      }
      recording={{
        label: t.streamOrRecordingLink(),
        hint: t.theMatchMustBeStreamedOrRecorded(),
        isNeeded: isNeeded(form.values.score),
        ...form.field('recordingUrl'),
      }}
    >
      <RadioGroup label={t.howDidItEnd()} options={scoreOptions(bestOf, names)} {...form.field('score')} />
    </ReportDialog>
  );
}
