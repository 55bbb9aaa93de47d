import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Captions {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The first channel: others are the same words in another language, and would stand over each other. */
const captionsIn = (video: HTMLVideoElement | null): TextTrack | null =>
  [...(video?.textTracks ?? [])].find(({ kind }) => kind === 'captions') ?? null;

/** The captions that the picture itself carries: there from the first that is shown, and null without any. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, isPlayed: boolean): Captions | null {
  const [track, setTrack] = useState<TextTrack | null>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const tracks = isPlayed ? ref.current?.textTracks : undefined;
    if (!tracks) return;
    const look = () => setTrack(captionsIn(ref.current));
    const told = ['addtrack', 'removetrack'] as const;
    for (const name of told) tracks.addEventListener(name, look);
    look();
    return () => {
      for (const name of told) tracks.removeEventListener(name, look);
    };
  }, [ref, isPlayed]);
  useEffect(() => {
    const shown = captionsIn(ref.current);
    if (shown) shown.mode = isOn ? 'showing' : 'hidden';
  }, [ref, track, isOn]);
  const toggle = useCallback(() => setIsOn((before) => !before), []);
  return track && { isOn, toggle };
}
