import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { SpinnerRing } from '../../ui/layout/spinner.tsx';
import { below } from '../../ui/tokens.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useCaptions } from '../hooks/use-captions.ts';
import { useLiveVideo } from '../hooks/use-live-video.ts';
import { PlayerControls } from './player-controls.tsx';
import type { Mark } from './seek-bar.tsx';
import * as t from '../__generated__/messages.ts';

export interface PlayerProps {
  /** The address that the API answers as `hls`; null while nothing can be watched. */
  readonly source: string | null;
  /** What is playing, for those who do not see it. */
  readonly title: string;
  /** Whether it is a recording, in which one goes to and fro. */
  readonly isPast?: boolean;
  /** Moments of a recording that its slider shows. */
  readonly marks?: readonly Mark[];
  /** Where in a recording to go on, in seconds; each new object goes there. */
  readonly goTo?: { readonly at: number } | null;
  /** What stands in place of the picture without a source. */
  readonly offline?: string;
  /** Told when the picture moves: at its beginning, and after each time that it had to wait. */
  readonly onPlaying?: () => void;
  /** Told when somebody switches to the wide view and back; without it none is offered. */
  readonly onTheatre?: (isOn: boolean) => void;
}

/** The window of a phone on its side; with a keyboard over it one that stands is not so wide. */
const LYING = '@media (max-height: 499.98px) and (min-aspect-ratio: 4/3)';

const stage = css({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 'var(--radius-l)',
  background: 'var(--bg-0)',
  border: '1px solid var(--line)',
  ':fullscreen': { borderRadius: 0, border: 0 },
  // A phone that lies: the picture has all of its height.
  [LYING]: { height: '100dvh', aspectRatio: 'auto', borderRadius: 0, border: 0 },
});
const picture = css({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  display: 'block',
  // What browsers write over a picture stands above the controls.
  '::-webkit-media-text-track-container': { transform: 'translateY(-52px)' },
  // Browsers take a twentieth of the picture's height, which on a phone nobody reads.
  '::cue': { fontSize: 'max(16px, 1em)' },
});
/** The controls of a recording take two rows there. */
const pastPicture = css({
  [below.small]: { '::-webkit-media-text-track-container': { transform: 'translateY(-96px)' } },
});
const over = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
  background: 'var(--scrim)',
  color: 'var(--text)',
  textAlign: 'center',
});
const spinner = css({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', pointerEvents: 'none' });

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, [contenteditable]') === true;

const VOLUME_STEP = 0.1;
const SEEK_STEP_S = 10;

const NO_MARKS: NonNullable<PlayerProps['marks']> = [];

/** A live stream, or the recording of one, with its controls. It begins without sound, as browsers ask. */
export function Player({
  source,
  title,
  isPast = false,
  marks = NO_MARKS,
  goTo = null,
  offline = t.nobodyIsLiveHereNow(),
  onPlaying,
  onTheatre,
}: PlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWide, setIsWide] = useState(false);
  const { state, delay, catchUp } = useLiveVideo(video, source, attempt, isPast);

  const captions = useCaptions(video, source !== null);

  const isPlaying = state === 'playing';
  const tellPlaying = useEffectEvent(() => onPlaying?.());
  useEffect(() => {
    if (isPlaying) tellPlaying();
  }, [isPlaying]);

  useEffect(() => {
    // Refused where the page was not touched yet and sound is on; the button starts it then.
    void video.current?.play().catch(() => undefined);
  }, [source, attempt]);

  useEffect(() => {
    if (!video.current || !goTo) return;
    video.current.currentTime = goTo.at;
    place.current?.scrollIntoView({ block: 'nearest' });
    void video.current.play().catch(() => undefined);
  }, [goTo]);

  // Who turns the phone wants to see the picture, unless something is being typed.
  const isLying = useMedia(LYING.replace('@media ', ''));
  useEffect(() => {
    if (isLying && source !== null && !isTyping()) place.current?.scrollIntoView({ block: 'start' });
  }, [isLying, source]);

  const theatre = onTheatre
    ? () => {
        setIsWide(!isWide);
        onTheatre(!isWide);
      }
    : null;
  const fullScreen = (): void => {
    const change = document.fullscreenElement ? document.exitFullscreen() : place.current?.requestFullscreen();
    void change?.catch(() => undefined);
  };
  const pressed = (event: KeyboardEvent): void => {
    const element = video.current;
    // A slider or a button has keys of its own.
    if (!element || event.ctrlKey || event.metaKey || event.altKey || event.target !== place.current) return;
    const keys: Readonly<Record<string, () => void>> = {
      ' ': () => void (element.paused ? element.play().catch(() => undefined) : element.pause()),
      k: () => void (element.paused ? element.play().catch(() => undefined) : element.pause()),
      m: () => (element.muted = !element.muted),
      f: fullScreen,
      t: () => theatre?.(),
      c: () => captions?.toggle(),
      ...(isPast && {
        ArrowLeft: () => (element.currentTime = Math.max(0, element.currentTime - SEEK_STEP_S)),
        ArrowRight: () => (element.currentTime = Math.min(element.duration, element.currentTime + SEEK_STEP_S)),
      }),
      ArrowUp: () => (element.volume = Math.min(1, element.volume + VOLUME_STEP)),
      ArrowDown: () => (element.volume = Math.max(0, element.volume - VOLUME_STEP)),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (source === null)
    return (
      <div css={stage}>
        <div css={over}>
          <p>{offline}</p>
        </div>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole player, as players have
    <div
      ref={place}
      css={stage}
      role="region"
      aria-label={t.playerOf({ title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that its keys work
      tabIndex={0}
      onKeyDown={pressed}
    >
      <video ref={video} css={[picture, isPast && pastPicture]} muted autoPlay playsInline aria-label={title} />
      {state === 'loading' || state === 'waiting' ? (
        <div css={spinner} role="status" aria-label={t.loadingTheStream()}>
          <SpinnerRing />
        </div>
      ) : null}
      {state === 'failed' ? (
        <div css={over} role="alert">
          <p>{t.theStreamDoesNotLoad()}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t.tryAgain()}</Button>
        </div>
      ) : (
        <PlayerControls
          video={video}
          onChange={(change) => {
            if (video.current) change(video.current);
          }}
          isPast={isPast}
          marks={marks}
          delay={delay}
          onCatchUp={catchUp}
          captions={captions}
          onFullScreen={fullScreen}
          isWide={isWide}
          onTheatre={theatre}
        />
      )}
    </div>
  );
}
