import { sumsOf } from '../../../domain/results/result-sums.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatSignedCents } from '../../format/format.ts';
import { AnswerReport } from '../../parts/answer-report.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { nameOf } from '../battle-state.ts';
import { type BattleDetailFragment, ReportResultDocument } from '../operations/__generated__/battle.gql.ts';
import { lossWords, toldResult } from '../told-result.ts';
import * as t from '../__generated__/messages.ts';

interface AnswerBattleProps {
  readonly battle: BattleDetailFragment;
  /** What the other has reported. */
  readonly report: BattleDetailFragment['reports'][number];
  /** Leads to 'Report Issue'. */
  readonly onIssue: () => void;
}

/** The other's report of a battle, to be confirmed or disputed: the one thing to do while it waits (CH-08, CH-09). */
export function AnswerBattle({ battle, report, onIssue }: AnswerBattleProps) {
  const confirm = useAction(ReportResultDocument, { movesMoney: true });
  const toast = useToast();
  const name = nameOf(battle, report.playerId);
  const saysItWon = report.claim === 'WON';

  const send = async (): Promise<void> => {
    const input = { battleId: battle.id, claim: saysItWon ? 'LOST' : 'WON', score: '', recordingUrl: '' } as const;
    const answer = await confirm.run({ input });
    if (answer) toast(toldResult(answer.reportResult));
  };

  return (
    <StickyAction>
      <AnswerReport
        name={name}
        saysItWon={saysItWon}
        score={report.score}
        dueAt={battle.dueAt}
        sums={saysItWon ? lossWords(battle, name) : winWords(battle)}
        confirming={confirm}
        onConfirm={() => void send()}
        onIssue={onIssue}
      />
    </StickyAction>
  );
}

function winWords(battle: BattleDetailFragment): string {
  const { paidCents, netCents, feeCents } = sumsOf(battle, true);
  const [pool, net, fee] = [formatCents(paidCents), formatSignedCents(netCents), formatCents(feeCents)];
  return t.youArePaidPoolNetAfterFee({ pool, net, fee });
}
