import { expect, test } from 'vitest';
import { LAYERS, LAYER_IMPORTS, ROOMS, ROOM_IMPORTS, type Room } from './rooms.ts';
import { type Import, describeImport, files, importsOf, isProduction, read } from './source.ts';

const imports = files.filter(isProduction).flatMap(importsOf);

const layerOf = (file: string) => LAYERS.find((layer) => file.startsWith(`${layer}/`));
const roomOf = (file: string) => ROOMS.find((room) => file.split('/')[1] === room && layerOf(file));

/** A foreign key names the table of another room; that binds the rows, not the code. */
const isForeignKey = ({ from, to }: Import) => from.endsWith('.table.ts') && to.endsWith('.table.ts');

const offences = (isOffence: (one: Import) => boolean) => imports.filter(isOffence).map(describeImport);

test('imports go one way: domain, db, gateway; web sees domain only', () => {
  expect(
    offences(({ from, to }) => {
      const [own, other] = [layerOf(from), layerOf(to)];
      return own !== undefined && own !== other && (!other || !LAYER_IMPORTS[own].includes(other));
    }),
  ).toEqual([]);
});

test('production code imports no tests and nothing that serves tests', () => {
  expect(offences(({ to }) => to.startsWith('tests/') || to.includes('.test.') || to.includes('/testing/'))).toEqual(
    [],
  );
});

test.each(LAYERS)('a room of %s imports only the rooms that it may know', (layer) => {
  const allowed = ROOM_IMPORTS[layer];
  expect(
    offences((one) => {
      const [own, other] = [roomOf(one.from), roomOf(one.to)];
      if (layerOf(one.from) !== layer || layerOf(one.to) !== layer || !own || !other || own === other) return false;
      return !isForeignKey(one) && !allowed[own]?.includes(other);
    }),
  ).toEqual([]);
});

test.each(LAYERS)('the rooms of %s know each other without a circle', (layer) => {
  const allowed = ROOM_IMPORTS[layer];
  const reaches = (from: Room, goal: Room, seen = new Set<Room>()): boolean =>
    (allowed[from] ?? []).some((next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))));
  expect(ROOMS.filter((room) => reaches(room, room))).toEqual([]);
});

test('nothing depends on the admin room but what puts the rooms together', () => {
  const assembly = /^(db\/schema\.ts|gateway\/server\/|gateway\/(main|rooms)\.ts|web\/app\/)/;
  expect(
    offences(({ from, to }) => roomOf(to) === 'admin' && roomOf(from) !== 'admin' && !assembly.test(from)),
  ).toEqual([]);
});

test('only db/wallet posts money, and hands nobody the means to', () => {
  expect(offences(({ from, to }) => to === 'db/wallet/post-transfer.ts' && !from.startsWith('db/wallet/'))).toEqual([]);
  const posted = files.filter((file) => isProduction(file) && /\bpostTransfer\b/.test(read(file)));
  expect(posted.length).toBeGreaterThan(0);
  expect(posted.filter((file) => !file.startsWith('db/wallet/'))).toEqual([]);
  const handsOn = /export (\*|\{[^}]*\bpostTransfer\b[^}]*\}) from|export (async )?function postTransfer/;
  expect(posted.filter((file) => handsOn.test(read(file)))).toEqual(['db/wallet/post-transfer.ts']);
});

test('only db/wallet writes the tables of the ledger', () => {
  const writes = /\.(insert|update|delete)\((transfers|entries|ledgerAccounts|ledgerHead|stakes|stakeSubjects)\)/;
  const writers = files.filter((file) => isProduction(file) && writes.test(read(file)));
  expect(writers.length).toBeGreaterThan(0);
  expect(writers.filter((file) => !file.startsWith('db/wallet/'))).toEqual([]);
});

test('rooms of web meet in web/app only, and what serves all of them knows none', () => {
  const isShared = (file: string) => roomOf(file) === undefined && !/^web\/(app|catalogue|graphiql)\//.test(file);
  expect(
    offences(({ from, to }) => {
      if (!from.startsWith('web/') || !to.startsWith('web/')) return false;
      if (isShared(from)) return roomOf(to) !== undefined || to.startsWith('web/app/');
      if (roomOf(from)) return to.startsWith('web/app/') || (roomOf(to) !== undefined && roomOf(to) !== roomOf(from));
      return false;
    }),
  ).toEqual([]);
});
