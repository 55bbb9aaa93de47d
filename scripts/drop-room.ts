/**
 * `npm run drop:room -- jury` takes a room out of the tree that it runs in, or several: its folders in every layer and its
 * tests, but for what its players are still owed, and what documents of other rooms ask of it. The tables stay declared, and
 * with them the part of the manifest by which an archive tells of them and an account takes them along, and the types of
 * what it told and refused; migrations are never changed. What still names the room is printed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { buildSchema, parse, print } from 'graphql';
import { ROOMS, ROOM_IMPORTS, type RoomName } from '../domain/rooms.ts';
import { cutDocument } from './cut-document.ts';
import { ROOT, isGenerated, sourceFiles } from './source-files.ts';

/** Rooms that gather what others give, so that what they import says nothing of what is built on it. */
const GATHERING: readonly RoomName[] = ['notifications', 'admin'];
/** Nobody imports these, and no installation goes without. */
const ALWAYS: ReadonlySet<RoomName> = new Set([...GATHERING, 'privacy']);
/** What a retired room goes on to say of itself. */
const KEPT = ['name', 'refusals', 'personalData', 'planted', 'uploads'];
/**
 * What is kept names these: what events of the room told, why it refused and which contests were its own, of which rows and
 * logs are full.
 */
const DECLARED = /^domain\/[\w-]+\/(?:refusals|subject|[\w-]+-events)\.ts$/;
const LIST = 'domain/rooms.ts';
const CONFIGURATION = 'domain/configuration.ts';
const APP = 'web/app/rooms.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(ROOT, file), text);

/** A room that two others or more are built on, or without which there is no product. */
function isBase(room: RoomName): boolean {
  const above = ROOMS.filter((other) => !GATHERING.includes(other) && ROOM_IMPORTS[other]?.includes(room));
  return ALWAYS.has(room) || above.length > 1;
}

