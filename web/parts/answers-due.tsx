import { useAction } from '../data/use-action.ts';
import { type DisputeWordsFragment, WaiveAnswerDocument } from '../data/operations/__generated__/dispute.gql.ts';
import { formatDateTime } from '../format/format.ts';
import { useIsBefore } from '../live/use-is-before.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Text } from '../ui/layout/text.tsx';
import { useToast } from '../ui/overlay/toast.tsx';
import { Failed } from './failed.tsx';
import * as t from './__generated__/messages.ts';

interface AnswersDueProps {
  readonly dispute: Pick<DisputeWordsFragment, 'id' | 'answersDue'>;
}

/** Which sides of a dispute may still answer, and until when; nothing where none may. */
export const AnswersDue = ({ dispute }: AnswersDueProps) =>
  dispute.answersDue.map((due) => <AnswerDue key={due.side.id} disputeId={dispute.id} due={due} />);

interface AnswerDueProps {
  readonly disputeId: string;
  readonly due: DisputeWordsFragment['answersDue'][number];
}

function AnswerDue({ disputeId, due }: AnswerDueProps) {
  const viewer = useViewer();
  const isBefore = useIsBefore(due.until);
  const waive = useAction(WaiveAnswerDocument);
  const toast = useToast();
  if (!isBefore) return null;
  const until = formatDateTime(due.until);
  if (!due.players.some(({ id }) => id === viewer?.id))
    return (
      <Text size={14} tone="dim">
        {t.nameHasUntilUntilToAnswerNobody({ name: due.side.name, until })}
      </Text>
    );
  const send = async () => {
    if (await waive.run({ disputeId }))
      toast({
        title: t.noted(),
        description: t.nobodyWaitsForYouNow(),
      });
  };
  return (
    <>
      <Notice
        tone="warn"
        title={t.youHaveUntilUntilToAnswer({ until })}
        action={
          <Button busy={waive.isRunning} onClick={() => void send()}>
            {t.nothingToAdd()}
          </Button>
        }
      >
        {t.addEvidenceOrSay()}
      </Notice>
      <Failed failure={waive.failure} />
    </>
  );
}
