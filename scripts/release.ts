/**
 * `npm run release [-- FOLDER]` makes a folder that runs by itself: the built pages and gateway, the packages that the
 * gateway asks for, migrations, and a `gauntlet` command. Nothing is fetched: packages are those that are installed here.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { LANGUAGES } from '../domain/shared/languages.ts';
import packageJson from '../package.json' with { type: 'json' };
import { isBuilt } from './build-stamp.mjs';
import { run } from './prepare.mjs';
import { ROOT } from './source-files.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const DOCUMENTS = 'docs/developers';

/** What of a checkout a release holds beside packages; pages for those who work on the product stay behind. */
const PARTS = [
  'dist/client',
  'dist/gateway',
  'dist/embed',
  'dist/graphiql',
  'dist/overlay',
  'dist/web',
  ...LANGUAGES.slice(1).map((language) => `dist/web-${language}`),
  'db/migrations',
  DOCUMENTS,
  'gateway/video/films',
  'LICENSE',
  '.env.example',
];

/** Of those: sources, and what the next migration is told apart from. */
const ONLY_MADE_FROM = /\.ts$|_snapshot\.json$/;

/** Of packages: what only their authors need, and what their native parts are built from. */
const LEFT_OUT = /\.(map|md|markdown|[cm]?ts|flow|c|cc|cpp|h|hpp|gyp|gypi|o|a)$/i;
/** Their tests, the tools that they are made with, and what is left of a native build beside its end. */
const FOLDERS_LEFT_OUT = /^(\.[^/]+|tests?|__tests__|benchmarks?|examples?|build\/Release\/(\.deps|obj\.target))(\/|$)/;
/** Native parts for other machines than this one and its like. */
const OF_OTHERS = new RegExp(`^prebuilds/(?!${process.platform}(?:musl)?-${process.arch}\\b).`);
/** What a package can work with and is not told to: parts of files lie in the database. */
const UNUSED: Readonly<Record<string, readonly string[]>> = { '@tus/server': ['@redis/client', 'ioredis'] };
/** A licence stays, whatever it is called. */
const KEPT = /(licen[cs]e|notice|copying)[^/]*$/i;

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const packageIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the built gateway asks for by name. */
function askedFor(): string[] {
  const found = new Set<string>();
  const built = readdirSync(join(ROOT, 'dist/gateway'), { encoding: 'utf8', recursive: true });
  for (const file of built.filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(ROOT, 'dist/gateway', file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:^import |\bfrom |\bimport\(|\bresolve\()["']([^"'\n]+)["']/gm))
      if (!/^[.#]|^node:/.test(specifier) && !builtinModules.includes(specifier)) found.add(packageIn(specifier));
  }
  return [...found].filter((name) => name in packageJson.dependencies).toSorted();
}

/** Where `name` is found from a package, as Node looks for it; null where it is not installed. */
function findPackage(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(ROOT); folder = resolve(folder, '..')) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  return null;
}

/** The folders of packages and of all that they stand on. */
function closureOf(names: readonly string[]): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string, isNeeded: boolean): void => {
    const folder = findPackage(name, from);
    if (folder === null) {
      // One for another system is not installed.
      if (isNeeded) throw new Error(`${name}, which ${relative(ROOT, from) || 'the gateway'} needs, is not installed`);
      return;
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, ...rest } = readManifest(folder);
    const isOptional = (each: string): boolean =>
      each in optionalDependencies || rest.peerDependenciesMeta?.[each]?.optional === true;
    for (const each of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies }))
      if (UNUSED[rest.name]?.includes(each)) continue;
      // An optional peer comes along only with who needs it.
      else if (!(isOptional(each) && each in peerDependencies)) add(each, folder, !isOptional(each));
  };
  for (const name of names) add(name, ROOT, true);
  return [...folders].toSorted();
}

