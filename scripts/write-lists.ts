/**
 * Writes the lists that follow from the files of rooms: what has a place of its own in the folder of a room is named there
 * and nowhere else. What is started, such as a room itself, stands in lists that are written by hand.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

const sources = sourceFiles();

interface Listed {
  readonly name: string;
  readonly file: string;
}

/** What files of a shape export, as `betsWords`; the ending says which of several exports of a file is meant. */
const exportsOf = (shape: RegExp, ending: string): Listed[] =>
  sources
    .filter((file) => shape.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+)/gm)]
        .map(([, name = '']) => ({ name, file }))
        .filter(({ name }) => name.endsWith(ending)),
    );

/** Writes a file of what others export. */
function write(to: string, ...parts: readonly string[]): void {
  mkdirSync(join(ROOT, dirname(to)), { recursive: true });
  writeFileSync(join(ROOT, to), `${parts.join('\n')}\n`);
}

const pathFrom = (to: string, file: string): string => posix.relative(posix.dirname(to), file);

const imports = (to: string, listed: readonly Listed[]): string[] =>
  listed.map(({ name, file }) => `import { ${name} } from '${pathFrom(to, file)}';`);

/** An object of all that some rooms say, by what they say it of. */
const merged = (name: string, type: string, listed: readonly Listed[]): string =>
  `export const ${name}: Readonly<Record<${type}>> = { ${listed.map((one) => `...${one.name}`).join(', ')} };`;

const TABLES = 'db/__generated__/schema.ts';
write(
  TABLES,
  ...sources
    .filter((file) => /^db\/[\w-]+\/[\w-]+\.table\.ts$/.test(file))
    .map((file) => `export * from '${pathFrom(TABLES, file)}';`),
);

const SUBJECTS = 'web/format/__generated__/subject-words.ts';
const subjects = exportsOf(/^web\/[\w-]+\/subject-words\.ts$/, 'SubjectWords');
write(
  SUBJECTS,
  "import type { SubjectKind } from '../../data/__generated__/schema-types.ts';",
  ...imports(SUBJECTS, subjects),
  '/** What each kind of contest is called. */',
  merged('SUBJECT_WORDS', 'SubjectKind, string', subjects),
);

const CONFIGURATION = 'web/format/__generated__/configuration-words.ts';
const shape = /^web\/[\w-]+\/configuration-words\.ts$/;
const [settings, flags] = [exportsOf(shape, 'SettingWords'), exportsOf(shape, 'FlagWords')];
write(
  CONFIGURATION,
  "import type { FlagId } from '../../../domain/configuration.ts';",
  "import type { SettingKey } from '../../../domain/shared/settings.ts';",
  ...imports(CONFIGURATION, [...settings, ...flags]),
  '/** What each value of the configuration means. */',
  merged('SETTING_WORDS', 'SettingKey, string', settings),
  '/** What each switch is called and governs. */',
  merged('FLAG_WORDS', 'FlagId, { readonly name: string; readonly description: string }', flags),
);

const SCREENS = 'web/gallery/__generated__/screens.ts';
const screens = exportsOf(/^web\/[\w-]+\/[\w-]+\.screens\.ts$/, 'Screens');
write(
  SCREENS,
  "import type { OwnScreens } from '../screen.ts';",
  ...imports(SCREENS, screens),
  '/** What rooms have in the gallery, each of its own. */',
  `export const OWN_SCREENS: readonly OwnScreens[] = [${screens.map(({ name }) => name).join(', ')}];`,
);
