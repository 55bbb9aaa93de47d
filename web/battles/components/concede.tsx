import { useId } from 'react';
import { CONTEST_WINDOW } from '../../../domain/battles/battle.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type BattleDetailFragment, ReportResultDocument } from '../operations/__generated__/battle.gql.ts';
import { lossWords, toldResult } from '../told-result.ts';
import * as t from '../__generated__/messages.ts';

interface ConcedeProps {
  readonly battle: BattleDetailFragment;
  /** Of the other player, who is paid. */
  readonly name: string;
}

/** 'I lost' by one tap, beside what it comes to: whoever says it against the own money needs no recording. */
export function Concede({ battle, name }: ConcedeProps) {
  const id = useId();
  const concede = useAction(ReportResultDocument, { movesMoney: true });
  const toast = useToast();
  const send = async (): Promise<void> => {
    const input = { battleId: battle.id, claim: 'LOST', score: '', recordingUrl: '' } as const;
    const answer = await concede.run({ input });
    if (answer) toast(toldResult(answer.reportResult));
  };
  return (
    <Stack gap={2}>
      <Row gap={3}>
        <Button busy={concede.isRunning} onClick={() => void send()} aria-describedby={id}>
          {t.iLost()}
        </Button>
        <Text id={id} size={14} tone="dim">
          {lossWords(battle, name)} {t.onceNameAgreesOrMinutes({ name, minutes: CONTEST_WINDOW / MINUTE })}
        </Text>
      </Row>
      <Failed failure={concede.failure} />
    </Stack>
  );
}
