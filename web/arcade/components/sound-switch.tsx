import { Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameId } from '../../../domain/arcade/games.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { RunPhase } from '../live-run.ts';
import { type Sound, isSoundOn, keepSound, play } from '../sound.ts';
import * as t from '../__generated__/messages.ts';

/** Whether this browser plays sounds, and what plays those of a game if so; the end of a run is heard by itself. */
export function useSounds(
  game: GameId,
  phase: RunPhase,
): {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly hear: (sound: Sound) => void;
} {
  const [isOn, setOn] = useState(isSoundOn);
  const toggle = (): void => {
    keepSound(!isOn);
    setOn(!isOn);
    if (!isOn) play(game, 'stage');
  };
  const hear = useCallback((sound: Sound) => void (isOn && play(game, sound)), [isOn, game]);
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (wasPlaying.current && (phase === 'handing-in' || phase === 'over')) hear('end');
    if (phase !== 'waiting') wasPlaying.current = phase === 'playing';
  }, [phase, hear]);
  return { isOn, toggle, hear };
}

interface SoundSwitchProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

export const SoundSwitch = ({ isOn, onToggle }: SoundSwitchProps) => (
  <IconButton label={t.sounds()} aria-pressed={isOn} onClick={onToggle}>
    {isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
  </IconButton>
);
