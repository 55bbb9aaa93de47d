import { READY_MS } from '../../../domain/arcade/live-battle.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { CountRing } from '../../ui/count-ring.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTickingText } from '../../ui/ticker.ts';
import type { Live } from '../live.ts';
import { BeginArcadeTogetherDocument } from '../operations/__generated__/begin-arcade-together.gql.ts';

interface PlayTogetherProps {
  /** The caller's run. */
  readonly id: string;
  readonly live: Live;
}

const isAhead = (until: number | null): boolean => until !== null && until > serverNow();

/** A battle whose two players both have a ticket: they can begin at one instant. */
export function PlayTogether({ id, live: { readyUntil, opponentReadyUntil, opponent } }: PlayTogetherProps) {
  const { run, isRunning, failure } = useAction(BeginArcadeTogetherDocument);
  // Both are over by the clock alone; nobody tells that.
  const isWaitedFor = useTickingText(() => String(isAhead(opponentReadyUntil))) === 'true';
  const isWaiting = useTickingText(() => String(isAhead(readyUntil))) === 'true' && !isWaitedFor;
  const until = isWaitedFor ? opponentReadyUntil : isWaiting ? readyUntil : null;
  const name = opponent?.username;
  return (
    <Notice
      live
      title={
        isWaiting
          ? `Waiting for ${name ?? 'your opponent'}`
          : `${name ?? 'Your opponent'} ${isWaitedFor ? 'is ready' : 'has a ticket too'}`
      }
      {...(until !== null && {
        icon: <CountRing endsAt={until} lastsMs={READY_MS} now={serverNow} label="Time left to start together" />,
      })}
      {...(!isWaiting && {
        action: (
          <Button variant="primary" busy={isRunning} onClick={() => void run({ id })}>
            Play now together
          </Button>
        ),
      })}
    >
      {failure
        ? failure.sentence
        : isWaiting
          ? 'You start together as soon as both are ready. If nobody comes, the battle stays as it is.'
          : 'You start at the same moment and see each other’s score as you play.'}
    </Notice>
  );
}
