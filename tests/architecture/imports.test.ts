import { expect, test } from 'vitest';
import { LAYERS, LAYER_IMPORTS, ROOMS, ROOM_IMPORTS } from '../../domain/rooms.ts';
import { ROOMS as GATEWAY_ROOMS } from '../../gateway/rooms.ts';
import { type Import, describeImport, files, importsOf, isCode, isProduction, read } from './source.ts';

const imports = files.filter(isProduction).flatMap(importsOf);

const layerOf = (file: string) => LAYERS.find((layer) => file.startsWith(`${layer}/`));
const roomOf = (file: string) => ROOMS.find((room) => file.split('/')[1] === room && layerOf(file));

/** A foreign key names the table of another room; that binds the rows, not the code. */
const isForeignKey = ({ from, to }: Import) => from.endsWith('.table.ts') && to.endsWith('.table.ts');

/** An address names a page and binds no code: whoever sends people there may write it. */
const isAddress = ({ to }: Import) => to.endsWith('.paths.ts');

const offences = (isOffence: (one: Import) => boolean) => imports.filter(isOffence).map(describeImport);

test('imports go one way: domain, db, gateway; web sees domain only', () => {
  expect(
    offences(({ from, to }) => {
      // The manifest, for the version, knows nobody.
      if (to === 'package.json') return false;
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

test('a room imports only the rooms that it may know, in whichever layer', () => {
  expect(
    offences((one) => {
      const [own, other] = [roomOf(one.from), roomOf(one.to)];
      if (!own || !other || own === other || one.from.startsWith('web/')) return false;
      if (isForeignKey(one) || isAddress(one)) return false;
      return !ROOM_IMPORTS[own]?.includes(other);
    }),
  ).toEqual([]);
});

/** What puts the rooms together takes the parts that have a place of their own: manifests, sample rows. */
const isAssembly = ({ from, to }: Import) =>
  (from === 'gateway/rooms.ts' && to.endsWith('/room.ts')) || /^db\/(seed\/|[\w-]+\/samples[./])/.test(from);

test('another room is entered through its public file, which names what it gives and is short', () => {
  const isPublic = ({ to }: Import) => to.endsWith('/index.ts');
  expect(
    offences((one) => {
      const other = roomOf(one.to);
      if (!other || other === roomOf(one.from) || !/^(db|gateway)\//.test(one.from) || one.to.startsWith('domain/'))
        return false;
      return !isPublic(one) && !isForeignKey(one) && !isAssembly(one);
    }),
  ).toEqual([]);
  const open = [...new Set(imports.filter((one) => isPublic(one) && roomOf(one.to)).map(({ to }) => to))];
  expect(open.length).toBeGreaterThan(0);
  for (const file of open) {
    expect([file, read(file).split('\n').length <= 30, read(file).includes('export *')]).toEqual([file, true, false]);
  }
});

test('what a room may know is used, and stands before it', () => {
  const known = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const idle = ROOMS.flatMap((room) =>
    (ROOM_IMPORTS[room] ?? []).filter(
      (other) => !known.has(`${room} ${other}`) || ROOMS.indexOf(other) >= ROOMS.indexOf(room),
    ),
  );
  expect(idle).toEqual([]);
});

test('the gateway lists its rooms in the order in which they build on each other', () => {
  const names = GATEWAY_ROOMS.map(({ name }) => name);
  expect(names.filter((name) => roomOf(`gateway/${name}/room.ts`))).toEqual(ROOMS);
});

test('what serves all rooms of the gateway knows none of them', () => {
  expect(
    offences(
      ({ from, to }) =>
        /^gateway\/(kernel|schema|events|mail)\//.test(from) && to.startsWith('gateway/') && roomOf(to) !== undefined,
    ),
  ).toEqual([]);
});

test('the kernel knows nothing of what puts the rooms together, and rooms do not either', () => {
  expect(
    offences(
      ({ from, to }) =>
        /^gateway\/(server\/|rooms\.ts)/.test(to) && !/^gateway\/(server\/|(rooms|main|start)\.ts)/.test(from),
    ),
  ).toEqual([]);
});

test('nothing depends on the admin room but what puts the rooms together', () => {
  const assembly =
    /^(db\/seed\/|domain\/configuration\.ts|gateway\/server\/|gateway\/(main|rooms|start)\.ts|web\/(app|gallery)\/)/;
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
  const writes =
    /\.(insert|update|delete)\((transfers|entries|ledgerAccounts|ledgerHead|ledgerTiles|stakes|stakeSubjects)\)/;
  const writers = files.filter((file) => isProduction(file) && writes.test(read(file)));
  expect(writers.length).toBeGreaterThan(0);
  expect(writers.filter((file) => !file.startsWith('db/wallet/'))).toEqual([]);
});

/** What files of db tell of what they write, each with the reason. All else is told by the use case that has it written. */
const TOLD_BY_DB = {
  'db/battles/apply-transition.ts': 'the event of a transition, given by the rule together with what is written',
  'db/battles/invite.queries.ts': 'how an invite stands, by whatever it is changed',
  'db/battles/keep-replay.ts': 'that a replay is new, which the statement finds out',
  'db/matchmaking/seeker.queries.ts': 'where somebody stands in the queue, by whatever it is changed',
  'db/teams/tell-team.ts': 'whom an event of a team concerns; it writes nothing else',
  'db/tournaments/keep-match-replays.ts': 'that a replay is new, which the statement finds out',
  'db/wallet/alert.queries.ts': 'that an alert is new, which the statement finds out',
};

test('db tells no event, enqueues no job and raises no alert but where the list says why', () => {
  const tells = files.filter(
    (file) =>
      /^db\/(?!events\/|jobs\/|seed\/)/.test(file) &&
      !/^db\/[\w-]+\/samples[./]/.test(file) &&
      isProduction(file) &&
      /\b(appendEvent|appendLiveEvent|enqueueJob|raiseAlert)\(/.test(read(file)),
  );
  expect(tells.toSorted()).toEqual(Object.keys(TOLD_BY_DB));
});

test('rooms of web meet in web/app only, and what serves all of them knows none', () => {
  const isShared = (file: string) =>
    roomOf(file) === undefined && !/^web\/(app|catalogue|embed|gallery|graphiql)\//.test(file);
  expect(
    offences(({ from, to }) => {
      if (!from.startsWith('web/') || !to.startsWith('web/')) return false;
      if (isShared(from)) return roomOf(to) !== undefined || to.startsWith('web/app/');
      if (roomOf(from)) return to.startsWith('web/app/') || (roomOf(to) !== undefined && roomOf(to) !== roomOf(from));
      return false;
    }),
  ).toEqual([]);
});

test('the client is a package of its own: it imports nothing of the product, and it nothing of the client', () => {
  const own = files.filter((file) => file.startsWith('client/') && isCode(file));
  const isOutside = ({ from, to }: Import) =>
    !to.startsWith('client/') && !(from === 'client/manifest.test.ts' && to === 'package.json');
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap(importsOf).filter(isOutside).map(describeImport)).toEqual([]);
  expect(offences(({ to }) => to.startsWith('client/'))).toEqual([]);
});

test('what checks the product from outside is a package of its own: it imports nothing of the product, not in tests either', () => {
  const own = files.filter((file) => file.startsWith('verify/') && isCode(file));
  /** The descriptions that everybody has, and the manifest, whose version a test compares. */
  const isOpen = ({ from, to }: Import) =>
    to.startsWith('verify/') || (from.endsWith('.test.ts') && /^(docs\/formats\/[\w-]+\.json|package\.json)$/.test(to));
  expect(own.length).toBeGreaterThan(0);
  expect(
    own
      .flatMap(importsOf)
      .filter((one) => !isOpen(one))
      .map(describeImport),
  ).toEqual([]);
  const packages = own
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/\bfrom\s*'([^.'][^']*)'/g)].map(([, name]) => name));
  expect(packages.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  expect(offences(({ to }) => to.startsWith('verify/'))).toEqual([]);
});

test('the programs in plugins live from the client: they import nothing of the product, and it nothing of them', () => {
  const own = files.filter((file) => file.startsWith('plugins/') && isCode(file));
  expect(own.length).toBeGreaterThan(0);
  expect(
    own
      .flatMap(importsOf)
      .filter(({ to }) => !to.startsWith('plugins/') && to !== 'client/index.ts')
      .map(describeImport),
  ).toEqual([]);
  expect(offences(({ to }) => to.startsWith('plugins/'))).toEqual([]);
});

test('a plugin stands in a folder of its own, and knows no other but the kit', () => {
  const inOthers = files
    .filter((file) => file.startsWith('plugins/') && file.split('/').length > 2 && !file.includes('.test.'))
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith('plugins/'))
    .filter(({ from, to }) => ![from.split('/')[1], 'kit'].includes(to.split('/')[1] ?? ''));
  expect(inOthers.map(describeImport)).toEqual([]);
});
