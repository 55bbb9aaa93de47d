import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE, SECOND } from '../shared/time.ts';
import type { Cut } from '../video/cut-recording.ts';

/** What of a live stream can be kept: so many seconds before the moment at which a viewer pressed Clip. */
export const CLIP_LENGTHS = [15, 30, 60] as const;
export type ClipLength = (typeof CLIP_LENGTHS)[number];
export const CLIP_LONGEST = 60 satisfies ClipLength;
/** Less is no clip, in seconds: the stream has just begun to be recorded. */
export const CLIP_SHORTEST = 5;
/** A moment can be clipped so long after it, while its title is thought of. */
export const CLIP_MOMENT_KEPT = 5 * MINUTE;
/** Characters. */
export const CLIP_TITLE_MAX = 100;
/** What staff say who delete one; characters. */
export const CLIP_REASON_MIN = 5;
export const CLIP_REASON_MAX = 300;
/** Of one viewer, of one stream. */
export const CLIPS_PER_HOUR = 20;
export const CLIPS_PER_STREAM = 200;
/** Of all clips of a streamer, in bytes: they outlive the recordings that they are made of. */
export const CLIPPED_BYTES_MAX = 5_000_000_000;

/** Whether a viewer can clip a stream at this moment, and if not, why. */
export const CLIPPINGS = ['offered', 'unrecorded', 'off', 'hidden', 'over'] as const;
export type Clipping = (typeof CLIPPINGS)[number];

/** Which clips an account lists: of its own streams, or those it has made. */
export const CLIPS_SHOWN = ['streamed', 'made'] as const;
export type ClipsShown = (typeof CLIPS_SHOWN)[number];

export interface ClippingAsked {
  /** The streamer clips the own stream whatever others may. */
  readonly isOwn: boolean;
  /** Whether others may. */
  readonly isAllowed: boolean;
  /** Whether viewer and streamer hide from each other. */
  readonly isBlocked: boolean;
  /** Whether the stream is on, or was a moment ago. */
  readonly isOn: boolean;
  readonly isRecorded: boolean;
}

export function clippingOf({ isOwn, isAllowed, isBlocked, isOn, isRecorded }: ClippingAsked): Clipping {
  if (!isOn) return 'over';
  if (isBlocked) return 'hidden';
  if (!isAllowed && !isOwn) return 'off';
  return isRecorded ? 'offered' : 'unrecorded';
}

/** Refusals: STREAM_OVER, BLOCKED, CLIPS_OFF, CLIP_UNRECORDED. */
export function ruleOnClipping(asked: ClippingAsked): Ruling<void> {
  switch (clippingOf(asked)) {
    case 'over':
      return refuse('STREAM_OVER');
    case 'hidden':
      return refuse('BLOCKED');
    case 'off':
      return refuse('CLIPS_OFF');
    case 'unrecorded':
      return refuse('CLIP_UNRECORDED');
    case 'offered':
      return allow(undefined);
  }
}

/** Whether a moment of a stream can be clipped: it is on, or was a short time ago, or its streamer has marked it. */
export const isOnFor = (
  { endedAt, endReason }: { readonly endedAt: number | null; readonly endReason: string | null },
  at: number,
  isMarked: boolean,
): boolean => endReason === null && (isMarked || endedAt === null || at - endedAt < CLIP_MOMENT_KEPT);

export interface ClipKept {
  /** Clips of the stream. */
  readonly clips: number;
  /** Whether the streamer has marked the moment: it can be clipped for as long as its recording is kept. */
  readonly isMarked: boolean;
  /** What clips of the streamer take, and what this one takes. */
  readonly keptBytes: number;
  readonly bytes: number;
}

/** What there is to keep; null where nothing is stored yet. Refusals: CLIP_TOO_SOON. */
export const ruleOnLength = (cut: Cut | null): Ruling<Cut> =>
  cut !== null && cut.seconds >= CLIP_SHORTEST
    ? allow(cut)
    : refuse('CLIP_TOO_SOON', { data: { seconds: CLIP_SHORTEST } });

/** Refusals: CLIP_TOO_SOON, CLIP_MOMENT_GONE, CLIPS_FULL. */
export function ruleOnCut(cut: Cut, kept: ClipKept): Ruling<Cut> {
  // Of the film itself, whatever clocks say.
  if (!kept.isMarked && cut.after * SECOND > CLIP_MOMENT_KEPT) return refuse('CLIP_MOMENT_GONE');
  const isFull = kept.clips >= CLIPS_PER_STREAM || kept.keptBytes + kept.bytes > CLIPPED_BYTES_MAX;
  return isFull ? refuse('CLIPS_FULL') : ruleOnLength(cut);
}

/** Where in which recording a viewer pressed Clip: the last segment that was kept. */
export interface Moment {
  readonly recordingId: string;
  readonly last: number;
}

export const writeMoment = ({ recordingId, last }: Moment): string => `${recordingId}.${last}`;

/** Null for what names no moment. */
export function readMoment(moment: string): Moment | null {
  const [, recordingId, last] = /^([\w-]{1,64})\.(\d{1,9})$/.exec(moment) ?? [];
  return recordingId === undefined ? null : { recordingId, last: Number(last) };
}
