import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NoticeRule } from '../../../domain/shared/notice.ts';
import type { ToldRule } from '../../../domain/shared/told.ts';
import { personal } from '../../../db/client/personal-data.ts';
import { replays } from '../../../db/results/replay.table.ts';
import type { Contested } from './contested.ts';
import { foldRooms } from './fold-rooms.ts';
import type { JobHandler, Room } from './room.ts';
import type { Running } from './running.ts';
import type { Streamed } from './streamed.ts';
import { route } from '../http/route.ts';

const work: JobHandler = () => Promise.resolve();
const streamed: Streamed = { listOwn: () => Promise.resolve([]), describe: () => Promise.resolve(null) };
const running: Running = { entities: [], list: () => Promise.resolve([]) };
const contested: Contested = {
  decisions: [],
  lock: () => Promise.resolve(),
  describe: () => Promise.resolve(new Map()),
  disputable: () => Promise.resolve([]),
  file: () => Promise.resolve(),
  decide: () => Promise.resolve(),
};
const place = () => Promise.resolve(null);
const routeOf = (path: string, operation: string) =>
  route({
    method: 'GET',
    path,
    operation,
    summary: 'X',
    params: {},
    access: 'own',
    answers: z.int(),
    refusals: [],
    answer: () => Promise.resolve(1),
  });
const tells: NoticeRule = { types: ['friend.requested', 'friend.accepted'], noticesOf: () => [] };
const program: ToldRule = {
  kind: 'friend.accepted',
  form: 'Friend',
  version: 1,
  says: 'Two are friends.',
  body: z.object({}),
  as: 'wager.placed',
  about: 'battle',
  example: { what: 'friend.accepted' },
  dataOf: () => ({}),
};
const one = (part: Partial<Room>): Room => ({ name: 'one', ...part });
const other = (part: Partial<Room>): Room => ({ name: 'other', ...part });

describe('rooms put together', () => {
  it.each<[what: string, first: Partial<Room>, second: Partial<Room>]>([
    ['the job mail.send', { jobs: { 'mail.send': work } }, { jobs: { 'mail.send': work } }],
    ['the job house.keep', { jobs: { 'house.keep': work } }, { routines: { 'house.keep': { everyMs: 1, run: work } } }],
    ['the shared answer Board', { shared: { Board: [] } }, { shared: { Board: [] } }],
    ['the task look', { tasks: { look: () => Promise.resolve(0) } }, { tasks: { look: () => Promise.resolve(0) } }],
    ['the line send', { lines: { send: () => Promise.resolve(0) } }, { lines: { send: () => Promise.resolve(0) } }],
    ['the contest battle', { contested: { battle: contested } }, { contested: { battle: contested } }],
    ['the contest on streams arcade', { streamed: { arcade: streamed } }, { streamed: { arcade: streamed } }],
    ['the running contest arcade', { running: { arcade: running } }, { running: { arcade: running } }],
    ['the place stream', { places: { stream: place } }, { places: { stream: place } }],
    ['the topic team', { topics: ['team'] }, { topics: ['team'] }],
    ['the entity alert', { desks: { finance: ['alert'] } }, { desks: { fraud: ['alert'] } }],
    ['the notice friend.accepted', { notices: [tells] }, { notices: [{ ...tells, types: ['friend.accepted'] }] }],
    ['the told event friend.accepted', { told: [program] }, { told: [program] }],
    ['the purpose clip', { uploads: { clip: 'private, erased' } }, { uploads: { clip: 'public, erased' } }],
    [
      'the table replays',
      { personalData: { tables: [personal(replays, { fates: { creatorId: 'erased' } })] } },
      { personalData: { tables: [personal(replays, { fates: { creatorId: 'erased' } })] } },
    ],
    ['the route GET /api/x', { routes: [routeOf('/api/x', 'readX')] }, { routes: [routeOf('/api/x', 'readAnother')] }],
    ['the operation readX', { routes: [routeOf('/api/x', 'readX')] }, { routes: [routeOf('/api/y', 'readX')] }],
    [
      'the address /clips/',
      { files: [{ prefix: '/clips/', answer: () => Promise.resolve() }] },
      { files: [{ prefix: '/clips/', answer: () => Promise.resolve() }] },
    ],
  ])('refuse %s of two owners', (what, first, second) => {
    expect(() => foldRooms([one(first), other(second)])).toThrow(`${what} is claimed by one and by other`);
  });

  it('refuse two rooms of one name', () => {
    expect(() => foldRooms([one({}), one({})])).toThrow('the name one is claimed by one and by one');
  });

  it('answer the longest address first, and the jobs of routines among the jobs', () => {
    const answer = () => Promise.resolve();
    const wiring = foldRooms([
      one({ files: [{ prefix: '/media/', answer }], routines: { 'house.keep': { everyMs: 5, run: work } } }),
      other({ files: [{ prefix: '/media/clips/', answer }] }),
    ]);
    expect(wiring.files.map(({ prefix }) => prefix)).toEqual(['/media/clips/', '/media/']);
    expect(wiring.jobs.get('house.keep')).toBe(work);
  });

  it('tell of each shared answer what makes it stale, of queries and routes alike', () => {
    const { shared } = foldRooms([
      one({ shared: { Board: ['leaders.changed'] } }),
      other({
        routes: [{ ...routeOf('/api/x', 'readX'), sharedUntil: ['account.renamed'] }, routeOf('/api/y', 'readY')],
      }),
    ]);
    expect([...shared]).toEqual([
      ['Board', ['leaders.changed']],
      ['GET /api/x', ['account.renamed']],
    ]);
  });
});
