import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { tidyLine } from '../shared/text.ts';

/** Of one replay. */
export const HIGHLIGHTS_MAX = 20;
/** In characters as people count them. */
export const HIGHLIGHT_TEXT_MAX = 80;
/** 599:59, the last moment that `mm:ss` with three digits of minutes can name within ten hours. */
export const MOMENT_SECONDS_MAX = 35_999;

/** What a player may upload of a battle: one video for each replay. */
export const CLIP_TYPES = ['video/mp4', 'video/webm'] as const;
export type ClipType = (typeof CLIP_TYPES)[number];
export const CLIP_BYTES_MAX = 20 * 1024 * 1024;
/** Of one player, over all replays: they share the database. */
export const CLIPS_MAX = 20;

/** Characters of a moment as it is typed: `599:59`. */
export const MOMENT_TEXT_MAX = 6;

/** `07:30` for 450. */
export const momentText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds of `7:30` or `07:30`; null for anything else. */
export function parseMoment(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const moment = Number(minutes) * 60 + Number(seconds);
  return moment <= MOMENT_SECONDS_MAX ? moment : null;
}

export interface Highlight {
  readonly atSeconds: number;
  readonly text: string;
}

/** A moment that a player marks: a place in the recording and a few words on one line. */
export function acceptHighlight(atSeconds: number, text: string): Ruling<Highlight> {
  if (!Number.isInteger(atSeconds) || atSeconds < 0 || atSeconds > MOMENT_SECONDS_MAX)
    return refuse('BAD_INPUT', { field: 'atSeconds', data: { max: MOMENT_SECONDS_MAX } });
  const line = acceptHighlightText(text);
  return line.ok ? allow({ atSeconds, text: line.value }) : line;
}

/** The words of a moment, on one line. */
export function acceptHighlightText(text: string): Ruling<string> {
  const line = tidyLine(text).replaceAll(/\s+/gu, ' ').trim();
  const length = Array.from(line).length;
  if (length > HIGHLIGHT_TEXT_MAX || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(line))
    return refuse('BAD_INPUT', { field: 'text', data: { max: HIGHLIGHT_TEXT_MAX } });
  return allow(line);
}
