import { Volume2, VolumeX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { isSoundOn, keepSound, play } from '../sound.ts';
import type { RunChange } from './play-frame.tsx';

/** Whether this browser plays sounds, and what plays them if so. */
export function useSounds(): {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly hear: (change: RunChange) => void;
} {
  const [isOn, setOn] = useState(isSoundOn);
  const toggle = (): void => {
    keepSound(!isOn);
    setOn(!isOn);
    if (!isOn) play('stage');
  };
  const hear = useCallback((change: RunChange) => void (isOn && play(change)), [isOn]);
  return { isOn, toggle, hear };
}

interface SoundSwitchProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

export const SoundSwitch = ({ isOn, onToggle }: SoundSwitchProps) => (
  <IconButton label="Sounds" aria-pressed={isOn} onClick={onToggle}>
    {isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
  </IconButton>
);
