import { useLiveEvidence } from '../../data/use-live-evidence.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useIsBefore } from '../../live/use-is-before.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { OpenDisputeFragment } from '../operations/__generated__/appeal.gql.ts';
import { listed } from '../../desk/listed.ts';
import * as t from '../__generated__/messages.ts';

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
    <Notice tone="warn" title={t.waitsForNamesToAnswer({ names: listed(answersDue.map(({ side }) => side.name)) })}>
      {t.leftUntilNobodyDecidesBefore({
        countdown: <Countdown endsAt={answerableUntil} now={serverNow} label={t.timeLeftToAnswer()} />,
        until: formatDateTime(answerableUntil),
      })}
    </Notice>
  );
}
