import { READY_MS } from '../../../domain/arcade/live-battle.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { CountRing } from '../../ui/figure/count-ring.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useTickingText } from '../../ui/figure/ticker.ts';
import type { Live } from '../live.ts';
import { BeginArcadeTogetherDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

interface PlayTogetherProps {
  /** The caller's run. */
  readonly id: string;
  readonly live: Live;
}

const isAhead = (until: number | null): boolean => until !== null && until > serverNow();

/** How it stands with the opponent, whose name may not be shown. */
function standWords(name: string | undefined, isWaiting: boolean, isWaitedFor: boolean): string {
  if (isWaiting) return name === undefined ? t.waitingForYourOpponent() : t.waitingForName({ name });
  if (isWaitedFor) return name === undefined ? t.yourOpponentIsReady() : t.nameIsReady({ name });
  return name === undefined ? t.yourOpponentHasATicketToo() : t.nameHasATicketToo({ name });
}

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
      title={standWords(name, isWaiting, isWaitedFor)}
      {...(until !== null && {
        icon: <CountRing endsAt={until} lastsMs={READY_MS} now={serverNow} label={t.timeLeftToStartTogether()} />,
      })}
      {...(!isWaiting && {
        action: (
          <Button variant="primary" busy={isRunning} onClick={() => void run({ id })}>
            {t.playNowTogether()}
          </Button>
        ),
      })}
    >
      {failure ? failure.sentence : isWaiting ? t.youStartTogetherAsSoonAsBoth() : t.youStartAtTheSameMoment()}
    </Notice>
  );
}
