import { expect, it } from 'vitest';
import { SERVER_WORDS, errandWords, loadTone, networkWords, strainWords, uptimeWords } from './server-words.ts';

it('a server is green online, yellow warned of, blue in maintenance, red offline and grey unknown (AS-08)', () => {
  expect(Object.entries(SERVER_WORDS).map(([state, { tone }]) => [state, tone])).toEqual([
    ['ONLINE', 'win'],
    ['WARNING', 'warn'],
    ['MAINTENANCE', 'info'],
    ['OFFLINE', 'loss'],
    ['UNKNOWN', 'neutral'],
  ]);
});

it('CPU and memory are red from 90 and yellow from 75, a disk from 85 and 70, all green below (AS-09)', () => {
  for (const load of ['cpu', 'memory'] as const)
    expect([0, 74, 75, 89, 90, 100].map((percent) => loadTone(load, percent))).toEqual([
      'win',
      'win',
      'warn',
      'warn',
      'loss',
      'loss',
    ]);
  expect([69, 70, 84, 85].map((percent) => loadTone('disk', percent))).toEqual(['win', 'warn', 'warn', 'loss']);
  expect(loadTone('cpu', null)).toBe('neutral');
});

it('figures that were not measured are said to be so', () => {
  expect(networkWords({ __typename: 'ServerNetwork', incoming: null, outgoing: null })).toBe('Not measured');
  expect(networkWords({ __typename: 'ServerNetwork', incoming: 125.4, outgoing: 0.02 })).toBe(
    'In 125.4 MB/s · out 0.02 MB/s',
  );
  expect([null, 100, 99.8].map(uptimeWords)).toEqual(['Not yet', '100%', '99.8%']);
});

it('strain is said where there is some', () => {
  const server = { loopDelayMs: 3, jobsDue: 0, eventsBehind: 0 } as Parameters<typeof strainWords>[0];
  expect(strainWords(server)).toBe('');
  expect(strainWords({ ...server, loopDelayMs: 60, jobsDue: 1, eventsBehind: 2 })).toBe(
    'answers 60 ms late · 1 job waits · 2 events behind',
  );
});

it('what a server has not said is said for it', () => {
  expect(
    errandWords({
      errands: [
        { __typename: 'Errand', serverId: 'web-a', state: 'WAITING', outcome: '' },
        { __typename: 'Errand', serverId: 'web-b', state: 'DONE', outcome: 'Came back after 3 s' },
      ],
    }),
  ).toEqual(['web-a: waits for its turn', 'web-b: Came back after 3 s']);
});
