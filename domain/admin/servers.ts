import { HOUR, MINUTE, SECOND } from '../shared/time.ts';

export const SERVER_STATES = ['online', 'warning', 'maintenance', 'offline', 'unknown'] as const;
export type ServerState = (typeof SERVER_STATES)[number];

/** How often a server writes down how it is. */
export const VITALS_EVERY = 5 * SECOND;

/** A server that has written nothing for so long counts as down; one that is ahead of us by more has another clock. */
export const SILENT_AFTER = 20 * SECOND;

/** How a server is, as it measured itself. */
export interface Vitals {
  /** Percent; null where the machine does not tell. */
  readonly cpu: number | null;
  readonly memory: number | null;
  readonly disk: number | null;
  /** Bytes a second; null where the machine does not tell. */
  readonly bytesIn: number | null;
  readonly bytesOut: number | null;
  /** Milliseconds that the process was late in answering to itself, of a hundred times the second worst. */
  readonly loopDelayMs: number;
  /** Jobs that are due, up to a thousand. */
  readonly jobsDue: number;
  /** Events that the slowest subscriber has not had. */
  readonly eventsBehind: number;
}

export interface ServerSign extends Vitals {
  /** Of a sample: what it shows does not age. */
  readonly isSample: boolean;
  readonly lastSeen: number;
  /** When it said goodbye; null while it runs. */
  readonly stoppedAt: number | null;
  readonly isDraining: boolean;
}

type Level = 'fine' | 'high' | 'critical';

/** From which percent on CPU, memory and disk are high and critical (AS-09). */
const BOUNDS = { cpu: [75, 90], memory: [75, 90], disk: [70, 85] } as const;
export type Load = keyof typeof BOUNDS;

export function levelOf(load: Load, percent: number): Level {
  const [high, critical] = BOUNDS[load];
  return percent >= critical ? 'critical' : percent >= high ? 'high' : 'fine';
}

/** From here on a server is warned of, whatever its load. */
const LOOP_DELAY_MS = 250;
const JOBS_DUE = 500;
const EVENTS_BEHIND = 1_000;

const isStrained = ({ cpu, memory, disk, loopDelayMs, jobsDue, eventsBehind }: Vitals): boolean =>
  Object.entries({ cpu, memory, disk }).some(
    ([load, percent]) => percent !== null && levelOf(load as Load, percent) === 'critical',
  ) ||
  loopDelayMs >= LOOP_DELAY_MS ||
  jobsDue >= JOBS_DUE ||
  eventsBehind >= EVENTS_BEHIND;

/** How a server is, at an instant of our own clock. One whose clock is ahead of ours, or that could not measure, is unknown. */
export function serverStateOf(server: ServerSign, now: number, isMaintenance: boolean): ServerState {
  if (!server.isSample) {
    if (server.stoppedAt !== null || now - server.lastSeen > SILENT_AFTER) return 'offline';
    if (server.lastSeen - now > SILENT_AFTER) return 'unknown';
  }
  if (server.isDraining || isMaintenance) return 'maintenance';
  if (isStrained(server)) return 'warning';
  return server.cpu === null && server.memory === null ? 'unknown' : 'online';
}

/** When a server was read last, in words. */
export function lastCheckOf(server: Pick<ServerSign, 'isSample' | 'lastSeen'>, now: number): string {
  if (server.isSample) return 'Sample, not measured';
  const age = Math.max(0, now - server.lastSeen);
  const ago = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'} ago`;
  if (age < SECOND) return 'Just now';
  if (age < MINUTE) return ago(Math.floor(age / SECOND), 'second');
  return age < HOUR ? ago(Math.floor(age / MINUTE), 'minute') : ago(Math.floor(age / HOUR), 'hour');
}

/** What was watched of one server or of several: milliseconds, of them those it was up, calls, and how long they took. */
export interface Watched {
  readonly watchedMs: number;
  readonly upMs: number;
  readonly calls: number;
  readonly answerMs: number;
}

export const NOTHING_WATCHED: Watched = { watchedMs: 0, upMs: 0, calls: 0, answerMs: 0 };

export const addWatched = (one: Watched, other: Watched): Watched => ({
  watchedMs: one.watchedMs + other.watchedMs,
  upMs: one.upMs + other.upMs,
  calls: one.calls + other.calls,
  answerMs: one.answerMs + other.answerMs,
});

/**
 * What the time since a server was seen last adds. A gap is no time that it was up, whether it was away or could not
 * store anything; a clock that was set back adds nothing.
 */
export function watchedSince(lastSeen: number, now: number): Pick<Watched, 'watchedMs' | 'upMs'> {
  const passed = Math.max(0, now - lastSeen);
  return { watchedMs: passed, upMs: passed > SILENT_AFTER ? 0 : passed };
}

/** Percent with one decimal; null while nothing was watched. Nothing that was ever down is said to be whole. */
export function uptimeOf({ watchedMs, upMs }: Watched): number | null {
  if (watchedMs === 0) return null;
  const percent = Math.round((upMs / watchedMs) * 1_000) / 10;
  return upMs < watchedMs ? Math.min(99.9, percent) : percent;
}

/** Whole milliseconds of a call on average; null without any. */
export const responseMsOf = ({ calls, answerMs }: Watched): number | null =>
  calls === 0 ? null : Math.round(answerMs / calls);
