import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { SECOND } from '../shared/time.ts';
import type { Cut } from '../video/cut-recording.ts';

/** Moments of a recording that its streamer has kept while it was live. */
export const MARKERS_MAX = 100;
/** Whoever sets a marker has seen what it is for: a player begins so many seconds before it. */
export const MARKER_LEAD_S = 10;

export interface MarkingAsked {
  /** Whether the one who asks is its streamer, or keeps order in its chat. */
  readonly isTheirs: boolean;
  readonly isOn: boolean;
  /** What is recorded up to the moment; null where nothing is. */
  readonly cut: Cut | null;
  /** Markers of the recording. */
  readonly markers: number;
}

/** Where a marker lies: at the end of what is stored, so that no clock moves it. */
export interface Marked {
  /** In the film of the recording, in milliseconds. */
  readonly atMs: number;
  /** The number of the last segment before it. */
  readonly segment: number;
}

/** Refusals: FORBIDDEN, STREAM_OVER, MARKER_UNRECORDED, MARKERS_FULL. */
export function ruleOnMarking({ isTheirs, isOn, cut, markers }: MarkingAsked): Ruling<Marked> {
  if (!isTheirs) return refuse('FORBIDDEN');
  if (!isOn) return refuse('STREAM_OVER');
  if (cut === null || cut.seconds === 0) return refuse('MARKER_UNRECORDED');
  if (markers >= MARKERS_MAX) return refuse('MARKERS_FULL', { data: { most: MARKERS_MAX } });
  return allow({ atMs: Math.round((cut.from + cut.seconds) * SECOND), segment: cut.last });
}