function copyPackage(folder: string, to: string): void {
  const keeps = (file: string): boolean => {
    const path = relative(folder, file);
    if (path.split('/').includes('node_modules')) return false; // those that it stands on are copied by themselves
    if (OF_OTHERS.test(path)) return false;
    return KEPT.test(path) || !(LEFT_OUT.test(path) || FOLDERS_LEFT_OUT.test(path));
  };
  cpSync(folder, join(to, relative(ROOT, folder)), { recursive: true, filter: keeps });
}

const licenceOf = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => KEPT.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');

/** Whose work is in it, with the terms of each: that of the packages beside the gateway and of those within the pages. */
function notices(folders: readonly string[]): string {
  const texts = folders.map((folder) => {
    const { name, version, license } = readManifest(folder);
    const terms = typeof license === 'string' ? license : 'see below';
    return `${name} ${version} (${terms})\n\n${licenceOf(folder)}`.trim();
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const README = `# Gauntlet ${packageJson.version}

Node 22.12 or newer (but 23) is all that is needed to try it; it was made with ${process.versions.node}:

\`\`\`sh
./gauntlet
\`\`\`

serves at <http://localhost:4000> with the demo data set, in a file below \`data\`. \`./gauntlet help\` lists what else it does.

In earnest, copy \`.env.example\` to \`.env\`, set \`NODE_ENV=production\`, \`SESSION_SECRET\`, \`PUBLIC_URL\`, \`MAIL_URL\`, \`DATABASE_URL\` and the keys of Stripe (or \`PAYMENTS=sandbox\`: play money), and let \`./gauntlet doctor\` look at all of it before the first start. A gateway migrates the database by itself when it starts, ends on SIGTERM, and answers \`/readyz\`, \`/healthz\` and \`/metrics\`. Before you put a newer release in this one's place, make a backup with \`./gauntlet backup FILE\`, and take \`.env\` and \`data\` along.
`;

const COMMAND = `#!/bin/sh
# Files are named as seen from where this was called.
export INIT_CWD="\${INIT_CWD:-$PWD}"
cd "$(dirname "$0")" || exit 1
case "$(node --version)" in
  v22.[0-9].* | v22.1[01].* | v23.* | v[0-9].* | v1[0-9].* | v2[01].* | '')
    echo "Gauntlet needs Node 22.12 or later of 22, or 24 and later; this is $(node --version)." >&2
    exit 1
    ;;
esac
[ -f .env ] && set -- --env-file=.env dist/gateway/main.js "$@" || set -- dist/gateway/main.js "$@"
exec node "$@"
`;

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const to = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? `release/gauntlet-${packageJson.version}`);
mkdirSync(to, { recursive: true });
// A release that was tried keeps its database in its folder.
if (readdirSync(to).length > 0) {
  console.error(`${to} holds something already: remove it, or name another folder.`);
  process.exit(1);
}
if (!isBuilt() && !run('npm run --silent build')) process.exit(1);
for (const part of PARTS)
  cpSync(join(ROOT, part), join(to, part), {
    recursive: true,
    // Of the documents, sources are what is shown.
    filter: (file) => part === DOCUMENTS || !ONLY_MADE_FROM.test(file),
  });
const names = askedFor();
const folders = closureOf(names);
for (const folder of folders) copyPackage(folder, to);
const versions = Object.fromEntries(names.map((name) => [name, Reflect.get(packageJson.dependencies, name) as string]));
const { name, version, license, type } = packageJson;
const { engines } = packageJson;
const manifest = { name, version, private: true, license, type, engines, bin: 'gauntlet', dependencies: versions };
writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(to, 'README.md'), README);
writeFileSync(join(to, 'gauntlet'), COMMAND, { mode: 0o755 });
writeFileSync(join(to, 'THIRD-PARTY-NOTICES.txt'), notices(closureOf(Object.keys(packageJson.dependencies))));
console.log(`${to}: ${folders.length} packages, ${Math.round(bytesOf(to) / 1e6)} MB`);
