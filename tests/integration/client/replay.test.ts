// @module-tag engines
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { findings, hollowOf } from '../../replay/compare.ts';
import { EXCEPTIONS, allQueries, playedRooms, queriesIn, without } from '../../replay/queries.ts';
import { type Replay, localeOf, replay } from '../../replay/replay.ts';

it('every form in which a query function is written is found by its source', () => {
  const text = `
export async function one(tx: Tx, id: string): Promise<void> {}
export const two = (reader: Reader, id: string) => 1;
export const three = async <T>(
  db: Database,
) => 1;
export const four = statement((tx) => 1);
export function five<T extends object>(
  reader: Pick<Reader, 'select'>,
) {}
export const no = (id: string): boolean => true;
export const NOR = 5;
function hidden(tx: Tx) {}
`;
  expect(queriesIn(text)).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(allQueries().length).toBeGreaterThan(1_300);
});

// The other run is of this very file; the engines are two processes of their own in either.
describe.runIf(engine === 'postgres')('one replay of queries on both engines', () => {
  let both: Replay;
  beforeAll(async () => {
    // A language of its own is what orders otherwise than SQLite; it is told at the start that it shall not.
    both = await replay(inject('postgresUrl'), localeOf(process.env['REPLAY_LOCALE'] ?? 'icu'));
  }, 600_000);
  const told = (isMeant: (room: string) => boolean) => findings(both).filter(({ room }) => isMeant(room));

  it('finds both engines with the same rows', () => {
    expect(both.postgres.rows).toEqual(both.sqlite.rows);
  });

  it('has a case for every query function of the rooms that are played', () => {
    const rooms = new Set(playedRooms());
    const named = new Set(both.sqlite.played.map(({ room, name }) => `${room}.${name}`));
    const missing = without(
      allQueries().filter(({ room }) => rooms.has(room)),
      named,
    );
    expect(missing.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
    const known = new Set(allQueries().map(({ room, name }) => `${room}.${name}`));
    expect([...named].filter((name) => !name.startsWith('faults.') && !known.has(name))).toEqual([]);
    expect(Object.keys(EXCEPTIONS).filter((name) => !known.has(name) || named.has(name))).toEqual([]);
  });

  it('gets the same answer from both engines to every call', () => {
    const lines = told((room) => room !== 'faults').map(({ room, name, text }) => `${room}.${name} ${text}`);
    expect(lines).toEqual([]);
  });

  it('asks no function only for what is not there', () => {
    expect(hollowOf(both).filter((name) => !name.startsWith('faults.'))).toEqual([]);
  });

  it('notices each fault that is put in, and nothing else', () => {
    const first = new Map(told((room) => room === 'faults').map(({ name, text }) => [name, text]));
    expect([...first.keys()]).toEqual([
      'foldsOnOneEngine',
      'leavesNullsToTheEngine',
      'losesTies',
      'losesTiesOnOneEngine',
      'leavesTiesOpen',
      'asksForNoOrder',
      'sumsAsTheEngineDoes',
      'writesOtherwise',
      'differsNoMore',
    ]);
    expect(first.get('leavesNullsToTheEngine')).toContain('though one is asked for');
    expect(first.get('losesTies')).toContain('pages of 1 leave the order at row 1');
    expect(first.get('asksForNoOrder')).toContain('no statement asks for one');
    expect(first.get('writesOtherwise')).toContain('isVip');
    expect(hollowOf(both).filter((name) => name.startsWith('faults.'))).toEqual(['faults.answersNothing']);
  });
});
