import { css } from '@emotion/react';
import {
  Captions as CaptionsIcon,
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Button } from '../../ui/form/button.tsx';
import { below } from '../../ui/tokens.ts';
import type { Captions } from '../hooks/use-captions.ts';
import { type Mark, SeekBar } from './seek-bar.tsx';
import * as t from '../__generated__/messages.ts';

interface PlayerControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Does something to the element. */
  readonly onChange: (change: (element: HTMLVideoElement) => void) => void;
  /** Whether one can go to and fro. */
  readonly isPast: boolean;
  readonly marks: readonly Mark[];
  /** Seconds behind what happens; null while it is not known. */
  readonly delay: () => number | null;
  readonly onCatchUp: () => void;
  /** Null where the picture carries none. */
  readonly captions: Captions | null;
  readonly onFullScreen: () => void;
  readonly isWide: boolean;
  /** Null where the page has no wide view; narrow pages are in one column anyway. */
  readonly onTheatre: (() => void) | null;
}

const bar = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-2)',
  background: 'var(--scrim)',
  color: 'var(--text)',
});
const inRows = css({ [below.small]: { flexWrap: 'wrap' } });
const loudness = css({ width: 84, accentColor: 'var(--ember)', [below.small]: { display: 'none' } });
const onWidePages = css({ [below.large]: { display: 'none' } });
const end = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-1)', marginInlineStart: 'auto' });

/** Figures of an element that has no other way to tell than to be asked. */
const ASK_EVERY_MS = 1_000;

/** Play, sound, how far behind, and the ways to see it larger. */
export function PlayerControls(props: PlayerControlsProps) {
  const { video, onChange, isPast, marks, delay, onCatchUp, captions, onFullScreen, isWide, onTheatre } = props;
  const [isPaused, setIsPaused] = useState(true);
  const [sound, setSound] = useState({ isMuted: true, volume: 1 });
  const [behind, setBehind] = useState<number | null>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const look = () => {
      setIsPaused(element.paused);
      setSound({ isMuted: element.muted, volume: element.volume });
    };
    const told = ['play', 'pause', 'volumechange'] as const;
    for (const name of told) element.addEventListener(name, look);
    look();
    return () => {
      for (const name of told) element.removeEventListener(name, look);
    };
  }, [video]);
  useEffect(() => {
    const timer = setInterval(() => setBehind(delay()), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [delay]);

  const toggle = (): void =>
    onChange((element) => {
      if (!element.paused) return element.pause();
      onCatchUp();
      void element.play().catch(() => undefined);
    });
  const setVolume = (volume: number): void =>
    onChange((element) => {
      element.volume = volume;
      element.muted = volume === 0;
    });
  const isSilent = sound.isMuted || sound.volume === 0;
  return (
    <div css={[bar, isPast && inRows]}>
      <IconButton label={isPaused ? t.play() : t.pause()} size="small" onClick={toggle}>
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={isSilent ? t.unmute() : t.mute()}
        size="small"
        onClick={() =>
          onChange((element) => {
            element.muted = !element.muted;
          })
        }
      >
        {isSilent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </IconButton>
      <input
        css={loudness}
        type="range"
        aria-label={t.volume()}
        min={0}
        max={1}
        step={0.05}
        value={isSilent ? 0 : sound.volume}
        onChange={(event) => setVolume(event.target.valueAsNumber)}
      />
      {isPast && <SeekBar video={video} marks={marks} onChange={onChange} />}
      <div css={end}>
        {behind === null ? null : (
          <Button
            size="small"
            variant="ghost"
            onClick={onCatchUp}
            aria-label={t.behindGoToLive({ seconds: behind.toFixed(1) })}
          >
            {behind.toFixed(1)} s
          </Button>
        )}
        {captions && (
          <IconButton label={t.captions()} size="small" aria-pressed={captions.isOn} onClick={captions.toggle}>
            <CaptionsIcon aria-hidden="true" />
          </IconButton>
        )}
        {onTheatre ? (
          <IconButton css={onWidePages} label={t.wideView()} size="small" aria-pressed={isWide} onClick={onTheatre}>
            <RectangleHorizontal aria-hidden="true" />
          </IconButton>
        ) : null}
        {document.pictureInPictureEnabled ? (
          <IconButton
            label={t.pictureInPicture()}
            size="small"
            onClick={() => {
              const change = document.pictureInPictureElement
                ? document.exitPictureInPicture()
                : video.current?.requestPictureInPicture();
              void change?.catch(() => undefined);
            }}
          >
            <PictureInPicture2 aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton label={t.fullScreen()} size="small" onClick={onFullScreen}>
          <Maximize aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
