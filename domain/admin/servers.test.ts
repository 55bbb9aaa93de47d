import { expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../shared/time.ts';
import {
  NOTHING_WATCHED,
  SILENT_AFTER,
  type ServerSign,
  addWatched,
  lastCheckOf,
  levelOf,
  responseMsOf,
  serverStateOf,
  uptimeOf,
  watchedSince,
} from './servers.ts';

const NOW = 1_000_000_000;
const server = (change: Partial<ServerSign> = {}): ServerSign => ({
  isSample: false,
  lastSeen: NOW,
  stoppedAt: null,
  isDraining: false,
  cpu: 10,
  memory: 20,
  disk: 30,
  bytesIn: 0,
  bytesOut: 0,
  loopDelayMs: 1,
  jobsDue: 0,
  eventsBehind: 0,
  ...change,
});
const stateOf = (change: Partial<ServerSign>, isMaintenance = false) =>
  serverStateOf(server(change), NOW, isMaintenance);

it('CPU and memory are high from 75 and critical from 90 percent, a disk from 70 and 85 (AS-09)', () => {
  for (const load of ['cpu', 'memory'] as const)
    expect([74, 75, 89, 90].map((percent) => levelOf(load, percent))).toEqual(['fine', 'high', 'high', 'critical']);
  expect([69, 70, 84, 85].map((percent) => levelOf('disk', percent))).toEqual(['fine', 'high', 'high', 'critical']);
});

it('a server is online, under strain, in maintenance, offline or unknown by what it wrote and when (EN-63)', () => {
  expect(stateOf({})).toBe('online');
  expect(stateOf({ cpu: 89, memory: 89, disk: 84 })).toBe('online');
  for (const strain of [
    { cpu: 90 },
    { memory: 90 },
    { disk: 85 },
    { loopDelayMs: 250 },
    { jobsDue: 500 },
    { eventsBehind: 1_000 },
  ])
    expect(stateOf(strain)).toBe('warning');
  expect(stateOf({}, true)).toBe('maintenance');
  expect(stateOf({ isDraining: true, cpu: 99 })).toBe('maintenance');
  expect(stateOf({ stoppedAt: NOW })).toBe('offline');
  expect(stateOf({ cpu: null, memory: null })).toBe('unknown');
});

it('a server that has written nothing for twenty seconds is offline, one whose clock is ahead by more is unknown', () => {
  expect(stateOf({ lastSeen: NOW - SILENT_AFTER })).toBe('online');
  expect(stateOf({ lastSeen: NOW - SILENT_AFTER - 1 })).toBe('offline');
  expect(stateOf({ lastSeen: NOW - SILENT_AFTER - 1 }, true)).toBe('offline');
  expect(stateOf({ lastSeen: NOW + SILENT_AFTER })).toBe('online');
  expect(stateOf({ lastSeen: NOW + SILENT_AFTER + 1 })).toBe('unknown');
});

it('a sample does not age, and says that it is one', () => {
  expect(stateOf({ isSample: true, lastSeen: 0 })).toBe('online');
  expect(lastCheckOf({ isSample: true, lastSeen: 0 }, NOW)).toBe('Sample, not measured');
});

it('when a server was read last is said in words', () => {
  const after = (age: number) => lastCheckOf({ isSample: false, lastSeen: NOW - age }, NOW);
  expect([0, SECOND, 59 * SECOND, MINUTE, 59 * MINUTE, HOUR, 30 * HOUR].map(after)).toEqual([
    'Just now',
    '1 second ago',
    '59 seconds ago',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '30 hours ago',
  ]);
  expect(after(-5 * SECOND)).toBe('Just now');
});

it('uptime is what was watched less the gaps, and no outage is rounded away (AS-05)', () => {
  const watch = (lastSeen: number, now: number) => ({ ...NOTHING_WATCHED, ...watchedSince(lastSeen, now) });
  expect(watchedSince(NOW, NOW + 5 * SECOND)).toEqual({ watchedMs: 5 * SECOND, upMs: 5 * SECOND });
  expect(watchedSince(NOW, NOW + HOUR)).toEqual({ watchedMs: HOUR, upMs: 0 });
  expect(watchedSince(NOW, NOW - HOUR)).toEqual({ watchedMs: 0, upMs: 0 });
  expect(uptimeOf(NOTHING_WATCHED)).toBeNull();
  expect(uptimeOf({ ...NOTHING_WATCHED, watchedMs: 1_000_000, upMs: 999_999 })).toBe(99.9);
  const half = addWatched(watch(NOW, NOW + 10 * SECOND), { ...NOTHING_WATCHED, watchedMs: 10 * SECOND });
  expect(uptimeOf(half)).toBe(50);
});

it('the response time is the mean over all calls, not over servers (AS-05)', () => {
  const busy = { ...NOTHING_WATCHED, calls: 99, answerMs: 99 * 100 };
  const idle = { ...NOTHING_WATCHED, calls: 1, answerMs: 5_000 };
  expect(responseMsOf(addWatched(busy, idle))).toBe(149);
  expect(responseMsOf(NOTHING_WATCHED)).toBeNull();
});
