/**
 * `npm run new:room raffles` makes a room that plugs in: every layer, its tests, and the lists in which rooms stand. What
 * it does is small and real: a player stakes money, and a little later the money goes back. Put your own in its place.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

const TEMPLATES = 'scripts/new-room';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The forms in which templates name the room, by the word between the braces. */
function formsOf(kebab: string) {
  const words = kebab.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    kebab,
    pascal,
    camel,
    /** As the property of an object that the room is found in by its name. */
    named: kebab === camel ? camel : `'${kebab}': ${camel}`,
    snake: words.join('_'),
    upper: words.join('_').toUpperCase(),
    title: words.map(capital).join(' '),
  };
}
type Forms = ReturnType<typeof formsOf>;

/** Puts text before the first place where `mark` stands. Throws where it does not: then the list has moved. */
function before(text: string, mark: string | RegExp, added: string): string {
  const at = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark);
  if (at === -1) throw new Error(`nothing to put ${added.trim()} before`);
  return text.slice(0, at) + added + text.slice(at);
}

type Edit = (text: string) => string;

/** The files outside of the room that know it by name, and what each says of it. */
const editsOf = ({ kebab, camel, named }: Forms): Readonly<Record<string, Edit>> => ({
  'domain/rooms.ts': (text) => {
    const key = kebab === camel ? kebab : `'${kebab}'`;
    const listed = text.includes(`  '${kebab}',`) ? text : before(text, "  'admin',\n] as const", `  '${kebab}',\n`);
    return before(listed, /^ {2}admin: \[/m, `  ${key}: ['accounts', 'wallet'],\n`);
  },
  'gateway/rooms.ts': (text) =>
    before(
      before(text, /^import/m, `import { ${camel} } from './${kebab}/room.ts';\n`),
      '};\n\n/**\n * Every room',
      `  ${named},\n`,
    ),
  'web/app/rooms.ts': (text) =>
    before(
      before(text, /^import/m, `import { ${camel} } from '../${kebab}/${kebab}.routes.tsx';\n`),
      '} satisfies Readonly<Record<RoomName',
      `  ${named},\n`,
    ),
  'domain/configuration.ts': (text) =>
    before(
      before(text, /^import/m, `import { ${camel}Settings } from './${kebab}/${kebab}.settings.ts';\n`),
      '  ...adminSettings,\n};',
      `  ...${camel}Settings,\n`,
    ),
  'domain/shared/subjects.ts': (text) =>
    before(
      before(text, /^import/m, `import { ${camel}Subjects } from '../${kebab}/subject.ts';\n`),
      '};\ntype Subjects',
      `  ...${camel}Subjects,\n`,
    ),
});

/** The room's own files by where they go, as their templates have them. */
function ownFiles({ kebab }: Forms): Map<string, string> {
  const home = (file: string) =>
    file.startsWith('replay/')
      ? `tests/${file}`
      : file.replace(/^tests\//, 'tests/integration/').replace(/^((?:tests\/integration|\w+))\//, `$1/${kebab}/`);
  return new Map(
    sourceFiles(TEMPLATES).map((file) => [
      home(file.slice(TEMPLATES.length + 1).replace(/\.txt$/, '')).replaceAll('NAME', kebab),
      read(file),
    ]),
  );
}

function makeRoom(name: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error('a room is called by small letters, with dashes between words');
  const forms = formsOf(name);
  if (existsSync(join(ROOT, 'gateway', name))) throw new Error(`there is a room ${name}`);
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_all, word: string) => forms[word as keyof Forms]);
  const made = new Map([...ownFiles(forms)].map(([file, text]) => [file, fill(text)]));
  const changed = new Map(Object.entries(editsOf(forms)).map(([file, edit]) => [file, edit(read(file))] as const));
  for (const [file, text] of [...made, ...changed]) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  const formatted = [...made.keys(), ...changed.keys()].filter((file) => !file.endsWith('.graphql'));
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), formatted, { cwd: ROOT });
  console.log(`New files of the room:\n${[...made.keys()].map((file) => `  ${file}`).join('\n')}
Changed outside of it (${changed.size}):\n${[...changed.keys()].map((file) => `  ${file}`).join('\n')}
Now run
  npm run generate
  npm run db:generate -- --name add-${name}
which write schema.graphql, the typed operations, the trusted documents, the drawing in docs/architecture.md and
a migration for each engine.
docs/adding-a-room.md says what each file is for.`);
}

const [name = '--help'] = process.argv.slice(2);
if (name === '--help') console.log('npm run new:room -- NAME    makes a room, as docs/adding-a-room.md tells');
else makeRoom(name);
