import { expect, it } from 'vitest';
import type { Ruling } from '../shared/refusals.ts';
import {
  OPERATION_KINDS,
  type Target,
  askServer,
  askServers,
  decideShutdown,
  outcomeOf,
  slotOf,
} from './operations.ts';

const codeOf = (ruling: Ruling<unknown>) => (ruling.ok ? 'ok' : ruling.refusal.code);
const target = (change: Partial<Target> = {}): Target => ({
  isSample: false,
  isSupervised: true,
  isHeard: true,
  ...change,
});

it('a server that is a sample, silent, or restarted by nobody refuses with the reason (AS-07)', () => {
  expect(codeOf(askServer('restart', target()))).toBe('ok');
  expect(codeOf(askServer('restart', target({ isSample: true, isHeard: false })))).toBe('SAMPLE_SERVER');
  expect(codeOf(askServer('refresh', target({ isSample: true })))).toBe('SAMPLE_SERVER');
  expect(codeOf(askServer('refresh', target({ isHeard: false })))).toBe('SERVER_SILENT');
  expect(codeOf(askServer('restart', target({ isSupervised: false })))).toBe('NO_SUPERVISOR');
  expect(codeOf(askServer('refresh', target({ isSupervised: false })))).toBe('ok');
});

it('all servers are those that are heard, and none is restarted when one would stay away', () => {
  const servers = [target(), target({ isSample: true }), target({ isHeard: false })];
  expect(askServers('restart', servers)).toEqual({ ok: true, value: [servers[0]] });
  expect(codeOf(askServers('restart', [...servers, target({ isSupervised: false })]))).toBe('NO_SUPERVISOR');
  expect(codeOf(askServers('clear-cache', servers.slice(1)))).toBe('SERVER_SILENT');
});

it('a shutdown is confirmed by another administrator within its time, and called off by anybody of them (AS-16)', () => {
  const asked = { state: 'asked', askedBy: 'one', endsAt: 100 } as const;
  const decide = (id: string, confirms: boolean, now = 50, operation: Parameters<typeof decideShutdown>[1] = asked) =>
    decideShutdown({ id, role: 'administrator' }, operation, confirms, now);
  expect(decide('two', true)).toEqual({ ok: true, value: 'running' });
  expect(codeOf(decide('one', true))).toBe('SECOND_ADMINISTRATOR');
  expect(decide('one', false)).toEqual({ ok: true, value: 'refused' });
  expect(codeOf(decide('two', true, 100))).toBe('OPERATION_OVER');
  expect(codeOf(decide('two', true, 50, { ...asked, state: 'running' }))).toBe('OPERATION_OVER');
  expect(codeOf(decideShutdown({ id: 'two', role: 'senior_moderator' }, asked, true, 50))).toBe('FORBIDDEN');
});

it('an operation goes on while one server has its part before it, and is done when all are', () => {
  expect(outcomeOf(['done', 'running'])).toBeNull();
  expect(outcomeOf(['waiting', 'failed'])).toBeNull();
  expect(outcomeOf(['done', 'done'])).toBe('done');
  for (const state of ['failed', 'silent', 'left'] as const) expect(outcomeOf(['done', state])).toBe('failed');
});

it('of each kind one operation runs at a time, but servers are read whenever somebody asks', () => {
  expect(OPERATION_KINDS.filter((kind) => slotOf(kind) === null)).toEqual(['refresh']);
});
