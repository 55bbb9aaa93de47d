import { useAction } from '../data/use-action.ts';
import type { DisputeWordsFragment } from '../data/operations/__generated__/dispute-words.gql.ts';
import { WaiveAnswerDocument } from '../data/operations/__generated__/waive-answer.gql.ts';
import { formatDateTime } from '../format/format.ts';
import { useIsBefore } from '../live/use-is-before.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';
import { useToast } from '../ui/toast.tsx';
import { Failed } from './failed.tsx';

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
        {due.side.name} has until {until} to answer. Nobody decides before.
      </Text>
    );
  const send = async () => {
    if (await waive.run({ disputeId }))
      toast({
        title: 'Noted',
        description: 'Nobody waits for you now. You can still add evidence until the decision.',
      });
  };
  return (
    <>
      <Notice
        tone="warn"
        title={`You have until ${until} to answer`}
        action={
          <Button busy={waive.isRunning} onClick={() => void send()}>
            Nothing to Add
          </Button>
        }
      >
        Add evidence, or say that you have nothing to add. Nobody decides before.
      </Notice>
      <Failed failure={waive.failure} />
    </>
  );
}
