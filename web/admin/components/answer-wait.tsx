import { useLiveEvidence } from '../../data/use-live-evidence.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useIsBefore } from '../../live/use-is-before.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OpenDisputeFragment } from '../operations/__generated__/open-dispute.gql.ts';

interface AnswerWaitProps {
  readonly dispute: Pick<OpenDisputeFragment, 'id' | 'answerableUntil' | 'answersDue'>;
}

/** That a decision waits for an answer, whose, and for how long; nothing where it does not. */
export function AnswerWait({ dispute: { id, answerableUntil, answersDue } }: AnswerWaitProps) {
  const isWaiting = useIsBefore(answerableUntil);
  // An answer ends the waiting while it is looked at.
  useLiveEvidence(isWaiting ? id : null);
  if (!isWaiting || answerableUntil === null) return null;
  return (
    <Notice tone="warn" title={`Waits for ${answersDue.map(({ side }) => side.name).join(' and ')} to answer`}>
      <Countdown endsAt={answerableUntil} now={serverNow} label="Time left to answer" /> left, until{' '}
      {formatDateTime(answerableUntil)}. Nobody decides before.
    </Notice>
  );
}
