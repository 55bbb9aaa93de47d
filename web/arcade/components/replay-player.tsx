import { css } from '@emotion/react';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Game } from '../../../domain/arcade/game.ts';
import type { GameId } from '../../../domain/arcade/games.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Board } from '../board.ts';
import type { RunCheck } from '../check-run.ts';
import { PAGE_CLOCK } from '../clock.ts';
import { ReplayRun } from '../replay-run.ts';
import { PlayFrame } from './play-frame.tsx';
import * as t from '../__generated__/messages.ts';

interface ReplayPlayerProps {
  readonly game: GameId;
  readonly rules: Game;
  readonly board: Board;
  readonly secrets: RunCheck['secrets'];
  readonly inputs: NonNullable<RunCheck['inputs']>;
  /** Another run of the same course, shown beside this one at the same instant. */
  readonly beside?: Beside | undefined;
  /** What stands below it once it is over. */
  readonly end: ReactNode;
}

export interface Beside {
  readonly name: string;
  readonly secrets: RunCheck['secrets'];
  readonly inputs: NonNullable<RunCheck['inputs']>;
}

const pair = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});

const SPEEDS = [0.5, 1, 2, 4] as const;

/** A run to be watched: at any speed, from any stage, with another beside it. */
export function ReplayPlayer({ game, rules, board, secrets, inputs, beside, end }: ReplayPlayerProps) {
  const [run] = useState(() => new ReplayRun(rules, secrets, inputs, PAGE_CLOCK));
  useEffect(() => () => run.pause(), [run]);
  const other = useMemo(
    () => beside && new ReplayRun(rules, beside.secrets, beside.inputs, PAGE_CLOCK),
    [rules, beside],
  );
  useFollowing(other, run);
  const isPlaying = useSyncExternalStore(run.subscribe, () => run.isPlaying);
  const stage = useSyncExternalStore(run.subscribe, () => run.stage);
  const speed = useSyncExternalStore(run.subscribe, () => run.speed);
  const isOver = useSyncExternalStore(run.subscribe, () => run.isOver);
  return (
    <Stack gap={4}>
      <div css={pair}>
        <PlayFrame
          game={game}
          run={run}
          board={board}
          press={null}
          aside={
            <IconButton
              variant="secondary"
              label={isPlaying ? t.pause() : t.play({ what: 'replay' })}
              onClick={() => (isPlaying ? run.pause() : run.play())}
            >
              {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            </IconButton>
          }
        />
        {other && beside && (
          <div>
            <Text size={14} weight={600}>
              {beside.name}
            </Text>
            <PlayFrame game={game} of={beside.name} run={other} board={board} press={null} />
          </div>
        )}
      </div>
      {isOver && end}
      <Row gap={3} align="end" justify="space-between">
        <Row gap={1} role="group" aria-label={t.stages()}>
          {Array.from({ length: rules.stages }, (_, n) => (
            <Button
              key={n}
              size="small"
              aria-label={t.stageNumber({ number: n + 1 })}
              aria-pressed={n === stage}
              onClick={() => run.seek(n)}
            >
              {n + 1}
            </Button>
          ))}
        </Row>
        <Select
          label={t.speed()}
          value={String(speed)}
          onChange={({ target }) => run.setSpeed(Number(target.value))}
          options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
        />
      </Row>
    </Stack>
  );
}

/** Brings one run to where another is, whenever that moves. */
function useFollowing(run: ReplayRun | undefined, leader: ReplayRun): void {
  useEffect(() => {
    if (!run) return undefined;
    const follow = (): void => run.seek(leader.stage, leader.at);
    follow();
    return leader.subscribe(follow);
  }, [run, leader]);
}
