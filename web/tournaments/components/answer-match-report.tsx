import { useAction } from '../../data/use-action.ts';
import { AnswerReport } from '../../parts/answer-report.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { ReportMatchDocument } from '../operations/__generated__/tournament.gql.ts';
import type { MatchPage } from './match-actions.tsx';
import * as t from '../__generated__/messages.ts';

interface AnswerMatchReportProps {
  readonly match: MatchPage;
  /** What the other side has reported. */
  readonly said: MatchPage['words'][number];
  readonly names: readonly [string, string];
  readonly side: number;
}

/** What the other side has reported of the match, to be confirmed by one tap; any other result is reported instead. */
export function AnswerMatchReport({ match, said, names, side }: AnswerMatchReportProps) {
  const confirm = useAction(ReportMatchDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const { tournamentId, row } = match;
  const [one = 0, other = 0] = said.games;
  const winner = one > other ? 0 : 1;

  const send = async (): Promise<void> => {
    const input = { tournamentId, match: row.match, attempt: row.attempt, games: [...said.games], recordingUrl: '' };
    if (await confirm.run({ input })) toast({ title: t.resultReported() });
  };

  return (
    <StickyAction>
      <AnswerReport
        name={names[side === 0 ? 1 : 0]}
        saysItWon={winner !== side}
        score={`${Math.max(one, other)}–${Math.min(one, other)}`}
        dueAt={row.dueAt}
        sums={t.nameGoesOnAsSoonAsYouConfirm({ name: names[winner] })}
        confirming={confirm}
        onConfirm={() => void send()}
        onIssue={null}
      />
    </StickyAction>
  );
}
