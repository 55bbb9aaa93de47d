import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Game } from '../../../domain/arcade/game.ts';
import type { GameId } from '../../../domain/arcade/games.ts';
import { START_LEAD_MS } from '../../../domain/arcade/live-battle.ts';
import { serverNow } from '../../live/server-clock.ts';
import { CountRing } from '../../ui/figure/count-ring.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useTickingText } from '../../ui/figure/ticker.ts';
import type { Board } from '../board.ts';
import { HandContext, boundHand } from '../hand.ts';
import { useServerRun } from '../hooks/use-server-run.ts';
import { keepInputs } from '../kept-inputs.ts';
import type { LiveRun } from '../live-run.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import type { Press } from '../press.ts';
import { OpponentStrip } from './opponent-strip.tsx';
import { PlayFrame } from './play-frame.tsx';
import { SoundSwitch, useSounds } from './sound-switch.tsx';
import * as t from '../__generated__/messages.ts';

interface LivePlayProps {
  readonly game: GameId;
  readonly run: ArcadeRunFieldsFragment;
  readonly rules: Game;
  readonly board: Board;
  /** The run is over here: the server may have its result. */
  readonly onOver: () => void;
}

/** A run that is under way, on its board. */
export function LivePlay(props: LivePlayProps) {
  const live = useServerRun(props.run, props.rules);
  return live ? <Playing live={live} {...props} /> : <Spinner />;
}

interface PlayingProps extends LivePlayProps {
  readonly live: LiveRun;
}

function Playing({ live, game, run, rules, board, onOver }: PlayingProps) {
  const { id, startedAt, endsAt, contest } = run;
  const isToStart = useTickingText(() => String(startedAt !== null && startedAt > serverNow())) === 'true';
  const phase = useSyncExternalStore(live.subscribe, () => live.phase);
  const { hear, isOn, toggle } = useSounds(game, phase);
  const isLost = useSyncExternalStore(live.subscribe, () => live.isLost);
  const press = useCallback<Press>(
    (values, timeStamp) => {
      const isTaken = live.press(values, timeStamp);
      if (isTaken) keepInputs(id, live.kept());
      return isTaken;
    },
    [live, id],
  );
  useEffect(() => {
    if (phase === 'over') onOver();
  }, [phase, onOver]);
  return (
    <>
      {phase === 'changed' && (
        <Notice tone="loss" title={t.thisIsNotTheCourse()}>
          {t.aSecretDoesNotBelong({ id })}
        </Notice>
      )}
      {contest.live && <OpponentStrip live={contest.live} rules={rules} />}
      <HandContext value={boundHand(game, run)}>
        <PlayFrame
          game={game}
          run={live}
          board={board}
          look={run.mode === 'PRACTICE' ? (run.player.worn?.board ?? null) : null}
          press={press}
          onChange={hear}
          aside={<SoundSwitch isOn={isOn} onToggle={toggle} />}
          {...(phase !== 'playing' && {
            cover: isToStart && startedAt !== null ? <ToStart at={startedAt} /> : coverOf(phase, isLost, endsAt),
          })}
        />
      </HandContext>
      {isLost && phase === 'playing' && (
        <Notice tone="warn" live>
          {t.noConnectionTheRunGoes()}
        </Notice>
      )}
    </>
  );
}

/** Both of a live battle begin at once. */
const ToStart = ({ at }: { readonly at: number }) => (
  <>
    <CountRing endsAt={at} lastsMs={START_LEAD_MS} now={serverNow} label={t.timeUntilYouBothStart()} />
    <Text weight={600}>{t.youBothStartAtOnce()}</Text>
  </>
);

function coverOf(phase: LiveRun['phase'], isLost: boolean, endsAt: number | null) {
  if (phase === 'changed') return <Text weight={600}>{t.stopped()}</Text>;
  if (phase === 'over' || phase === 'handing-in')
    return (
      <>
        <Spinner label={t.theServerPlaysYourRunAgain()} />
        <Text weight={600}>{t.theServerPlaysYourRunAgain()}</Text>
        {isLost && endsAt !== null && (
          <Text size={14} tone="dim">
            {t.noConnectionTheResultComes({ countdown: <Countdown endsAt={endsAt} now={serverNow} /> })}
          </Text>
        )}
      </>
    );
  return (
    <>
      <Spinner label={t.waitingForTheCourse()} />
      <Text weight={600}>{isLost ? t.noConnectionTheRunGoes2() : t.waitingForTheCourse()}</Text>
    </>
  );
}
