import { sumsOf } from '../../../domain/results/result-sums.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents } from '../../format/format.ts';
import { resultWords } from '../../format/result-words.ts';
import { AnswerReport } from '../../parts/answer-report.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ReportTeamBattleDocument } from '../operations/__generated__/team.gql.ts';
import type { TeamBattle } from './battles-panel.tsx';
import * as t from '../__generated__/messages.ts';

interface AnswerTeamReportProps {
  readonly battle: TeamBattle;
  /** The captain's team, which has not reported. */
  readonly teamId: string;
  /** Who looks, and pays their own part. */
  readonly viewerId: string;
  readonly onIssue: () => void;
}

/** What the other captain has reported, to be confirmed or disputed. */
export function AnswerTeamReport({ battle, teamId, viewerId, onIssue }: AnswerTeamReportProps) {
  const confirm = useAction(ReportTeamBattleDocument, { movesMoney: true });
  const toast = useToast();
  const isHome = battle.home.id === teamId;
  const other = isHome ? battle.away : battle.home;
  const saysItWon = (isHome ? battle.awayClaim : battle.homeClaim) === other.id;
  const { homeScore, awayScore, poolCents } = battle;
  const own = battle.lineUp.find(({ player }) => player.id === viewerId);
  const paid = {
    team: saysItWon ? other.name : isHome ? battle.home.name : battle.away.name,
    pool: formatCents(poolCents),
  };

  const send = async (): Promise<void> => {
    const claim = saysItWon ? 'LOST' : 'WON';
    const input = { teamBattleId: battle.id, claim, score: null, recordingUrl: '' } as const;
    if (await confirm.run({ input })) toast({ title: t.battleSettled(), description: t.theWinningTeamHasBeenPaid() });
  };

  return (
    <AnswerReport
      name={other.name}
      saysItWon={saysItWon}
      score={homeScore === null || awayScore === null ? '' : scoreOf(homeScore, awayScore)}
      dueAt={battle.dueAt}
      sums={
        own && own.stakeCents > 0
          ? t.teamIsPaidPoolYours({ ...paid, yours: resultWords(sumsOf(own, !saysItWon)) })
          : t.teamIsPaidPool(paid)
      }
      confirming={confirm}
      onConfirm={() => void send()}
      onIssue={onIssue}
    />
  );
}

/** The winner's rounds first, as it is said. */
const scoreOf = (one: number, other: number): string => `${Math.max(one, other)}–${Math.min(one, other)}`;