const IMPORT = /(?:import|export) (?:type )?(?:([^;'"]*?) from )?'(\.{1,2}\/[^']+)';\n?/g;

/** What a file imports of others, by the path from the root, and as what. */
const importsOf = (file: string) =>
  [...read(file).matchAll(IMPORT)].map(([, names = '', to = '']) => ({
    to: posix.join(posix.dirname(file), to),
    names: names.match(/[\w$]+/g)?.filter((name) => name !== 'type' && name !== 'as') ?? [],
  }));

/** The files that some files need, of those of a room. */
function neededOf(files: readonly string[], own: ReadonlySet<string>): Set<string> {
  const needed = new Set(files);
  for (const file of needed) for (const { to } of importsOf(file)) if (own.has(to)) needed.add(to);
  return needed;
}

/** A manifest with nothing but what is kept, and with what that needs. */
function retired(manifest: string): string {
  const [, head = '', , body = ''] = /^([^]*?)(\nexport const \w+: Room = \{\n)([^]*)\n\};\n/.exec(manifest) ?? [];
  const parts = body.split(/\n(?= {2}(?:\w|\/\/))/);
  const kept = parts.filter((part) => KEPT.some((name) => part.startsWith(`  ${name}:`)));
  let text = manifest.replace(body, kept.join('\n'));
  const isUsed = (name: string, besides = 0): boolean =>
    text.replaceAll(IMPORT, '').split(new RegExp(`\\b${name}\\b`)).length > 1 + besides;
  // What a declaration at the top was for may be gone, and with it what that one was for.
  for (const declared of head.split(/\n\n+/).toReversed()) {
    const name = /^(?:async )?(?:const|function) (\w+)/m.exec(declared)?.[1];
    if (name && !isUsed(name, 1)) text = text.replace(`${declared}\n\n`, '').replace(`\n${declared}\n`, '\n');
  }
  return text.replaceAll(IMPORT, (statement, names: string | undefined) => {
    const left = names?.match(/(?:type )?[\w$]+/g)?.filter((name) => isUsed(name.replace('type ', ''))) ?? [];
    if (!names?.startsWith('{')) return left.length > 0 ? statement : '';
    return left.length > 0 ? statement.replace(names, `{ ${left.join(', ')} }`) : '';
  });
}

const run = (program: string, ...args: string[]): string => {
  try {
    return execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as Readonly<Record<'stdout' | 'stderr', string>>;
    return stdout + stderr;
  }
};

/** Which rooms each may import, without those that it imports no more. */
function writeImports(): void {
  let text = read(LIST);
  for (const [room, others = []] of Object.entries(ROOM_IMPORTS)) {
    const files = sourceFiles().filter((file) =>
      new RegExp(`^(?:domain|db|gateway|web)/${room}/.*\\.tsx?$`).test(file),
    );
    const known = new Set(files.flatMap(importsOf).map(({ to }) => to.split('/')[1]));
    const left = others.filter((other) => known.has(other)).map((other) => `'${other}'`);
    text = text.replace(new RegExp(`^( {2}'?${room}'?: )\\[[^\\]]*\\]`, 'm'), `$1[${left.join(', ')}]`);
  }
  write(LIST, text);
}

/** A foreign key, and the lists in which manifests and kinds of contests stand. */
const isExpected = (from: string, to: string): boolean =>
  (to.endsWith('.table.ts') && from.endsWith('.table.ts')) ||
  ['gateway/rooms.ts', 'domain/shared/subjects.ts'].includes(from);

/** The files outside of the room that name what is its own, with the names: by their imports, and by what is wrong with them now. */
function namesOutside(own: ReadonlySet<string>, documents: readonly string[], said: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const tell = (file: string, names: readonly string[]): void => {
    if (!own.has(file)) found.set(file, new Set([...(found.get(file) ?? []), ...names]));
  };
  for (const file of sourceFiles().filter((one) => /\.tsx?$/.test(one) && !isGenerated(one)))
    for (const { to, names } of importsOf(file)) if (own.has(to) && !isExpected(file, to)) tell(file, names);
  for (const [, file = '', message = ''] of said.matchAll(/^([\w./-]+)\(\d+,\d+\): error TS\d+: (.*)$/gm))
    if ((!message.includes('Cannot find module') || message.includes('.gql.ts')) && !isGenerated(file))
      tell(
        file,
        [...message.matchAll(/'"?([^']+?)"?'/g)].map(([, one = '']) => one).filter((one) => /^[\w.$-]+$/.test(one)),
      );
  for (const file of documents) tell(file, []);
  return found;
}

/** Removes a room; answers what were its own files. */
function removeRoom(name: string): ReadonlySet<string> {
  const room = ROOMS.find((one) => one === name);
  if (!room || !existsSync(join(ROOT, 'gateway', name, 'room.ts'))) throw new Error(`there is no room ${name}`);
  if (isBase(room)) throw new Error(`others are built on ${name}`);
  const isOwn = (file: string) =>
    new RegExp(`^(?:(?:domain|db|gateway|web|tests/\\w+)/${name}/|tests/replay/${name}\\.)`).test(file);
  const own = new Set(sourceFiles().filter(isOwn));
  const manifest = `gateway/${name}/room.ts`;
  write(manifest, retired(read(manifest)));
  const tables = [...own].filter((file) => /^db\/.*\.table\.ts$/.test(file));
  const declared = [...own].filter((file) => DECLARED.test(file));
  const kept = neededOf([manifest, ...tables, ...declared], own);
  for (const file of own) if (!kept.has(file)) rmSync(join(ROOT, file));
  const camel = name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const line = "import { defineRoom } from '../parts/define-room.ts';\n";
  write(
    APP,
    read(APP)
      .replace(line, '')
      .replace(new RegExp(`^import \\{ ${camel} \\}.*\n`, 'm'), line)
      .replace(new RegExp(`^  ${camel},$`, 'm'), `  ${camel}: defineRoom({}),`),
  );
  // What staff can set or switch of it is known to nobody any more.
  write(
    CONFIGURATION,
    read(CONFIGURATION).replaceAll(
      new RegExp(`^(?:import .*\\./${name}/.*|  \\.\\.\\.${camel}(?:Settings|Flags),)\\n`, 'gm'),
      '',
    ),
  );
  run('oxfmt', manifest, CONFIGURATION);
  console.log(`Kept of ${name}:\n${[...kept].map((file) => `  ${file}`).join('\n')}`);
  return own;
}

/** Cuts what goes out of the documents of other rooms, so that the compiler tells who reads it. Answers which these are. */
function cutDocuments(): string[] {
  run('tsx', 'gateway/server/graphql/emit-schema.ts');
  const schema = buildSchema(read('schema.graphql'), { assumeValidSDL: true });
  return sourceFiles().filter((file) => {
    const left = /^web\/.*\.graphql$/.test(file) ? cutDocument(schema, parse(read(file))) : null;
    if (left === null) return false;
    write(file, `${print(left)}\n`);
    if (left.definitions.length > 0) return true;
    rmSync(join(ROOT, file));
    rmSync(join(ROOT, file.replace(/([^/]+)\.graphql$/, '__generated__/$1.gql.ts')), { force: true });
    return true;
  });
}

function dropRooms(dropped: readonly string[]): void {
  if (dropped.length === 0) throw new Error('say which room');
  if (existsSync(join(ROOT, '.git')) && execFileSync('git', ['status', '--porcelain'], { cwd: ROOT }).length > 0)
    throw new Error('commit your changes first, so that git can bring the room back');
  const own = new Set(dropped.flatMap((name) => [...removeRoom(name)]));
  writeImports();
  run('oxfmt', LIST);
  const documents = cutDocuments();
  const said = [
    run('npm', 'run', 'generate'),
    ...['.', 'web'].map((project) => run('tsc', '-p', project, '--pretty', 'false')),
  ];
  const isTest = (file: string): boolean => /^(tests|scripts)\/|\/testing\/|\.test\.tsx?$/.test(file);
  const wrong = [...said.join('\n').matchAll(/^([\w./-]+)\(\d+,\d+\): error TS/gm)].map(([, file = '']) => file);
  const outside = [...namesOutside(own, documents, said.join('\n'))];
  const told = (files: typeof outside) =>
    files.map(([file, names]) => `  ${file}: ${[...names].join(', ')}`).join('\n');
  const product = outside.filter(([file]) => !isTest(file));
  console.log(`Outside of it (${product.length}):\n${told(product)}`);
  console.log(`\nTypes of the product: ${new Set(wrong.filter((file) => !isTest(file))).size} files to mend`);
  console.log(
    `\nTests (${outside.length - product.length}):\n${told(outside.filter((one) => !product.includes(one)))}`,
  );
}

dropRooms(process.argv.slice(2));
